"""13 Clues at a real table: lines that cannot all be true are named, as few as can be."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from rules_tested import rule
from thirteen_clues_retold import by_hand as dealt

from gamekit import Timeline
from gamekit.deduction import ContradictionError
from gamekit.reasons import clash
from gamekit.thirteen_clues.board import DECK


def contradicts(table: Timeline, left: set[tuple[int, int]]) -> bool:
    """Whether, of the clues, only those left make all deals impossible: by counting deals."""
    me = table.setting.options["me"]
    clues = {(clue.step, clue.line) for clue in table.reasoning(me).clues}
    told = [
        event.heard(me)
        for node in table.path()
        for line, event in enumerate(node.events)
        if (node.number, line) in left or (node.number, line) not in clues
    ]
    try:
        table.game.deduce(table.setting, me, told)
    except ContradictionError:
        return True
    return False


def clashing(seed: int) -> Timeline:
    """A table at which random answers are entered until they clash."""
    table, rng = dealt(), random.Random(seed)
    while not clash(table.reasoning(1)) and not table.over:
        asked = [move for move in table.moves() if move.verb in ("ask", "take")]
        table.play(rng.choice(asked))
    return table


@pytest.mark.parametrize("seed", range(6))
def test_the_lines_that_clash_are_a_smallest_set(seed: int) -> None:
    table = clashing(seed)
    reasoning = table.reasoning(1)
    found, places = clash(reasoning), [(clue.step, clue.line) for clue in reasoning.clues]
    assert found
    assert contradicts(table, {places[at] for at in found})
    for fewer in combinations(places, len(found) - 1):
        assert not contradicts(table, set(fewer))
    with pytest.raises(ContradictionError):
        table.knowledge(1)


@rule("TC-33")
def test_an_answer_of_mine_that_is_not_what_i_see_is_named_by_itself() -> None:
    table = dealt("ask 1 czerwony 2")  # B sees the Butcher behind the screen, and no other red card
    reasoning = table.reasoning(1)
    assert [reasoning.clues[at].event.details["count"] for at in clash(reasoning)] == [2]
    assert clash(dealt("ask 1 czerwony 1").reasoning(1)) == ()
    assert clash(dealt("ask 1 zielony 2").reasoning(1)) == ()


def named(table: Timeline) -> list[str]:
    """The lines that clash, by the seat and the kind of their events; that they are a smallest set is made sure of."""
    reasoning = table.reasoning(1)
    found, places = clash(reasoning), [(clue.step, clue.line) for clue in reasoning.clues]
    assert places == sorted(places)
    if not found:
        assert table.knowledge(1).total
        return []
    assert contradicts(table, {places[at] for at in found})
    for at in found:
        assert not contradicts(table, {places[other] for other in found if other != at})
    return [f"{reasoning.clues[at].event.seat}: {reasoning.clues[at].event.kind}" for at in found]


@rule("TC-46", "TC-47")
@pytest.mark.parametrize(
    ("line", "lines"),
    [
        ("accuse oficer targ kusza wrong", ["0: front", "0: wrong"]),
        ("accuse oficer targ kusza right", []),
        ("accuse oficer targ miecz wrong", []),
        ("accuse oficer targ miecz right", ["0: front", "0: solved"]),
        ("accuse rzeznik park miecz right", ["0: front", "0: solved"]),
    ],
)
def test_an_accusation_must_go_with_the_front_that_i_see(line: str, lines: list[str]) -> None:
    table = dealt(line)
    assert named(table) == lines
    assert table.view(1).mysteries[0] == tuple(DECK.number[card] for card in ("oficer", "targ", "kusza"))
    table.back()
    assert named(table) == []


@rule("TC-45", "TC-46")
def test_an_accusation_of_mine_clashes_with_what_i_have_looked_up() -> None:
    looked = ("ask 1 czerwony 1", "look a miecz")
    assert named(dealt(*looked, "accuse ksiaze port miecz right")) == ["1: looked", "1: solved"]
    assert named(dealt(*looked, "accuse ksiaze port karabin right")) == []


@rule("TC-17", "TC-36", "TC-37")
@pytest.mark.parametrize(
    ("second", "lines"),
    [("a miecz", []), ("b karabin", []), ("a karabin", ["1: looked"] * 2), ("b miecz", ["1: looked"] * 2)],
)
def test_a_card_lies_on_one_letter_and_a_letter_has_one_card(second: str, lines: list[str]) -> None:
    table = dealt("ask 1 czerwony 1", "look a miecz", f"look {second}")
    assert named(table) == lines
