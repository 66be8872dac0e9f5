"""The rules of 1000 mil: attacks, defences, immunities (TM-31 to TM-57)."""

from __future__ import annotations

import pytest
from positions import kinds, legal, only, play, why
from rules_tested import rule
from thousand_miles_positions import allowed, at, attacked, draw, hand, side

import gamekit
from gamekit.thousand_miles.board import DECK, laid_immunities

ANSWERS = {  # table 2, without con-sens
    "red_light": ("green_light", "priority_vehicle"),
    "speed_limit": ("end_of_limit", "priority_vehicle"),
    "out_of_fuel": ("fuel", "fuel_tank"),
    "puncture": ("wheel_change", "puncture_proof"),
    "accident": ("repair", "ace"),
}
DAMAGES = {"out_of_fuel": "fuel", "puncture": "wheel_change", "accident": "repair"}


def reason(attack: str, marks: str = "rolling", laid: str = "", **options: object) -> str:
    """Why an attack cannot be laid on a side that stands like that; "" if it can."""
    game = at({0: attack}, sides={1: {"marks": marks, "laid": laid}}, options=options)
    refusal = game.why_not(f"attack {attack} 1")
    return refusal.reason if refusal else ""


# ---------------------------------------------------------------------- attacks


@rule("TM-31")
def test_an_attack_is_laid_on_one_other_side_that_is_named() -> None:
    game = at({0: "accident"}, seats=3)
    assert {move for move in legal(game) if move.startswith("attack")} == {"attack accident 1", "attack accident 2"}
    event = only(play(game, "attack accident 2"), "attack")
    assert (event.seat, event.details["target"], event.details["card"]) == (0, [2], "accident")
    assert side(game, 2).marks == ("stopped", "accident")
    assert side(game, 2).laid[DECK.number["accident"]] == 1
    assert side(game, 1).marks == side(game, 0).marks == ()


@rule("TM-31")
def test_if_no_side_at_all_can_be_attacked_that_is_the_reason() -> None:
    sides = {1: {"marks": "stopped"}, 2: {"laid": "ace"}}
    game = at({0: "accident"}, seats=3, sides=sides)
    assert why(game, "attack accident 1") == ("no_target", ("TM-31", "TM-35", "TM-10"))
    assert why(game, "attack accident 2")[0] == "no_target"
    assert why(at({0: "accident"}, sides=sides | {2: {}}, seats=3), "attack accident 1")[0] == "blocked"
    assert why(at({0: "accident"}, sides={1: {"marks": "stopped"}}), "attack accident 1")[0] == "blocked"


@rule("TM-59", "TM-60")
def test_an_attack_cites_how_long_a_trick_is_possible() -> None:
    for window, id in (("card", "TM-59"), ("draw", "TM-60")):
        rules = only(attacked("accident", options={"trick_window": window}).here.events, "attack").rules
        assert [rule for rule in rules if rule in ("TM-59", "TM-60")] == [id]


@rule("TM-32")
def test_whether_and_what_to_attack_is_the_players_choice() -> None:
    game = at({0: "accident puncture 25"})
    assert {"attack accident 1", "attack puncture 1", "lay 25", "discard accident"} <= legal(game)


@rule("TM-33")
def test_nobody_may_attack_the_own_side() -> None:
    game = at({0: "accident"})
    assert why(game, "attack accident 0") == ("own_side", ("TM-33", "TM-94"))
    assert "attack accident 0" not in legal(game)


@rule("TM-34")
@pytest.mark.parametrize("attack", ANSWERS)
def test_a_side_is_safe_from_an_attack_whose_immunity_it_has_laid(attack: str) -> None:
    immunity = ANSWERS[attack][1]
    assert reason(attack, laid=immunity) == "protected"
    assert reason(attack, laid=immunity, cumulative=True) == "protected"
    game = at({0: attack}, sides={1: {"laid": immunity}})
    refusal = game.why_not(f"attack {attack} 1")
    assert refusal
    assert refusal.rules[0] == "TM-34"
    assert refusal.details == {"immunity": immunity, "target": [1]}
    others = {"priority_vehicle", "fuel_tank", "puncture_proof", "ace"} - {immunity}
    assert reason(attack, laid=" ".join(others)) == ""


@rule("TM-35")
@pytest.mark.parametrize("attack", ["red_light", "out_of_fuel", "puncture", "accident"])
def test_a_side_that_is_blocked_cannot_be_attacked(attack: str) -> None:
    assert reason(attack) == ""
    assert reason(attack, "stopped") == "blocked"
    others = [damage for damage in DAMAGES if damage != attack]
    assert {reason(attack, f"stopped {damage}") for damage in others} == {"blocked"}
    assert reason(attack, "stopped", cumulative=False, speed_limit="separate") == "blocked"


@rule("TM-35", "TM-44")
def test_a_side_that_is_repaired_but_has_no_green_light_yet_is_still_blocked() -> None:
    game = at({0: "repair", 1: "puncture"}, sides={0: {"marks": "stopped accident", "laid": "accident"}})
    play(game, "lay repair")
    draw(game, "25")
    assert why(game, "attack puncture 0")[0] == "blocked"


@rule("TM-36")
def test_with_exclusive_a_speed_limit_is_an_attack_like_the_others() -> None:
    assert reason("speed_limit") == ""
    assert reason("speed_limit", "stopped") == "blocked"
    assert reason("speed_limit", "stopped puncture") == "blocked"
    for attack in ("red_light", "out_of_fuel", "puncture", "accident"):
        assert reason(attack, "limit") == "under_limit"
    game = at({0: "accident"}, sides={1: {"marks": "limit"}})
    assert why(game, "attack accident 1") == ("under_limit", ("TM-36",))


@rule("TM-36")
def test_a_speed_limit_does_not_keep_con_sens_off() -> None:
    assert reason("con_sens", "limit", con_sens=True) == ""


@rule("TM-37")
def test_with_separate_a_speed_limit_is_laid_on_anybody_and_hinders_nothing() -> None:
    for marks in ("rolling", "stopped", "stopped puncture"):
        assert reason("speed_limit", marks, speed_limit="separate") == ""
    assert reason("speed_limit", "limit", speed_limit="separate") == "in_force"
    assert reason("speed_limit", laid="priority_vehicle", speed_limit="separate") == "protected"
    for attack in ("red_light", "out_of_fuel", "puncture", "accident"):
        assert reason(attack, "limit", speed_limit="separate") == ""
        assert reason(attack, "stopped limit", speed_limit="separate") == "blocked"


@rule("TM-38")
def test_no_attack_is_laid_twice_while_it_is_in_force() -> None:
    assert reason("speed_limit", "limit") == "in_force"
    assert reason("accident", "stopped accident") == "in_force"
    assert reason("con_sens", "con_sens", con_sens=True) == "in_force"
    game = at({0: "speed_limit"}, sides={1: {"marks": "limit"}})
    refusal = game.why_not("attack speed_limit 1")
    assert refusal
    assert (refusal.rules, refusal.details) == (("TM-38",), {"attack": "speed_limit", "target": [1]})


@rule("TM-39")
@pytest.mark.parametrize("attack", ["red_light", *DAMAGES])
def test_four_attacks_stop_and_three_of_them_damage(attack: str) -> None:
    game = attacked(attack)
    assert side(game, 1).marks == (("stopped", attack) if attack in DAMAGES else ("stopped",))
    event = only(game.here.events, "attack")
    assert event.details["state"] == [attack if attack in DAMAGES else "stopped"]


@rule("TM-40")
def test_a_speed_limit_stays_until_end_of_limit_or_priority_vehicle() -> None:
    game = attacked("speed_limit", {1: "25 green_light"})
    assert side(game, 1).marks == ("limit",)
    draw(game, "fuel")
    play(game, "lay 25")
    assert side(game, 1).marks == ("limit",)
    for card in ("end_of_limit", "priority_vehicle"):
        other = at({0: card}, sides={0: {"marks": "limit", "laid": "speed_limit"}})
        play(other, f"lay {card}")
        assert side(other, 0).marks == ()


# ---------------------------------------------------------------------- defences


@rule("TM-41")
@pytest.mark.parametrize("card", ["end_of_limit", *DAMAGES.values()])
def test_a_defence_needs_its_attack_on_the_own_side(card: str) -> None:
    game = at({0: card}, sides={1: {"marks": "stopped accident limit"}})
    assert why(game, f"lay {card}") == ("not_attacked", ("TM-41", "TM-47", "TM-5"))


@rule("TM-42")
@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damage_must_be_answered_before_distance(damage: str) -> None:
    game = at({0: "25"}, sides={0: {"marks": f"stopped {damage}"}})
    refusal = game.why_not("lay 25")
    assert refusal
    assert (refusal.reason, refusal.rules, refusal.details) == ("damaged", ("TM-42", "TM-26"), {"state": damage})


@rule("TM-43")
def test_a_green_light_is_laid_only_when_it_helps() -> None:
    assert allowed(at({0: "green_light"}, sides={0: {"marks": "stopped"}}), "lay green_light")
    assert allowed(at({0: "green_light"}, sides={0: {"marks": "stopped limit"}}), "lay green_light")
    rolling = at({0: "green_light"}, sides={0: {"marks": "limit"}})
    assert why(rolling, "lay green_light") == ("rolling_already", ("TM-43", "TM-47"))
    damaged = at({0: "green_light"}, sides={0: {"marks": "stopped accident"}})
    assert why(damaged, "lay green_light") == ("repair_first", ("TM-43", "TM-44", "TM-105"))
    priority = at({0: "green_light"}, sides={0: {"laid": "priority_vehicle"}})
    assert why(priority, "lay green_light") == ("no_green_needed", ("TM-43", "TM-52"))


@rule("TM-44")
@pytest.mark.parametrize("damage", DAMAGES)
def test_a_repair_ends_the_damage_and_the_side_remains_stopped(damage: str) -> None:
    game = at({0: DAMAGES[damage]}, sides={0: {"marks": f"stopped {damage}", "laid": damage}})
    event = only(play(game, f"lay {DAMAGES[damage]}"), "defence")
    assert side(game, 0).marks == ("stopped",)
    assert event.details == {"card": DAMAGES[damage], "state": ["stopped"]}
    assert event.rules[:2] == ("TM-44", "TM-42")


@rule("TM-45")
@pytest.mark.parametrize("damage", DAMAGES)
def test_with_the_priority_vehicle_a_repaired_side_rolls_at_once(damage: str) -> None:
    game = attacked(damage, {1: DAMAGES[damage]}, sides={1: {"laid": "priority_vehicle"}})
    assert side(game, 1).marks == (damage,)
    draw(game, "25")
    assert why(game, "lay 25")[0] == "damaged"
    event = only(play(game, f"lay {DAMAGES[damage]}"), "defence")
    assert (side(game, 1).marks, event.details["state"], event.rules[0]) == ((), ["rolling"], "TM-45")


@rule("TM-46")
@pytest.mark.parametrize("blocked", ["rolling", "stopped", "stopped puncture"])
def test_end_of_limit_may_be_laid_while_blocked(blocked: str) -> None:
    game = at({0: "end_of_limit"}, sides={0: {"marks": f"{blocked} limit"}})
    event = only(play(game, "lay end_of_limit"), "defence")
    assert side(game, 0).marks == tuple(mark for mark in blocked.split() if mark != "rolling")
    assert event.rules[0] == "TM-46"


@rule("TM-47")
def test_a_card_that_would_change_nothing_can_only_be_discarded() -> None:
    game = at({0: "green_light fuel repair wheel_change end_of_limit"})
    for card in ("green_light", "fuel", "repair", "wheel_change", "end_of_limit"):
        assert "TM-47" in why(game, f"lay {card}")[1]
        assert allowed(game, f"discard {card}")


# ---------------------------------------------------------------------- immunities


@rule("TM-48")
@pytest.mark.parametrize("attack", ANSWERS)
def test_an_immunity_ends_what_it_answers_and_keeps_it_off(attack: str) -> None:
    immunity, mark = ANSWERS[attack][1], DECK.cards[DECK.number[attack]].mark
    for marks in ("rolling", f"{mark} stopped" if attack in DAMAGES else mark):
        game = at({0: immunity}, sides={0: {"marks": marks}})
        play(game, f"lay {immunity}")
        assert mark not in side(game, 0).marks
        assert side(game, 0).laid[DECK.number[immunity]] == 1
        assert laid_immunities(DECK, side(game, 0)) == [DECK.number[immunity]]
    assert allowed(at({0: immunity}, sides={0: {"marks": "stopped"}}), f"lay {immunity}")


@rule("TM-49")
def test_each_immunity_brings_100_points_at_once() -> None:
    game = at({0: "ace fuel_tank"}, sides={0: {"miles": 50}})
    event = only(play(game, "lay ace"), "immunity")
    assert (side(game, 0).points, event.details["points"]) == (150, 100)
    play(game, "chance: deal 25", "lay fuel_tank")
    assert side(game, 0).points == 250


@rule("TM-50")
def test_after_an_immunity_the_player_draws_at_once() -> None:
    game = at({0: "ace"})
    assert kinds(play(game, "lay ace")) == ["immunity"]
    assert game.actor == gamekit.CHANCE
    play(game, "chance: deal puncture")
    assert (game.actor, len(game.state.hands[0])) == (0, 7)
    assert "puncture" in hand(game, 0)
    empty = at({0: "ace 25"}, exact=True, deck="")
    play(empty, "lay ace")
    assert (empty.actor, hand(empty, 0)) == (0, ["25"])


@rule("TM-51")
def test_an_immunity_does_not_use_up_the_turn() -> None:
    game = at({0: "ace fuel_tank 25"})
    turn = game.state.turn
    play(game, "lay ace", "chance: deal 50", "lay fuel_tank", "chance: deal 75")
    assert (game.actor, game.state.turn) == (0, turn)
    play(game, "lay 25")
    assert game.actor == 1


@rule("TM-52")
def test_with_the_priority_vehicle_no_green_light_is_needed() -> None:
    for marks in ("stopped", "stopped limit"):
        game = at({0: "priority_vehicle 100"}, sides={0: {"marks": marks}})
        play(game, "lay priority_vehicle", "chance: deal 75")
        assert side(game, 0).marks == ()
        assert allowed(game, "lay 100")
    assert reason("red_light", laid="priority_vehicle") == reason("speed_limit", laid="priority_vehicle") == "protected"


@rule("TM-53")
@pytest.mark.parametrize("damage", DAMAGES)
def test_the_priority_vehicle_neither_ends_nor_keeps_off_damages(damage: str) -> None:
    game = at({0: "priority_vehicle 25"}, sides={0: {"marks": f"stopped {damage}"}})
    play(game, "lay priority_vehicle", "chance: deal 25")
    assert side(game, 0).marks == (damage,)
    assert why(game, "lay 25")[0] == "damaged"
    assert reason(damage, laid="priority_vehicle") == ""


@rule("TM-54", "TM-55", "TM-56")
@pytest.mark.parametrize(
    ("attack", "id"), [("out_of_fuel", "TM-54"), ("puncture", "TM-55"), ("accident", "TM-56"), ("red_light", "TM-52")]
)
def test_each_immunity_keeps_its_damage_off(attack: str, id: str) -> None:
    game = at({0: attack}, sides={1: {"laid": ANSWERS[attack][1]}})
    assert why(game, f"attack {attack} 1") == ("protected", ("TM-34", id))
    own = at({0: ANSWERS[attack][1]}, sides={0: {"marks": "stopped"}})
    assert id in only(play(own, f"lay {ANSWERS[attack][1]}"), "immunity").rules


@rule("TM-57")
@pytest.mark.parametrize("damage", DAMAGES)
def test_an_immunity_over_its_damage_in_the_own_turn_leaves_the_side_stopped(damage: str) -> None:
    immunity = ANSWERS[damage][1]
    game = at({0: f"{immunity} green_light 25"}, sides={0: {"marks": f"stopped {damage}", "laid": damage}})
    event = only(play(game, f"lay {immunity}"), "immunity")
    assert (side(game, 0).marks, event.details["state"]) == (("stopped",), ["stopped"])
    play(game, "chance: deal 25")
    assert why(game, "lay 25")[0] == "need_green"
    assert allowed(game, "lay green_light")
    priority = at({0: f"{immunity} 25"}, sides={0: {"marks": damage, "laid": f"{damage} priority_vehicle"}})
    play(priority, f"lay {immunity}", "chance: deal 25")
    assert side(priority, 0).marks == ()
