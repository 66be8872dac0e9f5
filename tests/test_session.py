"""What a reader does with a panel, without a browser: choosing, walking, chance by hand, the kit, lens, language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from seated import clicked, detectives, picture, press, seated, treasure, typed
from toy_game import GAME as TREASURE

import gamekit
from figures.scene import Scene
from gamekit import CHANCE, TEACHER, Game, Move
from widgets import answers, keys, moving, showing, walking
from widgets.players import kit_move
from widgets.session import Session

# ---------------------------------------------------------------------- choosing


def test_a_click_that_only_one_verb_can_use_makes_the_move() -> None:
    session = seated(treasure())
    assert clicked(session, "at-meadow") == "Player A walks to the meadow. Player B has the turn."
    assert session.timeline.view().at == ("meadow", "beach")


def test_a_click_that_several_verbs_can_use_offers_them_and_the_verb_chosen_takes_it() -> None:
    session = detectives()
    assert "Send a detective; Solve the case" in clicked(session, "at-muranow")
    assert session.timeline.here.number == session.stood.number
    assert press(session, "1").startswith("Player A sends a detective to the Muranów Estate")


def test_a_move_of_three_words_waits_until_enter_makes_it() -> None:
    session = detectives()
    assert "suspect" in press(session, "3")
    for at, word in enumerate(("korek", "muranow", "oszustwo")):
        session.attempt(lambda at=at, word=word: moving.choose_word(session, at, word))  # type: ignore[misc]
    assert session.saying.text.startswith("Ready: Cork did it")
    before = session.timeline.here
    assert "names Cork" in press(session, "Enter", at="at-muranow")
    assert session.timeline.path()[before.depth + 1].move == Move(0, "solve", ("korek", "muranow", "oszustwo"))


def test_a_click_takes_the_word_for_the_slot_that_is_due() -> None:
    session = detectives()
    press(session, "3")
    session.attempt(lambda: moving.choose_word(session, 0, "korek"))
    clicked(session, "at-muranow")
    assert session.choice is not None
    assert session.choice.words == ("korek", "muranow", "")


def test_escape_takes_back_the_last_word_and_then_the_verb() -> None:
    session = detectives()
    press(session, "3")
    session.attempt(lambda: moving.choose_word(session, 0, "korek"))
    press(session, "Escape")
    assert session.choice is not None
    assert session.choice.words == ("", "", "")
    press(session, "Escape")
    assert session.choice is None
    assert "nothing to take back" in press(session, "Escape")


def test_a_verb_without_words_is_done_at_once_and_refused_in_words() -> None:
    session = seated(treasure("bury cave", "dig", "walk meadow", seed=None))
    assert press(session, "2") == "Here, on the beach, there is a hole already. Walk to another spot."
    assert session.saying.urgent
    assert session.choice is None
    assert session.timeline.actor == 0


def test_a_move_can_be_typed_and_cut_short() -> None:
    assert typed(detectives(), "det mur").startswith("Player A sends a detective to the Muranów Estate")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("fly", "“fly” does not fit here"),
        ("walk", "walk takes one word, and you gave 0"),
        ("walk m", "“m” could mean"),
        ("walk cave", "You cannot walk to the cave in one turn"),
        ("1: walk meadow", "You cannot move for Player B here"),
        ("", "Write a move"),
    ],
)
def test_what_cannot_be_done_is_answered_in_words_and_changes_nothing(text: str, said: str) -> None:
    session = seated(treasure())
    before = session.timeline.here
    assert said in typed(session, text)
    assert session.saying.urgent
    assert session.message.refused
    assert session.timeline.here is before


def test_a_refusal_is_in_the_readers_language() -> None:
    told = typed(seated(treasure(), lang="pl"), "fly")
    assert "„fly”" in told
    assert "does not fit" not in told


def test_blocked_words_are_counted_by_reason() -> None:
    session = seated(treasure())
    assert answers.blocked(session).startswith("Walk: 4 choices are blocked, for example: You cannot walk to the beach")


def test_the_key_w_says_why_the_cursors_place_cannot_be_chosen() -> None:
    session = seated(treasure())
    assert press(session, "w", at="at-cave").endswith(
        "You cannot walk to the cave in one turn. Choose a spot next to yours."
    )
    assert press(session, "w", at="at-meadow") == "meadow: Walk."


# ---------------------------------------------------------------------- walking


def test_back_and_forward_say_where_the_game_stands() -> None:
    session = seated(treasure("walk meadow"))
    assert press(session, "u") == "Back at step 1. It is Player A's move."
    assert "begins" in press(session, "u")
    assert press(session, "r").startswith("Player A walks to the meadow.")
    assert press(session, "r") == "Nothing more was played from here."


def test_a_jump_to_no_step_is_refused_in_words() -> None:
    session = seated(treasure())
    session.attempt(lambda: walking.walk_to(session, 99))
    assert session.saying.text == "There is no step 99. Steps go from 0 to 1."


def test_branches_are_told_as_the_eyes_saw_them() -> None:
    game = treasure(seed=None)
    session = seated(game)
    for spot in ("mill", "oak"):
        session.attempt(lambda spot=spot: moving.type_move(session, f"chance: bury {spot}"))  # type: ignore[misc]
        press(session, "u")
    assert press(session, "b") == "One way on was played from here: treasure buried: ?."
    session.attempt(lambda: session.look(TEACHER))
    assert press(session, "b").endswith("treasure buried: mill; treasure buried: oak.")


def test_a_step_to_my_next_decision_passes_over_the_moves_of_others() -> None:
    session = seated(treasure("walk meadow", "walk meadow", "walk mill", "walk mill"), eyes=1)
    session.attempt(lambda: walking.walk_to(session, 1))
    session.attempt(lambda: walking.walk(session, "decision", ahead=True))
    assert session.timeline.here.number == 2
    session.attempt(lambda: walking.walk(session, "decision", ahead=True))
    assert session.timeline.here.number == 4


# ---------------------------------------------------------------------- chance and players


def test_chance_by_hand_is_offered_like_a_player_and_can_be_typed_or_drawn() -> None:
    session = seated(treasure(seed=None))
    assert session.acting == CHANCE
    assert press(session, "m") == "You can do this: 1: Bury the treasure."
    assert clicked(session, "at-oak").startswith("The treasure is buried.")
    press(session, "u")
    session.attempt(lambda: moving.draw(session, all_due=True))
    assert session.timeline.actor == 0


def test_space_continues_deals_lets_the_kit_play_or_says_whose_turn_it_is() -> None:
    session = seated(treasure(seed=None))
    press(session, " ")
    assert session.timeline.actor == 0
    assert press(session, " ") == "It is Player A's move."
    session.attempt(lambda: session.step_kit(True))
    session.attempt(lambda: session.set_kit(0, True))
    assert "played by the kit" in press(session, "m")
    press(session, " ")
    assert session.timeline.actor == 1
    press(session, "u")
    here = session.timeline.here
    press(session, " ")
    assert session.timeline.here is here.next


def spied(seen: list[Any]) -> Game:
    """Treasure with a kit that remembers what it was given."""

    def kit(view: Any, seat: int, known: Any, heard: Any, rng: Any) -> None:
        seen.append((view, seat, known))

    def deduce(setting: Any, seat: int, events: Any) -> Any:
        return list(events)

    return replace(TREASURE, kit=kit, deduce=deduce)


def test_the_kit_follows_at_once_is_told_in_the_same_announcement_and_sees_only_what_its_seat_may() -> None:
    seen: list[Any] = []
    game = gamekit.start(spied(seen), 3)
    game.do("bury cave")
    session = seated(game)
    session.attempt(lambda: session.set_kit(1, True))
    typed(session, "walk meadow")
    assert game.actor == 2
    assert session.saying.number == 2
    assert session.saying.text.count("has the turn") == 2
    ((view, seat, known),) = seen
    assert (seat, view.treasure) == (1, "?")
    assert [event.details for event in known if event.kind == "buried"] == [{"spot": "?"}]


def test_a_pupil_alone_can_play_against_the_kit_to_the_end() -> None:
    session = detectives(eyes=0)
    session.attempt(lambda: session.set_kit(1, True))
    limit = 400
    while not session.timeline.over and limit:
        assert session.timeline.actor == 0
        move = kit_move(session.timeline, 0)
        assert move
        session.attempt(lambda move=move: moving.play(session, move))  # type: ignore[misc]
        limit -= 1
    assert session.timeline.over
    assert "The game is over" in session.saying.text


def test_going_back_and_on_again_is_no_second_roll_for_the_kit() -> None:
    session = detectives(eyes=0)
    session.attempt(lambda: session.set_kit(1, True))
    for _ in range(3):
        typed(session, "detective muranow")
        answer = session.timeline.here
        press(session, "u")
        press(session, "u")
        typed(session, "detective muranow")
        assert session.timeline.here is answer
        press(session, "u")
        press(session, "u")


def test_what_one_pair_of_eyes_heard_is_not_told_to_the_next() -> None:
    session = detectives(eyes=0)
    press(session, "s")
    assert press(session, "a")
    session.attempt(lambda: session.look(1))
    assert "points" not in press(session, "a")


def test_a_person_cannot_move_for_a_seat_that_the_kit_plays() -> None:
    session = seated(treasure())
    session.table.kits = {0}
    assert "kit plays" in typed(session, "walk meadow")
    assert session.timeline.here.depth == 1


# ---------------------------------------------------------------------- lens, language, keys


def test_the_lens_is_covered_until_somebody_shows_it() -> None:
    lenses = []

    def drawn(*args: Any, **about: Any) -> Scene:
        lenses.append(about["lens"])
        return picture(*args, **about)

    session = seated(treasure())
    session.scene_of, session.drawn = drawn, ()
    assert "it is covered" in press(session, "g", at="at-mill")
    assert lenses == [None]
    press(session, "c")
    assert lenses[-1] == "mill"
    assert answers.lens(session) == "Lens on mill (next to it: 2; 2 steps away: 2)."
    assert press(session, "g", at="at-mill") == "No place is under the lens."


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_key_has_its_help_and_every_answer_its_words(lang: str) -> None:
    session = seated(treasure("walk meadow"), lang=lang)
    told = [row for row in keys.TABLE if row.needs(session)]
    assert [row[1] for row in keys.help_lines(session)] == [session.words.say(row.help) for row in told]
    assert len(told) > 20
    for key in keys.ACTIONS:
        session.attempt(lambda key=key: keys.press(session, key, "at-mill"))  # type: ignore[misc]
        assert session.words.say("went-wrong") not in session.saying.text


def test_no_two_rows_of_the_table_of_keys_claim_the_same_key() -> None:
    pressed = [key for row in keys.TABLE for key in row.keys]
    assert len(pressed) == len(set(pressed))


def test_a_change_of_language_changes_log_status_and_help_at_once() -> None:
    session = seated(treasure("walk meadow"))
    english: list[Callable[[Session], Any]] = [showing.log, showing.status, showing.labels, keys.help_lines]
    before = [show(session) for show in english]
    session.attempt(lambda: session.set_language("pl"))
    after = [show(session) for show in english]
    assert all(old != new for old, new in zip(before, after, strict=True))
    assert showing.status(session)[0]["text"] == "Teraz ruch gracza B."


def test_a_picture_that_could_not_be_drawn_is_tried_again_and_its_fault_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    session = seated(treasure())
    before = session.scene
    session.scene_of = lambda *_, **__: {}["nothing"]
    typed(session, "walk meadow")
    assert session.timeline.view().at == ("meadow", "beach")
    assert session.scene is before
    assert "could not be drawn" in caplog.text
    session.scene_of = picture
    session.refresh()
    assert session.scene is not before
