"""Moves of Pearls and their notation (SPEC 6.1)."""

from typing import Annotated

import msgspec

from games.kernel.notation import Id
from tests.games.pearls.components import GRID

Cell = Annotated[str, Id(GRID.cells)]


class Dive(msgspec.Struct, frozen=True, tag="dive"):
    """Seal the card that names `cell` (3.1)."""

    cell: Cell


class Push(msgspec.Struct, frozen=True, tag="push"):
    """Push the pearls of one cell into a neighbouring one (3.2)."""

    cell: Cell
    to: Cell


class Rest(msgspec.Struct, frozen=True, tag="rest"):
    """Push nothing (3.2)."""


Move = Dive | Push | Rest
"""The moves, each with its line of notation (SPEC 6.1)."""
