"""Computer players and seats given up: they answer what is owed, through the same door as people.

A computer player is given the Observation of its seat, which holds nothing that a person there would not know. Level
`random` picks one of the choices, each equally likely, from a chance of its own that comes from the match's seed: so
the players can check it afterwards, and the rules' own draws are what they would be without it.
"""

from games.kernel.errors import Refusal
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import Observation
from play import steps
from play.context import Context
from play.loaded import Loaded, load
from play.matches import Matches
from play.observations import Observations
from play.plans import Plans
from play.seeds import computer_chance

LEVELS = ("random",)
MOST_MOVES = 500
"""Moves in one call of `run`, so that it always returns."""


class Computers:
    """Makes the moves of seats that no person plays."""

    def __init__(self, context: Context, matches: Matches, observations: Observations, plans: Plans) -> None:
        """Act through `matches` and `plans` on what `observations` shows."""
        self._context = context
        self._matches = matches
        self._observations = observations
        self._plans = plans

    async def run(self, match: MatchId) -> int:
        """Make what computer and absent seats owe and people have wished for, until people are awaited.

        Return how many moves that were, some 500 at most.

        Raises:
            Refusal: `unknown_match` (`match`).
        """
        made = 0
        for _ in range(MOST_MOVES):
            loaded = await self._context.database.read(load, match)
            made += await self._plans.play_wishes(match)
            owed = [row for row in loaded.asked if row.is_owed and self._is_due(loaded, Seat(row.seat))]
            if not owed:
                break
            try:
                await self._answer(loaded, Seat(owed[0].seat))
                made += 1
            except Refusal as refusal:
                # Another process runs the same match, or it ended meanwhile: look again.
                if refusal.code not in {"stale", "not_running", "not_your_decision", "not_a_player", "default_early"}:
                    raise
        return made

    def _is_due(self, loaded: Loaded, seat: Seat) -> bool:
        """Say whether a seat without a person can answer now; the default of an absent one may have to wait."""
        if loaded.seats[seat].sitter == "ai":
            return True
        return loaded.seats[seat].sitter == "absent" and not steps.must_wait(loaded, seat, self._context.clock())

    async def _answer(self, loaded: Loaded, seat: Seat) -> None:
        match, revision = MatchId(loaded.row.id), loaded.row.revision
        if loaded.seats[seat].sitter == "absent":
            await self._matches.play_default(match, seat, revision)
            return
        observation = await self._observations.through(match, seat)
        if observation.revision != revision or not observation.choices:
            raise Refusal("stale", revision=observation.revision)
        number = random_choice(observation, loaded.seed())
        await self._matches.play_computer(match, seat, revision, number)


def random_choice(observation: Observation, seed: bytes) -> int:
    """Return the number of a choice of the seat that looks, each equally likely."""
    chance = computer_chance(
        seed, -1 if observation.observer is None else observation.observer, observation.revision + 1
    )
    return chance.choice("move", observation.choices).number
