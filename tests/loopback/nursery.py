"""A process that has imported the bot and read its words, and forks a child for each bot that a test starts.

It reads orders as lines of JSON from standard input and answers each with one line: `start` (environment, log) returns
`{"pid"}`; `ended` (pid, block) returns `{"status"}`, null while the child runs. It has no threads when it forks. What
every child would do first is already done: messages are compiled, and garbage is collected.
"""

import gc
import json
import os
import sys
import traceback
from pathlib import Path
from typing import Any

import cogs.command_tree
import cogs.running
import render.registry  # noqa: F401  (what the bot imports late is imported here, once)
from games import registry
from tests.loopback import launch, preparations
from text import LANGUAGES, Words, words


def start(environment: dict[str, str], log: str) -> int:
    """Fork a child that runs the bot with `environment`, and return its id."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child
    status = 1
    try:
        os.setsid()
        os.environ.update(environment)
        os.chdir(Path(log).parent)
        _redirect(log)
        status = launch.run()
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def ended(pid: int, block: bool) -> int | None:
    """Return the exit status of a child (negative: the signal); None while it runs."""
    found, status = os.waitpid(pid, 0 if block else os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


def ready() -> None:
    """Do once what every child would do first."""
    for language in LANGUAGES:
        compiled(words(language))
    gc.collect()
    gc.freeze()


def compiled(said: Words) -> None:
    """Parse and compile every message, which otherwise happens when it is first used."""
    for key in said.keys(""):
        said.placeables(key)
        said._bundle.get_message(key.partition(".")[0])


def serve() -> None:
    """Carry out the orders on standard input until it ends."""
    for line in sys.stdin:
        order: dict[str, Any] = json.loads(line)
        if order["do"] == "start":
            answer: dict[str, Any] = {"pid": start(order["environment"], order["log"])}
        else:
            answer = {"status": ended(order["pid"], order["block"])}
        print(json.dumps(answer), flush=True)


def _redirect(log: str) -> None:
    target = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(target, 1)
    os.dup2(target, 2)


if __name__ == "__main__":
    loaded = (cogs.running, cogs.command_tree, registry, preparations)
    ready()
    serve()
