"""`/match`, and the buttons that do the same: everything around a match that is not the play itself."""

from cogs.interactions.commands import group

GROUP = group("match")
"""Its commands are in the modules of this package."""
