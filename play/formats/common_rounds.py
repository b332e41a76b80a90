"""A flow as if it had been played in rounds: for files whose readers want both players of a match in the same round."""

from collections.abc import Iterator, Mapping
from itertools import count
from typing import Final

import msgspec

from play.formats.lots import draws
from play.formats.sheets import FULL, Kind, Line, Sheet, sheet

_TRIES: Final = 400
_Match = tuple[tuple[int, int], tuple[int, int]]
"""A match as two players with the round that each calls it."""


def in_common_rounds(found: Sheet) -> Sheet:
    """Return a sheet in which the lines of a match are of the same round: as early as can be, in few rounds.

    Points stay what they were. A match that counts for one of the two alone is a round without an opponent, and who
    has no match in a round was absent there, so that tie-breaks can come out differently where not all have played.
    """
    rounds = _rounds(found)
    lines: dict[int, list[Line]] = {entrant: [] for entrant in found.lines}
    for entrant, own in found.lines.items():
        taken = {rounds[entrant, line.round] for line in own if (entrant, line.round) in rounds}
        free = (number for number in range(1, len(own) + len(taken) + 1) if number not in taken)
        for line in own:
            if (entrant, line.round) in rounds:
                lines[entrant].append(msgspec.structs.replace(line, round=rounds[entrant, line.round]))
            elif line.kind != "absence":
                kind: Kind = "bye" if line.twelfths == FULL else "absence"
                lines[entrant].append(Line(next(free), line.twelfths, kind))
    last = max((line.round for own in lines.values() for line in own), default=0)
    return sheet(lines, last, unfinished=found.unfinished)


def _rounds(found: Sheet) -> Mapping[tuple[int, int], int]:
    """Return for each line of a match, by entrant and own round, the common round."""
    at: dict[int, dict[int, _Match]] = {entrant: {} for entrant in found.lines}
    last = max(map(len, found.lines.values()), default=0)
    played = {entrant: sum(bool(line.opponents) for line in lines) for entrant, lines in found.lines.items()}
    # Who played fewer matches has them first: to miss the last rounds is what it was in the flow, to have gone.
    ordered = sorted(_matches(found), key=lambda match: (min(played[each] for each, _ in match), max(map(_own, match))))
    for match in ordered:
        (one, _), (other, _) = match
        number = _common(at, one, other)
        # One round more than anybody has matches is always enough (Vizing), though here it is only looked for.
        for most in (last, last + 1):
            if number > most:
                number = _made_free(at, (one, other), most) or number
        at[one][number] = at[other][number] = match
    return {
        (entrant, own): number for taken in at.values() for number, match in taken.items() for entrant, own in match
    }


def _own(side: tuple[int, int]) -> int:
    """Return the round that a player calls a match."""
    return side[1]


def _matches(found: Sheet) -> Iterator[_Match]:
    """Yield the matches that both have a line of."""
    for entrant, lines in found.lines.items():
        for other in sorted({line.opponents[0] for line in lines if line.opponents}):
            if entrant < other:
                mine = [line.round for line in lines if line.opponents == (other,)]
                theirs = [line.round for line in found.lines.get(other, ()) if line.opponents == (entrant,)]
                yield from (((entrant, one), (other, two)) for one, two in zip(mine, theirs, strict=False))


def _common(at: Mapping[int, Mapping[int, _Match]], one: int, other: int) -> int:
    """Return the first round in which neither plays."""
    return next(number for number in count(1) if number not in at[one] and number not in at[other])


def _made_free(at: dict[int, dict[int, _Match]], pair: tuple[int, int], last: int) -> int:
    """Return a round in which neither plays once matches of others have changed theirs; 0: none was found.

    Each try exchanges two rounds for a chain of matches, first where that may help at once, then anywhere, so that the
    next one begins from something else.
    """
    entrants, drawn = sorted(at), draws(b"", "common", *pair)
    for turn in range(_TRIES):
        one, other = pair if turn % 2 else pair[::-1]
        mine, theirs = ([number for number in range(1, last + 1) if number not in at[each]] for each in (one, other))
        first, second = mine[next(drawn) % len(mine)], theirs[next(drawn) % len(theirs)]
        _flip(at, other, (first, second))
        if first not in at[one] and first not in at[other]:
            return first
        _flip(at, entrants[next(drawn) % len(entrants)], (1 + next(drawn) % last, 1 + next(drawn) % last))
        number = _common(at, one, other)
        if number <= last:
            return number
    return 0


def _flip(at: dict[int, dict[int, _Match]], start: int, rounds: tuple[int, int]) -> None:
    """Exchange two rounds along the chain of matches that begins with `start`, which are in one of them in turns."""
    if rounds[1] in at[start]:
        return
    chain: dict[_Match, int] = {}
    entrant, (number, following) = start, rounds
    while number != following and number in at[entrant] and at[entrant][number] not in chain:
        match = at[entrant][number]
        chain[match] = following
        entrant = match[1][0] if match[0][0] == entrant else match[0][0]
        number, following = following, number
    for match, new in chain.items():
        for each, _ in match:
            if at[each].get(sum(rounds) - new) == match:
                del at[each][sum(rounds) - new]
    for match, new in chain.items():
        for each, _ in match:
            at[each][new] = match
