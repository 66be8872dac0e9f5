"""1000 mil in a panel, by keys and ears, without a browser (TM-121 to TM-133)."""

from __future__ import annotations

from typing import Any

import pytest
import thousand_miles_heard as heard
from seated import press
from thousand_miles_positions import at, attacked

import gamekit
from figures.registry import scene_for
from gamekit.game import PUBLIC, TEACHER, Move
from gamekit.reasons import Fact
from gamekit.timeline import Timeline
from widgets import asking, keys, marking, sheet_drawer, showing
from widgets.session import Session
from widgets.table import Table


def seated(game: Timeline, eyes: int = 0, **about: Any) -> Session:
    session = Session(Table(game), eyes=eyes, scene_of=scene_for(game.game), **about)
    session.refresh = lambda: showing.scene(session) and None
    session.refresh()
    session.table.rng.seed(1)
    return session


STOPPED = {"marks": "stopped"}
FAR = {0: {"miles": 500, "marks": "rolling"}, 1: {"marks": "rolling"}, 2: {"marks": "rolling"}}

# ---------------------------------------------------------------------- Enter


def test_enter_starts_the_game_with_the_own_cards_and_who_begins() -> None:
    session = heard.seated("en", 3, 5)
    told = press(session, "Enter")
    assert "Round 1 begins. You play first. You hold: 50 miles, 100 miles, speed limit," in told
    assert told.endswith("It is your turn.")


def test_enter_plays_the_card_under_the_cursor() -> None:
    session = seated(at({0: "100"}))
    assert press(session, "Enter", at="hand-100-0") == "You lay 100 miles and are at 100 miles. Player B has the turn."


def test_enter_on_a_barred_card_says_why_and_discards_it_only_when_pressed_again() -> None:
    game = at({0: "200"}, sides={0: STOPPED})
    session = seated(game)
    told = press(session, "Enter", at="hand-200-0")
    assert (
        told
        == "200 miles: You are stopped and need a green light. Or discard 200 miles? Enter does it, Escape does not."
    )
    assert press(session, "Escape", at="hand-200-0") == "Choose what to do."
    assert press(session, "Enter", at="hand-200-0") == told
    assert "25 miles: You are stopped" in press(session, "Enter", at="hand-25-0")  # the cursor has gone on
    assert game.here.depth == 0
    assert press(session, "Enter", at="hand-25-0").startswith("You discard 25 miles.")


@pytest.mark.parametrize("seats", [2, 3])
def test_an_attack_on_nobody_says_why_and_can_be_discarded(seats: int) -> None:
    sides = dict.fromkeys(range(seats), STOPPED)
    session = seated(at({0: "accident"}, seats=seats, sides=sides))
    told = press(session, "Enter", at="hand-accident-0")
    assert ("No side can be attacked" if seats > 2 else "Player B cannot be attacked now") in told
    assert told.endswith("Or discard an accident? Enter does it, Escape does not.")


def test_an_attack_asks_for_the_side_if_there_are_several_and_brings_the_cursor_there() -> None:
    game = at({0: "accident"}, seats=3, sides=FAR)
    session = seated(game)
    assert press(session, "Enter", at="hand-accident-0").endswith("You can choose: Player B, Player C.")
    assert (session.go_to, session.came_from) == ("side-1", "hand-accident-0")
    assert press(session, "Escape", at="side-1") == "Choose what to do."
    assert (session.go_to, session.came_from) == ("hand-accident-0", "")
    press(session, "Enter", at="hand-accident-0")
    assert press(session, "Enter", at="side-2").startswith("You attack Player C: accident; state there: an accident.")
    assert session.go_to == "hand-accident-0"


def test_an_attack_that_only_one_side_can_suffer_is_laid_at_once() -> None:
    session = seated(at({0: "accident"}, seats=3, sides=FAR | {2: STOPPED}))
    assert press(session, "Enter", at="hand-accident-0").startswith("You attack Player B: accident;")


# ---------------------------------------------------------------------- Space, Delete, D


def test_space_draws_what_is_due_and_then_only_says_what_to_do() -> None:
    session = seated(at({0: "100"}, drawn=False))
    assert press(session, "t") == "It is your turn: draw."
    assert press(session, "Enter", at="hand-100-0") == "100 miles: Draw first."
    assert press(session, "Delete", at="hand-100-0") == "Draw first."
    press(session, " ")
    assert press(session, " ").startswith("You draw: ")
    assert press(session, " ") == "It is your turn: lay or discard a card."
    assert press(session, "m").startswith("You can do this: 1: Lay a card")


def test_space_goes_on_over_what_was_played() -> None:
    session = seated(at({0: "100"}))
    press(session, "Enter", at="hand-100-0")
    press(session, "u")
    assert press(session, " ") == "You lay 100 miles and are at 100 miles. Player B has the turn."


@pytest.mark.parametrize("key", ["Delete", "Backspace"])
def test_delete_discards_the_card_under_the_cursor_without_asking(key: str) -> None:
    session = seated(at({0: "100"}))
    assert press(session, key, at="hand-100-0") == "You discard 100 miles. Player B has the turn."


def test_d_makes_the_trick_in_anothers_turn_and_says_why_it_cannot() -> None:
    session = seated(attacked("accident", {2: "ace"}, seats=3, victim=2), eyes=2)
    assert press(session, "d").startswith("Dirty trick: you lay the ace of the wheel, undo the attack (accident),")
    session = seated(attacked("accident", {2: "fuel_tank"}, seats=3, victim=2), eyes=2)
    assert press(session, "d") == "No trick: you do not hold the ace of the wheel."
    session = seated(at({0: "ace"}), eyes=0)
    assert press(session, "d") == "No trick: no attack on your side is open."


@pytest.mark.parametrize("drawn", [False, True])
def test_enter_on_the_matching_immunity_in_the_own_turn_is_the_trick(drawn: bool) -> None:
    game = attacked("accident", {1: "ace"})
    if drawn:
        for move in ("draw", "chance: deal 25"):
            game.do(move)
    session = seated(game, eyes=1)
    assert press(session, "Enter", at="hand-ace-0").startswith("Dirty trick: you lay the ace of the wheel")


@pytest.mark.parametrize("eyes", [0, 1, PUBLIC])
@pytest.mark.parametrize("held", ["ace", "fuel_tank"])
def test_no_other_eyes_are_told_whether_a_trick_is_possible(eyes: int, held: str) -> None:
    told = [others(attacked("accident", {2: card}, seats=3, victim=2), eyes) for card in ("repair", held)]
    assert told[0] == told[1]


def others(game: Timeline, eyes: int) -> list[Any]:
    """All that a panel with these eyes shows and says while an attack on Player C is open."""
    session = seated(game, eyes=eyes)
    pressed = [press(session, key, at=at) for key in "dmtsiw " for at in ("side-2", "hand-25-0")]
    return [pressed, showing.log(session), showing.status(session), str(session.sight.verbs())]


# ---------------------------------------------------------------------- I, S, T, eyes


def test_i_tells_how_all_stand_and_s_the_points_of_round_and_match() -> None:
    sides = {0: {"miles": 200, "laid": "200 fuel_tank", "total": 700}, 1: {"marks": "limit puncture stopped"}}
    session = seated(at(sides=sides, round=2))
    told = press(session, "i")
    assert "Player A. State: rolling. 200 miles. Cards of 200 miles laid: 1. Immunities: fuel tank." in told
    assert "Player B. State: a flat tyre and under a speed limit. 0 miles." in told
    assert told.endswith("Player B holds 6 cards.")
    assert press(session, "s").startswith("Player A: 300 points in this round, 1,000 in the match. Player B: 0 points")


def test_t_tells_whose_turn_it_is_and_whether_to_draw_or_to_play() -> None:
    game = at(drawn=False)
    assert press(seated(game, eyes=1), "t") == "Player A has the turn and draws now."
    assert press(seated(at(), eyes=1), "t") == "Player A has the turn and now lays or discards a card."


def test_with_public_eyes_a_card_is_drawn_for_whoever_has_the_turn_but_none_is_chosen() -> None:
    session = seated(at(drawn=False), eyes=PUBLIC)
    press(session, " ")
    assert press(session, " ").startswith("Player A draws a card.")
    assert "A chooses now is for no other eyes" in press(session, "m")
    press(session, "Delete", at="hand-25-0")
    assert session.timeline.here.depth == 2, "nothing is discarded"


def test_what_everybody_marks_stays_on_the_sheet_when_the_turn_passes() -> None:
    """There is one sheet for all: where a card lies does not depend on whose turn it is."""
    game = at({0: "100"})
    session = seated(game, eyes=PUBLIC)
    marking.mark(session, "deck", "25")
    game.do("lay 100")
    assert game.actor != 0
    assert marking.marks(session) == {("deck", "25"): False}
    assert gamekit.load(game.record()).marks == game.marks
    assert sheet_drawer.about(session) == "The note sheet of the whole table. It counts only what everybody has heard."


@pytest.mark.parametrize(("lang", "told"), [("en", "What follows for everybody"), ("pl", "Co wynika dla wszystkich")])
def test_what_follows_for_all_names_no_player(lang: str, told: str) -> None:
    session = seated(at({0: "100"}), eyes=PUBLIC, lang=lang)
    asking.ask_why(session, Fact("deck", "25", True))
    shown = asking.shown(session)
    assert shown is not None
    assert shown.whose.startswith(told)


def test_the_teacher_moves_for_whoever_has_the_turn() -> None:
    session = seated(at({0: "100"}), eyes=TEACHER)
    assert press(session, "Enter", at="hand-100-0").startswith("Player A lays 100 miles and is at 100 miles.")


def test_chance_by_hand_offers_to_a_seat_every_card_that_it_does_not_see() -> None:
    session = seated(at({0: "200 200 200 200"}, drawn=False))
    press(session, " ")
    offered = session.sight.open_words(session.sight.begin("deal"), 0)
    assert "200" not in offered
    assert "100" in offered
    assert session.timeline.why_not(Move(-1, "deal", ("25",))) is None


def test_the_keys_of_the_game_are_explained() -> None:
    told = dict(map(tuple, keys.help_lines(seated(at()))))
    assert {"Space", "D", "Delete, Backspace"} <= set(told)
    assert told["D"] == "this game: Dirty trick"
