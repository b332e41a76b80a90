"""A process that works out what comes next in tournaments: `python -m play.tournaments.pairing_process`.

It reads orders from its input and writes answers, each after its length, until the input ends. It knows nothing but
what an order says: no database, no settings and no token.
"""

import sys
from typing import IO, Final

import msgspec

from play.tournament_rules.acts import Act
from play.tournament_rules.pairing import next_acts
from play.tournament_rules.record import Tournament

LENGTH_BYTES: Final = 8


class Order(msgspec.Struct, frozen=True):
    """What comes next in a tournament at a time (unix seconds)?"""

    tournament: Tournament
    now: int


class Answer(msgspec.Struct, frozen=True):
    """What comes next."""

    acts: tuple[Act, ...]


orders: Final = msgspec.msgpack.Decoder(Order)
answers: Final = msgspec.msgpack.Decoder(Answer)


def framed(message: bytes) -> bytes:
    """Return a message with its length before it."""
    return len(message).to_bytes(LENGTH_BYTES, "big") + message


def answered(order: bytes) -> bytes:
    """Return the answer to an order."""
    asked = orders.decode(order)
    return msgspec.msgpack.encode(Answer(next_acts(asked.tournament, asked.now)))


def serve(source: IO[bytes], target: IO[bytes]) -> None:
    """Answer orders until there are no more."""
    while length := source.read(LENGTH_BYTES):
        target.write(framed(answered(source.read(int.from_bytes(length, "big")))))
        target.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
