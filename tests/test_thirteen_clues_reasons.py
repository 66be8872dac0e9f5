"""Whys, steps, marks and clashes of 13 Clues against every deal laid out, and against the odds in whole games."""

from __future__ import annotations

import random
from itertools import combinations, product

import pytest
from positions import play
from thirteen_clues_positions import dealt, solution
from thirteen_clues_small import random_game
from thirteen_clues_small_reasoning import SEATS, Small, reasoning, small, true

from gamekit.game import PUBLIC, Event
from gamekit.reasons import (
    Fact,
    Inference,
    cells,
    clash,
    forced,
    holds,
    judge,
    next_hint,
    right_marks,
    steps,
    towards,
    why,
)
from gamekit.text import LANGUAGES, text
from gamekit.thirteen_clues.board import DECK
from gamekit.thirteen_clues.counting import PAIRS
from gamekit.thirteen_clues.disjoint import choice
from gamekit.thirteen_clues.reasons import RANKS, reason
from gamekit.wording import why_words


@pytest.fixture(
    scope="module",
    params=[(s, n) for s in SEATS for n in range(2)],
    ids=lambda pair: f"{pair[0]} seats, game {pair[1]}",
)
def game(request: pytest.FixtureRequest) -> Small:
    return small(*request.param)


# ---------------------------------------------------------------------- against every deal


def test_just_what_is_so_in_every_deal_is_forced(game: Small) -> None:
    assert set(forced(game.reasoning)) == {fact for fact in game.every_fact() if game.follows(fact)}


def test_a_case_given_is_a_deal_that_fits(game: Small) -> None:
    possible = game.deals(game.every())
    for fact in game.every_fact():
        found = game.reasoning.case([fact])
        fitting = [deal for deal in possible if true(fact, deal)]
        rows = found and {row: frozenset(cards) for row, cards in found.items()}
        assert rows in [{row: deal[row] for row in game.reasoning.sheet} for deal in fitting] if rows else not fitting


def test_a_case_wanted_with_several_facts_is_found_if_there_is_one(game: Small) -> None:
    facts = [fact for fact in game.every_fact() if fact.kind != "mystery"][::5]
    for one, two in list(combinations(facts, 2))[::7]:
        fitting = [deal for deal in game.deals(game.every()) if true(one, deal) and true(two, deal)]
        assert (game.reasoning.case([one, two]) is not None) is bool(fitting)


def test_a_why_is_enough_and_without_any_one_line_it_is_not(game: Small) -> None:
    for fact in forced(game.reasoning)[::4]:
        found = why(game.reasoning, fact)
        assert found
        assert holds(game.reasoning, fact, found.clues)
        if len(game.game.seats) < 4:  # with more there are too many deals true to one line
            assert game.follows(fact, found.clues)
        for clue in found.clues if len(found.clues) < 4 else ():
            assert not holds(game.reasoning, fact, [other for other in found.clues if other != clue])


@pytest.mark.parametrize("number", range(2))
def test_a_why_is_of_smallest_size_and_of_the_simplest_lines(number: int) -> None:
    """By laying out all deals for every set of lines, which with two players are few."""
    game = small(2, number)
    sets = [some for size in range(4) for some in combinations(sorted(game.every()), size)]
    for fact in forced(game.reasoning)[::5]:
        found = why(game.reasoning, fact)
        assert found
        enough = [some for some in sets if game.follows(fact, some)]
        assert game.price(found.clues) == min(map(game.price, enough)) if len(found.clues) < 4 else not enough


def test_no_smaller_set_of_lines_would_do_for_a_why(game: Small) -> None:
    for fact in forced(game.reasoning)[::6]:
        found = why(game.reasoning, fact)
        assert found
        for size in range(min(len(found.clues), 3)):
            assert not any(holds(game.reasoning, fact, some) for some in combinations(game.every(), size))


def check_step(game: Small, inference: Inference, known: list[Fact]) -> None:
    assert inference.facts
    assert set(inference.earlier) <= set(known)
    assert all(holds(game.reasoning, fact, inference.clues, inference.earlier) for fact in inference.facts)
    assert all(game.follows(fact) for fact in inference.facts)
    for clue in inference.clues:
        fewer = [other for other in inference.clues if other != clue]
        assert not any(holds(game.reasoning, fact, fewer, known) for fact in inference.facts)


def test_the_chain_ends_with_all_that_is_forced_and_tells_nothing_twice(game: Small) -> None:
    known: list[Fact] = []
    for inference in steps(game.reasoning):
        check_step(game, inference, known)
        assert not set(known) & set(inference.facts)
        known += inference.facts
    assert set(known) == {fact for fact in game.every_fact() if game.follows(fact)}


def test_the_steps_towards_a_fact_are_enough_for_it(game: Small) -> None:
    chain = steps(game.reasoning)
    goal = list(chain[-1].facts[:1] + chain[0].facts[:1])
    way, known = towards(chain, goal), list[Fact]()
    assert len(towards(chain, [])) == 0
    for inference in way:
        assert set(inference.earlier) <= set(known)
        known += inference.facts
    assert set(goal) <= set(known)
    until = steps(game.reasoning, goal=goal[1:])
    assert until == chain[: len(until)]
    assert set(goal[1:]) <= {fact for inference in until for fact in inference.facts}


def test_a_mark_is_forced_open_or_wrong_as_the_deals_say(game: Small) -> None:
    possible = game.deals(game.every())
    for fact in game.every_fact()[::3]:
        (judged,) = judge(game.reasoning, {fact[:2]: fact.holds})
        so = {true(fact, deal) for deal in possible}
        assert judged.verdict == {(True,): "forced", (False,): "wrong"}.get(tuple(so), "open")


def test_hints_go_on_from_the_right_marks_until_nothing_is_left() -> None:
    game = small(3, 1)
    marks = {(kind, words[0]): True for kind, words in game.reasoning.sheet.items()}
    while inference := next_hint(game.reasoning, marks):
        check_step(game, inference, right_marks(game.reasoning, marks))
        marks |= {fact[:2]: fact.holds for fact in inference.facts}
    assert set(right_marks(game.reasoning, marks)) == set(forced(game.reasoning))


@pytest.mark.parametrize("seats", SEATS)
def test_lines_that_cannot_all_be_true_are_named_and_no_fewer_would_clash(seats: int) -> None:
    game = random_game(seats, 3, 10)
    heard = [(node.number, at, e.heard(0)) for node in game.path() for at, e in enumerate(node.events)]
    lies = [
        (game.here.number, at, event._replace(details={**event.details, "count": event.details["count"] + 1}))
        for at, (_, _, event) in enumerate(heard)
        if event.kind.startswith("asked") and event.details["witness"]
    ]
    found = reason(DECK, seats, 0, 0, [*heard, lies[0]])
    assert found
    named = clash(found)
    assert found.case((), named) is None
    for clue in named:
        assert found.case((), [other for other in named if other != clue]) is not None
    assert len(named) <= 2
    assert not forced(found)


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("moves", [0, 8, 30])
def test_what_is_forced_is_just_what_has_the_odds_0_or_1(seats: int, moves: int) -> None:
    game = random_game(seats, moves, moves, **({} if seats == 2 else {"top_secret": True}))
    for seat in {0, seats - 1}:
        places = game.knowledge(seat).places
        sure = {
            Fact(row, card, bool(share))
            for card, row_of in places.items()
            for row, share in ((place.replace("-", ":"), share) for place, share in row_of.items())
            if share in (0, 1) and row in reasoning(game, seat).sheet
        }
        assert set(forced(reasoning(game, seat))) == sure


@pytest.mark.parametrize("seats", SEATS)
def test_when_all_is_shown_every_cell_of_the_sheet_is_forced(seats: int) -> None:
    game = random_game(seats, 1, 5)
    if game.state.agenda[-1].kind == "take":
        game.play(game.moves()[0])
    winner = game.actor
    assert winner is not None
    play(game, solution(game, winner))
    for seat in game.seats:
        found = reasoning(game, seat)
        assert len(forced(found)) == len(cells(found))


def test_only_who_sees_the_fronts_has_reasons() -> None:
    """TC-15, TC-64."""
    game = dealt(3)
    assert game.reasoning(0, PUBLIC) is None
    assert game.reasoning(0, at=game.nodes[20]) is None
    assert reasoning(game, 0).clues == ()
    assert {event.kind for event in reasoning(game, 0).given} == {"front", "side"}
    assert len(reasoning(game, 0).given) == 3


def test_a_line_that_tells_nothing_is_no_clue() -> None:
    game = dealt(3, **LAID)
    play(game, "ask 1 czerwony", "ask 0 zielony", "ask 0 kobieta")
    assert [clue.event.details["witness"] for clue in reasoning(game, 0).clues] == [1]


# ---------------------------------------------------------------------- the search


def test_pairs_that_meet_are_never_given_out_together() -> None:
    alone = 1  # the pair of the first two cards
    assert choice([alone, alone]) is None
    assert choice([alone, alone | 1 << 44]) == [0, 44]
    assert choice([alone, 0]) is None


def test_cards_that_are_due_are_had_by_somebody() -> None:
    first, last = 1, 1 << 44  # the first two cards, and the last two
    assert choice([first | last], [0]) == [0]
    assert choice([first | last], [8, 9]) == [44]
    assert choice([first], [9]) is None
    assert sorted(choice([first | last, first | last], [0, 9]) or ()) == [0, 44]
    assert choice([first, 0], []) is None


@pytest.mark.parametrize("witnesses", range(1, 6))
def test_a_choice_is_found_just_where_trying_all_finds_one(witnesses: int) -> None:
    rng = random.Random(witnesses)
    for _ in range(200):
        sets = [rng.sample(range(len(PAIRS)), rng.randint(1, 4)) for _ in range(witnesses)]
        due = rng.sample(range(10), rng.randint(0, 2))
        found = choice([sum(1 << pair for pair in own) for own in sets], due)
        fitting = [list(pairs) for pairs in product(*sets) if apart([PAIRS[pair] for pair in pairs], due)]
        assert found in fitting if fitting else found is None


def apart(pairs: list[tuple[int, int]], due: list[int]) -> bool:
    """Whether no two pairs have a card in common, and they have all that are due."""
    cards = [card for pair in pairs for card in pair]
    return len(set(cards)) == len(cards) and set(due) <= set(cards)


def test_with_two_players_left_and_right_are_told_apart() -> None:
    assert choice([1 | 1 << 89], [8], 90) == [89]
    assert choice([1 << 89], [7], 90) is None


# ---------------------------------------------------------------------- in words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_told_in_at_most_five_sentences(game: Small, lang: str) -> None:
    words = text(lang, game.game.game)
    for inference in steps(game.reasoning):
        said = why_words(game.reasoning, inference, words)
        assert 1 <= len(said) <= 5
        assert all(sentence[0].isupper() and sentence.endswith(".") for sentence in said)


LAID: dict[str, dict[int, str]] = {
    "mysteries": {0: "rzeznik park miecz", 1: "hrabina salon noz", 2: "oficer targ kusza"},
    "behind": {0: "muzeum dmuchawka", 1: "port karabin", 2: "ksiaze pistolet"},
}
SAID = {  # what C sees, asked by A, and the sentence in both languages
    "ask 2 czerwony": (
        "Player C sees 1 red card; no red card stands in front of the other players, so one is in the mystery or "
        "behind the screen of Player C.",
        "Gracz C widzi 1 czerwoną kartę; przed zasłonkami pozostałych graczy nie stoi ani jedna taka karta, więc jedna "
        "jest w tajemnicy albo za zasłonką gracza C.",
    ),
    "ask 2 zielony": (
        "Player C sees 3 green cards; one of them stands in front of another player, so 2 are in the mystery or behind "
        "the screen of Player C.",
        "Gracz C widzi 3 zielone karty; jedna z tych kart stoi przed zasłonką innego gracza, więc 2 są w tajemnicy lub "
        "za zasłonką gracza C.",
    ),
    "ask 2 niebieski": (
        "Player C sees no blue cards, so none is in the mystery and none behind the screen of Player C.",
        "Gracz C nie widzi żadnych niebieskich kart, więc ani w tajemnicy, ani za zasłonką gracza C nie ma takiej "
        "karty.",
    ),
    "ask 2 kobieta": (
        "Player C sees 1 woman, and that card stands in front of another player, so none is in the mystery and none "
        "behind the screen of Player C.",
        "Gracz C widzi 1 kobietę i ta karta stoi przed zasłonką innego gracza, więc ani w tajemnicy, ani za zasłonką "
        "gracza C nie ma takiej karty.",
    ),
}


@pytest.mark.parametrize("asked", SAID)
def test_an_answer_is_told_by_what_is_in_view_and_what_is_left(asked: str) -> None:
    game = dealt(3, **LAID)
    play(game, asked)
    found = reasoning(game, 0)
    for lang, sentence in zip(LANGUAGES, SAID[asked], strict=True):
        said = found.sentences(Fact("mystery", "pokojowka", False), (0,), (), text(lang, game.game))
        assert said[0] == sentence


CLAUSES: dict[str, tuple[Event, str, str]] = {
    "look": (
        Event("looked", 0, {"letter": "a", "card": "noz"}),
        "Informant A is the Knife.",
        "Informator A to Nóż.",
    ),
    "own accusation": (
        Event("wrong", 0, {"person": "rzeznik", "location": "park", "weapon": "miecz"}),
        "Butcher, Park and Sword together were wrong.",
        "Rzeźnik, Park i Miecz razem to błędne oskarżenie.",
    ),
    "accusation of another": (
        Event("wrong", 1, {"person": "rzeznik", "location": "park", "weapon": "miecz"}),
        "Player B accuses with Butcher, Park and Sword and may not name a card that Player B sees, so none of these is "
        "in the mystery or behind the screen of Player B.",
        "Gracz B wskazuje w oskarżeniu Rzeźnika, Park i Miecz, a nie wolno wskazać karty, którą się widzi, więc "
        "żadnej z nich nie ma ani w tajemnicy, ani za zasłonką gracza B.",
    ),
    "left card": (
        Event("asked_left", 0, {"witness": 1, "what": "mezczyzna", "count": 2}),
        "With the left card Player B sees 2 men, so they are in the mystery, or one of them is the left card of "
        "Player B.",
        "Gracz B widzi 2 mężczyzn łącznie z kartą po lewej stronie, więc najwyżej jedna z tych kart leży po lewej "
        "stronie za zasłonką gracza B, a reszta jest w tajemnicy.",
    ),
    "hands shown": (
        Event("hand_shown", 1, {"left": "noz", "right": "salon"}),
        "Behind the screen of Player B were the Knife and the Parlor.",
        "Za zasłonką gracza B leżą Nóż i Salon.",
    ),
}


@pytest.mark.parametrize("name", CLAUSES)
def test_other_lines_are_told_by_what_they_mean(name: str) -> None:
    event, *told = CLAUSES[name]
    game = dealt(2, mysteries={0: "rzeznik park miecz", 1: "hrabina targ kusza"}, behind={0: "muzeum dmuchawka"})
    found = reason(DECK, 2, 0, 0, [*((0, 0, event) for event in game.events(0)), (1, 0, event)])
    assert found
    assert event.kind in RANKS
    for lang, sentence in zip(LANGUAGES, told, strict=True):
        clues = (len(found.clues) - 1,)
        assert found.clues[clues[0]].event == event
        assert found.sentences(Fact("mystery", "noz", False), clues, (), text(lang, game.game))[0] == sentence
