"""Files of tournaments: harmless in spreadsheets, without user ids, and readable by programs for tournaments."""

import csv
import io
import json
import re

import pytest
from gacrux.trf2json import trf2json
from msgspec.structs import replace

from play.formats.sheets import FULL
from play.formats.views import TournamentView
from render.tournament_files import as_trf16, files_of
from tests.render.cup_views import cup_view
from tests.render.team_views import team_view
from tests.render.tournament_views import GREATEST, tournament, with_knock_out
from text import words

EN, RU = words("en"), words("ru")


def table(view: TournamentView, ending: str, language: str = "en") -> list[list[str]]:
    """Return a file for spreadsheets, as one reads it."""
    data = next(data for name, data in files_of(view, words(language)).items() if name.endswith(ending))
    assert data.startswith(b"\xef\xbb\xbf")
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig")), delimiter="," if language == "en" else ";"))


@pytest.mark.parametrize(
    "evil", ["=1+1", "+1", "-1", "@SUM(A1)", " =1", "＝1", "|cmd", "%1", '=HYPERLINK("http://x","y")']
)
def test_no_name_is_a_formula(evil: str) -> None:
    view = tournament("swiss", 4, 1, names=(evil, "b", "c", "d"))
    for ending in ("standings.csv", "pairings.csv"):
        cells = [cell for line in table(view, ending) for cell in line]
        assert not [cell for cell in cells if cell.lstrip()[:1] in tuple("=+-@|%＝") and cell[:1] != "'"]
        assert any(cell == f"'{evil.strip()}" for cell in cells)


def test_numbers_are_as_spreadsheets_of_the_language_read_them() -> None:
    view = tournament("swiss", 16, 3)
    half = next(place for place, row in enumerate(view.rows) if row.twelfths % FULL)
    assert table(view, "standings.csv")[half + 1][3].endswith(".5")
    assert table(view, "standings.csv", "ru")[half + 1][3].endswith(",5")
    assert {len(line) for line in table(view, "standings.csv", "ru")} == {len(view.settings.tie_breaks) + 5}


def test_pairings_have_a_line_for_each_seat_with_its_result() -> None:
    view = tournament("tables", 8, 2)
    lines = table(view, "pairings.csv")
    assert len(lines) == 1 + sum(len(each.seats) for each in view.pairings)
    assert lines[0] == [
        "stage", "round", "pairing", "match", "status", "seat", "number", "name", "points", "how", "place", "score",
    ]  # fmt: skip


def test_no_code_is_in_a_file_that_people_open() -> None:
    """Catches "playing" and "forfeit" below Russian headings, and a new code without words."""
    view = cup_view(12, "tables", meets="swiss", settings={"final": 7}, rounds=1, miss=0.3)
    for ending in ("standings.csv", "pairings.csv", "knock-out.csv"):
        heads, *lines = table(view, ending, "ru")
        named = [at for at, head in enumerate(heads) if head in {"состояние", "как", "в игре или нет"}]
        assert named and not [line for line in lines for at in named if re.search("[a-z]", line[at])]


def test_files_of_teams_name_teams_and_boards_and_nobody_who_is_asked() -> None:
    """Catches boards that are called groups, and a file of people whose teams nobody can find in it."""
    view = team_view(4, 4, is_started=True, names=("=Foxes", "Owls", "Bears", "Hares"))
    teams, rows, lines = (table(view, ending) for ending in ("teams.csv", "standings.csv", "pairings.csv"))
    assert teams[0] == ["place", "team", "points", "matches won", "board 1", "board 2", "board 3", "members by board"]
    assert {line[1] for line in teams[1:]} == {"'=Foxes", "Owls", "Bears", "Hares"}
    assert rows[0][:2] == ["board", "team"] and {line[0] for line in rows[1:]} == {"1", "2", "3", "4"}
    assert lines[0][-2:] == ["board", "team"] and {line[-1] for line in lines[1:]} == {line[1] for line in teams[1:]}
    whole = files_of(view, EN)[f"tournament-{view.tournament}-standings.json"]
    assert b"7001" not in whole and len(json.loads(whole)["teams"]) == 4


def test_no_file_tells_user_ids_or_what_only_organisers_see() -> None:
    """Catches a file that is handed round with the ids of people, or shows the next round early."""
    view = tournament("swiss", 8, 2)
    early = tuple(replace(each, is_early=each.round == 2) for each in view.pairings)
    files = files_of(replace(view, pairings=early), EN)
    for name, data in files.items():
        assert not [number for number in range(9) if str(GREATEST - number).encode() in data], name
    whole = json.loads(next(data for name, data in files.items() if name.endswith(".json")))
    assert {each["round"] for each in whole["pairings"]} == {1}
    assert next(each["name"] for each in whole["entrants"] if each["number"] == 7) == "entrant 7"


def test_the_json_has_what_the_standings_were_reckoned_from() -> None:
    view = tournament("flow", 12, 4)
    whole = json.loads(files_of(view, EN)[f"tournament-{view.tournament}-standings.json"])
    assert [(each["entrant"], each["place"], each["twelfths"]) for each in whole["standings"]] == [
        (row.entrant, row.place, row.twelfths) for row in view.rows
    ]
    values = whole["standings"][0]["tie_breaks"]
    assert [(each["name"], each["amount"]) for each in values] == [
        (tie_break.name, None if value is None else value.amount)
        for tie_break, value in zip(view.settings.tie_breaks, view.rows[0].values, strict=True)
    ]
    assert isinstance(whole["id"], str) and isinstance(whole["pairings"][0]["match"], str)


@pytest.mark.parametrize("meets", ["swiss", "round_robin", "flow"])
@pytest.mark.parametrize("is_open", [False, True])
def test_programs_read_the_report_of_a_tournament_at_any_time(meets: str, is_open: bool) -> None:
    """Catches a report with columns that move where a match still runs, and with the rounds of a knock-out."""
    names = ("Ann\nOther", "Щ" * 60, "", "b", "c", "d", "e", "f")
    view = with_knock_out(tournament(meets, 9, 3, names=names, is_open=is_open), 4)
    file = trf2json()
    file.parse_file(as_trf16(view, EN), False)
    assert file.chessjson["status"]["code"] == 0
    read = {each["cid"]: each for each in file.get_tournament(1)["competitors"]}
    assert {cid: float(each["gamePoints"]) for cid, each in read.items()} == {
        row.entrant: row.twelfths / FULL for row in view.rows
    }


def test_tables_have_no_report_for_arbiters() -> None:
    assert [name.rpartition("-")[2] for name in files_of(tournament("tables", 8, 1), EN)] == [
        "standings.csv", "pairings.csv", "standings.json",
    ]  # fmt: skip
