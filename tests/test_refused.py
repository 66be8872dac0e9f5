"""What cannot be taken is refused in words, in both languages, whoever brings the message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import gamekit
from figures.registry import scene_for
from gamekit.game import PUBLIC, TEACHER, InputError
from widgets import chart, hint, picture
from widgets.notebook import in_words


def refused(action: Callable[[], Any]) -> InputError:
    with pytest.raises(InputError) as caught:
        action()
    return caught.value


@pytest.mark.parametrize(("lang", "words"), [("en", "Top Secret"), ("pl", "Ściśle tajne")])
def test_a_message_of_a_game_is_found_where_the_error_is_told(lang: str, words: str) -> None:
    error = refused(lambda: gamekit.start("thirteen_clues", 2, options={"top_secret": True}))
    assert words.lower() in in_words(error, lang).lower()
    assert "error-" not in in_words(error, lang)


@pytest.mark.parametrize("seed", ["a", True, 1.5, 2**70])
def test_a_seed_that_no_record_could_hold_is_refused(seed: Any) -> None:
    error = refused(lambda: gamekit.start("zero_seven", 2, seed=seed))
    assert str(seed)[:40] in in_words(error, "en")
    assert "ziarn" in in_words(error, "pl")
    assert gamekit.load(gamekit.start("zero_seven", 2, seed=2**63 - 1).record()).seed == 2**63 - 1


@pytest.mark.parametrize("options", [[1], 5, "x"])
def test_options_of_another_form_are_refused_with_the_names_there_are(options: Any) -> None:
    assert "mini_games" in in_words(refused(lambda: gamekit.start("zero_seven", 2, options=options)), "en")


@pytest.mark.parametrize("name", gamekit.games())
def test_the_teacher_has_nothing_to_work_out(name: str) -> None:
    game = gamekit.start(name, 3, seed=1)
    if game.game.deduce:
        assert "sees everything" in in_words(refused(lambda: game.knowledge(0, TEACHER)), "en")
    if game.game.reason:
        assert "widzi wszystko" in in_words(refused(lambda: game.reasoning(0, TEACHER)), "pl")


@pytest.mark.parametrize("name", gamekit.games())
def test_a_lens_on_nothing_is_refused_in_words(name: str) -> None:
    game = gamekit.start(name, 3, seed=1)
    for lang in ("en", "pl"):
        error = refused(lambda: picture(game, 0, lens="nowhere-at-all"))
        assert "nowhere-at-all" in in_words(error, lang)
    with pytest.raises(InputError):
        scene_for(game.game)(game.view(PUBLIC), "en", game.game, PUBLIC, "nowhere-at-all")


def test_a_position_that_is_not_there_is_refused_with_those_that_are() -> None:
    game = gamekit.start("thirteen_clues", 3, seed=1)
    game.names["beginning"] = 0
    told = in_words(refused(lambda: chart(game, "remaining", 0, at="nowhere")), "en")
    assert told.startswith("This game has no position called “nowhere”. It has: beginning.")


def test_who_forgets_the_seat_is_told_how_to_name_it() -> None:
    game = gamekit.start("thirteen_clues", 3, seed=1)
    assert "seat=0" in in_words(refused(lambda: hint(game)), "en")
