"""Computer players, and seats that were given up or whose player is away: they answer through the same door as people.

What an absent seat owes is answered at once, by its default, but only while somebody present plays on and the match is
not paused.

A computer player is given the Observation of its seat, which holds nothing that a person there would not know. Level
`random` picks a topic and one of the choices about it, each equally likely, from a chance of its own that comes from
the match's seed: so the players can check it afterwards, and the rules' own draws are what they would be without it.
"""

import asyncio

from games.kernel.chance import Chance
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import Observation
from play.context import Context
from play.match.matches import Matches, Submitted
from play.match.observations import Observations
from play.plans.wishes import Wishes, has_queues
from play.rules import clocks
from play.rules.loaded import Loaded
from play.rules.moment import Moment
from play.rules.record import traceless_of
from play.rules.seeds import computer_chance

MOST_MOVES = 500
"""Moves in one call of `settled`, so that it always returns."""


class Computers:
    """Makes the moves of seats that no person plays."""

    def __init__(self, context: Context, matches: Matches, observations: Observations, wishes: Wishes) -> None:
        """Act through `matches` and `wishes` on what `observations` shows."""
        self._context = context
        self._matches = matches
        self._observations = observations
        self._wishes = wishes

    async def settled(self, match: MatchId, known: Moment | None = None) -> Moment:
        """Make what computer and absent seats owe and people have wished for, until people are awaited.

        Return the match as it is then, after some 500 moves at most. `known` is the match as it was a moment ago; it
        need not be loaded again.

        Raises:
            Refusal: `unknown_match` (`match`).
        """
        moment = known or await self._observations.moment(match)
        for _ in range(MOST_MOVES):
            if has_queues(moment.loaded) and await self._wishes.play(match):
                moment = await self._observations.moment(match)
            loaded = moment.loaded
            owed = [row for row in loaded.asked if row.is_owed and self._is_due(loaded, Seat(row.seat))]
            if not owed:
                break
            try:
                moment = (await self._answer(moment, Seat(owed[0].seat))).moment
            except Refusal as refusal:
                # Another process runs the same match, or it ended meanwhile: look again.
                if refusal.code not in {"stale", "not_running", "not_your_decision", "not_a_player", "default_early"}:
                    raise
                moment = await self._observations.moment(match)
        return moment

    def _is_due(self, loaded: Loaded, seat: Seat) -> bool:
        """Return whether a seat without a person can answer now; the default of an absent one may have to wait."""
        row = loaded.seats[seat]
        if row.sitter == "ai" or row.is_present:
            return row.sitter == "ai"
        is_played = loaded.row.paused_at is None and any(each.is_present for each in loaded.seats)
        return is_played and not clocks.must_wait(loaded, seat, self._context.clock())

    async def _answer(self, moment: Moment, seat: Seat) -> Submitted:
        match, revision = moment.match, moment.loaded.row.revision
        if moment.loaded.seats[seat].sitter != "ai":
            return await self._matches.play_default(match, seat, revision, moment)
        loaded = moment.loaded
        chance = computer_chance(loaded.seed(), seat, revision + 1, traceless_of(loaded.entries, seat))
        asked = await asyncio.to_thread(moment.choosing, seat)
        if len(asked.topics) > 1:
            asked = await asyncio.to_thread(moment.choosing, seat, chance.below("topic", len(asked.topics)))
        number = random_choice(asked, chance)
        return await self._matches.play_computer(match, seat, revision, number, moment, topic=asked.topic)


def random_choice(observation: Observation, chance: Chance) -> int:
    """Return the number of one of the choices, each equally likely."""
    return chance.choice("move", observation.choices).number
