"""Who left the maze with what, found again from the tokens that are out of the game and from the points. Pure.

The tokens are listed as they went out, but of a character and what it carries the one that is first in code order
comes first. So `w.TRE` before `e.GOB` was carried by that Goblin, or by who left just before; points tell which.
"""

from collections.abc import Iterator

import msgspec

from games.dungeon_twister.components import CHARACTERS, CODE, IS_CHARACTER, SEAT, Token
from games.dungeon_twister.state import Out, Public
from games.kernel.ids import Seat


class Exit(msgspec.Struct, frozen=True):
    """A character that left the maze, and what it carried."""

    who: Token
    load: Token | None = None

    @property
    def scoring(self) -> tuple[Token, ...]:
        """What brought points: the character, and a Treasure, but no friend that is carried (SPEC 4.2.5)."""
        return (self.who, self.load) if self.load is not None and CODE[self.load] == "TRE" else (self.who,)

    @property
    def points(self) -> int:
        """The score for leaving so."""
        return CHARACTERS[CODE[self.who]].exit_points + len(self.scoring) - 1


def exits_of(public: Public) -> tuple[Exit, ...]:
    """Return who left the maze with what, in the order in which they left, as it fits the points best."""
    return min(_readings(public.out), key=lambda exits: _unexplained(public, exits))


def _readings(out: tuple[Out, ...]) -> Iterator[tuple[Exit, ...]]:
    """Yield every way in which these tokens can have gone out, with the most loads first."""
    if not out:
        yield ()
        return
    first, *others = out
    if first.fate != "left":
        yield from _readings(tuple(others))
        return
    if others and others[0].fate == "left":
        for who, load in ((first.token, others[0].token), (others[0].token, first.token)):
            if IS_CHARACTER[who] and (not IS_CHARACTER[load] or SEAT[who] == SEAT[load]):
                yield from ((Exit(who, load), *rest) for rest in _readings(tuple(others[1:])))
    alone = (Exit(first.token),) if IS_CHARACTER[first.token] else ()
    yield from ((*alone, *rest) for rest in _readings(tuple(others)))


def _unexplained(public: Public, exits: tuple[Exit, ...]) -> tuple[int, int]:
    """Return how many points too many that would be, then how many are left, which can only be a head start."""
    gaps = []
    for seat in (Seat(0), Seat(1)):
        points = sum(each.points for each in exits if SEAT[each.who] == seat)
        kills = sum(each.fate == "killed" and SEAT[each.token] != seat for each in public.out)
        gaps.append(public.scores[seat] - kills - points)
    return sum(max(0, -gap) for gap in gaps), sum(max(0, gap) for gap in gaps)
