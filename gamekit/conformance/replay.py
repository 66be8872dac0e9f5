"""Records, transcripts and the dealer: the same game again, the game as one seat saw it, no second roll."""

from __future__ import annotations

import random

from gamekit import load
from gamekit.conformance.playing import play_on
from gamekit.game import CHANCE, PUBLIC, Event, Game, Move
from gamekit.text import LANGUAGES
from gamekit.timeline import Node, Timeline
from gamekit.tree import path_between


def check_record(timeline: Timeline) -> None:
    """The record of a game leads to the same positions and events, and is written again byte for byte."""
    written = timeline.record()
    again = load(written, {timeline.game.name: timeline.game})
    assert len(again.nodes) == len(timeline.nodes), "the record has another number of positions"
    for old, new in zip(timeline.nodes, again.nodes, strict=True):
        assert (new.state, new.move) == (old.state, old.move), f"the record leads to another position {old.number}"
        assert new.events == old.events, f"the record leads to other events in position {old.number}"
    assert again.notes == timeline.notes, "the record has other notes"
    assert again.record() == written, "the record is written otherwise the second time"


def check_transcript(timeline: Timeline, seat: int) -> None:
    """The transcript of a seat shows, tells and says what it saw, heard and read, and is written again the same.

    Read with public eyes, it tells what the public saw and heard. Positions that the seat cannot tell apart are one.
    """
    written = timeline.record(seat)
    again = load(written, {timeline.game.name: timeline.game})
    pairs = paired(timeline, again, seat)
    steps = len({step.number for _, step in pairs})
    assert len(again.nodes) == steps, f"the transcript of {seat} has another number of positions"
    for eyes in {seat, PUBLIC}:
        check_read_as(timeline, again, pairs, eyes)
    check_log(timeline, again, pairs, seat)
    assert again.record() == written, f"the transcript of {seat} is written otherwise the second time"


def paired(timeline: Timeline, again: Timeline, seat: int) -> list[tuple[Node, Node]]:
    """Each position of a game, with the one that stands for it in the transcript of a seat."""
    stands = {0: again.nodes[0]}
    for node in timeline.nodes[1:]:
        assert node.parent, "only the first position has none before it"
        given = timeline.given_to(seat, node)
        ways = [step for step in stands[node.parent.number].children if again.given_to(seat, step) == given]
        assert len(ways) == 1, f"in position {node.number}, the transcript of {seat} shows or tells something else"
        stands[node.number] = ways[0]
    return [(node, stands[node.number]) for node in timeline.nodes]


def check_read_as(timeline: Timeline, again: Timeline, pairs: list[tuple[Node, Node]], seat: int) -> None:
    """A transcript, read as `seat`, shows and tells in every position what the game does."""
    for old, new in pairs:
        where = f"in position {old.number}, the transcript of {again.eyes} read by {seat}"
        assert again.node_view(new, seat) == timeline.node_view(old, seat), f"{where} shows something else"
        assert heard(new, seat) == heard(old, seat), f"{where} tells something else"
        assert not old.parent or again.seen(new, seat) == timeline.seen(old, seat), f"{where} has another move"


def heard(node: Node, seat: int) -> list[Event]:
    """What happened at a step as a seat was told it, without who else was."""
    return [event.heard(seat)._replace(private={}) for event in node.events]


def check_log(timeline: Timeline, again: Timeline, pairs: list[tuple[Node, Node]], seat: int) -> None:
    """The log of a transcript is the log of the game as the seat read it, in both languages."""
    step = {old.number: new.number for old, new in pairs}
    for lang in LANGUAGES:
        lines = [line for line in timeline.log(seat, lang) if line.kind != "went_back"]
        told = [line._replace(node=step[line.node]) for line in lines]
        assert again.log(seat, lang) == told, f"the transcript of {seat} has another log in {lang}"


# ---------------------------------------------------------------------- the dealer


def decisions(timeline: Timeline) -> list[Move]:
    """The moves of the players on the path to the present position, without those of CHANCE."""
    return [node.move for node in timeline.path() if node.move and node.move.seat != CHANCE]


def dealt_again(timeline: Timeline, detours: random.Random | None = None) -> Timeline:
    """The same decisions under the same seed; with `detours`, another way is tried and taken back now and then."""
    again = Timeline(timeline.game, timeline.setting, timeline.seed)
    again.deal()
    for move in decisions(timeline):
        if detours and detours.random() < 0.1:
            take_detour(again, detours)
        again.play(move)
    return again


def take_detour(timeline: Timeline, rng: random.Random) -> None:
    """Play on at random, and go back to where the timeline stood."""
    here = timeline.here.number
    play_on(timeline, rng, 2)
    timeline.jump(here)


def check_dealer(timeline: Timeline, rng: random.Random) -> None:
    """One seed and the same decisions make the same game; what was taken back in between changes nothing."""
    path = [(node.move, node.state) for node in timeline.path()]
    for again in (dealt_again(timeline), dealt_again(timeline, rng)):
        assert [(node.move, node.state) for node in again.path()] == path, "the same seed deals another game"
        twice = [
            n for n in again.nodes if len(n.children) > 1 and n.children[0].move and n.children[0].move.seat == CHANCE
        ]
        assert not twice, "the dealer rolled a second time"


def check_undo(timeline: Timeline, rng: random.Random) -> None:
    """A decision that is taken back and made again leads to where it led before; a secret one, to a way like it."""
    made = [node for node in timeline.path() if node.parent and node.move and node.move.seat != CHANCE]
    for node in rng.sample(made, min(5, len(made))):
        before = len(timeline.nodes)
        path = take_back(timeline, node)
        assert path[0].state == node.state, f"{node.move}, made again, leads elsewhere"
        if node.move and not timeline.game.secret(node.move):
            assert path[0] is node, f"{node.move}, made again, leads elsewhere"
            assert len(timeline.nodes) == before, f"{node.move}, made again, was dealt anew"


def take_back(timeline: Timeline, node: Node) -> list[Node]:
    """Go back to before the move that led to a node, and make it again: the positions it leads to now."""
    assert node.parent, "the first position was led to by no move"
    assert node.move, "the first position was led to by no move"
    timeline.jump(node.parent.number)
    timeline.play(node.move)
    return path_between(node.parent, timeline.here)


def check_seeds(game: Game) -> None:
    """Where there is chance, not every seed deals the same game."""
    rows = [Timeline(game, game.setting(game.seats[0]), seed) for seed in range(8)]
    for timeline in rows:
        timeline.deal()
        play_on(timeline, random.Random(0), 20)
    dealt = {
        tuple(node.move for node in timeline.path() if node.move and node.move.seat == CHANCE) for timeline in rows
    }
    assert len(dealt) > 1 or dealt == {()}, "eight seeds deal the same game"
