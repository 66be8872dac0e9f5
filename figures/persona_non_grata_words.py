"""What the table of Persona Non Grata says: the sentences of its stops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from figures.persona_non_grata_table import (
    Tabletop,
    actions_of,
    archive,
    archiving,
    card_of,
    holds_key,
    in_sight,
    is_over,
    mover,
    on_table,
    place_of,
    placed,
    points_of,
    side_of,
    waited_for,
    won,
    worth_of,
)
from gamekit.game import UNKNOWN
from gamekit.persona_non_grata.dealing import direction, target
from gamekit.persona_non_grata.scoring import activated, keys_of, winners
from gamekit.persona_non_grata.state import SENT, Cards, Lying, slot
from gamekit.text import capital


def card_name(top: Tabletop, number: int) -> str:
    """The name of an information card."""
    return top.text.name("card", top.box.slug(number))


def counted(names: Sequence[str]) -> list[str]:
    """Names, equal ones once with their number."""
    return [f"{name} ×{names.count(name)}" if names.count(name) > 1 else name for name in dict.fromkeys(names)]


def grades(top: Tabletop, cards: Sequence[int]) -> str:
    """Some information cards of one corporation, by their grades."""
    return ", ".join(counted([top.text.name("grade", top.box.grades[card_of(top, number).grade]) for number in cards]))


def many(top: Tabletop, cards: Sequence[int]) -> str:
    """Some information cards of any corporations."""
    return ", ".join(counted([card_name(top, number) for number in cards]))


def action_names(top: Tabletop, slugs: Sequence[str]) -> str:
    """Some action cards."""
    return ", ".join(counted([top.text.name("action", slug) for slug in slugs]))


# ---------------------------------------------------------------------- time


def title(top: Tabletop) -> str:
    """The name of the picture, with week and day."""
    say, view, name = top.text.say, top.view, top.text.say("title")
    if is_over(top):
        return say("png-title-over", name=name)
    if archiving(top):
        return say("png-title-archiving", name=name, week=view.week)
    return say("png-title" if view.day else "png-title-dealing", name=name, week=view.week, day=view.day)


def track(top: Tabletop) -> str:
    """Week and day, and which way the hands go."""
    view, say = top.view, top.text.say
    told = [say("png-track", week=view.week, weeks=view.options.weeks, day=view.day)]
    return " ".join(told if is_over(top) else [*told, passing(top) + "."])


def passing(top: Tabletop) -> str:
    """PNG-20: which way the hands go this week."""
    return top.text.say("png-passing", direction(top.view.week))


def deck(top: Tabletop) -> str:
    """PNG-78: how many cards the deck has."""
    return top.text.say("png-deck", count=top.view.left)


def discards(top: Tabletop) -> str:
    """PNG-75: how many cards each player has discarded, and those that these eyes know."""
    told = [top.text.say("png-discards", count=sum(map(len, top.view.discards)))]
    for seat, cards in enumerate(top.view.discards):
        if cards and in_sight(cards):
            told.append(top.text.say("png-discarded", seat=seat, hand=many(top, cards)))
    return " ".join(told)


def over(top: Tabletop) -> str:
    """PNG-61: who has won."""
    return top.text.say("event-game_over", winners=winners(top.box, top.view))


# ---------------------------------------------------------------------- corporations


def corporation(top: Tabletop, number: int) -> str:
    """A corporation: its cards that are left, and its key."""
    say, stack = top.text.say, top.view.stacks[number]
    told = [say("png-corporation", corporation=top.box.corporations[number])]
    told.append(say("png-stack", value=stack[0], count=len(stack)) if stack else say("png-no-stack"))
    return " ".join([*told, key(top, number)])


def key(top: Tabletop, number: int) -> str:
    """PNG-6: where a key is."""
    if on_table(top, number):
        return top.text.say("png-key-on-table")
    return top.text.say("png-key-at", holder=[top.view.keys[number]])


# ---------------------------------------------------------------------- players


def player(top: Tabletop, seat: int) -> str:
    """A player: where it sits, points, hand, action cards, whether it has laid its pair."""
    say = top.text.say
    told = [f"{top.text.seat(seat)}{seated(top, seat)}."]
    if mover(top) == seat:
        told.append(say("png-decides"))
    told.append(say("png-points", points=points_of(top, seat)))
    more = [f"{line}." for line in at_end(top, seat).split("\n")] if is_over(top) else holds(top, seat)
    return " ".join([*told, *more])


def seated(top: Tabletop, seat: int) -> str:
    """Whether that is the own place, or a neighbour's."""
    if seat == top.eyes:
        return f", {top.text.say('png-yourself')}"
    sides = side_of(top, seat)
    return f", {top.text.say('png-neighbour', sides[0] if len(sides) == 1 else 'both')}" if sides else ""


def side(top: Tabletop, seat: int) -> str:
    """The same in short, on the picture."""
    if seat == top.eyes:
        return top.text.say("png-you")
    sides = side_of(top, seat)
    return top.text.say("png-side", sides[0] if len(sides) == 1 else "both") if sides else ""


def at_end(top: Tabletop, seat: int) -> str:
    """PNG-62: what decides a tie when the game is over: activated corporations and keys."""
    say, view = top.text.say, top.view
    told = (("png-end-active", activated(top.box, view, seat)), ("png-end-keys", keys_of(view, seat)))
    return "\n".join(say(message, count=count) for message, count in told)


def holds(top: Tabletop, seat: int) -> list[str]:
    """PNG-73: how many cards a player holds, and which action cards are left and used."""
    told = [top.text.say("png-holds", count=len(top.view.hands[seat]))]
    every = actions_of(top, seat)
    left, used = ([slug for slug, _, here in every if here == wanted] for wanted in (True, False))
    told += [top.text.say("png-actions-left", names=action_names(top, left))] if left else []
    return told + ([top.text.say("png-actions-used", names=action_names(top, used))] if used else [])


def laid(top: Tabletop, seat: int) -> str:
    """PNG-68: the pair of the day, or that it is missing."""
    pair = top.view.laid[seat]
    details: dict[str, Any] = {"seat": seat}
    if pair is None:
        return top.text.say("png-laid-due" if waited_for(top, seat) else "png-laid-nothing", **details)
    if UNKNOWN in pair:
        return top.text.say("png-laid-hidden", **details)
    return top.text.say("png-laid", **details, card=top.box.slug(pair[0]), action=pair[1])


def encrypted(top: Tabletop, seat: int, lying: Lying) -> str:
    """PNG-71: a face-down card, for who knows it with its name."""
    details = {"seat": seat, "week": lying.week, "day": lying.day}
    if lying.card == UNKNOWN:
        return top.text.say("png-encrypted", **details)
    return top.text.say("png-encrypted-known", **details, card=top.box.slug(lying.card))


def hand_node(top: Tabletop, seat: int) -> str:
    """The hand that a player holds now, as it is called in the graph of the hands."""
    return slot(top.view.week, max(top.view.day, 1), seat)


def under_lens(top: Tabletop, seat: int) -> tuple[str, ...]:
    """The lens on a hand: who holds it then; who has looked at it before, and who will."""
    if top.flow is None or top.lens is None:
        return ()
    import networkx

    marked = {
        "near0": {top.lens},
        "near1": networkx.ancestors(top.flow, top.lens),
        "near2": networkx.descendants(top.flow, top.lens),
    }
    holders = {mark: {top.flow.nodes[node]["seat"] for node in nodes} for mark, nodes in marked.items()}
    return tuple(mark for mark, seats in holders.items() if seat in seats)[:1]


# ---------------------------------------------------------------------- cells


def cell(top: Tabletop, seat: int, corporation: int) -> str:
    """What a player has of a corporation: sum and place, cards, archive, key."""
    say = top.text.say
    told = [say("png-cell", seat=seat, corporation=top.box.corporations[corporation])]
    told += archived(top, seat, corporation) if is_over(top) else in_area(top, seat, corporation)
    if holds_key(top, seat, corporation):
        told.append(say("png-key-here"))
    return " ".join(told)


def in_area(top: Tabletop, seat: int, corporation: int) -> list[str]:
    """PNG-34, PNG-72: the sums, and the cards of which they are made; then the archive."""
    say, found = top.text.say, top.sums[corporation][seat]
    known, cards = top.known[corporation][seat], [lying.card for lying in placed(top, seat, corporation)]
    told = [say("png-sum", sum=found)]
    place = place_of(top, seat, corporation)
    if place:
        told.append(say("png-place", ("first", "second")[place.number - 1] + ("-tied" if place.tied else "")))
    if known != found:
        told.append(say("png-sum-known", "you" if seat == top.eyes else None, sum=known))
    told += [say("png-in-area", cards_told=grades(top, cards))] if cards else []
    return told + archived(top, seat, corporation)


def archived(top: Tabletop, seat: int, corporation: int) -> list[str]:
    """PNG-55, PNG-58: the archived cards of a corporation, and what they are worth."""
    say, worth = top.text.say, worth_of(top, seat, corporation)
    if worth is None:
        return [say("png-archive-empty")] if is_over(top) else []
    values, cards = won(top, seat, corporation), archive(top, seat, corporation)
    names = [say("png-value", value=value) for value in values] + ([grades(top, cards)] if cards else [])
    told = [say("png-archived", cards_told=", ".join(names))]
    return [*told, say("png-activated" if worth.activated else "png-dormant", points=worth.points)]


def to_steal(top: Tabletop, seat: int, number: int) -> str:
    """PNG-49: a card that may be stolen."""
    return top.text.say("png-to-steal", seat=seat, card=top.box.slug(number))


# ---------------------------------------------------------------------- the hand


def hand_heading(top: Tabletop, seat: int) -> str:
    """Whose hand lies at the bottom."""
    if not top.view.hands[seat]:
        return top.text.say("png-hand-empty", seat=seat)
    return top.text.say("png-hand-own" if seat == top.eyes else "png-hand-of", seat=seat)


def hand_card(top: Tabletop, number: int) -> str:
    """A card of the hand: its name and value, and whether it activates."""
    card = card_of(top, number)
    told = [top.text.say("png-card", name=capital(card_name(top, number)), value=card.value)]
    return " ".join(told + ([top.text.say("png-activator")] if card.activator else []))


def action(top: Tabletop, seat: int, slug: str, left: bool) -> str:
    """An action card: what it is, to whom it sends, or that it is used."""
    name = top.text.name("action", slug)
    if not left:
        return top.text.say("png-action-used", name=name)
    if slug in SENT:
        return top.text.say("png-action-sends", name=name, target=[target(top.view, seat, slug)])
    return top.text.say("png-action", name=name)


def pair_of(top: Tabletop, seat: int) -> tuple[int | None, str | None]:
    """What is chosen of the move, else the pair that was laid today: card and action, None for what is missing."""
    if top.chosen:
        slug = top.chosen.get("card")
        return (top.box.number[slug] if slug else None), top.chosen.get("action")
    return top.view.laid[seat] or (None, None)


def chosen(top: Tabletop, seat: int) -> str:
    """What is chosen of the move, else what was laid today."""
    if not top.chosen:
        return laid(top, seat)
    card, used = pair_of(top, seat)
    names = [] if card is None else [card_name(top, card)]
    names += [top.text.name("action", used)] if used else []
    return top.text.say("png-chosen-so-far", names=", ".join(names))


def small_hand(top: Tabletop, seat: int) -> str:
    """A hand that is drawn small."""
    return top.text.say("png-hand-shown", seat=seat, hand=many(top, top.view.hands[seat]))


def known(cards: Cards) -> bool:
    """Whether there are cards in a hand that these eyes see."""
    return bool(cards) and in_sight(cards)
