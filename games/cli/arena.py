"""`python -m games arena`: a series between two levels of computers, a line of JSON for each match, then the result.

A series with a file can be stopped and continued: what is in the file is not played again.
"""

import argparse
import sys
import time  # noqa: TID251 - how long a series may take; no move depends on it
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from games import registry
from games.ai import levels
from games.ai.arena import LOOKS, Contest, Played, standing
from games.ai.player import Opponents, offered
from games.cli.random_play import positive
from games.kernel.errors import Refusal


class Result(msgspec.Struct, frozen=True):
    """Who played, how the series stands, and what a decision and a match cost each (milliseconds, processor)."""

    game: str
    one: str
    others: str
    seats: int
    options: dict[str, str]
    matches: int
    share: float
    interval: tuple[float, float]
    margin: float
    cost: dict[str, tuple[float, float, float]]
    moves: float
    reasons: dict[str, int]


def add_to(commands: Any) -> None:
    """Add `arena` to the parser."""
    parser = commands.add_parser("arena", help="play computers against each other; the last line is JSON")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("one", metavar="LEVEL", help="plays one side")
    parser.add_argument("others", metavar="LEVEL", help="plays all other sides")
    add_series_to(parser, LOOKS[-1])
    parser.add_argument("--bar", type=float, help="end early where the lower bound is above, or the upper one below")
    parser.set_defaults(run=run)


def add_series_to(parser: argparse.ArgumentParser, matches: int) -> None:
    """Add what every series of matches between computers is asked: at which table, how many, from and to which file."""
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="ID=VALUE")
    parser.add_argument("--matches", type=positive, default=matches, help="at most so many, in whole rotations")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no other rotation after so many")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--file", type=Path, help="matches are read from it and added to it")


def contest_of(chosen: argparse.Namespace, one: str, others: str) -> Contest:
    """Return the contest of two levels at the table that is chosen; refuses `position_seats` (`seats`)."""
    game = registry.find(chosen.game)
    options = dict(each.partition("=")[::2] for each in chosen.option)
    if chosen.seats not in game.seat_counts_for(options):
        raise Refusal("position_seats", seats=chosen.seats)
    levels = full(chosen.game, one), full(chosen.game, others)
    return Contest(game, for_trials(game.id), *levels, chosen.seats, options, chosen.seed)


def run(chosen: argparse.Namespace) -> None:
    """Play the series and print its result."""
    contest = contest_of(chosen, chosen.one, chosen.others)
    matches: list[Played] = []
    for match in series(contest, chosen):
        matches.append(match)
        is_whole = len(matches) % contest.rotations() == 0
        if is_whole and chosen.bar is not None and is_decided(contest, matches, chosen.bar):
            break
    sys.stdout.write(msgspec.json.encode(result(contest, matches)).decode() + "\n")


def for_trials(game: str) -> Opponents[Any, Any] | None:
    """Return the computers of a game, with those that nobody has shown to be worth a level of their own."""
    known = registry.opponents_of(game)
    return None if known is None else known.for_trials()


def full(game: str, name: str) -> str:
    """Return the level that is called so now: `normal` is `normal.1` while that is its version."""
    known = {each.name: each for each in offered(for_trials(game))}
    return str(known[name]) if name in known else str(levels.read(name))


def series(contest: Contest, chosen: argparse.Namespace) -> Iterator[Played]:
    """Yield the matches of a series in order, those of the file first."""
    begun = time.monotonic()
    path: Path | None = chosen.file
    stored = {(each.number, each.rotation): each for each in read(path, contest)}
    rotations = contest.rotations()
    for number in range(-(-chosen.matches // rotations)):
        is_over = number > 0 and time.monotonic() - begun > chosen.seconds
        for rotation in range(rotations):
            known = stored.get((number, rotation))
            if known is None:
                if is_over:
                    return
                known = contest.played(number, rotation)
                if path is not None:
                    with path.open("ab") as file:
                        file.write(msgspec.json.encode(known) + b"\n")
            yield known


def read(path: Path | None, contest: Contest) -> list[Played]:
    """Return the matches in the file that are of this series: those between the same levels."""
    if path is None or not path.exists():
        return []
    found = [msgspec.json.decode(line, type=Played) for line in path.read_bytes().splitlines()]
    return [
        each for each in found if each.rotation < contest.rotations() and each.levels == contest.levels(each.rotation)
    ]


def is_decided(contest: Contest, matches: list[Played], bar: float) -> bool:
    """Return whether it is settled, at one of the `LOOKS`, that the share is above `bar` or below."""
    passed = {count for count in LOOKS if len(matches) - contest.rotations() < count <= len(matches)}
    if not passed:
        return False
    found = standing(contest, matches)
    return found.low_early > bar or found.high_early < bar


def result(contest: Contest, matches: list[Played]) -> Result:
    """Return the whole series, which has one whole rotation at least, in one value."""
    found = standing(contest, matches)
    reasons: dict[str, int] = {}
    for match in matches:
        reasons[match.reason] = reasons.get(match.reason, 0) + 1
    return Result(
        game=contest.game.id,
        one=contest.one,
        others=contest.others,
        seats=contest.seats,
        options=dict(contest.options),
        matches=found.matches,
        share=round(found.share, 3),
        interval=(round(found.low, 3), round(found.high, 3)),
        margin=round(found.margin, 2),
        cost={level: cost(matches, level) for level in dict.fromkeys((contest.one, contest.others))},
        moves=sum(match.moves for match in matches) / len(matches),
        reasons=reasons,
    )


def cost(matches: list[Played], level: str) -> tuple[float, float, float]:
    """Return what a level's decision costs on average and at most, and its match on average."""
    spent = [each for match in matches for seat, each in enumerate(match.spent) if match.levels[seat] == level]
    whole, decisions = sum(each.milliseconds for each in spent), sum(each.decisions for each in spent)
    return (
        round(whole / max(1, decisions), 2),
        round(max((each.most for each in spent), default=0.0), 1),
        round(whole / max(1, len(spent))),
    )
