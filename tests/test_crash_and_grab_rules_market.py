"""The rules of Crash and Grab: buying upgrades (CG-94 to CG-102, CG-155, CG-163)."""

from __future__ import annotations

from crash_and_grab_named import ALL_BUT_ONE
from crash_and_grab_positions import at, due, kinds, legal, only, play, ship, to_the_end, told, turn, why
from rules_tested import rule

from gamekit import PUBLIC, Timeline
from gamekit.crash_and_grab.state import COLOURS

THREE = ["airlock", "cargo_hold", "hyperdrive"]


def acting(game: Timeline) -> str:
    """The saucer whose turn it is."""
    return COLOURS[game.state.acting]


def buying(energy: int, deck: list[str], **wishes: object) -> Timeline:
    """Red has so much energy when it comes to buying."""
    return turn(f"r3c1 energy={energy - 1}", "3 asteroids", deck=deck, **wishes)  # type: ignore[arg-type]  # of `table`


@rule("CG-94", "CG-163")
def test_with_2_energy_two_upgrades_are_drawn_and_one_kept() -> None:
    game = buying(2, THREE)
    play(game, "chance: deal hyperdrive airlock")
    assert ship(game, "red").energy == 0
    assert legal(game) == {"keep airlock", "keep hyperdrive"}
    assert why(game, "keep cargo_hold") == ("not_drawn", ("CG-94",))
    play(game, "keep hyperdrive")
    assert ship(game, "red").upgrades == ("hyperdrive",)
    assert "airlock" in game.state.discards
    assert game.state.deck == ("cargo_hold",)


@rule("CG-94")
def test_with_1_energy_nothing_is_bought() -> None:
    game = turn("r3c1 energy=1", "0-5 asteroids", deck=THREE)
    play(game, "steps 1")
    assert acting(game) == "green"


@rule("CG-95")
def test_buying_repeats_while_2_energy_are_left() -> None:
    game = buying(5, ["afterburner", *THREE])
    play(game, "chance: deal hyperdrive airlock", "keep airlock")
    assert due(game) == "deal"
    play(game, "chance: deal afterburner cargo_hold", "keep afterburner")
    assert ship(game, "red").energy == 1
    assert acting(game) == "green"


@rule("CG-96")
def test_an_empty_deck_is_renewed_from_the_discards() -> None:
    game = buying(2, [], discards=THREE)
    assert "renewed" in kinds(told(game))
    assert set(game.state.deck) >= set(THREE)
    assert game.state.discards == ()


@rule("CG-96")
def test_if_only_one_card_can_be_had_it_is_kept_and_if_none_no_energy_is_spent() -> None:
    game = buying(5, ["hyperdrive"], others={"green": f"r7c2 upgrades={ALL_BUT_ONE}"})
    assert only(told(game), "bought_last").details == {"saucer": "red", "upgrade": "hyperdrive", "energy": 3}
    assert ship(game, "red").upgrades == ("hyperdrive",)
    assert ship(game, "red").energy == 3
    assert acting(game) == "green"


@rule("CG-155")
def test_every_pair_of_the_deck_is_as_likely() -> None:
    game = buying(2, THREE)
    pairs = {("airlock", "cargo_hold"), ("airlock", "hyperdrive"), ("cargo_hold", "hyperdrive")}
    ordered = {tuple(sorted(move.words)) for move, _ in game.chances()}
    assert ordered == pairs
    assert {weight for _, weight in game.chances()} == {1}
    assert len(game.chances()) == 3


@rule("CG-155", "CG-96")
def test_the_only_card_of_a_deck_is_drawn_with_one_of_the_renewed_deck() -> None:
    game = buying(2, ["hyperdrive"], discards=["airlock"], others={"green": f"r7c2 upgrades={BUT_TWO}"})
    assert {frozenset(move.words) for move, _ in game.chances()} == {frozenset({"hyperdrive", "airlock"})}
    assert why(game, "chance: deal cargo_hold airlock") == ("not_in_deck", ("CG-155", "CG-11"))
    events = play(game, "chance: deal hyperdrive airlock")
    assert kinds(events)[:2] == ["renewed", "drawn"]
    assert ship(game, "red").energy == 0


BUT_TWO = ",".join(slug for slug in ALL_BUT_ONE.split(",") if slug != "airlock")


@rule("CG-97")
def test_there_is_no_limit_to_upgrades() -> None:
    game = turn(f"r3c1 energy=1 upgrades={BUT_TWO}", "3 asteroids", deck=["airlock", "hyperdrive"])
    to_the_end(game, "deal")
    play(game, "chance: deal hyperdrive airlock", "keep hyperdrive")
    assert len(ship(game, "red").upgrades) == 22


@rule("CG-98")
def test_using_an_upgrade_is_always_optional() -> None:
    game = turn(f"r3c1 boosters=1 upgrades={ALL_BUT_ONE}", "0-5 asteroids", {"green": "r3c2"}, {"blue_pilot": 4})
    asked = []
    while acting(game) == "red":
        asked.append(due(game))
        choice = "pass" if "pass" in legal(game) else "steps 1"
        play(game, choice)
    assert asked == ["start", "aim", "number", "mines", "siphon", "boost", "end"]


@rule("CG-99", "CG-101")
def test_an_upgrade_works_from_the_next_saucers_turn_on_or_only_from_the_end_of_the_round() -> None:
    page, published = (buying(2, THREE, preset=preset) for preset in ("page", "published"))
    for game in (page, published):
        play(game, "chance: deal hyperdrive airlock", "keep airlock")
    assert ship(page, "red").fresh == ()
    assert ship(published, "red").fresh == ("airlock",)
    to_the_end(published)
    assert ship(published, "red").fresh == ()


@rule("CG-99")
def test_in_the_turn_in_which_it_was_gained_an_upgrade_cannot_be_used() -> None:
    game = turn("r3c1 upgrades=landing_legs,quake_maker fresh=quake_maker", "0-5 sun")
    play(game, "steps 0")
    assert why(game, "quake nw 1") == ("fresh", ("CG-99", "CG-101"))


@rule("CG-100")
def test_an_upgrade_of_the_end_of_the_round_works_in_the_round_in_which_it_was_gained() -> None:
    game = turn(
        "off",
        "3 sun",
        {"green": "off"},
        preset="published",
        deck=["scavenger_bot", "hyperdrive"],
        plans={"yellow": "3 sun"},
    )
    play(game, "chance: land red 2", "pass")  # at the edge: it crashes, and is off again
    assert at(game, "red") == "off"
    state = ship(game, "red")
    assert state.energy == 1
    second = turn("r1c1 energy=1", "3 sun", preset="published", deck=["scavenger_bot", "hyperdrive"])
    play(second, "chance: deal hyperdrive scavenger_bot", "keep scavenger_bot")
    to_the_end(second, "land")
    play(second, "chance: land red 2")
    assert due(second) == "scavenge"


@rule("CG-102")
def test_the_choice_of_an_upgrade_is_made_before_the_next_turn() -> None:
    game = buying(2, THREE)
    play(game, "chance: deal hyperdrive airlock")
    assert game.actor == 0
    assert kinds(play(game, "keep airlock"))[:2] == ["bought", "turn"]


@rule("CG-163", "CG-164")
def test_what_is_drawn_is_seen_by_the_buyer_alone() -> None:
    game = buying(2, THREE)
    event = only(play(game, "chance: deal hyperdrive airlock"), "drawn")
    assert game.view(0).drawn == ("hyperdrive", "airlock")
    assert game.view(1).drawn == game.view(PUBLIC).drawn == ("?", "?")
    assert set(game.view(1).deck) == set(THREE)
    assert event.heard(1).details["first"] == "?"
    bought = only(play(game, "keep airlock"), "bought")
    assert bought.heard(1).details == {"saucer": "red", "upgrade": "airlock", "discarded": "hyperdrive"}
