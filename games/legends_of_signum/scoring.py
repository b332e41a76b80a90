"""How a match ended (SPEC 14, 17). Pure. Scores are prosperity."""

from games.kernel.game import Outcome
from games.legends_of_signum.state import State


def outcome(state: State) -> Outcome | None:
    """Return places and prosperity by seat, None while the match runs; several winners of different teams: a draw."""
    result = state.table.result
    if result is None:
        return None
    seats = range(len(state.table.players))
    places = tuple(1 if seat in result.winners else len(result.winners) + 1 for seat in seats)
    return Outcome(places, tuple(player.prosperity for player in state.table.players), result.reason)
