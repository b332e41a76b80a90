"""Runs each test that asks for `game` over every registered game, as tests/contract does; makes databases quickly."""

import pytest

from tests.contract.conftest import pytest_generate_tests

__all__ = ["pytest_generate_tests"]

pytest.register_assert_rewrite("tests.secrecy.twins", "tests.secrecy.marks")


@pytest.fixture(autouse=True)
def _quickly(quick_database: None) -> None:
    """Every world has a database of its own."""
