"""Fixtures of the whole bot in the simulated Discord, as in tests/whole."""

from tests.whole.conftest import entropy, env, faults, make_bot, requests_are_valid, world

__all__ = ["entropy", "env", "faults", "make_bot", "requests_are_valid", "world"]
