"""The requirement files pin everything exactly, with hashes, and name no index."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKED = (
    "requirements-build.txt",
    "requirements.txt",
    "requirements-postgres.txt",
    "requirements-playground.txt",
    "requirements-dev.txt",
    "requirements-bench.txt",
)
SHIPPED = (
    *LOCKED,
    "requirements.in",
    "requirements-postgres.in",
    "requirements-playground.in",
    "requirements-dev.in",
    "requirements-bench.in",
    "Makefile",
    "Dockerfile",
    "compose.yaml",
    "compose.postgres.yaml",
    "pyproject.toml",
)
PIN = re.compile(r"(?P<name>[a-z0-9][a-z0-9-]*)==(?P<version>[^ ;]+)( ; [^\\]+)?( --hash=sha256:[0-9a-f]{64})+")


def pins(name: str) -> dict[str, str]:
    """Return each pinned package's version; a line that is no hashed exact pin fails the test."""
    text = (ROOT / name).read_text()
    joined = re.sub(
        r" *\\\n *", " ", "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    )
    found = {}
    for line in joined.splitlines():
        match = PIN.fullmatch(line)
        assert match, f"{name}: not an exact pin with hashes: {line[:80]}"
        found[match["name"]] = match["version"]
    return found


def wanted(name: str) -> set[str]:
    """Return the packages that a .in file asks for, spelled as the pins spell them."""
    lines = (ROOT / name).read_text().splitlines()
    names = (re.match(r"[A-Za-z0-9._-]+", line) for line in lines if not line.startswith(("#", "-")))
    return {re.sub(r"[._-]+", "-", match[0]).lower() for match in names if match}


@pytest.mark.parametrize("name", LOCKED)
def test_every_line_is_an_exact_pin_with_hashes(name: str) -> None:
    assert len(pins(name)) >= len(wanted(name.replace(".txt", ".in"))) > 0


def test_pins_cover_what_is_asked_for() -> None:
    for name in LOCKED:
        assert wanted(name.replace(".txt", ".in")) <= pins(name).keys()


def test_tests_run_on_the_versions_that_ship() -> None:
    shipped = pins("requirements.txt")
    tested = pins("requirements-dev.txt")
    for name in ("requirements-playground.txt", "requirements-postgres.txt"):
        assert shipped.items() <= pins(name).items() <= tested.items()
    measured = pins("requirements-bench.txt")
    assert all(tested[name] == version for name, version in measured.items() if name in tested)
    built = pins("requirements-build.txt")
    assert all(shipped[name] == version for name, version in built.items() if name in shipped)


def test_the_bot_itself_needs_no_simulated_discord() -> None:
    """Only the playground's pins have simcord and the packages it needs."""
    added = pins("requirements-playground.txt").keys() - pins("requirements.txt").keys()
    assert {"simcord", "pillow", "av", "regex"} <= added


@pytest.mark.parametrize("name", SHIPPED)
def test_no_index_or_machine_path_is_named(name: str) -> None:
    text = (ROOT / name).read_text()
    assert not re.search(r"https?://|file:/|--(extra-)?index-url|--find-links|--trusted-host", text)
    assert not re.search(r"(?<![\w.])/(opt|root|home|work)/", text)


def test_python_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert project["project"]["requires-python"] == ">=3.11"
    assert project["tool"]["mypy"]["python_version"] == "3.11"
    assert "--python-version 3.11" in (ROOT / "Makefile").read_text()
    assert set(re.findall(r"^FROM (\S+)", (ROOT / "Dockerfile").read_text(), re.MULTILINE)) == {
        "python:3.11.14-slim-bookworm"
    }
