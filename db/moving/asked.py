"""A move as it is asked for on the command line: from where, how its matches are verified, and what is said of it."""

import getpass
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

from address import Address, BadAddress, PostgresAddress, address_of
from db.errors import DatabaseFault, UnavailableDatabase
from db.keeping.postgres_care import connected
from db.moving.moving import move

ROOT = Path(__file__).parents[2]
FROM, TO, IS_QUICK = "MOVED_FROM", "MOVED_TO", "MOVED_QUICKLY"
"""In which variables `play.moved` finds the two addresses, and whether only running matches are played again."""

Words = Callable[..., str]


class Found(msgspec.Struct):
    """What was found: of so many `matches` the `differing` and those that do not hold, with the code of the fault."""

    matches: int = 0
    differing: list[int] = []
    wrong: list[tuple[int, str]] = []


def named(text: str, target: Address, folder: Path) -> Address:
    """Return the address that was given; a password is asked for, as others can read a command line.

    Raises:
        DatabaseFault: `move_address`, `move_password`, or the server cannot be used.
    """
    try:
        address = address_of(text, folder)
    except BadAddress:
        raise DatabaseFault(target, "move_address") from None
    if isinstance(address, Path):
        return address
    if address.has_password:
        raise DatabaseFault(address, "move_password")
    return address if _is_let_in(address) else address.with_password(_asked_for(address))


def _asked_for(address: PostgresAddress) -> str:
    try:
        return getpass.getpass(f"{address}: ")
    except EOFError:
        return ""


def moved(source: Address, target: Address, said: Words, *, is_quick: bool) -> str:
    """Move a database; return what is said of that. `is_quick`: matches that are over are not played again.

    Raises:
        DatabaseFault: as `move`; `move_unverified` (`reason`), `move_match_differs` (`match`).
    """
    found: list[Found] = []
    done = move(source, target, lambda: found.append(_verified(source, target, is_quick=is_quick)))
    names = {"path": str(source), "target": str(target)}
    if done is None:
        return said("database-move_known", **names)
    matches, wrong = found[0].matches, found[0].wrong
    lines = [
        said("database-move_done", **names, tables=len(done.tables), rows=done.rows),
        said("database-move_matches", matches=matches, wrong=len(wrong), quick=int(is_quick)),
        *(said("database-move_wrong", match=number, fault=said(f"verify-{fault}")) for number, fault in wrong),
        said("database-move_next", **names),
    ]
    return "\n".join(lines)


def _verified(source: Address, target: Address, *, is_quick: bool) -> Found:
    """Have each match compared and played again, by the layer above, which knows the rules."""
    addresses = {FROM: _revealed(source), TO: _revealed(target), IS_QUICK: str(int(is_quick))}
    done = subprocess.run(
        [sys.executable, "-m", "play.moved"],
        cwd=ROOT,
        env=os.environ | addresses,
        stdout=subprocess.PIPE,
        check=False,
    )
    try:
        found = msgspec.json.decode(done.stdout, type=Found)
    except msgspec.MsgspecError:
        raise DatabaseFault(target, "move_unverified", reason=f"exit status {done.returncode}") from None
    if found.differing:
        raise DatabaseFault(target, "move_match_differs", match=found.differing[0])
    return found


def _revealed(address: Address) -> str:
    return str(address.resolve()) if isinstance(address, Path) else address.reveal()


def _is_let_in(address: PostgresAddress) -> bool:
    """Return whether no password needs to be asked for, or nobody is there who can be asked."""
    try:
        with connected(address, "move"):
            return True
    except UnavailableDatabase as fault:
        if fault.code == "refused" and sys.stdin.isatty():
            return False
        raise
