"""What the live board is given: the scene, the log, the status lines, the curtain and the words around them."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from figures.charts import minus
from figures.registry import overlay_for, path_for
from figures.scene import CHOSEN, Scene
from figures.signs import signed, with_chosen
from figures.theme import letter
from gamekit.game import TEACHER
from gamekit.timeline import Node
from widgets import asking, clashing, glancing, marking
from widgets.session import Session
from widgets.telling import beginning, in_one

LOG_LINES = 200  # the newest of the log
RUN = 3  # lines that are alike are folded into one from so many on

Line = dict[str, Any]  # of the log, as the board takes it


def scene(session: Session) -> dict[str, Any]:
    """The picture as the eyes see it, with what can be chosen and the signs of the note sheet; drawn anew only when
    something differs.
    """
    lens, marked, signs, graph = lens_of(session), open_words(session), marking.signs(session), graph_of(session)
    chosen = chosen_words(session)
    wanted = (session.timeline.here, session.glance, session.eyes, session.lang, lens, marked, chosen, signs, graph)
    if session.scene is None or session.drawn != wanted:
        assert session.scene_of is not None
        bare = session.scene_of(
            session.view, session.lang, game=session.game, seat=session.eyes, lens=lens, open=marked
        )
        with_signs = signed(with_path(session, bare), signs, marking.rows(session), session.words)
        ready = with_chosen(with_signs, chosen, session.words, due_along(session))
        session.scene = laid(session, ready, graph) if graph else ready
        session.drawn = wanted  # not before: a picture that failed is tried again
    plain: dict[str, Any] = session.scene.plain()
    return plain


def with_path(session: Session, scene: Scene) -> Scene:
    """The picture with the way that something went last in this turn, up to the moment looked at."""
    path = path_for(session.game)
    if path is None or session.curtain is not None:
        return scene
    for events in glancing.lately(session):
        drawn = path(scene, events, session.game)
        if drawn != scene:
            return drawn
    return scene


def lens_of(session: Session) -> str | None:
    """The place under the lens; None while it is covered, or where this position has no such place."""
    if session.covered or not session.lens:
        return None
    graph = session.timeline.graph(seat=session.eyes)
    return session.lens if session.lens in {str(node) for node in graph} else None


def graph_of(session: Session) -> str:
    """The graph that lies over the board; "" while it is covered."""
    return "" if session.covered or session.curtain is not None else session.graph


def graph_title(session: Session, which: str) -> str:
    """What a graph of the game is called."""
    title = f"graph-{which}"
    return session.words.say(title) if session.words.has(title) else which


def laid(session: Session, scene: Scene, which: str) -> Scene:
    """The picture with a graph over it."""
    graph = session.game.graph(session.view, session.game.graph_name(which))
    return overlay_for(session.game)(scene, graph, session.words)


def open_words(session: Session) -> dict[str, set[str]]:
    """The words that can be chosen now for the slot that is due, and those that are chosen; none before a verb is."""
    choice, sight = session.choice, session.sight
    if choice is None or choice.due is None:
        return {}
    found = {sight.slots(choice.verb)[choice.due].name: set(sight.open_words(choice, choice.due))}
    chosen = {f"{slot} {word}" for slot, word in chosen_words(session)}
    return found | {CHOSEN: chosen} if chosen else found


def chosen_words(session: Session) -> frozenset[tuple[str, str]]:
    """The words of the move that is put together, each with its slot; none before a verb is chosen."""
    choice = session.choice
    if choice is None:
        return frozenset()
    slots = session.sight.slots(choice.verb)
    return frozenset((slot.name, word) for slot, word in zip(slots, choice.words, strict=True) if word)


def due_along(session: Session) -> str:
    """The slot that is due, if its word goes along with the one before; else ""."""
    choice = session.choice
    slot = None if choice is None or choice.due is None else session.sight.slots(choice.verb)[choice.due]
    return slot.name if slot and slot.along else ""


def log(session: Session) -> list[Line]:
    """The newest lines of the log, as the eyes may read it; those of this step are marked, and runs are folded."""
    lines = glancing.so_far(session, session.timeline.log(session.eyes, session.lang))
    here = looked_at(session).number
    told = [
        {"key": f"{line.node}-{at}", "text": line.text, "step": line.node, "kind": line.kind, "now": line.node == here}
        for at, line in enumerate(lines)
    ]
    return folded(with_light(session, told))[-LOG_LINES:]


def with_light(session: Session, told: list[Line]) -> list[Line]:
    """The lines; the one that a reason has named is marked."""
    step, at = asking.kept_up(session).lit or (-1, -1)
    own = [
        place for place, line in enumerate(told) if line["step"] == step
    ]  # the events of a step stand in their order
    return [line | {"lit": place in own[at : at + 1]} for place, line in enumerate(told)]


def folded(lines: list[Line]) -> list[Line]:
    """Lines of one kind that say the same, or do so up to a colon, as when cards are laid out, become one line."""
    alike = groupby(lines, key=lambda line: (line["kind"], beginning(line["text"]) or line["text"]))
    runs = [list(run) for _, run in alike]
    return [line for run in runs for line in ([one_line(run)] if len(run) >= RUN else run)]


def one_line(run: list[Line]) -> Line:
    """A run as one line with all ends, or with how often it is said; it leads to the last of its steps."""
    now, lit = any(line["now"] for line in run), any(line["lit"] for line in run)
    texts = [line["text"] for line in run]
    begin = beginning(texts[0])
    text = in_one(begin, texts) if begin else f"{texts[0]} (×{len(run)})"
    return run[-1] | {"key": run[0]["key"], "text": text, "now": now, "lit": lit}


def status(session: Session) -> list[dict[str, Any]]:
    """Whose turn it is, where in the game this is, the standing, and through whose eyes the reader looks."""
    tell = session.tell
    lines = [
        ("moment", glancing.place(session), True) if session.glance else ("turn", tell.turn(), True),
        ("step", step(session), False),
        ("scores", points(session), False),
        ("eyes", tell.whose_eyes(), session.eyes == TEACHER),
    ]
    lines += [("clash", text, True) for text in [clashing.clash(session)] if text]
    lines += [("marking", session.words.say("marking-on"), True)] if session.marking else []
    lines += [("comment", text, True) for text in tell.comment(session.timeline.here)]
    return [{"key": key, "text": text, "strong": strong} for key, text, strong in lines if text]


def points(session: Session) -> str:
    """The standing of all sides in one short line: letters and numbers; in a game without points who has won, or ""."""
    words = session.words
    if session.glance:
        return ""  # what the end of a step brings is not told in its middle
    if not session.game.has_points:
        return session.tell.standing()
    sides = [
        words.say(
            "points-won" if score.won else "points-of",
            side="+".join(map(letter, score.side)),
            points=minus(score.points),
        )
        for score in session.timeline.scores(session.eyes)
    ]
    return words.say("points", sides=", ".join(sides))


def step(session: Session) -> str:
    """The number of the step, and its name if it has one."""
    number = looked_at(session).number
    name = next((name for name, node in session.timeline.names.items() if node == number), "")
    words = session.words
    return words.say("now-named", step=number, name=name) if name else words.say("now-step", step=number)


def looked_at(session: Session) -> Node:
    """The step that is looked at: the one where the game stands, unless it is another's middle."""
    return session.glance.node if session.glance else session.timeline.here


def curtain(session: Session) -> dict[str, str]:
    """What stands on the curtain; nothing when it is up."""
    if session.curtain is None:
        return {}
    words = session.words
    others = [words.say("curtain-break-in")] if session.game.interruptible else []
    return {
        "text": " ".join([words.say("curtain-text", seat=session.curtain), *others]),
        "button": words.say("curtain-button", seat=session.curtain),
    }


def labels(session: Session) -> dict[str, str]:
    """The words around the board."""
    names = ("board", "board_role", "status", "log", "help", "close", "edge")
    return {name: session.words.say(f"label-{name.replace('_', '-')}") for name in names}


def saying(session: Session) -> dict[str, Any]:
    """The last announcement."""
    number, text, urgent = session.saying
    return {"n": number, "text": text, "lang": session.lang, "assertive": urgent}
