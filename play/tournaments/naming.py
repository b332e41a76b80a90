"""What tournaments and leagues of a server are called, so that two of them can be told apart.

Names are compared of those that are planned or played: once one is over, another can be called like it.
"""

import re
from collections.abc import Collection
from typing import Final

from db.rows import leagues
from db.statements import Connection
from games.kernel.errors import Refusal
from play.tournament_rules.agreed import clean_line

_NUMBER: Final = re.compile(r" ([0-9]{1,6})$")


def other_name(
    connection: Connection, guild_id: int, name: str, most: int, *, but: int | None = None, is_typed: bool
) -> str:
    """Return what a contest of a server can be called; the caller lets nobody else name one until it has stored that.

    `most`: so many characters; `but`: of that contest itself. One that is not typed gets a number if it is taken.

    Raises:
        Refusal: `contest_name_taken` (`name`, `free`: the nearest that nobody has) of one that is typed.
    """
    taken = [row.name for row in leagues.names_of_contests(connection, guild_id) if row.id != but]
    free = free_name(clean_line(name), taken, most)
    if is_typed and free != clean_line(name):
        raise Refusal("contest_name_taken", name=clean_line(name), free=free)
    return free


def free_name(name: str, taken: Collection[str], most: int) -> str:
    """Return a name, or the nearest that is not taken: with the next number behind it, in `most` characters."""
    known = {each.casefold() for each in taken}
    if name.casefold() not in known:
        return name
    found = _NUMBER.search(name)
    base, number = (name[: found.start()], int(found[1])) if found else (name, 1)
    while True:
        number += 1
        end = f" {number}"
        named = f"{base[: most - len(end)].rstrip()}{end}"
        if named.casefold() not in known:
            return named
