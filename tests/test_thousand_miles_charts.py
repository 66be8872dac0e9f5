"""The charts of 1000 mil: the same numbers as the rules' and the deduction's, in words and tables of both languages."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from positions import play
from thousand_miles_positions import at

import gamekit
from figures.charts import percent
from figures.registry import charts_for, titles_for
from gamekit.conformance.playing import random_game
from gamekit.game import PUBLIC, TEACHER
from gamekit.thousand_miles import GAME
from gamekit.thousand_miles.board import DECK
from gamekit.thousand_miles.road import reachable
from gamekit.timeline import Timeline

LANGUAGES = ("en", "pl")
Rows = tuple[tuple[str, ...], ...]


@pytest.fixture(scope="module")
def middle() -> Timeline:
    return random_game(GAME, GAME.setting(3, "page", {}), 5, 60)


def rows(name: str, game: Timeline, eyes: int = PUBLIC, lang: str = "en") -> Rows:
    picture = charts_for(GAME)[name](game, eyes, lang)
    found: Rows = picture.table.rows
    return found


def test_charts_have_titles_in_both_languages() -> None:
    assert list(titles_for(GAME, "en")) == list(titles_for(GAME, "pl")) == list(charts_for(GAME))
    assert titles_for(GAME, "pl")["race"] == "Jak przebiega wyścig?"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", charts_for(GAME))
def test_every_chart_is_drawn_for_all_eyes(middle: Timeline, name: str, lang: str) -> None:
    for eyes in (0, 2, PUBLIC, TEACHER):
        picture = charts_for(GAME)[name](middle, eyes, lang, mode="dark")
        assert picture.alt.startswith(picture.title)
        assert {len(row) for row in picture.table.rows} == {len(picture.table.headers)}
    assert picture.png().startswith(b"\x89PNG")


@pytest.mark.parametrize("name", charts_for(GAME))
def test_before_the_deal_a_chart_says_so_or_shows_the_start(name: str) -> None:
    game = gamekit.start("thousand_miles", 3)
    for eyes in (0, PUBLIC, TEACHER):
        picture = charts_for(GAME)[name](game, eyes, "pl")
        assert picture.table.rows
        assert picture.alt.startswith(picture.title)
    if name in ("unseen", "odds", "drawing"):
        assert "Nie ma tu czego obliczać" in picture.alt


@pytest.mark.parametrize("name", charts_for(GAME))
def test_charts_for_eyes_that_are_not_there_are_refused(middle: Timeline, name: str) -> None:
    with pytest.raises(ValueError, match="no eyes 5"):
        charts_for(GAME)[name](middle, 5, "en")


# ---------------------------------------------------------------------- the race


def test_the_race_has_a_row_for_each_card_with_the_miles_of_all() -> None:
    """TM-30."""
    game = at({0: "100", 1: "25"}, sides={1: {"miles": 200}})
    play(game, "lay 100", "draw")
    game.play(game.random_move(random.Random(1)))
    play(game, "lay 25")
    found = rows("race", game)
    assert found[0] == ("0", "before the first turn", "0", "0")
    assert found[1:] == (("1", "Player A: lay 100 miles", "100", "200"), ("2", "Player B: lay 25 miles", "100", "225"))


def test_hazards_are_signs_on_the_line_of_the_side_concerned() -> None:
    """TM-31, TM-63."""
    game = at({0: "accident", 1: "ace"}, sides={1: {"miles": 300}})
    play(game, "attack accident 1", "1: trick ace")
    picture = charts_for(GAME)["race"](game, PUBLIC, "en")
    found = picture.figure.axes[0].collections
    assert [sign.get_label() for sign in found] == ["attack", "dirty trick"]
    assert [sign.get_offsets().tolist() for sign in found] == [[[1, 300]], [[2, 300]]]
    assert "attack: 1. dirty trick: 1." in picture.alt
    assert len({len(sign.get_paths()[0].vertices) for sign in found}) == 2, "told apart by form"


def test_con_sens_leads_a_line_down() -> None:
    """TM-114."""
    game = at({0: "100"}, sides={0: {"miles": 300, "marks": "con_sens"}}, options={"con_sens": True})
    play(game, "lay 100")
    assert rows("race", game)[1] == ("1", "Player A: lay 100 miles", "200", "0")
    line = charts_for(GAME)["race"](game, PUBLIC, "en").figure.axes[0].lines[0]
    assert line.get_ydata().tolist() == [0, 300, 200, 200]


def test_only_the_present_round_is_shown() -> None:
    """TM-86."""
    game = at({0: "100", 1: "25"}, sides={0: {"miles": 900}, 1: {"miles": 200}})
    play(game, "lay 100")
    assert rows("race", game) == (("0", "before the first turn", "0", "0"),)
    assert "Round 2" in charts_for(GAME)["race"](game, PUBLIC, "en").alt


def test_the_race_is_the_same_for_all_eyes_but_for_what_is_hidden(middle: Timeline) -> None:
    assert rows("race", middle, 0) == rows("race", middle, 1) == rows("race", middle, PUBLIC)
    assert rows("race", middle)[-1][2:] == tuple(str(side.miles) for side in middle.state.sides)


# ---------------------------------------------------------------------- cards


def test_what_is_left_is_what_the_deduction_counts_and_sums_to_the_whole_deck(middle: Timeline) -> None:
    """TM-2, TM-136."""
    for seat in middle.seats:
        found = [tuple(map(int, row[1:])) for row in rows("unseen", middle, seat)]
        left = middle.knowledge(seat).left().values()
        assert found == [(row.unseen, row.held, row.laid, row.discarded, row.full) for row in left]
        assert all(sum(row[:-1]) == row[-1] for row in found)
        assert sum(row[0] for row in found) == middle.state.left + sum(middle.knowledge(seat).hidden.values())
    assert all(int(row[2]) == 0 for row in rows("unseen", middle, PUBLIC)), "onlookers hold no cards"


def test_odds_of_each_hand_and_of_all_rivals_are_those_of_the_deduction(middle: Timeline) -> None:
    picture = charts_for(GAME)["odds"](middle, 0, "pl")
    assert picture.table.headers == ("Karta", "Gracz B", "Gracz C", "ktokolwiek z rywali")
    known = middle.knowledge(0)
    slugs = [card.slug for card in DECK.cards if not card.miles and card.slug in known.left()]
    wanted = [
        tuple(percent(share, "pl") for share in (known.holds(slug, 1), known.holds(slug, 2), known.together(slug)))
        for slug in slugs
    ]
    assert [row[1:] for row in picture.table.rows] == wanted


def test_odds_for_everybody_are_those_of_the_table_and_do_not_change_with_the_turn(middle: Timeline) -> None:
    picture = charts_for(GAME)["odds"](middle, PUBLIC, "en")
    assert picture.table.headers == ("Card", "Player A", "Player B", "Player C", "anybody")
    known = middle.knowledge(PUBLIC)
    assert known.rivals == (0, 1, 2)
    assert known.road() == known.road(known.heard.turn), "whoever has the turn"
    assert "From what everybody knows." in picture.alt
    turn = "Player " + "ABC"[known.heard.turn]
    assert f"How likely {turn} draws" in charts_for(GAME)["drawing"](middle, PUBLIC, "en").alt


def test_a_card_is_drawn_the_likelier_the_more_turns_there_are(middle: Timeline) -> None:
    known = middle.knowledge(1)
    found = rows("drawing", middle, 1)
    slugs = [slug for slug, row in known.left().items() if row.unseen]
    assert len(found) == len(slugs)
    for slug, row in zip(slugs, found, strict=True):
        shares = known.curve(slug, 5)
        assert row[1:] == tuple(percent(share, "en") for share in shares)
        assert shares == sorted(shares)
        assert all(0 <= share <= Fraction(1) for share in shares)


# ---------------------------------------------------------------------- exact sums


def test_a_side_that_can_still_come_out_exactly_is_told_its_fewest_cards() -> None:
    """TM-29."""
    game = at({0: "25"}, sides={0: {"miles": 725}, 1: {"miles": 1000 - 75, "laid": "200 200"}})
    found = rows("reach", game)
    assert found[0][:4] == ("Player A", "725", "275", "200 + 75")
    assert found[1][:4] == ("Player B", "925", "75", "75")
    assert found[1][4] == "–", "all three milestones ahead can be reached"


def test_what_no_sum_reaches_is_told_and_left_empty() -> None:
    """TM-28, TM-29."""
    gone = " ".join(["25"] * 10 + ["50"] * 10 + ["75"] * 10)
    game = at({0: "100", 1: "100"}, sides={0: {"miles": 850}}, exact=True, discards=gone)
    picture = charts_for(GAME)["reach"](game, 0, "en")
    assert picture.table.rows[0] == ("Player A", "850", "150", "–", "875, 900, 925, 975, 1000")
    assert "Player A can no longer reach the distance exactly." in picture.alt
    assert "Player B can still reach the distance exactly, with: 2×200 + 6×100." in picture.alt


def test_each_cell_is_a_milestone_that_the_rules_can_reach(middle: Timeline) -> None:
    picture = charts_for(GAME)["reach"](middle, PUBLIC, "en")
    signs = [text.get_text() for text in picture.figure.axes[0].texts]
    view = middle.view()
    wanted = [
        "►" if view.sides[side].miles == mile else "●" if mile in there else "·"
        for side in range(3)
        for there in [reachable(DECK, view, side)]
        for mile in range(0, view.distance + 1, 25)
    ]
    assert signs == wanted
