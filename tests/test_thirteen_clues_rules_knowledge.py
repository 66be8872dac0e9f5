"""The rules of 13 Clues, one by one: who knows what, and what is shown; and the graphs made from it."""

from __future__ import annotations

import pytest
from positions import kinds, legal, only, play
from rules_tested import rule
from thirteen_clues_positions import dealt, mistake, solution

import gamekit
from gamekit import PUBLIC, TEACHER, UNKNOWN, Timeline
from gamekit.thirteen_clues.board import DECK

SEATS = range(2, 7)


def shown(row: tuple[int, ...]) -> bool:
    """Whether all cards of a row are seen; else all must be hidden."""
    assert set(row) == {UNKNOWN} or UNKNOWN not in row
    return UNKNOWN not in row


@rule("TC-64")
@pytest.mark.parametrize("seats", SEATS)
def test_a_player_sees_the_own_two_cards_and_all_fronts_but_the_own(seats: int) -> None:
    game = dealt(seats)
    for seat in game.seats:
        view = game.view(seat)
        assert [shown(hand) for hand in view.hands] == [owner == seat for owner in game.seats]
        assert [shown(front) for front in view.mysteries] == [owner != seat for owner in game.seats]
        assert set(view.informants) <= {UNKNOWN}
        assert [len(row) for row in (*view.hands, *view.mysteries)] == [2] * seats + [3] * seats


@rule("TC-64")
def test_onlookers_see_no_card_and_the_teacher_sees_all() -> None:
    game = dealt(4)
    view = game.view(PUBLIC)
    rows = (*view.hands, *view.mysteries, view.informants)
    assert {card for row in rows for card in row} == {UNKNOWN}
    assert game.view(TEACHER) == game.state


@rule("TC-64")
def test_an_informant_is_seen_by_those_who_have_looked_and_by_nobody_else() -> None:
    game = dealt(3)
    play(game, "look b", "look b", "look c")
    for seat in (*game.seats, PUBLIC):
        seen = [card != UNKNOWN for card in game.view(seat).informants]
        assert seen == [False, seat in (0, 1), seat == 2, False, False, False]
        assert game.view(seat).looked == game.state.looked


@rule("TC-64")
def test_cards_dealt_are_seen_by_their_owner_only_and_all_know_how_many() -> None:
    game = dealt(3)
    game.jump(9)
    for seat in (*game.seats, PUBLIC):
        view = game.view(seat)
        assert [shown(hand) for hand in view.hands] == [owner == seat for owner in game.seats]
        assert [len(hand) for hand in view.hands] == [3, 3, 3]
        heard = [event for event in game.events(seat) if event.kind == "dealt"]
        assert [event.details["card"] != UNKNOWN for event in heard] == [event.seat == seat for event in heard]


@rule("TC-64")
@pytest.mark.parametrize("verb", ["deal", "left"])
def test_a_card_that_chance_gives_to_a_seat_is_seen_in_the_move_by_that_seat_only(verb: str) -> None:
    game = dealt(3)
    for node in game.path():
        if node.move and node.move.verb == verb:
            seat, card = node.move.words
            for eyes in (*game.seats, PUBLIC):
                shown_card = card if str(eyes) == seat else "?"
                assert str(game.seen(node, eyes)) == f"chance: {verb} {seat} {shown_card}"


@rule("TC-15", "TC-64")
def test_a_choice_is_known_to_the_chooser_alone_until_all_have_chosen() -> None:
    game = dealt(3)
    game.jump(22)  # A has chosen for B
    assert game.state.mysteries[1]
    for seat in (*game.seats, PUBLIC):
        assert shown(game.view(seat).mysteries[1]) == (seat == 0)
        assert (str(game.seen(game.here, seat)) == str(game.here.move)) == (seat == 0)
        assert [len(hand) for hand in game.view(seat).hands] == [2, 5, 5]
        chosen = only(game.here.events, "chosen").heard(seat)
        assert (UNKNOWN in chosen.details.values()) == (seat != 0)


@rule("TC-13", "TC-15")
@pytest.mark.parametrize("seats", SEATS)
def test_a_mystery_that_is_put_up_is_told_to_all_but_its_owner_and_onlookers(seats: int) -> None:
    game = dealt(seats)
    for seat in (*game.seats, PUBLIC):
        fronts = [event for event in game.events(seat) if event.kind == "front"]
        known = [UNKNOWN not in event.details.values() for event in fronts]
        assert known == [seat != PUBLIC and event.seat != seat for event in fronts]


@rule("TC-16")
def test_left_and_right_are_told_to_the_owner_only() -> None:
    game = dealt(3, behind={1: "port park"})
    for seat in (*game.seats, PUBLIC):
        told = [event.details for event in game.events(seat) if event.kind == "side" and event.seat == 1]
        assert told == ([{"left": "port", "right": "park"}] if seat == 1 else [{"left": "?", "right": "?"}])


@rule("TC-17")
def test_nobody_sees_an_informant_being_laid() -> None:
    game = dealt(3)
    for seat in (*game.seats, PUBLIC):
        cards = [event.details["card"] for event in game.events(seat) if event.kind == "laid"]
        assert cards == [UNKNOWN] * 6
        laid = next(node for node in game.path() if node.move and node.move.verb == "lay")
        assert str(game.seen(laid, seat)) == "chance: lay ?"


@rule("TC-65")
@pytest.mark.parametrize("seats", SEATS)
def test_at_the_start_everybody_has_thirteen_unseen_cards(seats: int) -> None:
    game = dealt(seats)
    for seat in game.seats:
        view = game.view(seat)
        rows = (*view.hands, *view.mysteries, view.informants)
        assert sum(card == UNKNOWN for row in rows for card in row) == 13


@rule("TC-67")
@pytest.mark.parametrize("seats", range(3, 7))
def test_everybody_sees_all_glasses_and_whose_turn_it_is(seats: int) -> None:
    game = dealt(seats)
    play(game, "ask 2 kobieta")
    for seat in (*game.seats, PUBLIC):
        view = game.view(seat)
        assert (view.glasses, view.supply, view.agenda) == (game.state.glasses, game.state.supply, game.state.agenda)
        assert (view.turn, view.first, view.tokens) == (2, 0, (0,) * seats)


@rule("TC-66")
@pytest.mark.parametrize("seats", SEATS)
def test_every_refusal_says_why_in_both_languages(seats: int) -> None:
    game = dealt(seats)
    for move in ("ask 0 kobieta", "look h", "accuse oficer tor luk", "ask_secretly 1 kobieta", "ask_right 0 osoba"):
        refusal = game.why_not(move)
        if refusal:
            assert refusal.en.endswith(".")
            assert refusal.pl.endswith(".")
            assert refusal.en != refusal.pl
    assert "take 1" not in legal(game)


@rule("TC-64")
@pytest.mark.parametrize("seats", SEATS)
def test_at_the_end_all_cards_are_shown_to_all(seats: int) -> None:
    game = dealt(seats)
    events = play(game, solution(game, 0))
    end = [kind for kind in kinds(events) if kind.endswith("_shown")]
    informants = 12 - 2 * seats
    assert end == ["mystery_shown"] * (seats - 1) + ["hand_shown"] * seats + ["informant_shown"] * informants
    assert [event.seat for event in events if event.kind == "mystery_shown"] == list(range(1, seats))
    for seat in (*game.seats, PUBLIC):
        assert game.view(seat) == game.state
        assert all(event.heard(seat) == event for event in events)


@rule("TC-64")
def test_what_is_shown_at_the_end_is_what_lay_there() -> None:
    game = dealt(
        2, {"turn_cap": 1}, mysteries={0: "rzeznik park miecz"}, behind={1: "salon noz"}, informants={"b": "port"}
    )
    events = play(game, mistake(game))
    mysteries = [event.details for event in events if event.kind == "mystery_shown"]
    hands = [event.details for event in events if event.kind == "hand_shown"]
    letters = {e.details["letter"]: e.details["card"] for e in events if e.kind == "informant_shown"}
    assert mysteries[0] == {"person": "rzeznik", "location": "park", "weapon": "miecz"}
    assert len(mysteries) == 2
    assert hands[1] == {"left": "salon", "right": "noz"}
    assert (letters["b"], len(letters)) == ("port", 8)


# ---------------------------------------------------------------------- graphs


def seen_by(game: Timeline, eyes: int, seat: int) -> set[str]:
    """The cards that a seat sees, as the graph of a view has them."""
    return set(game.graph("table", eyes)[str(seat)])


@rule("TC-33", "TC-64")
@pytest.mark.parametrize("seats", SEATS)
def test_the_table_joins_a_seat_with_the_cards_that_it_sees(seats: int) -> None:
    game = dealt(seats)
    play(game, "look a" if seats < 6 else "ask 1 kobieta")
    for seat in game.seats:
        fronts = {card for other in game.seats if other != seat for card in DECK.slugs(game.state.mysteries[other])}
        looked = set(DECK.slugs(game.state.informants[:1])) if seat == 0 and seats < 6 else set()
        assert seen_by(game, TEACHER, seat) == fronts | set(DECK.slugs(game.state.hands[seat])) | looked
        assert seen_by(game, seat, seat) == seen_by(game, TEACHER, seat)
    assert game.graph("table", PUBLIC).number_of_edges() == 0


@rule("TC-64")
def test_a_view_shows_of_another_seat_only_the_cards_that_the_reader_sees_as_well() -> None:
    game = dealt(4)
    others = [set(DECK.slugs(game.state.mysteries[owner])) for owner in range(4)]
    assert seen_by(game, 0, 1) == others[2] | others[3]
    assert not set(DECK.slugs(game.state.mysteries[0])) & {card for seat in range(4) for card in seen_by(game, 0, seat)}


@rule("TC-67")
def test_the_table_notes_glasses_tokens_and_names() -> None:
    game = dealt(3, {"top_secret": True})
    play(game, "ask_secretly 2 kobieta")
    nodes = game.graph("table").nodes
    assert [(nodes[str(seat)]["glasses"], nodes[str(seat)]["tokens"]) for seat in range(3)] == [
        (None, None),
        (1, 1),
        (2, 1),
    ]
    assert (nodes["1"]["en"], nodes["1"]["pl"]) == ("Player B", "Gracz B")
    assert (nodes["park"]["en"], nodes["salon"]["en"]) == ("Park", "Parlor")
    assert len(nodes) == 3 + 21
    assert len({data["pos"] for _, data in nodes(data=True)}) == len(nodes)


@rule("TC-8")
def test_seats_stand_clockwise_round_the_table() -> None:
    spots = [dealt(4).graph("table").nodes[str(seat)]["pos"] for seat in range(4)]
    assert spots == [(0, 2), (2, 0), (0, -2), (-2, 0)]


@rule("TC-33", "TC-34")
def test_the_reference_table_shows_the_rule_of_sight_alone() -> None:
    table = gamekit.graph("thirteen_clues", "table")
    for seat in range(3):
        assert set(table[str(seat)]) == {f"front-{s}" for s in range(3) if s != seat} | {f"behind-{seat}"}
    assert table.nodes["front-1"]["pl"] == "przed zasłonką gracza B"
    assert table.nodes["behind-2"]["en"] == "behind the screen of Player C"
    assert len(table) == 9
    assert [table.nodes[node]["pos"] for node in ("front-0", "0", "behind-0")] == [(0, -2), (0, 2), (0, 4)]
    assert len({data["pos"] for _, data in table.nodes(data=True)}) == 9


@rule("TC-1", "TC-2")
@pytest.mark.parametrize("seats", [None, 2, 6])
def test_the_graph_of_cards_joins_those_of_one_colour_and_those_of_one_category(seats: int | None) -> None:
    graph = dealt(seats).graph("cards") if seats else gamekit.graph("thirteen_clues", "cards")
    colours = seats + 4 if seats else 10
    assert len(graph) == 3 * colours
    by = [data["by"] for *_, data in graph.edges(data=True)]
    assert by.count("colour") == 3 * colours
    full = 6 * 10
    assert by.count("category") == full if colours == 10 else by.count("category") < full
    assert graph.has_edge("rzeznik", "oficer")
    assert graph.has_edge("rzeznik", "trucizna")
    assert not graph.has_edge("rzeznik", "hrabina")
    assert graph.nodes["rzeznik"]["pos"] == (2, 0)
    assert graph.nodes["trucizna"]["pos"] == (2, -2)
    facts = {key: graph.nodes["rzeznik"][key] for key in ("number", "kind", "colour", "category", "en", "pl")}
    assert facts == {
        "number": 7,
        "kind": "osoba",
        "colour": "czerwony",
        "category": "mezczyzna",
        "en": "Butcher",
        "pl": "Rzeźnik",
    }
