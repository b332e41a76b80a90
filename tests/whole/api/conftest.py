"""The check of requests is tested without a bot."""

import pytest


@pytest.fixture(autouse=True)
def env() -> None:
    """These tests need no simulator."""


@pytest.fixture(autouse=True)
def requests_are_valid() -> None:
    """These tests send nothing."""
