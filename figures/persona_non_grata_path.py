"""What happened last, drawn on a ready scene from what was told of it: cards that come, keys that go, a corporation.

A card that comes into an area has a frame, one that was sent or taken an arrow as well; the corporation that is being
settled is framed from head to foot. Hands that are passed go along the arrows at the left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from figures.path import arrow, drawn, frame, in_one
from figures.pixels import Point
from figures.scene import Scene, Shape
from figures.theme import PIXEL
from gamekit.persona_non_grata.state import seat_of

if TYPE_CHECKING:
    from gamekit.game import Event, Game

OUT = 2.5 * PIXEL  # how far a frame lies outside what it frames
SHORT = 14 * PIXEL  # how far before the middle of a cell an arrow ends
BEGINS = ("revealed", "sums", "archived", "keys", "game_over")  # with these something new begins to be drawn

Shapes = Iterator[Shape]


def path(scene: Scene, events: Sequence[Event], game: Game) -> Scene:
    """The scene with what the events tell, from the last thing on that they tell of."""
    return drawn(scene, latest(events), game, DRAWINGS)


def latest(events: Sequence[Event]) -> Sequence[Event]:
    """The events since something new began."""
    begins = [at for at, event in enumerate(events) if event.kind in BEGINS]
    return events[begins[-1] :] if begins else events


# ---------------------------------------------------------------------- cards that come


def laid(scene: Scene, event: Event) -> Shapes:
    """A pair lies there."""
    yield from framed(found(scene, f"laid-{event.seat}"))


def revealed(scene: Scene, event: Event) -> Shapes:
    """All pairs, as long as they lie there."""
    for seat in range(len(event.details["actions"])):
        yield from framed(found(scene, f"laid-{seat}") if covers(scene, f"laid-{seat}") else None)


def covers(scene: Scene, id: str) -> bool:
    """Whether something lies in a shape."""
    return any(shape.inside == id for shape in scene.shapes)


def downloaded(scene: Scene, event: Event) -> Shapes:
    """A card that came into the own area."""
    yield from framed(newest(scene, event.seat, event.seat, str(event.details["card"])))


def encrypted(scene: Scene, event: Event) -> Shapes:
    """A card that came face down."""
    slots = [shape for shape in scene.shapes if shape.id.startswith("encrypted-") and is_of(shape, event.seat)]
    yield from framed(slots[-1] if slots else None)


def sent(scene: Scene, event: Event) -> Shapes:
    """A card that came from another player: an arrow, and a frame."""
    card = newest(scene, event.details["target"][0], event.seat, str(event.details["card"]))
    yield from arrows(found(scene, f"disc-{event.seat}"), card)
    yield from framed(card)


def decrypted(scene: Scene, event: Event) -> Shapes:
    """A card that is turned up."""
    card = newest(scene, event.seat, event.seat, str(event.details["card"]))
    yield from arrows(found(scene, f"laid-{event.seat}"), card)
    yield from framed(card)


def newest(scene: Scene, owner: int, sender: int, card: str) -> Shape | None:
    """The last card that one player laid into the area of another, where it is drawn; else its cell."""
    cell = found(scene, f"cell-{owner}-{card.rpartition('_')[0]}")
    cards = [shape for shape in scene.shapes if shape.id.startswith(f"area-{owner}-") and is_of(shape, sender)]
    there = [shape for shape in cards if cell and within(cell, shape)]
    return there[-1] if there else cell


# ---------------------------------------------------------------------- hands, deck and discards


def passed(scene: Scene, event: Event) -> Shapes:
    """A hand goes on, along the arrow that leads from its player to the next."""
    rows = [shape.id for shape in scene.shapes if shape.id.startswith("player-")]
    giver, receiver = (rows.index(f"player-{seat}") for seat in (event.seat, event.details["target"][0]))
    back = (giver > receiver) if event.details["direction"] == "left" else (giver < receiver)
    start = "passing-back-" if back else f"passing-{min(giver, receiver)}"
    for shape in scene.shapes:
        if shape.id.startswith(start):
            yield shape._replace(role="way", inside="")


def drawn_card(scene: Scene, event: Event) -> Shapes:
    """A card from the deck."""
    yield from arrows(found(scene, "deck"), found(scene, f"count-{event.seat}") or found(scene, f"player-{event.seat}"))


def put_away(scene: Scene, event: Event) -> Shapes:
    """A card that is discarded."""
    yield from framed(found(scene, "discards"))


# ---------------------------------------------------------------------- the archiving


def column(scene: Scene, event: Event) -> Shapes:
    """The corporation that is being settled, from head to foot."""
    slug = event.details["corporation"]
    parts = [shape for shape in scene.shapes if shape.id == f"head-{slug}" or is_cell(shape, slug)]
    if parts:
        (x, y), (width, _) = parts[0].at, parts[0].size
        upper, lower = y - parts[0].size[1] / 2, max(shape.at[1] + shape.size[1] / 2 for shape in parts)
        yield around((x, (upper + lower) / 2), (width, lower - upper))


def tied(scene: Scene, event: Event) -> Shapes:
    """Those who tie."""
    for seat in event.details["seats"]:
        yield from framed(cell_of(scene, event, seat), "way-frame-thin")


def first(scene: Scene, event: Event) -> Shapes:
    """The first, to whom the corporation card goes."""
    cell = cell_of(scene, event, event.seat)
    if event.details["cards"]:
        yield from arrows(found(scene, f"head-{event.details['corporation']}"), cell)
    yield from framed(cell)


def second(scene: Scene, event: Event) -> Shapes:
    """The second, to whom the key goes, from the table or from a rival."""
    cell, rival = cell_of(scene, event, event.seat), event.details["rival"]
    giver = cell_of(scene, event, rival[0]) if rival else found(scene, f"head-{event.details['corporation']}")
    if event.details["key"] != "kept":
        yield from arrows(giver, cell)
    yield from framed(cell, "way-frame-thin")


def stolen(scene: Scene, event: Event) -> Shapes:
    """A card that goes from an area to the archive of another player."""
    yield from arrows(cell_of(scene, event, event.details["target"][0]), cell_of(scene, event, event.seat))


def counted(scene: Scene, event: Event) -> Shapes:
    """A corporation that is activated, or (thin) is not."""
    role = "way-frame" if event.kind == "activated" else "way-frame-thin"
    yield from framed(cell_of(scene, event, event.seat), role)


def total(scene: Scene, event: Event) -> Shapes:
    """The player whose points are told."""
    yield from framed(found(scene, f"player-{event.seat}"))


def won(scene: Scene, event: Event) -> Shapes:
    """Who has won."""
    for seat in event.details["winners"]:
        yield from framed(found(scene, f"player-{seat}"))


# ---------------------------------------------------------------------- shapes


def found(scene: Scene, id: str) -> Shape | None:
    """A shape that may be there no longer."""
    return next((shape for shape in scene.shapes if shape.id == id), None)


def cell_of(scene: Scene, event: Event, seat: int) -> Shape | None:
    """The cell of a player for the corporation of an event."""
    return found(scene, f"cell-{seat}-{event.details['corporation']}")


def is_cell(shape: Shape, slug: object) -> bool:
    """Whether a shape is a cell of a corporation."""
    return shape.id.startswith("cell-") and shape.id.split("-", 2)[2] == slug


def is_of(shape: Shape, sender: int) -> bool:
    """Whether a card was laid by that player: its id says when and by whom."""
    return seat_of(shape.id) == sender


def within(outer: Shape, inner: Shape) -> bool:
    """Whether the middle of a shape lies in another one."""
    return all(abs(inner.at[axis] - outer.at[axis]) < outer.size[axis] / 2 for axis in (0, 1))


def framed(shape: Shape | None, role: str = "way-frame") -> Shapes:
    """A frame around a shape, if there is one."""
    if shape:
        yield around(shape.at, shape.size, role)


def around(at: Point, size: Point, role: str = "way-frame") -> Shape:
    """A frame a little outside a place."""
    return frame("", role, at, (size[0] + 2 * OUT, size[1] + 2 * OUT))


def arrows(start: Shape | None, end: Shape | None) -> Shapes:
    """An arrow from the middle of a shape to a little before that of another, if both are there."""
    if start and end and start.at != end.at:
        yield arrow("", "way", start.at, end.at, SHORT)


DRAWN: dict[str, Callable[[Scene, Event], Shapes]] = {
    "laid": laid,
    "revealed": revealed,
    "downloaded": downloaded,
    "encrypted": encrypted,
    "sent": sent,
    "passed": passed,
    "drawn": drawn_card,
    "discarded": put_away,
    "last": put_away,
    "decrypted": decrypted,
    "sums": column,
    "nobody": column,
    "tie": tied,
    "first": first,
    "second": second,
    "stolen": stolen,
    "activated": counted,
    "dormant": counted,
    "total": total,
    "game_over": won,
}
DRAWINGS = {kind: in_one(drawing) for kind, drawing in DRAWN.items()}
