"""What a seat can know in 13 Clues: numpy, the dictionary programme, the search and every deal laid out agree."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
import slow_thirteen_clues_deals as slow
from hypothesis import given, settings
from hypothesis import strategies as st
from positions import play
from slow_thirteen_clues import CATEGORIES, TABLE, features
from thirteen_clues_positions import dealt, settled, solution
from thirteen_clues_small import (
    GAMES,
    SEATS,
    knowledge,
    laid_out,
    random_game,
    sight,
    slow_weights,
    small,
    told_as_facts,
    weights_of,
)

from gamekit.deduction import ContradictionError, entropy, information
from gamekit.game import PUBLIC, Event
from gamekit.thirteen_clues.board import DECK, PARTS
from gamekit.thirteen_clues.counting import PAIRS, number_kind, shares
from gamekit.thirteen_clues.deduction import advice, deduce, weigh
from gamekit.thirteen_clues.ladder import as_bits, pairs_of, programme, search
from gamekit.thirteen_clues.puzzles import answered, unsettled
from gamekit.timeline import Timeline

# ---------------------------------------------------------------------- counting


ALL = [(seats, number) for seats in SEATS for number in GAMES]


def test_these_games_have_every_kind_of_clue() -> None:
    heard = [event for seats, number in ALL for event in small(seats, number).events(number % seats)]
    kinds = {event.kind for event in heard if "?" not in event.details.values()}
    assert kinds >= {"asked", "asked_secretly", "asked_left", "asked_right", "looked", "wrong"}
    own = {
        event.seat == number % seats
        for seats, number in ALL
        for event in small(seats, number).events()
        if event.kind == "wrong"
    }
    assert own == {True, False}


@pytest.fixture(scope="module", params=ALL, ids=lambda pair: f"{pair[0]} seats, game {pair[1]}")
def position(request: pytest.FixtureRequest) -> tuple[Timeline, int]:
    """A game with few deals left, and the seat that thinks."""
    seats, number = request.param
    return small(seats, number), number % seats


def test_numpy_counts_the_deals_that_can_be_laid_out(position: tuple[Timeline, int]) -> None:
    game, seat = position
    deals = laid_out(game, seat)
    assert weights_of(knowledge(game, seat)) == slow_weights(deals)
    assert knowledge(game, seat).total == len(deals)


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("moves", [0, 6, 15])
def test_the_three_rungs_of_the_ladder_count_the_same(seats: int, moves: int) -> None:
    game = random_game(seats, moves, moves)
    found = knowledge(game, 0)
    left = weigh(DECK, found.heard, found.space)
    for at in random.Random(seats).sample(range(len(found.space.mysteries)), 6):
        numbers = {as_bits(pair): number for number, pair in enumerate(found.space.pairs[at].tolist())}

        def fits(witness: int, mystery: int, pair: int, at: int = at, numbers: dict[int, int] = numbers) -> int:
            return int(left[witness, at, numbers[pair]])

        mystery, pairs = as_bits(found.space.mysteries[at].tolist()), pairs_of(found.space.rest[at].tolist())
        assert programme(mystery, pairs, seats - 1, fits) == found.weights[at]
        if seats < 5 or (moves == 15 and seats == 5):
            assert search(mystery, pairs, seats - 1, fits) == found.weights[at]


@settings(max_examples=25, deadline=None)
@given(st.integers(1, 5), st.integers(0, 2**32))
def test_any_weights_are_counted_alike_by_both_programmes_and_shared_out_alike(witnesses: int, seed: int) -> None:
    rng = np.random.default_rng(seed)
    weights = (rng.random((witnesses, 2, len(PAIRS))) < 0.5) * rng.integers(0, 4, (witnesses, 2, len(PAIRS)))
    found, pairs = shares(weights), pairs_of(range(10))
    for mystery in range(2):
        rows = {pair: weights[:, mystery, at] for at, pair in enumerate(pairs)}
        own, at = int(rng.integers(witnesses)), int(rng.integers(len(PAIRS)))
        assert found[:, mystery].sum(axis=1).tolist() == [counted(rows, witnesses)] * witnesses
        assert found[own, mystery, at] == counted(rows, witnesses, own, pairs[at])


def counted(rows: Mapping[int, Any], witnesses: int, own: int = -1, pair: int = 0) -> int:
    """The deals by the dictionary programme, perhaps those in which a witness has one pair."""

    def fits(witness: int, mystery: int, other: int) -> int:
        return 0 if witness == own and other != pair else int(rows[other][witness])

    return programme(0, list(rows), witnesses, fits)


@pytest.mark.parametrize("seats", SEATS)
def test_at_first_every_deal_is_possible(seats: int) -> None:
    """TC-65: thirteen cards, ten of them left beside a mystery."""
    game = dealt(seats)
    for seat in game.seats:
        found = knowledge(game, seat)
        assert len(found.heard.unseen) == 13
        assert found.remaining in (75, 80)
        pairs = 90 if seats == 2 else math.prod(math.comb(10 - 2 * step, 2) for step in range(seats - 1))
        assert found.total == found.remaining * pairs
        assert {odds for *_, odds in found.cases()} == {Fraction(1, found.remaining)}


# ---------------------------------------------------------------------- what is asked of the counts


def test_where_each_card_is_and_how_likely(position: tuple[Timeline, int]) -> None:
    game, seat = position
    deals, places = laid_out(game, seat), knowledge(game, seat).places
    order = [(seat + step) % len(game.seats) for step in range(1, len(game.seats))]
    for card in sight(game, seat)[0]:
        counts = {f"hand-{owner}": sum(card in pairs[at] for _, pairs in deals) for at, owner in enumerate(order)}
        counts["mystery"] = sum(card in mine for mine, _ in deals)
        counts["informants"] = len(deals) - sum(counts.values())
        assert places[card] == {place: Fraction(count, len(deals)) for place, count in counts.items()}


def answers_by_hand(game: Timeline, seat: int, move: str) -> dict[Any, Fraction]:
    """The odds of each answer by asking in every deal."""
    verb, *words = move.split()
    ways = {"ask": "sees", "ask_secretly": "sees", "ask_left": "sees left", "ask_right": "sees right"}
    whole = len(laid_out(game, seat))
    if verb == "accuse":
        right = len(laid_out(game, seat, ("mine", tuple(words))))
        return {name: Fraction(n, whole) for name, n in (("wrong", whole - right), ("right", right)) if n}
    counts = {n: len(laid_out(game, seat, (ways[verb], int(words[0]), words[1], n))) for n in range(9)}
    return {n: Fraction(count, whole) for n, count in counts.items() if count}


def some_questions(game: Timeline, seat: int) -> list[str]:
    rng, verbs = random.Random(seat), ("ask_left", "ask_right") if len(game.seats) == 2 else ("ask", "ask_secretly")
    others = [other for other in game.seats if other != seat]
    whats = [row[0] for row in TABLE[: len(game.seats) + 4]] + CATEGORIES
    asked = [f"{rng.choice(verbs)} {rng.choice(others)} {rng.choice(whats)}" for _ in range(3)]
    return [*asked, solution(game, seat)]


def test_the_odds_of_answers_are_those_in_all_deals(position: tuple[Timeline, int]) -> None:
    game, seat = position
    found = knowledge(game, seat)
    for move in some_questions(game, seat):
        assert found.answers(move) == answers_by_hand(game, seat, move)


def test_bits_are_about_the_own_mystery_alone(position: tuple[Timeline, int]) -> None:
    game, seat = position
    found, deals = knowledge(game, seat), laid_out(game, seat)
    moves = some_questions(game, seat)
    for move, bits in found.rank(moves):
        table = found.table(move)
        assert (table.sum(axis=1) == found.weights).all()
        assert bits == pytest.approx(entropy(found.weights) - expected_doubt(table))
    witness = int(moves[0].split()[1])
    order, what = [(seat + step) % len(game.seats) for step in range(1, len(game.seats))], moves[0].split()[2]
    if len(game.seats) > 2:
        table_by_hand: dict[tuple[tuple[str, ...], int], int] = {}
        for mine, pairs in deals:
            seen = sum(what in features(card) for card in (*mine, *pairs[order.index(witness)]))
            table_by_hand[mine, seen] = table_by_hand.get((mine, seen), 0) + 1
        mysteries, counts = sorted({mine for mine, _ in table_by_hand}), range(6)
        plain = [[table_by_hand.get((mine, count), 0) for count in counts] for mine in mysteries]
        assert information(plain) == pytest.approx(dict(found.rank(moves))[moves[0]])


def test_all_questions_ranked_at_once_tell_what_their_tables_tell(position: tuple[Timeline, int]) -> None:
    game, seat = position
    found, ways = knowledge(game, seat), ("ask", "ask_left", "ask_right")[: 3 if len(game.seats) == 2 else 1]
    asked = [f"{way} {other} {what}" for way in ways for other in found.heard.witnesses for what in DECK.questions()]
    looks = [f"look {letter}" for letter in found.heard.letters]
    ranked = dict(found.rank([*asked, *looks]))
    assert {move: pytest.approx(information(found.table(move))) for move in ranked} == ranked


@pytest.mark.parametrize("witnesses", range(3, 6))
def test_weights_too_large_for_exact_floats_are_counted_in_whole_numbers(witnesses: int) -> None:
    weights = np.random.default_rng(witnesses).integers(0, 3, (witnesses, 4, len(PAIRS)))
    larger = weights.copy()
    larger[:3] *= 1001
    assert (number_kind(weights), number_kind(larger)) == (np.float64, np.int64)
    assert (shares(larger) == shares(weights) * 1001**3).all()


def expected_doubt(table: Any) -> float:
    """The bits of doubt left on average after an answer."""
    total = table.sum()
    return sum(float(column.sum()) / total * entropy(column) for column in table.T if column.sum())


def test_a_look_tells_what_lies_on_a_letter_that_nobody_knows(position: tuple[Timeline, int]) -> None:
    """TC-36: every card that lies with the informants is as likely here as on any other letter unknown."""
    game, seat = position
    found, deals = knowledge(game, seat), laid_out(game, seat)
    unseen, looked = sight(game, seat)[0], {DECK.slug(card) for card in found.heard.looked.values()}
    for letter in found.heard.letters:
        if letter in found.heard.looked:
            assert found.answers(f"look {letter}") == {DECK.slug(found.heard.looked[letter]): 1}
            assert information(found.table(f"look {letter}")) == pytest.approx(0)
            continue
        lying: dict[str, int] = {}
        for mine, pairs in deals:
            for card in {*unseen} - {*mine} - {card for pair in pairs for card in pair} - looked:
                lying[card] = lying.get(card, 0) + 1
        total = sum(lying.values())
        assert found.answers(f"look {letter}") == {
            card: Fraction(lying[card], total) for card in unseen if card in lying
        }


def test_the_chance_of_an_accusation_and_of_each_card(position: tuple[Timeline, int]) -> None:
    game, seat = position
    found, deals = knowledge(game, seat), laid_out(game, seat)
    counts, whole = slow_weights(deals), len(deals)
    assert {tuple(case[:3]): case[3] for case in found.cases()} == {m: Fraction(n, whole) for m, n in counts.items()}
    assert found.probability(*found.best_case()) == Fraction(max(counts.values()), whole)
    for part in PARTS:
        odds = found.marginal(part)
        assert sum(odds.values()) == 1
        for card, share in odds.items():
            assert share == Fraction(sum(n for mine, n in counts.items() if card in mine), whole)


@pytest.mark.parametrize(
    "move", ["take 1", "ask 1", "look", "accuse rzeznik", "choose rzeznik park miecz", "ask 1 a b"]
)
def test_what_is_no_question_has_no_answers(move: str) -> None:
    with pytest.raises(ValueError, match="no question of this game"):
        knowledge(dealt(3), 0).table(move)


# ---------------------------------------------------------------------- whole games


@settings(max_examples=12, deadline=None)
@given(st.integers(2, 6), st.integers(0, 10_000))
def test_the_truth_is_never_excluded_and_the_possible_mysteries_only_shrink(seats: int, seed: int) -> None:
    game = random_game(seats, seed, 12, **({} if seats == 2 else {"top_secret": bool(seed % 2)}))
    for seat in game.seats:
        left: set[tuple[str, ...]] | None = None
        for node in game.path():
            found = game.knowledge(seat, at=node)
            if found:
                now = {tuple(case[:3]) for case in found.cases()}
                assert tuple(DECK.slugs(game.state.mysteries[seat])) in now
                assert left is None or now <= left
                left = now
                if found.known:
                    assert found.probability(*found.known) == 1


def test_only_the_ears_that_hear_enough_know_anything() -> None:
    """TC-64."""
    game = dealt(4)
    assert game.knowledge(0, PUBLIC) is None
    assert game.knowledge(0, at=game.nodes[3]) is None


@pytest.mark.parametrize("seats", SEATS)
def test_when_all_is_shown_all_is_known(seats: int) -> None:
    game = random_game(seats, 1, 5)
    winner = game.actor
    assert winner is not None
    if game.state.agenda[-1].kind == "take":
        game.play(game.moves()[0])
    play(game, solution(game, winner))
    for seat in game.seats:
        found = knowledge(game, seat)
        assert found.total == len(laid_out(game, seat)) == 1
        assert found.known == tuple(DECK.slugs(game.state.mysteries[seat]))
        assert {odds for row in found.places.values() for odds in row.values()} == {0, 1}


def test_a_question_asked_in_secret_is_known_to_those_two_alone() -> None:
    """TC-60."""
    game = dealt(3, {"top_secret": True}, mysteries={0: "rzeznik park miecz"})
    before = knowledge(game, 2).total
    play(game, "ask_secretly 1 zielony")
    assert knowledge(game, 2).total == before
    assert knowledge(game, 0).total < knowledge(dealt(3, mysteries={0: "rzeznik park miecz"}), 0).total


def test_who_names_cards_does_not_see_them() -> None:
    """TC-43: they are neither in my mystery nor behind that screen."""
    game = dealt(3, mysteries={0: "rzeznik park miecz", 1: "hrabina salon noz"})
    named = next(m for m in game.moves(0) if m.verb == "accuse" and m.notation != solution(game, 0))
    play(game, named.notation)
    places = knowledge(game, 1).places
    for card in named.words:
        if card in places:
            assert places[card]["mystery"] == places[card]["hand-0"] == 0
    assert tuple(named.words) not in {tuple(case[:3]) for case in knowledge(game, 0).cases()}


def test_answers_that_clash_are_a_contradiction() -> None:
    game = dealt(3)
    lies = [Event("asked", 0, {"witness": 1, "what": "czerwony", "count": count}) for count in (0, 3)]
    with pytest.raises(ContradictionError):
        deduce(DECK, 3, 0, [*game.events(0), *lies])


# ---------------------------------------------------------------------- counts are probabilities


@pytest.mark.parametrize("advised", [False, True])
def test_counts_are_the_odds_that_dealing_and_choosing_give(position: tuple[Timeline, int], advised: bool) -> None:
    """TC-63, TC-12: every order of dealing and every choice is laid out, for both kinds of choosers."""
    game, seat = position
    unseen, fronts, own = sight(game, seat)
    facts = list(told_as_facts(game.events(seat), seat))
    odds = slow.posterior(unseen, fronts, own, len(game.seats), seat, facts, advised)
    if not odds:  # somebody has chosen three of one colour after all
        assert advised
        with pytest.raises(ContradictionError):
            deduce(DECK, len(game.seats), seat, game.events(seat), advised=True)
        return
    found = deduce(DECK, len(game.seats), seat, game.events(seat), advised=advised)
    assert found
    assert {tuple(case[:3]): case[3] for case in found.cases()} == odds


def test_a_chooser_who_follows_the_advice_shifts_the_odds() -> None:
    """TC-12: nobody has three of one colour before the screen unless the hand allowed nothing else."""
    fronts = {0: "rzeznik park miecz", 1: "hrabina salon noz", 2: "oficer targ kusza"}
    game = dealt(3, mysteries=fronts, behind={0: "muzeum dmuchawka"})
    one_colour = ("rzeznik", "biblioteka", "trucizna")
    every = deduce(DECK, 3, 0, game.events(0)), deduce(DECK, 3, 0, game.events(0), advised=True)
    plain, advised = (found.probability(*one_colour) for found in every if found)
    assert plain > 0
    assert advised == 0, "every hand of five allows another choice"


@settings(max_examples=60, deadline=None)
@given(st.randoms(use_true_random=False))
def test_the_weight_of_a_choice_is_that_of_laying_out_all_orders_and_choices(rng: random.Random) -> None:
    front = tuple(rng.choice(DECK.of_part(part)) for part in PARTS)
    pair = tuple(rng.sample([card.slug for card in DECK.cards if card.slug not in front], 2))
    numbers = [DECK.number[card] for card in (*front, *pair)]
    assert slow.ways_of_hand(front, pair, advised=False) == 2
    assert slow.ways_of_hand(front, pair, advised=True) == Fraction(2 * advice(DECK, numbers), 12)


# ---------------------------------------------------------------------- deals that no question can settle


def all_answers(game: Timeline, seat: int) -> Iterator[slow.Fact]:
    """The answers to every question of a seat, by the rules' wording."""
    fronts = {owner: DECK.slugs(game.state.mysteries[owner]) for owner in game.seats}
    for witness in game.seats:
        seen = [card for owner in game.seats if owner != witness for card in fronts[owner]]
        seen += DECK.slugs(game.state.hands[witness])
        for what in [row[0] for row in TABLE[: len(game.seats) + 4]] + CATEGORIES if witness != seat else ():
            yield "sees", witness, what, sum(what in features(card) for card in seen)


@pytest.mark.parametrize("seed", range(8))
def test_what_no_question_can_settle_is_found_and_shown(seed: int) -> None:
    """Every deal that would have brought the same answers to all questions."""
    game = random_game(3, seed, 0)
    unseen, fronts, _ = sight(game, 0)
    deals = slow.deals(unseen, fronts, 3, 0, all_answers(game, 0))
    alike = {mine for mine, _ in deals}
    assert tuple(DECK.slugs(game.state.mysteries[0])) in alike
    assert set(unsettled(DECK, game, 0)) == alike
    assert settled(answered(DECK, game, 0)) is (len(alike) == 1)


def test_some_of_these_deals_cannot_be_settled_and_some_can() -> None:
    assert {len(unsettled(DECK, random_game(3, seed, 0), 0)) > 1 for seed in range(8)} == {True, False}
