"""Points of tables, parting of ties, and what is shown of a reckoning."""

import pytest

from play.formats.sheets import FULL, HALF, Line, Sheet, place_points, sheet
from play.formats.standings import standings
from play.formats.tie_breaks import Name, TieBreak


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2), (12, 0)),
        ((1, 1), (6, 6)),
        ((2, 1, 3), (6, 12, 0)),
        ((1, 2, 3, 4), (12, 8, 4, 0)),
        ((1, 2, 2, 4), (12, 6, 6, 0)),
        ((1, 1, 1, 4), (8, 8, 8, 0)),
        ((1, 2, 2, 2), (12, 4, 4, 4)),
        ((1, 1, 1, 1), (6, 6, 6, 6)),
    ],
)
def test_shared_places_share_points(places: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert place_points(places) == points


def chain() -> Sheet:
    """Return two rounds: 1 beats 2 and 3, 2 beats 4, 4 draws with 3 who came late."""
    lines = {
        1: [Line(1, FULL, "played", (2,), 0), Line(2, FULL, "played", (3,), 1)],
        2: [Line(1, 0, "played", (1,), 1), Line(2, FULL, "played", (4,), 0)],
        3: [Line(1, HALF, "absence"), Line(2, 0, "played", (1,), 0)],
        4: [Line(1, FULL, "bye"), Line(2, 0, "played", (2,), 1)],
    }
    return sheet(lines, 2)


def value(name: Name, entrant: int, found: Sheet | None = None) -> int:
    """Return one value of one entrant."""
    rows = {row.entrant: row for row in standings(found or chain(), [TieBreak(name)], b"seed")}
    (reckoning,) = rows[entrant].values
    assert reckoning is not None
    return reckoning.amount


def test_the_terms_of_a_reckoning_sum_up_to_it() -> None:
    names: tuple[Name, ...] = (
        "buchholz",
        "buchholz_cut_1",
        "buchholz_median",
        "sonneborn_berger",
        "progressive",
        "wins",
    )
    for row in standings(chain(), [TieBreak(name) for name in names]):
        for reckoning in row.values:
            assert reckoning is not None
            assert reckoning.amount == sum(term.amount for term in reckoning.terms if not term.is_cut)


def test_an_opponent_who_still_plays_leaves_it_open() -> None:
    open_sheet = sheet(dict(chain().lines), 2, unfinished=[3])
    rows = {row.entrant: row for row in standings(open_sheet, [TieBreak("buchholz")])}
    assert [entrant for entrant, row in rows.items() for found in row.values if found and found.is_open] == [1]


def test_who_began_less_often_has_the_worse_seat() -> None:
    assert value("later_seat", 1) == 1
    assert value("later_seat", 3) == 0


def test_nothing_parts_two_without_a_difference() -> None:
    lines = {number: [Line(1, FULL, "bye")] for number in (1, 2)}
    assert [row.place for row in standings(sheet(lines, 1), [TieBreak("buchholz"), TieBreak("direct")])] == [1, 1]
    assert [row.place for row in standings(sheet(lines, 1), [TieBreak("lots")], b"seed")] == [1, 2]


def test_tables_are_parted_by_their_own_tie_breaks() -> None:
    lines = {
        1: [Line(1, 12, "played", (2, 3), 0)],
        2: [Line(1, 6, "played", (1, 3), 1)],
        3: [Line(1, 0, "played", (1, 2), 2)],
        4: [Line(1, 12, "played", (5, 6), 0)],
        5: [Line(1, 6, "played", (4, 6), 1)],
        6: [Line(1, 0, "played", (4, 5), 2)],
    }
    scores = {(1, 1): (20, 20), (2, 1): (10, 20), (4, 1): (20, 20), (5, 1): (15, 20)}
    rows = standings(sheet(lines, 1), [TieBreak("opponents_place_points"), TieBreak("share_of_best")], b"", scores)
    assert [(row.entrant, row.place) for row in rows] == [(1, 1), (4, 1), (5, 3), (2, 4), (3, 5), (6, 5)]
