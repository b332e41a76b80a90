"""Every package that the program imports is named in a requirements file, not only drawn in by another package."""

import re
import sys
from functools import cache
from importlib.metadata import packages_distributions

import pytest

from tests.architecture.layers import is_ours, layer
from tests.architecture.sources import ROOT, imported


def named(file: str) -> set[str]:
    """Return the packages that a .in file names itself."""
    return {
        _normal(name) for name in re.findall(r"^[\w.-]+", (ROOT / file).read_text(), re.MULTILINE) if name[0] != "-"
    }


def missing(names: set[str], is_playground: bool) -> list[str]:
    """Return the imports of the playground, or of everything else, whose package is not among `names`."""
    return sorted(
        f"{found.importer} imports {found.imported}"
        for found in imported()
        if (layer(found.importer) == "playground") is is_playground
        and found.imported.partition(".")[0] not in sys.stdlib_module_names
        and not is_ours(found.imported)
        and distribution(found.imported) not in names
    )


@cache
def distribution(module: str) -> str:
    """Return the package that `module` comes from; of those that share a namespace, the one named as the module."""
    found = _installed().get(module.partition(".")[0], ["not installed"])
    return _normal(found[0] if len(found) == 1 else ".".join(module.split(".")[:2]))


def test_the_bot() -> None:
    assert missing(named("requirements.in") | named("requirements-postgres.in"), is_playground=False) == []


def test_the_playground() -> None:
    assert missing(named("requirements.in") | named("requirements-playground.in"), is_playground=True) == []


@pytest.mark.slow
def test_a_missing_package_is_found() -> None:
    names = (named("requirements.in") | named("requirements-postgres.in")) - {"typing-extensions", "fluent-syntax"}
    found = missing(names, is_playground=False)
    assert "games.kernel.observation imports typing_extensions" in found
    assert "text.words imports fluent.syntax" in found


@cache
def _installed() -> dict[str, list[str]]:
    return {module: sorted(set(found)) for module, found in packages_distributions().items()}


def _normal(name: str) -> str:
    return re.sub(r"[._-]+", "-", name).lower()
