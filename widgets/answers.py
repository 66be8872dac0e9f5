"""What a panel answers when it is asked, by a key or a button: scores, turns, holdings, reasons, distances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from figures.registry import lens_for
from gamekit.errors import InputError
from gamekit.move import Refusal
from gamekit.rulebook import load as load_rules
from gamekit.text import capital
from gamekit.timeline import Node, Timeline
from widgets.session import Session
from widgets.telling import is_decision

MOST = 12  # branches and rules read out in one answer
FEW = 4  # words to choose from that are named, where things are to go fast


def prompt(session: Session) -> str:
    """What is to be chosen next."""
    choice, words = session.choice, session.words
    if choice is None:
        return words.say("nothing-chosen")
    if choice.due is None:
        message = "ready-offered" if choice.offered else "ready"
        return words.say(message, move=words.move(session.sight.move(choice)))
    slot = session.sight.slots(choice.verb)[choice.due].name
    found = session.sight.open_words(choice, choice.due)
    verb, name = words.say(f"verb-{choice.verb}"), words.say(f"slot-{slot}")
    if session.game.verbs[choice.verb].quick and 0 < len(found) <= FEW:
        names = ", ".join(session.word_name(slot, word) for word in found)
        return words.say("choose-named", verb=verb, slot=name, names=names)
    return words.say("choose", verb=verb, slot=name, count=len(found))


def to_enter(session: Session) -> list[str]:
    """At a real table: what is to be entered next."""
    words, actor = session.words, session.timeline.actor
    if actor is None or actor >= 0:
        return [] if actor is None else [words.say("enter-move", seat=actor)]
    known = [f"enter-{verb}" for verb in session.sight.verbs() if words.has(f"enter-{verb}")]
    return [*(words.say(message) for message in known[:1]), words.say("enter-many")]


def moves(session: Session) -> str:
    """What can be done now: the verbs with their numbers, or what is to be chosen next."""
    if session.choice:
        return prompt(session)
    verbs = [f"{n}: {session.words.say(f'verb-{verb}')}" for n, verb in enumerate(session.sight.verbs(), start=1)]
    if not verbs:
        return idle(session)
    return session.words.say("can-do", verbs="; ".join(verbs))


def idle(session: Session) -> str:
    """Why there is nothing to choose with these eyes."""
    timeline, actor = session.timeline, session.timeline.actor
    if session.glance:
        return session.words.say("moment-idle")
    if timeline.closed:
        return session.words.say("refusal-transcript")
    if actor is None or session.curtain is not None:
        return session.tell.turn()
    if actor in session.table.kits:
        return session.words.say("kit-due", seat=actor)
    if session.sight.needs_own_eyes():
        return session.words.say("own-eyes-only", seat=actor)
    if actor >= 0 and session.eyes >= 0 and actor != session.eyes:
        return session.words.say("others-turn", seat=actor, own=session.words.seat(session.eyes))
    return session.tell.turn()


def why(session: Session, at: str) -> str:
    """What can be done with the thing under the cursor, or why nothing can; without one, the reasons counted."""
    pairs, sight = session.says(at), session.sight
    verbs = [session.choice.verb] if session.choice else sight.verbs()
    if not verbs:
        return idle(session)
    if not pairs:
        return blocked(session)
    name = session.pair_name(pairs)
    found = reasons(session, at, verbs if session.choice else verbs + sight.closed())
    if not found and session.acting != session.timeline.actor:
        return idle(session)
    told = [_about(session, verb, refusal) for verb, refusal in found.items()]
    against = {session.words.refusal(refusal) for refusal in found.values() if refusal}
    if len(found) > 1 and len(against) == 1 and None not in found.values():
        told = [*against]  # said once
    return " ".join([f"{name}:", *told]) if told else session.words.say("no-use", what=name)


def _about(session: Session, verb: str, refusal: Refusal | None) -> str:
    """That a verb can be used, or why not."""
    label = session.words.say(f"verb-{verb}")
    return session.words.say("about-no", verb=label, why=session.words.refusal(refusal)) if refusal else f"{label}."


def reasons(session: Session, at: str, verbs: Sequence[str]) -> dict[str, Refusal | None]:
    """For each of these verbs that has a slot for the thing under the cursor, what is against it there."""
    sight, found = session.sight, dict[str, Refusal | None]()
    for verb in verbs:
        choice = session.choice or sight.begin(verb)
        use = sight.fitting(choice, session.says(at))
        if use:
            found[verb] = sight.refusal(choice, use.at, use.word)
    return found


def why_nothing_better(session: Session, at: str) -> str:
    """Why a thing is good for nothing but a way out."""
    verbs = [verb for verb in session.sight.verbs() + session.sight.closed() if not session.game.verbs[verb].spare]
    found = [refusal for refusal in reasons(session, at, verbs).values() if refusal]
    told = dict.fromkeys(session.refused(refusal) for refusal in found)
    name = session.pair_name(session.says(at))
    return " ".join([f"{name[:1].upper()}{name[1:]}:", *told]) if told else ""


def blocked(session: Session) -> str:
    """How many words cannot be chosen, counted by reason, for the verb chosen or for each verb with one slot."""
    sight = session.sight
    single = [sight.begin(verb) for verb in sight.verbs() if len(sight.slots(verb)) == 1]
    choices = [session.choice] if session.choice else single
    lines = [line for choice in choices for line in blocked_lines(session, choice.verb)]
    return " ".join(lines) if lines else session.words.say("nothing-blocked")


def blocked_lines(session: Session, verb: str) -> list[str]:
    """A sentence for each reason that blocks words of a verb."""
    choice = session.choice if session.choice and session.choice.verb == verb else session.sight.begin(verb)
    label = session.words.say(f"verb-{verb}")
    return [
        session.words.say("blocked", verb=label, count=found.number, why=session.words.refusal(found.refusal))
        for found in session.sight.blocked(choice)
    ]


def scores(session: Session) -> str:
    """The standing of every side: as the picture says it, where that is more than a number."""
    told = " ".join(session.scene.standing if session.scene else ())
    return told or session.tell.scores(session.view if session.glance else None)


def turn(session: Session) -> str:
    """Whom the table waits for; in the middle of a step, that it is being looked at."""
    return session.words.say("moment-idle") if session.glance else session.tell.turn()


def eyes(session: Session) -> str:
    """Through whose eyes the panel looks."""
    return session.tell.whose_eyes()


def again(session: Session) -> str:
    """The last announcements, the newest first."""
    return " ".join(reversed(session.heard)) or session.words.say("nothing-heard")


def holdings(session: Session) -> str:
    """What each seat has, as the picture says it."""
    return " ".join(session.scene.holdings if session.scene else ()) or session.words.say("nothing-held")


def branches(session: Session) -> str:
    """The ways on from here that were already played."""
    ways = session.timeline.branches(session.eyes)
    names = [session.words.move(way.move) for way in ways[:MOST]]
    return session.words.say("branches", count=len(ways), ways="; ".join(names) or "–")


def rules(session: Session) -> str:
    """The rules at work at this step, with their wording; the most telling first."""
    found = rules_at_work(session)
    book = load_rules(session.game)
    told = [f"{rule}: {book[rule].words(session.lang)}" for rule in found[:MOST] if rule in book]
    return " ".join(told) or session.words.say("no-rules")


def rules_at_work(session: Session) -> list[str]:
    """The ids of the rules at work: those that refused the last try, else those of what happened at this step."""
    return list(session.broken) or rules_here(session)


def rules_here(session: Session) -> list[str]:
    """The ids of the rules of what happened at this step, the most telling first: what is only a beginning comes last.

    Chance that the dealer played after a move belongs to the step of that move.
    """
    game = session.game
    lines = [line for node in whole_step(session.timeline) for line in session.tell.lines(node)]
    lines.sort(key=lambda line: (line.kind in game.steps, line.kind in game.quiet))
    return list(dict.fromkeys(rule for line in lines for rule in line.rules))


def whole_step(timeline: Timeline) -> list[Node]:
    """The present node, and before it those that nobody stops at: the move, and what the dealer did after it."""
    steps = [timeline.here]
    while timeline.seed is not None and steps[0].parent and not is_decision(steps[0]):
        steps.insert(0, steps[0].parent)
    return steps


def lens(session: Session) -> str:
    """What is under the lens, and what the game tells of it; of a board with distances, how many places lie at each."""
    words, place = session.words, session.lens
    if not place:
        return words.say("lens-off" if has_distances(session) else "lens-here-off")
    name, rings = place_name(session, place), has_rings(session, place)
    if session.covered:
        return capital(words.say("lens-covered" if rings else "lens-here-covered", place=name))
    on = lens_on(session, place) if rings else words.say("lens-here", place=name)
    return " ".join([capital(on), *lens_for(session.game)(session.timeline, session.eyes, place, session.lang)])


def has_rings(session: Session, place: str) -> bool:
    """Whether places lie at distances from one: it is on the first graph, and steps there are distances."""
    return place in session.timeline.graph(seat=session.eyes) and has_distances(session)


def has_distances(session: Session) -> bool:
    """Whether steps on the first graph of the game are distances."""
    return bool(session.timeline.graph(seat=session.eyes).graph.get("distances", True))


def lens_on(session: Session, place: str) -> str:
    """How many places lie at each distance from one."""
    counts = Counter(distances(session, place).values())
    rings = [session.words.say("lens-ring", count=counts[far], far=far) for far in sorted(counts) if far]
    return session.words.say("lens-on", place=place_name(session, place), rings="; ".join(rings))


def distances(session: Session, place: str) -> dict[str, int]:
    """The distance of every place from one, in steps along the board."""
    import networkx

    lengths = networkx.single_source_shortest_path_length(session.timeline.graph(seat=session.eyes), place)
    return {str(node): int(far) for node, far in dict(lengths).items()}


def place_name(session: Session, place: str) -> str:
    """What a place of the board is called; of a stop of the picture, the first sentence that is said of it."""
    nodes = session.timeline.graph(seat=session.eyes).nodes
    if place in nodes:
        return str(nodes[place].get(session.lang, place))
    return session.shape_words(place).partition(". ")[0].removesuffix(".") or place


def lens_places(session: Session) -> list[tuple[str, str]]:
    """The places for the lens, each with its name before it: those of the board, and the stop where it is now."""
    places = [str(node) for node in session.timeline.graph().nodes]
    stops = [session.lens] if session.lens not in places and session.shape_words(session.lens) else []
    return [(place_name(session, place), place) for place in [*places, *stops]]


def place_at(session: Session, at: str) -> str:
    """The place of the board that a shape speaks of, or the shape itself if the lens knows of it; else ""."""
    places = session.timeline.graph(seat=session.eyes).nodes
    named = next((word for _, word in session.says(at) if word in places), "")
    return named or (at if known_to_lens(session, at) else "")


def known_to_lens(session: Session, at: str) -> bool:
    """Whether the game has sentences about a stop of the picture."""
    if not session.shape_words(at):
        return False
    try:
        return bool(lens_for(session.game)(session.timeline, session.eyes, at, session.lang))
    except InputError:
        return False
