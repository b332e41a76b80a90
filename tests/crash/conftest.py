"""The nursery, shared by all tests."""

from collections.abc import Iterator

import pytest

from tests.loopback import Nursery


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """The process that forks bots."""
    with Nursery() as started:
        yield started
