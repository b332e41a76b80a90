"""What people do about their own part in a league: join, leave, sit a season out, come back."""

from collections.abc import Collection

from db.rows import leagues, remembered
from db.statements import Connection
from play.context import Context
from play.formats.settings import LEAST_ANSWERS
from play.league_rules.joining import Newcomer, joining, leaving, resting
from play.leagues.storing import load, store
from play.rules.tables import clean_salt
from play.seats.lobby import Person
from play.seats.reliability import answers_of
from play.tournament_rules.record import GONE
from play.tournaments.at_tables import Changed
from play.tournaments.entering import withdraw_from
from play.tournaments.storing import load as load_tournament


class TakingPart:
    """What people do about their own part."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def join(self, league: int, person: Person, salt: str, roles: Collection[str | int] = ()) -> int:
        """Play from the next season on; who sits out or did not come is back by it. Return the member's number.

        `salt`: what the person adds to the chance of all their matches; `roles`: the ids of those they have.

        Raises:
            Refusal: `unknown_league` (`league`), `salt_too_long` (`most`), what `joining` refuses,
                and `Limits.check_account`.
        """
        salt, now = clean_salt(salt), self._context.clock()

        def joined(connection: Connection) -> int:
            before = load(connection, league, to_change=True)
            self._context.limits.check_account(connection, person.user_id)
            who = self._context.beside.pseudonym(person.user_id)
            was_removed = remembered.is_remembered(connection, who, "sent_off", league)
            answers = answers_of(connection, person.user_id) if before.settings.least_reliability else (0, 0)
            newcomer = Newcomer(
                person.user_id, person.name, salt, frozenset(map(str, roles)), was_removed, answers, LEAST_ANSWERS
            )
            row = joining(before, newcomer, now)
            store(connection, before, before.row, [row])
            return row.member

        number = await self._context.database.write(joined)
        self._context.tell_league(league)
        return number

    async def leave(self, league: int, user_id: int, *, at_once: bool = False) -> None:
        """Play no more seasons; `at_once`: nor what is left of the one that is played.

        Raises:
            Refusal: `unknown_league` (`league`), and what `leaving` refuses.
        """
        now = self._context.clock()

        def gone(connection: Connection) -> tuple[int | None, Changed]:
            before = load(connection, league, to_change=True)
            row = leaving(before, user_id, now)
            division = before.running_division(row.member) if at_once else None
            given_up: Changed = ()
            if division is not None and _plays(connection, division.id, user_id):
                given_up = withdraw_from(connection, self._context, division.id, user_id)
            store(connection, before, before.row, [row])
            return None if division is None else division.id, given_up

        division, given_up = await self._context.database.write(gone)
        if division is not None:
            self._context.tell(division)
        for match in given_up:
            self._context.notify(match)
        self._context.tell_league(league)

    async def rest(self, league: int, user_id: int) -> None:
        """Sit the next season out, and play again after it; refuses `unknown_league`, and what `resting` refuses."""

        def rests(connection: Connection) -> None:
            before = load(connection, league, to_change=True)
            store(connection, before, before.row, [resting(before, user_id)])

        await self._context.database.write(rests)
        self._context.tell_league(league)

    async def rename(self, league: int, person: Person) -> None:
        """Show a member by another name from now on; nothing if that is their name, or they are none."""

        def renamed(connection: Connection) -> bool:
            if not leagues.rename_member(connection, league, person.user_id, person.name):
                return False
            leagues.show_anew(connection, league)
            return True

        if await self._context.database.write_uncounted(renamed):
            self._context.tell_league(league)


def _plays(connection: Connection, tournament: int, user_id: int) -> bool:
    """Return whether somebody is still in a tournament, which they can have left by itself."""
    entry = load_tournament(connection, tournament).entrant_of(user_id)
    return entry is not None and entry.status not in GONE
