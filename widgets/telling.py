"""What a reader is told of a change, once, in whole sentences: what happened, or where the game stands now."""

from __future__ import annotations

from dataclasses import dataclass

from gamekit.game import CHANCE, PUBLIC, TEACHER, Score
from gamekit.text import Line, Text, node_lines
from gamekit.timeline import Node, Timeline

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
        return self.words.say("turn-you") if actor == self.eyes else self.words.say("turn-of", seat=actor)

    def scores(self) -> str:
        """The standing of every side, or that this game has no points."""
        return self.standing() or self.words.say("no-points", over=self.timeline.over)

    def standing(self) -> str:
        """What a reader is told of the standing unasked; without points only who has won, "" while nobody has."""
        scores = self.timeline.scores()
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

    def change(self, old: Node, new: Node, walked: bool) -> list[str]:
        """The sentences about the way from one position to another, played or only walked."""
        steps = between(old, new)
        if steps is None:
            return [self._elsewhere(old, new), self.turn(), *self.comment(new)]
        if walked and sum(is_decision(node) for node in steps) > MANY:
            return [*self._summary(steps), *self.comment(new)]
        told = self.happened(steps)
        waiting = [self.turn()] if self.timeline.actor == CHANCE else []
        return [*told, *waiting, *self.comment(new)]

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

    def happened(self, steps: list[Node]) -> list[str]:
        """What happened at some steps; quiet events are summed up in one sentence, unless there is nothing else."""
        quiet = self.timeline.game.quiet
        lines = [line for node in steps for line in self.lines(node)]
        loud = [line for line in lines if line.kind not in quiet]
        if not loud:
            return [line.text for line in lines] if len(lines) <= MANY else [self._summed_up(len(lines))]
        hushed = len(lines) - len(loud)
        summed = [self._summed_up(hushed)] if hushed else []
        return summed + ([line.text for line in loud] if self.full else self._short(steps, loud))

    def _summed_up(self, count: int) -> str:
        return self.words.say("quietly", count=count)

    def _short(self, steps: list[Node], loud: list[Line]) -> list[str]:
        """Of each turn the first line, and at the end whose turn it is, or how the game ended."""
        firsts = {line.node: line for line in reversed(loud)}
        chosen = [firsts[node.number] for node in steps if is_decision(node) and node.number in firsts]
        last = [line for line in loud[-1:] if line not in chosen]
        return [line.text for line in chosen + last]


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
