"""Properties that a lesson can ask of a pair in Persona Non Grata: it leads, it hides, it is remembered, it activates.

Each is judged from what the player can see, as if all others laid nothing; never from cards that the player cannot see.
"""

from __future__ import annotations

import networkx

from gamekit.exercises import RIGHT, Verdict
from gamekit.game import Move
from gamekit.lessons.tasks import by_trying
from gamekit.persona_non_grata.archiving import ranking, sums
from gamekit.persona_non_grata.board import Box, Card
from gamekit.persona_non_grata.days import carried_out
from gamekit.persona_non_grata.dealing import target
from gamekit.persona_non_grata.exercises import box, rounds
from gamekit.persona_non_grata.state import SENT, State, slot
from gamekit.timeline import Timeline


def pair(game: Timeline, move: Move) -> tuple[Card, str]:
    """The information card and the action card of a pair."""
    card, action = move.words
    return box(game).cards[box(game).number[card]], action


def after(game: Timeline, move: Move) -> State:
    """The table as the player sees it, once this pair is carried out and no other."""
    card, action = pair(game, move)
    state, _ = carried_out(box(game), game.view(move.seat), move.seat, card.number, action)
    return state


def ahead(cards: Box, state: State, corporation: int) -> tuple[int, ...]:
    """PNG-34: who has the largest sum for a corporation, as far as these eyes see."""
    return ranking(sums(cards, state, corporation)).ahead


# ---------------------------------------------------------------------- majorities


def judge_wins(game: Timeline, move: Move, verb: str) -> Verdict:
    """PNG-36: a card in the own area, after which the player is first alone, as far as the player sees."""
    if move.verb != "lay":
        return Verdict("other")
    card, action = pair(game, move)
    if action in SENT:
        return Verdict("sent")
    state = after(game, move)
    found = sums(box(game), state, card.corporation)
    details = {
        "corporation": box(game).corporations[card.corporation],
        "sum": found[move.seat],
        "best": max(count for seat, count in enumerate(found) if seat != move.seat),
    }
    tied = ahead(box(game), state, card.corporation)
    return Verdict(RIGHT if tied == (move.seat,) else "tie" if move.seat in tied else "behind", details)


def judge_harmless(game: Timeline, move: Move, verb: str) -> Verdict:
    """PNG-27: a card is sent, and does not make a rival first, as far as the player sees."""
    if move.verb != "lay":
        return Verdict("other")
    card, action = pair(game, move)
    if action not in SENT:
        return Verdict("kept")
    rival = target(game.state, move.seat, action)
    details = {"rival": [rival], "corporation": box(game).corporations[card.corporation]}
    return Verdict("first" if rival in ahead(box(game), after(game, move), card.corporation) else RIGHT, details)


def judge_activates(game: Timeline, move: Move, verb: str) -> Verdict:
    """PNG-8, PNG-54, PNG-55: an activator goes into the own area, from which it is archived in the end."""
    if move.verb != "lay":
        return Verdict("other")
    card, action = pair(game, move)
    details = {"card": card.slug, "corporation": box(game).corporations[card.corporation]}
    if not card.activator:
        return Verdict("not", details)
    return Verdict("sent" if action in SENT else RIGHT, details)


# ---------------------------------------------------------------------- what others can know


def judge_hides(game: Timeline, move: Move, verb: str) -> Verdict:
    """PNG-71, PNG-74: a card is encrypted from a hand that nobody has seen before and will see again this week."""
    if move.verb != "lay":
        return Verdict("other")
    _, action = pair(game, move)
    if action != "encrypt":
        return Verdict("open")
    knowing = [seat for seat in seen_again(game, move.seat) if seat != move.seat]
    return Verdict("known", {"rival": [knowing[0]]}) if knowing else Verdict(RIGHT)


def seen_again(game: Timeline, seat: int) -> list[int]:
    """The seats that have held the hand which a seat holds now, and will hold it again this week."""
    graph, here = game.graph("flow"), slot(game.state.week, game.state.day, seat)
    before, later = (
        {graph.nodes[node]["seat"] for node in nodes}
        for nodes in (networkx.ancestors(graph, here), networkx.descendants(graph, here))
    )
    return sorted(before & later)


def judge_remembers(game: Timeline, move: Move, verb: str) -> Verdict:
    """PNG-74: a card is laid that the player has passed on this week, and that has come back."""
    if move.verb != "lay":
        return Verdict("other")
    card, _ = pair(game, move)
    now = [one for one in rounds(game) if one.packet.week == game.state.week and one.packet.holder == move.seat]
    if not now:
        return Verdict("none")
    return Verdict(RIGHT if card.number in now[-1].gave.cards else "new", {"card": card.slug})


PROPERTIES = by_trying(
    {
        "wins_corporation": judge_wins,
        "harmless": judge_harmless,
        "activates": judge_activates,
        "hides": judge_hides,
        "remembers": judge_remembers,
    }
)
