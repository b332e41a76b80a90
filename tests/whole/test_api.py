"""The check of requests knows right bodies from wrong ones."""

import pytest

from tests.whole.api import faults

MESSAGES = "/channels/1456074443980800030/messages"
LONG_ID = {"type": 2, "style": 1, "custom_id": "x" * 101}
CALLBACK = "/interactions/1/token-of-it/callback"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", MESSAGES, {"content": "hello", "nonce": "7", "enforce_nonce": True}),
        ("POST", MESSAGES, {"flags": 32768, "components": [{"type": 10, "content": "hello"}]}),
        ("POST", CALLBACK, {"type": 5, "data": {"flags": 64}}),
        ("POST", CALLBACK, {"type": 6}),
        ("POST", "/users/@me/channels", {"recipient_id": 1456074443980800002}),
        ("PUT", "/channels/1/thread-members/2", None),
    ],
)
def test_right_bodies_pass(method: str, path: str, body: object) -> None:
    assert faults(method, path, body) == []


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", MESSAGES, {"contents": "hello"}),
        ("POST", MESSAGES, {"components": [{"type": 1, "components": [LONG_ID]}]}),
        ("POST", MESSAGES, {"components": [{"type": 10}]}),
        ("POST", CALLBACK, {"type": 99}),
        ("POST", "/users/@me/channels", {"recipient_id": "Ann"}),
        ("PUT", "/channels/1/pins/2", None),
    ],
)
def test_wrong_bodies_are_refused(method: str, path: str, body: object) -> None:
    assert faults(method, path, body)
