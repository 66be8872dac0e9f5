"""The rules of Crash and Grab: upgrades in general, and those of the end of the turn (CG-108 to CG-139).

    0  1  2  3  4  5  6  7
0   *  .  2  .  5  .  .  .
1   .  1  .  .  .  6  .  *
2   .  .  *  .  .  .  *  .
3   3  .  .  .  .  .  .  4
4   .  8  .  .  *  .  . 11
5   9  .  *  .  .  . 12  .
6   .  .  .  .  . 10  .  .
7   .  *  .  7  .  .  .  *
"""

from __future__ import annotations

import pytest
from crash_and_grab_positions import at, due, kinds, legal, only, play, ship, table, to_the_end, told, turn, why
from rules_tested import rule

from gamekit import Timeline
from gamekit.crash_and_grab.board import BOX
from gamekit.crash_and_grab.geometry import area, board_of, size_of
from gamekit.crash_and_grab.state import COLOURS
from gamekit.crash_and_grab.upgrades.quake_maker import carried, turns_of

WAYS = ("sun", "meteor", "stars", "asteroids")
EVERY_END = {  # upgrade -> its verb, and whether it works off the board
    "wormhole_generator": ("wormhole", False),
    "afterburner": ("afterburner", False),
    "pulse_cannon": ("pulse", False),
    "tractor_beam": ("tractor", False),
    "saucer_teleporter": ("teleport", False),
    "cloaking_device": ("cloak", False),
    "distress_signaler": ("distress", True),
    "landing_legs": ("legs", False),
    "quake_maker": ("quake", True),
    "organic_triangulator": ("triangulate", False),
}


def acting(game: Timeline) -> str:
    """The saucer whose turn it is."""
    return COLOURS[game.state.acting]


def ending(upgrades: str, others: dict[str, str] | None = None, red: str = "r3c1", **wishes: object) -> Timeline:
    """The end of a turn of red, which has not moved and holds these upgrades."""
    game = turn(f"{red} upgrades={upgrades}", "0-5 sun", others, **wishes)  # type: ignore[arg-type]  # of `table`
    play(game, "steps 0")
    return game


def verbs(game: Timeline) -> set[str]:
    """The verbs with which red can do something now."""
    return {move.split()[0] for move in legal(game)}


# ---------------------------------------------------------------------- in general


@rule("CG-108")
def test_an_empty_space_has_no_accelerator_no_saucer_and_no_crew() -> None:
    game = ending("afterburner", {"green": "r3c4"}, ground={"blue_pilot": 4})
    row = {move for move in legal(game) if move.startswith("afterburner r3")}
    assert row == {f"afterburner r3c{column}" for column in (0, 2, 3, 5, 6)}  # an unoccupied site is empty
    for space in ("r3c4", "r3c7", "r7c1"):
        assert why(game, f"afterburner {space}") == ("not_empty", ("CG-108",))


@rule("CG-109")
@pytest.mark.parametrize(
    ("upgrade", "move"),
    [
        ("afterburner", "afterburner r3c6"),
        ("organic_triangulator", "triangulate r3c6"),
        ("saucer_teleporter", "teleport 4"),
        ("wormhole_generator", "wormhole green"),
    ],
)
def test_a_jump_enters_no_space_in_between_and_triggers_nothing(upgrade: str, move: str) -> None:
    game = ending(upgrade, {"green": "r2c7", "blue": "r3c3"}, ground={"blue_pilot": 11})
    events = play(game, move)
    assert not {"moved", "picked", "hit", "accelerator"} & set(kinds(events))
    assert game.state.ground == (("blue_pilot", (4, 7)),)


@rule("CG-110")
@pytest.mark.parametrize(("upgrade", "verb"), [(upgrade, verb) for upgrade, (verb, _) in EVERY_END.items()])
def test_an_end_of_turn_upgrade_is_for_its_owner_once_per_turn_and_at_the_end(upgrade: str, verb: str) -> None:
    other = "landing_legs" if upgrade != "landing_legs" else "quake_maker"
    others = {"green": "r3c4 crew=red_pilot"}
    red = "r3c1 crew=blue_pilot"
    game = ending(f"{upgrade},{other}", others, red, ground={"blue_doctor": 3})
    move = next(move for move in sorted(legal(game)) if move.split()[0] == verb)
    without = ending(other, others, red, ground={"blue_doctor": 3})
    assert why(without, move) == ("no_upgrade", ("CG-94",))
    early = turn(f"{red} upgrades={upgrade}", "0-5 sun", others, {"blue_doctor": 3})
    assert why(early, move)[0] == "not_now"
    events = play(game, move)
    assert only(events, "used").details == {"saucer": "red", "upgrade": upgrade}
    to_the_end(game, "end", "deal", "locate")
    if due(game) == "locate":
        play(game, f"chance: {game.moves()[0].notation}")
    if due(game) == "end":
        assert why(game, move)[0] in ("used_up", "off_board")
        assert verb not in verbs(game)


@rule("CG-110")
def test_several_may_be_used_in_any_order() -> None:
    game = ending("landing_legs,quake_maker,afterburner")
    assert verbs(game) == {"pass", "legs", "quake", "afterburner"}
    play(game, "quake nw 2")
    assert verbs(game) == {"pass", "legs", "afterburner"}
    play(game, "afterburner r0c5")
    assert verbs(game) == {"pass", "legs"}


@rule("CG-111")
def test_placed_is_neither_the_set_up_nor_a_jump() -> None:
    game = ending("saucer_teleporter,scavenger_bot,regeneration_gateway")
    play(game, "teleport 4")
    assert acting(game) == "green"  # nothing was asked, and nothing taken
    assert ship(game, "red").boosters == 0


@rule("CG-112")
@pytest.mark.parametrize("upgrade", EVERY_END)
def test_end_of_turn_upgrades_need_the_saucer_on_the_board_but_for_two(upgrade: str) -> None:
    others = {"green": "r3c4 crew=red_pilot"}
    both = f"{upgrade},quake_maker" if upgrade != "quake_maker" else upgrade
    game = turn(f"r1c1 crew=blue_pilot,green_pilot upgrades={both}", "2 sun", others, {"blue_doctor": 2})
    play(game, "give green_pilot blue")
    verb, off = EVERY_END[upgrade]
    assert (verb in verbs(game)) == off
    if not off:
        words = {"wormhole": "green", "pulse": "green", "tractor": "blue_doctor", "teleport": "4", "legs": "sun"}
        word = words.get(verb, "" if verb == "cloak" else "r3c3")
        assert why(game, f"{verb} {word}".strip()) == ("off_board", ("CG-112",))


# ---------------------------------------------------------------------- jumps


@rule("CG-113")
def test_the_thrusters_jump_to_an_empty_orthogonal_neighbour_space() -> None:
    game = turn("r3c1 upgrades=blast_off_thrusters", "3 asteroids", {"green": "r4c1"}, {"blue_pilot": 3})
    assert legal(game) == {"pass", "thrusters r2c1", "thrusters r3c2"}
    assert why(game, "thrusters r2c2")[0] == "not_beside"
    assert why(game, "thrusters r3c3") == ("not_beside", ("CG-113",))
    assert why(game, "thrusters r3c0") == ("not_empty", ("CG-108",))
    play(game, "thrusters r2c1")
    assert due(game) == "hop"


@rule("CG-113", "CG-98")
def test_the_thrusters_need_not_be_used_and_are_of_no_use_without_an_empty_neighbour() -> None:
    game = turn("r3c1 upgrades=blast_off_thrusters", "3 asteroids")
    play(game, "pass")
    assert at(game, "red") == "r3c4"
    closed = turn(
        "r7c0 upgrades=blast_off_thrusters", "0-5 sun", {"green": "r6c0"}, None
    )  # the other neighbour is an accelerator
    assert due(closed) == "number"


@rule("CG-114")
def test_the_wormhole_swaps_places_with_any_other_saucer_on_the_board() -> None:
    game = ending("wormhole_generator", {"green": "r0c7", "blue": "off"})
    assert legal(game) == {"pass", "wormhole green", "wormhole yellow"}
    assert why(game, "wormhole blue") == ("saucer_off", ("CG-114",))
    assert why(game, "wormhole red") == ("itself", ("CG-114",))
    play(game, "wormhole green")
    assert (at(game, "red"), at(game, "green")) == ("r0c7", "r3c1")


@rule("CG-115")
def test_the_afterburner_jumps_to_any_empty_space_of_the_row_or_column() -> None:
    game = ending("afterburner")
    column = {f"r{row}c1" for row in (0, 1, 2, 4, 5, 6)}  # (7, 1) is an accelerator
    assert legal(game) == {
        "pass",
        *(f"afterburner {space}" for space in column | {f"r3c{c}" for c in (0, *range(2, 8))}),
    }
    assert why(game, "afterburner r2c3") == ("not_in_line", ("CG-115",))
    play(game, "afterburner r0c1")
    assert at(game, "red") == "r0c1"


@rule("CG-118")
def test_the_teleporter_jumps_to_any_empty_crash_site() -> None:
    game = ending("saucer_teleporter", {"green": "r1c1"}, ground={"blue_pilot": 5})
    assert legal(game) == {"pass", *(f"teleport {site}" for site in range(1, 13) if site not in (1, 5))}
    assert why(game, "teleport 1") == ("site_taken", ("CG-118", "CG-108"))
    play(game, "teleport 12")
    assert at(game, "red") == "r5c6"


@rule("CG-119")
def test_the_cloaking_device_leaves_the_board_until_the_end_of_the_round_and_is_no_crash() -> None:
    game = ending("cloaking_device", red="r3c1 crew=red_pilot")
    assert legal(game) == {"pass", "cloak"}
    events = play(game, "cloak")
    assert "crashed" not in kinds(events)
    assert (at(game, "red"), ship(game, "red").crew) == ("off", ("red_pilot",))
    assert acting(game) == "green"
    to_the_end(game, "land")
    assert legal(game) >= {"land red 1"}


@rule("CG-139")
def test_the_triangulator_jumps_to_any_empty_space_if_there_is_no_new_crew() -> None:
    game = ending("organic_triangulator", ground={"blue_pilot": 5})
    board = board_of(BOX, game.state)
    assert len(legal(game)) - 1 == len(board.spaces) - len(board.accelerators) - 4 - 1
    play(game, "triangulate r4c3")
    assert at(game, "red") == "r4c3"


@rule("CG-139")
@pytest.mark.parametrize("how", ["picked up", "stolen", "beamed"])
def test_with_new_crew_the_triangulator_does_not_work(how: str) -> None:
    upgrades = "organic_triangulator,quake_maker,tractor_beam"
    others = {"green": "r0c2 crew=green_pilot"} if how == "stolen" else {}
    game = turn(f"r1c2 upgrades={upgrades}", "0-5 stars" if how != "stolen" else "3 sun", others, {"blue_pilot": 1})
    if how == "picked up":
        play(game, "steps 1", "refill red", "chance: locate red_pilot 9")
    elif how == "stolen":
        play(game, "steal green_pilot")
    else:
        play(game, "steps 0", "tractor blue_pilot", "refill red", "chance: locate red_pilot 9")
    assert why(game, "triangulate r4c3") == ("got_crew", ("CG-139",))
    assert "quake" in verbs(game)


@rule("CG-139")
def test_crew_that_a_pushed_saucer_picks_up_is_not_ones_own() -> None:
    game = turn("r3c5 upgrades=organic_triangulator", "0-5 asteroids", {"green": "r3c6"}, {"blue_pilot": 4})
    play(game, "steps 1", "refill red", "chance: locate red_pilot 9")
    assert "triangulate" in verbs(game)


# ---------------------------------------------------------------------- pushes, crew, tiles


@rule("CG-116", "CG-57")
def test_the_pulse_cannon_pushes_a_saucer_in_line_1_space_away() -> None:
    game = ending("pulse_cannon", {"green": "r3c5", "blue": "r2c3", "yellow": "off"}, ground={"blue_pilot": 5})
    assert legal(game) == {"pass", "pulse green"}
    assert why(game, "pulse blue") == ("saucer_not_in_line", ("CG-116",))
    assert why(game, "pulse yellow") == ("saucer_off", ("CG-116",))
    assert why(game, "pulse red") == ("itself", ("CG-116",))
    play(game, "pulse green")
    assert at(game, "green") == "r3c6"


@rule("CG-116", "CG-71")
def test_a_push_of_the_cannon_has_all_consequences() -> None:
    game = ending("pulse_cannon", {"green": "r3c6", "blue": "r3c7 crew=blue_pilot"})
    play(game, "pulse green")
    assert (at(game, "green"), at(game, "blue")) == ("r3c7", "off")
    assert legal(game) == {"steal blue_pilot", "energy"}


@rule("CG-117")
def test_the_tractor_beam_takes_crew_in_line_at_most_2_spaces_away_whatever_is_in_between() -> None:
    ground = {"blue_pilot": 4, "green_pilot": 5}
    game = ending("tractor_beam", {"green": "r3c6"}, "r3c5", ground=ground)
    assert legal(game) == {"pass", "tractor blue_pilot"}
    assert why(game, "tractor green_pilot") == ("out_of_reach", ("CG-117",))
    assert why(game, "tractor red_pilot") == ("not_on_board", ("CG-117",))
    play(game, "tractor blue_pilot")
    assert ship(game, "red").crew == ("blue_pilot",)
    assert due(game) == "refill"


@rule("CG-117")
def test_3_spaces_are_too_far_for_the_beam() -> None:
    game = ending("tractor_beam,quake_maker", red="r3c4", ground={"blue_pilot": 4})
    assert why(game, "tractor blue_pilot") == ("out_of_reach", ("CG-117",))


@rule("CG-123")
def test_the_signaler_takes_own_crew_back_for_another_one_of_its_speciality() -> None:
    others = {"green": "r7c2 crew=red_pilot,red_doctor", "blue": "off crew=red_scientist"}
    game = ending("distress_signaler", others, "r3c1 crew=blue_pilot,green_scientist")
    assert legal(game) == {"pass", "distress red_pilot blue_pilot", "distress red_scientist green_scientist"}
    assert why(game, "distress green_pilot blue_pilot") == ("not_your_colour", ("CG-123",))
    assert why(game, "distress red_engineer blue_pilot") == ("not_with_others", ("CG-123",))
    assert why(game, "distress red_doctor blue_doctor") == ("not_aboard", ("CG-123",))
    assert why(game, "distress red_doctor blue_pilot") == ("other_speciality", ("CG-123",))
    play(game, "distress red_pilot blue_pilot")
    assert ship(game, "red").crew == ("green_scientist", "red_pilot")
    assert ship(game, "green").crew == ("red_doctor", "blue_pilot")


def test_a_second_word_is_offered_as_what_any_first_word_allows() -> None:
    others = {"green": "r7c2 crew=red_pilot,red_doctor"}
    game = ending("distress_signaler,quake_maker", others, "r3c1 crew=blue_pilot,green_pilot", seats=5)
    offered = {verb.verb: [slot.words for slot in verb.slots] for verb in game.verbs(0)}
    assert offered["distress"] == [("red_pilot",), ("blue_pilot", "green_pilot")]
    assert offered["quake"] == [("nw", "ne", "sw", "se", "n", "e", "s", "w"), ("1", "2", "3")]


@rule("CG-123")
def test_without_such_crew_the_signaler_is_not_asked_for() -> None:
    assert acting(ending("distress_signaler", {"green": "r7c2 crew=red_pilot"}, "r3c1 crew=red_doctor")) == "green"


@rule("CG-130", "CG-55")
def test_landing_legs_make_an_own_move_of_1_space() -> None:
    game = ending("landing_legs", {"green": "r3c2"}, ground={"blue_pilot": 3})
    assert legal(game) == {"pass", *(f"legs {way}" for way in WAYS)}
    play(game, "legs asteroids")
    assert (at(game, "red"), at(game, "green")) == ("r3c2", "r3c3")


@rule("CG-130")
def test_landing_legs_crash_accelerate_and_pick_up_as_usual() -> None:
    edge = ending("landing_legs", red="r0c1 crew=red_pilot")
    play(edge, "legs sun")
    assert due(edge) == "give"
    fast = ending("landing_legs", red="r2c1")
    play(fast, "legs asteroids")
    assert due(fast) == "hop"
    play(fast, "aim meteor")
    assert at(fast, "red") == "r3c2"
    crew = ending("landing_legs", red="r3c1", ground={"blue_pilot": 3})
    play(crew, "legs stars")
    assert (ship(crew, "red").crew, due(crew)) == (("blue_pilot",), "refill")


@rule("CG-131", "CG-23")
def test_the_quake_maker_turns_a_tile_with_all_that_is_on_it_and_triggers_nothing() -> None:
    game = ending("quake_maker", {"green": "r3c3", "blue": "r4c3"}, ground={"blue_pilot": 2})
    events = play(game, "quake nw 1")
    assert (at(game, "red"), at(game, "green"), at(game, "blue")) == ("r1c0", "r3c0", "r4c3")
    assert game.state.ground == (("blue_pilot", (2, 3)),)  # still on site 2
    board = board_of(BOX, game.state)
    assert board.sites[2] == (2, 3)
    assert {space for space in board.accelerators if max(space) < 4} == {(0, 3), (2, 1)}
    assert kinds(events)[:2] == ["used", "turned"]


@rule("CG-131", "CG-23", "CG-132")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_whatever_is_on_a_tile_stays_where_it_is_on_the_tile(seats: int) -> None:
    state, _ = table(seats=seats)
    size = size_of(BOX, state)
    for at_slot, slot in enumerate(BOX.slots_of(size)):
        covered = area(slot, size)
        for turns in map(int, turns_of(covered)):
            laid = state.tiles[at_slot]._replace(turns=(state.tiles[at_slot].turns + turns) % 4)
            tiles = (*state.tiles[:at_slot], laid, *state.tiles[at_slot + 1 :])
            before, after = board_of(BOX, state), board_of(BOX, state._replace(tiles=tiles))
            assert {site: carried(space, covered, turns) for site, space in before.sites.items()} == after.sites
            assert {carried(space, covered, turns) for space in before.accelerators} == after.accelerators
            assert sorted(carried(space, covered, turns) for space in before.spaces) == sorted(after.spaces)
            assert sum(carried(space, covered, turns) == space for space in before.spaces) == size * size - moved(
                covered
            )


def moved(covered: tuple[int, int, int, int]) -> int:
    """How many spaces of a tile change places when it turns: all, for none of them has an odd side in the middle."""
    _, _, rows, columns = covered
    return rows * columns


@rule("CG-131")
def test_the_quake_maker_works_even_after_a_crash() -> None:
    game = turn("r1c1 upgrades=quake_maker", "2 sun")
    play(game, "quake se 3")
    assert game.state.tiles[3].turns == 3
    assert at(game, "red") == "off"


@rule("CG-132")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_quadrants_turn_by_quarters_strips_by_half_and_a_single_space_not_at_all(seats: int) -> None:
    game = ending("quake_maker", seats=seats)
    turns = {move.split()[1]: 0 for move in legal(game) if move != "pass"}
    for move in legal(game) - {"pass"}:
        turns[move.split()[1]] += 1
    strips = dict.fromkeys("nesw", 1) if seats > 4 else {}
    centre = {"c": 3} if seats == 6 else {}
    assert turns == {"nw": 3, "ne": 3, "sw": 3, "se": 3, **strips, **centre}
    if seats > 4:
        assert why(game, "quake n 1") == ("half_turn_only", ("CG-132",))
    if seats == 5:
        assert why(game, "quake c 2") == ("no_turn", ("CG-132",))
    assert "used" not in kinds(told(game))
