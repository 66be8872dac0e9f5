"""What a player can do in 1000 mil: lay a card, attack, discard, make a dirty trick (TM-20 to TM-72, TM-90 to TM-120).

Each function takes the deck first; the game binds it. What a card changes on a side, `car` says.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from gamekit.agenda import push
from gamekit.game import UNKNOWN, Event, Move, Refusal, Step, Task
from gamekit.thousand_miles import car, rounds, scoring
from gamekit.thousand_miles.board import SEATS, Card, Deck
from gamekit.thousand_miles.rounds import NEAR, Events
from gamekit.thousand_miles.state import Attack, Side, State, more, without

IMMUNITY, TRICK = 100, 300  # points (TM-49, TM-63)
DRAW_FIRST = Refusal("draw_first", ("TM-17",))
NO_ATTACK_OPEN = Refusal("no_attack_open", ("TM-59",))
NO_DRAWN_ATTACK_OPEN = Refusal("no_attack_open", ("TM-60",))

# ---------------------------------------------------------------------- what can be laid, and why not


def in_hand(state: State, seat: int) -> list[int]:
    """The different cards in the hand of a seat, as far as this view shows them; none before it has drawn (TM-17)."""
    if state.agenda[-1].kind != "play":
        return []
    return [card for card in dict.fromkeys(state.hands[seat]) if card != UNKNOWN]


def why_not_hold(deck: Deck, state: State, seat: int, card: int) -> Refusal | None:
    """TM-17: first draw; TM-20: then lay or discard a card of the hand."""
    if state.agenda[-1].kind == "draw":
        return DRAW_FIRST
    return None if card in state.hands[seat] else Refusal("not_in_hand", ("TM-20",), {"card": deck.slug(card)})


def cut_lay(deck: Deck, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """The distances, defences and immunities of the hand that can be laid."""
    side = state.sides[state.side_of(seat)]
    cards = [deck.cards[card] for card in in_hand(state, seat)]
    return [card.slug for card in cards if card.kind != "attack" and why_not_put(deck, state, side, card) is None]


def why_not_lay(deck: Deck, state: State, move: Move) -> Refusal | None:
    """Why a distance, defence or immunity cannot be laid on the own side."""
    card = deck.cards[deck.number[move.words[0]]]
    held = why_not_hold(deck, state, move.seat, card.number)
    return held or why_not_put(deck, state, state.sides[state.side_of(move.seat)], card)


def why_not_put(deck: Deck, state: State, side: Side, card: Card) -> Refusal | None:
    """TM-26 to TM-29: a distance; TM-41 to TM-47: a defence; TM-48: an immunity can be laid in any own turn."""
    if card.kind == "distance":
        return car.why_not_distance(state.options, side, state.distance, card)
    return car.why_not_defence(deck, side, card) if card.kind == "defence" else None


def why_not_card(deck: Deck, state: State, seat: int, number: int) -> Refusal | None:
    """Why a card cannot be laid now, an attack on no side at all; None if it can. A view of the seat will do."""
    card = deck.cards[number]
    if card.kind != "attack":
        return why_not_lay(deck, state, Move(seat, "lay", (card.slug,)))
    moves = [Move(seat, "attack", (card.slug, str(side))) for side in rivals(state, seat)]
    refusals = [why_not_attack(deck, state, move) for move in moves]
    return None if None in refusals else refusals[0]


# ---------------------------------------------------------------------- attacks


def rivals(state: State, seat: int) -> list[int]:
    """TM-33: all sides but the own."""
    return [side for side in range(len(state.sides)) if side != state.side_of(seat)]


def targets(deck: Deck, state: State, seat: int, card: int) -> list[int]:
    """TM-31: the sides on which an attack can be laid now."""
    why_not = partial(car.why_not_attack, deck, state.options)
    return [side for side in rivals(state, seat) if why_not(state.sides[side], deck.cards[card]) is None]


def attacks_in_hand(deck: Deck, state: State, seat: int) -> Iterator[int]:
    """The attacks of the hand that can be laid on somebody."""
    return (n for n in in_hand(state, seat) if deck.cards[n].kind == "attack" and targets(deck, state, seat, n))


def cut_attack(deck: Deck, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """The attacks of the hand that can be laid on somebody."""
    return deck.slugs(attacks_in_hand(deck, state, seat))


def cut_side(deck: Deck, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """The sides on which that attack, or any of the hand, can be laid; all others where none can: they say why."""
    cards = [deck.number[before[0]]] if before else list(attacks_in_hand(deck, state, seat))
    sides = {side for card in cards for side in targets(deck, state, seat, card)}
    return [str(side) for side in sorted(sides) or rivals(state, seat)]


def why_not_attack(deck: Deck, state: State, move: Move) -> Refusal | None:
    """TM-31, TM-33: on one other side; TM-34 to TM-38: not if that is protected, blocked, or attacked that way already.

    If no side at all can be attacked, that is the reason given, where there are several.
    """
    card, side = deck.cards[deck.number[move.words[0]]], int(move.words[1])
    held = why_not_hold(deck, state, move.seat, card.number)
    if held:
        return held
    if side == state.side_of(move.seat):
        return Refusal("own_side", ("TM-33", "TM-94"))
    refusal = car.why_not_attack(deck, state.options, state.sides[side], card)
    if refusal and len(state.sides) > 2 and not targets(deck, state, move.seat, card.number):
        return Refusal("no_target", ("TM-31", *refusal.rules), {"card": card.slug})
    return refusal and refusal._replace(details={**refusal.details, "target": list(state.members(side))})


def attack(deck: Deck, state: State, move: Move) -> Step:
    """TM-31, TM-39: an attack comes into force; TM-58: until the window closes, a trick can undo it."""
    card, number = deck.cards[deck.number[move.words[0]]], int(move.words[1])
    side = state.sides[number]
    struck = car.marked(side.marks, card, car.has_priority(deck, side))
    new = side._replace(marks=struck, laid=more(side.laid, card.number))
    target = list(state.members(number))
    details = {"card": card.slug, "target": target, "state": car.standing(struck)}
    window = "TM-59" if state.options.trick_window == "card" else "TM-60"
    event = Event("attack", move.seat, details, (*RULES_OF_ATTACK[card.mark], "TM-31", "TM-32", "TM-5", window))
    put = played(state, move.seat, card.number).with_side(number, new)
    put = put._replace(attack=Attack(card.number, move.seat, number, side.marks))
    return after_card(deck, put, move.seat, (event,))


RULES_OF_ATTACK = {
    "stopped": ("TM-39", "TM-7"),
    "limit": ("TM-40", "TM-27", "TM-11"),
    "out_of_fuel": ("TM-39", "TM-8"),
    "puncture": ("TM-39", "TM-8"),
    "accident": ("TM-39", "TM-8"),
    "con_sens": ("TM-112", "TM-114", "TM-113"),
}

# ---------------------------------------------------------------------- laying on the own side


def lay(deck: Deck, state: State, move: Move) -> Step:
    """TM-20: one card is laid; TM-62: an immunity that answers an open attack on the own side is always a trick."""
    card = deck.cards[deck.number[move.words[0]]]
    if card.kind == "distance":
        return drive(deck, state, move.seat, card)
    if card.kind == "defence":
        return defend(deck, state, move.seat, card)
    if open_immunity(deck, state, move.seat) == card.number:
        return trick(deck, state, move)
    return protect(deck, state, move.seat, card)


def played(state: State, seat: int, card: int) -> State:
    """TM-21: a card leaves the hand and lies open; TM-59: with it the window for a trick closes."""
    return state.with_hand(seat, without(state.hands[seat], card))._replace(attack=None, idle=0)


def drive(deck: Deck, state: State, seat: int, card: Card) -> Step:
    """TM-30: miles and points are added; TM-114, TM-115: under con-sens they are taken away, as far as any."""
    number = state.side_of(seat)
    side = state.sides[number]
    by = -min(card.miles, side.miles) if side.con_sens else card.miles
    new = side._replace(
        miles=side.miles + by,
        points=side.points + by,
        driven=side.driven or not side.con_sens,  # TM-120
        laid=more(side.laid, card.number),
    )
    put = played(state, seat, card.number).with_side(number, new)
    return after_card(deck, put, seat, (driven(seat, card, by, new),))


def driven(seat: int, card: Card, by: int, side: Side) -> Event:
    """What a distance card brought (TM-30) or took (TM-114)."""
    if side.con_sens:
        details = {"card": card.slug, "lost": -by, "miles": side.miles}
        return Event("backwards", seat, details, ("TM-114", "TM-115", "TM-117"))
    limit = ("TM-27",) if side.limit else ()
    few = ("TM-28",) if card.most else ()
    return Event("distance", seat, {"card": card.slug, "miles": side.miles}, ("TM-30", *limit, *few, "TM-26", "TM-73"))


def defend(deck: Deck, state: State, seat: int, card: Card) -> Step:
    """TM-41: a defence ends what it answers."""
    number = state.side_of(seat)
    side = state.sides[number]
    new = side._replace(marks=car.ended(side.marks, card), laid=more(side.laid, card.number))
    details = {"card": card.slug, "state": car.standing(new.marks)}
    event = Event("defence", seat, details, (*rules_of_defence(deck, new, card), "TM-41", "TM-5"))
    return after_card(deck, played(state, seat, card.number).with_side(number, new), seat, (event,))


def rules_of_defence(deck: Deck, side: Side, card: Card) -> tuple[str, ...]:
    """The rules at work when a defence is laid, the most telling first."""
    (mark,) = card.ends
    if mark == "stopped":
        return "TM-43", "TM-7"
    if mark in car.APART:
        return ("TM-46", "TM-11") if mark == "limit" else ("TM-112", "TM-119")
    return ("TM-45", "TM-44") if car.has_priority(deck, side) else ("TM-44", "TM-42")


def protect(deck: Deck, state: State, seat: int, card: Card) -> Step:
    """TM-48, TM-49: an immunity in the own turn; TM-50, TM-51: the player draws at once and goes on with the turn."""
    number = state.side_of(seat)
    new = with_immunity(state.sides[number], card, IMMUNITY)
    details = {"card": card.slug, "points": IMMUNITY, "state": car.standing(new.marks)}
    event = Event("immunity", seat, details, (*rules_of_immunity(card), "TM-48", "TM-49", "TM-50", "TM-51", "TM-57"))
    return draw_on(deck, played(state, seat, card.number).with_side(number, new), seat, (event,))


def rules_of_immunity(card: Card) -> tuple[str, ...]:
    """What a side is safe from with an immunity."""
    return tuple(dict.fromkeys(rule for mark in card.ends for rule in car.PROTECTS[mark]))


def with_immunity(side: Side, card: Card, points: int) -> Side:
    """TM-48: the immunity ends what it answers, and stays (TM-86)."""
    return side._replace(
        marks=car.ended(side.marks, card), points=side.points + points, laid=more(side.laid, card.number)
    )


def draw_on(deck: Deck, state: State, seat: int, events: Events) -> Step:
    """TM-50, TM-68: the player draws at once; TM-82, TM-84: without a card left there is nothing more to lay."""
    step = rounds.draw_up(state, seat, events)
    return step if step.state.agenda[-1].kind == "take" or state.hands[seat] else end_turn(deck, state, seat, events)


# ---------------------------------------------------------------------- discarding


def cut_discard(deck: Deck, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """TM-22: every card of the hand."""
    return deck.slugs(in_hand(state, seat))


def why_not_discard(deck: Deck, state: State, move: Move) -> Refusal | None:
    """TM-22: any card of the hand."""
    return why_not_hold(deck, state, move.seat, deck.number[move.words[0]])


def discard(deck: Deck, state: State, move: Move) -> Step:
    """TM-20, TM-23: a card goes to the discards, which lie open (TM-24); TM-110: with `reshuffle` they are counted."""
    card, seat = deck.number[move.words[0]], move.seat
    gone = played(state, seat, card)._replace(discards=more(state.discards, card), idle=state.idle + 1)
    back = ("TM-107",) if state.options.reshuffle else ("TM-23",)
    event = Event("discard", seat, {"card": move.words[0]}, ("TM-22", *back, "TM-24", "TM-21"))
    return end_turn(deck, gone, seat, (event,))


# ---------------------------------------------------------------------- dirty tricks


def all_seats(state: State) -> tuple[int, ...]:
    """TM-71: whoever asks for a trick is answered, and nobody else is told anything."""
    return EVERYBODY[len(state.hands)]


EVERYBODY = [tuple(range(count)) for count in range(SEATS[-1] + 1)]


def open_immunity(deck: Deck, state: State, seat: int) -> int | None:
    """TM-58, TM-98: the immunity with which a seat of the attacked side could make a trick now, whoever holds it."""
    found = state.attack
    return deck.cards[found.card].immunity if found and state.side_of(seat) == found.side else None


def cut_trick(deck: Deck, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """TM-61: the matching immunity, if the seat holds it now."""
    card = open_immunity(deck, state, seat) if state.attack else None
    return [deck.cards[card].slug] if card is not None and card in state.hands[seat] else []


def why_not_trick(deck: Deck, state: State, move: Move) -> Refusal | None:
    """TM-58 to TM-60: only while an attack on the own side is open, with the matching immunity of the own hand."""
    card = open_immunity(deck, state, move.seat)
    if card is None or state.attack is None:
        return NO_ATTACK_OPEN if state.options.trick_window == "card" else NO_DRAWN_ATTACK_OPEN
    if deck.number[move.words[0]] != card:
        details = {"card": move.words[0], "attack": deck.slug(state.attack.card)}
        return Refusal("wrong_immunity", ("TM-58", "TM-5"), details)
    return None if card in state.hands[move.seat] else Refusal("no_immunity", ("TM-58",), {"card": move.words[0]})


def trick(deck: Deck, state: State, move: Move) -> Step:
    """TM-63 to TM-70: the attack is undone, the immunity laid, and the player of the trick has the turn and draws."""
    seat, card, undone = move.seat, deck.cards[deck.number[move.words[0]]], state.attack
    assert undone is not None
    side = state.sides[undone.side]
    back = side._replace(marks=undone.marks, laid=more(side.laid, undone.card, -1))  # TM-64, TM-65
    new = with_immunity(back, card, IMMUNITY + TRICK)  # TM-63; TM-67: other attacks that it answers are ended, too
    freed = played(state, seat, card.number).with_side(undone.side, new)
    freed = freed._replace(discards=more(state.discards, undone.card), agenda=(Task("play", seat),))  # TM-66
    details = {
        "card": card.slug,
        "attack": deck.slug(undone.card),
        "points": IMMUNITY + TRICK,
        "state": car.standing(new.marks),
    }
    event = Event("trick", seat, details, ("TM-63", "TM-64", *rules_of_trick(state, new, undone, seat)))
    return turn_of_trick(deck, state, freed, seat, (event,))


def rules_of_trick(state: State, side: Side, undone: Attack, seat: int) -> tuple[str, ...]:
    """The rules at work in a trick, the most telling first; nothing of it depends on what is hidden."""
    return (
        *(("TM-65",) if car.rolling(side.marks) else ()),
        *(("TM-67",) if side.marks != undone.marks else ()),
        *(("TM-62",) if state.agenda[-1].seat == seat else ()),
        *(("TM-98",) if len(state.members(undone.side)) > 1 else ()),
        *(("TM-106",) if state.options.cumulative and undone.marks else ()),
        *("TM-58", "TM-66", "TM-73"),
    )


def turn_of_trick(deck: Deck, before: State, state: State, seat: int, events: Events) -> Step:
    """TM-68: the player of the trick has the turn; TM-70: those between the attacker and that player lose theirs."""
    assert before.attack is not None
    if before.agenda[-1].seat != seat:
        between = range(1, (seat - before.attack.seat) % len(state.hands))
        lost = [(before.attack.seat + step) % len(state.hands) for step in between]
        events = (*events, *(Event("skipped", other, {}, ("TM-70",)) for other in lost if state.hands[other]))
        turn = Event("turn", seat, {"number": state.turn + 1}, ("TM-68", "TM-69", "TM-125"))
        state, events = state._replace(turn=state.turn + 1), (*events, turn)
    return draw_on(deck, state, seat, events)


# ---------------------------------------------------------------------- the end of a turn


def after_card(deck: Deck, state: State, seat: int, events: Events) -> Step:
    """TM-81: a side that reaches the distance ends the round (TM-91: at 700 its player decides); else the turn ends."""
    if state.sides[state.side_of(seat)].miles != state.distance:
        return end_turn(deck, state, seat, events)
    if state.distance == NEAR:
        return Step(state._replace(agenda=push((), Task("decide", seat))), events)
    return scoring.end_round(deck, state, seat, "distance", events)


def end_turn(deck: Deck, state: State, seat: int, events: Events) -> Step:
    """TM-25: the next player has the turn, unless the round is over.

    TM-82, TM-83, TM-99: it is when a player has no cards, or (TM-84) when none has; TM-110: or after discards only.
    """
    first = state.options.round_end == "first"
    if not state.hands[seat] and (first or not any(state.hands)):
        return scoring.end_round(deck, state, seat, "no_cards" if first else "all_out", events)
    if state.options.reshuffle and state.idle >= state.options.stall:
        return scoring.end_round(deck, state, seat, "stall", events)
    return rounds.begin_turn(state, rounds.next_seat(state, seat), events)


def finish(deck: Deck, state: State, move: Move) -> Step:
    """TM-91: the round is over and won at 700 miles."""
    return scoring.end_round(deck, state, move.seat, "distance", ())


def extend(deck: Deck, state: State, move: Move) -> Step:
    """TM-91: the distance is 1000 for all now, and the round goes on."""
    far = state._replace(distance=rounds.FAR, called=state.side_of(move.seat))
    event = Event("extension", move.seat, {"distance": rounds.FAR}, ("TM-91", "TM-93"))
    return end_turn(deck, far, move.seat, (event,))
