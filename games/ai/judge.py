"""Judges a whole match as an onlooker sees it: how likely each seat is to win, and which places follow from that.

It gets the bytes of the public view, and nothing else of the match: so it says nothing of what anybody hides. The same
view with the same chance is judged alike on every machine, so that everybody can repeat it.
"""

from collections.abc import Sequence
from typing import Any, Final

from games.ai.estimates import estimates
from games.ai.player import Opponents
from games.ai.quick import QuickChance
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.game import AnyGame
from games.kernel.judged import MARGIN

VERSION: Final = 1
"""It goes up whenever the same view would be judged in another way."""

SAMPLES: Final = 32
"""So many worlds that fit the view are looked at where people decide by it."""

_WHOLE: Final = 1000
_SEEDS: Final = 1 << 53


def judge(game: AnyGame, opponents: Opponents[Any, Any], view: bytes, samples: int, chance: Chance) -> tuple[int, ...]:
    """Return in how many matches of 1,000 each seat would win, as far as everybody may know.

    Seats of one side have the same number; those of all sides together are 1,000 but for rounding. `view`: what an
    onlooker sees, as `codec.encode` writes it. `chance`: all that is drawn.

    Raises:
        CorruptData: if `view` is no view of the game.
        ValueError: if there are no `samples`.
    """
    if samples < 1:
        raise ValueError("there must be a world to judge")
    quick, seen = QuickChance(chance.below("judge", _SEEDS)), codec.decode_view(game, view)
    found = [estimates(game, opponents.advice, game.sample(seen, quick)) for _ in range(samples)]
    # Every world counts in whole thousandths, so that the sum hangs on no order.
    parts = ([round(_WHOLE * each) for each in world] for world in found)
    return tuple(round(sum(seat) / samples) for seat in zip(*parts, strict=True))


def places(shares: Sequence[int], margin: int = MARGIN) -> tuple[int, ...]:
    """Return the place of each seat: shares no more than `margin` behind the first of a place share it."""
    found: dict[int, int] = {}
    first, place = 0, 0
    for number, share in enumerate(sorted(shares, reverse=True), start=1):
        if not found or first - share > margin:
            first, place = share, number
        found.setdefault(share, place)
    return tuple(found[share] for share in shares)
