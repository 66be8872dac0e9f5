"""A note sheet with rows that belong to a seat, with several true cells in a row, and eyes that have none at all."""

from __future__ import annotations

from pathlib import Path

import pytest
from seated import press, seated
from small_reasoning import PAIR, begun, game_of_hands

from figures.reasons import scene
from figures.registry import FOLDER
from figures.worksheet import worksheet
from gamekit import PUBLIC, TEACHER, Game, InputError, Timeline, load
from gamekit.reasons import Fact, Reasoning, forced, next_hint, reasoning_for, why
from gamekit.text import Text, text
from gamekit.wording import asked_for, case_words, fact_words, facts_words, read_fact, rung
from widgets import asking, checking, marking
from widgets.explained import reasoning_of
from widgets.panel import Panel, panel
from widgets.session import Session
from widgets.sheet_drawer import SheetDrawer

OAK = Fact(PAIR, "oak", True)
# A stays; B walks to the meadow, then to the mill: these two are its pair
MOVES = ("walk meadow", "walk meadow", "dig", "walk mill")


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return game_of_hands(tmp_path_factory.mktemp("hands") / "game")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def known(timeline: Timeline) -> Reasoning:
    reasoning = timeline.reasoning(0)
    assert reasoning
    return reasoning


def words_of(game: Game, lang: str = "en") -> Text:
    return text(lang, game)


@pytest.mark.parametrize(
    ("lang", "so", "not_so", "row"),
    [
        ("en", "Player B has the oak.", "Player B does not have the oak.", "hidden pair of Player B"),
        ("pl", "Gracz B ma kartę: dąb.", "Gracz B nie ma karty: dąb.", "ukryta para gracza B"),
    ],
)
def test_a_row_of_a_seat_names_the_seat(game: Game, lang: str, so: str, not_so: str, row: str) -> None:
    words = words_of(game, lang)
    assert (fact_words(words, OAK), fact_words(words, OAK.opposite)) == (so, not_so)
    assert asked_for(words, PAIR) == row


def test_of_a_row_with_two_true_cells_one_found_does_not_say_all(game: Game) -> None:
    words, reasoning = words_of(game), known(begun(game))
    facts = [OAK, Fact(PAIR, "mill", False), Fact(PAIR, "cave", False)]
    assert facts_words(reasoning, facts, words) == "Player B has the oak. Player B has none of these: mill and cave."
    whole = [OAK, Fact(PAIR, "beach", True), *facts[1:]]
    assert facts_words(reasoning, whole, words) == "Player B has the oak. Player B has the beach."
    alone = [Fact("mystery", "mill", True), Fact("mystery", "oak", False)]
    assert facts_words(reasoning, alone, words) == "The mystery is the mill."


def test_a_possible_case_names_its_rows_where_a_row_can_hold_several_words(game: Game) -> None:
    case = {"mystery": ("oak",), PAIR: ("beach", "mill"), "rest": ()}
    told = "mystery: oak; hidden pair of Player B: beach and mill; informants: –"
    assert case_words(words_of(game), case) == told


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(
    "written", ["hand:1 oak", "Hidden pair of Player B oak", "ukryta para gracza B dąb", "hand:1 dab"]
)
def test_a_fact_about_the_row_of_a_seat_can_be_written_in_either_language(game: Game, lang: str, written: str) -> None:
    assert read_fact(known(begun(game)), written, words_of(game, lang)) == OAK
    assert read_fact(known(begun(game)), f"not {written}", words_of(game, lang)) == OAK.opposite


def test_a_word_of_several_rows_is_refused_with_their_names(game: Game) -> None:
    with pytest.raises(InputError) as refused:
        read_fact(known(begun(game)), "oak", words_of(game))
    assert refused.value.reason == "which_fact"
    assert refused.value.details["known"] == "oak (mystery), oak (hidden pair of Player B), oak (informants)"


def test_a_hint_names_the_row_of_the_seat(game: Game) -> None:
    reasoning = known(begun(game, *MOVES))
    inference = next_hint(reasoning, {})
    assert inference
    assert OAK._replace(word="meadow") in inference.facts
    told = rung(reasoning, inference, 0, words_of(game))
    assert "hidden pair of Player B" in told


# ---------------------------------------------------------------------- in a panel


def test_a_spot_of_several_rows_is_marked_by_number_and_says_in_which_row(game: Game) -> None:
    session = seated(begun(game, *MOVES), eyes=0)
    assert "2: oak (hidden pair of Player B)" in press(session, "x", at="at-oak")
    assert press(session, "2", at="at-oak") == "oak (hidden pair of Player B): marked as impossible."
    assert marking.marks(session) == {(PAIR, "oak"): False}
    shape = session.scene.shape("at-oak")
    assert shape.marks == ()
    assert shape.words.endswith("Your mark: not oak (hidden pair of Player B).")
    session.attempt(lambda: checking.check(session))
    found = checking.standing(session)
    assert found
    assert [(each.verdict, each.words) for each in found.findings] == [("forced", "Player B does not have the oak.")]


def test_marks_in_the_row_of_a_seat_are_kept_with_the_game(game: Game) -> None:
    session = seated(begun(game, *MOVES), eyes=0)
    session.attempt(lambda: marking.mark(session, PAIR, "oak"))
    again = load(session.timeline.record(), {game.name: game})
    assert again.marks == session.timeline.marks == {(0, 0, 0): {(PAIR, "oak"): False}}


def test_a_fact_in_the_graph_of_reasons_gives_its_own_why(game: Game) -> None:
    session = seated(begun(game, *MOVES), eyes=0)
    fact = Fact("mystery", "meadow", False)
    found = why(known(session.timeline), fact)
    assert found
    drawn = scene(known(session.timeline), found, text("en", game, FOLDER))
    box = next(shape for shape in drawn.shapes if dict(shape.says).get("fact"))
    session.attempt(lambda: asking.pressed(session, box.says))
    assert session.inquiry.fact == fact
    session.attempt(lambda: asking.pressed(session, (("fact", "not hand:1 oak"),)))
    assert session.saying.text.startswith("Player B does not have the oak.")


def drawer(view: Panel) -> SheetDrawer:
    return next(drawer for drawer in view.drawers if isinstance(drawer, SheetDrawer))


def test_the_note_sheet_has_a_table_for_each_row(game: Game) -> None:
    view = panel(begun(game, *MOVES), eyes=0)
    sheet = drawer(view)
    sheet.draw(opened=True)
    assert [(table["kind"], table["title"]) for table in sheet.sheet.tables] == [
        ("mystery", "mystery"),
        (PAIR, "hidden pair of Player B"),
        ("rest", "informants"),
    ]
    view.close()


def test_a_worksheet_can_be_printed(game: Game, tmp_path: Path) -> None:
    assert worksheet(begun(game, *MOVES), tmp_path / "sheet.pdf").stat().st_size > 1000


# ---------------------------------------------------------------------- eyes without a note sheet


def everything(session: Session) -> list[str]:
    """What is said when a reader tries all that has to do with reasons."""
    told = [press(session, key, at="at-oak") for key in "xhp"]
    for action in (checking.check, marking.take_back, asking.list_settled, lambda s: asking.solve(s, ahead=True)):
        session.attempt(lambda action=action: action(session))  # type: ignore[misc]
        told.append(session.saying.text)
    return told


@pytest.mark.parametrize(("lang", "said"), [("en", "From what everybody has heard nothing"), ("pl", "Z tego, co słys")])
def test_public_eyes_are_told_to_look_through_those_of_a_player(game: Game, lang: str, said: str) -> None:
    told = everything(seated(begun(game, *MOVES), eyes=PUBLIC, lang=lang))
    assert told[0].startswith(said)
    assert len([each for each in told if each.startswith(said)]) == 6, "all but the list, which is empty"


def test_before_there_is_anything_to_reason_about_a_player_is_told_so(game: Game) -> None:
    session = seated(begun(game), eyes=0)
    assert marking.known(session) is not None
    session.attempt(lambda: session.timeline.jump(0))
    assert everything(session)[0].startswith("There is nothing to work out yet.")
    assert marking.rows(session) == {}
    assert marking.signs(session) == {}


def test_panel_and_notebook_know_eyes_without_a_note_sheet(game: Game) -> None:
    timeline = begun(game, *MOVES)
    view = panel(timeline, eyes="public")
    view.open = "drawer-sheet"
    view.refresh()
    assert drawer(view).sheet.tables == []
    assert "Look through the eyes of a player." in drawer(view).about.value
    view.close()
    assert reasoning_for(timeline, PUBLIC) is None
    assert reasoning_for(timeline, TEACHER) is not None
    with pytest.raises(InputError, match="nothing to reason about") as refused:
        reasoning_of(timeline, PUBLIC, "")
    assert refused.value.reason == "nothing_to_reason"


def test_what_follows_fills_the_row_of_the_seat(game: Game) -> None:
    facts = forced(known(begun(game, *MOVES)))
    assert {fact.word for fact in facts if fact.kind == PAIR and fact.holds} == {"meadow", "mill"}
    assert {fact.word for fact in facts if fact.kind == PAIR and not fact.holds} == {"beach", "oak", "cave"}
