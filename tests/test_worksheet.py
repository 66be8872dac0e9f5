"""Worksheets: everything on its page, readable in black and white, in both languages; nothing the eyes may not see."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import to_rgb
from matplotlib.figure import Figure
from matplotlib.transforms import Bbox
from zero_seven_pictured import played

import gamekit
from figures import theme
from figures.pages import MARGIN, PAPERS
from figures.pdf import with_language
from figures.worksheet import Layout, Sheet, pages_of, parts, sheet_of, worksheet
from figures.worksheet_command import main
from gamekit.game import PUBLIC, TEACHER, InputError
from gamekit.timeline import Timeline
from widgets import keep, panel
from widgets.puzzles import Puzzles

LAYOUTS = [Layout(paper, large) for paper in PAPERS for large in (False, True)]
DOTS = 288  # an inch: fine enough that letters are as wide as in print


@cache
def puzzle(difficulty: int, seed: int = 1) -> Timeline:
    return gamekit.puzzle("zero_seven", difficulty, seed)


def printed(game: Timeline, lang: str = "en", layout: Layout | None = None, eyes: int | None = None) -> list[Figure]:
    return list(pages_of([sheet_of(game, 1, 1, lang, eyes)], layout or Layout()))


def texts(figure: Figure) -> list[Any]:
    return [text for axes in figure.axes for text in axes.texts]


def words(figures: list[Figure]) -> str:
    return " ".join(text.get_text() for figure in figures for text in texts(figure))


def boxes(figure: Figure) -> list[tuple[str, Bbox]]:
    """The texts of a page with their boxes in points, less the room above and below the letters of a line."""
    figure.set_dpi(DOTS)
    canvas = FigureCanvasAgg(figure)
    canvas.draw()
    found = []
    for text in texts(figure):
        box = text.get_window_extent(canvas.get_renderer()).transformed(figure.dpi_scale_trans.inverted())
        inner = Bbox.from_extents(box.x0, box.y0 + 0.12 * box.height, box.x1, box.y1 - 0.12 * box.height)
        found.append((text.get_text(), Bbox(inner.get_points() * 72)))
    return found


@pytest.mark.parametrize("layout", LAYOUTS, ids=str)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_text_runs_out_of_the_page_or_into_another(lang: str, layout: Layout) -> None:
    width, height = PAPERS[layout.paper]
    for figure in printed(puzzle(3), lang, layout):
        assert tuple(figure.get_size_inches() * 72) == pytest.approx((width, height))
        found = boxes(figure)
        for words, box in found:
            assert MARGIN - 3 <= box.x0 < box.x1 <= width - MARGIN + 3, words
            assert MARGIN - 3 <= box.y0 < box.y1 <= height - MARGIN + 3, words
        for (one, first), (other, second) in combinations(found, 2):
            assert not overlap(first, second), (one, other)


def overlap(one: Bbox, two: Bbox) -> bool:
    across = min(one.x1, two.x1) - max(one.x0, two.x0)
    down = min(one.y1, two.y1) - max(one.y0, two.y0)
    return across > 0.5 and down > 0.5


@pytest.mark.parametrize(
    ("difficulty", "paper", "lang"), [(1, "a4", "en"), (2, "letter", "pl"), (3, "a4", "pl"), (4, "letter", "en")]
)
def test_a_puzzle_takes_one_page(difficulty: int, paper: str, lang: str) -> None:
    pages = printed(puzzle(difficulty), lang, Layout(paper))
    answers = [at for at, figure in enumerate(pages) if {"solution", "rozwiązanie"} & set(title(figure))]
    assert answers[0] == 1, "the solution begins on the second page"
    assert answers == list(range(1, len(pages)))


def title(figure: Figure) -> list[str]:
    return re.findall(r"\w+", texts(figure)[0].get_text())


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_large_print_has_no_letter_below_18_points(lang: str) -> None:
    sizes = [text.get_fontsize() for figure in printed(puzzle(2), lang, Layout("a4", True)) for text in texts(figure)]
    assert min(sizes) >= 18


@pytest.mark.parametrize("large", [False, True])
def test_print_is_black_and_grey_on_white(large: bool) -> None:
    every = [axes for figure in printed(puzzle(2), "pl", Layout("letter", large)) for axes in figure.axes]
    shapes = [patch for axes in every for patch in axes.patches]
    colours = [to_rgb(colour) for patch in shapes for colour in (patch.get_facecolor(), patch.get_edgecolor())]
    colours += [to_rgb(line.get_color()) for axes in every for line in axes.lines]
    assert {len(set(colour)) for colour in colours} == {1}, "red, green and blue are alike"
    assert {text.get_color() for axes in every for text in axes.texts} == {"#000000"}


def test_the_print_mode_of_the_theme_has_no_hue() -> None:
    looks = [theme.dress(role, "print") for role in theme.roles()] + [theme.livery(seat, "print") for seat in range(5)]
    colours = {colour for look in looks for colour in (look.fill, look.stroke, look.ink)}
    colours |= {mark.stroke for mark in theme.marks("print").values()}
    assert all(colour[1:3] == colour[3:5] == colour[5:7] for colour in colours)
    for role in theme.roles():
        look = theme.dress(role, "print")
        assert theme.contrast(look.ink, look.fill) >= 4.5


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("large", [False, True])
def test_a_sheet_names_all_that_is_known_and_all_that_can_be_ticked(lang: str, large: bool) -> None:
    game = puzzle(3)
    sheet = sheet_of(game, 1, 1, lang, None)
    said = words(printed(game, lang, Layout("a4", large)))
    lines = [line.text for line in game.log(0, lang) if line.kind in ("evidence", "detective")]
    for line in lines:
        assert line in said
    for kind, cells in sheet.reasoning.sheet.items():
        for cell in cells:
            assert sheet.words.name(kind, cell) in said
    assert str(game.seed) in said


def test_the_solution_tells_every_step_and_marks_the_hardest() -> None:
    from gamekit.reasons import hardest, steps

    game = puzzle(4)
    chain = steps(sheet_of(game, 1, 1, "en", None).reasoning)
    said = words(printed(game)[1:])
    number = hardest(chain)
    assert f"Step {number + 1}: from {chain[number].size} lines together. The hardest step." in said
    assert said.count("The hardest step.") == 1
    assert f"Step {len(chain)}:" in said


def test_the_solutions_come_after_all_puzzles() -> None:
    sheets = [sheet_of(puzzle(1, seed), at, 2, "en", None) for at, seed in ((1, 1), (2, 2))]
    titles = [texts(figure)[0].get_text() for figure in pages_of(sheets, Layout())]
    assert [name for name in titles if "continued" not in name] == [
        "Puzzle 1",
        "Puzzle 2",
        "Puzzle 1: solution",
        "Puzzle 2: solution",
    ]


# ---------------------------------------------------------------------- whose knowledge is printed


def held(game: Timeline, said: str) -> bool:
    """Whether the sheet tells the case of the left neighbour of the player to move."""
    return "The culprit in the case of" in said


def test_the_public_sheet_of_a_game_tells_no_card_that_somebody_holds() -> None:
    game = played(2, 4, 5)
    assert held(game, words(printed(game, eyes=game.actor)))
    assert not held(game, words(printed(game, eyes=PUBLIC)))


def test_the_teacher_prints_no_more_than_the_player_to_move_knows() -> None:
    game = played(3, 5, 7)
    assert words(printed(game, eyes=TEACHER)) == words(printed(game, eyes=game.actor))


def test_a_transcript_is_printed_as_its_seat_saw_it() -> None:
    game = played(2, 4, 6)
    transcript = gamekit.load(game.record(1))
    assert words(printed(transcript)) == words(printed(game, eyes=1))


@pytest.mark.parametrize("layout", [Layout("a4", True), Layout("letter", False)], ids=str)
def test_a_long_game_flows_on_to_further_pages(layout: Layout) -> None:
    game = played(5, 5, 60)
    pages = printed(game, "pl", layout)
    width, height = PAPERS[layout.paper]
    assert "ciąg" in words(pages)
    for figure in pages:
        assert all(box.y0 >= MARGIN - 3 and box.x1 <= width - MARGIN + 3 for _, box in boxes(figure))
        assert all(box.y1 <= height for _, box in boxes(figure))


@pytest.mark.parametrize(
    ("named", "sizes"), [((), {"": 9}), (("round",), {"Mini-game": 9}), (("evidence",), {"": 2, "Player": 7})]
)
def test_lines_to_be_sifted_stand_under_the_steps_that_the_game_names(
    named: tuple[str, ...], sizes: dict[str, int]
) -> None:
    """Also those told before the first step."""
    game = played(4, seed=3, turns=9)
    game.game = replace(game.game, sifting=True, steps=named)
    sheet = sheet_of(game, 1, 1, "en", PUBLIC)
    assert isinstance(sheet, Sheet)
    found = parts(sheet)
    assert [at for _, clues in found for at in clues] == list(range(9))
    told = Counter(heading.partition(" ")[0] for heading, clues in found for _ in clues)
    assert told == sizes, found


def test_a_game_that_is_over_has_no_sheet() -> None:
    game = gamekit.puzzle("zero_seven", 1, 1)
    case = sheet_of(game, 1, 1, "en", None).reasoning.case()
    assert case is not None
    game.do(" ".join(["solve", *(words[0] for words in case.values())]))
    game.do("detective cytadela")
    assert game.over
    with pytest.raises(InputError) as refused:
        sheet_of(game, 1, 1, "en", None)
    assert refused.value.reason == "nothing_to_reason"


# ---------------------------------------------------------------------- the file


def test_the_file_has_its_fonts_title_and_language_and_is_the_same_each_time(tmp_path: Path) -> None:
    data = worksheet(puzzle(1), tmp_path / "one.pdf", "pl").read_bytes()
    assert data == worksheet(puzzle(1), tmp_path / "two.pdf", "pl").read_bytes()
    assert b"/FontFile2" in data
    assert b"/Type3" not in data
    assert b"/Lang (pl)" in data
    assert "Karta pracy".encode("utf-16-be") in data or b"Karta pracy" in data


def test_the_language_is_written_where_a_reader_looks_for_it(tmp_path: Path) -> None:
    data = worksheet(puzzle(1), tmp_path / "one.pdf").read_bytes()
    table = int(re.findall(rb"startxref\s+(\d+)\s+%%EOF", data)[-1])
    assert data[table:].startswith(b"xref\n")
    number, offset = re.match(rb"xref\n(\d+) 1\n(\d{10}) 00000 n \n", data[table:]).groups()  # type: ignore[union-attr]
    assert data[int(offset) :].startswith(number + b" 0 obj\n<< /Type /Catalog")
    assert b"/Root " + number in data[table:]
    before = int(re.findall(rb"/Prev (\d+)", data[table:])[-1])
    assert data[before:].startswith(b"xref")


def test_what_is_no_pdf_gets_no_language() -> None:
    with pytest.raises(ValueError, match="no catalogue"):
        with_language(b"words", "en")


def test_another_paper_is_refused_with_the_papers_there_are(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="a4, letter"):
        worksheet(puzzle(1), tmp_path / "a.pdf", paper="a3")


# ---------------------------------------------------------------------- the command


def test_the_command_writes_puzzles_and_says_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "sheet.pdf"
    main(f"zero_seven --count 2 --difficulty 2 --seed 3 --lang pl --paper letter --large -o {path}".split())
    out, err = capsys.readouterr()
    assert path.as_posix() in out
    assert "2/2" in err
    assert path.read_bytes().startswith(b"%PDF")


def test_the_command_prints_a_saved_game_through_a_players_eyes(tmp_path: Path) -> None:
    saved, path = tmp_path / "game.json", tmp_path / "sheet.pdf"
    saved.write_text(played(3, 5, 7).record(), encoding="utf-8")
    main(["--game", str(saved), "--seat", "b", "-o", str(path)])
    assert path.exists()


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("zero_seven --difficulty 7", "no difficulty “7”"),
        ("zero_seven --count 0", "can be 1 to 60"),
        ("zero_seven --seats 9", "2 to 5 players"),
        ("chess", "There is no game “chess”"),
        ("", "which game"),
        ("zero_seven --game a.json", "which game"),
        ("--game nowhere.json", "no such file"),
        ("zero_seven --paper a3", "invalid choice"),
    ],
)
def test_wrong_input_ends_with_a_sentence_and_exit_code_2(
    line: str, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*line.split(), "-o", str(tmp_path / "a.pdf")])
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


# ---------------------------------------------------------------------- the drawer


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(keep, "FOLDER", tmp_path)
    return tmp_path


def drawer(shown: Any) -> Puzzles:
    found = next(drawer for drawer in shown.drawers if isinstance(drawer, Puzzles))
    shown.open = found.title
    shown.refresh()
    return found


def test_a_new_puzzle_opens_with_the_eyes_of_whoever_is_to_solve_it(folder: Path) -> None:
    game = played(3, 5, 7)
    shown = panel(game)
    puzzles = drawer(shown)
    puzzles.difficulty.value, puzzles.number.value = 2, "12"
    puzzles.begin.click()
    assert shown.session.eyes == 0
    assert beginning(game) == beginning(gamekit.puzzle("zero_seven", 2, 12))
    assert "12" in drawer(shown).here.value
    assert "Puzzle number 12, difficulty 2 of 4." in shown.session.message.text
    assert list(folder.glob("*-earlier.json")), "the game before is put aside"


def beginning(game: Timeline) -> Any:
    return game.nodes[0].state


def test_without_a_number_a_puzzle_has_one_at_random_and_shows_it(folder: Path) -> None:
    shown = panel(gamekit.start("zero_seven", seed=1))
    drawer(shown).begin.click()
    number = shown.game.seed
    assert number is not None
    assert 0 < number < 10_000
    assert str(number) in shown.session.message.text
    assert f"number {number}" in drawer(shown).here.value


def test_a_number_that_is_none_is_refused_in_words(folder: Path) -> None:
    shown = panel(gamekit.start("zero_seven", seed=1), lang="pl")
    puzzles = drawer(shown)
    puzzles.number.value = "siedem"
    puzzles.begin.click()
    assert "„siedem”" in shown.session.message.text
    assert shown.session.message.refused


def test_a_worksheet_is_written_from_the_drawer_and_can_be_opened(folder: Path) -> None:
    shown = panel(gamekit.start("zero_seven", seed=1))
    puzzles = drawer(shown)
    puzzles.what.value, puzzles.number.value = "new", "5"
    puzzles.print.click()
    puzzles.print.click()
    names = sorted(path.name for path in folder.glob("*.pdf"))
    assert names == ["worksheet-zero_seven-1.pdf", "worksheet-zero_seven-2.pdf"]
    assert "worksheet-zero_seven-2.pdf" in shown.session.message.text
    assert 'href="data:application/pdf;base64,' in puzzles.link.value
    assert puzzles.bar.value == puzzles.bar.max


def test_a_locked_panel_prints_its_own_position_and_begins_nothing(folder: Path) -> None:
    shown = panel(played(2, 4, 6), locked=1)
    puzzles = drawer(shown)
    assert puzzles.begin.layout.display == "none"
    assert [value for _, value in puzzles.what.options] == ["here"]
    puzzles.print.click()
    assert len(list(folder.glob("*.pdf"))) == 1
