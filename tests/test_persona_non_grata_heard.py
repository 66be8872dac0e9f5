"""What a player hears of Persona Non Grata: written down, and enough to know all that this player may know (PNG-77)."""

from __future__ import annotations

from typing import Any

import persona_non_grata_known
import pytest
from heard import ME, golden
from persona_non_grata_heard import GAME, WRITTEN, Ear, played, seated, written
from persona_non_grata_known import DEALT, known, truth

from widgets.session import Session

SHORT = {  # sentences besides what is loud: what is given and got, the new day; what is discarded and drawn
    "persona_non_grata": 3,
    "persona_non_grata_published": 5,
}
ALL = 3  # weeks


class Heard(persona_non_grata_known.Heard):
    """The table as a panel tells of it: how many cards others are dealt is known from the rules (PNG-10)."""

    def hear_week(self, number: int, direction: str, last: str) -> None:
        super().hear_week(number, direction, last)
        for seat in self.seats:
            if seat != self.me:
                self.held[seat] = DEALT
                self.left -= DEALT


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", WRITTEN)
def test_weeks_are_heard_word_for_word_as_they_are_written_down(name: str, lang: str) -> None:
    assert written(name, lang) == golden(
        name, lang
    )  # changed on purpose? python tests/persona_non_grata_heard.py writes it anew


GAMES: list[tuple[int, str, int, int, dict[str, Any]]] = [
    (3, "page", 73, ALL, {}),
    (2, "published", 99, ALL, {}),
    (4, "published", 6, ALL, {}),
    (2, "page", 5, 1, {"weeks": 1}),
]


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(
    ("seats", "preset", "seed", "weeks", "options"), GAMES, ids=["written", "published", "four", "short"]
)
def test_from_what_is_heard_alone_all_that_may_be_known_is_known_at_every_moment(
    lang: str, seats: int, preset: str, seed: int, weeks: int, options: dict[str, Any]
) -> None:
    session = seated(lang, seats, seed, preset=preset, **options)
    ear, table = Ear(lang, seats), Heard(seats, ME)
    table.hear_week(1, "left", "no")  # what every game begins with
    for heard in played(session, weeks):
        for fact in ear.facts(heard.text) if session.choice is None else ():
            table.hear(fact)
        assert known(table) == truth(session.timeline.view(ME), ME), heard
        assert table.acts == due(session), heard
    assert session.timeline.over


def due(session: Session) -> int:
    """Who has to decide; nobody when the game is over."""
    actor = session.timeline.actor
    return -1 if actor is None else actor


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", WRITTEN)
def test_short_announcements_are_understood_and_say_little_besides_who_did_what(name: str, lang: str) -> None:
    told = WRITTEN[name]
    session = seated(lang, told.seats, told.seed, full=False, preset=told.preset)
    ear, counts = Ear(lang, told.seats), list[int]()
    for heard in played(session, told.weeks):
        facts = list(ear.facts(heard.text)) if session.choice is None else []
        counts.append(sum(fact.kind not in (*GAME.loud, "asked") for fact in facts))
    assert max(counts) == SHORT[name]
