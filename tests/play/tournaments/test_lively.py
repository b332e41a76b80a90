"""Tournaments in which people do all that they can do, at random: whatever comes, they end and follow from their acts.

They would catch a tournament that waits for somebody for ever, and an act of a person after which what is stored, or
what is due, is not what follows. `make test` runs one; `make hunt` every format with several seeds.
"""

import random
from collections.abc import Awaitable, Callable

import pytest

from games.kernel.errors import Refusal
from play.services import Services
from play.tournament_rules.record import Tournament
from play.tournaments.rebuilding import all_differences
from tests.play.matches import Clock
from tests.play.shortcuts import submit_line
from tests.play.tournaments.played import ORGANISER, Cup, inline, person, started
from tests.sampling import HUNTING

FORMATS = ("swiss", "flow", "tables", "round_robin", "knock_out") if HUNTING else ("flow",)
SEEDS = range(1, 9) if HUNTING else (1,)
ENTRANTS = 13
STEP_SECONDS = 4 * 3_600
MOST_STEPS = 600
Deed = Callable[[Cup, Tournament, random.Random], Awaitable[object]]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("format_", FORMATS)
async def test_whatever_people_do_it_ends(services: Services, clock: Clock, format_: str, seed: int) -> None:
    drawn = random.Random(f"{format_} {seed}")
    usual = {"rounds": 3, "limit_days": 20, "publish_minutes": drawn.choice([0, 90]), "at_once": 2, "final": 4}
    own = {"best_of": 3, "final": 0} if format_ == "knock_out" else {}
    cup = await started(inline(services), clock, ENTRANTS, format_, **(usual | own))
    ghosts = {drawn.randrange(1, ENTRANTS + 1) for _ in range(2)}
    for step in range(MOST_STEPS):
        await cup.look()
        if (tournament := await cup.now()).is_over:
            break
        await some_moves(cup, tournament, ghosts, drawn)
        await something(cup, tournament, drawn)
        clock.now += STEP_SECONDS
        if step % 5 == 0:
            assert await services._context.database.read(all_differences) == ()
    assert tournament.is_over
    assert not await cup.running()
    assert await services._context.database.read(all_differences) == ()


async def some_moves(cup: Cup, tournament: Tournament, ghosts: set[int], drawn: random.Random) -> None:
    """Let about half of those who are asked end their turn; ghosts never come."""
    for pairing, match in (await cup.running()).items():
        seen = await cup.seen(match)
        if seen.status != "running" or not seen.awaited():
            continue
        row = tournament.entrants[tournament.seats[pairing][seen.awaited()[0].seat].entrant]
        if row.user_id is not None and row.entrant not in ghosts and drawn.random() < 0.5:
            await submit_line(cup.services, match, row.user_id, f"add {drawn.randint(1, 3)}")
            await submit_line(cup.services, match, row.user_id, "end")


async def something(cup: Cup, tournament: Tournament, drawn: random.Random) -> None:
    """Let somebody do something, or mostly nothing; what is refused is refused."""
    for deed, chance in DEEDS:
        if drawn.random() < chance:
            try:
                await deed(cup, tournament, drawn)
            except Refusal:
                continue
            return


def anybody(drawn: random.Random) -> int:
    """Return the user id of somebody who is in."""
    return person(drawn.randrange(1, ENTRANTS + 1)).user_id


async def _come_back(cup: Cup, tournament: Tournament, drawn: random.Random) -> None:
    stopped = [row.entrant for row in tournament.entrants.values() if row.stopped_at is not None]
    if stopped:
        await cup.services.entering.back(cup.number, person(drawn.choice(stopped)).user_id)


async def _stop_a_match(cup: Cup, _: Tournament, drawn: random.Random) -> None:
    running = list((await cup.running()).values())
    if running:
        await cup.services.lobby.cancel(drawn.choice(running), ORGANISER.user_id, staff=True)


async def _correct(cup: Cup, tournament: Tournament, drawn: random.Random) -> None:
    two = [number for number, seats in tournament.seats.items() if len(seats) == 2]
    if two:
        await cup.services.organising.correct(cup.number, ORGANISER, drawn.choice(two), (6, 6), "why")


async def _enter(cup: Cup, tournament: Tournament, _: random.Random) -> None:
    await cup.services.entering.join(cup.number, person(len(tournament.entrants) + 1), "salt")


DEEDS: tuple[tuple[Deed, float], ...] = (
    (lambda cup, _, drawn: cup.services.entering.withdraw(cup.number, anybody(drawn)), 0.02),
    (lambda cup, _, __: cup.services.organising.pause(cup.number, ORGANISER, "why"), 0.02),
    (lambda cup, _, __: cup.services.organising.resume(cup.number, ORGANISER), 0.06),
    (_enter, 0.03),
    (_come_back, 0.03),
    (_stop_a_match, 0.02),
    (_correct, 0.02),
    (lambda cup, _, drawn: cup.services.entering.hurry(cup.number, anybody(drawn)), 0.02),
    (lambda cup, _, drawn: cup.services.people.forget(anybody(drawn)), 0.01),
)
