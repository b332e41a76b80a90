"""What lies beside a database and is in no copy of it: a key, and who has asked to be forgotten since which change.

Whoever is forgotten may be recognised where a match or a limit needs it. A pseudonym does that: a number made of the
person's id by the key. Without the key, as in a backup that somebody finds, it tells nothing.

The list of the forgotten says who is to be forgotten again when a copy is put back that was made before they asked.
Both files can be read by their owner alone.
"""

import hmac
import os
import secrets
from hashlib import sha256
from pathlib import Path

import msgspec

from address import Address, files_at
from db.errors import named_faults

KEY_BYTES = 32
_MASK = (1 << 62) - 1
_OWN = 0o600


class Forgotten(msgspec.Struct, frozen=True, array_like=True):
    """The person with a pseudonym was forgotten by the change `number`, counted from 1, `at` a time (unix seconds)."""

    number: int
    who: int
    at: int


class Beside:
    """The files beside one database."""

    def __init__(self, key: bytes, list_path: Path | None = None) -> None:
        """Keep a key, and where the list of the forgotten is: None, if no copy is ever put back."""
        self._key = key
        self._list_path = list_path

    @classmethod
    def open(cls, address: Address) -> "Beside":
        """Open what is beside a database, or begin it.

        Raises:
            db.errors.DatabaseFault: the key cannot be read or made.
        """
        database = files_at(address)
        path = database.with_name(f"{database.name}.key")
        with named_faults(path):
            return cls(_key_in(path), database.with_name(f"{database.name}.forgotten"))

    def pseudonym(self, user_id: int) -> int:
        """Return the number, below zero, by which a forgotten person is recognised."""
        made = hmac.digest(self._key, str(user_id).encode(), sha256)
        return -1 - (int.from_bytes(made[:8], "big") & _MASK)

    def fingerprint(self) -> int:
        """Return a number above zero by which the key is recognised, and from which nothing of it follows."""
        made = hmac.digest(self._key, b"which key this is", sha256)
        return 1 + (int.from_bytes(made[:8], "big") & _MASK)

    def forgotten(self) -> tuple[Forgotten, ...]:
        """Return who has asked to be forgotten, in the order in which they did; a line cut short is none."""
        if self._list_path is None or not self._list_path.exists():
            return ()
        found = []
        for line in self._list_path.read_bytes().splitlines():
            try:
                found.append(msgspec.json.decode(line, type=Forgotten))
            except msgspec.MsgspecError:
                continue
        return tuple(found)

    def note(self, forgotten: Forgotten) -> None:
        """Store that somebody has asked to be forgotten; it is on the disk when this returns."""
        if self._list_path is None:
            return
        with named_faults(self._list_path):
            file = os.open(self._list_path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, _OWN)
            try:
                # A line that a crash has cut short must not spoil the next one.
                os.write(file, b"\n" + msgspec.json.encode(forgotten) + b"\n")
                os.fsync(file)
            finally:
                os.close(file)


def _key_in(path: Path) -> bytes:
    """Return the key in a file; of several processes that make it at once all use the first one's."""
    own = path.with_name(f"{path.name}.{os.getpid()}-{secrets.token_hex(4)}")
    if not path.exists():
        file = os.open(own, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OWN)
        try:
            os.write(file, secrets.token_hex(KEY_BYTES).encode())
            os.fsync(file)
        finally:
            os.close(file)
        try:
            os.link(own, path)
            own.unlink()
        except FileExistsError:
            own.unlink()
        except OSError:
            # Some file systems have no links.
            own.rename(path)
    return bytes.fromhex(path.read_text(encoding="ascii"))
