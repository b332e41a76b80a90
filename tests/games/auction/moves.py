"""Moves of the auction, how they print and how they parse (SPEC 6). Pure."""

import msgspec

from games.kernel.errors import NotationError
from games.kernel.game import Aliases
from tests.games.auction.components import VALUES, VETO


class Open(msgspec.Struct, frozen=True, tag="open"):
    """Turn up the next lot (3.1)."""


class Pledge(msgspec.Struct, frozen=True, tag="pledge"):
    """Put `coins` on the lot (3.2)."""

    coins: int


class Bid(msgspec.Struct, frozen=True, tag="bid"):
    """Seal the money card `card` (3.3)."""

    card: str


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """Seal a veto or a nod (3.4)."""

    veto: bool


Move = Open | Pledge | Bid | Answer


def print_move(move: Move) -> str:
    """Return the line of notation of `move`."""
    match move:
        case Open():
            return "open"
        case Pledge(coins):
            return f"pledge {coins}"
        case Bid(card):
            return f"bid {card}"
        case Answer(veto):
            return "veto" if veto else "nod"


def parse_move(text: str, aliases: Aliases) -> Move:
    """Return the move that `text` means.

    Raises:
        NotationError: `not_a_move`; `unknown_id` (fact `word`).
    """
    words = [aliases.get(word, word) for word in text.casefold().split()]
    match words:
        case ["open"]:
            return Open()
        case ["veto" | "nod" as answer]:
            return Answer(answer == "veto")
        case ["pledge", amount] if amount.isascii() and amount.isdigit() and len(amount) <= 4:
            return Pledge(int(amount))
        case ["bid", card]:
            if card not in VALUES and card != VETO:
                raise NotationError("unknown_id", word=card)
            return Bid(card)
    raise NotationError("not_a_move")
