"""The rules of 07 zgłoś się, one by one: what is in the box, how a mini-game is set up, what chance does.

The other rules: test_zero_seven_rules_actions.py, _scoring.py and _knowledge.py.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest
from positions import only, seat_move, why
from rules_tested import rule
from slow_zero_seven import ADJACENT, CARDS, CRIMES, PLACES, SUSPECTS
from zero_seven_positions import KINDS, chance, deal, dealt, kinds, play, solution, wrong

import gamekit
from gamekit import CHANCE, Unreadable, zero_seven
from gamekit.text import text
from gamekit.zero_seven.board import CITY, Card, read_city

SEATS = range(2, 6)

# ---------------------------------------------------------------------- components


@rule("ZS-1")
def test_two_to_five_players_take_part() -> None:
    assert [len(gamekit.start("zero_seven", seats).seats) for seats in SEATS] == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(ValueError, match="seats"):
            gamekit.start("zero_seven", seats)


@rule("ZS-1")
def test_the_next_seat_is_the_left_neighbour_and_after_the_last_comes_the_first() -> None:
    game = dealt(5)
    turns = [only(play(game, f"detective {place}"), "turn").seat for place in PLACES[:6]]
    assert turns == [1, 2, 3, 4, 0, 1]


@rule("ZS-2")
def test_the_map_has_fourteen_places_and_the_adjacencies_of_the_table() -> None:
    board = gamekit.graph("zero_seven")
    assert list(board) == PLACES
    near = {number: {PLACES.index(other) + 1 for other in board[place]} for number, place in enumerate(PLACES, 1)}
    assert near == ADJACENT
    assert sum(map(len, near.values())) == 58


@rule("ZS-3")
def test_adjacency_is_mutual_and_no_place_is_adjacent_to_itself() -> None:
    for number, near in enumerate(CITY.adjacent, start=1):
        assert number not in near
        assert all(number in CITY.adjacent[other - 1] for other in near)


@rule("ZS-3")
@pytest.mark.parametrize(
    ("near", "fault"),
    [
        ({1, 3, 4, 6, 7}, r"^\[\[place\]\] muranow: it is adjacent to itself"),
        ({1, 4, 6}, r"^\[\[place\]\] ogrod_saski: muranow is in `adjacent`, but not the other way; write ogrod_saski"),
    ],
)
def test_a_map_in_which_adjacency_is_otherwise_is_refused_by_name(near: set[int], fault: str) -> None:
    table = tomllib.loads((zero_seven.GAME.folder / "city.toml").read_text(encoding="utf-8"))
    table["place"][2]["adjacent"] = [PLACES[number - 1] for number in near]
    with pytest.raises(ValueError, match=fault):
        read_city(table)


@rule("ZS-3")
def test_two_steps_away_is_not_adjacent() -> None:
    game = dealt(cases=["bursztyn cytadela wlamanie"])
    told = only(play(game, "detective hala_mirowska"), "detective").details
    assert (told["discs"], told["cubes"]) == (0, 0), "Muranów lies between the Citadel and Mirowska Hall"


@rule("ZS-4")
def test_every_place_carries_a_suspect_tile_and_a_crime_tile_besides_its_own() -> None:
    game = dealt()
    laid = game.graph().nodes
    assert [laid[place]["suspect"] for place in PLACES] == [*SUSPECTS, "blank", "blank"]
    assert [laid[place]["crime"] for place in PLACES] == [*CRIMES, *["blank"] * 4]


@rule("ZS-5")
def test_a_place_tile_is_the_place_itself_whatever_other_tiles_lie_there() -> None:
    suspects = {"lazienki": "bursztyn", "cytadela": "blank"}
    game = dealt(cases=["korek lazienki oszustwo"], suspects=suspects, display=["lazienki"])
    assert only(play(game, "evidence lazienki"), "evidence").details["result"] == "disc"
    assert not [verb for verb in game.game.verbs if verb.startswith("lay_place")]


@rule("ZS-6")
def test_there_are_twelve_suspect_tiles_and_two_blank_ones() -> None:
    game = gamekit.start("zero_seven")
    for place in range(3):
        assert (game.why_not("lay_suspect blank", CHANCE) is None) == (place < 2)
        chance(game, "lay_suspect blank" if place < 2 else "lay_suspect korek", "lay_crime blank")
    assert why(game, "lay_suspect blank", CHANCE) == ("tile_laid", ("ZS-15", "ZS-6"))
    assert sorted(dealt().state.suspect_at) == [0, 0, *range(1, 13)]


@rule("ZS-7")
def test_there_are_ten_crime_tiles_and_four_blank_ones() -> None:
    game = gamekit.start("zero_seven")
    for place in range(4):
        chance(game, f"lay_suspect {SUSPECTS[place]}", "lay_crime blank")
    chance(game, "lay_suspect zegar")
    assert why(game, "lay_crime blank", CHANCE) == ("tile_laid", ("ZS-15", "ZS-7"))
    assert sorted(dealt().state.crime_at) == [0, 0, 0, 0, *range(1, 11)]


def before_the_cases(seats: int = 2) -> gamekit.Timeline:
    """A game in which all tiles lie, and the first case is dealt next."""
    game = dealt(seats)
    game.jump(28)
    return game


@rule("ZS-8")
def test_the_case_cards_are_twelve_suspects_fourteen_places_and_ten_crimes() -> None:
    game = before_the_cases()
    decks = {}
    for kind, word in zip(KINDS, ("korek", "muranow", "oszustwo"), strict=True):
        decks[kind] = [move.words[1] for move, _ in game.chances()]
        chance(game, f"deal_{kind} 0 {word}")
    assert decks == {"suspect": SUSPECTS, "place": PLACES, "crime": CRIMES}


@rule("ZS-9")
def test_there_is_one_evidence_card_for_each_element_and_nine_lie_face_up() -> None:
    state = dealt().state
    assert Counter(CITY.slug(card) for card in (*state.deck, *state.display)) == Counter(CARDS)
    assert (len(state.deck), len(state.display)) == (27, 9)
    with pytest.raises(Unreadable):
        dealt().do("evidence blank")


@rule("ZS-10")
def test_five_detectives_must_last_for_the_whole_game() -> None:
    game = dealt()
    for place in PLACES[:4]:
        play(game, f"detective {place}", f"detective {place}")
    play(game, solution(game, 0), solution(game, 1))
    deal(game)
    assert [desk.detectives for desk in game.state.desks] == [1, 1]
    play(game, "detective cytadela", "detective cytadela", "evidence bursztyn")
    assert why(game, "detective muranow") == ("no_detectives", ("ZS-10", "ZS-37"))


@rule("ZS-11")
def test_cubes_never_run_out() -> None:
    """Five detectives all around Old Town Square: fifteen cubes, and the box has ten."""
    game = dealt(cases=["iskra rynek_starego_miasta podpalenie"])
    around = sorted(gamekit.graph("zero_seven")["rynek_starego_miasta"])[:5]
    for place in around:
        play(game, f"detective {place}", f"detective {place}")
    assert sum(placed.cubes for placed in game.state.desks[0].placed) == 15


@rule("ZS-12")
def test_elements_of_one_number_and_different_types_are_not_confused() -> None:
    """Cork, Muranów and Fraud are all number 3; the case has Cork alone, and all else lies far away."""
    game = dealt(cases=["korek lazienki kradziez_obrazu"], display=["muranow", "oszustwo", "korek"])
    results = [only(play(game, f"evidence {card}"), "evidence").details["result"] for card in ("muranow", "bursztyn")]
    assert results[0] == "nothing"
    results = [only(play(game, f"evidence {card}"), "evidence").details["result"] for card in ("oszustwo", "kapelusz")]
    assert results[0] == "nothing"
    assert only(play(game, "evidence korek"), "evidence").details["result"] == "disc"


@rule("ZS-12")
def test_other_names_do_not_change_a_game() -> None:
    same: Any = {lang: {kind: {} for kind in names} for lang, names in CITY.names.items()}
    renamed = zero_seven.game(CITY._replace(name="nameless", names=same))
    moves = ["detective muranow", "evidence bursztyn", "solve korek muranow oszustwo"]
    games = [gamekit.start(game, 2, seed=5) for game in ("zero_seven", renamed)]
    for game in games:
        game.do(moves[0])
        game.do(next(move for move in game.moves() if move.verb == "evidence"))
        game.do(moves[2])
    assert games[0].state == games[1].state


@rule("ZS-13")
def test_the_names_are_those_of_the_house() -> None:
    words = text("pl", zero_seven.GAME)
    suspects = "Bursztyn Kapelusz Korek Iskra Mgiełka Kometa Guzik Chmura Zegar Pieprz Latarnia Akordeon"
    assert " ".join(words.name("suspect", slug) for slug in SUSPECTS) == suspects
    places = ["Cytadela", "Most Gdański", "Muranów", "Rynek Starego Miasta", "Bazar Różyckiego", "Hala Mirowska"]
    places += ["Ogród Saski", "Mariensztat", "Port Praski", "Plac Defilad", "Nowy Świat", "Powiśle"]
    assert [words.name("place", slug) for slug in PLACES] == [*places, "Pole Mokotowskie", "Łazienki"]
    assert text("en", zero_seven.GAME).name("crime", "paserstwo") == "Fencing"


# ---------------------------------------------------------------------- set-up


def solve_all(game: gamekit.Timeline) -> list[gamekit.Event]:
    """Everybody solves; what happened."""
    return [event for seat in list(game.state.unfinished) for event in play(game, solution(game, game.actor or 0))]


@rule("ZS-14")
def test_a_game_has_three_mini_games_with_a_case_for_everybody_in_each() -> None:
    game = dealt(3)
    begun = [event.details["number"] for event in game.events() if event.kind == "round"]
    for _ in range(2):
        assert all(min(case) > 0 for case in game.state.cases)
        begun.append(only(solve_all(game), "round").details["number"])
        deal(game)
    assert begun == [1, 2, 3]
    assert kinds(solve_all(game))[-1] == "game_over"
    assert game.over


@rule("ZS-15")
def test_all_tiles_are_dealt_anew_in_each_mini_game_and_each_lies_at_one_place() -> None:
    game = dealt()
    solve_all(game)
    assert (game.state.suspect_at, game.state.crime_at) == ((), ())
    chance(game, "lay_suspect korek", "lay_crime blank")
    refusal = game.why_not("lay_suspect korek", CHANCE)
    assert refusal is not None
    assert (refusal.reason, refusal.rules[0]) == ("tile_laid", "ZS-15")
    assert game.why_not("lay_suspect iskra", CHANCE) is None


@rule("ZS-16")
def test_no_two_players_share_an_element() -> None:
    game = before_the_cases(3)
    chance(game, "deal_suspect 0 korek", "deal_place 0 muranow", "deal_crime 0 oszustwo")
    for kind, word in zip(KINDS, ("korek", "muranow", "oszustwo"), strict=True):
        refusal = game.why_not(f"deal_{kind} 1 {word}", CHANCE)
        assert (refusal or ())[:3] == ("already_dealt", ("ZS-16",), {"card": word})
        assert word not in [move.words[1] for move, _ in game.chances()]
        chance(game, f"deal_{kind} 1 {dict(zip(KINDS, ('iskra', 'lazienki', 'sabotaz'), strict=True))[kind]}")


@rule("ZS-17")
def test_everybody_solves_an_own_case() -> None:
    game = dealt(2, cases=["korek muranow oszustwo", "iskra lazienki sabotaz"])
    assert kinds(play(game, "solve iskra lazienki sabotaz"))[0] == "wrong"
    assert kinds(play(game, "solve iskra lazienki sabotaz"))[0] == "solved"


@rule("ZS-18")
@pytest.mark.parametrize("seats", SEATS)
def test_the_cards_of_a_case_lie_with_the_right_neighbour(seats: int) -> None:
    game = dealt(seats)
    for seat in range(seats):
        open_cases = [owner for owner, case in enumerate(game.view(seat).cases) if case == game.state.cases[owner]]
        assert open_cases == [(seat + 1) % seats]


@rule("ZS-19")
def test_at_a_new_mini_game_all_evidence_cards_are_gathered_and_nine_turned_up() -> None:
    game = dealt(display=["bursztyn", "zegar"])
    play(game, "evidence bursztyn", "evidence zegar", solution(game, 0), solution(game, 1))
    state = game.state
    assert (len(state.deck), state.display, state.discards) == (36, (), ())
    deal(game, display=["bursztyn", "zegar"])
    assert game.state.display[:2] == (Card(0, 1), Card(0, 9))
    assert (len(game.state.display), len(game.state.deck), game.actor) == (9, 27, 1)


@rule("ZS-20")
def test_tokens_go_back_to_their_owners_and_detectives_that_were_placed_leave_the_game() -> None:
    game = dealt()
    play(game, "detective cytadela", "evidence kapelusz", "evidence korek", wrong(game, 1))
    play(game, solution(game, 0), solution(game, 1))
    desks = game.state.desks
    assert [(desk.detectives, desk.placed, desk.tokens, desk.aside) for desk in desks] == [
        (4, (), (), ()),
        (5, (), (), ()),
    ]
    assert [(desk.score, desk.penalties, desk.finished) for desk in desks] == [(7, 0, ""), (5, 2, "")]


@rule("ZS-21")
def test_a_solution_is_worth_seven_at_the_start_of_each_mini_game() -> None:
    game = dealt(3)
    assert game.state.value == 7
    play(game, solution(game, 0), wrong(game, 1), wrong(game, 2))
    assert game.state.value == 5
    play(game, solution(game, 1), solution(game, 2))
    assert (game.state.mini_game, game.state.value) == (2, 7)


@rule("ZS-22")
@pytest.mark.parametrize(("seats", "starts"), [(2, [0, 1, 0]), (3, [0, 1, 2]), (5, [0, 1, 2])])
def test_the_seats_take_turns_at_starting_a_mini_game(seats: int, starts: list[int]) -> None:
    game = dealt(seats)
    begun = [(game.state.start, game.actor)]
    for _ in range(2):
        solve_all(game)
        deal(game)
        begun.append((game.state.start, game.actor))
    assert begun == [(start, start) for start in starts]
    assert [event.details["start"] for event in game.events() if event.kind == "round"] == starts


# ---------------------------------------------------------------------- chance


@rule("ZS-70")
def test_all_that_is_random_is_a_listed_outcome_with_a_weight_and_decks_have_no_order() -> None:
    game = gamekit.start("zero_seven", 3, seed=4)
    for node in game.path()[:-1]:
        odds = dict(game.game.chances(node.state))
        assert odds, "before the first turn, CHANCE alone decides"
        assert all(weight > 0 for weight in odds.values())
        assert node.next
        assert node.next.move in odds
    again = gamekit.start("zero_seven", 3)
    for node in game.path()[1:]:
        assert node.move
        again.play(node.move)
    assert again.state == game.state, "the moves are all there is to know about the shuffling"
    assert list(game.state.deck) == sorted(game.state.deck)


@rule("ZS-71")
def test_tiles_are_drawn_place_by_place_each_element_with_weight_1_and_blanks_by_their_number() -> None:
    game = gamekit.start("zero_seven")
    order = []
    while game.chances()[0][0].verb.startswith("lay"):
        odds = {move.words[0]: weight for move, weight in game.chances()}
        laid = game.state.suspect_at if game.chances()[0][0].verb == "lay_suspect" else game.state.crime_at
        blanks = (2 if game.chances()[0][0].verb == "lay_suspect" else 4) - laid.count(0)
        assert odds.pop("blank", 0) == blanks
        assert set(odds.values()) <= {1}
        assert len(odds) + blanks == 14 - len(laid)
        chance(game, game.chances()[-1][0].notation)
        order += [event for event in game.here.events if event.kind.endswith("_tile")]
    assert [event.details["place"] for event in order] == [place for place in PLACES for _ in range(2)]
    assert [event.kind for event in order] == ["suspect_tile", "crime_tile"] * 14


@rule("ZS-72")
def test_cases_are_dealt_seat_by_seat_with_weight_1_for_each_card_left() -> None:
    game = before_the_cases(3)
    for owner in range(3):
        for kind, size in zip(KINDS, (12, 14, 10), strict=True):
            odds = game.chances()
            assert {(move.verb, move.words[0]) for move, _ in odds} == {(f"deal_{kind}", str(owner))}
            assert [weight for _, weight in odds] == [1] * (size - owner)
            late = game.why_not(seat_move(CHANCE, f"deal_{kind} {(owner + 1) % 3} {odds[-1][0].words[1]}"))
            assert late is not None
            assert (late.reason, late.rules, late.details) == ("other_case", ("ZS-72",), {"seat": owner})
            chance(game, odds[-1][0].notation)
            assert only(game.here.events, f"case_{kind}").seat == owner


@rule("ZS-73")
def test_every_card_of_the_deck_is_as_likely_as_any_other_to_be_turned_up() -> None:
    game = before_the_cases()
    game.jump(28 + 6)
    for turned in range(9):
        assert [weight for _, weight in game.chances()] == [1] * (36 - turned)
        chance(game, f"reveal {CARDS[3 * turned]}")
    game.do("evidence bursztyn")
    assert [move.words[0] for move, _ in game.chances()] == [c for c in CARDS if CARDS.index(c) % 3 or c in CARDS[27:]]
    assert why(game, "reveal bursztyn", CHANCE) == ("not_in_deck", ("ZS-73",))


@rule("ZS-74")
def test_at_first_a_case_is_one_of_1287_all_equally_likely() -> None:
    known = dealt(3).knowledge(0)
    assert known.remaining == 11 * 13 * 9 == 1287
    assert {odds for *_, odds in known.cases()} == {Fraction(1, 1287)}


@rule("ZS-75")
def test_who_starts_is_not_random() -> None:
    assert {gamekit.start("zero_seven", 4, seed=seed).actor for seed in range(20)} == {0}
    decided = {move.verb for seed in range(3) for move in chance_moves(seed)}
    assert decided == {"lay_suspect", "lay_crime", "deal_suspect", "deal_place", "deal_crime", "reveal"}


def chance_moves(seed: int) -> list[gamekit.game.Move]:
    return [node.move for node in gamekit.start("zero_seven", 4, seed=seed).path() if node.move]
