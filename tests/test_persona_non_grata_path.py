"""What happened last in Persona Non Grata, drawn card by card and corporation by corporation."""

from __future__ import annotations

from math import dist

import pytest
from persona_non_grata_pictured import LANGUAGES, SECOND_DAY, drawn, second_day, shapes
from persona_non_grata_positions import GAME, due, on, played
from positions import play
from seated import with_picture

from figures.persona_non_grata import path, scene
from figures.registry import path_for
from figures.scene import Scene, Shape
from gamekit.game import PUBLIC, Event, Move
from gamekit.timeline import Timeline

LAST = {0: "biolife_president", 1: "biolife_manager", 2: "biolife_worker cosmoco_worker"}


def with_path(game: Timeline, eyes: int = PUBLIC, lang: str = "en") -> Scene:
    """The picture with what the last step has told those eyes."""
    return path(drawn(game, eyes, lang), [event.heard(eyes) for event in game.here.events], GAME)


def told(picture: Scene) -> list[str]:
    """What the shapes of the path say."""
    return [shape.words for shape in shapes(picture, "path-") if shape.words]


def saying(picture: Scene, words: str) -> list[Shape]:
    """The shape of the path that says so, with those that belong to it."""
    (first,) = [shape for shape in shapes(picture, "path-") if words in shape.words]
    return [first, *(shape for shape in picture.shapes if shape.inside == first.id)]


def frames(picture: Scene, id: str, found: list[Shape]) -> bool:
    """Whether one of these is a frame around the shape of that id."""
    return any(shape.form == "curve" and shape.at == picture.shape(id).at for shape in found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reveal_shows_which_card_came_where_and_from_whom(lang: str) -> None:
    """PNG-25, PNG-26, PNG-27."""
    picture = with_path(second_day(), lang=lang)
    words = {
        "en": ("downloads", "encrypts", "sends"),
        "pl": ("pobiera", "szyfruje", "wysyła"),
    }[lang]
    downloaded, encrypted, sent = (saying(picture, word) for word in words)
    assert frames(picture, "area-0-w1d1-a", downloaded)
    assert frames(picture, "encrypted-w1d1-b", encrypted)
    assert frames(picture, "area-1-w1d1-c", sent)
    (arrow,) = [shape for shape in sent if shape.form == "arrow"]
    assert arrow.at == picture.shape("disc-2").at
    assert arrow.to is not None
    assert dist(arrow.to, picture.shape("area-1-w1d1-c").at) < 0.1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("week", [1, 2])
def test_hands_go_along_the_arrows_of_the_week(seats: int, week: int) -> None:
    """PNG-18, PNG-20."""
    game = played(*[{}] * week, seats=seats, stop=on(week, 2))
    picture = with_path(game)
    passed = [shape for shape in shapes(picture, "path-") if shape.role == "way" and not shape.at[0] > 0.2]
    lanes = {(shape.at, shape.to) for shape in shapes(picture, "passing-")}
    assert {(shape.at, shape.to) for shape in passed} == lanes
    assert len([line for line in told(picture) if "passes" in line]) == seats


def test_moments_bring_one_card_after_the_other() -> None:
    """PNG-69."""
    game = played(SECOND_DAY, stop=on(1, 1, 2))
    so_far: list[Event] = []
    lengths = []
    for moment, events in GAME.moments(game.state, Move(2, "lay", ("jihui_worker", "right"))):
        so_far += events
        picture = path(scene(GAME.view(moment, PUBLIC), "en", game=GAME, seat=PUBLIC), so_far, GAME)
        lengths.append(len(told(picture)))
    assert lengths[-1] == 6, "three cards, and three hands that are passed"
    assert {1, 2, 3} <= set(lengths)


def test_a_face_down_card_that_is_turned_up_comes_from_the_end_of_the_row() -> None:
    """PNG-32."""
    game = played({0: "biolife_worker*", 1: "biolife_president"}, stop=on(1, 5, 2))
    moves = GAME.moments(game.state, Move(2, "lay", game.moves()[0].words))
    moment, _ = next(step for step in moves if any(event.kind == "decrypted" for event in step.events))
    event = Event("decrypted", 0, {"card": "biolife_worker"}, ())
    picture = path(scene(GAME.view(moment, PUBLIC), "en", game=GAME, seat=PUBLIC), [event], GAME)
    found = shapes(picture, "path-0")
    assert frames(picture, "area-0-w1d1-a", found)
    assert found[0].at == picture.shape("laid-0").at


def test_only_the_corporation_that_was_settled_last_is_framed() -> None:
    """PNG-33, PNG-36, PNG-38."""
    game = played(LAST, stop=due("deal", 2))
    picture = with_path(game)
    assert "Biolife" not in " ".join(told(picture))
    events = [event for event in game.here.events if event.details.get("corporation") == "biolife"]
    picture = path(drawn(game), events, GAME)
    column, *_ = shapes(picture, "path-")
    assert column.size[1] > sum(picture.shape(f"cell-{seat}-biolife").size[1] for seat in game.seats)
    assert frames(picture, "cell-0-biolife", saying(picture, "first"))
    key = saying(picture, "second")
    assert frames(picture, "cell-1-biolife", key)
    assert key[0].at == picture.shape("head-biolife").at


def test_a_key_comes_from_its_holder_and_a_stolen_card_from_its_area() -> None:
    """PNG-38, PNG-49."""
    details = {"corporation": "biolife", "sum": 4, "key": "taken", "rival": [2], "chosen": False, "alone": False}
    picture = path(drawn(second_day()), [Event("second", 1, details, ())], GAME)
    assert shapes(picture, "path-0")[0].at == picture.shape("cell-2-biolife").at
    kept = path(drawn(second_day()), [Event("second", 1, details | {"key": "kept", "rival": []}, ())], GAME)
    assert [shape.form for shape in shapes(kept, "path-")] == ["curve"]
    stolen = Event("stolen", 0, {"corporation": "biolife", "card": "biolife_worker", "target": [1]}, ())
    (arrow,) = shapes(path(drawn(second_day()), [stolen], GAME), "path-")
    assert (arrow.form, arrow.at) == ("arrow", picture.shape("cell-1-biolife").at)


def test_the_end_frames_who_has_won() -> None:
    """PNG-61."""
    picture = with_path(played(LAST, options={"weeks": 1}))
    (winner,) = shapes(picture, "path-")
    assert winner.words == picture.shape("note-over").words
    assert any(winner.at == shape.at for shape in shapes(picture, "player-"))


def test_what_has_gone_since_is_not_looked_for() -> None:
    """A card that was face down when it was laid lies open now."""
    picture = drawn(played({}, {}, stop=on(2, 1)))
    event = Event("encrypted", 3, {"card": "?"}, ())
    assert path(picture, [event], GAME) is picture


def test_a_panel_draws_the_pair_that_was_laid() -> None:
    """PNG-68."""
    game = second_day()
    session = with_picture(game, 1, scene)
    play(game, "0: lay biolife_worker download")
    session.refresh()
    assert session.scene is not None
    (frame,) = shapes(session.scene, "path-")
    assert frame.at == session.scene.shape("laid-0").at
    assert "Worker" not in frame.words


def test_the_registry_knows_the_path() -> None:
    assert path_for(GAME) is path
