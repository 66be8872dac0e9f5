"""The scoring at the end as a table that adds up, as if the game ended now; and what one more token would change."""

from __future__ import annotations

from typing import NamedTuple

from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.crew import price
from gamekit.northwest_passage.discovering import icon_square, worth
from gamekit.northwest_passage.scoring import gains
from gamekit.northwest_passage.state import HOME, PASSAGE, TOKENS, VEHICLES, State

TOKEN_KINDS = ("honour", "sets")  # events of what depends on tokens


class Line(NamedTuple):
    """A line of the table: what it is about, and the points of each seat.

    `kind` and `about`: so_far "" · arrival <place> · honour <token> · sets "" · lost <vehicle> · total "".
    """

    kind: str
    about: str
    points: tuple[int, ...]


def lines(box: Box, state: State) -> list[Line]:
    """NWP-101 to NWP-109: the points so far and all that is scored at the end, the sum below; at the end, as it was."""
    rows: dict[tuple[str, str], list[int]] = {row: [0] * len(state.players) for row in wanted(box)}
    for points, event in gains(box, state):
        about = next((str(event.details[key]) for key in ("place", "token", "vehicle") if key in event.details), "")
        rows[event.kind, about][event.seat] += points
    added = [sum(row[seat] for row in rows.values()) for seat in state.seats]
    shown = [player.points for player in state.players]
    so_far = [points - (0 if state.agenda else more) for points, more in zip(shown, added, strict=True)]
    total = [points + more for points, more in zip(so_far, added, strict=True)]
    body = [Line(kind, about, tuple(row)) for (kind, about), row in rows.items()]
    return [Line("so_far", "", tuple(so_far)), *body, Line("total", "", tuple(total))]


def wanted(box: Box) -> list[tuple[str, str]]:
    """The lines between the points so far and the sum, in the order of the rules."""
    arrivals = [("arrival", place) for place in (PASSAGE, HOME)]
    honours = [("honour", token) for token in box.honours]
    return [*arrivals, *honours, ("sets", ""), *(("lost", vehicle) for vehicle in VEHICLES)]


# ---------------------------------------------------------------------- one more token


class Discovery(NamedTuple):
    """An icon that is still on the map, and what it would bring to a seat."""

    tile: str
    anchor: str
    square: str  # on which the icon lies (NWP-88)
    icon: str
    crew: int  # NWP-37, table 5: what it costs now
    points: int  # at once (NWP-86, NWP-87)
    multiplier: int
    later: tuple[int, ...]  # what it would change for each seat at the end, as the tokens are now

    def all(self, seat: int) -> int:
        """Points at once, and what it would change for the seat at the end."""
        return self.points + self.later[seat]


def discoveries(box: Box, state: State, seat: int) -> list[Discovery]:
    """The icons still on the map, the worthiest for the seat first."""
    found = []
    for laid in state.laid:
        if laid.tile in box.icon_at and laid.tile not in state.found:
            icon, (points, multiplier) = box.icon_at[laid.tile][0], worth(box, state, laid)
            square = box.grid.squares[icon_square(box, state, laid)]
            costs, later = price(box, state, icon), swing(box, state, seat, icon)
            found.append(Discovery(laid.tile, laid.anchor, square, icon, costs, points, multiplier, later))
    return sorted(found, key=lambda one: (-one.all(seat), box.grid.index[one.square]))


def swing(box: Box, state: State, seat: int, token: str) -> tuple[int, ...]:
    """NWP-104 to NWP-107: by how much one more token of a seat would change what each seat scores at the end."""
    player = state.players[seat]
    tokens = tuple(count + (kind == token) for kind, count in zip(TOKENS, player.tokens, strict=True))
    before, after = by_tokens(box, state), by_tokens(box, state.with_player(seat, player._replace(tokens=tokens)))
    return tuple(new - old for old, new in zip(before, after, strict=True))


def by_tokens(box: Box, state: State) -> tuple[int, ...]:
    """NWP-104, NWP-107: what each seat scores at the end for its tokens."""
    told = [(points, event.seat) for points, event in gains(box, state) if event.kind in TOKEN_KINDS]
    return tuple(sum(points for points, of in told if of == seat) for seat in state.seats)
