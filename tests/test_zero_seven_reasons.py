"""Whys, steps, hints and marks of 07 zgłoś się in whole games: true, complete, and nobody's secret.

On small boards every deal is counted (`test_zero_seven_reasons_counted.py`); here the deduction by matrices is the
judge of real games.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any

import pytest
from zero_seven_positions import dealt, solution
from zero_seven_secrets import twins

from gamekit.conformance.playing import random_game
from gamekit.game import PUBLIC, Event, Game, Move, Step, Verb
from gamekit.reasons import (
    Cell,
    Clue,
    Fact,
    Reasoning,
    cells,
    clash,
    forced,
    holds,
    judge,
    reasoning_for,
    sheet_key,
    steps,
    why,
)
from gamekit.text import LANGUAGES
from gamekit.timeline import Timeline
from gamekit.tree import Node
from gamekit.zero_seven import GAME
from gamekit.zero_seven.board import KINDS
from gamekit.zero_seven.reasons import CaseReasoning, Line
from gamekit.zero_seven.state import State
from widgets import Panel, asking, checking, marking, panel
from widgets.rules import Rules
from widgets.wiring import inside

MOVES = 60
GAMES = [(seats, seed, once) for seats in (2, 3, 4, 5) for seed, once in ((1, False), (2, True))]


def random_and_solved(seats: int, seed: int, once: bool) -> Timeline:
    """A game played at random, then somebody solves the case, and it goes on at random for a few moves."""
    game = random_game(GAME, GAME.setting(seats, options={"one_attempt": once}), 10 * seats + seed, MOVES)
    rng, left = random.Random(seed), 8
    while left and not game.over:
        solves = left == 8 and game.actor in game.seats
        game.play(game.read(solution(game, game.actor)) if solves and game.actor is not None else game.random_move(rng))
        left -= solves or left < 8
    return game


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: f"{game[0]} seats, seed {game[1]}{', once' * game[2]}")
def game(request: pytest.FixtureRequest) -> Timeline:
    """A game up to its end or nearly so."""
    return random_and_solved(*request.param)


def positions(game: Timeline) -> list[Node]:
    """A few positions after the first deal, the last one among them."""
    later = [node for node in game.path() if GAME.actor(node.state) is not None and node.depth > 55]
    return [*random.Random(game.setting.seats).sample(later, min(3, len(later))), game.here]


def reasonings(game: Timeline) -> Iterator[tuple[Node, Reasoning]]:
    """What every seat can reason by itself, and what everybody can about it."""
    for number, node in enumerate(positions(game)):
        seat = number % game.setting.seats
        for ears in (seat, PUBLIC):
            reasoning = game.reasoning(seat, ears, node)
            assert reasoning
            yield node, reasoning


def certain(game: Timeline, node: Node, reasoning: Reasoning) -> set[Fact]:
    """The facts whose odds are 0 or 1, as `deduction` counts them."""
    knowledge = game.knowledge(reasoning.seat, reasoning.ears, node)
    odds = {(kind, word): p for kind in KINDS for word, p in knowledge.marginal(kind).items()}
    return {Fact(*cell, bool(p)) for cell, p in odds.items() if p in (0, 1)}


def test_what_is_forced_is_just_what_has_the_odds_0_or_1(game: Timeline) -> None:
    for node, reasoning in reasonings(game):
        assert set(forced(reasoning)) == certain(game, node, reasoning)


def test_a_whole_solution_ends_with_all_that_is_certain(game: Timeline) -> None:
    for node, reasoning in reasonings(game):
        told = [fact for step in steps(reasoning) for fact in step.facts]
        assert set(told) == certain(game, node, reasoning)
        assert len(told) == len(set(told))


def test_nothing_that_is_forced_is_untrue(game: Timeline) -> None:
    for node, reasoning in reasonings(game):
        case = node.state.cases[reasoning.seat]
        for fact in forced(reasoning):
            number = reasoning.sheet[fact.kind].index(fact.word) + 1
            assert (getattr(case, fact.kind) == number) is fact.holds


def test_a_why_is_enough_and_without_any_one_line_it_is_not(game: Timeline) -> None:
    for _, reasoning in reasonings(game):
        for fact in forced(reasoning)[::6]:
            found = why(reasoning, fact)
            assert found
            assert holds(reasoning, fact, found.clues)
            for clue in found.clues:
                assert not holds(reasoning, fact, [other for other in found.clues if other != clue])


def test_these_games_have_opened_cases_public_certainties_and_whys_of_several_lines() -> None:
    kinds, sizes, public = set(), set(), 0
    for about in GAMES:
        for _, reasoning in reasonings(random_and_solved(*about)):
            kinds |= {clue.event.kind for clue in reasoning.clues}
            public += reasoning.ears == PUBLIC and bool(forced(reasoning))
            sizes |= {len(found.clues) for fact in forced(reasoning)[::6] if (found := why(reasoning, fact))}
    assert kinds >= {"case_suspect", "case_place", "case_crime", "detective", "evidence", "wrong", "solved"}
    assert {1, 2, 3} <= sizes
    assert public > 5


def test_a_mark_is_judged_alike_with_and_without_its_why() -> None:
    reasoning = reasoning_for(random_game(GAME, GAME.setting(3), 4, 40), PUBLIC)
    assert reasoning
    marks = {cell: bool(number % 2) for number, cell in enumerate(cells(reasoning))}
    with_why, without = judge(reasoning, marks), judge(reasoning, marks, whys=False)
    assert [each._replace(why=None) for each in with_why] == without
    assert any(each.why for each in with_why)


# ---------------------------------------------------------------------- several players left with the same few


def narrowed(*lines: tuple[int, tuple[Cell, ...]]) -> CaseReasoning:
    """Five players, and lines that leave a player only the cases with one of these elements."""
    start = dealt(5).reasoning(0, PUBLIC)
    assert isinstance(start, CaseReasoning)
    having = [(owner, reduce(or_, (start.sets.having[cell] for cell in some))) for owner, some in lines]
    clues = tuple(Clue(step, 0, Event("wrong", owner, {}, ()), 0) for step, (owner, _) in enumerate(having))
    return replace(start, clues=clues, lines=tuple(Line(*line) for line in having))


SUSPECTS = tuple(("suspect", word) for word in ("bursztyn", "kapelusz", "korek"))
FEW = (("suspect", "bursztyn"), ("place", "cytadela"), ("crime", "wlamanie"))


def test_what_three_others_have_between_them_is_not_mine() -> None:
    """ZS-16: three players, each with one of the same three suspects."""
    reasoning = narrowed(*((owner, SUSPECTS) for owner in (1, 2, 3)))
    assert set(forced(reasoning)) == {Fact(*cell, False) for cell in SUSPECTS}
    assert len(steps(reasoning)) == 1


def test_four_players_with_the_same_three_suspects_are_a_clash() -> None:
    assert clash(narrowed(*((owner, SUSPECTS) for owner in (0, 1, 2, 3, 4)))) == (0, 1, 2, 3)


def test_what_a_search_would_not_find_in_time_is_counted() -> None:
    """Each of three has the suspect, the place or the crime, so nobody else has any of them."""
    reasoning = narrowed(*((owner, FEW) for owner in (1, 2, 3)))
    assert set(forced(reasoning)) == {Fact(*cell, False) for cell in FEW}
    four = narrowed(*((owner, FEW) for owner in (1, 2, 3, 4)))
    assert clash(four) == (0, 1, 2, 3)


def test_counting_finds_the_same_as_searching(game: Timeline, monkeypatch: pytest.MonkeyPatch) -> None:
    searched = [forced(reasoning) for _, reasoning in reasonings(game)]
    monkeypatch.setattr("gamekit.zero_seven.reasons.MOST_TRIED", 0)
    assert [forced(reasoning) for _, reasoning in reasonings(game)] == searched


# ---------------------------------------------------------------------- nobody's secret


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kept games go where no other test finds them."""
    monkeypatch.chdir(tmp_path)


def told(timeline: Timeline, observer: int, lang: str) -> list[str]:
    """All words and signs that a panel shows and says when everything is asked for that has to do with reasons."""
    reasoning = reasoning_for(timeline, observer)
    if reasoning:
        timeline.marks[sheet_key(reasoning)] = {cell: bool(number % 3) for number, cell in enumerate(cells(reasoning))}
    eyes: dict[str, Any] = {"eyes": "public"} if observer == PUBLIC else {"locked": observer}
    view = panel(timeline, lang=lang, **eyes)
    found = [line for title in ("sheet", "hints", "rules", "charts") for line in shown(view, f"drawer-{title}")]
    view.close()
    return found


def shown(view: Panel, title: str) -> list[str]:
    """What a drawer brings, step by step."""
    view.open, session, lines = title, view.session, list[str]()
    known = marking.known(session)
    actions = [lambda: None]
    if title == "drawer-sheet":
        actions += [lambda: marking.set_follows(session, True), lambda: checking.check(session)]
        actions += [lambda cell=cell: checking.open_finding(session, *cell) for cell in marking.marks(session)]
    if title == "drawer-hints":
        actions += [lambda: asking.hint(session)] * 4 + [lambda: asking.list_settled(session)]
        actions += [lambda fact=fact: asking.ask_why(session, fact) for fact in (known.forced[::5] if known else ())]
        actions += [lambda: asking.put_away(session)] + [lambda: asking.solve(session, ahead=True)] * 8
    if title == "drawer-rules":
        rules = next(drawer for drawer in view.drawers if isinstance(drawer, Rules))
        actions += [lambda id=id: setattr(rules.list, "value", id) for id in ("ZS-28", "ZS-42", "ZS-77", "ZS-83")]
    for action in actions:
        session.attempt(action)
        lines += [session.saying.text, repr(view.board.status), repr(view.board.scene), *words_in(view)]
    return lines


def words_in(view: Panel) -> list[str]:
    """The words of all widgets."""
    names = ("description", "value", "options", "tables", "findings", "scene")
    return [f"{name}: {getattr(each, name)}" for each in inside(view) for name in names if hasattr(each, name)]


def pair(game: Game, observer: int, seats: int, lang: str) -> tuple[list[str], list[str], int]:
    """What is told about a game and about the twin that stays hidden longest, and after how many moves."""
    setting = game.setting(seats)
    moves = [node.move for node in random_game(GAME, setting, seats, MOVES).path() if node.move]
    twin = max(twins(setting, moves, observer, random.Random(observer)), key=lambda twin: len(twin.moves))
    both = [played(game, some[: len(twin.moves)], seats) for some in (moves, list(twin.moves))]
    assert both[0].state != both[1].state
    one, two = (told(timeline, observer, lang) for timeline in both)
    return one, two, len(twin.moves)


def played(game: Game, moves: list[Move], seats: int) -> Timeline:
    timeline = Timeline(game, game.setting(seats))
    for move in moves:
        timeline.play(move)
    return timeline


@pytest.mark.parametrize(("seats", "observer"), [(2, 0), (2, PUBLIC), (3, 0), (3, 2), (4, PUBLIC), (5, 1), (5, PUBLIC)])
def test_nobody_can_tell_a_game_from_its_twin_by_reasons_marks_and_rules(seats: int, observer: int) -> None:
    """ZS-76 to ZS-88."""
    one, two, moves = pair(GAME, observer, seats, LANGUAGES[seats % len(LANGUAGES)])
    assert moves > 28 + 3 * seats
    assert len(one) > 100
    assert one == two


def test_a_case_that_everybody_hears_of_would_be_found_there() -> None:
    def opened(verb: Verb) -> Verb:
        def play(state: State, move: Move) -> Step:
            step = verb.play(state, move)
            return Step(step.state, tuple(event._replace(private={}) for event in step.events))

        return verb._replace(play=play)

    deals = {f"deal_{kind}": opened(GAME.verbs[f"deal_{kind}"]) for kind in KINDS}
    leaking = replace(GAME, verbs={**GAME.verbs, **deals})
    one, two, _ = pair(leaking, PUBLIC, 3, "en")
    assert one != two


# ---------------------------------------------------------------------- where there is nothing to reason about


@pytest.mark.parametrize(("seats", "lang"), [(2, "en"), (5, "pl")])
def test_at_every_stage_of_the_set_up_a_panel_can_be_asked_everything(
    seats: int, lang: str, caplog: pytest.LogCaptureFixture
) -> None:
    moves = [node.move for node in dealt(seats).path() if node.move]
    for count in (0, 29, len(moves)):
        assert told(played(GAME, moves[:count], seats), PUBLIC, lang)
        assert told(played(GAME, moves[: count + 1], seats), 0, lang)
    assert not [record for record in caplog.records if record.exc_info]
