"""What comes before the first turn: cards are dealt and laid out, mysteries chosen and put up (TC-9 to TC-19, TC-63).

Each function takes the deck first; the game binds it. Cards have no hidden order: one is drawn when it is needed.
"""

from __future__ import annotations

from gamekit.agenda import push
from gamekit.game import CHANCE, Event, Move, Refusal, Step, Task
from gamekit.thirteen_clues import rounds
from gamekit.thirteen_clues.board import PARTS, Deck, letters
from gamekit.thirteen_clues.state import NOBODY, Options, State, knows_mystery, left_of, replaced

EXTRA = 2  # more cards of any kind for each player (TC-9)
# Players -> the glasses that nobody has at the start (TC-18): with those of the players, eight (TC-4); none for two.
GLASSES = 8
PART_OF = {f"{part}_card": part for part in PARTS}  # kind of task -> what is dealt


def start(setting_seats: int, options: Options) -> State:
    """The table before anything is dealt."""
    glasses = 0 if setting_seats == 2 else 1  # TC-51; TC-18: with three to six players one each
    return State(
        agenda=push((), *deals(setting_seats), *choices(setting_seats), Task("first", CHANCE)),
        options=options,
        turn=0,
        first=NOBODY,
        hands=((),) * setting_seats,
        mysteries=((),) * setting_seats,
        up=False,
        informants=(),
        looked=(),
        glasses=(glasses,) * setting_seats,
        supply=(GLASSES - setting_seats) * glasses,  # TC-4, TC-18
        tokens=(int(options.top_secret),) * setting_seats,  # TC-58
        winner=NOBODY,
    )


def deals(seats: int) -> list[Task]:
    """TC-9, TC-17, TC-63: person, location and weapon seat by seat, then two more each, then a card on each letter."""
    parts = [Task(kind, CHANCE, (seat,)) for seat in range(seats) for kind in PART_OF]
    extras = [Task("extra_card", CHANCE, (seat,)) for seat in range(seats) for _ in range(EXTRA)]
    return [*parts, *extras, *(Task("informant", CHANCE, (letter,)) for letter in letters(seats))]


def choices(seats: int) -> list[Task]:
    """TC-10, TC-15, TC-16: all choose, then the mysteries are put up, then chance says which card is the left one."""
    choosing = [Task("choose", seat) for seat in range(seats)]
    return [*choosing, Task("put_up", CHANCE), *(Task("side", CHANCE, (seat,)) for seat in range(seats))]


# ---------------------------------------------------------------------- cards that chance deals


def left_over(deck: Deck, state: State) -> list[str]:
    """The cards in play that lie nowhere yet (TC-63)."""
    drawn = {card for hand in state.hands for card in hand} | set(state.informants)
    return [card.slug for card in deck.in_play(len(state.hands)) if card.number not in drawn]


def drawable(deck: Deck, state: State) -> list[str]:
    """The cards that can come next: of the kind that is due, or any (TC-9)."""
    part = PART_OF.get(state.agenda[-1].kind)
    return [slug for slug in left_over(deck, state) if part in (None, deck.part_of(slug))]


def cut_seat(state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """The seat whose card is due."""
    return [str(state.agenda[-1].about[0])]


def cut_card(deck: Deck, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """The cards that can be drawn now."""
    return drawable(deck, state)


def why_not_draw(deck: Deck, state: State, card: str) -> Refusal | None:
    """TC-3: only cards in play; TC-9: of the kind that is due; TC-63: no card twice."""
    if deck.number[card] > len(deck.in_play(len(state.hands))):
        return Refusal("not_in_play", ("TC-3",), {"card": card})
    if card not in left_over(deck, state):
        return Refusal("already_dealt", ("TC-63",), {"card": card})
    return None if card in drawable(deck, state) else Refusal("other_kind", ("TC-9",), {"card": card})


def why_not_seat(state: State, move: Move) -> Refusal | None:
    """TC-63: seat by seat."""
    due = state.agenda[-1].about[0]
    return None if int(move.words[0]) == due else Refusal("other_hand", ("TC-63",), {"seat": due})


def why_not_deal(deck: Deck, state: State, move: Move) -> Refusal | None:
    """The reason against dealing a card to a seat."""
    return why_not_seat(state, move) or why_not_draw(deck, state, move.words[1])


def deal(deck: Deck, state: State, move: Move) -> Step:
    """TC-9: a card for one player, who alone sees it (TC-64)."""
    seat, card = int(move.words[0]), move.words[1]
    hand = (*state.hands[seat], deck.number[card])
    event = Event("dealt", seat, {"card": card}, ("TC-9", "TC-3", "TC-1", "TC-63", "TC-64"), {"card": (seat,)})
    return rounds.settled(state.with_hand(seat, hand), event)


def card_owner(state: State, move: Move) -> tuple[int, ...]:
    """Who may see a card of a hand: the seat that the move names first (TC-64)."""
    return (int(move.words[0]),)


def nobody(state: State, move: Move) -> tuple[int, ...]:
    """TC-17: an informant lies face down for everybody."""
    return ()


def why_not_lay(deck: Deck, state: State, move: Move) -> Refusal | None:
    """The reason against laying a card on the next letter."""
    return why_not_draw(deck, state, move.words[0])


def lay(deck: Deck, state: State, move: Move) -> Step:
    """TC-17: a card that was not dealt lies face down on the next letter (TC-5)."""
    card, letter = move.words[0], state.agenda[-1].about[0]
    laid = state._replace(informants=(*state.informants, deck.number[card]), looked=(*state.looked, ()))
    event = Event("laid", CHANCE, {"letter": letter, "card": card}, ("TC-17", "TC-5", "TC-63"), {"card": ()})
    return rounds.settled(laid, event)


# ---------------------------------------------------------------------- choosing a mystery


def cut_own(deck: Deck, part: str, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """The persons, locations or weapons in the seat's own hand."""
    return [slug for slug in deck.slugs(state.hands[seat]) if slug in deck.number and deck.part_of(slug) == part]


def why_not_choose(deck: Deck, state: State, move: Move) -> Refusal | None:
    """TC-10, TC-66: one person, one location and one weapon (the slots say so) of the five cards dealt."""
    own = deck.slugs(state.hands[move.seat])
    strange = [word for word in move.words if word not in own]
    return Refusal("not_in_hand", ("TC-10",), {"card": strange[0]}) if strange else None


def choose(deck: Deck, state: State, move: Move) -> Step:
    """TC-13: the three cards are the mystery of the player to the left; TC-14: the other two stay; TC-11: any will do.

    TC-12: three of one colour are allowed. TC-15: nothing is shown before all have chosen.
    """
    seat, mystery = move.seat, tuple(deck.number[word] for word in move.words)
    hand = tuple(sorted(card for card in state.hands[seat] if card not in mystery))
    mysteries = replaced(state.mysteries, left_of(state, seat), mystery)
    rules = ("TC-10", "TC-11", "TC-12", "TC-13", "TC-14", "TC-15")
    private = dict.fromkeys(PARTS, (seat,))
    event = Event("chosen", seat, dict(zip(PARTS, move.words, strict=True)), rules, private)
    return rounds.settled(state.with_hand(seat, hand)._replace(mysteries=mysteries), event, put_up_by(deck))


def put_up_by(deck: Deck) -> rounds.Routines:
    """The routine that puts the mysteries up, for this deck."""
    return {"put_up": lambda state, task: put_up(deck, state)}


def put_up(deck: Deck, state: State) -> Step:
    """TC-15: when all have chosen, the mysteries are put up, for all but their owners (TC-13, TC-64)."""
    shown = state._replace(up=True)
    return Step(shown, tuple(front(deck, shown, owner) for owner in shown.seats))


def front(deck: Deck, state: State, owner: int) -> Event:
    """The mystery of a seat, as the others see it; TC-65: everybody has 13 cards left to think of."""
    knows = tuple(sorted(knows_mystery(state, owner)))
    details = dict(zip(PARTS, deck.slugs(state.mysteries[owner]), strict=True))
    return Event("front", owner, details, ("TC-13", "TC-15", "TC-64", "TC-65"), dict.fromkeys(PARTS, knows))


# ---------------------------------------------------------------------- left and right, and who begins


def cut_left(deck: Deck, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """The two cards that remain with the seat that is due."""
    return [slug for slug in deck.slugs(state.hands[state.agenda[-1].about[0]]) if slug in deck.number]


def why_not_left(deck: Deck, state: State, move: Move) -> Refusal | None:
    """TC-16: one of the two cards behind the screen, seat by seat."""
    refusal = why_not_seat(state, move)
    if refusal or deck.number[move.words[1]] in state.hands[int(move.words[0])]:
        return refusal
    return Refusal("not_behind", ("TC-16",), {"card": move.words[1]})


def left(deck: Deck, state: State, move: Move) -> Step:
    """TC-16: chance says which of the two cards is the left one, and only their owner is told."""
    seat, card = int(move.words[0]), deck.number[move.words[1]]
    hand = (card, *(other for other in state.hands[seat] if other != card))
    event = side(deck, seat, hand, ("TC-16", "TC-55") if len(state.hands) == 2 else ("TC-16",))
    return rounds.settled(state.with_hand(seat, hand), event)


def side(deck: Deck, seat: int, hand: tuple[int, ...], rules: tuple[str, ...]) -> Event:
    """The two cards behind a screen, as their owner is told; TC-55: left and right as the owner sees them."""
    details = dict(zip(("left", "right"), deck.slugs(hand), strict=True))
    return Event("side", seat, details, (*rules, "TC-14", "TC-63", "TC-64"), dict.fromkeys(details, (seat,)))


def first(state: State, move: Move) -> Step:
    """TC-19: chance says who begins; TC-18, TC-58: glasses and tokens lie ready."""
    seat = int(move.words[0])
    glasses = ("TC-18", "TC-4") if state.with_glasses else ("TC-51",)
    tokens = ("TC-58",) if state.options.top_secret else ()
    event = Event("first", seat, {}, ("TC-19", *glasses, *tokens, "TC-63"))
    return rounds.going_on(state._replace(first=seat, agenda=(Task("begin_turn", seat),)), (event,))
