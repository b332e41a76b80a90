"""Moves of the auction and their notation (SPEC 6)."""

from typing import Annotated

import msgspec

from games.kernel.notation import Id, Notation, Number, Verb
from tests.games.auction.components import VALUES, VETO


class Open(msgspec.Struct, frozen=True, tag="open"):
    """Turn up the next lot (3.1)."""


class Pledge(msgspec.Struct, frozen=True, tag="pledge"):
    """Put `coins` on the lot (3.2)."""

    coins: Annotated[int, Number()]


class Bid(msgspec.Struct, frozen=True, tag="bid"):
    """Seal the money card `card` (3.3)."""

    card: Annotated[str, Id((*VALUES, VETO))]


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """Seal a veto or a nod (3.4)."""

    veto: Annotated[bool, Verb({"veto": True, "nod": False})]


Move = Open | Pledge | Bid | Answer
NOTATION = Notation[Move](Move)
