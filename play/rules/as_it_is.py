"""How a match would end by the points as they are, as far as everybody may know it. Pure."""

from typing import Final

from games.kernel.chance import SECRET_BYTES, Chance
from games.kernel.game import Outcome
from play.rules import endings
from play.rules.loaded import Loaded

TRIES: Final = 6
"""So many states that look the same to everybody are tried."""


def as_everybody_sees(loaded: Loaded) -> tuple[bool, Outcome | None]:
    """Return whether what everybody sees tells how a running match would end, and then how; None: no points tell.

    It is reckoned from states that are drawn from the public view, never from the true one, so nothing hidden can be
    in it: where these do not agree, it is not told.
    """
    view = loaded.game.observe(loaded.state, None)
    drawn = (loaded.game.sample(view, Chance(bytes([number]) * SECRET_BYTES, 1)) for number in range(TRIES))
    found = {_outcome(loaded.with_known(state)) for state in drawn}
    return (True, found.pop()) if len(found) == 1 else (False, None)


def _outcome(loaded: Loaded) -> Outcome | None:
    try:
        return endings.agreed_outcome("adjudicated", loaded)
    except ValueError:
        return None
