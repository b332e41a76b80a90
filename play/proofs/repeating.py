"""Finds the moves of computers again, as everybody can who has the file of a match that is over.

What takes long is done in up to four processes, which get orders alone (play/rules/orders.py), as those in which
computers think. A level of a version that is gone cannot be repeated; that is not wrong.
"""

import os
import subprocess
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import Final

import msgspec

from games import registry
from games.ai import levels
from play.rules.orders import Order, answer_to, is_offered
from play.thinking.pool import BUDGETS, MODULE
from play.thinking.process import replies
from play.worker_process import LENGTH_BYTES, ROOT, command, environment, framed

MOST_PROCESSES: Final = 4
LEAST_SECONDS: Final = 4.0
"""What takes less is not worth the start of a process."""


class Repeatable(msgspec.Struct, frozen=True):
    """A move that a computer has made with an entry, as JSON, and what it was told.

    `is_lower`: by a lower level than everybody was told, as the search of that one had failed.
    """

    number: int
    order: Order
    move: bytes
    is_lower: bool = False


class Repeated(msgspec.Struct, frozen=True):
    """How many moves were found again, and how many of a lower level. `wrong`: the first entry with another move.

    `gone`: how many could not be repeated, by level.
    """

    count: int
    lower: int
    wrong: int | None
    gone: Mapping[str, int]


def repeat(thoughts: Sequence[Repeatable]) -> Repeated:
    """Find the moves of computers again, in the order of entries."""
    known, gone = list[Repeatable](), Counter[str]()
    for each in thoughts:
        if is_offered(registry.find(each.order.game), each.order.level):
            known.append(each)
        else:
            gone[each.order.level] += 1
    found = _found([each.order for each in known])
    wrong = [each.number for each, move in zip(known, found, strict=True) if move != each.move]
    lower = sum(each.is_lower for each in known)
    return Repeated(len(known) - len(wrong), lower, min(wrong, default=None), dict(sorted(gone.items())))


def _found(orders: Sequence[Order]) -> Sequence[bytes]:
    """Return the move that follows from each order."""
    seconds = sum(BUDGETS[levels.read(order.level).name] for order in orders)
    processes = min(MOST_PROCESSES, os.cpu_count() or 1)
    if seconds < LEAST_SECONDS or processes == 1:
        return [answer_to(order).move for order in orders]
    # Long searches come in a row, so that every process gets some of each stretch.
    shares = [orders[place::processes] for place in range(processes)]
    with ThreadPoolExecutor(processes) as threads:
        found = list(threads.map(_in_a_process, shares))
    return [found[place % processes][place // processes] for place in range(len(orders))]


def _in_a_process(orders: Sequence[Order]) -> Sequence[bytes]:
    """Return the moves that a process finds; what it does not find, because it was ended, is found here."""
    sent = b"".join(framed(msgspec.msgpack.encode(order)) for order in orders)
    done = subprocess.run(  # noqa: S603 - our own module
        command(MODULE), cwd=ROOT, env=environment(), input=sent, stdout=subprocess.PIPE, check=False
    )
    source, moves = BytesIO(done.stdout), list[bytes]()
    _read(source)
    while (message := _read(source)) is not None:
        reply = replies.decode(message)
        moves.append(answer_to(orders[len(moves)]).move if reply.answer is None else reply.answer.move)
    return [*moves, *(answer_to(order).move for order in orders[len(moves) :])]


def _read(source: BytesIO) -> bytes | None:
    """Return the next message, None if there is no whole one any more."""
    length = int.from_bytes(source.read(LENGTH_BYTES), "big")
    message = source.read(length)
    return message if length and len(message) == length else None
