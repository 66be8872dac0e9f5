"""A second, slow and plain implementation of 13 Clues, an oracle for the tests.

Written from the rules reference alone and deliberately naive: one mutable object that knows for every card where it
lies, and looks everything up anew. Nothing here is shared with the package under test.
"""

from functools import cache
from itertools import product

CHANCE = -1
PUBLIC = -2

# TC-1, TC-2: colour, person, man or woman, location, indoor or outdoor, weapon, melee or ranged.
TABLE = [
    ("fioletowy", "oficer", "mezczyzna", "salon", "wnetrze", "noz", "bron_reczna"),
    ("rozowy", "ksiaze", "mezczyzna", "targ", "plener", "kusza", "bron_dystansowa"),
    ("czerwony", "rzeznik", "mezczyzna", "biblioteka", "wnetrze", "trucizna", "bron_reczna"),
    ("zielony", "hrabina", "kobieta", "park", "plener", "miecz", "bron_reczna"),
    ("zolty", "pielegniarka", "kobieta", "muzeum", "wnetrze", "dmuchawka", "bron_dystansowa"),
    ("niebieski", "pokojowka", "kobieta", "port", "plener", "karabin", "bron_dystansowa"),
    ("pomaranczowy", "tancerka", "kobieta", "teatr", "wnetrze", "pistolet", "bron_dystansowa"),
    ("bialy", "marynarz", "mezczyzna", "plac", "plener", "swiecznik", "bron_reczna"),
    ("brazowy", "kwiaciarka", "kobieta", "wagon", "wnetrze", "mlotek", "bron_reczna"),
    ("szary", "woznica", "mezczyzna", "tor", "plener", "luk", "bron_dystansowa"),
]
CATEGORIES = ["mezczyzna", "kobieta", "wnetrze", "plener", "bron_reczna", "bron_dystansowa"]
KINDS = ["osoba", "lokalizacja", "bron"]
LETTERS = "abcdefgh"
# Table 2: players -> informants, glasses in the supply at the start.
INFORMANTS = {2: 8, 3: 6, 4: 4, 5: 2, 6: 0}
SUPPLY = {2: 0, 3: 5, 4: 4, 5: 3, 6: 2}


@cache
def features(card: str) -> tuple[str, str, str]:
    """The colour, category and kind of a card."""
    for colour, person, sex, location, roof, weapon, reach in TABLE:
        row = {person: (sex, "osoba"), location: (roof, "lokalizacja"), weapon: (reach, "bron")}
        if card in row:
            return (colour, *row[card])
    raise KeyError(card)


class SlowGame:
    """A game for 2 to 6 seats, changed in place by `play`; ValueError for a game that the rules do not have."""

    def __init__(self, seats: int, whole_kinds: bool = False, top_secret: bool = False, turn_cap: int | None = None):
        if not 2 <= seats <= 6 or (top_secret and seats == 2):
            raise ValueError("no such game")
        self.seats = seats
        self.whole_kinds = whole_kinds
        self.turn_cap = turn_cap
        rows = TABLE[: seats + 4]  # TC-3
        self.colours = [row[0] for row in rows]
        self.in_play = [card for row in rows for card in (row[1], row[3], row[5])]
        # card -> where it lies: ("dealt", seat), ("chosen", owner), ("front", owner), ("left", seat), ("right", seat)
        # or ("letter", letter); a card that is nowhere has not been drawn.
        self.where: dict[str, tuple[str, object]] = {}
        self.chosen: list[int] = []  # the seats that have chosen
        self.looked: dict[str, set[int]] = {letter: set() for letter in LETTERS[: INFORMANTS[seats]]}
        self.first: int | None = None
        self.player: int | None = None
        self.turn = 0
        self.must_take = False
        self.glasses = [0 if seats == 2 else 1] * seats
        self.supply = SUPPLY[seats]
        self.tokens = [1 if top_secret else 0] * seats
        self.winner: int | None = None
        self.over = False
        self.news: list[tuple[tuple[object, ...], tuple[object, ...], set[int] | None]] = []

    # ---- what can be asked -------------------------------------------------------------------------------------

    def due(self) -> int | None:
        """The seat that must move, -1 for CHANCE, None when the game is over."""
        if self.over:
            return None
        if self.player is not None:
            return self.player
        if self._fully_laid() and len(self.chosen) < self.seats:
            return len(self.chosen)
        return CHANCE

    def legal(self) -> set[str]:
        """All notations that `play` takes now."""
        who = self.due()
        if who is None:
            return set()
        if who == CHANCE:
            return set(self.odds())
        if self.player is None:
            hand = [self._of_kind(kind, self._lying("dealt", who)) for kind in KINDS]
            return {f"choose {a} {b} {c}" for a, b, c in product(*hand)}
        if self.must_take:
            return {f"take {seat}" for seat in range(self.seats) if self.glasses[seat] > 0}
        return self._questions(who) | self._looks() | self._accusations(who)

    def odds(self) -> dict[str, int]:
        """Weights of the chance moves; empty when CHANCE is not due (TC-63)."""
        if self.due() != CHANCE:
            return {}
        rest = [card for card in self.in_play if card not in self.where]
        for seat in range(self.seats):
            held = self._lying("dealt", seat)
            if len(held) < 3 and not self._fully_dealt():
                return {f"deal {seat} {card}": 1 for card in self._of_kind(KINDS[len(held)], rest)}
        for seat in range(self.seats):
            if len(self._lying("dealt", seat)) < 5 and not self._fully_dealt():
                return {f"deal {seat} {card}": 1 for card in rest}
        if not self._fully_laid():
            return {f"lay {card}": 1 for card in rest}
        for seat in range(self.seats):
            pair = self._lying("dealt", seat)
            if pair:
                return {f"left {seat} {card}": 1 for card in pair}
        return {f"first {seat}": 1 for seat in range(self.seats)}

    def seen(self, observer: int) -> dict[str, tuple[str, object]]:
        """The cards that an observer sees, with where they lie (TC-64); at the end all of them."""
        if self.over:
            return dict(self.where)
        return {card: place for card, place in self.where.items() if self._sees(observer, place)}

    def told(self, observer: int) -> list[tuple[object, ...]]:
        """What the last move told an observer: facts, with "?" for each part that is kept from it."""
        return [
            (*open_part, *(part if knowers is None or observer in knowers else ("?",) * len(part)))
            for open_part, part, knowers in self.news
        ]

    # ---- what can be done --------------------------------------------------------------------------------------

    def play(self, notation: str) -> None:
        """Make one move of a player or of CHANCE; ValueError, and nothing changed, when it is not legal now."""
        if notation not in self.legal():
            raise ValueError(f"illegal now: {notation}")
        verb, *words = notation.split(" ")
        self.news = []
        getattr(self, f"_{verb}")(*words)

    def _tell(self, *open_part: object, secret: tuple[object, ...] = (), knowers: set[int] | None = None) -> None:
        self.news.append((open_part, secret, knowers))

    def _deal(self, seat: str, card: str) -> None:
        self.where[card] = ("dealt", int(seat))
        self._tell("dealt", int(seat), secret=(card,), knowers={int(seat)})

    def _lay(self, card: str) -> None:
        """TC-17: on the next letter."""
        letter = next(letter for letter in self.looked if not self._lying("letter", letter))
        self.where[card] = ("letter", letter)
        self._tell("laid", letter, secret=(card,), knowers=set())

    def _choose(self, *cards: str) -> None:
        """TC-13: for the player to the left. TC-15: nothing is shown before all have chosen."""
        chooser = len(self.chosen)
        self.chosen.append(chooser)
        for card in cards:
            self.where[card] = ("chosen", (chooser + 1) % self.seats)
        self._tell("chosen", chooser, secret=cards, knowers={chooser})
        if len(self.chosen) == self.seats:
            for owner in range(self.seats):
                front = self._lying("chosen", owner)
                for card in front:
                    self.where[card] = ("front", owner)
                others = {seat for seat in range(self.seats) if seat != owner}
                self._tell("front", owner, secret=tuple(self._in_order(front)), knowers=others)

    def _left(self, seat: str, card: str) -> None:
        """TC-16."""
        owner = int(seat)
        other = next(held for held in self._lying("dealt", owner) if held != card)
        self.where[card] = ("left", owner)
        self.where[other] = ("right", owner)
        self._tell("side", owner, secret=(card, other), knowers={owner})

    def _first(self, seat: str) -> None:
        self.first = int(seat)
        self._tell("first", self.first)
        self._begin_turn(self.first)

    def _take(self, seat: str) -> None:
        """TC-21."""
        taker = self.player
        assert taker is not None
        self.glasses[int(seat)] -= 1
        self.glasses[taker] += 1
        self.must_take = False
        self._tell("glass", int(seat), taker, 1)

    def _ask(self, witness: str, what: str) -> None:
        asker, other = self._asked(witness)
        self._tell("asked", asker, other, what, self._count(other, what, ("left", "right")))
        self._spend_glass(other)
        self._after_action()

    def _ask_secretly(self, witness: str, what: str) -> None:
        """TC-59 to TC-62."""
        asker, other = self._asked(witness)
        self.tokens[asker] -= 1
        answer = (what, self._count(other, what, ("left", "right")))
        self._tell("asked_secretly", asker, other, secret=answer, knowers={asker, other})
        self._spend_glass(other)
        self._after_action()

    def _ask_left(self, witness: str, what: str) -> None:
        self._ask_with("left", witness, what)

    def _ask_right(self, witness: str, what: str) -> None:
        self._ask_with("right", witness, what)

    def _ask_with(self, side: str, witness: str, what: str) -> None:
        """TC-54."""
        asker, other = self._asked(witness)
        self._tell(f"asked_{side}", asker, other, what, self._count(other, what, (side,)))
        self._after_action()

    def _asked(self, witness: str) -> tuple[int, int]:
        assert self.player is not None
        return self.player, int(witness)

    def _look(self, letter: str) -> None:
        looker = self.player
        assert looker is not None
        self._give_away()
        self.looked[letter].add(looker)
        (card,) = self._lying("letter", letter)
        self._tell("looked", looker, letter, secret=(card,), knowers={looker})
        self._after_action()

    def _accuse(self, *cards: str) -> None:
        """TC-42, TC-46 to TC-48."""
        accuser = self.player
        assert accuser is not None
        self._give_away()
        if set(cards) == set(self._lying("front", accuser)):
            self._tell("solved", accuser, *cards)
            self.winner = accuser
            self._end()
            return
        self._tell("wrong", accuser, *cards)
        rest = self.glasses[accuser]
        if rest:
            self.glasses[accuser] = 0
            self.supply += rest
            self._tell("glass", accuser, "supply", rest)
        self._end_turn()

    # ---- glasses and turns -------------------------------------------------------------------------------------

    def _spend_glass(self, witness: int) -> None:
        """TC-28: the glass goes to the witness."""
        assert self.player is not None
        self.glasses[self.player] -= 1
        self.glasses[witness] += 1

    def _give_away(self) -> None:
        """TC-39 to TC-41, and TC-51: not with two players."""
        giver = self.player
        assert giver is not None
        if self.seats == 2:
            return
        round_the_table = [(giver + step) % self.seats for step in range(1, self.seats)]
        needy = [seat for seat in round_the_table if self.glasses[seat] == 0]
        self.glasses[giver] -= 1
        if needy:
            self.glasses[needy[0]] += 1
            self._tell("glass", giver, needy[0], 1)
        else:
            self.supply += 1
            self._tell("glass", giver, "supply", 1)

    def _after_action(self) -> None:
        """TC-23, TC-26; TC-52."""
        assert self.player is not None
        if self.seats == 2 or self.glasses[self.player] == 0:
            self._end_turn()

    def _begin_turn(self, seat: int) -> None:
        """TC-20 to TC-22."""
        self.player = seat
        self.turn += 1
        self._tell("turn", seat, self.turn)
        if self.seats == 2 or self.glasses[seat] > 0:
            return
        if self.supply > 0:
            self.supply -= 1
            self.glasses[seat] += 1
            self._tell("glass", "supply", seat, 1)
        else:
            self.must_take = True

    def _end_turn(self) -> None:
        """TC-8, TC-57."""
        assert self.player is not None
        if self.turn_cap is not None and self.turn >= self.turn_cap:
            self._tell("tired", self.turn)
            self._end()
        else:
            self._begin_turn((self.player + 1) % self.seats)

    def _end(self) -> None:
        """All is shown."""
        self.over = True
        for card, (kind, whose) in sorted(self.where.items()):
            if not (kind == "front" and whose == self.winner):
                self._tell("shown", card, kind, whose)

    # ---- looking things up -------------------------------------------------------------------------------------

    def _lying(self, kind: str, whose: object) -> list[str]:
        """The cards that lie in one place, in the order in which they came to the table."""
        return [card for card, place in self.where.items() if place == (kind, whose)]

    def _of_kind(self, kind: str, cards: list[str]) -> list[str]:
        return [card for card in cards if features(card)[2] == kind]

    def _in_order(self, cards: list[str]) -> list[str]:
        """Person, location, weapon."""
        return sorted(cards, key=lambda card: KINDS.index(features(card)[2]))

    def _fully_dealt(self) -> bool:
        return len(self.where) >= 5 * self.seats

    def _fully_laid(self) -> bool:
        return len(self.where) == len(self.in_play)

    def _sees(self, observer: int, place: tuple[str, object]) -> bool:
        kind, whose = place
        if observer == PUBLIC:
            return False
        if kind == "chosen":  # before all have chosen: only the chooser knows
            return whose == (observer + 1) % self.seats
        if kind == "front":
            return whose != observer
        if kind == "letter":
            return observer in self.looked[str(whose)]
        return whose == observer

    def _count(self, witness: int, what: str, sides: tuple[str, ...]) -> int:
        """TC-33, TC-34, TC-54: the fronts of all others, and the own cards on these sides."""
        counted = [
            card
            for card, (kind, whose) in self.where.items()
            if (kind == "front" and whose != witness) or (kind in sides and whose == witness)
        ]
        return sum(what in features(card) for card in counted)

    def _questions(self, asker: int) -> set[str]:
        things = self.colours + CATEGORIES + (KINDS if self.whole_kinds else [])
        verbs = ["ask_left", "ask_right"] if self.seats == 2 else ["ask"]
        if self.tokens[asker]:
            verbs.append("ask_secretly")
        others = [seat for seat in range(self.seats) if seat != asker]
        return {f"{verb} {witness} {what}" for verb in verbs for witness in others for what in things}

    def _looks(self) -> set[str]:
        return {f"look {letter}" for letter in self.looked}

    def _accusations(self, accuser: int) -> set[str]:
        """TC-43 to TC-45: what lies behind the own screen or in front of others is barred, an informant is not."""
        barred = {
            card
            for card, (kind, whose) in self.where.items()
            if (kind in ("left", "right") and whose == accuser) or (kind == "front" and whose != accuser)
        }
        free = [card for card in self.in_play if card not in barred]
        return {f"accuse {a} {b} {c}" for a, b, c in product(*(self._of_kind(kind, free) for kind in KINDS))}
