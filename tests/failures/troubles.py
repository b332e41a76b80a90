"""What Discord answers when something is wrong, by the codes in its documentation."""

from typing import Any

import msgspec

from playground.world import World
from tests.sampling import sampled


class Trouble(msgspec.Struct, frozen=True):
    """An answer of Discord: HTTP status, code, message."""

    status: int
    code: int
    message: str


LIMITED = Trouble(429, 0, "You are being rate limited.")
BROKEN = Trouble(503, 0, "Service Unavailable")
BAD_GATEWAY = Trouble(502, 0, "Bad Gateway")
NO_CHANNEL = Trouble(404, 10003, "Unknown Channel")
NO_SERVER = Trouble(404, 10004, "Unknown Guild")
NO_MESSAGE = Trouble(404, 10008, "Unknown Message")
NO_USER = Trouble(404, 10013, "Unknown User")
NO_WEBHOOK = Trouble(404, 10015, "Unknown Webhook")
TOO_LATE = Trouble(404, 10062, "Unknown interaction")
TWICE = Trouble(400, 40060, "Interaction has already been acknowledged.")
NO_ACCESS = Trouble(403, 50001, "Missing Access")
CLOSED_DM = Trouble(403, 50007, "Cannot send messages to this user")
NO_COMMON_SERVER = Trouble(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
NOT_ALLOWED = Trouble(403, 50013, "Missing Permissions")
OLD_TOKEN = Trouble(401, 50027, "Invalid Webhook Token")
TOO_FAST = Trouble(400, 40003, "You are opening direct messages too fast.")
ODD = Trouble(400, 99999, "Nobody foresaw this")
ODD_NOT_FOUND = Trouble(404, 0, "Not Found")
ARCHIVED = Trouble(400, 50083, "Thread is archived")
LOCKED = Trouble(400, 160005, "Thread is locked")
FILTERED = Trouble(400, 200000, "Message was blocked by automatic moderation")
FILTERED_TITLE = Trouble(400, 200001, "Title was blocked by automatic moderation")
BAD_NAME = Trouble(400, 50035, "Invalid Form Body")
TOO_LARGE = Trouble(413, 40005, "Request entity too large")
TOO_MANY_THREADS = Trouble(400, 160006, "Maximum number of active threads reached")

TOO_MANY_ANNOUNCEMENTS = Trouble(400, 160007, "Maximum number of active announcement threads reached")
WRONG_CHANNEL = Trouble(400, 50024, "Cannot execute action on this channel type")

UNFORESEEN = (ODD, ODD_NOT_FOUND)
"""Refusals of a direct message that are not in the documentation, or not for that."""

OUTAGES = (LIMITED, BROKEN, BAD_GATEWAY)
"""Faults that pass by themselves: to the bot they are one (tests/cogs/messages/test_faults.py)."""


def outages_and(*others: Trouble) -> list[Any]:
    """Return what to try: one outage and the `others`, or in `make hunt` every outage."""
    return sampled((*OUTAGES, *others), (BROKEN, *others))


def inject(world: World, method: str, path: str, trouble: Trouble, times: int | None = 1) -> None:
    """Let the next requests fail; `times` None: until `healed`."""
    world.env.inject_error(method, path, status=trouble.status, code=trouble.code, message=trouble.message, times=times)


def healed(world: World) -> None:
    """Let Discord answer normally again."""
    world.env.backend.faults.clear()


def named(value: object) -> str:
    """Name the case of a test by Discord's code, or by the status if there is none."""
    return str(value.code or value.status) if isinstance(value, Trouble) else str(value)
