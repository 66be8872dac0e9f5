"""The exercises of Persona Non Grata. What is right is computed each time, from the rules or by following the packets.

They are about the player whose turn it is, and use only what this player has seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from gamekit.exercises import RIGHT, Exercise, Field, Number, Verdict, about_seat, for_number, seat_to_move, shares
from gamekit.game import PUBLIC
from gamekit.persona_non_grata.archiving import sums, tied_now, total
from gamekit.persona_non_grata.board import Box
from gamekit.persona_non_grata.hearing import GAVE, GOT, Look, Packet, hearing
from gamekit.persona_non_grata.scoring import KEY, Worth, archived, worth
from gamekit.persona_non_grata.state import State, slot
from gamekit.reasons import Fact, facts_of, following
from gamekit.timeline import Timeline

if TYPE_CHECKING:
    from gamekit.persona_non_grata.odds import Knowledge
    from gamekit.persona_non_grata.reasons import PacketReasoning

Pair = tuple[Number, Number]


def box(game: Timeline) -> Box:
    """The cards that the game is played with."""
    tables: Box = game.game.tables
    return tables


def packets(game: Timeline) -> list[Packet]:
    """The packets as the player whose turn it is knows them."""
    seat = seat_to_move(game)
    heard = hearing(box(game), game.setting, seat, game.events(seat))
    return heard.packets if heard else []


# ---------------------------------------------------------------------- what has come back


class Round(NamedTuple):
    """A packet that was passed on and has come back: the two looks at it."""

    packet: Packet
    gave: Look
    back: Look


def came_back(game: Timeline) -> Round:
    """The last packet that the player whose turn it is has passed on and got back."""
    found = list(rounds(game))
    return max(found, key=lambda one: (one.packet.week, one.back.day))


def rounds(game: Timeline) -> Iterator[Round]:
    """Every packet that was passed on and came back, each time."""
    for packet in packets(game):
        for gave, back in zip(packet.looks, packet.looks[1:], strict=False):
            if (gave.how, back.how) == (GAVE, GOT):
                yield Round(packet, gave, back)


def about_back(game: Timeline) -> dict[str, Any]:
    """Who passed on which cards, on which day, and when they came back."""
    found = came_back(game)
    cards = box(game).slugs(found.gave.cards)
    return about_seat(game, cards=cards, day=found.gave.day - 1, number=found.back.day)


def passed_on(game: Timeline) -> list[str]:
    """The different cards of the packet when it was passed on."""
    return list(dict.fromkeys(box(game).slugs(came_back(game).gave.cards)))


def judge_returned(game: Timeline, cards: tuple[str, ...]) -> Verdict:
    """PNG-74: the cards of the hand that were in it then and are in it again."""
    found, chosen = came_back(game), set(cards)
    right = set(box(game).slugs(set(found.gave.cards) & set(found.back.cards)))
    if chosen == right:
        return Verdict(RIGHT)
    if chosen == set(passed_on(game)):
        return Verdict("all")
    gone = [card for card in cards if card not in right]
    return Verdict("gone", {"card": gone[0]}) if gone else Verdict("missing", {"count": len(right - chosen)})


# ---------------------------------------------------------------------- what is encrypted


def reasoning(game: Timeline) -> PacketReasoning:
    """What the player whose turn it is can reason."""
    found: Any = game.reasoning(seat_to_move(game))
    return found  # type: ignore[no-any-return]


def certain(game: Timeline) -> Fact:
    """The first encrypted card that is certain."""
    about = reasoning(game)
    case = about.case()
    facts = [fact for fact in facts_of(about, case or {}) if fact.holds and fact.kind in about.goal]
    return following(about, facts)[0]


def about_certain(game: Timeline) -> dict[str, Any]:
    """Who reasons about whose card, of which day."""
    _, owner, day = certain(game).kind.split(":")
    return about_seat(game, owner=[int(owner)], day=int(day))


def can_be(game: Timeline) -> list[str]:
    """The cards of the hand that it was taken from, when the player saw it before."""
    return list(reasoning(game).sheet[certain(game).kind])


def judge_encrypted(game: Timeline, card: str) -> Verdict:
    """PNG-71, PNG-74: what is missing of a hand, and does not lie open, is encrypted."""
    fact, about = certain(game), reasoning(game)
    if card == fact.word:
        return Verdict(RIGHT)
    one, number = about.possible(None).stretch_of(fact.kind), box(game).number[card]
    if any(out.card == number for out in one.shown):
        return Verdict("open", {"card": card})
    back = one.last is not None and number in one.last.cards
    return Verdict("back" if back else "other", {"card": card})


def uncertain(game: Timeline) -> str:
    """The row of an encrypted card of another that is not certain, if there is one of a hand that was seen before."""
    about = reasoning(game)
    settled = {fact.kind for fact in following(about, facts_of(about, about.case() or {})) if fact.holds}
    left = [row for row in about.goal if row not in settled]
    return min(left, key=lambda row: about.possible(None).stretch_of(row).first is None)


def knowledge(game: Timeline) -> Knowledge:
    """What the player whose turn it is knows of the odds."""
    found: Knowledge = game.knowledge(seat_to_move(game))
    return found


def place(game: Timeline) -> str:
    """Where that card lies."""
    _, owner, day = uncertain(game).split(":")
    return slot(game.state.week, int(day), int(owner))


def odds(game: Timeline) -> dict[str, Fraction]:
    """How likely that card is each card."""
    return knowledge(game).encrypted(place(game))


def share(game: Timeline, corporation: str) -> Fraction:
    """How likely that card is of a corporation."""
    return knowledge(game).likely(place(game), corporation)


def likeliest(game: Timeline) -> str:
    """The corporation that it is likeliest of."""
    return max(knowledge(game).corporations, key=lambda name: share(game, name))


def about_chance(game: Timeline) -> dict[str, Any]:
    """Whose card is asked about, of which day, and which corporation it may be of."""
    _, owner, day = uncertain(game).split(":")
    return about_seat(game, owner=[int(owner)], day=int(day), corporation=likeliest(game))


def judge_chance(game: Timeline, answer: Fraction) -> Verdict:
    """PNG-67, PNG-71: of the cards that it can be, each copy is as likely as another."""
    known, corporation = knowledge(game), likeliest(game)
    kinds = [card for card in known.of_corporation(corporation) if card in odds(game)]
    mistakes = {
        "even": Fraction(1, len(known.corporations)),
        "kinds": Fraction(len(kinds), len(odds(game))),
        "unseen": Fraction(sum(known.unseen_of(corporation).values()), max(1, sum(known.unseen.values()))),
        "not": 1 - share(game, corporation),
    }
    return shares(answer, share(game, corporation), mistakes)


# ---------------------------------------------------------------------- who has seen a hand


def about_hand(game: Timeline) -> dict[str, Any]:
    """Who holds a hand, and on which day."""
    return about_seat(game, day=game.state.day)


def seats(game: Timeline) -> list[str]:
    """All seats."""
    return list(map(str, game.seats))


def judge_seen(game: Timeline, chosen: tuple[str, ...]) -> Verdict:
    """PNG-18, PNG-67: whoever has held it, and nobody else; in the graph `flow` its ancestors, and the holder."""
    import networkx

    seat, graph, state = seat_to_move(game), game.graph("flow"), game.state
    here = slot(state.week, state.day, seat)
    before = {str(graph.nodes[node]["seat"]) for node in networkx.ancestors(graph, here)}
    right = {*before, str(seat)}
    if set(chosen) == right:
        return Verdict(RIGHT)
    wrong = [other for other in chosen if other not in right]
    if wrong:
        return Verdict("later", {"rival": [int(wrong[0])]})
    return Verdict("own" if set(chosen) == before else "missing", {"count": len(right - set(chosen))})


# ---------------------------------------------------------------------- sums


def secret(game: Timeline) -> int:
    """The card that the player whose turn it is has encrypted this week."""
    seat = seat_to_move(game)
    state: State = game.state
    return next(lying.card for lying in state.areas[seat] if lying.encrypted)


def about_sums(game: Timeline) -> dict[str, Any]:
    """Whose area is asked about, and which corporation."""
    return about_seat(game, corporation=corporation_of(game))


def corporation_of(game: Timeline) -> str:
    """The corporation of the card that is encrypted."""
    return box(game).corporations[box(game).cards[secret(game)].corporation]


def judge_sums(game: Timeline, own: Fraction, open_sum: Fraction) -> Verdict:
    """PNG-72: others do not count what is encrypted, its owner does."""
    seat, number = seat_to_move(game), box(game).corporations.index(corporation_of(game))
    whole, shown = (total(box(game), game.view(eyes), seat, number) for eyes in (seat, PUBLIC))
    cards = [lying.card for lying in game.view(seat).areas[seat]]
    count = sum(box(game).cards[card].corporation == number for card in cards)
    mistakes: dict[Pair, str] = {
        (shown, whole): "swapped",
        (shown, shown): "open",
        (whole, whole): "secret",
        (count, count - 1): "count",
    }
    return two_numbers((own, open_sum), (whole, shown), mistakes)


def two_numbers(answer: Pair, right: Pair, mistakes: Mapping[Pair, str]) -> Verdict:
    """Right, or the mistake that leads to just these numbers, or "other"."""
    return Verdict({**mistakes, right: RIGHT}.get(answer, "other"))


# ---------------------------------------------------------------------- ties


def about_tie(game: Timeline) -> dict[str, Any]:
    """Who decides which tie: the sums of all, and who is first already, if that is so."""
    state: State = game.state
    corporation, *first = state.agenda[-1].about
    details = {"corporation": box(game).corporations[corporation], "sums": sums(box(game), state, corporation)}
    return about_seat(game, place="second" if first else "first", **details)


def judge_key(game: Timeline, chosen: tuple[str, ...]) -> Verdict:
    """PNG-42, PNG-46: the second is one of those who tie; of three or two who tie for the first place, any."""
    state: State = game.state
    corporation, decider = state.agenda[-1].about[0], str(seat_to_move(game))
    right, found = set(map(str, tied_now(box(game), state))), sums(box(game), state, corporation)
    if set(chosen) == right:
        return Verdict(RIGHT)
    wrong = [seat for seat in chosen if seat not in right]
    if not wrong:
        return Verdict("missing", {"count": len(right - set(chosen))})
    ahead = found[int(wrong[0])] >= max(found[int(seat)] for seat in right)
    said = "first" if ahead else "decider" if wrong[0] == decider else "next"
    return Verdict(said, {"rival": [int(wrong[0])]})


# ---------------------------------------------------------------------- what an archive counts


def richest(game: Timeline) -> tuple[int, Worth]:
    """The seat and the activated corporation of most cards, if its lost activator is worth something."""
    lost = game.state._replace(options=game.state.options._replace(activator_lost=True))
    numbers = range(len(game.state.keys))
    found = [(seat, worth(box(game), lost, seat, corporation)) for seat in game.seats for corporation in numbers]
    activated = [one for one in found if one[1].activated]
    return max(activated, key=lambda one: (loss(game, *one) > 0, one[1].cards, one[1].points))


def loss(game: Timeline, seat: int, lost: Worth) -> int:
    """PNG-57: what a corporation loses with its activator."""
    return sum(value for value, *_ in archived(box(game), game.state, seat, lost.corporation)) - lost.points


def about_archive(game: Timeline) -> dict[str, Any]:
    """Whose archive is asked about: the cards of one corporation."""
    seat, found = richest(game)
    cards = [slug for *_, slug in archived(box(game), game.state, seat, found.corporation)]
    return {"seat": seat, "corporation": box(game).corporations[found.corporation], "cards": cards}


def judge_archive(game: Timeline, page: Fraction, published: Fraction) -> Verdict:
    """PNG-55 to PNG-58: the whole sum; with `activator_lost` less the activator of lowest value."""
    seat, found = richest(game)
    gone = loss(game, seat, found)
    whole, lost = found.points + gone, found.points
    cards = archived(box(game), game.state, seat, found.corporation)
    activators = [value for value, activator, _ in cards if activator]
    mistakes: dict[Pair, str] = {
        (whole + KEY, lost + KEY): "key",
        (sum(activators), sum(activators) - gone): "activators",
        (whole, whole - max(activators)): "highest",
        (lost, whole): "swapped",
        (whole, whole): "whole",
        (lost, lost): "lost",
    }
    return two_numbers((page, published), (whole, lost), mistakes)


CARDS = Field("card", passed_on, many=True)
SEATS = Field("seat", seats, many=True)
BACK, FACE_DOWN = "came back / wróciła", "face down / zakryta"
EXERCISES = (
    Exercise("returned", (CARDS,), judge_returned, ("all", "gone", "missing"), at=BACK, about=about_back),
    Exercise(
        "encrypted",
        (Field("card", can_be),),
        judge_encrypted,
        ("open", "back", "other"),
        at=BACK,
        about=about_certain,
    ),
    Exercise(
        "seen",
        (SEATS,),
        judge_seen,
        ("later", "own", "missing"),
        at="who knows / kto wie",
        about=about_hand,
    ),
    Exercise(
        "sums",
        (Field("own"), Field("open")),
        judge_sums,
        ("swapped", "open", "secret", "count", "other"),
        at=FACE_DOWN,
        about=about_sums,
    ),
    for_number("chance", judge_chance, "even kinds unseen not other", at=FACE_DOWN, about=about_chance),
    Exercise("key", (SEATS,), judge_key, ("decider", "first", "next", "missing"), at="tie / remis", about=about_tie),
    Exercise(
        "archive",
        (Field("page"), Field("published")),
        judge_archive,
        ("swapped", "whole", "lost", "key", "activators", "highest", "other"),
        at="the end / koniec",
        about=about_archive,
    ),
)
