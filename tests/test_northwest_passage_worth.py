"""What coasts, renewals, tokens and the end are worth in Northwest Passage, against the game itself."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product

import pytest
from northwest_passage_lens_positions import BOX, position
from northwest_passage_scattered import GAME

from gamekit.game import Move
from gamekit.northwest_passage.coasts import Coast, closings, coasts, to_be_had
from gamekit.northwest_passage.ending import discoveries, lines, swing
from gamekit.northwest_passage.odds import at_least_one, fitting, island_by_renewal, pool, refill, renewal
from gamekit.northwest_passage.state import TOKENS, VEHICLES, State, stand_of

NUMBERS = range(60)

# ---------------------------------------------------------------------- coasts


def test_open_land_areas_are_those_of_a_flood_with_their_free_squares() -> None:
    """NWP-6, NWP-8, NWP-90, NWP-91."""
    for number in NUMBERS[:20]:
        state = position(number).state
        assert {(frozenset(c.quarters), frozenset(c.missing)) for c in coasts(BOX, state)} == set(flooded(state))


def flooded(state: State) -> Iterator[tuple[frozenset[str], frozenset[str]]]:
    """Every land area with a free square beside it, from the corners and sides alone."""
    grid = BOX.grid
    laid = [s for s, tile in enumerate(state.cover) if tile >= 0]
    left = {
        q
        for s in laid
        for q, point in zip(grid.quarters[s], grid.points[s], strict=True)
        if state.terrain[point] == "L"
    }
    while left:
        area, todo = set[str](), [min(left)]
        while todo:
            quarter = todo.pop()
            if quarter in left - area:
                area.add(quarter)
                square, corner = quarter.split("-")
                across = {"nw": ("ne", "sw"), "ne": ("nw", "se"), "sw": ("nw", "se"), "se": ("ne", "sw")}[corner]
                todo += [f"{square}-{other}" for other in across] + [other for other, _ in grid.across[quarter]]
        left -= area
        around = {s for quarter in area for s in grid.around[grid.point_of[quarter]] if state.cover[s] < 0}
        if around:
            yield frozenset(area), frozenset(grid.squares[s] for s in around)


def test_closings_are_the_placements_after_which_the_game_tells_of_an_island() -> None:
    """NWP-89 to NWP-94."""
    met = 0
    for number in NUMBERS:
        state = position(number).state
        seat = state.agenda[-1].seat
        found = {
            (closing.squares, shown(closing.move), closing.points)
            for closing in closings(BOX, state, seat, hand(state))
        }
        assert found == set(by_playing(state, seat)), number
        met += len(found)
    assert met > 20


def hand(state: State) -> tuple[str, ...]:
    return state.players[state.agenda[-1].seat].hand


def shown(move: Move) -> tuple[str, str]:
    """What a placement looks like, and whose crew pays."""
    tile, turn, _, vehicle = move.words
    return BOX.pattern(tile, int(turn)), vehicle


def placements_of(seat: int, tiles: tuple[str, ...]) -> Iterator[Move]:
    """Every spelling of a placement, legal or not."""
    words = product(sorted(set(tiles)), "0123", BOX.grid.squares, VEHICLES)
    yield from (Move(seat, "place", written) for written in words)


def by_playing(state: State, seat: int) -> Iterator[tuple[tuple[str, ...], tuple[str, str], int]]:
    """Every placement of every tile in hand that the game allows and that completes islands."""
    for move in placements_of(seat, hand(state)):
        if GAME.why_not(state, move) is None:
            events = GAME.play(state, move).events
            points = sum(event.details["points"] for event in events if event.kind == "island")
            if points:
                yield tuple(events[0].details["squares"]), shown(move), points


def test_an_island_is_worth_no_less_than_was_said_of_its_coast() -> None:
    met = 0
    for number in NUMBERS:
        state = position(number).state
        areas: list[Coast] = coasts(BOX, state)
        for closing in closings(BOX, state, state.agenda[-1].seat, to_be_had(BOX, state)):
            for island in closing.islands:
                known = [coast for coast in areas if set(coast.quarters) <= set(island.details["quarters"])]
                assert all(coast.worth <= island.details["points"] for coast in known)
                met += len(known)
    assert met > 20


# ---------------------------------------------------------------------- odds


def test_a_renewal_is_counted_by_all_deals_of_four() -> None:
    """NWP-52, NWP-114."""
    met = 0
    for number in NUMBERS[:30]:
        state = position(number).state
        seat = state.agenda[-1].seat
        few = state._replace(reserve=state.reserve[::5], offer=state.offer[:2])
        deals = list(combinations(pool(few), min(4, len(pool(few)))))
        fits = fitting(BOX, few, seat, pool(few))
        for square, share in renewal(BOX, few, seat).items():
            assert share == Fraction(sum(any(tile in fits[square] for tile in deal) for deal in deals), len(deals))
            met += 1
        closing = {closing.move.words[0] for closing in closings(BOX, few, seat, pool(few))}
        assert island_by_renewal(BOX, few, seat) == Fraction(
            sum(any(t in closing for t in d) for d in deals), len(deals)
        )
    assert met > 20


def test_what_fits_is_what_the_game_lets_be_laid() -> None:
    """NWP-62 to NWP-66."""
    for number in NUMBERS[:12]:
        state = position(number).state
        seat = state.agenda[-1].seat
        legal: dict[str, set[str]] = {}
        for move in placements_of(seat, hand(state)):
            if GAME.why_not(state, move) is None:
                for square in GAME.play(state, move).events[0].details["squares"]:
                    legal.setdefault(square, set()).add(move.words[0])
        assert fitting(BOX, state, seat, hand(state)) == {square: frozenset(tiles) for square, tiles in legal.items()}


def test_a_refill_is_one_tile_of_the_reserve() -> None:
    """NWP-51."""
    state = position(3).state
    seat = state.agenda[-1].seat
    fits = fitting(BOX, state, seat, state.reserve)
    assert refill(BOX, state, seat) == {
        square: Fraction(len(tiles), len(state.reserve)) for square, tiles in fits.items()
    }
    assert refill(BOX, state._replace(reserve=()), seat) == {}


def test_certain_and_impossible_deals() -> None:
    assert at_least_one(0, 5, 4) == 0
    assert at_least_one(2, 5, 4) == 1
    assert at_least_one(1, 5, 4) == Fraction(4, 5)
    assert at_least_one(0, 0, 0) == 0


# ---------------------------------------------------------------------- the end


def scored(state: State) -> tuple[int, ...]:
    """The points of each seat if everybody passes in the last round."""
    end = state._replace(round=state.options.rounds)
    while end.agenda:
        end = GAME.play(end, Move(end.agenda[-1].seat, "pass")).state
    return tuple(player.points for player in end.players)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_adds_up_to_what_the_game_scores(seats: int) -> None:
    """NWP-101 to NWP-109, ties of every kind."""
    for number in NUMBERS[:20]:
        state = position(number, seats).state
        *body, total = lines(BOX, state)
        assert total.points == scored(state)
        assert total.points == tuple(sum(line.points[seat] for line in body) for seat in range(seats))
        assert body[0].points == tuple(player.points for player in state.players)


def test_when_the_game_is_over_the_table_still_begins_with_the_points_before() -> None:
    state = position(5).state
    end = state._replace(round=state.options.rounds)
    before = lines(BOX, state)
    while end.agenda:
        end = GAME.play(end, Move(end.agenda[-1].seat, "pass")).state
    assert lines(BOX, end) == before


def test_one_more_token_changes_what_the_game_scores_by_so_much() -> None:
    """NWP-104 to NWP-107."""
    changes = set()
    for number in NUMBERS[:25]:
        state = position(number).state
        for token in TOKENS:
            player = state.players[0]
            tokens = tuple(have + (kind == token) for kind, have in zip(TOKENS, player.tokens, strict=True))
            more = scored(state.with_player(0, player._replace(tokens=tokens)))
            change = swing(BOX, state, 0, token)
            assert change == tuple(new - old for old, new in zip(scored(state), more, strict=True))
            changes.update(change)
    assert min(changes) < 0 < max(changes)


def test_a_discovery_brings_what_was_said_of_it() -> None:
    """NWP-83 to NWP-88."""
    met = 0
    for number in NUMBERS:
        state = position(number).state
        seat = state.agenda[-1].seat
        known = {one.anchor: one for one in discoveries(BOX, state, seat)}
        for vehicle in VEHICLES:
            move = Move(seat, "discover", (vehicle,))
            if GAME.why_not(state, move) is None:
                told = GAME.play(state, move).events[0].details
                one = known[stand_of(state.players[seat], vehicle).at]
                assert (one.icon, one.square, one.points, one.multiplier, one.crew) == tuple(
                    told[key] for key in ("icon", "square", "points", "multiplier", "price")
                )
                met += 1
    assert met > 5
