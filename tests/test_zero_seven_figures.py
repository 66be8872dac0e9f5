"""The map as a scene: where its shapes lie, what they say."""

from __future__ import annotations

import json
import tomllib
from itertools import combinations
from pathlib import Path

import networkx
import pytest
from boxes import box, contains, overlap
from zero_seven_pictured import POSITIONS, crowded, drawn, is_card, one_busy_place, played, setting_up

import gamekit
from figures.scene import Shape
from figures.walk import reached
from figures.zero_seven import scene
from gamekit.game import PUBLIC, TEACHER
from gamekit.zero_seven import GAME, game
from gamekit.zero_seven.board import BLANK, CITY, Card, read_city
from gamekit.zero_seven.state import Placed, State

LANGUAGES = ("en", "pl")
TILES = {"name", "suspect", "crime", "blank", "card-place", "card-suspect", "card-crime"}


@pytest.fixture(params=POSITIONS)
def view(request: pytest.FixtureRequest) -> State:
    found: State = POSITIONS[request.param]()
    return found


# ---------------------------------------------------------------------- shapes


def test_all_shapes_lie_within_the_picture(view: State) -> None:
    picture = drawn(view)
    whole = Shape("", "rect", (picture.size[0] / 2, picture.size[1] / 2), picture.size, "board")
    assert [shape.id for shape in picture.shapes if not contains(whole, shape)] == []


def test_no_tile_no_card_and_no_block_covers_another(view: State) -> None:
    shapes = drawn(view).shapes
    tiles = [shape for shape in shapes if shape.form == "rect" and shape.role in TILES]
    blocks = [shape for shape in shapes if shape.role == "place" or is_card(shape)]
    assert len(blocks) >= 14
    for group in (tiles, blocks):
        assert [(one.id, two.id) for one, two in combinations(group, 2) if overlap(one, two)] == []


def test_a_tray_hangs_below_its_own_place_and_covers_no_other(view: State) -> None:
    shapes = drawn(view).shapes
    trays = [shape for shape in shapes if shape.role == "tray"]
    solid = [shape for shape in shapes if shape.role == "place" or is_card(shape)]
    people = [shape for shape in shapes if shape.id.startswith(("detective-", "disc-", "cube-"))]
    assert [(one.id, other.id) for one in (*trays, *people) for other in solid if overlap(one, other)] == []
    assert [one.id for one in people if not any(contains(tray, one) for tray in trays)] == []


def test_tiles_lie_in_their_block_and_tokens_on_their_tile(view: State) -> None:
    picture = drawn(view)
    parts = [shape for shape in picture.shapes if shape.inside and shape.role in {*TILES, "disc", "cube", "nothing"}]
    held = [shape for shape in parts if not shape.inside.startswith(("detective", "legend"))]
    assert len(held) >= 14
    assert [shape.id for shape in held if not contains(picture.shape(shape.inside), shape)] == []


def test_ids_are_unique_and_every_shape_has_words_or_belongs_to_one_that_has(view: State) -> None:
    picture = drawn(view)
    ids = [shape.id for shape in picture.shapes]
    assert len(ids) == len(set(ids))
    assert [shape.id for shape in picture.shapes if not shape.words and not picture.shape(shape.inside).words] == []


def test_a_scene_is_plain_data(view: State) -> None:
    data = json.loads(json.dumps(drawn(view).plain()))
    assert data["shapes"][0]["role"] == "road"
    assert len(data["table"]["rows"]) == 14


def test_every_seat_sees_the_same_map() -> None:
    """ZS-76, ZS-80, ZS-86."""
    timeline = played(3, 2, 12)
    scenes = {seat: scene(timeline.view(seat), "en", game=GAME, seat=seat) for seat in (0, 1, 2, PUBLIC, TEACHER)}
    assert len({str(picture) for picture in scenes.values()}) == 1


def test_the_map_has_all_places_and_all_29_roads() -> None:
    """ZS-2."""
    roads = [shape for shape in drawn(played(2, 1, 0).view()).shapes if shape.form == "line"]
    assert {frozenset(road.id.split("-")[1:]) for road in roads} == {
        frozenset(edge) for edge in GAME.graph(None, "board").edges
    }


def test_two_detectives_of_one_player_at_one_place_are_two_shapes() -> None:
    state = crowded(1)
    desk = state.desks[0]._replace(placed=(Placed(7, 1, 0), Placed(7, 0, 1)))
    shapes = {shape.id: shape for shape in drawn(state.with_desk(0, desk)).shapes}
    assert shapes["detective-0-ogrod_saski"].at != shapes["detective-0-ogrod_saski-2"].at


def test_tokens_wear_the_seat_and_its_letter() -> None:
    picture = drawn(crowded(2))
    signs = [shape for shape in picture.shapes if shape.id.startswith(("token-", "nothing-", "detective-"))]
    assert {(shape.seat, shape.label) for shape in signs} == {(seat, letter) for seat, letter in enumerate("ABCDE")}


def test_a_city_of_another_form_has_its_cards_below_the_map() -> None:
    table = tomllib.loads((Path(gamekit.__file__).parent / "zero_seven" / "city.toml").read_text(encoding="utf-8"))
    for index, place in enumerate(table["place"]):
        place["at"] = [index % 7, index // 7]
    other = game(read_city(table))
    picture = scene(played(2, 5, 6).view(), "en", game=other, seat=PUBLIC)
    cards = [shape for shape in picture.shapes if is_card(shape)]
    blocks = [shape for shape in picture.shapes if shape.role == "place"]
    assert len(cards) == 9
    assert min(box(card)[1] for card in cards) > max(box(block)[3] for block in blocks)
    assert [(one.id, two.id) for one, two in combinations(cards, 2) if overlap(one, two)] == []
    assert {"place-cytadela", *reached(picture.walk, "place-cytadela")} == set(picture.walk)


# ---------------------------------------------------------------------- words


def test_a_place_tells_all_that_is_there_in_english() -> None:
    assert drawn(one_busy_place()).shape("place-cytadela").words == (
        "Citadel. Suspect: Amber. Crime: Fraud. "
        "On the suspect tile: a disc of Player A and a cube of Player B. On the place tile: a cube of Player A. "
        "On the crime tile: a “nothing” for Player C. "
        "Detective of Player B with 1 disc and 2 cubes. Detective of Player C without tokens."
    )


def test_a_place_tells_all_that_is_there_in_polish() -> None:
    assert drawn(one_busy_place(), "pl").shape("place-cytadela").words == (
        "Cytadela. Sprawca: Bursztyn. Przestępstwo: Oszustwo. "
        "Na kafelku sprawcy: dysk gracza A i kostka gracza B. Na kafelku miejsca: kostka gracza A. "
        "Na kafelku przestępstwa: „nic” dla gracza C. "
        "Detektyw gracza B: 1 dysk i 2 kostki. Detektyw gracza C bez znaczników."
    )


def test_neighbours_are_told_clockwise_by_direction() -> None:
    near = drawn(one_busy_place()).near["place-cytadela"]
    assert near == (
        "Next to it: Gdańsk Bridge on the right, Old Town Square at the lower right "
        "and Muranów Estate at the lower left."
    )
    assert drawn(one_busy_place(), "pl").near["place-lazienki"] == (
        "Obok: u góry po prawej Powiśle, po lewej Pole Mokotowskie i u góry po lewej Nowy Świat."
    )


def test_the_neighbours_told_are_the_neighbours_of_the_graph() -> None:
    near, graph = drawn(one_busy_place()).near, GAME.graph(None, "board")
    names = networkx.get_node_attributes(graph, "en")
    for place in graph:
        told = {other for other, name in names.items() if f"{name} " in near[f"place-{place}"]}
        assert told == set(graph[place])


def test_a_click_on_a_place_means_it_and_its_tiles_but_no_blank() -> None:
    state = one_busy_place()
    picture = drawn(state)
    assert picture.shape("place-cytadela").says == (
        ("place", "cytadela"),
        ("suspect", "bursztyn"),
        ("crime", "oszustwo"),
    )
    assert picture.shape("suspect-cytadela").says == (("suspect", "bursztyn"), ("card", "bursztyn"))
    assert picture.shape("crime-cytadela").says == (("crime", "oszustwo"), ("card", "oszustwo"))
    assert picture.shape("name-cytadela").says == (("place", "cytadela"), ("card", "cytadela"))
    blank = CITY.places[state.suspect_at.index(0)]
    assert picture.shape(f"suspect-{blank}").says == ()
    assert picture.shape(f"suspect-{blank}").role == BLANK
    assert "suspect" not in dict(picture.shape(f"place-{blank}").says)
    cards = [shape for shape in picture.shapes if is_card(shape)]
    assert [shape.says for shape in cards] == [(("card", shape.id.removeprefix("card-")),) for shape in cards]


def test_what_can_be_chosen_is_marked_and_nothing_else() -> None:
    picture = drawn(one_busy_place(), open={"place": {"cytadela"}, "suspect": {"bursztyn"}})
    marked = {shape.id for shape in picture.shapes if "open" in shape.marks}
    assert marked == {"place-cytadela", "name-cytadela", "suspect-cytadela"}
    cards = drawn(one_busy_place()._replace(display=(Card(0, 1),)), open={"card": {"bursztyn"}})
    assert {shape.id for shape in cards.shapes if shape.marks} == {"suspect-cytadela", "card-bursztyn"}


def test_the_lens_shows_and_tells_the_steps_of_the_graph() -> None:
    picture = drawn(one_busy_place(), lens="ogrod_saski")
    steps = networkx.single_source_shortest_path_length(GAME.graph(None, "board"), "ogrod_saski")
    for place, count in steps.items():
        assert picture.shape(f"place-{place}").marks == (f"near{min(count, 3)}",)
        assert picture.shape(f"ring-{place}").label == str(count)
    assert picture.shape("place-cytadela").words.endswith("2 steps from Saxon Garden.")
    assert (
        drawn(one_busy_place(), "pl", lens="ogrod_saski")
        .shape("place-muranow")
        .words.endswith("1 krok od Ogrodu Saskiego.")
    )
    with pytest.raises(ValueError, match="no place 'praga'"):
        drawn(one_busy_place(), lens="praga")


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ("A map of 14 places and 29 roads.", "20 cards", "Player C: -2 points, 5 detectives left.")),
        ("pl", ("Mapa: 14 miejsc i 29 dróg.", "20 kart", "Gracz B: 0 punktów, zostają 4 detektywi.")),
    ],
)
def test_the_description_tells_the_map_the_deck_and_the_players(lang: str, told: tuple[str, ...]) -> None:
    state = one_busy_place()
    alt = drawn(state._replace(deck=state.deck[:20]), lang).alt
    assert [words for words in told if words not in alt] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_has_a_row_for_each_place(lang: str) -> None:
    picture = drawn(one_busy_place(), lang)
    names = [GAME.names(lang)["place"][place][""] for place in CITY.places]
    assert [row[0] for row in picture.table.rows] == names
    assert {len(row) for row in picture.table.rows} == {len(picture.table.headers)}
    assert picture.table.rows[0][1:3] == {"en": ("Amber", "Fraud"), "pl": ("Bursztyn", "Oszustwo")}[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_of_the_setting_up_can_be_told(lang: str) -> None:
    scenes = [drawn(view, lang) for view in setting_up()]
    tiles = [sum(shape.id.startswith(("suspect-", "crime-")) for shape in picture.shapes) for picture in scenes]
    assert tiles == sorted(tiles)
    assert (tiles[0], tiles[-1]) == (0, 28)
    assert all(picture.lang == lang and picture.alt for picture in scenes)
