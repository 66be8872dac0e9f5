"""Persona Non Grata in a panel: what is asked, what the lens tells, and what is answered in the middle of a reveal."""

from __future__ import annotations

import random
from typing import Any

import pytest
from persona_non_grata_named import the_holder_decides_for_others
from persona_non_grata_positions import GAME, due, on, played
from seated import press, with_picture

import gamekit
from figures.plain import sketch
from figures.registry import scene_for
from gamekit.errors import InputError
from gamekit.game import PUBLIC
from gamekit.text import LANGUAGES
from gamekit.timeline import Timeline
from widgets import glancing, showing
from widgets.session import Session

FIRST = {0: "biolife_president biolife_worker", 1: "biolife_manager", 2: "cosmoco_worker*"}


def panel(game: Timeline, eyes: int, lang: str = "en") -> Session:
    """A panel with the game's own picture, nothing covered."""
    session = with_picture(game, eyes, scene_for(GAME))
    session.lang, session.covered = lang, False
    session.refresh()
    return session


# ---------------------------------------------------------------------- what is asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_has_to_decide_is_told_in_which_corporation_and_between_whom(lang: str) -> None:
    second = played({0: "biolife_president", 1: "biolife_manager", 2: "biolife_manager"}, stop=due("second"))
    theft = played(FIRST | {2: "biolife_worker"}, stop=due("theft"), preset="published")
    for game in (the_holder_decides_for_others(), second, theft):
        task, tied = game.state.agenda[-1], list[int]()
        if task.kind != "theft":
            tied = [int(move.words[0]) for move in game.moves()]
        for eyes in (task.seat, (task.seat + 1) % 3, PUBLIC):
            session = panel(game, eyes, lang)
            told = press(session, "t")
            assert told.startswith("Biolife: ")
            assert all(session.words.seat(seat) in told for seat in tied)
            assert (session.words.seat(task.seat) in told) >= (eyes != task.seat)
            assert showing.status(session)[0]["text"] == told


# ---------------------------------------------------------------------- the middle of a reveal


def test_in_the_middle_of_a_reveal_answers_are_about_that_moment() -> None:
    game = played(FIRST, {}, stop=on(1, 5, 2))
    game.do(str(game.moves()[0]))
    session, node = panel(game, 0), game.here
    moments = game.moments(0, node)
    assert [score.points for score in game.scores(0)] != [score.points for score in GAME.scores(moments[1].state)]
    for at in range(len(moments) - 1):
        press(session, "v")
        assert session.glance == glancing.Glance(node, at)
        looking = session.words.say("moment-idle")
        assert press(session, "t") == press(session, "h") == looking
        then = [session.tell.score(score) for score in GAME.scores(moments[at].state)]
        assert press(session, "s") == " ".join(then)
    press(session, "Escape")
    assert press(session, "t") != looking
    assert press(session, "s") == session.tell.scores()


def test_who_has_won_is_not_told_in_the_middle_of_the_last_step() -> None:
    game, rng = gamekit.start(GAME, 3, options={"weeks": 1}, seed=2), random.Random(2)
    while not game.over:
        game.play(game.random_move(rng))
    session = panel(game, 0)
    assert "win" in press(session, "s").lower()
    press(session, "v")
    assert session.glance
    assert "win" not in press(session, "s").lower()


# ---------------------------------------------------------------------- the lens


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lens_on_a_hand_names_it_and_counts_no_steps(lang: str) -> None:
    session = panel(played(FIRST, stop=on(1, 5)), 0, lang)
    told = press(session, "g", at="player-1")
    assert "()" not in told
    assert "step" not in told.split(".")[0]
    assert told.startswith({"en": "Lens on hand of Player B, week 1, day 5.", "pl": "Ręka gracza B,"}[lang])
    session.covered = True
    assert (
        session.words.say("lens-on", place="", rings="")[:5] not in press(session, "g", at="player-2") or lang == "en"
    )
    assert press(session, "g", at="deck") == session.words.say("lens-here-off")


@pytest.mark.parametrize(("stop", "named"), [("head-biolife", "Biolife"), ("cell-1-biolife", "Player B, Biolife")])
def test_the_lens_lies_on_every_stop_about_which_it_has_sentences(stop: str, named: str) -> None:
    session = panel(played(FIRST, stop=on(1, 3)), 0)
    told = press(session, "g", at=stop)
    assert told.startswith(f"Lens on {named}. ")
    assert session.lens == stop
    assert (stop != "head-biolife") or "key lies on the table" in told
    session.covered = True
    session.lens = ""
    assert press(session, "g", at=stop).startswith(f"The lens is on {named}, but it is covered.")
    assert press(session, "g", at=stop) == session.words.say("lens-here-off")
    assert press(session, "g", at="deck") == session.words.say("lens-here-off")


# ---------------------------------------------------------------------- moves in words


@pytest.mark.parametrize(("lang", "words"), [("en", "a pair face down"), ("pl", "zakryta para kart")])
def test_a_way_on_that_is_hidden_is_named_without_question_marks(lang: str, words: str) -> None:
    game = played(FIRST, stop=on(1, 2))
    start = game.here.number
    for move in game.moves(0)[:2]:
        game.jump(start)
        game.do(move)
    game.jump(start)
    told = press(panel(game, 1, lang), "b")
    assert words in told
    assert "? " not in told


@pytest.mark.parametrize("nonsense", [None, 5, [], ("lay",), 1.5])
def test_what_is_no_text_is_refused_in_words(nonsense: Any) -> None:
    game = played(FIRST, stop=on(1, 2))
    for ask in (game.why_not, game.do):
        with pytest.raises(InputError):
            ask(nonsense)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_in_a_drawn_graph_is_named_in_two_lines(lang: str) -> None:
    boxes = [shape for shape in sketch(gamekit.graph("persona_non_grata", "flow"), lang).shapes if shape.role == "node"]
    assert all(len(box.label.split("\n")) == 2 for box in boxes)
    assert len({box.label for box in boxes}) == len(boxes)
