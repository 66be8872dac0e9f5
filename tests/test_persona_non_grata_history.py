"""Given positions of Persona Non Grata: what was won, held and stolen must have come about by the rules."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from typing import Any

import pytest
from persona_non_grata_positions import BOX, due, given, on, played
from rules_tested import rule

import gamekit
from gamekit import Timeline
from gamekit.game import CHANCE
from gamekit.persona_non_grata import GAME, game
from gamekit.persona_non_grata.board import OWN, read_box
from gamekit.persona_non_grata.check import problems
from gamekit.persona_non_grata.state import NOBODY, State, replaced
from gamekit.record import RecordError

WON = {0: "biolife_president biolife_worker", 1: "biolife_manager", 2: "biolife_worker"}  # A is first, B second


def wrong(at: Timeline, **changes: Any) -> list[str]:
    """What is wrong with a position after some changes of the state."""
    return problems(BOX, at.state._replace(**changes), at.setting)


def without_biolife(state: State) -> dict[str, Any]:
    """As if nobody had archived a card of Biolife."""
    won = tuple(tuple(card for card in row if card[0]) for row in state.won)
    return {"won": won, "stacks": replaced(state.stacks, 0, BOX.stack)}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("unclaimed", ["stay", "accumulate"])
def test_whatever_a_game_with_thefts_leads_to_can_be_given(seats: int, unclaimed: str) -> None:
    options = {"theft": True, "unclaimed_cards": unclaimed}
    at, rng = gamekit.start(GAME, seats, options=options, seed=seats), random.Random(seats)
    while not at.over:
        at.play(at.random_move(rng))
        if at.actor not in (CHANCE, None) and (at.state.agenda[-1].kind != "lay" or at.state.day == 1):
            assert problems(BOX, at.state, at.setting) == []


@rule("PNG-12", "PNG-38")
def test_a_key_is_held_only_after_somebody_was_second() -> None:
    at = played(WON, stop=on(1, 2))
    assert wrong(at) == []
    assert wrong(at, keys=(0, *at.state.keys[1:])) == ["past"]
    later = played(WON, {}, stop=on(2, 1))
    assert wrong(later) == []
    assert wrong(later, keys=(NOBODY, *later.state.keys[1:])) == ["past"]
    assert wrong(later, keys=(2, *later.state.keys[1:])) == ["past"]


@rule("PNG-36", "PNG-37", "PNG-49")
def test_a_theft_follows_a_card_that_was_won() -> None:
    at = played(WON, stop=due("theft"), preset="published")
    state = at.state
    task = state.agenda[-1]
    assert wrong(at) == []
    assert (task.about, task.seat) == ((0,), 0)
    assert wrong(at, **without_biolife(state)) == ["past"]
    third = (*state.agenda[:-1], task._replace(seat=2))
    assert wrong(at, agenda=third) == ["past"]


@rule("PNG-37")
@pytest.mark.parametrize(("unclaimed", "fits"), [("stay", True), ("accumulate", False)])
def test_whoever_is_first_in_a_later_week_takes_all_that_is_due(unclaimed: str, fits: bool) -> None:
    """Nobody was first in week 1, for three tied; in week 2 one card is gone, or two."""
    level = dict.fromkeys((0, 1, 2), "biolife_worker")
    at = played(level, {0: "biolife_president"}, {}, stop=on(3, 1), options={"unclaimed_cards": unclaimed})
    assert wrong(at) == []
    assert len(at.state.stacks[0]) == (2 if unclaimed == "stay" else 1)
    only_four = tuple(tuple(card for card in row if card != (0, 2)) for row in at.state.won)
    changes = {"won": only_four, "stacks": replaced(at.state.stacks, 0, (2, 0))}
    assert (wrong(at, **changes) == []) == fits


@rule("PNG-36")
def test_whoever_was_first_alone_has_won_a_card() -> None:
    at = played(WON, {}, stop=on(2, 1))
    changes = without_biolife(at.state) | {"keys": (NOBODY, *at.state.keys[1:])}
    assert wrong(at, **changes) == ["past"]
    tied = played(dict.fromkeys((0, 1), "biolife_worker"), {}, stop=on(2, 1))
    assert wrong(tied) == []


@rule("PNG-49", "PNG-53")
def test_only_cards_of_a_corporation_that_was_won_are_stolen() -> None:
    """Cosmoco has a tie that nobody decides, so nobody can have stolen a card of it."""
    tied = {0: "cosmoco_worker biolife_president", 1: "cosmoco_worker biolife_manager", 2: "biolife_worker"}
    at = played(tied, {}, stop=on(2, 1), options={"theft": True})
    state = at.state
    card = BOX.number["cosmoco_worker"]
    place = next(place for place, lying in enumerate(state.areas[0]) if lying.card == card)
    area = state.areas[0]
    areas = replaced(state.areas, 0, (*area[:place], *area[place + 1 :]))
    archives = replaced(state.archives, 1, tuple(sorted((*state.archives[1], card))))
    assert (len(state.stacks[0]), len(state.stacks[1])) == (2, 3)
    assert wrong(at) == []
    assert wrong(at, areas=areas, archives=archives) == ["past"]


@rule("PNG-17", "PNG-25", "PNG-27")
def test_cards_lie_where_the_used_action_cards_have_led() -> None:
    at = played({0: "biolife_worker"}, stop=on(1, 2))
    state = at.state
    ((card, *_), *_) = state.areas
    assert (card.sender, "left" in state.actions[0]) == (0, True)
    moved = (state.areas[0][1:], tuple(sorted((card, *state.areas[1]), key=lambda lying: lying.sender)))
    assert wrong(at) == []
    assert wrong(at, areas=(*moved, *state.areas[2:])) == ["areas"]


@pytest.mark.parametrize("word", ["upwards", "lay", ""])
def test_an_action_card_that_there_is_not_is_refused_in_words(word: str) -> None:
    at = played(WON, stop=on(1, 2))
    actions = (word, *at.state.actions[0][1:])
    assert wrong(at, actions=(actions, *at.state.actions[1:])) == ["hands"]
    record = json.loads(given(at).record())
    record["position"][7][0][0] = word
    with pytest.raises(RecordError):
        gamekit.load(json.dumps(record))


@rule("PNG-7")
def test_with_two_encrypts_of_ones_own_table_positions_can_be_given_too() -> None:
    table = deepcopy(OWN)
    table["action"][0].update(copies=1)
    table["action"][1].update(copies=2)
    mine = game(read_box(table))
    at, rng, hidden = gamekit.start(mine, 3, seed=1), random.Random(1), 0
    while at.state.week < 2:
        at.play(at.random_move(rng))
        if at.actor not in (CHANCE, None):
            hidden = max(hidden, *(sum(lying.encrypted for lying in area) for area in at.state.areas))
            assert problems(mine.tables, at.state, at.setting) == []
    assert hidden == 2
