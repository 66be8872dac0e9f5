"""What a seat can know in 1000 mil: against every deal laid out, and in whole games against the cards themselves."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import chain, combinations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from positions import at_random
from slow_thousand_miles_odds import Listener

import gamekit
from gamekit import PUBLIC, Event
from gamekit.game import UNKNOWN
from gamekit.registry import find
from gamekit.thousand_miles import GAME, game
from gamekit.thousand_miles.board import DECK, Deck, read_deck
from gamekit.thousand_miles.odds import DECK as TO_DRAW
from gamekit.thousand_miles.odds import Knowledge, deduce
from gamekit.thousand_miles.reach import fewest, useful
from gamekit.timeline import Timeline

FEW = {"25": 3, "100": 2, "accident": 2, "green_light": 2, "ace": 1}  # ten cards
KINDS = tuple(FEW)


def small(counts: dict[str, int]) -> Deck:
    """A deck with so many of some cards and none of the others."""
    table = tomllib.loads((find("thousand_miles").folder / "cards.toml").read_text(encoding="utf-8"))
    for row in chain(*(table[kind] for kind in ("distance", "attack", "defence", "immunity"))):
        row |= {"count": counts.get(row["slug"], 0), "short": 0}
    return read_deck(table)


# ---------------------------------------------------------------------- small games of nothing but cards


class Cards:
    """Some seats that deal, draw, lay and discard the cards of a small deck, whatever the rules say to it."""

    def __init__(self, seed: int, seats: int, size: int, turns: int, reshuffles: int) -> None:
        self.rng, self.seats = random.Random(seed), seats
        self.deck = [slug for slug, count in FEW.items() for _ in range(count)]
        self.rng.shuffle(self.deck)
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.discards: list[str] = []
        self.events = [Event("round", 0, {"number": 1})]
        self.reshuffles = reshuffles
        for seat, _ in product(range(seats), range(size)):
            self.draw(seat, "dealt")
        for turn in range(turns):
            self.turn(turn % seats)

    def turn(self, seat: int) -> None:
        self.events.append(Event("turn", seat, {"number": 0}))
        if not self.deck and self.discards and self.reshuffles:
            self.reshuffles -= 1
            self.events.append(Event("reshuffle", -1, {"count": len(self.discards), "cards": sorted(self.discards)}))
            self.deck, self.discards = self.discards, []
            self.rng.shuffle(self.deck)
        if self.deck:
            self.draw(seat, "drawn")
        if self.hands[seat]:
            self.put(seat)

    def draw(self, seat: int, kind: str) -> None:
        card = self.deck.pop()
        self.hands[seat].append(card)
        self.events.append(Event(kind, seat, {"card": card}, (), {"card": (seat,)}))

    def put(self, seat: int) -> None:
        card = self.hands[seat].pop(self.rng.randrange(len(self.hands[seat])))
        if self.rng.random() < 0.8:
            self.discards.append(card)
            self.events.append(Event("discard", seat, {"card": card}))
        else:
            self.events.append(Event("defence", seat, {"card": card, "state": ["rolling"]}))

    def known(self, seat: int, ears: int) -> Knowledge:
        setting = GAME.setting(self.seats, options={"reshuffle": True})
        found = deduce(small(FEW), setting, seat, [event.heard(ears) for event in self.events])
        assert found is not None
        return found

    def listener(self, ears: int) -> Listener:
        found = Listener(FEW, self.seats, ears if ears >= 0 else None)
        for event in self.events:
            found.hear(event.heard(ears))
        return found


def compare(cards: Cards, ears: int) -> None:
    """All that can be asked, asked of both."""
    known, slow = cards.known(0, ears), cards.listener(ears)
    hidden = [seat for seat in range(cards.seats) if seat != ears]
    assert list(known.hidden) == hidden
    places: list[Any] = [*hidden, TO_DRAW]
    for slug in KINDS:
        for some in (*([place] for place in places), hidden, places):
            assert known.numbers(slug, *some) == slow.numbers({slug}, some), (slug, some)
        for least in (1, 2, 3):
            assert known.holds(slug, None, least) == slow.some({slug}, list(known.rivals), least)
    for pair in list(combinations(KINDS, 2))[::3]:
        for draws in range(4):
            assert known.drawing(pair, draws) == slow.drawing(set(pair), draws)
        assert known.numbers(pair, TO_DRAW) == slow.numbers(set(pair), [TO_DRAW])


@pytest.mark.parametrize("ears", [0, PUBLIC])
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 3), size=st.integers(1, 3), turns=st.integers(0, 7))
@settings(max_examples=15, deadline=None)
def test_the_odds_are_those_of_every_deal_laid_out(ears: int, seed: int, seats: int, size: int, turns: int):
    compare(Cards(seed, seats, size, turns, 0), ears)


@pytest.mark.parametrize("ears", [0, PUBLIC])
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 3), turns=st.integers(5, 15), times=st.integers(1, 2))
@settings(max_examples=25, deadline=None)
def test_what_came_back_into_the_deck_counts(ears: int, seed: int, seats: int, turns: int, times: int):
    compare(Cards(seed, seats, 2, turns, times), ears)


# ---------------------------------------------------------------------- whole games

OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"reshuffle": True, "con_sens": True, "cumulative": True, "match_points": None}),
    (3, {"extension": True, "short_deck": True, "round_end": "all", "speed_limit": "separate"}),
    (4, {"teams": "2x2", "reshuffle": True}),
    (9, {"teams": "3x3"}),
]


def everything(played: Timeline, eyes: int) -> Knowledge:
    found = played.knowledge(0, eyes)
    assert isinstance(found, Knowledge)
    return found


def counted(cards: Sequence[Any]) -> list[int]:
    return [cards.count(card.number) for card in DECK.cards]


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 300), eyes=st.sampled_from((0, PUBLIC)))
@settings(max_examples=8, deadline=None)
def test_what_is_left_is_counted_as_it_lies(seats: int, options: dict[str, Any], seed: int, moves: int, eyes: int):
    played = at_random("thousand_miles", seats, seed, moves, **options)
    known, view = everything(played, eyes), played.view(eyes)
    seen = counted([card for hand in view.hands for card in hand if card != UNKNOWN])
    state = played.state
    for slug, row in known.left().items():
        at = DECK.number[slug]
        assert (row.discarded, row.held) == (state.discards[at], seen[at])
        assert row.laid == sum(side.laid[at] for side in state.sides)
        hidden = [hand for hand in view.hands if UNKNOWN in hand]
        assert row.unseen == state.deck[at] + sum(
            state.hands[seat].count(at) for seat, hand in enumerate(view.hands) if hand in hidden
        )
        assert row.full == row.laid + row.discarded + row.held + row.unseen
    assert known.deck_size == state.left
    assert known.hidden == {seat: len(hand) for seat, hand in enumerate(view.hands) if UNKNOWN in hand}
    assert [known.road(side)[:2] for side in range(len(state.sides))] == [
        (side.miles, state.distance) for side in state.sides
    ]
    assert known.heard.limits == [side.limit for side in state.sides]


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 300), eyes=st.sampled_from((0, PUBLIC)))
@settings(max_examples=8, deadline=None)
def test_how_it_really_is_is_never_ruled_out(seats: int, options: dict[str, Any], seed: int, moves: int, eyes: int):
    played = at_random("thousand_miles", seats, seed, moves, **options)
    known, state = everything(played, eyes), played.state
    for slug in ("25", "green_light", "accident", "priority_vehicle"):
        at, places = DECK.number[slug], [*known.hidden, TO_DRAW]
        for seat in played.seats:
            numbers = known.numbers(slug, seat)
            assert sum(numbers.values()) == 1
            assert numbers[state.hands[seat].count(at)] > 0
        assert known.numbers(slug, TO_DRAW)[state.deck[at]] > 0
        assert known.numbers(slug, *places) == {known.left()[slug].unseen: 1}
        assert sum(known.expected(slug, place) for place in places) == known.left()[slug].unseen
        assert known.holds(slug) == known.together(slug) <= 1
        assert known.holds(slug, None, 2) <= known.together(slug, 2)


def test_of_an_unseen_card_the_share_is_that_of_the_places():
    known = gamekit.start("thousand_miles", 3, seed=4).knowledge(0)
    row = known.left()["ace"]
    hidden = 106 - 6
    assert row == (1, 0, 0, 0, 1)
    assert known.holds("ace", 1) == Fraction(6, hidden)
    assert known.together("ace") == Fraction(12, hidden)
    assert known.drawing("ace", 10) == Fraction(10, hidden)
    assert known.expected("25", 1) == Fraction(6 * known.left()["25"].unseen, hidden)


def test_a_rival_is_of_another_side():
    played = gamekit.start("thousand_miles", 6, seed=4, options={"teams": "3x2"})
    assert played.knowledge(0).rivals == (1, 2, 4, 5)
    assert 3 in played.knowledge(0).hidden


def test_nothing_is_known_before_the_first_round():
    assert Timeline(GAME, GAME.setting(2), None).knowledge(0) is None


# ---------------------------------------------------------------------- the next turns


@pytest.mark.parametrize(("seats", "moves"), [(2, 1), (2, 7), (3, 20), (5, 31)])
def test_so_many_cards_are_drawn_if_everybody_only_draws_and_lays(seats: int, moves: int):
    played = gamekit.start("thousand_miles", seats, seed=7)
    rng = random.Random(moves)

    def go_on() -> list[Event]:
        named = [move for move in played.moves() if move.verb in ("draw", "discard")]
        return list(played.play(rng.choice(named)))

    for _ in range(moves):
        go_on()
    drawn, known, turns = [0], everything(played, 0), 0
    while played.state.left:
        mine = played.actor == 0
        events = go_on()
        drawn[-1] += sum(event.kind == "drawn" and event.seat == 0 for event in events)
        if mine and events[0].kind == "discard":
            drawn.append(0)
            turns += 1
    assert known.turns_ahead(turns) == drawn[:turns]
    assert sum(known.turns_ahead(1000)) == sum(drawn)


def test_the_curve_of_drawing_rises_turn_by_turn():
    known = at_random("thousand_miles", 3, 3, 20).knowledge(1)
    curve = known.curve(["100", "200"], 5)
    assert curve == [known.drawing(["100", "200"], sum(known.turns_ahead(turns))) for turns in range(1, 6)]
    assert curve == sorted(curve)
    assert curve[0] < curve[-1] < 1
    assert known.curve("100", 1) == [known.drawing("100", sum(known.turns_ahead(1)))]


def test_more_than_the_deck_has_cannot_be_drawn():
    known = at_random("thousand_miles", 3, 3, 100).knowledge(1)
    assert known.drawing("25", 1000) == known.drawing("25", known.deck_size)
    assert known.drawing("25", 0) == 0


# ---------------------------------------------------------------------- the road


def every_sum(cards: Sequence[str]) -> Iterator[tuple[str, ...]]:
    return chain(*(combinations(cards, size) for size in range(len(cards) + 1)))


@given(
    cards=st.lists(st.sampled_from(("25", "50", "75", "100", "200", "fuel")), max_size=9), quarters=st.integers(0, 40)
)
@settings(max_examples=150, deadline=None)
def test_the_fewest_cards_are_those_of_every_choice_tried(cards: list[str], quarters: int):
    miles, numbers = 25 * quarters, [DECK.number[slug] for slug in cards]
    counts = tuple(numbers.count(card.number) for card in DECK.cards)
    driving = [slug for slug in cards if slug != "fuel"]
    exact = [some for some in every_sum(driving) if sum(map(int, some)) == miles]
    found = fewest(DECK, counts, miles)
    assert (found is None) == (not exact)
    if found is not None:
        assert sum(map(int, found)) == miles
        assert len(found) == min(map(len, exact))
        assert not Counter(found) - Counter(cards)
    assert set(useful(DECK, counts, miles)) == set(chain(*exact))


def road_of(cards: str, *laid: str, miles: int = 900, limit: bool = False, **options: Any) -> Any:
    """The road of seat 0 with this hand, when these cards have been laid and `miles` driven."""
    full = [Event("dealt", 0, {"card": card}) for card in (*laid, *cards.split())]
    driven = [Event("distance", 0, {"card": card, "miles": miles}) for card in laid]
    known = deduce(DECK, GAME.setting(2, options=options), 0, [Event("round", 0, {"number": 1}), *full, *driven])
    assert known is not None
    return known.road()


def test_the_own_hand_may_be_enough():
    road = road_of("50 25 25 100", "100")
    assert (road.left, road.hand, road.slow) == (100, ("100",), ("50", "25", "25"))
    assert road_of("75 50", "100").hand is None
    assert road_of("75 50", "100").all == ("100",)


def test_a_side_lays_two_cards_of_200_and_no_more():
    assert road_of("200 100 100", "200", miles=800).hand == ("200",)
    road = road_of("200 100 100", "200", "200", miles=800)
    assert road.hand == ("100", "100")
    assert "200" not in road.useful


def test_at_the_distance_no_card_is_needed():
    road = road_of("25", "100", miles=1000)
    assert (road.left, road.hand, road.all, road.useful) == (0, (), (), ())


def test_the_distance_may_be_out_of_reach():
    gone = [card for card, count in (("25", 10), ("75", 10)) for _ in range(count)]
    road = road_of("50 100", *gone, miles=975)
    assert (road.hand, road.all, road.useful) == (None, None, ())


def test_discards_count_where_they_come_back():
    events = [Event("round", 0, {"number": 1}), Event("distance", 1, {"card": "100", "miles": 975})]
    events += [Event("dealt", 0, {"card": "25"})] * 10 + [Event("discard", 0, {"card": "25"})] * 10
    for back, found in ((False, None), (True, ("25",))):
        known = deduce(DECK, GAME.setting(2, options={"reshuffle": back}), 0, [*HIDDEN, *events[1:]])
        assert known is not None
        assert known.road(1).all == found
        assert known.road(1).hand is None


HIDDEN = [Event("round", 0, {"number": 1}), Event("dealt", 1, {"card": UNKNOWN})]

# ---------------------------------------------------------------------- a given position


def test_a_given_position_is_counted_if_it_tells_what_lies_there():
    events = [
        Event("round", 1, {"number": 2}),
        Event("standing", 0, {"side": [0], "miles": 300, "state": ["limit"], "laid": ["200", "100", "speed_limit"]}),
        Event("standing", 1, {"side": [1], "miles": 0, "state": ["stopped"], "laid": []}),
        Event("hand", 0, {"cards": ["25", "ace"], "count": 2}),
        Event("hand", 1, {"cards": UNKNOWN, "count": 3}),
        Event("discards", -1, {"cards": ["200", "fuel"]}),
        Event("turn", 1, {"number": 9}),
    ]
    known = deduce(DECK, GAME.setting(2), 0, events)
    assert known is not None
    assert known.left()["200"] == (4, 1, 1, 0, 2)
    assert known.left()["ace"] == (1, 0, 0, 1, 0)
    assert (known.deck_size, known.hidden) == (106 - 10, {1: 3})
    assert known.road().here == 300
    assert known.heard.limits == [True, False]
    assert deduce(DECK, GAME.setting(2), 0, [events[0], Event("standing", 0, {"miles": 0})]) is None
    assert deduce(DECK, GAME.setting(2), 0, [events[0], Event("hand", 1, {"cards": UNKNOWN})]) is None


def test_odds_can_be_had_for_cards_of_ones_own():
    deck = small({"25": 6, "ace": 1, "accident": 6})
    played = Timeline(game(deck), game(deck).setting(2), seed=1)
    played.deal()
    known = played.knowledge(0)
    assert sum(row.full for row in known.left().values()) == 13
    assert known.deck_size == 1
    assert known.holds("ace", 1) in (0, Fraction(6, 7))
