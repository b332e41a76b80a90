"""Every test here uses the fixtures of tests/whole/fixtures.py."""

from tests.whole.fixtures import entropy, env, faults, make_bot, requests_are_valid, world

__all__ = ["entropy", "env", "faults", "make_bot", "requests_are_valid", "world"]
