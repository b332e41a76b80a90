"""What parts entrants with equal points, with the arithmetic that shows why.

The rules are those of FIDE's tie-break regulations (C.07). How rounds without a match count has changed with the
editions, so an edition is part of the name of a tie-break.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Final, Literal, TypeAlias

import msgspec

from play.formats.lots import lot
from play.formats.sheets import FULL, HALF, Line, Sheet

Edition: TypeAlias = Literal["2026", "2023", "2012", "half", "none"]
"""How rounds without a match count, one's own and those of opponents.

- `2026`, `2023`: one's own count as a match against somebody with one's own points, since 2026 not more than half of
  what can be had, or than the opponent who did not come has; opponents keep what they were given, and rounds after
  their last one count as draws
- `2012`: one's own count as a match against a virtual opponent, who had one's own points before it, what one's own
  result left, and draws after it; opponents keep what they were given
- `half`: one's own count nothing, those of opponents as draws
- `none`: one's own count nothing, opponents keep what they were given
"""

Name: TypeAlias = Literal[
    "direct", "buchholz", "buchholz_cut_1", "buchholz_median", "sonneborn_berger", "wins", "progressive", "later_seat",
    "opponents_place_points", "share_of_best", "lots",
]  # fmt: skip


class TieBreak(msgspec.Struct, frozen=True):
    """One tie-break with its edition; the edition says nothing where no round without a match counts."""

    name: Name
    edition: Edition = "2026"


class Term(msgspec.Struct, frozen=True):
    """One number of a sum: the round it comes from, the opponent (None: nobody, or the virtual one), whether it is cut.

    `times`: the points that the number is multiplied with, in twelfths; `strength`: what they are multiplied with then.
    """

    amount: int
    round: int
    opponent: int | None = None
    times: int | None = None
    is_cut: bool = False
    strength: int | None = None


class Reckoning(msgspec.Struct, frozen=True):
    """The value of a tie-break for one entrant: more is better.

    `unit`: how many of it make one point, so 12 where points are added and 144 where they are multiplied; 1 for counts.
    `is_open`: an opponent still plays, so that it can grow.
    """

    amount: int
    unit: int
    terms: tuple[Term, ...] = ()
    is_open: bool = False


class Match(msgspec.Struct, frozen=True):
    """The match of an entrant as tie-breaks see it, which may be a round without one."""

    line: Line
    opponent: int | None
    strength: int
    """The points of the opponent, or of whoever counts as one, in twelfths."""
    is_unforced: bool

    def term(self, *, multiplied: bool) -> Term:
        """Return what the match adds."""
        if multiplied:
            points = self.line.twelfths
            return Term(self.strength * points, self.line.round, self.opponent, points, strength=self.strength)
        return Term(self.strength, self.line.round, self.opponent)


def reckon(
    sheet: Sheet, tie_break: TieBreak, scores: Mapping[tuple[int, int], tuple[int, int]], seed: bytes
) -> dict[int, Reckoning]:
    """Return the value of a tie-break for every entrant; `direct` is reckoned by group, in `direct_encounter`.

    `scores`: for an entrant and a round the score in the game and the best score at that table.

    Raises:
        KeyError: the tie-break is `direct`.
    """
    one = _RECKONED[tie_break.name]
    return {entrant: one(_Case(sheet, tie_break.edition, scores, seed, entrant)) for entrant in sheet.entrants}


def direct_encounter(sheet: Sheet, group: Collection[int]) -> tuple[tuple[tuple[int, ...], ...], dict[int, Reckoning]]:
    """Return a tied group in order, as groups that stay tied, and the points each has against the others (C.07, 6).

    Where all of a group have met, their points against each other part it, and each part is looked at again among
    itself. Where not all have met, only who is ahead of what any of the others could have reached is parted from them.
    """
    points = {entrant: _against(sheet, entrant, group) for entrant in group}
    values = {
        entrant: Reckoning(sum(term.amount for term in terms), FULL, terms, entrant in sheet.unfinished)
        for entrant, terms in points.items()
    }
    return _parted(sheet, tuple(sorted(group))), values


def _parted(sheet: Sheet, group: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return a tied group as groups in order that direct encounters cannot part any more."""
    if len(group) == 1:
        return (group,)
    terms = {entrant: _against(sheet, entrant, group) for entrant in group}
    points = {entrant: sum(term.amount for term in found) for entrant, found in terms.items()}
    missing = {
        entrant: 0 if sheet.everybody_meets else len(group) - 1 - len({term.opponent for term in found})
        for entrant, found in terms.items()
    }
    if not any(missing.values()):
        order = sorted(set(points.values()), reverse=True)
        parts = [tuple(entrant for entrant in group if points[entrant] == value) for value in order]
    else:
        most = {entrant: points[entrant] + FULL * missing[entrant] for entrant in group}
        rest = sorted(group, key=lambda entrant: (-points[entrant], -most[entrant], entrant))
        parts = []
        while len(rest) > 1 and points[rest[0]] > max(most[other] for other in rest[1:]):
            parts.append((rest.pop(0),))
        parts.append(tuple(sorted(rest)))
    if len(parts) == 1:
        return (group,)
    return tuple(last for part in parts for last in _parted(sheet, part))


def _against(sheet: Sheet, entrant: int, group: Collection[int]) -> tuple[Term, ...]:
    """Return what an entrant has scored against others of a group: for each of them one mean of all matches."""
    found: dict[int, list[Line]] = {}
    for line in sheet.lines[entrant]:
        if line.is_played or (sheet.everybody_meets and line.opponents):
            for opponent in line.opponents:
                if opponent in group and opponent != entrant:
                    found.setdefault(opponent, []).append(line)
    return tuple(
        Term(sum(line.twelfths for line in lines) // len(lines), lines[-1].round, opponent)
        for opponent, lines in found.items()
    )


class _Case(msgspec.Struct, frozen=True):
    """One entrant whose value is reckoned."""

    sheet: Sheet
    edition: Edition
    scores: Mapping[tuple[int, int], tuple[int, int]]
    seed: bytes
    entrant: int

    @property
    def lines(self) -> tuple[Line, ...]:
        """Return what the entrant has played."""
        return self.sheet.lines[self.entrant]

    @property
    def is_open(self) -> bool:
        """Return whether an opponent of the entrant still plays."""
        return any(opponent in self.sheet.unfinished for line in self.lines for opponent in line.opponents)

    def matches(self) -> tuple[Match, ...]:
        """Return the matches of the entrant with what their opponents are worth."""
        return tuple(match for line in self.lines for match in self._of(line))

    def _of(self, line: Line) -> tuple[Match, ...]:
        counts_as_played = line.is_played or (self.sheet.everybody_meets and bool(line.opponents))
        if counts_as_played:
            return tuple(
                Match(line, opponent, _adjusted(self.sheet, opponent, self.edition), is_unforced=False)
                for opponent in line.opponents
            )
        if self.sheet.everybody_meets or self.edition in ("half", "none"):
            return ()
        return (Match(line, next(iter(line.opponents), None), self._stand_in(line), line.is_unforced),)

    def _stand_in(self, line: Line) -> int:
        """Return the points of whoever counts as the opponent of a round without a match (C.07, 16.4)."""
        own = self.sheet.twelfths(self.entrant)
        if self.edition == "2012":
            before = sum(other.twelfths for other in self.lines if other.round < line.round)
            return before + (FULL - line.twelfths) + HALF * (self.sheet.rounds - line.round)
        if self.edition == "2023":
            return own
        if line.opponents:
            return min(own, *(_adjusted(self.sheet, opponent, self.edition) for opponent in line.opponents))
        return min(own, HALF * len(self.lines))


def _adjusted(sheet: Sheet, entrant: int, edition: Edition) -> int:
    """Return the points that an entrant counts with as somebody's opponent, in twelfths (C.07, 16.3)."""
    lines = sheet.lines[entrant]
    if edition in ("2012", "none") or sheet.everybody_meets:
        return sheet.twelfths(entrant)
    if edition == "half":
        return sum(line.twelfths if line.is_played else HALF for line in lines)
    last = max((line.round for line in lines if not line.is_unforced), default=0)
    return sum(line.twelfths if line.round <= last or line.opponents else HALF for line in lines)


def _sum(case: _Case, *, multiplied: bool = False, lowest: int = 0, highest: int = 0) -> Reckoning:
    """Return a sum over all matches, without so many of the lowest and of the highest (C.07, 8 and 14)."""
    left = list(case.matches())
    cut: list[Match] = []
    for _ in range(lowest):
        if left:
            cut.append(left.pop(left.index(_lowest(left))))
    for _ in range(highest):
        if left:
            cut.append(left.pop(left.index(max(left, key=lambda match: match.strength))))
    terms = [match.term(multiplied=multiplied) for match in left]
    gone = [msgspec.structs.replace(match.term(multiplied=multiplied), is_cut=True) for match in cut]
    return Reckoning(
        sum(term.amount for term in terms),
        FULL * FULL if multiplied else FULL,
        tuple(sorted((*terms, *gone), key=lambda term: term.round)),
        case.is_open,
    )


def _lowest(matches: list[Match]) -> Match:
    """Return what is cut first: the lowest, but a round that one did not want to play before others (C.07, 16.5)."""
    unforced = [match for match in matches if match.is_unforced]
    lowest = min(matches, key=lambda match: match.strength)
    return min(unforced, key=lambda match: match.strength) if unforced else lowest


def _wins(case: _Case) -> Reckoning:
    won = [Term(1, line.round, next(iter(line.opponents), None)) for line in case.lines if line.twelfths == FULL]
    return Reckoning(len(won), 1, tuple(won))


def _progressive(case: _Case) -> Reckoning:
    terms, so_far = [], 0
    for line in case.lines:
        so_far += line.twelfths
        terms.append(Term(so_far, line.round))
    return Reckoning(sum(term.amount for term in terms), FULL, tuple(terms))


def _later_seat(case: _Case) -> Reckoning:
    """Count matches in which an entrant did not begin."""
    later = [Term(1, line.round) for line in case.lines if line.is_played and line.seat]
    return Reckoning(len(later), 1, tuple(later))


def _opponents_place_points(case: _Case) -> Reckoning:
    """Reckon the mean of the points of all opponents at tables, in 1/1000 of a twelfth."""
    terms = tuple(match.term(multiplied=False) for match in case.matches())
    mean = sum(term.amount for term in terms) * 1000 // len(terms) if terms else 0
    return Reckoning(mean, FULL * 1000, terms, case.is_open)


def _share_of_best(case: _Case) -> Reckoning:
    """Add the shares of the table's best score, in 1/1000."""
    terms = []
    for line in case.lines:
        own, best = case.scores.get((case.entrant, line.round), (0, 0))
        if best > 0:
            terms.append(Term(max(own, 0) * 1000 // best, line.round))
    return Reckoning(sum(term.amount for term in terms), 1000, tuple(terms))


def _lots(case: _Case) -> Reckoning:
    return Reckoning(lot(case.seed, "tie", case.entrant) % 1_000_000, 1)


_RECKONED: Final[Mapping[str, Callable[[_Case], Reckoning]]] = {
    "buchholz": _sum,
    "buchholz_cut_1": lambda case: _sum(case, lowest=1),
    "buchholz_median": lambda case: _sum(case, lowest=1, highest=1),
    "sonneborn_berger": lambda case: _sum(case, multiplied=True),
    "wins": _wins,
    "progressive": _progressive,
    "later_seat": _later_seat,
    "opponents_place_points": _opponents_place_points,
    "share_of_best": _share_of_best,
    "lots": _lots,
}
