"""Painting: labels, formats, words, and what is loaded when."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image
from zero_seven_pictured import crowded, drawn, one_busy_place

from figures.paint import paint, save, text_width
from figures.picture import Picture
from figures.scene import Shape
from figures.theme import dress
from gamekit.zero_seven.board import CITY

MODES = ("light", "dark")


@pytest.fixture(scope="module")
def busy() -> Picture:
    return paint(drawn(one_busy_place(), "pl", lens="muranow", open={"place": set(CITY.places)}))


@pytest.mark.parametrize(("ending", "begins"), [("png", b"\x89PNG"), ("svg", b"<?xml"), ("pdf", b"%PDF")])
def test_a_picture_is_saved_in_three_formats_with_its_words(
    busy: Picture, tmp_path: Path, ending: str, begins: bytes
) -> None:
    path = save(busy, tmp_path / f"map.{ending}")
    data = path.read_bytes()
    assert data.startswith(begins)
    assert data == save(busy, tmp_path / f"again.{ending}").read_bytes()
    if ending == "png":
        assert Image.open(path).info["Description"] == busy.alt
    if ending == "svg":
        assert busy.title in data.decode("utf-8")
        assert busy.alt in data.decode("utf-8")


def test_other_formats_are_refused(busy: Picture, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no format 'gif'"):
        save(busy, tmp_path / "map.gif")


def test_a_notebook_shows_the_picture_with_its_words_and_its_table(busy: Picture) -> None:
    html = busy._repr_html_()
    assert f'alt="{busy.alt}"' in html
    assert 'lang="pl"' in html
    assert html.count('<th scope="col">') == len(busy.table.headers)
    assert html.count('<th scope="row">') == 14
    assert "data:image/png;base64," in html


@pytest.mark.parametrize("mode", MODES)
def test_every_label_is_painted(mode: str) -> None:
    picture = drawn(crowded(3))
    axes = paint(picture, mode).figure.axes[0]
    wanted = [line for shape in picture.shapes for line in shape.label.split("\n") if line]
    assert sorted(text.get_text() for text in axes.texts) == sorted(wanted)


def test_a_label_too_wide_for_its_shape_is_made_smaller() -> None:
    short, long = (
        Shape(label, "text", (0.5, 0.5), (0.6, 0.2), "name", label) for label in ("Most", "Krakowskie Przedmieście")
    )
    picture = drawn(one_busy_place())._replace(shapes=(short, long), size=(1, 1))
    wanted, small = paint(picture, size=(5, 5)).figure.axes[0].texts
    points = 72 * 5  # of a unit
    assert float(wanted.get_fontsize()) == pytest.approx(dress("name").font * points)
    assert text_width(long.label, "bold") * float(small.get_fontsize()) == pytest.approx(0.6 * points)


def test_a_picture_has_the_size_that_was_asked_for() -> None:
    assert tuple(paint(drawn(one_busy_place()), size=(4, 3)).figure.get_size_inches()) == (4, 3)


def test_scenes_are_made_without_matplotlib_and_numpy() -> None:
    program = """
import sys
sys.modules["matplotlib"] = sys.modules["numpy"] = None
import gamekit
from figures import charts, paint, picture, plain, registry, scene, theme, walk, zero_seven, zero_seven_charts
game = gamekit.start("zero_seven", 3, seed=1)
made = registry.scene_for(game.game)(game.view(), "pl", game=game.game, seat=0, lens="muranow")
assert made.shape("place-muranow").words and theme.css("dark")
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_painting_leaves_pyplot_alone() -> None:
    program = """
import sys, gamekit
from figures.paint import paint
from figures.registry import charts_for, scene_for
game = gamekit.start("zero_seven", 2, seed=1)
paint(scene_for(game.game)(game.view(), "en", game=game.game, seat=0)).png()
charts_for(game.game)["suspects"](game, 0, "en").png()
assert "matplotlib.pyplot" not in sys.modules
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
