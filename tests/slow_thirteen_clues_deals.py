"""What a seat can know in 13 Clues, by laying out every deal: slow, plain, and written from the rules alone.

A deal says where every card lies that the seat does not see: in its mystery, left or right behind another screen, or on
a letter. Nothing here is shared with the package under test, nor with its other oracle but the table of cards.
"""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations, product
from math import factorial

from slow_thirteen_clues import features

KINDS = ("osoba", "lokalizacja", "bron")
Fact = tuple[object, ...]
Cards = tuple[str, ...]


def deals(
    unseen: Iterable[str], fronts: Mapping[int, Iterable[str]], seats: int, seat: int, facts: Iterable[Fact]
) -> list[tuple[Cards, tuple[Cards, ...]]]:
    """Every deal true to the facts: (my three cards, the pairs of the other seats, clockwise).

    `unseen` are the cards that the seat sees nowhere at first, `fronts` the open mysteries of the others. With two
    players a pair is (left, right), else in the order of the cards. Facts are ("sees", witness, what, count), with two
    players ("sees left", ...) and ("sees right", ...), ("named", accuser, cards), ("not", cards) for the own wrong
    accusation, ("letter", card) for a look at an informant, and ("mine", cards) and ("behind", witness, left, right)
    when all is shown. ValueError for a fact of another kind.
    """
    cards, told, found = list(unseen), list(facts), []
    order = [(seat + step) % seats for step in range(1, seats)]
    for mine in mysteries(cards):
        if all(fits_me(fact, mine) for fact in told):
            rest = [card for card in cards if card not in mine]
            every = list(permutations(rest, 2) if seats == 2 else combinations(rest, 2))
            options = [[pair for pair in every if all(fits(f, mine, w, pair, fronts) for f in told)] for w in order]
            found += [(mine, pairs) for pairs in apart(options)]
    return found


def mysteries(cards: list[str]) -> Iterator[Cards]:
    """TC-10: one of each kind."""
    yield from product(*([card for card in cards if features(card)[2] == kind] for kind in KINDS))


def apart(options: list[list[Cards]]) -> Iterator[tuple[Cards, ...]]:
    """All ways to take one pair of each list, no card twice."""
    if not options:
        yield ()
        return
    for pair in options[0]:
        left = [[other for other in pairs if not set(pair) & set(other)] for pairs in options[1:]]
        yield from ((pair, *others) for others in apart(left))


def fits_me(fact: Fact, mine: Cards) -> bool:
    """Whether a mystery fits a fact, as far as that is about the mystery alone."""
    match fact:
        case ("named", _, tuple(named)):  # TC-43: the accuser sees my mystery
            return not set(named) & set(mine)
        case ("not", named):  # TC-47
            return mine != named
        case ("letter", card):  # TC-36
            return card not in mine
        case ("mine", named):
            return mine == named
        case ("sees" | "sees left" | "sees right" | "behind", *_):
            return True
    raise ValueError(fact)


def fits(fact: Fact, mine: Cards, witness: int, pair: Cards, fronts: Mapping[int, Iterable[str]]) -> bool:
    """Whether the pair of a witness beside a mystery fits a fact."""
    match fact:
        case ("sees" | "sees left" | "sees right" as way, asked, what, count) if (
            asked == witness
        ):  # TC-33, TC-34, TC-54
            behind = {"sees": pair, "sees left": pair[:1], "sees right": pair[1:]}[str(way)]
            seen = [*mine, *behind, *(card for owner, front in fronts.items() if owner != witness for card in front)]
            return sum(what in features(card) for card in seen) == count
        case ("named", accuser, tuple(named)) if accuser == witness:  # TC-43
            return not set(named) & set(pair)
        case ("letter", card):
            return card not in pair
        case ("behind", owner, left, right) if owner == witness:
            return pair == (left, right) if len(fronts) == 1 else set(pair) == {left, right}
    return True


# ---------------------------------------------------------------------- how a deal comes about


@cache
def ways_of_hand(front: Cards, pair: Cards, advised: bool) -> Fraction:
    """How likely a hand of these five cards, dealt in any order, leads to this front, times a constant (TC-63).

    All orders in which chance can deal the five are laid out: a person, a location, a weapon, then two more (TC-9).
    The chooser takes each allowed choice with equal odds; if `advised`, each that is not of one colour, if there is one
    (TC-12).
    """
    hand = (*front, *pair)
    orders = sum(tuple(features(card)[2] for card in order[:3]) == KINDS for order in permutations(hand))
    choices = list(mysteries(list(hand)))
    if advised:
        choices = [cards for cards in choices if len({features(card)[0] for card in cards}) > 1] or choices
    return Fraction(orders * choices.count(front), len(choices))


def posterior(
    unseen: Iterable[str],
    fronts: Mapping[int, Cards],
    own: Cards,
    seats: int,
    seat: int,
    facts: Iterable[Fact] = (),
    advised: bool = False,
) -> dict[Cards, Fraction]:
    """The odds of each mystery, from the order of dealing and the choices: no counting of deals alike.

    Each deal is as likely as the product of its hands' ways, over all letters in any order; arguments as for `deals`,
    and `own` are the two cards behind the own screen.
    """
    odds: dict[Cards, Fraction] = {}
    for mine, pairs in deals(unseen, fronts, seats, seat, facts):
        table = {**fronts, seat: mine}
        chosen = [table[(owner + 1) % seats] for owner in range(seats)]
        behind = {seat: own, **{(seat + step) % seats: pair for step, pair in enumerate(pairs, start=1)}}
        likely = Fraction(factorial(3 * (seats + 4) - 5 * seats))  # the letters: every order alike
        for owner in range(seats):
            likely *= ways_of_hand(chosen[owner], behind[owner], advised)
        odds[mine] = odds.get(mine, Fraction()) + likely
    total = sum(odds.values())
    return {mine: share / total for mine, share in odds.items() if share}
