"""The file of a tournament's match, made once and copied for each test."""

import copy
from typing import Any

import pytest

from tests.play.proofs.tournament_match import exported


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The export of a tournament's match, after the end of both."""
    return exported(tmp_path_factory.mktemp("tournament"))


@pytest.fixture
def export(whole: dict[str, Any]) -> dict[str, Any]:
    """That export, to be tampered with."""
    return copy.deepcopy(whole)
