"""A second, slow and plain implementation of Persona Non Grata, an oracle for the tests.

Written from the rules reference alone, as one long story: whenever somebody, chance included, decides something, the
story stops at a `yield` until the move comes. The table, the archiving and the scoring are in the files beside.
"""

from __future__ import annotations

from collections import Counter

from slow_persona_non_grata_archive import SlowArchive
from slow_persona_non_grata_table import ACTIONS, LEFT, RIGHT, SlowLying, SlowPlayer, named
from story import CHANCE, Going, Story, ask

DEALT = 6  # PNG-10
DAYS = 5  # PNG-17


class SlowGame(Story, SlowArchive):
    """A game for 2 to 4 seats; `seat` and `moves` (with weights) say who must choose from what, until it is `over`."""

    def start(self) -> None:
        """Begin with the first week."""
        self.begin(self.weeks())

    def start_last_day(self) -> None:
        """Begin on the last day of a week, from a position that was put together by hand."""
        self.begin(self.last_day_and_weeks())

    # ---- weeks -------------------------------------------------------------------------------------------------

    def weeks(self) -> Going:
        """PNG-14, PNG-60, PNG-81."""
        while self.week < int(str(self.options["weeks"])):
            yield from self.begin_week()
            for _ in range(DAYS):
                yield from self.one_day()
            yield from self.end_week()
        self.end()

    def last_day_and_weeks(self) -> Going:
        yield from self.choose_and_act()
        yield from self.end_week()
        yield from self.weeks()

    def begin_week(self) -> Going:
        """PNG-10, PNG-11, PNG-66."""
        self.week += 1
        self.day = 0
        last = self.week == self.options["weeks"]
        self.tell("week", CHANCE, number=self.week, direction=self.direction(), last=last)
        for player in self.players:
            player.actions = list(ACTIONS)
        for player in self.players:
            for _ in range(DEALT):
                yield from self.draw(player, "dealt")

    def draw(self, player: SlowPlayer, kind: str) -> Going:
        """PNG-65."""
        answer = yield CHANCE, {f"deal {name}": count for name, count in Counter(self.names_in_deck()).items()}
        card = named(self.deck, answer.split()[1])
        self.deck.remove(card)
        player.hand.append(card)
        self.tell(kind, player.seat, {"card": [player.seat]}, card=card.name)

    def names_in_deck(self) -> list[str]:
        return [card.name for card in self.deck]

    def end_week(self) -> Going:
        """PNG-21, PNG-22."""
        for player in self.players:
            (card,) = player.hand
            player.hand = []
            player.discards.append(card)
            self.tell("last", player.seat, {"card": [player.seat]}, card=card.name)
        yield from self.archiving()

    # ---- days --------------------------------------------------------------------------------------------------

    def one_day(self) -> Going:
        self.day += 1
        self.tell("day", CHANCE, number=self.day)
        yield from self.choose_and_act()
        if self.day < DAYS:
            yield from self.discard_pass_and_draw()

    def choose_and_act(self) -> Going:
        """PNG-13, PNG-15, PNG-16."""
        for player in self.players:
            yield from self.choose(player)
        self.tell("revealed", CHANCE, actions=[self.chosen_action(player) for player in self.players])
        for player in self.players:
            self.act(player)

    def choose(self, player: SlowPlayer) -> Going:
        answer = yield from ask(player.seat, self.pairs(player))
        _, name, action = answer.split()
        card = named(player.hand, name)
        player.hand.remove(card)
        player.laid = (card, action)
        own = [player.seat]
        self.tell("laid", player.seat, {"card": own, "action": own}, card=name, action=action)

    def pairs(self, player: SlowPlayer) -> list[str]:
        return [f"lay {card.name} {action}" for card in player.hand for action in player.actions]

    def chosen_action(self, player: SlowPlayer) -> str:
        assert player.laid
        return player.laid[1]

    def act(self, player: SlowPlayer) -> None:
        """PNG-25 to PNG-29."""
        assert player.laid
        card, action = player.laid
        player.laid = None
        player.actions.remove(action)
        to = self.neighbour(player, action) if action in (LEFT, RIGHT) else player
        to.area.append(SlowLying(card, action == "encrypt", self.week, self.day, player.seat))
        if action == "download":
            self.tell("downloaded", player.seat, card=card.name)
        elif action == "encrypt":
            self.tell("encrypted", player.seat, {"card": [player.seat]}, card=card.name)
        else:
            self.tell("sent", player.seat, card=card.name, action=action, target=[to.seat])

    # ---- between days ------------------------------------------------------------------------------------------

    def discard_pass_and_draw(self) -> Going:
        """PNG-18, PNG-23."""
        for player in self.players if self.drawing() else []:
            yield from self.discard(player)
        self.pass_hands()
        for player in self.players if self.drawing() else []:
            yield from self.draw(player, "drawn")

    def discard(self, player: SlowPlayer) -> Going:
        answer = yield from ask(player.seat, [f"discard {card.name}" for card in player.hand])
        card = named(player.hand, answer.split()[1])
        player.hand.remove(card)
        player.discards.append(card)
        self.tell("discarded", player.seat, {"card": [player.seat]}, card=card.name)

    def pass_hands(self) -> None:
        """PNG-18 to PNG-20, PNG-74."""
        hands = {player.seat: player.hand for player in self.players}
        for player in self.players:
            to = self.neighbour(player, self.direction())
            to.hand = hands[player.seat]
            names = [card.name for card in to.hand]
            self.tell(
                "passed",
                player.seat,
                {"cards": [player.seat, to.seat]},
                cards=names,
                count=len(names),
                direction=self.direction(),
                target=[to.seat],
            )
