"""The table of 1000 mil as a scene.

Above is the road with a car for each side, then a block for each side, the deck and the discards, and below the hand of
the eyes, large; an onlooker sees its backs, and the teacher the hand of the player to move, and all others small. All
is measured in the pixels of a board 760 wide.

    +--A-----------C--------------B-----------------+
    0    100    200    300   ...          1000
    +----------------+ +----------------+ +----------------+
    | (A)[6]   475   | | (B)[7]   600   | | (C)[6]    0    |   a side: players and their cards, miles;
    | o  rolling  50 | | o  stopped   ⇐ | |                |   lights and damages, speed limit, con-sens;
    | ✚ ≈ ◎ ✶  200   | |                | |                |   immunities, cards of which only two can be laid
    +----------------+ +----------------+ +----------------+
    [deck 62]  discards: 25 ×2, ●! ×1 ...
    +-----+ +-----+ +-----+ +-----+ +-----+ +-----+ +-----+
    | 75  | | ●!  | | ◎✓  | |     | |     | |     | |     |
    +-----+ +-----+ +-----+ +-----+ +-----+ +-----+ +-----+
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from figures import thousand_miles_words as words
from figures.labels import left_text, text
from figures.pixels import in_units, to_units
from figures.scene import Open, Scene, Shape
from figures.thousand_miles_cards import BACK, BETWEEN, CARD, MINI, SMALL, back, disc, face, mini
from figures.thousand_miles_road import road
from figures.thousand_miles_sides import blocks
from figures.thousand_miles_table import Tabletop, counted, is_over, is_trick, refusal, tabletop
from figures.walk import by_rows, walk
from gamekit.game import TEACHER, UNKNOWN

if TYPE_CHECKING:
    from gamekit.game import Game
    from gamekit.thousand_miles.state import State

Shapes = Iterator[Shape]
Rows = list[list[Shape]]  # the stops, row by row

WIDTH, MARGIN = 760.0, 14.0  # around all there is room for the ring of the focus
GAP = 10.0  # between what lies one below the other
HEADING = 18.0
NOTE = 26.0  # height of a line that tells the end, or what is under the lens
IN_ROW = 3  # small hands side by side
DISCARDS_AT = 84.0  # how far from the left


def scene(view: State, lang: str, game: Game, seat: int, lens: str | None = None, open: Open | None = None) -> Scene:
    """The scene of a view, in a language, with the hand of `seat` below.

    `lens` is a state of a car, or a milestone of the road: what can follow from it is told, and the sides that are
    there are marked. `open` are the words that can be chosen now, by slot, and what they name is marked "open".
    ValueError if there is no such state, milestone or language.
    """
    top = tabletop(view, lang, game, seat, lens)
    shapes = drawn(top)
    rows = stops(shapes)
    points = {shape.id: shape.at for line in rows for shape in line}
    start = next((line[0].id for line in rows if line[0].id.startswith("hand-")), "side-0")
    ways = walk(points, [], start, by_rows(rows))
    names = {shape.id: words.stop_name(top, shape) for line in rows for shape in line}
    height = max(shape.at[1] + shape.size[1] / 2 for shape in shapes) + MARGIN
    return Scene(
        title=words.title(top),
        size=to_units((WIDTH, height)),
        shapes=tuple(in_units(marked(shape, open or {})) for shape in shapes),
        walk=ways,
        start=start,
        near={stop: words.near(top, to, names) for stop, to in ways.items()},
        alt=words.alt(top),
        table=words.as_table(top),
        holdings=tuple(words.holdings(top, other) for other in view.seats),
        lang=lang,
        standing=words.standing_of_all(top),
    )


def drawn(top: Tabletop) -> list[Shape]:
    """All shapes, from the road down to the hand."""
    shapes: list[Shape] = []
    for part in (road, notes, blocks, deck, hand, small_hands):
        y = max((shape.at[1] + shape.size[1] / 2 for shape in shapes), default=MARGIN - GAP) + GAP
        shapes += part(top, y)
    return shapes


def marked(shape: Shape, open: Open) -> Shape:
    """The shape, marked "open" if a word it says can be chosen now; a disc of a player only as that player."""
    return shape.opened((pair for pair in shape.says if not shape.inside or pair[0] == "seat"), open)


# ---------------------------------------------------------------------- walking


def stops(shapes: Sequence[Shape]) -> Rows:
    """The shapes at which the cursor stops, row by row from above."""
    found: dict[float, list[Shape]] = {}
    for shape in shapes:
        if shape.words and not shape.id.startswith(("heading-", "text-")):
            found.setdefault(shape.at[1], []).append(shape)
    return [sorted(found[y], key=lambda shape: shape.at[0]) for y in sorted(found)]


# ---------------------------------------------------------------------- lines between


def notes(top: Tabletop, y: float) -> Shapes:
    """A line that tells how the match has ended, and one about what is under the lens."""
    told = [("over", words.over(top))] if is_over(top) else []
    told += [("lens", words.under_lens(top))] if top.lens is not None else []
    for at, (id, sentence) in enumerate(told):
        middle = (WIDTH / 2, y + NOTE / 2 + at * (NOTE + BETWEEN))
        marks = ("near0",) if id == "lens" else ()
        size = (WIDTH - 2 * MARGIN - 16, NOTE)
        yield Shape(f"note-{id}", "rect", middle, size, "milestone", words=sentence, marks=marks)
        yield text(f"label-{id}", middle, (size[0] - 16, HEADING), "milestone", sentence, f"note-{id}")


# ---------------------------------------------------------------------- deck and discards


def deck(top: Tabletop, y: float) -> Shapes:
    """The deck with the number of its cards, and how many of each card lie among the discards."""
    middle = y + HEADING + 5 + MINI[1] / 2
    label = top.text.say("miles-deck")
    yield left_text("heading-deck", (MARGIN, y + HEADING / 2), HEADING - 2, "heading", label)
    spoken = words.deck(top)
    yield back("deck", (MARGIN + 28, middle), (52.0, MINI[1] + 8), str(top.view.left), words=spoken)
    count, size = sum(top.view.discards), (WIDTH - MARGIN - DISCARDS_AT, MINI[1] + 8)
    label = top.text.say("miles-discards", count=count)
    yield left_text("heading-discards", (DISCARDS_AT, y + HEADING / 2), HEADING - 2, "heading", label)
    at = (DISCARDS_AT + size[0] / 2, middle)
    yield Shape("discards", "rect", at, size, "lane-shut", words=words.discards(top))
    for place, (number, copies) in enumerate(counted(top.view.discards).items()):
        x = DISCARDS_AT + 5 + MINI[0] / 2 + place * (MINI[0] + 3)
        yield mini(top, number, f"discard-{top.deck.slug(number)}", (x, middle), MINI, "discards", copies)


# ---------------------------------------------------------------------- hands


def hand(top: Tabletop, y: float) -> Shapes:
    """The hand at the bottom: large cards, or backs where the eyes may not look."""
    seat = top.hand_of
    if seat is None:
        return
    yield left_text("heading-hand", (MARGIN, y + HEADING / 2), HEADING - 2, "heading", words.hand_heading(top, seat))
    cards, top_of_cards = top.view.hands[seat], y + HEADING + 4
    height = BACK if UNKNOWN in cards else CARD[1]
    for at, (id, number) in enumerate(ids_of(top, cards)):
        middle = (MARGIN + CARD[0] / 2 + at * (CARD[0] + BETWEEN), top_of_cards + height / 2)
        if number == UNKNOWN:
            yield back(id, middle, (CARD[0], height), "?", words=top.text.say("miles-card-hidden", seat=seat))
        else:
            yield from own_card(top, seat, number, id, middle)


def ids_of(top: Tabletop, cards: Sequence[int]) -> Iterator[tuple[str, int]]:
    """A name for each card of a hand that it keeps when others come and go: the card, and which of its kind."""
    for at, number in enumerate(cards):
        word = top.deck.slug(number) if number != UNKNOWN else "back"
        yield f"hand-{word}-{cards[:at].count(number)}", number


def own_card(top: Tabletop, seat: int, number: int, id: str, at: tuple[float, float]) -> Shapes:
    """A card face up, with what can be done with it."""
    barred = refusal(top, seat, number) is not None
    spoken = words.hand_card(top, seat, number)
    yield from face(top, top.deck.cards[number], id, at, spoken, barred, is_trick(top, seat, number))


def small_hands(top: Tabletop, y: float) -> Shapes:
    """The hands of all others, for the teacher."""
    others = [seat for seat in top.view.seats if seat != top.hand_of and top.view.hands[seat]]
    if top.eyes != TEACHER:
        return
    width = (WIDTH - 2 * MARGIN - (IN_ROW - 1) * BETWEEN) / IN_ROW
    for at, seat in enumerate(others):
        corner = (MARGIN + at % IN_ROW * (width + BETWEEN), y + at // IN_ROW * (SMALL[1] + 2 * BETWEEN))
        yield from small_hand(top, seat, corner, width)


def small_hand(top: Tabletop, seat: int, corner: tuple[float, float], width: float) -> Shapes:
    """The hand of one player, small."""
    id, y = f"cards-{seat}", corner[1] + SMALL[1] / 2 + 3
    spoken = words.small_hand(top, seat)
    yield Shape(id, "rect", (corner[0] + width / 2, y), (width, SMALL[1] + 6), "side", words=spoken)
    yield disc(f"disc-{id}", seat, (corner[0] + 14, y), 20.0, id)
    for at, (name, number) in enumerate(ids_of(top, top.view.hands[seat])):
        x = corner[0] + 28 + SMALL[0] / 2 + at * (SMALL[0] + 2)
        yield mini(top, number, f"{name}-of-{seat}", (x, y), SMALL, id)
