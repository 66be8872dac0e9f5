"""The exercises of Northwest Passage: what is right is computed each time, from rules and graphs or by counting."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from gamekit.exercises import (
    Exercise,
    Field,
    Number,
    Verdict,
    about_seat,
    counts,
    for_number,
    numbers,
    seat_to_move,
    several,
    shares,
)
from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.coasts import Closing, Coast, closings, coasts
from gamekit.northwest_passage.ending import Discovery, discoveries
from gamekit.northwest_passage.odds import at_least_one, fitting, pool
from gamekit.northwest_passage.reach import in_one_turn, this_round
from gamekit.northwest_passage.scoring import place_of
from gamekit.northwest_passage.state import HOME, OFFER, TOKENS, State
from gamekit.northwest_passage.voyage import Voyage, Way, box_of, voyage
from gamekit.northwest_passage.ways import FREE
from gamekit.timeline import Timeline

MOVES = 4  # in the exercise about prices


def there(game: Timeline) -> tuple[Box, State, int]:
    """The board, the position, and the player whose turn it is."""
    return box_of(game.game, game.state), game.state, seat_to_move(game)


def vehicle(game: Timeline) -> str:
    """The vehicle that is asked about: the sled if it is out, else the ship."""
    return "sled" if game.state.players[seat_to_move(game)].sled.at else "ship"


def sailing(game: Timeline) -> Voyage:
    """What that vehicle can do."""
    box, state, seat = there(game)
    found = voyage(box, state, seat, vehicle(game))
    assert found
    return found


def about_vehicle(game: Timeline) -> dict[str, Any]:
    """Whose turn it is, which vehicle is asked about, where it is and with how much crew."""
    found = sailing(game)
    details = {"vehicle": vehicle(game), "at": found.start.stand.at, "ready": found.start.left, "crew": found.crew}
    return about_seat(game, **details)


# ---------------------------------------------------------------------- moving


def about_price(game: Timeline) -> dict[str, Any]:
    """Whose turn it is, and how many moves are asked about."""
    return about_seat(game, count=MOVES)


def judge_price(game: Timeline, answer: Fraction) -> Verdict:
    """NWP-37: every action after the first costs one more, never two more."""
    box, state, _ = there(game)
    one = box.costs["move"]
    mistakes = {"flat": MOVES * one, "rising": sum(one + number for number in range(MOVES)), "dear": MOVES * (one + 1)}
    return numbers(answer, in_one_turn(box, state, MOVES), mistakes, "other")


def judge_reach(game: Timeline, answer: Fraction) -> Verdict:
    """NWP-73 to NWP-81: tiles and places that can be reached in this round."""
    box, state, seat = there(game)
    found = this_round(box, state, seat, vehicle(game))
    left = sailing(game).start.left
    in_turn = [at for at, crew in found.items() if in_one_turn(box, state, crew // box.costs["move"]) <= left]
    summer = this_round(box, state._replace(frozen=0), seat, vehicle(game))
    beside = [at for at, crew in found.items() if crew == box.costs["move"]]
    mistakes = {"ice": len(summer), "beside": len(beside), "one_turn": len(in_turn), "here": len(found) + 1}
    return counts(answer, len(found), mistakes)


def homeward(game: Timeline) -> Way:
    """The cheapest way home."""
    way = sailing(game).way(HOME, cheapest=True)
    assert way
    return way


def judge_way_home(game: Timeline, answer: Fraction) -> Verdict:
    """NWP-37, NWP-38: a turn is ended after each move, and the crew rests between the rounds."""
    box, state, _ = there(game)
    way = homeward(game)
    whole = in_one_turn(box, state, len(way.legs))
    return numbers(answer, way.crew, {"one_turn": whole, "tiles": len(way.legs) - 1}, "other")


def judge_last_call(game: Timeline, answer: Fraction) -> Verdict:
    """NWP-48, NWP-108: the last round in which a way home begins."""
    last = sailing(game).last_call(HOME) or 0
    mistakes: Mapping[str, Number] = {"end": game.state.options.rounds, "now": game.state.round}
    return numbers(answer, last, mistakes, "late" if answer > last else "early")


# ---------------------------------------------------------------------- islands


def asked_coast(game: Timeline) -> Coast:
    """The open land area that is asked about: of those that lack two squares or more, the one that lacks fewest."""
    box, state, _ = there(game)
    return next(coast for coast in coasts(box, state) if len(coast.missing) > 1)


def about_missing(game: Timeline) -> dict[str, Any]:
    """Whose turn it is, and where the land begins."""
    return about_seat(game, quarter=asked_coast(game).quarters[0])


def free(game: Timeline) -> list[str]:
    """The free squares."""
    box, state, _ = there(game)
    return [square for square, tile in zip(box.grid.squares, state.cover, strict=True) if tile == FREE]


def judge_missing(game: Timeline, squares: tuple[str, ...]) -> Verdict:
    """NWP-91: all squares around each of its points."""
    return several(squares, asked_coast(game).missing, "square")


def best_closing(game: Timeline) -> Closing:
    """The placement from the hand that brings most by islands."""
    box, state, seat = there(game)
    return max(closings(box, state, seat, state.players[seat].hand), key=lambda closing: closing.points)


def about_island(game: Timeline) -> dict[str, Any]:
    """Who lays which tile where."""
    closing = best_closing(game)
    tile, turn, _, beside = closing.move.words
    details = {"tile": tile, "turn": turn, "vehicle": beside, "squares": list(closing.squares)}
    return about_seat(game, **details, count=len(closing.islands))


def judge_island(game: Timeline, answer: Fraction) -> Verdict:
    """NWP-93, NWP-94: a point for each tile of each island, and no multiplier."""
    box, closing = there(game)[0], best_closing(game)
    each = [island.details for island in closing.islands]
    times = box.multipliers[box.grid.column_of[box.grid.index[closing.squares[0]]] - 1]
    mistakes = {
        "one": max(details["points"] for details in each),
        "squares": sum(len(details["squares"]) for details in each),
        "size": sum(details["size"] for details in each),
        "zone": times * closing.points,
    }
    return counts(answer, closing.points, mistakes)


# ---------------------------------------------------------------------- chance


def asked_square(game: Timeline) -> str:
    """The square that is asked about: the one on which the fewest tiles of a renewal would fit."""
    fits = fits_of(game)
    return min(fits, key=lambda square: len(fits[square]))


def fits_of(game: Timeline) -> dict[str, frozenset[str]]:
    """Square -> the large tiles of reserve and offer that fit on it."""
    box, state, seat = there(game)
    return fitting(box, state, seat, pool(state))


def about_renewal(game: Timeline) -> dict[str, Any]:
    """Whose turn it is, which square, how many tiles fit on it, of how many, and how many are dealt."""
    square, count = asked_square(game), len(pool(game.state))
    details = {"square": square, "fit": len(fits_of(game)[square]), "count": count, "dealt": min(OFFER, count)}
    return about_seat(game, **details)


def judge_renewal(game: Timeline, answer: Fraction) -> Verdict:
    """NWP-114: at least one among the tiles dealt: all but that each of them is another."""
    about = about_renewal(game)
    right = at_least_one(about["fit"], about["count"], about["dealt"])
    one = Fraction(about["fit"], about["count"])
    return shares(answer, right, {"one": one, "sum": about["dealt"] * one, "missed": 1 - right})


# ---------------------------------------------------------------------- points


def best_find(game: Timeline) -> Discovery:
    """The discovery that brings most."""
    return discoveries(*there(game))[0]


def about_find(game: Timeline) -> dict[str, Any]:
    """Whose turn it is, and which discovery is asked about."""
    found = best_find(game)
    return about_seat(game, token=found.icon, square=found.square, multiplier=found.multiplier)


def judge_find(game: Timeline, answer: Fraction) -> Verdict:
    """NWP-86, NWP-87 at once; NWP-104 to NWP-107 at the end."""
    found, seat = best_find(game), seat_to_move(game)
    later = found.later[seat]
    plain = found.points // found.multiplier
    mistakes = {"now": found.points, "later": later, "plain": plain + later, "all": found.multiplier * (plain + later)}
    return counts(answer, found.all(seat), mistakes)


def tied(game: Timeline) -> str:
    """The first token of which the player whose turn it is has as many as another."""
    box, state, seat = there(game)
    return next(token for token in box.honours if len(rivals(state, seat, token)) > 1)


def rivals(state: State, seat: int, token: str) -> list[int]:
    """The seats with as many tokens as a seat, itself among them; none if it has none."""
    at = TOKENS.index(token)
    own = state.players[seat].tokens[at]
    return [other for other in state.seats if own and state.players[other].tokens[at] == own]


def about_tie(game: Timeline) -> dict[str, Any]:
    """Whose turn it is, which token, and how many players share its place."""
    _, state, seat = there(game)
    token = tied(game)
    return {"seat": seat, "token": token, "count": len(rivals(state, seat, token))}


def judge_tie(game: Timeline, answer: Fraction) -> Verdict:
    """NWP-105: players with equal numbers hold the lowest place among them."""
    box, state, seat = there(game)
    token = tied(game)
    points, place, count = box.honours[token], place_of(state, seat, token), len(rivals(state, seat, token))
    places = [points[number] if number < len(points) else 0 for number in range(place - count, place)]
    mistakes: Mapping[str, Number] = {"first": places[0], "shared": Fraction(sum(places), count), "none": 0}
    return numbers(answer, places[-1], mistakes, "other")


BEFORE = "before the tile / przed płytką"
EXERCISES = (
    for_number("price", judge_price, "flat rising dear other", at="round 2 / runda 2", about=about_price),
    for_number(
        "reach", judge_reach, "ice beside one_turn here more fewer", at="in the ice / w lodzie", about=about_vehicle
    ),
    for_number("way_home", judge_way_home, "one_turn tiles other", at=BEFORE, about=about_vehicle),
    for_number(
        "last_call", judge_last_call, "end now late early", at="alone or not? / w pojedynkę?", about=about_vehicle
    ),
    Exercise(
        "missing",
        (Field("square", free, many=True),),
        judge_missing,
        ("not", "missing"),
        at=BEFORE,
        about=about_missing,
    ),
    for_number("island", judge_island, "one squares size zone more fewer", at=BEFORE, about=about_island),
    for_number("renewal", judge_renewal, "one sum missed other", at=BEFORE, about=about_renewal),
    for_number("find", judge_find, "now later plain all more fewer", at="two islands / dwie wyspy", about=about_find),
    for_number("tie", judge_tie, "first shared none other", at="round 2 / runda 2", about=about_tie),
)
