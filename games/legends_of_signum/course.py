"""A step in the making: the small changes that rules are made of. Pure.

`MatchOver` and `TurnLost` are raised where a rule ends the match or the active player's turn in the middle of
something; what would have followed is left out (14.1, 17.2).
"""

from collections.abc import Callable
from typing import Any, ClassVar

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.course import Course as AnyCourse
from games.kernel.course import put, without
from games.kernel.ids import Seat
from games.legends_of_signum.combat import FACES, Dice
from games.legends_of_signum.events import Drawn, Event, Gained, Marked, MatchEnded, Paid
from games.legends_of_signum.sides import goal, team, unit_of
from games.legends_of_signum.state import Player, Result, Secret, State, Table, Unit


class MatchOver(Exception):
    """The match has ended."""


class TurnLost(Exception):
    """The active player has left the match in the middle of the turn."""


class Course(AnyCourse[State, Event]):
    """A step that knows the table and what each player alone knows; it cannot be taken back unless it says so."""

    __slots__ = ()
    killers_are_paid: ClassVar = True
    """Whether, with more than two players, whoever kills gets the bounty: the target of a clash too (17.2.6, D18)."""

    spells_come_back: ClassVar = True
    """Whether a spell that a partner has attached is buried when its creature leaves with its player (17.3.7)."""

    hits_are_told: ClassVar = True
    """Whether the count of hits and blocks in a clash is told (6.4)."""

    def __init__(self, state: State, chance: Chance) -> None:
        """Begin at `state`; draws come from `chance`."""
        super().__init__(state, chance)
        self.make_final()

    def make_undoable(self) -> None:
        """Let the step be taken back: nobody else has learned or decided anything."""
        self.final = False

    @property
    def table(self) -> Table:
        """Return what everybody may see."""
        return self.state.table

    @property
    def active(self) -> Seat:
        """Return whose turn it is."""
        return self.state.table.active

    def set_table(self, **changes: Any) -> None:
        """Replace fields of the table."""
        self.state = replace(self.state, table=replace(self.state.table, **changes))

    def player(self, seat: Seat) -> Player:
        """Return what everybody may know of a player."""
        return self.state.table.players[seat]

    def secret(self, seat: Seat) -> Secret:
        """Return what a player alone knows."""
        return self.state.secrets[seat]

    def change_player(self, seat: Seat, **changes: Any) -> None:
        """Replace fields of a player."""
        self.set_table(players=put(self.table.players, seat, replace(self.player(seat), **changes)))

    def change_secret(self, seat: Seat, **changes: Any) -> None:
        """Replace fields of what a player alone knows."""
        self.state = replace(self.state, secrets=put(self.state.secrets, seat, replace(self.secret(seat), **changes)))

    def mark(self, seat: Seat, **changes: Any) -> None:
        """Replace once-a-turn marks of a player."""
        self.change_player(seat, marks=replace(self.player(seat).marks, **changes))

    def unit(self, unit_id: str) -> Unit:
        """Return a creature on the field.

        Raises:
            LookupError: if it is not there.
        """
        found = unit_of(self.table, unit_id)
        if found is None:
            raise LookupError(unit_id)
        return found

    def is_there(self, unit_id: str) -> bool:
        """Return whether a creature is on the field."""
        return unit_of(self.table, unit_id) is not None

    def change(self, unit_id: str, **changes: Any) -> None:
        """Replace fields of a creature."""
        self.set_table(
            units=tuple([replace(unit, **changes) if unit.id == unit_id else unit for unit in self.table.units])
        )

    def change_units(self, change: Callable[[Unit], Unit]) -> None:
        """Replace every creature by what `change` makes of it."""
        self.set_table(units=tuple(change(unit) for unit in self.table.units))

    def give(self, unit_id: str, mark: str, source: str, amount: int = 0, **changes: Any) -> None:
        """Replace fields of a creature and tell that it got a mark."""
        self.change(unit_id, **changes)
        self.tell(Marked(unit_id, mark, source, amount))

    def roll(self, label: str, dice: int) -> Dice:
        """Roll combat dice (1.7)."""
        return tuple(FACES[number - 1] for number in self.chance.roll(label, dice)) if dice else ()

    def prosper(self, seat: Seat, amount: int, source: str) -> None:
        """Give or take prosperity, never below 0, and see whether that wins (1.2, 14.1).

        Raises:
            MatchOver: if it does.
        """
        had = self.player(seat).prosperity
        now = max(0, had + amount)
        if now == had:
            return
        self.change_player(seat, prosperity=now)
        self.tell(Gained(seat, now - had, source))
        if wins_by_prosperity(self.table, seat):
            self.finish(partners(self.table, seat), "prosperity")

    def pay(self, seat: Seat, coins: int, source: str, closed: tuple[str, ...] = ()) -> tuple[Event, ...]:
        """Take prosperity that is paid; return what is told after the announcement, with buildings that closed (4.1).

        `source` is what is paid for.
        """
        self.change_player(seat, prosperity=self.player(seat).prosperity - coins)
        return (Paid(seat, closed, coins),) if closed or coins else ()

    def draw(self, seat: Seat, count: int, source: str) -> int:
        """Draw so many cards as far as the deck reaches; return how many came: none from an empty deck (8.1)."""
        secret = self.secret(seat)
        cards = secret.deck[:count]
        if cards:
            self.change_secret(seat, deck=secret.deck[len(cards) :], hand=(*secret.hand, *cards))
            self.tell(Drawn(seat, len(cards), source, cards))
        return len(cards)

    def bury(self, seat: Seat, *cards: str) -> None:
        """Put cards on a player's Graveyard."""
        self.change_player(seat, graveyard=(*self.player(seat).graveyard, *cards))

    def leave_hand(self, seat: Seat, card: str) -> None:
        """Take a card out of a hand."""
        self.change_secret(seat, hand=without(self.secret(seat).hand, card))

    def finish(self, winners: tuple[Seat, ...], reason: Any) -> None:
        """End the match.

        Raises:
            MatchOver: always.
        """
        self.set_table(result=Result(winners, reason), phase="over", acting="", controlled="", touched=())
        self.tell(MatchEnded(winners, reason))
        raise MatchOver


class FirstCourse(Course):
    """A step of rules version 1, which tells less, and pays fewer bounties."""

    __slots__ = ()
    killers_are_paid = False
    spells_come_back = False
    hits_are_told = False

    def pay(self, seat: Seat, coins: int, source: str, closed: tuple[str, ...] = ()) -> tuple[Event, ...]:
        """Take prosperity that is paid, and tell that alone, before the announcement."""
        self.prosper(seat, -coins, source)
        return ()


def partners(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats of a player's team, alone without teams."""
    return tuple(sorted(other for other in table.order if team(table, other) == team(table, seat)))


def team_prosperity(table: Table, seat: Seat) -> int:
    """Return the prosperity of a player's team, alone without teams."""
    return sum(table.players[other].prosperity for other in partners(table, seat))


def wins_by_prosperity(table: Table, seat: Seat) -> bool:
    """Return whether a player, or team, has enough prosperity to win (14.1, 17)."""
    return team_prosperity(table, seat) >= goal(table)
