"""13 Clues at a real table: one player tells the kit what that player sees and hears.

The same rules on the same State, but the kit is told only what the player `me` sees: the fronts of the others, the own
two cards, the informants that `me` looks at. All other cards stay UNKNOWN until they are named. Answers are words of
the moves. What no answer can ever be is refused; an answer that goes ill with others, or with what `me` sees, is taken,
for deduction names the lines that clash. What others look at, or ask of each other in secret, is entered without what
`me` cannot know: `look_unseen`, `ask_unheard`. What a turn offers follows from nothing but what all know, so that all
of it can be entered with any eyes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from gamekit.game import (
    UNKNOWN,
    Event,
    Game,
    Move,
    Refusal,
    Setting,
    Slot,
    Step,
    Verb,
)
from gamekit.real_table import at_real_table
from gamekit.thirteen_clues import rounds, rules
from gamekit.thirteen_clues.board import LETTERS, PARTS, SEATS, Deck
from gamekit.thirteen_clues.entering import HIDDEN, entering, only_me, part_slot, start, why_not_card
from gamekit.thirteen_clues.hearing import PLACES
from gamekit.thirteen_clues.state import State, replaced

if TYPE_CHECKING:
    from gamekit.thirteen_clues.deduction import Knowledge
    from gamekit.thirteen_clues.reasons import MysteryReasoning

MOST = 10  # cards of one kind in the full deck (TC-1)
COUNTS = tuple(str(count) for count in range(MOST + 1))
VERDICTS = ("right", "wrong")
NAMES = {"en": VERDICTS, "pl": ("trafnie", "błędnie")}
WITH_SIDE = ("ask_left", "ask_right")
ASKED = ("ask", "ask_secretly", *WITH_SIDE)
SHOWN = frozenset({"mystery_shown", "hand_shown", "informant_shown"})
OF_OTHERS = {"seen_in_front": "accuser_sees", "no_token": "no_token_there", "own_witness": "asks_oneself"}


# ---------------------------------------------------------------------- what is asked and answered


def why_not_count(deck: Deck, of_game: Verb, state: State, move: Move) -> Refusal | None:
    """As without an answer; and nobody can see more cards of a kind than there are, or fewer than stand in front."""
    refusal = of_game.why_not(state, move) if of_game.why_not else None
    if refusal or int(move.words[2]) in possible(deck, state, move):
        return refusal
    return Refusal("no_such_answer", ("TC-1", "TC-33"))


def possible(deck: Deck, state: State, move: Move) -> range:
    """The answers that there can be, whatever the deal.

    A front has one card of each kind, so at most one of a category (TC-10, TC-2), and perhaps all three of a colour
    (TC-1, TC-11); behind the screen are two more cards, of which one counts if a side is named (TC-54).
    """
    what, fronts = move.words[1], len(state.hands) - 1
    behind = 1 if move.verb in WITH_SIDE else len(HIDDEN)
    most = sum(what in card.features for card in deck.in_play(len(state.hands)))
    if what not in deck.colours:
        most = min(most, fronts + behind)
    return range(fronts if what in deck.kinds else 0, most + 1)


def asked(deck: Deck, state: State, move: Move) -> Step:
    """A question with its answer (TC-35)."""
    count = int(move.words[2])
    if move.verb == "ask_secretly":
        return rules.asked_secretly(deck, state, move, count)
    side = dict(zip(WITH_SIDE, PLACES, strict=True)).get(move.verb)
    return rules.asked_with(deck, side, state, move, count) if side else rules.asked(deck, state, move, count)


def why_not_heard(of_game: Verb, state: State, move: Move) -> Refusal | None:
    """TC-60: only asker and witness hear a secret question, so if I am neither, I cannot tell it, and else I can."""
    refusal = of_game.why_not(state, move) if of_game.why_not else None
    heard = state.options.me in (move.seat, int(move.words[0]))
    if refusal or heard == (move.verb == "ask_secretly"):
        return refusal
    return Refusal("told" if heard else "untold", ("TC-60",))


def why_not_unheard(state: State, move: Move) -> Refusal | None:
    """TC-28, TC-58, TC-59: the same as for a secret question that is heard, but for what is asked."""
    refusal = rules.why_not_way("ask_secretly", state, move.seat)
    if refusal or int(move.words[0]) != move.seat:
        return refusal
    return Refusal("own_witness", ("TC-28",))


def unheard(deck: Deck, state: State, move: Move) -> Step:
    """TC-61: that a secret question was asked, by whom and of whom."""
    return rules.asked_secretly(deck, state, Move(move.seat, move.verb, (*move.words, UNKNOWN)), UNKNOWN)


def cut_heard(verb: str, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """The witnesses with whom I hear a secret question, or do not."""
    others = rules.cut_witness("ask_secretly", state, seat, before)
    return [other for other in others if (state.options.me in (seat, int(other))) == (verb == "ask_secretly")]


# ---------------------------------------------------------------------- looks, accusations


def why_not_look(deck: Deck, state: State, move: Move) -> Refusal | None:
    """As in the game; TC-36: I see the card and others' looks I do not; TC-17: no card that I see elsewhere."""
    refusal, mine = rules.why_not_look(state, move), move.seat == state.options.me
    if refusal or mine != (move.verb == "look"):
        return refusal or Refusal("told" if mine else "untold", ("TC-36", "TC-64"))
    return why_not_card(deck, state, move.words[1]) if mine else None


def cut_look(mine: bool, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """The letters with an informant, if it is for me, or not for me, to look."""
    return rules.cut_letter(state, seat, before) if (seat == state.options.me) == mine else []


def cut_in_play(deck: Deck, part: str | None, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """All cards in play, of one kind or of any; which of them are barred depends on what only some players see."""
    return [card.slug for card in deck.in_play(len(state.hands)) if part in (None, card.part)]


def look(deck: Deck, state: State, move: Move) -> Step:
    """TC-36: a look, at a card that I tell if it was my look."""
    at = LETTERS.index(move.words[0])
    card = deck.number[move.words[1]] if move.verb == "look" else state.informants[at]
    return rules.look(deck, state._replace(informants=replaced(state.informants, at, card)), move)


def accuse(deck: Deck, state: State, move: Move) -> Step:
    """TC-46, TC-47: an accusation, and whether it was right; of mine, then these cards are the mystery."""
    given, events = rounds.give_away(state, move.seat)
    details = dict(zip(PARTS, move.words[:-1], strict=True))
    if move.words[-1] == "wrong":
        return rules.wrong(deck, given, events, details)
    cards = tuple(deck.number[word] for word in move.words[:-1])
    if move.seat == state.options.me:  # the others' I see
        given = given._replace(mysteries=replaced(given.mysteries, move.seat, cards))
    return rules.right(deck, given, events, details)


def why_not_accuse(deck: Deck, state: State, move: Move) -> Refusal | None:
    """The first reason against one of the three cards (TC-43, TC-44)."""
    return rules.why_not_accuse(deck, state, move._replace(words=move.words[:-1]))


def told(step: Step) -> Step:
    """Without the cards at the end that nobody has told the kit."""
    return step._replace(
        events=tuple(e for e in step.events if e.kind not in SHOWN or UNKNOWN not in e.details.values())
    )


def why_not(of_verb: Verb, state: State, move: Move) -> Refusal | None:
    """The reason against a move, told to me: what would be said to another player is said of that player."""
    refusal = of_verb.why_not(state, move) if of_verb.why_not else None
    if refusal is None or move.seat == state.options.me or refusal.reason not in OF_OTHERS:
        return refusal
    return refusal._replace(reason=OF_OTHERS[refusal.reason], details={**refusal.details, "actor": move.seat})


def ending(play: Callable[[State, Move], Step], state: State, move: Move) -> Step:
    """What happens, and if the turns are over (TC-57) no more than is known."""
    return told(play(state, move))


# ---------------------------------------------------------------------- the variant


def verbs(deck: Deck, of_game: Mapping[str, Verb]) -> dict[str, Verb]:
    """The verbs of the game: the answers are their last words, and cards are entered instead of dealt."""
    ways = {verb: answered(deck, of_game[verb]) for verb in ASKED}
    found = {
        **ways,
        "ask_unheard": unheard_verb(deck),
        **{verb: look_verb(deck, verb) for verb in ("look", "look_unseen")},
        "accuse": accuse_verb(deck),
        "take": of_game["take"],
        **entering(deck),
        "first": of_game["first"],
    }
    return {
        name: verb._replace(why_not=partial(why_not, verb), play=partial(ending, verb.play))
        for name, verb in found.items()
    }


def answered(deck: Deck, of_game: Verb) -> Verb:
    """A way of asking with the answer behind its words; I enter also what others ask me in secret."""
    secret = of_game.slots[1].knowers
    slots = (*of_game.slots, Slot("count", lambda state: COUNTS, knowers=secret))
    verb = of_game._replace(
        slots=slots, why_not=partial(why_not_count, deck, cut_to(of_game)), play=partial(asked, deck)
    )
    if not secret:
        return verb
    witness = slots[0]._replace(cut=partial(cut_heard, "ask_secretly"))
    return verb._replace(slots=(witness, *slots[1:]), why_not=partial(why_not_heard, verb), own_eyes=False)


def cut_to(of_game: Verb) -> Verb:
    """The verb of the game, refusing by the words that it has itself."""
    why_not, size = of_game.why_not, len(of_game.slots)
    assert why_not
    return of_game._replace(why_not=lambda state, move: why_not(state, move._replace(words=move.words[:size])))


def unheard_verb(deck: Deck) -> Verb:
    """A secret question that I do not hear."""
    witness = Slot("witness", lambda state: [str(seat) for seat in state.seats], partial(cut_heard, "ask_unheard"))
    way = Verb(("turn",), (witness,), why_not_unheard, partial(unheard, deck))
    return way._replace(why_not=partial(why_not_heard, way))


def look_verb(deck: Deck, verb: str) -> Verb:
    """A look at an informant: mine, with the card, or another's, without."""
    mine = verb == "look"
    slots = [Slot("letter", lambda state: tuple(LETTERS), partial(cut_look, mine))]
    if mine:
        words = tuple(card.slug for card in deck.cards)
        slots.append(Slot("card", lambda state: words, partial(cut_in_play, deck, None), only_me))
    return Verb(("turn",), tuple(slots), partial(why_not_look, deck), partial(look, deck))


def accuse_verb(deck: Deck) -> Verb:
    """An accusation with its verdict. I enter those of all players, so it is not for the accuser's eyes only."""
    named = [part_slot(deck, part, partial(cut_in_play, deck, part)) for part in PARTS]
    verdict = Slot("verdict", lambda state: VERDICTS)
    return Verb(("turn",), (*named, verdict), partial(why_not_accuse, deck), partial(accuse, deck))


def names(of_game: Callable[[str], Mapping[str, Any]], lang: str) -> Mapping[str, Any]:
    """The names of the game, those of right and wrong, and the letters by which players are called at the table."""
    verdicts = {word: {"": name} for word, name in zip(VERDICTS, NAMES[lang], strict=True)}
    seats = {str(seat): {"": chr(ord("A") + seat)} for seat in range(SEATS[-1])}
    return {**of_game(lang), "verdict": verdicts, "seat": seats}


def deduce(deck: Deck, setting: Setting, seat: int, events: Sequence[Event]) -> Knowledge | None:
    """As in the game; ContradictionError as well for lines that say outright opposite things."""
    from gamekit.thirteen_clues.at_odds import deduce as compute

    return compute(deck, setting.seats, seat, events)


def reason(
    deck: Deck, setting: Setting, seat: int, ears: int, heard: Sequence[tuple[int, int, Event]]
) -> MysteryReasoning | None:
    """As in the game; of lines that say outright opposite things not both can be true."""
    from gamekit.thirteen_clues.at_odds import reason as compute

    return compute(deck, setting.seats, seat, ears, heard)


def variant(deck: Deck, game: Game) -> Game:
    """The game at a real table."""
    return at_real_table(
        game,
        rules=("TC-13", "TC-64"),
        verbs=verbs(deck, game.verbs),
        start=start,
        names=partial(names, game.names),
        deduce=partial(deduce, deck),
        reason=partial(reason, deck),
    )
