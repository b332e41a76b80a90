"""Log lines contain no token and no sealed move."""

import io
import json
import logging
import os
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from cogs.upkeep import logs
from config import LogForm
from counting import known
from play.seats.lobby import NewTable, Person
from play.services import Services
from tests.counted import Since

TOKEN = "MTA1.made-up.bot-token"  # not a real token

TALKATIVE = ("aiosqlite", "discord.gateway", "discord.http", "discord.webhook")


@pytest.fixture
def form() -> LogForm:
    """What a line is."""
    return "text"


@pytest.fixture
def written(form: LogForm) -> Iterator[io.StringIO]:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in TALKATIVE}
    logs.set_up("DEBUG", TOKEN, form)
    stream = io.StringIO()
    handler = root.handlers[0]
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(stream)
    yield stream
    root.handlers[:] = before
    root.setLevel(level)
    for name, each in levels.items():
        logging.getLogger(name).setLevel(each)


def test_the_token_of_the_bot_is_redacted(written: io.StringIO) -> None:
    logging.getLogger("x").info("logging in with %s", TOKEN)
    assert TOKEN not in written.getvalue()
    assert logs.REDACTED in written.getvalue()


@pytest.mark.parametrize(
    "line",
    [
        "PATCH https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb246abc-_x/messages/@original returned 200",
        "POST https://discord.com/api/v10/interactions/123/aW50ZXJhY3Rpb246abc-_x/callback",
    ],
)
def test_tokens_of_interactions_are_redacted(written: io.StringIO, line: str) -> None:
    logging.getLogger("x").warning(line)
    assert "aW50ZXJhY3Rpb246abc" not in written.getvalue()


def test_a_traceback_is_redacted_too(written: io.StringIO) -> None:
    try:
        raise ValueError(f"cannot use {TOKEN}")
    except ValueError:
        logging.getLogger("x").exception("fault")
    assert "ValueError" in written.getvalue()
    assert TOKEN not in written.getvalue()


async def test_no_level_shows_what_goes_into_the_database(written: io.StringIO, tmp_path: Path) -> None:
    logging.getLogger("x").debug("beginning")
    services = await Services.open(tmp_path / "services.sqlite3", lambda: 1, lambda length: b"s" * length)
    try:
        await services.lobby.open_table(NewTable("auction", Person(1, "Ann"), "a typed salt", "en"))
    finally:
        await services.close()
    assert "beginning" in written.getvalue()
    assert "a typed salt" not in written.getvalue()
    assert (b"s" * 32).hex() not in written.getvalue()


@pytest.mark.parametrize("form", ["json"])
def test_as_json_a_record_is_one_line_with_its_fields(written: io.StringIO) -> None:
    """Also with a traceback and in whatever script; a program would read the lines of a traceback as records."""
    before = datetime.now(UTC)
    try:
        raise ValueError("a line\nand another")
    except ValueError:
        logging.getLogger("cogs.clock").exception("match %s, seat %s: «Ход» not done of match 9", 12, 3)
    logging.getLogger("cogs.x").warning("tournament 7: %r", 'quoted "so"')
    first, second = (json.loads(line) for line in written.getvalue().splitlines())
    assert before <= datetime.fromisoformat(first.pop("time")) + timedelta(seconds=1)
    assert "\nValueError: a line\nand another" in first.pop("exception")
    assert first == {
        "level": "ERROR",
        "logger": "cogs.clock",
        "message": "match 12, seat 3: «Ход» not done of match 9",
        "process": os.getpid(),
        "match": 12,
    }
    assert (second["message"], second["tournament"]) == ("tournament 7: 'quoted \"so\"'", 7)
    assert "exception" not in second and "match" not in second
    assert written.getvalue().isascii()


@pytest.mark.parametrize("form", ["json"])
def test_as_json_nothing_is_shown_that_text_hides(written: io.StringIO) -> None:
    """A token that JSON writes in another way would not be found in the finished line."""
    hook = "https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb246abc-_x/messages"
    try:
        raise ValueError(f"cannot use {TOKEN}")
    except ValueError:
        logging.getLogger("x").exception("logging in with %s", TOKEN, stack_info=True)
    logging.getLogger("x").warning("PATCH %s", hook)
    assert TOKEN not in written.getvalue()
    assert "aW50ZXJhY3Rpb246abc" not in written.getvalue()
    assert written.getvalue().count(logs.REDACTED) == 3


def test_warnings_and_errors_are_counted(written: io.StringIO) -> None:
    counted = Since(known.LOGGED)
    logging.getLogger("x").info("nothing to see")
    logging.getLogger("x").warning("PyNaCl is not installed, voice will NOT be supported")
    logging.getLogger("x").warning("look here")
    logging.getLogger("x").error("look here, now")
    assert counted.found() == {("warning",): 1, ("error",): 1}


@pytest.mark.parametrize("library", TALKATIVE)
def test_libraries_that_print_whole_messages_do_not(written: io.StringIO, library: str) -> None:
    logging.getLogger(library).debug("a private page")
    logging.getLogger(library).warning("something else")
    assert "a private page" not in written.getvalue()
    assert "something else" in written.getvalue()


def test_that_discord_is_tried_again_is_one_line_and_no_error(written: io.StringIO) -> None:
    """discord.py adds a traceback each time, for hours; errors in the log are a cause for an alarm."""
    try:
        raise OSError("no network")
    except OSError:
        logging.getLogger("discord.client").exception("Attempting a reconnect in %.2fs", 3.14)
        logging.getLogger("discord.client").exception("anything else")
    lines = written.getvalue().splitlines()
    assert lines[0].endswith("Discord is out of reach (OSError): Attempting a reconnect in 3.14s")
    assert " WARNING " in lines[0]
    assert " ERROR " in lines[1]
    assert "Traceback" in lines[2]
