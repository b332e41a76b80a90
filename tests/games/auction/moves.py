"""Moves of the auction and their notation (SPEC 6). A field that others may not know of a sealed move can be masked."""

from typing import Annotated

import msgspec

from games.kernel.notation import Id, Number, Several, Verb
from tests.games.auction.components import BOXES, COIN, VALUES, VETO


class Stow(msgspec.Struct, frozen=True, tag="stow"):
    """Lay the money card `card` under `box` (2.5)."""

    card: Annotated[str | None, Id(VALUES)]
    box: Annotated[str, Id(BOXES)]


class Exchange(msgspec.Struct, frozen=True, tag="exchange"):
    """Set `cards` aside and draw as many (2.6)."""

    cards: Annotated[tuple[str | None, ...], Several(Id((*VALUES, VETO)), none="nothing")]


class Open(msgspec.Struct, frozen=True, tag="open"):
    """Turn up the next lot (3.1)."""


class Pledge(msgspec.Struct, frozen=True, tag="pledge"):
    """Put `coins` on the lot (3.2), in a long game with a covered `card` (3.8)."""

    coins: Annotated[int, Number()]
    card: Annotated[str | None, Id(VALUES, lead="with")] = None


class Appraise(msgspec.Struct, frozen=True, tag="appraise"):
    """Name a price and `pay` for it (3.7)."""

    price: Annotated[int, Number()]
    pay: Annotated[str | None, Id((COIN, *VALUES), lead="pay")] = None


class Polish(msgspec.Struct, frozen=True, tag="polish"):
    """Add a point to the lot (3.8)."""


class Peek(msgspec.Struct, frozen=True, tag="peek"):
    """Look at the next lot (3.8)."""


class Guard(msgspec.Struct, frozen=True, tag="guard"):
    """Lay the money card `card` face down as a guard (3.9)."""

    card: Annotated[str | None, Id(VALUES)]


class End(msgspec.Struct, frozen=True, tag="end"):
    """End the turn (3.8)."""


class Hold(msgspec.Struct, frozen=True, tag="hold"):
    """Order the guard to do nothing (3.9)."""


class Auto(msgspec.Struct, frozen=True, tag="auto"):
    """Order the guard to act where a lot is worth at least so much (3.9)."""

    least: Annotated[int, Number()]


class Bid(msgspec.Struct, frozen=True, tag="bid"):
    """Seal the money card `card` (3.3)."""

    card: Annotated[str, Id((*VALUES, VETO))]


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """Seal a veto or a nod (3.4)."""

    veto: Annotated[bool, Verb({"veto": True, "nod": False})]


Move = Stow | Exchange | Open | Pledge | Appraise | Polish | Peek | Guard | End | Hold | Auto | Bid | Answer
"""What can be decided, each a line of notation (SPEC 6)."""
