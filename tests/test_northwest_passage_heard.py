"""What a player hears of Northwest Passage: written down, and enough to know all that is on the table (NWP-115)."""

from __future__ import annotations

from typing import Any

import northwest_passage_known
import pytest
from heard import ME, golden
from northwest_passage_heard import GAME, ROUNDS, SEATS, SEED, Ear, played, seated, written
from northwest_passage_known import truth

from widgets.session import Session

SHORT = 2  # sentences of events
ALL = 10  # rounds


class Heard(northwest_passage_known.Heard):
    """The table as a panel tells of it: where it is silent, the rules say what happens between two rounds."""

    def hear_round(self, number: int, order: list[int], last: str, frozen: int = 0) -> None:
        """NWP-47, NWP-49: the crew has rested; NWP-21: the first rows are frozen."""
        if number > 1:
            self.hear_rested()
        super().hear_round(number, order, last, frozen)

    def hear_game_over(self, winners: list[int] | None = None) -> None:
        """NWP-47: the crew of the last round rests, too."""
        self.hear_rested()
        super().hear_game_over(winners)

    def hear_asked(self, seat: int) -> None:
        """Whoever is asked has the turn."""
        assert seat == self.acts


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_rounds_are_heard_word_for_word_as_they_are_written_down(lang: str) -> None:
    # changed on purpose? python tests/northwest_passage_heard.py writes it anew
    assert written(lang) == golden("northwest_passage", lang)


GAMES: list[tuple[int, int, int, dict[str, Any]]] = [
    (SEATS, SEED, ALL, {}),
    (3, 9, 2, {"whole_side": True}),
    (4, 6, 2, {"auto_end": False}),
]


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("seats", "seed", "rounds", "options"), GAMES, ids=["written", "three", "four"])
def test_from_what_is_heard_alone_all_that_is_on_the_table_is_known_at_every_moment(
    lang: str, seats: int, seed: int, rounds: int, options: dict[str, Any]
) -> None:
    session = seated(lang, seats, seed, **options)
    ear, table = Ear(lang, seats), Heard(seats)
    for heard in played(session, rounds):
        for fact in ear.facts(heard.text) if session.choice is None else ():
            table.hear(fact)
        known = truth(session.timeline.state)
        assert {name: getattr(table, name) for name in known} == known, heard
        assert table.acts == due(session), heard
    assert session.timeline.state.round > rounds or session.timeline.over


def due(session: Session) -> int:
    """Who has the turn; nobody when the game is over."""
    actor = session.timeline.actor
    return -1 if actor is None else actor


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_short_announcements_are_understood_and_say_at_most_two_things_a_move_besides_what_is_loud(lang: str) -> None:
    session = seated(lang, SEATS, SEED, full=False)
    ear, counts = Ear(lang, SEATS), list[int]()
    for heard in played(session, ROUNDS):
        facts = list(ear.facts(heard.text)) if session.choice is None else []
        counts.append(sum(fact.kind not in (*GAME.loud, "asked") for fact in facts))
    assert max(counts) == SHORT


def test_the_last_announcements_can_be_heard_again() -> None:
    session = seated("en", SEATS, SEED)
    heard = [each.text for each in played(session, 1) if each.text]
    assert session.heard[-1] == heard[-1]
    assert session.eyes == ME
