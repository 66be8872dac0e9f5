"""Time travel: one tree of moves, a dealer that never rolls twice, notes of what was undone."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from toy_game import GAME as TREASURE

import gamekit
from gamekit import CHANCE, PUBLIC, TEACHER, Illegal, Unreadable
from gamekit.game import Ambiguous, Score
from gamekit.timeline import Timeline


def new_game(seed: int | None = 7, **options: object) -> Timeline:
    return gamekit.start("zero_seven", seats=3, options=options, seed=seed)


def test_the_dealer_plays_chance_and_nothing_else():
    game = new_game()
    assert game.actor == 0
    assert all(node.move.seat == CHANCE for node in game.nodes[1:])
    game.do("detective muranow")
    assert game.actor == 1


def test_the_same_seed_deals_the_same_game_and_another_seed_another():
    assert new_game(7).state == new_game(7).state
    assert new_game(7).state != new_game(8).state


def test_without_a_seed_the_class_deals_by_hand():
    game = new_game(seed=None)
    assert game.actor == CHANCE
    assert len(game.nodes) == 1
    game.do("lay_suspect korek")
    assert game.state.suspect_at == (3,)
    game.do("lay_crime blank")
    assert game.state.crime_at == (0,)
    assert game.actor == CHANCE


def test_chances_have_exact_odds_under_the_full_state():
    odds = dict(new_game(seed=None).chances())
    weights = {move.words[0]: weight for move, weight in odds.items()}
    assert weights["blank"] == 2
    assert sum(weights.values()) == 14


def test_a_refused_move_changes_nothing_and_names_its_rule():
    game = new_game()
    before = game.here
    game.do("detective muranow")
    game.do("detective muranow")
    game.do("detective muranow")
    with pytest.raises(Illegal) as caught:
        game.do("detective muranow")
    assert caught.value.refusal.rules == ("ZS-38",)
    assert "Muranów" in caught.value.refusal.en
    assert "Muranowie" in caught.value.refusal.pl
    assert before.number in [node.number for node in game.path()]
    assert game.actor == 0


def test_a_seat_whose_turn_it_is_not_is_told_so():
    game = new_game()
    refusal = game.why_not("detective muranow", seat=2)
    assert refusal is not None
    assert (refusal.reason, refusal.rules) == ("not_now", ("ZS-26",))
    assert game.why_not("detective muranow", seat=0) is None


def test_undo_is_no_second_roll():
    game = new_game()
    game.do("evidence " + game.verbs()[1].slots[0].words[0])
    told, count = game.state, len(game.nodes)
    game.back()
    game.do(game.line()[game.here.depth + 1].move)
    assert game.state == told
    assert len(game.nodes) == count


def test_a_branch_left_behind_stays_visible():
    game = new_game()
    start = game.here.number
    game.do("detective muranow")
    game.back()
    assert game.here.number == start
    game.do("detective cytadela")
    game.jump(start)
    branches = game.branches()
    assert [branch.move.notation for branch in branches] == ["detective muranow", "detective cytadela"]
    assert [branch.current for branch in branches] == [False, True]
    assert game.forward() == branches[1].node


def test_stepping_never_plays():
    game = new_game()
    count = len(game.nodes)
    at = game.here.number
    assert game.forward() == at
    assert game.back() == at
    assert game.back("single") == at - 1
    assert game.back("round") == at - 1
    assert len(game.nodes) == count


def test_steps_have_the_sizes_that_the_game_names():
    game = new_game(mini_games=2, max_phases=1)
    first = game.here.number
    for move in ("detective muranow", "detective cytadela", "detective lazienki"):
        game.do(move)
    assert game.state.mini_game == 2
    second = game.here.number
    game.do("detective muranow")
    assert game.back("round") == second
    assert game.back("round") == first
    assert game.forward("turn") > first
    assert game.forward("round") == second
    with pytest.raises(ValueError, match="no step size"):
        game.back("week")


def test_going_back_past_an_answer_is_noted_in_the_log():
    game = new_game()
    game.do("detective muranow")
    game.back()
    last = game.log()[-1]
    assert last.kind == "went_back"
    assert "step" in last.text
    assert game.log(lang="pl")[-1].text.startswith("Tu cofnięto")


def test_jumping_to_a_step_that_is_not_there_says_which_there_are():
    game = new_game()
    with pytest.raises(ValueError, match="no step"):
        game.jump(10_000)


def test_a_word_may_be_cut_short_while_it_stays_clear():
    game = new_game()
    assert game.read("det mur").notation == "detective muranow"
    assert game.read("detective Łazienki").notation == "detective lazienki"
    assert game.read("detective Old Town Square").notation == "detective rynek_starego_miasta"
    assert game.read("detective Rynek Starego Miasta").notation == "detective rynek_starego_miasta"
    assert game.read("solve Amber Citadel Art theft").notation == "solve bursztyn cytadela kradziez_obrazu"
    with pytest.raises(Ambiguous, match="powisle"):
        game.read("detective po")
    with pytest.raises(Unreadable, match="there are"):
        game.read("detective warszawa")
    with pytest.raises(Unreadable, match="takes 3 words"):
        game.read("solve korek")
    with pytest.raises(Unreadable):
        game.read("   ")
    with pytest.raises(Unreadable, match="no such seat"):
        game.read("nobody: detective muranow")


def test_a_move_can_name_its_seat():
    assert new_game().read("2: detective muranow").seat == 2


def test_a_view_hides_the_cases_that_a_seat_may_not_know():
    game = new_game()
    mine = game.view(0)
    assert mine.cases[0] == ("?", "?", "?")
    assert mine.cases[1] == game.state.cases[1]
    assert mine.cases[2] == ("?", "?", "?")
    assert game.view(TEACHER) == game.state
    assert all(case == ("?", "?", "?") for case in game.view(PUBLIC).cases)
    with pytest.raises(ValueError, match="no eyes"):
        game.view(3)


def test_watchers_hear_of_every_change_once():
    game = new_game()
    heard: list[int] = []
    game.watchers.append(lambda: heard.append(game.here.number))
    game.do("detective muranow")
    game.back()
    assert len(heard) == 2


def test_random_moves_are_legal_and_end_the_game():
    game = new_game(max_phases=3, mini_games=1)
    rng = random.Random(1)
    while not game.over:
        move = game.random_move(rng)
        assert game.why_not(move) is None
        game.play(move)
    assert game.moves() == []
    assert game.verbs() == []
    refusal = game.why_not("detective muranow", seat=0)
    assert refusal is not None
    assert refusal.reason == "over"
    with pytest.raises(ValueError, match="over"):
        game.random_move(rng)


def test_a_game_that_does_not_exist_is_refused_in_words():
    with pytest.raises(gamekit.SettingError, match="there are"):
        gamekit.start("chess")
    with pytest.raises(gamekit.SettingError, match="2 to 5"):
        gamekit.start("zero_seven", seats=6)
    with pytest.raises(gamekit.SettingError, match="no_such"):
        gamekit.start("zero_seven", options={"no_such": 1})
    with pytest.raises(gamekit.SettingError, match="mini_games"):
        gamekit.start("zero_seven", options={"mini_games": True})
    with pytest.raises(gamekit.SettingError, match="preset"):
        gamekit.start("zero_seven", preset="club")


def test_the_board_is_a_networkx_graph_with_positions_and_names():
    board = gamekit.graph("zero_seven")
    assert board.number_of_nodes() == 14
    assert board.number_of_edges() == 29
    assert board.nodes["muranow"]["pl"] == "Muranów"
    assert len({data["pos"] for _, data in board.nodes(data=True)}) == 14
    assert board.nodes["muranow"]["suspect"] is None
    assert new_game().graph().nodes["muranow"]["suspect"] is not None


def test_tries_that_a_seat_cannot_tell_apart_are_one_way_on_to_it():
    game = gamekit.start("zero_seven", seats=3, seed=None)
    while game.moves()[0].verb != "deal_suspect":
        game.play(game.moves()[0])
    for suspect in ("korek", "iskra"):
        game.do(f"deal_suspect 0 {suspect}")
        game.back("single")
    assert [branch.move.notation for branch in game.branches(2)] == ["deal_suspect 0 korek", "deal_suspect 0 iskra"]
    assert [branch.move.notation for branch in game.branches(1)] == ["deal_suspect 0 ?"]
    assert (len(game.forks(TEACHER)), len(game.forks(PUBLIC))) == (1, 0)
    seen = gamekit.load(game.record(seat=1))
    assert len(seen.nodes) == len(game.nodes) - 1
    assert seen.here.number == game.here.number


def test_a_step_to_my_next_decision_passes_over_the_others():
    game = new_game()
    first = game.here.number
    for move in ("detective muranow", "detective cytadela", "detective lazienki", "detective powisle"):
        game.do(move)
    assert game.actor == 1
    second = game.back("decision", 0)
    assert game.actor == 0
    assert game.back("decision", 0) == first
    assert game.forward("decision", 0) == second


def test_a_graph_that_a_game_has_not_is_refused():
    with pytest.raises(gamekit.InputError, match="no graph"):
        gamekit.graph("zero_seven", "moon")
    with pytest.raises(gamekit.InputError, match="no graph"):
        new_game().graph("moon")


def test_a_move_made_for_another_seat_is_refused_in_either_form():
    game = new_game()
    with pytest.raises(Unreadable, match="cannot move for"):
        game.do(gamekit.Move(0, "detective", ("muranow",)), seat=1)


def test_points_that_follow_from_a_secret_are_told_only_to_who_knows_it() -> None:
    """A reader's scores are those of its own view."""
    near = replace(
        TREASURE, scores=lambda s: tuple(Score((seat,), int(s.treasure == "cave"), False) for seat in range(len(s.at)))
    )
    game = gamekit.start(near, 2)
    game.do("bury cave")
    assert [score.points for score in game.scores(1)] == [1, 1], "B has the map"
    assert [score.points for score in game.scores(0)] == [score.points for score in game.scores()] == [0, 0]


SECRETIVE = ("persona_non_grata", "crash_and_grab", "thirteen_clues")


def to_a_secret_choice(name: str) -> Timeline:
    """A game at the first choice that a player makes in secret."""
    game = gamekit.start(name, seats=3, seed=12)
    rng = random.Random(12)
    while not game.game.secret(game.moves()[0]):
        game.play(game.random_move(rng))
    return game


def again(name: str, pair: str) -> Timeline:
    """A game after secret choices of three players, and back: the first has chosen anew, the same or another way."""
    game = to_a_secret_choice(name)
    start = game.here.number
    for _ in game.seats:
        game.do(game.moves()[0])
    game.jump(start)
    game.do(game.moves()[{"same": 0, "other": -1}[pair]])
    return game


@pytest.mark.parametrize("name", SECRETIVE)
def test_nobody_can_tell_whether_the_same_was_chosen_again_in_secret(name):
    same, other = again(name, "same"), again(name, "other")
    assert same.here.move != other.here.move
    for seat in (1, 2, PUBLIC):
        assert same.here.number == other.here.number
        assert same.branches(seat) == other.branches(seat) == []
        assert same.forks(seat) == other.forks(seat)
        assert same.record(seat) == other.record(seat)


@pytest.mark.parametrize("name", SECRETIVE)
def test_what_was_heard_stays_a_way_on_when_somebody_has_chosen_anew(name):
    game = again(name, "same")
    game.back("single")
    assert len(game.branches(0)) == 2
    for seat in (1, PUBLIC):
        assert sorted(way.length > 1 for way in game.branches(seat)) == [False, True]
