"""Chance at the tables of a tournament, where nobody presses Join: everything follows from one secret. Pure.

The secret of the tournament (32 bytes) is drawn, and its commitment shown, before the first entry. Each entrant gives a
salt. Nobody draws or chooses anything after that:

    path of a match      "<stage>/<round>/<pairing>", three numbers
    secret of a match    HMAC-SHA256(secret of the tournament, path)
    salt of a seat       HMAC-SHA256(salt of the entrant, path) in hexadecimal
    seed of all lots     HMAC-SHA256(secret of the tournament, "lots")

The secret of a match is shown when the match is over, and tells nothing of that of the tournament. So a path belongs to
one match for good, also if it was void: a second one would have a secret that everybody knows. The secret of the
tournament tells those of all its matches, and is shown only when none of them runs any more.
"""

import hmac
import re

_PATH = re.compile(r"(0|[1-9]\d{0,8})(/(0|[1-9]\d{0,8})){2}", re.ASCII)
_LOTS = b"lots"
"""No path: one has two strokes."""


def path_of(stage: int, number: int, pairing: int) -> str:
    """Return the path of the match of a pairing in round `number` of a stage."""
    return f"{stage}/{number}/{pairing}"


def is_path(text: str) -> bool:
    """Return whether `text` is what `path_of` returns for some match."""
    return _PATH.fullmatch(text) is not None


def match_secret(tournament_secret: bytes, path: str) -> bytes:
    """Return the 32-byte secret of the match at `path`."""
    return hmac.digest(tournament_secret, path.encode(), "sha256")


def seat_salt(entrant_salt: str, path: str) -> str:
    """Return what the seat of an entrant adds to chance in the match at `path`: 64 hexadecimal digits."""
    return hmac.digest(entrant_salt.encode(), path.encode(), "sha256").hex()


def lots_seed(tournament_secret: bytes) -> bytes:
    """Return the 32-byte seed from which pairings draw their lots (play/formats/lots.py)."""
    return hmac.digest(tournament_secret, _LOTS, "sha256")
