"""The playground as a process: what it prints, and that it stops and closes the bot without a needless wait."""

import re
import signal
import sys
from pathlib import Path

import pytest

from cogs.running import PLAYGROUND_BEAT_SECONDS
from playground import running
from tests.playground.process import ADDRESS, Playground
from text import words

ROOT = Path(__file__).parent.parent.parent
COMMAND = [sys.executable, "-m", "tests.playground.small_bot"]


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_at_once_and_closes_the_bot(tmp_path: Path, sign: signal.Signals) -> None:
    closed, log = tmp_path / "closed", tmp_path / "log"
    with Playground.start(COMMAND, {"SMALL_BOT_CLOSED": str(closed), "PYTHONPATH": str(ROOT)}, log) as playground:
        playground.stop(sign)
        assert playground.process.returncode == 0
    assert closed.read_text(encoding="utf-8") == "closed"
    assert log.read_text(encoding="utf-8") == "", "no part was waited for in vain"


def test_the_address_is_printed_once_and_logged_nowhere(capfd: pytest.CaptureFixture[str]) -> None:
    with Playground.start([*COMMAND, "ru"], {"PYTHONPATH": str(ROOT)}) as playground:
        playground.expect(re.compile(re.escape(words("ru")("playground-rebound", count=2))))
        playground.stop()
    assert ADDRESS.findall(playground.said) == [playground.address]
    assert playground.address.partition("#")[2] not in capfd.readouterr().err


def test_the_start_does_not_wait_for_a_beat_of_the_bot() -> None:
    # The simulated Discord waits for every timer that is due within its patience.
    assert PLAYGROUND_BEAT_SECONDS > running.STARTING_SECONDS
