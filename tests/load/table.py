"""What a run has measured, as a table, with the aims that it met or missed."""

from typing import Final

from tests.load import checks
from tests.load.measured import percentile, share
from tests.load.running import Result

AT_ONCE, IN_TIME, SOON = 0.5, 3.0, 5.0
AIM_AT_ONCE: Final = 0.95
AIM_BYTES: Final = 300e6
LIMIT: Final = 50
AIM_WAITING: Final = 3.0
AIM_PROCESSOR: Final = 1.2


def table(result: Result) -> str:
    """Return all figures of one run."""
    lines = [*_answers(result), *_requests(result), *_used(result), *_sound(result)]
    return "\n".join((f"== {result.plan.name}", *lines))


def failures(result: Result) -> int:
    """Return how much was lost, doubled or is missing."""
    found = result.found
    return sum(map(len, (found.lost, found.doubled, found.missing, found.unverified)))


def moves(result: Result) -> int:
    """Return how many moves people made."""
    return sum(each.is_certain for each in result.stream.moves)


def compared(results: list[Result]) -> str:
    """Return the runs beside each other, with the aims that are about two of them."""
    lines = ["== compared"]
    for each in results:
        waits = [press.answered for press in each.stream.presses if press.kind == "confirm"]
        waited = f"p50 {percentile(waits, 0.5):7.3f}  p95 {percentile(waits, 0.95):7.3f} s"
        lines.append(f"{each.plan.name:<28} a move answered {waited}; processor {1000 * own(each):.1f} ms a move")
    known = {each.plan.name: each for each in results}
    if {"sqlite", "postgres"} <= set(known):
        ratio = _waited(known["postgres"]) / _waited(known["sqlite"])
        lines.append(_aim("waiting on PostgreSQL", f"x {ratio:.2f}", ratio <= AIM_WAITING))
    if {"postgres", "postgres-3"} <= set(known):
        ratio = own(known["postgres-3"]) / own(known["postgres"])
        lines.append(_aim("processor, three processes", f"x {ratio:.2f}", ratio <= AIM_PROCESSOR))
    return "\n".join(lines)


def own(result: Result) -> float:
    """Return the processor seconds that the bots themselves took for a move."""
    return sum(after.own - before.own for before, after in result.pairs()) / max(1, moves(result))


def _waited(result: Result) -> float:
    return percentile([each.answered for each in result.stream.presses if each.kind == "confirm"], 0.5)


def _answers(result: Result) -> list[str]:
    presses = [each for each in result.stream.presses if each.kind != "suggestions"]
    answered, known = [each.answered for each in presses], [each.acknowledged for each in presses]
    per_second = moves(result) / result.playing_seconds
    lines = [
        f"moves confirmed              {moves(result):8}   {per_second:.1f} a second, {per_second * 86_400:,.0f} a day",
        f"presses, commands, forms     {len(presses):8}   new tables {_count(result, 'begin')}",
        _line("acknowledged", known),
        _line("answered", answered),
    ]
    kinds = sorted({each.kind for each in presses})
    for kind in kinds:
        lines.append(_line(f"  {kind}", [each.answered for each in presses if each.kind == kind]))
    part = share(answered, AT_ONCE)
    lines.append(_aim(f"answered within {AT_ONCE} s", f"{100 * part:.1f} %", part >= AIM_AT_ONCE))
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
    seconds = result.playing_seconds
    counted = len(result.requests.times)
    lines = [
        f"{kind:<28} {count:8}   {count / seconds:.2f} a second" for kind, count in result.requests.kinds.most_common()
    ]
    lines.append(f"against the limit, a move    {counted / max(1, moves(result)):8.2f}")
    most = f"{result.most_in_five / 5:.1f}"
    lines.append(_aim("most a second, over five", most, result.most_in_five < 5 * LIMIT))
    lines.append(f"most in one second           {result.most_in_a_second:8}   as they came here")
    return lines


def _used(result: Result) -> list[str]:
    made, count = max(1, moves(result)), result.prepared.layout.servers
    pairs, itself = result.pairs(), own(result)
    beside = sum(max(0.0, after.beside - before.beside) for before, after in pairs)
    lines = [
        f"start until ready            {result.ready_seconds:8.1f} s",
        f"processor, bot alone         {itself * made:8.1f} s {1000 * itself:.1f} ms a move",
        f"processor, its helpers       {beside:8.1f} s {1000 * beside / made:.1f} ms a move (pictures, computers)",
        f"processor, fake Discord      {result.discord_seconds:8.1f} s of {result.playing_seconds:.0f} s,"
        f" {1000 * result.discord_seconds / made:.1f} ms a move (with the people)",
    ]
    for number, (before, after) in enumerate(pairs, start=1):
        at_start = (before.resident - result.prepared.base_bytes) / max(1, count) * 1000 * result.plan.processes
        lines.append(
            _aim(f"memory, process {number}", f"{after.resident / 1e6:.0f} MB", after.resident < AIM_BYTES)
            + f"; at the start {before.resident / 1e6:.0f} MB, for 1,000 servers {at_start / 1e6:.1f} MB"
        )
    return lines


def _sound(result: Result) -> list[str]:
    found = result.found
    late = f"{len(found.late)} of {found.defaults}"
    lines = [
        f"people reminded              {found.reminders:8}",
        f"defaults late by {checks.LATE_SECONDS} s        {late:>8}",
        _aim("moves lost", str(len(found.lost)), not found.lost),
        _aim("doubled", str(len(found.doubled)), not found.doubled),
        _aim("missing", str(len(found.missing)), not found.missing),
        _aim("matches verified", str(result.verified), not found.unverified) + f"; matches over {found.ended}",
        f"errors in the logs           {len(result.errors):8}",
        *(f"  {line[:180]}" for line in result.errors[:8]),
    ]
    troubles = [f"  {count} x {what}" for what, count in result.stream.troubles.most_common(12)]
    return [*lines, *checks.told(found), *(["what people met:"] if troubles else []), *troubles]
