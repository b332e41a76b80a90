"""Runs each test that asks for `game` over every registered game."""

from tests.contract.conftest import pytest_generate_tests

__all__ = ["pytest_generate_tests"]
