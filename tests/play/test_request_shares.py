"""Several processes share what Discord takes in a second: never more than all, and who needs more gets more."""

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest

from play.services import Services
from play.upkeep import request_shares
from play.upkeep.request_shares import HELD_SECONDS, LEAST, fair_shares
from tests.play.matches import Clock

TOTAL = 45
Another = Callable[[str], Awaitable[Services]]


@pytest.mark.parametrize(
    ("wanted", "shares"),
    [
        ({"a": 1}, {"a": 45}),
        ({"a": 45, "b": 45}, {"a": 23, "b": 22}),
        ({"a": 45, "b": 5}, {"a": 40, "b": 5}),
        ({"a": 5, "b": 5, "c": 5}, {"a": 15, "b": 15, "c": 15}),
        ({"a": 45, "b": 45, "c": 2}, {"a": 22, "b": 21, "c": 2}),
        ({"a": 0, "b": 0}, {"a": 23, "b": 22}),
    ],
)
def test_shares_are_fair_and_leave_nothing_over(wanted: dict[str, int], shares: dict[str, int]) -> None:
    assert fair_shares(wanted, TOTAL) == shares


async def highest_sum(another: Another, clock: Clock) -> int:
    """Let three processes renew at random, or be cut off for long; return the most that all may make together."""
    chance = random.Random(3)
    processes = [await another("shares.sqlite3") for _ in range(3)]
    shares, until = [LEAST] * 3, [0] * 3
    most = 0
    for _ in range(200):
        clock.now += chance.choice((0, 0, 1, 3, 20))
        number = chance.randrange(3)
        share = await processes[number].request_shares.renew(TOTAL, chance.choice((0, 5, 45)), 0, 0)
        shares[number], until[number] = share.a_second, clock.now + HELD_SECONDS
        most = max(most, sum(share if clock.now < end else LEAST for share, end in zip(shares, until, strict=True)))
    return most


async def test_all_together_never_make_more(another: Another, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """But for one a second of each, which Discord's limit of 50 leaves room for."""
    assert TOTAL <= await highest_sum(another, clock) <= TOTAL + 2 * LEAST


async def test_a_sum_that_is_too_high_would_be_seen(
    another: Another, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Faulty: everybody takes a fair share at once, also while others still have more than theirs."""
    monkeypatch.setattr(request_shares, "sum", lambda _: 0, raising=False)
    with pytest.raises(AssertionError):
        assert await highest_sum(another, clock) <= TOTAL + 2 * LEAST


async def test_two_that_ask_at_the_same_time_get_no_more_than_there_is(both: tuple[Services, Services]) -> None:
    """Faulty copies that hold nothing while they look at each other's shares both take all, on PostgreSQL."""
    for _ in range(10):
        shares = await asyncio.gather(*(each.request_shares.renew(TOTAL, 45, 0, 0) for each in both))
        assert sum(share.a_second for share in shares) <= TOTAL + LEAST
        for each in both:
            await each.request_shares.end()


async def test_who_ends_leaves_its_share_at_once_and_who_dies_after_a_while(another: Another, clock: Clock) -> None:
    first, second = await another("shares.sqlite3"), await another("shares.sqlite3")
    assert (await first.request_shares.renew(TOTAL, 45, 7, 0)).a_second == 45
    told = await second.request_shares.renew(TOTAL, 45, 0, clock.now + 9)
    assert (told.a_second, told.invalid) == (LEAST, 7)
    kept = await first.request_shares.renew(TOTAL, 45, 7, 0)
    assert (kept.a_second, kept.stopped_until) in {(22, clock.now + 9), (23, clock.now + 9)}
    await first.request_shares.end()
    assert (await second.request_shares.renew(TOTAL, 5, 0, 0)).a_second == 45
    clock.now += HELD_SECONDS
    assert (await first.request_shares.renew(TOTAL, 5, 0, 0)).a_second == 45


async def test_what_was_made_in_the_last_second_is_nobody_elses_in_this_one(another: Another, clock: Clock) -> None:
    """Faulty: a share that gets smaller, or ends, goes to another process at once, and both use it within a second."""
    first, second = await another("shares.sqlite3"), await another("shares.sqlite3")
    await first.request_shares.renew(TOTAL, 45, 0, 0)
    await second.request_shares.renew(TOTAL, 45, 0, 0)
    assert (await first.request_shares.renew(TOTAL, 45, 0, 0, used=40)).a_second in {22, 23}
    assert (await second.request_shares.renew(TOTAL, 45, 0, 0)).a_second == TOTAL - 40
    clock.now += 1
    await first.request_shares.renew(TOTAL, 45, 0, 0, used=20)
    assert (await second.request_shares.renew(TOTAL, 45, 0, 0)).a_second in {22, 23}
    await first.request_shares.end(used=20)
    assert (await second.request_shares.renew(TOTAL, 45, 0, 0)).a_second == TOTAL - 20
    clock.now += 2
    assert (await second.request_shares.renew(TOTAL, 45, 0, 0)).a_second == TOTAL
