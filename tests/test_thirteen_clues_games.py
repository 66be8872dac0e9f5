"""The recorded games of 13 Clues show what their comments, the notebook and the teacher's plan say of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

import pytest
import recorded_games
from recorded_games import plans

import gamekit
from gamekit.game import PUBLIC
from gamekit.thirteen_clues.board import DECK
from gamekit.timeline import Node, Timeline

NAMES = ("three", "five")
PLANS = plans("thirteen_clues")
opened, at = partial(recorded_games.opened, "thirteen_clues"), partial(recorded_games.at, "thirteen_clues")


def before(game: Timeline) -> Node:
    assert game.here.parent is not None
    return game.here.parent


def left(game: Timeline, node: Node | None = None) -> list[int]:
    """How many mysteries each seat has left."""
    return [game.knowledge(seat, at=node).remaining for seat in game.seats]


def questions(game: Timeline) -> list[str]:
    return [move.notation for move in game.moves() if move.verb in ("ask", "look")]


def asked(game: Timeline, seat: int) -> Iterator[Node]:
    """The positions of the main line in which a seat asked."""
    for node in game.line():
        if node.move and node.move.seat == seat and node.move.verb == "ask" and node.parent:
            yield node.parent


# ---------------------------------------------------------------------- three players


def test_a_player_who_only_listens_learns_from_the_answers_of_others():
    first, later = at("three", "first answer / pierwsza odpowiedź"), at("three", "listening / słuchanie")
    assert (left(first, before(first)), left(first)) == ([80, 75, 80], [36, 75, 48])
    assert later.here.move == gamekit.Move(0, "ask", ("2", "czerwony"))
    assert (left(later, before(later))[1], left(later)[1]) == (27, 21)


def test_a_question_asked_twice_tells_nothing():
    game = at("three", "asked twice / drugi raz to samo")
    moves = [node.move for node in game.path() if node.move and node.move.seat == 1 and node.move.verb == "ask"]
    assert moves[0] == moves[-1]
    assert left(game, before(game)) == left(game)
    assert dict(game.knowledge(1, at=before(game)).rank([moves[-1].notation]))[moves[-1].notation] < 1e-9


def test_a_rash_accusation_rules_out_one_mystery_and_gives_away_another():
    game = at("three", "accuse or ask / oskarżyć czy pytać")
    assert (game.actor, game.state.glasses[2], left(game)) == (2, 1, [5, 5, 24])
    known, (careful, rash) = game.knowledge(2), game.here.children
    assert known.probability(*rash.move.words) == max(share for *_, share in known.cases())  # type: ignore[union-attr]
    assert 15 < 1 / known.probability(*rash.move.words) < 17  # type: ignore[union-attr]
    assert (left(game, careful), left(game, rash)) == ([5, 5, 18], [5, 1, 23])


def test_five_mysteries_are_not_equally_likely_and_the_likeliest_is_wrong():
    game = at("three", "five mysteries / pięć tajemnic")
    cases = game.knowledge(0).cases()
    assert [round(100 * share) for *_, share in cases] == [40, 29, 10, 10, 10]
    bold = next(child for child in game.here.children if child.move and child.move.verb == "accuse")
    assert bold.move
    assert bold.move.words == cases[0][:3]
    assert "wrong" in {event.kind for event in bold.events}
    assert left(game, bold)[0] == 4
    later = at("three", "given away / prezent").knowledge(0).cases()
    assert round(100 * later[0][3]) == 64
    assert later[0][:3] != tuple(DECK.slugs(game.state.mysteries[0]))


def test_the_player_who_asks_worst_wins_by_listening():
    game = at("three", "given away / prezent")
    assert game.actor == 1
    assert left(game) == [4, 1, 23]
    assert [score.won for score in at("three", "solved / rozwiązane").scores()] == [False, True, False]


def test_good_questions_are_never_far_from_the_best_and_poor_ones_are():
    game = opened("three")
    shares: dict[int, list[float]] = {0: [], 1: []}
    for seat, found in shares.items():
        for node in asked(game, seat):
            game.jump(node.number)
            bits = dict(game.knowledge(seat).rank(questions(game)))
            (notation,) = (child.move.notation for child in node.children if child.move and child.move.verb == "ask")
            found.append(bits[notation] / max(bits.values()))
    assert min(shares[0]) > 0.95
    assert sum(shares[1]) / len(shares[1]) < 0.6


# ---------------------------------------------------------------------- five players


def test_who_is_asked_by_everybody_has_five_glasses():
    game = at("five", "five glasses / pięć lup")
    assert (game.actor, game.state.glasses) == (0, (5, 0, 0, 0, 0))


def test_the_same_question_to_three_witnesses_tells_what_is_common_to_their_answers():
    game = at("five", "three witnesses / trzech świadków")
    path = game.path()[-4:]
    moves = [node.move for node in path[1:] if node.move]
    assert {move.words[1] for move in moves} == {"zolty"}
    assert len({move.words[0] for move in moves}) == 3
    assert [left(game, node)[0] for node in path] == [36, 35, 23, 7]


def test_two_mysteries_that_no_question_tells_apart_are_a_square_in_the_graph_of_cards():
    game = at("five", "nothing to ask / nie ma o co pytać")
    known, cards = game.knowledge(0), game.graph("cards")
    assert (game.actor, game.state.glasses[0]) == (0, 4)
    assert all(bits < 1e-9 for _, bits in known.rank(questions(game)))
    one, other = (set(case[:3]) for case in known.cases())
    assert [case[3] for case in known.cases()] == [0.5, 0.5]
    square = cards.subgraph(one ^ other)
    assert sorted(dict(square.degree).values()) == [2, 2, 2, 2]
    assert not square.has_edge(*(one - other))
    assert sorted(by for _, _, by in square.edges(data="by")) == ["category", "category", "colour", "colour"]
    assert {place for card in one - other for place, share in known.places[card].items() if share} == {
        "mystery",
        "hand-1",
    }


def test_an_accusation_by_chance_costs_the_turn_and_all_glasses():
    game = at("five", "out of luck / pech")
    lucky, unlucky = before(game).children
    assert unlucky is game.here
    assert ("solved" in {event.kind for event in lucky.events}, left(game)[0]) == (True, 1)
    assert game.state.glasses[0] == 0
    assert [event.details["count"] for event in game.here.events if event.kind == "glass_back"] == [3]


def test_one_question_settles_two_mysteries_and_the_next_player_wins():
    game = at("five", "heard by all / słyszą wszyscy")
    assert (left(game, before(game)), left(game)) == ([1, 7, 2, 2, 4], [1, 7, 1, 1, 2])
    assert game.actor == 3
    assert [score.won for score in at("five", "solved / rozwiązane").scores()].index(True) == 3


# ---------------------------------------------------------------------- what the words may say


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_public_may_read_every_comment_without_learning_a_card_that_nobody_has_named(name: str, lang: str):
    game = opened(name)
    labels = DECK.names[lang]["card"]
    for number, words in game.comments.items():
        game.jump(number)
        named = {word for event in game.events(PUBLIC) for word in map(str, event.details.values())}
        for slug in labels.keys() - named:
            said = [form for form in labels[slug].values() if re.search(rf"\b{re.escape(form)}\b", words[lang])]
            assert said == [], (number, slug)


@pytest.mark.parametrize("lang", PLANS)
def test_the_cards_to_read_in_a_teachers_plan_are_the_deck(lang: str):
    rows = re.findall(
        r"^\| ([^|]+) \| ([^|]+ \([^|]+) \| ([^|]+ \([^|]+) \| ([^|]+ \([^|]+) \|$", PLANS[lang].read_text(), re.M
    )
    names = DECK.names[lang]
    cards = {
        colour: [
            f"{names['card'][card.slug]['']} ({names['category'][card.category]['']})"
            for card in DECK.cards
            if card.colour == colour
        ]
        for colour in DECK.colours
    }
    assert [(colour, list(three)) for colour, *three in rows] == [
        (names["colour"][colour][""], cards[colour]) for colour in DECK.colours
    ]


def test_the_numbers_in_the_answers_of_the_plans_stand_in_both_languages():
    told = [re.findall(r"\d+", path.read_text().split("\n## ")[3]) for path in PLANS.values()]
    assert sorted(told[0]) == sorted(told[1])
    assert {"13", "21", "27", "36", "80"} <= set(told[0])
