"""How reliable a person is: answers in time and matches played to the end, from their newest matches with a time limit.

Only matches that have ended count, so that a figure tells nothing about one that runs. What was decided in place of a
seat while its person was away, or by others before they took it over, is not theirs.
"""

from typing import Literal, get_args

import msgspec

from db.rows import entries, matches, seats
from db.rows.seats import SeatRow
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from games.kernel.observation import GIVEN_UP, IN_PLACE, EntryKind
from play.context import Context
from play.formats.settings import LEAST_ANSWERS
from play.match.ledger import change_table
from play.rules.loaded import Loaded
from play.rules.tables import INVITED, check_host

MOST_MATCHES = 10
"""So many of the newest matches count."""

LAST = (1 << 31) - 1


Wanted = Literal["any", "80", "90", "known_80", "known_90", "invited"]
"""Who can join a table, or take a seat there over: anybody; or nobody with less than so many percent of answers in
time. Newcomers, who have no figure, can, unless it is a table for people who are `known`. Or only who was invited; that
is over with the start (play/seats/guests.py)."""

ANY: Wanted = "any"


class Reliability(msgspec.Struct, frozen=True):
    """Of so many `answers` so many were `in_time`; of so many `matches` so many were `finished`."""

    answers: int
    in_time: int
    matches: int
    finished: int


class _Counted(msgspec.Struct, frozen=True):
    """What counts of a stored entry."""

    kind: EntryKind
    seat: int | None = None
    clock: str = ""
    amended: bool = False


class Reliabilities:
    """The figures of all people."""

    def __init__(self, context: Context) -> None:
        """Read from the database of `context`."""
        self._context = context

    async def of_people(self, people: tuple[int, ...]) -> dict[int, Reliability]:
        """Return the figures of those of `people` who have one."""

        def figures(connection: Connection) -> dict[int, Reliability]:
            found = {user_id: reliability_of(connection, user_id) for user_id in people}
            return {user_id: figure for user_id, figure in found.items() if figure is not None}

        return await self._context.database.read(figures)

    async def wanted(self, match: MatchId) -> Wanted:
        """Return who can join a table."""
        rule: Wanted = msgspec.convert(await self._context.database.read(matches.wanted, match) or ANY, Wanted)
        return rule

    async def want(self, match: MatchId, by: int, rule: str) -> None:
        """Agree on who can join an open table; who has joined stays.

        Raises:
            Refusal: `unknown_match`, `not_open` (`status`), `not_the_host` (`host`), `unknown_rule` (`word`).
        """
        if rule not in get_args(Wanted):
            raise Refusal("unknown_rule", word=rule)

        def agreed(connection: Connection, loaded: Loaded) -> None:
            check_host(loaded, by, self._context.clock())
            matches.set_wanted(connection, match, rule)

        await change_table(self._context, match, agreed)


def check_reliable(connection: Connection, match: MatchId, user_id: int) -> None:
    """Refuse who cannot join a table, nor take a seat there over: `not_reliable` (`least`), `no_figure` (`least`)."""
    known, _, least = (matches.wanted(connection, match) or ANY).rpartition("_")
    if least in (ANY, INVITED):
        return
    figure = reliability_of(connection, user_id)
    if figure is None and known:
        raise Refusal("no_figure", least=int(least))
    if figure is not None and 100 * figure.in_time < int(least) * figure.answers:
        raise Refusal("not_reliable", least=int(least))


def reliability_of(connection: Connection, user_id: int) -> Reliability | None:
    """Return the figure of a person; None for a newcomer."""
    taken = seats.in_ended_matches(connection, user_id, MOST_MATCHES)
    answers, in_time = _counted(connection, taken)
    if answers < LEAST_ANSWERS:
        return None
    finished = sum(row.is_present for row in taken)
    return Reliability(answers, in_time, len(taken), finished)


def answers_of(connection: Connection, user_id: int) -> tuple[int, int]:
    """Return how many answers of a person count, of a newcomer too, and how many of them came in time."""
    return _counted(connection, seats.in_ended_matches(connection, user_id, MOST_MATCHES))


def _counted(connection: Connection, taken: tuple[SeatRow, ...]) -> tuple[int, int]:
    counts = [_answers(connection, row) for row in taken]
    in_time, late = (sum(count[place] for count in counts) for place in range(2))
    return in_time + late, in_time


def _answers(connection: Connection, row: SeatRow) -> tuple[int, int]:
    """Return how many answers of a seat came in time, and how many did not; all defaults on one clock are one."""
    in_time = late = 0
    is_there, clock = True, ""
    for stored in entries.between(connection, row.match_id, row.taken_revision or 0, LAST):
        entry = msgspec.json.decode(stored.entry, type=_Counted)
        if entry.seat != row.seat:
            continue
        if entry.kind in {"away", "called", *GIVEN_UP}:
            is_there = False
        elif entry.kind == "back":
            is_there = True
        elif entry.kind in IN_PLACE and is_there:
            late += not (clock and clock == entry.clock)
            clock = entry.clock
        elif entry.kind == "move" and not entry.amended:
            is_there, clock = True, ""
            in_time += 1
    return in_time, late
