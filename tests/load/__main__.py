"""Runs the bot under load and prints what was measured: `python -m tests.load [CONFIGURATION...]`.

The exit status is 1 if something was lost, doubled or is missing. Aims are printed as met or missed. What each
configuration has measured is kept beside its database, and all of it is written to `table.txt`. `--all` runs those that
were not measured yet, so that it can be stopped and continued; `rm load/*/measured-*` lets it begin anew.
"""

import argparse
import asyncio
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import nullcontext
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from tests import quick_simcord
from tests.load.databases import on_postgres, on_sqlite, serving
from tests.load.prepared import Prepared, prepared
from tests.load.running import DEPLOY, KILL, RESTART, SERVER, Plan, Size, run
from tests.load.servers import Layout
from tests.load.table import Figures, compared, figures
from tests.loopback.preparations import NEWER

DAY: Final = 86_400
FOLDER: Final = Path("load")
PATIENT: Final = {"SEALED_ORDERS_STOP_SECONDS": "60"}
"""A process that ends waits so long until others have connected its shards."""

PLANS: Final = {
    plan.name: plan
    for plan in (
        Plan("sqlite"),
        Plan("postgres", engine="postgres"),
        Plan("postgres-3", engine="postgres", processes=3),
        Plan("postgres-3-killed", engine="postgres", processes=3, disturbed=KILL),
        Plan("deploy", engine="postgres", processes=3, disturbed=DEPLOY, newer=NEWER, settings=PATIENT),
        Plan("postgres-restarted", engine="postgres", disturbed=SERVER),
        Plan("sqlite-killed", disturbed=KILL),
        Plan("sqlite-restarted", disturbed=RESTART),
        Plan("sqlite-outage", is_after_outage=True),
    )
}
USUAL: Final = ("sqlite", "postgres")
LARGE: Final = ("sqlite", "postgres", "postgres-3", "postgres-3-killed")
"""What `--all` runs with ten thousand servers. What else there is shows nothing else with fewer, and is quicker."""

SMALL: Final = tuple(name for name in PLANS if name not in LARGE)
SMALL_LAYOUT: Final = Layout(2_000, 1_000)
ALL_MINUTES: Final = 1.5


class Part(msgspec.Struct, frozen=True):
    """Plans that are run with equally many servers, in a folder of their own; `kept`: what was measured before."""

    folder: Path
    layout: Layout
    plans: tuple[str, ...]
    kept: dict[str, Figures] = {}


async def load(parts: list[Part], size: Size, report: Path) -> int:
    """Run the plans one after the other; return how much was lost, doubled or is missing, or how many did not run."""
    left = [PLANS[name] for part in parts for name in part.plans if name not in part.kept]
    with serving() if any(plan.engine == "postgres" for plan in left) else nullcontext("") as server:
        for part in parts:
            await _run_part(part, size, server, lambda: _write(report, parts))
    _write(report, parts)
    print(_beside(parts), f"all of it is in {report}", sep="\n", flush=True)
    return sum(each.failures for part in parts for each in part.kept.values())


async def _run_part(part: Part, size: Size, server: str, then: Callable[[], None]) -> None:
    """Run those plans of a part that were not measured before, and do `then` after each."""
    for name in part.plans:
        if name not in part.kept:
            made = await prepared(part.folder, part.layout)
            print(f"{part.layout.servers:,} servers, {part.layout.matches:,} matches", flush=True)
            found = part.kept[name] = await _measured(part.folder, server, made, PLANS[name], size)
            print(found.text, flush=True)
            _file(part.folder, name).write_bytes(msgspec.json.encode(found))
            then()


def _beside(parts: list[Part]) -> str:
    """Return the runs of each part beside each other."""
    heads = (f"{part.layout.servers:,} servers, {part.layout.matches:,} matches" for part in parts)
    tables = (compared([part.kept[name] for name in part.plans if name in part.kept]) for part in parts)
    return "\n\n".join(f"{head}\n{table}" for head, table in zip(heads, tables, strict=True))


def _write(report: Path, parts: list[Part]) -> None:
    texts = (each.text for part in parts for each in part.kept.values())
    report.write_text("\n\n".join((_beside(parts), *texts)) + "\n", encoding="utf-8")


async def _measured(folder: Path, server: str, made: Prepared, plan: Plan, size: Size) -> Figures:
    """Run one plan; what keeps it from ending does not keep the others from running."""
    began, since = time.monotonic(), 0 if plan.is_after_outage else made.made_at
    at = f"{datetime.now(UTC):%d %B %Y %H:%M} UTC, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    try:
        is_file = plan.engine == "sqlite"
        place = on_sqlite(folder, plan.name, since) if is_file else on_postgres(server, folder, plan.name, since)
        found = figures(await run(place, made, plan, size), time.monotonic() - began)
    except Exception:
        why = traceback.format_exc()
        return Figures(plan.name, f"== {plan.name}: did not run to its end\n{why}", 1, lasted=time.monotonic() - began)
    return msgspec.structs.replace(found, text=found.text.replace("\n", f"\nbegun                        {at}\n", 1))


def _file(folder: Path, name: str) -> Path:
    return folder / f"measured-{name}.json"


def _kept(folder: Path, names: tuple[str, ...]) -> dict[str, Figures]:
    """Return what was measured before, of those that ran to their ends."""
    files = {name: _file(folder, name) for name in names}
    found = {name: file.read_bytes() for name, file in files.items() if file.exists()}
    return {name: msgspec.json.decode(text, type=Figures) for name, text in found.items() if b'"moves":0' not in text}


def main(arguments: list[str]) -> int:
    """Do what the command line asks for; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("plans", nargs="*", metavar="CONFIGURATION", help=f"some of: {', '.join(PLANS)}")
    parser.add_argument("--all", action="store_true", help="all that were not measured yet, in about half an hour")
    parser.add_argument("--servers", type=int, default=10_000)
    parser.add_argument("--matches", type=int, default=5_000)
    parser.add_argument("--minutes", type=float, default=4.0, help="how long people come, for each configuration")
    parser.add_argument("--moves-a-day", type=int, default=300_000, help="of which the mean of the stream follows")
    parser.add_argument("--blank", action="store_true", help="draw no pictures")
    parser.add_argument("--short", action="store_true", help="a trial of a minute: 500 servers, 200 matches")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where databases, logs and tables are kept")
    given = parser.parse_args(arguments)
    unknown = [name for name in given.plans if name not in PLANS]
    if unknown:
        parser.error(f"no such configuration: {', '.join(unknown)}; there are {', '.join(PLANS)}")
    layout, minutes = Layout(given.servers, given.matches), given.minutes
    if given.all:
        minutes = ALL_MINUTES
    if given.short:
        layout, minutes = Layout(500, 200), 0.5
    size = Size(60 * minutes, given.moves_a_day / DAY, has_pictures=not given.blank, seed=given.seed)
    quick_simcord.install()
    # Asked to stop it ends as by Ctrl-C: with its bots.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    wanted = [(layout, tuple(given.plans or USUAL))]
    if given.all:
        wanted = [(layout, tuple(PLANS))] if given.short else [(layout, LARGE), (SMALL_LAYOUT, SMALL)]
    parts = []
    for each, names in wanted:
        folder = given.folder.resolve() / f"{each.servers}-{each.matches}"  # a bot works in a folder of its own
        parts.append(Part(folder, each, names, _kept(folder, names) if given.all else {}))
    return 1 if asyncio.run(load(parts, size, given.folder / "table.txt")) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
