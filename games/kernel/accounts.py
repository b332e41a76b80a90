"""Accounts of Discord that may be one person's: what pages show of them. Made in play/, worded in render/."""

import msgspec


class Pair(msgspec.Struct, frozen=True):
    """Two people who have met in rated matches on a server: their numbers among rated people, and their names.

    `matches`: together; `wins`: in how many of these each came before the other; `played`: all rated matches of each
    there. `links`: the newest of those together, with the id of the channel where its table is (None: nowhere).
    """

    people: tuple[int, int]
    names: tuple[str, str]
    matches: int
    wins: tuple[int, int]
    played: tuple[int, int]
    links: tuple[tuple[int, int | None], ...] = ()


class Handover(msgspec.Struct, frozen=True):
    """What becomes another account's: seats in so many open and running `matches`, and the rest with them.

    `tournaments`: that it has entered and that are not over; `rated`: so many rated matches it has played; `met`: in so
    many rated ones that are over both accounts met.
    """

    matches: int = 0
    tournaments: int = 0
    rated: int = 0
    met: int = 0


class Moved(msgspec.Struct, frozen=True):
    """What staff of a server have said of an account that is gone: whose it was. Times are unix seconds.

    `takes_from`: from when on the other account can take over, if nobody objects. `is_new`: it was said just now.
    """

    guild_id: int
    old: int
    new: int
    by: int | None
    takes_from: int
    is_stopped: bool = False
    is_done: bool = False
    is_new: bool = False
