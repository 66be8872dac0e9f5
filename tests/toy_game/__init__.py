"""Treasure, a whole game in one small file: one player knows where to dig, the others watch. Rules: rulebook.toml.

Seats 2 or 3 (TR-2); chance buries the treasure; hidden: its spot, from all but the owner of the map (TR-3);
longest game: that one move of chance and 10 rounds of 3 turns (TR-8).
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from gamekit.agenda import push, run_on
from gamekit.game import (
    CHANCE,
    TEACHER,
    UNKNOWN,
    Event,
    Game,
    Move,
    Option,
    Refusal,
    Score,
    Setting,
    Slot,
    Step,
    Task,
    Verb,
)

if TYPE_CHECKING:
    import networkx

# ---------------------------------------------------------------------- the board

NAMES = {
    "en": {
        "beach": {"": "beach", "at": "on the beach", "to": "to the beach"},
        "meadow": {"": "meadow", "at": "in the meadow", "to": "to the meadow"},
        "mill": {"": "mill", "at": "at the mill", "to": "to the mill"},
        "oak": {"": "oak", "at": "under the oak", "to": "to the oak"},
        "cave": {"": "cave", "at": "in the cave", "to": "to the cave"},
    },
    "pl": {
        "beach": {"": "plaża", "at": "na plaży", "to": "na plażę"},
        "meadow": {"": "łąka", "at": "na łące", "to": "na łąkę"},
        "mill": {"": "młyn", "at": "przy młynie", "to": "do młyna"},
        "oak": {"": "dąb", "at": "pod dębem", "to": "pod dąb"},
        "cave": {"": "jaskinia", "at": "w jaskini", "to": "do jaskini"},
    },
}
SPOTS = tuple(NAMES["en"])  # TR-1: in this order along the path


def graph(view: State | None, which: str) -> networkx.Graph:
    """The path: each spot with its position and names; from a view, also who is `here`, a `hole`, the `treasure`."""
    import networkx

    path = networkx.path_graph(SPOTS)
    for x, spot in enumerate(SPOTS):
        path.add_node(spot, pos=(x, 0), **{lang: NAMES[lang][spot][""] for lang in NAMES})
        if view:
            here = ", ".join("ABC"[seat] for seat, at in enumerate(view.at) if at == spot)
            facts = {"here": here or None, "hole": spot in view.holes, "treasure": spot == view.treasure}
            path.nodes[spot].update(facts)
    return path


# ---------------------------------------------------------------------- the state, and who sees what


class State(NamedTuple):
    """What lies on the table, and what is still to be settled.

    The path:  beach - meadow - mill - oak - cave      at = ("mill", "beach"): A is at the mill, B on the beach
    """

    agenda: tuple[Task, ...]  # a stack: the last task is settled next; empty when the game is over
    rounds: int  # how many there are at most: the option
    round: int  # from 1; 0 before the first
    at: tuple[str, ...]  # the spot of each seat
    treasure: str  # the spot where it is buried; "" before that
    holes: tuple[str, ...]  # where somebody has dug in vain
    points: tuple[int, ...]  # of each seat

    @property
    def owner(self) -> int:
        """The seat that has the map, the last one (TR-3)."""
        return len(self.at) - 1


def start(setting: Setting) -> Step:
    """TR-2: all players are on the beach, without points; chance buries the treasure, then the first round begins."""
    seats, agenda = setting.seats, push((), Task("bury", CHANCE), Task("begin_round", 0))
    return Step(State(agenda, setting.options["rounds"], 0, (SPOTS[0],) * seats, "", (), (0,) * seats))


def view(state: State, seat: int) -> State:
    """TR-3: only the owner of the map sees the treasure, until the game is over (TR-8)."""
    if seat in (TEACHER, state.owner) or not state.agenda:
        return state
    return state._replace(treasure=state.treasure and UNKNOWN)


def scores(state: State) -> tuple[Score, ...]:
    """TR-8: whoever has most points wins; if the treasure is not found, that is everybody."""
    over, most = not state.agenda, max(state.points)
    return tuple(Score((seat,), points, over and points == most) for seat, points in enumerate(state.points))


# ---------------------------------------------------------------------- the rules


def bury(state: State, move: Move) -> Step:
    """TR-3: the owner of the map is told where; the others are told only that it is done."""
    spot, owner = move.words[0], state.owner
    event = Event("buried", owner, {"spot": spot}, ("TR-3",), private={"spot": (owner,)})
    return settled(state._replace(treasure=spot), event)


def next_to(spot: str) -> tuple[str, ...]:
    """TR-1: the spots that are one step away."""
    return tuple(other for other in SPOTS if abs(SPOTS.index(other) - SPOTS.index(spot)) == 1)


def why_not_walk(state: State, move: Move) -> Refusal | None:
    """TR-5: one step along the path."""
    spot = move.words[0]
    return None if spot in next_to(state.at[move.seat]) else Refusal("too_far", ("TR-5",), {"spot": spot})


def walk(state: State, move: Move) -> Step:
    """TR-5: the player goes to the spot named."""
    seat, spot = move.seat, move.words[0]
    at = (*state.at[:seat], spot, *state.at[seat + 1 :])
    return settled(state._replace(at=at), Event("walk", seat, {"spot": spot}, ("TR-5",)))


def why_not_dig(state: State, move: Move) -> Refusal | None:
    """TR-6: not where there is a hole already."""
    spot = state.at[move.seat]
    return Refusal("hole", ("TR-6",), {"spot": spot}) if spot in state.holes else None


def dig(state: State, move: Move) -> Step:
    """TR-6: all see what comes up; TR-7: the treasure is worth a point for every round left, this one included."""
    seat, spot = move.seat, state.at[move.seat]
    points = state.rounds - state.round + 1 if spot == state.treasure else 0
    event = Event("dig", seat, {"spot": spot, "points": points}, ("TR-6", "TR-7"))
    if not points:
        return settled(state._replace(holes=(*state.holes, spot)), event)
    over = end(state._replace(points=(*state.points[:seat], points, *state.points[seat + 1 :])))
    return Step(over.state, (event, *over.events))


def settled(state: State, event: Event) -> Step:
    """The task on top is done, and this is what happened; what needs no decision runs on."""
    return run_on(state._replace(agenda=state.agenda[:-1]), (event,), ROUTINES)


def begin_round(state: State, task: Task) -> Step:
    """TR-4: every player has one turn, A first; TR-8: after the last round the game is over."""
    if state.round == state.rounds:
        return end(state)
    number = state.round + 1
    turns = [Task("begin_turn", seat) for seat in range(len(state.at))]
    agenda = push(state.agenda, *turns, Task("begin_round", 0))
    return Step(state._replace(agenda=agenda, round=number), (Event("round", 0, {"number": number}, ("TR-4",)),))


def begin_turn(state: State, task: Task) -> Step:
    """TR-4: a player has the turn."""
    agenda = push(state.agenda, Task("turn", task.seat))
    return Step(state._replace(agenda=agenda), (Event("turn", task.seat, {}, ("TR-4",)),))


def end(state: State) -> Step:
    """TR-7, TR-8: nothing is left to be settled, and all see where the treasure was."""
    over = state._replace(agenda=())
    winners = [seat for score in scores(over) if score.won for seat in score.side]
    details = {"spot": state.treasure, "winners": winners}
    return Step(over, (Event("game_over", winners[0], details, ("TR-7", "TR-8")),))


ROUTINES = {"begin_round": begin_round, "begin_turn": begin_turn}  # the tasks that need no decision

# ---------------------------------------------------------------------- the tables

SECRET = Slot("spot", lambda state: SPOTS, knowers=lambda state, move: (state.owner,))
STEP = Slot("spot", lambda state: SPOTS, cut=lambda state, seat, before: next_to(state.at[seat]))

VERBS = {
    "bury": Verb(("bury",), (SECRET,), lambda state, move: None, bury),  # each spot is as likely as any other
    "walk": Verb(("turn",), (STEP,), why_not_walk, walk),
    "dig": Verb(("turn",), (), why_not_dig, dig),
}

EVENTS = {
    "round": ("number",),
    "buried": ("spot",),
    "turn": (),
    "walk": ("spot",),
    "dig": ("spot", "points"),
    "game_over": ("spot", "winners"),
}

GAME = Game(
    name="treasure",
    package=__name__,
    version=1,
    seats=range(2, 4),  # TR-2
    state=State,
    presets={"page": {"rounds": 6}},
    options={"rounds": Option(range(1, 11), ("TR-8",))},
    verbs=VERBS,
    start=start,
    view=view,
    scores=scores,
    graph=graph,
    general={"over": "TR-8", "not_now": "TR-4"},
    events=EVENTS,
    folder=Path(__file__).parent,
    tells=frozenset({"buried", "dig"}),
    kinds={"actor": "seat", "winners": "seats"},
    names=lambda lang: {"spot": NAMES[lang]},
    longest=31,
)
