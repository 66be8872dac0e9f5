"""Whys, steps and marks of Persona Non Grata: against all ways in which a game can have gone, and in whole games."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from persona_non_grata_positions import on, played
from persona_non_grata_reasoned import TABLES, random_game, reasoning_of, tables, truth
from positions import given, play
from seated import press
from slow_persona_non_grata_odds import histories, small_box
from slow_persona_non_grata_odds import played as small_game

from figures.registry import scene_for
from gamekit import PUBLIC, TEACHER
from gamekit.persona_non_grata import GAME
from gamekit.persona_non_grata.filling import Item, filled
from gamekit.persona_non_grata.reasons import PacketReasoning
from gamekit.persona_non_grata.state import State, slot
from gamekit.reasons import Fact, cells, clash, forced, holds, judge, next_hint, right_marks, sheet_key, steps, why
from gamekit.text import LANGUAGES, text
from gamekit.timeline import Timeline
from gamekit.wording import Row, fact_words, read_fact, rung
from widgets import asking, showing
from widgets.notebook import check, hint
from widgets.notebook import why as shown_why
from widgets.session import Session
from widgets.table import Table as Desk

# seats, copies of the grades, corporations, options, seed, ears
SMALL = {
    "two": (2, (6, 4, 5), 1, {"weeks": 1}, 2, 0),
    "two, two weeks": (2, (7, 6), 2, {"weeks": 2}, 0, 1),
    "two who draw": (2, (5, 3, 3), 2, {"weeks": 1, "two_player_draw": True}, 1, 0),
    "three": (3, (12, 10), 1, {"weeks": 1}, 0, 2),
    "four": (4, (14, 12), 1, {"weeks": 1}, 0, 1),
    "onlookers": (2, (1, 3, 9), 1, {"weeks": 1}, 0, PUBLIC),
}


@pytest.fixture(params=TABLES)
def name(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


def every_fact(found: PacketReasoning) -> list[Fact]:
    return [Fact(*cell, so) for cell in cells(found) for so in (True, False)]


def shares(game: Timeline, ears: int, found: PacketReasoning) -> Callable[[str, str], float]:
    """How likely a cell of the note sheet is so, by the odds."""
    known = game.knowledge(max(ears, 0), ears)

    def share(row: str, word: str) -> float:
        kind, seat, *day = row.split(":")
        if kind == "hand":
            return float(known.holds(word, found.rows[row].holder))
        return float(known.encrypted(slot(game.state.week, int(day[0]), int(seat))).get(word, 0))

    return share


# ---------------------------------------------------------------------- against every way in which it can have gone


def so_in(state: State, found: PacketReasoning, fact: Fact) -> bool:
    kind, seat, *_ = fact.kind.split(":")
    hand = state.hands[found.rows[fact.kind].holder] if kind == "hand" else ()
    cards = hand or [lying.card for lying in state.areas[int(seat)] if lying.encrypted]
    return (found.table.box.number[fact.word] in cards) is fact.holds


@pytest.mark.parametrize("small", SMALL)
def test_just_what_is_so_however_it_went_is_forced(small: str):
    seats, copies, corporations, options, seed, ears = SMALL[small]
    game = small_game(small_box(copies, corporations, seats), seats, seed, **options)
    seat, tried = max(ears, 0), 0
    for node, states in histories(game, ears):
        found = game.reasoning(seat, ears, node)
        if isinstance(found, PacketReasoning):
            wanted = {fact for fact in every_fact(found) if all(so_in(state, found, fact) for state in states)}
            assert set(forced(found)) == wanted
            tried += len(wanted)
    assert tried


# ---------------------------------------------------------------------- whole games


def test_what_is_forced_is_so_and_is_what_the_odds_call_certain(name: str):
    tried = 0
    for game, ears, found in tables(name, 6):
        so, share, facts = truth(game, found), shares(game, ears, found), set(forced(found))
        assert all((fact.word in so[fact.kind]) is fact.holds for fact in facts)
        for row, word in cells(found):
            odds = share(row, word)
            assert (Fact(row, word, True) in facts) == (odds == 1)
            assert (Fact(row, word, False) in facts) == (odds == 0)
            tried += 1
    assert tried > 300


def test_a_case_is_true_to_the_facts_to_the_sizes_and_to_the_copies(name: str):
    rng = random.Random(3)
    for _, _, found in tables(name, 4):
        for size in (0, 1, 2, 4):
            wanted = rng.sample(every_fact(found), size)
            case = found.case(wanted)
            assert (case is not None) is found.possible(None).can(wanted)
            if case is not None:
                assert all((fact.word in case[fact.kind]) is fact.holds for fact in wanted)
                assert all(1 <= len(case[row]) <= found.possible(None).sizes[row] for row in found.sheet)
                for word in found.cards:
                    number = found.table.box.number[word]
                    assert sum(word in cards for cards in case.values()) <= found.table.full[number]


def test_fewer_lines_leave_more_possible(name: str):
    rng = random.Random(4)
    for _, _, found in tables(name, 5):
        clues = range(len(found.clues))
        for _ in range(12):
            more = rng.sample(clues, rng.randint(0, len(clues)))
            fewer = rng.sample(more, rng.randint(0, len(more)))
            wanted = rng.sample(every_fact(found), rng.randint(1, 3))
            if found.case(wanted, more) is not None:
                assert found.case(wanted, fewer) is not None


def test_of_a_why_no_line_can_be_left_out_and_none_is_shorter(name: str):
    tried = 0
    for _, _, found in tables(name, 4):
        for fact in random.Random(5).sample(forced(found), min(6, len(forced(found)))):
            told = why(found, fact)
            assert told is not None
            assert holds(found, fact, told.clues)
            assert not any(holds(found, fact, set(told.clues) - {gone}) for gone in told.clues)
            if len(told.clues) == 2:
                assert not any(holds(found, fact, (clue,)) for clue in range(len(found.clues)))
            tried += 1
    assert tried > 10


def test_the_steps_find_all_that_follows():
    for seed, (seats, preset, options) in enumerate(TABLES.values()):
        game = random_game(seed, seats, preset, options, 4 * seats)
        found = reasoning_of(game, 0)
        assert found is not None
        known: list[Fact] = []
        for step in steps(found):
            assert all(holds(found, fact, step.clues, step.earlier) for fact in step.facts)
            assert set(step.earlier) <= set(known)
            known += step.facts
        assert set(known) == set(forced(found))


def test_facts_known_count_as_if_they_were_lines(name: str):
    rng = random.Random(6)
    for _, _, found in tables(name, 2):
        facts = every_fact(found)
        clues = range(len(found.clues))
        for among in (None, (), rng.sample(clues, len(clues) // 2)):
            known = rng.sample(facts, 3)
            some = rng.sample(facts, 8)
            assert found.following(some, among, known) == [fact for fact in some if holds(found, fact, among, known)]


# ---------------------------------------------------------------------- what is on the sheet


def back_again() -> Timeline:
    """Two players: A passes five cards, B encrypts one of them, and they come back."""
    week = {
        0: "biolife_worker biolife_manager biolife_director sjt_worker< sjt_manager>",
        1: "cosmoco_worker cosmoco_manager* cosmoco_director",
    }
    return played(week, seats=2, stop=on(1, 3))


def test_a_card_missing_from_the_hand_that_came_back_is_encrypted():
    game = back_again()
    found = reasoning_of(game, 0)
    assert found is not None
    assert found.goal == ("encrypted:1:2",)
    assert Fact("encrypted:1:2", "cosmoco_manager", True) in forced(found)
    told = why(found, Fact("encrypted:1:2", "cosmoco_manager", True))
    assert told is not None
    assert [found.clues[at].event.kind for at in told.clues] == ["passed", "passed"]
    assert set(found.sheet["encrypted:1:2"]) == set(found.table.box.slugs(found.rows["encrypted:1:2"].looks[1].cards))


def test_others_cannot_know_it_and_the_owner_has_no_row_for_it():
    game = back_again()
    public, owner = reasoning_of(game, 0, PUBLIC), reasoning_of(game, 1)
    assert public is not None
    assert owner is not None
    assert list(public.sheet) == ["encrypted:1:2", "hand:0", "hand:1"]
    assert len(public.sheet["encrypted:1:2"]) == 25
    assert not any(fact.holds for fact in forced(public))
    assert "encrypted:1:2" not in owner.sheet


def test_the_six_cards_dealt_are_one_line():
    found = reasoning_of(back_again(), 0)
    assert found is not None
    first = found.clues[0].event
    assert first.kind == "hand_dealt"
    assert len(first.details["cards"]) == 6
    assert [clue.event.kind for clue in found.clues].count("hand_dealt") == 1


def test_a_row_of_a_hand_keeps_its_name_while_the_hand_goes_round():
    game = played({}, stop=on(1, 2))
    before = reasoning_of(game, 0)
    for _ in range(3):
        play(game, str(game.moves()[0]))
    after = reasoning_of(game, 0)
    assert before is not None
    assert after is not None
    assert list(before.sheet) == ["hand:0", "hand:1"]  # A holds what C was dealt
    assert list(after.sheet)[-2:] == ["hand:0", "hand:2"]
    assert before.era == after.era
    assert Row.of("encrypted:1:2") == Row("encrypted", {"seat": 1, "number": 2})


def test_there_is_nothing_to_reason_while_nothing_is_hidden():
    assert Timeline(GAME, GAME.setting(2), None).reasoning(0) is None
    over = random_game(1, 2, "page", {"weeks": 1}, 99)
    assert over.over
    assert over.reasoning(0) is None


def test_a_given_position_tells_what_lies_there():
    week = {0: "biolife_president", 1: "cosmoco_president", 2: "jihui_president*"}
    game = given(played(week, stop=on(1, 3)))
    found = reasoning_of(game, 0)
    assert found is not None
    facts = forced(found)
    assert Fact("encrypted:2:1", "biolife_president", False) in facts
    assert Fact("encrypted:2:1", "cosmoco_president", False) in facts
    assert all((fact.word in truth(game, found)[fact.kind]) is fact.holds for fact in facts)


@pytest.mark.parametrize("name", ["two", "two who draw", "three", "four"])
def test_after_a_given_position_what_is_forced_is_certain_too(name: str):
    seats, preset, options = TABLES[name]
    for seed in range(3):
        game = given(random_game(seed, seats, preset, options, seats * (1 + 3 * seed)))
        for choice in range(2 * seats):
            found = reasoning_of(game, 0)
            if found:
                share, facts = shares(game, 0, found), set(forced(found))
                certain = {Fact(*cell, share(*cell) == 1) for cell in cells(found) if share(*cell) in (0, 1)}
                assert facts == certain
            game.do(game.random_move(random.Random(choice)))


# ---------------------------------------------------------------------- filling places


def test_cards_move_on_where_another_cannot_be():
    items = [Item(1, 2, (0, 1)), Item(2, 1, (0,)), Item(3, 1, (1, 2))]
    found = filled(items, [2, 1, 1])
    assert found is not None
    assert [sum(places[at] for places in found) for at in range(3)] == [2, 1, 1]
    assert found[1][0] == 1
    assert found[2][2] == 1
    assert filled([Item(1, 2, (0,)), Item(2, 1, (0,))], [2, 1]) is None


def test_filling_finds_a_way_just_if_there_is_one():
    rng = random.Random(8)
    for _ in range(200):
        rooms = [rng.randint(0, 2) for _ in range(3)]
        wheres = [tuple(rng.sample(range(3), rng.randint(1, 3))) for _ in range(sum(rooms))]
        items = [Item(at, 1, where) for at, where in enumerate(wheres)]
        places = [place for place, size in enumerate(rooms) for _ in range(size)]
        fits = len(items) == 0 or any_way(wheres, places)
        assert (filled(items, rooms) is not None) is fits


def any_way(wheres: list[tuple[int, ...]], places: list[int]) -> bool:
    """Hall's condition: any of the items have as many places between them."""
    some = [group for size in range(1, len(wheres) + 1) for group in combinations(wheres, size)]
    return all(sum(place in set().union(*group) for place in places) >= len(group) for group in some)


# ---------------------------------------------------------------------- marks, whys and hints in the panel and notebook


def looking(game: Timeline, eyes: int) -> Session:
    """A session of those eyes, with the game's own picture."""
    session = Session(Desk(game), scene_of=scene_for(GAME), eyes=eyes)
    session.refresh = lambda: showing.scene(session) and None
    session.refresh()
    return session


@pytest.fixture
def late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Timeline:
    monkeypatch.chdir(tmp_path)
    return back_again()


def test_marks_are_judged_and_right_ones_are_found(late: Timeline):
    found = reasoning_of(late, 0)
    assert found is not None
    missing, other, *_ = sorted(found.sheet["encrypted:1:2"], key=lambda word: word != "cosmoco_manager")
    marks = {("encrypted:1:2", missing): True, ("encrypted:1:2", other): False, ("hand:1", found.cards[0]): True}
    verdicts = [one.verdict for one in judge(found, marks)]
    assert verdicts[:2] == ["forced", "forced"]
    assert len(right_marks(found, marks)) >= 2
    assert [one.verdict for one in judge(found, {("encrypted:1:2", other): True})] == ["wrong"]


def test_hints_lead_from_the_row_to_the_fact(late: Timeline):
    session = looking(late, 0)
    heard = [press(session, "h") for _ in range(4)]
    assert heard[0].startswith("Something new can be found about")
    assert "PNG-" in heard[2]
    about = asking.standpoint(session)
    assert about is not None
    late.marks[sheet_key(about.reasoning)] = {(f.kind, f.word): f.holds for f in forced(about.reasoning)}
    assert press(session, "h").startswith("Nothing more can be found")


def test_a_notebook_answers_marks_whys_and_hints(late: Timeline):
    found = reasoning_of(late, 0)
    assert found is not None
    fact = Fact("encrypted:1:2", "cosmoco_manager", True)
    assert read_fact(found, "encrypted:1:2 cosmoco_manager", text("pl", GAME)) == fact
    told = str(shown_why(late, "encrypted:1:2 cosmoco_manager", seat=0))
    assert "So the card that Player B encrypts on day 2 is this one: Cosmoco Manager" in told
    assert str(hint(late, seat=0, rung=1)).startswith("Something new")
    judged = str(check(late, yes=["encrypted:1:2 cosmoco_manager"], seat=0))
    assert fact_words(text("en", GAME), fact).rstrip(".") in judged


def test_all_eyes_have_something_to_reason_about():
    game = random_game(3, 3, "page", {}, 38)
    for eyes in (0, PUBLIC, TEACHER):
        about = asking.standpoint(looking(game, eyes))
        assert about is not None
        assert clash(about.reasoning) == ()
        found = next_hint(about.reasoning, {})
        assert found is not None
        for lang in LANGUAGES:
            assert all(rung(about.reasoning, found, number, text(lang, GAME)) for number in range(4))


def test_what_follows_is_not_drawn_on_the_cards_in_the_own_hand(late: Timeline):
    """They are other copies than those that the rows are about; only words tell it, and name the row."""
    session = looking(late, 0)
    session.follows, session.covered = True, False
    session.refresh()
    assert session.scene is not None
    hand = [shape for shape in session.scene.shapes if shape.id.startswith("hand-") and shape.says]
    told = [shape.words for shape in hand if "(encrypted: Player B, day 2)" in shape.words]
    assert told
    assert not any({"out", "sure"} & set(shape.marks) for shape in hand)
