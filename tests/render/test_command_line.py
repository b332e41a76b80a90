"""`python -m render`: a position as text, SVG or a picture."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from render import __main__ as command

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def position(tmp_path: Path) -> str:
    path = tmp_path / "position.json"
    path.write_text(json.dumps({"game": "tetranomicon", "seats": 3}))
    return str(path)


def test_words_are_the_default(position: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main([position, "--names", "Ann,Boris"]) == 0
    printed = capsys.readouterr().out
    assert "A Aurelia: A1 free plain" in printed
    assert "Ann: wealth 16" in printed
    assert "C: wealth 17" in printed, "a seat without a name is a letter"
    assert "You can choose" not in printed


def test_a_seat_sees_its_choices_in_its_language(position: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main([position, "--seat", "2", "--lang", "ru", "--text"]) == 0
    printed = capsys.readouterr().out
    assert "Аурелия" in printed
    assert "Можно выбрать: A1" in printed


def test_svg_of_a_part(position: str, tmp_path: Path) -> None:
    target = tmp_path / "city.svg"
    assert command.main([position, "--svg", str(target), "--close-up", "F"]) == 0
    svg = target.read_text(encoding="utf-8")
    assert svg.startswith("<svg")
    assert "Ferrata" in svg


@pytest.mark.slow
@pytest.mark.parametrize(("suffix", "begin"), [("webp", b"RIFF"), ("png", b"\x89PNG")])
def test_pictures(position: str, tmp_path: Path, suffix: str, begin: bytes) -> None:
    target = tmp_path / f"map.{suffix}"
    done = subprocess.run(
        [sys.executable, "-m", "render", position, "--image", str(target)], cwd=ROOT, capture_output=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert target.read_bytes().startswith(begin)


def test_refusals_have_a_code(position: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main([position, "--seat", "3"]) == 1
    assert capsys.readouterr().err == 'refused: no_such_seat {"seat":3,"seats":3}\n'
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    assert command.main([str(broken)]) == 1
    assert capsys.readouterr().err.startswith("refused: position_not_json")
    assert command.main([str(tmp_path / "missing.json")]) == 1
    assert "missing.json" in capsys.readouterr().err


def test_a_position_that_cannot_be_drawn_is_refused_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "position.json"
    file.write_text('{"game": "tetranomicon", "state": {"turn": 7}}')
    assert command.main([str(file), "--seat", "0"]) == 1
    assert capsys.readouterr().err == 'refused: position_impossible {"path":"state.turn"}\n'
