"""What a player can do in 13 Clues: question a witness, look at an informant, accuse (TC-20 to TC-62).

Each function takes the deck first; the game binds it. Answers are counted by the rules, never typed in (TC-32).
"""

from __future__ import annotations

from collections.abc import Sequence

from gamekit.game import Event, Move, Refusal, Step
from gamekit.thirteen_clues import rounds
from gamekit.thirteen_clues.board import LETTERS, PARTS, Deck, colours_in_play
from gamekit.thirteen_clues.state import State, replaced, round_from, seen_cards

SIDES = ("left", "right")  # of the two cards behind a screen

# ---------------------------------------------------------------------- a glass at the start of the turn


def cut_giver(state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """The players who have a glass."""
    return [str(other) for other in round_from(state, seat) if state.glasses[other]]


def why_not_take(state: State, move: Move) -> Refusal | None:
    """TC-21: from another player, who must have a glass."""
    giver = int(move.words[0])
    return None if state.glasses[giver] else Refusal("has_no_glass", ("TC-21",), {"seat": giver})


def take(state: State, move: Move) -> Step:
    """TC-21: the supply being empty, a player takes a glass from another of his or her choice."""
    seat, giver = move.seat, int(move.words[0])
    event = Event("glass_claimed", seat, {"giver": giver}, ("TC-21", "TC-67"))
    return rounds.settled(state.with_glass(giver, -1).with_glass(seat, 1), event)


# ---------------------------------------------------------------------- questions


def askable(deck: Deck, state: State) -> list[str]:
    """TC-29, TC-30: the colours in play and the categories; TC-31: with `whole_kinds` also the kinds."""
    colours = deck.colours[: colours_in_play(len(state.hands))]
    return [*colours, *deck.categories, *(deck.kinds if state.options.whole_kinds else ())]


def cut_witness(verb: str, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """The other players, if that way of asking is open to the seat."""
    return [] if why_not_way(verb, state, seat) else [str(other) for other in sorted(round_from(state, seat))]


def cut_what(deck: Deck, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """What can be asked about."""
    return askable(deck, state)


def why_not_way(verb: str, state: State, seat: int) -> Refusal | None:
    """TC-53: a side is named with two players only; TC-58 to TC-62: secret questions need a token."""
    two = not state.with_glasses
    if verb == "ask_secretly" and not state.options.top_secret:
        return Refusal("not_secret", ("TC-58",))
    if verb == "ask_secretly":
        return None if state.tokens[seat] else Refusal("no_token", ("TC-59", "TC-62"))
    if two == (verb == "ask"):
        return Refusal("name_a_side" if two else "no_sides", ("TC-53",))
    return None


def why_not_ask(deck: Deck, verb: str, state: State, move: Move) -> Refusal | None:
    """TC-28: of another player; TC-30, TC-31: about what is in play and open to questions."""
    witness, what = int(move.words[0]), move.words[1]
    refusal = why_not_way(verb, state, move.seat)
    if refusal:
        return refusal
    if witness == move.seat:
        return Refusal("own_witness", ("TC-28",))
    if what in askable(deck, state):
        return None
    if what in deck.kinds:
        return Refusal("no_kinds", ("TC-31",), {"what": what})
    return Refusal("colour_out", ("TC-30",), {"what": what})


def answer(deck: Deck, state: State, witness: int, what: str, sides: Sequence[str] = SIDES) -> int:
    """TC-32, TC-33: how many cards the witness sees, in front of all others and behind the own screen on these sides.

    TC-34: neither the own mystery nor an informant is counted; TC-54: with two players only one side is.
    """
    other_side = {card for side, card in zip(SIDES, state.hands[witness], strict=True) if side not in sides}
    counted = [deck.cards[number - 1] for number in seen_cards(state, witness) if number not in other_side]
    return sum(what in card.features for card in counted)


def ask(deck: Deck, state: State, move: Move) -> Step:
    """A question, answered by the game (TC-32)."""
    return asked(deck, state, move, answer(deck, state, int(move.words[0]), move.words[1]))


def asked(deck: Deck, state: State, move: Move, count: int) -> Step:
    """TC-28: the glass goes to the witness; TC-35: asker, witness, question and answer are known to all."""
    witness, what = int(move.words[0]), move.words[1]
    details = {"witness": witness, "what": what, "count": count}
    state = state.with_glass(move.seat, -1).with_glass(witness, 1)
    about = "TC-31" if what in deck.kinds else "TC-29"
    rules = ("TC-33", "TC-34", "TC-28", about, "TC-32", "TC-35", *rounds.last_glass(state))
    return rounds.after_action(deck, state, (Event("asked", move.seat, details, rules),))


def ask_secretly(deck: Deck, state: State, move: Move) -> Step:
    """A secret question, answered by the game (TC-32)."""
    return asked_secretly(deck, state, move, answer(deck, state, int(move.words[0]), move.words[1]))


def asked_secretly(deck: Deck, state: State, move: Move, count: int | str) -> Step:
    """TC-59: a token is discarded with the glass; TC-60: only asker and witness know question and answer.

    TC-61: that it was asked is known to all; TC-62: the token does not come back.
    """
    seat, witness, what = move.seat, int(move.words[0]), move.words[1]
    details = {"witness": witness, "what": what, "count": count}
    state = state.with_glass(seat, -1).with_glass(witness, 1)
    state = state._replace(tokens=replaced(state.tokens, seat, state.tokens[seat] - 1))
    rules = ("TC-60", "TC-59", "TC-61", "TC-62", "TC-33", "TC-34", "TC-28", "TC-32", *rounds.last_glass(state))
    private = dict.fromkeys(("what", "count"), (seat, witness))
    return rounds.after_action(deck, state, (Event("asked_secretly", seat, details, rules, private),))


def asker_and_witness(state: State, move: Move) -> tuple[int, ...]:
    """TC-60: who knows what was asked secretly."""
    return move.seat, int(move.words[0])


def ask_with(deck: Deck, side: str, state: State, move: Move) -> Step:
    """A question with one side, answered by the game (TC-32)."""
    return asked_with(deck, side, state, move, answer(deck, state, int(move.words[0]), move.words[1], (side,)))


def asked_with(deck: Deck, side: str, state: State, move: Move, count: int) -> Step:
    """TC-53, TC-54: with two players the witness counts the asker's mystery and the own card on one side."""
    witness, what = int(move.words[0]), move.words[1]
    details = {"witness": witness, "what": what, "count": count}
    about = "TC-31" if what in deck.kinds else "TC-29"
    rules = ("TC-54", "TC-53", "TC-55", "TC-33", "TC-34", about, "TC-32", "TC-35", "TC-52")
    return rounds.after_action(deck, state, (Event(f"asked_{side}", move.seat, details, rules),))


# ---------------------------------------------------------------------- informants


def cut_letter(state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """The letters on which an informant lies."""
    return list(LETTERS[: len(state.informants)])


def why_not_look(state: State, move: Move) -> Refusal | None:
    """TC-38: with six players there are no informants; TC-5, TC-36: a letter needs one."""
    if not state.informants:
        return Refusal("no_informants", ("TC-38",))
    if LETTERS.index(move.words[0]) < len(state.informants):
        return None
    return Refusal("empty_letter", ("TC-36", "TC-5"), {"letter": move.words[0]})


def look(deck: Deck, state: State, move: Move) -> Step:
    """TC-36: a look at the card on a letter, in secret; it stays there. TC-37: others may have looked before."""
    seat, letter = move.seat, move.words[0]
    at = LETTERS.index(letter)
    state, events = rounds.give_away(state, seat)
    again = ("TC-37",) if state.looked[at] else ()
    state = state._replace(looked=replaced(state.looked, at, tuple(sorted({*state.looked[at], seat}))))
    details = {"letter": letter, "card": deck.slug(state.informants[at])}
    turn = rounds.last_glass(state) if state.with_glasses else ("TC-52",)
    event = Event("looked", seat, details, ("TC-36", *again, "TC-64", *turn), {"card": (seat,)})
    return rounds.after_action(deck, state, (*events, event))


# ---------------------------------------------------------------------- accusations


def unseen(deck: Deck, state: State, seat: int) -> list[str]:
    """TC-43, TC-44: the cards in play that a seat sees nowhere; TC-45: a look at an informant does not bar a card."""
    barred = set(seen_cards(state, seat))
    return [card.slug for card in deck.in_play(len(state.hands)) if card.number not in barred]


def cut_unseen(deck: Deck, part: str, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """The persons, locations or weapons that the seat may name."""
    return [slug for slug in unseen(deck, state, seat) if deck.part_of(slug) == part]


def why_not_accuse(deck: Deck, state: State, move: Move) -> Refusal | None:
    """The first reason against one of the three cards."""
    return next(filter(None, (why_not_name(deck, state, move.seat, card) for card in move.words)), None)


def why_not_name(deck: Deck, state: State, seat: int, card: str) -> Refusal | None:
    """TC-43: no card behind the own screen or in front of another player; TC-44: only cards in play."""
    number = deck.number[card]
    if number > len(deck.in_play(len(state.hands))):
        return Refusal("not_in_play", ("TC-44",), {"card": card})
    if number in state.hands[seat]:
        return Refusal("seen_behind", ("TC-43",), {"card": card})
    owner = next((other for other in round_from(state, seat) if number in state.mysteries[other]), None)
    return None if owner is None else Refusal("seen_in_front", ("TC-43",), {"card": card, "seat": owner})


def accuse(deck: Deck, state: State, move: Move) -> Step:
    """TC-42: the glass is given away, and a person, a location and a weapon are named, for all to hear (TC-50)."""
    state, events = rounds.give_away(state, move.seat)
    named = tuple(deck.number[word] for word in move.words)
    details = dict(zip(PARTS, move.words, strict=True))
    return (right if named == state.mysteries[move.seat] else wrong)(deck, state, events, details)


def right(deck: Deck, state: State, events: tuple[Event, ...], details: dict[str, str]) -> Step:
    """TC-7, TC-46, TC-56: the mystery is solved, and the player wins at once."""
    seat = state.agenda[-1].seat
    event = Event("solved", seat, details, ("TC-46", "TC-7", "TC-56", "TC-42", "TC-50"))
    return rounds.end(deck, state._replace(winner=seat), (*events, event))


def wrong(deck: Deck, state: State, events: tuple[Event, ...], details: dict[str, str]) -> Step:
    """TC-47: only "wrong" is told; TC-48, TC-25: the turn is over, and all glasses left go to the supply.

    TC-49: the player stays in the game, and may accuse again in later turns.
    """
    seat = state.agenda[-1].seat
    turn = ("TC-48", "TC-25") if state.with_glasses else ("TC-52",)
    event = Event("wrong", seat, details, ("TC-47", *turn, "TC-49", "TC-42", "TC-43", "TC-50"))
    state, returned = rounds.give_up_glasses(state, seat)
    return rounds.end_turn(deck, state, (*events, event, *returned))
