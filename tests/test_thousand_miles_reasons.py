"""Whys, steps and marks of 1000 mil: against every way in which a few cards can lie, and in whole games."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from positions import at_random
from seated import press, seated
from test_thousand_miles_odds import KINDS, OPTIONS
from thousand_miles_small_reasoning import Small, true

import gamekit
from figures.registry import scene_for
from gamekit import PUBLIC, TEACHER, Event
from gamekit.reasons import Fact, cells, clash, forced, holds, judge, next_hint, sheet_key, steps, why
from gamekit.text import LANGUAGES, text
from gamekit.thousand_miles import GAME
from gamekit.thousand_miles.board import DECK
from gamekit.thousand_miles.reasons import CardReasoning, pour, reason
from gamekit.timeline import Timeline
from gamekit.wording import fact_words, read_fact, rung, why_words
from widgets import asking
from widgets.notebook import check, hint
from widgets.notebook import why as shown_why

PLACES = [(2, 0), (2, PUBLIC), (3, 0), (3, PUBLIC)]


@pytest.fixture(
    scope="module",
    params=[(seats, ears, number) for seats, ears in PLACES for number in range(3)],
    ids=lambda about: f"{about[0]} seats, {'own' if about[1] == 0 else 'public'} ears, game {about[2]}",
)
def table(request: pytest.FixtureRequest) -> Small:
    seats, ears, number = request.param
    return Small(number, seats, 5 + 2 * number, number % 2, ears)


def every_fact(table: Small) -> list[Fact]:
    return [Fact(*cell, so) for cell in cells(table.reasoning) for so in (True, False)]


# ---------------------------------------------------------------------- against every way to lie


def test_just_what_is_so_in_every_way_to_lie_is_forced(table: Small):
    assert set(forced(table.reasoning)) == {fact for fact in every_fact(table) if table.follows(fact, table.every())}


def test_a_case_is_a_way_to_lie_that_fits(table: Small):
    rng = random.Random(1)
    facts = every_fact(table)
    for size in (0, 1, 2, 3, 4):
        for _ in range(25 if facts else 0):
            wanted = rng.sample(facts, min(size, len(facts)))
            clues = frozenset(rng.sample(sorted(table.every()), rng.randint(0, len(table.shown))))
            fitting = [way for way in table.ways(clues) if all(true(fact, way) for fact in wanted)]
            found = table.reasoning.case(wanted, clues)
            assert (found is not None) is bool(fitting), (wanted, clues)
            if found is not None:
                assert {row: frozenset(cards) for row, cards in found.items()} in fitting


def test_a_why_is_one_of_the_shortest_and_of_those_one_of_the_simplest(table: Small):
    for fact in forced(table.reasoning):
        found = why(table.reasoning, fact)
        assert found is not None
        assert table.follows(fact, found.clues)
        ranks = [clue.rank for clue in table.reasoning.clues]
        mine = (len(found.clues), sum(ranks[at] for at in found.clues))
        enough = [
            (size, sum(ranks[at] for at in some))
            for size in range(len(found.clues) + 1)
            for some in combinations(table.every(), size)
            if table.follows(fact, some)
        ]
        assert min(enough) == mine


def test_the_steps_find_all_that_follows(table: Small):
    known: list[Fact] = []
    for step in steps(table.reasoning):
        assert all(table.follows(fact, step.clues, step.earlier) for fact in step.facts)
        assert set(step.earlier) <= set(known)
        known += step.facts
    assert set(known) == set(forced(table.reasoning))


def test_marks_are_judged_by_the_ways_to_lie_that_are_left(table: Small):
    ways = table.ways(table.every())
    for cell in cells(table.reasoning):
        (judged,) = judge(table.reasoning, {cell: True})
        so = [true(Fact(*cell, True), way) for way in ways]
        assert judged.verdict == ("forced" if all(so) else "open" if any(so) else "wrong")


def test_the_tables_are_worth_trying():
    """Facts of both kinds, whys of one line and of several, and a row that is forced to hold something."""
    tables = [Small(n, seats, 5 + 2 * n, n % 2, ears) for seats, ears in PLACES for n in range(3)]
    facts = [fact for one in tables for fact in forced(one.reasoning)]
    sizes = [
        len(found.clues) for one in tables for fact in forced(one.reasoning) if (found := why(one.reasoning, fact))
    ]
    assert {fact.holds for fact in facts} == {True, False}
    assert {1, 2} <= set(sizes)
    assert max(sizes) >= 4
    assert any(fact.holds and fact.kind.startswith("hand") for fact in facts)


def test_rows_take_from_each_other_what_another_cannot_have():
    """The first row takes a and b as they come; the second may have nothing but a."""
    found = pour({"a": 2, "b": 1, "c": 1}, {"x": 2, "y": 2}, {"x": {"d"}, "y": {"b", "c"}})
    assert found is not None
    assert found["y"] == Counter(a=2)
    assert found["x"].total() == 2
    assert pour({"a": 1, "b": 1, "c": 2}, {"x": 2, "y": 2}, {"x": {"d"}, "y": {"b", "c"}}) is None


# ---------------------------------------------------------------------- whole games


def reasoning_of(played: Timeline, seat: int, ears: int | None = None) -> CardReasoning:
    found = played.reasoning(seat, ears)
    assert isinstance(found, CardReasoning)
    return found


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
@pytest.mark.parametrize("ears", [0, PUBLIC])
def test_the_cards_themselves_are_a_case_and_agree_with_the_odds(seats: int, options: dict[str, Any], ears: int):
    for seed in range(3):
        played = at_random("thousand_miles", seats, seed, 60 + 70 * seed, **options)
        found, known, state = reasoning_of(played, 0, ears), played.knowledge(0, ears), played.state
        truth = {f"hand:{seat}": set(DECK.slugs(state.hands[seat])) for seat in known.hidden}
        truth["deck"] = {card.slug for card in DECK.cards if state.deck[card.number]}
        sure = set(forced(found))
        for fact in sure:
            assert (fact.word in truth[fact.kind]) is fact.holds
        for row, word in cells(found):
            place = "deck" if row == "deck" else int(row.partition(":")[2])
            has = known.holds(word, place) if place != "deck" else 1 - known.numbers(word, "deck").get(0, 0)
            if has not in (0, 1):  # what the odds leave open is open; after a reshuffle they may know more
                assert not {Fact(row, word, True), Fact(row, word, False)} & sure
            elif not options.get("reshuffle"):
                assert Fact(row, word, has == 1) in sure


@pytest.mark.parametrize("ears", [0, PUBLIC])
def test_each_open_card_is_shown_by_just_one_line_of_the_round(ears: int):
    for seed, (seats, options) in enumerate(OPTIONS):
        played = at_random("thousand_miles", seats, seed, 150, **options)
        found = reasoning_of(played, 0, ears)
        unseen = Counter({slug: row.unseen for slug, row in played.knowledge(0, ears).left().items()})
        whole = Counter({slug: row.full for slug, row in played.knowledge(0, ears).left().items()})
        assert Counter(card.card for card in found.seen) == whole - unseen
        for card in found.seen:
            clue = found.clues[card.clue]
            event = played.nodes[clue.step].events[clue.line].heard(ears)
            assert event == clue.event
            told = event.details.get("cards") or [event.details["card"]]
            assert card.card in told
            assert clue.step >= found.era


def empty_deck() -> Timeline:
    """Two players, the deck just used up, and the turn of Player B."""
    played = gamekit.start("thousand_miles", 2, seed=11)
    rng = random.Random(5)
    while played.state.left or played.actor != 1:
        named = [move for move in played.moves() if move.verb in ("draw", "discard")]
        played.play(rng.choice(named))
    return played


def test_with_the_deck_empty_one_rival_holds_exactly_what_is_not_seen():
    played = empty_deck()
    found = reasoning_of(played, 0)
    held = set(DECK.slugs(played.state.hands[1]))
    assert set(forced(found)) == {Fact("hand:1", word, word in held) for word in found.sheet["hand:1"]}
    assert list(found.sheet) == ["hand:1"]
    for word in held:
        told = why_words(found, why(found, Fact("hand:1", word, True)), text("en", GAME))  # type: ignore[arg-type]
        assert len(told) <= 5
        assert told[-1] == f"So {fact_words(text('en', GAME), Fact('hand:1', word, True))}"


# ---------------------------------------------------------------------- in words


def laid(card: str, seat: int, line: int, kind: str = "discard", **details: Any) -> tuple[int, int, Event]:
    return (line, 0, Event(kind, seat, {"card": card, **details}))


def told(*lines: tuple[int, int, Event], fact: Fact, lang: str, ears: int = 0) -> list[str]:
    begun = [(0, 0, Event("round", 0, {"number": 1}))]
    hands = [(0, 1 + seat, Event("hand", seat, {"cards": "?", "count": 6})) for seat in (1, 2)]
    own = (0, 3, Event("hand", 0, {"cards": ["accident", "25", "25", "fuel", "fuel", "ace"], "count": 6}))
    found = reason(DECK, GAME.setting(3), 0, ears, [*begun, *hands, own, *lines])
    assert found is not None
    answer = why(found, fact)
    assert answer is not None
    return why_words(found, answer, text(lang, GAME))


def test_that_nobody_can_attack_with_an_accident_any_more_is_told_with_its_lines():
    attack = laid("accident", 1, 4, "attack", target=[2], state=["accident"])
    lines = (attack, laid("accident", 2, 5))
    nobody = Fact("hand:2", "accident", False)
    assert told(*lines, fact=nobody, lang="en") == [
        "The game has 3 cards of this kind: accident.",
        "All of them can be found: 1 in the hand of Player A, 1 before Player C and 1 among the discards.",
        "So Player C does not have this card: accident.",
    ]
    assert told(*lines, fact=nobody, lang="pl") == [
        "W grze są 3 takie karty: wypadek.",
        "O każdej z nich wiadomo, gdzie leży: 1 na ręce gracza A, 1 przed graczem C i 1 wśród odrzuconych.",
        "Wniosek: Gracz C nie ma na ręce wypadku.",
    ]


def test_an_only_card_in_the_own_hand_is_told_without_counting():
    ace = Fact("hand:1", "ace", False)
    assert told(fact=ace, lang="en")[:2] == [
        "The game has one card of this kind: ace of the wheel.",
        "It lies in the hand of Player A.",
    ]
    assert told(fact=ace, lang="pl")[1:] == [
        "Jest na ręce gracza A.",
        "Wniosek: Gracz B nie ma na ręce asa kierownicy.",
    ]


def test_that_there_are_too_many_to_lie_anywhere_else_is_told_by_numbers():
    green = Fact("deck", "green_light", True)
    lines = [laid("100", 1, number) for number in range(4, 10)]
    assert told(*lines, fact=green, lang="en")[-2:] == [
        "Apart from the cards of the deck, that leaves only 6 cards, too few to be all the 14 of this kind.",
        "So the deck still has this card: green light.",
    ]
    for lang in LANGUAGES:
        assert len(told(*lines, fact=green, lang=lang)) <= 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_why_of_whole_games_has_at_most_five_sentences_that_end(lang: str):
    words, tricks = text(lang, GAME), 0
    for seed, (seats, options) in enumerate(OPTIONS):
        played = at_random("thousand_miles", seats, seed, 140, **options)
        found = reasoning_of(played, 0, PUBLIC if seed % 2 else 0)
        for fact in forced(found)[::3]:
            said = why_words(found, why(found, fact), words)  # type: ignore[arg-type]
            assert 2 <= len(said) <= 5
            assert all(sentence[-1] == "." and "?" not in sentence for sentence in said)
            tricks += 1
        for step in steps(found)[:6]:
            assert 1 <= len(why_words(found, step, words)) <= 5
    assert tricks


def test_an_attack_undone_by_a_trick_lies_among_the_discards():
    lines = (
        laid("accident", 1, 4, "attack", target=[2], state=["accident"]),
        laid("puncture_proof", 2, 5, "trick", attack="accident", points=400, state=["rolling"]),
        laid("accident", 1, 6),
    )
    said = told(*lines, fact=Fact("deck", "accident", False), lang="en")
    assert said[1] == "All of them can be found: 1 in the hand of Player A and 2 among the discards."


def test_what_comes_back_into_the_deck_is_unseen_again():
    back = (7, 0, Event("reshuffle", -1, {"count": 1}))
    lines = (laid("ace", 0, 4), laid("fuel_tank", 1, 5, "immunity", state=["rolling"]), back)
    for word, found in (("ace", False), ("fuel_tank", True)):
        begun = (0, 0, Event("round", 0, {"number": 1}))
        own = (0, 1, Event("hand", 0, {"cards": ["ace"], "count": 1}))
        other = (0, 2, Event("hand", 1, {"cards": "?", "count": 2}))
        about = reason(DECK, GAME.setting(2, options={"reshuffle": True}), 0, 0, [begun, own, other, *lines])
        assert about is not None
        assert holds(about, Fact("deck", word, False)) is found


def test_there_is_nothing_to_reason_before_the_first_round():
    assert Timeline(GAME, GAME.setting(2), None).reasoning(0) is None


def test_lines_of_a_round_that_is_over_are_no_clues():
    played = gamekit.start("thousand_miles", 2, seed=1)
    rng = random.Random(2)
    while played.state.round < 2:
        played.do(played.random_move(rng))
    found = reasoning_of(played, 0)
    assert {clue.event.kind for clue in found.clues} == {"hand"}
    assert found.era == next(
        n.number for n in played.path() if any(e.details.get("number") == 2 for e in n.events if e.kind == "round")
    )


# ---------------------------------------------------------------------- marks, whys and hints in the panel and notebook


@pytest.fixture
def late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Timeline:
    monkeypatch.chdir(tmp_path)
    return at_random("thousand_miles", 3, 4, 120)


def test_hints_lead_from_the_row_to_the_fact(late: Timeline):
    session = seated(late, eyes=0)
    session.scene_of = scene_for(session.game)
    session.drawn = ()
    session.refresh()
    heard = [press(session, "h") for _ in range(4)]
    assert heard[0].startswith("Something new can be found among the cards of Player B")
    assert heard[1].startswith("One line is enough")
    assert "TM-" in heard[2]
    assert "does not have this card" in heard[3]
    about = asking.standpoint(session)
    assert about is not None
    late.marks[sheet_key(about.reasoning)] = {(f.kind, f.word): f.holds for f in forced(about.reasoning)}
    assert press(session, "h").startswith("Nothing more can be found")


def test_a_notebook_answers_marks_whys_and_hints(late: Timeline):
    found = reasoning_of(late, 0)
    fact = forced(found)[0]
    wanted = f"not {fact.kind} {fact.word}"
    assert read_fact(found, wanted, text("pl", GAME)) == fact
    assert "does not have this card" in str(shown_why(late, wanted, seat=0))
    assert str(hint(late, seat=0, rung=1)).startswith("Something new")
    judged = str(check(late, no=[f"{fact.kind} {fact.word}"], yes=["deck green_light"], seat=0))
    assert fact_words(text("en", GAME), fact).rstrip(".") in judged


def test_all_eyes_have_something_to_reason_about(late: Timeline):
    for eyes in (0, PUBLIC, TEACHER):
        session = seated(late, eyes=eyes)
        about = asking.standpoint(session)
        assert about is not None
        assert clash(about.reasoning) == ()
        found = next_hint(about.reasoning, {})
        assert found is not None
        for lang in LANGUAGES:
            assert all(rung(about.reasoning, found, number, text(lang, GAME)) for number in range(4))


def test_the_note_sheet_loses_the_row_of_the_deck_when_that_is_empty():
    played = empty_deck()
    session = seated(played, eyes=0)
    assert "deck" not in reasoning_of(played, 0).sheet
    played.marks[sheet_key(reasoning_of(played, 0))] = {("deck", "25"): False, ("hand:1", KINDS[0]): False}
    session.refresh()
    assert press(session, "h")
