"""What is chosen for a move is marked on the board by a double line, and said, in every game alike."""

from __future__ import annotations

import random
from functools import cache

import pytest
from seated import clicked, press, treasure, with_picture

import gamekit
from figures.paint import paint
from figures.registry import scene_for
from figures.scene import Scene, Shape
from figures.theme import MODES, dress, marks
from gamekit.game import CHANCE, Move
from gamekit.registry import games
from gamekit.timeline import Timeline
from widgets import moving, showing
from widgets.session import Session

TOLD = {"en": "Chosen.", "pl": "Wybrane."}


def chosen(session: Session) -> list[Shape]:
    """The shapes that are marked as chosen."""
    showing.scene(session)
    assert session.scene
    return [shape for shape in session.scene.shapes if "chosen" in shape.marks]


def seated(game: Timeline, lang: str = "en") -> Session:
    """A panel with the eyes of whoever has to decide."""
    assert game.actor is not None
    session = with_picture(game, game.actor, scene_for(game.game))
    session.lang = lang
    return session


@cache
def begun(name: str) -> tuple[Timeline, Move]:
    """A game in which a player can make a move of several words, and that move: its first word leaves a choice."""
    game, rng = gamekit.start(name, 3, seed=7), random.Random(1)
    while True:
        move = game.random_move(rng)
        if move.seat != CHANCE and len(move.words) > 1:
            begin = (move.verb, move.words[0])
            if sum((other.verb, *other.words[:1]) == begin for other in game.moves(move.seat)) > 1:
                return game, move
        game.play(move)


@pytest.mark.parametrize("lang", TOLD)
@pytest.mark.parametrize("name", games())
def test_all_that_says_the_word_chosen_is_marked_and_says_so_until_it_is_taken_back(name: str, lang: str) -> None:
    game, move = begun(name)
    session = seated(game, lang)
    session.attempt(lambda: moving.choose_verb(session, move.verb))
    assert session.choice
    assert bool(chosen(session)) == any(session.choice.words), "a quick verb takes what leaves no choice"
    session.attempt(lambda: moving.choose_word(session, 0, move.words[0]))
    pair, found = (game.game.verbs[move.verb].slots[0].name, move.words[0]), chosen(session)
    assert session.scene
    assert [shape.id for shape in found] == [shape.id for shape in session.scene.shapes if pair in shape.says] != []
    assert all(shape.words.endswith(TOLD[lang]) for shape in found if shape.words)
    while session.choice:
        press(session, "Escape")
    assert chosen(session) == []


def test_a_move_that_only_waits_to_be_made_has_all_its_words_marked() -> None:
    game = gamekit.start("crash_and_grab", 3, seed=7)
    game.deal()
    session = seated(game)
    session.attempt(lambda: moving.choose_verb(session, "plan"))
    for shape in ("card-2", "direction-sun"):
        clicked(session, shape)
    assert session.choice
    assert session.choice.due is None
    assert {"card-2", "direction-sun"} <= {shape.id for shape in chosen(session)}
    assert "Chosen." not in session.saying.text, "what is announced names the words anyway"


def test_a_plain_picture_is_marked_too() -> None:
    game = treasure()
    session = seated(game)
    session.attempt(lambda: moving.choose_verb(session, "walk"))
    session.choice = session.sight.begin("walk").having(0, "meadow")
    assert [shape.words.endswith("Chosen.") for shape in chosen(session)] == [True]


# ---------------------------------------------------------------------- drawn


@pytest.mark.parametrize("mode", MODES)
def test_the_painter_draws_a_double_line(mode: str) -> None:
    game = treasure()
    scene: Scene = scene_for(game.game)(game.view(0), "en", game=game.game, seat=0)
    first = next(shape for shape in scene.shapes if shape.says)
    plain, marked = (
        paint(scene._replace(shapes=(first._replace(marks=names),)), mode).figure.axes[0].patches
        for names in ((), ("chosen",))
    )
    outer, core = marked[len(plain) :]
    colours = [line.get_edgecolor()[:3] for line in (outer, core)]
    assert outer.get_linewidth() > 2 * core.get_linewidth()
    assert colours == [rgb(marks(mode)["chosen"].stroke), rgb(dress("board", mode).fill)]


def rgb(colour: str) -> tuple[float, ...]:
    return tuple(int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
