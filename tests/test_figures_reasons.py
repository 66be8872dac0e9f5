"""The graph of reasons: the same lines and facts in the graph, the scene, the picture and the table."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import networkx
import pytest
from boxes import contains, overlap
from toy_game import GAME as TREASURE
from zero_seven_pictured import played

import gamekit
from figures.reasons import FOLDER, graph, painted, picture, scene, wrapped
from figures.scene import Scene, Shape
from figures.theme import MODES, contrast, dress, ems
from figures.walk import reached
from gamekit.errors import InputError
from gamekit.reasons import Fact, Inference, Reasoning, Why, forced, holds, steps, why
from gamekit.text import Text, text
from gamekit.timeline import Timeline
from gamekit.wording import fact_words, read_fact

LANGUAGES = ("en", "pl")
RECORD = Path(__file__).parents[1] / "notebooks" / "games" / "zero_seven_good_questions.json"


@pytest.fixture(scope="module")
def story() -> Timeline:
    game = gamekit.load(RECORD)
    game.jump(game.names["five cases / pięć spraw"])
    return game


@pytest.fixture(scope="module")
def reasoning(story: Timeline) -> Reasoning:
    found = story.reasoning(0)
    assert found is not None
    return found


def words(lang: str, game: Timeline) -> Text:
    return text(lang, game.game, FOLDER)


def every(reasoning: Reasoning) -> list[Why | Inference]:
    """All whys and all steps of a solution."""
    whys = [found for fact in forced(reasoning) if (found := why(reasoning, fact))]
    return [*whys, *steps(reasoning)]


def scenes(game: Timeline, seat: int, lang: str) -> list[Scene]:
    found = game.reasoning(seat)
    assert found is not None
    return [scene(found, each, words(lang, game)) for each in every(found)]


# ---------------------------------------------------------------------- the graph


def test_a_why_is_a_graph_of_its_lines_and_its_fact(story: Timeline, reasoning: Reasoning) -> None:
    found = why(reasoning, Fact("suspect", "guzik", False))
    assert found is not None
    drawn = graph(reasoning, found, words("en", story))
    assert set(drawn.predecessors(found.fact)) == {(44, 0), (46, 0), (48, 0)}
    assert drawn.nodes[44, 0]["text"] == "You send a detective to Parade Square: 1 disc and 1 cube."
    assert drawn.nodes[found.fact] == {"kind": "fact", "text": "The culprit is not Button."}


def test_what_leads_to_a_fact_in_the_graph_of_a_whole_solution_forces_it(story: Timeline, reasoning: Reasoning) -> None:
    drawn = graph(reasoning, steps(reasoning), words("en", story))
    assert networkx.is_directed_acyclic_graph(drawn)
    facts = [node for node in drawn if isinstance(node, Fact)]
    assert set(facts) == set(forced(reasoning))
    clues = {(clue.step, clue.line): at for at, clue in enumerate(reasoning.clues)}
    for fact in facts:
        before = list(drawn.predecessors(fact))
        known = [node for node in before if isinstance(node, Fact)]
        assert holds(reasoning, fact, [clues[node] for node in before if node in clues], known)


# ---------------------------------------------------------------------- the scene


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 6])
def test_boxes_lie_in_the_picture_beside_each_other_and_hold_their_text(seed: int, lang: str) -> None:
    for drawn in scenes(played(3, seed, 12), 0, lang):
        boxes = [shape for shape in drawn.shapes if shape.form == "rect"]
        width, height = drawn.size
        whole = Shape("", "rect", (width / 2, height / 2), drawn.size, "board")
        assert [box.id for box in boxes if not contains(whole, box)] == []
        assert [(one.id, two.id) for one, two in combinations(boxes, 2) if overlap(one, two)] == []
        for box in boxes:
            lines = box.label.split("\n")
            assert len(lines) * 0.0768 < box.size[1], box.label
            assert max(map(ems, lines)) * 0.0768 < box.size[0], box.label


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_stand_left_of_what_follows_and_every_box_can_be_walked_to_and_heard(story: Timeline, lang: str) -> None:
    for drawn in scenes(story, 0, lang):
        shapes = {shape.id: shape for shape in drawn.shapes}
        boxes = {shape.id for shape in drawn.shapes if shape.form == "rect"}
        assert boxes == {drawn.start, *reached(drawn.walk, drawn.start)} == set(drawn.near)
        assert all(shapes[id].words and drawn.near[id] for id in boxes)
        for arrow in drawn.shapes:
            if arrow.form == "arrow":
                assert arrow.to is not None
                assert arrow.at[0] < arrow.to[0]
                assert shapes[arrow.inside].words, "an arrow is spoken for by what it leads to"


def test_a_line_says_where_it_stands_in_the_log_and_a_fact_can_be_read_again(story: Timeline) -> None:
    reasoning = story.reasoning(0)
    assert reasoning is not None
    clues = {(str(clue.step), str(clue.line)) for clue in reasoning.clues}
    facts = set(forced(reasoning))
    for drawn in scenes(story, 0, "pl"):
        for shape in drawn.shapes:
            pairs = dict(shape.says)
            if "step" in pairs:
                assert (pairs["step"], pairs["line"]) in clues
            assert {
                read_fact(reasoning, word, words("pl", story)) for slot, word in shape.says if slot == "fact"
            } <= facts


def test_facts_from_the_same_reasons_share_a_box(story: Timeline, reasoning: Reasoning) -> None:
    step = max(steps(reasoning), key=lambda step: len(step.facts))
    drawn = scene(reasoning, step, words("en", story))
    boxes = [shape for shape in drawn.shapes if shape.id.startswith("fact-")]
    assert [len(box.says) for box in boxes] == [len(step.facts)]
    assert len(step.facts) > 10


def test_larger_type_needs_higher_boxes(story: Timeline, reasoning: Reasoning) -> None:
    found = steps(reasoning)[-1]
    heights = [scene(reasoning, found, words("en", story), scale=scale).size[1] for scale in (1.0, 1.3)]
    assert heights[1] > 1.2 * heights[0]


def test_a_text_is_broken_between_words_only() -> None:
    told = "You send a detective to the Saxon Garden"
    lines = wrapped(told, 8).split("\n")
    assert " ".join(lines) == told
    assert len(lines) > 2
    assert wrapped("Mickiewicza-Słowackiego", 2) == "Mickiewicza-Słowackiego"


# ---------------------------------------------------------------------- the picture


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_has_the_fact_as_its_title_and_the_reasons_in_words_and_in_a_table(
    story: Timeline, lang: str
) -> None:
    fact = Fact("suspect", "guzik", False)
    drawn = picture(story, fact, 0, lang, "dark")
    reasoning = story.reasoning(0)
    assert reasoning is not None
    assert drawn.title == fact_words(words(lang, story), fact)
    found = why(reasoning, fact)
    assert found is not None
    for sentence in reasoning.sentences(fact, found.clues, (), words(lang, story)):
        assert sentence in drawn.alt
    assert [row[1:] for row in drawn.table.rows] == [(step, drawn.title) for step in ("44", "46", "48")]
    assert drawn.png().startswith(b"\x89PNG")


@pytest.mark.parametrize("mode", MODES)
def test_an_arrow_is_painted_with_a_head_at_its_end_that_is_seen(
    story: Timeline, reasoning: Reasoning, mode: str
) -> None:
    found = steps(reasoning)[3]
    look = dress("reason-arrow", mode)
    assert contrast(look.fill, dress("board", mode).fill) >= 3
    arrow = next(shape for shape in scene(reasoning, found, words("en", story)).shapes if shape.form == "arrow")
    axes = painted(reasoning, found, words("en", story), mode).figure.axes[0]
    tips = [tuple(patch.get_xy()[0]) for patch in axes.patches if hasattr(patch, "get_xy") and len(patch.get_xy()) == 4]
    assert arrow.to is not None
    assert tips == [pytest.approx(arrow.to)]


def test_what_does_not_follow_is_refused_with_a_case_against_it(story: Timeline) -> None:
    with pytest.raises(InputError) as refused:
        picture(story, Fact("place", "powisle", True), 0, "en")
    assert refused.value.reason == "not_forced"
    assert "Parade Square" in refused.value.details["case"]


def test_a_game_without_reasons_has_no_picture_of_them() -> None:
    with pytest.raises(InputError) as refused:
        picture(gamekit.start(TREASURE, 2, seed=1), Fact("spot", "oak", False), 0, "en")
    assert refused.value.reason == "no_reasons"
