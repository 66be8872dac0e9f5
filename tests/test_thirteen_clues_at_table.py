"""13 Clues at a real table: what one player sees, what is asked and answered, what follows; lines that clash."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import pytest
import thirteen_clues_retold as again
from rules_tested import rule
from thirteen_clues_positions import solution
from thirteen_clues_retold import FRONTS
from thirteen_clues_retold import by_hand as dealt

import gamekit
from gamekit import CHANCE, PUBLIC, TEACHER, Illegal, Move, SettingError, Timeline, Unreadable
from gamekit import conformance as suite
from gamekit.conformance import legality, replay, words
from gamekit.conformance.playing import random_game, random_games, settings
from gamekit.conformance.report import Report, check_header
from gamekit.conformance.twins import Eyes, Twin, check_twin
from gamekit.game import UNKNOWN, Setting
from gamekit.registry import both, find
from gamekit.text import text
from gamekit.thirteen_clues import GAME, game
from gamekit.thirteen_clues.board import DECK, PARTS
from gamekit.thirteen_clues.entering import HOLD

TABLE = find("thirteen_clues_table")
SETTINGS: list[tuple[int, int, dict[str, Any]]] = [
    (2, 0, {}),
    (2, 1, {"turn_cap": 9}),
    (3, 1, {"top_secret": True}),
    (3, 2, {"whole_kinds": True}),
    (4, 3, {"top_secret": True, "turn_cap": 12}),
    (5, 4, {}),
    (6, 2, {"top_secret": True}),
]


def played(seats: int, options: dict[str, Any], seed: int, moves: int = 24) -> Timeline:
    """A game of so many moves after the deal."""
    dealing = 1 + 3 * (seats + 4) + 2 * seats
    return random_game(GAME, GAME.setting(seats, "page", options), seed, dealing + moves)


def refused(table: Timeline, line: str) -> str:
    refusal = table.why_not(line)
    assert refusal is not None
    assert refusal.en
    assert refusal.pl
    return refusal.reason


# ---------------------------------------------------------------------- a game told again


@pytest.mark.parametrize(("seats", "me", "options"), SETTINGS)
def test_a_game_told_again_shows_tells_and_lets_deduce_the_same(seats: int, me: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        original = played(seats, options, 10 * seats + seed)
        table, nodes = again.at_table(original, me), original.path()
        start = next(node.number for node in nodes if node.move and node.move.verb == "first")
        entered = again.entries(nodes, me)
        for node in nodes[start:]:
            original.jump(node.number)
            for line in islice(entered, 3 + seats - 1 if node.number == start else 1):
                table.do(line)
            if not original.over:
                assert shown(table, me) == shown(original, me)
                assert shown(table, PUBLIC) == shown(original, PUBLIC)
                assert (table.knowledge(me).weights == original.knowledge(me).weights).all()
        assert again.heard(table, me) == again.heard(original, me)
        assert again.heard(table, PUBLIC) == again.heard(original, PUBLIC)
        assert table.scores() == original.scores()


def shown(game: Timeline, seat: int) -> Any:
    """A view without the option that only a table has."""
    view = game.view(seat)
    return view._replace(options=view.options[:3])


def test_a_right_accusation_opens_just_the_mystery_that_was_named() -> None:
    """TC-46, TC-64."""
    original = played(3, {}, 4, 6)
    while original.state.agenda[-1].kind == "take":
        original.play(original.moves()[0])
    winner = original.actor
    assert winner is not None
    original.do(solution(original, winner))
    for me in original.seats:
        table = again.retold(original, me)
        assert table.over
        assert table.view(PUBLIC).mysteries[winner] == original.state.mysteries[winner]
        assert table.scores()[winner].won
        told = [event for event in table.events(TEACHER) if event.kind in again.UNTOLD - {"laid"}]
        assert all(UNKNOWN not in event.details.values() for event in told)
        assert {e.seat for e in told if e.kind == "mystery_shown"} == set(table.seats) - {me, winner}


# ---------------------------------------------------------------------- what is entered, and what is refused


def test_what_i_see_is_entered_card_by_card() -> None:
    table = gamekit.at_table("thirteen_clues", 3, 1)
    assert refused(table, "chance: front 0 oficer targ kusza") == "other_hand"
    assert refused(table, "chance: front 2 kwiaciarka salon noz") == "not_in_play"
    table.do("chance: front 2 hrabina salon noz")
    assert refused(table, "chance: front 0 oficer salon kusza") == "stands_in_front"
    table.do("chance: front 0 oficer targ kusza")
    assert refused(table, "chance: hold_left kwiaciarka") == "not_in_play"
    assert refused(table, "chance: hold_left targ") == "stands_in_front"
    table.do("chance: hold_left rzeznik")
    assert refused(table, "chance: hold_right rzeznik") == "already_dealt"
    assert table.knowledge(1) is None
    table.do("chance: hold_right park")
    assert table.knowledge(1).total
    assert len(table.knowledge(1).heard.unseen) == 13


@rule("TC-64")
def test_a_card_that_cannot_be_entered_twice_is_refused_with_where_it_stands() -> None:
    table = gamekit.at_table("thirteen_clues", 3, 1)
    table.do(f"chance: {FRONTS[0]}")
    refusal = table.why_not("chance: front 0 hrabina targ kusza")
    assert refusal is not None
    assert refusal.en.startswith("Countess already stands in front of Player C.")
    assert refusal.pl.startswith("Hrabina stoi już przed zasłonką gracza C.")


@rule("TC-64")
def test_nothing_that_is_offered_to_be_entered_tells_what_i_hold() -> None:
    offers = []
    for mine in (("rzeznik", "park"), ("miecz", "tancerka")):
        table, seen = gamekit.at_table("thirteen_clues", 3, 1), []
        for line in (*FRONTS, *(f"hold_{side} {card}" for side, card in zip(("left", "right"), mine, strict=True))):
            seen += table.chances() if "hold_right" not in line else []  # that offer lacks my left card: it is for me
            table.do(f"chance: {line}")
        offers.append([*seen, *table.chances()])
    assert offers[0] == offers[1]


@rule("TC-1", "TC-2")
@pytest.mark.parametrize(("what", "most"), [("czerwony", 3), ("mezczyzna", 3), ("kobieta", 4), ("wnetrze", 4)])
def test_no_more_cards_are_seen_than_there_are(what: str, most: int) -> None:
    table = dealt()
    for count in range(11):
        line = f"ask 1 {what} {count}"
        if count > most:
            assert refused(table, line) == "no_such_answer"
        else:
            assert table.why_not(line) is None


@rule("TC-10", "TC-31", "TC-54")
@pytest.mark.parametrize(
    ("seats", "line", "answers"),
    [
        (2, "ask_left 1 osoba", range(1, 3)),  # my person, and perhaps B's left card
        (2, "ask_right 1 kobieta", range(3)),
        (2, "ask_left 1 czerwony", range(4)),
        (3, "ask 1 bron", range(2, 5)),
        (3, "ask_secretly 1 kobieta", range(5)),
        (6, "ask 1 lokalizacja", range(5, 8)),
        (6, "ask 1 wnetrze", range(6)),  # there are just five
    ],
)
def test_an_answer_that_no_deal_can_give_is_refused(seats: int, line: str, answers: range) -> None:
    table = gamekit.at_table("thirteen_clues", seats, 0, options={"whole_kinds": True, "top_secret": seats == 3})
    while table.actor == CHANCE:
        table.play(table.chances()[0][0])
    assert [count for count in range(11) if table.why_not(f"{line} {count}") is None] == list(answers)


def test_the_rules_of_the_game_refuse_what_they_refuse_anywhere() -> None:
    table = dealt()
    reasons = {
        "ask 0 czerwony 1": "asks_oneself",
        "ask 1 szary 0": "colour_out",
        "ask 1 osoba 2": "no_kinds",
        "ask_left 1 czerwony 1": "no_sides",
        "ask_secretly 1 czerwony 1": "not_secret",
        "ask_unheard 2": "not_secret",
        "look_unseen h": "empty_letter",
        "accuse hrabina park miecz wrong": "accuser_sees",
        "accuse kwiaciarka park miecz wrong": "not_in_play",
    }
    assert {line: refused(table, line) for line in reasons} == reasons


@rule("TC-43")
def test_an_accusation_that_is_refused_is_told_of_the_accuser_and_mine_as_mine() -> None:
    others, mine = dealt().why_not("accuse hrabina port miecz wrong"), dealt("ask 1 czerwony 1")
    assert others is not None
    assert others.en.startswith("Player A sees the Countess in front of Player C and so cannot name that card.")
    assert others.pl.startswith("Gracz A widzi Hrabinę przed zasłonką gracza C, więc nie może wskazać tej karty.")
    assert refused(mine, "accuse hrabina port miecz wrong") == "seen_in_front"
    assert refused(mine, "accuse rzeznik port miecz wrong") == "seen_behind"
    assert dealt().why_not("accuse rzeznik park miecz wrong") is None  # A does not see what lies behind my screen


@rule("TC-28", "TC-59")
def test_a_question_that_is_refused_is_told_of_the_asker_and_mine_as_mine() -> None:
    table = dealt(top_secret=True)
    assert refused(table, "ask 0 czerwony 1") == "asks_oneself"
    assert refused(table, "ask_unheard 0") == "asks_oneself"
    table.do("ask_unheard 2")
    assert refused(table, "ask 1 czerwony 1") == "own_witness"
    for line in ("ask_secretly 0 czerwony 1", "ask 0 czerwony 1", "ask 0 zielony 1"):
        table.do(line)
    assert refused(table, "ask_unheard 2") == "no_token_there"
    for line in ("ask 1 czerwony 1", "ask 1 zielony 1", "ask 1 rozowy 1"):
        table.do(line)
    assert refused(table, "ask_secretly 2 rozowy 1") == "no_token"


@rule("TC-36", "TC-60", "TC-64")
def test_only_what_i_hear_and_see_is_told_with_its_answer() -> None:
    table = dealt(top_secret=True)
    assert refused(table, "look a miecz") == "untold"
    assert refused(table, "ask_secretly 2 czerwony 1") == "untold"
    assert refused(table, "ask_unheard 1") == "told"
    table.do("ask_secretly 1 czerwony 1")
    assert refused(table, "look_unseen a") == "told"
    assert refused(table, "look a rzeznik") == "already_dealt"
    assert refused(table, "look a oficer") == "stands_in_front"
    assert refused(table, "look a kwiaciarka") == "not_in_play"
    table.do("look a miecz")
    assert table.view(1).informants[0] == DECK.number["miecz"]
    assert table.view(PUBLIC).informants[0] == UNKNOWN
    assert table.knowledge(1).places["miecz"]["informants"] == 1


@pytest.mark.parametrize("line", ["ask 1 czerwony", "ask 1 czerwony 11", "accuse hrabina park miecz", "deal 0 korek"])
def test_a_move_without_its_answer_is_no_move(line: str) -> None:
    with pytest.raises(Unreadable):
        dealt().do(line)


def test_answers_are_read_by_their_names_in_both_languages() -> None:
    table = dealt()
    assert table.read("ask 1 red 2") == table.read("ask B czerwony 2") == Move(0, "ask", ("1", "czerwony", "2"))
    assert table.read("accuse Książę Park Miecz błędnie").words == ("ksiaze", "park", "miecz", "wrong")
    assert text("en", TABLE).move(table.read("ask 1 red 2")) == "question to Player B: red (answer: 2)"
    assert text("pl", TABLE).move(table.read("ask 1 red 2")) == "pytanie do gracza B o czerwone karty (odpowiedź: 2)"
    assert text("pl", TABLE).move(Move(1, "look", ("a", "noz"))) == "informator A: Nóż"


def test_me_must_sit_at_the_table_and_top_secret_is_for_three() -> None:
    with pytest.raises(SettingError, match="option me can be 0 – 1, not 2"):
        gamekit.at_table("thirteen_clues", 2, 2)
    with pytest.raises(SettingError, match="top_secret"):
        gamekit.at_table("thirteen_clues", 2, 0, options={"top_secret": True})


# ---------------------------------------------------------------------- one game among games


def test_the_variant_is_found_by_its_name_and_is_no_game_of_its_own() -> None:
    assert TABLE.real_table
    assert TABLE.package == "gamekit.thirteen_clues"
    assert both(GAME) == both(TABLE) == (GAME, TABLE)
    assert "thirteen_clues_table" not in gamekit.games()


def test_a_record_of_a_table_is_read_again() -> None:
    table = again.retold(played(4, {"top_secret": True}, 1), 2)
    replay.check_record(table)
    for seat in (*table.seats, PUBLIC):
        replay.check_transcript(table, seat)
    assert gamekit.load(table.record()).game is TABLE


def test_a_deck_of_ones_own_has_a_table_too() -> None:
    own = game(DECK._replace(name="my own"))
    table = gamekit.at_table(own, 2, 1)
    assert table.game.data == "my own"
    assert gamekit.load(table.record(), {"thirteen_clues": own}).game is table.game


def short_of_glasses() -> Timeline:
    """A table with six players who only ask, up to a glass that is taken from another player (TC-21)."""
    table, rng = gamekit.at_table("thirteen_clues", 6, 2), random.Random(2)
    while "take" not in [node.move.verb for node in table.path() if node.move]:
        open_now = [move for move in table.moves() if move.verb not in ("accuse", "look_unseen")]
        table.play(table.random_move(rng) if table.actor == CHANCE else rng.choice(open_now))
    return table


@rule("TC-20", "TC-21")
def test_a_glass_taken_from_a_player_is_entered_when_the_supply_is_empty() -> None:
    table = short_of_glasses()
    taken = table.here
    assert taken.move is not None
    table.back()
    assert table.state.supply == 0
    assert table.actor == taken.move.seat
    assert {move.verb for move in table.moves()} == {"take"}
    assert {int(move.words[0]) for move in table.moves()} == {s for s in table.seats if table.state.glasses[s]}
    assert [event.kind for event in table.play(taken.move)] == ["glass_claimed"]


def test_a_table_keeps_what_the_kit_promises() -> None:
    check_header(TABLE)
    words.check_declared_words(TABLE)
    legality.check_first_chances(TABLE, settings(TABLE))
    replay.check_seeds(TABLE)
    report, said = Report(TABLE.name), words.Said()
    by_chance = islice(random_games(TABLE, 4, 40), 0, None, 3)  # too short for the supply to become empty
    for name, timeline in by_chance:
        with suite.told_where(name):
            suite.check_game(timeline, report, said)
    table = short_of_glasses()
    for node in table.nodes:
        suite.check_node(table, node, report, said)
    suite.look_closely(table, table.nodes[-2], random.Random(2), report)
    words.check_refusal_words(TABLE, report.refusals.values())
    assert set(report.verbs) == set(TABLE.verbs)
    assert report.reasons["no_such_answer"] > 100


def other_cards(setting: Setting, moves: Sequence[Move], observer: int, rng: random.Random) -> Iterator[Twin]:
    """TC-64: for everybody but me, the cards behind my screen may be others of their kind.

    For a player so may those of the own mystery, and for onlookers those of all.
    """
    if observer == setting.options["me"]:
        return
    named = {word for move in moves for word in move.words}
    spare = [card.slug for card in DECK.in_play(setting.seats) if card.slug not in named]
    rng.shuffle(spare)
    for kind in ("hands", "fronts"):
        left = list(spare)
        yield Twin(kind, tuple(exchanged(move, left) if hides(move, kind, observer) else move for move in moves))


def hides(move: Move, kind: str, observer: int) -> bool:
    """Whether a move enters cards of that kind which the observer does not see."""
    if kind == "hands":
        return move.verb in HOLD
    return move.verb == "front" and observer in (PUBLIC, int(move.words[0]))


def exchanged(move: Move, spare: list[str]) -> Move:
    """The move with other cards of the same kinds, which are spare no longer; where there is none, with the same."""
    return move._replace(words=tuple(another(word, spare) if word in DECK.number else word for word in move.words))


def another(card: str, spare: list[str]) -> str:
    found = next((other for other in spare if DECK.part_of(other) == DECK.part_of(card)), card)
    spare[:] = [other for other in spare if other != found]
    return found


@rule("TC-64")
def test_nobody_else_can_tell_what_i_hold_or_what_stands_in_front_of_them() -> None:
    """What is offered, too, is the same to everybody, but for my own two cards, and for fronts to their owners."""
    report = Report(TABLE.name)
    for seats, me, options in SETTINGS:
        table = again.retold(played(seats, options, 40 + seats, 5), me)
        moves = [node.move for node in table.path() if node.move and not table.over]
        for observer in (*table.seats, PUBLIC):
            for twin in other_cards(table.setting, moves, observer, random.Random(seats)):
                hidden = {*HOLD, *(["front"] if twin.kind == "fronts" else [])}
                eyes = Eyes(observer, frozenset(TABLE.verbs) - hidden)
                pair = Timeline(TABLE, table.setting), Timeline(TABLE, table.setting)
                report.twins[twin.kind] += check_twin(*pair, moves, twin, eyes)
    assert report.twins["hands"] > 5
    assert report.twins["fronts"] > 5
    assert dealt().view(TEACHER).hands[1] == (DECK.number["rzeznik"], DECK.number["park"])
    assert len(PARTS) == len(dealt().view(TEACHER).mysteries[0])
    assert dealt().view(PUBLIC).hands[1] == (UNKNOWN, UNKNOWN)


def test_moves_of_chance_are_refused_in_words_when_it_is_a_players_turn() -> None:
    with pytest.raises(Illegal):
        dealt().play(Move(CHANCE, "hold_left", ("noz",)))
