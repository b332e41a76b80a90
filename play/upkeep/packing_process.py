"""A process that plays matches again to be packed: `python -m play.upkeep.packing_process`.

It knows what an order says. A long match takes a second of a processor; in a thread of the bot everybody's moves would
wait for parts of it. The process has the lowest priority.
"""

import gc
import os
import sys
from contextlib import suppress
from typing import Final

import msgspec

from db.rows.entries import CheckpointRow
from db.rows.packs import PackRow
from games.kernel.exported import TournamentProof
from play.proofs.packable import Unsound, pack_of
from play.rules.loaded import Loaded
from play.worker_process import serve

POLITENESS: Final = 19
"""So much lower than the bot's is its priority."""


class Order(msgspec.Struct, frozen=True):
    """A match that is over, with all its entries; to be packed."""

    loaded: Loaded
    checkpoints: tuple[CheckpointRow, ...]
    tournament: TournamentProof | None


class Reply(msgspec.Struct, frozen=True):
    """What is kept in place of it, or why it stays as it is."""

    pack: PackRow | None
    unsound: Unsound | None = None


orders: Final = msgspec.msgpack.Decoder(Order)
replies: Final = msgspec.msgpack.Decoder(Reply)


def reply_to(order: Order) -> Reply:
    """Return the reply to an order."""
    try:
        made = pack_of(order.loaded, order.checkpoints, order.tournament)
    except Exception as failed:
        # Whatever a match does to this program, others are to be packed all the same. Its words may tell of secrets.
        made = Unsound(f"unreadable: {type(failed).__name__}")
    return Reply(None, made) if isinstance(made, Unsound) else Reply(made)


def replied(order: bytes) -> bytes:
    """Return the reply to an order, as bytes."""
    return msgspec.msgpack.encode(reply_to(orders.decode(order)))


if __name__ == "__main__":
    with suppress(OSError):
        os.nice(POLITENESS)
    gc.freeze()
    serve(replied, sys.stdin.buffer, sys.stdout.buffer)
