"""How a panel offers verbs: by keys of their own, as a way out when nothing better can be done, and without asking."""

from __future__ import annotations

from dataclasses import replace

from seated import TREASURE, clicked, press, seated, treasure, typed

import gamekit
from gamekit.game import Game, Move, Refusal, Slot, Step, Verb
from gamekit.timeline import Timeline
from widgets import keys, moving
from widgets.session import Session


def look(state: object, move: Move) -> Step:
    return Step(state)


WALK, DIG = TREASURE.verbs["walk"], TREASURE.verbs["dig"]
ANY = Slot("spot", WALK.slots[0].words)
TWICE = Verb(("turn",), (WALK.slots[0], ANY._replace(name="other")), None, look)


BOTH = Verb(("turn",), (WALK.slots[0], ANY._replace(name="other", along=True)), None, look)


def having(**verbs: Verb) -> Game:
    """Treasure with other verbs."""
    return replace(TREASURE, verbs={**TREASURE.verbs, **verbs})


def opened(game: Game, *moves: str) -> Session:
    timeline: Timeline = gamekit.start(game, 2, seed=1)
    for move in moves:
        timeline.do(move)
    return seated(timeline, eyes=timeline.actor)


# ---------------------------------------------------------------------- keys


def test_the_key_of_a_verb_does_it_and_is_explained_by_the_help() -> None:
    session = opened(having(dig=DIG._replace(keys=("d", "Delete"))))
    assert "d" in keys.names(session)
    assert ["D, Delete", "this game: Dig"] in keys.help_lines(session)
    press(session, "d")
    assert session.timeline.here.move == Move(0, "dig")
    assert keys.names(session).count("d") == 1


def test_the_key_of_a_verb_takes_the_word_under_the_cursor() -> None:
    session = opened(having(walk=WALK._replace(keys=("Delete",))))
    press(session, "Delete", at="at-meadow")
    assert session.timeline.here.move == Move(0, "walk", ("meadow",))


def test_a_key_whose_verb_is_not_open_says_why_or_keeps_its_other_meaning() -> None:
    closed = WALK._replace(keys=("o",), slots=(ANY._replace(cut=lambda state, seat, before: ()),))
    session = opened(having(walk=closed))
    assert "cannot walk to the beach" in press(session, "o")
    assert session.timeline.here.depth == 1
    session = opened(having(walk=closed._replace(keys=(" ",))))
    assert press(session, " ") == "It is your move."


def test_a_verb_with_a_key_that_needs_no_words_is_listed_only_while_it_can_be_done() -> None:
    game = gamekit.start(having(dig=DIG._replace(keys=("d",))), 2)
    for move in ("bury cave", "dig", "walk meadow"):
        game.do(move)
    session = seated(game, eyes=0)
    assert session.sight.verbs() == ["walk"]
    assert "there is a hole already" in press(session, "d")


def test_of_the_reasons_against_a_verb_that_is_not_open_the_rarest_is_told() -> None:
    def why_not(state: object, move: Move) -> Refusal:
        return Refusal("no_way" if move.words == ("oak",) else "not_owner", ())

    shut = Verb(("turn",), (ANY._replace(cut=lambda state, seat, before: ()),), why_not, look)
    found = opened(having(dig=shut)).sight.why_closed("dig")
    assert found
    assert found.reason == "no_way"


def test_the_space_bar_can_belong_to_a_verb_in_its_time() -> None:
    session = opened(having(dig=DIG._replace(keys=(" ",))))
    press(session, " ")
    assert session.timeline.here.move == Move(0, "dig")
    assert ["Space", "this game: Dig"] in keys.help_lines(session)


def test_with_the_eyes_of_another_the_key_says_whose_turn_it_is() -> None:
    session = seated(gamekit.start(having(dig=DIG._replace(keys=("d",))), 2, seed=1), eyes=1)
    assert "Player A" in press(session, "d")
    assert session.timeline.actor == 0


def test_keys_for_reasons_and_lessons_are_explained_only_where_there_are_any() -> None:
    without, told = (keys.help_lines(opened(game)) for game in (TREASURE, gamekit.registry.find("zero_seven")))
    assert {row[0] for row in told} - {row[0] for row in without} == {"X", "H", "P"}
    assert "." not in {row[0] for row in told}


# ---------------------------------------------------------------------- a way out


def test_a_spare_verb_is_offered_only_for_what_nothing_else_can_use_and_asks_first() -> None:
    leave = Verb(("turn",), (ANY,), None, look, spare=True)
    session = opened(having(dig=leave))
    assert "cannot walk to the mill" in clicked(session, "at-mill")
    assert session.choice
    assert (session.choice.verb, session.choice.words) == ("dig", ("mill",))
    assert session.timeline.here.depth == 1
    press(session, "Enter", at="at-mill")
    assert session.timeline.here.move == Move(0, "dig", ("mill",))
    session = opened(having(dig=leave))
    clicked(session, "at-mill")
    press(session, "Escape")
    assert (session.timeline.here.depth, session.choice) == (1, None)
    session = opened(having(dig=leave))
    clicked(session, "at-meadow")
    assert session.timeline.here.move == Move(0, "walk", ("meadow",))


def test_what_was_offered_is_not_done_by_enter_or_a_click_elsewhere() -> None:
    leave = Verb(("turn",), (ANY,), None, look, spare=True, quick=True)
    session = opened(having(dig=leave))
    clicked(session, "at-mill")
    assert "Or dig? Enter does it, Escape does not." in press(session, "Enter", at="at-oak")
    assert session.choice
    assert (session.choice.words, session.timeline.here.depth) == (("oak",), 1)
    clicked(session, "at-oak")
    assert session.timeline.here.depth == 1  # a click twice is not Enter
    press(session, "Enter", at="at-meadow")
    assert session.timeline.here.move == Move(0, "walk", ("meadow",))


def test_where_nothing_can_be_chosen_a_way_out_is_offered_with_the_reason_of_what_is_closed() -> None:
    leave = Verb(("turn",), (ANY,), None, look, spare=True)
    shut = WALK._replace(slots=(WALK.slots[0]._replace(cut=lambda state, seat, before: ()),))
    session = opened(having(walk=shut, dig=leave))
    told = clicked(session, "at-mill")
    assert told.startswith("Mill: You cannot walk to the mill")
    assert told.endswith("Or dig? Enter does it, Escape does not.")


def test_what_can_be_done_out_of_turn_too_leaves_a_click_to_the_verb_of_the_turn() -> None:
    both = Verb((), (ANY,), None, look, seats=lambda state: (0, 1))
    session = opened(having(dig=both))
    clicked(session, "at-meadow")
    assert session.timeline.here.move == Move(0, "walk", ("meadow",))


# ---------------------------------------------------------------------- without asking


def test_a_quick_verb_takes_what_leaves_no_choice_and_is_done_with_its_last_word() -> None:
    session = opened(having(walk=TWICE._replace(quick=True)))
    press(session, "1")
    assert session.choice
    assert session.choice.words == ("meadow", "")  # from the beach there is one way only
    clicked(session, "at-cave")
    assert session.timeline.here.move == Move(0, "walk", ("meadow", "cave"))


def test_any_other_verb_asks_for_each_word_and_waits() -> None:
    session = opened(having(walk=TWICE))
    press(session, "1")
    clicked(session, "at-meadow")
    clicked(session, "at-cave")
    assert session.choice
    assert session.choice.words == ("cave", "") or session.choice.due is None
    assert session.timeline.here.depth == 1


def test_a_click_brings_the_words_for_slots_that_go_along() -> None:
    session = opened(having(walk=BOTH))
    press(session, "1")
    clicked(session, "at-meadow")
    assert session.choice
    assert session.choice.words == ("meadow", "meadow")
    session.attempt(lambda: moving.do(session))
    assert session.timeline.here.move == Move(0, "walk", ("meadow", "meadow"))


def test_without_a_verb_too_a_click_brings_them_and_another_one_changes_all() -> None:
    session = opened(having(walk=BOTH._replace(slots=(ANY, BOTH.slots[1]))))
    for spot in ("meadow", "cave"):
        clicked(session, f"at-{spot}")
        assert session.choice
        assert session.choice.words == (spot, spot)
    press(session, "Escape")
    clicked(session, "at-meadow")
    assert session.choice.words == ("meadow", "meadow"), "the slot that goes along is not filled alone"


def test_a_word_that_goes_along_but_does_not_fit_is_still_to_be_chosen() -> None:
    def apart(state: object, move: Move) -> Refusal | None:
        return Refusal("too_far", (), {}) if move.words[0] == move.words[1] else None

    session = opened(having(walk=BOTH._replace(slots=(ANY, BOTH.slots[1]), why_not=apart)))
    clicked(session, "at-meadow")
    assert session.choice
    assert session.choice.words == ("meadow", "")


def test_a_quick_verb_is_typed_as_any_other() -> None:
    session = opened(having(walk=TWICE._replace(quick=True)))
    typed(session, "walk meadow cave")
    assert session.timeline.here.move == Move(0, "walk", ("meadow", "cave"))
    assert treasure().actor == 0
