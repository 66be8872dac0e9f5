"""Named positions of Crash and Grab: games that lead where random play seldom does."""

from __future__ import annotations

from collections.abc import Callable

from crash_and_grab_positions import planning, play, to_the_end, turn

from gamekit.timeline import Timeline

JUMPS = "afterburner,saucer_teleporter,wormhole_generator,cloaking_device,organic_triangulator"
EVERY_END = f"{JUMPS},pulse_cannon,tractor_beam,distress_signaler,landing_legs,quake_maker"


def every_upgrade_at_the_end() -> Timeline:
    """A turn with all upgrades of its end: crew is beamed aboard, traded, a tile is turned, and the saucer jumps."""
    red = f"r3c1 crew=green_pilot,red_doctor upgrades={EVERY_END}"
    others = {"green": "r3c4 crew=red_pilot", "blue": "off"}
    game = turn(red, "0-5 sun", others, {"blue_pilot": 3})
    play(game, "steps 0", "pulse green", "distress red_pilot green_pilot", "tractor blue_pilot", "refill blue")
    play(game, "chance: locate blue_engineer 8", "quake se 1", "legs sun", "afterburner r2c4", "wormhole green")
    play(game, "teleport 11", "cloak")
    to_the_end(game)
    return game


def before_every_upgrade_at_the_end() -> Timeline:
    """All upgrades of the end lie ready, one of them is used up, and one is fresh."""
    upgrades = EVERY_END.replace("organic_triangulator,", "")
    red = f"r3c1 crew=green_pilot,red_doctor upgrades={upgrades},organic_triangulator fresh=organic_triangulator"
    game = turn(red, "0-5 sun", {"green": "r3c4 crew=red_pilot", "blue": "off"}, {"blue_pilot": 3, "red_engineer": 12})
    play(game, "steps 0", "legs sun")
    return game


def a_turn_after_a_pick_up() -> Timeline:
    """CG-139: whoever has new crew cannot use the triangulator; on a board with strips."""
    game = turn(
        "r5c2 boosters=1 upgrades=quake_maker,organic_triangulator",
        "2 stars",
        ground={"blue_pilot": 8},
        seats=5,
    )
    play(game, "pass", "refill red", "chance: locate red_pilot 1")
    return game


def off_the_board_at_the_end() -> Timeline:
    """CG-112: after a crash the quake maker works, the landing legs do not."""
    return turn("r1c1 upgrades=quake_maker,landing_legs", "2 sun", {"green": "r2c3"})


def a_jump_at_the_start() -> Timeline:
    """CG-113: the start of a turn, with the thrusters."""
    return turn("r3c1 upgrades=blast_off_thrusters", "3 sun", ground={"blue_pilot": 3})


def a_time_machine() -> Timeline:
    """CG-124, CG-121, CG-120, CG-136, CG-138: direction and distances are chosen afresh, again and again."""
    five = "time_machine,hyperdrive,waste_accelerator,acceleration_regulator,boost_amplifier"
    game = turn(f"r3c1 boosters=1 upgrades={five}", "2 sun")
    play(game, "aim meteor", "steps 4", "waste", "aim stars", "steps 1", "boost sun", "steps 3")
    return game


def mines_and_a_siphon() -> Timeline:
    """CG-128, CG-126, CG-81: a rival is pushed for a booster, another one blown up and robbed."""
    red = "r3c1 boosters=1 upgrades=proximity_mines,kinetic_siphon"
    game = turn(red, "2 asteroids", {"green": "r3c2", "blue": "r4c2 crew=green_pilot,blue_pilot"})
    play(game, "pass", "take", "boost meteor")
    return game


def a_robbery(preset: str = "published") -> Timeline:
    """CG-78, CG-81: with `off_colour` only crew of other colours can be stolen."""
    game = turn("r1c2", "3 sun", {"green": "r0c2 crew=green_pilot,red_doctor,blue_doctor"}, preset=preset)
    return game


def a_poor_victim() -> Timeline:
    """CG-86: whoever has fewer crew is not robbed."""
    return turn("r1c2 crew=red_pilot,green_pilot", "3 sun", {"green": "r0c2 crew=green_doctor"})


def a_penalty() -> Timeline:
    """CG-77, CG-78: a crashed saucer gives crew away, but none of its own colour."""
    return turn("r1c1 crew=red_pilot,blue_doctor", "3 sun", preset="published")


def nothing_at_risk() -> Timeline:
    """CG-80: nothing is given."""
    game = turn("r1c1", "3 sun")
    return game


def an_airlock() -> Timeline:
    """CG-134: the Doctor on the board is had for a Pilot."""
    return turn("r1c3 upgrades=airlock", "2 stars", ground={"blue_pilot": 1, "green_doctor": 9})


def an_exchange() -> Timeline:
    """CG-134: and afterwards."""
    game = an_airlock()
    play(game, "airlock green_doctor", "pass", "refill blue", "chance: locate blue_engineer 2")
    return game


def partners_side_by_side() -> Timeline:
    """CG-140, CG-141: the green Pilot goes over from red to green; another crew member is not passable."""
    red = "r3c1 crew=green_pilot,blue_doctor"
    return turn(red, "2 asteroids", {"green": "r2c3 crew=red_engineer"}, seats=2, preset="published")


def partners_hand_over() -> Timeline:
    """CG-141: both are handed over."""
    game = partners_side_by_side()
    play(game, "pass", "hand green_pilot", "hand red_engineer")
    return game


def a_partner_pushed_off() -> Timeline:
    """CG-88: the partner pays the penalty, and there is no reward."""
    game = turn("r1c2", "3 sun", {"green": "r0c2 crew=blue_doctor"}, seats=2)
    return game


def a_stabilizer() -> Timeline:
    """CG-133: its owner chooses which way the turns run."""
    game = planning({"green": "r7c2 upgrades=rotational_stabilizer"})
    play(game, *(f"{seat}: plan 2 sun" for seat in range(4)))
    play(game, "stabilize counter")
    return game


def a_landing_of_choice() -> Timeline:
    """CG-125, CG-122: a saucer off the board lands where it likes, gets goods, and flies where it likes."""
    game = turn("off upgrades=regeneration_gateway,scavenger_bot", "2 sun", ground={"blue_pilot": 3})
    play(game, "gateway 8", "take", "aim asteroids")
    return game


def waiting_for_a_landing() -> Timeline:
    """CG-43: chance places the saucer."""
    return turn("off", "2 sun", ground={"blue_pilot": 3})


def waiting_for_crew() -> Timeline:
    """CG-89: chance places the crew member that was called; the first queue is empty."""
    crew = "red_pilot,red_engineer,red_doctor"
    game = turn("r1c3", "2 stars", {"blue": f"r7c4 crew={crew}"}, {"blue_pilot": 1, "red_scientist": 9})
    play(game, "pass", "refill green")
    return game


def an_empty_queue() -> Timeline:
    """CG-91: nobody of that colour waits."""
    crew = "red_pilot,red_engineer,red_doctor"
    game = turn("r1c3", "2 stars", {"blue": f"r7c4 crew={crew}"}, {"blue_pilot": 1, "red_scientist": 9})
    play(game, "pass")
    return game


def nobody_waits() -> Timeline:
    """CG-91: all queues are empty."""
    state = {
        "red": "r1c3 crew=" + ",".join(f"{colour}_pilot" for colour in ("red", "green", "yellow")),
        "green": "r7c2 crew=" + ",".join(f"{colour}_engineer" for colour in ("red", "green", "blue", "yellow")),
        "blue": "r7c4 crew="
        + ",".join(
            f"{colour}_{each}" for colour in ("red", "green", "blue", "yellow") for each in ("doctor", "scientist")
        ),
    }
    red, others = state.pop("red"), state
    game = turn(red, "2 stars", others, {"blue_pilot": 1}, seats=3)
    play(game, "pass")
    return game


def two_cards_from_a_renewed_deck() -> Timeline:
    """CG-96, CG-155: the one card of the deck, and one of the discards; each pair is possible that has it."""
    game = turn("r3c1 energy=1", "3 asteroids", deck=["hyperdrive"], discards=["airlock", "cargo_hold"])
    return game


def a_cargo_hold() -> Timeline:
    """CG-127: 3 boosters at once."""
    game = two_cards_from_a_renewed_deck()
    play(game, "chance: deal hyperdrive cargo_hold")
    return game


def a_cargo_taken() -> Timeline:
    """CG-127: and afterwards, the last turn of the round with an upgrade that is fresh."""
    game = a_cargo_hold()
    play(game, "keep cargo_hold", "take")
    return game


def the_last_upgrade() -> Timeline:
    """CG-96: only one card can be had, and then none."""
    return turn("r3c1 energy=4", "3 asteroids", deck=["hyperdrive"], others={"green": f"r7c2 upgrades={ALL_BUT_ONE}"})


ALL_BUT_ONE = ",".join(
    (
        *("blast_off_thrusters", "wormhole_generator", "afterburner", "pulse_cannon", "tractor_beam"),
        *("saucer_teleporter", "cloaking_device", "waste_accelerator", "scavenger_bot", "distress_signaler"),
        *("time_machine", "regeneration_gateway", "kinetic_siphon", "cargo_hold", "proximity_mines", "landing_legs"),
        *("quake_maker", "rotational_stabilizer", "airlock", "acceleration_regulator", "boost_amplifier"),
        "organic_triangulator",
    )
)


def an_empty_deck() -> Timeline:
    """CG-96: the discards become the deck before anything is drawn."""
    return turn("r3c1 energy=1", "3 asteroids", deck=[], discards=["airlock", "cargo_hold", "hyperdrive"])


def a_win_by_the_last_step() -> Timeline:
    """CG-144: the fourth speciality is picked up on the last step before the edge."""
    crew = "red_pilot,red_doctor,red_scientist"
    return turn(f"r1c4 crew={crew}", "2 sun", ground={"blue_engineer": 5})


def nobody_wins() -> Timeline:
    """CG-147: the last round is over."""
    game = turn("r3c1", "2 asteroids", options={"max_rounds": 1})
    to_the_end(game)
    return game


def after_the_last_hop() -> Timeline:
    """CG-69: after the last hop an accelerator is a blank space."""
    game = turn("r0c1", "2 stars", options={"hop_limit": 1})
    play(game, "aim asteroids")
    return game


def a_long_chain() -> Timeline:
    """CG-65, CG-67: a saucer is pushed, flung on and pushes others over the edge."""
    others = {"green": "r2c1", "blue": "r2c4", "yellow": "r2c7"}
    return turn("r2c0", "2 asteroids", others)


def six_players() -> Timeline:
    """CG-39, CG-40: two override tokens, one of which is used."""
    game = turn("r3c1", "0-5 sun", seats=6)
    to_the_end(game, "aim")
    play(game, "aim meteor")
    return game


POSITIONS: tuple[Callable[[], Timeline], ...] = (
    every_upgrade_at_the_end,
    before_every_upgrade_at_the_end,
    a_turn_after_a_pick_up,
    off_the_board_at_the_end,
    a_jump_at_the_start,
    a_time_machine,
    mines_and_a_siphon,
    a_robbery,
    a_poor_victim,
    a_penalty,
    nothing_at_risk,
    an_airlock,
    an_exchange,
    partners_side_by_side,
    partners_hand_over,
    a_partner_pushed_off,
    a_stabilizer,
    a_landing_of_choice,
    waiting_for_a_landing,
    waiting_for_crew,
    an_empty_queue,
    nobody_waits,
    two_cards_from_a_renewed_deck,
    a_cargo_hold,
    a_cargo_taken,
    the_last_upgrade,
    an_empty_deck,
    a_win_by_the_last_step,
    nobody_wins,
    after_the_last_hop,
    a_long_chain,
    six_players,
)


def named() -> dict[str, Timeline]:
    """All of them, by name."""
    return {position.__name__.replace("_", " "): position() for position in POSITIONS}
