"""What the computers know about Dungeon Twister."""

from collections.abc import Sequence

from games.ai.advice import Advice, Parts
from games.ai.matrix import Guessing, Matching
from games.ai.player import Opponents, PlayedOn
from games.ai.quick import QuickChance
from games.ai.turn import Turn
from games.dungeon_twister.advice.book import Starters, hidden
from games.dungeon_twister.advice.facts import TERMS, facts_of
from games.dungeon_twister.advice.tries import weights_of
from games.dungeon_twister.moves import Move
from games.dungeon_twister.state import State
from games.kernel.ids import Seat

WEIGHTS = {
    "score": 100,
    "clock": 100,
    "race": -60,
    "way": 60,
    "near": 1500,
    "hidden": 2200,
    "placing": 1500,
    "wounded": -1500,
    "threatened": -2500,
    "weak": -500,
    "helper": 1000,
    "things": 60,
    "gear": 150,
    "cards": 130,
    "jumps": 500,
    "points": 10,
    "hand": 6,
    "finish": 20_000,
}
"""What one of each fact is worth; a victory point is worth 10,000."""


class DungeonTwisterAdvice(Advice[State, Move]):
    """What counts, what is worth a look, and the set-up from the book."""

    terms = TERMS
    scale = 15_000

    def facts(self, state: State) -> tuple[tuple[int, ...], ...]:
        """Return how much of each term both seats have."""
        return facts_of(state)

    def weights(self, state: State) -> tuple[int, ...]:
        """Return what one of each term is worth; the same throughout, as `race` and `clock` know the stage."""
        return _IN_ORDER

    def likely(self, state: State, seat: Seat, topic: str, moves: Sequence[Move]) -> Sequence[int]:
        """Return a weight for each of the moves about one topic."""
        return weights_of(state, seat, topic, moves)

    def parts(self, state: State, seat: Seat) -> Parts[Move] | None:
        """Return the starting team as four choices."""
        return Starters() if state.phase == "team" else None

    def rivals(self, state: State) -> tuple[Seat, ...]:
        """Return both seats while combat cards are laid."""
        return (Seat(0), Seat(1)) if state.phase == "combat" else ()

    def is_quiet(self, before: State, after: State) -> bool:
        """Return whether the turn is over in which a play began, or the match."""
        return before.public.turns != after.public.turns or after.phase == "over"

    def moves_left(self, state: State, seat: Seat) -> int:
        """Return the points left, those of potions too, while `seat` acts."""
        public = state.public
        if public.turn != seat or public.phase != "action":
            return 0
        return public.points_left + sum(piece.bonus for piece in public.pieces)

    def restless(self, state: State) -> int:
        """Return more the longer nothing has come of play, from a quarter of the turns on that end a match (6).

        It is more in a long match too: one who wounds the same character each turn, and one who heals it each turn,
        would never end, for each of both is progress by the rules.
        """
        public = state.public
        limit = public.rules.no_progress_turns
        quiet = max(0, 4 * public.quiet - limit) * _RESTLESS // limit
        return max(quiet, min(_MOST_RESTLESS, public.turns - _LONG))

    def opening(self, state: State, seat: Seat, kind: str, chance: QuickChance) -> Move | None:
        """Return what is hidden where; all else is thought about."""
        return hidden(state, seat, chance) if kind == "hide" else None


_RESTLESS = 20
_MOST_RESTLESS = 200
_LONG = 60
"""So many turns have most matches at most; they end after some 30."""

_IN_ORDER = tuple(WEIGHTS[term] for term in TERMS)
ADVICE = DungeonTwisterAdvice()
CHARACTERS = {
    "runner": {"way": 20, "race": 20, "cards": -20},
    "brawler": {"wounded": 20, "threatened": 20, "way": -15},
    "scout": {"placing": 20, "gear": 20, "things": 20},
}
"""By how many per cent a computer with a character likes some terms more or less."""

OPPONENTS: Opponents[State, Move] = Opponents(
    ADVICE,
    version=3,
    players={"easy": Guessing(0.06, most=6, few=12), "normal": Matching(10, dice=2)},
    characters=CHARACTERS,
    unproven={"hard": Turn()},
    played_on=PlayedOn(Matching(most=4, dice=1), worlds=8),
)
