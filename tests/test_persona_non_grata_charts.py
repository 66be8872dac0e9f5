"""The charts of Persona Non Grata: the same numbers as the deduction's and the rules', in words of both languages."""

from __future__ import annotations

import gc
import re
import weakref
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest
from slow_persona_non_grata_odds import played

import gamekit
from figures.charts import percent
from figures.persona_non_grata_drawn import TIE
from figures.persona_non_grata_outlooks import found_at
from figures.picture import Picture
from figures.registry import charts_for, titles_for
from gamekit.game import CHANCE, PUBLIC, TEACHER
from gamekit.persona_non_grata import GAME
from gamekit.persona_non_grata.archiving import sums
from gamekit.persona_non_grata.board import BOX
from gamekit.persona_non_grata.grounds import NONE, Goal
from gamekit.persona_non_grata.outlook import CAN, CANNOT, CERTAIN, Outlook, outlook
from gamekit.persona_non_grata.standing import places
from gamekit.persona_non_grata.state import NOBODY
from gamekit.record import read
from gamekit.timeline import Node, Timeline

LANGUAGES = ("en", "pl")
RECORDED = Path(__file__).parent.parent / "notebooks/games/persona_non_grata_three.json"
Rows = tuple[tuple[str, ...], ...]


def at_day(timeline: Timeline, week: int, day: int) -> Timeline:
    """The game where the first player is to lay a pair on a day."""
    for node in timeline.path():
        state = node.state
        if (state.week, state.day) == (week, day) and state.agenda[-1].kind == "lay" and state.agenda[-1].seat == 0:
            timeline.jump(node.number)
            return timeline
    raise AssertionError("no such day")


@pytest.fixture(scope="module")
def middle() -> Timeline:
    return at_day(played(BOX, 4, 1, theft=True), 2, 4)


def rows(name: str, game: Timeline, eyes: int = 0, lang: str = "en") -> Rows:
    found: Rows = charts_for(GAME)[name](game, eyes, lang).table.rows
    return found


def test_charts_have_titles_in_both_languages() -> None:
    assert list(titles_for(GAME, "en")) == list(titles_for(GAME, "pl")) == list(charts_for(GAME))
    assert titles_for(GAME, "pl")["places"] == "Kto byłby teraz pierwszy, a kto drugi?"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", charts_for(GAME))
def test_every_chart_is_drawn_for_all_eyes(middle: Timeline, name: str, lang: str) -> None:
    for eyes in (1, PUBLIC, TEACHER):
        picture = charts_for(GAME)[name](middle, eyes, lang, mode="dark")
        assert picture.alt.startswith(picture.title)
        assert {len(row) for row in picture.table.rows} == {len(picture.table.headers)}
    assert picture.png().startswith(b"\x89PNG")


@pytest.mark.parametrize("name", charts_for(GAME))
def test_a_chart_says_why_there_is_nothing_to_draw(name: str) -> None:
    game = gamekit.start("persona_non_grata", 3)
    picture = charts_for(GAME)[name](game, 0, "pl")
    assert picture.table.rows
    assert picture.alt.startswith(picture.title)


@pytest.mark.parametrize("name", charts_for(GAME))
def test_charts_for_eyes_that_are_not_there_are_refused(middle: Timeline, name: str) -> None:
    with pytest.raises(ValueError, match="no eyes 5"):
        charts_for(GAME)[name](middle, 5, "en")


@pytest.mark.parametrize("seats", [2, 3])
def test_charts_are_drawn_on_every_day_to_the_end(seats: int) -> None:
    game = played(BOX, seats, 4, two_player_draw=True, theft=True, weeks=1)
    for node in [*game.path()[5::17], game.path()[-1]]:
        game.jump(node.number)
        for name, draw in charts_for(GAME).items():
            assert draw(game, 0, "pl").table.rows, name


# ---------------------------------------------------------------------- majorities


def test_the_course_of_majorities_ends_with_all_sums_that_are_possible(middle: Timeline) -> None:
    """PNG-72, PNG-34."""
    found = rows("majorities", middle, 0)
    last = {row[0][2:].lower(): row[2:] for row in found if row[1] == "week 2, day 3"}
    for number, name in enumerate(BOX.corporations):
        assert last[name][0] == str(sums(BOX, middle.view(0), number)[0])
        by_seat = zip(*middle.knowledge(0).sums(name), strict=True)
        assert [cell.split(" to ") for cell in last[name]] == [
            [str(count) for count in sorted({min(one), max(one)})] for one in by_seat
        ]


def test_a_card_of_a_rival_that_has_been_worked_out_counts_in_the_sums() -> None:
    """PNG-74: A has got the hand back from which B encrypted the Jihui Worker."""
    game = read(RECORDED, {})
    game.jump(game.names["came back / wróciła"])
    assert game.knowledge(0).encrypted("w1d2-b") == {"jihui_worker": 1}
    shown = {row[1]: row[2:] for row in rows("majorities", game, 0) if row[0] == "J Jihui"}
    assert shown["week 1, day 2"][1] == "0 to 3", "of five cards"
    assert shown["week 1, day 3"][1] == "2"
    assert "J Jihui: Player A 2, Player B 2, Player C 0 to 6." in charts_for(GAME)["majorities"](game, 0, "en").alt


@pytest.mark.parametrize(
    ("lang", "sure"), [("en", "certainly Jihui Worker."), ("pl", "na pewno pracownik Jihui.")], ids=["en", "pl"]
)
def test_what_is_certain_is_not_called_likely(lang: str, sure: str) -> None:
    game = read(RECORDED, {})
    game.jump(game.names["came back / wróciła"])
    alt = charts_for(GAME)["encrypted"](game, 0, lang).alt
    assert sure in alt
    assert "100%" not in alt


def test_what_a_face_down_card_may_add_is_a_span_until_it_is_turned_up(middle: Timeline) -> None:
    """PNG-71, PNG-32."""
    found = rows("majorities", middle, PUBLIC)
    assert any(" to " in cell for row in found if row[1].startswith("week 1") for cell in row)
    assert not any(" to " in cell for row in found if row[1] == "week 1, day 5" for cell in row)
    assert "week 2, day 4" not in {row[1] for row in found}


def test_the_sums_of_an_archiving_are_those_that_were_compared() -> None:
    """PNG-34, PNG-54: at the end the areas are empty, and still the last day shows what was compared."""
    game = played(BOX, 3, 2, weeks=1)
    told = {e.details["corporation"]: e.details["sums"] for e in game.events(PUBLIC) if e.kind == "sums"}
    shown = {row[0][2:].lower(): row[2:] for row in rows("majorities", game, PUBLIC) if row[1] == "week 1, day 5"}
    assert shown == {name: tuple(map(str, row)) for name, row in told.items()}


# ---------------------------------------------------------------------- first and second


def test_the_bars_of_places_are_the_exact_shares(middle: Timeline) -> None:
    picture, known = charts_for(GAME)["places"](middle, 1, "en"), middle.knowledge(1)
    first = picture.figure.axes[0]
    for row, name in enumerate(known.corporations):
        shares, _ = places(known, name)
        boxes = [bar.get_extents().transformed(first.transData.inverted()) for bar in first.patches]
        wide = [box.width for box in boxes if round((box.y0 + box.y1) / 2) == row]
        expected = [*filter(None, shares.alone), *shares.decided.values(), *([shares.nobody] if shares.nobody else [])]
        assert wide == pytest.approx(list(map(float, expected)))


def ties_told(game: Timeline) -> Iterator[tuple[Picture, tuple[str, ...]]]:
    """Charts of a game with a row in which somebody decides a tie."""
    for node in game.path()[60::9]:
        game.jump(node.number)
        picture = charts_for(GAME)["places"](game, PUBLIC, "en")
        yield from ((picture, row) for row in picture.table.rows if "decides" in row[2])


def test_ties_that_a_player_decides_are_hatched_and_told() -> None:
    """PNG-41, PNG-46."""
    game = played(BOX, 4, 1, theft=True)
    found = next(ties_told(game))
    picture, row = found
    assert any(bar.get_hatch() == TIE for axes in picture.figure.axes for bar in axes.patches)
    assert row[2] in picture.alt


def test_random_days_have_bounds_for_every_player(middle: Timeline) -> None:
    found = rows("random", middle, 0)
    cells = [bounded(cell) for row in found for cell in row[2:]]
    assert len(cells) == 2 * len(BOX.corporations) * 4
    assert all(0 <= low <= share <= high <= 100 for share, low, high in cells)
    assert all(high - low > 1 for _, low, high in cells), "some hundreds of games leave more open than that"
    for row in found:
        assert sum(share for share, *_ in map(bounded, row[2:])) < 102


def bounded(cell: str) -> list[float]:
    """A share and its bounds, in per cent."""
    found = re.fullmatch(r"(?:[<>] )?([\d.]+)% \((?:[<>] )?([\d.]+)% to (?:[<>] )?([\d.]+)%\)", cell)
    assert found, cell
    return list(map(float, found.groups()))


def test_the_outlook_tells_what_the_search_found(middle: Timeline) -> None:
    found = outlook(GAME, middle.knowledge(2), middle.view(2))
    words = {"can": "possible", "cannot": "impossible", "certain": "certain", "open": "not found out"}
    shown = rows("outlook", middle, 2)
    for at, name in enumerate(found.corporations):
        for seat in range(4):
            assert shown[2 * at][2 + seat].split(":")[0] == words[found.told(name, "first", seat)]


def outlooks_told(lang: str) -> Iterator[tuple[Outlook, Picture]]:
    """What the search found, and the chart of it, at some nodes of a game."""
    game = played(BOX, 3, 6)
    for node in decided(game)[8::9]:
        game.jump(node.number)
        picture = charts_for(GAME)["outlook"](game, 0, lang)
        found = outlook(GAME, game.knowledge(0), game.view(0))
        if found.corporations:
            yield found, picture


def decided(game: Timeline) -> list[Node]:
    return [node for node in game.path() if node.state.agenda and node.state.agenda[-1].seat != CHANCE]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_outlook_says_why_with_the_numbers_of_the_bounds_and_of_an_example(lang: str) -> None:
    told: Counter[str] = Counter()
    for found, picture in outlooks_told(lang):
        rows = zip(product(found.corporations, ("first", "second")), picture.table.rows, strict=True)
        for (name, place), (_, _, *cells) in rows:
            goals = [*((place, seat) for seat in range(3)), (NONE, NOBODY)]
            for goal, cell in zip(goals, cells, strict=True):
                word, proved = found.told(name, *goal), found.why(name, *goal) is not None
                assert set(re.findall(r"\d+", cell)) == set(map(str, behind(found, name, goal))), cell
                told[f"{word}, by bounds" if proved else word] += 1
                if (goal[0], word) == ("first", CERTAIN):
                    assert cell.split(": ", 1)[1] in picture.alt
    assert all(told[word] for word in (CAN, CANNOT, f"{CANNOT}, by bounds", f"{CERTAIN}, by bounds")), told


def behind(found: Outlook, name: str, goal: Goal) -> Sequence[int]:
    """The numbers that a why must have: those of an example, or of the bounds."""
    if found.told(name, *goal) == CAN:
        return found.example(name, *goal) or ()
    ground = found.why(name, *goal)
    return [one.sum for one in ground.bounds] if ground else []


def test_an_outlook_is_kept_for_the_same_game_and_no_longer() -> None:
    game = at_day(played(BOX, 3, 6), 1, 4)
    one = found_at(game, game.here, 0, 0)
    assert found_at(game, game.here, 0, 0) is one
    kept = weakref.ref(one)
    del game, one
    gc.collect()
    assert kept() is None


# ---------------------------------------------------------------------- cards


def test_face_down_cards_are_shown_with_their_exact_shares(middle: Timeline) -> None:
    """PNG-71."""
    known = middle.knowledge(0)
    slots = [slot for slot in known.slots if known.owner(slot) != 0]
    shares = {share for slot in slots for share in known.encrypted(slot).values()}
    cells = {cell for row in rows("encrypted", middle, 0) for cell in row[1:]} - {"0%"}
    assert cells == {percent(Fraction(round(share * 1000), 1000), "en") for share in shares}


def test_hands_are_shown_for_all_others(middle: Timeline) -> None:
    """PNG-67."""
    named = {row[0].split(" · ")[0] for row in rows("hands", middle, 0)}
    assert named == {"Player B", "Player C", "Player D"}
    assert {row[0].split(" · ")[0] for row in rows("hands", middle, PUBLIC)} == named | {"Player A"}


def test_what_is_unseen_adds_up_to_the_whole_deck(middle: Timeline) -> None:
    """PNG-78."""
    found = rows("unseen", middle, 0)
    assert all(sum(map(int, row[1:5])) == int(row[5]) for row in found)
    assert sum(int(row[5]) for row in found) == 72
