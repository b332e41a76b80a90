"""Points and tie-breaks of tournaments that others played and published.

They would catch a tie-break that is wrong in a way that is not visible in made-up tournaments.
"""

from itertools import pairwise

import pytest

from play.formats.sheets import FULL, Sheet
from play.formats.standings import standings
from play.formats.tie_breaks import Edition, Name, TieBreak
from tests.play.formats.known_results import NAMES, known, sheet_of, twelfths

EXERCISE = "fide_exercise_16x5"


def values(sheet: Sheet, name: Name, edition: Edition = "2026") -> dict[str, int]:
    """Return a tie-break of every entrant, by number as a file has it."""
    return {
        str(row.entrant): value.amount
        for row in standings(sheet, [TieBreak(name, edition)])
        for value in row.values
        if value is not None
    }


@pytest.mark.parametrize("name", NAMES)
def test_the_points_of_all_rows(name: str) -> None:
    sheet = sheet_of(name)
    published = {player["no"]: twelfths(player["points"]) for player in known(name)["players"]}
    assert {entrant: sheet.twelfths(entrant) for entrant in sheet.entrants} == published


def test_all_known_rows_are_compared() -> None:
    assert sum(len(known(name)["players"]) for name in NAMES) == 431


@pytest.mark.parametrize("name", ["swiss_13x10_byes", "swiss_9x9_odd"])
def test_the_order_of_two_swisses_with_byes_and_absences(name: str) -> None:
    found = known(name)
    sheet = sheet_of(name)
    scale = FULL * FULL
    assert values(sheet, "sonneborn_berger", "2012") == {
        entrant: round(value * scale) for entrant, value in found["recomputed"]["SB"].items()
    }
    rows = standings(sheet, [TieBreak("sonneborn_berger", "2012")])
    places = {row.entrant: row.place for row in rows}
    order = found["published"]["order"]
    assert all(places[one] <= places[other] for one, other in pairwise(order))


@pytest.mark.parametrize("name", ["swiss_13x10_byes", "swiss_9x9_odd"])
def test_buchholz_with_a_virtual_opponent(name: str) -> None:
    expected = known(name)["recomputed"]["Buchholz_virtual_2012"]
    assert values(sheet_of(name), "buchholz", "2012") == {key: twelfths(value) for key, value in expected.items()}


def test_the_five_tie_breaks_of_a_club_championship() -> None:
    sheet = sheet_of("club_27x6_published_tiebreaks")
    names: tuple[tuple[str, Name, int], ...] = (
        ("direct_encounter", "direct", FULL),
        ("cumulative", "progressive", FULL),
        ("buchholz", "buchholz", FULL),
        ("sonneborn_berger", "sonneborn_berger", FULL * FULL),
        ("buchholz_cut_1", "buchholz_cut_1", FULL),
    )
    rows = {row.entrant: row for row in standings(sheet, [TieBreak(name, "half") for _, name, _ in names])}
    for number, published in known("club_27x6_published_tiebreaks")["published"]["tie_breaks"].items():
        found = [value.amount for value in rows[int(number)].values if value is not None]
        assert found == [round(published[key] * unit) for key, _, unit in names]


def test_only_half_points_give_what_the_club_published() -> None:
    sheet = sheet_of("club_27x6_published_tiebreaks")
    published = twelfths(19.5)
    editions: tuple[Edition, ...] = ("half", "none")
    assert [edition for edition in editions if values(sheet, "buchholz_cut_1", edition)["2"] == published] == ["half"]


@pytest.mark.parametrize("edition", ["2023", "2026"])
@pytest.mark.parametrize(
    ("key", "name", "unit"),
    [
        ("buchholz", "buchholz", FULL),
        ("buchholz_cut_1", "buchholz_cut_1", FULL),
        ("sonneborn_berger", "sonneborn_berger", FULL * FULL),
        ("progressive", "progressive", FULL),
        ("wins", "wins", 1),
    ],
)
def test_every_kind_of_unplayed_round(edition: Edition, key: str, name: Name, unit: int) -> None:
    published = known(EXERCISE)["published"]
    expected = {no: round(value * unit) for no, value in published["C07_2023"][key].items()}
    found = values(sheet_of(EXERCISE), name, edition)
    if edition == "2026":
        changes = published["C07_2026_changes"]
        expected |= {no: round(value * unit) for no, value in changes.get(key, {}).items()}
        if key == "buchholz_cut_1":
            # What is cut changes for the same three; nobody has published what remains.
            expected |= {no: found[no] for no in changes["buchholz"]}
    assert found == expected


def test_direct_encounter_where_not_all_have_met() -> None:
    name = "fide_exercise_16x9_direct_encounter"
    expected = known(name)["published"]["rank_by_points_then_direct_encounter"]
    assert {str(row.entrant): row.place for row in standings(sheet_of(name), [TieBreak("direct")])} == expected


def test_a_round_robin_with_a_forfeit() -> None:
    name = "fide_exercise_round_robin_6"
    sheet = sheet_of(name, everybody_meets=True)
    published = known(name)["published"]
    assert values(sheet, "sonneborn_berger") == {
        no: round(value * FULL * FULL) for no, value in published["sonneborn_berger"].items()
    }
    rows = standings(sheet, [TieBreak("direct")])
    assert {str(row.entrant): row.place for row in rows} == published["rank_by_points_then_direct_encounter"]
