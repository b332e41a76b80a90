"""The check of requests is tested without a bot."""

import pytest


@pytest.fixture(autouse=True)
def env() -> None:
    """No simulator stands behind these tests."""


@pytest.fixture(autouse=True)
def requests_are_valid() -> None:
    """Nothing is sent."""
