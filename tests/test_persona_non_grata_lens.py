"""What the lens tells of hands, face-down cards, corporations and keys, to each seat only what it can know."""

from __future__ import annotations

import pytest
from slow_persona_non_grata_odds import played
from test_persona_non_grata_charts import at_day

import gamekit
from figures.persona_non_grata_lens import TOLD
from figures.registry import lens_for
from gamekit import InputError
from gamekit.game import PUBLIC, TEACHER
from gamekit.persona_non_grata import GAME
from gamekit.persona_non_grata.board import BOX
from gamekit.timeline import Timeline

lens = lens_for(GAME)


@pytest.fixture(scope="module")
def middle() -> Timeline:
    return at_day(played(BOX, 3, 1), 1, 4)


def test_every_hand_on_its_way_and_every_thing_has_sentences_in_both_languages(middle: Timeline) -> None:
    slots = middle.knowledge(0).slots
    things = [f"encrypted-{slot}" for slot in slots] + ["player-1", "cards-2", "head-jihui", "key-sjt", "cell-1-sjt"]
    assert {thing.partition("-")[0] for thing in things} == set(TOLD)
    for lang in ("en", "pl"):
        for place in [*middle.graph("flow"), *things]:
            for eyes in (0, PUBLIC, TEACHER):
                told = lens(middle, eyes, place, lang)
                assert told, place
                assert all(sentence[0].isupper() and sentence.endswith(".") for sentence in told), told


def test_while_nothing_is_dealt_the_lens_tells_what_will_come() -> None:
    game = gamekit.start("persona_non_grata", 2)
    assert lens(game, PUBLIC, "w1d1-a", "en")[1] == "It goes on to: Player B."
    assert lens(game, PUBLIC, "player-0", "en") == ["Player A has no cards in hand."]


def test_what_is_not_there_is_refused_by_name(middle: Timeline) -> None:
    with pytest.raises(InputError, match="no place 'head-lumni'"):
        lens(middle, 0, "head-lumni", "en")


def test_a_hand_tells_who_has_looked_at_it_and_who_will(middle: Timeline) -> None:
    """PNG-18, PNG-20."""
    assert lens(middle, 0, "w1d2-b", "en")[:2] == [
        "Looked at before by: Player A.",
        "It goes on to: Player C and Player A.",
    ]
    assert lens(middle, 0, "w2d2-a", "en")[0] == "Looked at before by: Player B."
    assert lens(middle, 0, "w3d1-c", "en")[0] == "Dealt as a new hand: nobody else has looked at it before."
    assert lens(middle, 0, "w1d5-c", "en")[1] == "Nobody else gets to see it any more."


def test_a_hand_that_was_passed_on_is_told_exactly_to_the_giver_alone(middle: Timeline) -> None:
    """PNG-74."""
    assert lens(middle, 0, "player-1", "en")[0].startswith("Player B holds exactly:")
    assert lens(middle, PUBLIC, "player-1", "en")[0].startswith("Player B most likely holds:")


def test_a_face_down_card_is_certain_to_its_owner_alone(middle: Timeline) -> None:
    """PNG-71."""
    slot = next(slot for slot in middle.knowledge(0).slots)
    owner = middle.knowledge(0).owner(slot)
    assert "has encrypted:" in lens(middle, owner, f"encrypted-{slot}", "en")[0]
    assert "different cards" in lens(middle, PUBLIC, f"encrypted-{slot}", "en")[0]
    assert f"encrypted-{slot}".endswith(slot)


def test_a_key_on_the_table_decides_nothing(middle: Timeline) -> None:
    """PNG-45, PNG-41."""
    assert "nobody gets anything" in lens(middle, 0, "key-biolife", "en")[0]
    later = at_day(played(BOX, 3, 1), 2, 2)
    held = [name for name, holder in zip(BOX.corporations, later.state.keys, strict=False) if holder >= 0]
    assert "has the key and decides a tie" in lens(later, 0, f"key-{held[0]}", "en")[0]


def test_a_corporation_tells_its_sums_and_what_is_unseen_of_it(middle: Timeline) -> None:
    """PNG-34, PNG-78."""
    told = lens(middle, 0, "head-cosmoco", "en")
    assert told[0].startswith("C Cosmoco: Player A ")
    left = middle.knowledge(0).left()
    count = sum(left[card].unseen for card in middle.knowledge(0).of_corporation("cosmoco"))
    assert any(f"Never seen of it: {count} card" in sentence for sentence in told)
    assert lens(middle, 0, "key-cosmoco", "en") == told[-len(lens(middle, 0, "key-cosmoco", "en")) :]  # no stop itself
