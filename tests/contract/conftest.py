"""Runs each test that asks for `game` over every registered game, the auction included."""

import pytest

from games import registry

pytest.register_assert_rewrite(
    "tests.contract.bent_chance",
    "tests.contract.choice_checks",
    "tests.contract.mask_checks",
    "tests.contract.plan_checks",
    "tests.contract.play_checks",
    "tests.contract.secrecy_checks",
    "tests.contract.twin_moves",
)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Fill `game` with each registered game."""
    if "game" in metafunc.fixturenames:
        metafunc.parametrize(
            "game", [registry.find(game_id) for game_id in registry.game_ids()], ids=registry.game_ids()
        )
