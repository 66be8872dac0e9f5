"""What a seat can know in 07 zgłoś się: by hand and in whole games."""

import math
import random
from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np
import pytest
from zero_seven_small_boards import case_cards, lay, small_city, tell

import gamekit
from gamekit.deduction import ContradictionError, entropy
from gamekit.game import PUBLIC, UNKNOWN, Event
from gamekit.timeline import Timeline
from gamekit.zero_seven.board import BLANK, CITY, KINDS
from gamekit.zero_seven.deduction import Knowledge, deduce, ways_beside

SEATS = range(2, 6)
TABLE_MOVES = [f"detective {place}" for place in CITY.places] + [f"evidence {card}" for card in CITY.cards]


# Suspect and crime n lie at place n. Place 2 is next to 3 and 4; place 1 stands alone.
STAR = small_city(4, 4, 4, [(2, 3), (2, 4)])
STAR_LAID = lay(STAR, STAR.suspects, STAR.crimes)
LEFT = case_cards(1, ("s1", "p1", "k1"))  # seat 0 holds this case of seat 1


def in_star(seats: int, *events: Event) -> Knowledge:
    return deduce(STAR, seats, 0, [*STAR_LAID, *LEFT, *events])


def variation(one: Knowledge, two: Knowledge) -> Fraction:
    """Total variation between two posteriors: half the sum of the differences."""
    cases = {case[:3] for knowledge in (one, two) for case in knowledge.cases()}
    return sum((abs(one.probability(*case) - two.probability(*case)) for case in cases), Fraction()) / 2


# ---------------------------------------------------------------------- the start


@pytest.mark.parametrize("seats", SEATS)
def test_at_first_1287_cases_are_equally_likely(seats: int) -> None:
    """ZS-74, ZS-78."""
    timeline = gamekit.start("zero_seven", seats, seed=7)
    for seat in range(seats):
        knowledge = timeline.knowledge(seat)
        assert knowledge.remaining == 1287
        assert {odds for *_, odds in knowledge.cases()} == {Fraction(1, 1287)}


def test_before_anything_is_dealt_every_case_is_possible() -> None:
    assert deduce(CITY, 3, 0, []).remaining == 1680


@pytest.mark.parametrize("seats", SEATS)
def test_the_number_of_deals_is_the_number_of_ways_to_deal(seats: int) -> None:
    """ZS-16, ZS-72: nothing is put back."""
    deals = math.prod((12 - dealt) * (14 - dealt) * (10 - dealt) for dealt in range(seats))
    assert deduce(CITY, seats, 0, []).total == deals


def test_a_public_ear_knows_no_case_at_first() -> None:
    """ZS-77."""
    timeline = gamekit.start("zero_seven", 5, seed=7)
    assert deduce(CITY, 5, 2, timeline.events(PUBLIC)).remaining == 1680


# ---------------------------------------------------------------------- one fact, by hand


def test_a_detective_tells_how_many_but_not_which() -> None:
    """ZS-29, ZS-30, ZS-31, ZS-35: one element at p3, two next to it at p2; nothing lies nearer than that."""
    knowledge = in_star(2, tell("detective", 0, place="p3", discs=1, cubes=2))
    assert {case[:3] for case in knowledge.cases()} == {("s3", "p2", "k2"), ("s2", "p3", "k2"), ("s2", "p2", "k3")}


def test_a_case_with_cubes_only_is_a_legal_answer() -> None:
    """ZS-33, E1."""
    knowledge = in_star(2, tell("detective", 0, place="p3", discs=0, cubes=3))
    assert knowledge.known == ("s2", "p2", "k2")


def test_a_blank_tile_gives_no_disc_but_its_type_can_give_a_cube() -> None:
    """ZS-34, E2."""
    city = small_city(3, 2, 2, [(1, 2)])
    laid = lay(city, (BLANK, "s1", "s2"), (BLANK, "k1", "k2"))
    knowledge = deduce(city, 2, 0, laid)
    assert (3, 0) not in knowledge.answers("detective p1")
    told = deduce(city, 2, 0, [*laid, tell("detective", 0, place="p1", discs=1, cubes=2)])
    assert told.known == ("s1", "p1", "k1")


@pytest.mark.parametrize(("result", "suspects"), [("disc", {"s3"}), ("cube", {"s2"}), ("nothing", {"s4"})])
def test_evidence_speaks_of_one_type_only(result: str, suspects: set[str]) -> None:
    """ZS-39 to ZS-43, ZS-46."""
    knowledge = in_star(2, tell("evidence", 0, card="s3", result=result))
    assert {case[0] for case in knowledge.cases()} == suspects
    assert knowledge.remaining == 9, "three places and three crimes are as free as before"


def test_evidence_for_a_place_is_about_the_place_itself() -> None:
    """ZS-5, E12."""
    assert in_star(2, tell("evidence", 0, card="p2", result="cube")).marginal("place") == {
        "p1": 0,
        "p2": 0,
        "p3": Fraction(1, 2),
        "p4": Fraction(1, 2),
    }


def test_evidence_of_an_element_one_holds_gives_no_disc() -> None:
    """E11."""
    city = small_city(4, 4, 4, [(1, 2)])
    knowledge = deduce(city, 2, 0, [*lay(city, city.suspects, city.crimes), *LEFT])
    assert knowledge.answers("evidence s1") == {"nothing": Fraction(2, 3), "cube": Fraction(1, 3)}


def test_a_wrong_attempt_rules_out_just_that_case() -> None:
    """ZS-53, ZS-83."""
    before = in_star(2)
    after = in_star(2, tell("wrong", 0, suspect="s2", place="p3", crime="k4", penalty=2))
    assert {c[:3] for c in before.cases()} - {c[:3] for c in after.cases()} == {("s2", "p3", "k4")}


@pytest.mark.parametrize("kind", ["solved", "case_shown"])
def test_an_opened_case_is_known(kind: str) -> None:
    """ZS-84, ZS-85."""
    knowledge = in_star(2, tell(kind, 0, suspect="s2", place="p3", crime="k4"))
    assert knowledge.known == ("s2", "p3", "k4")
    assert knowledge.remaining == 1
    assert knowledge.cases() == [("s2", "p3", "k4", Fraction(1))]


def test_a_case_card_that_one_did_not_hear_tells_nothing() -> None:
    """ZS-77."""
    assert in_star(3, *case_cards(2, (UNKNOWN,) * 3)).remaining == in_star(3).remaining == 27


def test_a_new_mini_game_forgets_the_old_one() -> None:
    """ZS-14, ZS-15."""
    told = tell("detective", 0, place="p3", discs=1, cubes=2)
    assert deduce(STAR, 2, 0, [*STAR_LAID, *LEFT, told, *STAR_LAID]).remaining == 64


# ---------------------------------------------------------------------- what others were told


def test_what_another_seat_has_cannot_be_mine() -> None:
    """ZS-16, ZS-17: counting my own facts alone would keep 9 impossible cases."""
    mine = in_star(3)
    all_told = in_star(3, tell("evidence", 2, card="s2", result="disc"))
    assert (mine.remaining, all_told.remaining) == (27, 18)
    assert all_told.probability(suspect="s2") == 0
    assert variation(mine, all_told) == Fraction(1, 3)


def test_cases_left_to_me_are_not_alike_when_others_were_told_something() -> None:
    """Seat 2's suspect is next to s2, so s3 or s4. If mine is s2, that leaves it two, else one."""
    knowledge = in_star(3, tell("evidence", 2, card="s2", result="cube"))
    quarter = Fraction(1, 4)
    assert knowledge.marginal("suspect") == {"s1": 0, "s2": 2 * quarter, "s3": quarter, "s4": quarter}
    assert knowledge.remaining == 27, "nothing is excluded, and yet"
    assert variation(knowledge, in_star(3)) == Fraction(1, 6)


def test_a_solved_case_narrows_the_others_and_they_mine() -> None:
    """ZS-84: seat 3 has s3 or s4 by its evidence; seat 2 solves s3; so seat 3 has s4, and s2 is left for me."""
    evidence = tell("evidence", 3, card="s2", result="cube")
    solved = tell("solved", 2, suspect="s3", place="p2", crime="k2", points=7)
    assert in_star(4, evidence).probability(suspect="s2") < 1
    assert in_star(4, evidence, solved).probability(suspect="s2") == 1


def test_with_two_seats_every_case_left_counts_once() -> None:
    knowledge = in_star(2, tell("detective", 0, place="p2", discs=1, cubes=2))
    assert set(np.unique(knowledge.weights)) == {0, 1}


def test_facts_that_no_deal_fits_are_refused() -> None:
    with pytest.raises(ContradictionError):
        in_star(2, tell("evidence", 0, card="s1", result="disc"))  # it is seat 1's
    with pytest.raises(ContradictionError):
        in_star(3, tell("solved", 2, suspect="s1", place="p2", crime="k2", points=7))  # so is this
    with pytest.raises(ContradictionError):
        in_star(5)  # four suspects are too few


def test_counts_too_large_to_be_exact_are_refused() -> None:
    shape = (60, 60, 60)
    with pytest.raises(OverflowError):
        ways_beside([np.ones(shape, dtype=bool)] * 2, shape)


# ---------------------------------------------------------------------- whole games


def random_play(seats: int, seed: int, turns: int) -> Timeline:
    """A game after some turns, in which nobody solves before there is nothing else to do."""
    rng = random.Random(seed)
    timeline = gamekit.start("zero_seven", seats, seed=seed)
    for _ in range(turns):
        legal = (move for move in rng.sample(TABLE_MOVES, len(TABLE_MOVES)) if timeline.why_not(move) is None)
        timeline.do(next(legal, None) or timeline.random_move(rng))
    return timeline


def true_case(timeline: Timeline, seat: int) -> tuple[str, str, str]:
    case = timeline.state.cases[seat]
    return CITY.suspects[case.suspect - 1], CITY.places[case.place - 1], CITY.crimes[case.crime - 1]


@pytest.mark.parametrize("seats", SEATS)
def test_the_truth_is_never_excluded_and_the_odds_add_up(seats: int) -> None:
    timeline = random_play(seats, seats, 4 * seats)
    for node in timeline.path()[-4 * seats :: 3]:
        timeline.jump(node.number)
        for seat in range(seats):
            knowledge = timeline.knowledge(seat)
            assert knowledge.probability(*true_case(timeline, seat)) > 0
            assert sum(odds for *_, odds in knowledge.cases()) == 1


def test_the_right_neighbour_knows_the_case() -> None:
    """ZS-18, ZS-56."""
    timeline = random_play(3, 1, 4)
    assert deduce(CITY, 3, 2, timeline.events(1)).known == true_case(timeline, 2)


def test_nobody_knows_less_by_hearing_more() -> None:
    """A seat hears all that the public hears, and the case that it holds besides."""
    timeline = random_play(4, 5, 4)
    public, seat = deduce(CITY, 4, 0, timeline.events(PUBLIC)), timeline.knowledge(0)
    assert not ((seat.weights > 0) & (public.weights == 0)).any()
    assert seat.remaining < public.remaining


# ---------------------------------------------------------------------- what Knowledge says


@pytest.fixture(scope="module")
def after_ten_turns() -> Knowledge:
    knowledge = random_play(3, 2, 10).knowledge(0)
    assert isinstance(knowledge, Knowledge)
    return knowledge


def test_all_views_of_the_odds_agree(after_ten_turns: Knowledge) -> None:
    know = after_ten_turns
    assert know.total == know.weights.sum()
    assert know.remaining == len(know.cases()) > 1
    assert know.known is None
    for kind in KINDS:
        marginal = know.marginal(kind)
        assert sum(marginal.values()) == 1
        assert all(know.probability(**{kind: name}) == odds for name, odds in marginal.items())
    for place in CITY.places:
        rows = know.table(place)
        assert [len(row) for row in rows] == [10] * 12
        assert sum(odds for row in rows for odds in row) == know.probability(place=place)
        assert rows[4][6] == know.probability("mgielka", place, "sabotaz")


def test_cases_come_most_likely_first_and_equal_ones_by_number(after_ten_turns: Knowledge) -> None:
    cases = after_ten_turns.cases()
    names = (CITY.suspects, CITY.places, CITY.crimes)

    def rank(case: tuple[str, str, str, Fraction]) -> tuple[Any, ...]:
        return -case[3], *(row.index(name) for row, name in zip(names, case[:3], strict=True))

    assert cases == sorted(cases, key=rank)
    assert after_ten_turns.best_case() == cases[0][:3]


def test_questions_come_best_first_and_equal_ones_as_given(after_ten_turns: Knowledge) -> None:
    ranked = after_ten_turns.rank(TABLE_MOVES)
    bits = [bits for _, bits in ranked]
    assert bits == sorted(bits, reverse=True)
    assert bits[0] > bits[-1] >= 0
    assert ranked == sorted(ranked, key=lambda pair: (-pair[1], TABLE_MOVES.index(pair[0])))


def test_questions_with_the_same_odds_are_equal_to_the_last_digit(after_ten_turns: Knowledge) -> None:
    bits: dict[tuple[Fraction, ...], set[float]] = {}
    for move, value in after_ten_turns.rank(TABLE_MOVES):
        bits.setdefault(tuple(sorted(after_ten_turns.answers(move).values())), set()).add(value)
    assert len(bits) < len(TABLE_MOVES), "some are alike"
    assert all(len(values) == 1 for values in bits.values())


def test_a_question_tells_the_entropy_of_its_answers(after_ten_turns: Knowledge) -> None:
    for move, bits in after_ten_turns.rank(TABLE_MOVES):
        odds = after_ten_turns.answers(move)
        assert sum(odds.values()) == 1
        assert bits == pytest.approx(entropy([float(p) for p in odds.values()]), abs=1e-9)


def test_no_attempt_tells_more_than_the_most_likely_case(after_ten_turns: Knowledge) -> None:
    attempts = [f"solve {s} {p} {k}" for s, p, k in product(CITY.suspects, CITY.places, CITY.crimes)]
    move, bits = after_ten_turns.best_solve()
    assert move == f"solve {' '.join(after_ten_turns.best_case())}"
    assert bits == after_ten_turns.rank(attempts)[0][1] > 0
    assert after_ten_turns.answers(move)["right"] == after_ten_turns.cases()[0][3]


def test_a_known_case_leaves_nothing_to_ask() -> None:
    knowledge = in_star(2, tell("solved", 0, suspect="s2", place="p3", crime="k4"))
    assert knowledge.answers("detective p3") == {(1, 1): 1}
    assert knowledge.answers("evidence s2") == {"disc": 1}
    assert knowledge.answers("solve s2 p3 k4") == {"right": 1}
    assert knowledge.rank(["detective p3", "solve s2 p3 k4"]) == [("detective p3", 0), ("solve s2 p3 k4", 0)]


@pytest.mark.parametrize("move", ["", "detective", "detective nowhere", "reveal s2", "solve s2 p3", "solve s9 p3 k4"])
def test_what_is_no_question_is_refused(move: str) -> None:
    with pytest.raises(ValueError, match="no "):
        in_star(2).rank([move])
    with pytest.raises(ValueError, match="no "):
        in_star(2).answers(move)


def test_a_name_that_does_not_exist_is_refused_and_the_names_are_listed() -> None:
    with pytest.raises(ValueError, match="s1, s2, s3, s4"):
        in_star(2).probability(suspect="s9")
    with pytest.raises(ValueError, match="p1, p2, p3, p4"):
        in_star(2).table("p9")


def test_weights_cannot_be_changed(after_ten_turns: Knowledge) -> None:
    with pytest.raises(ValueError, match="read-only"):
        after_ten_turns.weights[0, 0, 0] = 1


def test_nothing_asked_nothing_ranked(after_ten_turns: Knowledge) -> None:
    assert after_ten_turns.rank([]) == []
