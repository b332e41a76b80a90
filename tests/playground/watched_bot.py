"""Runs bot.py unchanged, and writes requests that Discord would refuse into the file named by REFUSED."""

import os
import sys
from pathlib import Path
from typing import Any

from simcord.http import router
from simcord.types import HttpLogEntry

import bot
from tests.whole import api


def watched(method: str, path: str, params: dict[str, Any], body: Any, reason: str | None) -> HttpLogEntry:
    """Return the record of a request, once it has been checked."""
    faults = api.faults(method, path, body) if method != "GET" else []
    if faults:
        with Path(os.environ["REFUSED"]).open("a", encoding="utf-8") as file:
            file.write("\n".join((*faults, "")))
    return HttpLogEntry(method, path, params, body, reason)


if __name__ == "__main__":
    vars(router)["HttpLogEntry"] = watched
    sys.exit(bot.main([]))
