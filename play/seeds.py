"""Where the randomness of a match comes from. Pure.

One seed belongs to the rules. What must not disturb their draws (default moves, computer players) has seeds of its own,
derived by name, so that a match can be played again from its secret and its moves alone.
"""

import hashlib
import hmac

from games.kernel.chance import Chance

LONGEST_SALT = 64
"""Characters of what a player adds to chance; line feeds are taken out, since they end a salt in the seed."""


def derived_seed(seed: bytes, name: str) -> bytes:
    """Return the seed called `name` that belongs to `seed`."""
    return hmac.new(seed, name.encode(), hashlib.sha256).digest()


def default_chance(seed: bytes, revision: int) -> Chance:
    """Return the chance from which the default move that leads to `revision` is drawn."""
    return Chance(derived_seed(seed, "default"), revision)


def computer_chance(seed: bytes, seat: int, revision: int) -> Chance:
    """Return the chance from which the computer player at `seat` draws its move that leads to `revision`."""
    return Chance(derived_seed(seed, f"ai/{seat}"), revision)
