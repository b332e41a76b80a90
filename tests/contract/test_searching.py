"""Searches of one kind do not disturb each other."""

from collections.abc import Iterator

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.database import InMemoryExampleDatabase

from games import registry
from games.kernel.game import AnyGame
from tests.contract import searching


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch) -> Iterator[InMemoryExampleDatabase]:
    """Where a hunt keeps what has failed."""
    monkeypatch.setattr(searching, "HUNTING", True)
    found, usual = InMemoryExampleDatabase(), settings.get_current_profile_name()
    settings.register_profile("kept", parent=settings.get_profile(usual), database=found, derandomize=False)
    settings.load_profile("kept")
    yield found
    settings.load_profile(usual)


def one(game: AnyGame, data: st.DataObject) -> None:
    raise AssertionError(game.id)


def another(game: AnyGame, data: st.DataObject) -> None:
    raise AssertionError(game.id)


def test_what_fails_in_one_search_is_not_tried_in_another(database: InMemoryExampleDatabase) -> None:
    """Hunts tried what had failed elsewhere, and forgot it where it passed."""
    games = [registry.find(game) for game in ("auction", "pearls")]
    for test in (one, another):
        for game in games:
            with pytest.raises(AssertionError, match=game.id):
                searching.searched(test)(game)
    assert len([values for values in database.data.values() if values]) == 4
