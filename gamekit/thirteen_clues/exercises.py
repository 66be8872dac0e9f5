"""The exercises of 13 Clues. What is right is computed here each time, from the rules or by deduction."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import prod
from typing import TYPE_CHECKING, Any

from gamekit.exercises import (
    KINDS_OF_SLOTS,
    RIGHT,
    Exercise,
    Field,
    Verdict,
    about_seat,
    counts,
    for_number,
    numbers,
    one_fewer,
    seat_to_move,
)
from gamekit.game import Event
from gamekit.thirteen_clues.board import PARTS, Deck
from gamekit.thirteen_clues.rules import askable
from gamekit.thirteen_clues.state import round_from, seen_cards
from gamekit.timeline import Timeline

if TYPE_CHECKING:
    from gamekit.thirteen_clues.deduction import Knowledge

CLOSE = 0.15  # bits: a question nearly as good as the best
WITNESS = 2  # the seat in whose place the reader answers a question
AREAS = ("in_mystery", "behind_accuser", "behind_listener", "with_informants")  # where named cards could lie
BARRED = AREAS[:2]  # TC-43: what an accuser sees besides the mysteries of others


def known(game: Timeline) -> Knowledge:
    """What the player whose turn it is can know."""
    knowledge: Knowledge = game.knowledge(seat_to_move(game))
    return knowledge


def deck_of(game: Timeline) -> Deck:
    """The cards that the game is played with."""
    return known(game).deck


# ---------------------------------------------------------------------- counting cards and mysteries


def cards_in_play(game: Timeline) -> int:
    """TC-3: the cards of this number of players."""
    return len(deck_of(game).in_play(len(game.seats)))


def judge_unseen(game: Timeline, answer: Fraction) -> Verdict:
    """TC-65: the cards in play that the player whose turn it is sees nowhere."""
    state, seat = game.state, seat_to_move(game)
    right = cards_in_play(game) - len(list(seen_cards(state, seat)))
    own, mine = len(state.hands[seat]), len(state.mysteries[seat])
    mistakes = {"screen": right + own, "mine": right - mine, "three": mine, "all": cards_in_play(game)}
    return counts(answer, right, mistakes)


def parts_unseen(game: Timeline) -> list[int]:
    """How many persons, locations and weapons the player whose turn it is does not see."""
    deck, unseen = deck_of(game), known(game).heard.unseen
    return [sum(deck.cards[card - 1].part == part for card in unseen) for part in PARTS]


def judge_mysteries(game: Timeline, answer: Fraction) -> Verdict:
    """TC-10: one person, one location and one weapon of the unseen cards."""
    parts, whole = parts_unseen(game), cards_in_play(game) // len(PARTS)
    mistakes = {"sum": sum(parts), "all": whole ** len(PARTS), "any": prod(range(sum(parts) - 2, sum(parts) + 1)) // 6}
    return numbers(answer, prod(parts), mistakes, "other")


# ---------------------------------------------------------------------- what a witness counts


def of_kind(game: Timeline, what: str, cards: Iterable[int]) -> int:
    """How many of some cards a question is about."""
    deck = deck_of(game)
    return sum(what in deck.cards[card - 1].features for card in cards)


def about_count(game: Timeline) -> dict[str, Any]:
    """Who asks whom, and about what: the last of the categories."""
    return about_seat(game, witness=WITNESS, what=deck_of(game).categories[-1])


def judge_count(game: Timeline, answer: Fraction) -> Verdict:
    """TC-33, TC-34: the witness counts the fronts of all others and the own two cards, not the own mystery."""
    asker, witness, what = about_count(game).values()
    right = of_kind(game, what, seen_cards(game.state, witness))
    own = right + of_kind(game, what, game.state.mysteries[witness])
    eyes = of_kind(game, what, seen_cards(game.state, asker))
    return counts(answer, right, {"own": own, "eyes": eyes})


def last_answer(game: Timeline) -> Event:
    """The last answer that the player whose turn it is got."""
    seat = seat_to_move(game)
    return [event for event in game.events(seat) if event.kind == "asked" and event.seat == seat][-1]


def about_hidden(game: Timeline) -> dict[str, Any]:
    """That answer: who saw how many of what."""
    event = last_answer(game)
    return {"seat": event.seat, **event.details}


def judge_hidden(game: Timeline, answer: Fraction) -> Verdict:
    """Of the cards counted by the witness, those that the asker does not see: in the mystery or behind the screen."""
    asker, witness, what, count = about_hidden(game).values()
    seen_by_both = set(seen_cards(game.state, asker)) & set(seen_cards(game.state, witness))
    right = count - of_kind(game, what, seen_by_both)
    own = count - of_kind(game, what, seen_cards(game.state, asker))
    return counts(answer, right, {"all": count, "own": own})


# ---------------------------------------------------------------------- good questions


def witnesses(game: Timeline) -> list[str]:
    """The other players."""
    return [str(seat) for seat in round_from(game.state, seat_to_move(game))]


def subjects(game: Timeline) -> list[str]:
    """All that can be asked about."""
    return askable(deck_of(game), game.state)


def judge_ask(game: Timeline, witness: str, what: str) -> Verdict:
    """The question that tells most about the asker's mystery."""
    every = [f"ask {who} {subject}" for who in witnesses(game) for subject in subjects(game)]
    bits = dict(known(game).rank(every))
    told, best = bits[f"ask {witness} {what}"], max(bits.values())
    details = {"witness": int(witness), "what": what, "bits": round(told, 2)}
    if told > best - 1e-9:
        return Verdict(RIGHT, details)
    if not details["bits"]:
        return Verdict("nothing", details)
    return Verdict("close" if told > best - CLOSE else "less", details)


# ---------------------------------------------------------------------- accusations


def about_wrong(game: Timeline) -> dict[str, Any]:
    """Whose turn it is, and how many mysteries are possible for that player."""
    return about_seat(game, count=known(game).remaining)


def judge_wrong(game: Timeline, answer: Fraction) -> Verdict:
    """TC-47: a wrong accusation rules out the one mystery that was named."""
    return one_fewer(answer, known(game).remaining, len(PARTS))


def about_named(game: Timeline) -> dict[str, Any]:
    """The last accusation: the accuser, and the three cards."""
    event = [event for event in game.events() if event.kind == "wrong"][-1]
    return {"seat": event.seat, **event.details}


def judge_named(game: Timeline, areas: tuple[str, ...]) -> Verdict:
    """TC-43: nobody names a card that he or she sees: in the mystery of another, or behind the own screen."""
    too_much = [area for area in areas if area not in BARRED]
    if too_much:
        return Verdict("informants" if AREAS[-1] in too_much else "other")
    return Verdict(RIGHT) if len(areas) == len(BARRED) else Verdict("half_" + areas[0])


def about_share(game: Timeline) -> dict[str, Any]:
    """Whose turn it is, how many mysteries are possible, in how many deals each, and in how many all together."""
    knowledge = known(game)
    deals = [int(share * knowledge.total) for *_, share in knowledge.cases()]
    return about_seat(game, count=len(deals), each=", ".join(map(str, deals)), total=sum(deals))


def judge_share(game: Timeline, answer: Fraction) -> Verdict:
    """How likely the most likely mystery is: its share of all deals."""
    cases = known(game).cases()
    right = cases[0][3]
    close = abs(answer - right) < Fraction(1, 100)  # rounded to a percent
    mistakes = {"alike": Fraction(1, len(cases)), "odds": right / (1 - right), "against": 1 - right}
    return Verdict(RIGHT) if close else numbers(answer, right, mistakes, "other")


# ---------------------------------------------------------------------- two that no question tells apart


def unseen(part: str) -> Field:
    """A field for a card of that kind that the player whose turn it is does not see."""
    return Field(part, lambda game: list(known(game).marginal(part)))


def about_twin(game: Timeline) -> dict[str, Any]:
    """Whose turn it is, and the first of the mysteries that are left."""
    return about_seat(game, **dict(zip(PARTS, known(game).best_case(), strict=True)))


def judge_twin(game: Timeline, *mystery: str) -> Verdict:
    """Another mystery that is true to all that the player has heard."""
    knowledge = known(game)
    if mystery == knowledge.best_case():
        return Verdict("same")
    impossible = [card for card in mystery if not knowledge.probability(card)]
    if impossible:
        return Verdict("out", {"card": impossible[0]})
    return Verdict(RIGHT if knowledge.probability(*mystery) else "mixed")


EXERCISES = (
    for_number("unseen", judge_unseen, "screen mine three all more fewer", at="start", about=about_seat),
    for_number("mysteries", judge_mysteries, "sum all any other", at="start", about=about_seat),
    for_number("count", judge_count, "own eyes more fewer", at="start", about=about_count),
    for_number(
        "hidden", judge_hidden, "all own more fewer", hints=3, at="two hidden / dwie ukryte", about=about_hidden
    ),
    Exercise(
        "ask",
        (Field("witness", witnesses), Field("what", subjects)),
        judge_ask,
        ("nothing", "close", "less"),
        at="three names / trzy nazwy",
        about=about_seat,
    ),
    for_number(
        "wrong", judge_wrong, "same half three solved other", at="accuse or ask / oskarżyć czy pytać", about=about_wrong
    ),
    Exercise(
        "named",
        (Field(KINDS_OF_SLOTS, lambda game: AREAS, many=True),),
        judge_named,
        ("informants", "other", "half_in_mystery", "half_behind_accuser"),
        at="three names / trzy nazwy",
        about=about_named,
    ),
    for_number(
        "share", judge_share, "alike odds against other", at="five mysteries / pięć tajemnic", about=about_share
    ),
    Exercise(
        "twin",
        tuple(unseen(part) for part in PARTS),
        judge_twin,
        ("same", "out", "mixed"),
        hints=3,
        at="nothing to ask / nie ma o co pytać",
        about=about_twin,
    ),
)
