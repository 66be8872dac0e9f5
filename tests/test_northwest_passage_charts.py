"""The charts and the lens of Northwest Passage: the numbers of the rules, in words and tables of both languages."""

from __future__ import annotations

import random
from fractions import Fraction
from functools import cache

import pytest
from northwest_passage_lens_positions import BOX, alone, position
from northwest_passage_scattered import GAME
from seated import with_picture

import gamekit
from figures.charts import Words, percent
from figures.northwest_passage_lens import lens
from figures.northwest_passage_maps import rounded
from figures.registry import charts_for, lens_for, scene_for, titles_for
from figures.scene import Table
from figures.stacks import Part, stacks
from gamekit.errors import InputError
from gamekit.game import CHANCE, PUBLIC, TEACHER, Game, Step
from gamekit.northwest_passage.coasts import coasts
from gamekit.northwest_passage.ending import discoveries, lines
from gamekit.northwest_passage.odds import renewal
from gamekit.northwest_passage.reach import this_round
from gamekit.northwest_passage.state import HOME
from gamekit.northwest_passage.voyage import voyage
from gamekit.registry import find, games
from gamekit.text import text
from gamekit.timeline import Timeline
from widgets import answers

LANGUAGES = ("en", "pl")
CHARTS = charts_for(GAME)
Rows = tuple[tuple[str, ...], ...]
BUSY = 7  # a position in which much can be done


def rows(name: str, game: Timeline, eyes: int = PUBLIC, lang: str = "en") -> Rows:
    found: Rows = CHARTS[name](game, eyes, lang).table.rows
    return found


@cache
def finished() -> Timeline:
    """A whole game of the kit against itself."""
    game, rng = gamekit.start("northwest_passage", 3, seed=1), random.Random(1)
    while game.actor is not None:
        seat = game.actor
        move = game.game.kit(game.view(seat), seat, None, [], rng) if seat != CHANCE else None  # type: ignore[misc]
        game.play(move or game.random_move(rng, seat))
    return game


def test_charts_have_titles_in_both_languages() -> None:
    assert list(titles_for(GAME, "en")) == list(titles_for(GAME, "pl")) == list(CHARTS)
    assert titles_for(GAME, "pl")["homeward"] == "Kiedy zamyka się droga do domu?"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CHARTS)
def test_every_chart_is_drawn_for_all_eyes(name: str, lang: str) -> None:
    for eyes in (0, 2, PUBLIC, TEACHER):
        picture = CHARTS[name](position(BUSY), eyes, lang, mode="dark")
        assert picture.alt.startswith(picture.title)
        assert {len(row) for row in picture.table.rows} == {len(picture.table.headers)}
    assert picture.png().startswith(b"\x89PNG")


@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_before_the_game_says_so_and_one_after_it_is_drawn(name: str) -> None:
    assert "Nie ma tu czego obliczać" in CHARTS[name](gamekit.start("northwest_passage", 3), 0, "pl").alt
    assert CHARTS[name](finished(), PUBLIC, "pl").table.rows


@pytest.mark.parametrize("name", CHARTS)
def test_charts_for_eyes_that_are_not_there_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no eyes 5"):
        CHARTS[name](position(BUSY), 5, "en")


# ---------------------------------------------------------------------- maps


@pytest.mark.parametrize(("name", "vehicle"), [("sailing", "ship"), ("sledding", "sled")])
def test_the_map_of_reach_shows_the_crew_of_this_round(name: str, vehicle: str) -> None:
    """NWP-37: and in the table what it would cost in one turn."""
    for number in range(6, 12):
        game = position(number)
        state = alone(game.state, vehicle, 4)
        game = Timeline(GAME, game.setting, first=Step(state))
        found = this_round(BOX, state, 0, vehicle)
        table = {row[0]: row for row in rows(name, game, 0) if row[1] == str(state.round)}
        assert sorted(int(row[2]) for row in table.values()) == sorted(found.values())
        assert all(int(row[3]) == 2 * int(row[2]) - 1 for row in table.values())


def test_the_words_of_a_map_tell_of_the_way_home() -> None:
    game = position(BUSY)
    assert "The earliest way home sets out in round 7" in CHARTS["sailing"](game, 0, "en").alt.replace(
        "The ship of Player A: t", "T"
    )
    assert "najwcześniejsza droga do domu zaczyna się dopiero w rundzie 7" in CHARTS["sailing"](game, 0, "pl").alt


def test_the_way_home_has_a_column_for_each_round_to_come() -> None:
    game = position(BUSY)
    picture = CHARTS["homeward"](game, PUBLIC, "en")
    assert picture.table.headers[1:] == tuple(f"r{number}" for number in range(game.state.round, 11))
    way = voyage(BOX, game.state, 0, "ship")
    assert way
    told = ["–" if not found else str(found.crew) for found in way.departures(HOME).values()]
    shown = [cell.split("→")[0] for cell in picture.table.rows[0][1:]]
    assert shown == told
    assert "2→7" in picture.table.rows[0]


def test_coasts_are_listed_with_what_is_missing() -> None:
    game = position(BUSY)
    found = rows("coasts", game)
    assert [(row[1].count(",") + 1, row[3]) for row in found] == [
        (len(coast.missing), f"at least {coast.worth}") for coast in coasts(BOX, game.state)
    ]
    assert any(row[4] != "–" for row in found)


def test_the_odds_of_a_renewal_are_exact_in_the_table() -> None:
    """NWP-114."""
    game = position(BUSY)
    seat = game.state.agenda[-1].seat
    shares = renewal(BOX, game.state, seat)
    assert [(row[2], row[3]) for row in rows("renewal", game)] == [(str(s), percent(s, "en")) for s in shares.values()]


def test_a_share_is_rounded_but_never_to_certainty() -> None:
    assert [rounded(Fraction(*pair)) for pair in ((0, 1), (1, 999), (1, 2), (998, 999), (1, 1))] == [
        "0%",
        "1%",
        "50%",
        "99%",
        "100%",
    ]


# ---------------------------------------------------------------------- points


def test_the_table_of_the_end_adds_up_before_ones_eyes() -> None:
    """NWP-101 to NWP-109."""
    for game in (position(BUSY), finished()):
        *body, total = [[int(cell.replace("−", "-")) for cell in row[1:]] for row in rows("ending", game)]
        assert total == [sum(row[seat] for row in body) for seat in range(3)]
        assert tuple(total) == lines(BOX, game.state)[-1].points


def test_prestige_comes_from_what_the_log_tells() -> None:
    """NWP-86 to NWP-94, NWP-101."""
    game = finished()
    last = rows("prestige", game)[-1]
    assert last[4:] == tuple(str(player.points) for player in game.state.players)
    kinds = [event.kind for node in game.path() for event in node.events if event.details.get("points") is not None]
    assert len(rows("prestige", game)) == len([kind for kind in kinds if kind != "total"])


def test_discoveries_stand_in_the_order_of_what_they_bring() -> None:
    game = position(BUSY)
    seat = game.state.agenda[-1].seat
    found = discoveries(BOX, game.state, seat)
    assert [int(row[-1]) for row in rows("finds", game)] == [one.all(seat) for one in found]
    assert sorted((one.all(seat) for one in found), reverse=True) == [one.all(seat) for one in found]


def test_losses_are_stacked_to_the_left_and_the_sum_is_written() -> None:
    words = Words("title", "about", "", "title about", Table("t", ("a", "b"), (("x", "y"),)), "en")
    parts = [Part("won", (5, 0)), Part("lost", (-3, -2)), Part("nothing", (0, 0))]
    picture = stacks(words, ["A", "B"], parts, [2, -2], "print")
    axes = picture.figure.axes[0]
    assert [bar.get_width() for bar in axes.patches] == [5, 0, -3, -2]
    assert [text.get_text() for text in axes.texts][-2:] == ["= 2", "= −2"]
    assert [text.get_text() for text in axes.get_legend().get_texts()] == ["won", "lost"]


# ---------------------------------------------------------------------- the lens


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lens_tells_of_every_square_and_place(lang: str) -> None:
    game = position(BUSY)
    told = {place: lens(game, PUBLIC, place, lang) for place in (*BOX.grid.squares, *BOX.places)}
    assert all("{" not in sentence for sentences in told.values() for sentence in sentences)
    assert sum(map(bool, told.values())) > 40


def test_the_lens_tells_how_to_get_there_and_what_it_is_good_for() -> None:
    game = position(BUSY)
    assert "The ship of Player A can be there in round 7, for 2 crew." in lens(game, 0, "greenland", "en")
    assert "The wreck brings 2 now and 6 at the end, for 3 crew." in lens(game, 0, "h6", "en")
    assert "Lądowi od N3-SE brakuje tylko tego pola; jako wyspa jest wart co najmniej 3." in lens(game, 0, "n4", "pl")
    assert "The ship of Player A cannot come there as the board lies." in lens(game, 0, "passage", "en")


def test_before_the_game_and_in_other_games_there_is_nothing_more_to_tell() -> None:
    assert lens(gamekit.start("northwest_passage", 2), 0, "a1", "en") == []
    others: list[Game] = [find(name) for name in games() if name not in ("northwest_passage", "persona_non_grata")]
    assert [lens_for(game)(gamekit.start(game, game.seats[0]), PUBLIC, "", "en") for game in others] == [[]] * len(
        others
    )
    assert lens_for(GAME) is lens


def test_the_lens_of_a_panel_says_it_unless_it_is_covered() -> None:
    """Distances first, then what the game tells of the square."""
    game = Timeline(GAME, position(BUSY).setting, first=Step(position(BUSY).state))
    panel = with_picture(game, 0, scene_for(GAME))
    panel.lens = "n4"
    assert answers.lens(panel) == panel.words.say("lens-covered", place=answers.place_name(panel, "n4"))
    panel.cover()
    assert answers.lens(panel).endswith(" ".join(lens(panel.timeline, panel.eyes, "n4", "en")))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", ["zz", "p4-nw", "ship", ""])
def test_what_is_no_place_is_refused_in_words_by_the_lens(place: str, lang: str) -> None:
    with pytest.raises(InputError) as caught:
        lens(gamekit.start(GAME, 2, seed=1), PUBLIC, place, lang)
    words = text(lang, GAME).error(caught.value.reason, caught.value.details)
    assert "greenland" in words
    assert place in words
