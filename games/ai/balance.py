"""Matches of one level of computers against itself, and what they tell of a game's figures. Pure.

Nobody in them plays well in a way that only they do, so what wins more often than it should is a matter of the figures,
or of what that level does not understand.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from games.ai.arena import Z95, Z99, Contest, wilson
from games.kernel.counting import Counts, Thing
from games.kernel.game import Step


class Seen(msgspec.Struct, frozen=True):
    """A match: who began, each seat's share of the victory and score, its length, and by seat how often what was used.

    `first` is None where nobody began. A key of `things` is kind and id: `card/v09`. `level`: of all who played.
    """

    number: int
    level: str
    first: int | None
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    moves: int
    rounds: int
    reason: str
    things: tuple[dict[str, int], ...]


class Share(msgspec.Struct, frozen=True):
    """A share of the victory, found `size` times, with its 95 % interval, beside what `equal` would be.

    `is_odd`: even the 99 % interval does not hold what equal would be. One in a hundred is so by chance.
    """

    size: int
    share: float
    low: float
    high: float
    equal: float
    is_odd: bool


class Use(msgspec.Struct, frozen=True):
    """How a thing was used: by which part of the seats, how often on average, and the share of those who used it.

    `share` counts matches in which others did not use it; None where there are none.
    """

    thing: str
    seats: float
    times: float
    share: Share | None


def played(contest: Contest, counts: Counts, number: int) -> Seen:
    """Play one match and count.

    Raises:
        EndlessPlay: if it does not end.
    """
    things: list[Counter[str]] = [Counter() for _ in range(contest.seats)]
    begins: list[int] = []
    last: list[Any] = []

    def told(step: Step[Any, Any]) -> None:
        last[:] = [step.state]
        for event in step.events:
            for each in counts.things(event):
                things[each.seat][key(each)] += 1
            first = counts.first(event)
            if first is not None:
                begins.append(first)

    match = contest.played(number, 0, told)
    by_seat = tuple(dict(sorted(each.items())) for each in things)
    first, rounds = next(iter(begins), None), counts.rounds(last[0])
    return Seen(number, contest.one, first, match.shares, match.scores, match.moves, rounds, match.reason, by_seat)


def key(thing: Thing) -> str:
    """Return kind and id as they are stored."""
    return f"{thing.kind}/{thing.id}"


def by_place(contest: Contest, matches: Sequence[Seen]) -> Iterator[tuple[int, Share]]:
    """Yield the share of each place from who begins (0), clockwise."""
    for place in range(contest.seats):
        begun = [each for each in matches if each.first is not None]
        found = [each.shares[((each.first or 0) + place) % contest.seats] for each in begun]
        if found:
            yield place, share_of(found, _equal(contest))


def by_seat(contest: Contest, matches: Sequence[Seen]) -> Iterator[tuple[int, Share]]:
    """Yield the share of each seat."""
    for seat in range(contest.seats):
        yield seat, share_of([each.shares[seat] for each in matches], _equal(contest))


def uses(contest: Contest, counts: Mapping[str, Sequence[str]], matches: Sequence[Seen]) -> Iterator[Use]:
    """Yield how each thing was used that there is, in the order of `counts`."""
    seats = len(matches) * contest.seats
    for kind, ids in counts.items():
        for each in ids:
            name = f"{kind}/{each}"
            times = [[held.get(name, 0) for held in match.things] for match in matches]
            users = sum(count > 0 for match in times for count in match)
            told = [
                share
                for match, counted in zip(matches, times, strict=True)
                if not all(counted)
                for share, count in zip(match.shares, counted, strict=True)
                if count
            ]
            share = share_of(told, _equal(contest)) if told else None
            yield Use(name, users / seats, sum(map(sum, times)) / seats, share)


def share_of(found: Sequence[float], equal: float) -> Share:
    """Return the mean of shares with its interval."""
    mean, size = sum(found) / len(found), len(found)
    low, high = wilson(mean, size, Z95)
    surely_low, surely_high = wilson(mean, size, Z99)
    return Share(size, mean, low, high, equal, not surely_low <= equal <= surely_high)


def spread(numbers: Iterable[int]) -> tuple[float, int, int]:
    """Return mean, least and most of `numbers`, of which there are some."""
    known = sorted(numbers)
    return sum(known) / len(known), known[0], known[-1]


def _equal(contest: Contest) -> float:
    """Return the share that each seat has where all are equal; partners win together."""
    return 1 / len(set(contest.sides()))
