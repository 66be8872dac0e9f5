"""At a real table: what one player holds, what is asked and answered, and what follows from it; lines that clash."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from typing import Any

import pytest
import zero_seven_retold as again
from rules_tested import rule
from toy_game import GAME as TREASURE
from zero_seven_positions import full_layout, solution

import gamekit
from gamekit import CHANCE, PUBLIC, TEACHER, Event, Illegal, InputError, Move, SettingError, Timeline, Unreadable
from gamekit import conformance as suite
from gamekit.conformance import legality, replay, words
from gamekit.conformance.playing import random_game, random_games, settings
from gamekit.conformance.report import Report, check_header
from gamekit.conformance.twins import Eyes, Secrets, Twin, check_twin
from gamekit.deduction import ContradictionError
from gamekit.exercises import exercises
from gamekit.game import UNKNOWN, Setting
from gamekit.reasons import clash
from gamekit.record import RecordError
from gamekit.registry import both, find
from gamekit.text import text
from gamekit.zero_seven import GAME, game
from gamekit.zero_seven.board import CITY, KINDS
from gamekit.zero_seven.state import Case

TABLE = find("zero_seven_table")
MOVES = 18  # decisions of a random game
APART = 3  # steps between those where deduction is compared, for it takes a while with five seats
CASE = ["korek", "muranow", "oszustwo"]  # what `me` holds in a game by hand
SETTINGS = [(2, 0, {}), (3, 1, {}), (3, 2, {"one_attempt": True}), (4, 3, {"max_phases": 3}), (5, 4, {})]


def played(seats: int, options: dict[str, Any], seed: int, moves: int = MOVES) -> Timeline:
    return random_game(GAME, GAME.setting(seats, "page", {**options, "mini_games": 1}), seed, moves)


def dealt(seats: int = 3, me: int = 1, **options: Any) -> Timeline:
    """A table whose tiles lie in the order of the tables, with the first nine cards face up."""
    table = gamekit.at_table("zero_seven", seats, me, options=options)
    tiles = [full_layout(kind, {}) for kind in KINDS[::2]]
    lines = [f"lay_{kind} {row[place]}" for place in CITY.places for kind, row in zip(KINDS[::2], tiles, strict=True)]
    lines += [f"hold_{kind} {card}" for kind, card in zip(KINDS, CASE, strict=True)]
    for line in [*lines, *(f"reveal {card}" for card in list(CITY.cards)[: CITY.display])]:
        table.do(f"chance: {line}")
    return table


def enter(table: Timeline, *lines: str) -> list[Event]:
    """Enter what is asked and answered, each for whose turn it is; the display is filled from the top of the deck."""
    events: list[Event] = []
    for line in lines:
        events += table.do(line)
        while table.actor == CHANCE:
            events += table.play(table.chances()[0][0])
    return events


# ---------------------------------------------------------------------- a game told again


@pytest.mark.parametrize(("seats", "me", "options"), SETTINGS)
def test_a_game_told_again_shows_tells_and_lets_deduce_the_same(seats: int, me: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        original = played(seats, options, 10 * seats + seed)
        table = again.at_table(original, me)
        entered = again.entries(original.path(), me, seats)
        for node in original.path()[1:]:
            original.jump(node.number)
            if node.move and (not node.move.verb.startswith("deal_") or int(node.move.words[0]) == (me + 1) % seats):
                table.do(next(entered))
            if node.move and node.move.seat >= 0 and not original.over:
                assert table.view(me) == original.view(me)
                assert table.view(PUBLIC) == original.view(PUBLIC)
                if node.number % APART == 0:
                    assert (table.knowledge(me).weights == original.knowledge(me).weights).all()
        assert again.heard(table, me) == again.heard(original, me)
        assert again.heard(table, PUBLIC) == again.heard(original, PUBLIC)
        assert table.scores() == original.scores()


@rule("ZS-85")
def test_at_the_end_a_case_that_nobody_has_told_stays_unknown() -> None:
    original = played(3, {"max_phases": 1}, 4)
    assert original.over
    table = again.retold(original, 0)
    assert table.over
    shown = [event.seat for event in table.events() if event.kind == "case_shown"]
    unsolved = [seat for seat, desk in enumerate(original.state.desks) if desk.finished != "solved"]
    assert shown == [seat for seat in unsolved if seat == 1]
    for seat in original.seats:
        told = seat == 1 or seat not in unsolved
        assert table.state.cases[seat] == (original.state.cases[seat] if told else Case(*[UNKNOWN] * 3))


@rule("ZS-45", "ZS-46")
def test_a_token_moves_if_the_answers_so_far_say_that_the_detective_has_one() -> None:
    table = dealt(2, 0)
    enter(table, "detective cytadela 1 0", "detective cytadela 0 1")  # Amber lies at the Citadel
    (first,) = (e for e in enter(table, "evidence bursztyn disc") if e.kind == "evidence")
    assert first.details["moved"]
    assert [(d.discs, d.cubes) for d in table.state.desks[0].placed] == [(0, 0)]
    (other,) = (e for e in enter(dealt(2, 0), "evidence bursztyn disc") if e.kind == "evidence")
    assert not other.details["moved"]


@rule("ZS-36")
def test_of_an_answer_that_says_too_little_a_detective_gets_no_less_than_nothing() -> None:
    table = dealt(2, 0)
    enter(table, "evidence bursztyn disc", "detective muranow 0 0", "detective cytadela 0 1")
    assert [tuple(placed) for placed in table.state.desks[0].placed] == [(1, 0, 1)]
    assert clash(table.reasoning(0))


# ---------------------------------------------------------------------- what is refused


@rule("ZS-32", "ZS-33")
@pytest.mark.parametrize("discs", range(4))
@pytest.mark.parametrize("cubes", range(4))
def test_every_pair_of_three_tokens_at_most_is_taken_and_no_other(discs: int, cubes: int) -> None:
    table = dealt()
    refusal = table.why_not(f"detective muranow {discs} {cubes}")
    if discs + cubes <= 3:
        assert refusal is None
    else:
        assert refusal is not None
        assert (refusal.reason, refusal.rules) == ("no_such_answer", ("ZS-32", "ZS-33"))
        assert refusal.pl.startswith("Według zasad")


def test_the_rules_of_the_game_refuse_what_they_refuse_anywhere() -> None:
    table = dealt()
    enter(table, "detective muranow 0 0", "detective muranow 0 0", "evidence bursztyn nothing")
    reasons = {
        "detective muranow 1 1": "place_used",
        "evidence bursztyn cube": "not_on_display",
        "solve blank muranow oszustwo wrong": "names_blank",
    }
    for line, reason in reasons.items():
        with pytest.raises(Illegal) as caught:
            table.do(line)
        assert caught.value.refusal.reason == reason


@pytest.mark.parametrize(
    "line", ["detective muranow", "detective muranow 4 0", "evidence korek perhaps", "deal_suspect 0 korek"]
)
def test_a_move_without_its_answer_is_no_move(line: str) -> None:
    with pytest.raises(Unreadable):
        dealt().do(line)


def test_answers_are_read_by_their_names_in_both_languages() -> None:
    table = dealt()
    assert table.read("evidence Kapelusz kostka") == Move(0, "evidence", ("kapelusz", "cube"))
    assert table.read("ev hat nic") == Move(0, "evidence", ("kapelusz", "nothing"))
    assert table.read("solve Iskra Powiśle Sabotaż błędnie").words == ("iskra", "powisle", "sabotaz", "wrong")


def test_me_must_sit_at_the_table_and_there_is_one_mini_game() -> None:
    with pytest.raises(SettingError, match="option me can be 0 – 1, not 2"):
        gamekit.at_table("zero_seven", 2, 2)
    with pytest.raises(SettingError, match="mini_games"):
        gamekit.at_table("zero_seven", options={"mini_games": 2})
    assert dealt().state.options.mini_games == 1


def test_a_game_without_a_variant_says_so_in_both_languages() -> None:
    with pytest.raises(InputError) as caught:
        gamekit.at_table(TREASURE)
    error = caught.value
    assert text("en").error(error.reason, error.details) == "The game “treasure” cannot be entered from a real table."
    assert text("pl").error(error.reason, error.details).startswith("Gry „treasure” nie da się")


# ---------------------------------------------------------------------- lines that clash


def contradicts(table: Timeline, seat: int, ears: int, left: set[tuple[int, int]]) -> bool:
    """Whether, of the clues, only those left make all deals impossible: by the matrices that count deals."""
    clues = {(clue.step, clue.line) for clue in table.reasoning(seat, ears).clues}
    told = [
        event.heard(ears)
        for node in table.path()
        for line, event in enumerate(node.events)
        if (node.number, line) in left or (node.number, line) not in clues
    ]
    try:
        table.game.deduce(table.setting, seat, told)
    except ContradictionError:
        return True
    return False


def clashing(seed: int, seats: int = 3, me: int = 1, most: int = 12) -> Timeline:
    """A table at which random answers are entered until they clash."""
    table, rng = dealt(seats, me), random.Random(seed)
    for _ in range(most):
        if clash(table.reasoning(me)):
            break
        asked = [move for move in table.moves() if move.verb != "solve"]
        enter(table, str(rng.choice(asked)))
    return table


@pytest.mark.parametrize("seed", range(8))
def test_the_lines_that_clash_are_a_smallest_set(seed: int) -> None:
    table = clashing(seed)
    for seat, ears in ((1, 1), (0, PUBLIC)):
        reasoning = table.reasoning(seat, ears)
        found, places = clash(reasoning), [(clue.step, clue.line) for clue in reasoning.clues]
        assert bool(found) == contradicts(table, seat, ears, set(places))
        if found:
            assert contradicts(table, seat, ears, {places[at] for at in found})
            for fewer in combinations(places, len(found) - 1):
                assert not contradicts(table, seat, ears, set(fewer))
    assert clash(table.reasoning(1)), "random answers clash soon"


def test_what_clashes_with_a_card_held_is_known_to_its_holder_only() -> None:
    table = dealt(3, 1)  # C's culprit is Cork, says B's hand
    enter(table, "detective muranow 0 0", "detective muranow 0 0", "evidence kapelusz disc")
    reasoning = table.reasoning(1)
    assert {reasoning.clues[at].event.kind for at in clash(reasoning)} == {"case_suspect", "evidence"}
    for seat, ears in ((0, 0), (2, 2), (1, PUBLIC)):
        assert clash(table.reasoning(seat, ears)) == ()


def test_deduction_says_in_both_languages_that_the_answers_clash() -> None:
    table = clashing(0)
    with pytest.raises(ContradictionError) as caught:
        table.knowledge(1)
    error = caught.value
    assert text("en").error(error.reason, error.details).startswith("The answers in the log cannot all be true")
    assert text("pl").error(error.reason, error.details).startswith("Odpowiedzi w przebiegu gry nie mogą być wszystkie")


# ---------------------------------------------------------------------- one game among games


def test_the_variant_is_found_by_its_name_and_is_no_game_of_its_own() -> None:
    assert TABLE.real_table
    assert TABLE.package == "gamekit.zero_seven"
    assert both(GAME) == both(TABLE) == (GAME, TABLE)
    assert "zero_seven_table" not in gamekit.games()
    assert exercises(TABLE) == exercises(GAME)
    with pytest.raises(SettingError):
        find("zero_seven_table_table")


def test_a_record_of_a_table_is_read_again() -> None:
    table = again.retold(played(4, {}, 1), 2)
    replay.check_record(table)
    for seat in (*table.seats, PUBLIC):
        replay.check_transcript(table, seat)
    assert gamekit.load(table.record()).game is TABLE


def test_a_city_of_ones_own_has_a_table_too() -> None:
    own = game(CITY._replace(name="my own"))
    table = gamekit.at_table(own, 2, 1)
    assert table.game.data == "my own"
    assert gamekit.load(table.record(), {"zero_seven": own}).game is table.game
    assert both(table.game) == (table.game, table.game)
    with pytest.raises(RecordError):
        gamekit.load(table.record())


def test_a_table_keeps_what_the_kit_promises() -> None:
    check_header(TABLE)
    words.check_declared_words(TABLE)
    legality.check_first_chances(TABLE, settings(TABLE))
    replay.check_seeds(TABLE)
    report, said = Report(TABLE.name), words.Said()
    for name, timeline in islice(random_games(TABLE, 4, 45), 0, None, 3):
        with suite.told_where(name):
            suite.check_game(timeline, report, said)
    words.check_refusal_words(TABLE, report.refusals.values())
    assert set(report.verbs) == set(TABLE.verbs)
    assert report.reasons["no_such_answer"] > 100


def other_hands(setting: Setting, moves: Sequence[Move], observer: int, rng: random.Random) -> Iterator[Twin]:
    """ZS-77: for everybody but `me`, the cards held may be others."""
    if observer != setting.options["me"]:
        for kind in KINDS:
            row = getattr(CITY, f"{kind}s")
            yield Twin(
                kind, tuple(m._replace(words=(rng.choice(row),)) if m.verb == f"hold_{kind}" else m for m in moves)
            )


@rule("ZS-77", "ZS-78")
def test_nobody_else_can_tell_what_i_hold() -> None:
    report = Report(TABLE.name)
    for seats, me, options in SETTINGS:
        table = again.retold(played(seats, {**options, "max_phases": 100}, 40 + seats, 12), me)
        moves = [node.move for node in table.path() if node.move and not table.over]
        secrets = Secrets(KINDS, other_hands, frozenset(TABLE.verbs) - {f"hold_{kind}" for kind in KINDS})
        for observer in (*table.seats, PUBLIC):
            for twin in other_hands(table.setting, moves, observer, random.Random(seats)):
                pair = Timeline(TABLE, table.setting), Timeline(TABLE, table.setting)
                report.twins[twin.kind] += check_twin(*pair, moves, twin, Eyes(observer, secrets.odds))
    assert min(report.twins[kind] for kind in KINDS) > 5
    assert dealt().view(TEACHER).cases[2] == Case(3, 3, 3)


def test_a_move_at_a_table_is_told_with_its_answer_and_a_question_without() -> None:
    move = Move(0, "detective", ("muranow", "2", "1"))
    assert text("en", TABLE).move(move) == "detective to the Muranów Estate (discs: 2, cubes: 1)"
    assert text("pl", TABLE).move(move) == "detektyw na Muranów (dyski: 2, kostki: 1)"
    assert text("pl", TABLE).move(move._replace(words=("muranow",))) == "detektyw na Muranów"
    held = Move(CHANCE, "hold_suspect", ("korek",))
    assert text("pl", TABLE).move(TABLE.seen(dealt().nodes[28].state, held, 0)) == "karta sprawcy w ręce: ?"


def test_a_right_solution_is_open_to_all_from_then_on() -> None:
    original = played(3, {}, 2, 0)
    table = again.retold(original, 0)
    enter(table, f"{solution(original, 0)} right")
    assert table.view(PUBLIC).cases[0] == original.state.cases[0]
    assert table.scores()[0].points == 7
