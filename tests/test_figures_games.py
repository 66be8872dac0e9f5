"""The pictures and charts of every game in the kit: complete, in words, and to be walked with arrows."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

import pytest
from boxes import contains

import gamekit
from figures.paint import paint
from figures.registry import charts_for, scene_for, titles_for
from figures.scene import ARROWS, Scene, Shape
from figures.walk import reached, returning
from gamekit.conformance.playing import random_game, settings
from gamekit.game import PUBLIC, TEACHER, Game
from gamekit.registry import find
from gamekit.timeline import Timeline

LANGUAGES = ("en", "pl")
MOVES = (0, 1, 4, 12)  # decisions of a player before the position that is drawn
GAMES = [find(name) for name in gamekit.games()]


@cache
def positions(game: Game) -> list[Timeline]:
    """Random games of every number of seats and every option, for some moves each."""
    return [random_game(game, setting, 1, moves) for setting in settings(game)[::2] for moves in MOVES]


def drawn(game: Game) -> Iterator[Scene]:
    """What all eyes see of the positions, in turns of the two languages."""
    for number, timeline in enumerate(positions(game)):
        for eyes in (*timeline.seats, PUBLIC, TEACHER):
            yield scene_for(game)(timeline.view(eyes), LANGUAGES[(number + eyes) % 2], game, eyes)


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: game.name)
def scenes(request: pytest.FixtureRequest) -> list[Scene]:
    return list(drawn(request.param))


def test_all_shapes_lie_within_the_picture(scenes: list[Scene]) -> None:
    for picture in scenes:
        whole = Shape("", "rect", (picture.size[0] / 2, picture.size[1] / 2), picture.size, "board")
        assert [shape.id for shape in picture.shapes if not contains(whole, shape)] == []


def test_ids_are_unique_and_every_shape_has_words_or_belongs_to_one_that_has(scenes: list[Scene]) -> None:
    for picture in scenes:
        ids = [shape.id for shape in picture.shapes]
        assert len(ids) == len(set(ids))
        assert [shape.id for shape in picture.shapes if not shape.words and not picture.shape(shape.inside).words] == []


def test_every_stop_is_reached_with_the_arrows_leads_back_and_has_words(scenes: list[Scene]) -> None:
    for picture in scenes:
        assert {picture.start, *reached(picture.walk, picture.start)} == set(picture.walk)
        assert returning(picture.walk, picture.start) == set(picture.walk)
        assert {arrow for ways in picture.walk.values() for arrow in ways} <= set(ARROWS)
        assert picture.near.keys() == picture.walk.keys()
        assert [stop for stop in picture.walk if not picture.shape(stop).words] == []


def test_a_picture_is_plain_data_with_a_description_and_a_table(scenes: list[Scene]) -> None:
    for picture in scenes:
        assert json.loads(json.dumps(picture.plain()))["title"]
        assert picture.alt
        assert picture.table.caption
        assert {len(row) for row in picture.table.rows} == {len(picture.table.headers)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_word_that_can_be_chosen_now_can_be_clicked_but_for_moves_of_chance(game: Game) -> None:
    for timeline in positions(game):
        seat = timeline.actor
        if seat is None or seat < 0:
            continue
        for verb in timeline.verbs(seat):
            for slot in verb.slots:
                picture = scene_for(game)(timeline.view(seat), "en", game, seat, open={slot.name: set(slot.words)})
                said = {word for shape in picture.shapes for name, word in shape.says if name == slot.name}
                assert set(slot.words) <= said, (verb.verb, slot.name)
                assert any("open" in shape.marks for shape in picture.shapes)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_everybody_has_something_to_be_told_of(game: Game) -> None:
    timeline = positions(game)[-1]
    picture = scene_for(game)(timeline.view(), "pl", game, PUBLIC)
    assert len(set(picture.holdings)) == len(timeline.seats)


@pytest.mark.parametrize("game", [game for game in GAMES if len(gamekit.graph(game))], ids=lambda game: game.name)
def test_a_lens_marks_its_own_place(game: Game) -> None:
    timeline = positions(game)[-1]
    picture = scene_for(game)(timeline.view(), "pl", game, PUBLIC, next(iter(timeline.graph())))
    assert [mark for shape in picture.shapes for mark in shape.marks].count("near0") == 1
    with pytest.raises(ValueError, match="moon"):
        scene_for(game)(timeline.view(), "pl", game, PUBLIC, "moon")


@pytest.mark.parametrize("mode", ["light", "dark", "print"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_label_is_painted(game: Game, mode: str) -> None:
    timeline = positions(game)[-1]
    picture = scene_for(game)(timeline.view(0), "pl", game, 0)
    axes = paint(picture, mode).figure.axes[0]
    wanted = [line for shape in picture.shapes for line in shape.label.split("\n") if line]
    assert sorted(text.get_text() for text in axes.texts) == sorted(wanted)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_chart_has_words_and_a_table_for_all_eyes_at_the_start_and_later(game: Game, lang: str) -> None:
    assert all(titles_for(game, lang).values())
    first, _, later, *_ = positions(game)
    for timeline, eyes in ((first, 0), *((later, eyes) for eyes in (0, PUBLIC, TEACHER))):
        for name, chart in charts_for(game).items():
            picture = chart(timeline, eyes, lang, mode="dark")
            assert picture.alt.startswith(picture.title)
            assert len(picture.alt) > len(picture.title)
            assert (picture.lang, bool(picture.table.rows)) == (lang, True), name
            assert {len(row) for row in picture.table.rows} == {len(picture.table.headers)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_graph_without_a_name_is_the_first_of_the_game(game: Game) -> None:
    timeline = positions(game)[-1]
    first = game.graphs[0]
    assert list(gamekit.graph(game).nodes) == list(gamekit.graph(game, first).nodes)
    assert list(timeline.graph().edges) == list(timeline.graph(first).edges)
