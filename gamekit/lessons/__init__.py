"""Lessons: a text file tells what to look at and what to do; the learner makes the moves and marks what follows.

A lesson is TOML, `gamekit/<game>/lessons/<id>.toml` or any other path: docs/new_lesson.md says how to write one.
`page` reads it, `walk` leads a learner through it, `check` finds what is wrong with it.
"""

from __future__ import annotations

from gamekit.lessons.check import check, check_file
from gamekit.lessons.page import Lesson, LessonError, Problem, Step, Wrong, lesson, lessons_of, read
from gamekit.lessons.tasks import Property
from gamekit.lessons.walk import Feedback, Walk

__all__ = [
    "Feedback",
    "Lesson",
    "LessonError",
    "Problem",
    "Property",
    "Step",
    "Walk",
    "Wrong",
    "check",
    "check_file",
    "lesson",
    "lessons_of",
    "read",
]
