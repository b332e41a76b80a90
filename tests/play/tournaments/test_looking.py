"""Looking at tournaments: what is shown is reckoned as seldom as can be, and never too old."""

from collections.abc import Awaitable, Callable

import pytest

from play.services import Services
from play.tournament_rules import acts
from play.tournament_rules.acts import NewPairing
from play.tournament_rules.results import reckoned
from play.tournaments import looking
from tests.play.matches import Clock
from tests.play.tournaments.played import ORGANISER, Cup, entered
from tests.play.tournaments.shortcuts import done

Starter = Callable[..., Awaitable[Cup]]


async def test_results_are_reckoned_once_for_what_is_shown(
    services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Catches a press that reckons standings of hundreds anew, and standings that stay as they were."""
    reckonings = 0

    def counted(*args: object) -> object:
        nonlocal reckonings
        reckonings += 1
        return reckoned(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(looking, "reckoned", counted)
    cup = await entered(services, clock, 4, "swiss", rounds=2, publish_minutes=60)
    await services.organising.start(cup.number, ORGANISER)
    for _ in range(2):
        assert not (await services.contests.view(cup.number)).sheet.rounds
    assert reckonings == 1
    pairs = (NewPairing(1, (1, 2)), NewPairing(2, (3,), twelfths=12))
    await done(services, cup.number, acts.Paired(1, 1, clock.now + 60, pairs))
    hidden = await services.contests.view(cup.number)
    assert (hidden.sheet.rounds, {row.twelfths for row in hidden.rows}, reckonings) == (0, {0}, 2)
    clock.now += 60
    shown = await services.contests.view(cup.number)
    assert (shown.sheet.rounds, {row.twelfths for row in shown.rows}, reckonings) == (1, {0, 12}, 3)
