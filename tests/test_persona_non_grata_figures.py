"""The table of Persona Non Grata: who sees what, what is said, what a click means, where the arrows lead."""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations
from math import hypot

import pytest
from boxes import contains, overlap
from persona_non_grata_pictured import LANGUAGES, crowded, drawn, inside, second_day, shapes
from persona_non_grata_positions import GAME, begun, due, on, played
from positions import play
from seated import clicked, with_picture

from figures.persona_non_grata import scene
from figures.persona_non_grata_cards import HUES
from figures.scene import CHOSEN, Scene, Shape
from figures.theme import ems
from gamekit.conformance.playing import random_game, settings
from gamekit.game import PUBLIC, TEACHER
from gamekit.persona_non_grata import game as own_game
from gamekit.persona_non_grata.board import BOX, OWN, read_box
from widgets import moving

TIED = {0: "biolife_worker", 1: "biolife_worker", 2: "jihui_worker"}
STOLEN = {0: "biolife_president", 1: "biolife_worker biolife_assistant", 2: "biolife_director"}


def hand(picture: Scene) -> list[str]:
    """The cards of the large hand, by their slugs."""
    return [dict(shape.says)["card"] for shape in shapes(picture, "hand-") if shape.says]


# ---------------------------------------------------------------------- who sees what


def test_a_seat_sees_its_own_hand_and_of_others_how_many_cards_they_hold() -> None:
    """PNG-67."""
    game = second_day()
    for seat in game.seats:
        picture = drawn(game, seat)
        assert hand(picture) == BOX.slugs(game.state.hands[seat])
        assert shapes(picture, "cards-") == []
        assert [picture.shape(f"count-{other}").label for other in game.seats] == ["5", "5", "5"]


def test_onlookers_see_backs_and_the_teacher_all_hands() -> None:
    """PNG-67."""
    game = second_day()
    assert hand(drawn(game)) == []
    assert {shape.label for shape in shapes(drawn(game), "hand-")} == {"?"}
    picture = drawn(game, TEACHER)
    assert hand(picture) == BOX.slugs(game.state.hands[0])
    assert [shape.id for shape in shapes(picture, "cards-")] == ["cards-1", "cards-2"]
    assert picture.shape("cards-1").words.startswith("Player B holds: ")


def test_a_pair_is_seen_by_its_owner_and_of_others_that_it_lies_there() -> None:
    """PNG-68."""
    game = second_day()
    play(game, "0: lay biolife_worker download")
    assert drawn(game, 0).shape("laid-card-0").label == "B 2W"
    assert drawn(game, 0).shape("laid-action-0").label == "↓"
    assert drawn(game, 0).shape("laid-0").words == "Player A has chosen: Biolife Worker, Download."
    other = drawn(game, 1)
    assert [other.shape(f"laid-{part}-0").label for part in ("card", "action")] == ["?", "?"]
    assert other.shape("laid-0").words == "Player A has chosen: a pair lies face down."
    assert other.shape("laid-1").words == "Player B has not chosen yet."


def test_a_face_down_card_is_named_by_its_day_and_seat_and_known_to_its_owner_alone() -> None:
    """PNG-71."""
    game = second_day()
    for eyes, label in ((1, "▣\nB 5D"), (TEACHER, "▣\nB 5D"), (0, "▣\n?"), (PUBLIC, "▣\n?")):
        assert drawn(game, eyes).shape("encrypted-w1d1-b").label == label
    assert drawn(game, 0, "pl").shape("encrypted-w1d1-b").words == (
        "Zakryta karta w strefie gry gracza B, z dnia 1 tygodnia 1."
    )
    assert drawn(game, 1).shape("encrypted-w1d1-b").words.endswith("laid on day 1 of week 1: Biolife Director.")


def test_the_large_sum_is_that_of_the_open_cards_and_the_owner_has_another_beside_it() -> None:
    """PNG-72."""
    game = second_day()
    own, other = drawn(game, 1), drawn(game, 0)
    assert (own.shape("sum-1-biolife").label, own.shape("secret-1-biolife").label) == ("0", "5")
    assert own.shape("secret-1-biolife").role == "secret-sum"
    assert shapes(other, "secret-") == []
    assert "With your face-down cards: 5." in own.shape("cell-1-biolife").words
    assert "With the face-down cards: 5." in drawn(game, TEACHER).shape("cell-1-biolife").words
    assert other.shape("cell-1-biolife").words == "Player B, Biolife. Sum: 0."


# ---------------------------------------------------------------------- the matrix


def test_the_own_row_is_first_and_each_next_one_is_the_left_neighbour() -> None:
    """PNG-1, PNG-28."""
    picture = drawn(second_day(4), 2)
    rows = sorted(shapes(picture, "player-"), key=lambda shape: shape.at[1])
    assert [shape.id for shape in rows] == ["player-2", "player-3", "player-0", "player-1"]
    sides = {2: "you", 3: "← left", 0: "in hand", 1: "right →"}
    assert {seat: picture.shape(f"side-{seat}").label for seat in sides} == sides
    assert picture.shape("player-3").words.startswith("Player D, your left neighbour.")
    assert drawn(second_day(2), 0, "pl").shape("player-1").words.startswith("Gracz B, sąsiad z lewej i z prawej.")


@pytest.mark.parametrize(("week", "down"), [(1, True), (2, False)])
def test_arrows_show_which_way_the_hands_go_this_week(week: int, down: bool) -> None:
    """PNG-20."""
    picture = drawn(played({}, {}, stop=on(week, 1)), 0)
    arrow = picture.shape("passing-0")
    assert arrow.to is not None
    assert (arrow.to[1] > arrow.at[1]) == down
    assert f"Hands pass to the {'left' if down else 'right'}." in picture.shape("track").words
    assert picture.shape(f"week-{week}").role == picture.shape("day-1").role == "now"


def test_a_cell_shows_cards_sum_and_place_and_says_them() -> None:
    """PNG-34, PNG-36, PNG-38."""
    game = played({0: "biolife_president biolife_worker", 1: "biolife_manager jihui_worker"}, stop=on(1, 3))
    picture = drawn(game)
    assert inside(picture, "cell-0-biolife") == ["6P", "2W"]
    assert picture.shape("sum-0-biolife").label == "8"
    assert [picture.shape(f"place-{seat}-biolife").label for seat in (0, 1)] == ["1", "2"]
    assert shapes(picture, "place-2-biolife") == [], "a sum of 0 is no second"
    assert picture.shape("cell-0-biolife").words == (
        "Player A, Biolife. Sum: 8. First so far. In the area: President, Worker."
    )


@pytest.mark.parametrize(
    ("cards", "labels", "forms"),
    [
        (("president", "worker", "worker"), ["1", "=2", "=2"], ["circle", "rect", "rect"]),
        (("worker", "worker", "worker"), ["=1", "=1", "=1"], ["rect", "rect", "rect"]),
    ],
)
def test_ties_are_marked_by_sign_and_form(cards: tuple[str, ...], labels: list[str], forms: list[str]) -> None:
    """PNG-41, PNG-46."""
    game = played({seat: f"biolife_{grade}" for seat, grade in enumerate(cards)}, stop=on(1, 2))
    marks = shapes(drawn(game), "place-")
    assert [mark.label for mark in marks if mark.id.endswith("biolife")] == labels
    assert [mark.form for mark in marks if mark.id.endswith("biolife")] == forms


def test_the_head_shows_the_cards_that_are_left_and_the_key_as_long_as_it_lies_there() -> None:
    """PNG-4, PNG-6, PNG-77."""
    game = played({0: "biolife_president", 1: "biolife_worker"}, {}, stop=on(2, 1))
    picture = drawn(game, 0)
    assert [shape.label for shape in shapes(picture, "stack-biolife-")] == ["", "2"]
    assert picture.shape("head-biolife").words == "Biolife. Top corporation card: 2. 2 are left. Player B has the key."
    assert picture.shape("key-biolife").inside == "cell-1-biolife"
    assert picture.shape("won-0-biolife-4").inside == "cell-0-biolife"
    assert picture.shape("active-0-biolife").label == "✓"
    assert "In the archive: corporation card 4. Activated: 4 points." in picture.shape("cell-0-biolife").words
    assert drawn(second_day()).shape("key-biolife").inside == "head-biolife"


def test_used_action_cards_are_struck_out() -> None:
    """PNG-17, PNG-73."""
    picture = drawn(second_day(), 0)
    struck = [shape.inside for shape in shapes(picture, "used-action-")]
    assert struck == ["action-download-1"]
    assert [shape.id for shape in shapes(picture, "used-left-1-")] == ["used-left-1-encrypt-0"]
    assert picture.shape("action-download-1").says == ()
    assert picture.shape("action-left-0").words == "Send left: to Player B."
    assert "Action card" in picture.shape("player-1").words
    assert picture.shape("player-1").words.endswith("Used: Encrypt.")


def test_many_cards_lie_together_with_their_number() -> None:
    picture = drawn(crowded(), 0)
    assert inside(picture, "cell-0-biolife") == ["2W\n×3", "3A\n×4", "4M\n×2", "5D\n×2", "6P"]
    assert "In the area: Worker ×3, Assistant ×4, Manager ×2, Director ×2, President." in (
        picture.shape("cell-0-biolife").words
    )


def test_signs_of_grades_differ_in_both_languages() -> None:
    """PNG-3."""
    game = crowded()
    for lang in LANGUAGES:
        letters = [label[1:] for label in inside(drawn(game, 0, lang), "cell-0-biolife")]
        assert len(set(letters)) == len(BOX.grades)
    assert len(BOX.corporations) <= HUES


# ---------------------------------------------------------------------- clicks


def test_a_click_means_card_or_action_and_what_can_be_chosen_is_marked() -> None:
    """PNG-15."""
    game = second_day()
    slug = BOX.slug(game.state.hands[0][0])
    picture = drawn(game, 0, open={"card": {slug}})
    assert picture.shape("hand-0").says == (("card", slug),)
    marked = {shape.id for shape in picture.shapes if "open" in shape.marks}
    assert marked == {f"hand-{at}" for at, card in enumerate(game.state.hands[0]) if BOX.slug(card) == slug}
    picture = drawn(game, 0, open={"action": {"left"}, CHOSEN: {f"card {slug}"}})
    assert {shape.id for shape in picture.shapes if "open" in shape.marks} == {"action-left-0"}
    assert picture.shape("chosen-card").inside == "pair"
    assert picture.shape("pair").words.startswith("Chosen so far: ")


def test_a_pair_is_laid_by_two_clicks() -> None:
    game = second_day()
    session = with_picture(game, 0, scene)
    clicked(session, "hand-0")
    assert session.choice is not None
    clicked(session, "action-left-0")
    if session.choice:  # ready, but not made yet
        session.attempt(lambda: moving.do(session))
    assert game.state.laid[0] is not None
    assert game.state.laid[0][1] == "left"


def test_a_click_on_a_used_action_card_says_why_it_cannot_be_chosen() -> None:
    """PNG-17."""
    game = played({0: "biolife_worker*"}, stop=on(1, 2))
    session = with_picture(game, 0, scene)
    clicked(session, "hand-0")
    assert "week" in clicked(session, "action-encrypt-0")
    assert game.state.laid[0] is None


def test_in_a_tie_a_player_or_a_cell_of_the_corporation_is_named() -> None:
    """PNG-46, PNG-79."""
    game = played({0: "biolife_president", 1: "biolife_worker", 2: "biolife_worker"}, stop=due("second"))
    picture = drawn(game, 0, open={"seat": {"1", "2"}})
    marked = {shape.id for shape in picture.shapes if "open" in shape.marks}
    assert marked == {"player-1", "player-2", "cell-1-biolife", "cell-2-biolife"}
    assert picture.shape("cell-1-biolife").role == "area-settled"
    assert picture.shape("cell-1-cosmoco").says == ()
    clicked(with_picture(game, 0, scene), "cell-2-biolife")
    assert game.state.keys[0] == 2


def test_in_a_theft_each_kind_of_card_is_a_stop_and_is_taken_by_one_click() -> None:
    """PNG-49."""
    game = played(STOLEN, options={"theft": True}, stop=due("theft"))
    picture = drawn(game, 0)
    stops = [shape for shape in shapes(picture, "area-") if shape.id in picture.walk]
    assert [dict(stop.says)["card"] for stop in stops if dict(stop.says)["seat"] == "1"] == [
        "biolife_worker",
        "biolife_assistant",
    ]
    assert picture.shape("area-1-w1d2-b").words == "To be stolen from Player B: Biolife Assistant."
    open_now = drawn(game, 0, open={"card": {"biolife_worker"}, CHOSEN: {"seat 1"}})
    assert [shape.id for shape in open_now.shapes if "open" in shape.marks] == ["area-1-w1d1-b"]
    session = with_picture(game, 0, scene)
    clicked(session, "area-1-w1d2-b")
    assert BOX.number["biolife_assistant"] in game.state.archives[0]


# ---------------------------------------------------------------------- walking


def test_arrows_walk_the_matrix_by_rows_and_columns_and_down_to_hand_and_actions() -> None:
    picture = drawn(second_day(), 0)
    assert picture.start == "hand-0"
    way, stop = [], "player-0"
    while "right" in picture.walk[stop]:
        stop = picture.walk[stop]["right"]
        way.append(stop)
    assert way == [*(f"cell-0-{slug}" for slug in BOX.corporations[:5]), "laid-0"]
    stop, column = "head-jihui", []
    while "down" in picture.walk[stop]:
        stop = picture.walk[stop]["down"]
        column.append(stop)
    assert column[:3] == ["cell-0-jihui", "cell-1-jihui", "cell-2-jihui"]
    assert [stop.partition("-")[0] for stop in column[3:]] == ["hand", "action"]
    assert picture.walk["laid-1"]["right"] == "encrypted-w1d1-b"
    assert picture.near["cell-1-cosmoco"] == (
        "Next to it: Player A with Cosmoco above, Player B with Jihui on the right, Player C with Cosmoco below and "
        "Player B with Biolife on the left."
    )


# ---------------------------------------------------------------------- the lens


def test_a_lens_on_a_hand_marks_who_holds_it_who_has_seen_it_and_who_will() -> None:
    """PNG-74."""
    picture = drawn(second_day(4), 0, lens="w1d2-b")
    marks = {shape.id: shape.marks for shape in picture.shapes if shape.marks}
    assert marks["player-1"] == ("near0",)
    assert marks["player-0"] == ("near1",)
    assert marks["player-2"] == marks["player-3"] == ("near2",)
    with pytest.raises(ValueError, match="moon"):
        drawn(second_day(), 0, lens="moon")


# ---------------------------------------------------------------------- the whole


def test_before_the_deal_everything_is_told_to_be_empty() -> None:
    picture = drawn(begun(), 0, "pl")
    assert picture.title == "Persona Non Grata: rozdanie kart na tydzień 1"
    assert picture.shape("heading-hand").label == "Gracz A nie ma kart na ręce"
    assert picture.start == "player-0"


def test_the_end_shows_points_by_corporation_and_what_does_not_count() -> None:
    """PNG-54, PNG-55, PNG-61."""
    game = played({0: "biolife_president", 1: "cosmoco_assistant"}, options={"weeks": 1})
    picture = drawn(game, 1)
    assert picture.title == "Persona Non Grata: the game is over"
    assert picture.shape("note-over").words in picture.alt
    for seat in game.seats:
        points = int(picture.shape(f"points-{seat}").label.split()[0])
        cells = [int(picture.shape(f"sum-{seat}-{slug}").label) for slug in BOX.corporations[:5]]
        keys = sum(holder == seat for holder in game.state.keys)
        assert points == sum(cells) + keys == game.scores()[seat].points
    assert shapes(picture, "hand-") == shapes(picture, "action-") == []


def test_the_table_has_the_sums_and_at_the_end_the_points() -> None:
    picture = drawn(second_day(), 0)
    assert picture.table.headers[:3] == ("Player", "Biolife", "Cosmoco")
    assert picture.table.rows[0][:2] == ("Player A", "6 (1.)")
    assert picture.table.rows[1][-1] == "1", "a face-down card"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("preset", ["page", "published"])
def test_nothing_covers_anything_but_what_it_is_a_part_of(seats: int, preset: str, lang: str) -> None:
    for moves in (seats, 19, 60, 400):
        game = random_game(GAME, GAME.setting(seats, preset, {}), 3, moves)
        for eyes in (0, PUBLIC, TEACHER):
            check_boxes(drawn(game, eyes, lang))
    check_boxes(drawn(crowded(seats), 0, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_type_is_large_enough_in_a_scene_that_fills_a_school_laptop(seats: int, lang: str) -> None:
    """In 632 pixels of width and 614 of height, which a panel leaves at 1366 by 768, type is 12 pixels or more."""
    for moves in (seats, 60, 100, 400):
        picture = drawn(random_game(GAME, GAME.setting(seats, "published", {}), 3, moves), 0, lang)
        pixels = min(632 / picture.size[0], 614 / picture.size[1])
        assert [s.id for s in picture.shapes if s.label and type_of(s) * pixels < 12] == []


def test_in_large_print_a_number_is_no_larger_than_what_stands_beside_it() -> None:
    sizes = {s.id: type_of(s) for s in drawn(random_game(GAME, GAME.setting(4), 3, 60), 0).shapes if s.label}
    assert sizes["number-1"] <= sizes["week-1"]
    card = max(size for id, size in sizes.items() if id.startswith("area-"))
    assert 0 < max(size for id, size in sizes.items() if id.startswith("value-won-")) <= 1.05 * card


def type_of(shape: Shape) -> float:
    """About how high the type of a label is, as the live board fits it into its room."""
    lines, (wide, high) = shape.label.split("\n"), shape.size
    em = max(ems(line, bold=True) for line in lines)
    if shape.form in ("circle", "disc"):
        return 0.94 * wide / hypot(em, 0.72)
    return min(0.95 * wide / em, 0.96 * high / (0.72 if len(shape.label) == 1 else 1.1 * len(lines)))


def check_boxes(picture: Scene) -> None:
    """Shapes lie in what they are parts of, and beside each other."""
    solid = [shape for shape in picture.shapes if shape.form in ("rect", "disc", "circle", "text", "area")]
    free = [shape for shape in solid if not shape.inside and not shape.id.startswith(("encrypted-", "area-"))]
    assert [(one.id, two.id) for one, two in combinations(free, 2) if overlap(one, two)] == []
    parts = [shape for shape in solid if shape.inside]
    assert [part.id for part in parts if not contains(picture.shape(part.inside), part)] == []
    upon = ("stack-", "chosen-", "number-", "value-won-")  # lie upon a card, or the box of a day
    flat = [part for part in parts if not part.id.startswith(upon)]
    pairs = [pair for pair in combinations(flat, 2) if pair[0].inside == pair[1].inside]
    cards = ("value-", "name-", "letter-")  # on the card that is chosen
    assert [(a.id, b.id) for a, b in pairs if overlap(a, b) and not a.id.startswith(cards)] == []


def test_every_position_has_a_place_for_every_card_in_an_area() -> None:
    """PNG-30."""
    for setting in settings(GAME)[::3]:
        game = random_game(GAME, setting, 5, 70)
        picture, state = drawn(game, TEACHER), game.state
        for seat, area in enumerate(state.areas):
            shown = [shape.label for shape in shapes(picture, f"area-{seat}-")]
            counted = sum(int(label.partition("×")[2] or 1) for label in shown)
            assert counted + sum(lying.encrypted for lying in area) == len(area)


@pytest.mark.parametrize(("lang", "letter"), [("en", "N"), ("pl", "U")])
def test_a_box_of_ones_own_is_drawn_with_its_names_values_and_letters(lang: str, letter: str) -> None:
    """PNG-2, PNG-3."""
    table = deepcopy(OWN)
    table["corporation"][0] |= {"letter": "X", "en": "Xenon", "pl": "Ksenon"}
    table["grade"][0] |= {"value": 9, "en": "Nurse", "pl": "urzędnik", "en_short": "N", "pl_short": "U"}
    own = own_game(read_box(table))
    game = played({0: "biolife_worker"}, stop=on(1, 2), game=own)
    picture = scene(game.view(0), lang, game=own, seat=0)
    assert picture.shape("letter-biolife").label == "X"
    assert picture.shape("name-biolife").label == {"en": "Xenon", "pl": "Ksenon"}[lang]
    assert inside(picture, "cell-0-biolife") == [f"9{letter}"]
    assert picture.shape("sum-0-biolife").label == "9"
