"""Learners in the lessons of a game, and which groups of its rules the lessons are about."""

from __future__ import annotations

from gamekit.game import Game
from gamekit.lessons import Walk, lesson, lessons_of
from gamekit.lessons.tasks import accepted
from gamekit.rulebook import load


def at_step(game: str, id: str, number: int, lang: str = "en") -> Walk:
    """A learner at a step, counted from 1, with the first right answer given to all before it."""
    walk = Walk(lesson(game, id), lang)
    while walk.at < number - 1:
        answer(walk)
        assert walk.next()
    return walk


def answer(walk: Walk) -> None:
    """The first right answer to a step, if it asks for something."""
    if walk.step.asks_for_move:
        walk.try_move(next(accepted(walk.timeline, walk.lesson.eyes, walk.step)))
    reasoning = walk.reasoning if walk.step.claim else None
    if reasoning:
        facts = [walk.fact(reasoning, claim) for claim in walk.step.claim]
        assert walk.try_marks({fact[:2]: fact.holds for fact in facts}).right


def groups_left_out(game: Game, by_teaching: bool = False) -> set[str]:
    """The groups of rules of which no lesson shows or teaches any; or, `by_teaching`, teaches any."""
    book, known = load(game), [lesson(game.name, id) for id in lessons_of(game.name)]
    taught = {book[rule].group for one in known for rule in one.rules}
    shown = {book[rule].group for one in known for step in one.steps for rule in step.rules}
    return {rule.group for rule in book.values()} - (taught if by_teaching else taught | shown)
