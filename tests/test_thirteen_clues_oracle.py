"""13 Clues against a second, slow and plain implementation of the same rules, move by move in random games."""

from __future__ import annotations

import random
from typing import Any

import pytest
from oracles import winners
from positions import only
from slow_thirteen_clues import LETTERS, SlowGame
from thirteen_clues_positions import solution

import gamekit
from gamekit import CHANCE, PUBLIC, UNKNOWN, Event, Timeline
from gamekit.thirteen_clues.board import DECK
from gamekit.thirteen_clues.state import State

GAMES = [(seats, seed) for seats in range(2, 7) for seed in range(20)]
MOVES = 110  # of a game, those of chance included
FRONT = ("person", "location", "weapon")


def setting(seats: int, seed: int) -> dict[str, Any]:
    """Options of a random game."""
    rng = random.Random(100 * seats + seed)
    cap = rng.choice([1, 2, 5, 9]) if seed % 3 == 0 else None
    return {"whole_kinds": rng.random() < 0.5, "top_secret": seats > 2 and rng.random() < 0.5, "turn_cap": cap}


def next_move(game: Timeline, rng: random.Random) -> str:
    """A random move, now and then the right accusation."""
    actor = game.actor
    assert actor is not None
    lucky = actor != CHANCE and game.state.up and game.state.agenda[-1].kind == "turn" and rng.random() < 0.02
    return solution(game, actor) if lucky else game.random_move(rng).notation


def seen(view: State) -> dict[str, tuple[str, object]]:
    """The cards that a view shows and where they lie, in the words of the slow game."""
    sides = any(task.kind in ("choose", "side") for task in view.agenda) or not view.up
    places: dict[str, tuple[str, object]] = {}
    for seat, hand in enumerate(view.hands):
        still = sides and not settled(view, seat)
        names = ["dealt"] * len(hand) if still else ["left", "right"]
        places |= {DECK.slug(card): (name, seat) for name, card in zip(names, hand, strict=True) if card != UNKNOWN}
    for seat, mystery in enumerate(view.mysteries):
        name = "front" if view.up else "chosen"
        places |= {DECK.slug(card): (name, seat) for card in mystery if card != UNKNOWN}
    for letter, card in zip(LETTERS, view.informants, strict=False):
        places |= {} if card == UNKNOWN else {DECK.slug(card): ("letter", letter)}
    return places


def settled(view: State, seat: int) -> bool:
    """Whether chance has said which card of a seat is the left one."""
    due = {task.about[0] for task in view.agenda if task.kind == "side"}
    return view.up and seat not in due


def facts(events: list[Event]) -> list[tuple[object, ...]]:
    """What somebody was told, in the words of the slow game; whose round it is, the slow game does not say."""
    return [fact for event in events for fact in [told(event)] if fact]


def told(event: Event) -> tuple[object, ...]:
    """One event in the words of the slow game; () for one that tells nothing more."""
    of, seat = event.details, event.seat
    match event.kind:
        case "dealt":
            return "dealt", seat, of["card"]
        case "laid":
            return "laid", of["letter"], of["card"]
        case "chosen" | "front" | "wrong" | "solved":
            return event.kind, seat, *(of[part] for part in FRONT)
        case "side":
            return "side", seat, of["left"], of["right"]
        case "first":
            return "first", seat
        case "turn":
            return "turn", seat, of["number"]
        case "glass_taken":
            return "glass", "supply", seat, 1
        case "glass_claimed":
            return "glass", of["giver"], seat, 1
        case "glass_given":
            return "glass", seat, of["taker"], 1
        case "glass_back":
            return "glass", seat, "supply", of["count"]
        case "asked" | "asked_left" | "asked_right" | "asked_secretly":
            return event.kind, seat, of["witness"], of["what"], of["count"]
        case "looked":
            return "looked", seat, of["letter"], of["card"]
        case "tired":
            return "tired", of["turns"]
        case "round" | "game_over":
            return ()
    assert event.kind.endswith("_shown")
    return ()


def shown(events: list[Event]) -> set[tuple[object, ...]]:
    """The cards that were shown at the end, in the words of the slow game."""
    found: set[tuple[object, ...]] = set()
    for event in events:
        if event.kind == "mystery_shown":
            found |= {("shown", event.details[part], "front", event.seat) for part in FRONT}
        if event.kind == "hand_shown":
            found |= {("shown", card, side, event.seat) for side, card in event.details.items()}
        if event.kind == "informant_shown":
            found.add(("shown", event.details["card"], "letter", event.details["letter"]))
    return found


def agree_before_a_move(game: Timeline, slow: SlowGame) -> None:
    """Who moves, what is legal, how likely chance makes it, all that lies open, and what each observer sees."""
    assert game.actor == slow.due()
    assert {move.notation for move in game.moves()} == slow.legal()
    assert {move.notation: weight for move, weight in game.chances()} == slow.odds()
    state = game.view()
    assert (list(state.glasses), state.supply, list(state.tokens)) == (slow.glasses, slow.supply, slow.tokens)
    assert (state.turn, state.first) == (slow.turn, -1 if slow.first is None else slow.first)
    looked = [set(seats) for seats in state.looked]
    assert looked == [slow.looked[letter] for letter in LETTERS[: len(looked)]]
    for observer in (*game.seats, PUBLIC):
        assert seen(game.view(observer)) == slow.seen(observer)


def agree_after_a_move(game: Timeline, slow: SlowGame, events: tuple[Event, ...]) -> None:
    """What each observer was told."""
    for observer in (*game.seats, PUBLIC):
        heard = [event.heard(observer) for event in events]
        both = slow.told(observer)
        assert facts(heard) == [fact for fact in both if fact[0] != "shown"]
        assert shown(heard) == {fact for fact in both if fact[0] == "shown"}


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_both_implementations_agree_at_every_move(seats: int, seed: int) -> None:
    options, rng = setting(seats, seed), random.Random(seed)
    game = gamekit.start("thirteen_clues", seats, options=options)
    slow = SlowGame(seats, **options)
    for _ in range(MOVES):
        agree_before_a_move(game, slow)
        if game.over:
            agree_at_the_end(game, slow)
            break
        move = next_move(game, rng)
        events = game.do(move)
        slow.play(move)
        agree_after_a_move(game, slow, events)


def agree_at_the_end(game: Timeline, slow: SlowGame) -> None:
    assert winners(game) == [seat for seat in [slow.winner] if seat is not None]
    assert only(game.here.events, "game_over").details["winners"] == winners(game)


def test_these_games_reach_what_is_seldom() -> None:
    """Else the comparison would look at nothing: ends of both sorts, an empty supply, secret questions."""
    met: set[str] = set()
    for seats, seed in GAMES:
        game, rng = gamekit.start("thirteen_clues", seats, options=setting(seats, seed)), random.Random(seed)
        for _ in range(MOVES):
            if not game.over:
                met |= {event.kind for event in game.do(next_move(game, rng))}
    assert met >= set(game.game.events) - {"glass_claimed"}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_both_agree_when_the_supply_is_empty_and_glasses_are_claimed(seats: int) -> None:
    game, slow, rng = gamekit.start("thirteen_clues", seats), SlowGame(seats), random.Random(seats)
    claims = 0
    for _ in range(150):
        agree_before_a_move(game, slow)
        move = hoarding(game, rng)
        events = game.do(move)
        slow.play(move)
        agree_after_a_move(game, slow, events)
        claims += [event.kind for event in events].count("glass_claimed")
    assert claims > 5


def hoarding(game: Timeline, rng: random.Random) -> str:
    """A question to whoever has most glasses (of several, to the last in turn), so that the supply runs dry."""
    asks = [move for move in game.moves() if move.verb == "ask"]
    if not asks:
        return game.random_move(rng).notation
    seats, actor, glasses = len(game.seats), game.state.agenda[-1].seat, game.state.glasses
    hoarder = max((s for s in game.seats if s != actor), key=lambda s: (glasses[s], (s - actor) % seats))
    return rng.choice([move.notation for move in asks if move.words[0] == str(hoarder)])
