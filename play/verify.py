"""Plays an exported match again from nothing and compares everything: `python -m play.verify FILE`. Offline, pure."""

import msgspec


class Verification(msgspec.Struct, frozen=True):
    """Whether an export holds. `entries`: how many were checked and found right.

    `fault` is a code with words `verify-<code>` (empty if ok), `revision` the first wrong entry, if it is an entry.
    """

    ok: bool
    entries: int
    fault: str = ""
    revision: int | None = None
