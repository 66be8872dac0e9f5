"""The rules of Crash and Grab: components, the board, the set-up (CG-1 to CG-31)."""

from __future__ import annotations

from collections import Counter

import pytest
from crash_and_grab_positions import GAME, crew_of, kinds, legal, only, planning, play, table, told, why
from rules_tested import rule

import gamekit
from gamekit import CHANCE, Timeline
from gamekit.crash_and_grab.board import BOX, SITES
from gamekit.crash_and_grab.geometry import area, board_of, lay, turned
from gamekit.crash_and_grab.setup import quarters
from gamekit.crash_and_grab.state import COLOURS, OFF, Laid, State
from gamekit.errors import SettingError

TABLE = {  # players: saucers, squares a side, colour sets, crew in all, crew on the board, upgrades, tokens
    2: (4, 8, 5, 20, 2, 22, 0),
    3: (3, 8, 4, 16, 2, 23, 0),
    4: (4, 8, 5, 20, 2, 23, 0),
    5: (5, 9, 6, 24, 3, 23, 1),
    6: (6, 10, 6, 24, 4, 23, 2),
}
R8 = """
*.2.5...
.1...6.*
..*...*.
3......4
.8..*..B
9.*...C.
.....A..
.*.7...*
"""
R9_FLUNG = {(0, 0), (1, 4), (1, 8), (2, 2), (2, 7), (5, 4), (5, 5), (6, 2), (8, 1), (8, 8)}
R10_FLUNG = {(0, 0), (1, 9), (2, 2), (2, 5), (2, 8), (4, 5), (5, 0), (5, 7), (6, 6), (7, 2), (9, 1), (9, 5), (9, 9)}


def first_state(seats: int, **options: object) -> State:
    """The table before chance has decided anything."""
    state: State = Timeline(GAME, GAME.setting(seats, options=options)).state
    return state


def set_up(seats: int, probe: int = 0, **options: object) -> Timeline:
    """A game set up on the reference board as far as the first plan: chance takes its first outcomes."""
    game = Timeline(GAME, GAME.setting(seats, options={"board": "reference", **options}))
    play(game, f"chance: probe {probe}")
    while game.actor == CHANCE:
        game.play(game.moves()[0])
    return game


# ---------------------------------------------------------------------- components


@rule("CG-1")
def test_two_to_six_players_take_part() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(SettingError):
            gamekit.start("crash_and_grab", seats)


@rule("CG-2")
@pytest.mark.parametrize("seats", TABLE)
def test_each_flies_one_saucer_and_of_two_players_each_flies_two(seats: int) -> None:
    state = first_state(seats)
    assert len(state.saucers) == TABLE[seats][0]
    assert [len(state.fleet(seat)) for seat in state.seats] == [2 if seats == 2 else 1] * seats


@rule("CG-3")
def test_colours_are_handed_out_in_their_order() -> None:
    assert COLOURS == ("red", "green", "blue", "yellow", "purple", "pink")
    two = first_state(2)
    assert [two.seat_of(saucer) for saucer in range(4)] == [0, 0, 1, 1]
    assert [two.partner(saucer) for saucer in range(4)] == [1, 0, 3, 2]
    four = first_state(4)
    assert [four.seat_of(saucer) for saucer in range(4)] == [0, 1, 2, 3]


@rule("CG-4", "CG-7")
def test_each_colour_has_a_queue_of_pilot_engineer_doctor_and_scientist() -> None:
    queue = ("red_pilot", "red_engineer", "red_doctor", "red_scientist")
    assert first_state(3).queues[0] == queue


@rule("CG-5", "CG-6")
@pytest.mark.parametrize("seats", TABLE)
def test_with_fewer_than_six_players_there_is_an_extra_colour_the_next_one(seats: int) -> None:
    state = first_state(seats)
    assert state.colours == COLOURS[: TABLE[seats][2]]
    assert len(crew_of(state)) == TABLE[seats][3]
    assert len(state.queues) == len(state.saucers) + (seats < 6)


@rule("CG-8")
def test_every_saucer_has_all_three_cards_in_every_round() -> None:
    game = planning()
    assert len(legal(game)) == 12
    assert {move.split()[1] for move in legal(game)} == {"2", "3", "0-5"}


@rule("CG-9")
def test_directions_mean_the_same_for_everybody() -> None:
    ahead = board_of(BOX, table()[0]).ahead
    assert [ahead[way][3, 4] for way in ("sun", "meteor", "stars", "asteroids")] == [(2, 4), (4, 4), (3, 3), (3, 5)]


@rule("CG-10", "CG-12")
def test_goods_are_counted_for_each_saucer_and_have_no_limit() -> None:
    game = planning({"red": "r3c1 boosters=40 energy=50", "green": "r3c2"}, seats=2)
    assert [(record.boosters, record.energy) for record in game.state.saucers[:2]] == [(40, 50), (0, 0)]


@rule("CG-11")
@pytest.mark.parametrize("seats", TABLE)
def test_there_is_one_copy_of_each_upgrade_but_no_stabilizer_for_two(seats: int) -> None:
    deck = first_state(seats).deck
    assert len(deck) == len(set(deck)) == TABLE[seats][5]
    assert ("rotational_stabilizer" in deck) == (seats > 2)


@rule("CG-13", "CG-26", "CG-151")
def test_the_probe_is_one_players_and_is_drawn_at_random() -> None:
    game = Timeline(GAME, GAME.setting(5, options={"board": "reference"}))
    assert [(move.notation, weight) for move, weight in game.chances()] == [(f"probe {seat}", 1) for seat in range(5)]
    play(game, "chance: probe 3")
    assert game.state.probe == 3


@rule("CG-14")
@pytest.mark.parametrize("seats", TABLE)
def test_override_tokens_are_for_five_or_six_players(seats: int) -> None:
    assert BOX.parties[seats].tokens == TABLE[seats][6]


# ---------------------------------------------------------------------- the board


@rule("CG-15", "CG-16")
@pytest.mark.parametrize("seats", TABLE)
def test_the_board_is_a_square_without_walls(seats: int) -> None:
    board = board_of(BOX, first_state(seats))
    side = TABLE[seats][1]
    assert len(board.spaces) == side * side
    assert sum(ahead == OFF for way in board.ahead.values() for ahead in way.values()) == 4 * side


@rule("CG-17", "CG-18")
@pytest.mark.parametrize("side", ["a", "b"])
def test_each_quadrant_has_three_crash_sites_and_other_tiles_none(side: str) -> None:
    marks = {slug: [mark for line in tile.sides[side] for mark in line] for slug, tile in BOX.tiles.items()}
    sites = {slug: [mark for mark in found if mark not in ".*"] for slug, found in marks.items()}
    assert {slug: len(found) for slug, found in sites.items() if found} == {"q1": 3, "q2": 3, "q3": 3, "q4": 3}
    assert sorted("".join(map("".join, sites.values()))) == list("123456789ABC")


@rule("CG-19", "CG-25")
def test_the_board_r8_is_that_of_the_rules() -> None:
    board = board_of(BOX, table()[0])
    rows = R8.split()
    assert {rows[r][c]: (r, c) for r, c in board.sites.values()} == {
        mark: board.sites[site] for site, mark in zip(SITES, "123456789ABC", strict=True)
    }
    assert board.accelerators == {(r, c) for r, c in board.spaces if rows[r][c] == "*"}
    assert [area(slot, 8) for slot in ("nw", "ne", "sw", "se")] == [
        (0, 0, 4, 4),
        (0, 4, 4, 4),
        (4, 0, 4, 4),
        (4, 4, 4, 4),
    ]


@rule("CG-20", "CG-25")
def test_the_board_r9_has_strips_and_a_centre() -> None:
    assert board_of(BOX, table(seats=5)[0]).accelerators == R9_FLUNG
    strips = [area(slot, 9) for slot in ("n", "e", "s", "w", "c")]
    assert strips == [(0, 4, 4, 1), (4, 5, 1, 4), (5, 4, 4, 1), (4, 0, 1, 4), (4, 4, 1, 1)]


@rule("CG-21", "CG-25")
def test_the_board_r10_has_wide_strips_and_a_wide_centre() -> None:
    assert board_of(BOX, table(seats=6)[0]).accelerators == R10_FLUNG
    strips = [area(slot, 10) for slot in ("n", "e", "s", "w", "c")]
    assert strips == [(0, 4, 4, 2), (4, 6, 2, 4), (6, 4, 4, 2), (4, 0, 2, 4), (4, 4, 2, 2)]


@rule("CG-22")
def test_the_tiles_are_those_of_the_table() -> None:
    assert list(BOX.tiles) == ["q1", "q2", "q3", "q4", *(f"{kind}{n}" for kind in "sw" for n in range(1, 6))]
    assert BOX.tiles["q4"].sides == {"a": ("*..B", "..C.", ".A..", "...*"), "b": ("...C", "B.*.", ".*..", "..A.")}
    assert BOX.tiles["w2"].sides == {"a": ("....", ".*.."), "b": ("*...", "..*.")}


@rule("CG-23")
def test_a_quarter_turn_takes_a_square_to_its_new_place() -> None:
    strip = ("*...", "..*.")
    assert turned(strip, 1) == (".*", "..", "*.", "..")
    assert turned(strip, 2) == (".*..", "...*")
    for row in range(2):
        for column in range(4):
            assert turned(strip, 1)[column][2 - 1 - row] == strip[row][column]
    assert turned(strip, 4) == strip


# ---------------------------------------------------------------------- the set-up


@rule("CG-24", "CG-149")
def test_quadrants_are_laid_at_random_on_a_random_side_with_a_random_turn() -> None:
    game, boards = Timeline(GAME, GAME.setting(4)), 1
    for left, slot in zip((4, 3, 2, 1), ("nw", "ne", "sw", "se"), strict=True):
        chances = game.chances()
        assert {weight for _, weight in chances} == {1}
        assert {move.words[0] for move, _ in chances} == {slot}
        assert len(chances) == left * 2 * 4
        boards *= len(chances)
        game.play(chances[-1][0])
    assert boards == 98_304
    assert game.state.agenda[-1].kind == "probe"


@rule("CG-24")
def test_a_tile_is_laid_on_the_slot_that_is_due_and_only_once() -> None:
    game = Timeline(GAME, GAME.setting(5))
    misfits = ("tile_misfits", ("CG-24", "CG-149", "CG-150"))
    assert why(game, "chance: lay ne q1 a 0") == misfits
    assert why(game, "chance: lay nw s1 a 0") == misfits
    play(game, "chance: lay nw q1 a 0")
    assert why(game, "chance: lay ne q1 a 0") == misfits
    play(game, "chance: lay ne q2 a 0", "chance: lay sw q3 a 0", "chance: lay se q4 a 0")
    assert why(game, "chance: lay n s1 a 0") == misfits


@rule("CG-24", "CG-150")
def test_strips_fit_and_the_centre_lies_on_either_side() -> None:
    fits = {slot: quarters(slot, 9) for slot in ("n", "e", "s", "w", "c")}
    assert fits == {"n": ("1", "3"), "s": ("1", "3"), "e": ("0", "2"), "w": ("0", "2"), "c": ("0",)}
    assert quarters("c", 10) == ("0", "1", "2", "3")
    game = Timeline(GAME, GAME.setting(6))
    counts = []
    while game.state.agenda[-1].kind == "lay":
        counts.append(len(game.chances()))
        game.play(game.moves()[0])
    assert counts == [32, 24, 16, 8, 16, 12, 8, 4, 8]
    assert lay(BOX, 10, game.state.tiles).sites.keys() == set(SITES)


@rule("CG-25")
def test_of_the_reference_board_nothing_is_random() -> None:
    game = Timeline(GAME, GAME.setting(4, options={"board": "reference"}))
    assert game.state.tiles == (Laid("q1", "a", 0), Laid("q2", "a", 0), Laid("q3", "a", 0), Laid("q4", "a", 0))
    assert kinds(told(game)) == ["tile"] * 4
    assert GAME.presets["page"]["board"] == GAME.presets["published"]["board"] == "random"


@rule("CG-27", "CG-152")
def test_saucers_are_put_on_random_empty_crash_sites_one_after_another() -> None:
    game = Timeline(GAME, GAME.setting(3, options={"board": "reference"}))
    play(game, "chance: probe 1")
    assert legal(game) == {f"land red {site}" for site in SITES}
    play(game, "chance: land red 5")
    assert legal(game) == {f"land green {site}" for site in SITES if site != 5}


@rule("CG-28", "CG-29")
@pytest.mark.parametrize(("seats", "probe"), [(4, 2), (5, 4), (6, 0)])
def test_the_next_saucer_gets_a_booster_and_others_locate_their_pilots(seats: int, probe: int) -> None:
    state = set_up(seats, probe).state
    second = (probe + 1) % seats
    assert [record.boosters for record in state.saucers] == [int(seat == second) for seat in range(seats)]
    assert {(record.energy, record.crew, record.upgrades) for record in state.saucers} == {(1, (), ())}
    pilots = {f"{COLOURS[seat]}_pilot" for seat in range(seats) if seat not in (probe, second)}
    assert {crew for crew, _ in state.ground} == pilots
    assert len(pilots) == TABLE[seats][4]


@rule("CG-29")
def test_of_three_players_both_others_locate_their_pilots() -> None:
    state = set_up(3, 1).state
    assert [record.boosters for record in state.saucers] == [0, 0, 0]
    assert {crew for crew, _ in state.ground} == {"red_pilot", "blue_pilot"}


@rule("CG-30")
def test_of_two_players_both_second_saucers_locate_their_pilots() -> None:
    state = set_up(2, 1).state
    assert [record.boosters for record in state.saucers] == [1, 0, 0, 0]
    assert {crew for crew, _ in state.ground} == {"green_pilot", "yellow_pilot"}


@rule("CG-31")
def test_a_located_pilot_leaves_its_queue_for_an_empty_crash_site() -> None:
    game = Timeline(GAME, GAME.setting(4, options={"board": "reference"}))
    play(game, "chance: probe 0", *(f"chance: land {COLOURS[n]} {n + 1}" for n in range(4)))
    assert legal(game) == {f"locate blue_pilot {site}" for site in range(5, 13)}
    events = play(game, "chance: locate blue_pilot 9")
    assert only(events, "located").details == {"crew": "blue_pilot", "space": "r5c0", "site": "9"}
    assert game.state.ground == (("blue_pilot", (5, 0)),)
    assert game.state.queues[2] == ("blue_engineer", "blue_doctor", "blue_scientist")
    assert Counter(crew_of(game.state)).most_common(1)[0][1] == 1
