"""How long a computer has thought tells nobody anything about its hand."""

from pathlib import Path

import pytest

from games import registry
from tests.contract.finding import finding_of
from tests.secrecy.thinking import check_thinking


async def test_the_time_of_an_answer_tells_nothing(tmp_path: Path) -> None:
    assert await finding_of(check_thinking(registry.find("auction"), tmp_path)) == ""


@pytest.mark.slow
async def test_answers_that_are_stored_when_they_are_found_are_noticed(tmp_path: Path) -> None:
    """The check can fail."""
    found = await finding_of(check_thinking(registry.find("auction"), tmp_path, pace=0))
    assert " a computer has thought: " in found or " when: " in found
