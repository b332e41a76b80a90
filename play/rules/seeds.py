"""What is derived from the secret of a match: seeds of chance, and receipts of sealed moves. Pure.

One seed belongs to the rules. What must not disturb their draws (default moves, computer players) has seeds of its own,
derived by name, so that a match can be played again from its secret and its moves alone.

The receipt of a sealed move is a salted hash now; the salt follows when the move is opened.
salt = first 32 hexadecimal digits of HMAC-SHA256(HMAC-SHA256(secret, "receipts"), "<revision>/<seat>");
receipt = SHA-256(salt, line feed, notation) in hexadecimal. People see its first ten digits.
"""

import hashlib
import hmac
from typing import Literal

from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.ids import Seat
from play.rules.loaded import Loaded
from play.rules.orders import Order
from play.rules.record import Move, traceless_of

LONGEST_SALT = 64
"""Characters of what a player adds to chance; line feeds are taken out, since they end a salt in the seed."""

Purpose = Literal["ai", "hint"]
"""What a computer thinks for: to move, or to tell a person what it would do."""

SHORT = 10
"""Digits of a receipt that people see."""


def derived_seed(seed: bytes, name: str) -> bytes:
    """Return the seed called `name` that belongs to `seed`."""
    return hmac.new(seed, name.encode(), hashlib.sha256).digest()


def order_of(loaded: Loaded, seat: Seat, level: str, purpose: Purpose = "ai") -> Order:
    """Return what the computer is told that answers next at `seat`, or in its place: nothing that others hide.

    A hint has a seed of its own, so that it tells nothing of what a computer would do there.
    """
    kind = next((each.kind for each in loaded.game.decisions(loaded.state) if each.seat == seat), "")
    return Order(
        loaded.game.id,
        loaded.game.rules_version,
        codec.encode(loaded.game.observe(loaded.state, seat)),
        seat,
        kind,
        level,
        _seed_of_computer(loaded, seat, purpose),
        loaded.row.revision + 1,
    )


def is_current(loaded: Loaded, order: Order) -> bool:
    """Return whether an answer to `order` is still one to what its seat is asked now."""
    return (order.revision, order.seed) == (loaded.row.revision + 1, _seed_of_computer(loaded, order.seat))


def _seed_of_computer(loaded: Loaded, seat: Seat, purpose: Purpose = "ai") -> bytes:
    """Return the seed of the next move that a computer makes at `seat`.

    A move that leaves the revision as it is would be drawn for ever if the next one was not drawn again: how many moves
    of the seat have is part of the seed.
    """
    again = traceless_of(loaded.entries, seat)
    return derived_seed(loaded.seed(), f"{purpose}/{seat}/{again}" if again else f"{purpose}/{seat}")


def default_move(loaded: Loaded, seat: Seat) -> Move:
    """Return the default move that is made next in place of `seat`."""
    chance = Chance(derived_seed(loaded.seed(), "default"), loaded.row.revision + 1)
    return loaded.game.default_move(loaded.state, seat, chance)


def salt_of(secret: bytes, revision: int, seat: int) -> str:
    """Return the salt of the sealed move that `seat` made with the entry `revision`."""
    # `digest` is some times faster than an object of `new`, and an observation asks for the salt of every opened move.
    key = hmac.digest(secret, b"receipts", "sha256")
    return hmac.digest(key, f"{revision}/{seat}".encode(), "sha256").hex()[:32]


def receipt_of(salt: str, notation: str) -> str:
    """Return the whole receipt of a sealed move."""
    return hashlib.sha256(f"{salt}\n{notation}".encode()).hexdigest()


def short(receipt: str) -> str:
    """Return the part of a receipt that people are shown."""
    return receipt[:SHORT]
