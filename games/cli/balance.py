"""`python -m games balance`: matches of computers of one level, and tables of what they tell of a game's figures.

With a file a series can be stopped and continued. `--page` writes the tables into a page of Markdown in place of those
that are there, between two comments; what is written by hand around them stays.
"""

import argparse
import sys
import time  # noqa: TID251 - how long a series may take; no move depends on it
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from games import registry
from games.ai.arena import Contest
from games.ai.balance import Seen, Share, Use, by_place, by_seat, played, spread, uses
from games.cli.arena import add_series_to, contest_of
from games.kernel.counting import Counts
from games.kernel.errors import Refusal

MATCHES = 400
"""So many matches tell a share of one half apart from 0.55."""

ENOUGH = 10
"""Of fewer matches the things in them tell nothing."""


def add_to(commands: Any) -> None:
    """Add `balance` to the parser."""
    parser = commands.add_parser("balance", help="let computers of one level play each other, and count what wins")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--level", default="normal")
    add_series_to(parser, MATCHES)
    parser.add_argument("--page", type=Path, help="the tables are written there too, if they have a place there")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> None:
    """Play the matches that are missing and print the tables; refuses `position_seats` (`seats`)."""
    contest = contest_of(chosen, chosen.level, chosen.level)
    counts = registry.counts_of(contest.game.id)
    tables = "\n".join(lines(contest, counts, series(contest, counts, chosen))) + "\n"
    sys.stdout.write(tables)
    if chosen.page is not None:
        text = chosen.page.read_text(encoding="utf-8")
        chosen.page.write_text(placed(text, place_of(contest), tables), encoding="utf-8")


def series(contest: Contest, counts: Counts, chosen: argparse.Namespace) -> list[Seen]:
    """Return the matches of a series in order: those of the file that this very level played, then new ones."""
    begun = time.monotonic()
    path: Path | None = chosen.file
    stored = path.read_bytes().splitlines() if path is not None and path.exists() else []
    every = (msgspec.json.decode(line, type=Seen) for line in stored)
    known = {each.number: each for each in every if each.level == contest.one}
    found: list[Seen] = []
    for number in range(chosen.matches):
        if number not in known:
            if found and time.monotonic() - begun > chosen.seconds:
                break
            known[number] = played(contest, counts, number)
            if path is not None:
                with path.open("ab") as file:
                    file.write(msgspec.json.encode(known[number]) + b"\n")
        found.append(known[number])
    return found


def lines(contest: Contest, counts: Counts, matches: Sequence[Seen]) -> Iterator[str]:
    """Yield the tables: the length, the seats, then each kind of thing if there are enough matches."""
    options = "".join(f", {name} {value}" for name, value in contest.options.items())
    yield f"{contest.seats} players{options}: {len(matches)} matches of `{contest.one}`, seed {contest.seed}."
    yield ""
    yield from _length(contest, matches)
    yield ""
    yield "| | share, 95 % | n |"
    yield "|---|---|---|"
    for place, share in by_place(contest, matches):
        yield f"| {'begins' if not place else f'{place} after who begins'} | {_share(share)} | {share.size} |"
    for seat, share in by_seat(contest, matches):
        yield f"| seat {seat} | {_share(share)} | {share.size} |"
    if len(matches) < ENOUGH:
        return
    by_kind: dict[str, list[Use]] = {}
    for use in uses(contest, counts.every, matches):
        by_kind.setdefault(use.thing.partition("/")[0], []).append(use)
    for kind, found in by_kind.items():
        yield ""
        yield f"| {kind} | used by | times | share where others have not, 95 % | n |"
        yield "|---|---|---|---|---|"
        yield from map(_row, (use for use in found if use.times))
        if never := [use.thing.partition("/")[2] for use in found if not use.times]:
            yield ""
            yield f"Never: {', '.join(never)}."


def _length(contest: Contest, matches: Sequence[Seen]) -> Iterator[str]:
    """Yield how long the matches were, how they ended and with which scores."""
    yield "| | mean | least | most |"
    yield "|---|---|---|---|"
    best = [max(each.scores) for each in matches]
    behind = [max(each.scores) - min(each.scores) for each in matches]
    rows = {
        "moves": [each.moves for each in matches],
        "rounds": [each.rounds for each in matches],
        "score of the best": best,
        "ahead of the last": behind,
    }
    for name, numbers in rows.items():
        mean, least, most = spread(numbers)
        yield f"| {name} | {mean:.1f} | {least} | {most} |"
    shared = sum(0 < max(each.shares) < 1 for each in matches)
    reasons = Counter(each.reason for each in matches).most_common()
    yield ""
    yield f"Ends: {', '.join(f'{reason} {count}' for reason, count in reasons)}; {shared} shared victories."


def _row(use: Use) -> str:
    told = "| |" if use.share is None else f"| {_share(use.share)} | {use.share.size} |"
    return f"| {use.thing.partition('/')[2]} | {100 * use.seats:.0f} % | {use.times:.2f} {told}"


def _share(share: Share) -> str:
    said = f"{share.share:.2f}, {share.low:.2f} to {share.high:.2f}"
    return f"**{said}**" if share.is_odd else said


def place_of(contest: Contest) -> str:
    """Return what the place of a series on the page is called."""
    options = "".join(f" {name}={value}" for name, value in sorted(contest.options.items()))
    return f"{contest.game.id} {contest.seats}{options}"


def placed(text: str, place: str, tables: str) -> str:
    """Return a page with `tables` in their place; refuses `balance_no_place` (`place`)."""
    begin, end = f"<!-- balance {place} -->\n", "<!-- end -->"
    head, found, rest = text.partition(begin)
    if not found or end not in rest:
        raise Refusal("balance_no_place", place=place)
    return f"{head}{begin}\n{tables}\n{end}{rest.partition(end)[2]}"
