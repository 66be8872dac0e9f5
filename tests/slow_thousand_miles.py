"""A second, slow and plain implementation of 1000 mil, an oracle for the tests.

Written from the rules reference alone and deliberately naive: one mutable object with lists of card names, in which
everything is looked up anew. Nothing here is shared with the package under test.
"""

from __future__ import annotations

from slow_thousand_miles_table import ANSWERS, CHANCE, DAMAGES, IMMUNITIES, KIND, SlowSide, SlowTable


class SlowGame(SlowTable):
    """A game for 2 to 9 seats, changed in place by `play`."""

    # ---- who must do something ---------------------------------------------------------------------------------

    def due(self) -> int | None:
        """The seat that must move, -1 for CHANCE, None when the match is over."""
        if self.over:
            return None
        if self.phase in ("first", "dealing") or self.must_take:
            return CHANCE
        return self.player

    def receiver(self) -> int:
        """Who gets the next card."""
        if self.phase == "dealing":
            return next(seat for seat in range(self.seats) if len(self.hands[seat]) < 6)
        assert self.player is not None
        return self.player

    def odds(self) -> dict[str, int]:
        """TM-135."""
        if self.due() != CHANCE:
            return {}
        if self.phase == "first":
            return {f"first {seat}": 1 for seat in range(self.seats)}
        return {f"deal {card}": self.deck.count(card) for card in set(self.deck)}

    def to_draw(self, seat: int) -> int:
        """TM-18, TM-107."""
        there = len(self.deck) + (len(self.discards) if self.option("reshuffle") else 0)
        return min(7 - len(self.hands[seat]), there)

    # ---- what is legal -----------------------------------------------------------------------------------------

    def legal(self, seat: int) -> set[str]:
        """The moves of a seat now, as they are written."""
        if self.over or self.due() == CHANCE:
            return set()
        moves = set()
        if self.can_trick(seat):
            moves.add(f"trick {self.matching()}")
        if seat != self.player:
            return moves
        if self.phase == "decide":
            return moves | {"finish", "extend"}
        if not self.drawn:
            return moves | {"draw"}
        for card in set(self.hands[seat]):
            moves.add(f"discard {card}")  # TM-22
            if KIND[card] == "attack":
                moves |= {f"attack {card} {side}" for side in range(self.k) if self.can_attack(seat, card, side)}
            elif self.can_lay(seat, card):
                moves.add(f"lay {card}")
        return moves

    def matching(self) -> str:
        assert self.attack is not None
        return ANSWERS[str(self.attack["card"])][1]

    def can_trick(self, seat: int) -> bool:
        """TM-58 to TM-61, TM-98."""
        if self.attack is None or self.side_of(seat) != self.attack["side"]:
            return False
        return self.matching() in self.hands[seat]

    def can_attack(self, seat: int, card: str, number: int) -> bool:
        """TM-31 to TM-38, TM-101, TM-102, TM-112, TM-113."""
        side = self.sides[number]
        if number == self.side_of(seat):
            return False
        if ANSWERS[card][1] in side.immunities:
            return False
        in_force = {
            "red_light": side.stopped and "priority_vehicle" not in side.immunities,
            "speed_limit": side.limit,
            "con_sens": side.con_sens,
        }
        if card in side.damages or in_force.get(card, False):
            return False
        if card == "con_sens":
            return True
        if self.option("cumulative"):
            return True
        if card == "speed_limit":
            return self.options["speed_limit"] == "separate" or side.rolling
        if not side.rolling:
            return False
        return not (self.options["speed_limit"] == "exclusive" and side.limit)

    def can_lay(self, seat: int, card: str) -> bool:
        side = self.own(seat)
        if KIND[card] == "distance":
            return self.can_drive(side, card)
        if KIND[card] == "immunity":
            return True  # TM-48
        if card == "green_light":  # TM-43
            return side.stopped and not side.damages and "priority_vehicle" not in side.immunities
        if card == "end_of_limit":
            return side.limit
        if card == "end_of_con_sens":
            return side.con_sens
        (damage,) = [attack for attack, (defence, _) in ANSWERS.items() if defence == card]
        return damage in side.damages

    def can_drive(self, side: SlowSide, card: str) -> bool:
        """TM-26 to TM-29, TM-104, TM-116, TM-117."""
        if not side.rolling:
            return False
        if side.limit:
            if self.option("cumulative") and self.options["cumulative_limit"] == "bars_all":
                return False
            if card not in ("25", "50"):
                return False
        if card == "200" and side.table.count("200") >= 2:
            return False
        if side.con_sens:
            return side.miles > 0
        return side.miles + int(card) <= self.distance

    # ---- what an observer knows --------------------------------------------------------------------------------

    def seen(self, observer: int) -> object:
        """TM-136, TM-137: all that lies open, the own hand, what can be done; of other hands and the deck the size."""
        sides = [(s.miles, s.points, s.marks(), s.driven, sorted(s.immunities), sorted(s.table)) for s in self.sides]
        attack = None if self.attack is None else (self.attack["card"], self.attack["side"])
        table = (self.round, self.due(), self.phase, self.drawn, self.distance, self.called, self.silent, self.over)
        sizes = (len(self.deck), [len(hand) for hand in self.hands])
        own = (sorted(self.hands[observer]), self.legal(observer)) if observer >= 0 else ()
        return table, sizes, sides, attack, sorted(self.discards), self.totals, self.results, own

    # ---- moves -------------------------------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> None:
        """Make a legal move."""
        verb, *words = text.split()
        getattr(self, f"do_{verb}")(seat, *words)

    def do_first(self, seat: int, first: str) -> None:
        self.first = int(first)
        self.begin_round()

    def begin_round(self) -> None:
        self.empty_table()
        self.round += 1
        self.phase = "dealing"

    def do_deal(self, seat: int, card: str) -> None:
        who = self.receiver()
        self.deck.remove(card)
        self.hands[who].append(card)
        if self.phase == "dealing":
            if all(len(hand) == 6 for hand in self.hands):
                assert self.first is not None
                self.begin_turn(self.first)
            return
        self.must_take -= 1
        if self.must_take:
            self.refill()

    def refill(self) -> None:
        """TM-107, TM-108."""
        if not self.deck:
            self.deck, self.discards = self.discards, []

    def begin_turn(self, seat: int) -> None:
        self.phase = "turn"
        self.player = seat
        self.drawn = self.to_draw(seat) <= 0  # TM-18, TM-19

    def do_draw(self, seat: int) -> None:
        self.drawn = True
        if self.options["trick_window"] == "draw":
            self.attack = None  # TM-60
        self.start_drawing(seat)

    def start_drawing(self, seat: int) -> None:
        self.must_take = max(0, self.to_draw(seat))
        if self.must_take:
            self.refill()

    def put(self, seat: int, card: str) -> None:
        """A card leaves the hand: the window closes, and the row of discards is broken."""
        self.hands[seat].remove(card)
        self.attack = None
        self.silent = 0

    def do_discard(self, seat: int, card: str) -> None:
        row = self.silent
        self.put(seat, card)
        self.silent = row + 1
        self.discards.append(card)
        self.turn_over(seat)

    def do_attack(self, seat: int, card: str, target: str) -> None:
        self.put(seat, card)
        side = self.sides[int(target)]
        self.attack = {"card": card, "seat": seat, "side": int(target), "marks": side.marks()}
        side.table.append(card)
        if card == "speed_limit":
            side.limit = True
        elif card == "con_sens":
            side.con_sens = True
        else:
            side.stopped = True
            side.damages |= {card} & set(DAMAGES)
        self.turn_over(seat)

    def do_lay(self, seat: int, card: str) -> None:
        if KIND[card] == "immunity" and self.can_trick(seat) and card == self.matching():
            self.do_trick(seat, card)  # TM-62
            return
        self.put(seat, card)
        side = self.own(seat)
        side.table.append(card)
        if KIND[card] == "immunity":
            side.points += 100
            self.immune(side, card)
            self.draw_and_go_on(seat)
            return
        if KIND[card] == "distance":
            self.drive(side, int(card))
        elif card == "green_light":
            side.stopped = False
        elif card == "end_of_limit":
            side.limit = False
        elif card == "end_of_con_sens":
            side.con_sens = False
        else:
            side.damages -= {attack for attack, (defence, _) in ANSWERS.items() if defence == card}
        if side.miles == self.distance and KIND[card] == "distance":
            self.reached(seat)
        else:
            self.turn_over(seat)

    def drive(self, side: SlowSide, miles: int) -> None:
        """TM-30, TM-114, TM-115, TM-120."""
        if side.con_sens:
            miles = min(miles, side.miles)
            side.miles -= miles
            side.points -= miles
        else:
            side.miles += miles
            side.points += miles
            side.driven = True

    def immune(self, side: SlowSide, card: str) -> None:
        """TM-48, TM-52, TM-53, TM-57, TM-118."""
        side.immunities.add(card)
        if card == "priority_vehicle":
            side.stopped = False
            side.limit = False
        side.damages -= {attack for attack, (_, immunity) in ANSWERS.items() if immunity == card}
        if card == "ace":
            side.con_sens = False

    def do_trick(self, seat: int, card: str) -> None:
        """TM-63 to TM-70."""
        assert self.attack is not None
        attack = self.attack
        self.put(seat, card)
        side = self.own(seat)
        side.stopped, damages, side.limit, side.con_sens = attack["marks"]  # type: ignore[misc]
        side.damages = set(damages)
        side.table.remove(str(attack["card"]))
        self.discards.append(str(attack["card"]))
        side.table.append(card)
        side.points += 400
        self.immune(side, card)
        self.phase, self.player, self.drawn = "turn", seat, True
        self.draw_and_go_on(seat)

    def draw_and_go_on(self, seat: int) -> None:
        """TM-50, TM-68."""
        self.start_drawing(seat)
        if not self.must_take and not self.hands[seat]:
            self.turn_over(seat)

    def reached(self, seat: int) -> None:
        """TM-81, TM-91."""
        if self.distance == 700:
            self.phase = "decide"
        else:
            self.end_round("distance", self.side_of(seat))

    def do_finish(self, seat: int) -> None:
        self.end_round("distance", self.side_of(seat))

    def do_extend(self, seat: int) -> None:
        self.distance = 1000
        self.called = self.side_of(seat)
        self.phase = "turn"
        self.turn_over(seat)

    def turn_over(self, seat: int) -> None:
        """TM-25, TM-82, TM-84, TM-110."""
        if self.options["round_end"] == "first" and not self.hands[seat]:
            self.end_round("no_cards", None)
            return
        if not any(self.hands):
            self.end_round("all_out", None)
            return
        if self.option("reshuffle") and self.silent >= int(str(self.options["stall"])):
            self.end_round("stall", None)
            return
        following = (seat + 1) % self.seats
        while not self.hands[following]:
            following = (following + 1) % self.seats
        self.begin_turn(following)

    # ---- the end -----------------------------------------------------------------------------------------------

    def end_round(self, how: str, winner: int | None) -> None:
        """TM-74 to TM-80, TM-85, TM-93."""
        bonuses: list[tuple[str, int, int]] = []
        if winner is not None:
            bonuses += self.bonuses_of_winner(winner)
        for number, side in enumerate(self.sides):
            complete = side.immunities == set(IMMUNITIES)
            if complete and (self.options["all_immunities"] == "any" or number == winner):
                bonuses.append(("immunities", number, 300))
        if self.called is not None:
            if winner == self.called:
                bonuses.append(("extension", self.called, 200))
            else:
                bonuses += [("extension", number, 200) for number in range(self.k) if number != self.called]
        for _, number, points in bonuses:
            self.sides[number].points += points
        points = [side.points for side in self.sides]
        self.results.append({"how": how, "winner": winner, "bonuses": sorted(bonuses), "points": points})
        self.attack = None
        self.end_match(points)

    def bonuses_of_winner(self, winner: int) -> list[tuple[str, int, int]]:
        bonuses = [("trip", winner, int(str(self.options["trip_bonus"])))]
        empty = not self.deck and not (self.option("reshuffle") and self.discards)
        if empty:
            bonuses.append(("deck", winner, 300))
        if not any(side.driven for number, side in enumerate(self.sides) if number != winner):
            bonuses.append(("alone", winner, 500))
        if self.options["safe_trip"] and "200" not in self.sides[winner].table:
            bonuses.append(("safe", winner, int(str(self.options["safe_trip"]))))
        return bonuses

    def end_match(self, points: list[int]) -> None:
        """TM-87 to TM-89, TM-15."""
        standing = [total + new for total, new in zip(self.totals, points, strict=True)]
        best = [number for number, total in enumerate(standing) if total == max(standing)]
        limit = self.options["match_points"]
        if limit is None or (max(standing) >= int(str(limit)) and len(best) == 1):
            self.over = True
            self.winners = [seat for seat in range(self.seats) if self.side_of(seat) in best]
            return
        self.totals = standing
        assert self.first is not None
        self.first = (self.first + 1) % self.seats
        self.begin_round()
