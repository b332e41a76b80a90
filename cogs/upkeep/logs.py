"""Log lines on stderr, without tokens: the bot's own and those of interactions and webhooks are replaced.

Nor does any level show what players seal: libraries that would print whole messages and rows of the database do not.
A line is text, or an object in JSON that has the same in fields, also a traceback, so that programs can collect it.
"""

import json
import logging
import re
import sys
from datetime import UTC, datetime

from config import LogForm
from counting import known

LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
REDACTED = "<hidden>"
_SECRETS = (
    re.compile(r"(?<=/webhooks/)\d+/[\w.-]+"),
    re.compile(r"(?<=/interactions/)\d+/[\w.-]+"),
    re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"),
)


_NOT_OURS = ("PyNaCl is not installed", "davey is not installed", "Guilds intent seems to be disabled")
"""Warnings about voice, which the bot has not, and about a client that simcord makes and throws away."""


_TALKATIVE = ("aiosqlite", "discord.gateway", "discord.http", "discord.webhook")
"""They print on DEBUG all that passes through them: states, secrets of matches, private pages, typed moves."""


_RECONNECT = "Attempting a reconnect"
"""How discord.py begins to say, with the traceback, that Discord is out of reach."""


class _Redacting(logging.Formatter):
    """Formats a record, exceptions included, and then hides what must not be read."""

    def __init__(self, token: str) -> None:
        super().__init__(LINE)
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        return self._hidden(super().format(record))

    def _hidden(self, line: str) -> str:
        if self._token:
            line = line.replace(self._token, REDACTED)
        for secret in _SECRETS:
            line = secret.sub(REDACTED, line)
        return line


_ABOUT = re.compile(r"\b(match|tournament) ([1-9]\d{0,17})\b")
"""How lines name what they are about."""


class _AsJson(_Redacting):
    """Formats a record as an object in one line; what must not be read is hidden in each of its texts."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, of ASCII alone: it is sound JSON on whatever stream."""
        message = self._hidden(record.getMessage())
        fields: dict[str, str | int | None] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": message,
            "process": record.process,
        }
        for what, number in reversed(_ABOUT.findall(message)):
            fields[what] = int(number)
        if record.exc_info:
            fields["exception"] = self._hidden(self.formatException(record.exc_info))
        if record.stack_info:
            fields["stack"] = self._hidden(self.formatStack(record.stack_info))
        return json.dumps(fields)


class _Counting(logging.Handler):
    """Counts warnings and errors, for those who watch the bot."""

    def emit(self, record: logging.LogRecord) -> None:
        """Count one."""
        known.LOGGED.add(record.levelname.lower())


def _in_one_line(record: logging.LogRecord) -> bool:
    """Make a line of what is no fault of ours: that the connection to Discord is tried again; keep all else."""
    if str(record.msg).startswith(_RECONNECT) and record.exc_info:
        fault = type(record.exc_info[1]).__name__
        record.msg, record.args = f"Discord is out of reach ({fault}): {record.getMessage()}", ()
        record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
    return True


def set_up(level: str, token: str = "", form: LogForm = "text") -> None:
    """Send log lines of `level` and above to stderr; libraries speak from WARNING on unless all are asked for."""
    handler, counting = logging.StreamHandler(sys.stderr), _Counting(logging.WARNING)
    handler.setFormatter(_AsJson(token) if form == "json" else _Redacting(token))
    for each in (handler, counting):
        each.addFilter(lambda record: not str(record.msg).startswith(_NOT_OURS))
    for connecting in ("discord.client", "discord.shard"):
        logging.getLogger(connecting).addFilter(_in_one_line)
    root = logging.getLogger()
    root.handlers[:] = [handler, counting]
    root.setLevel(level)
    for talkative in _TALKATIVE:
        logging.getLogger(talkative).setLevel(max(root.level, logging.INFO))
    if level == "INFO":
        for noisy in ("discord", "aiohttp", "asyncio", "simcord", *_TALKATIVE):
            logging.getLogger(noisy).setLevel(logging.WARNING)
