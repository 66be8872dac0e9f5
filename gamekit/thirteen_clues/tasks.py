"""Properties that a lesson can ask of a move in 13 Clues: a good question, a possible case, a certain case.

Each is judged from what the player whose turn it is can know (TC-64), never from the cards. A case is a mystery.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamekit.exercises import RIGHT, Verdict, seat_to_move
from gamekit.game import Event, Move
from gamekit.lessons.tasks import Property
from gamekit.thirteen_clues.board import PARTS
from gamekit.thirteen_clues.hearing import LOOKED, SIDES, Answer, answer, known
from gamekit.timeline import Timeline

if TYPE_CHECKING:
    from gamekit.thirteen_clues.deduction import Knowledge, Mystery

QUESTIONS = ("ask", "ask_secretly", "ask_left", "ask_right", "look")
CLOSE = 0.15  # bits: a question nearly as good as the best
NOTHING = 1e-9  # bits: no more than rounding


def knowledge(game: Timeline) -> Knowledge:
    """What the player whose turn it is can know of the own mystery, once the mysteries are put up (TC-15)."""
    found: Knowledge | None = game.knowledge(seat_to_move(game))
    assert found is not None
    return found


# ---------------------------------------------------------------------- a good question


def bits_of(game: Timeline, verb: str) -> dict[Move, float]:
    """What each question or look tells about the own mystery, in bits, the best first; with a verb, of that one."""
    moves = [move for move in game.moves(seat_to_move(game)) if move.verb in QUESTIONS and verb in ("", move.verb)]
    by_notation = {move.notation: move for move in moves}
    return {by_notation[notation]: bits for notation, bits in knowledge(game).rank(by_notation)} if moves else {}


def judge_question(game: Timeline, move: Move, verb: str) -> Verdict:
    """A question or a look that tells nearly as much about the own mystery as the best one."""
    bits = bits_of(game, verb)
    if move not in bits:
        return Verdict("attempt")
    best = max(bits.values())
    details = {"bits": round(bits[move], 2), "best": round(best, 2)}
    if bits[move] <= NOTHING:
        certain = len(knowledge(game).answers(move.notation)) == 1
        return Verdict("known" if certain else "nothing", details)
    return Verdict(RIGHT if bits[move] >= best - CLOSE else "poor", details)


def good_questions(game: Timeline, verb: str) -> list[Move]:
    """The questions that tell nearly as much as the best one, the best first; none if nothing is left to be told."""
    bits = bits_of(game, verb)
    return [move for move in bits if bits[move] > NOTHING and bits[move] >= max(bits.values()) - CLOSE]


# ---------------------------------------------------------------------- a possible case, a certain case


def contradicted(game: Timeline, mystery: Mystery) -> Verdict:
    """What speaks against an impossible mystery: the first log line that does so by itself, else several together."""
    heard = (event for event in game.events(seat_to_move(game)) if known(event))
    found = (against(knowledge(game), event, mystery) for event in heard)
    return next(filter(None, found), None) or together(knowledge(game), mystery)


def together(knower: Knowledge, mystery: Mystery) -> Verdict:
    """What several lines say together: that a card of it is in no possible mystery, or else only the three at once."""
    out = [card for card in mystery if not knower.probability(card)]
    return Verdict("card", {"card": out[0]}) if out else Verdict("together")


def against(knower: Knowledge, event: Event, mystery: Mystery) -> Verdict | None:
    """What an event says by itself against a mystery of the seat that heard it; None if nothing."""
    seat = knower.heard.seat
    if event.kind in LOOKED and event.details["card"] in mystery:
        return Verdict("looked", event.details)
    if event.kind == "wrong":
        return named(event, mystery, own=event.seat == seat)
    if event.kind in SIDES and event.details["witness"] != seat:
        return miscounted(knower, answer(event), mystery)
    return None


def named(event: Event, mystery: Mystery, own: bool) -> Verdict | None:
    """TC-47: the own accusation was wrong as a whole. TC-43: nobody else names a card of it, for all of them see it."""
    cards = tuple(event.details[part] for part in PARTS)
    if own:
        return Verdict("again") if cards == mystery else None
    shared = [card for card in cards if card in mystery]
    return Verdict("barred", {"card": shared[0], "seat": event.seat}) if shared else None


def miscounted(knower: Knowledge, told: Answer, mystery: Mystery) -> Verdict | None:
    """TC-33, TC-54: an answer that the witness would not have given, whatever lies behind that screen."""
    least, hidden = in_sight(knower, told, mystery)
    most = least + min(hidden, 2 if told.side is None else 1)
    details = {"witness": told.witness, "what": told.what, "told": told.number, "least": least, "most": most}
    if told.number < least:
        return Verdict("over", details)
    return Verdict("under", details) if told.number > most else None


def in_sight(knower: Knowledge, told: Answer, mystery: Mystery) -> tuple[int, int]:
    """How many cards of a kind stand in front of the others for the witness to see, and how many more lie hidden."""
    deck, heard = knower.deck, knower.heard
    fronts = [card for owner, cards in heard.fronts.items() if owner != told.witness for card in cards]
    mine = [deck.number[slug] for slug in mystery]
    hidden = [card for card in heard.unseen if card not in mine]
    asked = [[told.what in deck.cards[card - 1].features for card in row] for row in ([*fronts, *mine], hidden)]
    return sum(asked[0]), sum(asked[1])


def judge_possible(game: Timeline, move: Move, verb: str) -> Verdict:
    """An accusation that names a mystery which all that was heard leaves possible."""
    if move.verb != "accuse":
        return Verdict("question")
    person, location, weapon = move.words
    if knowledge(game).probability(*move.words):
        return Verdict(RIGHT, {"count": knowledge(game).remaining})
    return contradicted(game, (person, location, weapon))


def possible_cases(game: Timeline, verb: str) -> list[Move]:
    """The accusations that name a possible mystery, the likeliest first."""
    return [Move(seat_to_move(game), "accuse", tuple(case[:-1])) for case in knowledge(game).cases()]


def judge_certain(game: Timeline, move: Move, verb: str) -> Verdict:
    """An accusation made only when one mystery is left, and naming it."""
    found, left = judge_possible(game, move, verb), knowledge(game).remaining
    if found.said != RIGHT or left == 1:
        return found
    other = next(case[:-1] for case in knowledge(game).cases() if case[:-1] != move.words)
    return Verdict("open", {**dict(zip(PARTS, other, strict=True)), "count": left})


def certain_cases(game: Timeline, verb: str) -> list[Move]:
    """The accusation that names the only mystery left; none while there are several."""
    return possible_cases(game, verb) if knowledge(game).remaining == 1 else []


PROPERTIES = {
    "good_question": Property(judge_question, good_questions),
    "possible_case": Property(judge_possible, possible_cases),
    "certain_case": Property(judge_certain, certain_cases),
}
