"""How much of a text is in view on a phone: rows as Discord breaks them there, and the lines that fit into some. Pure.

The figures are measured in the playground at 390 x 844 (tests/playground/test_in_view.py): a message is 283 px wide
there, 727 px high at most, and a row of text is 22 px.
"""

import re
import textwrap
from bisect import bisect_right
from collections.abc import Sequence

ROW, CYRILLIC_ROW = 33, 30
"""So many characters of a sentence are in a row: Cyrillic letters are wider than Latin ones."""

_CYRILLIC = re.compile("[\u0400-\u04ff]")

_SHOWN = (
    (re.compile(r"<t:-?\d+:R>"), "in 23 hours ago"),
    (re.compile(r"<t:-?\d+:f>"), "28 September 2027 at 21:00"),
    (re.compile(r"<@\d+>"), "@somebody's name"),
    (re.compile(r"\[([^\]]*)\]\([^)]*\)"), r"\1"),
    (re.compile(r"(?m)^(?:-#|#+) "), ""),
    (re.compile(r"\\(.)|\*\*|~~|`"), r"\1"),
)
"""What Discord shows of markdown, by its usual length."""


def rows_of(text: str) -> int:
    """Return how many rows a phone needs for `text`, about."""
    for pattern, shown in _SHOWN:
        text = pattern.sub(shown, text)
    return sum(map(_rows, text.split("\n"))) if text else 0


def _rows(line: str) -> int:
    is_cyrillic = len(_CYRILLIC.findall(line)) > len(line) // 3
    return max(1, len(textwrap.wrap(line, CYRILLIC_ROW if is_cyrillic else ROW)))


def last_lines(lines: Sequence[str], rows: int) -> tuple[str, ...]:
    """Return the last of `lines` that fit into `rows` together, in their order; the last one in any case, maybe cut."""
    kept: list[str] = []
    for line in reversed(lines):
        if rows_of(line) > rows:
            return (cut(line, max(rows, 1)),) if not kept else tuple(reversed(kept))
        kept.append(line)
        rows -= rows_of(line)
    return tuple(reversed(kept))


def cut(line: str, rows: int) -> str:
    """Return `line` as far as it fits into `rows`, cut between words with an ellipsis; what is bold stays so."""
    parts = line.split(" ")
    most = bisect_right(range(len(parts)), rows, lo=1, key=lambda count: rows_of(f"{' '.join(parts[:count])}…"))
    shown = f"{' '.join(parts[: max(1, most - 1)])}…"
    for sign in ("`", "**", "~~"):
        shown += sign * (shown.count(sign) % 2)
    return shown
