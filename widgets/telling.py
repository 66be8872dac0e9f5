"""What a reader is told of a change, once, in whole sentences: what happened, or where the game stands now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from gamekit.game import CHANCE, PUBLIC, TEACHER, Event, Score
from gamekit.text import Line, Text, node_lines
from gamekit.timeline import Node, Timeline

TURN = "turn"  # the kind of event that a game has where the turn of a seat begins, if its players take turns
MANY = 2  # moves of players that a walk may pass before it is summed up


@dataclass(frozen=True)
class Reader:
    """Who is told: through whose eyes, in which words, all of it or at most two sentences a turn."""

    timeline: Timeline
    eyes: int
    words: Text
    full: bool = True

    # ------------------------------------------------------------------ where the game stands

    def turn(self) -> str:
        """Whom the table waits for."""
        actor = self.timeline.actor
        if actor is None:
            return self.words.say("turn-over")
        if actor == CHANCE:
            return self.words.say("turn-chance")
        own, kind = actor == self.eyes, self.timeline.here.state.agenda[-1].kind
        asks = self.timeline.game.asks
        for message in (f"ask-{kind}", f"due-{kind}"):  # of a game in which a turn has several parts
            if self.words.has(message):
                details = asks(self.timeline.view(self.eyes)) if asks else {}
                return self.words.say(message, "you" if own else None, seat=actor, **details)
        return self.words.say("turn-you") if own else self.words.say("turn-of", seat=actor)

    def scores(self, view: Any = None) -> str:
        """The standing of every side, or that this game has no points; `view`: in the middle of a step."""
        return self.standing(view) or self.words.say("no-points", over=view is None and self.timeline.over)

    def standing(self, view: Any = None) -> str:
        """What a reader is told of the standing unasked; without points only who has won, "" while nobody has.

        `view`: at a moment in the middle of a step, which does not tell yet who has won at its end.
        """
        scores = self.timeline.scores(self.eyes)
        if view is not None:
            scores = tuple(score._replace(won=False) for score in self.timeline.game.scores(view))
        if self.timeline.game.has_points:
            return " ".join(self.score(score) for score in scores)
        return " ".join(self.words.say("winner", side=self.side(score)) for score in scores if score.won)

    def score(self, score: Score) -> str:
        """The standing of one side: who, and how many points."""
        sentence = "score-won" if score.won else "score-of"
        return self.words.say(sentence, side=self.side(score), points=score.points)

    def side(self, score: Score) -> str:
        """The players of one side."""
        return self.words.listed([self.words.seat(seat) for seat in score.side])

    def whose_eyes(self) -> str:
        """Through whose eyes the panel looks."""
        if self.eyes == TEACHER:
            return self.words.say("eyes-teacher")
        return self.words.say("eyes-public") if self.eyes == PUBLIC else self.words.say("eyes-seat", seat=self.eyes)

    def comment(self, node: Node) -> list[str]:
        """The comment at a step, in the reader's language if there is one, else in another."""
        by_language = self.timeline.comments.get(node.number, {})
        words = by_language.get(self.words.lang) or next(iter(by_language.values()), "")
        return [self.words.say("comment-here", words=words)] if words else []

    # ------------------------------------------------------------------ what happened

    def change(self, old: Node, new: Node, walked: bool, asked: bool = True) -> list[str]:
        """The sentences about the way from one position to another, played or only walked.

        `asked`: whether this reader did something, and so must hear something.
        """
        steps = between(old, new)
        if steps is None:
            return [self._elsewhere(old, new), self.turn(), *self.comment(new)]
        if walked and sum(is_decision(node) for node in steps) > MANY:
            return [*self._summary(steps), *self.comment(new)]
        told = self.happened(steps, asked)
        return [*told, *self.waiting(steps), *self.comment(new)]

    def waiting(self, steps: Sequence[Node]) -> list[str]:
        """Whom the table waits for after some steps, where no event has said so.

        That is chance, or another than whoever moved last and whoever has just got the turn; and whoever is to decide
        something that a game asks for as soon as it arises. In short, a player is not told what others are asked.
        """
        actor = self.timeline.actor
        if actor is None or (not self.full and self.eyes >= 0 and actor not in (CHANCE, self.eyes)):
            return []
        moved = next((node.move.seat for node in reversed(steps) if node.move and node.move.seat != CHANCE), None)
        turns = [event.seat for node in steps for event in node.events if event.kind == TURN]
        asked = self.words.has(f"ask-{self.timeline.here.state.agenda[-1].kind}")
        return [self.turn()] if asked or actor not in (moved, *turns[-1:]) else []

    def _elsewhere(self, old: Node, new: Node) -> str:
        back = between(new, old)
        return self.words.say("went-to" if back is None else "went-back-to", step=new.number)

    def _summary(self, steps: list[Node]) -> list[str]:
        moves = sum(is_decision(node) for node in steps)
        last = [line.text for line in self.lines(steps[-1]) if line.kind not in self.timeline.game.quiet]
        went_on = self.words.say("went-on", moves=moves, step=steps[-1].number)
        return [text for text in (went_on, *last, self.standing()) if text]

    def lines(self, node: Node) -> list[Line]:
        """What happened at one step, line by line."""
        return node_lines(self.timeline, node, self.eyes, self.words.lang)

    def happened(self, steps: list[Node], asked: bool = True) -> list[str]:
        """What happened at some steps; quiet events are summed up in one sentence, unless there is nothing else.

        Where steps have moments only one that comes last is told, for it says how things stand: the others can be
        looked at one by one.
        """
        told = [pair for node in steps for pair in self._with_quiet(node)]
        lines, loud = [line for line, _ in told], [line for line, hushed in told if not hushed]
        if not loud:
            return [line.text for line in lines] if len(lines) <= MANY else [self._summed_up(len(lines))]
        if not self.full:
            return joined(self._short(steps, asked))
        if self.timeline.game.in_moments:
            return joined([line for line, hushed in told if not hushed or line is lines[-1]], self.timeline.game.quiet)
        quiet = len(lines) - len(loud)
        summed = [self._summed_up(quiet)] if quiet else []
        return summed + [line.text for line in loud]

    def _with_quiet(self, node: Node) -> list[tuple[Line, bool]]:
        """The lines of a step, and whether each is quiet; where steps have moments, not what is dealt to these eyes."""
        game, dealt = self.timeline.game, node.move is not None and node.move.seat == CHANCE
        own = [bool(game.in_moments) and dealt and self._knows_alone(event) for event in node.events]
        return [(line, line.kind in game.quiet and not mine) for line, mine in zip(self.lines(node), own, strict=True)]

    def _summed_up(self, count: int) -> str:
        return self.words.say("quietly", count=count)

    def _short(self, steps: list[Node], asked: bool) -> list[Line]:
        """Of each move the first line, what nobody else is told, what is to be loud, and how it ends."""
        game, found, begun = self.timeline.game, list[tuple[Line, bool]](), set[int]()
        for node in steps:
            for (line, quiet), event in zip(self._with_quiet(node), node.events, strict=True):
                if not quiet:
                    first = is_decision(node) and node.number not in begun
                    begun.add(node.number)
                    found.append((line, first or line.kind in game.loud or self._knows_alone(event)))
        chosen = [line for line, wanted in found if wanted]
        last, _ = found[-1]
        if last not in chosen and (self._closes(steps[0], last, steps[-1].events[-1]) or (asked and not chosen)):
            chosen.append(last)
        return chosen

    def _knows_alone(self, event: Event) -> bool:
        """Whether these eyes, and not all, are told something."""
        return any(self.eyes in seats for seats in event.private.values())

    def _closes(self, first: Node, last: Line, event: Event) -> bool:
        """Whether the last line is to be told besides what was done: not what another draws unseen.

        Nor who comes next, if a sentence about a draw of this turn came before, and it is not the reader.
        """
        if last.kind == self.timeline.game.steps[0] and last.seat != self.eyes:
            return not any(self._knows_alone(event) or self.eyes < 0 for event in self._drawn(first))
        return not event.private or self.eyes < 0

    def _drawn(self, first: Node) -> Iterator[Event]:
        """What chance dealt to one seat alone in the turn under way, before a step."""
        node = first.parent
        while node is not None and node.move is not None:
            if node.move.seat == CHANCE:
                yield from (event for event in node.events if event.private)
            if any(event.kind == self.timeline.game.steps[0] for event in node.events):
                return
            node = node.parent


def joined(lines: list[Line], kinds: frozenset[str] | None = None) -> list[str]:
    """The texts; lines of one kind in a row, any or one of these, that say the same up to a colon become one."""
    texts: list[str] = []
    for (kind, begin), run in groupby(lines, key=lambda line: (line.kind, beginning(line.text))):
        told, alike = [line.text for line in run], begin and (kinds is None or kind in kinds)
        texts += [in_one(begin, told)] if alike and len(told) > 1 else told
    return texts


def beginning(text: str) -> str:
    """A text up to its last colon; "" if it has none."""
    return text.rpartition(": ")[0]


def in_one(begin: str, texts: Sequence[str]) -> str:
    """Texts with one beginning as one."""
    ends = [text.removeprefix(f"{begin}: ").removesuffix(".") for text in texts]
    return f"{begin}: {', '.join(ends)}."


def is_decision(node: Node) -> bool:
    """Whether a player, not chance, led here."""
    return node.move is not None and node.move.seat != CHANCE


def between(old: Node, new: Node) -> list[Node] | None:
    """The steps after `old` down to `new`; None if `new` does not lie ahead of it."""
    steps: list[Node] = []
    node: Node | None = new
    while node is not None and node is not old:
        steps.append(node)
        node = node.parent
    return None if node is None else steps[::-1]
