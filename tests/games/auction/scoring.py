"""The end of an auction (SPEC 4). Pure."""

from games.kernel.game import Outcome
from tests.games.auction.state import State


def sums(state: State) -> tuple[int, ...]:
    """Return points and coins left, added by seat (4.1)."""
    return tuple(score + coins for score, coins in zip(state.scores, state.coins, strict=True))


def outcome(state: State) -> Outcome | None:
    """Return places and sums, or None while the match runs; coins left part equal sums."""
    if state.phase != "over":
        return None
    ranks = tuple(zip(sums(state), state.coins, strict=True))
    return Outcome(tuple(1 + sum(other > rank for other in ranks) for rank in ranks), sums(state))
