"""How many moments Hypothesis chooses for a contract test.

The faulty copies that prove the checks are of the auction (tests/games/leaky), and Pearls is as small: these two are
searched through. The big games are looked at less often: their own tests know their rules.
"""

import functools
import inspect
import zlib
from collections.abc import Callable
from typing import Any

from hypothesis import given, seed, settings
from hypothesis import strategies as st

from games import registry
from games.kernel.game import AnyGame
from tests.games.installed import FOLDERS
from tests.sampling import HUNTING

MOST_OF_A_BIG_GAME = 30


_BIG_GAMES = frozenset(registry.game_ids()) - frozenset(folder.name for folder in FOLDERS)


def is_big(game: AnyGame) -> bool:
    """Return whether `game` is more than one of the small games that are for tests alone."""
    return game.id in _BIG_GAMES


def examples_of(game: AnyGame) -> int:
    """Return how many examples a test of `game` has."""
    most = settings().max_examples
    return min(most, MOST_OF_A_BIG_GAME) if is_big(game) and not HUNTING else most


def searched(test: Callable[..., None], share: int = 1) -> Callable[..., None]:
    """Let Hypothesis choose the `data` of a test of a `game`; one in `share` examples, where each takes long."""

    @functools.wraps(test)
    def searching(game: AnyGame, **others: Any) -> None:
        @settings(max_examples=max(5, examples_of(game) // share))
        @given(data=st.data())
        def example(data: st.DataObject) -> None:
            test(game=game, data=data, **others)

        named = (test.__name__, game.id, *(getattr(each, "__name__", str(each)) for each in others.values()))
        about = " ".join(named).encode()
        # Hypothesis keeps what has failed by the code of the test, and `example` is the same code for all of them.
        key = test.__module__.encode() + about
        vars(vars(example)["hypothesis"].inner_test)["_hypothesis_internal_add_digest"] = key
        if not HUNTING:
            # Each test looks at moments of its own; what Hypothesis would begin with is the same for all of them.
            example = seed(zlib.crc32(about))(example)
        example()

    signature = inspect.signature(test)
    kept = [each for name, each in signature.parameters.items() if name != "data"]
    vars(searching)["__signature__"] = signature.replace(parameters=kept)
    return searching
