"""The playground as a process: what it prints, that it stops at once and puts the bot away."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.playground.process import ADDRESS, Playground

ROOT = Path(__file__).parent.parent.parent
COMMAND = [sys.executable, "-m", "tests.playground.small_bot"]


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_at_once_and_closes_the_bot(tmp_path: Path, sign: signal.Signals) -> None:
    told = tmp_path / "told"
    with Playground.start(COMMAND, {"SMALL_BOT_CLOSED": str(told), "PYTHONPATH": str(ROOT)}) as playground:
        assert playground.stop(sign) < 2.0
        assert playground.process.returncode == 0
    assert told.read_text(encoding="utf-8") == "closed"


def test_the_address_is_printed_once_and_logged_nowhere() -> None:
    process = subprocess.Popen(
        [*COMMAND, "ru"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={"PATH": ""}
    )
    try:
        assert process.stdout is not None
        said = ""
        for line in process.stdout:
            said += line
            if "#games." in line:  # the line about the matches of the last time is the last one
                break
        process.send_signal(signal.SIGTERM)
        rest, logged = process.communicate(timeout=20)
    finally:
        process.kill()
    assert len(ADDRESS.findall(said + rest)) == 1
    key = ADDRESS.findall(said)[0].partition("#")[2]
    assert key not in logged
    assert "2 партии прошлого запуска продолжаются в #games." in said
