"""How much room a database takes, as its engine tells."""

from collections.abc import Mapping

import msgspec


class Room(msgspec.Struct, frozen=True):
    """How many bytes a database takes, and how many of these are `free` for what is stored next.

    `tables`: those of each table, with its indexes. `is_estimate`: the engine does not tell, and tables are measured by
    what is in their rows.
    """

    bytes: int
    free: int
    tables: Mapping[str, int]
    is_estimate: bool = False
