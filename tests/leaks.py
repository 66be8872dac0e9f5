"""Games with a leak planted in them, and what a test says of one: it is found, and by what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib.util import find_spec
from typing import Any

import pytest

from gamekit.conformance import Report
from gamekit.conformance.twins import Secrets, check_kinds, check_secrets
from gamekit.game import PUBLIC, Game, Move, Step
from gamekit.timeline import Timeline

Leak = Callable[[], Game]


def picture(timeline: Timeline, observer: int, lang: str) -> Any:
    """The scene that an observer is shown, with all its words, and with what it can choose now."""
    from figures.registry import scene_for

    verbs = timeline.verbs(observer) if observer != PUBLIC else []
    chosen = {slot.name: set(slot.words) for verb in verbs for slot in verb.slots}
    return scene_for(timeline.game)(timeline.view(observer), lang, timeline.game, observer, open=chosen).plain()


SHOWN = picture if find_spec("figures.registry") else None

# ---------------------------------------------------------------------- planting


def with_verb(game: Game, name: str, **changes: Any) -> Game:
    """The game with another verb of that name."""
    return replace(game, verbs={**game.verbs, name: game.verbs[name]._replace(**changes)})


def with_play(game: Game, name: str, change: Callable[[Any, Move, Step], Step]) -> Game:
    """The game with something done to what a verb leads to, told all at once: (state, move, step) -> step."""
    play = game.verbs[name].play
    broken = with_verb(game, name, play=lambda state, move: change(state, move, play(state, move)))
    return replace(broken, in_moments=None)


def with_view(game: Game, change: Callable[[Any, Any, int], Any]) -> Game:
    """The game with something done to a view: (view, state, seat) -> view."""
    return replace(game, view=lambda state, seat: change(game.view(state, seat), state, seat))


def opened(state: object, move: Move, step: Step) -> Step:
    """All hear everything."""
    return Step(step.state, tuple(event._replace(private={}) for event in step.events))


# ---------------------------------------------------------------------- finding


def find_leak(check: Callable[[Game], None], broken: Game, by: str) -> None:
    """The check finds that somebody can tell by that."""
    with pytest.raises(AssertionError, match=rf"can tell by [a-z, ]*\b({by})\b"):
        check(broken)


def find_leak_in_picture(timeline: Timeline, secrets: Secrets, secret: Callable[[Any], object]) -> None:
    """A picture that shows something secret of the state is found."""

    def shown(timeline: Timeline, observer: int, lang: str) -> object:
        return secret(timeline.state)

    with pytest.raises(AssertionError, match="can tell by picture"):
        check_secrets(timeline, secrets, Report(timeline.game.name), shown)


def find_missing_kind(secrets: Secrets) -> None:
    """It is found if there was no twin for a kind of secret."""
    report = Report("")
    report.twins.update(secrets.kinds[1:])
    with pytest.raises(AssertionError, match=secrets.kinds[0]):
        check_kinds(secrets, report)
