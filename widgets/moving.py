"""Choosing a move word by word, on the board, from lists or by writing it, and making it."""

from __future__ import annotations

from gamekit.errors import InputError, NotationError
from gamekit.game import CHANCE, PUBLIC, TEACHER, Move
from gamekit.notation import read
from widgets import answers, glancing, marking
from widgets.choosing import Choice, Pairs, Use
from widgets.session import TURN, Session

BETWEEN = ";"  # several moves typed in one line
SHOWN = 60  # letters of an entry that is refused

# ---------------------------------------------------------------------- choosing


def choose_verb(session: Session, verb: str) -> None:
    """Begin a move; a word that was offered before goes into it at once, and a verb without words is done at once."""
    if verb not in session.sight.verbs():  # a click that was made before the position changed
        session.complain(answers.moves(session))
        return
    pairs, session.offer = session.offer, ()
    session.choice = choice = session.sight.begin(verb)
    use = session.sight.fitting(choice, pairs)
    if use:
        put(session, use, pairs)
    else:
        settle(session)


def choose_word(session: Session, at: int, word: str) -> None:
    """Put a word into slot number `at` of the move, from a list; the move is not made yet."""
    if session.choice:
        session.choice = session.choice.having(at, word)
        ask(session)


def put(session: Session, use: Use, pairs: Pairs) -> None:
    """Put a word from the board into the move, with what goes along; a verb with one slot is then done at once."""
    choice, along = session.choice or session.sight.begin(use.verb), session.sight.along(use, pairs)
    for other in along:
        choice = choice.having(other.at, "")
    refusal = session.sight.refusal(choice, use.at, use.word)
    if refusal and not ask_tutor(session, choice.having(use.at, use.word)):
        session.complain(session.refused(refusal))
    if refusal:
        return
    session.choice = session.sight.having_all(choice, [use, *along])
    settle(session)


def settle(session: Session) -> None:
    """Do what needs no more words, if it has no more than one or is quick; else say what is to be chosen next."""
    assert session.choice
    session.choice = choice = session.sight.filled(session.choice)
    if choice.due is None and (len(choice.words) < 2 or session.game.verbs[choice.verb].quick):
        do(session)
    else:
        ask(session)


def press_verb(session: Session, verb: str, at: str) -> None:
    """The key of a verb: choose it, with the word under the cursor; say why if it is not open."""
    if session.acting is None or session.curtain is not None:
        session.complain(answers.idle(session))
    elif session.game.any_time(verb) and session.eyes == PUBLIC:  # whose move it would be is not said
        session.complain(session.words.say("any-time-eyes", verb=session.words.say(f"verb-{verb}")))
    elif verb in session.sight.verbs():
        session.choice, session.offer = None, session.says(at)
        choose_verb(session, verb)
    else:
        refusal = session.sight.why_closed(verb)
        session.complain(session.refused(refusal) if refusal else answers.moves(session))


def click(session: Session, at: str) -> None:
    """Use what was clicked: for a mark or a why, for the verb that was chosen, or for the one verb that can use it.

    What was only offered is not done by that, and may be offered again.
    """
    if marking.used(session, at):
        return
    pairs = session.says(at)
    if session.choice and session.choice.offered:
        session.choice = None
    if session.choice is None:
        _click_without_verb(session, at, pairs)
        return
    use = session.sight.fitting(session.choice, pairs)
    if use:
        put(session, use, pairs)
    else:
        session.complain(session.words.say("does-not-fit", asked=answers.prompt(session)))


def _click_without_verb(session: Session, at: str, pairs: Pairs) -> None:
    possible = session.sight.uses(pairs)
    uses = plain_uses(session, [use for use in possible if not session.game.verbs[use.verb].spare])
    if len(uses) == 1:
        put(session, uses[0], pairs)
    elif uses:
        session.offer = pairs
        names = [session.words.say(f"verb-{use.verb}") for use in uses]
        session.say(session.words.say("offer", what=session.pair_name(pairs), verbs="; ".join(names)))
    elif any(ask_tutor(session, session.sight.begin(verb), pairs) for verb in not_spare(session)):
        return
    elif possible:
        offer_spare(session, possible[0], at)
    else:
        session.complain(answers.why(session, at))


def plain_uses(session: Session, uses: list[Use]) -> list[Use]:
    """The uses for verbs of the turn, if there are any; for what can be done out of turn as well, there is its key."""
    return [use for use in uses if not session.game.any_time(use.verb)] or uses


def not_spare(session: Session) -> list[str]:
    """The verbs of the moment that are no mere way out, those included that have nothing to offer."""
    sight = session.sight
    return [verb for verb in sight.verbs() + sight.closed() if not session.game.verbs[verb].spare]


def offer_spare(session: Session, use: Use, at: str) -> None:
    """Say why nothing better can be done with what was clicked, and ask whether to do this with it."""
    session.parts.append(answers.why_nothing_better(session, at))
    session.choice = session.sight.begin(use.verb).having(use.at, use.word)._replace(offered=at)
    ask(session)


def ask_tutor(session: Session, choice: Choice, pairs: Pairs = ()) -> bool:
    """Let a lesson answer a move that the rules forbid, if it has words of its own for it."""
    use = session.sight.fitting(choice, pairs) if pairs else None
    choice = choice.having(use.at, use.word) if use else choice
    if session.tutor is None or choice.due is not None:
        return False
    move = session.sight.move(choice)
    if session.tutor.knows(move):
        session.tutor.try_move(move)
    return session.tutor.knows(move)


def enter(session: Session, at: str) -> None:
    """Make the move if it is complete, else use what the cursor is on."""
    choice = session.choice
    if choice and choice.due is None and choice.offered in ("", at):
        do(session)
    else:
        click(session, at)
    lead(session, at)


def lead(session: Session, at: str) -> None:
    """Where things go fast, bring the cursor to what can be chosen next, and afterwards back to where it was."""
    choice, scene, stops = session.choice, session.scene, list[str]()
    if choice and choice.due is not None and session.game.verbs[choice.verb].quick and scene:
        slot = session.sight.slots(choice.verb)[choice.due].name
        wanted = {(slot, word) for word in session.sight.open_words(choice, choice.due)}
        stops = [shape.id for shape in scene.shapes if shape.id in scene.walk and wanted & set(shape.says)]
    if stops:
        session.came_from, session.go_to = session.came_from or at, "" if at in stops else stops[0]
    elif session.came_from:
        session.go_to, session.came_from = session.came_from, ""


def escape(session: Session) -> None:
    """Leave the middle of a step, let clicks play again, or take back the last word chosen, or else the verb."""
    if session.glance:
        glancing.finish(session)
    elif session.marking:
        marking.set_marking(session, False)
    elif session.choice:
        fast = session.choice.offered or session.game.verbs[session.choice.verb].quick
        session.choice = None if fast else session.choice.shorter()
        session.go_to, session.came_from = session.came_from, ""
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


def type_move(session: Session, text: str) -> str:
    """Make the move that somebody has typed, or several with semicolons between them; what was not made.

    The first that is refused ends it: those before it stay made.
    """
    entries = [entry for entry in text.split(BETWEEN) if entry.strip()]
    if len(entries) < 2:
        type_one(session, text)
        return text if session.message.refused else ""
    for number, entry in enumerate(entries):
        why = why_not_made(session, entry)
        if why:
            at = {"number": number + 1, "count": len(entries), "text": entry.strip()[:SHOWN], "why": why}
            session.complain(session.words.say("typed-stopped", **at))
            return BETWEEN.join(entries[number:]).strip()
    return ""


def why_not_made(session: Session, entry: str) -> str:
    """Make one of several moves; "" if it was made, else why not."""
    try:
        type_one(session, entry)
    except InputError as error:
        return session.reason(error)
    return session.message.text if session.message.refused else ""


def type_one(session: Session, text: str) -> None:
    """Make the move that somebody has typed."""
    if session.glance:
        session.complain(answers.idle(session))
        return
    move = read_typed(session, text)
    if not may_move(session, move):
        session.complain(not_for(session, move))
    elif not session.sight.may_use(move.verb):
        session.complain(session.words.say("own-eyes-only", seat=move.seat))
    else:
        play(session, move)


def may_move(session: Session, move: Move) -> bool:
    """Whether the reader may make a move of that seat; the teacher, who sees all, may make any out of turn too."""
    if session.timeline.closed or session.timeline.actor is None or move.seat == session.acting:
        return True  # the rules say what is against it
    out_of_turn = session.game.any_time(move.verb) and session.acting != CHANCE
    return out_of_turn and session.eyes == TEACHER and move.seat not in session.table.kits


def read_typed(session: Session, text: str) -> Move:
    """The move that was typed; where only one thing can be done, its verb may be left out."""
    actor, acting, open_now = session.timeline.actor, session.acting, session.sight.verbs()
    seat = acting if acting is not None else actor
    who = 0 if seat is None else seat
    try:
        return read(session.game, session.view, text, who)
    except NotationError as error:
        if len(open_now) != 1 or not text.strip():
            raise
        try:
            return read(session.game, session.view, f"{open_now[0]} {text}", who)
        except NotationError as second:
            raise (second if error.details.get("slot") == "verb" else error) from None


def not_for(session: Session, move: Move) -> str:
    """Why the reader cannot make a move of that seat; nothing here depends on whether the rules would allow it."""
    seat = move.seat
    if session.timeline.actor == CHANCE:
        return session.words.say("turn-chance")
    if seat in session.table.kits:
        return session.words.say("kit-plays", seat=seat)
    if session.game.any_time(move.verb) and not session.locked:
        return session.words.say("own-eyes-only", seat=seat)
    return session.words.say("not-your-seat", seat=seat)


def play(session: Session, move: Move) -> None:
    """Make a move; then the kit makes those that follow. In a lesson, the lesson decides."""
    if session.tutor:
        session.tutor.try_move(move)
        return
    actor = session.timeline.actor
    session.timeline.play(move)
    if session.breaks_in and move.seat != actor:
        session.look(TURN)
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
