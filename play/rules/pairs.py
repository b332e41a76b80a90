"""Who plays mostly somebody else, with one-sided results: what staff look at when they suspect a second account. Pure.

It proves nothing: a couple, or a teacher and a pupil, play so as well. So it is figures, and staff judge.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from db.rows.ratings import MetRow
from games.kernel.accounts import Pair

LEAST_MATCHES: Final = 4
"""Who has met less often has met by chance."""

SHARE: Final = 75
"""In percent: so much of what one of the two has played is against the other, and so much of that one of them won."""


def suspicious(met: Iterable[MetRow], played: Mapping[int, int], names: Mapping[int, str]) -> tuple[Pair, ...]:
    """Return the pairs that staff should look at, those who met most often first.

    `met`: who met how often on the server; `played`: how many rated matches each person played there.
    """
    found = [row for row in met if _is_one_sided(row) and _is_mostly(row, min(played[row.person], played[row.other]))]
    found.sort(key=lambda row: (-row.matches, row.person, row.other))
    return tuple(
        Pair(
            (row.person, row.other),
            (names[row.person], names[row.other]),
            row.matches,
            (row.won, row.lost),
            (played[row.person], played[row.other]),
        )
        for row in found
    )


def _is_mostly(row: MetRow, played: int) -> bool:
    return row.matches >= LEAST_MATCHES and 100 * row.matches >= SHARE * played


def _is_one_sided(row: MetRow) -> bool:
    return 100 * max(row.won, row.lost) >= SHARE * row.matches
