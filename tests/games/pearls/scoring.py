"""The end of a match of Pearls (SPEC 4). Pure."""

from games.kernel.game import Outcome
from tests.games.pearls.state import State


def outcome(state: State) -> Outcome | None:
    """Return places and pearls, or None while the match runs (4.1)."""
    return Outcome.ranked(state.scores, state.scores) if state.phase == "over" else None
