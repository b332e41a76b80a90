"""Faults that the crash tests must find; each function is a preparation of a bot (see tests/loopback/launch.py)."""

import asyncio
import secrets
from typing import Any

ANSWERS_FIRST = "tests.crash.faulty:answer_first"
PLAYS_TWICE = "tests.crash.faulty:play_twice"
SENDS_TWICE = "tests.crash.faulty:send_twice"
NEVER_REPAIRS = "tests.crash.faulty:never_repair"
SAVING_TAKES_SECONDS = 5


def answer_first() -> None:
    """Answer that a move is made, and store it only later."""
    from play.match.matches import Matches, Submitted, submitted
    from play.rules import steps
    from play.rules.moment import Moment

    stored = Matches._stored
    saving: set[asyncio.Task[Submitted | None]] = set()

    async def later(self: Matches, *about: Any) -> Submitted | None:
        await asyncio.sleep(SAVING_TAKES_SECONDS)
        return await stored(self, *about)

    async def promised(self: Matches, loaded: Any, *changes: Any) -> Submitted:
        saving.add(asyncio.create_task(later(self, loaded, *changes)))
        for change in changes:
            loaded = steps.after(loaded, change)
        return submitted(changes[-1].entry, Moment(loaded))

    Matches._stored = promised  # type: ignore[method-assign]  # a fault on purpose


def play_twice() -> None:
    """Make each move twice if the rules allow it."""
    from games.kernel.errors import Refusal
    from play.match.matches import Matches

    submit = Matches.submit_choice

    async def twice(self: Matches, match: Any, user_id: int, revision: int, *choice: Any, **about: Any) -> Any:
        done = await submit(self, match, user_id, revision, *choice, **about)
        try:
            await submit(self, match, user_id, done.revision, 0, **about)
        except Refusal:
            return done
        return done

    Matches.submit_choice = twice  # type: ignore[method-assign]  # a fault on purpose


def send_twice() -> None:
    """Forget that a message may have been sent before the crash."""
    from cogs.messages.posting import Found, Postbox

    send = Postbox.send

    async def anew(
        self: Postbox, channel_id: int, layout: Any, once: str | None = None, *, silent: bool = False
    ) -> int:
        return await send(self, channel_id, layout, secrets.token_hex(8) if once else None, silent=silent)

    async def nothing(self: Postbox, channel_id: int, message_id: int) -> list[Found]:
        return []

    Postbox.send = anew  # type: ignore[method-assign]  # a fault on purpose
    Postbox.sent_after = nothing  # type: ignore[method-assign]  # a fault on purpose


def never_repair() -> None:
    """Do not update outdated messages after a start."""
    from cogs.projection.projection import Projection

    async def repaired(self: Projection) -> int:
        return 0

    Projection.repair = repaired  # type: ignore[method-assign]  # a fault on purpose
