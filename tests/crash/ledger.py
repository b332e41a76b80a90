"""The ledger: each attempt of a person to change a match, the answer that the person saw, and the stored entry.

A person makes one attempt at a time in a match (a double press is one attempt). New entries of that person in the
database belong to it: exactly one if the person saw it accepted, none if it was refused, one or none if the bot was
killed meanwhile. At the end the stored entries must be those of the ledger, each once and unchanged.

The database is opened only briefly, and only while a bot has it open: the bot itself must recover it.
"""

from contextlib import AbstractContextManager
from typing import Literal

import msgspec

from address import Address
from tests.db.stored import Reader, check_sound, reading

Seen = Literal["accepted", "refused", "nothing"]


class StoredEntry(msgspec.Struct, frozen=True):
    """A row of `entries` that a person made."""

    revision: int
    kind: str
    notation: str


class Attempt(msgspec.Struct):
    """One attempt; `notation` is empty where the person chose from a menu. `after`: the person's last entry before."""

    match: int
    user_id: int
    after: int
    notation: str
    seen: Seen = "nothing"
    entry: StoredEntry | None = None


class Ledger:
    """All attempts on the matches of one database."""

    def __init__(self, database: Address) -> None:
        """Keep where the matches are stored."""
        self.database = database
        self.attempts: list[Attempt] = []
        self._open: dict[tuple[int, int], Attempt] = {}
        self._newest: dict[tuple[int, int], int] = {}

    def begin(self, match: int, user_id: int, notation: str = "") -> Attempt:
        """Record that a person is about to change the match; the attempt before must be settled."""
        self.settle(match, user_id)
        attempt = Attempt(match, user_id, self._newest.get((match, user_id), 0), notation)
        self.attempts.append(attempt)
        self._open[match, user_id] = attempt
        return attempt

    def saw(self, attempt: Attempt, seen: Seen) -> None:
        """Record what the person saw, and compare with the database at once."""
        attempt.seen = seen
        self.settle(attempt.match, attempt.user_id)

    def settle(self, match: int, user_id: int) -> None:
        """Find the stored entry of a person's unsettled attempt; after a crash this happens later."""
        attempt = self._open.pop((match, user_id), None)
        if attempt is None:
            return
        new = self.stored(match, user_id, attempt.after)
        most = 0 if attempt.seen == "refused" else 1
        least = 1 if attempt.seen == "accepted" else 0
        if not least <= len(new) <= most:
            raise AssertionError(f"{attempt} led to {len(new)} entries: {new}")
        if not new:
            return
        attempt.entry = new[0]
        if attempt.notation and attempt.notation != attempt.entry.notation:
            raise AssertionError(f"{attempt}: another move was stored")
        self._newest[match, user_id] = attempt.entry.revision

    def settle_all(self) -> None:
        """Settle all attempts that a crash has interrupted."""
        for match, user_id in list(self._open):
            self.settle(match, user_id)

    def accepted(self) -> int:
        """Return how many attempts people saw accepted."""
        return sum(attempt.seen == "accepted" for attempt in self.attempts)

    def check(self) -> None:
        """Compare the whole ledger with the database.

        Raises:
            AssertionError: what was lost, doubled, changed, or stored without anybody having asked for it.
        """
        self.settle_all()
        expected: dict[tuple[int, int], list[StoredEntry]] = {}
        for attempt in self.attempts:
            if attempt.entry is not None:
                expected.setdefault((attempt.match, attempt.user_id), []).append(attempt.entry)
        with self.reading() as connection:
            found: dict[tuple[int, int], list[StoredEntry]] = {}
            rows = connection.execute(
                "SELECT match_id, user_id, revision, entry ->> 'kind', entry ->> 'notation' FROM entries"
                " WHERE user_id IS NOT NULL AND entry ->> 'kind' IN ('move', 'undo')"
                " ORDER BY match_id, user_id, revision"
            )
            for match, user_id, *entry in rows:
                found.setdefault((match, user_id), []).append(StoredEntry(*entry))
        check_sound(self.database)
        for key in {*expected, *found}:
            said, stored = expected.get(key, []), found.get(key, [])
            assert said == stored, f"match {key[0]}, person {key[1]}: made {said}, stored {stored}"

    def stored(self, match: int, user_id: int, after: int) -> list[StoredEntry]:
        """Return what a person did in a match after a revision."""
        with self.reading() as connection:
            rows = connection.execute(
                "SELECT revision, entry ->> 'kind', entry ->> 'notation' FROM entries"
                " WHERE match_id = ? AND user_id = ? AND revision > ?"
                " AND entry ->> 'kind' IN ('move', 'undo') ORDER BY revision",
                (match, user_id, after),
            )
            return [StoredEntry(*row) for row in rows]

    def reading(self) -> AbstractContextManager[Reader]:
        """Open a connection for one query."""
        return reading(self.database)
