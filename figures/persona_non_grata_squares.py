"""What an encrypted card can be, what rivals can have in hand, and what is unseen: corporations by grades."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from figures import charts
from figures.charts import Square
from figures.persona_non_grata_known import Known, empty, heads, worded
from figures.scene import Table

if TYPE_CHECKING:
    from figures.picture import Picture
    from gamekit.persona_non_grata.odds import Left

LIKELIEST = 3  # named in the words of a chart
Shares = Mapping[str, Fraction]  # of each card


def rows_of(known: Known, cards: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """(name of a corporation, its cards by grades) for each corporation of which some of these cards are."""
    wanted = set(cards)
    for name in known.knowledge.corporations:
        row = list(known.knowledge.of_corporation(name))
        if wanted & set(row):
            yield known.corporation(name), row


def grid(known: Known, title: str, about: str, parts: Sequence[tuple[str, Shares]], mode: str) -> Picture:
    """For each part (a face-down card, a hand) its name, and rows of shares by corporation and grade."""
    cells = [
        (f"{name} · {corporation}" if name else corporation, [shares.get(card, Fraction(0)) for card in row])
        for name, shares in parts
        for corporation, row in rows_of(known, shares)
    ]
    board = [[Square(known.share(share) if share else "·", float(share)) for share in row] for _, row in cells]
    told = tuple((name, *(known.share(share) for share in row)) for name, row in cells)
    table = Table(known.say(title), (*heads(known, "corporation"), *known.grades()), told)
    sentences = [sentence(known, name, shares) for name, shares in parts]
    words = worded(known, title, sentences, table, about)
    return charts.squares(words, [name for name, _ in cells], known.columns(), board, mode)


def sentence(known: Known, name: str, shares: Shares) -> str:
    """The likeliest cards of a part; or, if nothing is in doubt, its cards."""
    if shares and set(shares.values()) == {1}:
        cards = known.about.words.listed([known.card(card) for card in shares])
        return known.about.words.say("nongrata-likeliest", "certain", name=name, cards=cards)
    ordered = sorted(shares.items(), key=lambda pair: -pair[1])[:LIKELIEST]
    cards = "; ".join(f"{known.card(card)} {known.share(share)}" for card, share in ordered)
    return known.say("nongrata-likeliest", name=name, cards=cards)


# ---------------------------------------------------------------------- face-down cards


def draw_encrypted(known: Known, mode: str) -> Picture:
    """How likely each face-down card of others is each card."""
    knowledge = known.knowledge
    slots = [slot for slot in knowledge.slots if knowledge.owner(slot) != known.ears]
    if not slots:
        return empty(known.about, "chart-encrypted", "nongrata-none-encrypted", mode)
    parts = [(slot_name(known, slot), knowledge.encrypted(slot)) for slot in slots]
    return grid(known, "chart-encrypted", known.say("nongrata-encrypted-about"), parts, mode)


def slot_name(known: Known, slot: str) -> str:
    """Whose face-down card it is, and since which day."""
    day = known.knowledge.heard.encrypted[slot][1].day
    return known.say("nongrata-slot", seat=known.knowledge.owner(slot), day=day)


# ---------------------------------------------------------------------- hands


def draw_hands(known: Known, mode: str) -> Picture:
    """How likely each hidden hand holds at least one of each card."""
    knowledge = known.knowledge
    seats = [seat for seat in known.view.seats if seat != known.ears and knowledge.size(seat)]
    if not seats:
        return empty(known.about, "chart-hands", "nongrata-no-hands", mode)
    parts = [(known.seat(seat), {card: knowledge.holds(card, seat) for card in knowledge.hand(seat)}) for seat in seats]
    return grid(known, "chart-hands", known.say("nongrata-hands-about"), parts, mode)


# ---------------------------------------------------------------------- what is unseen


def draw_unseen(known: Known, mode: str) -> Picture:
    """How many of each card these eyes have never seen, and how many are hidden in hands that they have seen."""
    left = known.knowledge.left()
    rows = list(rows_of(known, left))
    board = [[square_of(known, left[card]) for card in row] for _, row in rows]
    columns = heads(known, "card", "unseen", "passing", "own", "open", "whole")
    told = tuple((known.card(card), *map(str, cells(row))) for card, row in left.items())
    table = Table(known.say("chart-unseen"), columns, told)
    gone = [known.card(card) for card, row in left.items() if not row.unseen]
    sentences = [known.say("nongrata-seen-all", names=", ".join(gone))] if gone else []
    unseen = sum(row.unseen for row in left.values())
    about = known.say("nongrata-unseen-about", count=unseen, deck=known.knowledge.deck_size)
    words = worded(known, "chart-unseen", sentences, table, about)
    return charts.squares(words, [name for name, _ in rows], known.columns(), board, mode)


def cells(row: Left) -> tuple[int, ...]:
    """The columns of the table."""
    return row.unseen, row.passing, row.own, row.open, row.full


def square_of(known: Known, row: Left) -> Square:
    """A card: how many of its copies are unseen; in the corner how many more are on their way in hands."""
    note = known.say("nongrata-of", count=row.unseen, full=row.full)
    return Square(note, row.unseen / row.full, corner=f"+{row.passing}" if row.passing else "")
