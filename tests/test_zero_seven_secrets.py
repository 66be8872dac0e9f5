"""07 zgłoś się keeps its secrets: nobody can tell a game from its twins, and wherever a leak is planted it is found."""

from __future__ import annotations

import random
from dataclasses import replace
from operator import attrgetter

import leaks
import pytest
from leaks import SHOWN, Leak, opened, with_play, with_verb, with_view
from zero_seven_positions import dealt, play
from zero_seven_secrets import SECRETS, twins

from gamekit.conformance import Report
from gamekit.conformance.playing import random_game, settings
from gamekit.conformance.twins import Eyes, Twin, check_kinds, check_secrets, check_twin
from gamekit.game import PUBLIC, TEACHER, Event, Game, Move, Refusal, Slot, Step
from gamekit.timeline import Timeline
from gamekit.zero_seven import GAME
from gamekit.zero_seven.state import State

MOVES = 45  # decisions of a game


def played(game: Game, moves: list[Move], seats: int) -> Timeline:
    """These moves in a game, which may be a broken one."""
    timeline = Timeline(game, game.setting(seats))
    for move in moves:
        timeline.play(move)
    return timeline


def moves_of(seats: int, seed: int, moves: int = MOVES) -> list[Move]:
    """The moves of a random game."""
    timeline = random_game(GAME, GAME.setting(seats), seed, moves)
    return [node.move for node in timeline.path() if node.move]


def test_nobody_can_tell_a_game_from_its_twins() -> None:
    """ZS-76 to ZS-88, for every number of seats and the options, every observer and every kind of secret.

    Pictures take long to make, so only every third game has them.
    """
    report = Report(GAME.name)
    for number, setting in enumerate(settings(GAME)[::2]):
        check_secrets(random_game(GAME, setting, number, MOVES), SECRETS, report, None if number % 3 else SHOWN)
    check_kinds(SECRETS, report)
    assert min(report.twins.values()) > 20
    print(report)


def test_many_twins_stay_hidden_over_several_turns() -> None:
    """A twin that is told apart at the first answer would be a weak test."""
    moves, setting = moves_of(4, 1), GAME.setting(4)
    found = [twin for seat in (*range(4), PUBLIC) for twin in twins(setting, moves, seat, random.Random(seat))]
    answers = [sum(move.verb in ("detective", "evidence") for move in twin.moves) for twin in found]
    assert sum(count >= 4 for count in answers) > 10


def test_a_kind_of_secret_without_a_twin_is_found() -> None:
    leaks.find_missing_kind(SECRETS)


# ---------------------------------------------------------------------- planted leaks


def an_event_is_not_private() -> Game:
    return with_play(GAME, "deal_suspect", opened)


def a_card_is_not_hidden_in_the_view() -> Game:
    def shared(seen: State, state: State, seat: int) -> State:
        cases = [case._replace(crime=whole.crime) for case, whole in zip(seen.cases, state.cases, strict=True)]
        return seen if seat == TEACHER else seen._replace(cases=tuple(cases))

    return with_view(GAME, shared)


def a_move_of_chance_is_seen_by_all() -> Game:
    owner, card = GAME.verbs["deal_place"].slots
    return with_verb(GAME, "deal_place", slots=(owner, card._replace(knowers=None)))


def the_deck_is_ordered_by_a_secret() -> Game:
    def ordered(state: State, move: Move, step: Step) -> Step:
        deck = sorted(step.state.deck, key=lambda card: (step.state.cases[0][card.kind] == card.number, card))
        return Step(step.state._replace(deck=tuple(deck)), step.events)

    return with_play(GAME, "reveal", ordered)


def detectives_are_ordered_by_the_types_of_their_tokens() -> Game:
    """The last one lies first if it has a token for the suspect: nothing but the order tells."""

    def ordered(state: State, move: Move, step: Step) -> Step:
        desk, suspect = step.state.desks[move.seat], state.cases[move.seat].suspect
        home = state.suspect_at.index(suspect) + 1
        if desk.placed and home == desk.placed[-1].place:
            desk = desk._replace(placed=(desk.placed[-1], *desk.placed[:-1]))
        return Step(step.state.with_desk(move.seat, desk), step.events)

    return with_play(GAME, "detective", ordered)


def an_answer_tells_which_element_it_was() -> Game:
    def told(state: State, move: Move, step: Step) -> Step:
        here = GAME.verbs["detective"].slots[0].words(state).index(move.words[0]) + 1
        right = state.crime_at[here - 1] == state.cases[move.seat].crime
        events = [
            e._replace(rules=("ZS-29",) if right else e.rules) if e.kind == "detective" else e for e in step.events
        ]
        return Step(step.state, tuple(events))

    return with_play(GAME, "detective", told)


def a_wrong_attempt_tells_how_much_was_right() -> Game:
    def told(state: State, move: Move, step: Step) -> Step:
        suspects = GAME.verbs["solve"].slots[0].words(state)
        right = suspects.index(move.words[0]) + 1 == state.cases[move.seat].suspect
        warm = Event("value", move.seat, {"value": 1}, ("ZS-83",))
        return Step(step.state, (*step.events, warm) if right else step.events)

    return with_play(GAME, "solve", told)


def a_seat_has_a_verb_more() -> Game:
    even = GAME.verbs["detective"]._replace(
        tasks=(), seats=lambda state: tuple(seat for seat, case in enumerate(state.cases) if case.suspect % 2)
    )
    return replace(GAME, verbs={**GAME.verbs, "peep": even})


def a_seat_has_a_few_moves_less() -> Game:
    why_not = GAME.verbs["solve"].why_not
    assert why_not

    def refuse(state: State, move: Move) -> Refusal | None:
        suspects, places, _ = [list(slot.words(state)) for slot in GAME.verbs["solve"].slots]
        named = (suspects.index(move.words[0]) + 1, places.index(move.words[1]) + 1)
        hot = named == state.cases[move.seat][:2]
        return Refusal("names_blank", ("ZS-51",)) if hot else why_not(state, move)

    return with_verb(GAME, "solve", why_not=refuse)


def a_domain_leaves_out_a_secret() -> Game:
    suspect, place, crime = GAME.verbs["solve"].slots

    def cut(state: State, seat: int, before: tuple[str, ...]) -> list[str]:
        return [word for n, word in enumerate(suspect.words(state), 1) if n != state.cases[seat].suspect]

    return with_verb(GAME, "solve", slots=(suspect._replace(cut=cut), place, crime))


def the_notation_leaves_out_a_secret() -> Game:
    suspect, place, crime = GAME.verbs["solve"].slots

    def words(state: State) -> list[str]:
        return [word for n, word in enumerate(place.words(state), 1) if n != state.cases[0].place]

    return with_verb(GAME, "solve", slots=(suspect, Slot("place", words), crime))


def a_reason_tells_a_secret() -> Game:
    why_not = GAME.verbs["solve"].why_not
    assert why_not

    def warmer(state: State, move: Move) -> Refusal | None:
        refusal = why_not(state, move)
        right = GAME.verbs["solve"].slots[1].words(state).index(move.words[1]) + 1 == state.cases[move.seat].place
        return refusal._replace(rules=("ZS-50",)) if refusal and right else refusal

    return with_verb(GAME, "solve", why_not=warmer)


def chance_prefers_a_secret() -> Game:
    def weight(state: State, move: Move) -> int:
        cards = list(GAME.verbs["reveal"].slots[0].words(state))[:12]
        return 2 if move.words[0] in cards and cards.index(move.words[0]) + 1 == state.cases[1].suspect else 1

    return with_verb(GAME, "reveal", weight=weight)


LEAKS: dict[Leak, str] = {
    an_event_is_not_private: "step, log",
    a_card_is_not_hidden_in_the_view: "view",
    a_move_of_chance_is_seen_by_all: "move",
    the_deck_is_ordered_by_a_secret: "view",
    an_answer_tells_which_element_it_was: "step, log",
    a_wrong_attempt_tells_how_much_was_right: "step, log",
    a_seat_has_a_verb_more: "verbs",
    a_seat_has_a_few_moves_less: "moves",
    a_domain_leaves_out_a_secret: "verbs",
    the_notation_leaves_out_a_secret: "words",
    a_reason_tells_a_secret: "refusals",
    chance_prefers_a_secret: "odds",
}


def check_all(broken: Game) -> None:
    """Compare games under the broken rules with their twins."""
    for seed in range(12):
        check_secrets(played(broken, moves_of(3, seed, 80), 3), SECRETS, Report(GAME.name))


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_found(leak: Leak) -> None:
    leaks.find_leak(check_all, leak(), LEAKS[leak])


def hand_made(case: str) -> tuple[Move, ...]:
    """Two detectives, who tell of both cases (0, 2) and then (1, 1)."""
    game = dealt(3, cases=[case, "zegar powisle sabotaz", "pieprz port_praski kradziez_obrazu"])
    play(game, "detective cytadela", "detective cytadela", "detective cytadela", "detective muranow")
    return tuple(node.move for node in game.path() if node.move)


def test_an_order_that_tells_the_types_of_tokens_is_found() -> None:
    """The suspect here and the crime next door, or the crime here and the suspect next door."""
    moves, twin = hand_made("korek lazienki podpalenie"), Twin("all", hand_made("iskra lazienki oszustwo"))
    broken = detectives_are_ordered_by_the_types_of_their_tokens()
    for observer in (0, 1, PUBLIC):
        assert check_twin(*pair_of(GAME), moves, twin, Eyes(observer))
        with pytest.raises(AssertionError, match="can tell by step, view after move"):
            check_twin(*pair_of(broken), moves, twin, Eyes(observer))


def pair_of(game: Game) -> tuple[Timeline, Timeline]:
    return Timeline(game, game.setting(3)), Timeline(game, game.setting(3))


def test_a_picture_that_shows_a_secret_is_found() -> None:
    leaks.find_leak_in_picture(played(GAME, moves_of(3, 1), 3), SECRETS, attrgetter("cases"))
