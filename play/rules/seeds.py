"""What is derived from the secret of a match: seeds of chance, and receipts of sealed moves. Pure.

One seed belongs to the rules. What must not disturb their draws (default moves, computer players) has seeds of its own,
derived by name, so that a match can be played again from its secret and its moves alone.

The receipt of a sealed move is a salted hash now; the salt follows when the move is opened.
salt = first 32 hexadecimal digits of HMAC-SHA256(HMAC-SHA256(secret, "receipts"), "<revision>/<seat>");
receipt = SHA-256(salt, line feed, notation) in hexadecimal. People see its first ten digits.
"""

import hashlib
import hmac

from games.kernel.chance import Chance
from games.kernel.ids import Seat
from play.rules.loaded import Loaded
from play.rules.record import Move, traceless_of

LONGEST_SALT = 64
"""Characters of what a player adds to chance; line feeds are taken out, since they end a salt in the seed."""

SHORT = 10
"""Digits of a receipt that people see."""


def derived_seed(seed: bytes, name: str) -> bytes:
    """Return the seed called `name` that belongs to `seed`."""
    return hmac.new(seed, name.encode(), hashlib.sha256).digest()


def drawn_move(kind: str, loaded: Loaded, seat: Seat) -> Move:
    """Return the move that is made next in place of `seat`, or by the computer that plays there.

    That is the default move for the kind `default`, else one of the choices that the seat has, each topic and each
    choice about it equally likely.
    """
    game, state, seed, revision = loaded.game, loaded.state, loaded.seed(), loaded.row.revision + 1
    if kind == "default":
        return game.default_move(state, seat, Chance(derived_seed(seed, "default"), revision))
    chance = computer_chance(seed, seat, revision, traceless_of(loaded.entries, seat))
    topics = game.topics(state, seat)
    topic = chance.choice("topic", topics) if len(topics) > 1 else topics[0]
    return chance.choice("move", game.moves_about(state, seat, topic))


def computer_chance(seed: bytes, seat: int, revision: int, again: int = 0) -> Chance:
    """Return the chance from which the computer player at `seat` draws its move that leads to `revision`.

    A move that leaves the revision as it is would be drawn for ever if the next one was not drawn `again`: that is how
    many moves of the seat have.
    """
    return Chance(derived_seed(seed, f"ai/{seat}/{again}" if again else f"ai/{seat}"), revision)


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
