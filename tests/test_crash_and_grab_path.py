"""The path of a move on the board: space by space, of everybody who was pushed, up to the moment that is looked at."""

from __future__ import annotations

import pytest
from crash_and_grab_pictured import LANGUAGES, at_the_table, begun, drawn, planned, table
from crash_and_grab_positions import play, turn
from seated import clicked, with_picture

from figures.crash_and_grab import path, scene
from figures.registry import path_for
from figures.scene import Scene
from gamekit.crash_and_grab import GAME
from gamekit.crash_and_grab.state import State
from gamekit.game import Event, Move
from gamekit.registry import find

BOOST = Move(0, "boost", ("asteroids",))


def boosting(number: int, red: str, green: str = "r7c2") -> State:
    """The red saucer can spend a booster to move so many spaces."""
    return table(3, {0: f"{red} boosters=1", 1: green}, trip=table().trip._replace(number=number))


def arrows(picture: Scene) -> list[tuple[str, str, str]]:
    """Whose arrows lead from where to where, by the squares in which they begin and end."""
    squares = begun(picture, "space-")

    def square(at: tuple[float, float]) -> str:
        near = min(squares, key=lambda shape: (shape.at[0] - at[0]) ** 2 + (shape.at[1] - at[1]) ** 2)
        return near.id.removeprefix("space-")

    found = [shape for shape in begun(picture, "path-") if shape.to]
    return [(shape.role.removeprefix("path-"), square(shape.at), square(shape.to)) for shape in found if shape.to]


def test_a_move_is_drawn_space_by_space_above_all_that_stands_there() -> None:
    """CG-56."""
    session = at_the_table(boosting(2, "r4c5"), 0)
    clicked(session, "direction-asteroids")
    assert session.timeline.state.saucers[0].space == (4, 7)
    assert session.scene is not None
    assert arrows(session.scene) == [("red", "r4c5", "r4c6"), ("red", "r4c6", "r4c7")]
    assert [shape.id for shape in session.scene.shapes[-2:]] == [shape.id for shape in begun(session.scene, "path-")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_is_pushed_has_thin_arrows_and_whoever_crashes_a_sign_at_the_edge(lang: str) -> None:
    """CG-59, CG-63, CG-64."""
    state = boosting(3, "r3c3", "r3c5")
    after, events = GAME.play(state, BOOST)
    picture = path(drawn(after, lang), events, GAME)
    assert arrows(picture) == [
        *(("red", "r3c3", "r3c4"), ("red", "r3c4", "r3c5")),
        *(("green-pushed", "r3c5", "r3c6"), ("green-pushed", "r3c6", "r3c7")),
    ]
    (sign,) = [shape for shape in begun(picture, "path-") if not shape.to]
    assert sign.role == "saucer-green"
    edge = picture.shape("space-r3c7")
    assert sign.at[0] == pytest.approx(edge.at[0] + edge.size[0] / 2, abs=1e-3)
    told = [shape.words for shape in begun(picture, "path-")]
    assert (
        told[-2:]
        == {
            "en": [
                "The green saucer is pushed from space (3, 6) to space (3, 7).",
                "The green saucer leaves the board from space (3, 7).",
            ],
            "pl": [
                "Zielony spodek zostaje popchnięty z pola (3, 6) na pole (3, 7).",
                "Zielony spodek wylatuje poza planszę z pola (3, 7).",
            ],
        }[lang]
    )


def test_every_moment_has_the_path_so_far() -> None:
    state = boosting(2, "r4c5")
    told: list[Event] = []
    lengths = []
    for moment, events in GAME.moments(state, BOOST):
        told += events
        lengths.append(len(arrows(path(drawn(moment), told, GAME))))
    assert lengths[-1] == 2
    assert lengths == sorted(lengths)
    assert 1 in lengths


def test_a_jump_is_one_long_arrow() -> None:
    """CG-109."""
    jump = Event("jumped", 0, {"saucer": "red", "start": "r0c1", "space": "r5c1"}, ())
    picture = path(drawn(table()), [jump], GAME)
    assert arrows(picture) == [("red", "r0c1", "r5c1")]
    assert begun(picture, "path-")[0].words == "The red saucer jumps from space (0, 1) to space (5, 1)."


def test_saucers_that_swap_places_have_an_arrow_each() -> None:
    """CG-114."""
    swap = Event("swapped", 0, {"saucer": "red", "other": "green", "start": "r0c1", "space": "r5c1"}, ())
    picture = path(drawn(table()), [swap], GAME)
    assert arrows(picture) == [("red", "r0c1", "r5c1"), ("green", "r5c1", "r0c1")]
    told = [shape.words or shape.inside for shape in begun(picture, "path-")]
    assert told == ["The red saucer and the green saucer swap places: space (5, 1) and space (0, 1).", "path-0"]


@pytest.mark.parametrize(
    ("slot", "turns", "ends"),
    [
        ("nw", 1, ["r0c2", "r2c3"]),
        ("nw", 3, ["r0c2", "r2c3", "r3c2", "r2c0"]),
        ("se", 2, ["r4c6", "r6c7", "r7c6"]),
    ],
)
def test_a_turned_tile_has_an_arrow_for_each_quarter(slot: str, turns: int, ends: list[str]) -> None:
    """CG-131."""
    picture = path(drawn(table()), [Event("turned", 0, {"slot": slot, "turns": turns}, ())], GAME)
    found = begun(picture, "path-")
    points = [found[0].at, *(shape.to for shape in found if shape.to)]
    assert len(points) == turns + 1
    for point, end in zip(points, ends, strict=True):
        square = picture.shape(f"space-{end}")
        assert max(abs(a - b) for a, b in zip(point, square.at, strict=True)) < square.size[0] * 0.55


@pytest.mark.parametrize("kind", ["blown_up", "vanished"])
def test_a_saucer_that_is_gone_has_a_sign_on_its_square(kind: str) -> None:
    """CG-119, CG-128."""
    details = {"saucer": "green", "space": "r3c3", "direction": "sun", "by": "red"}
    picture = path(drawn(table()), [Event(kind, 1, details, ())], GAME)
    (sign,) = begun(picture, "path-")
    square = picture.shape("space-r3c3")
    assert sign.role == "saucer-green"
    assert max(abs(a - b) for a, b in zip(sign.at, square.at, strict=True)) < square.size[0] / 2


@pytest.mark.parametrize("move", ["wormhole green", "quake nw 1", "cloak"])
def test_a_newer_change_of_the_board_ends_the_path_of_an_older_step(move: str) -> None:
    game = turn("r3c1 upgrades=quake_maker,wormhole_generator,cloaking_device,landing_legs", "3 sun")
    session = with_picture(game, 0, scene)
    assert session.scene is not None
    before = begun(session.scene, "path-")
    assert before
    play(game, move)
    session.refresh()
    after = begun(session.scene, "path-")
    assert after
    assert not {shape.words for shape in before} & {shape.words for shape in after}


def test_without_a_move_nothing_is_drawn() -> None:
    picture = drawn(planned())
    assert path(picture, [Event("round", -1, {"number": 2}, ())], GAME) is picture


def test_the_registry_knows_which_games_draw_paths() -> None:
    assert path_for(GAME) is path
    assert path_for(find("thousand_miles")) is None
