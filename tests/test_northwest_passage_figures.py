"""The table of Northwest Passage: what is drawn, what is said, what a click means, and where the arrows lead."""

from __future__ import annotations

import json
from itertools import combinations

import pytest
from boxes import box, contains, overlap
from northwest_passage_pictured import (
    GAME,
    HOUSE,
    LANGUAGES,
    POSITIONS,
    begun,
    by_kit,
    crowded,
    drawn,
    full,
    opening,
)

from figures.paint import paint
from figures.scene import Scene, Shape
from figures.walk import reached, returning
from gamekit.game import PUBLIC, TEACHER
from gamekit.northwest_passage.state import State

MAP = ("square-", "place-")


@pytest.fixture(params=POSITIONS)
def state(request: pytest.FixtureRequest) -> State:
    found: State = POSITIONS[request.param]()
    return found


# ---------------------------------------------------------------------- every position


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_seen_is_said_and_all_stops_are_reached(state: State, lang: str) -> None:
    for eyes in (1, PUBLIC, TEACHER):
        picture = drawn(state, lang, eyes)
        ids = [shape.id for shape in picture.shapes]
        assert len(ids) == len(set(ids))
        assert [s.id for s in picture.shapes if not s.words and not picture.shape(s.inside).words] == []
        stops = set(picture.walk)
        assert {picture.start, *reached(picture.walk, picture.start)} == returning(picture.walk, picture.start) == stops
        assert [stop for stop in stops if not picture.shape(stop).words or not picture.near[stop]] == []
        assert json.loads(json.dumps(picture.plain()))["lang"] == lang


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_lies_within_the_picture_and_covers_nothing_but_what_it_is_a_part_of(state: State, lang: str) -> None:
    picture = drawn(state, lang, 0)
    whole = Shape("", "rect", (picture.size[0] / 2, picture.size[1] / 2), picture.size, "board")
    assert [shape.id for shape in picture.shapes if not contains(whole, shape)] == []
    solid = [shape for shape in picture.shapes if shape.form not in ("area", "curve")]
    assert covered([shape for shape in solid if not shape.inside]) == []
    below = [shape for shape in solid if shape.inside and not shape.inside.startswith((*MAP, "map", "sun"))]
    around = [part.id for part in below if not contains(picture.shape(part.inside), part) and not beside(part)]
    assert around == []
    assert covered([part for part in below if picture.shape(part.inside).inside == ""]) == []


def beside(part: Shape) -> bool:
    """Whether a part lies beside what it belongs to: numbers below tiles, crewmen beside their vehicle."""
    return part.id.startswith(("count-", "number-", "crew-s"))


def covered(shapes: list[Shape]) -> list[tuple[str, str]]:
    """The pairs of shapes that overlap."""
    return [(one.id, two.id) for one, two in combinations(shapes, 2) if overlap(one, two)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_the_map_vehicles_lie_side_by_side_on_their_square_and_cover_no_icon(state: State, lang: str) -> None:
    picture = drawn(state, lang)
    things = [shape for shape in picture.shapes if shape.form in ("ship", "sled") and shape.inside.startswith(MAP)]
    icons = begun(picture, "icon-")
    assert [shape.id for shape in things if not contains(picture.shape(shape.inside), shape)] == []
    assert covered(things) == []
    on_squares = [icon for icon in icons if icon.inside.startswith(MAP)]
    assert [(one.id, two.id) for one in on_squares for two in things if overlap(one, two)] == []
    assert [icon.id for icon in on_squares if not contains(picture.shape(icon.inside), icon)] == []


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_type_is_large_enough_in_a_scene_that_fills_a_school_laptop(players: int, lang: str) -> None:
    """In 590 pixels of width and 614 of height, which a panel leaves at 1366 by 768, type is 11 pixels or more."""
    for state in (opening(players), full(players), by_kit(players, players, 260)):
        picture = drawn(state, lang, 0)
        pixels = min(590 / picture.size[0], 614 / picture.size[1])
        small = [(s.id, round(type_of(s) * pixels, 1)) for s in picture.shapes if s.label and type_of(s) * pixels < 11]
        assert small == []
        assert picture.shape("square-a1").size[0] * pixels > 30, "a square"


def type_of(shape: Shape) -> float:
    """About how high the type of a label is, as the live board fits it into its room."""
    lines, (wide, high) = shape.label.split("\n"), shape.size
    ems = max(sum(0.4 if sign in "ilIfrt()/ →×°" else 0.66 for sign in line) for line in lines)
    if shape.form in ("circle", "disc"):
        return float(0.94 * wide * (0.86 if shape.form == "disc" else 1.0) / (ems**2 + 1) ** 0.5)
    if shape.form in ("ship", "sled"):
        across, down = (0.78, 0.84) if shape.form == "ship" else (0.84, 0.7)
        return float(min(0.95 * across * wide / ems, 0.96 * down * high / 0.72))
    single = len(shape.label) == 1
    return float(min(0.95 * wide / ems, 0.96 * high / (0.72 if single else 1.1 * len(lines))))


@pytest.mark.parametrize("mode", ["light", "dark", "print"])
def test_every_label_is_painted(mode: str) -> None:
    picture = drawn(full(4), "pl", 0)
    axes = paint(picture, mode).figure.axes[0]
    wanted = [line for shape in picture.shapes for line in shape.label.split("\n") if line]
    assert sorted(text.get_text() for text in axes.texts) == sorted(wanted)


# ---------------------------------------------------------------------- the map


def test_the_map_has_its_squares_letters_numbers_zones_and_places() -> None:
    """NWP-1, NWP-2, NWP-15, NWP-18."""
    picture = drawn(opening())
    assert len(begun(picture, "square-")) == 128
    assert "".join(s.label for s in begun(picture, "column-")) == "ABCDEFGHIJKLMNOP"
    assert [s.label for s in begun(picture, "row-") if s.id.endswith("west")] == [str(n) for n in range(1, 9)]
    assert [shape.label for shape in begun(picture, "band-")] == ["×1", "×2", "×3"]
    left, upper, _, lower = box(picture.shape("place-greenland"))
    edge = box(picture.shape("square-p4"))
    assert left > edge[2]
    assert (upper, lower) == pytest.approx((edge[1], box(picture.shape("square-p5"))[3]), abs=1e-3)
    assert box(picture.shape("place-passage"))[2] < box(picture.shape("square-a4"))[0]


def test_a_square_tells_terrain_ice_zone_icon_vehicles_and_what_can_be_done_there() -> None:
    """NWP-4, NWP-7, NWP-18, NWP-21, NWP-88."""
    picture = drawn(crowded())
    words = picture.shape("square-o3").words
    assert words.startswith("O3: land north-west and south-east, sea elsewhere; a saddle, where the sea passes")
    assert "tile 34." in words
    assert "Zone ×1. Strait: 1 point for 3 crewmen." in words
    assert "Here: " in words
    assert "Can be done: discover with the ship; discover with the sled." in words
    polish = drawn(crowded(), "pl").shape("square-o3").words
    assert polish.startswith("O3: ląd na północnym zachodzie i na południowym wschodzie, poza tym morze; siodło")
    assert "Można: dokonać odkrycia ze statku; dokonać odkrycia z sań." in polish


def test_a_free_square_tells_what_a_tile_there_must_show_and_whether_it_freezes() -> None:
    """NWP-65, NWP-48."""
    picture = drawn(crowded())
    assert picture.shape("square-o4").words.startswith(
        "O4: free; a tile must show land north-east and sea north-west. Zone ×1."
    )
    assert picture.shape("square-a1").words == (
        "A1: free; any tile can lie here. It freezes at the end of the round. Zone ×3."
    )
    assert "Frozen." in drawn(full(2)).shape("square-a1").words


def test_a_neighbour_is_told_by_name_terrain_ice_and_who_is_there() -> None:
    near = drawn(crowded()).near["square-p3"]
    assert near.startswith("Next to it: P2 (free) above, P4 (free) below and O3 (saddle, strait, ")
    assert near.endswith(") on the left.")


def test_what_lies_below_the_map_is_called_in_a_few_words() -> None:
    near = drawn(full(2), "pl", 0).near
    assert near["cost-move"].endswith("i po lewej przeniesienie załogi.")
    assert "odkrycie cieśniny" in near["cost-move"]
    assert "strzałki między statkiem a saniami" in near["own-ship-0"]
    assert "płytka „przylądek”" in near["pile-sea"]
    assert all("⇄" not in told and ";" not in told for told in near.values())


def test_greenland_and_the_passage_are_beside_their_squares_for_the_arrows() -> None:
    walk = drawn(opening()).walk
    assert walk["square-p4"]["right"] == walk["square-p5"]["right"] == "place-greenland"
    assert walk["place-greenland"]["left"] == "square-p4"
    assert walk["square-a4"]["left"] == "place-passage"
    assert walk["square-c1"]["up"] == "sun"
    assert walk["square-c3"]["down"] == "square-c4"
    assert not walk["square-c8"]["down"].startswith("square-")


def test_the_cursor_begins_at_ones_own_ship() -> None:
    assert drawn(opening()).start == "place-greenland"
    state = full(3)
    ship = drawn(state, eyes=1).shape("ship-1")
    assert drawn(state, eyes=1).start == ship.inside


# ---------------------------------------------------------------------- sun and ice


def test_the_sun_stands_on_its_spot_and_frozen_rows_are_hatched() -> None:
    """NWP-19, NWP-20, NWP-21."""
    picture, square = drawn(full(4)), drawn(full(4)).shape("square-a1").size[0]
    assert picture.shape("sun").at[1] == pytest.approx(box(picture.shape("square-a4"))[3], abs=1e-3)
    assert picture.shape("sun").at[0] > picture.shape("square-p4").at[0], "on the way up at the right"
    assert picture.shape("ice").size[1] == pytest.approx(4 * square, abs=1e-3)
    assert picture.shape("ice-next").at[1] == pytest.approx(box(picture.shape("square-a2"))[3], abs=1e-3)
    assert len(begun(picture, "spot-")) == 6
    assert picture.shape("sun").words == (
        "The sun is right, half-way: rows 1 to 4 are frozen. "
        "In the next round it is right, high: rows 1 to 2 are frozen then."
    )


def test_in_the_last_round_nothing_more_freezes() -> None:
    """NWP-111."""
    picture = drawn(full(4)._replace(round=10))
    assert begun(picture, "ice-next") == []
    assert "next round" not in picture.shape("sun").words


# ---------------------------------------------------------------------- pieces, icons, islands


def test_ships_and_sleds_have_their_seats_letter_and_outlines_of_their_own() -> None:
    """NWP-82."""
    picture = drawn(crowded())
    pieces = [shape for shape in picture.shapes if shape.form in ("ship", "sled") and shape.inside.startswith("square")]
    assert sorted((shape.form, shape.label, shape.seat) for shape in pieces) == [
        (form, letter, "ABCD".index(letter)) for form in ("ship", "sled") for letter in "ABCD"
    ]
    assert {shape.inside for shape in pieces} == {"square-o3", "square-p3"}, "both squares of their tile are used"


def test_an_icon_shows_its_kind_and_its_worth_until_it_is_discovered() -> None:
    """NWP-85, NWP-86, NWP-88."""
    picture = drawn(crowded())
    assert [(s.id, s.label) for s in begun(picture, "icon-") if s.inside == "square-o3"] == [("icon-o3", "S1")]
    assert drawn(crowded(), "pl").shape("icon-o3").label == "C1"
    found = drawn(crowded()._replace(found=("34",)))
    assert [s for s in begun(found, "icon-") if s.inside == "square-o3"] == []
    assert "Strait" not in found.shape("square-o3").words


def test_a_complete_island_is_outlined_and_named_with_its_size() -> None:
    """NWP-91, NWP-93."""
    picture = drawn(full(4))
    names, outlines = begun(picture, "name-island-"), begun(picture, "island-")
    assert len(names) == len(outlines) > 3
    assert all(shape.label.startswith("I ") for shape in names)
    assert any("Part of an island on" in shape.words for shape in begun(picture, "square-"))
    assert begun(drawn(crowded()), "island-") == []


# ---------------------------------------------------------------------- clicks


def test_both_squares_of_a_tile_say_its_anchor_and_a_free_square_itself() -> None:
    picture = drawn(crowded())
    assert ("target", "o3") in picture.shape("square-p3").says
    assert picture.shape("square-o4").says == (("target", "o4"), ("square", "o4"))
    assert ("vehicle", "ship") in picture.shape("ship-0").says
    assert picture.shape("ship-1").says == ()


def test_all_squares_on_which_a_tile_fits_are_marked() -> None:
    """NWP-116."""
    picture = drawn(opening(), open={"square": {"p4", "p5", "o4"}})
    assert marked(picture) == {"square-p4", "square-p5", "square-o4"}


def test_two_waters_of_one_square_are_chosen_by_their_quarters() -> None:
    """NWP-81."""
    picture = drawn(crowded(), open={"target": {"o3-nw", "o3-se"}})
    assert {shape.id for shape in begun(picture, "quarter-")} == {"quarter-o3-nw", "quarter-o3-se"}
    assert picture.shape("quarter-o3-nw").words == "O3-NW: land."
    assert begun(drawn(crowded(), open={"target": {"o3-nw"}}), "quarter-") == []
    assert "square-o3" in marked(drawn(crowded(), open={"target": {"o3-nw"}}))


def marked(picture: Scene) -> set[str]:
    """The shapes that can be chosen."""
    return {shape.id for shape in picture.shapes if "open" in shape.marks}


# ---------------------------------------------------------------------- the whole


def test_the_picture_is_the_same_for_all_eyes_but_for_whose_it_is() -> None:
    """NWP-115."""
    one, two = drawn(full(3), eyes=0), drawn(full(3), eyes=1)
    assert [(s.id, s.label, s.role, s.says) for s in one.shapes] == [
        (s.id, s.label, s.role, s.says) for s in two.shapes
    ]


def test_the_end_is_told() -> None:
    picture = drawn(POSITIONS["over"](), "pl")
    assert picture.title == "Przejście Północno-Zachodnie: koniec gry"
    assert begun(picture, "ice-next") == []


def test_the_table_has_a_row_for_each_player() -> None:
    rows = drawn(full(2)).table.rows
    assert rows[0][:2] == ("Player A", "17")
    assert rows[0][6] == "straits 2, Inuit 1, cairns 3"
    assert len(rows) == 2


def test_a_lens_tells_and_marks_how_far_squares_are() -> None:
    picture = drawn(opening(), lens="c3")
    assert [shape.id for shape in picture.shapes if "near0" in shape.marks] == ["square-c3"]
    assert picture.shape("steps-e4").label == "3"
    assert picture.shape("square-e4").words.endswith("3 squares from C3.")
    assert GAME.graphs[0] == "squares"
    with pytest.raises(ValueError, match="moon"):
        drawn(opening(), lens="moon")


def test_the_board_that_was_chosen_is_drawn() -> None:
    picture = drawn(opening(3, "small"))
    assert len(begun(picture, "square-")) == 32
    assert picture.shape("square-a1").size > drawn(opening()).shape("square-a1").size
    assert HOUSE.columns == 16
