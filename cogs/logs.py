"""Log lines on stderr, without tokens: the bot's own and those of interactions and webhooks are replaced.

Nor does any level show what players seal: libraries that would print whole messages and rows of the database do not.
"""

import logging
import re
import sys

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
        line = super().format(record)
        if self._token:
            line = line.replace(self._token, REDACTED)
        for secret in _SECRETS:
            line = secret.sub(REDACTED, line)
        return line


def _in_one_line(record: logging.LogRecord) -> bool:
    """Make a line of what is no fault of ours: that the connection to Discord is tried again; keep all else."""
    if str(record.msg).startswith(_RECONNECT) and record.exc_info:
        fault = type(record.exc_info[1]).__name__
        record.msg, record.args = f"Discord is out of reach ({fault}): {record.getMessage()}", ()
        record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
    return True


def set_up(level: str, token: str = "") -> None:
    """Send log lines of `level` and above to stderr; libraries speak from WARNING on unless all are asked for."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Redacting(token))
    handler.addFilter(lambda record: not str(record.msg).startswith(_NOT_OURS))
    logging.getLogger("discord.client").addFilter(_in_one_line)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for talkative in _TALKATIVE:
        logging.getLogger(talkative).setLevel(max(root.level, logging.INFO))
    if level == "INFO":
        for noisy in ("discord", "aiohttp", "asyncio", "simcord", *_TALKATIVE):
            logging.getLogger(noisy).setLevel(logging.WARNING)
