"""What organisers decide about entrants and matches, and how each service of theirs stores what they do."""

import asyncio
from collections.abc import Callable, Iterable, Sequence

import msgspec
from msgspec import structs

from db.rows import tournaments
from db.rows.tournaments import OrganiserRow
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from play.context import Context
from play.formats.views import Proposal, Unfinished
from play.match.loading import load as load_match
from play.rules import judging
from play.rules.loaded import Loaded
from play.seats.lobby import Person
from play.tournament_rules import acts, deciding
from play.tournament_rules.acts import Act, kind_of
from play.tournament_rules.closing import still_running
from play.tournament_rules.record import Tournament
from play.tournaments.at_tables import Changed, give_up, hand_over, hold, match_of, matches_of, stop
from play.tournaments.forgetting import was_here
from play.tournaments.outcomes import end_all, would_end
from play.tournaments.storing import Step, change, load, store

MOST_ENDED = 8
"""So many matches end in one transaction, so that no press waits for long."""

MOST_SWAPS = 1_000


class Decisions:
    """What organisers decide; of matches only who does not play here."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def swap(self, tournament: int, by: Person, one: int, other: int, reason: str) -> None:
        """Let two entrants change places in pairings that are not shown yet.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `organiser_plays`, `unknown_entrant` (`entrant`),
                `not_hidden` (`entrant`), `swap_at_one_table`, `swapped_already` (`one`, `other`), `swap_in_bracket`,
                `pair_forbidden` (`one`, `other`), and a reason that is missing or too long.
        """

        def swapped(connection: Connection, before: Tournament) -> Iterable[Act]:
            self._check_judge(connection, before, by)
            rows = tournaments.acts_of_kind(connection, tournament, kind_of(acts.Swapped(one, other)), MOST_SWAPS)
            done = [(row.at, msgspec.json.decode(row.facts, type=acts.Swapped)) for row in rows]
            # Others may be waited for until the pairings are shown, so the time is that of the transaction.
            return deciding.swapping(before, one, other, reason, self._context.clock(), done=done)

        await self._change(tournament, by, swapped)

    async def extend(self, tournament: int, by: Person, pairing: int, days: int, reason: str) -> None:
        """Give a match more days before it is adjudicated.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `organiser_plays`, `unknown_pairing` (`pairing`),
                `not_in_play`, `no_time_limit`, `days_out_of_bounds` (`most`), and a reason that is missing or too long.
        """
        await self._judge(tournament, by, lambda before: deciding.extending(before, pairing, days, reason))

    async def forgive(self, tournament: int, by: Person, entrant: int) -> None:
        """Take back, within three days, that an entrant did not come; in flow the forfeit then counts for nobody.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `organiser_plays`, `unknown_entrant`, `entrant_gone`,
                `nothing_to_forgive` (`entrant`), `forgiven_too_late` (`days`).
        """
        now = self._context.clock()
        await self._judge(tournament, by, lambda before: deciding.forgiving(before, entrant, now))

    async def correct(self, tournament: int, by: Person, pairing: int, twelfths: Sequence[int], reason: str) -> None:
        """Put other points, by seat, in place of a result; later pairings stay, standings change.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `organiser_plays`, `tournament_cancelled`,
                `corrected_too_late` (`days`), `unknown_pairing` (`pairing`), `still_in_play`, `wrong_points` (`seats`),
                and a reason that is missing or too long.
        """
        now = self._context.clock()
        await self._judge(tournament, by, lambda before: deciding.correcting(before, pairing, twelfths, reason, now))

    async def forbid(self, tournament: int, by: Person, one: int, other: int, *, is_allowed: bool = False) -> None:
        """Let two entrants never be paired, or let them be again.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `organiser_plays`, `unknown_entrant` (`entrant`),
                `forbids_itself`, `too_many_forbidden` (`entrant`, `most`).
        """
        who = by.user_id
        await self._judge(
            tournament, by, lambda before: deciding.forbidding(before, who, one, other, is_allowed=is_allowed)
        )

    async def adjudicate(
        self, tournament: int, by: Person, pairing: int, places: Sequence[int] | None, reason: str
    ) -> None:
        """End a match that runs with a result by seat, or as played by nobody (None).

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `organiser_plays`, `unknown_pairing` (`pairing`),
                `not_in_play`, `wrong_places` (`seats`), and a reason that is missing or too long.
        """

        def decided(connection: Connection) -> Changed:
            before = hold(connection, tournament, lambda found: match_of(found, pairing))
            self._check_judge(connection, before, by)
            found = deciding.adjudicating(before, pairing, places, reason)
            changed = stop(self._context, connection, before, pairing, by.user_id)
            self._store_again(connection, tournament, by, found)
            return changed

        await self._at_tables(tournament, decided)

    async def proposal(self, tournament: int, by: Person, pairing: int) -> Proposal:
        """Return how a computer judges a match that runs; nothing is decided by that.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `organiser_plays`, `unknown_pairing` (`pairing`),
                `not_in_play`, `no_judge`.
        """

        def told(connection: Connection) -> Loaded:
            found = load(connection, tournament)
            self._check_judge(connection, found, by)
            row = deciding.in_play(found, pairing)
            return load_match(connection, MatchId(row.match_id or 0))

        loaded = await self._context.database.read(told)
        if loaded.row.status != "running":
            raise Refusal("not_in_play")
        order = await asyncio.to_thread(judging.order_of, loaded)
        said = await asyncio.to_thread(judging.judged, order)
        return Proposal(pairing, judging.outcome(loaded, said).places, said.shares)

    async def unfinished(self, tournament: int, by: Person, most: int) -> Unfinished:
        """Return the matches that a tournament waits for before its next round, with what the first `most` would give.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `organiser_plays`, and what `closing.still_running` refuses.
        """
        now = self._context.clock()

        def listed(connection: Connection) -> Unfinished:
            found = load(connection, tournament)
            self._check_judge(connection, found, by)
            rows = still_running(found)
            return Unfinished(now, len(rows), tuple(would_end(connection, found, row, now) for row in rows[:most]))

        return await self._context.database.read(listed)

    async def end_round(self, tournament: int, by: Person, until: int, reason: str) -> None:
        """End all running matches that had begun by `until` (unix seconds), each as the settings end it at its limit.

        A few end in each transaction, so that nobody waits for hundreds of them. What has ended stays so if the bot is
        stopped in between, and the same order again ends the rest.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `organiser_plays`, what `closing.still_running` refuses, and a
                reason that is missing or too long.
        """
        is_more = True

        def decided(connection: Connection) -> Changed:
            nonlocal is_more
            changed, is_more = self._end_some(connection, tournament, by, until, reason)
            return changed

        await self._at_tables(tournament, decided)
        while is_more:
            try:
                await self._at_tables(tournament, decided)
            except Refusal as refusal:
                if refusal.code != "nothing_runs":
                    raise
                is_more = False  # the rest has ended meanwhile

    def _end_some(
        self, connection: Connection, tournament: int, by: Person, until: int, reason: str
    ) -> tuple[Changed, bool]:
        """End some matches of a round; return them, and whether others still ran."""
        held: set[int] = set()

        def some(found: Tournament) -> Changed:
            rows = still_running(found, until)[:MOST_ENDED]
            held.update(row.match_id or 0 for row in rows)
            return tuple(map(MatchId, held))

        before = hold(connection, tournament, some)
        self._check_judge(connection, before, by)
        said = deciding.clean_reason(reason)
        running = still_running(before, until)
        # Others may have ended meanwhile; nothing that is not held is changed.
        rows = [row for row in running if row.match_id in held]
        results, stopped, changed = end_all(self._context, connection, before, rows, by.user_id)
        told = [structs.replace(act, reason=said) for act in results]
        self._store_again(connection, tournament, by, (*told, *stopped))
        return changed, len(running) > len(rows)

    async def remove(self, tournament: int, by: Person, entrant: int, reason: str) -> None:
        """Take an entrant out: seats in running matches are given up, earlier results stay.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `tournament_over`, `organiser_plays`, before the start
                `others_organise` (`names`), `unknown_entrant`, `entrant_gone` (`entrant`), and a reason that is missing
                or too long.
        """

        def decided(connection: Connection) -> Changed:
            before = hold(connection, tournament, lambda found: matches_of(found, entrant))
            self._check_judge(connection, before, by)
            self._check_unopposed(connection, before, by)
            found = deciding.removing(before, entrant, reason)
            changed = give_up(self._context, connection, before, entrant, by.user_id)
            self._store_again(connection, tournament, by, found)
            return changed

        await self._at_tables(tournament, decided)

    async def replace(self, tournament: int, by: Person, entrant: int, reserve: int, reason: str) -> None:
        """Let a reserve have the number, points and running seats of an entrant.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `organiser_plays`, `unknown_entrant`, `not_a_reserve`,
                `is_a_reserve` (`entrant`), a reason that is missing or too long, and what refuses somebody a seat.
        """

        def decided(connection: Connection) -> Changed:
            before = hold(connection, tournament, lambda found: matches_of(found, entrant))
            self._check_judge(connection, before, by)
            found = deciding.replacing(before, entrant, reserve, reason)
            row = before.entrants[reserve]
            person = Person(row.user_id or 0, row.name)
            changed = hand_over(self._context, connection, before, entrant, person)
            self._store_again(connection, tournament, by, found)
            return changed

        await self._at_tables(tournament, decided)

    async def _steer(self, tournament: int, by: Person, judged: Callable[[Tournament], Iterable[Act]]) -> None:
        """Store what an organiser does to a tournament that runs; who plays there leaves it to those who don't."""

        def steered(connection: Connection, before: Tournament) -> Iterable[Act]:
            found = tuple(judged(before))
            if before.row.started_at is not None:
                self._check_unopposed(connection, before, by)
            return found

        await self._change(tournament, by, steered)

    async def _act(self, tournament: int, by: Person, judged: Callable[[Tournament], Iterable[Act]]) -> None:
        """Store what an organiser does."""
        await self._change(tournament, by, lambda _, before: judged(before))

    async def _judge(self, tournament: int, by: Person, judged: Callable[[Tournament], Iterable[Act]]) -> None:
        """Store what an organiser decides about matches, who does not play here."""

        def judge(connection: Connection, before: Tournament) -> Iterable[Act]:
            self._check_judge(connection, before, by)
            return judged(before)

        await self._change(tournament, by, judge)

    async def _change(
        self, tournament: int, by: Person, judged: Callable[[Connection, Tournament], Iterable[Act]]
    ) -> None:
        def steps(connection: Connection, before: Tournament) -> Iterable[Step]:
            found = tuple(judged(connection, before))
            number = self._number(connection, before, by)
            return [(each, _by(each, number)) for each in found]

        await self._store(tournament, steps)

    async def _store(self, tournament: int, steps: Callable[[Connection, Tournament], Iterable[Step]]) -> None:
        await change(self._context, tournament, steps)

    async def _at_tables(self, tournament: int, decided: Callable[[Connection], Changed]) -> None:
        """Store what an organiser decides together with what it changes at tables."""
        changed = await self._context.database.write(decided)
        self._context.tell(tournament)
        for match in changed:
            self._context.notify(match)

    def _store_again(self, connection: Connection, tournament: int, by: Person, found: Iterable[Act]) -> None:
        """Store what an organiser does in a tournament of which matches have just ended."""
        before = load(connection, tournament)
        number = self._number(connection, before, by)
        store(connection, before, [(each, _by(each, number)) for each in found], self._context.clock())

    def _check_judge(self, connection: Connection, before: Tournament, by: Person) -> None:
        was = was_here(self._context, connection, before.row.id, by.user_id)
        deciding.check_judge(before, by.user_id, was_here=was)

    def _check_unopposed(self, connection: Connection, before: Tournament, by: Person) -> None:
        was = was_here(self._context, connection, before.row.id, by.user_id)
        deciding.check_unopposed(before, by.user_id, was_here=was)

    def _number(self, connection: Connection, tournament: Tournament, by: Person) -> int:
        return organiser_number(connection, tournament, by)


def organiser_number(connection: Connection, tournament: Tournament, by: Person) -> int:
    """Return the number below 0 that acts know an organiser by; who is new gets the next one."""
    row = tournament.organiser_of(by.user_id)
    number = max(tournament.organisers, default=0) + 1 if row is None else row.organiser
    if row is None or row.name != by.name:
        tournaments.put_organiser(connection, OrganiserRow(tournament.row.id, number, by.user_id, by.name))
    return -number


def _by(act: Act, number: int) -> int:
    """Return who has done an act: the organiser, but a reserve comes up by the bot, as who did not come is stopped."""
    return acts.BOT if isinstance(act, acts.Promoted | acts.Stopped) else number
