"""Charts: the same numbers as the deduction's, in words and tables of both languages."""

from __future__ import annotations

from fractions import Fraction

import pytest
from zero_seven_pictured import played

import gamekit
from figures.charts import contrast, decimal, minus, mixed, percent
from figures.registry import charts_for, titles_for
from gamekit.game import PUBLIC, TEACHER
from gamekit.timeline import Timeline
from gamekit.zero_seven import GAME
from gamekit.zero_seven.board import CITY

LANGUAGES = ("en", "pl")


@pytest.fixture(scope="module")
def middle() -> Timeline:
    return played(3, 6, 7)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [0, PUBLIC, TEACHER])
@pytest.mark.parametrize("name", charts_for(GAME))
def test_every_chart_has_words_and_a_table(middle: Timeline, name: str, seat: int, lang: str) -> None:
    picture = charts_for(GAME)[name](middle, seat, lang, mode="dark")
    assert picture.alt.startswith(picture.title)
    assert len(picture.alt) > len(picture.title)
    assert picture.lang == lang
    assert picture.table.rows
    assert {len(row) for row in picture.table.rows} == {len(picture.table.headers)}
    if lang == "pl":
        assert picture.png().startswith(b"\x89PNG")


def test_charts_have_titles_in_both_languages() -> None:
    assert list(titles_for(GAME, "en")) == list(titles_for(GAME, "pl")) == list(charts_for(GAME))
    assert titles_for(GAME, "pl")["suspects"] == "Jak prawdopodobny jest każdy sprawca?"


@pytest.mark.parametrize(("name", "kind"), [("suspects", "suspect"), ("places", "place"), ("crimes", "crime")])
def test_the_shares_are_those_of_the_deduction_and_sum_to_one(middle: Timeline, name: str, kind: str) -> None:
    for seat in middle.seats:
        rows = charts_for(GAME)[name](middle, seat, "en").table.rows
        assert [Fraction(row[1]) for row in rows] == list(middle.knowledge(seat).marginal(kind).values())
        assert sum(Fraction(row[1]) for row in rows) == 1


@pytest.mark.parametrize("place", [None, "muranow"])
def test_the_table_of_a_place_sums_to_the_share_of_the_place(middle: Timeline, place: str | None) -> None:
    odds = middle.knowledge(1).marginal("place")
    rows = charts_for(GAME)["pairs"](middle, 1, "en", place=place).table.rows
    assert sum(Fraction(cell) for row in rows for cell in row[1:]) == (odds[place] if place else max(odds.values()))


def test_information_is_shown_the_most_first_and_only_of_what_the_rules_allow(middle: Timeline) -> None:
    seat = middle.actor
    assert seat is not None
    picture = charts_for(GAME)["information"](middle, seat, "en")
    bits = [float(row[1]) for row in picture.table.rows]
    allowed = [move for move in middle.moves(seat) if move.verb != "solve"]
    assert bits == sorted(bits, reverse=True)
    assert len(bits) == len(allowed) + 1, "and the best attempt to solve"
    best, most = middle.knowledge(seat).rank([move.notation for move in allowed])[0]
    assert bits[0] == pytest.approx(most, abs=0.006)
    place = GAME.names("en")["place"]
    if best.startswith("detective"):
        assert picture.table.rows[0][0].endswith(place[best.split()[1]]["to"])


def test_information_of_a_player_who_waits_is_asked_as_if_it_were_the_turn(middle: Timeline) -> None:
    seat = next(seat for seat in middle.seats if seat != middle.actor)
    assert len(charts_for(GAME)["information"](middle, seat, "en").table.rows) > 10


def test_cases_dwindle_turn_by_turn_down_to_what_is_known_now(middle: Timeline) -> None:
    rows = charts_for(GAME)["remaining"](middle, 2, "en").table.rows
    counts = [int(row[2]) for row in rows]
    assert len(counts) == 8
    assert (counts[0], counts[-1]) == (1287, middle.knowledge(2).remaining)  # ZS-74
    assert counts == sorted(counts, reverse=True)
    assert rows[1][1].startswith("Player A: ")


def test_public_eyes_get_a_chart_of_what_everybody_knows(middle: Timeline) -> None:
    picture = charts_for(GAME)["remaining"](middle, PUBLIC, "en")
    assert picture.table.rows[0][2] == "1680"  # nobody holds a card, all cases are possible
    assert "from what everybody knows" in picture.alt
    assert "from what Player B knows" in charts_for(GAME)["remaining"](middle, 1, "en").alt


def test_a_branch_left_behind_is_a_curve_of_its_own() -> None:
    timeline = played(2, 3, 4)
    timeline.back("turn")
    timeline.do(next(move.notation for move in timeline.moves() if move != timeline.here.children[0].move))
    axes = charts_for(GAME)["remaining"](timeline, 0, "pl").figure.axes[0]
    names = [text.get_text() for text in axes.get_legend().get_texts()]
    assert len(axes.lines) == len(names) == 2
    assert "obecna pozycja" in names


def test_scores_stand_as_the_game_has_them() -> None:
    timeline = gamekit.start("zero_seven", 3, seed=2)
    for seat in (0, 1):
        case = timeline.state.cases[seat]
        words = CITY.suspects[case.suspect - 1], CITY.places[case.place - 1], CITY.crimes[case.crime - 1]
        timeline.do(f"solve {' '.join(words)}")
    timeline.do("solve korek muranow sabotaz")
    picture = charts_for(GAME)["scores"](timeline, PUBLIC, "en")
    assert timeline.state.mini_game == 2
    assert [row[1:] for row in picture.table.rows] == [
        (minus(score.points), minus(score.points)) for score in timeline.scores()
    ]
    assert picture.alt.endswith("Player A: 7 points. Player B: 7 points. Player C: -2 points.")


def test_charts_for_eyes_that_are_not_there_are_refused(middle: Timeline) -> None:
    for chart in charts_for(GAME).values():
        with pytest.raises(ValueError, match="no eyes 5"):
            chart(middle, 5, "en")


def test_numbers_are_written_as_the_language_does() -> None:
    assert percent(Fraction(1, 8), "en") == "12.5%"
    assert percent(Fraction(1, 8), "pl") == "12,5%"
    assert percent(Fraction(1, 2), "pl") == "50%"
    assert decimal(1.005, "pl", 1) == "1,0"
    assert minus(-2) == "−2"


def test_a_cell_of_any_colour_has_black_or_white_letters_that_stand_out() -> None:
    for share in range(11):
        fill = mixed("#F3F5F8", "#2F6690", share / 10)
        assert max(contrast("#000000", fill), contrast("#FFFFFF", fill)) >= 4.5
    assert mixed("#000000", "#FF8000", 0.5) == "#804000"
