"""The rules of 1000 mil: chance, who knows what, keys and words (TM-121 to TM-137), what is left and the road ahead."""

from __future__ import annotations

import re
from itertools import product

import pytest
from positions import legal, only, play
from rules_tested import rule
from thousand_miles_positions import GAME, at, attacked, counts, draw, numbers

import gamekit
from gamekit import PUBLIC, TEACHER, UNKNOWN
from gamekit.errors import Illegal
from gamekit.text import text
from gamekit.thousand_miles.board import DECK
from gamekit.thousand_miles.road import reachable, sums, supply, ways
from gamekit.thousand_miles.rules import targets, why_not_card
from gamekit.thousand_miles.unseen import unseen

# ---------------------------------------------------------------------- keys and words


@rule("TM-121", "TM-128")
def test_enter_plays_a_card_and_asks_for_the_side_only_if_there_are_several() -> None:
    assert all(GAME.verbs[verb].quick for verb in ("lay", "attack", "discard", "trick"))
    two = at({0: "accident"})
    assert [slot.words for slot in two.verbs(before=("accident",))[2].slots][1] == ("1",)
    three = at({0: "accident"}, seats=3)
    assert [slot.words for slot in three.verbs(before=("accident",))[2].slots][1] == ("1", "2")


@rule("TM-122", "TM-131")
def test_space_draws_all_that_is_due_at_once() -> None:
    assert GAME.verbs["draw"].keys == (" ",)
    game = at({0: "25 25 25"}, exact=True, drawn=False)
    play(game, "draw")
    assert game.state.agenda[-1].about == (0, 4)
    play(game, *["chance: deal fuel"] * 4)
    assert game.actor == 0
    with pytest.raises(Illegal, match="seven cards"):
        play(game, "draw")


@rule("TM-123")
def test_how_the_players_stand_is_told_of_a_given_position() -> None:
    sides = {0: {"miles": 200, "marks": "limit", "laid": "ace 200", "points": 300, "total": 700}}
    event = next(event for event in at(sides=sides).here.events if event.kind == "standing")
    assert event.details == {
        "side": [0],
        "miles": 200,
        "points": 300,
        "total": 700,
        "state": ["rolling", "limit"],
        "immunities": 1,
        "laid": ["200", "ace"],
    }


@rule("TM-24", "TM-136", "TM-137")
def test_a_given_position_tells_the_discards_to_all_and_of_a_hand_only_its_size() -> None:
    game = at({0: "25 50", 1: "ace"}, discards="fuel fuel 200")
    told = {event.kind: event for event in game.here.events}
    assert told["discards"].details == {"cards": ["200", "fuel", "fuel"]}
    assert game.knowledge(0).left()["fuel"].discarded == 2
    assert text("en", GAME).event(told["hand"].heard(0), 0).startswith("Player B holds ")
    assert "discards" not in {event.kind for event in at().here.events}


@rule("TM-124")
def test_the_scores_are_those_of_the_match() -> None:
    game = at(sides={0: {"miles": 100, "total": 700}, 1: {"points": 400, "total": 0}})
    assert [(score.side, score.points) for score in game.scores()] == [((0,), 800), ((1,), 400)]


@rule("TM-125")
def test_whose_turn_it_is_is_told_to_all() -> None:
    game = at(drawn=True)
    event = only(play(game, "discard 25"), "turn")
    assert (event.seat, event.details, event.private) == (1, {"number": 2}, {})
    assert text("en", GAME).event(event, 1) == "It is your turn."
    assert text("pl", GAME).event(event, 0) == "Teraz tura gracza B."


@rule("TM-126", "TM-132")
def test_only_who_has_the_turn_can_play_and_others_may_trick_alone() -> None:
    game = attacked("accident", {2: "ace"}, seats=3, victim=2)
    assert legal(game, 0) == set()
    assert legal(game, 2) == {"trick ace"}
    assert [verb.verb for verb in game.verbs(0)] == []


@rule("TM-127", "TM-129")
def test_discarding_is_offered_last_and_has_keys_of_its_own() -> None:
    discard = GAME.verbs["discard"]
    assert (discard.spare, discard.keys) == (True, ("Delete", "Backspace"))
    assert not any(GAME.verbs[verb].spare for verb in ("lay", "attack", "trick"))


@rule("TM-130")
def test_d_makes_the_trick() -> None:
    trick = GAME.verbs["trick"]
    assert (trick.keys, trick.own_eyes, GAME.any_time("trick")) == (("d",), True, True)


@rule("TM-133")
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_move_is_told_to_the_player_concerned_in_the_second_person(lang: str) -> None:
    source = (GAME.folder / f"{lang}.ftl").read_text(encoding="utf-8")
    blocks = {m[1]: m[2] for m in re.finditer(r"^event-(\w+) =(.*?)(?=^[a-z#])", source, re.MULTILINE | re.DOTALL)}
    neutral = {"deck_empty", "reshuffle", "discards"}
    assert {kind for kind, block in blocks.items() if ".you" not in block} == neutral
    assert set(blocks) == set(GAME.events)
    words = text(lang, GAME)
    event = only(play(at({0: "accident"}, seats=4, options={"teams": "2x2"}), "attack accident 1"), "attack")
    told = {eyes: words.event(event, eyes) for eyes in (0, 1, 2, 3)}
    assert told[1] == told[3]
    assert len({told[0], told[1], told[2]}) == 3


@rule("TM-134")
def test_a_refusal_names_its_reason_in_both_languages() -> None:
    game = at({0: "25 green_light accident"}, sides={0: {"marks": "stopped accident"}, 1: {"laid": "ace"}})
    for move, en, pl in (
        ("lay 25", "You must repair the car", "musisz naprawić samochód"),
        ("lay green_light", "before the green light", "Zielone światło dopiero"),
        ("attack accident 1", "An immunity protects: ace of the wheel", "Chroni odporność: as kierownicy"),
        ("trick ace", "No trick", "Świństwo niemożliwe"),
        ("draw", "You hold seven cards already", "Masz już siedem kart"),
    ):
        refusal = game.why_not(move)
        assert refusal
        assert en in refusal.en
        assert pl in refusal.pl


@rule("TM-134", "TM-31")
def test_a_card_that_cannot_be_laid_says_why() -> None:
    hands = {0: "25 accident puncture repair"}
    game = at(hands, seats=3, sides={1: {"marks": "stopped"}, 2: {"laid": "ace"}})
    view = game.view(0)
    reasons = {card: why_not_card(DECK, view, 0, DECK.number[card]) for card in hands[0].split()}
    assert {card: refusal and refusal.reason for card, refusal in reasons.items()} == {
        "25": None,
        "accident": "no_target",
        "puncture": None,
        "repair": "not_attacked",
    }
    assert targets(DECK, view, 0, DECK.number["puncture"]) == [2]


# ---------------------------------------------------------------------- chance


@rule("TM-135")
def test_a_card_is_drawn_by_how_many_the_deck_has_left() -> None:
    game = at(deck="fuel fuel repair ace", drawn=False)
    play(game, "draw")
    assert {move.words[0]: weight for move, weight in game.chances()} == {"fuel": 2, "repair": 1, "ace": 1}
    refusal = game.why_not("chance: deal puncture")
    assert refusal
    assert (refusal.reason, refusal.rules) == ("not_in_deck", ("TM-135",))
    play(game, "chance: deal fuel")
    assert game.state.deck == counts(numbers("fuel repair ace"))
    assert game.state.left == 3


@rule("TM-135")
def test_chance_decides_nothing_else() -> None:
    due = {task for verb in GAME.verbs.values() if verb.weight or verb.tasks == ("first",) for task in verb.tasks}
    assert due == {"first", "deal", "take"}
    game = gamekit.start("thousand_miles", 5)
    assert [weight for _, weight in game.chances()] == [1] * 5


# ---------------------------------------------------------------------- who knows what


@rule("TM-136")
@pytest.mark.parametrize("teams", [None, "2x2"])
def test_a_player_knows_the_own_hand_only_partners_included(teams: str | None) -> None:
    game = at(seats=4, options={"teams": teams})
    for seat in game.seats:
        view = game.view(seat)
        assert view.hands[seat] == game.state.hands[seat]
        for other in set(game.seats) - {seat}:
            assert view.hands[other] == (UNKNOWN,) * len(game.state.hands[other])
    assert game.view(PUBLIC).hands == tuple((UNKNOWN,) * len(held) for held in game.state.hands)
    assert game.view(TEACHER) == game.state


@rule("TM-136")
def test_only_who_is_dealt_or_draws_a_card_is_told_which() -> None:
    game = gamekit.start("thousand_miles", 2)
    (dealt,) = play(game, "chance: first 0", "chance: deal ace")[2:]
    assert dealt.heard(0).details == dealt.heard(TEACHER).details == {"card": "ace"}
    assert dealt.heard(1).details == dealt.heard(PUBLIC).details == {"card": UNKNOWN}
    assert str(game.seen(game.here, 1)) == "chance: deal ?"
    assert str(game.seen(game.here, 0)) == "chance: deal ace"
    events = play(game, *["chance: deal 25"] * 5)
    whole = only(events, "hand")
    assert whole.heard(0).details == {"cards": ["25"] * 5 + ["ace"], "count": 6}
    assert whole.heard(1).details == {"cards": UNKNOWN, "count": 6}
    drawn = only(draw(at(drawn=False), "ace"), "drawn")
    assert drawn.heard(1).details == {"card": UNKNOWN}


@rule("TM-137")
def test_all_else_lies_open_but_the_deck_only_in_number() -> None:
    game = at(seats=3, sides={1: {"miles": 300, "marks": "limit", "laid": "ace"}}, discards="fuel")
    for eyes in (0, 1, 2, PUBLIC):
        view = game.view(eyes)
        assert (view.deck, view.left) == (UNKNOWN, game.state.left)
        assert view._replace(deck=game.state.deck, hands=game.state.hands) == game.state


@rule("TM-137")
def test_that_the_deck_is_empty_is_told_when_its_last_card_is_taken() -> None:
    game = at(deck="fuel repair", drawn=False, seats=2)
    assert [event.kind for event in draw(game, "fuel")] == ["drawn"]
    play(game, "discard fuel")
    assert [event.kind for event in draw(game, "repair")] == ["drawn", "deck_empty"]


@rule("TM-136", "TM-137")
def test_what_a_seat_has_not_seen_is_the_full_deck_less_what_it_sees() -> None:
    game = at({0: "ace 25"}, sides={1: {"laid": "accident"}}, discards="fuel fuel")
    state, view = game.state, game.view(0)
    hidden = tuple(map(sum, zip(state.deck, counts(list(state.hands[1])), strict=True)))
    assert unseen(DECK, view) == hidden
    assert [len(hand) for hand in view.hands if UNKNOWN in hand] == [6]
    assert sum(unseen(DECK, view)) == view.left + 6
    assert sum(unseen(DECK, game.view(PUBLIC))) == sum(hidden) + 7
    assert unseen(DECK, state) == state.deck
    back = at({0: "ace 25"}, deck="", discards="fuel", options={"reshuffle": True}, drawn=False)
    before = back.state.discards
    play(back, "draw")
    assert tuple(b - a for a, b in zip(before, unseen(DECK, back.view(PUBLIC)), strict=True)) == counts(
        [*back.state.hands[0], *back.state.hands[1]]
    )


# ---------------------------------------------------------------------- the road


@rule("TM-29")
@pytest.mark.parametrize(
    ("cards", "most", "reached"),
    [
        ("25 50", 1000, {0, 25, 50, 75}),
        ("75 75 200", 1000, {0, 75, 150, 200, 275, 350}),
        ("75 75 200", 200, {0, 75, 150, 200}),
        ("fuel ace", 1000, {0}),
    ],
)
def test_the_sums_are_those_that_some_of_the_cards_make(cards: str, most: int, reached: set[int]) -> None:
    assert sums(DECK, counts(numbers(cards)), most) == reached


@rule("TM-29")
def test_every_sum_has_a_way_and_every_way_drives_just_so_many_miles() -> None:
    stock = counts(numbers("25 25 50 75 75 100 200"))
    row = [card for card in DECK.cards if card.miles]
    every = product(*(range(stock[card.number] + 1) for card in row))
    plain: dict[int, int] = {}
    for used in every:
        total = sum(count * card.miles for count, card in zip(used, row, strict=True))
        plain[total] = plain.get(total, 0) + 1
    found = {miles: list(ways(DECK, stock, miles)) for miles in range(0, 1001, 25)}
    assert {miles: len(chosen) for miles, chosen in found.items() if chosen} == plain
    assert all(len(set(chosen)) == len(chosen) for chosen in found.values())
    assert sums(DECK, stock, 1000) == set(plain)


@rule("TM-28", "TM-29", "TM-107")
def test_what_a_side_may_still_come_to_lay() -> None:
    sides = {0: {"miles": 200, "laid": "200"}, 1: {"laid": "25 25"}}
    game = at({0: "100 100", 1: "75"}, sides=sides, discards="50 50 50", exact=True)

    def cards(eyes: int, number: int) -> dict[str, int]:
        found = supply(DECK, game.view(eyes), number)
        return {card.slug: found[card.number] for card in DECK.cards if found[card.number]}

    assert cards(PUBLIC, 0) == {"25": 8, "50": 7, "75": 10, "100": 12, "200": 1}
    assert cards(PUBLIC, 1)["200"] == 2
    assert cards(0, 0)["100"] == 12
    assert cards(0, 1)["100"] == 10
    assert cards(1, 0)["75"] == 9
    back = at({0: "100"}, discards="50 50 50", options={"reshuffle": True})
    assert supply(DECK, back.view(), 0)[DECK.number["50"]] == 10
    assert supply(DECK, at(sides={0: {"laid": "200 200"}}).view(), 0)[DECK.number["200"]] == 0


@rule("TM-29")
def test_the_road_shows_who_is_where_and_what_can_still_be_reached() -> None:
    hands = {0: "100 100", 1: "50"}
    game = at(hands, sides={0: {"miles": 800}, 1: {"miles": 950}}, exact=True, deck="")
    assert reachable(DECK, game.view(TEACHER), 0) == {800, 900, 1000}
    assert reachable(DECK, game.view(TEACHER), 1) == {950, 1000}
    graph = game.graph("road", TEACHER)
    facts = {node: (data["here"], data["reach"]) for node, data in graph.nodes(data=True) if data["reach"]}
    assert facts == {"800": ("A", "A"), "900": (None, "A"), "950": ("B", "B"), "1000": (None, "A, B")}
    assert {cards for _, _, cards in graph.edges(data="cards")} == {("50",), ("100",)}
    plain = gamekit.graph("thousand_miles", "road")
    assert (len(plain), plain.edges["0", "200"]["cards"], plain.out_degree("1000")) == (41, ("200",), 0)
    assert plain.out_degree("975") == 1
    assert len({data["pos"] for _, data in plain.nodes(data=True)}) == 41
