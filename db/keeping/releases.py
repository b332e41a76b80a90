"""Which programs can use a database: each of its migrations says so, for those that know fewer (docs/storage.md).

A program that is one version back works beside a newer one as long as every migration that it does not know only adds
(`expand`). What a newer program stores only once all can read it raises the bound too.
"""

from functools import cache

from address import Address
from db.errors import NewerDatabase
from db.keeping.migrate import applied, migrations
from db.rows import processes
from db.statements import Connection, change, number


@cache
def newest_known() -> int:
    """Return the number of the newest migration that this program knows."""
    return len(migrations())


def check(connection: Connection, address: Address) -> None:
    """Refuse a database that a newer program has changed so that this one cannot use it any more.

    Raises:
        NewerDatabase: stop; nothing that this program stores from now on would be right.
    """
    if (number(connection, "oldest_reader") or 0) > newest_known():
        raise NewerDatabase(address, applied(connection), newest_known())


def can_all_read(connection: Connection, needed: int, now: int) -> bool:
    """Return whether all processes that live can read what programs store since they know the migration `needed`.

    If so, no program that cannot is let in from now on.
    """
    if any(row.migration < needed for row in processes.alive(connection, now)):
        return False
    if (number(connection, "oldest_reader") or 0) < needed:
        change(connection, "raise_oldest_reader", oldest_reader=needed)
    return True
