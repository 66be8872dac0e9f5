"""Nothing visible is unspoken: words in both languages for all that a game declares, and for all that happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from gamekit.conformance.report import reasons
from gamekit.conformance.sight import eyes
from gamekit.game import Game, Refusal
from gamekit.rulebook import groups
from gamekit.text import LANGUAGES, Text, text
from gamekit.timeline import Node, Timeline

Said = set[tuple[object, ...]]  # what was put into words already, so that nothing is twice


def check_declared_words(game: Game) -> None:
    """Every verb, slot, event, step size, option, group of rules and refusal has words in both languages."""
    for lang in LANGUAGES:
        words = text(lang, game)
        missing = [message for message in messages(game) if not words.has(message)]
        assert not missing, f"these have no words in {lang}: {', '.join(missing)}"
        for option in game.options:
            assert words.say(f"option-{option}", "about"), f"option {option} does not say what it changes in {lang}"


def messages(game: Game) -> Iterator[str]:
    """The ids of the sentences that a game with these verbs, events and options must have."""
    yield "title"
    yield from (f"{kind}-{verb}" for verb in game.verbs for kind in ("verb", "move"))
    yield from (f"slot-{slot.name}" for verb in game.verbs.values() for slot in verb.slots)
    yield from (f"event-{kind}" for kind in game.events)
    yield from (f"step-{kind}" for kind in (*game.steps, *(["moment"] if game.in_moments else [])))
    yield from (f"option-{option}" for option in game.options)
    yield from (f"group-{group}" for group in groups(game))
    yield from (f"refusal-{reason}" for reason in sorted(reasons(game)))


def check_spoken(timeline: Timeline, node: Node, said: Said) -> None:
    """The move and the events of a step have words for every pair of eyes, and whoever may not know is told less."""
    for lang in LANGUAGES:
        words = text(lang, timeline.game)
        for seat in eyes(timeline.seats):
            _say_events(words, node, seat, said)
            if node.parent:
                seen = timeline.seen(node, seat)
                if (lang, seen) not in said:
                    said.add((lang, seen))
                    _check(partial(words.move, seen), f"the move {seen} in {lang}")


def _say_events(words: Text, node: Node, seat: int, said: Said) -> None:
    for event in node.events:
        heard = event.heard(seat)
        key = (words.lang, heard.kind, heard.seat, str(heard.details), seat == heard.seat)
        if key not in said:
            said.add(key)
            _check(partial(words.event, heard, seat), f"{heard.kind} in {words.lang}, as {seat} hears it,")


def _check(say: Callable[[], str], what: str) -> None:
    try:
        sentence = say()
    except LookupError as error:
        raise AssertionError(f"{what} has no words, or they lack something: {error}") from error
    assert sentence.strip(), f"{what} is said with no words"
    holes = [hole for hole in ("{", "None") if hole in sentence]
    assert not holes, f"{what} is said as “{sentence}”"


def check_refusal_words(game: Game, refusals: Iterable[Refusal]) -> None:
    """Every refusal has words in both languages."""
    for lang in LANGUAGES:
        for refusal in refusals:
            _check(partial(text(lang, game).refusal, refusal), f"the refusal {refusal.reason} in {lang}")
