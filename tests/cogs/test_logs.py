"""Log lines give no token away."""

import io
import logging
from collections.abc import Iterator

import pytest

from cogs import logs

TOKEN = "MTA1.made-up.bot-token"  # not a token of anybody's


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    logs.set_up("DEBUG", TOKEN)
    stream = io.StringIO()
    handler = root.handlers[0]
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(stream)
    yield stream
    root.handlers[:] = before
    root.setLevel(level)


def test_the_bots_token_is_blotted_out(written: io.StringIO) -> None:
    logging.getLogger("x").info("logging in with %s", TOKEN)
    assert TOKEN not in written.getvalue()
    assert logs.BLOT in written.getvalue()


@pytest.mark.parametrize(
    "line",
    [
        "PATCH https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb246abc-_x/messages/@original returned 200",
        "POST https://discord.com/api/v10/interactions/123/aW50ZXJhY3Rpb246abc-_x/callback",
    ],
)
def test_tokens_of_interactions_are_blotted_out(written: io.StringIO, line: str) -> None:
    logging.getLogger("x").warning(line)
    assert "aW50ZXJhY3Rpb246abc" not in written.getvalue()


def test_a_traceback_is_blotted_too(written: io.StringIO) -> None:
    try:
        raise ValueError(f"cannot use {TOKEN}")
    except ValueError:
        logging.getLogger("x").exception("fault")
    assert "ValueError" in written.getvalue()
    assert TOKEN not in written.getvalue()
