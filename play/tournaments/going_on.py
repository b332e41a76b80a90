"""What a tournament does by itself: it starts, pairs, begins matches, counts results, and waits for nobody for ever.

Each step is one transaction, done by whoever has claimed it in the queue of what is due. Before it changes anything it
looks whether it is still due, so that a kill between two steps, or two processes, repeat nothing. What was worked out
elsewhere is stored only if no act has come between.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import msgspec

from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import Allows
from play.clocks.due import Handler
from play.context import Context
from play.rules.titles import MatchTitle, title_by
from play.seats.seating import SeatedTable, Sitting, open_seated
from play.tournament_rules import acts
from play.tournament_rules.acts import BOT, Act
from play.tournament_rules.beginning import beginning, judged_at, without_match
from play.tournament_rules.carrying_out import carry_out
from play.tournament_rules.pairing import pair_at
from play.tournament_rules.record import Tournament
from play.tournament_rules.rounds import next_number
from play.tournament_rules.secrets import salts_of, secret_of
from play.tournament_rules.starting import is_due, started_by_itself
from play.tournaments.outcomes import end_late, results, take_away_absent
from play.tournaments.seeding import seeded
from play.tournaments.storing import load, store
from play.tournaments.worker import Worker

MOST_BEGUN: Final = 8
"""So many matches begin in one transaction, so that no press waits for long."""

MOST_SCORED: Final = 16
"""So many results are counted in one transaction."""

MOST_TRIES: Final = 5
"""How often pairs are worked out anew because somebody did something meanwhile; then the next look does it."""


Judge = Callable[[Connection, Tournament, int], tuple[Act, ...]]
"""Returns what is done in a tournament as it is at a time."""


class GoingOn:
    """What tournaments do by themselves."""

    def __init__(self, context: Context, worker: Worker) -> None:
        """Work on the database of `context`; `worker` works pairs out."""
        self._context = context
        self._worker = worker

    def handlers(self) -> Mapping[str, Handler]:
        """Return what does those things that are due in tournaments."""
        return {
            "score": self.score,
            "start": self.start,
            "pair": self.pair,
            "begin": self.begin,
            "judge": self.judge,
            "absent": self.absent,
        }

    async def start(self, about: MatchId, _: Seat) -> bool:
        """Start a tournament at its time; return whether it was due."""

        def started(connection: Connection, before: Tournament, now: int) -> tuple[Act, ...]:
            if not is_due(before, now):
                return ()
            seeds = seeded(connection, before, now)
            for act in seeds:
                before = carry_out(before, act, now)
            return (*seeds, *started_by_itself(before, now))

        return await self._changed(about, started)

    async def score(self, about: MatchId, _: Seat) -> bool:
        """Count the results of matches that have ended; return whether there were any."""
        is_done = False
        while await self._changed(about, lambda connection, before, _: results(connection, before, MOST_SCORED)):
            is_done = True
        return is_done

    async def pair(self, about: MatchId, _: Seat) -> bool:
        """Pair who can be paired, or note the end; return whether there was anything.

        It is worked out in another process, where nobody waits for it.
        """
        is_done = False
        for _try in range(MOST_TRIES):
            before, now = await self._context.database.read(load, about), self._context.clock()
            at = pair_at(before) if before.row.status == "running" else None
            if at is None or at > now:
                break
            found = await self._worker.next_acts(before, now)
            is_done |= await self._changed(about, _unless_changed(before, found))
        return is_done

    async def begin(self, about: MatchId, _: Seat) -> bool:
        """Begin the matches of pairings that are shown; return whether there were any.

        Raises:
            Refusal: what `open_seated` refuses; what began before stays.
        """
        is_done = False
        while (begun := await self._context.database.write(self._begin_some, about)) is not None:
            is_done = True
            for match in begun:
                self._context.notify(match)
            self._context.tell(about)
        return is_done

    async def judge(self, about: MatchId, _: Seat) -> bool:
        """End the matches that are at their limit; return whether there were any."""
        return await self._at_tables(about, "judged_at", end_late)

    async def absent(self, about: MatchId, _: Seat) -> bool:
        """Take the seats of those away who have not come to a match in time; return whether there was anybody."""
        return await self._at_tables(about, "absent_at", take_away_absent)

    async def _changed(self, about: int, judge: Judge) -> bool:
        """Store the acts that `judge` returns of a tournament as it is then; return whether there were any."""

        def changed(connection: Connection) -> bool:
            before, now = load(connection, about, to_change=True), self._context.clock()
            found = judge(connection, before, now)
            store(connection, before, [(act, BOT) for act in found], now)
            return bool(found)

        is_changed = await self._context.database.write(changed)
        if is_changed:
            self._context.tell(about)
        return is_changed

    async def _at_tables(
        self, about: int, field: str, end: Callable[[Context, Connection, int, int], MatchId | None]
    ) -> bool:
        """End the matches of which a time has come, each in a transaction of its own."""
        before, now = await self._context.database.read(load, about), self._context.clock()
        running = [row for row in before.pairings.values() if row.status == "running" and row.over_at is None]
        late = [row.pairing for row in running if (at := getattr(row, field)) is not None and at <= now]
        is_done = False
        for pairing in late:
            match = await self._context.database.write(partial(end, self._context), about, pairing)
            if match is not None:
                is_done = True
                self._context.notify(match)
                self._context.tell(about)
        return is_done

    def _begin_some(self, connection: Connection, about: int) -> list[MatchId] | None:
        """Begin some matches, or forfeit them if somebody has left; return which began, None if nothing was to do."""
        before, now = load(connection, about, to_change=True), self._context.clock()
        begun: list[MatchId] = []
        done: list[Act] = []
        number = next_number(before)
        for row in beginning(before, now)[:MOST_BEGUN]:
            instead = without_match(before, row, now, number)
            number += sum(len(act.pairings) for act in instead if isinstance(act, acts.Paired))
            done += instead
            if instead:
                continue
            try:
                begun.append(open_seated(self._context, connection, self._table(before, row.pairing)))
            except Refusal:
                if not done:
                    raise
                break
            done.append(acts.Begun(row.pairing, begun[-1], judged_at(before, now)))
        if not done:
            return None
        store(connection, before, [(act, BOT) for act in done], now)
        return begun

    def _table(self, tournament: Tournament, pairing: int) -> SeatedTable:
        row, settings = tournament.row, tournament.settings
        entrants = [tournament.entrants[seat.entrant] for seat in tournament.seats[pairing]]
        sitting = zip(entrants, salts_of(tournament, pairing), strict=True)
        return SeatedTable(
            game=row.game,
            seats=tuple(Sitting(each.user_id or 0, each.name, salt) for each, salt in sitting),
            secret=secret_of(tournament, pairing),
            title=self._title_of(tournament, pairing),
            tournament_id=row.id,
            path=tournament.path(pairing),
            language=row.language,
            guild_id=row.guild_id,
            pace=row.pace,
            options=msgspec.json.decode(row.options, type=dict[str, str]),
            parent_id=row.channel_id,
            allows=Allows(
                settings.pauses, settings.pause_days, settings.excused_days, is_of_league=row.division is not None
            ),
        )

    def _title_of(self, tournament: Tournament, pairing: int) -> str:
        row, where = tournament.row, tournament.pairings[pairing]
        entrants = tuple(seat.entrant for seat in tournament.seats[pairing])
        names = tuple(tournament.entrants[each].name for each in entrants)
        of = MatchTitle(row.name, row.format, row.language, where.stage, where.round, entrants, names)
        return title_by(self._context.titles, of)


def _unless_changed(then: Tournament, found: tuple[Act, ...]) -> Judge:
    """Return what was worked out of a tournament as it was `then`; nothing if there were other acts meanwhile."""
    return lambda _connection, now, _at: found if now.row.acts == then.row.acts else ()
