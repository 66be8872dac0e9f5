"""The reader's own marks, what deduction says beside them, and whys, at a table without a browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from marked import CORK, HAT, SPARK, check, desk, drawn, mark, recorded, uncover
from seated import clicked, press, seated, treasure

import gamekit
from figures import theme
from figures.paint import paint
from figures.registry import FOLDER
from figures.signs import SIGNS, cells_of, signed
from gamekit import PUBLIC, TEACHER, reasons
from gamekit.reasons import Fact, holds
from gamekit.text import text
from widgets import asking, checking, keep, marking, showing
from widgets.panel import Panel, panel
from widgets.sheet_drawer import SheetDrawer
from widgets.table import Table

PEPPER = ("suspect", "pieprz")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Kept games go where no other test finds them."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def drawer(view: Panel) -> SheetDrawer:
    return next(drawer for drawer in view.drawers if isinstance(drawer, SheetDrawer))


# ---------------------------------------------------------------------- marking


def test_a_mark_says_impossible_then_so_and_then_goes() -> None:
    session = desk(recorded())
    assert mark(session, CORK) == "Cork: marked as impossible."
    assert marking.marks(session) == {CORK: False}
    assert mark(session, CORK) == "Cork: marked as the answer."
    assert marking.marks(session) == {CORK: True}
    assert mark(session, CORK) == "Cork: no mark any more."
    assert session.timeline.marks == {}


def test_of_several_things_under_the_cursor_the_one_is_marked_whose_number_is_pressed() -> None:
    session = desk(recorded())
    assert press(session, "x", at="place-muranow").endswith("1: Muranów Estate; 2: Pepper.")
    assert press(session, "2", at="place-muranow") == "Pepper: marked as impossible."
    assert session.choice is None, "the number has chosen no verb"


def test_a_number_means_a_verb_again_after_anything_else() -> None:
    session = desk(recorded())
    press(session, "x", "t", "1", at="place-muranow")
    assert session.choice is not None
    assert marking.marks(session) == {}
    press(session, "Escape", "x", at="place-muranow")
    press(session, "1", at="place-cytadela")
    assert marking.marks(session) == {}, "the cursor has gone elsewhere"


@pytest.mark.parametrize(
    ("shape", "cell"),
    [
        ("suspect-muranow", PEPPER),
        ("name-muranow", ("place", "muranow")),
        ("crime-cytadela", ("crime", "kradziez_obrazu")),
        ("card-powisle", ("place", "powisle")),
    ],
)
def test_a_tile_and_a_card_mean_their_element(shape: str, cell: tuple[str, str]) -> None:
    session = desk(recorded())
    press(session, "x", at=shape)
    assert marking.marks(session) == {cell: False}
    assert "no" in drawn(session, shape)


def test_a_shape_that_says_a_word_of_two_rows_means_both_of_them_unless_it_says_which() -> None:
    rows = {"left": ("a", "b"), "right": ("b", "c")}
    assert cells_of((("card", "a"),), rows) == [("left", "a")]
    assert cells_of((("card", "b"),), rows) == [("left", "b"), ("right", "b")]
    assert cells_of((("card", "d"),), rows) == []
    assert cells_of((("right", "b"), ("card", "b")), rows) == [("right", "b")]


def test_a_mark_is_drawn_on_the_tile_and_said_there_and_at_its_place() -> None:
    session = desk(recorded())
    mark(session, PEPPER, PEPPER)
    assert drawn(session, "suspect-muranow") == ("yes",)
    assert drawn(session, "place-muranow") == (), "which of its tiles is meant would not be seen"
    for id in ("suspect-muranow", "place-muranow", "card-pieprz"):
        assert session.scene.shape(id).words.endswith("Your mark: Pepper.")


def test_clicks_and_enter_mark_while_that_is_chosen_and_escape_ends_it() -> None:
    session = desk(recorded())
    session.attempt(lambda: marking.set_marking(session, True))
    assert ("marking", "Clicks and Enter mark now. Esc ends that.") in [
        (line["key"], line["text"]) for line in showing.status(session)
    ]
    here = session.timeline.here
    assert clicked(session, "card-powisle") == "Riverside: marked as impossible."
    assert press(session, "Enter", at="card-powisle") == "Riverside: marked as the answer."
    assert session.timeline.here is here
    assert press(session, "Escape") == "Clicks and Enter play again."
    clicked(session, "card-powisle")
    assert session.timeline.here is not here


def test_marks_taken_back_can_be_brought_back_until_another_is_made() -> None:
    session = desk(recorded())
    mark(session, CORK, HAT, HAT)
    kept = marking.marks(session)
    session.attempt(lambda: marking.take_back(session))
    assert session.saying.text.startswith("2 marks are taken back.")
    assert marking.marks(session) == {}
    session.attempt(lambda: marking.take_back(session))
    assert session.saying.text == "All 2 marks are there again."
    assert marking.marks(session) == kept
    session.attempt(lambda: marking.take_back(session))
    mark(session, SPARK, SPARK, SPARK)
    session.attempt(lambda: marking.take_back(session))
    assert session.saying.text.startswith("Nothing is marked yet.")


def test_a_game_that_nobody_can_reason_about_has_nothing_to_mark() -> None:
    session = seated(treasure())
    assert press(session, "x", at="at-meadow") == "This game has no note sheet, so there is nothing to mark."
    assert not [each for each in panel(treasure()).drawers if isinstance(each, SheetDrawer)]


def test_where_nobody_has_the_turn_public_eyes_have_no_note_sheet() -> None:
    session = desk(recorded("end / koniec"), PUBLIC)
    assert press(session, "x", at="place-muranow").startswith("Nobody has the turn now")
    assert check(session).startswith("Nobody has the turn now")


# ---------------------------------------------------------------------- whose marks


def test_marks_belong_to_a_seat_and_the_teacher_sees_those_of_the_player_to_move() -> None:
    game = recorded()
    table = Table(game)
    own, other, teacher = (desk(table, eyes) for eyes in (0, 1, TEACHER))
    mark(own, CORK)
    assert game.marks == {(0, 0, 0): {CORK: False}}
    assert [marking.marks(each) for each in (teacher, other)] == [{CORK: False}, {}]
    assert teacher.saying.text == "", "nothing has happened that anybody must hear"


def test_what_a_seat_marks_from_the_cards_it_holds_is_not_on_the_sheet_that_everybody_sees() -> None:
    game = recorded()
    table = Table(game)
    own, public, hot_seat = desk(table, 0), desk(table, PUBLIC), desk(table, "turn")  # type: ignore[arg-type]
    hot_seat.attempt(hot_seat.lift, though_covered=True)
    mark(own, PEPPER)
    assert marking.marks(hot_seat) == {PEPPER: False}
    assert marking.marks(public) == {}
    hot_seat.attempt(lambda: hot_seat.look(PUBLIC))
    assert marking.marks(hot_seat) == {}
    mark(public, CORK)
    assert marking.marks(hot_seat) == {CORK: False}
    assert marking.marks(own) == {PEPPER: False}
    assert game.marks == {(0, 0, 0): {PEPPER: False}, (0, PUBLIC, 0): {CORK: False}}


def test_marks_taken_back_come_back_to_the_same_eyes_only() -> None:
    session = desk(recorded())
    mark(session, PEPPER)
    session.attempt(lambda: marking.take_back(session))
    session.attempt(lambda: session.look(PUBLIC))
    session.attempt(lambda: marking.take_back(session))
    assert marking.marks(session) == {}
    session.attempt(lambda: session.look(0))
    session.attempt(lambda: marking.take_back(session))
    assert marking.marks(session) == {PEPPER: False}


def test_the_marks_of_a_seat_with_a_panel_of_its_own_are_not_shown_to_everybody() -> None:
    table = Table(recorded())
    own, public, other = desk(table, 0, locked=True), desk(table, PUBLIC), desk(table, 1, locked=True)
    mark(own, PEPPER)
    assert drawn(own, "suspect-muranow") == ("no",)
    assert drawn(public, "suspect-muranow") == drawn(other, "suspect-muranow") == ()
    mark(public, CORK)  # a sheet of what everybody knows
    assert (marking.marks(own), marking.marks(public)) == ({PEPPER: False}, {CORK: False})


def test_the_curtain_hides_the_marks() -> None:
    session = desk(recorded(), "turn")  # type: ignore[arg-type]
    session.attempt(session.lift, though_covered=True)
    mark(session, CORK)
    assert marking.signs(session)
    session.timeline.do("detective cytadela")
    assert session.curtain == 1
    assert marking.signs(session) == {}


def test_marks_of_an_earlier_mini_game_stay_with_it() -> None:
    game = gamekit.start("zero_seven", 2, seed=3)
    session = desk(game)
    mark(session, CORK)
    game.marks[0, 0, 99] = {HAT: True}
    assert marking.marks(session) == {CORK: False}


def test_marks_are_kept_with_the_game_and_offered_after_a_restart(folder: Path) -> None:
    view = panel(recorded(), eyes=0)
    mark(view.session, CORK)
    kept = gamekit.load(folder / "saved" / "zero_seven.json")
    assert kept.marks == {(0, 0, 0): {CORK: False}}
    view.close()
    keep.OWNERS.clear()
    again = panel(recorded(), eyes=0)
    assert again.session.table.keeper is not None
    assert again.session.table.keeper.earlier is not None
    assert again.session.table.keeper.earlier.marks == kept.marks


# ---------------------------------------------------------------------- what follows


def test_what_follows_is_shown_only_when_asked_and_covered_with_the_charts() -> None:
    session = desk(recorded())
    assert drawn(session, "suspect-muranow") == ()
    uncover(session)
    assert drawn(session, "suspect-muranow") == ("out",)
    assert session.scene.shape("suspect-muranow").words.endswith("Ruled out: Pepper.")
    press(session, "c")
    assert drawn(session, "suspect-muranow") == ()
    press(session, "c")
    assert drawn(session, "suspect-muranow") == ("out",)


def test_all_that_is_forced_and_nothing_else_has_a_sign() -> None:
    session = desk(recorded("solved / rozwiązane"))
    uncover(session)
    here = marking.known(session)
    assert here is not None
    signs = marking.signs(session)
    for kind, words in here.reasoning.sheet.items():
        for word in words:
            out, sure = (holds(here.reasoning, Fact(kind, word, so)) for so in (False, True))
            assert signs.get((kind, word), ()) == (("out",) if out else ("sure",) if sure else ())


@pytest.mark.parametrize("by_click", [True, False])
def test_a_thing_ruled_out_answers_with_its_why_and_does_not_play(by_click: bool) -> None:
    session = desk(recorded())
    uncover(session)
    here = session.timeline.here
    said = clicked(session, "card-pieprz") if by_click else press(session, "Enter", at="card-pieprz")
    assert "Pepper belongs to another player’s case" in said
    assert "So the culprit is not Pepper." in said
    assert said.endswith("A number key chooses what to do with it.")
    assert session.inquiry.fact == Fact("suspect", "pieprz", False)
    assert session.timeline.here is here
    press(session, "2", at="card-pieprz")
    assert str(session.timeline.path()[here.depth + 1].move) == "0: evidence pieprz"


@pytest.mark.parametrize("by", ["click", "verdict"])
def test_a_why_is_searched_once_and_then_shown(by: str, monkeypatch: pytest.MonkeyPatch) -> None:
    session, searched = desk(recorded()), list[Fact]()
    search = reasons.why
    monkeypatch.setattr(reasons, "why", lambda reasoning, fact: searched.append(fact) or search(reasoning, fact))
    if by == "click":
        uncover(session)
        clicked(session, "card-pieprz")
    else:
        mark(session, PEPPER)
        check(session)
        checking.open_finding(session, *PEPPER)
    shown = asking.shown(session)
    assert shown is not None
    assert shown.found is not None
    assert searched == [Fact("suspect", "pieprz", False)]


def test_enter_tells_of_one_settled_thing_after_the_other() -> None:
    session = desk(recorded())
    uncover(session)
    said = [press(session, "Enter", at="place-muranow") for _ in range(3)]
    assert "So the scene of the crime is not Muranów Estate." in said[0]
    assert "2 things here have been settled" in said[0]
    assert "So the culprit is not Pepper." in said[1]
    assert said[2] == said[0]


def test_with_a_verb_chosen_a_thing_ruled_out_is_played_with() -> None:
    session = desk(recorded())
    uncover(session)
    here = session.timeline.here
    press(session, "2")
    clicked(session, "card-pieprz")
    assert session.timeline.here is not here
    assert session.inquiry.fact is None


def test_while_covered_a_click_plays() -> None:
    session = desk(recorded())
    here = session.timeline.here
    clicked(session, "card-pieprz")
    assert session.timeline.here is not here


def test_a_cell_of_the_note_sheet_answers_with_its_why_and_x_marks_it_all_the_same() -> None:
    view = panel(recorded(), eyes=0)
    uncover(view.session)
    sheet = drawer(view)
    about = {"type": "cell", "kind": "suspect", "word": "pieprz"}
    sheet._heard(None, about | {"act": "use"}, [])
    assert "So the culprit is not Pepper." in view.session.saying.text
    assert view.session.inquiry.fact == Fact("suspect", "pieprz", False)
    sheet._heard(None, about | {"act": "mark"}, [])
    assert marking.marks(view.session) == {PEPPER: False}
    sheet._heard(None, {"type": "cell", "kind": "suspect", "word": "iskra", "act": "use"}, [])
    assert marking.marks(view.session)[SPARK] is False


def test_the_table_says_all_of_a_cell_and_is_empty_while_its_drawer_is_closed() -> None:
    view = panel(recorded(), eyes=0)
    mark(view.session, PEPPER)
    uncover(view.session)
    assert drawer(view).sheet.tables == []
    view.open = SheetDrawer.title
    view.refresh()
    tables = drawer(view).sheet.tables
    assert [(table["title"], len(table["rows"])) for table in tables] == [
        ("suspects", 12),
        ("places", 14),
        ("crimes", 10),
    ]
    labels = [row["label"] for row in tables[0]["rows"]]
    assert "Pepper: you marked impossible; ruled out" in labels
    assert "Cork: no mark" in labels or "Cork: ruled out" in labels


def test_polish_says_the_same() -> None:
    session = desk(recorded(), lang="pl")
    assert mark(session, CORK) == "Korek: zaznaczone jako niemożliwe."
    assert mark(session, CORK) == "Korek: zaznaczone jako rozwiązanie."
    assert check(session) == "Dobrze: 0. Jeszcze nieprzesądzone: 0. Źle: 1."
    assert session.scene.shape("suspect-pole_mokotowskie").words.endswith("Twoje zaznaczenie: to Korek.")


@pytest.mark.parametrize("mode", theme.MODES)
@pytest.mark.parametrize("sign", SIGNS)
def test_a_painted_picture_shows_each_sign(sign: str, mode: str) -> None:
    scene = desk(recorded()).scene._replace(alt="")
    signed_scene = signed(scene, {CORK: (sign,)}, {"suspect": ("korek",)}, text("en", recorded().game, FOLDER))
    plain, marked = (paint(each, mode=mode, dpi=40).png() for each in (scene, signed_scene))
    assert plain != marked
