"""A test that hangs fails, whatever it hangs in, and nothing that it began is left; the tests after it run."""

import os
import subprocess
import sys
from pathlib import Path

from tests.processes import begun_by

ROOT = Path(__file__).parents[2]
HANGING = """
import asyncio, subprocess, time

async def test_waits_for_ever():
    await asyncio.Event().wait()

def test_waits_for_a_process():
    subprocess.run(["sleep", "987654"])

async def test_is_told_in_a_callback_and_goes_on():
    asyncio.get_running_loop().call_soon(time.sleep, 1.9)
    await asyncio.sleep(3600)

def test_comes_last():
    pass
"""


def test_tests_that_hang_end(tmp_path: Path) -> None:
    """A hunt, or CI, once waited half an hour for one test."""
    file = tmp_path / "test_hanging.py"
    file.write_text(HANGING)
    (tmp_path / "conftest.py").write_text("from tests.time_limit import pytest_runtest_call, pytest_runtest_protocol\n")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-n",
        "1",
        "-p",
        "no:cacheprovider",
        "-o",
        "timeout=1",
        "-o",
        "asyncio_mode=auto",
        str(file),
    ]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=100, check=False)
    assert "3 failed, 1 passed" in done.stdout
    assert "test_waits_for_ever (test_hanging.py:5) > Event.wait (locks.py:" in done.stdout
    commands = [Path(f"/proc/{pid}/cmdline").read_bytes() for pid in begun_by(1) if Path(f"/proc/{pid}").exists()]
    assert not [each for each in commands if b"987654" in each]


def test_a_hunt_has_two_hours_for_each_test_and_takes_the_long_ones() -> None:
    """Whoever set the variable as docs/testing.md says, without `make hunt`, once got neither."""
    command = [sys.executable, "-m", "pytest", "-n", "0", "--collect-only", "tests/quarter/test_quarter.py"]
    environment = {name: value for name, value in os.environ.items() if name != "PYTEST_TIMEOUT"}
    environment["TESTS_HUNT"] = "1"
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=100, check=False)
    assert "timeout: 7200" in done.stdout
    assert "test_a_whole_quarter_keeps_every_law" in done.stdout
