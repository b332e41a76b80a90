"""The files of the golden matches: tests/golden/<game>-<seats>.txt."""

from pathlib import Path

from games.kernel.game import AnyGame

FOLDER = Path(__file__).parent


def golden_path(game: AnyGame, seats: int) -> Path:
    """Return the file of `game` for so many seats."""
    return FOLDER / f"{game.id}-{seats}.txt"


EXPORTS_OF_COMPUTERS = Path(__file__).parent / "exports" / "computers"
"""Exports of matches with computers, one for each game."""
