"""The table of 13 Clues: who sees what, what is said, what a click means, and the panel around it."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from boxes import contains, overlap
from positions import play
from seated import clicked, with_picture
from thirteen_clues_positions import dealt, mistake, solution, with_glasses

import gamekit
from figures.scene import Scene
from figures.signs import signed
from figures.thirteen_clues import scene
from figures.thirteen_clues_table import FOLDER, codes
from gamekit.game import PUBLIC, TEACHER
from gamekit.text import text
from gamekit.thirteen_clues import GAME
from gamekit.thirteen_clues.board import DECK, PARTS
from gamekit.timeline import Timeline
from widgets import moving, showing
from widgets.panel import panel

LANGUAGES = ("en", "pl")
SEATS = range(2, 7)
LONG = {"Dmu-\nchawka", "Pielęg-\nniarka", "Tor\nwyścigowy"}


def drawn(game: Timeline, eyes: int = PUBLIC, lang: str = "en", **more: Any) -> Scene:
    return scene(game.view(eyes), lang, game=game.game, seat=eyes, **more)


def cards(picture: Scene, begin: str) -> list[str]:
    """The slugs of the cards face up whose ids begin so."""
    shapes = [shape for shape in picture.shapes if shape.role == "clue" and shape.form == "rect"]
    return [shape.id.removeprefix(begin) for shape in shapes if shape.id.startswith(begin)]


# ---------------------------------------------------------------------- who sees what


@pytest.mark.parametrize("seats", SEATS)
def test_a_seat_finds_the_13_cards_that_it_does_not_see_and_no_others(seats: int) -> None:
    """TC-65, TC-43."""
    game = dealt(seats)
    for seat in game.seats:
        picture = drawn(game, seat)
        unseen = cards(picture, "card-")
        assert len(unseen) == 13
        shown = cards(picture, "front-") + cards(picture, "hand-")
        assert len(shown) == 3 * (seats - 1) + 2
        assert sorted(unseen + shown) == sorted(card.slug for card in DECK.in_play(seats))
        assert set(DECK.slugs(game.state.mysteries[seat])) <= set(unseen)


def test_an_onlooker_sees_no_card_and_the_teacher_all_of_them() -> None:
    """TC-64."""
    game = dealt(4)
    assert cards(drawn(game), "front-") + cards(drawn(game), "hand-") == []
    assert len(cards(drawn(game), "card-")) == 24
    seen = drawn(game, TEACHER)
    assert len(cards(seen, "front-") + cards(seen, "hand-") + cards(seen, "informant-")) == 24
    assert len(cards(seen, "card-")) == 13, "what the player to move does not see"
    assert "Player A does not see it." in seen.shape("card-oficer").words


def test_an_informant_lies_face_up_for_those_who_have_looked_there() -> None:
    """TC-36."""
    game = dealt(3, informants={"b": "miecz"})
    play(game, "look b")
    assert drawn(game, 0).shape("informant-b").words == "Informant B. Sword (green, melee). Has been seen by: Player A."
    assert drawn(game, 1).shape("informant-b").words == "Informant B. Has been seen by: Player A."
    assert drawn(game, 0).shape("looked-b-0").label == "A"
    assert "used" in drawn(game, 0).shape("card-miecz").marks
    assert "used" not in drawn(game, 1).shape("card-miecz").marks
    assert drawn(game, 0).shape("card-miecz").words.endswith("so it is not in your mystery.")


def test_while_mysteries_are_chosen_a_hand_is_seen_by_its_owner_only() -> None:
    """TC-15."""
    game = gamekit.start("thirteen_clues", 4, seed=1)
    own, other = drawn(game, 0), drawn(game, 1)
    assert sorted(cards(own, "hand-")) == sorted(DECK.slugs(game.state.hands[0]))
    assert set(cards(own, "hand-")).isdisjoint(cards(other, "hand-"))
    assert cards(own, "card-") == [], "there is nothing to look for yet"
    assert "Behind the screen: 5 cards that cannot be seen from here." in other.shape("player-0").words


@pytest.mark.parametrize("seats", SEATS)
def test_the_eyes_sit_at_the_bottom_and_the_others_clockwise_from_the_left(seats: int) -> None:
    """TC-8."""
    picture = drawn(dealt(seats), 1)
    players = [picture.shape(f"player-{seat}") for seat in range(seats)]
    assert max(players, key=lambda shape: shape.at[1]) == players[1]
    around = sorted((shape for shape in players if shape.seat != 1), key=lambda shape: shape.at[0])
    assert [shape.seat for shape in around] == [(1 + step) % seats for step in range(1, seats)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("eyes", [0, PUBLIC, TEACHER])
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_covers_anything_but_what_it_is_a_part_of(seats: int, eyes: int, lang: str) -> None:
    game = dealt(seats, {"top_secret": seats > 2, "whole_kinds": True})
    play(game, "look a") if seats < 6 else None
    picture = drawn(game, eyes, lang)
    solid = [shape for shape in picture.shapes if shape.form == "rect" and not shape.id.startswith("tile-")]
    free = [shape for shape in solid if not shape.inside]
    assert [(one.id, two.id) for one, two in combinations(free, 2) if overlap(one, two)] == []
    parts = [shape for shape in solid if shape.inside]
    assert [part.id for part in parts if not contains(picture.shape(part.inside), part)] == []
    siblings = [pair for pair in combinations(parts, 2) if pair[0].inside == pair[1].inside]
    assert [(one.id, two.id) for one, two in siblings if overlap(one, two)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_colour_has_two_letters_of_its_own(lang: str) -> None:
    names = {colour: forms[""] for colour, forms in GAME.names(lang)["colour"].items()}
    found = codes(names)
    assert len(set(found.values())) == 10
    assert all(len(code) == 2 and code[0] == names[colour][0].upper() for colour, code in found.items())


@pytest.mark.parametrize(("seats", "headings"), [(2, 2), (3, 1), (4, 2), (5, 1), (6, 0)])
def test_letters_are_called_informants_and_questions_stand_above_the_cards(seats: int, headings: int) -> None:
    picture = drawn(dealt(seats), 0)
    found = [shape for shape in picture.shapes if shape.id.startswith("heading-informants")]
    assert [shape.label for shape in found] == ["Informants"] * headings
    assert all(shape.at[1] < picture.shape("informant-a").at[1] for shape in found)
    asked, seen = picture.shape("heading-ask"), picture.shape("heading-tray")
    chips = [picture.shape(f"ask-{what}").at[1] for what in DECK.categories]
    assert asked.at[1] < min(chips) <= max(chips) < seen.at[1]
    assert seen.at[1] < min(shape.at[1] for shape in picture.shapes if shape.id.startswith("card-"))


def test_the_own_place_is_called_so_in_the_own_turn_too() -> None:
    assert {"turn-0", "you-0"} <= {shape.id for shape in drawn(dealt(3), 0).shapes}
    assert "you-0" not in {shape.id for shape in drawn(dealt(3), 1).shapes}


def test_only_names_that_would_become_small_are_broken() -> None:
    for lang, few in {"en": {"Race-\ncourse", "Candle-\nstick"}, "pl": LONG}.items():
        labels = [shape.label for shape in drawn(dealt(6), TEACHER, lang).shapes if shape.id.startswith("text-")]
        assert {label for label in labels if "\n" in label} == few


def test_colour_and_category_stand_on_a_card_in_letters_and_signs() -> None:
    picture = drawn(dealt(2), 0)
    swatches = {shape.id.removeprefix("swatch-card-"): shape.label for shape in picture.shapes}
    assert (swatches["oficer"], swatches["hrabina"], swatches["salon"], swatches["noz"]) == ("PU♂", "GR♀", "PU⌂", "PU†")
    assert picture.shape("ask-kobieta").label == "♀ woman"


# ---------------------------------------------------------------------- words


def test_a_player_tells_glasses_mystery_and_hand_in_english() -> None:
    game = with_glasses(dealt(3), 2, 0, 1)
    assert drawn(game, 0).shape("player-1").words == (
        "Player B. No glass. In front of the screen: Duke (pink, man); Market (pink, outdoor); "
        "Crossbow (pink, ranged). Behind the screen: 2 cards that cannot be seen from here."
    )
    assert drawn(game, 0).shape("player-0").words == (
        "Player A. Your own place. Player A has the turn. 2 glasses. In front of the screen: a mystery that cannot be "
        "seen from here. Behind the screen: on the left Countess (green, woman), on the right Park (green, outdoor)."
    )
    assert drawn(game, 0).shape("supply").words == "5 glasses in the supply."


def test_a_player_tells_glasses_mystery_and_hand_in_polish() -> None:
    game = with_glasses(dealt(3, {"top_secret": True}), 2, 0, 1)
    assert drawn(game, 2, "pl").shape("player-0").words == (
        "Gracz A. Trwa tura gracza A. 2 lupy. 1 żeton Ściśle tajne. Przed zasłonką: Oficer (fioletowy, mężczyzna); "
        "Salon (fioletowy, wnętrze); Nóż (fioletowy, broń ręczna). Za zasłonką: 2 karty, których stąd nie widać."
    )
    assert drawn(game, 2, "pl").shape("supply").words == "Zasoby ogólne: 5 lup."


def test_a_stop_tells_what_lies_beside_it() -> None:
    near = drawn(dealt(3), 0).near
    assert near["ask-czerwony"] == "Next to it: pink above, green below and ranged on the left."
    assert "informant A" in near["informant-b"]


def test_the_picture_tells_the_end() -> None:
    game = dealt(3)
    play(game, solution(game, 0))
    picture = drawn(game, 1, "pl")
    assert picture.title == "13 Clues: koniec gry"
    assert "Koniec gry. Wygrywa Gracz A." in picture.alt
    assert cards(picture, "card-") == []
    assert len(cards(picture, "front-")) == 9


def test_the_table_says_what_lies_where() -> None:
    table = drawn(dealt(3), 1).table
    assert ("in front of Player A", "Officer, Parlor, Knife") in table.rows
    assert ("in front of Player B", "?, ?, ?") in table.rows
    assert ("informant C", "?") in table.rows
    assert table.caption == "What lies where. Glasses: Player A 1, Player B 1, Player C 1, supply 5."


# ---------------------------------------------------------------------- clicks


def test_a_click_on_a_card_means_the_card_and_on_another_player_the_witness() -> None:
    picture = drawn(dealt(3), 0)
    assert picture.shape("card-oficer").says == (("mystery", "oficer"), ("person", "oficer"), ("card", "oficer"))
    assert dict(picture.shape("player-1").says) == {"witness": "1", "giver": "1", "seat": "1"}
    assert dict(picture.shape("front-targ").says)["witness"] == "1"
    assert "witness" not in dict(picture.shape("hand-park").says)
    assert picture.shape("informant-c").says == (("letter", "c"),)
    assert picture.shape("ask-zielony").says == (("what", "zielony"),)


def test_what_can_be_chosen_is_marked_and_nothing_else() -> None:
    picture = drawn(dealt(3), 0, open={"witness": {"1"}, "what": {"zielony"}, "person": {"oficer"}})
    marked = {shape.id for shape in picture.shapes if "open" in shape.marks}
    assert marked == {"player-1", "ask-zielony", "card-oficer"}


@pytest.mark.parametrize("whole", [False, True])
def test_a_kind_can_be_asked_about_where_the_option_says_so(whole: bool) -> None:
    """TC-31."""
    game = dealt(3, {"whole_kinds": whole})
    assert drawn(game, 0).shape("ask-osoba").form == ("rect" if whole else "text")
    session = with_picture(game, 0, scene)
    clicked(session, "player-1")
    clicked(session, "ask-osoba")
    assert session.message.refused != whole
    assert (session.choice is not None and session.choice.due is None) == whole


def test_a_mystery_is_chosen_by_clicks_on_the_own_cards() -> None:
    """TC-10."""
    game = gamekit.start("thirteen_clues", 3, seed=4)
    session, hand = with_picture(game, 0, scene), DECK.slugs(game.state.hands[0])
    chosen = [next(slug for slug in hand if DECK.part_of(slug) == part) for part in PARTS]
    for slug in chosen:
        clicked(session, f"hand-{slug}")
    session.attempt(lambda: moving.do(session))
    assert DECK.slugs(game.state.mysteries[1]) == chosen


def test_questions_looks_and_accusations_are_made_by_clicks() -> None:
    game = with_glasses(dealt(3), 3, 0, 0)
    session = with_picture(game, 0, scene)
    for at in ("front-targ", "ask-czerwony"):
        clicked(session, at)
    session.attempt(lambda: moving.do(session))
    assert game.events(0)[-1].details == {"witness": 1, "what": "czerwony", "count": 3}
    clicked(session, "informant-d")
    assert game.events(0)[-1].details["letter"] == "d"
    for slug in mistake(game).split()[1:]:
        clicked(session, f"card-{slug}")
    session.attempt(lambda: moving.do(session))
    assert [event.kind for event in game.events(0)].count("wrong") == 1


def test_a_card_that_is_seen_says_why_it_cannot_be_named() -> None:
    """TC-43."""
    session = with_picture(dealt(3), 0, scene)
    moving.choose_verb(session, "accuse")
    assert clicked(session, "front-ksiaze") == "Duke belongs to the mystery of Player B, so it is not in yours."
    assert clicked(session, "hand-hrabina") == "Countess lies behind your own screen, so it is not in your mystery."


def test_a_glass_is_taken_by_a_click_on_the_player_who_has_one() -> None:
    """TC-21."""
    game = with_glasses(dealt(3), 1, 0, 7)
    play(game, "ask 2 kobieta")
    session = with_picture(game, 1, scene)
    clicked(session, "player-2")
    assert game.events()[-1].kind == "glass_claimed"


def test_a_lens_marks_what_a_player_sees_and_who_sees_a_card() -> None:
    """TC-64."""
    game = dealt(3)
    marks = {shape.id: shape.marks for shape in drawn(game, 0, lens="0").shapes if shape.marks}
    assert marks["player-0"] == ("near0",)
    assert {id for id, found in marks.items() if found == ("near1",)} == {
        *(f"front-{slug}" for seat in (1, 2) for slug in DECK.slugs(game.state.mysteries[seat])),
        *(f"hand-{slug}" for slug in DECK.slugs(game.state.hands[0])),
    }
    seen_by = {shape.id: shape.marks for shape in drawn(game, TEACHER, lens="targ").shapes if shape.marks}
    assert {id for id, found in seen_by.items() if found == ("near1",)} == {"player-0", "player-2"}


# ---------------------------------------------------------------------- the panel


@pytest.fixture
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def widget(view: Any, name: str) -> Any:
    """The widget of a panel that is called so."""
    return next(each for each in everything(view) if getattr(each, "description", "").endswith(name))


def everything(box: Any) -> list[Any]:
    """A widget and all that it holds."""
    return [box, *(inner for child in getattr(box, "children", ()) for inner in everything(child))]


@pytest.mark.usefixtures("_in_a_folder_of_its_own")
@pytest.mark.parametrize(("written", "cap"), [("", None), (" 12 ", 12)])
def test_the_longest_game_is_written_as_a_number_or_left_empty(written: str, cap: int | None) -> None:
    """TC-57."""
    view = panel(dealt(4))
    widget(view, "New game").click()
    line = widget(view, "Longest game, in turns")
    assert (line.value, line.placeholder) == ("", "none")
    line.value = written
    widget(view, "Begin a new game").click()
    assert view.game.setting.options["turn_cap"] == cap
    assert view.game.view().turn == 0, "a game that has only begun"


@pytest.mark.usefixtures("_in_a_folder_of_its_own")
def test_a_longest_game_that_is_none_is_refused_in_words() -> None:
    view = panel(dealt(3))
    widget(view, "New game").click()
    widget(view, "Longest game, in turns").value = "many"
    widget(view, "Begin a new game").click()
    assert "None, 1 – 1000" in view.session.message.text
    assert view.session.message.refused


@pytest.mark.usefixtures("_in_a_folder_of_its_own")
def test_a_panel_offers_a_lens_of_the_games_own_graph() -> None:
    view = panel(dealt(3), eyes=0)
    widget(view, "Lens and charts").click()
    assert "Player B" in [label for label, _ in widget(view, "Lens on").options]
    session = view.session
    session.cover()
    session.settle(lens="1")
    shapes: list[dict[str, Any]] = showing.scene(session)["shapes"]
    assert [shape["id"] for shape in shapes if "near0" in shape["marks"]] == ["player-1"]


def test_what_is_ruled_out_of_the_own_mystery_is_struck_out_among_the_unseen_cards() -> None:
    game = dealt(3)
    sheet = {"mystery": ("oficer", "salon"), "hand:1": ("oficer", "salon")}
    signs = {("mystery", "oficer"): ("out",), ("hand:1", "salon"): ("sure",)}
    picture = signed(drawn(game, 0), signs, sheet, text("en", GAME, FOLDER))
    assert picture.shape("card-oficer").marks == ("out",)
    assert picture.shape("card-salon").marks == ()
    assert "Ruled out: Officer (the mystery)." in picture.shape("card-oficer").words
