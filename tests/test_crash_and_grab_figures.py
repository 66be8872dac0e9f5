"""The table of Crash and Grab: who sees what, what is said, what a click means, and where the arrows lead."""

from __future__ import annotations

import json
from itertools import combinations, pairwise

import pytest
from boxes import contains, overlap
from crash_and_grab_pictured import (
    ALL,
    LANGUAGES,
    POSITIONS,
    at_the_table,
    begun,
    drawn,
    ended,
    of,
    planned,
    played,
    rich,
    table,
)
from seated import clicked

from figures.paint import paint
from figures.scene import Shape
from figures.walk import reached, returning
from gamekit.crash_and_grab.board import BOX
from gamekit.crash_and_grab.geometry import board_of
from gamekit.crash_and_grab.state import DIRECTIONS, Plan, State, slug_of
from gamekit.game import PUBLIC, TEACHER, Task
from widgets import moving

BOARDS = {2: 8, 3: 8, 4: 8, 5: 9, 6: 10}  # players -> squares a side


@pytest.fixture(params=POSITIONS)
def state(request: pytest.FixtureRequest) -> State:
    found: State = POSITIONS[request.param]()
    return found


# ---------------------------------------------------------------------- every position


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_seen_is_said_and_all_stops_are_reached(state: State, lang: str) -> None:
    for eyes in (0, 1, PUBLIC, TEACHER):
        picture = of(state, eyes, lang)
        ids = [shape.id for shape in picture.shapes]
        assert len(ids) == len(set(ids))
        assert [s.id for s in picture.shapes if not s.words and not picture.shape(s.inside).words] == []
        stops = set(picture.walk)
        assert {picture.start, *reached(picture.walk, picture.start)} == returning(picture.walk, picture.start) == stops
        assert [stop for stop in stops if not picture.shape(stop).words or not picture.near[stop]] == []
        assert json.loads(json.dumps(picture.plain()))["lang"] == lang


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_lies_within_the_picture_and_nothing_covers_anything_but_what_it_is_a_part_of(
    state: State, lang: str
) -> None:
    for eyes in (0, TEACHER):
        picture = of(state, eyes, lang)
        whole = Shape("", "rect", (picture.size[0] / 2, picture.size[1] / 2), picture.size, "board")
        assert [shape.id for shape in picture.shapes if not contains(whole, shape)] == []
        solid = [shape for shape in picture.shapes if shape.form in ("rect", "circle", "text") and shape.id != "ground"]
        free = [shape for shape in solid if not shape.inside]
        assert covered(free) == []
        parts = [shape for shape in solid if shape.inside.startswith(("block-", "queue-", "order"))]
        assert [part.id for part in parts if not contains(picture.shape(part.inside), part)] == []
        assert covered(parts) == []


def covered(shapes: list[Shape]) -> list[tuple[str, str]]:
    """The pairs of shapes that overlap."""
    return [(one.id, two.id) for one, two in combinations(shapes, 2) if overlap(one, two)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_its_square_a_thing_covers_no_letters(state: State, lang: str) -> None:
    picture = of(state, TEACHER, lang)
    texts = [shape for shape in picture.shapes if shape.id.startswith(("site-", "letters-"))]
    things = [shape for shape in picture.shapes if shape.form in ("pawn", "disc") and shape.inside.startswith("space-")]
    pairs = [(text, thing) for text in texts for thing in things if text.inside == thing.inside]
    alone = [pair for pair in pairs if len([other for other in things if other.inside == pair[1].inside]) == 1]
    assert [(text.id, thing.id) for text, thing in alone if hidden(text, thing)] == []
    assert [shape.id for shape in (*texts, *things) if not contains(picture.shape(shape.inside), shape)] == []


def hidden(text: Shape, thing: Shape) -> bool:
    """Whether a thing reaches over capital letters, which leave a quarter of their line free above and below."""
    letters = text._replace(size=(0.9 * text.size[0], 0.6 * text.size[1]))
    if thing.form == "pawn":  # its head is narrow, and its body begins a third from above
        (x, y), (wide, high) = thing.at, thing.size
        head, body = ((x, y - 0.33 * high), (0.34 * high, 0.34 * high)), ((x, y + 0.2 * high), (wide, 0.6 * high))
        return any(overlap(letters, thing._replace(at=at, size=size)) for at, size in (head, body))
    across, down = (
        max(abs(a - b) - size / 2, 0) for a, b, size in zip(thing.at, letters.at, letters.size, strict=True)
    )
    return bool((across**2 + down**2) ** 0.5 < thing.size[0] / 2)


@pytest.mark.parametrize("players", BOARDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_type_is_large_enough_in_a_scene_that_fills_a_school_laptop(players: int, lang: str) -> None:
    """In 590 pixels of width and 614 of height, which a panel leaves at 1366 by 768, type is 11 pixels or more."""
    for state in (planned(players), table(players, {0: f"r0c1 upgrades={','.join(ALL[:3])} crew=red_pilot"})):
        picture = of(state, 0, lang)
        pixels = min(590 / picture.size[0], 614 / picture.size[1])
        assert [shape.id for shape in picture.shapes if shape.label and type_of(shape) * pixels < 11] == []
        assert picture.shape("space-r0c0").size[0] * pixels > 39, "a square"


def type_of(shape: Shape) -> float:
    """About how high the type of a label is, as the live board fits it into its room."""
    lines, (wide, high) = shape.label.split("\n"), shape.size
    ems = max(sum(0.4 if sign in "ilIfrt() »↯-" else 0.66 for sign in line) for line in lines)
    if shape.form in ("circle", "disc"):
        room = wide * (0.86 if shape.form == "disc" else 1.0)
        return float(0.94 * room / (ems**2 + 1) ** 0.5)
    if shape.form == "pawn":
        return float(min(0.95 * 0.7 * wide / ems, 0.96 * 0.48 * high / 0.72))
    single = len(shape.label) == 1
    return float(min(0.95 * wide / ems, 0.96 * high / (0.72 if single else 1.1 * len(lines))))


@pytest.mark.parametrize("mode", ["light", "dark", "print"])
def test_every_label_is_painted(mode: str) -> None:
    picture = of(rich(), 0, "pl")
    axes = paint(picture, mode).figure.axes[0]
    wanted = [line for shape in picture.shapes for line in shape.label.split("\n") if line]
    assert sorted(text.get_text() for text in axes.texts) == sorted(wanted)


# ---------------------------------------------------------------------- the board


@pytest.mark.parametrize(("players", "size"), BOARDS.items())
def test_the_board_is_drawn_as_its_tiles_lie(players: int, size: int) -> None:
    """CG-15, CG-17, CG-23."""
    state = played(players, 3, 60).state
    board, picture = board_of(BOX, state), drawn(state)
    squares = begun(picture, "space-")
    assert len(squares) == size**2
    assert {s.id for s in squares if s.role == "accelerator"} == {f"space-{slug_of(at)}" for at in board.accelerators}
    assert {s.id: s.label for s in begun(picture, "site-")} == {
        f"site-{slug_of(space)}": str(number) for number, space in board.sites.items()
    }
    assert len(begun(picture, "edge-")) == 4 * len(BOX.slots_of(size))


def test_before_anything_is_laid_all_squares_are_blank() -> None:
    picture = drawn(POSITIONS["nothing laid for 6"]())
    assert {shape.role for shape in begun(picture, "space-")} == {"space"}
    assert picture.title == "Crash and Grab: setting up"
    assert "The board is being set up." in picture.alt


def test_a_square_tells_what_it_is_and_who_stands_there() -> None:
    state = table(crew={"blue_doctor": 5})
    picture = drawn(state)
    assert picture.shape("space-r0c4").words == "Row 0, column 4: crash site 5, blue Doctor."
    assert picture.shape("space-r0c1").words == "Row 0, column 1: blank space, red saucer of Player A."
    assert picture.shape("space-r0c0").words == "Row 0, column 0: accelerator."
    assert drawn(state, "pl").shape("space-r0c4").words == "Rząd 0, kolumna 4: miejsce katastrofy 5, niebieski lekarz."
    assert drawn(state, "pl").shape("space-r3c1").words == "Rząd 3, kolumna 1: zwykłe pole, zielony spodek gracza B."
    assert picture.near["space-r0c0"] == (
        "Next to it: the edge of the board above, blank space (red saucer of Player A) on the right, "
        "blank space below and the edge of the board on the left."
    )


def test_crew_and_saucers_are_told_apart_by_letters_without_their_colours() -> None:
    picture = drawn(table(5, crew={"pink_doctor": 2, "purple_doctor": 1}))
    letters = {s.inside: s.label for s in begun(picture, "letters-crew-")}
    assert letters == {"space-r0c2": "K", "space-r1c1": "U"}
    assert {shape.label for shape in begun(picture, "crew-")} == {"D"}
    assert [picture.shape(f"saucer-{hue}").label for hue in ("red", "green", "blue")] == ["R", "G", "B"]
    assert drawn(table(5, crew={"pink_scientist": 2}), "pl").shape("crew-pink_scientist").label == "N"


def test_in_mid_move_two_saucers_on_a_square_are_both_drawn_and_told() -> None:
    picture = drawn(POSITIONS["on one space"]())
    assert picture.shape("saucer-red").at != picture.shape("saucer-green").at
    assert picture.shape("space-r0c2").words.endswith("red saucer of Player A, green saucer of Player B.")


# ---------------------------------------------------------------------- the saucers


def test_a_saucer_tells_all_that_belongs_to_it() -> None:
    """CG-12, CG-156."""
    red = "r0c1 crew=red_pilot,blue_pilot boosters=2 energy=3 upgrades=airlock fresh=airlock"
    state = table(5, {0: red, 1: "off energy=1"}, tokens=(0,))
    assert of(state, 0).shape("block-0").words == (
        "Red saucer, Player A. Yours. It is its turn. It is on space (0, 1). "
        "Crew: red Pilot and blue Pilot; specialities stationed: 1 of 4. Boosters: 2, energy: 3. "
        "Upgrades: “Airlock”. It has the Probe. "
        "It has an override token: it may fly in any direction in this round. "
        "Open plan: card 3, towards the asteroids."
    )
    polish = of(state, 0, "pl")
    assert polish.shape("block-1").words == (
        "Zielony spodek gracza B. Jest poza planszą. Nie ma załogi. Wzmocnienia: 0, energia: 1. Plan leży zakryty."
    )
    assert polish.shape("aboard-blue_pilot").words == "Niebieski pilot, na pokładzie czerwonego spodka."
    assert polish.shape("upgrade-airlock").words.endswith("Jeszcze nie można go użyć.")
    assert polish.shape("upgrade-airlock").role == "upgrade-fresh"
    assert {s.id for s in begun(polish, "station-0-")} == {
        f"station-0-{kind}" for kind in ("engineer", "doctor", "scientist")
    }


def test_crew_besides_the_stations_and_ten_upgrades_have_room() -> None:
    """CG-97."""
    picture = of(rich(6), 0)
    block = [shape for shape in picture.shapes if shape.inside == "block-0"]
    assert len([s for s in block if s.id.startswith("upgrade-")]) == 10
    assert len([s for s in block if s.id.startswith("aboard-")]) == 6
    assert {s.id for s in block} >= {"off-0", "probe", "token-0"}
    assert len(picture.shape("upgrade-afterburner").label) == 3
    assert "Afterburner" in picture.shape("upgrade-afterburner").words


def test_with_two_players_each_has_two_saucers_and_the_turns_alternate() -> None:
    """CG-2, CG-37."""
    picture = drawn(table(2))
    assert [picture.shape(f"player-{n}").label[-1] for n in range(4)] == ["A", "A", "B", "B"]
    assert [s.label for s in begun(picture, "turn-")] == ["A", "B", "A", "B"]
    assert begun(picture, "spin-") == []
    assert picture.holdings[1].startswith("Blue saucer, Player B.")
    assert "Yellow saucer, Player B." in picture.holdings[1]


# ---------------------------------------------------------------------- secrets


def test_a_plan_is_seen_by_its_owner_and_the_teacher_until_it_is_open() -> None:
    """CG-157, CG-158."""
    state = table(3, revealed=(0,))
    labels = {eyes: [of(state, eyes).shape(f"plan-{n}").label for n in range(3)] for eyes in (0, 1, PUBLIC, TEACHER)}
    assert labels[PUBLIC] == labels[0] == ["3\n→", "?", "?"]
    assert labels[1] == ["3\n→", "3\n→", "?"]
    assert labels[TEACHER] == ["3\n→"] * 3
    assert [of(state, 1).shape(f"plan-{n}").role for n in range(3)] == ["plan", "plan-own", "plan-hidden"]
    assert of(planned(), PUBLIC).shape("plan-2").role == "plan-none"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_of_a_seat_does_not_depend_on_what_it_may_not_see(lang: str) -> None:
    """CG-157, CG-163."""
    keep, third = (Task("keep", 0, (0,)),), Plan("0-5", "stars")
    one = table(3, agenda=keep, plans=(Plan("3", "sun"), Plan("2", "sun"), third), drawn=ALL[3:5])
    two = table(3, agenda=keep, plans=(Plan("3", "sun"), Plan("0-5", "meteor"), third), drawn=ALL[7:9])
    for eyes in (2, PUBLIC):
        assert of(one, eyes, lang) == of(two, eyes, lang)
    assert of(one, 1, lang) != of(two, 1, lang)
    assert [shape.says for shape in begun(of(one, 0), "drawn-")] == [(("upgrade", slug),) for slug in ALL[3:5]]
    assert [shape.label for shape in begun(of(one, 2), "drawn-")] == ["?", "?"]


# ---------------------------------------------------------------------- beside the board


def test_round_turns_queues_and_deck_are_shown_and_told() -> None:
    """CG-7, CG-36, CG-156, CG-164."""
    state = table(3, {0: "r0c1 crew=red_pilot upgrades=airlock"}, discards=("hyperdrive",), order=(0, 2, 1))
    picture = drawn(state._replace(spin="counter"))
    assert picture.shape("order").words == (
        "Now: round 2, turn 1. Turns run counter-clockwise. Order of turns: Player A, Player C, Player B. "
        "Player A has the Probe."
    )
    assert [s.role for s in begun(picture, "turn-")] == ["wish-set", "wish", "wish"]
    assert {s.id: s.role for s in begun(picture, "spin-")} == {"spin-clockwise": "wish", "spin-counter": "wish-set"}
    assert picture.shape("queue-red").words == "Queue, red, the front first: red Engineer, red Doctor, red Scientist."
    assert [s.label for s in picture.shapes if s.inside == "queue-red"] == ["R", "E", "D", "S"]
    assert picture.shape("deck").label == "Deck: 21"
    assert "Airlock" not in picture.shape("deck").words
    assert drawn(state, "pl").shape("discards").words == "Odrzucone ulepszenia (1): Hipernapęd."


def test_cards_are_there_to_plan_with_and_numbers_in_a_turn() -> None:
    """CG-8, CG-49."""
    assert [s.says for s in begun(drawn(planned()), "card-")] == [(("card", c),) for c in ("2", "3", "0-5")]
    assert begun(drawn(planned()), "number-of-") == begun(drawn(table()), "card-") == []
    labels = [shape.label for shape in begun(drawn(table()), "number-of-")]
    assert labels == ["0", "1", "2", "3", "4", "5", "6", "8", "10", "12"]


def test_the_end_tells_who_has_won() -> None:
    """CG-143."""
    picture = drawn(ended(), "pl")
    assert picture.title == "Crash and Grab: koniec gry"
    assert "Wygrywa Gracz A." in picture.alt
    assert picture.standing[0] == "Czerwony spodek: 4 z 4 specjalności."
    assert "without a winner" in drawn(ended()._replace(winner=-1)).alt


def test_the_table_has_a_row_for_each_saucer() -> None:
    state = table(2, {0: "r0c1 crew=red_pilot upgrades=airlock", 3: "off"})
    rows = of(state, PUBLIC).table.rows
    assert rows[0] == ("red saucer", "Player A", "(0, 1)", "red Pilot", "1", "0", "0", "Airlock", "3 →")
    assert rows[3] == ("yellow saucer", "Player B", "off", "–", "0", "0", "0", "–", "?")


# ---------------------------------------------------------------------- clicks


def test_a_click_on_a_square_means_whatever_can_be_done_there() -> None:
    says = drawn(table(crew={"blue_doctor": 2})).shape("space-r0c2").says
    assert set(says) == {
        *(("crew", "blue_doctor"), ("taken", "blue_doctor"), ("given", "blue_doctor")),
        *(("site", "2"), ("space", "r0c2"), ("slot", "nw"), ("direction", "asteroids")),
    }
    assert ("saucer", "green") in drawn(table()).shape("space-r3c1").says


def test_directions_are_chosen_by_their_signs_or_by_a_neighbouring_square() -> None:
    """CG-9."""
    picture = drawn(table(3, {0: "r4c5"}), open={"direction": set(DIRECTIONS)})
    marked = {shape.id for shape in picture.shapes if "open" in shape.marks}
    beside = {"space-r3c5", "space-r5c5", "space-r4c4", "space-r4c6"}
    assert marked == beside | {f"direction-{way}" for way in DIRECTIONS}
    squares = [shape.id for shape in begun(picture, "space-")]
    assert set(squares[-4:]) == beside, "drawn last, so that no other square lies upon their rings"


def test_a_plan_is_made_by_clicks_on_a_card_and_a_square() -> None:
    """CG-33."""
    session = at_the_table(planned(), 1)
    moving.choose_verb(session, "plan")
    clicked(session, "card-3")
    clicked(session, "space-r2c1")
    if session.choice:
        session.attempt(lambda: moving.do(session))
    assert session.timeline.state.plans[1] == Plan("3", "sun")


def test_a_plan_is_not_made_with_the_eyes_of_everybody() -> None:
    """CG-157, CG-159: whoever looks on would see the plan while it is put together."""
    session = at_the_table(planned(), PUBLIC)
    assert session.sight.verbs() == []
    session.attempt(lambda: moving.choose_verb(session, "plan"))
    assert session.choice is None
    moving.type_one(session, "plan 3 sun")
    assert "for no other eyes" in session.message.text
    assert session.timeline.state.plans[1] is None


# ---------------------------------------------------------------------- walking


def test_arrows_go_over_the_squares_as_they_lie_and_on_to_what_is_beside_and_below() -> None:
    picture = drawn(table(3, {0: "r4c5"}))
    assert picture.start == "space-r4c5"
    assert picture.walk["space-r4c5"] == {
        "up": "space-r3c5",
        "down": "space-r5c5",
        "left": "space-r4c4",
        "right": "space-r4c6",
    }
    assert picture.walk["space-r0c7"]["right"] == "spin-clockwise"
    assert picture.walk["spin-clockwise"]["up"] == "order"
    assert picture.walk["order"]["left"] == "space-r0c7"
    assert picture.walk["space-r7c0"]["down"] == "block-0"
    assert picture.walk["block-0"]["up"].startswith("space-r7")
    assert "up" not in picture.walk["space-r0c3"]
    queues = [f"queue-{hue}" for hue in ("red", "green", "blue", "yellow")]
    assert [picture.walk[one]["down"] for one, _ in pairwise(queues)] == queues[1:]


def test_home_is_the_saucer_that_is_planned_for_or_whose_turn_it_is_also_off_the_board() -> None:
    assert drawn(planned()).start == "space-r3c1"
    assert drawn(table(3, {0: "off"})).start == "block-0"
    assert drawn(table(2, agenda=(Task("fly", 1),), acting=-1)).start == "space-r6c1"


# ---------------------------------------------------------------------- the lens


def test_the_lens_shows_and_tells_the_steps_of_the_graph() -> None:
    picture = drawn(table(), lens="r0c0")
    assert picture.shape("steps-r1c2").label == "3"
    assert picture.shape("space-r1c2").words == "Row 1, column 2: blank space. 3 steps from space (0, 0)."
    assert drawn(table(), "pl", lens="r0c0").shape("space-r0c1").words.endswith("Odległość od pola (0, 0): 1 krok.")
    assert [shape.id for shape in picture.shapes if "near0" in shape.marks] == ["space-r0c0"]
    assert [shape.id for shape in drawn(table(), lens="off").shapes if "near0" in shape.marks] == ["ground"]
    with pytest.raises(ValueError, match="moon"):
        drawn(table(), lens="moon")
