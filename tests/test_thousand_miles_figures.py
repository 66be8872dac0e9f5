"""The table of 1000 mil: who sees what, what is said, what a click means, where the arrows lead, and its graphs."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, pairwise
from typing import Any

import networkx
import pytest
from boxes import contains, overlap
from positions import play
from seated import clicked, with_picture
from thousand_miles_positions import FOUR_CARDS, at

import gamekit
from figures.plain import sketch
from figures.scene import Scene, Shape
from figures.thousand_miles import scene
from gamekit.conformance.playing import random_game
from gamekit.game import PUBLIC, TEACHER
from gamekit.thousand_miles import GAME
from gamekit.thousand_miles.board import DECK
from gamekit.timeline import Timeline
from widgets import moving

LANGUAGES = ("en", "pl")
TEAMS: Mapping[str, int] = {"2x2": 4, "2x3": 6, "3x2": 6, "2x4": 8, "4x2": 8, "3x3": 9}
TABLES: list[tuple[int, dict[str, Any]]] = [
    *((seats, {}) for seats in range(2, 10)),
    *((seats, {"teams": teams}) for teams, seats in TEAMS.items()),
    (3, {"extension": True}),
    (9, {"con_sens": True, "cumulative": True}),
]


def drawn(game: Timeline, eyes: int = PUBLIC, lang: str = "en", **more: Any) -> Scene:
    return scene(game.view(eyes), lang, game=game.game, seat=eyes, **more)


def begun(picture: Scene, start: str) -> list[Shape]:
    """The shapes whose ids begin so."""
    return [shape for shape in picture.shapes if shape.id.startswith(start)]


def hand(picture: Scene) -> list[str]:
    """The cards of the large hand, face up, by their slugs."""
    cards = [shape for shape in begun(picture, "hand-") if shape.says and shape.form == "rect"]
    return [dict(shape.says)["card"] for shape in cards]


# ---------------------------------------------------------------------- who sees what


def test_a_seat_sees_its_own_cards_large_and_of_others_only_how_many() -> None:
    """TM-136."""
    game = at({0: "200 puncture", 1: "ace"}, seats=3)
    for seat in game.seats:
        picture = drawn(game, seat)
        assert hand(picture) == DECK.slugs(game.state.hands[seat])
        assert begun(picture, "cards-") == []
        assert [picture.shape(f"count-{other}").label for other in game.seats] == ["7", "6", "6"]


def test_onlookers_see_the_backs_of_the_hand_that_plays() -> None:
    """TM-136."""
    picture = drawn(at({0: "200"}))
    assert hand(picture) == []
    assert {shape.label for shape in begun(picture, "hand-back")} == {"?"}
    assert len(begun(picture, "hand-back")) == 7
    assert picture.shape("heading-hand").label == "The hand of Player A"


def test_the_teacher_sees_all_hands() -> None:
    game = at({0: "200", 1: "ace"}, turn=1, seats=3)
    picture = drawn(game, TEACHER)
    assert hand(picture) == DECK.slugs(game.state.hands[1])
    assert sorted(shape.id for shape in begun(picture, "cards-")) == ["cards-0", "cards-2"]
    assert picture.shape("cards-0").words == "Player A holds: 25 miles, 50 miles ×2, 75 miles, 100 miles, 200 miles."


def test_deck_and_discards_lie_open() -> None:
    """TM-24, TM-137."""
    picture = drawn(at({0: "200"}, discards="50 50 ace"), lang="pl")
    assert picture.shape("deck").words.startswith("W talii zosta")
    assert picture.shape("discards").words == "Odrzucone karty: 50 mil ×2, as kierownicy ×1."
    assert picture.shape("discard-50").label == "50\n×2"
    assert picture.shape("heading-discards").label == "Odrzucone: 3"


def test_an_empty_deck_and_empty_hands_are_told_in_words() -> None:
    game = at({0: "25", 1: ""}, exact=True, deck="")
    assert drawn(game).shape("deck").words == "The deck is empty."
    assert drawn(game, 1).shape("heading-hand").label == "Player B holds no cards"
    assert hand(drawn(game, 1)) == []


# ---------------------------------------------------------------------- how the sides stand


def test_a_side_tells_all_of_table_5() -> None:
    """TM-123."""
    sides = {1: {"miles": 300, "marks": "stopped puncture limit", "laid": "200 ace", "total": 500}}
    game = at({0: "200"}, sides=sides)
    told = drawn(game, 0).shape("side-1").words
    assert told == (
        "Player B. State: a flat tyre and under a speed limit. 300 miles. Cards of 200 miles laid: 1. "
        "Immunities: ace of the wheel. 400 points in this round, 900 in the match. Player B holds 6 cards."
    )
    assert drawn(game, 0, "pl").holdings[1] == (
        "Gracz B. Stan: przebita opona i ograniczenie prędkości. Licznik: 300 mil. Położone karty 200 mil: 1. "
        "Odporności: as kierownicy. Gracz B ma na ręce 6 kart."
    )
    assert drawn(game).table.rows[1] == (
        *("Player B", "a flat tyre, under a speed limit", "300", "1", "ace of the wheel", "6", "400", "900"),
    )


@pytest.mark.parametrize(
    ("marks", "lit", "signs"),
    [
        ("rolling", "green", set()),
        ("stopped", "red", set()),
        ("limit", "green", {"limit"}),
        ("stopped accident con_sens", "red", {"accident", "con_sens"}),
    ],
)
def test_lights_and_signs_show_how_a_side_stands_without_colours(marks: str, lit: str, signs: set[str]) -> None:
    """TM-9, TM-11."""
    picture = drawn(at({0: "200"}, sides={1: {"marks": marks, "miles": 25}}, options={"con_sens": True}))
    lamps = {lamp: picture.shape(f"{lamp}-side-1").role for lamp in ("red", "green")}
    assert {lamp for lamp, role in lamps.items() if role != "lamp-off"} == {lit}
    assert {shape.id.removeprefix("mark-1-") for shape in begun(picture, "mark-1-")} == signs


def test_immunities_and_200s_fill_their_places_when_they_are_laid() -> None:
    """TM-28, TM-48."""
    picture = drawn(at({0: "25"}, sides={1: {"laid": "ace fuel_tank 200"}}))
    filled = {shape.id for shape in picture.shapes if shape.inside == "side-1" and shape.role.endswith("y-chip")}
    assert filled == {"immunity-1-ace", "immunity-1-fuel_tank"}
    assert len(begun(picture, "immunity-1-")) == len(FOUR_CARDS.split())
    assert [shape.role for shape in begun(picture, "laid-1-")] == ["distance-chip", "distance-shut-chip"]


def test_the_ace_bears_the_sign_of_con_sens_only_where_that_is_played() -> None:
    """TM-118."""
    plain, more = (drawn(at({0: "25"}, options={"con_sens": on})) for on in (False, True))
    assert (plain.shape("immunity-0-ace").label, more.shape("immunity-0-ace").label) == ("✶", "✶⇐")


def test_cars_stand_at_their_miles_and_equal_ones_in_other_lanes_or_behind() -> None:
    sides = {number: {"miles": 400} for number in range(5)} | {5: {"miles": 600}}
    picture = drawn(at({0: "25"}, seats=6, sides=sides))
    cars = [picture.shape(f"car-{side}") for side in range(6)]
    assert len({car.at for car in cars}) == 6
    assert cars[0].at[0] == cars[1].at[0] == cars[2].at[0] == picture.shape("number-400").at[0]
    assert cars[3].at[0] < cars[0].at[0], "behind"
    assert cars[5].at[0] == picture.shape("number-600").at[0]


def test_the_road_ends_at_the_distance_of_the_round() -> None:
    """TM-90, TM-91."""
    short = drawn(at({0: "25"}, options={"extension": True}, distance=700))
    assert (short.shape("number-700").role, short.shape("number-1000").role) == ("goal-number", "milestone")
    assert short.shape("road-beyond").role == "lane-shut"
    assert "end the round there or extend it" in short.shape("road").words
    far = drawn(at({0: "25"}, options={"extension": True}, distance=1000, called=0))
    assert far.shape("goal-700").role == "milestone", "the sign of the shorter road stays"
    assert "It has been extended." in far.shape("road").words
    assert begun(far, "road-beyond") == begun(drawn(at({0: "25"})), "goal-700") == []


def test_partners_share_a_block_and_are_told_apart_by_their_discs() -> None:
    """TM-94."""
    picture = drawn(at({0: "25"}, seats=4, options={"teams": "2x2"}, turn=2), 0)
    assert [shape.id for shape in begun(picture, "side-") if shape.form == "rect"] == ["side-0", "side-1"]
    assert {shape.inside for shape in (picture.shape("disc-0"), picture.shape("disc-2"))} == {"side-0"}
    assert picture.shape("turn-2").inside == picture.shape("you-0").inside == "side-0"
    assert picture.holdings[3] == "Player D plays in a team with Player B. Player D holds 6 cards."
    assert len(set(picture.holdings)) == 4


# ---------------------------------------------------------------------- the own cards


def test_a_card_tells_whether_it_can_be_laid_or_on_whom_and_else_why_not() -> None:
    """TM-134."""
    game = at({0: "50 75 puncture green_light ace"}, seats=3, sides={0: {"marks": "limit"}, 2: {"marks": "stopped"}})
    picture = drawn(game, 0)
    assert picture.shape("hand-50-0").words == "50 miles. As things stand, you can lay it."
    assert picture.shape("hand-75-0").words == (
        "75 miles. It cannot be laid. There is a speed limit: you may lay only 25 and 50."
    )
    assert picture.shape("hand-puncture-0").words == "Puncture. As things stand, you can lay it on: Player B."
    assert picture.shape("barred-hand-green_light-0").label == "⊘"
    assert picture.shape("hand-75-0").role == "distance-shut"
    assert picture.shape("hand-ace-0").role == "immunity"
    assert drawn(game, 0, "pl").shape("hand-50-0").words == "50 mil. Przy obecnym stanie gry możesz ją położyć."


def test_before_the_draw_and_out_of_turn_cards_tell_what_could_be_laid_as_things_stand() -> None:
    game = at({0: "200", 1: "200"}, drawn=False)
    for seat in (0, 1):
        assert drawn(game, seat).shape("hand-200-0").role == "distance"


def test_a_trick_is_shown_to_its_holder_alone() -> None:
    """TM-58, TM-71."""
    game = at({0: "accident", 1: "ace"}, seats=3)
    play(game, "attack accident 1")
    assert drawn(game, 1).shape("hand-ace-0").words.endswith("With it you can make a dirty trick now: key D.")
    assert drawn(game, 1).shape("trick-hand-ace-0").label == "D"
    for eyes in (0, 2, PUBLIC):
        picture = drawn(game, eyes)
        assert not [shape for shape in picture.shapes if "trick" in shape.id or "trick" in shape.words]


# ---------------------------------------------------------------------- clicks


def test_a_click_on_a_card_means_it_for_every_verb_and_a_side_is_a_rival() -> None:
    picture = drawn(at({0: "200 puncture"}), 0)
    assert picture.shape("hand-200-0").says == (("card", "200"),)
    assert picture.shape("hand-puncture-0").says == (("attack", "puncture"), ("card", "puncture"))
    for id in ("side-1", "disc-1", "car-1"):
        assert dict(picture.shape(id).says)["rival"] == "1"


def test_what_can_be_chosen_is_marked_and_nothing_else() -> None:
    picture = drawn(at({0: "200 puncture"}, seats=3), 0, open={"rival": {"1"}, "card": {"200"}})
    assert {shape.id for shape in picture.shapes if "open" in shape.marks} == {"side-1", "hand-200-0"}


def test_cards_are_laid_and_attacks_made_by_clicks() -> None:
    """TM-126."""
    game = at({0: "puncture", 1: "100"}, seats=3)
    session = with_picture(game, 0, scene)
    moving.choose_verb(session, "attack")
    clicked(session, "hand-puncture-0")
    clicked(session, "side-2")
    if session.choice:  # not yet made
        session.attempt(lambda: moving.do(session))
    assert game.state.sides[2].marks == ("stopped", "puncture")
    other = with_picture(at({0: "100"}), 0, scene)
    moving.choose_verb(other, "lay")
    clicked(other, "hand-100-0")
    assert other.timeline.state.sides[0].miles == 100


def test_a_click_on_a_card_that_cannot_be_laid_says_why() -> None:
    """TM-127."""
    session = with_picture(at({0: "200 green_light"}, sides={0: {"marks": "stopped"}}), 0, scene)
    assert "You are stopped and need a green light." in clicked(session, "hand-200-0")


# ---------------------------------------------------------------------- walking


def test_arrows_walk_the_hand_sideways_and_lead_up_to_sides_and_road() -> None:
    """TM-126."""
    picture = drawn(at({0: "25 50 75 100 200 ace puncture"}, seats=3), 0)
    cards = [shape.id for shape in begun(picture, "hand-") if shape.form == "rect"]
    assert picture.start == cards[0]
    for one, two in pairwise(cards):
        assert picture.walk[one]["right"] == two
        assert picture.walk[two]["left"] == one
    stop, way = cards[-1], []
    while "up" in picture.walk[stop]:
        stop = picture.walk[stop]["up"]
        way.append(stop)
    assert way == ["discards", "side-1", "road"]
    assert picture.walk["side-0"]["right"] == "side-1"
    assert picture.near["side-1"] == (
        "Next to it: the road above, Player C on the right, the discards below and Player A on the left."
    )


def test_a_card_keeps_its_place_under_the_cursor_when_others_come() -> None:
    game = at({0: "200 100 100"}, seats=2)
    before = [shape.id for shape in begun(drawn(game, 0), "hand-") if shape.form == "rect"]
    play(game, "lay 200")
    after = [shape.id for shape in begun(drawn(game, 0), "hand-") if shape.form == "rect"]
    assert set(before) - set(after) == {"hand-200-0"}


# ---------------------------------------------------------------------- the lens


def test_a_lens_on_a_state_tells_what_leads_on_and_rings_the_sides_there() -> None:
    """TM-44."""
    game = at({0: "25"}, seats=3, sides={1: {"marks": "stopped puncture"}})
    picture = drawn(game, 0, lens="puncture")
    assert "wheel change and puncture-proof → stopped" in picture.shape("note-lens").words
    assert {shape.id for shape in picture.shapes if "near1" in shape.marks} == {"side-1"}


def test_a_lens_on_a_milestone_shows_what_one_card_reaches() -> None:
    game = at({0: "25"}, sides={1: {"miles": 900}})
    picture = drawn(game, 0, lens="900")
    assert {shape.id for shape in picture.shapes if "near1" in shape.marks} == {
        *("spot-925", "spot-950", "spot-975", "spot-1000", "side-1"),
    }
    with pytest.raises(ValueError, match="moon"):
        drawn(game, 0, lens="moon")


# ---------------------------------------------------------------------- the whole


def test_before_the_deal_there_is_a_road_and_nobody_on_it() -> None:
    game = gamekit.start("thousand_miles", 3)
    picture = drawn(game, 0, "pl")
    assert picture.title == "1000 mil: przed rozdaniem kart"
    assert "Trwa rozdawanie kart." in picture.alt
    assert picture.shape("heading-hand").label == "Gracz A nie ma kart"
    assert begun(drawn(game), "heading-hand") == [], "nobody's hand is in question yet"


def test_the_end_tells_winner_and_bonuses() -> None:
    """TM-75, TM-77."""
    game = at({0: "100"}, sides={0: {"miles": 900}}, options={"match_points": None})
    play(game, "lay 100")
    picture = drawn(game, 1)
    assert picture.title == "1000 miles: the match is over"
    told = picture.shape("note-over").words
    assert told.startswith("The match is over. Winner: Player A. Player A: 300 points for reaching the distance.")
    assert "500 points for winning before anybody else has driven a mile." in told
    assert told in picture.alt


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda value: str(value))
def test_nothing_covers_anything_but_what_it_is_a_part_of(seats: int, options: dict[str, Any], lang: str) -> None:
    game = random_game(GAME, GAME.setting(seats, "page", options), 3, 60)
    for eyes in (0, PUBLIC, TEACHER):
        picture = drawn(game, eyes, lang)
        solid = [shape for shape in picture.shapes if shape.form in ("rect", "disc", "circle")]
        free = [shape for shape in solid if not shape.inside]
        assert [(one.id, two.id) for one, two in combinations(free, 2) if overlap(one, two)] == []
        parts = [shape for shape in solid if shape.inside.startswith(("side-", "cards-", "discards", "hand-"))]
        assert [part.id for part in parts if not contains(picture.shape(part.inside), part)] == []
        flat = [part for part in parts if not part.id.startswith(("red-", "green-", "box-"))]
        pairs = [pair for pair in combinations(flat, 2) if pair[0].inside == pair[1].inside]
        assert [(one.id, two.id) for one, two in pairs if overlap(one, two)] == []


# ---------------------------------------------------------------------- the graphs


def test_the_graph_of_the_car_is_drawn_with_arrows_that_say_where_they_lead() -> None:
    picture = sketch(gamekit.graph("thousand_miles", "car"), "en")
    arrows = [shape for shape in picture.shapes if shape.form == "arrow"]
    assert len(arrows) == gamekit.graph("thousand_miles", "car").number_of_edges()
    assert "rolling to stopped" in picture.shape("road-rolling-stopped").words


def test_arrows_run_from_box_to_box_and_beside_those_that_lead_back() -> None:
    graph: Any = networkx.DiGraph()
    graph.add_node("a", pos=(0, 0))
    graph.add_node("b", pos=(2, 0))
    graph.add_edge("a", "b", en="go", pl="idź")
    graph.add_edge("b", "a")
    picture = sketch(graph, "en")
    there, back = picture.shape("road-a-b"), picture.shape("road-b-a")
    assert there.to is not None
    assert there.at[1] == there.to[1] != back.at[1]
    box = picture.shape("place-a")
    assert there.at[0] > box.at[0] + box.size[0] / 2
    assert there.to[0] < picture.shape("place-b").at[0] - box.size[0] / 2
    assert picture.shape("label-road-a-b").label == "go"
    assert there.words == "go: arrow from a to b."
    assert sketch(graph, "pl").shape("road-a-b").words == "idź: a → b."


def test_the_road_is_a_graph_of_41_places() -> None:
    picture = sketch(gamekit.graph("thousand_miles", "road"), "pl")
    places = [shape for shape in picture.shapes if shape.role == "node"]
    assert len(places) == 41
    assert [pair for pair in combinations(places, 2) if overlap(*pair)] == []
