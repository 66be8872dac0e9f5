"""The rules of Persona Non Grata: given positions are checked whole."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from persona_non_grata_named import POSITIONS
from persona_non_grata_positions import BOX, GAME, due, given, on, played
from rules_tested import rule

import gamekit
from gamekit import Timeline
from gamekit.agenda import push
from gamekit.flow import row
from gamekit.game import CHANCE, Task
from gamekit.persona_non_grata.check import problems
from gamekit.persona_non_grata.rules import whole
from gamekit.persona_non_grata.state import Lying, State
from gamekit.record import RecordError
from gamekit.text import LANGUAGES, text

WEEK = {0: "biolife_president biolife_worker* cosmoco_president", 1: "biolife_manager", 2: "biolife_worker"}
LATER = {0: "cosmoco_worker*", 1: "biolife_assistant>"}


def middle(preset: str = "published") -> Timeline:
    """The second week: seat 0 has laid its pair of the third day."""
    return played(WEEK, LATER, stop=on(2, 3, seat=1), preset=preset)


def wrong(game: Timeline, **changes: Any) -> list[str]:
    """What is wrong with a position after some changes of the state."""
    return problems(BOX, game.state._replace(**changes), game.setting)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("preset", ["page", "published"])
def test_every_position_of_a_game_in_which_a_player_decides_can_be_given(seats: int, preset: str) -> None:
    game = gamekit.start("persona_non_grata", seats, preset=preset, seed=seats)
    checked, rng = 0, random.Random(seats)
    while not game.over:
        game.play(game.random_move(rng))
        if game.actor not in (CHANCE, None):
            checked += 1
            assert problems(BOX, game.state, game.setting) == []
        elif not game.over:
            assert problems(BOX, game.state, game.setting) == ["agenda"]
    assert checked > 20
    assert problems(BOX, game.state, game.setting) == ["agenda"]


@pytest.mark.parametrize("number", range(len(POSITIONS)))
def test_a_given_position_is_read_back_with_what_it_tells(number: int) -> None:
    game = POSITIONS[number]()
    if game.actor not in (CHANCE, None):
        again = given(game)
        assert gamekit.load(again.record()).state == game.state
        told = {event.kind for event in again.here.events}
        assert {"week", "day", "stack"} <= told


def test_the_second_name_and_the_second_theft_can_be_given_too() -> None:
    for stop in (due("second", 1), due("theft", 1), due("discard", 1)):
        seats = 2 if stop.__closure__ and stop.__closure__[0].cell_contents == "discard" else 3
        week = {0: "biolife_president", 1: "biolife_manager", 2: "biolife_manager"} if seats == 3 else {}
        game = played(week, seats=seats, preset="published", stop=stop)
        assert wrong(game) == []


SEATS: dict[str, dict[str, Any]] = {
    "a hand too few": {"hands": ((), ())},
    "a row of actions too many": {"actions": ((),) * 4},
    "a key too many": {"keys": (0,) * 6},
    "other options": {"options": played({}, stop=on(1, 1)).state.options},
    "a card that is not there": {"discards": ((99,), (), ())},
    "a card out of play": {"hands": ((25,), (), ())},
    "counts of other cards": {"deck": (1,) * 25},
    "less than no card": {"deck": (-1,) * 30},
    "a reveal that goes on": {"revealed": True},
}


@pytest.mark.parametrize("name", SEATS)
def test_a_position_of_another_shape_is_refused(name: str) -> None:
    assert wrong(middle(), **SEATS[name]) == ["seats"]


@rule("PNG-14", "PNG-17", "PNG-81")
@pytest.mark.parametrize("changes", [{"week": 0}, {"week": 4}, {"day": 0}, {"day": 6}, {"agenda": ()}])
def test_a_week_or_day_that_there_is_not_is_refused(changes: dict[str, Any]) -> None:
    assert wrong(middle(), **changes) == ["agenda"]
    assert wrong(middle(), agenda=(Task("deal", CHANCE, (0,)),)) == ["agenda"]


@rule("PNG-9")
def test_every_card_must_lie_in_one_place() -> None:
    game = middle()
    deck = game.state.deck
    assert wrong(game, deck=(deck[0] + 1, *deck[1:]), left=game.state.left + 1) == ["cards"]
    assert wrong(game, left=game.state.left + 1) == ["cards"]


@rule("PNG-10", "PNG-17", "PNG-23")
def test_hands_discards_and_action_cards_must_fit_the_day() -> None:
    game = middle()
    state: State = game.state
    hands, actions = state.hands, state.actions
    assert "hands" in wrong(game, hands=(hands[0][::-1], *hands[1:])) or hands[0] == hands[0][::-1]
    moved = ((*hands[0], hands[1][0]), hands[1][1:], hands[2])
    assert "hands" in wrong(game, hands=tuple(tuple(sorted(hand)) for hand in moved))
    assert wrong(game, actions=(actions[0][1:], *actions[1:])) == ["hands"]
    assert wrong(game, actions=(actions[0][::-1], *actions[1:])) == ["hands"]
    assert wrong(game, actions=(("download",) * 3, *actions[1:])) == ["hands"]
    thrown = state.discards
    assert wrong(game, discards=((*thrown[0], *thrown[1]), (), thrown[2])) == ["hands"]
    assert "hands" in wrong(game, day=4)


@rule("PNG-26", "PNG-27", "PNG-30", "PNG-31")
def test_areas_must_have_a_card_of_each_player_and_day_in_order() -> None:
    game = middle("page")
    areas = game.state.areas

    def changed(at: int, **fields: Any) -> list[str]:
        area = areas[0]
        return wrong(game, areas=((*area[:at], area[at]._replace(**fields), *area[at + 1 :]), *areas[1:]))

    hidden = next(at for at, lying in enumerate(areas[0]) if lying.encrypted)
    assert wrong(game, areas=(areas[0][::-1], *areas[1:])) == ["areas"]
    assert changed(0, encrypted=True) == ["areas"]
    assert changed(hidden, sender=1) == ["areas"]
    assert changed(0, week=3) == ["areas"]
    assert changed(0, week=0) == ["areas"]
    assert changed(0, day=6) == ["areas"]
    assert changed(0, day=0) == ["areas"]
    assert changed(next(at for at, lying in enumerate(areas[0]) if lying.week == 2), day=0) == ["areas"]
    assert changed(len(areas[0]) - 1, day=5) == ["areas"]
    assert changed(1, week=1, day=1, sender=areas[0][0].sender) == ["areas"]
    assert changed(0, sender=3) == ["areas"]
    four = played({}, {}, seats=4, stop=on(1, 2))
    opposite = four.state.areas[0][0]._replace(sender=2)
    rest = four.state.areas
    assert wrong(four, areas=((opposite, *rest[0][1:]), *rest[1:])) == ["areas"]


@rule("PNG-26")
def test_what_is_face_down_needs_a_used_action_card() -> None:
    game = played({0: "biolife_worker biolife_manager"}, stop=on(1, 3))
    area = game.state.areas[0]
    at = next(at for at, lying in enumerate(area) if lying.sender == 0)
    rows = (*area[:at], area[at]._replace(encrypted=True), *area[at + 1 :])
    assert wrong(game, areas=(rows, *game.state.areas[1:])) == ["areas"]


@rule("PNG-4", "PNG-37", "PNG-49")
def test_corporation_cards_and_keys_must_fit_what_was_settled() -> None:
    game = middle()
    state: State = game.state
    taken = next(number for number, stack in enumerate(state.stacks) if len(stack) == 2)
    stacks, keys = list(state.stacks), state.keys
    assert wrong(game, stacks=((2, 4), *stacks[1:])) == ["archives"]
    assert wrong(game, stacks=((0,), *stacks[1:])) == ["archives"]
    stacks[taken] = (4, 2, 0)
    assert wrong(game, stacks=tuple(stacks)) == ["archives"]
    assert wrong(game, keys=(3, *keys[1:])) == ["archives"]
    won = state.won
    assert wrong(game, won=tuple(row[::-1] for row in won)) == ["archives"]
    assert wrong(game, won=(((9, 4), *won[0]), *won[1:])) == ["archives"]
    archives = state.archives
    assert any(archives)
    backwards = tuple(row[::-1] for row in archives)
    assert backwards == archives or wrong(game, archives=backwards) == ["archives"]
    page = middle("page")
    area = page.state.areas[0]
    stolen = {"areas": (area[1:], *page.state.areas[1:]), "archives": ((area[0].card,), (), ())}
    assert wrong(page, **stolen) == ["archives"]


@rule("PNG-15", "PNG-41", "PNG-46", "PNG-49")
def test_exactly_what_follows_must_be_on_the_agenda() -> None:
    game = middle()
    agenda = game.state.agenda
    assert wrong(game, agenda=agenda[1:]) == ["agenda"]
    assert wrong(game, agenda=(*agenda, agenda[-1])) == ["agenda"]
    assert wrong(game, agenda=(*agenda[:-1], Task("lay", 5))) == ["agenda"]
    pair = game.state.laid[0]
    assert "agenda" in wrong(game, laid=((pair[0], "left"), None, None)) or "left" in game.state.actions[0]
    for position in POSITIONS:
        found = position()
        top = found.state.agenda[-1:]
        if top and top[0].kind in ("first", "second", "theft"):
            other = top[0]._replace(seat=(top[0].seat + 1) % 3)
            assert wrong(found, agenda=(*found.state.agenda[:-1], other)) == ["agenda"]
            assert wrong(found, agenda=found.state.agenda[1:]) == ["agenda"]


def at_moment(game: Timeline, kind: str, corporation: str, week: int) -> State:
    """The state right after an event about a corporation in that week."""
    found, now = None, 1
    for before, after in zip(game.path(), game.path()[1:], strict=False):
        assert after.move
        for moment in row(whole(BOX, before.state, after.move)):
            (event,) = moment.events
            now = event.details["number"] if event.kind == "week" else now
            if (event.kind, event.details.get("corporation"), now) == (kind, corporation, week):
                found = moment.state
    assert found is not None
    return found


def waiting(state: State, *tasks: Task) -> State:
    """The state with these tasks about Biolife, and what follows then."""
    rest = [*(Task("settle", CHANCE, (other,)) for other in range(1, len(state.keys))), Task("week_over", CHANCE)]
    return state._replace(agenda=push((), *tasks, *rest))


HELD = ({0: "biolife_worker", 1: "biolife_manager"}, {})  # in week 2 A holds the key


@rule("PNG-41")
def test_a_tie_for_the_first_place_must_be_one() -> None:
    game = played(*HELD, stop=on(3, 1))
    state = waiting(at_moment(game, "sums", "biolife", 2), Task("first", 0, (0,)))
    assert problems(BOX, state, game.setting) == ["agenda"]
    tied = played(HELD[0], {0: "biolife_worker"}, stop=due("first", 2))
    assert problems(BOX, waiting(tied.state, Task("first", 0, (0,))), tied.setting) == []


@rule("PNG-42", "PNG-46")
def test_a_tie_for_the_second_place_must_be_one() -> None:
    game = played(*HELD, stop=on(3, 1))
    state = waiting(at_moment(game, "first", "biolife", 2), Task("second", 1, (0, 1)))
    assert problems(BOX, state, game.setting) == ["agenda"]


@rule("PNG-49", "PNG-51")
@pytest.mark.parametrize(("theft", "others", "fits"), [(True, 2, True), (True, 1, False), (False, 2, False)])
def test_a_theft_needs_the_option_and_a_choice(theft: bool, others: int, fits: bool) -> None:
    week = {0: "biolife_president", 1: "biolife_manager"} | ({2: "biolife_worker"} if others == 2 else {})
    game = played(week, stop=on(2, 1), options={"theft": theft})
    state = waiting(at_moment(game, "second", "biolife", 1), Task("theft", 0, (0,)), Task("steal", 1, (0,)))
    assert problems(BOX, state, game.setting) == ([] if fits else ["agenda"])


@rule("PNG-24")
def test_on_the_fifth_day_nobody_can_be_about_to_discard() -> None:
    game = played({}, seats=2, preset="published", stop=on(1, 5, seat=1))
    (move, *_) = game.moves()
    *_, state = [
        moment.state
        for moment in row(whole(BOX, game.state, move))
        if moment.events[0].kind in ("downloaded", "encrypted", "sent")
    ]
    tasks = (Task("discard", 0), Task("discard", 1), Task("pass", CHANCE))
    wrong_day = state._replace(agenda=push((), *tasks), revealed=False)
    assert problems(BOX, wrong_day, game.setting) == ["agenda"]
    right = played({}, seats=2, preset="published", stop=due("discard"))
    assert wrong(right) == []
    assert wrong(right, agenda=(*right.state.agenda, Task("discard", 0))) == ["agenda"]


@rule("PNG-32")
def test_while_corporations_are_settled_nothing_is_face_down() -> None:
    game = played({0: "biolife_president", 1: "biolife_manager", 2: "biolife_manager"}, stop=due("second"))
    area = game.state.areas[0]
    at = next(at for at, lying in enumerate(area) if lying.sender == 0)
    rows = (*area[:at], area[at]._replace(encrypted=True), *area[at + 1 :])
    assert wrong(game, areas=(rows, *game.state.areas[1:])) == ["areas"]


@rule("PNG-33", "PNG-37")
@pytest.mark.parametrize(
    ("kind", "week", "corporation", "most"),
    [("lay", 2, 0, 1), ("first", 2, 0, 1), ("first", 2, 4, 1), ("second", 1, 0, 1), ("second", 1, 1, 0)],
)
def test_no_more_corporation_cards_are_gone_than_weeks_were_settled(
    kind: str, week: int, corporation: int, most: int
) -> None:
    """Of a corporation that is still to be settled, the present week counts not; of the one being settled, it may."""
    weeks: tuple[dict[int, str], ...] = (HELD[0], {0: "biolife_worker"}, {})
    if kind == "second":
        weeks = ({0: "biolife_president", 1: "biolife_manager", 2: "biolife_manager"},)
    game = played(*weeks, stop=on(2, 3) if kind == "lay" else due(kind, week))
    state: State = game.state
    for gone in range(4):
        stacks = (*state.stacks[:corporation], BOX.stack[gone:], *state.stacks[corporation + 1 :])
        kept = [tuple(card for card in row if card[0] != corporation) for row in state.won]
        taker = state.agenda[-1].about[1] if kind == "second" else 0
        kept[taker] = tuple(sorted((*kept[taker], *((corporation, value) for value in BOX.stack[:gone]))))
        fits = "archives" not in wrong(game, stacks=stacks, won=tuple(kept))
        assert fits == (gone <= most)


@pytest.mark.parametrize(
    "about",
    [(), ("biolife",), (9,), (0, 9), (0, "b"), (-1,), (0, 0, 0), (None,), ((0,),)],
    ids=repr,
)
@pytest.mark.parametrize("kind", ["first", "second", "theft"])
def test_a_task_about_nonsense_is_refused_and_nothing_breaks(kind: str, about: tuple[Any, ...]) -> None:
    game = played(
        {0: "biolife_president", 1: "biolife_manager", 2: "biolife_manager"}, stop=due("second"), preset="published"
    )
    assert wrong(game, agenda=(*game.state.agenda[:-1], Task(kind, 0, about))) != []


def test_a_record_with_an_impossible_position_is_refused_in_words() -> None:
    record = json.loads(given(middle()).record())
    assert gamekit.load(json.dumps(record)).state == middle().state
    state = GAME.state(*given(middle()).state)
    broken = given(middle(), left=state.left + 1)
    with pytest.raises(RecordError):
        gamekit.load(broken.record())


def test_every_problem_has_words_in_both_languages() -> None:
    for lang in LANGUAGES:
        words = text(lang, GAME)
        for name in ("seats", "cards", "hands", "areas", "archives", "agenda"):
            assert words.say(f"problem-{name}")


def test_an_area_is_told_card_by_card() -> None:
    game = given(middle())
    told = [event for event in game.here.events if event.kind == "lying"]
    assert len(told) == sum(map(len, game.state.areas))
    hidden = [event for event in told if event.private]
    assert [event.seat for event in hidden] == [
        seat for seat, area in enumerate(game.state.areas) for lying in area if Lying(*lying).encrypted
    ]
