"""Below the matrix of Persona Non Grata: the hand of the eyes, their action cards, and what they have chosen.

+----+ +----+ +----+ +----+ +----+ +----+  +-----------+
|    | |    | |    | |    | |    | |    |  | chosen    |
+----+ +----+ +----+ +----+ +----+ +----+  | +----+    |
[↓ download] [↓ ] [▣ ] [← (B)] [→ (D)]     | |    | ↓  |
                                           +-----------+
"""

from __future__ import annotations

from collections.abc import Iterator

from figures import persona_non_grata_words as words
from figures.labels import box, left_text, text
from figures.persona_non_grata_cards import CARD, TYPE, back, disc, face, hue, struck, with_letter
from figures.persona_non_grata_matrix import MARGIN, WIDTH
from figures.persona_non_grata_table import (
    SIGNS,
    Tabletop,
    actions_of,
    card_of,
    in_sight,
    is_over,
    mover,
    others_in_sight,
)
from figures.pixels import Point
from figures.scene import Shape
from gamekit.game import UNKNOWN
from gamekit.persona_non_grata.dealing import target
from gamekit.persona_non_grata.state import HAND, SENT

HEADING, CLOSE = 20.0, 4.0
ACTION, SIGN, DISC = 42.0, 24.0, 21.0  # height of an action card, its sign, the disc of who gets the card
BACK = 34.0  # height of a card of a hand that is face down
CHOSEN_AT = MARGIN + HAND * (CARD[0] + CLOSE) + 2
CHOSEN = WIDTH - MARGIN - CHOSEN_AT
CHIP = 64.0  # width of the card there
BESIDE = CHOSEN - 18 - CHIP  # and of the action card
SMALL, ROW = (52.0, 26.0), 34.0  # a card of the hands that the teacher sees besides

Shapes = Iterator[Shape]


def hand(top: Tabletop, y: float) -> Shapes:
    """The hand, large, or backs where the eyes may not look; below it the action cards."""
    seat = top.hand_of
    if seat is None or is_over(top):
        return
    heading = words.hand_heading(top, seat)
    yield left_text("heading-hand", (MARGIN, y + HEADING / 2), HEADING - 1, "heading", heading, least=TYPE)
    if not top.view.hands[seat]:
        return
    cards, high = top.view.hands[seat], CARD[1] if in_sight(top.view.hands[seat]) else BACK
    for at, number in enumerate(cards):
        x, id = MARGIN + at * (CARD[0] + CLOSE), f"hand-{at}"
        if number == UNKNOWN:
            spoken = top.text.say("png-card-hidden", seat=seat)
            yield back(id, (x + CARD[0] / 2, y + HEADING + high / 2), (CARD[0], high), "")._replace(words=spoken)
        else:
            yield from face(top, number, id, x, y + HEADING, words.hand_card(top, number))
    yield from actions(top, seat, y + HEADING + high + CLOSE)
    yield from chosen(top, seat, y + HEADING, high + CLOSE + ACTION)


# ---------------------------------------------------------------------- action cards


def actions(top: Tabletop, seat: int, y: float) -> Shapes:
    """The five action cards, used ones struck out."""
    every = actions_of(top, seat)
    wide = (CHOSEN_AT - 2 - CLOSE - MARGIN - (len(every) - 1) * CLOSE) / max(len(every), 1)
    for at, (slug, copy, left) in enumerate(every):
        corner, id = (MARGIN + at * (wide + CLOSE), y), f"action-{slug}-{copy}"
        says = (("action", slug),) if left or not top.view.actions[seat].count(slug) else ()
        role, spoken = "action" if left else "action-used", words.action(top, seat, slug, left)
        yield box(id, *corner, (wide, ACTION), role, "", words=spoken, says=says)
        if not left:
            yield struck(id, (corner[0] + wide / 2, y + ACTION / 2), (wide, ACTION), id)
        yield from on_action(top, seat, slug, id, corner, wide)


def on_action(top: Tabletop, seat: int, slug: str, id: str, corner: Point, wide: float) -> Shapes:
    """Its sign, its name, and for a card that sends, who gets what is sent (PNG-27)."""
    x, y = corner
    name, sends = top.text.name("action", slug, "short").replace("|", "\n"), slug in SENT
    if "\n" not in name:
        yield text(f"sign-{id}", (x + wide / 2, y + 11), (SIGN, 20), "action-sign", SIGNS[slug], id)
        yield text(f"name-{id}", (x + wide / 2, y + ACTION - 11), (wide - 3, 20), "action", name, id)
    else:
        yield text(f"sign-{id}", (x + 16, y + 11), (SIGN, 18), "action-sign", SIGNS[slug], id)
        room = wide - SIGN - 8
        yield text(f"name-{id}", (x + SIGN + 4 + room / 2, y + ACTION / 2), (room, ACTION - 3), "action", name, id)
    if sends:
        yield disc(f"to-{id}", target(top.view, seat, slug), (x + 16, y + ACTION - 11.2), DISC, id)


# ---------------------------------------------------------------------- what is chosen


def chosen(top: Tabletop, seat: int, y: float, height: float) -> Shapes:
    """What is chosen of the move so far, else the pair that lies there for today."""
    card, used = words.pair_of(top, seat)
    yield box("pair", CHOSEN_AT, y, (CHOSEN, height), "row-end", "", words=words.chosen(top, seat))
    label = top.text.say("png-chosen" if top.chosen else "png-today")
    yield text("heading-pair", (CHOSEN_AT + CHOSEN / 2, y + 15), (CHOSEN - 8, 20), "row-end", label, "pair")
    x, low = CHOSEN_AT + 6, y + 28
    tall = height - 34
    at, size = (x + CHIP / 2, low + tall / 2), (CHIP, min(tall, CARD[1]))
    if card is None:
        yield place("card", at, size)
    else:
        role = "covered" if card == UNKNOWN else f"{hue(card_of(top, card).corporation)}-value"
        yield Shape("chosen-card", "rect", at, size, role, with_letter(top, card), inside="pair")
    at, size = (x + CHIP + 6 + BESIDE / 2, low + tall / 2), (BESIDE, min(tall, CARD[1]))
    if used is None:
        yield place("action", at, size)
    else:
        role = "covered" if used == UNKNOWN else "action-sign"
        yield Shape("chosen-action", "rect", at, size, role, SIGNS.get(used, UNKNOWN), inside="pair")


def place(what: str, at: Point, size: Point) -> Shape:
    """The empty place of a card."""
    return Shape(f"chosen-{what}", "rect", at, size, "empty", inside="pair")


# ---------------------------------------------------------------------- other hands


def small_hands(top: Tabletop, y: float) -> Shapes:
    """The hands of all others, for the teacher."""
    width = (WIDTH - 2 * MARGIN - 2 * CLOSE) / 2
    for at, seat in enumerate(others_in_sight(top)):
        x, middle = MARGIN + at % 2 * (width + 2 * CLOSE), y + at // 2 * (ROW + CLOSE) + ROW / 2
        id, role = f"cards-{seat}", "hacker-turn" if seat == mover(top) else "hacker"
        spoken = words.small_hand(top, seat)
        yield Shape(id, "rect", (x + width / 2, middle), (width, ROW), role, words=spoken)
        yield disc(f"disc-{id}", seat, (x + 18, middle), 24.0, id)
        for place_in, number in enumerate(top.view.hands[seat]):
            spot = (x + 38 + SMALL[0] / 2 + place_in * (SMALL[0] + 2), middle)
            role = "covered" if number == UNKNOWN else hue(card_of(top, number).corporation)
            yield Shape(f"held-{seat}-{place_in}", "rect", spot, SMALL, role, with_letter(top, number), inside=id)
