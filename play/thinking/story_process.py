"""A process that works out how matches went: `python -m play.thinking.story_process`. It knows what an order says.

It is another one than those in which computers think, and has the lowest priority: nobody whose move or hint is thought
about waits for it. A fault is an answer too, without what was looked at.
"""

import gc
import os
import sys
from contextlib import suppress
from typing import Final

import msgspec

from play.rules.stories import StoryAnswer, StoryOrder, answer_to_story
from play.thinking.process import forget
from play.worker_process import serve

POLITENESS: Final = 19
"""So much lower than the bot's is its priority."""


class Reply(msgspec.Struct, frozen=True):
    """The answer; None: it could not be found, and `fault` is of what kind."""

    answer: StoryAnswer | None
    fault: str = ""


orders: Final = msgspec.msgpack.Decoder(StoryOrder)
replies: Final = msgspec.msgpack.Decoder(Reply)


def replied(order: bytes) -> bytes:
    """Return the reply to an order."""
    try:
        reply = Reply(answer_to_story(orders.decode(order)))
    except Exception as failed:
        reply = Reply(None, type(failed).__name__)
    forget()
    return msgspec.msgpack.encode(reply)


if __name__ == "__main__":
    with suppress(OSError):
        os.nice(POLITENESS)
    gc.freeze()
    serve(replied, sys.stdin.buffer, sys.stdout.buffer)
