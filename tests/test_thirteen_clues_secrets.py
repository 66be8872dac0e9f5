"""13 Clues keeps its secrets: nobody can tell a game from its twins, and wherever a leak is planted it is found."""

from __future__ import annotations

import random
from operator import attrgetter
from typing import Any

import leaks
import pytest
from leaks import SHOWN, Leak, opened, with_play, with_verb, with_view
from positions import play
from thirteen_clues_positions import dealt
from thirteen_clues_secrets import SECRETS, twins

from gamekit.conformance import Report
from gamekit.conformance.playing import random_game, settings
from gamekit.conformance.twins import Eyes, Twin, check_kinds, check_secrets, check_twin
from gamekit.game import PUBLIC, TEACHER, UNKNOWN, Event, Game, Move, Refusal, Step
from gamekit.thirteen_clues import GAME
from gamekit.thirteen_clues.state import State
from gamekit.timeline import Timeline

MOVES = 20  # decisions of a game
PICTURES = {2}  # the games that have them, for they take long to make


def played(game: Game, moves: list[Move], seats: int) -> Timeline:
    """These moves in a game, which may be a broken one."""
    timeline = Timeline(game, game.setting(seats, options=options(seats)))
    for move in moves:
        timeline.play(move)
    return timeline


def options(seats: int) -> dict[str, Any]:
    return {"top_secret": seats > 2}


def moves_of(seats: int, seed: int, moves: int = MOVES) -> list[Move]:
    """The moves of a random game."""
    timeline = random_game(GAME, GAME.setting(seats, options=options(seats)), seed, moves)
    return [node.move for node in timeline.path() if node.move]


def test_nobody_can_tell_a_game_from_its_twins() -> None:
    """TC-64, for every number of seats and the options, every observer and every kind of secret."""
    report = Report(GAME.name)
    for number, setting in enumerate(settings(GAME)[::2]):
        shown = SHOWN if number in PICTURES else None
        check_secrets(random_game(GAME, setting, number, MOVES), SECRETS, report, shown)
    check_kinds(SECRETS, report)
    assert min(report.twins.values()) >= 5
    print(report)


def test_many_twins_stay_hidden_over_several_turns() -> None:
    """A twin that is told apart at the first answer would be a weak test."""
    moves, setting = moves_of(4, 1), GAME.setting(4, options=options(4))
    found = [twin for seat in (*range(4), PUBLIC) for twin in twins(setting, moves, seat, random.Random(seat))]
    answers = [sum(move.verb in ("ask", "look", "accuse") for move in twin.moves) for twin in found]
    assert sum(count >= 4 for count in answers) > 8


def test_a_kind_of_secret_without_a_twin_is_found() -> None:
    leaks.find_missing_kind(SECRETS)


# ---------------------------------------------------------------------- planted leaks


def the_own_mystery_is_seen() -> Game:
    return with_view(GAME, lambda seen, state, seat: seen._replace(mysteries=state.mysteries))


def a_mystery_is_seen_by_the_next_player_before_it_is_put_up() -> Game:
    def peep(seen: State, state: State, seat: int) -> State:
        near = [seat == TEACHER or seat == (owner + 1) % len(state.hands) for owner in state.seats]
        rows = zip(near, seen.mysteries, state.mysteries, strict=True)
        return seen._replace(mysteries=tuple(whole if look else part for look, part, whole in rows))

    return with_view(GAME, peep)


def an_informant_is_seen_by_all_when_one_has_looked() -> Game:
    def shared(seen: State, state: State, seat: int) -> State:
        cards = zip(state.informants, state.looked, strict=True)
        return seen._replace(informants=tuple(card if looked else UNKNOWN for card, looked in cards))

    return with_view(GAME, shared)


def the_cards_behind_a_screen_are_ordered_by_number_in_a_view() -> Game:
    def ordered(seen: State, state: State, seat: int) -> State:
        tops = tuple(int(len(hand) > 1 and hand[0] > hand[1]) for hand in state.hands)
        return seen if seat == TEACHER else seen._replace(tokens=tops)

    return with_view(GAME, ordered)


def a_deal_is_no_secret() -> Game:
    return with_play(GAME, "deal", opened)


def a_choice_is_no_secret() -> Game:
    return with_play(GAME, "choose", opened)


def a_side_is_no_secret() -> Game:
    return with_play(GAME, "left", opened)


def an_informant_is_laid_open() -> Game:
    return with_play(GAME, "lay", opened)


def a_look_is_no_secret() -> Game:
    return with_play(GAME, "look", opened)


def a_secret_question_is_heard_by_all() -> Game:
    return with_play(GAME, "ask_secretly", opened)


def a_secret_question_is_seen_in_the_move() -> Game:
    witness, what = GAME.verbs["ask_secretly"].slots
    return with_verb(GAME, "ask_secretly", slots=(witness, what._replace(knowers=None)))


def a_card_dealt_is_seen_in_the_move() -> Game:
    seat, card = GAME.verbs["deal"].slots
    return with_verb(GAME, "deal", slots=(seat, card._replace(knowers=None)))


def a_choice_is_seen_in_the_move() -> Game:
    slots = tuple(slot._replace(knowers=None) for slot in GAME.verbs["choose"].slots)
    return with_verb(GAME, "choose", slots=slots)


def a_wrong_accusation_tells_how_much_was_right() -> Game:
    def warm(state: State, move: Move, step: Step) -> Step:
        person = list(GAME.verbs["accuse"].slots[0].words(state)).index(move.words[0])
        right = 3 * person + 1 == state.mysteries[move.seat][0]
        told = Event("tired", move.seat, {"turns": 1}, ("TC-47",))
        return Step(step.state, (*step.events, told) if right else step.events)

    return with_play(GAME, "accuse", warm)


def a_wrong_accusation_cites_what_was_right() -> Game:
    def cited(state: State, move: Move, step: Step) -> Step:
        weapon = list(GAME.verbs["accuse"].slots[2].words(state)).index(move.words[2])
        right = 3 * weapon + 3 == state.mysteries[move.seat][2]
        return Step(step.state, tuple(e._replace(rules=("TC-47",)) if right else e for e in step.events))

    return with_play(GAME, "accuse", cited)


def a_reason_tells_a_secret() -> Game:
    why_not = GAME.verbs["accuse"].why_not
    assert why_not

    def warmer(state: State, move: Move) -> Refusal | None:
        refusal = why_not(state, move)
        person = list(GAME.verbs["accuse"].slots[0].words(state)).index(move.words[0])
        right = state.up and 3 * person + 1 == state.mysteries[move.seat][0]
        return refusal._replace(rules=("TC-44",)) if refusal and right else refusal

    return with_verb(GAME, "accuse", why_not=warmer)


def a_domain_leaves_out_an_informant() -> Game:
    person, location, weapon = GAME.verbs["accuse"].slots

    def cut(state: State, seat: int, before: tuple[str, ...]) -> list[str]:
        assert person.cut
        words = list(person.words(state))
        return [word for word in person.cut(state, seat, before) if 3 * words.index(word) + 1 not in state.informants]

    return with_verb(GAME, "accuse", slots=(person._replace(cut=cut), location, weapon))


def the_notation_leaves_out_a_card() -> Game:
    person, location, weapon = GAME.verbs["accuse"].slots

    def words(state: State) -> list[str]:
        return [word for at, word in enumerate(person.words(state)) if 3 * at + 1 not in state.informants]

    return with_verb(GAME, "accuse", slots=(person._replace(words=words, cut=None), location, weapon))


def chance_prefers_a_secret() -> Game:
    return with_verb(GAME, "first", weight=lambda state, move: 1 + state.hands[0][0] % 2)


LEAKS: dict[Leak, str] = {
    the_own_mystery_is_seen: "view",
    a_mystery_is_seen_by_the_next_player_before_it_is_put_up: "view",
    an_informant_is_seen_by_all_when_one_has_looked: "view",
    the_cards_behind_a_screen_are_ordered_by_number_in_a_view: "view",
    a_deal_is_no_secret: "step, log",
    a_choice_is_no_secret: "step, log",
    a_side_is_no_secret: "step, log",
    an_informant_is_laid_open: "step, log",
    a_look_is_no_secret: "step, log",
    a_secret_question_is_heard_by_all: "step, log",
    a_secret_question_is_seen_in_the_move: "move",
    a_card_dealt_is_seen_in_the_move: "move",
    a_choice_is_seen_in_the_move: "move",
    a_wrong_accusation_tells_how_much_was_right: "step, log",
    a_wrong_accusation_cites_what_was_right: "step, log",
    a_reason_tells_a_secret: "refusals",
    a_domain_leaves_out_an_informant: "verbs",
    the_notation_leaves_out_a_card: "words|verbs",
    chance_prefers_a_secret: "odds",
}


def check_all(broken: Game) -> None:
    """Compare games under the broken rules with their twins, those of two players last."""
    for seed in range(12):
        seats = (3, 4, 3, 2)[seed % 4]
        check_secrets(played(broken, moves_of(seats, seed), seats), SECRETS, Report(GAME.name))


def check_openings(broken: Game) -> None:
    """The same for accusations, which random play seldom makes: many of them, one a turn, in a game of three."""
    for seed in range(6):
        game, rng = random_game(GAME, GAME.setting(3, options=options(3)), seed, 3), random.Random(seed)
        for _ in range(14):
            if not game.over:
                game.play(rng.choice([move for move in game.moves() if move.verb in ("accuse", "take")]))
        moves = [node.move for node in game.path() if node.move]
        if not game.over:
            check_secrets(played(broken, moves, 3), SECRETS, Report(GAME.name))


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_found(leak: Leak) -> None:
    leaks.find_leak(check_openings if "accusation" in leak.__name__ else check_all, leak(), LEAKS[leak])


def test_openings_without_a_leak_pass() -> None:
    check_openings(GAME)


def hand_made(hand: str, informant: str) -> tuple[Move, ...]:
    """A game in which B's left card and the informant on A are the persons in question, and all others are alike."""
    game = dealt(3, {"top_secret": True}, behind={1: f"{hand} salon"}, informants={"a": informant})
    play(game, "ask_secretly 1 czerwony", "ask 0 niebieski")
    return tuple(node.move for node in game.path() if node.move)


def pair_of(game: Game) -> tuple[Timeline, Timeline]:
    setting = game.setting(3, options=options(3))
    return Timeline(game, setting), Timeline(game, setting)


def test_a_secret_answer_about_a_card_behind_the_screen_is_kept_from_the_third_player() -> None:
    """B has the Butcher (red) or the Maid; A hears another answer, C does not."""
    moves = hand_made("rzeznik", "pokojowka")[:-1]
    twin = Twin("a hand for an informant", hand_made("pokojowka", "rzeznik")[:-1])
    for observer in (2, PUBLIC):
        assert check_twin(*pair_of(GAME), moves, twin, Eyes(observer, SECRETS.odds))
    with pytest.raises(AssertionError, match="0 can tell by step, log"):
        check_twin(*pair_of(GAME), moves, twin, Eyes(0, SECRETS.odds))


def test_a_picture_that_shows_a_secret_is_found() -> None:
    leaks.find_leak_in_picture(played(GAME, moves_of(3, 1), 3), SECRETS, attrgetter("mysteries"))
