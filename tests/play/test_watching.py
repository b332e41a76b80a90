"""What is behind in all that is stored, as those who watch the bot are told."""

from play.services import Services
from play.upkeep.watching import Behind
from tests.play.conftest import BOTH
from tests.play.matches import ANN, TALLY, Clock, say, started
from tests.play.test_shown import remembered, shown

ENGINES = BOTH


async def test_how_old_the_oldest_table_is_that_is_not_shown(services: Services, clock: Clock) -> None:
    """It counts from the look that found it so, and anew where it was shown meanwhile: a busy table is not behind."""
    assert await services.watching.behind() == Behind(0, 0, 0, 0)
    match = await started(services, TALLY, channel_id=700)
    await started(services, TALLY)  # by direct message, where no table is shown
    assert await services.watching.behind() == Behind(1, 0, 0, 0)
    clock.now += 70
    assert await services.watching.behind() == Behind(1, 70, 0, 0)
    await say(services, match, ANN, "add 1")
    await shown(services, match, 2)
    assert await services.watching.behind() == Behind(0, 0, 0, 0)
    await say(services, match, ANN, "add 1")
    assert await services.watching.behind() == Behind(1, 0, 0, 0)
    clock.now += 5
    known = await remembered(services, match)
    assert known.table.shown_changes < known.table.changes
    assert await services.watching.behind() == Behind(1, 5, 0, 0)


async def test_how_old_the_oldest_thing_is_that_is_due(services: Services, clock: Clock) -> None:
    """Claimed or not: who has claimed it may have died. What a look does anyway has no age."""
    await started(services, TALLY, pace="daily")
    due_at = await services.due.next_at()
    assert due_at is not None
    clock.now = due_at + 40
    found = await services.watching.behind()
    assert found is not None
    assert (found.due, found.due_seconds) == (1, 40)
    await services.due.claim()
    assert await services.watching.behind() == found
