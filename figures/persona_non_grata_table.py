"""What lies on the table of Persona Non Grata, read from a view once, for drawing it and for telling of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from figures.scene import CHOSEN, Open
from figures.walk import no_place
from gamekit.game import CHANCE, PUBLIC, TEACHER, UNKNOWN
from gamekit.persona_non_grata.archiving import ranking, sums
from gamekit.persona_non_grata.dealing import neighbour
from gamekit.persona_non_grata.scoring import Worth, points, worths
from gamekit.persona_non_grata.state import NOBODY, SENT, Cards, Lying, State, slot, view
from gamekit.text import text

if TYPE_CHECKING:
    import networkx

    from gamekit.game import Game, Task
    from gamekit.persona_non_grata.board import Box, Card
    from gamekit.text import Text

FOLDER = Path(__file__).parent
SIGNS = {"download": "↓", "encrypt": "▣", "left": "←", "right": "→"}  # of the actions; all fonts have these
WAYS = {"left": "↻", "right": "↺"}  # of passing, as the seats lie round the table
ACTIVE = "✓"  # of an activated corporation, and of a card that activates one
NAMING = ("first", "second")  # the tasks in which a player is named for a corporation


class Tabletop(NamedTuple):
    """What lies on the table: made once from a view, for drawing and for telling."""

    view: State
    shown: State  # as all eyes see it
    text: Text
    eyes: int
    box: Box
    order: tuple[int, ...]  # the seats row by row: the own one first, each next one the left neighbour of the last
    hand_of: int | None  # whose hand lies at the bottom; None: nobody's
    sums: tuple[tuple[int, ...], ...]  # of each corporation and seat: the open cards (PNG-72)
    known: tuple[tuple[int, ...], ...]  # the same with the face-down cards that these eyes see
    chosen: Mapping[str, str]  # what is chosen already of a move: slot -> word
    flow: networkx.DiGraph | None  # who holds which hand when; only with a lens
    lens: str | None  # a node of it

    @property
    def corporations(self) -> range:
        """The corporations in play."""
        return range(len(self.view.keys))


def box_of(game: Game) -> Box:
    """The cards that a game is played with."""
    box: Box = game.tables
    return box


def tabletop(
    state: State, lang: str, game: Game, eyes: int, lens: str | None = None, open: Open | None = None
) -> Tabletop:
    """What a view shows, in a language, what is chosen of a move already, and what is under the lens.

    ValueError if there is no such node or language.
    """
    box, shown, words = box_of(game), view(state, PUBLIC), text(lang, game, FOLDER)
    return Tabletop(
        view=state,
        shown=shown,
        text=words,
        eyes=eyes,
        box=box,
        order=order_of(state, eyes),
        hand_of=hand_at_bottom(state, eyes),
        sums=tuple(tuple(sums(box, shown, corporation)) for corporation in range(len(state.keys))),
        known=tuple(tuple(sums(box, state, corporation)) for corporation in range(len(state.keys))),
        chosen=dict(pair.split() for pair in (open or {}).get(CHOSEN, ())),
        flow=flow_with(game, state, lens),
        lens=lens,
    )


def order_of(state: State, eyes: int) -> tuple[int, ...]:
    """The seats clockwise, the own one first."""
    first = eyes if eyes in state.seats else 0
    return (*state.seats[first:], *state.seats[:first])


def hand_at_bottom(state: State, eyes: int) -> int | None:
    """Whose hand is shown large: that of the eyes, else of the player who decides or is dealt a card."""
    if eyes in state.seats:
        return eyes
    if not state.agenda:
        return None
    task = state.agenda[-1]
    if task.seat != CHANCE:
        return task.seat
    seat: int | None = task.about[0] if task.kind == "deal" else None
    return seat


def flow_with(game: Game, state: State, lens: str | None) -> networkx.DiGraph | None:
    """The graph of the hands, if there is a lens; InputError if it has no such node."""
    if lens is None:
        return None
    graph: networkx.DiGraph = game.graph(state, "flow")
    if lens not in graph:
        raise no_place(lens, graph)
    return graph


# ---------------------------------------------------------------------- whose turn


def due(top: Tabletop) -> Task | None:
    """What is to be settled next; None when the game is over."""
    return top.view.agenda[-1] if top.view.agenda else None


def mover(top: Tabletop) -> int | None:
    """The seat that decides now; None while chance is due and when the game is over."""
    task = due(top)
    return task.seat if task and task.seat in top.view.seats else None


def is_over(top: Tabletop) -> bool:
    """Whether the game is over."""
    return not top.view.agenda


def archiving(top: Tabletop) -> bool:
    """Whether the corporations are being settled, at the end of a week (PNG-33)."""
    return any(task.kind == "week_over" for task in top.view.agenda)


def settled(top: Tabletop) -> int | None:
    """The corporation about which somebody has to decide: a tie, or a theft; None if there is none."""
    task = due(top)
    return task.about[0] if task and task.kind in (*NAMING, "theft") else None


def naming(top: Tabletop, corporation: int) -> bool:
    """Whether a player is to be named for that corporation now."""
    task = due(top)
    return settled(top) == corporation and task is not None and task.kind in NAMING


def stealing(top: Tabletop, corporation: int) -> bool:
    """Whether an information card of that corporation is to be stolen now (PNG-49)."""
    task = due(top)
    return settled(top) == corporation and task is not None and task.kind == "theft"


def waited_for(top: Tabletop, seat: int) -> bool:
    """Whether a seat still has to lay its pair of the day (PNG-15), or to discard (PNG-23)."""
    return any(task.seat == seat and task.kind in ("lay", "discard") for task in top.view.agenda)


def side_of(top: Tabletop, seat: int) -> tuple[str, ...]:
    """Where a seat sits as the own one sees it: "left", "right", both with two players, or neither (PNG-1)."""
    if top.eyes not in top.view.seats or seat == top.eyes:
        return ()
    return tuple(side for side in SENT if neighbour(top.view, top.eyes, side) == seat)


# ---------------------------------------------------------------------- cards


def card_of(top: Tabletop, number: int) -> Card:
    """An information card by its number."""
    return top.box.cards[number]


def small(top: Tabletop, number: int) -> str:
    """What stands on a small card: its value, and the letter of its grade."""
    card = card_of(top, number)
    return f"{card.value}{top.text.name('grade', top.box.grades[card.grade], 'short')}"


def placed(top: Tabletop, seat: int, corporation: int) -> list[Lying]:
    """The cards of a corporation in an area that lie open."""
    area = (lying for lying in top.view.areas[seat] if not lying.encrypted)
    return [lying for lying in area if card_of(top, lying.card).corporation == corporation]


def hidden(top: Tabletop, seat: int) -> list[Lying]:
    """The cards in an area that lie face down (PNG-71)."""
    return [lying for lying in top.view.areas[seat] if lying.encrypted]


def slot_of(lying: Lying) -> str:
    """When and by whom a card was laid, as the hands are called in the graph of the hands: "w1d2-b"."""
    return slot(lying.week, lying.day, lying.sender)


def archive(top: Tabletop, seat: int, corporation: int) -> Cards:
    """The information cards of a corporation in an archive."""
    return tuple(card for card in top.view.archives[seat] if card_of(top, card).corporation == corporation)


def won(top: Tabletop, seat: int, corporation: int) -> list[int]:
    """The values of the corporation cards in an archive, the highest first."""
    return sorted((value for owner, value in top.view.won[seat] if owner == corporation), reverse=True)


def worth_of(top: Tabletop, seat: int, corporation: int) -> Worth | None:
    """What an archive is worth for a corporation; None if there is no card of it."""
    return next((each for each in worths(top.box, top.view, seat) if each.corporation == corporation), None)


def points_of(top: Tabletop, seat: int) -> int:
    """What archive and keys of a seat are worth as they stand."""
    return points(top.box, top.view, seat)


def holds_key(top: Tabletop, seat: int, corporation: int) -> bool:
    """Whether a seat holds the key of a corporation; NOBODY: whether it lies on the table."""
    return top.view.keys[corporation] == seat


def on_table(top: Tabletop, corporation: int) -> bool:
    """PNG-6: whether the key of a corporation lies on the table."""
    return holds_key(top, NOBODY, corporation)


# ---------------------------------------------------------------------- first and second so far


class Place(NamedTuple):
    """How a seat stands for a corporation by the open cards: 1 or 2, and whether others tie with it for that."""

    number: int
    tied: bool


def place_of(top: Tabletop, seat: int, corporation: int) -> Place | None:
    """PNG-36, PNG-38: first or second so far; PNG-47: with a sum of 0 neither; PNG-40: who is both is called first."""
    found = ranking(top.sums[corporation])
    if seat in found.ahead:
        return Place(1, bool(found.tied))
    return Place(2, len(found.second) > 1) if seat in found.second else None


# ---------------------------------------------------------------------- hands


def actions_of(top: Tabletop, seat: int) -> list[tuple[str, int, bool]]:
    """The action cards of a seat in this week: slug, which copy, and whether it is still to be used (PNG-17)."""
    left, every = top.view.actions[seat], top.box.actions
    copies = [(slug, every[:at].count(slug)) for at, slug in enumerate(every)]
    return [(slug, copy, copy < left.count(slug)) for slug, copy in copies]


def in_sight(cards: Cards) -> bool:
    """Whether these eyes see a hand."""
    return UNKNOWN not in cards


def others_in_sight(top: Tabletop) -> list[int]:
    """The other hands that the teacher sees."""
    if top.eyes != TEACHER:
        return []
    return [seat for seat in top.order if seat != top.hand_of and top.view.hands[seat]]
