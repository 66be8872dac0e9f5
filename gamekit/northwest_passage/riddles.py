"""What is asked at a puzzle of Northwest Passage, read off the position, and its solution."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.coasts import closings
from gamekit.northwest_passage.puzzles import only_way
from gamekit.northwest_passage.state import HOME, State, stand_of
from gamekit.northwest_passage.voyage import Voyage, box_of, seasons
from gamekit.northwest_passage.ways import squares_of
from gamekit.riddle import Riddle, Said
from gamekit.timeline import Timeline


def riddle(timeline: Timeline) -> Riddle | None:
    """The puzzle of a position: with tiles in hand an island is to be completed, else a vehicle is to come home.

    None where nobody is about to act, or nobody is under way.
    """
    state: State = timeline.state
    if not state.agenda or state.agenda[-1].kind != "act":
        return None
    box, seat = box_of(timeline.game, state), state.agenda[-1].seat
    return of_island(box, state, seat) if state.players[seat].hand else of_home(box, state, seat)


# ---------------------------------------------------------------------- islands


def of_island(box: Box, state: State, seat: int) -> Riddle | None:
    """Which tile of the hand, how and where."""
    player = state.players[seat]
    if player.ship.at in box.places:
        return None
    found = closings(box, state, seat, player.hand)
    question = [Said("riddle-island", {"seat": seat, "count": len(player.hand), "at": player.ship.at})]
    question += [Said("riddle-held", {"tile": tile, "shows": shows(box, tile)}) for tile in player.hand]
    solution = []
    for closing in found[:1]:
        tile, turn, _, _ = closing.move.words
        told = {"tile": tile, "turn": turn, "squares": list(closing.squares), "points": closing.points}
        solution.append(Said("riddle-placed", told))
    level = 1 if len(player.hand) == 1 else 2
    blanks = (Said("riddle-blank-tile"), Said("riddle-blank-turn"), Said("riddle-blank-squares"))
    return Riddle(seat, level, len(found) == 1, tuple(question), tuple(lying(box, state)), blanks, tuple(solution))


def shows(box: Box, tile: str) -> str:
    """NWP-10: a tile's pattern as it is not turned, the northern row first: LSS/SLS."""
    pattern = box.pattern(tile, 0)
    half = len(pattern) // 2
    return f"{pattern[:half]}/{pattern[half:]}"


# ---------------------------------------------------------------------- the way home


def of_home(box: Box, state: State, seat: int) -> Riddle | None:
    """Which moves, in which rounds."""
    player = state.players[seat]
    vehicle = "sled" if player.ship.at in box.places else "ship"
    found = Voyage(box, state, seat, vehicle)
    way = None if found.start.stand.at in ("", *box.places) else found.way(HOME)
    if not way:
        return None
    at = stand_of(player, vehicle).at
    about = {"seat": seat, "vehicle": vehicle, "at": at, "crew": found.crew, "number": state.round}
    rounds = {"rounds": course(box, state)}
    question = (Said("riddle-home", about), Said("riddle-rests", about), Said("riddle-sun", rounds))
    level, unique = 4 if way.round > state.round else 3, only_way(box, state, seat, vehicle)
    blanks = tuple(Said("riddle-blank-move", {"count": number}) for number in range(1, len(way.legs) + 1))
    steps = (Said("riddle-move", {"number": leg.round, "vehicle": vehicle, "target": leg.target}) for leg in way.legs)
    return Riddle(seat, level, unique, question, tuple(lying(box, state)), blanks, tuple(steps))


def course(box: Box, state: State) -> str:
    """NWP-20: round: frozen rows; …"""
    return "; ".join(f"{number}: {season.frozen}" for number, season in seasons(box, state))


# ---------------------------------------------------------------------- the board in words


def lying(box: Box, state: State) -> Iterator[Said]:
    """What lies where, and how much of it is frozen."""
    yield Said("riddle-frozen", {"count": state.frozen, "number": state.round})
    for tile in state.laid:
        squares = squares_of(box.grid, state.cover, box.grid.index[tile.anchor])
        corners = [q for s in squares for q in box.grid.quarters[s] if state.terrain[box.grid.point_of[q]] == "L"]
        message = "riddle-tile" if corners else "riddle-open-sea"
        yield Said(message, {"squares": [box.grid.squares[square] for square in squares], "words": corners})
