"""Two entrants who meet, and why they do: what is stored with a pairing, and told in words by `why`."""

import msgspec

from play.formats.cups import Stake
from play.formats.sheets import Sheet


class Reasons(msgspec.Struct, frozen=True):
    """Why two meet, in figures that can be told.

    - `gap`: difference of points, in twelfths; `met`: how often they had met
    - `clash`: whether both should have had the same seat
    - `floats`: how often one of them had met more, or the other fewer points before
    - `fold`: how many places they are from upper against lower half of their score group
    - `waited`: days of the one who waited longer
    - `is_alone`: nobody was left who could meet somebody who has a bye for it
    - `instead`: of which pairing this is in place, since somebody in it had left (in a division); 0: of none
    - `is_swapped`: an organiser has put one of them here, so that nothing else is told
    - `board`: at which two teams meet here, from 1; 0: these are no teams
    - `group`: the group of which they play, from 1; 0: there are none
    - `cup`: in a knock-out in rounds, what the match is about
    """

    gap: int = 0
    met: int = 0
    clash: bool = False
    floats: int = 0
    fold: int = 0
    waited: int = 0
    is_swapped: bool = False
    is_alone: bool = False
    instead: int = 0
    group: int = 0
    board: int = 0
    cup: Stake | None = None


class Pair(msgspec.Struct, frozen=True):
    """Two who meet: who begins first."""

    first: int
    second: int
    why: Reasons = Reasons()


class Turns(msgspec.Struct, frozen=True):
    """In which seats an entrant has played, in order; `ahead` is how much oftener first than second."""

    ahead: int = 0
    last: tuple[int, ...] = ()

    def must(self) -> int | None:
        """Return the seat that keeps an entrant from a third time running in one, and from being over two ahead."""
        if self.ahead >= 2 or self.last[-2:] == (0, 0):
            return 1
        if self.ahead <= -2 or self.last[-2:] == (1, 1):
            return 0
        return None

    def wish(self) -> int | None:
        """Return the seat that an entrant had less often, else not the last time; None: either."""
        if self.ahead:
            return 1 if self.ahead > 0 else 0
        return 1 - self.last[-1] if self.last else None


def turns(sheet: Sheet, entrant: int) -> Turns:
    """Return in which seats an entrant has played."""
    seats = tuple(line.seat for line in sheet.lines[entrant] if line.is_played and line.seat is not None)
    return Turns(seats.count(0) - seats.count(1), seats)


def ordered(one: int, other: int, of: dict[int, Turns], lot: int) -> tuple[int, int]:
    """Return two entrants with the one first who begins: what must be, then whoever wishes more, then by lot."""
    here, there = of[one], of[other]
    for mine, yours in ((here.must(), there.must()), (here.wish(), there.wish())):
        if mine != yours:
            seat = mine if mine is not None else 1 - (yours or 0)
            return (one, other) if seat == 0 else (other, one)
        if mine is not None and here.ahead != there.ahead:
            return (one, other) if here.ahead < there.ahead else (other, one)
    return (one, other) if lot % 2 == 0 else (other, one)


def clash(one: Turns, other: Turns) -> bool:
    """Return whether both must have the same seat."""
    return one.must() is not None and one.must() == other.must()


def met(sheet: Sheet) -> dict[int, dict[int, int]]:
    """Return for each entrant how often they were paired with each other one, also where somebody did not come."""
    found: dict[int, dict[int, int]] = {entrant: {} for entrant in sheet.entrants}
    for entrant, lines in sheet.lines.items():
        for line in lines:
            for opponent in line.opponents:
                found[entrant][opponent] = found[entrant].get(opponent, 0) + 1
    return found
