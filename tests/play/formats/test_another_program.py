"""gacrux, another program for tournaments, ranks made-up ones as we do.

It would catch a tie-break that is wrong where byes, forfeits, late entries and withdrawals meet.
"""

from typing import Any

from gacrux.tiebreak import tiebreak
from gacrux.trf2json import trf2json

from play.formats.sheets import FULL, Sheet
from play.formats.standings import standings
from play.formats.tie_breaks import Name, TieBreak
from play.formats.trf16 import report
from tests.play.formats.made_up import swiss_tournament
from tests.sampling import sample

TOURNAMENTS = sample(12, 1000)

NAMES: dict[str, tuple[Name, int]] = {
    "BH": ("buchholz", FULL),
    "BH/C1": ("buchholz_cut_1", FULL),
    "BH/M1": ("buchholz_median", FULL),
    "SB": ("sonneborn_berger", FULL * FULL),
    "PS": ("progressive", FULL),
    "WIN": ("wins", 1),
}


def theirs(sheet: Sheet, *names: str) -> dict[int, dict[str, Any]]:
    """Return rank and tie-breaks of every entrant as gacrux computes them from our report."""
    file = trf2json()
    numbers = {entrant: entrant for entrant in sheet.entrants}
    file.parse_file(report(sheet, {entrant: f"Entrant {entrant}" for entrant in numbers}, numbers, "Made up"), False)
    assert file.chessjson["status"]["code"] == 0
    tournament = file.get_tournament(1)
    settings = {"tiebreak": list(names), "swiss": True, "check": False}
    found = tiebreak(tournament, -1, settings).compute_tiebreaks(tournament, settings)
    return {row["cid"]: row for row in found["competitors"]}


def test_all_tie_breaks_of_generated_tournaments() -> None:
    for seed in range(TOURNAMENTS):
        made = swiss_tournament(8 + seed % 40, 3 + seed % 4, seed, withdraw=0.25 * (seed % 2), late=0.2 * (seed % 3))
        expected = theirs(made.sheet, *NAMES)
        for row in standings(made.sheet, [TieBreak(name) for name, _ in NAMES.values()]):
            ours = [value.amount / unit for value, (_, unit) in zip(row.values, NAMES.values(), strict=True) if value]
            assert ours == [float(value) for value in expected[row.entrant]["tiebreakScore"]], (seed, row.entrant)
        places = {row.entrant: row.place for row in standings(made.sheet, [TieBreak("direct")])}
        assert places == {entrant: row["rank"] for entrant, row in theirs(made.sheet, "PTS", "DE").items()}, seed
