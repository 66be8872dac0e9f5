"""The exercises of 1000 mil. What is right is computed here each time, from the rules or by counting cards."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from gamekit.exercises import (
    RIGHT,
    Exercise,
    Field,
    Verdict,
    about_seat,
    counts,
    for_number,
    seat_to_move,
    several,
    shares,
)
from gamekit.game import Event, Move
from gamekit.thousand_miles.car import damages, standing
from gamekit.thousand_miles.reach import fewest
from gamekit.timeline import Timeline

if TYPE_CHECKING:
    from gamekit.thousand_miles.odds import Knowledge

LAID = ("lay", "attack")
DRAWS = 3  # in the exercise about several draws


def known(game: Timeline) -> Knowledge:
    """What the player whose turn it is can know."""
    knowledge: Knowledge = game.knowledge(seat_to_move(game))
    return knowledge


# ---------------------------------------------------------------------- what can be laid


def hand(game: Timeline) -> list[str]:
    """The different cards of the player whose turn it is."""
    return [move.words[0] for move in game.moves() if move.verb == "discard"]


def layable(game: Timeline) -> set[str]:
    """TM-26 to TM-48: those of them that can be laid now, attacks among them."""
    return {move.words[0] for move in game.moves() if move.verb in LAID}


def judge_layable(game: Timeline, cards: tuple[str, ...]) -> Verdict:
    """All cards that can be laid, and no other."""
    right = layable(game)
    return Verdict("all") if set(cards) == set(hand(game)) != right else several(cards, right, "card")


# ---------------------------------------------------------------------- how a car stands


def mend(game: Timeline) -> Event:
    """The first defence of the hand that ends a damage, as it would be laid."""
    seat = seat_to_move(game)
    before = damages(game.state.sides[game.state.side_of(seat)].marks)
    moves: list[Move] = [move for move in game.moves() if move.verb == "lay"]
    laid = [event for move in moves for event in game.game.play(game.state, move).events if event.kind == "defence"]
    return next(event for event in laid if set(before) - set(event.details["state"]))


def about_mend(game: Timeline) -> dict[str, Any]:
    """Who lays what, and how the car stands before."""
    seat = seat_to_move(game)
    marks = game.state.sides[game.state.side_of(seat)].marks
    return {"seat": seat, "card": mend(game).details["card"], "state": standing(marks)}


def states(game: Timeline) -> list[str]:
    """How a car can stand."""
    return list(game.game.names("en")["state"])


def judge_mended(game: Timeline, state: tuple[str, ...]) -> Verdict:
    """TM-44, TM-11: the damage is ended, the stop is not, and a speed limit is a thing apart."""
    right, chosen = set(mend(game).details["state"]), set(state)
    if chosen == right:
        return Verdict(RIGHT)
    before = set(about_mend(game)["state"])
    mistakes = {"rolling": "rolling" in chosen, "damaged": bool(chosen & (before - right)), "less": chosen < right}
    return Verdict(next((said for said, so in mistakes.items() if so), "more"))


# ---------------------------------------------------------------------- counting cards


def telling(game: Timeline) -> str:
    """The card that lies in most places: in the own hand, before sides, among the discards, unseen."""
    left = known(game).left()
    return max(left, key=lambda card: (sum(number > 0 for number in left[card][1:]), left[card].laid))


def about_card(game: Timeline) -> dict[str, Any]:
    """Whose turn it is, and which card is asked about."""
    return about_seat(game, card=telling(game))


def judge_left(game: Timeline, answer: Fraction) -> Verdict:
    """TM-136, TM-137: the full deck less what is laid, discarded, or in the own hand."""
    row = known(game).left()[telling(game)]
    right = row.unseen
    mistakes = {
        "full": row.full,
        "hand": right + row.held,
        "laid": right + row.laid,
        "discards": right + row.discarded,
    }
    return counts(answer, right, mistakes)


def only(game: Timeline) -> str:
    """The first immunity that the player whose turn it is does not see."""
    left, heard = known(game).left(), known(game).heard
    return next(slug for slug in heard.deck.slugs(heard.deck.immunities) if left[slug].unseen)


def about_rival(game: Timeline) -> dict[str, Any]:
    """Whose turn it is, which card may be where, and in whose hand; how many cards are hidden."""
    knowledge = known(game)
    rival = knowledge.rivals[0]
    details = {"card": only(game), "rival": rival, "size": knowledge.hidden[rival], "left": knowledge.deck_size}
    return about_seat(game, **details)


def judge_rival(game: Timeline, answer: Fraction) -> Verdict:
    """A card that nobody sees is as likely in one hidden place as in another."""
    knowledge, rival = known(game), known(game).rivals[0]
    size, unseen = knowledge.hidden[rival], sum(knowledge.unseen)
    mistakes = {
        "places": Fraction(1, len(knowledge.hidden) + 1),
        "full": Fraction(size, sum(knowledge.heard.full)),
        "hands": Fraction(size, sum(knowledge.hidden.values())),
        "one": Fraction(1, unseen),
    }
    return shares(answer, knowledge.holds(only(game), rival), mistakes)


def most(game: Timeline) -> str:
    """The card of which the player whose turn it is sees least."""
    left = known(game).left()
    return max(left, key=lambda card: left[card].unseen)


def about_draws(game: Timeline) -> dict[str, Any]:
    """Whose turn it is, which card is wanted, how many of it are unseen, among how many cards."""
    left = known(game).left()
    details = {"card": most(game), "count": left[most(game)].unseen, "left": sum(known(game).unseen)}
    return about_seat(game, draws=DRAWS, **details)


def judge_draws(game: Timeline, answer: Fraction) -> Verdict:
    """At least one in several draws: all but that each of them misses."""
    knowledge, card = known(game), most(game)
    once, right = knowledge.drawing(card, 1), knowledge.drawing(card, DRAWS)
    mistakes = {"once": once, "sum": DRAWS * once, "missed": 1 - right, "every": once**DRAWS}
    return shares(answer, right, mistakes)


# ---------------------------------------------------------------------- exactly the distance


def about_road(game: Timeline) -> dict[str, Any]:
    """Whose turn it is, and how far it is still."""
    road = known(game).road()
    return about_seat(game, miles=road.here, left=road.left)


def judge_exact(game: Timeline, answer: Fraction) -> Verdict:
    """TM-28, TM-29: the fewest cards of the hand that make just the rest of the way."""
    knowledge = known(game)
    road, heard = knowledge.road(), knowledge.heard
    held = fewest(heard.deck, heard.held, road.left)  # as if any number of each could be laid
    ways = {"allowed": held, "unseen": road.all}
    mistakes = {said: len(cards) for said, cards in ways.items() if cards is not None}
    right = len(road.hand or ())
    return counts(answer, right, mistakes)


EXERCISES = (
    Exercise(
        "layable",
        (Field("card", hand, many=True),),
        judge_layable,
        ("all", "not", "missing"),
        at="what now / co teraz",
        about=about_seat,
    ),
    Exercise(
        "mended",
        (Field("state", states, many=True),),
        judge_mended,
        ("rolling", "damaged", "less", "more"),
        at="mend / naprawa",
        about=about_mend,
    ),
    for_number("left", judge_left, "full hand laid discards more fewer", at="count / liczenie", about=about_card),
    for_number("rival", judge_rival, "places full hands one other", at="count / liczenie", about=about_rival),
    for_number("draws", judge_draws, "once sum missed every other", at="count / liczenie", about=about_draws),
    for_number("exact", judge_exact, "allowed unseen more fewer", at="last miles / ostatnie mile", about=about_road),
)
