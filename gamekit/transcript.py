"""The transcript of one seat, or of the public: what it saw, step by step, to be looked through but not played on.

Steps that this seat cannot tell apart are one step in its transcript, so the tries of others stay their own.
"""

from __future__ import annotations

from typing import Any

from gamekit.game import PUBLIC, Event, Game, NotationError, Setting, Step
from gamekit.notation import read_exact
from gamekit.plain import PlainError, field_types, from_plain, to_plain
from gamekit.record import TRANSCRIPT, RecordError, head, laid_out, shaped, standing_at, step_number
from gamekit.timeline import Node, Timeline

# ---------------------------------------------------------------------- writing


def write_transcript(timeline: Timeline, seat: int) -> str:
    """What one seat (or PUBLIC) saw: each move as it saw it, its events, its view. No seed, no comments."""
    return Seen(timeline, seat).transcript()


class Seen:
    """The steps of a timeline that a seat can tell apart, as far as they have been looked at.

    `steps` are these steps as they are written, `numbers` for each node the number of its step among them.
    """

    def __init__(self, timeline: Timeline, seat: int) -> None:
        timeline.check_eyes(seat)
        self.timeline, self.seat = timeline, seat
        self.steps, self.numbers = [seen_step(timeline, timeline.nodes[0], seat)], [0]
        self._known: dict[tuple[Any, ...], int] = {}
        self.look()

    def look(self) -> None:
        """Take in what has been played since."""
        for node in self.timeline.nodes[len(self.numbers) :]:
            assert node.parent is not None
            parent = self.numbers[node.parent.number]
            key = (parent, *self.timeline.given_to(self.seat, node))
            if key not in self._known:
                self._known[key] = len(self.steps)
                move = {"parent": parent, "move": str(self.timeline.seen(node, self.seat))}
                self.steps.append(move | seen_step(self.timeline, node, self.seat))
            self.numbers.append(self._known[key])

    @property
    def here(self) -> int:
        """The step at which the timeline stands."""
        return self.numbers[self.timeline.here.number]

    def transcript(self) -> str:
        """The transcript of all that has been looked at."""
        fields = {"eyes": self.seat, "first": self.steps[0], "steps": self.steps[1:], "here": self.here}
        return laid_out(head(self.timeline, TRANSCRIPT) | fields, ("steps",))


def seen_step(timeline: Timeline, node: Node, seat: int) -> dict[str, Any]:
    """What a seat was told at a step, and the fields of its view that changed since the step before.

    Of a step with several moments, also how many events each but the last has, and what changed in it.
    """
    before = timeline.node_view(node.parent, seat) if node.parent else None
    moments = timeline.moments(seat, node)
    earlier = [before, *(view for view, _ in moments)]
    pieces = [[len(heard), changes(view, old)] for (view, heard), old in zip(moments[:-1], earlier, strict=False)]
    return {
        "events": [told(event, seat) for event in node.events],
        "view": changes(moments[-1].state, before),
    } | ({"moments": pieces} if pieces else {})


def changes(view: Any, before: Any) -> dict[str, Any]:
    """The fields of a view that are others than in the view before; without one, all."""
    fields = zip(view._fields, view, before or (None,) * len(view), strict=True)
    return {name: to_plain(new) for name, new, old in fields if before is None or new != old}


def told(event: Event, seat: int) -> list[Any]:
    """[kind, seat, details, rules, details that only this seat was told]."""
    own = [key for key, seats in event.private.items() if seat in seats]
    return [event.kind, event.seat, to_plain(event.heard(seat).details), list(event.rules), own]


# ---------------------------------------------------------------------- reading


def read_transcript(fields: dict[str, Any], game: Game, setting: Setting) -> Timeline:
    """A timeline to look through: its states are the views of one seat, and it cannot be played on."""
    eyes = fields["eyes"]
    if eyes != PUBLIC and eyes not in range(setting.seats):
        raise RecordError("eyes", "wrong_type")
    check_keys(fields["first"], {"events", "view"}, "first")
    timeline = Timeline(game, setting, None, read_step(game, eyes, fields["first"], None, "first"))
    timeline.given, timeline.eyes = False, eyes
    for number, entry in enumerate(fields["steps"], start=1):
        add_step(timeline, number, entry)
    return standing_at(timeline, fields["here"])


def check_keys(entry: Any, keys: set[str], place: str) -> None:
    """RecordError unless the entry is an object of just these names."""
    if not isinstance(entry, dict) or set(entry) != keys:
        raise RecordError(place, "wrong_type")


def add_step(timeline: Timeline, number: int, entry: Any) -> None:
    """One step of a transcript, attached to the step that it names as its parent."""
    place = f"steps[{number - 1}]"
    pieces = entry.get("moments", []) if isinstance(entry, dict) else []
    check_keys(entry, {"parent", "move", "events", "view"} | ({"moments"} if pieces else set()), place)
    parent = timeline.nodes[step_number(timeline, entry["parent"], place)]
    try:
        move = read_exact(timeline.game, parent.state, entry["move"], seen=True)
    except NotationError as error:
        raise RecordError(place, "unreadable", move=str(entry["move"])[:60]) from error
    assert timeline.eyes is not None
    step = read_step(timeline.game, timeline.eyes, entry, parent.state, place)
    moments = read_moments(timeline.game, pieces, parent.state, step, place)
    parent.next = timeline.attach(parent, move, step)
    timeline.pieces[parent.next.number] = moments


def read_moments(game: Game, pieces: Any, before: Any, step: Step, place: str) -> tuple[Step, ...]:
    """The moments of a step: those that are written, and the last, with all the events that are left."""
    left, found = step.events, list[Step]()
    if not isinstance(pieces, list):
        raise RecordError(place, "wrong_type")
    for piece in pieces:
        count, changed = shaped(piece, (int, dict), place)
        if not 0 <= count <= len(left):
            raise RecordError(place, "wrong_type")
        before = view_of(game, changed, before, place)
        found.append(Step(before, left[:count]))
        left = left[count:]
    return (*found, Step(step.state, left))


def read_step(game: Game, eyes: int, entry: dict[str, Any], before: Any, place: str) -> Step:
    """The view and the events of an entry, after the view before it."""
    if not isinstance(entry["events"], list):
        raise RecordError(place, "wrong_type")
    events = tuple(event_of(game, eyes, event, place) for event in entry["events"])
    return Step(view_of(game, entry["view"], before, place), events)


def view_of(game: Game, changed: Any, before: Any, place: str) -> Any:
    """A view from its changed fields and the view before it."""
    names: tuple[str, ...] = game.state._fields  # type: ignore[attr-defined]  # every state is a NamedTuple
    if not isinstance(changed, dict) or not set(changed) <= set(names):
        raise RecordError(place, "wrong_type")
    if before is None and set(changed) != set(names):
        raise RecordError(place, "wrong_type")
    kinds = field_types(game.state)
    try:
        parts = {
            name: from_plain(kinds[name], part, f"{place}.view.{name}", unknown=True) for name, part in changed.items()
        }
    except PlainError as error:
        raise RecordError(error.at, "wrong_type") from error
    return game.state(**parts) if before is None else before._replace(**parts)


def event_of(game: Game, eyes: int, entry: Any, place: str) -> Event:
    """One event of a kind that the game has, with just its details; what only the reader was told stays so."""
    kind, seat, details, rules, own = shaped(entry, (str, int, dict, list, list), place)
    declared = kind in game.events and set(details) == set(game.events[kind])
    if not declared or any(type(word) is not str for word in [*rules, *own]) or not set(own) <= set(details):
        raise RecordError(place, "wrong_type")
    return Event(kind, seat, details, tuple(rules), dict.fromkeys(own, (eyes,)))
