"""Checks requests to Discord against Discord's own description of its API, and against rules that it cannot express."""

from typing import Any

from tests.whole.api import commands, messages, modals
from tests.whole.api.description import check_of

WRITTEN = (commands.faults, messages.faults, modals.faults)
"""Checks written by hand. Each takes method, path and body, and ignores requests that it is not about."""


def _documented(path: str, body: Any) -> Any:
    """Return a body without what discord.py says of a post in a forum beyond the description; Discord ignores it."""
    if not path.endswith("/threads") or "message" not in body:
        return body
    message = {key: value for key, value in body["message"].items() if key != "tts"}
    return {key: value for key, value in body.items() if key != "type"} | {"message": message}


def faults(method: str, path: str, body: Any) -> list[str]:
    """Return the reasons why Discord would refuse a request's body; an unknown operation is a fault too.

    Of a multipart request `body` is its `payload_json`.
    """
    check = check_of(method, path)
    if check is None:
        return [f"{method} {path} is in no part of the description"]
    if body is None:
        return []
    described = list(check(_documented(path, body)))
    # The hand-written checks rely on correct shapes.
    written = [] if described else [fault for each in WRITTEN for fault in each(method, path, body)]
    return [f"{method} {path}: {fault}" for fault in (*described, *written)]
