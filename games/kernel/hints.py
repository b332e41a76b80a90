"""What a computer would do in the place of somebody who is asked, as that player may know it."""

from typing import Generic

import msgspec

from games.kernel.game import E, M, V
from games.kernel.observation import Observation


class Hint(msgspec.Struct, Generic[V, M, E], frozen=True):
    """The choices of `observation` are the best move and, if it was compared with another one, the next best.

    That one wins so many thousandths of all matches less (`behind`). `better`: the terms in which the best move is
    ahead most, `worse`: in which it is behind. `level`: that of the computer, as it is stored. `place`: topic and
    number of the best move among what can be chosen now, None if it is not listed.
    """

    observation: Observation[V, M, E]
    behind: int
    better: tuple[str, ...]
    worse: tuple[str, ...]
    level: str
    place: tuple[int | None, int] | None
