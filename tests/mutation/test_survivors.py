"""Of faults planted at random in the rules, tests find all but a few (docs/testing.md)."""

import secrets
import subprocess
import sys

import pytest

from tests.mutation.__main__ import SUBJECTS
from tests.mutation.trial import ROOT


@pytest.mark.hunt
@pytest.mark.parametrize("game", SUBJECTS)
def test_few_faults_survive(game: str) -> None:
    command = [sys.executable, "-m", "tests.mutation", game, "--seed", secrets.token_hex(4)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, f"{' '.join(command)}\n{ran.stdout}{ran.stderr}"
