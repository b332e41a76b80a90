"""Played matches as play/ stores them, without a database: rows, entries and states, made by play's own functions.

The state of a record can be replaced, to make two records that an observer may not distinguish, and the record can be
played on from there. What an observer is shown is computed from it just as from the database.
"""

from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from db.rows.matches import MatchRow
from db.rows.seats import SeatRow
from games.kernel import codec
from games.kernel.chance import commitment
from games.kernel.game import AnyGame
from games.kernel.ids import Observer, Seat
from games.kernel.observation import LogEntry, Observation
from play.match.observations import as_it_was
from play.proofs.export import as_file, part
from play.rules import steps
from play.rules.loaded import Loaded
from play.rules.moment import Moment as LoadedMoment
from play.rules.record import UNDO_WINDOW, Entry, State, fold, why_not_undone
from play.rules.visible import log_of, observation_of
from tests.contract.moments import Moment, played
from tests.contract.observations import BEGUN_AT, MINUTE, NAMES

MATCH = 12
SECRET = bytes(range(100, 132))
PERSON = 1000
"""User id of seat 0; the others follow."""


class Begun(Loaded, frozen=True):
    """A match whose seed is given, as the played matches of the contract tests have it."""

    given_seed: bytes = b""

    def seed(self) -> bytes:
        """Return the seed from which the rules draw."""
        return self.given_seed


def _known(loaded: Loaded, state: State, entries: tuple[Entry, ...]) -> Loaded:
    """Return `loaded` with a state and entries that are stored nowhere."""
    known = loaded.with_known(state)
    known.__dict__["entries"] = entries
    return known


class Record(msgspec.Struct, frozen=True):
    """A match at its newest revision, with all entries and the state after each."""

    loaded: Begun
    entries: tuple[Entry, ...]
    states: tuple[Any, ...]

    @property
    def game(self) -> AnyGame:
        """Return whose rules it follows."""
        return self.loaded.game

    @property
    def state(self) -> Any:
        """Return the state now."""
        return self.loaded.state

    @property
    def revision(self) -> int:
        """Return the revision now."""
        return self.loaded.row.revision

    @property
    def clock(self) -> int:
        """Return the time of the next entry, unix seconds."""
        return BEGUN_AT + MINUTE * (self.revision + 1)

    def observation(self, observer: Observer) -> Observation:
        """Return what `observer` who is about to choose may know now, as `Observations.choosing` does."""
        return self.moment().choosing(observer)

    def moment(self) -> LoadedMoment:
        """Return the match as it is loaded to be looked at."""
        return LoadedMoment(_known(self.loaded, self.state, self.entries[-UNDO_WINDOW:]))

    def history(self, observer: Observer) -> tuple[LogEntry, ...]:
        """Return every entry as `observer` may know it, as `Observations.history` does."""
        return log_of(self.game, self.loaded.secret(), self.entries, observer)

    def frame(self, revision: int, observer: Observer) -> Observation:
        """Return one step of the history, as `Observations.at` does."""
        newest = self.entries[max(0, revision - UNDO_WINDOW) : revision]
        then = _known(as_it_was(self.loaded, revision, ()), self.states[revision - 1], newest)
        return observation_of(then, observer, is_replay=True)

    def export(self, observer: Observer) -> bytes:
        """Return the file that `observer` gets while the match runs."""
        return as_file(part(_known(self.loaded, self.state, self.entries), observer))

    def swapped(self, state: Any) -> "Record":
        """Return this record with `state` in place of its newest one."""
        row = replace(self.loaded.row, snapshot=codec.encode(state).decode())
        return Record(replace(self.loaded, row=row).with_known(state), self.entries, (*self.states[:-1], state))

    def moved(self, seat: Seat, move: Any) -> "Record":
        """Return the record after `move`; raises what the game refuses."""
        return self._after(steps.moved(self.loaded, seat, move, now=self.clock, kind="move", user_id=PERSON + seat))

    def can_undo(self, seat: Seat) -> bool:
        """Return whether `seat` may take back the last move."""
        return why_not_undone(fold(self.entries[-UNDO_WINDOW:]).last, seat) == ""

    def undone(self, seat: Seat) -> "Record":
        """Return the record after `seat` has taken back the last move."""
        entry = fold(self.entries).last
        assert entry is not None
        before = self.states[entry.revision - 2]
        return self._after(steps.undone(self.loaded, (entry,), before, self.clock, PERSON + seat))

    def receipts(self) -> dict[str, str]:
        """Return every receipt with the revision that it belongs to."""
        return {entry.receipt: f"receipt-{entry.revision}" for entry in self.entries if entry.receipt}

    def _after(self, change: steps.Change) -> "Record":
        # The matches of the contract tests draw by the number of an entry, also after one that leaves no trace.
        row, entry = replace(change.row, revision=change.row.entries), replace(change.entry, counted=None)
        loaded = replace(self.loaded, row=row, asked=change.asked).with_known(change.state)
        return Record(loaded, (*self.entries, entry), (*self.states, change.state))


def record_of(moment: Moment) -> Record:
    """Return the stored match at `moment`."""
    options = tuple(sorted(moment.match.options.items()))
    return _course(moment.game, len(moment.seats), options, moment.number)[moment.revision]


def begun(game: AnyGame, seats: int, options: dict[str, str], seed: bytes) -> Record:
    """Return a match that has just started."""
    row = MatchRow(
        id=MATCH,
        game=game.id,
        rules_version=game.rules_version,
        status="open",
        options=codec.encode(options).decode(),
        language="en",
        pace="daily",
        seat_limit=seats,
        guild_id=1,
        channel_id=2,
        parent_id=None,
        host_user_id=PERSON,
        secret=SECRET.hex(),
        commitment=commitment(SECRET),
        revision=0,
        created_at=BEGUN_AT - MINUTE,
    )
    people = tuple(
        SeatRow(MATCH, seat, PERSON + seat, NAMES[seat], "person", "", f"salt {seat}", BEGUN_AT)
        for seat in range(seats)
    )
    table = Record(Begun(row, people, given_seed=seed), (), ())
    return table._after(steps.started(table.loaded, BEGUN_AT))


@lru_cache(maxsize=64)
def _course(game: AnyGame, seats: int, options: tuple[tuple[str, str], ...], number: int) -> tuple[Record, ...]:
    """Return the match `number` of its kind after each of its moves."""
    match = played(game, seats, _in_order(game, options), number)
    course = [begun(game, seats, match.options, match.seed)]
    for turn in match.turns:
        course.append(course[-1].moved(turn.seat, turn.move))
    return tuple(course)


def _in_order(game: AnyGame, options: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """Return `options` as the moments name them, so that the match is played once."""
    chosen = dict(options)
    return tuple((option.id, chosen[option.id]) for option in game.options)
