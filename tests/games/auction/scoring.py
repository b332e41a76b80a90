"""The end of an auction: by its rules, because nobody can bid, or because one side is left (SPEC 4). Pure."""

from collections.abc import Sequence

from games.kernel.game import Outcome
from tests.games.auction.state import State

TEAMS = (0, 1, 0, 1)


def sides(has_teams: bool, seats: int) -> tuple[int, ...]:
    """Return the side of each seat (4.3)."""
    return TEAMS if has_teams else tuple(range(seats))


def sums(state: State) -> tuple[int, ...]:
    """Return points and coins left, added by seat (4.1)."""
    return tuple(score + coins for score, coins in zip(state.scores, state.coins, strict=True))


def outcome(state: State) -> Outcome | None:
    """Return places and sums, or None while the match runs; coins left part equal sums, those who left come last."""
    if state.phase != "over":
        return None
    sides_of = sides(state.has_teams, len(state.seats))
    totals, coins = _by_side(sums(state), sides_of), _by_side(state.coins, sides_of)
    stay = _by_side([not gone for gone in state.gone], sides_of)
    ranks = tuple(zip((count > 0 for count in stay), totals, coins, strict=True))
    places = tuple(1 + sum(ranks[other] > rank for other in range(len(ranks))) for rank in ranks)
    reason = "dead" if state.is_dead else "resigned" if len(set(_left(state, sides_of))) == 1 else "finished"
    return Outcome(places, totals, reason)


def _left(state: State, sides_of: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sides_of[seat] for seat in state.active)


def _by_side(values: Sequence[int], sides_of: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(
        sum(value for value, other in zip(values, sides_of, strict=True) if other == side) for side in sides_of
    )
