"""Positions as small scenes: who stands where.

    field = table(unit("A1", "m05", 300, 200), unit("B1", "e02", 300, 300), tokens=[token("g3", 230, 240)])

A and B are seats 0 and 1, A plays from the south. Heroes stand in the middle of their sides unless they are given.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from games.kernel.ids import Seat
from games.legends_of_signum.parameters import SEATED, Mode
from games.legends_of_signum.sides import unit_of
from games.legends_of_signum.state import Player, Table, Token, Unit

A, B, C, D = Seat(0), Seat(1), Seat(2), Seat(3)
SPEC = Path(__file__).parents[3] / "games" / "legends_of_signum" / "SPEC.md"


def unit(label: str, card: str, x: int, y: int, **having: Any) -> Unit:
    """Return a creature; the letter of its label is its seat."""
    return Unit(label, Seat("ABCD".index(label[0])), card, x, y, **having)


def token(card: str, x: int, y: int, seat: int | None = 0, **having: Any) -> Token:
    """Return terrain that `seat` has played."""
    return Token(card, None if seat is None else Seat(seat), x, y, **having)


def table(
    *units: Unit,
    tokens: Sequence[Token] = (),
    heroes: Sequence[str] = ("he1", "hw1"),
    players: Sequence[Player] | None = None,
    mode: Mode = "duel",
    **having: Any,
) -> Table:
    """Return a table in A's activation phase with these creatures, and with the heroes where none is given."""
    seats = tuple(Seat(seat) for seat in range(len(heroes)))
    places = {"duel": ((300, 15), (300, 585)), "teams": ((400, 15), (400, 585), (800, 15), (800, 585))}
    standing = places.get(mode, ((450, 15), (15, 450), (450, 885), (885, 450)))
    given = {each.seat for each in units if each.is_hero}
    default = [
        unit(f"{'ABCD'[seat]}0", hero, *standing[seat]) for seat, hero in enumerate(heroes) if Seat(seat) not in given
    ]
    assert len(seats) <= len(SEATED[mode])
    start: dict[str, Any] = {"short": False, "order": seats, "phase": "activation", "active": A, "round": 3}
    return Table(
        mode=mode,
        players=tuple(players or (Player(hero) for hero in heroes)),
        units=(*default, *units),
        tokens=tuple(tokens),
        **(start | having),
    )


def of(field: Table, label: str) -> Unit:
    """Return the creature with this label.

    Raises:
        AssertionError: if there is none.
    """
    found = unit_of(field, label)
    assert found is not None
    return found
