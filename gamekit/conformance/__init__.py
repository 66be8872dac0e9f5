"""One suite for every game: played at random, looked at closely, recorded, replayed, and seen with all eyes.

    report = check(game, positions={"somebody solves": timeline}, secrets=secrets)
    print(report)

A property is a small function that raises AssertionError with a sentence: see `legality` (moves, refusals,
notation, chance), `sight` (states, views, events, scores), `words`, `replay` (records, transcripts, the dealer)
and `twins` (secrets). Nothing here knows any particular game, and nothing needs a test framework.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from gamekit import load
from gamekit.conformance import legality, replay, sight, twins, words
from gamekit.conformance.playing import branch_out, random_games, settings
from gamekit.conformance.report import Report, check_header, check_reach
from gamekit.conformance.twins import Secrets, Shown
from gamekit.game import CHANCE, PUBLIC, Game
from gamekit.moments import whole_moments
from gamekit.timeline import Node, Timeline

__all__ = ["Report", "Secrets", "check"]

LOOKS = 8  # positions of a game in which every move that can be spelled is tried
SHORT = 100  # positions of a game up to which the transcripts of all eyes are read; else those of one pair


def check(
    game: Game,
    games: int = 20,
    moves: int = 400,
    positions: Mapping[str, Timeline | str] | None = None,
    secrets: Secrets | None = None,
    shown: Shown | None = None,
) -> Report:
    """Play a game at random and try all that it promises; AssertionError says what it breaks, and where.

    `games` at random of at most `moves` moves each, and more if the settings need more; `positions` are games, or
    their records, that lead where random play does not. With `secrets`, every game is compared with its twins,
    `shown` giving what else an observer is shown.
    """
    report = Report(game.name)
    check_header(game)
    words.check_declared_words(game)
    legality.check_first_chances(game, settings(game))
    replay.check_seeds(game)
    said: words.Said = set()
    for name, timeline in (*random_games(game, games, moves), *named(game, positions or {})):
        with told_where(name):
            check_game(timeline, report, said)
            if secrets:
                twins.check_secrets(timeline, secrets, report, shown)
    words.check_refusal_words(game, report.refusals.values())
    check_reach(game, report)
    if secrets:
        twins.check_kinds(secrets, report)
    return report


def named(game: Game, positions: Mapping[str, Timeline | str]) -> Iterator[tuple[str, Timeline]]:
    """The named positions, read if they are records."""
    for name, source in positions.items():
        yield name, load(source, {game.name: game}) if isinstance(source, str) else source


@contextmanager
def told_where(name: str) -> Iterator[None]:
    """Whatever is raised inside says in which game."""
    try:
        yield
    except Exception as error:
        error.add_note(f"in {name}")
        raise


def check_game(timeline: Timeline, report: Report, said: words.Said) -> None:
    """One game: each of its positions, some of them closely, and the whole of it."""
    rng = random.Random(len(timeline.nodes))
    report.games += 1
    if timeline.seed is not None and not timeline.given:
        replay.check_dealer(timeline, rng)
        replay.check_undo(timeline, rng)
        branch_out(timeline, rng)
    for node in timeline.nodes:
        with told_where(f"position {node.number}, after {node.move}"):
            check_node(timeline, node, report, said)
    for node in {timeline.here, *rng.sample(timeline.nodes, min(LOOKS, len(timeline.nodes)))}:
        with told_where(f"position {node.number}, after {node.move}"):
            look_closely(timeline, node, rng, report)
    check_records(timeline, report.games)


def check_node(timeline: Timeline, node: Node, report: Report, said: words.Said) -> None:
    """What is cheap enough to be tried in every position."""
    game, seats = timeline.game, timeline.seats
    if node.move:
        report.moves += 1
        report.verbs[node.move.verb] += 1
    sight.check_hash(node.state)
    sight.check_events(game, node, seats, report)
    sight.check_seen(game, node, seats)
    sight.check_moments(game, node)
    sight.check_scores(game, node.state, seats)
    words.check_spoken(timeline, node, said)


def look_closely(timeline: Timeline, node: Node, rng: random.Random, report: Report) -> None:
    """What is tried in a few positions only."""
    game, state = timeline.game, node.state
    report.looks += 1
    sight.check_state(game, state)
    for seat in sight.eyes(timeline.seats):
        sight.check_scores(game, game.view(state, seat), timeline.seats)
    for moment in whole_moments(timeline, node):
        sight.check_views(game, moment.state, timeline.seats)
    legality.check_chances(game, state)
    legality.check_domains(game, state)
    for seat in (*timeline.seats, CHANCE):
        legality.check_moves(game, state, seat, rng, report)
        legality.check_notation(game, state, seat, rng)
    for seat in timeline.seats:
        sight.check_own_view(game, state, seat, rng)
        sight.check_public_offers(game, state, seat)


def check_records(timeline: Timeline, turn: int) -> None:
    """The record, and the transcripts: of all eyes if the game is short, else of one pair after the other."""
    replay.check_record(timeline)
    eyes = (*timeline.seats, PUBLIC)
    for seat in eyes if len(timeline.nodes) <= SHORT else (eyes[turn % len(eyes)],):
        replay.check_transcript(timeline, seat)
