"""`/match`, and the buttons that do the same: everything around a match that is not the play itself."""

from cogs.interactions.commands import group

GROUP = group("match")
"""What people use every day; its commands are in the modules of this package, like those of the groups below it."""

SEAT = group("seat", GROUP)
"""Who has which seat, beyond joining and leaving."""

TABLE = group("table", GROUP)
"""How a table is led, and where."""

RECORD = group("record", GROUP)
"""What is written down of a match."""
