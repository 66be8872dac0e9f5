"""Persona Non Grata against a second, slow and plain implementation of the same rules, move by move in random games."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import pytest
from oracles import agree_on, agree_on_moves, anything, every_setting, winners
from persona_non_grata_scattered import GAME, pictured
from slow_persona_non_grata import SlowGame
from slow_persona_non_grata_archive import Told
from slow_persona_non_grata_table import read

from gamekit.game import PUBLIC, TEACHER, Event, Move
from gamekit.persona_non_grata import game as game_with
from gamekit.persona_non_grata.board import read_box
from gamekit.timeline import Timeline

Met = Counter[tuple[str, object]]

GUESSES = 3  # before each move
REFUSALS = """not_in_hand action_used not_tied first_already own_area other_corporation not_there not_in_deck not_now"""
OF_POSITIONS = {"stack", "won", "archive", "lying", "hand", "aside"}  # only a given position tells these
OTHER_VALUES, OTHER_COPIES, OTHER_KINDS = (1, 5, 2, 4, 9), (5, 4, 4, 3, 2), (False, True, False, False, True)
UNORDERED = {"passed", "archived"}  # whose cards come from a hand or go into an archive


SETTINGS = every_setting(GAME)
GAMES = range(2 * len(SETTINGS))


# ---------------------------------------------------------------------- agreement


def agree_on_the_table(game: Timeline, slow: SlowGame) -> None:
    """All that lies on the table, and what each seat and the public may see of it."""
    for eyes in (TEACHER, PUBLIC, *game.seats):
        seen = game.view(eyes)
        assert pictured(slow, seen, eyes) == seen


def agree_on_shown_sums(game: Timeline, slow: SlowGame, eyes: int) -> None:
    """PNG-72."""
    shown = game.game.graph(game.view(eyes), "majorities")
    sums = {
        (str(player.seat), corporation): slow.shown_sum(player, corporation, eyes)
        for player in slow.players
        for corporation in slow.corporations
    }
    weights = {(seat, corporation): weight for seat, corporation, weight in shown.edges(data="weight")}
    assert weights == {pair: total for pair, total in sums.items() if total}


def agree_on_the_points(game: Timeline, slow: SlowGame) -> None:
    """As they stand, and who has won."""
    points = {score.side: score.points for score in game.scores()}
    assert points == {(player.seat,): slow.points(player) for player in slow.players}
    assert winners(game) == (slow.winners() if slow.over else [])


def every_card_is_in_one_place(slow: SlowGame) -> None:
    """PNG-3, PNG-4: none of the 60 or 72 information cards is lost, and no corporation card."""
    assert sorted(map(id, slow.everywhere())) == sorted(map(id, slow.cards))
    won = [card for player in slow.players for card in player.archive if card not in slow.cards]
    assert sum(map(len, slow.stacks.values())) + len(won) == 3 * len(slow.corporations)


def agree_on_the_telling(events: tuple[Event, ...], slow: SlowGame) -> None:
    """What has happened in one play, in its order, and what each seat and the public hear of it."""
    assert [event.kind for event in events] == [told.kind for told in slow.trail]
    pairs = list(zip(events, slow.trail, strict=True))
    for eyes in (TEACHER, PUBLIC, *range(len(slow.players))):
        spoken = [plain(event.heard(eyes), told.details) for event, told in pairs]
        assert spoken == [plain(heard(told, eyes), told.details) for _, told in pairs]
    slow.trail.clear()


def heard(told: Told, eyes: int) -> Event:
    hidden = {name: tuple(seats) for name, seats in told.private.items()}
    return Event(told.kind, told.seat, told.details, (), hidden).heard(eyes)


def plain(event: Event, told: Iterable[str]) -> tuple[str, int, dict[str, Any]]:
    """Kind, seat and those details that the slow game tells as well; cards that have no order sorted."""
    details = {name: event.details[name] for name in told}
    if event.kind in UNORDERED and isinstance(details["cards"], list | tuple):
        details["cards"] = sorted(details["cards"])
    return event.kind, event.seat, {name: listed(fact) for name, fact in details.items()}


def listed(fact: object) -> object:
    return list(fact) if isinstance(fact, tuple) else fact


def agree_on_a_guess(game: Timeline, slow: SlowGame, rng: random.Random) -> str:
    """A guess is legal in both or in neither; the reason against it."""
    move = nearly_legal(game, slow, rng) if rng.random() < 0.5 else anything(game, rng)
    return agree_on(game, slow, move)


def nearly_legal(game: Timeline, slow: SlowGame, rng: random.Random) -> Move:
    """A legal move with one of its words exchanged."""
    verb, *words = rng.choice(sorted(slow.moves)).split()
    at = rng.randrange(len(words))
    words[at] = rng.choice(game.game.verbs[verb].slots[at].words(game.state))
    return Move(game.state.agenda[-1].seat, verb, tuple(words))


def agree(game: Timeline, slow: SlowGame) -> None:
    agree_on_moves(game, slow)
    agree_on_the_table(game, slow)
    agree_on_the_points(game, slow)
    every_card_is_in_one_place(slow)


def play_one(game: Timeline, slow: SlowGame, rng: random.Random) -> Iterator[tuple[str, object]]:
    """One move of both, which agree before and after it; what has been met."""
    agree(game, slow)
    if game.actor == 0:
        agree_on_shown_sums(game, slow, rng.choice([PUBLIC, *game.seats]))
    yield from (("refusal", agree_on_a_guess(game, slow, rng)) for _ in range(GUESSES))
    move = game.random_move(rng)
    game.play(move)
    slow.play(move.notation)
    agree_on_the_telling(game.here.events, slow)
    yield from (("event", event.kind) for event in game.here.events)


# ---------------------------------------------------------------------- whole games


def met_in(game: Timeline, slow: SlowGame, rng: random.Random) -> Met:
    """A random game of both, to its end."""
    slow.start()
    agree_on_the_telling(game.here.events, slow)
    met: Met = Counter()
    while not slow.over:
        met.update(play_one(game, slow, rng))
    agree(game, slow)
    return met


@cache
def met_in_a_game(number: int) -> Met:
    setting = SETTINGS[number % len(SETTINGS)]
    return met_in(Timeline(GAME, setting), SlowGame(setting.seats, dict(setting.options)), random.Random(number))


@pytest.mark.parametrize("number", GAMES)
def test_both_implementations_agree_at_every_move(number: int) -> None:
    assert met_in_a_game(number)["event", "game_over"] == 1


def test_these_games_reach_what_is_seldom() -> None:
    """Else the comparison would look at nothing: all kinds of events, all refusals."""
    met: Met = Counter()
    for number in GAMES:
        met += met_in_a_game(number)
    assert {("event", kind) for kind in GAME.events if kind not in OF_POSITIONS} <= set(met)
    assert {("refusal", reason) for reason in REFUSALS.split()} <= set(met)


# ---------------------------------------------------------------------- cards of one's own


def other_cards() -> dict[str, Any]:
    """Other values, copies and activators, corporation cards that do not get less and less, fewer corporations."""
    table = tomllib.loads((GAME.folder / "cards.toml").read_text(encoding="utf-8"))
    for row, value, copies, activator in zip(table["grade"], OTHER_VALUES, OTHER_COPIES, OTHER_KINDS, strict=True):
        row |= {"value": value, "copies": copies, "activator": activator}
    for row in table["party"]:
        row["corporations"] -= 1
    return table | {"name": "other", "corporation_cards": [3, 7, 1]}


@pytest.mark.parametrize("preset", GAME.presets)
@pytest.mark.parametrize("seats", GAME.seats)
def test_both_implementations_agree_with_other_cards(seats: int, preset: str) -> None:
    own, setting = game_with(read_box(other_cards())), GAME.setting(seats, preset)
    slow = SlowGame(seats, dict(setting.options), read(other_cards()))
    met = met_in(Timeline(own, setting), slow, random.Random(seats))
    assert (met["event", "day"], met["event", "game_over"]) == (15, 1)
