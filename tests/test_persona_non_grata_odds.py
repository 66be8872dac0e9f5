"""What can be known in Persona Non Grata: against all ways in which a game can have gone, in games of few kinds."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any, TypeVar

import pytest
from rules_tested import rule
from slow_persona_non_grata_odds import Weighed, histories, played, small_box

from gamekit import PUBLIC
from gamekit.game import CHANCE, Event
from gamekit.persona_non_grata import GAME
from gamekit.persona_non_grata.archiving import sums
from gamekit.persona_non_grata.board import BOX, Box
from gamekit.persona_non_grata.draws import Draws
from gamekit.persona_non_grata.odds import Knowledge, deduce
from gamekit.persona_non_grata.retold import retold
from gamekit.persona_non_grata.state import State
from gamekit.setting import Setting
from gamekit.timeline import Timeline

Value = TypeVar("Value")
OFF: dict[str, Any] = {"two_player_draw": False, "weeks": 1}
ON = OFF | {"two_player_draw": True}

# seats, copies of the grades, corporations, options, seed, ears
SMALL = {
    "two without drawing": (2, (6, 4, 5), 1, OFF, 2, 0),
    "two without drawing, two corporations": (2, (7, 6), 2, OFF | {"weeks": 2}, 0, 1),
    "two who draw": (2, (8, 4, 10), 1, ON, 0, 0),
    "two who draw, one kind common": (2, (14, 4, 4), 1, ON, 3, 1),
    "two who draw from few copies": (2, (5, 3, 3), 2, ON, 1, 0),
    "two who draw for two weeks": (2, (15, 10, 17), 1, ON | {"weeks": 2}, 0, 0),
    "two who draw, the whole deck": (2, (13, 9, 18), 1, ON | {"weeks": 2}, 4, 1),
    "three": (3, (12, 10), 1, OFF, 0, 2),
    "three for two weeks": (3, (14, 12, 15), 1, OFF | {"weeks": 2, "theft": True}, 1, 0),
    "four": (4, (14, 12), 1, OFF, 0, 1),
    "onlookers of two": (2, (5, 4, 4), 1, OFF, 0, PUBLIC),
    "onlookers of two who draw": (2, (12, 11), 1, ON, 0, PUBLIC),
    "onlookers of three": (3, (12, 7), 1, OFF, 0, PUBLIC),
}


def expected(states: Weighed, found: Callable[[State], Value]) -> dict[Value, Fraction]:
    """How likely something of a position is what, by all histories."""
    shares: dict[Value, Fraction] = defaultdict(Fraction)
    for state, share in states.items():
        shares[found(state)] += share
    return dict(shares)


def positive(shares: Mapping[Value, Fraction]) -> dict[Value, Fraction]:
    """The shares above 0."""
    return {value: share for value, share in shares.items() if share}


def encrypted_by(state: State, owners: Iterable[int]) -> tuple[int, ...]:
    """What lies encrypted in some areas, one card each."""
    return tuple(next(lying.card for lying in state.areas[owner] if lying.encrypted) for owner in owners)


def check_encrypted(box: Box, known: Knowledge, states: Weighed) -> None:
    """All face-down cards together, and each by itself."""
    owners = [known.owner(slot) for slot in known.slots]
    each = {card.number: card.slug for card in box.cards}
    together = expected(states, lambda state: tuple(map(box.slug, encrypted_by(state, owners))))
    assert positive(known.joint(each, "")) == together
    for at, slot in enumerate(known.slots):
        alone = expected(states, lambda state: box.slug(encrypted_by(state, [owners[at]])[0]))  # noqa: B023
        assert known.encrypted(slot) == alone


def check_hands(box: Box, known: Knowledge, states: Weighed) -> None:
    """How many of some cards are in which hands, what is laid, and the next card of the deck."""
    slugs = [card.slug for card in box.cards]
    seats = range(known.heard.seats)
    for kinds in (slugs[:1], slugs[-1:], slugs[:2]):
        numbers = known.kinds(kinds)
        for some in ([seat] for seat in seats):
            count = expected(states, lambda state: sum(c in numbers for s in some for c in state.hands[s]))  # noqa: B023
            assert known.numbers(kinds, *some) == dict(sorted(count.items()))
        all_rivals = expected(states, lambda state: sum(c in numbers for s in known.rivals for c in state.hands[s]))  # noqa: B023
        assert known.numbers(kinds, *known.rivals) == dict(sorted(all_rivals.items()))
    for seat in seats:
        if all(state.laid[seat] for state in states):
            assert known.laid(seat) == expected(states, lambda state: box.slug((state.laid[seat] or (0,))[0]))  # noqa: B023


def check_pool(box: Box, known: Knowledge, states: Weighed) -> None:
    """The next card of the deck."""
    next_card: dict[str, Fraction] = defaultdict(Fraction)
    for state, share in states.items():
        for card, count in enumerate(state.deck):
            if count:
                next_card[box.slug(card)] += share * Fraction(count, state.left)
    assert not known.deck_size or known.pool == next_card


def check_sums(box: Box, known: Knowledge, states: Weighed) -> None:
    """The sums for each corporation, face-down cards included."""
    for number, name in enumerate(known.corporations):
        assert positive(known.sums(name)) == expected(states, lambda state: tuple(sums(box, state, number)))  # noqa: B023


@pytest.mark.parametrize("name", SMALL)
def test_the_odds_are_those_of_all_ways_in_which_the_game_can_have_gone(name: str) -> None:
    seats, copies, corporations, options, seed, ears = SMALL[name]
    box = small_box(copies, corporations, seats)
    timeline, looked, doubtful = played(box, seats, seed, **options), 0, 0
    for node, states in histories(timeline, ears):
        known = deduce(box, timeline.setting, max(ears, 0), timeline.events(ears, node))
        assert known is not None
        assert {state.left for state in states} == {known.deck_size}
        check_encrypted(box, known, states)
        check_hands(box, known, states)
        check_pool(box, known, states)
        check_sums(box, known, states)
        looked, doubtful = looked + 1, doubtful + (len(states) > 1)
    assert looked > 20
    assert doubtful > 5


# ---------------------------------------------------------------------- drawn cards, all of them laid out


def laid_out(pool: Sequence[int], factors: Sequence[Mapping[int, Fraction]], wanted: set[int]) -> dict[int, Fraction]:
    """How many wanted cards two places of the pool have, by drawing every copy apart."""
    copies = [kind for kind, count in enumerate(pool) for _ in range(count)]
    found, total = defaultdict[int, Fraction](Fraction), Fraction(0)

    def draw(left: list[int], rows: Sequence[Mapping[int, Fraction]], weight: Fraction) -> None:
        nonlocal total
        if rows:
            for at, kind in enumerate(left):
                draw([*left[:at], *left[at + 1 :]], rows[1:], weight * rows[0].get(kind, 1))
            return
        for pair in combinations(left, 2):
            found[sum(kind in wanted for kind in pair)] += weight
            total += weight

    draw(copies, factors, Fraction(1))
    return {count: share / total for count, share in found.items()}


@pytest.mark.parametrize("seed", range(6))
def test_draws_from_one_pool_that_are_known_a_little_are_counted_like_copies(seed: int) -> None:
    rng = random.Random(seed)
    pool = [rng.randint(0, 3) for _ in range(4)]
    pool[0] += max(0, 6 - sum(pool))
    pool = pool if sum(pool) <= 8 else [2, 2, 2, 1]
    factors = [
        {kind: Fraction(rng.randint(1, 4), rng.randint(1, 2)) for kind in rng.sample(range(4), 2)} for _ in "123"
    ]
    factors = [{kind: factor for kind, factor in row.items() if factor >= 1} for row in factors]
    wanted = set(rng.sample(range(4), 2))
    found = Draws(dict(enumerate(pool)), factors).numbers(frozenset(wanted), 2)
    assert positive(found) == positive(laid_out(pool, factors, wanted))


# ---------------------------------------------------------------------- whole games


def seen_by(timeline: Timeline, seat: int) -> list[tuple[State, Knowledge]]:
    """Positions of a game with what a seat knows there."""
    path = timeline.path()[4::7]
    known = [(node.state, timeline.knowledge(seat, at=node)) for node in path]
    return [(state, found) for state, found in known if found is not None]


@pytest.mark.parametrize(("seats", "drawn"), [(2, False), (2, True), (3, False), (4, False)])
def test_in_a_whole_game_what_is_so_is_always_possible(seats: int, drawn: bool) -> None:
    timeline = played(BOX, seats, 5, two_player_draw=drawn, theft=True)
    for state, known in seen_by(timeline, 1):
        true(state, known)


def true(state: State, known: Knowledge) -> None:
    """Shares add up to 1, and nothing that is so has the share 0."""
    for slot in known.slots:
        shares = known.encrypted(slot)
        assert sum(shares.values()) == 1
        assert BOX.slug(encrypted_by(state, [known.owner(slot)])[0]) in shares
    for seat in state.seats:
        assert sum(known.hand(seat).values()) == len(state.hands[seat]) == known.size(seat)
        assert set(BOX.slugs(state.hands[seat])) <= set(known.hand(seat))
    for number, name in enumerate(known.corporations):
        assert known.sums(name)[tuple(sums(BOX, state, number))] > 0
    assert known.deck_size == state.left
    assert all(row.full == row.open + row.own + row.passing + row.unseen for row in known.left().values())


@rule("PNG-74")
def test_whoever_passes_a_hand_knows_it_until_its_next_player_has_played() -> None:
    timeline = played(BOX, 3, 3)
    node = next(node for node in timeline.path() if any(event.kind == "passed" for event in node.events))
    known = timeline.knowledge(0, at=node)
    cards = node.state.hands[1]
    assert known.hand(1) == {BOX.slug(card): cards.count(card) for card in dict.fromkeys(cards)}
    assert known.hand(2) != {BOX.slug(card): node.state.hands[2].count(card) for card in node.state.hands[2]}


@rule("PNG-71")
def test_a_card_turned_up_is_no_longer_in_doubt() -> None:
    timeline = played(BOX, 4, 6, weeks=1)
    assert timeline.knowledge(0).slots == ()
    assert all(len(timeline.knowledge(0).sums(name)) == 1 for name in timeline.knowledge(0).corporations)


def test_the_kit_knows_nothing_before_the_first_week() -> None:
    assert deduce(BOX, Setting(2, "page", dict(GAME.presets["page"])), 0, []) is None


def test_what_is_asked_of_several_cards_is_asked_of_any_of_them() -> None:
    timeline = played(BOX, 3, 1)
    known = timeline.knowledge(0, at=timeline.path()[30])
    cards = known.of_corporation("jihui")
    assert known.holds(cards, 1) >= max(known.holds(card, 1) for card in cards)
    assert known.holds(known.activators, 1, 2) <= known.holds(known.activators, 1)
    assert known.together(cards) >= known.holds(cards, 2)


# ---------------------------------------------------------------------- given positions


def from_here(state: State, setting: Setting, moves: int, seed: int) -> list[tuple[State, list[Event]]]:
    """A position as if it were given, and some random moves from there."""
    rng, events, found = random.Random(seed), list(retold(BOX, state)), []
    for _ in range(moves):
        found.append((state, list(events)))
        seat = GAME.actor(state)
        if seat is None:
            break
        state, more = GAME.play(state, GAME.random_move(state, seat, rng))
        events += more
    return found


@pytest.mark.parametrize(("seats", "drawn"), [(2, True), (2, False), (4, False)])
def test_from_a_given_position_on_nothing_that_is_so_is_ruled_out(seats: int, drawn: bool) -> None:
    timeline, looked = played(BOX, seats, 8, two_player_draw=drawn, theft=True), 0
    decided = [node.state for node in timeline.path() if node.state.agenda and node.state.agenda[-1].seat != CHANCE]
    for start in decided[::11]:
        for state, events in from_here(start, timeline.setting, 12, seats)[::3]:
            known = deduce(BOX, timeline.setting, 0, [event.heard(0) for event in events])
            assert known is not None
            true(state, known)
            looked += 1
    assert looked > 10
