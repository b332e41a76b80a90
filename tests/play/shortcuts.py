"""Shortcuts to what a test does again and again through the services, and no page of the bot needs in one step."""

from collections.abc import Callable
from typing import Any

from games.kernel.errors import Refusal
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import Observation, Wished
from play.match.matches import Submitted
from play.rules import turns
from play.rules.loaded import Loaded
from play.rules.moment import Moment
from play.services import Services


async def private(services: Services, match: MatchId, user_id: int) -> Observation:
    """Return `match` as the seat of `user_id` sees it who is about to choose; as the public does without a seat."""
    return await services.observations.choosing(await services.observations.moment(match), user_id)


async def submit(services: Services, match: MatchId, user_id: int, revision: int, move: Any) -> Submitted:
    """Make `move` for the seat of `user_id`, listed or not."""
    return await _submit_meant(services, match, user_id, revision, lambda _loaded, _seat: move)


async def submit_line(
    services: Services, match: MatchId, user_id: int, text: str, revision: int | None = None
) -> Submitted:
    """Make the move that a person typed, without a look at it first; `revision` None means the current one."""
    return await _submit_meant(
        services, match, user_id, revision, lambda loaded, seat: turns.typed(loaded, seat, text, {})
    )


async def _submit_meant(
    services: Services, match: MatchId, user_id: int, revision: int | None, meant: Callable[[Loaded, Seat], Any]
) -> Submitted:
    made = services.matches
    return await made._change(match, lambda loaded: made._moved(loaded, user_id, revision, meant))


async def run_computers(services: Services, match: MatchId) -> int:
    """Make what computer and absent seats owe and people have wished for; return how many moves these services made."""
    made: list[MatchId] = []

    def count(changed: MatchId, _moment: Moment | None) -> None:
        made.append(changed)

    services.listen(count)
    try:
        await services.computers.settled(match)
    finally:
        services._context.listeners.remove(count)
    return made.count(match)


async def planned_moves(services: Services, match: MatchId, user_id: int) -> tuple[str, ...]:
    """Return the moves that the seat of `user_id` has lined up, as notation."""
    plan = await services.plans.find(await services.observations.moment(match), user_id)
    return () if plan is None else plan.moves


async def add_wish(services: Services, match: MatchId, user_id: int, line: str) -> Wished:
    """Add the possible wish that is written so to the queue of the seat of `user_id`, whatever happens meanwhile."""
    while True:
        wished = await services.wishes.look(match, user_id)
        numbers = [choice.number for choice in wished.possible.choices if choice.notation == line]
        if not numbers:
            raise LookupError(line)
        try:
            return await services.wishes.add(match, user_id, wished.possible.revision, wished.version, numbers[0])
        except Refusal as refusal:
            if refusal.code not in {"stale", "plan_changed"}:
                raise
