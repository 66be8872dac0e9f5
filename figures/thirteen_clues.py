"""The table of 13 Clues as a scene.

The eyes sit at the bottom, the others clockwise from the left along the top, the informants among them; below lie the
cards that the eyes do not see, kind by kind, with the questions that can be asked. A player's cards stand and lie in
the order in which one looks at them from the middle of the table: mystery, screen, hand. All is measured in the pixels
of a board 760 wide.

    +------+  informants           +------+
    | B  1 |  (a) ?  (c) ?  (e) ?  | C  1 |       a player: letter, glasses, cards behind the screen,
    | ? ?  |   A B                 | ? ?  |       the screen, the mystery in front of it;
    | ==== |  (b) ?  (d) ?  (f) ?  | ==== |       an informant, and who has looked there
    | ...  |                       | ...  |
    +------+                       +------+
    | A  1 |  questions
    | ???  |  persons    locations    weapons   PU purple
    | ==== |  ♂ man ...  ⌂ indoor ... † melee   PI pink
    | ...  |  unseen cards                      ...
    +------+  PU♂ ...    PU⌂ ...      PU† ...
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from figures import thirteen_clues_words as words
from figures.labels import text
from figures.pixels import Point, in_units, text_width, to_units
from figures.scene import Open, Scene, Shape
from figures.thirteen_clues_cards import (
    BETWEEN,
    CARD,
    DISC,
    GLASS,
    LOW,
    SMALL_DISC,
    Says,
    choice,
    disc,
    glass,
    row_of,
    under_lens,
)
from figures.thirteen_clues_cards import card as card_shapes
from figures.thirteen_clues_table import Tabletop, bottom, mover, others, tabletop
from figures.walk import compass, walk
from gamekit.game import UNKNOWN
from gamekit.text import capital
from gamekit.thirteen_clues.board import PARTS

if TYPE_CHECKING:
    from gamekit.game import Game
    from gamekit.thirteen_clues.state import State

Shapes = Iterator[Shape]

WIDTH, MARGIN = 760.0, 12.0
BLOCK = 140.0  # width of a player, and of a pair of informants
APART = (WIDTH - 2 * MARGIN - 5 * BLOCK) / 4  # between blocks
PAD = (BLOCK - CARD[0]) / 2
HEAD = 26.0  # of a player
SCREEN = 5.0
GAP = 12.0  # between the upper and the lower half
HEADING = 20.0
CHIP = 24.0
ASKED = 3 * (CHIP + BETWEEN) + 4  # height of the questions about a kind and its two categories
COLUMN = CARD[0] + 5  # of the unseen cards of a kind
FULL = 5  # cards of a kind have full height if there are no more
LETTER = 24.0  # width of the tile with an informant's letter
INFORMANT = CARD[1] + SMALL_DISC + 4  # height of an informant with those who have looked
SEAT_SLOTS = ("witness", "giver", "seat")
TURN = "►"


def scene(view: State, lang: str, game: Game, seat: int, lens: str | None = None, open: Open | None = None) -> Scene:
    """The scene of a view, in a language, with the eyes of `seat` at the bottom (else the first seat).

    `lens` is a seat or a card, marked with what it sees or who sees it; `open` are the words that can be chosen now, by
    slot, and what they name is marked "open". ValueError if there is no such seat, card or language.
    """
    top = tabletop(view, lang, game, seat, lens)
    upper = MARGIN + upper_height(top) + GAP
    lower = [*own(top, upper), *tray(top, upper), *colours(top, upper)]
    shapes = [*around(top), *informants(top), *lower]
    points = {shape.id: shape.at for shape in shapes if is_stop(shape)}
    start = f"player-{bottom(top)}"
    ways = walk(points, [], start, compass(points))
    names = {shape.id: name_of(top, shape) for shape in shapes if shape.id in points}
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
    )


def marked(shape: Shape, open: Open) -> Shape:
    """The shape, marked "open" if a word it says can be chosen now; a player's cards say the player's words too."""
    return shape.opened((pair for pair in shape.says if not shape.inside or pair[0] not in SEAT_SLOTS), open)


# ---------------------------------------------------------------------- walking


def is_stop(shape: Shape) -> bool:
    """Whether the cursor stops at a shape: players, cards behind a screen, informants, unseen cards, questions."""
    return bool(shape.words) and not shape.id.startswith(("front-", "heading-"))


def name_of(top: Tabletop, shape: Shape) -> str:
    """What a stop is called in a sentence about its neighbours."""
    if not shape.says:
        return top.text.say("scene-supply-label")
    name = top.text.name(slot_kind(shape.says[0][0]), shape.says[0][1])
    return top.text.say("table-letter", letter=shape.says[0][1]) if shape.says[0][0] == "letter" else name


def slot_kind(slot: str) -> str:
    """The kind of name that a slot holds."""
    return "seat" if slot in SEAT_SLOTS else "card" if slot == "mystery" else slot


# ---------------------------------------------------------------------- players


def rows(cards: Sequence[str]) -> float:
    """How high some cards are, one below the other; those that cannot be seen are a row of small ones."""
    if not cards:
        return 0.0
    return LOW + BETWEEN if set(cards) == {UNKNOWN} else len(cards) * (CARD[1] + BETWEEN)


def block_height(top: Tabletop, seat: int) -> float:
    """How high a player's block must be."""
    return HEAD + rows(top.hands[seat]) + SCREEN + 2 * BETWEEN + rows(top.fronts[seat]) + PAD


def upper_height(top: Tabletop) -> float:
    """How high the upper half must be: the other players, and the informants among them."""
    letters = HEADING + min(len(top.informants), 2) * INFORMANT
    return max(letters, *(block_height(top, seat) for seat in others(top)))


def column_of(index: int) -> float:
    """The left edge of one of the five columns of the upper half."""
    return MARGIN + index * (BLOCK + APART)


def seats_in_columns(top: Tabletop) -> dict[int, int]:
    """The column of each other player: at the ends first, so that the informants lie in the middle."""
    seats = others(top)
    columns = {1: (2,), 2: (0, 4), 3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4)}[len(seats)]
    return dict(zip(seats, columns, strict=True))


def around(top: Tabletop) -> Shapes:
    """The other players, seen from the front: behind their screens are their hands."""
    height = upper_height(top)
    for seat, column in seats_in_columns(top).items():
        parts = [("hand", top.hands[seat]), ("screen", ()), ("front", top.fronts[seat])]
        yield from block(top, seat, (column_of(column), MARGIN), height, parts)


def own(top: Tabletop, y: float) -> Shapes:
    """The player at the bottom, seen from behind: the mystery is beyond the screen; below, the glasses left over."""
    seat, height = bottom(top), block_height(top, bottom(top))
    parts = [("front", top.fronts[seat]), ("screen", ()), ("hand", top.hands[seat])]
    yield from block(top, seat, (MARGIN, y), height, parts)
    if top.view.with_glasses:
        yield from supply(top, y + height + GAP)


def block(top: Tabletop, seat: int, corner: Point, height: float, parts: Sequence[tuple[str, Sequence[str]]]) -> Shapes:
    """A player with what stands in front of the screen and lies behind it, from top to bottom."""
    id, role = f"player-{seat}", "player-turn" if mover(top) == seat else "player"
    middle = (corner[0] + BLOCK / 2, corner[1] + height / 2)
    says, spoken, marks = seat_says(seat), words.player(top, seat), under_lens(top, str(seat))
    yield Shape(id, "rect", middle, (BLOCK, height), role, words=spoken, says=says, seat=seat, marks=marks)
    yield from head(top, seat, corner, id)
    y = corner[1] + HEAD
    for part, cards in parts:
        if part == "screen":
            at = (middle[0], y + BETWEEN + SCREEN / 2)
            yield Shape(f"screen-{seat}", "rect", at, (CARD[0], SCREEN), "screen", inside=id)
            y += SCREEN + 2 * BETWEEN
        else:
            yield from pile(top, seat, part, cards, (middle[0], y))
            y += rows(cards)


def head(top: Tabletop, seat: int, corner: Point, inside: str) -> Shapes:
    """Letter, glasses and tokens of a player, and a sign if it is that player's turn."""
    x, y, view = corner[0] + PAD + DISC / 2, corner[1] + HEAD / 2 + 0.5, top.view
    yield disc(f"disc-{seat}", seat, (x, y), inside)
    if view.with_glasses:
        yield from glass(str(seat), view.glasses[seat], (x + 34, y - 1), inside)
    if view.options.top_secret:
        label = f"{top.text.say('scene-secret')} {view.tokens[seat]}"
        yield Shape(f"secret-{seat}", "rect", (x + 76, y), (38, 18), "secret", label, inside=inside)
    right = corner[0] + BLOCK - PAD - 3  # clear of the thick frame
    if mover(top) == seat:
        yield text(f"turn-{seat}", (right - 8, y), (15, 18), "player-turn", TURN, inside)
        right -= 20
    if seat == top.eyes and not (mover(top) == seat and view.options.top_secret):  # there is no room for both
        yield text(f"you-{seat}", (right - 13, y), (26, 18), "player", words_you(top), inside)


def words_you(top: Tabletop) -> str:
    """The sign of one's own place."""
    return top.text.say("scene-you")


def seat_says(seat: int) -> Says:
    """What a click on a player may mean."""
    return tuple((slot, str(seat)) for slot in SEAT_SLOTS)


def pile(top: Tabletop, seat: int, part: str, cards: Sequence[str], upper: Point) -> Shapes:
    """The cards in front of a screen or behind it, below each other; those that cannot be seen side by side."""
    inside, theirs = f"player-{seat}", () if seat == top.eyes else seat_says(seat)
    if cards and set(cards) == {UNKNOWN}:
        middle = (upper[0], upper[1] + (LOW + BETWEEN) / 2)
        yield from row_of(top, f"{part}-{seat}", cards, middle, CARD[0], inside)
        return
    for at, slug in enumerate(cards):
        y = upper[1] + BETWEEN / 2 + CARD[1] / 2 + at * (CARD[1] + BETWEEN)
        spoken = words.front_card(top, seat, slug) if part == "front" else words.hand_card(top, seat, at)
        says = ((top.cards[slug].part, slug), ("card", slug), *theirs)
        yield from card_shapes(top, f"{part}-{slug}", slug, (upper[0], y), CARD, spoken, says, inside)


def supply(top: Tabletop, y: float) -> Shapes:
    """The glasses that nobody has."""
    label = top.text.say("scene-supply-label")
    width = text_width(label, "note")
    x = MARGIN + PAD
    yield text("supply", (x + width / 2, y + GLASS / 2), (width, HEADING), "note", label)._replace(
        words=words.supply(top)
    )
    yield from glass("supply", top.view.supply, (x + width + GLASS, y + GLASS / 2), "supply")


# ---------------------------------------------------------------------- informants


def informants(top: Tabletop) -> Shapes:
    """The informants on their letters, in pairs, in the columns that the players leave free, below a heading."""
    free = [column for column in range(5) if column not in seats_in_columns(top).values()]
    apart = (upper_height(top) - HEADING) / 2
    for at, letter in enumerate(top.informants):
        column, line = free[at // 2], at % 2
        if not line and column - 1 not in free:
            yield heading(f"heading-informants-{letter}", top.text.say("scene-informants"), column_of(column), MARGIN)
        yield from informant(top, letter, (column_of(column), MARGIN + HEADING + line * apart))


def informant(top: Tabletop, letter: str, corner: Point) -> Shapes:
    """The card on a letter, and a disc for each player who has looked at it."""
    id, (x, y) = f"informant-{letter}", corner
    size = (BLOCK - LETTER - 2, CARD[1])
    at = (x + LETTER + 2 + size[0] / 2, y + CARD[1] / 2)
    says = (("letter", letter),)
    yield from card_shapes(top, id, top.informants[letter], at, size, words.informant(top, letter), says)
    tile, label = (x + LETTER / 2, y + CARD[1] / 2), top.text.name("letter", letter)
    yield Shape(f"tile-{letter}", "rect", tile, (LETTER, CARD[1]), "letter", label, inside=id)
    for place, seat in enumerate(top.view.looked[list(top.informants).index(letter)]):
        spot = (at[0] - size[0] / 2 + SMALL_DISC / 2 + place * (SMALL_DISC + 2), y + CARD[1] + 2 + SMALL_DISC / 2)
        yield disc(f"looked-{letter}-{seat}", seat, spot, id, SMALL_DISC)


# ---------------------------------------------------------------------- what is not seen, and what can be asked


def tray(top: Tabletop, y: float) -> Shapes:
    """Kind by kind: the questions about it, and the cards that the eyes do not see."""
    left = MARGIN + BLOCK + APART
    yield heading("heading-ask", top.text.say("scene-ask"), left, y)
    if top.unseen:
        yield heading("heading-tray", words.unseen_heading(top), left, y + HEADING + ASKED)
    for column, kind in enumerate(top.kinds):
        yield from column_of_kind(top, kind, (left + column * COLUMN + CARD[0] / 2, y + HEADING))


def heading(id: str, label: str, left: float, y: float) -> Shape:
    """What the things below are, in a line."""
    width = text_width(label, "heading")
    return text(id, (left + width / 2, y + HEADING / 2), (width, HEADING - 2), "heading", label)


def column_of_kind(top: Tabletop, kind: str, upper: Point) -> Shapes:
    """The questions about a kind and its categories, and the unseen cards of the kind."""
    (x, y), spoken = upper, words.question(top, kind)
    if top.view.options.whole_kinds:
        yield from choice(top, kind, (x, y + CHIP / 2), (CARD[0], CHIP), spoken)
    else:
        name = top.text.name("what", kind)
        says, label = (("what", kind),), capital(name)
        yield Shape(f"ask-{kind}", "text", (x, y + CHIP / 2), (CARD[0], CHIP), "note", label, spoken, says)
    for category in categories(top, kind):
        y += CHIP + BETWEEN
        yield from choice(top, category, (x, y + CHIP / 2), (CARD[0], CHIP), words.question(top, category))
    yield from unseen(top, top.kinds[kind], (x, upper[1] + ASKED + HEADING))


def categories(top: Tabletop, kind: str) -> list[str]:
    """The categories of a kind."""
    found = {card.category for card in top.cards.values() if card.part == top.kinds[kind]}
    return [category for category in top.signs if category in found]


def unseen(top: Tabletop, part: str, upper: Point) -> Shapes:
    """The unseen cards of a kind, lower ones where there are many of any kind."""
    by_part = {each: [slug for slug in top.unseen if top.cards[slug].part == each] for each in PARTS}
    height = CARD[1] if max(map(len, by_part.values())) <= FULL else LOW
    looked = set(top.informants.values()) if top.looker == top.eyes else set()
    for at, slug in enumerate(by_part[part]):
        middle = (upper[0], upper[1] + height / 2 + at * (height + BETWEEN))
        says = (*((("mystery", slug),) if top.looker == top.eyes else ()), (part, slug), ("card", slug))
        first, *rest = card_shapes(
            top, f"card-{slug}", slug, middle, (CARD[0], height), words.tray_card(top, slug), says
        )
        yield first._replace(marks=("used", *first.marks)) if slug in looked else first
        yield from rest


def colours(top: Tabletop, y: float) -> Shapes:
    """The questions about colours."""
    left = MARGIN + BLOCK + APART + len(PARTS) * COLUMN + APART
    width = WIDTH - MARGIN - left
    for at, colour in enumerate(top.codes):
        middle = (left + width / 2, y + HEADING + CHIP / 2 + at * (CHIP + BETWEEN))
        yield from choice(top, colour, middle, (width, CHIP), words.question(top, colour))
