"""docs/adding-a-game.md names only files and names that exist."""

import re

from tests.architecture.sources import ROOT

TEXT = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
PLACES = (ROOT, ROOT / "tests" / "games" / "auction")
"""Paths are given from the root, files of a game as the auction has them."""


def test_paths_exist() -> None:
    paths = {path for path in re.findall(r"`([a-z_]+(?:/[a-z_]+)*(?:/|\.(?:py|md)))`", TEXT) if "<" not in path}
    assert {"games/registry.py", "render/game_pages.py", "render/registry.py", "view.py", "tests/games/leaky/"} <= paths
    missing = [path for path in paths if not any((place / path).exists() for place in PLACES)]
    assert not missing


def test_names_exist() -> None:
    """The names of the kernel and of the registries that the steps use."""
    wanted = {
        "games/kernel/game.py": ("Decision", "Opened", "sealed", "owed", "final", "observe_move"),
        "games/registry.py": ("register",),
        "render/game_pages.py": ("GamePages",),
        "tests/golden/regenerate.py": ("main",),
    }
    for path, names in wanted.items():
        source = (ROOT / path).read_text(encoding="utf-8")
        for name in names:
            assert name in source
            assert path.startswith("tests/") or name in TEXT
