"""What the layers above need of a database that fails: that it does, and whether something had been stored before."""

from db.database import Commits, counting_commits
from db.errors import DatabaseFault as StorageFault

REPLACED = "replaced"
"""The code of a fault: the file was moved, deleted or replaced, and nothing is stored any more."""

__all__ = ["REPLACED", "Commits", "StorageFault", "counting_commits"]
