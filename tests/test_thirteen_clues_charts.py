"""The charts of 13 Clues: the numbers of the deduction, and words where there is nothing to show."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest
from positions import play
from thirteen_clues_positions import dealt, with_glasses

import gamekit
from figures.registry import charts_for
from gamekit.game import PUBLIC, TEACHER
from gamekit.thirteen_clues import GAME
from gamekit.thirteen_clues.board import DECK, PARTS
from gamekit.timeline import Timeline


@pytest.fixture(scope="module")
def middle() -> Timeline:
    game = dealt(3)
    play(game, "ask 1 czerwony", "look a", "ask 0 kobieta", "ask 1 zielony")
    return game


def rows(name: str, game: Timeline, eyes: int, lang: str = "en") -> tuple[tuple[str, ...], ...]:
    picture = charts_for(GAME)[name](game, eyes, lang)
    return tuple(picture.table.rows)


def test_the_shares_of_each_kind_are_those_of_the_deduction_and_sum_to_one(middle: Timeline) -> None:
    for seat in middle.seats:
        shares = [Fraction(row[2]) for row in rows("mystery", middle, seat)]
        wanted = [middle.knowledge(seat).marginal(part) for part in PARTS]
        assert shares == [share for marginal in wanted for share in marginal.values()]
        assert sum(shares) == 3


def test_the_sheet_says_what_is_certain_impossible_or_how_likely() -> None:
    game = dealt(2)
    play(game, "look a")
    letter_a = DECK.slug(game.state.informants[0])
    name = GAME.names("en")["card"][letter_a][""]
    row = next(row for row in rows("sheet", game, 0) if row[0].startswith(name))
    assert row[1:] == ("impossible", "impossible", "certain")
    picture = charts_for(GAME)["sheet"](game, 0, "en")
    assert picture.alt.endswith(f"{row[0]}: informants.")
    assert picture.table.headers == ("Card", "mystery", "screen of Player B", "informants")
    assert len(picture.table.rows) == 13


def test_each_question_to_each_witness_has_its_bits(middle: Timeline) -> None:
    picture = charts_for(GAME)["information"](middle, 0, "en")
    assert picture.table.headers == ("Question", "Player B", "Player C")
    assert len(picture.table.rows) == 7 + 6
    (best, most), *_ = middle.knowledge(0).rank(
        f"ask {seat} {what}" for seat in (1, 2) for what in (*DECK.colours[:7], *DECK.categories)
    )
    cells = [float(cell.removeprefix("< ")) for row in picture.table.rows for cell in row[1:]]
    assert max(cells) == pytest.approx(most, abs=0.006)
    assert GAME.names("en")["what"][best.split()[2]][""] in picture.alt


def drawn_texts(name: str, game: Timeline, eyes: int, lang: str = "en") -> list[str]:
    """What stands on a chart: its title, what it is about, and its notes."""
    figure = charts_for(GAME)[name](game, eyes, lang).figure
    return [note.get_text() for note in (*figure.texts, *figure.axes[0].texts)]


def test_a_card_is_written_with_its_colour_and_category_and_kinds_stay_together(middle: Timeline) -> None:
    kinds = [
        GAME.graph(None, "cards").nodes[card]["kind"] for part in PARTS for card in middle.knowledge(0).marginal(part)
    ]
    found = [row[0] for row in rows("sheet", middle, 0)]
    assert found == [row[0] for row in rows("mystery", middle, 0)]
    assert len(kinds) == len(found) == 13
    signs = {"osoba": "♂♀", "lokalizacja": "⌂☼", "bron": "†→"}
    assert all(name[-1] in signs[kind] for name, kind in zip(found, kinds, strict=True)), kinds


def test_the_best_question_stands_on_the_chart_and_its_cells_are_framed(middle: Timeline) -> None:
    (best, most), *_ = middle.knowledge(0).rank(
        f"ask {seat} {what}" for seat in (1, 2) for what in (*DECK.colours[:7], *DECK.categories)
    )
    about = " ".join(drawn_texts("information", middle, 0)[1].split())
    assert f"{GAME.names('en')['what'][best.split()[2]]['']} ({most:.2f} bits)." in about
    picture = charts_for(GAME)["information"](middle, 0, "en")
    frames = [patch for patch in picture.figure.axes[0].patches if not patch.get_fill()]
    highest = [cell for row in picture.table.rows for cell in row[1:] if cell == f"{most:.2f}"]
    assert 1 <= len(frames) <= len(highest)


def test_a_chart_says_when_nothing_tells_anything_any_more() -> None:
    game = dealt(2)
    for witness_card in ("ask_left 1", "ask_right 1"):
        for what in (*DECK.colours[:6], *DECK.categories):
            play(game, f"{witness_card} {what}", "ask_left 0 fioletowy")
    for letter in "abcdefgh":
        play(game, f"look {letter}", "ask_left 0 fioletowy")
    assert "Nothing here tells anything more" in " ".join(drawn_texts("information", game, 0)[1].split())
    picture = charts_for(GAME)["information"](game, 0, "en")
    assert [patch for patch in picture.figure.axes[0].patches if not patch.get_fill()] == []


def test_two_players_ask_with_the_left_or_with_the_right_card() -> None:
    """TC-53."""
    picture = charts_for(GAME)["information"](dealt(2), 0, "pl")
    assert picture.table.headers == ("Pytanie", "Gracz B\nkarta po lewej", "Gracz B\nkarta po prawej")
    assert len(picture.table.rows) == 6 + 6


def test_kinds_are_asked_about_only_with_the_option() -> None:
    """TC-31."""
    assert len(rows("information", dealt(3, {"whole_kinds": True}), 0)) == 7 + 6 + 3


def test_a_look_is_weighed_against_the_best_question(middle: Timeline) -> None:
    found = rows("informants", middle, 0)
    assert len(found) == 6 + 1
    assert found[-1][0].startswith("Question to")
    assert rows("informants", dealt(6), 0) == (("Player A", "With six players there are no informants."),)


def test_mysteries_dwindle_turn_by_turn_to_what_is_known_now(middle: Timeline) -> None:
    found = rows("remaining", middle, 0)
    assert [int(row[2]) for row in (found[0], found[-1])] == [80, middle.knowledge(0).remaining]
    assert found[0][1] == "before the first turn"
    assert found[1][1] == "Player A: question to Player B: red"
    assert len(found) == 4, "the second player had two glasses"


def test_each_fall_of_the_curve_has_its_number(middle: Timeline) -> None:
    counts = [row[2] for row in rows("remaining", middle, 0)]
    falls = [now for before, now in pairwise(counts) if before != now]
    assert set(drawn_texts("remaining", middle, 0)[2:]) == {counts[0], *falls, counts[-1]}


def test_all_actions_of_one_turn_are_one_point_of_the_curve() -> None:
    game = with_glasses(dealt(3), 2, 0, 0)
    play(game, "ask 1 czerwony", "look a")
    assert rows("remaining", game, 0)[1][1] == "Player A: question to Player B: red; look at informant A"


def test_a_secret_question_stays_secret_in_a_chart() -> None:
    """TC-60."""
    game = dealt(3, {"top_secret": True})
    play(game, "ask_secretly 1 czerwony")
    assert rows("remaining", game, 2)[1][1] == "Player A: secret question to Player B: ?"


def test_a_branch_left_behind_is_a_curve_of_its_own() -> None:
    game = dealt(3)
    play(game, "look a")
    game.back("turn")
    play(game, "ask 1 zielony")
    picture = charts_for(GAME)["remaining"](game, 0, "pl")
    assert len(picture.figure.axes[0].lines) == 2


def test_tries_that_look_alike_to_the_eyes_are_no_curves_of_their_own() -> None:
    """TC-60: C hears that A asked B in secret, and not how often A tried, nor what else A asked."""
    game = dealt(3, {"top_secret": True})
    for what in ("zielony", "czerwony", "kobieta"):
        play(game, f"ask_secretly 1 {what}")
        game.back()
    play(game, "ask_secretly 1 mezczyzna", "look a")
    curves = {eyes: len(charts_for(GAME)["remaining"](game, eyes, "en").figure.axes[0].lines) for eyes in (0, 1, 2)}
    assert curves == {0: 4, 1: 4, 2: 1}


@pytest.mark.parametrize("seats", range(2, 7))
def test_at_a_real_table_every_chart_is_that_of_the_game_itself(seats: int) -> None:
    table, rng = gamekit.at_table("thirteen_clues", seats), Random(seats)
    while table.knowledge(0) is None or table.actor != 0:
        entered = [move for move in table.moves() if move.verb != "first" or move.words == ("0",)]
        table.play(rng.choice(entered))
    for name, chart in charts_for(table.game).items():
        picture = chart(table, 0, "en")
        assert picture.table.rows, name
    asked = charts_for(table.game)["information"](table, 0, "en").table
    assert len(asked.rows) == seats + 4 + 6
    assert len(asked.headers) == 1 + (2 if seats == 2 else seats - 1)


@pytest.mark.parametrize("name", charts_for(GAME))
def test_a_chart_says_why_there_is_nothing_to_work_out(name: str) -> None:
    """TC-64."""
    begun, before = dealt(3), gamekit.start("thirteen_clues", 3, seed=1)
    chart = charts_for(GAME)[name]
    assert chart(begun, PUBLIC, "en").alt.endswith("An onlooker sees no cards. Choose the eyes of a player.")
    assert chart(before, 0, "pl").table.rows == (
        ("Gracz A", "Nie ma czego obliczać, bo tajemnice nie stoją jeszcze przed zasłonkami."),
    )
    assert str(chart(begun, TEACHER, "en").table) == str(chart(begun, 0, "en").table), "of the player to move"


def test_charts_for_eyes_that_are_not_there_are_refused() -> None:
    for chart in charts_for(GAME).values():
        with pytest.raises(ValueError, match="no eyes 5"):
            chart(dealt(3), 5, "en")
