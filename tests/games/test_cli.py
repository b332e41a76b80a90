"""The command line of the rules: what each command prints, and how it refuses."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from games import registry
from games.cli import main
from games.position import read_position

ROOT = Path(__file__).parents[2]
STATE: dict[str, object] = {"phase": "pledging", "auctioneer": 0, "lot": "harp", "worth": 4}
OPENED: dict[str, object] = {"game": "auction", "seats": 2, "state": STATE}
HANDS = [["c1", "c2", "c5", "veto"], ["c1", "c3", "c3", "c4"]]


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """A file with a position in which seat 0 pledges."""
    path = tmp_path / "position.json"
    path.write_text(json.dumps({**OPENED, "state": {**STATE, "hands": HANDS}}))
    return path


def test_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list"]) == 0
    listed = capsys.readouterr().out
    assert "auction rules=1 seats=2,3,4 stakes=low|high length=short|long teams=on|off\n" in listed
    assert " victory_points=3|5|7|1..19 " in listed


def test_random_plays_matches_and_ends_with_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["random", "auction", "--seats", "3", "--matches", "4", "--seed", "5"]) == 0
    *lines, last = capsys.readouterr().out.splitlines()
    tally = json.loads(last)
    assert len(lines) == 4
    assert lines[0].startswith("match 0: seats 3, moves ")
    assert (tally["game"], tally["matches"], sum(tally["outcomes"].values())) == ("auction", 4, 4)
    assert tally["mean_length"] == round(tally["moves"] / 4, 1)
    assert tally["moves_per_second"] > 0


def test_random_is_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    runs = []
    for seed in ("1", "1", "2"):
        main(["random", "auction", "--matches", "3", "--seed", seed])
        runs.append(capsys.readouterr().out.splitlines()[:-1])
    assert runs[0] == runs[1] != runs[2]


def test_legal_moves(position: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["legal", str(position), "0"]) == 0
    assert capsys.readouterr().out == "# pledge\npledge 0\npledge 1\npledge 2\n"
    assert main(["legal", str(position), "1"]) == 0
    assert capsys.readouterr().out == ""


def test_apply_prints_the_new_position(position: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["apply", str(position), "0", "pledge 2"]) == 0
    printed = capsys.readouterr()
    after = read_position(printed.out.encode())
    assert (after.revision, after.state.coins, after.state.pledges) == (2, (1, 3), (2, None))
    assert printed.err == '2. {"type":"pledged","seat":0,"coins":2,"under":null}\n'


def test_apply_moves_of_several_seats_to_a_file(position: Path, tmp_path: Path) -> None:
    out = tmp_path / "after.json"
    moves = ["pledge 0", "1:pledge 1", "bid c5", "1: bid c4", "veto", "1:nod"]
    assert main(["apply", str(position), "0", *moves, "--out", str(out)]) == 0
    after = read_position(out.read_bytes())
    assert (after.revision, after.state.round, after.state.phase) == (7, 2, "opening")
    assert after.state.discard == ("c5", "c4", "veto")


@pytest.mark.parametrize(
    ("seat", "move", "printed"),
    [
        ("0", "pledge 3", 'refused: pledge_out_of_range {"most":2}\n'),
        ("1", "pledge 0", "refused: no_decision {}\n"),
        ("0", "hello", "refused: not_a_move {}\n"),
        ("0", "bid c9", 'refused: unknown_id {"word":"c9"}\n'),
        ("7", "pledge 0", 'refused: position_seat {"seat":7}\n'),
        ("0", "7:pledge 0", 'refused: position_seat {"seat":7}\n'),
    ],
)
def test_refusals(position: Path, capsys: pytest.CaptureFixture[str], seat: str, move: str, printed: str) -> None:
    assert main(["apply", str(position), seat, move]) == 1
    assert capsys.readouterr() == ("", printed)


def test_unknown_game_and_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["random", "chess"]) == 1
    assert main(["random", "auction", "--seats", "9"]) == 1
    assert capsys.readouterr() == ("", 'refused: unknown_game {"word":"chess"}\nrefused: position_seats {"seats":9}\n')


def test_missing_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["legal", str(tmp_path / "none.json"), "0"]) == 1
    assert capsys.readouterr().err == f"{tmp_path / 'none.json'}: No such file or directory\n"


def test_wrong_usage_is_status_2() -> None:
    for arguments in ([], ["dance"], ["random", "auction", "--matches", "0"]):
        with pytest.raises(SystemExit) as ended:
            main(arguments)
        assert ended.value.code == 2


def test_as_a_program() -> None:
    """The program registers every game by itself, without a test having imported it."""
    root = Path(__file__).parents[2]
    listed = subprocess.run([sys.executable, "-m", "games", "list"], cwd=root, capture_output=True, check=True)
    assert b"tetranomicon rules=3 seats=2,3,4" in listed.stdout
    words = [sys.executable, "-m", "games", "random", "chess"]
    refused = subprocess.run(words, cwd=root, capture_output=True, check=False)
    assert (refused.returncode, refused.stdout) == (1, b"")


def test_the_position_of_the_page_about_positions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "positions.md").read_text()
    written = page.partition("```json\n")[2].partition("```")[0]
    file = tmp_path / "farm.json"
    file.write_text(written)
    assert main(["legal", str(file), "0"]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert "\n".join(shown[:2]) in page
    assert main(["apply", str(file), "0", "build E1 farm"]) == 0
    capsys.readouterr()
    file.write_text(written.replace("[5, 16]", "[5, -1]"))
    assert main(["legal", str(file), "0"]) == 1
    assert capsys.readouterr().err.strip() in page


def test_the_rules_meeting_an_impossible_value_is_a_refusal(
    position: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*_: object) -> None:
        raise KeyError("c99")

    game = registry.find("auction")
    monkeypatch.setattr(type(game), "apply", failing)
    assert main(["apply", str(position), "0", "pledge 2"]) == 1
    assert capsys.readouterr().err.startswith("refused: position_impossible")
