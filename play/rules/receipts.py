"""Receipts of sealed moves: a salted hash now, the salt when the move is opened. Pure.

salt = first 32 hexadecimal digits of HMAC-SHA256(HMAC-SHA256(secret, "receipts"), "<revision>/<seat>");
receipt = SHA-256(salt, line feed, notation) in hexadecimal. People see its first ten digits.
"""

import hashlib
import hmac

SHORT = 10


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
