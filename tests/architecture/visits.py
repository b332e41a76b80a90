"""Which functions of ours a press of `Confirm` visits, and how often its path comes back to a file that it had left.

`python -m tests.architecture.visits` begins an auction in a whole bot in the simulated Discord, presses `Confirm` on
its first choice, and prints the path and a table; `python -m tests.architecture.visits GAME` does so in another game.

Counted is what Python runs in the task of that press (`sys.setprofile`), from Discord's event until the answer has been
sent: each call of a function of ours, and each time that one continues after it has waited or yielded. Left out are the
thread of the database, other tasks, such as the one that shows the table, comprehensions, and functions of fewer than
`SHORT` lines, such as properties, which are read at a glance; their number is in the last column.

The path is a series of files. A visit begins when the path comes to another file; a return is a visit to a file that
was visited before. `once` counts only the returns of a reader who reads every function when it is called first.
"""

import asyncio
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

import simcord

from cogs.sealed_orders import create_bot
from config import read_settings
from playground.world import build_world
from tests.architecture.sources import ROOT
from tests.games import installed
from tests.play.shortcuts import private
from tests.whole.painters import Blank
from tests.whole.seen import answer
from tests.whole.tables import awaited_member, started

SHORT = 6
PARTS = (("cogs", "play"), ("render",), ("games", "db", "text"))
OURS = sum(PARTS, ())
BEAT_SECONDS = 6 * 3600


class Visited(NamedTuple):
    """A function that was called or continued: its file from the root, its name, its number of lines."""

    file: str
    name: str
    lines: int


@cache
def visited(code: CodeType) -> Visited | None:
    """Return the function of ours with this code, None if it is none."""
    path = Path(code.co_filename)
    if code.co_name.startswith("<") or not path.is_relative_to(ROOT):
        return None
    file = path.relative_to(ROOT)
    if file.parts[0] not in OURS:
        return None
    last = max(line for _, _, line in code.co_lines() if line)
    return Visited(str(file), code.co_qualname, last - code.co_firstlineno + 1)


async def pressed(game: str, folder: Path) -> list[Visited]:
    """Return the path of a press of `Confirm` on the first choice of a match of two."""
    settings = read_settings({"SEALED_ORDERS_DATABASE": str(folder / "matches.sqlite3")}, folder / "no.env")
    env = simcord.Env(create_bot(settings, Blank(), random.Random(game).randbytes, BEAT_SECONDS))
    world = build_world(env)
    await env.start()
    with env.time_context():
        table = await started(world, game)
        who = await awaited_member(table)
        own = await private(world.bot.services, table.match, who.id)
        page = answer(await who.slash(table.channel, "play", line=own.choices[0].notation))
        await env.settle()
        path: list[tuple[str, Visited]] = []

        def look(frame: FrameType, event: str, _: Any) -> None:
            found = visited(frame.f_code) if event == "call" else None
            task = asyncio.current_task() if found else None
            if found and task:
                path.append((task.get_name(), found))

        sys.setprofile(look)
        await who.click(page.message, label="Confirm")
        await env.settle()
        sys.setprofile(None)
        await world.bot.close()
        await env.shutdown()
    press = path[0][0]
    return [found for task, found in path if task == press]


def files_of(path: Iterable[Visited]) -> list[str]:
    """Return the files that a path visits, in order."""
    return [file for file, _ in groupby(each.file for each in path)]


def row(path: Sequence[Visited], packages: Sequence[str]) -> str:
    """Return the row of the table about the part of a path that is in these packages."""
    inside = [each for each in path if each.file.partition("/")[0] in packages]
    long = [each for each in inside if each.lines >= SHORT]
    visits, once = files_of(long), files_of(dict.fromkeys(long))
    files = len({*visits})
    counts = (len({*long}), files, len(visits), len(visits) - files, len(once) - files, len({*inside} - {*long}))
    return f"{', '.join(packages):36}" + "".join(f"{count:10}" for count in counts)


def report(path: Sequence[Visited]) -> Iterator[str]:
    """Yield the path as somebody reads it, then the table, and the files that are visited most."""
    known: set[str] = set()
    for file, functions in groupby(dict.fromkeys(each for each in path if each.lines >= SHORT), lambda each: each.file):
        yield f"{'back to' if file in known else '       '} {file}: {', '.join(each.name for each in functions)}"
        known.add(file)
    yield ""
    yield " " * 36 + "".join(f"{name:>10}" for name in ("functions", "files", "visits", "returns", "once", "short"))
    yield from (row(path, packages) for packages in (*PARTS, OURS))
    yield ""
    visits = Counter(files_of(each for each in path if each.lines >= SHORT))
    yield from (f"{count:4} {file}" for file, count in visits.most_common(12))


if __name__ == "__main__":
    installed.install()
    with tempfile.TemporaryDirectory() as made:
        asked = sys.argv[1] if len(sys.argv) > 1 else "auction"
        print("\n".join(report(asyncio.run(pressed(asked, Path(made))))))
