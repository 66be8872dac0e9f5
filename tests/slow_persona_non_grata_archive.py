"""The archiving of the slow Persona Non Grata, corporation by corporation, and its final scoring."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, NamedTuple

from slow_persona_non_grata_table import HOUSE, Box, SlowCard, SlowPlayer, SlowTable
from story import CHANCE, Ask, Asking, Going, ask

NOBODY_DECIDES: list[int] = []


class Told(NamedTuple):
    """Something that has happened: what, who, its details, and which of them only some seats may know."""

    kind: str
    seat: int
    details: dict[str, Any]
    private: dict[str, list[int]]


def choice_if_any(seat: int, moves: list[str]) -> Asking:
    """The only move there is, without asking, or the chosen one."""
    if len(moves) == 1:
        return moves[0]
    answer = yield from ask(seat, moves)
    return answer


class SlowArchive(SlowTable):
    """The table at the end of a week and at the end of the game."""

    def __init__(self, seats: int, options: dict[str, object], box: Box = HOUSE) -> None:
        super().__init__(seats, options, box)
        self.trail: list[Told] = []  # what has happened, in order; the reader empties it

    def tell(self, kind: str, seat: int, private: dict[str, list[int]] | None = None, **details: object) -> None:
        self.trail.append(Told(kind, seat, details, private or {}))

    # ---- archiving ---------------------------------------------------------------------------------------------

    def archiving(self) -> Going:
        """PNG-32, PNG-33."""
        for player in self.players:
            for lying in player.area:
                if lying.encrypted:
                    lying.encrypted = False
                    self.tell("decrypted", player.seat, card=lying.card.name)
        for corporation in self.corporations:
            yield from self.settle(corporation)

    def settle(self, corporation: str) -> Going:
        """PNG-34, PNG-35."""
        sums = [self.sum(player, corporation) for player in self.players]
        self.tell("sums", CHANCE, corporation=corporation, sums=sums)
        if max(sums) == 0:
            self.tell("nobody", CHANCE, corporation=corporation)
            return
        best = [player for player in self.players if sums[player.seat] == max(sums)]
        if len(best) == 1:
            yield from self.sole_first(corporation, best[0])
        else:
            yield from self.tied_first(corporation, best)

    def sole_first(self, corporation: str, first: SlowPlayer) -> Going:
        """PNG-38, PNG-40, PNG-46, PNG-47."""
        sums = {player.seat: self.sum(player, corporation) for player in self.others(first)}
        most = max(sums.values())
        next_best = [player for player in self.others(first) if sums[player.seat] == most > 0]
        if not next_best:
            self.give_cards(corporation, first, chosen=False)
            self.give_key(corporation, first, chosen=False)
            yield from self.thefts(corporation, [first])
        elif len(next_best) == 1:
            self.give_cards(corporation, first, chosen=False)
            self.give_key(corporation, next_best[0], chosen=False)
            yield from self.thefts(corporation, [first, next_best[0]])
        else:
            self.give_cards(corporation, first, chosen=False)
            self.tell_tie("second", corporation, next_best, [first.seat])
            second = yield from self.name(first, next_best)
            self.give_key(corporation, second, chosen=True)
            yield from self.thefts(corporation, [first, second])

    def tied_first(self, corporation: str, best: list[SlowPlayer]) -> Going:
        """PNG-41 to PNG-45."""
        holder = self.keys[corporation]
        if holder is None:
            self.tell_tie("first", corporation, best, NOBODY_DECIDES)
            return
        self.tell_tie("first", corporation, best, [holder.seat])
        first = yield from self.name(holder, best)
        self.give_cards(corporation, first, chosen=True)
        left = [player for player in best if player is not first]
        second = yield from self.name(holder, left)
        self.give_key(corporation, second, chosen=True)
        yield from self.thefts(corporation, [first, second])

    def name(self, decider: SlowPlayer, tied: list[SlowPlayer]) -> Generator[Ask, str, SlowPlayer]:
        """PNG-79."""
        answer = yield from choice_if_any(decider.seat, [f"name {player.seat}" for player in tied])
        return self.players[int(answer.split()[1])]

    def tell_tie(self, place: str, corporation: str, tied: list[SlowPlayer], by: list[int]) -> None:
        total = self.sum(tied[0], corporation)
        seats = [player.seat for player in tied]
        self.tell("tie", CHANCE, corporation=corporation, seats=seats, sum=total, place=place, by=by)

    def give_cards(self, corporation: str, first: SlowPlayer, chosen: bool) -> None:
        """PNG-36, PNG-37."""
        stack, taken, last = self.stacks[corporation], list[SlowCard](), self.box.stack[self.week - 1]
        while stack:
            taken.append(stack.pop(0))
            if self.options["unclaimed_cards"] == "stay" or taken[-1].value == last:
                break
        first.archive += taken
        names, total = [card.name for card in taken], self.sum(first, corporation)
        self.tell("first", first.seat, corporation=corporation, cards=names, sum=total, chosen=chosen)

    def give_key(self, corporation: str, second: SlowPlayer, chosen: bool) -> None:
        """PNG-38, PNG-39."""
        holder = self.keys[corporation]
        self.keys[corporation] = second
        total, key = self.sum(second, corporation), "taken" if holder else "table"
        if holder is second:
            key = "kept"
        rival = [holder.seat] if holder and key == "taken" else []
        self.tell("second", second.seat, corporation=corporation, sum=total, key=key, rival=rival, chosen=chosen)

    def thefts(self, corporation: str, thieves: list[SlowPlayer]) -> Going:
        """PNG-49 to PNG-53."""
        if self.options["theft"]:
            for thief in thieves:
                yield from self.theft(corporation, thief)

    def theft(self, corporation: str, thief: SlowPlayer) -> Going:
        loot = {f"take {owner.seat} {card.name}" for owner in self.others(thief) for card in owner.lies(corporation)}
        if not loot:
            self.tell("nothing_stolen", thief.seat, corporation=corporation)
            return
        answer = yield from choice_if_any(thief.seat, sorted(loot))
        _, seat, name = answer.split()
        thief.archive.append(self.players[int(seat)].take_from_area(name))
        self.tell("stolen", thief.seat, corporation=corporation, card=name, target=[int(seat)])

    # ---- final scoring -----------------------------------------------------------------------------------------

    def end(self) -> None:
        """PNG-54 to PNG-63."""
        for player in self.players:
            names = [lying.card.name for lying in player.area]
            player.archive += [lying.card for lying in player.area]
            player.area = []
            self.tell("archived", player.seat, cards=names, count=len(names))
        for player in self.players:
            self.tell_scoring(player)
        self.tell_tie_break()
        self.tell("game_over", CHANCE, winners=self.winners())

    def tell_scoring(self, player: SlowPlayer) -> None:
        for corporation in self.corporations:
            self.tell_corporation(player, corporation)
        keys = self.keys_of(player)
        self.tell("keys", player.seat, count=keys, points=keys)
        self.tell("total", player.seat, points=self.points(player))

    def tell_corporation(self, player: SlowPlayer, corporation: str) -> None:
        cards = self.archived(player, corporation)
        if self.is_activated(player, corporation):
            if self.options["activator_lost"]:
                self.tell("lost", player.seat, corporation=corporation, card=self.worst_activator(cards).name)
            points = self.worth(player, corporation)
            self.tell("activated", player.seat, corporation=corporation, points=points)
        elif cards:
            points = sum(card.value for card in cards)
            self.tell("dormant", player.seat, corporation=corporation, points=points)

    def archived(self, player: SlowPlayer, corporation: str) -> list[SlowCard]:
        return [card for card in player.archive if card.corporation == corporation]

    def is_activated(self, player: SlowPlayer, corporation: str) -> bool:
        """PNG-8, PNG-55, PNG-63."""
        return any(card.activator for card in self.archived(player, corporation))

    def worst_activator(self, cards: list[SlowCard]) -> SlowCard:
        """PNG-57: the first of the lowest, a corporation card before a Worker."""
        in_order = sorted((card for card in cards if card.activator), key=lambda card: card in self.cards)
        return min(in_order, key=lambda card: card.value)

    def worth(self, player: SlowPlayer, corporation: str) -> int:
        """PNG-56 to PNG-58."""
        cards = self.archived(player, corporation)
        if not self.is_activated(player, corporation):
            return 0
        if self.options["activator_lost"]:
            cards.remove(self.worst_activator(cards))
        return sum(card.value for card in cards)

    def keys_of(self, player: SlowPlayer) -> int:
        return sum(holder is player for holder in self.keys.values())

    def activated(self, player: SlowPlayer) -> int:
        return sum(self.is_activated(player, corporation) for corporation in self.corporations)

    def points(self, player: SlowPlayer) -> int:
        """PNG-59: with one point for each key."""
        return sum(self.worth(player, corporation) for corporation in self.corporations) + self.keys_of(player)

    def winners(self) -> list[int]:
        """PNG-61, PNG-62: those still level after each criterion."""
        level = self.most(self.players, self.points)
        return [player.seat for player in self.most(self.most(level, self.activated), self.keys_of)]

    def most(self, players: list[SlowPlayer], count: Callable[[SlowPlayer], int]) -> list[SlowPlayer]:
        return [player for player in players if count(player) == max(map(count, players))]

    def tell_tie_break(self) -> None:
        level = self.most(self.players, self.points)
        for by, count in (("corporations", self.activated), ("keys", self.keys_of)):
            if len(level) > 1:
                seats, counts = [player.seat for player in level], [count(player) for player in level]
                self.tell("tie_break", CHANCE, seats=seats, criterion=by, counts=counts)
            level = self.most(level, count)
