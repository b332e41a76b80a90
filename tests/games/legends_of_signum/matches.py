"""Matches as small scenes: a table, hands, and lines of notation with the dice that fall.

    match = Match(unit("A1", "e12", 300, 200), unit("B1", "v06", 300, 300))
    match.play("move A1 to 30 27; 30 27")
    match.play("fight A1 B1 assault", "Ax Ax Sh Bu Bu Sh", "Sh Sh Ax")
    assert match.unit("B1").wounds == 4

Dice are faces for combat dice, numbers for others, in the order in which they are rolled.
"""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.game import Step
from games.kernel.ids import Seat
from games.legends_of_signum.events import Event
from games.legends_of_signum.game import LegendsOfSignum
from games.legends_of_signum.sides import unit_of
from games.legends_of_signum.state import Built, FaceDown, Laid, Order, Player, Secret, State, Table, Token, Unit
from tests.games.legends_of_signum.scenes import A, B, table

GAME = LegendsOfSignum()
T = TypeVar("T")
_NUMBERS = {"Ax": 1, "Sh": 3, "Bu": 5}


class Dice(Chance):
    """Chance of which the rolls are given; everything else is drawn."""

    def __init__(self, rolls: Iterable[str]) -> None:
        super().__init__(b"a match", 1)
        self.rolls = [word for roll in rolls for word in roll.split()]

    def roll(self, label: str, dice: int, sides: int = 6) -> tuple[int, ...]:
        taken, self.rolls = self.rolls[:dice], self.rolls[dice:]
        assert len(taken) == dice, f"{label}: {dice} dice are rolled, {taken} are given"
        return tuple(_NUMBERS.get(word) or int(word) for word in taken)


def player(hero: str, *city: str, **having: Any) -> Player:
    """Return a player; a building that ends with `-` is closed."""
    built = tuple(Built(each.rstrip("-"), each.endswith("-")) for each in city)
    return Player(hero, city=built, **({"units": 9} | having))


def tactics(*cards: str | tuple[str, Order]) -> dict[str, Any]:
    """Return the fields of a secret with face-down tactics, numbered from 1."""
    pairs = [card if isinstance(card, tuple) else (card, Order()) for card in cards]
    return {"tactics": tuple(Laid(number, card, order) for number, (card, order) in enumerate(pairs, start=1))}


class Match:
    """A match in A's activation phase, played by lines of notation; `more` are players after A and B."""

    game: LegendsOfSignum = GAME

    def __init__(
        self,
        *units: Unit,
        a: Player | None = None,
        b: Player | None = None,
        hand: Sequence[str] = (),
        deck: Sequence[str] = ("e02", "e03", "e04"),
        tokens: Sequence[Token] = (),
        more: Sequence[Player] = (),
        theirs: dict[str, Any] | None = None,
        **having: Any,
    ) -> None:
        self.events: list[Event] = []
        own, other = a or player("he1"), b or player("hw1")
        held = Secret(**({"hand": (), "deck": ("w01", "w02", "w03")} | (theirs or {})))
        other = replace(other, tactics=tuple(FaceDown(laid.number, ("HALL",)) for laid in held.tactics), laid=9)
        players = (own, other, *more)
        heroes = [each.hero for each in players]
        field = table(*units, tokens=tokens, players=players, heroes=heroes, **having)
        rest = (Secret(deck=("v01", "v02", "v03")) for _ in more)
        self.state = State(field, (Secret(hand=tuple(hand), deck=tuple(deck)), held, *rest))

    @property
    def table(self) -> Table:
        return self.state.table

    def player(self, seat: Seat) -> Player:
        return self.table.players[seat]

    def hand(self, seat: Seat = A) -> tuple[str, ...]:
        return self.state.secrets[seat].hand

    def unit(self, label: str) -> Unit:
        found = unit_of(self.table, label)
        assert found is not None, f"{label} is not there"
        return found

    def is_there(self, label: str) -> bool:
        return unit_of(self.table, label) is not None

    def play(self, line: str, *rolls: str, seat: Seat | None = None) -> Step[State, Event]:
        """Make a move, of the active player if no seat is given; all the dice must fall."""
        mover = self.table.active if seat is None else seat
        move = GAME.parse_move(line, GAME.observe(self.state, mover), {})
        dice = Dice(rolls)
        step = self.game.apply(self.state, mover, move, dice)
        assert not dice.rolls, f"{dice.rolls} did not fall"
        self.state = step.state
        self.events = list(step.events)
        return step

    def refused(self, line: str, seat: Seat | None = None) -> tuple[str, dict[str, Any]]:
        """Return code and facts of the refusal of a move."""
        before = self.state
        try:
            self.play(line, seat=seat)
        except IllegalMove as refusal:
            assert self.state == before
            return refusal.code, dict(refusal.facts)
        raise AssertionError(f"{line} was allowed")

    def of_kind(self, kind: type[T]) -> list[T]:
        """Return the events of one kind of the last move."""
        return [event for event in self.events if isinstance(event, kind)]

    def lines(self, seat: Seat = A) -> list[str]:
        """Return the legal moves of a seat."""
        return [GAME.print_move(move) for move in GAME.legal_moves(self.state, seat)]

    def asked(self) -> list[tuple[Seat, str]]:
        return [(decision.seat, decision.kind) for decision in GAME.decisions(self.state)]

    def winners(self) -> tuple[Seat, ...] | None:
        return None if self.table.result is None else self.table.result.winners


__all__ = ["GAME", "A", "B", "Dice", "Match", "player", "tactics"]
