"""Runs the bot under load and prints what was measured: `python -m tests.load [CONFIGURATION...]`.

The exit status is 1 if something was lost, doubled or is missing. Aims are printed as met or missed.
"""

import argparse
import asyncio
import signal
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Final

from tests import quick_simcord
from tests.load.databases import on_postgres, on_sqlite, serving
from tests.load.prepared import prepared
from tests.load.running import KILL, RESTART, Plan, Size, run
from tests.load.servers import Layout
from tests.load.table import compared, failures, table

DAY: Final = 86_400
FOLDER: Final = Path("load")
PLANS: Final = {
    plan.name: plan
    for plan in (
        Plan("sqlite"),
        Plan("sqlite-killed", disturbed=KILL),
        Plan("sqlite-restarted", disturbed=RESTART),
        Plan("sqlite-outage", is_after_outage=True),
        Plan("postgres", engine="postgres"),
        Plan("postgres-3", engine="postgres", processes=3),
        Plan("postgres-3-killed", engine="postgres", processes=3, disturbed=KILL),
    )
}
USUAL: Final = ("sqlite", "postgres")


async def load(folder: Path, layout: Layout, plans: list[Plan], size: Size) -> int:
    """Run the plans one after the other; return how much was lost, doubled or is missing."""
    made = await prepared(folder, layout)
    print(f"{layout.servers:,} servers, {layout.matches:,} matches (made in {made.seconds:.0f} s)", flush=True)
    results = []
    with serving() if any(plan.engine == "postgres" for plan in plans) else nullcontext("") as server:
        for plan in plans:
            is_file = plan.engine == "sqlite"
            since = 0 if plan.is_after_outage else made.made_at
            place = on_sqlite(folder, plan.name, since) if is_file else on_postgres(server, folder, plan.name, since)
            results.append(await run(place, made, plan, size))
            print(table(results[-1]), flush=True)
    print(compared(results), flush=True)
    return sum(map(failures, results))


def main(arguments: list[str]) -> int:
    """Do what the command line asks for; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("plans", nargs="*", metavar="CONFIGURATION", help=f"some of: {', '.join(PLANS)}")
    parser.add_argument("--servers", type=int, default=10_000)
    parser.add_argument("--matches", type=int, default=5_000)
    parser.add_argument("--minutes", type=float, default=4.0, help="how long people come, for each configuration")
    parser.add_argument("--moves-a-day", type=int, default=300_000, help="of which the mean of the stream follows")
    parser.add_argument("--blank", action="store_true", help="draw no pictures")
    parser.add_argument("--short", action="store_true", help="a trial of a minute: 500 servers, 200 matches")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where databases and logs are kept")
    given = parser.parse_args(arguments)
    unknown = [name for name in given.plans if name not in PLANS]
    if unknown:
        parser.error(f"no such configuration: {', '.join(unknown)}; there are {', '.join(PLANS)}")
    layout, minutes = Layout(given.servers, given.matches), given.minutes
    if given.short:
        layout, minutes = Layout(500, 200), 0.5
    size = Size(60 * minutes, given.moves_a_day / DAY, has_pictures=not given.blank, seed=given.seed)
    quick_simcord.install()
    # Asked to stop it ends as by Ctrl-C: with its bots.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    plans = [PLANS[name] for name in given.plans or USUAL]
    folder = given.folder / f"{layout.servers}-{layout.matches}"
    return 1 if asyncio.run(load(folder, layout, plans, size)) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
