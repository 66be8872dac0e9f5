"""Named positions of 1000 mil: games that lead where random play seldom does."""

from __future__ import annotations

from positions import play
from thousand_miles_positions import at, attacked, draw

from gamekit.timeline import Timeline

FOUR = "priority_vehicle fuel_tank puncture_proof ace"


def a_trick_out_of_turn() -> Timeline:
    """A player out of turn undoes an accident, two others lose their turns, and the round is won."""
    game = attacked("accident", {2: "ace 200"}, seats=4, victim=2, sides={2: {"miles": 800}})
    play(game, "draw", "chance: deal fuel", "2: trick ace")
    play(game, "chance: deal repair", "chance: deal repair", "lay 200")
    return game


def a_trick_by_a_partner() -> Timeline:
    """In a team game, the partner undoes a speed limit while the side is stopped."""
    game = attacked(
        "speed_limit",
        {3: "priority_vehicle"},
        seats=4,
        victim=1,
        options={"teams": "2x2", "speed_limit": "separate"},
        sides={1: {"marks": "stopped"}},
    )
    play(game, "3: trick priority_vehicle")
    return game


def a_trick_in_the_own_turn() -> Timeline:
    """With cumulative attacks the ace, drawn since, undoes con-sens and ends an accident, too."""
    options = {"cumulative": True, "con_sens": True}
    game = attacked("con_sens", sides={1: {"marks": "stopped accident", "laid": "accident"}}, options=options)
    draw(game, "ace")
    play(game, "lay ace")
    return game


def all_that_a_winner_gets() -> Timeline:
    """The last card of the deck drawn, four immunities, nobody else has driven, no 200."""
    sides = {0: {"miles": 900, "laid": FOUR}, 1: {"marks": "stopped"}}
    game = at({0: "100 25"}, sides=sides, deck="repair", drawn=False, options={"safe_trip": 300, "match_points": None})
    draw(game, "repair")
    play(game, "lay 100")
    return game


def an_extension_in_vain() -> Timeline:
    """Somebody calls for 1000 miles, and cards run out."""
    options = {"extension": True, "match_points": None, "round_end": "first"}
    game = at({0: "25 fuel", 1: "repair"}, sides={0: {"miles": 675}}, deck="", exact=True, options=options)
    play(game, "lay 25", "extend", "discard repair")
    return game


def an_extension_reached() -> Timeline:
    """Whoever called for 1000 miles is there first, with all that can be had for it, and no card is left to draw."""
    options = {"con_sens": True, "reshuffle": True, "match_points": None}
    sides = {0: {"miles": 900, "laid": FOUR}, 1: {"marks": "stopped"}}
    hands = {0: "100 25", 1: "200 200 200 200"}
    wishes = {"sides": sides, "options": options, "distance": 1000, "called": 0}
    game = at(hands, preset="published", deck="", before=1, exact=True, **wishes)
    play(game, "lay 100")
    return game


def an_extension_not_called() -> Timeline:
    """The round is over and won at 700 miles."""
    game = at({0: "25"}, sides={0: {"miles": 675}}, preset="published")
    play(game, "lay 25", "finish")
    return game


def backwards() -> Timeline:
    """Con-sens takes miles away, but not below 0."""
    game = at(
        {0: "75 50"}, sides={0: {"miles": 50, "marks": "con_sens", "laid": "con_sens"}}, options={"con_sens": True}
    )
    play(game, "lay 75")
    return game


def nobody_has_cards() -> Timeline:
    """With `round_end` = `all` a player without cards is left out, and the round ends when nobody has any."""
    game = at({0: "25", 1: "fuel repair"}, deck="", exact=True, options={"round_end": "all", "match_points": None})
    play(game, "discard 25", "discard fuel", "discard repair")
    return game


def only_discards() -> Timeline:
    """The discards come back, and the round ends after turns of nothing else."""
    game = at(deck="", discards="fuel", options={"reshuffle": True, "stall": 2})
    play(game, "discard 25", "draw", "chance: deal fuel", "discard fuel")
    return game


def every_side_is_safe() -> Timeline:
    """Three players, and nobody can be attacked."""
    return at({0: "accident"}, seats=3, sides={1: {"marks": "stopped"}, 2: {"laid": "ace"}})


def close_to_the_end() -> Timeline:
    """Two 200 cards laid, and only 50 miles left."""
    return at({0: "200 100"}, sides={0: {"miles": 950, "laid": "200 200"}})


def named() -> dict[str, Timeline]:
    """All of them by name."""
    games = (
        a_trick_out_of_turn,
        a_trick_by_a_partner,
        a_trick_in_the_own_turn,
        all_that_a_winner_gets,
        an_extension_in_vain,
        an_extension_reached,
        an_extension_not_called,
        backwards,
        nobody_has_cards,
        only_discards,
        every_side_is_safe,
        close_to_the_end,
    )
    return {game.__name__.replace("_", " "): game() for game in games}
