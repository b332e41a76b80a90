"""Who is ahead: points first, then the tie-breaks that were chosen before the start, one after the other."""

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from play.formats.sheets import Sheet
from play.formats.tie_breaks import Reckoning, TieBreak, direct_encounter, reckon


class Row(msgspec.Struct, frozen=True):
    """One entrant in the standings.

    `place`: from 1, the same for all whom nothing parts; `values`: of each tie-break, in order; of a tie-break of
    groups (`direct`) only where the entrant was tied, else None. `group`: of a group stage, or the board in a team, in
    which the place is then, from 1; else 0.
    """

    entrant: int
    place: int
    twelfths: int
    values: tuple[Reckoning | None, ...]
    group: int = 0


def standings(
    sheet: Sheet,
    tie_breaks: Sequence[TieBreak],
    seed: bytes = b"",
    scores: Mapping[tuple[int, int], tuple[int, int]] | None = None,
    parts: Mapping[int, int] | None = None,
) -> tuple[Row, ...]:
    """Return all entrants, the best first, and by number where they share a place.

    `seed` draws lots; `scores`: see `reckon`. `parts`: of each entrant, from 1; then places are given in each part, one
    part after the other, whatever parts their opponents are in.
    """
    points = {entrant: sheet.twelfths(entrant) for entrant in sheet.entrants}
    of = parts or {}
    by_part = {part: [each for each in sheet.entrants if of.get(each, 0) == part] for part in sorted({*of.values(), 0})}
    groups = [group for members in by_part.values() for group in _split(members, points)]
    values: dict[int, list[Reckoning | None]] = {entrant: [] for entrant in sheet.entrants}
    for tie_break in tie_breaks:
        if tie_break.name == "direct":
            groups = _by_direct_encounter(sheet, groups, values)
            continue
        found = reckon(sheet, tie_break, scores or {}, seed)
        for entrant, value in found.items():
            values[entrant].append(value)
        amounts = {entrant: value.amount for entrant, value in found.items()}
        groups = [part for group in groups for part in _split(group, amounts)]
    rows: list[Row] = []
    ahead: Counter[int] = Counter()
    for group in groups:
        part = of.get(group[0], 0)
        place = ahead[part] + 1
        rows.extend(Row(entrant, place, points[entrant], tuple(values[entrant]), part) for entrant in group)
        ahead[part] += len(group)
    return tuple(rows)


def _split(group: Sequence[int], amounts: Mapping[int, int]) -> list[tuple[int, ...]]:
    """Return a group as groups of equal amounts, the most first."""
    order = sorted({amounts[entrant] for entrant in group}, reverse=True)
    return [tuple(entrant for entrant in group if amounts[entrant] == amount) for amount in order]


def _by_direct_encounter(
    sheet: Sheet, groups: Sequence[tuple[int, ...]], values: Mapping[int, list[Reckoning | None]]
) -> list[tuple[int, ...]]:
    """Return groups parted by their direct encounters, and note what each entrant has in its group."""
    parted: list[tuple[int, ...]] = []
    for group in groups:
        if len(group) == 1:
            values[group[0]].append(None)
            parted.append(group)
            continue
        parts, found = direct_encounter(sheet, group)
        parted.extend(parts)
        for entrant in group:
            values[entrant].append(found[entrant])
    return parted
