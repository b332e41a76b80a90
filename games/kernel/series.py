"""How often who has won of a match and its rematches. Made in play/, worded in render/."""

import msgspec


class Wins(msgspec.Struct, frozen=True):
    """How often somebody has won. A computer player's `name` is an id, which has words in each language."""

    name: str
    count: int
    is_computer: bool = False


class Score(msgspec.Struct, frozen=True):
    """What `matches` have come to: `wins`, the most first; of all who have played, also of those who never won.

    `draws`: in so many the first place was shared. `forgotten`: so many were won by people who were forgotten since,
    `changed` by a seat that had changed hands, which is nobody's win.
    """

    matches: int = 0
    wins: tuple[Wins, ...] = ()
    draws: int = 0
    forgotten: int = 0
    changed: int = 0
