"""The end of a match of Pearls (SPEC 4). Pure."""

from games.kernel.game import Outcome
from tests.games.pearls.state import State


def standing(state: State) -> Outcome:
    """Return places and pearls as things are."""
    return Outcome.ranked(state.scores, state.scores)
