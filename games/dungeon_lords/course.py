"""A step of Dungeon Lords in the making: paying, the Evilometer and the paladin (SPEC 1.3, 2.4, 2.9).

Counters of Evil move one after another; after every single change the paladin looks who deserves him. Prices are
checked before they are paid, so a gain of Evil is either affordable or forced, and stops at the end of the scale.
"""

from typing import Any

from msgspec.structs import replace

from games.dungeon_lords.adventurers import ILLUSORY
from games.dungeon_lords.components import Cost
from games.dungeon_lords.events import Event, EvilChanged, EvilReason, PaladinMoved
from games.dungeon_lords.parameters import LEAST_EVIL, MOST_EVIL, PALADIN_EVIL
from games.dungeon_lords.state import Adventurer, Affair, Battle, Lord, State, play_order
from games.kernel.course import Course as AnyCourse
from games.kernel.course import put, without
from games.kernel.ids import Seat
from games.kernel.public import there


class Course(AnyCourse[State, Event]):
    """A step that knows the lords and the battle."""

    __slots__ = ()

    def lord(self, seat: Seat) -> Lord:
        """Return the lord at `seat`."""
        return self.state.lords[seat]

    def change(self, seat: Seat, **changes: Any) -> Lord:
        """Replace fields of the lord at `seat` and return him."""
        lords = self.state.lords
        lord = replace(lords[seat], **changes)
        self.state = replace(self.state, lords=put(lords, seat, lord))
        return lord

    def add(self, seat: Seat, **amounts: int) -> Lord:
        """Add to numbers of the lord at `seat`, such as `gold`, and return him; what he loses is negative."""
        lord = self.lord(seat)
        return self.change(seat, **{name: getattr(lord, name) + amount for name, amount in amounts.items()})

    def pay(self, seat: Seat, cost: Cost, reason: EvilReason) -> None:
        """Take gold and food of `cost` and move the Evil; who asks for traps and monsters sees to them himself."""
        if cost.gold or cost.food:
            self.add(seat, gold=-cost.gold, food=-cost.food)
        if cost.evil:
            self.change_evil(seat, cost.evil, reason)

    def change_evil(self, seat: Seat, steps: int, reason: EvilReason) -> None:
        """Move the counter of `seat` by `steps` as one change, then let the paladin look (1.3, 2.9).

        What would exceed 15 or fall below 1 is lost: a cost was checked before, every other gain is forced.
        """
        before = self.lord(seat).evil
        after = max(LEAST_EVIL, min(MOST_EVIL, before + steps))
        self.tell(EvilChanged(seat, before, after, steps, reason))
        if after != before:
            self.change(seat, evil=after)
            self.call_paladin()

    def call_paladin(self) -> None:
        """Send the paladin, with his damage, to the front of the party where he belongs now, behind an illusion (2.9).

        He goes to a lord with Evil of 10 or more, and higher than that of the lord who has him. Of several he takes the
        most evil, of equal ones the last in play order.
        """
        state, left = self.state, self.state.paladin_at
        least = PALADIN_EVIL if left is None else max(PALADIN_EVIL, state.lords[left].evil + 1)
        best = max(lord.evil for lord in state.lords)
        if not state.paladin or best < least:
            return
        seat = next(seat for seat in reversed(play_order(state)) if state.lords[seat].evil == best)
        paladin = Adventurer(state.paladin)
        if left is not None:
            party = self.lord(left).party
            paladin = next(each for each in party if each.id == paladin.id)
            self.change(left, party=without(party, paladin))
        party = self.lord(seat).party
        front = sum(each.id == ILLUSORY for each in party)
        self.change(seat, party=(*party[:front], paladin, *party[front:]))
        self.set(paladin_at=seat)
        battle = self.state.battle
        if battle is not None and paladin.id in battle.poisoned:
            # Whoever leaves a battle takes no poison with him (D45).
            self.alter("battle", poisoned=tuple(each for each in battle.poisoned if each != paladin.id))
        self.tell(PaladinMoved(paladin.id, seat, left))

    @property
    def affair(self) -> Affair:
        """The event that happens; ValueError if there is none."""
        return there(self.state.affair)

    @property
    def battle(self) -> Battle:
        """The battle that is fought; ValueError if there is none."""
        return there(self.state.battle)
