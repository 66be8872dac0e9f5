"""What the exercises of Persona Non Grata call right, and what they say of mistakes."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest
from persona_non_grata_exercises import BACK, DOWN, END, FIRST, FOUR, TIE
from positions import play

from gamekit.exercises import Sheet
from gamekit.game import PUBLIC
from gamekit.persona_non_grata import GAME
from gamekit.persona_non_grata.scoring import worth
from gamekit.timeline import Timeline


def right_choices(game: Timeline, id: str) -> list[set[str]]:
    """All sets of the words offered that are right."""
    sheet = Sheet(game, id)
    offered = [word for word, _ in sheet.choices(sheet.exercise.fields[0])]
    sets = [set(some) for size in range(1, len(offered) + 1) for some in combinations(offered, size)]
    return [some for some in sets if sheet.check(sorted(some)).right]


def test_what_has_come_back_is_what_is_in_the_hand_now():
    (right,) = right_choices(BACK, "returned")
    assert right == {move.words[0] for move in BACK.moves()}


def test_what_is_encrypted_is_what_lies_there():
    lying = [card.card for card in BACK.state.areas[2] if card.encrypted]
    offered = [word for word, _ in Sheet(BACK, "encrypted").choices(Sheet(BACK, "encrypted").exercise.fields[0])]
    assert [word for word in offered if Sheet(BACK, "encrypted").check(word).right] == GAME.tables.slugs(lying)


def test_a_hand_is_seen_by_those_who_have_held_it():
    assert right_choices(FOUR, "seen") == [{"0", "3"}]
    assert right_choices(DOWN, "seen") == [{"0", "1", "2"}]


def test_the_sums_are_those_that_the_graph_shows_to_owner_and_public():
    weights = [DOWN.graph("majorities", eyes).edges["0", "biolife"]["weight"] for eyes in (0, PUBLIC)]
    assert Sheet(DOWN, "sums").check(*weights).right


def test_a_probability_is_that_of_the_odds_and_may_be_rounded():
    sheet = Sheet(DOWN, "chance")
    card = DOWN.knowledge(0).encrypted("w1d2-b")
    share = sum((odds for slug, odds in card.items() if slug.startswith("cosmoco")), Fraction(0))
    assert sheet.check(share).right
    assert sheet.check("60 %").right
    assert not sheet.check("61 %").right


@pytest.mark.parametrize("game", [TIE, FIRST])
def test_the_key_can_go_to_whoever_it_goes_to_after_some_choice(game: Timeline):
    found = set()
    for move in game.moves():
        copy = Timeline(game.game, game.setting, None, game.game.given(game.state))
        while copy.actor is not None and copy.state.agenda[-1].kind in ("first", "second"):
            play(copy, str(move) if copy.here.number == 0 else str(copy.moves()[0]))
            if copy.state.keys[0] != game.state.keys[0] or copy.state.agenda[-1].about[:1] != (0,):
                break
        found.add(str(copy.state.keys[0]))
    assert right_choices(game, "key") == [found]


def test_what_an_archive_counts_is_what_the_scoring_says():
    lost = END.state._replace(options=END.state.options._replace(activator_lost=True))
    corporation = GAME.tables.corporations.index("sjt")
    points = [worth(GAME.tables, state, 1, corporation).points for state in (END.state, lost)]
    assert Sheet(END, "archive").check(*points).right
