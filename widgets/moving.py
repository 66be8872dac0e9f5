"""Choosing a move word by word, on the board, from lists or by writing it, and making it."""

from __future__ import annotations

from gamekit.game import CHANCE, Move
from gamekit.notation import read
from widgets import answers
from widgets.choosing import Pairs, Use
from widgets.session import Session

# ---------------------------------------------------------------------- choosing


def choose_verb(session: Session, verb: str) -> None:
    """Begin a move; a word that was offered before goes into it at once, and a verb without words is done at once."""
    pairs, session.offer = session.offer, ()
    session.choice = choice = session.sight.begin(verb)
    use = session.sight.fitting(choice, pairs)
    if use:
        put(session, use)
    elif choice.words:
        ask(session)
    else:
        do(session)


def choose_word(session: Session, at: int, word: str) -> None:
    """Put a word into slot number `at` of the move, from a list; the move is not made yet."""
    if session.choice:
        session.choice = session.choice.having(at, word)
        ask(session)


def put(session: Session, use: Use) -> None:
    """Put a word from the board into the move; a verb with one slot is then done at once."""
    choice = session.choice or session.sight.begin(use.verb)
    refusal = session.sight.refusal(choice, use.at, use.word)
    if refusal:
        session.complain(session.refused(refusal))
        return
    session.choice = choice.having(use.at, use.word)
    if len(choice.words) == 1:
        do(session)
    else:
        ask(session)


def click(session: Session, at: str) -> None:
    """Use what was clicked: for the verb that was chosen, or else for the one verb that can use it."""
    pairs = session.says(at)
    if session.choice is None:
        _click_without_verb(session, at, pairs)
        return
    use = session.sight.fitting(session.choice, pairs)
    if use:
        put(session, use)
    else:
        session.complain(session.words.say("does-not-fit", asked=answers.prompt(session)))


def _click_without_verb(session: Session, at: str, pairs: Pairs) -> None:
    uses = session.sight.uses(pairs)
    if len(uses) == 1:
        put(session, uses[0])
    elif uses:
        session.offer = pairs
        names = [session.words.say(f"verb-{use.verb}") for use in uses]
        session.say(session.words.say("offer", what=session.pair_name(pairs), verbs="; ".join(names)))
    else:
        session.complain(answers.why(session, at))


def enter(session: Session, at: str) -> None:
    """Make the move if it is complete, else use what the cursor is on."""
    if session.choice and session.choice.due is None:
        do(session)
    else:
        click(session, at)


def escape(session: Session) -> None:
    """Take back the last word chosen, or else the verb."""
    if session.choice:
        session.choice = session.choice.shorter()
        ask(session)
    elif session.offer:
        session.offer = ()
        ask(session)
    else:
        session.say(session.words.say("nothing-to-take-back"))


def ask(session: Session) -> None:
    """Say what is to be chosen next; the controls show it anyway."""
    session.parts.append(answers.prompt(session))


# ---------------------------------------------------------------------- making it


def do(session: Session) -> None:
    """Make the move that was chosen, if it is complete; one that is refused stays, so that a word can be changed."""
    choice = session.choice
    if choice is None or choice.due is not None:
        ask(session)
        return
    session.choice = choice if choice.words else None
    play(session, session.sight.move(choice))


def type_move(session: Session, text: str) -> None:
    """Make the move that somebody has typed."""
    actor, acting = session.timeline.actor, session.acting
    seat = acting if acting is not None else actor
    move = read(session.game, session.view, text, 0 if seat is None else seat)
    if session.timeline.eyes is None and actor is not None and move.seat != acting:
        session.complain(not_for(session, move.seat))
    elif not session.sight.may_use(move.verb):
        session.complain(session.words.say("own-eyes-only", seat=move.seat))
    else:
        play(session, move)


def not_for(session: Session, seat: int) -> str:
    """Why the reader cannot move for a seat."""
    if session.timeline.actor == CHANCE:
        return session.words.say("turn-chance")
    if seat in session.table.kits:
        return session.words.say("kit-plays", seat=seat)
    return session.words.say("not-your-seat", seat=seat)


def play(session: Session, move: Move) -> None:
    """Make a move; then the kit makes those that follow."""
    session.timeline.play(move)
    session.table.follow()


def draw(session: Session, all_due: bool = False) -> None:
    """Chance by its odds: one outcome, or all that are due."""
    if session.timeline.actor != CHANCE:
        session.say(session.tell.turn())
        return
    session.table.draw()
    while all_due and session.timeline.actor == CHANCE:
        session.table.draw()
    session.table.follow()
