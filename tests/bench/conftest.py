"""How a measurement starts the bot: whole ones as people do, tiny ones as most tests do, which is faster."""

from collections.abc import Callable

import pytest

from tests.loopback import BotProcess, Nursery, start_fresh


@pytest.fixture
def start_bot(request: pytest.FixtureRequest) -> Callable[..., BotProcess]:
    """Return what starts a bot; both take the same arguments."""
    if request.node.get_closest_marker("bench"):
        return start_fresh
    nursery: Nursery = request.getfixturevalue("nursery")
    return nursery.start
