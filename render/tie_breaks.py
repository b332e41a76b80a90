"""Tie-breaks on pages and pictures: names with editions, values, and which one parts two entrants. Pure."""

from typing import Final

from play.formats.sheets import FULL
from play.formats.standings import Row
from play.formats.tie_breaks import Name, Reckoning, TieBreak, direct_encounter
from play.formats.views import TournamentView
from render.tournaments import points
from text import Words

WITH_EDITION: Final[frozenset[Name]] = frozenset(
    {"buchholz", "buchholz_cut_1", "buchholz_median", "sonneborn_berger", "opponents_place_points"}
)
"""In these it matters how rounds without a match count."""

POINTS: Final = -1
"""In place of a tie-break: the points themselves."""

AT_LEAST: Final = "≥"
_HUNDRED: Final = 100


def with_edition(tie_break: TieBreak, words: Words) -> str:
    """Return the name of a tie-break with its edition: "Buchholz (FIDE 2026)"."""
    name = words(f"tie-break-{tie_break.name}")
    if tie_break.name not in WITH_EDITION:
        return name
    return words("tie-break-of-edition", name=name, edition=words(f"edition-{tie_break.edition}"))


def shown_tie_breaks(view: TournamentView) -> tuple[int, ...]:
    """Return the places of the tie-breaks that have a column: lots are named only where they decide."""
    return tuple(place for place, each in enumerate(view.settings.tie_breaks) if each.name != "lots")


def value_text(value: Reckoning | None, words: Words) -> str:
    """Return the value of a tie-break, "≥" before it while it can grow; of nobody tied a dash."""
    if value is None:
        return "–"
    return f"{AT_LEAST if value.is_open else ''}{amount_text(value.amount, value.unit, words)}"


def amount_text(amount: int, unit: int, words: Words) -> str:
    """Return an amount of which `unit` make one point: with fractions of twelfths, else with two decimals."""
    if unit == 1:
        return str(amount)
    if unit in {FULL, FULL * FULL} and amount % (unit // FULL) == 0:
        return points(amount * FULL // unit)
    hundredths = (2 * amount * _HUNDRED + unit) // (2 * unit)
    whole, rest = divmod(hundredths, _HUNDRED)
    sign = words.tenths(1)[1]
    return f"{whole}{sign}{rest:02}".rstrip("0").rstrip(sign)


def parted_by(view: TournamentView, ahead: Row, behind: Row) -> int | None:
    """Return what puts one entrant ahead of another: the place of a tie-break, or `POINTS`; None: nothing."""
    if ahead.twelfths != behind.twelfths:
        return POINTS
    tied = [row for row in view.rows if (row.group, row.twelfths) == (ahead.group, ahead.twelfths)]
    for place, tie_break in enumerate(view.settings.tie_breaks):
        if tie_break.name == "direct":
            groups, _ = direct_encounter(view.sheet, [row.entrant for row in tied])
            group = next(group for group in groups if ahead.entrant in group)
            if behind.entrant not in group:
                return place
            tied = [row for row in tied if row.entrant in group]
            continue
        if _amount(ahead, place) != _amount(behind, place):
            return place
        tied = [row for row in tied if _amount(row, place) == _amount(ahead, place)]
    return None


def is_by_lot(view: TournamentView, place: int) -> bool:
    """Return whether the entrant of a row, by its place in the list, is parted from a neighbour by lot alone."""
    neighbours = [view.rows[max(0, place - 1) : place + 1], view.rows[place : place + 2]]
    found = (parted_by(view, *pair) for pair in neighbours if len({row.group for row in pair}) < len(pair))
    return any(each not in {None, POINTS} and view.settings.tie_breaks[each or 0].name == "lots" for each in found)


def _amount(row: Row, place: int) -> int | None:
    value = row.values[place]
    return None if value is None else value.amount
