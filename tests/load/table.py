"""What a run has measured, as a table, with the aims that it met or missed; and runs beside each other."""

import os
from collections import Counter
from typing import Final

import msgspec

from tests.load import checks
from tests.load.measured import ANSWER, most_in, percentile, share
from tests.load.prepared import GAMES
from tests.load.running import Result

AT_ONCE, IN_TIME, SOON = 0.5, 3.0, 5.0
AIM_AT_ONCE: Final = 0.95
AIM_BYTES: Final = 300e6
LIMIT: Final = 50
AIM_WAITING: Final = 3.0
AIM_PROCESSOR: Final = 1.2
AIM_CARRIED: Final = 2.5
CORES: Final = 8
"""On so many the throughput of three processes can be compared with that of one."""


class Figures(msgspec.Struct, frozen=True):
    """What is kept of a run: its table, and what is compared with others.

    `failures`: how much was lost, doubled or is missing. `waited`, `waited_most`: seconds from `Confirm` to the answer,
    median and 95 of a hundred. `own`, `server`: processor milliseconds a move of the bots and of their database's
    server, None where it was not measured. `at_once`, `soon`: parts of a hundred answered within half a second, and of
    tables shown within five seconds. `memory`: megabytes of the largest process at the end. `lasted`: seconds in all.
    """

    plan: str
    text: str
    failures: int
    moves: int = 0
    waited: float = 0.0
    waited_most: float = 0.0
    own: float | None = None
    server: float | None = None
    at_once: float = 0.0
    soon: float = 0.0
    memory: float = 0.0
    lasted: float = 0.0


def figures(result: Result, lasted: float) -> Figures:
    """Return what is kept of a run that took so many seconds with all that belongs to it."""
    waits = [each.answered for each in result.stream.presses if each.kind == "confirm"]
    is_whole = not result.plan.disturbed
    return Figures(
        plan=result.plan.name,
        text=f"{table(result)}\nlasted                       {lasted:8.0f} s in all",
        failures=failures(result),
        moves=moves(result),
        waited=percentile(waits, 0.5),
        waited_most=percentile(waits, 0.95),
        own=1000 * own(result) if is_whole else None,
        server=1000 * result.server_seconds / max(1, moves(result)) if is_whole and result.server_seconds else None,
        at_once=100 * share(_answered(result), AT_ONCE),
        soon=100 * share(result.stream.watch.shown, SOON),
        memory=max((after.resident for after in result.after.values()), default=0) / 1e6,
        lasted=lasted,
    )


def table(result: Result) -> str:
    """Return all figures of one run."""
    lines = [*_answers(result), *_requests(result), *_used(result), *_by_time(result), *_sound(result)]
    return "\n".join((f"== {result.plan.name}", *lines))


def failures(result: Result) -> int:
    """Return how much was lost, doubled or is missing."""
    found = result.found
    return sum(map(len, (found.lost, found.doubled, found.missing, found.unverified)))


def moves(result: Result) -> int:
    """Return how many moves people made."""
    return sum(each.is_certain for each in result.stream.moves)


def compared(runs: list[Figures]) -> str:
    """Return runs beside each other, with the aims that are about two of them."""
    names = ("moves", "p50", "p95 s", "0.5 s %", "shown %", "bot ms", "server", "MB", "failures", "s")
    lines = ["== compared: moves; a move answered; answered within 0.5 s; shown within 5 s; processor a move; memory"]
    lines.append(f"{'':<20}" + "".join(f"{name:>9}" for name in names))
    for each in runs:
        values = (
            f"{each.moves}",
            f"{each.waited:.3f}",
            f"{each.waited_most:.3f}",
            f"{each.at_once:.1f}",
            f"{each.soon:.1f}",
            _or_none(each.own),
            _or_none(each.server),
            f"{each.memory:.0f}",
            f"{each.failures}",
            f"{each.lasted:.0f}",
        )
        lines.append(f"{each.plan:<20}" + "".join(f"{value:>9}" for value in values))
    known = {each.plan: each for each in runs}
    one, three, file = (known.get(name) for name in ("postgres", "postgres-3", "sqlite"))
    if one and file and file.waited:
        ratio = one.waited / file.waited
        lines.append(_aim("waiting on PostgreSQL", f"x {ratio:.2f}", ratio <= AIM_WAITING))
    if one and three and one.own and three.own:
        ratio = three.own / one.own
        lines.append(_aim("processor, three processes", f"x {ratio:.2f}", ratio <= AIM_PROCESSOR))
    cores = os.cpu_count() or 1
    why = "this table does not try how much can be carried" if cores >= CORES else f"{cores} cores here, {CORES} needed"
    lines.append(f"{'carried by three processes':<28} x {AIM_CARRIED} of one: not measured ({why})")
    return "\n".join(lines)


def _or_none(value: float | None) -> str:
    return "-" if value is None else f"{value:.1f}"


def own(result: Result) -> float:
    """Return the processor seconds that the bots themselves took for a move."""
    return sum(after.own - before.own for before, after in result.pairs()) / max(1, moves(result))


def _answered(result: Result) -> list[float | None]:
    return [each.answered for each in result.stream.presses if each.kind != "suggestions"]


def _answers(result: Result) -> list[str]:
    presses = [each for each in result.stream.presses if each.kind != "suggestions"]
    answered, known = _answered(result), [each.acknowledged for each in presses]
    per_second = moves(result) / result.playing_seconds
    lines = [
        f"moves confirmed              {moves(result):8}   {per_second:.1f} a second, {per_second * 86_400:,.0f} a day",
        f"presses, commands, forms     {len(presses):8}   new tables {_count(result, 'begin')}",
        f"  without an answer          {answered.count(None):8}",
        _line("acknowledged", known),
        _line("answered", answered),
    ]
    kinds = sorted({each.kind for each in presses})
    for kind in kinds:
        lines.append(_line(f"  {kind}", [each.answered for each in presses if each.kind == kind]))
    part = share(answered, AT_ONCE)
    lines.append(_aim(f"answered within {AT_ONCE} s", f"{100 * part:.1f} %", part >= AIM_AT_ONCE))
    by_day = [each.answered for each in presses if each.at < result.stream.evening_at]
    lines.append(f"  before the evening         {100 * share(by_day, AT_ONCE):8.1f} %")
    lines.append(f"answered within {IN_TIME:g} s        {100 * share(answered, IN_TIME):8.1f} %")
    shown = [*result.stream.watch.shown]
    lines.append(_line("table shown", shown))
    lines.append(f"shown within {SOON:g} s           {100 * share(shown, SOON):8.1f} %")
    return lines


def _line(name: str, values: list[float] | list[float | None]) -> str:
    parts = "  ".join(f"p{round(100 * part)} {percentile(values, part):7.3f}" for part in (0.5, 0.95, 0.99))
    return f"{name:<28} {len(values):8}   {parts} s"


def _aim(name: str, value: str, is_met: bool) -> str:
    return f"{name:<28} {value:>8}   {'met' if is_met else 'MISSED'}"


def _count(result: Result, kind: str) -> int:
    return sum(each.kind == kind for each in result.stream.presses)


def _requests(result: Result) -> list[str]:
    requests, seconds = result.requests, result.playing_seconds
    counted = requests.counted
    kinds = sorted(requests.kinds.items(), key=lambda each: -len(each[1]))
    lines = [_rate(kind, times, seconds) for kind, times in kinds]
    lines.append(_rate(f"all but {ANSWER}", counted, seconds))
    lines.append(f"against the limit, a move    {len(counted) / max(1, moves(result)):8.2f}")
    if requests.left:
        lines.append(_rate("the same as they set out", requests.left, seconds))
        lines.append(
            _aim("most that set out in 1 s", str(most_in(1, requests.left)), most_in(1, requests.left) < LIMIT)
        )
    return lines


def _rate(name: str, times: list[float], seconds: float) -> str:
    most, over_five = most_in(1, times), most_in(5, times) / 5
    return f"{name:<28} {len(times):8}   {len(times) / seconds:.2f} a second, most {most}, over five {over_five:.1f}"


def _used(result: Result) -> list[str]:
    made, count = max(1, moves(result)), result.prepared.layout.servers
    pairs, itself = result.pairs(), own(result)
    beside = sum(max(0.0, after.beside - before.beside) for before, after in pairs)
    lines = [f"start until ready            {result.ready_seconds:8.1f} s"]
    if not result.plan.disturbed:
        lines.append(f"processor, bot alone         {itself * made:8.1f} s {1000 * itself:.1f} ms a move")
        lines.append(
            f"processor, its helpers       {beside:8.1f} s {1000 * beside / made:.1f} ms a move (pictures, computers)"
        )
    if result.server_seconds:
        server = result.server_seconds
        lines.append(f"processor, database's server {server:8.1f} s {1000 * server / made:.1f} ms a move")
    lines.append(
        f"processor, fake Discord      {result.discord_seconds:8.1f} s of {result.playing_seconds:.0f} s,"
        f" {1000 * result.discord_seconds / made:.1f} ms a move (with the people)"
    )
    of_servers = 1e3 * result.plan.processes / max(1, count)
    for number, (pid, after) in enumerate(result.after.items(), start=1):
        size = f"{after.resident / 1e6:.0f} MB"
        line = _aim(f"memory, process {number}", size, after.resident < AIM_BYTES)
        if pid in result.before:
            first, half = result.before[pid].resident / 1e6, result.middle[pid].resident / 1e6
            own_servers = (first - result.prepared.base_bytes / 1e6) * of_servers
            line += f"; at the start {first:.0f}, in the middle {half:.0f} MB; for 1,000 servers {own_servers:.1f} MB"
        lines.append(line)
    return lines


def _by_time(result: Result) -> list[str]:
    """Return what happened in each game, of people, computers and time."""
    found, told = result.found, result.told
    lines = [
        f"{'':<20}" + "".join(f"{name:>11}" for name in ("people", "computers", "defaults", "half", "last", "late"))
    ]
    for game in GAMES:
        happened = found.happened.get(game, Counter())
        counts = (
            *(happened.get(kind, 0) for kind in ("person", "move", "default")),
            *(told[each][game] for each in told),
        )
        lines.append(f"{game:<20}" + "".join(f"{count:>11}" for count in counts))
    due = ", ".join(f"{count} {what}" for what, count in result.due.items())
    lines.append(f"to come by themselves        {due or 'nothing'}; what people forestall does not come")
    return lines


def _sound(result: Result) -> list[str]:
    found = result.found
    lines = [
        f"defaults                     {found.defaults:8}",
        _aim(f"late by {checks.LATE_SECONDS} s", str(len(found.late)), not found.late),
        _aim("moves lost", str(len(found.lost)), not found.lost),
        _aim("doubled", str(len(found.doubled)), not found.doubled),
        _aim("missing", str(len(found.missing)), not found.missing),
        _aim("matches verified", str(result.verified), not found.unverified) + f"; matches over {found.ended}",
        f"errors in the logs           {len(result.errors):8}",
        *(f"  {line[:180]}" for line in result.errors[:8]),
    ]
    troubles = [f"  {count} x {what}" for what, count in result.stream.troubles.most_common(12)]
    return [*lines, *checks.told(found), *(["what people met:"] if troubles else []), *troubles]
