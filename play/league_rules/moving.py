"""Who plays in which division next: up, down, into gaps, and newcomers at the bottom.

1. The best of a division go up and the worst go down, by the places of the season that has ended: no place moves up or
   down because somebody else leaves.
2. Who leaves makes a gap. The best next of the division below fills it, then the next one; if nobody of them is left,
   who has just come down stays up instead.
3. Newcomers come in below everybody, in their order; so they are in the last division, or in new ones.
"""

from collections.abc import Collection, Sequence

import msgspec

from play.formats.divisions import division_sizes
from play.formats.lots import lot


class Member(msgspec.Struct, frozen=True):
    """Somebody who plays in a league, by a number that stays theirs.

    `rating`: how strong they are, where that is asked for and known; more is better.
    """

    number: int
    rating: float | None = None


class Finish(msgspec.Struct, frozen=True):
    """How a season ended for a member: in which division, from 1 (the top), at which place there, from 1."""

    member: int
    division: int
    place: int


class Shape(msgspec.Struct, frozen=True):
    """What divisions a league has: of `size`, at tables of `seats`; how many of each go `up` and `down`."""

    size: int
    seats: int
    up: int = 2
    down: int = 2


def drawn(members: Collection[Member], seed: bytes) -> tuple[int, ...]:
    """Return members in an order by lot."""
    return tuple(sorted((each.number for each in members), key=lambda number: lot(seed, "league", number)))


def by_rating(members: Collection[Member], seed: bytes) -> tuple[int, ...]:
    """Return members with the strongest first, who has no rating last; by lot where nothing parts them."""
    ratings = {each.number: each.rating for each in members}
    order = {number: place for place, number in enumerate(drawn(members, seed))}

    def key(number: int) -> tuple[bool, float, int]:
        rating = ratings[number]
        return rating is None, -(rating or 0.0), order[number]

    return tuple(sorted(ratings, key=key))


def next_divisions(
    finishes: Collection[Finish], staying: Collection[int], newcomers: Sequence[int], shape: Shape
) -> tuple[tuple[int, ...], ...]:
    """Return the members of each division of the next season, from the top and in order of their standing in it.

    `finishes`: of the season that has ended, nothing before the first; `staying`: who of them plays on; `newcomers`: in
    their order (`drawn`, `by_rating`, or as they came). Nothing: they are too few for one division.
    """
    newcomers = [number for number in dict.fromkeys(newcomers) if number not in set(staying)]
    moved = _moved(finishes, set(staying), shape)
    wanted = division_sizes(sum(map(len, moved)) + len(newcomers), shape.size, shape.seats)
    if not wanted:
        return ()
    found: list[tuple[int, ...]] = []
    for place, count in enumerate(wanted):
        while len(moved) <= place:
            moved.append(_Moved([], [], []))
        here = moved[place]
        for below in moved[place + 1 :]:
            while len(here) < count and len(below):
                here.fill(below.best_next())
        while len(here) < count:
            here.fill(newcomers.pop(0))
        if len(here) > count:
            if place + 1 == len(moved):
                moved.append(_Moved([], [], []))
            over = len(here) - count
            moved[place + 1].kept[:0] = here.without_last(over)
        found.append(here.members())
    return tuple(found)


class _Moved(msgspec.Struct):
    """Who is in a division after the moves, each part the best first: who came down, stayed, came up or filled gaps."""

    down: list[int]
    kept: list[int]
    up: list[int]

    def __len__(self) -> int:
        return len(self.down) + len(self.kept) + len(self.up)

    def members(self) -> tuple[int, ...]:
        """Return all, the best first."""
        return (*self.kept, *self.down, *self.up)

    def fill(self, number: int) -> None:
        """Take somebody in from below."""
        self.up.append(number)

    def best_next(self) -> int:
        """Take out who fills a gap above."""
        return next(part for part in (self.kept, self.down, self.up) if part).pop(0)

    def without_last(self, count: int) -> list[int]:
        """Take out the last ones, since there are too many: of those who stayed first, so that who came up has come."""
        gone: list[int] = []
        for part in (self.kept, self.down, self.up):
            while part and len(gone) < count:
                gone.insert(0, part.pop())
        return gone


def _moved(finishes: Collection[Finish], staying: Collection[int], shape: Shape) -> list[_Moved]:
    """Return the divisions of the season that has ended after the moves, without who leaves."""
    ended: dict[int, list[Finish]] = {}
    for each in sorted(finishes, key=lambda each: (each.division, each.place, each.member)):
        ended.setdefault(each.division, []).append(each)
    orders = [[each.member for each in ended[division]] for division in sorted(ended)]
    found = [_Moved([], [], []) for _ in orders]
    for place, order in enumerate(orders):
        up = order[: shape.up] if place else []
        rest = order[len(up) :]
        down = rest[max(0, len(rest) - shape.down) :] if shape.down and place + 1 < len(orders) else []
        for part, where, of in ((up, place - 1, "up"), (down, place + 1, "down")):
            if part:
                getattr(found[where], of).extend(each for each in part if each in staying)
        found[place].kept = [each for each in rest if each not in down and each in staying]
    return found
