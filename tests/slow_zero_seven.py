"""A second, slow and plain implementation of 07 zgłoś się, an oracle for the tests.

Written from the rules reference alone and deliberately naive: one mutable object, everything looked up anew.
Nothing here is shared with the package under test. Numbers of elements run from 1; a blank tile is 0.
"""

CHANCE = -1

PLACES = [
    "cytadela",
    "most_gdanski",
    "muranow",
    "rynek_starego_miasta",
    "bazar_rozyckiego",
    "hala_mirowska",
    "ogrod_saski",
    "mariensztat",
    "port_praski",
    "plac_defilad",
    "nowy_swiat",
    "powisle",
    "pole_mokotowskie",
    "lazienki",
]
SUSPECTS = [
    "bursztyn",
    "kapelusz",
    "korek",
    "iskra",
    "mgielka",
    "kometa",
    "guzik",
    "chmura",
    "zegar",
    "pieprz",
    "latarnia",
    "akordeon",
]
CRIMES = [
    "wlamanie",
    "kradziez_kieszonkowa",
    "oszustwo",
    "podpalenie",
    "kradziez_samochodu",
    "lapowkarstwo",
    "sabotaz",
    "paserstwo",
    "falszowanie_biletow",
    "kradziez_obrazu",
]
# ZS-2: both directions are written out, as in the table; nothing is mirrored by the program.
ADJACENT = {
    1: {2, 3, 4},
    2: {1, 4, 5},
    3: {1, 4, 6, 7},
    4: {1, 2, 3, 5, 7, 8},
    5: {2, 4, 8, 9},
    6: {3, 7, 10},
    7: {3, 4, 6, 8, 10, 11},
    8: {4, 5, 7, 9, 11, 12},
    9: {5, 8, 12},
    10: {6, 7, 11, 13},
    11: {7, 8, 10, 12, 13, 14},
    12: {8, 9, 11, 14},
    13: {10, 11, 14},
    14: {11, 12, 13},
}
SLUGS = {"suspect": SUSPECTS, "place": PLACES, "crime": CRIMES}
TYPES = ["suspect", "place", "crime"]
BLANKS = {"suspect": 2, "crime": 4}
CARDS = SUSPECTS + PLACES + CRIMES
SOLUTIONS = frozenset(f"solve {s} {p} {k}" for s in SUSPECTS for p in PLACES for k in CRIMES)

Case = tuple[int | None, int | None, int | None]


def element(slug: str) -> tuple[str, int]:
    """The (type, number) of an element's slug; KeyError when there is none."""
    for kind in TYPES:
        if slug in SLUGS[kind]:
            return kind, SLUGS[kind].index(slug) + 1
    raise KeyError(slug)


class Player:
    """What lies in front of one seat: for the whole game, and for the present mini-game."""

    def __init__(self) -> None:
        self.detectives = 5
        self.score = 0
        self.penalties = 0
        self.clear()

    def clear(self) -> None:
        """Take everything back for a new mini-game (ZS-20)."""
        self.case: dict[str, int] = {}
        self.finished = False
        self.solved = False
        self.placed: dict[str, list[int]] = {}
        self.tokens: dict[str, str] = {}
        self.aside: list[str] = []

    def public(self) -> dict[str, object]:
        """Everything of this seat that all may see, copied."""
        return {
            "detectives": self.detectives,
            "score": self.score,
            "penalties": self.penalties,
            "finished": self.finished,
            "solved": self.solved,
            "placed": {place: list(pair) for place, pair in self.placed.items()},
            "tokens": dict(self.tokens),
            "aside": list(self.aside),
        }


class SlowGame:
    """A game for 2 to 5 seats, changed in place by `play`; ValueError for options out of range."""

    def __init__(self, seats: int, one_attempt: bool = False, max_phases: int = 100, mini_games: int = 3) -> None:
        if not 2 <= seats <= 5 or max_phases < 1 or not 1 <= mini_games <= 3:
            raise ValueError("no such game")
        self.seats = seats
        self.one_attempt = one_attempt
        self.max_phases = max_phases
        self.mini_games = mini_games
        self.players = [Player() for _ in range(seats)]
        self.mini_game = 0
        self.over = False
        self.last_answer: tuple[object, ...] | None = None
        self._start_mini_game()

    # ---- what can be asked -------------------------------------------------------------------------------------

    def due(self) -> int | None:
        """The seat that must move, -1 for CHANCE, None when the game is over."""
        if self.over:
            return None
        return self.turn if self._chance_verb() is None else CHANCE

    def legal(self) -> set[str]:
        """All notations that `play` takes now."""
        who = self.due()
        if who is None:
            return set()
        return set(self.odds()) if who == CHANCE else self._player_moves(self.players[who])

    def odds(self) -> dict[str, int]:
        """Weights of the chance moves; empty when CHANCE is not due (ZS-70)."""
        verb = self._chance_verb()
        if verb is None:
            return {}
        if verb == "reveal":
            return {f"reveal {card}": 1 for card in self.deck}
        action, kind = verb.split("_")
        return self._tile_odds(kind) if action == "lay" else self._case_odds(kind)

    @property
    def cases(self) -> list[Case]:
        """One (suspect, place, crime) a seat, None for what is not dealt yet; the owner must solve it."""
        return [(p.case.get("suspect"), p.case.get("place"), p.case.get("crime")) for p in self.players]

    def public(self) -> dict[str, object]:
        """A copy of all that is open to everybody."""
        return {
            "mini_game": self.mini_game,
            "phase": self.phase,
            "value": self.value,
            "start": self.start,
            "layout": {"suspects": list(self.layout["suspect"]), "crimes": list(self.layout["crime"])},
            "display": list(self.display),
            "discards": list(self.discards),
            "deck": sorted(self.deck),
            "seats": [player.public() for player in self.players],
        }

    def results(self) -> dict[str, list[int]]:
        """Scores and winning seats (ZS-66 to ZS-68); ValueError before the end."""
        if not self.over:
            raise ValueError("the game is not over")
        ranks = [(p.score, p.detectives, -p.penalties) for p in self.players]
        winners = [seat for seat in range(self.seats) if ranks[seat] == max(ranks)]
        return {"scores": [p.score for p in self.players], "winners": winners}

    # ---- what can be done --------------------------------------------------------------------------------------

    def play(self, notation: str) -> None:
        """Make one move of a player or of CHANCE; ValueError, and nothing changed, when it is not legal now."""
        if notation not in self.legal():
            raise ValueError(f"illegal now: {notation}")
        verb, *words = notation.split(" ")
        if verb == "detective":
            self._detective(words[0])
        elif verb == "evidence":
            self._evidence(words[0])
        elif verb == "solve":
            self._solve(words[0], words[1], words[2])
        else:
            self._settle_chance(verb, words)
        self._reshuffle_if_needed()

    def _settle_chance(self, verb: str, words: list[str]) -> None:
        if verb == "reveal":
            self.deck.remove(words[0])
            self.display.append(words[0])
            return
        action, kind = verb.split("_")
        number = 0 if words[-1] == "blank" else SLUGS[kind].index(words[-1]) + 1
        if action == "lay":
            self.layout[kind][self.layout[kind].index(None)] = number
        else:
            self.players[int(words[0])].case[kind] = number

    def _detective(self, place: str) -> None:
        """ZS-28 to ZS-38: the pair counts every tile, tokens are laid only for tiles that carry none."""
        player = self.players[self.turn]
        here = PLACES.index(place) + 1
        told, laid = [0, 0], [0, 0]
        for kind in TYPES:
            answer = self._compare(kind, here, player)
            if answer == "nothing":
                continue
            column = 0 if answer == "disc" else 1
            told[column] += 1
            if self._tile_slug(kind, here) not in player.tokens:
                laid[column] += 1
        player.detectives -= 1
        player.placed[place] = laid
        self.last_answer = ("detective", *told, *laid)
        self._end_turn()

    def _evidence(self, card: str) -> None:
        """ZS-39 to ZS-49: the token, if any, goes on the card's tile, from the detective there if it has one."""
        player = self.players[self.turn]
        kind, number = element(card)
        here = self._where(kind, number)
        answer = self._compare(kind, here, player)
        self.display.remove(card)
        moved = False
        if answer == "nothing":
            player.aside.append(card)
        else:
            self.discards.append(card)
            player.tokens[card] = answer
            moved = self._take_from_detective(player, PLACES[here - 1], answer)
        self.last_answer = ("evidence", answer, moved)
        self._end_turn()

    def _take_from_detective(self, player: Player, place: str, answer: str) -> bool:
        """ZS-45: whether a token of the kind due lay on the seat's detective there; it is taken off."""
        column = 0 if answer == "disc" else 1
        if place not in player.placed or player.placed[place][column] == 0:
            return False
        player.placed[place][column] -= 1
        return True

    def _solve(self, suspect: str, place: str, crime: str) -> None:
        """ZS-50 to ZS-57."""
        player = self.players[self.turn]
        named = {"suspect": element(suspect)[1], "place": element(place)[1], "crime": element(crime)[1]}
        if named == player.case:
            player.score += self.value
            player.solved = player.finished = True
            self.solved_in_phase = True
            self.last_answer = ("solved", self.value)
        else:
            player.score -= 2
            player.penalties += 2
            player.finished = self.one_attempt
            self.last_answer = ("wrong", 2)
        self._end_turn()

    # ---- the course of the game --------------------------------------------------------------------------------

    def _start_mini_game(self) -> None:
        """ZS-15, ZS-19 to ZS-22: everything back, nothing laid yet."""
        self.mini_game += 1
        self.phase = 1
        self.value = 7
        self.solved_in_phase = False
        self.start: int = (self.mini_game - 1) % self.seats
        self.turn: int = self.start
        self.layout: dict[str, list[int | None]] = {"suspect": [None] * 14, "crime": [None] * 14}
        self.deck = list(CARDS)
        self.display: list[str] = []
        self.discards: list[str] = []
        for player in self.players:
            player.clear()

    def _end_turn(self) -> None:
        """ZS-24, ZS-25, ZS-65: on to the next unfinished seat before the start player, or the phase is over."""
        order = [(self.start + step) % self.seats for step in range(self.seats)]
        left = [seat for seat in order if not self.players[seat].finished]
        later = [seat for seat in left if order.index(seat) > order.index(self.turn)]
        if not left:
            self._end_mini_game()
        elif later:
            self.turn = later[0]
        else:
            self._end_phase(left)

    def _end_phase(self, left: list[int]) -> None:
        """ZS-60, ZS-62, ZS-64, ZS-69: `left` are the unfinished seats, the first of them begins the next phase."""
        if len(left) == 1 or self.phase == self.max_phases:
            self._end_mini_game()
            return
        if self.solved_in_phase:
            self.value -= 2
        self.solved_in_phase = False
        self.phase += 1
        self.turn = left[0]

    def _end_mini_game(self) -> None:
        if self.mini_game == self.mini_games:
            self.over = True
        else:
            self._start_mini_game()

    def _reshuffle_if_needed(self) -> None:
        """ZS-48: only when a card is wanted and the deck is empty do the discards become the deck."""
        if not self.over and len(self.display) < 9 and not self.deck:
            self.deck, self.discards = self.discards, []

    # ---- looking things up -------------------------------------------------------------------------------------

    def _chance_verb(self) -> str | None:
        """The verb of the chance move that is wanted: tiles first, then cases, then evidence (ZS-71 to ZS-73)."""
        if self.over:
            return None
        for place in range(14):
            for kind in ("suspect", "crime"):
                if self.layout[kind][place] is None:
                    return f"lay_{kind}"
        for player in self.players:
            for kind in TYPES:
                if kind not in player.case:
                    return f"deal_{kind}"
        return "reveal" if len(self.display) < 9 and self.deck else None

    def _tile_odds(self, kind: str) -> dict[str, int]:
        laid = self.layout[kind]
        odds = {f"lay_{kind} {slug}": 1 for number, slug in enumerate(SLUGS[kind], 1) if number not in laid}
        blanks = BLANKS[kind] - laid.count(0)
        return odds | {f"lay_{kind} blank": blanks} if blanks else odds

    def _case_odds(self, kind: str) -> dict[str, int]:
        dealt = [player.case[kind] for player in self.players if kind in player.case]
        seat = min(seat for seat in range(self.seats) if kind not in self.players[seat].case)
        return {f"deal_{kind} {seat} {slug}": 1 for number, slug in enumerate(SLUGS[kind], 1) if number not in dealt}

    def _player_moves(self, player: Player) -> set[str]:
        """ZS-26, ZS-27: solving is always open, so there is always a move."""
        moves = set(SOLUTIONS)
        if player.detectives > 0:
            moves |= {f"detective {place}" for place in PLACES if place not in player.placed}
        return moves | {f"evidence {card}" for card in self.display if card not in player.tokens}

    def _where(self, kind: str, number: int) -> int:
        """The place (1 to 14) of an element's tile."""
        return number if kind == "place" else self.layout[kind].index(number) + 1

    def _tile_slug(self, kind: str, place: int) -> str:
        """The slug of the tile of this type at a place, "blank" for a blank one (which never carries a token)."""
        number = place if kind == "place" else self.layout[kind][place - 1]
        return SLUGS[kind][number - 1] if number else "blank"

    def _compare(self, kind: str, here: int, player: Player) -> str:
        """ZS-31, ZS-40: "disc", "cube" or "nothing" for the seat's element of one type, seen from a place."""
        there = self._where(kind, player.case[kind])
        if there == here:
            return "disc"
        return "cube" if there in ADJACENT[here] else "nothing"
