"""The rules of Treasure, the toy game, one by one."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from rules_tested import rule
from toy_game import GAME, SPOTS

import gamekit
from gamekit import CHANCE, PUBLIC, TEACHER, UNKNOWN, Illegal, Score, Timeline


def buried(spot: str, seats: int = 2, rounds: int = 6, moves: Sequence[str] = ()) -> Timeline:
    """A game with the treasure buried at a spot, and some moves made."""
    game = gamekit.start(GAME, seats=seats, options={"rounds": rounds})
    for move in (f"bury {spot}", *moves):
        game.do(move)
    return game


@rule("TR-1")
def test_the_board_is_a_path_of_five_spots() -> None:
    board = gamekit.graph(GAME)
    assert list(board.edges) == [("beach", "meadow"), ("meadow", "mill"), ("mill", "oak"), ("oak", "cave")]
    assert board.nodes["oak"] == {"pos": (3, 0), "en": "oak", "pl": "dąb"}


@pytest.mark.parametrize("seats", [2, 3])
@rule("TR-2")
def test_all_begin_on_the_beach_without_points(seats: int) -> None:
    game = gamekit.start(GAME, seats=seats)
    assert game.state.at == ("beach",) * seats
    assert [score.points for score in game.scores()] == [0] * seats


@pytest.mark.parametrize("seats", [1, 4])
@rule("TR-2")
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(gamekit.SettingError):
        gamekit.start(GAME, seats=seats)


@rule("TR-3")
def test_each_spot_is_as_likely_as_any_other() -> None:
    chances = gamekit.start(GAME).chances()
    assert [(move.notation, weight) for move, weight in chances] == [(f"bury {spot}", 1) for spot in SPOTS]


@rule("TR-3")
def test_only_the_last_player_and_the_teacher_know_where() -> None:
    game = buried("mill", seats=3)
    seen = {seat: game.view(seat).treasure for seat in (0, 1, 2, PUBLIC, TEACHER)}
    assert seen == {0: UNKNOWN, 1: UNKNOWN, 2: "mill", PUBLIC: UNKNOWN, TEACHER: "mill"}
    assert [game.seen(game.nodes[1], seat).notation for seat in (0, 2)] == ["bury ?", "bury mill"]
    assert game.log(0)[0].text == "The treasure is buried. Player C has the map."
    assert game.log(2, "pl")[0].text == "Masz mapę: skarb jest przy młynie."


@rule("TR-3")
def test_nobody_but_chance_buries_the_treasure() -> None:
    game = gamekit.start(GAME)
    refusal = game.why_not("dig", seat=0)
    assert refusal
    assert (refusal.reason, refusal.rules, game.actor) == ("not_now", ("TR-4",), CHANCE)


@rule("TR-4")
def test_turns_go_left_and_a_round_begins_with_player_a() -> None:
    game = buried("cave", seats=3, moves=["walk meadow", "dig", "walk meadow", "dig"])
    assert [(e.kind, e.seat) for e in game.events() if e.kind in ("round", "turn")] == [
        ("round", 0),
        ("turn", 0),
        ("turn", 1),
        ("turn", 2),
        ("round", 0),
        ("turn", 0),
        ("turn", 1),
    ]


@pytest.mark.parametrize(("spot", "near"), [("beach", {"meadow"}), ("mill", {"meadow", "oak"}), ("cave", {"oak"})])
@rule("TR-5")
def test_a_walk_is_one_step_along_the_path(spot: str, near: set[str]) -> None:
    game = buried("cave")
    state = game.state._replace(at=(spot, spot))
    assert {move.words[0] for move in GAME.moves(state) if move.verb == "walk"} == near


@rule("TR-5")
def test_a_longer_walk_is_refused_in_words() -> None:
    with pytest.raises(Illegal, match="You cannot walk to the mill in one turn"):
        buried("cave").do("walk mill")


@rule("TR-6")
def test_all_players_see_what_comes_up() -> None:
    game = buried("cave", moves=["dig"])
    assert game.log(0)[-2].text == "You dig on the beach and find nothing."
    assert game.log(PUBLIC, "pl")[-2].text == "Gracz A kopie na plaży i znajduje tylko ziemię."


@rule("TR-6")
def test_nobody_digs_where_a_hole_is() -> None:
    game = buried("cave", moves=["dig"])
    refusal = game.why_not("dig")
    assert refusal
    assert (refusal.reason, refusal.rules) == ("hole", ("TR-6",))
    assert refusal.pl == "Tutaj, na plaży, jest już dół. Przejdź do innego miejsca."


@rule("TR-7")
def test_the_treasure_is_worth_a_point_for_every_round_left() -> None:
    early, late = buried("beach", moves=["dig"]), buried("meadow", moves=["walk meadow", "walk meadow", "dig"])
    assert early.scores() == (Score((0,), 6, True), Score((1,), 0, False))
    assert [score.points for score in late.scores()] == [5, 0]
    assert early.over
    assert [event.kind for event in early.events()][-2:] == ["dig", "game_over"]


@rule("TR-8")
def test_after_the_last_round_all_see_the_treasure_and_all_win() -> None:
    game = buried("oak", rounds=1, moves=["walk meadow", "dig"])
    assert game.over
    assert all(score.won for score in game.scores())
    assert game.view(0).treasure == game.view(PUBLIC).treasure == "oak"
    assert game.log(0)[-1].text == "The game is over. The treasure was under the oak. Winner: Player A and Player B."


@pytest.mark.parametrize(("rounds", "found"), [(1, "1 punkt."), (2, "2 punkty."), (5, "5 punktów.")])
@rule("TR-7")
def test_polish_counts_the_points(rounds: int, found: str) -> None:
    game = buried("beach", rounds=rounds, moves=["dig"])
    assert game.log(0, "pl")[-2].text == f"Kopiesz na plaży i znajdujesz skarb: {found}"
