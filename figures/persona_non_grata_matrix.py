"""The matrix of Persona Non Grata: a row for each player, a column for each corporation, and what lies face down.

The rows go round the table: each next one is the left neighbour of the one above, so left is down.

       deck     | B Biolife | C Cosmoco | ...          a corporation: its cards that are left, the key on the table
     +----------+-----------+-----------+-----+-------+
  |  | (A) you  |           |           |     | ? ▣   |  a player: points, hand, action cards left;
  v  | ↓ ▣ ← →  |           |           |     | 5D    |  at the end the pair of the day and the face-down card
     +----------+-----------+-----------+-----+-------+
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from figures import persona_non_grata_words as words
from figures.labels import box, left_text, text, width_of
from figures.persona_non_grata_cards import (
    TYPE,
    Says,
    action,
    back,
    corporation_name,
    disc,
    hue,
    key,
    letter_of,
    with_letter,
)
from figures.persona_non_grata_cell import Cell, cell, height
from figures.persona_non_grata_table import (
    SIGNS,
    Tabletop,
    actions_of,
    card_of,
    hidden,
    is_over,
    mover,
    on_table,
    points_of,
    settled,
    slot_of,
)
from figures.pixels import Point
from figures.scene import Shape
from gamekit.game import UNKNOWN
from gamekit.persona_non_grata.dealing import direction
from gamekit.persona_non_grata.state import Lying
from gamekit.persona_non_grata.stretches import ENCRYPTED

WIDTH, MARGIN = 760.0, 8.0  # around all there is room for the ring of the focus
LANE, NAME, END, GAP = 18.0, 116.0, 66.0, 2.5  # widths: of the arrows of passing, of a player, of what lies face down
AT_END = 156.0  # of a player when the game is over, and nothing lies face down
BETWEEN = 5.0  # rows
HEAD = 48.0  # height of a corporation
LINE, DISC, COUNT = 24.0, 26.0, 22.0
CARD_LEFT, EDGE = (19.0, 21.0), 5.0  # a corporation card, and how much is seen of one below
TURN = "►"

Shapes = Iterator[Shape]


class Grid(NamedTuple):
    """Where the matrix is drawn: its upper edge, the widths of its parts, the height of a row."""

    y: float
    lane: float
    name: float
    column: float
    row: float

    def left(self, corporation: int) -> float:
        """Where a column begins."""
        return MARGIN + self.lane + self.name + GAP + corporation * (self.column + GAP)

    def above(self, at: int) -> float:
        """Where a row begins, by its number from above."""
        return self.y + HEAD + BETWEEN + at * (self.row + BETWEEN)


def grid(top: Tabletop, y: float) -> Grid:
    """The measures of the matrix."""
    count = len(top.corporations)
    lane, name, end = (0.0, AT_END, 0.0) if is_over(top) else (LANE, NAME, END + GAP)
    column = (WIDTH - 2 * MARGIN - lane - name - end - count * GAP) / count
    return Grid(y, lane, name, column, height(top, column))


def matrix(top: Tabletop, y: float) -> Shapes:
    """All of it."""
    laid_out = grid(top, y)
    yield from heaps(top, laid_out)
    for corporation in top.corporations:
        yield from head(top, corporation, laid_out)
    if not is_over(top):
        yield heading(top, y)
        yield from lane(top, laid_out)
    for at, seat in enumerate(top.order):
        yield from player(top, seat, laid_out, laid_out.above(at))
        for corporation in top.corporations:
            slug, corner = top.box.corporations[corporation], (laid_out.left(corporation), laid_out.above(at))
            yield from cell(top, Cell(seat, corporation, slug, *corner, (laid_out.column, laid_out.row)))
        if not is_over(top):
            yield from row_end(top, seat, laid_out.above(at), laid_out.row)


# ---------------------------------------------------------------------- above the rows


def heaps(top: Tabletop, laid_out: Grid) -> Shapes:
    """The deck and the discards: how many cards there are."""
    say, half, size = top.text.say, (HEAD - GAP) / 2, (laid_out.lane + laid_out.name, (HEAD - GAP) / 2)
    deck = say("png-deck-short", count=top.view.left)
    yield box("deck", MARGIN, laid_out.y, size, "heap", deck, words=words.deck(top))
    gone = say("png-discards-short", count=sum(map(len, top.view.discards)))
    yield box("discards", MARGIN, laid_out.y + half + GAP, size, "heap", gone, words=words.discards(top))


def heading(top: Tabletop, y: float) -> Shape:
    """The heading of what lies face down, a little wider than that."""
    label, middle = top.text.say("png-face-down"), (WIDTH - 2 - (END + GAP + MARGIN - 2) / 2, y + HEAD - 24)
    return text("heading-end", middle, (END + GAP + MARGIN - 2, 2 * LINE - 8), "heading", label.replace(" ", "\n"))


def head(top: Tabletop, corporation: int, laid_out: Grid) -> Shapes:
    """A corporation: letter and name, the cards that are left, the key if it lies on the table."""
    slug, x, y, width = top.box.corporations[corporation], laid_out.left(corporation), laid_out.y, laid_out.column
    id, role, stack = f"head-{slug}", hue(corporation), top.view.stacks[corporation]
    name = corporation_name(top, corporation)
    shape = "settled" if settled(top) == corporation else "head"
    yield box(id, x, y, (width, HEAD), f"{role}-{shape}", "", words=words.corporation(top, corporation))
    yield text(f"name-{slug}", (x + width / 2, y + 14), (width - 3, 22), f"{role}-head", name, id)
    yield letter_of(top, corporation, f"letter-{slug}", (x + 13, y + HEAD - 13), 19, id)
    yield from heap(stack, slug, (x + 35, y + HEAD - 13), id)
    if on_table(top, corporation):
        yield key(f"key-{slug}", (x + width - 13, y + HEAD - 13), 20, id)


def heap(stack: tuple[int, ...], slug: str, at: Point, inside: str) -> Shapes:
    """The corporation cards that are left, the top one in front; of the others only an edge is seen."""
    for depth in reversed(range(len(stack))):
        middle, label = (at[0] + depth * EDGE, at[1]), "" if depth else str(stack[0])
        id = f"stack-{slug}-{stack[depth]}"
        yield Shape(id, "rect", middle, CARD_LEFT, "corporation-card", label, inside=inside)


def lane(top: Tabletop, laid_out: Grid) -> Shapes:
    """PNG-18, PNG-20: which way the hands go from player to player this week."""
    way, count = direction(top.view.week), len(top.order)
    middles = [laid_out.above(at) + 16 for at in range(count)]
    x, far = MARGIN + LANE - 9, MARGIN + 1
    near = [(x, middles[at] + 8) for at in range(count - 1)], [(x, middles[at + 1] - 8) for at in range(count - 1)]
    for at, (upper, lower) in enumerate(zip(*near, strict=True)):
        start, end = (upper, lower) if way == "left" else (lower, upper)
        yield arrow(f"passing-{at}", start, end)
    first, last = (middles[-1], middles[0]) if way == "left" else (middles[0], middles[-1])
    yield line("passing-back-0", (x, first), (far, first))
    yield line("passing-back-1", (far, first), (far, last))
    yield arrow("passing-back-2", (far, last), (x + 6, last))


def arrow(id: str, start: Point, end: Point) -> Shape:
    """An arrow of passing."""
    return Shape(id, "arrow", start, (0.0, 0.0), "passing", inside="track", to=end)


def line(id: str, start: Point, end: Point) -> Shape:
    """A part of such an arrow without its head."""
    return Shape(id, "line", start, (0.0, 0.0), "passing", inside="track", to=end)


# ---------------------------------------------------------------------- at the ends of a row


def player(top: Tabletop, seat: int, laid_out: Grid, y: float) -> Shapes:
    """A player: who, where at the table, points, cards in hand, action cards left."""
    id, x, name = f"player-{seat}", MARGIN + laid_out.lane, laid_out.name
    role, spoken = "hacker-turn" if mover(top) == seat else "hacker", words.player(top, seat)
    says = (("seat", str(seat)), ("hand", words.hand_node(top, seat)))
    marks = words.under_lens(top, seat)
    yield box(id, x, y, (name, laid_out.row), role, "", words=spoken, says=says, marks=marks)
    yield disc(f"disc-{seat}", seat, (x + 18, y + 18), DISC, id)
    if mover(top) == seat:
        yield text(f"turn-{seat}", (x + 40, y + 18), (16, LINE), "hacker", TURN, id)
    label = top.text.say("png-points-short", points=points_of(top, seat))
    width = min(66.0, width_of(label, "hacker-strong"))
    yield text(f"points-{seat}", (x + name - 3 - width / 2, y + 18), (width, LINE), "hacker-strong", label, id)
    if is_over(top):
        label, middle = words.at_end(top, seat), (x + 6, y + 56)
        yield left_text(f"end-{seat}", middle, 2 * LINE - 4, "hacker", label, id, name - 10, TYPE)
    else:
        yield from has(top, seat, (x, y + laid_out.row - 2 * LINE - 6))


def has(top: Tabletop, seat: int, corner: Point) -> Shapes:
    """On which side a player sits, the number of cards in hand, and the action cards, the used ones struck out."""
    id, (x, y), count = f"player-{seat}", corner, len(top.view.hands[seat])
    label = words.side(top, seat) or top.text.say("png-in-hand")
    yield left_text(f"side-{seat}", (x + 6, y + LINE / 2), LINE - 4, "hacker", label, id, NAME - 10, TYPE)
    yield back(f"count-{seat}", (x + 5 + COUNT / 2, y + LINE + 1 + LINE / 2), (COUNT, LINE - 1), id, str(count))
    wide = (NAME - COUNT - 13) / len(top.box.actions)
    for at, (slug, copy, left) in enumerate(actions_of(top, seat)):
        middle = (x + COUNT + 8 + (at + 0.5) * wide, y + LINE + 1 + LINE / 2)
        yield from action(slug, not left, f"left-{seat}-{slug}-{copy}", middle, (wide - 0.5, LINE - 1), id)


def row_end(top: Tabletop, seat: int, y: float, height: float) -> Shapes:
    """What a player has laid today, and what lies face down."""
    id, x = f"laid-{seat}", WIDTH - MARGIN - END
    yield box(id, x, y, (END, height), "row-end", "", words=words.laid(top, seat))
    yield from pair(top, seat, (x + END / 2, y + 24))
    for at, lying in enumerate(hidden(top, seat)):
        slot, middle = slot_of(lying), (x + END / 2, y + height - 26 - at * 46)
        label = with_letter(top, lying.card)
        says, spoken = meant(top, seat, lying), words.encrypted(top, seat, lying)
        role = "covered" if lying.card == UNKNOWN else f"{hue(card_of(top, lying.card).corporation)}-covered"
        size = (END - 8, 40.0)
        yield Shape(f"encrypted-{slot}", "rect", middle, size, role, f"{SIGNS['encrypt']}\n{label}", spoken, says)


def meant(top: Tabletop, seat: int, lying: Lying) -> Says:
    """What a face-down card says: whose it is, its place under the lens; if it is hidden, its row of the note sheet."""
    cards = top.box.in_play(len(top.view.keys)) if lying.card == UNKNOWN else ()
    row = ((f"{ENCRYPTED}:{seat}:{lying.day}", card.slug) for card in cards)
    return ("seat", str(seat)), ("encrypted", slot_of(lying)), *row


def pair(top: Tabletop, seat: int, middle: Point) -> Shapes:
    """The pair of the day, as far as these eyes see it."""
    laid, id, (x, y) = top.view.laid[seat], f"laid-{seat}", middle
    if laid is None:
        return
    card, used = laid
    role = "covered" if card == UNKNOWN else hue(card_of(top, card).corporation)
    label = with_letter(top, card)
    yield Shape(f"laid-card-{seat}", "rect", (x - 11, y), (42, 34), role, label, inside=id)
    role = "covered" if used == UNKNOWN else "action"
    yield Shape(f"laid-action-{seat}", "rect", (x + 21, y), (20, 34), role, SIGNS.get(used, UNKNOWN), inside=id)
