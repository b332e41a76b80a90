"""What the layers above need of a database that fails: that it does, and whether something had been stored before."""

from db.database import Commits, counting_commits
from db.errors import DatabaseFault as StorageFault

__all__ = ["Commits", "StorageFault", "counting_commits"]
