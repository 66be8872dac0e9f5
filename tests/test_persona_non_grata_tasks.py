"""The properties of moves that lessons of Persona Non Grata can ask for."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast
from persona_non_grata_exercises import BACK, DOWN, FIRST
from persona_non_grata_positions import on, played

from gamekit.exercises import RIGHT
from gamekit.game import Move, Step
from gamekit.lessons.tasks import Property, properties
from gamekit.persona_non_grata import GAME
from gamekit.text import LANGUAGES, text
from gamekit.timeline import Timeline


def judged(game: Timeline, name: str, move: str) -> str:
    """What a property says of a move; said in both languages."""
    found: Property = properties(GAME)[name]
    seat = game.actor
    assert seat is not None
    verb, *words = move.split()
    said, details = found.judge(game, Move(seat, verb, tuple(words)), "")
    sentences = {text(lang, GAME).say(f"property-{name}", said, **details) for lang in LANGUAGES}
    assert len(sentences) == 2
    assert not any("{" in sentence for sentence in sentences)
    return said


def meeting(game: Timeline, name: str, verb: str = "") -> set[str]:
    """The moves that have a property."""
    return {move.notation for move in properties(GAME)[name].meets(game, verb)}


def late() -> Timeline:
    """On day 2 A has 2 for Biolife, B 6, C 3; the hand of A is that of C."""
    week = {
        0: "biolife_worker biolife_director",
        1: "biolife_president",
        2: "biolife_assistant sjt_worker biolife_manager< biolife_manager>",
    }
    return played(week, stop=on(1, 2))


def test_a_card_makes_one_first_as_far_as_one_sees():
    game = late()
    assert judged(game, "wins_corporation", "lay biolife_director download") == RIGHT
    assert judged(game, "wins_corporation", "lay biolife_director encrypt") == RIGHT
    assert judged(game, "wins_corporation", "lay biolife_director left") == "sent"
    assert meeting(game, "wins_corporation") >= {"lay biolife_director download", "lay biolife_director encrypt"}


def test_a_tie_does_not_make_one_first_and_less_does_not_either():
    game = played({0: "biolife_worker biolife_manager", 1: "biolife_president"}, stop=on(1, 2))
    assert judged(game, "wins_corporation", "lay biolife_manager download") == "tie"
    behind = played({0: "biolife_worker biolife_assistant", 1: "biolife_president"}, stop=on(1, 2))
    assert judged(behind, "wins_corporation", "lay biolife_assistant download") == "behind"


def test_a_card_that_is_sent_does_no_harm_if_it_makes_nobody_first():
    game = late()
    assert judged(game, "harmless", "lay biolife_director left") == "first"  # B has 11 then
    assert judged(game, "harmless", "lay biolife_director right") == "first"  # C has 8 then
    assert judged(game, "harmless", "lay biolife_director download") == "kept"
    small = played({0: "sjt_worker cosmoco_worker", 1: "cosmoco_president"}, stop=on(1, 2))
    assert judged(small, "harmless", "lay cosmoco_worker right") == RIGHT
    assert all(move.split()[2] in ("left", "right") for move in meeting(game, "harmless"))


def test_an_activator_counts_in_the_own_area():
    game = played({0: "sjt_director cosmoco_worker"}, stop=on(1, 2))
    assert judged(game, "activates", "lay cosmoco_worker download") == RIGHT
    assert judged(game, "activates", "lay cosmoco_worker right") == "sent"
    assert judged(late(), "activates", "lay biolife_director download") == "not"


@pytest.mark.parametrize(
    ("seats", "day", "said"), [(2, 1, RIGHT), (3, 1, RIGHT), (3, 2, "known"), (4, 2, "known"), (3, 5, RIGHT)]
)
def test_what_is_encrypted_is_hidden_if_nobody_has_seen_the_hand_and_will_see_it_again(seats: int, day: int, said: str):
    """With three players, what A holds on day 2 has been with C on day 1 and is with C again on day 4."""
    fill = "biolife_worker biolife_director biolife_manager< biolife_assistant>"
    game = played({0: fill}, seats=seats, stop=on(1, day))
    card = game.moves()[0].words[0]
    assert judged(game, "hides", f"lay {card} encrypt") == said
    assert judged(game, "hides", f"lay {card} left") == "open"


def test_a_card_that_has_come_back_is_remembered():
    assert judged(BACK, "remembers", BACK.moves()[0].notation) == RIGHT
    assert meeting(BACK, "remembers") == {move.notation for move in BACK.moves()}
    assert judged(DOWN, "remembers", DOWN.moves()[0].notation) == "none"


def test_a_drawn_card_has_not_come_back():
    week = {0: "biolife_worker", 1: "cosmoco_worker"}
    game = played(week, seats=2, stop=on(1, 3), preset="published", options={"theft": False})
    said = {move.words[0]: judged(game, "remembers", move.notation) for move in game.moves()}
    assert set(said.values()) == {RIGHT, "new"}


def test_nothing_but_a_pair_has_a_property():
    for name in properties(GAME):
        assert judged(FIRST, name, "name 1") == "other"
        assert meeting(FIRST, name) == set()


def test_only_moves_of_a_verb_are_looked_at():
    assert meeting(late(), "wins_corporation", "discard") == set()
    assert meeting(late(), "wins_corporation", "lay") == meeting(late(), "wins_corporation")


def test_nothing_that_the_player_cannot_see_is_looked_at():
    """The hands of the others are exchanged, and what B has encrypted, and all is judged as before."""
    state = DOWN.state
    a, b, c = state.hands
    area = tuple(lying._replace(card=b[0]) if lying.encrypted else lying for lying in state.areas[1])
    twin = state._replace(hands=(a, c, b), areas=(state.areas[0], area, state.areas[2]))
    assert DOWN.game.view(twin, 0) == DOWN.view(0)
    other = Timeline(GAME, DOWN.setting, None, Step(twin, ()))
    for name in ("wins_corporation", "harmless", "activates", "hides"):
        assert meeting(other, name) == meeting(DOWN, name)


def test_the_sentences_are_those_of_the_properties_and_no_others():
    for lang in LANGUAGES:
        written = FluentParser().parse((GAME.folder / f"{lang}.ftl").read_text(encoding="utf-8"))
        found = {
            entry.id.name.removeprefix("property-"): {attribute.id.name for attribute in entry.attributes}
            for entry in written.body
            if isinstance(entry, ast.Message) and entry.id.name.startswith("property-")
        }
        assert set(found) == set(properties(GAME))
        assert all({RIGHT, "other"} <= said for said in found.values())
