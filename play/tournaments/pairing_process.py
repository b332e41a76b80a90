"""A process that works out what comes next in tournaments: `python -m play.tournaments.pairing_process`."""

import sys
from typing import Final

import msgspec

from play.tournament_rules.acts import Act
from play.tournament_rules.pairing import next_acts
from play.tournament_rules.record import Tournament
from play.worker_process import serve


class Order(msgspec.Struct, frozen=True):
    """What comes next in a tournament at a time (unix seconds)?"""

    tournament: Tournament
    now: int


class Answer(msgspec.Struct, frozen=True):
    """What comes next."""

    acts: tuple[Act, ...]


orders: Final = msgspec.msgpack.Decoder(Order)
answers: Final = msgspec.msgpack.Decoder(Answer)


def answered(order: bytes) -> bytes:
    """Return the answer to an order."""
    asked = orders.decode(order)
    return msgspec.msgpack.encode(Answer(next_acts(asked.tournament, asked.now)))


if __name__ == "__main__":
    serve(answered, sys.stdin.buffer, sys.stdout.buffer)
