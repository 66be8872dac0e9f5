"""Persona Non Grata in a panel, by keys and ears, without a browser: pairs, ties, thefts, and whose eyes see what."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from persona_non_grata_exercises import came_back
from persona_non_grata_heard import seated
from persona_non_grata_named import a_theft_to_choose, the_first_decides, the_holder_decides
from persona_non_grata_positions import GAME, due, on, played
from persona_non_grata_secrets import SECRETS, twins
from seated import press

from figures.registry import scene_for
from figures.scene import Scene
from gamekit.game import PUBLIC, TEACHER, Move
from gamekit.timeline import Timeline
from widgets import glancing, showing
from widgets.session import TURN, Session
from widgets.table import Table

FIRST = {0: "biolife_worker biolife_president", 1: "biolife_director", 2: "cosmoco_worker*"}


def panel(game: Timeline | Table, eyes: int | str = 0, **about: Any) -> Session:
    """A panel with the game's own picture."""
    table = game if isinstance(game, Table) else Table(game)
    session = Session(table, eyes=eyes, scene_of=scene_for(GAME), **about)
    session.refresh = lambda: showing.scene(session) and None
    session.refresh()
    return session


def scene(session: Session) -> Scene:
    assert isinstance(session.scene, Scene)
    return session.scene


def words(session: Session, shape: str) -> str:
    """What a shape says."""
    return scene(session).shape(shape).words


def having(session: Session, mark: str) -> set[str]:
    """The stops with a mark."""
    return {shape.id for shape in scene(session).shapes if mark in shape.marks and shape.id in scene(session).walk}


def first_day(seats: int = 3, preset: str = "page", seat: int = 0) -> Timeline:
    """The first day, when that seat lays its pair."""
    return played(FIRST, seats=seats, preset=preset, stop=on(1, 1, seat))


# ---------------------------------------------------------------------- a pair


def test_a_pair_is_a_card_and_an_action_and_what_is_chosen_is_shown_before_the_last_key() -> None:
    session = panel(first_day())
    held = session.timeline.view(0).hands[0]
    assert len(having(session, "open")) == 0
    told = press(session, "Enter", at="hand-0")
    assert told.startswith("Lay a pair. Choose now: action card")
    assert session.go_to == "action-download-0", "the cursor is brought to the action cards"
    assert having(session, "chosen") == {"hand-0"}
    assert session.word_name(*session.says("hand-0")[0]) in words(session, "pair")
    assert {"action-download-0", "action-encrypt-0", "action-left-0", "action-right-0"} <= having(session, "open")
    told = press(session, "Enter", at="action-encrypt-0")
    assert told.startswith("You lay face down: ")
    assert session.go_to == "hand-0", "and back to the hand"
    assert session.timeline.view(0).laid[0] == (held[0], "encrypt")


def test_a_card_that_is_chosen_can_be_changed_for_another_or_taken_back() -> None:
    session = panel(first_day())
    press(session, "Enter", at="hand-0")
    press(session, "Enter", at="hand-5")
    assert having(session, "chosen") == {"hand-5"}
    assert press(session, "Escape") == "Choose what to do."
    assert having(session, "chosen") == set()
    press(session, "Enter", at="action-left-0")
    assert having(session, "chosen") == {"action-left-0"}
    assert press(session, "Enter", at="hand-5").startswith("You lay face down: ")
    assert session.timeline.view(0).laid[0][1] == "left"


def test_the_last_action_card_is_chosen_by_hand_so_that_every_day_has_the_same_keys() -> None:
    session = panel(played(FIRST, stop=on(1, 5)))
    press(session, "Enter", at="hand-0")
    assert session.timeline.state.laid[0] is None
    assert having(session, "open") == {session.go_to}
    press(session, "Enter", at=session.go_to)
    assert session.timeline.state.laid[0] is not None


def test_a_used_action_card_says_that_it_is_used() -> None:
    session = panel(played(FIRST, stop=on(1, 3)))
    press(session, "Enter", at="hand-0")
    told = press(session, "Enter", at="action-download-0")
    assert told == "You have used this action card this week already: Download. Choose one that you still have."
    assert session.timeline.state.laid[0] is None


def test_a_discard_takes_one_key() -> None:
    session = panel(played(FIRST, seats=2, preset="published", stop=due("discard")))
    assert press(session, "t") == "Choose a card to discard. The others will not see it."
    assert press(session, "Enter", at="hand-0").startswith("You discard face down: ")
    assert len(session.timeline.view(0).discards[0]) == 1


# ---------------------------------------------------------------------- ties and thefts


@pytest.mark.parametrize("stop", ["player-1", "cell-1-biolife"])
def test_a_tie_is_decided_at_a_player_or_at_the_cell(stop: str) -> None:
    game = the_first_decides()
    game.jump(game.here.parent.number if game.here.parent else 0)
    session = panel(game)
    assert press(session, "t") == "Biolife: you decide the tie of Player B and Player C: who is second?"
    assert "Player A is first at Biolife already." in press(session, "Enter", at="player-0")
    press(session, "1")
    assert {"player-1", "player-2", "cell-1-biolife", "cell-2-biolife"} == having(session, "open")
    assert press(session, "Enter", at=stop).startswith("Biolife: Player B is second with 4")


def test_the_holder_of_the_key_names_a_first_and_then_a_second() -> None:
    game = the_holder_decides()
    for _ in range(2):
        game.jump(game.here.parent.number if game.here.parent else 0)
    session = panel(game)
    assert (
        press(session, "t")
        == "Biolife: you hold the key and decide the tie of Player A, Player B and Player C: who is first?"
    )
    told = press(session, "Enter", at="cell-2-biolife")
    assert told.startswith("Biolife: Player C is first with 6")
    assert told.endswith("Biolife: you decide the tie of Player A and Player B: who is second?")
    assert press(session, "Enter", at="cell-0-biolife").startswith("Biolife: you are second with 6 and keep the key.")


def robbing() -> Session:
    """A panel of Player A, who may steal from B a Manager or an Assistant, or from C a Worker."""
    week = {0: "biolife_president biolife_worker", 1: "biolife_manager biolife_assistant", 2: "biolife_worker"}
    return panel(played(week, stop=due("theft"), preset="published"))


def test_a_card_is_stolen_with_one_key_where_it_lies_in_the_area_of_another() -> None:
    session = robbing()
    assert "You cannot steal from your own area" in press(session, "Enter", at="area-0-w1d1-a")
    told = press(session, "Enter", at="area-1-w1d2-b")
    assert told.startswith("You steal from Player B and archive: Biolife Assistant.")


def test_a_theft_can_also_begin_with_the_player() -> None:
    session = robbing()
    assert press(session, "Enter", at="player-1").endswith("You can choose: Biolife Manager, Biolife Assistant.")
    assert having(session, "open") == {"area-1-w1d1-b", "area-1-w1d2-b"}
    assert having(session, "chosen") == {"player-1"}, "not the cards as well, which can still be chosen"
    told = press(session, "Enter", at="area-1-w1d1-b")
    assert told.startswith("You steal from Player B and archive: Biolife Manager.")


def test_where_only_one_kind_lies_its_player_is_enough() -> None:
    session = panel(a_theft_to_choose())
    assert press(session, "Enter", at="player-2").startswith("You steal from Player C and archive: Biolife Worker.")


# ---------------------------------------------------------------------- whose eyes


def test_only_own_eyes_choose_and_public_eyes_are_told_whose() -> None:
    session = panel(first_day(), eyes=PUBLIC)
    assert press(session, "t") == "Player A chooses an information card and an action card in secret."
    assert not any(shape.id.startswith("action-") and "open" in shape.marks for shape in scene(session).shapes)
    press(session, "1")
    assert session.choice is None
    assert "Biolife" not in words(session, "hand-0")


def test_the_teacher_sees_all_hands_and_lays_for_whoever_is_due() -> None:
    session = panel(first_day(), eyes=TEACHER)
    assert {"cards-1", "cards-2"} <= set(scene(session).walk)
    press(session, "Enter", at="hand-0")
    assert press(session, "Enter", at="action-download-0").startswith("Player A lays face down: ")
    assert session.timeline.actor == 1


def test_in_hot_seat_play_a_curtain_falls_at_every_change_of_seat() -> None:
    game = first_day()
    session = panel(game, eyes=TURN)
    for seat in range(3):
        assert session.curtain == seat
        assert session.eyes == PUBLIC
        assert all(not shape.words.startswith("Biolife") for shape in scene(session).shapes if "hand" in shape.id)
        session.attempt(session.lift, though_covered=True)
        assert session.eyes == seat
        press(session, "Enter", at="hand-0")
        heard = press(session, "Enter", at="action-download-0")
        assert "Player" not in heard or seat == 2, "nothing is said of the others before all have laid"
    assert session.curtain == 0


def test_behind_the_curtain_the_day_is_told_when_it_is_lifted() -> None:
    session = panel(first_day(), eyes=TURN)
    for _ in range(3):
        session.attempt(session.lift, though_covered=True)
        press(session, "Enter", at="hand-0")
        press(session, "Enter", at="action-download-0")
    session.attempt(session.lift, though_covered=True)
    assert "You download: " in session.saying.text
    assert "Player C passes 5 cards to the left to you: " in session.saying.text


def test_two_panels_at_one_table_each_hear_what_their_seat_may() -> None:
    table = Table(first_day())
    mine, other = (panel(table, eyes=seat, locked=True) for seat in (0, 1))
    press(mine, "Enter", at="hand-0")
    assert having(other, "chosen") == set()
    press(mine, "Enter", at="action-download-0")
    assert mine.saying.text.startswith("You lay face down: ")
    heard = "Player A lays a pair face down. Choose an information card and an action card."
    assert other.saying.text == heard
    assert press(mine, "t") == "Player B chooses an information card and an action card in secret.", "and is waited for"
    assert words(other, "laid-0") == "Player A has chosen: a pair lies face down."


def test_the_kit_plays_the_others_and_the_day_is_told_once_in_the_order_of_seats() -> None:
    session = seated("en", 3, 73)
    session.table.kits = {1, 2}
    press(session, "Enter")
    showing.scene(session)
    press(session, "Enter", at="hand-0")
    showing.scene(session)
    told = press(session, "Enter", at="action-download-0")
    starts = ["You download: ", "Player B ", "Player C ", "You pass 5 cards", "Day 2 begins."]
    found = [told.index(start) for start in starts]
    assert found == sorted(found)


# ---------------------------------------------------------------------- moments


def test_the_reveal_is_looked_at_card_by_card_and_the_archiving_corporation_by_corporation() -> None:
    week = {0: "biolife_president", 1: "biolife_manager*", 2: "biolife_worker"}
    session = panel(played(week, stop=due("deal", 2)))
    parts = [press(session, "v")]
    while session.glance and len(parts) < glancing.count(session):
        parts.append(press(session, "v"))
    assert "All pairs are revealed. The action cards, from Player A on: " in parts[0]
    sums = [part for part in parts if "the sums, from Player A on, are" in part]
    assert [part.split(":")[0] for part in sums] == ["Biolife", "Cosmoco", "Jihui", "Delacruz", "SJT"]
    turned = [part for part in parts if part.startswith("The card that")]
    assert len(turned) == 3, "the encrypted cards are turned up one by one"
    assert parts.index(turned[-1]) < parts.index(sums[0])
    assert session.glance is None
    press(session, "v")
    assert press(session, "Escape").startswith("Here the game stands.")


def test_the_final_scoring_is_looked_at_player_by_player_and_a_tie_apart_from_what_follows() -> None:
    game = played(FIRST, options={"weeks": 1})
    kinds = [[event.kind for event in events] for _, events in game.moments(0)]
    scored = [moment for moment in kinds if "total" in moment]
    assert len(scored) == 3
    assert {kind for moment in scored for kind in moment} <= {"activated", "dormant", "keys", "total"}
    assert kinds[-1] == ["game_over"]
    named = [[event.kind for event in events] for _, events in the_first_decides().moments(0)]
    assert named[:2] == [["second"], ["sums", "nobody"]]


# ---------------------------------------------------------------------- what is encrypted


def test_a_face_down_card_is_its_row_of_the_note_sheet() -> None:
    session = panel(came_back())
    told = press(session, "p", at="encrypted-w1d3-c")
    assert told.startswith("The card that Player C encrypts on day 3 is this one: Delacruz Manager."), (
        "what is so first"
    )
    assert told.endswith("5 things here are settled. Press P again for the next one.")
    assert "3: Delacruz Manager (encrypted: Player C, day 3)" in press(session, "x", at="encrypted-w1d3-c")
    press(session, "3", at="encrypted-w1d3-c")
    assert "Your mark: not Delacruz Manager" in words(session, "encrypted-w1d3-c")
    assert words(panel(came_back(), eyes=2), "encrypted-w1d3-c").endswith(": Delacruz Manager.")


# ---------------------------------------------------------------------- secrets


def shown(session: Session) -> list[Any]:
    """What a reader sees and hears: the picture, the log, the lines above, the last announcement, what can be done."""
    answers = [press(session, key) for key in "mtis"]
    return [scene(session).plain(), showing.log(session), showing.status(session), session.sight.verbs(), answers]


@pytest.mark.parametrize(
    ("seats", "preset", "observer"), [(2, "published", 0), (3, "page", 1), (3, "published", 2), (2, "page", PUBLIC)]
)
def test_through_a_panel_nobody_can_tell_a_game_from_one_with_other_secrets(
    seats: int, preset: str, observer: int
) -> None:
    moves, rng = random_moves(seats, preset), random.Random(seats)
    kinds = set()
    for twin in twins(GAME.setting(seats, preset, {}), moves, observer, rng):
        kinds.add(twin.kind)
        told = [heard(seats, preset, some, observer) for some in (moves[: len(twin.moves)], twin.moves)]
        assert told[0] == told[1], twin.kind
    assert kinds <= set(SECRETS.kinds)
    assert len(kinds) > 2


def random_moves(seats: int, preset: str) -> tuple[Move, ...]:
    """The moves of a random game of a week."""
    game, rng = Timeline(GAME, GAME.setting(seats, preset, {"weeks": 1})), random.Random(seats)
    while not game.over:
        game.play(game.random_move(rng))
    return tuple(node.move for node in game.path() if node.move)


def heard(seats: int, preset: str, moves: Sequence[Move], observer: int) -> list[Any]:
    """All that is announced to an observer while the moves are made, and what is shown in the end."""
    game = Timeline(GAME, GAME.setting(seats, preset, {"weeks": 1}))
    session = Session(Table(game), eyes=observer, locked=True, scene_of=scene_for(GAME))
    told = []
    for move in moves:
        game.play(move)
        told.append(session.saying.text)
    session.refresh = lambda: showing.scene(session) and None
    session.refresh()
    return [told, shown(session)]
