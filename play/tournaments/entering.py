"""What people do about their own part in a tournament: enter, withdraw, check in, come back, hurry, offer help.

Every method either does all of what it says in one transaction or refuses and changes nothing. Nobody's list of blocked
people counts here, nor what else they play.
"""

from collections.abc import Callable, Collection, Iterable

import msgspec

from db.rows import people, tournaments
from db.rows.tournaments import EntrantRow
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.ratings import Band, Strength
from play.context import Context
from play.formats.settings import LEAST_ANSWERS, TEAMS
from play.ratings.strengths import strength_on
from play.rules.rated_matches import ladder_of
from play.rules.tables import clean_salt
from play.seats.lobby import Person
from play.seats.reliability import answers_of
from play.tournament_rules import acts, checks
from play.tournament_rules.acts import Act
from play.tournament_rules.record import Tournament
from play.tournaments.at_tables import Changed, give_up, hold, matches_of
from play.tournaments.forgetting import was_here
from play.tournaments.storing import change, load, store


class Joined(msgspec.Struct, frozen=True):
    """What somebody is who has entered: their number, and which reserve they are, if they have no place."""

    entrant: int
    is_reserve: bool = False
    reserve_place: int | None = None


class Entering:
    """What people do about their own part in a tournament."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def join(self, tournament: int, person: Person, salt: str, roles: Collection[str | int] = ()) -> Joined:
        """Enter, as a reserve if there is no place; a reserve takes a place that is free after the start.

        `salt`: what the person adds to the chance of all their matches; `roles`: the ids of those they have.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `salt_too_long` (`most`), `account_merged`, `tournament_over`,
                `tournament_not_open`, `already_entered` (`entrant`), `already_reserve` (`place`), `entered_before`,
                `removed_before`, `entries_closed` (`at`), `late_entry_over` (`rounds`), `no_late_entry`, `role_needed`
                (`role`), `too_few_answers` (`least`, `have`, `needed`), `too_late_answers` (`least`, `have`,
                `missing`), what `check_band` refuses, `no_reserve_place` (`most`), `team_needed` (teams enter by
                their captains).
        """
        salt, now = clean_salt(salt), self._context.clock()

        def entered(connection: Connection) -> Joined:
            before = load(connection, tournament, to_change=True)
            if before.row.format == TEAMS:
                raise Refusal("team_needed")
            newcomer = self.newcomer(connection, before, person, roles)
            steps: list[Act] = [*checks.entering(before, newcomer, now)]
            number = next(each.entrant for each in steps if isinstance(each, acts.Joined | acts.Promoted))
            if isinstance(steps[0], acts.Joined):
                before = with_person(before, number, person, salt)
            after = store(connection, before, [(each, number) for each in steps], now)
            if after.entrants[number].status == "playing":
                after = store(
                    connection, after, [(each, acts.BOT) for each in checks.late_bye(after, number, now)], now
                )
            place = checks.reserve_place(after, number)
            return Joined(number, place is not None, place)

        found = await self._context.database.write(entered)
        self._context.tell(tournament)
        return found

    async def check(self, tournament: int, user_id: int, roles: Collection[str | int] | None) -> None:
        """Refuse who may not enter now, before a form or a team is offered to them; changes nothing.

        `roles`: None where they are not known, so that these alone refuse nobody.

        Raises:
            Refusal: what `checks.entering` refuses, `unknown_tournament` (`tournament`), `account_merged`.
        """
        now = self._context.clock()

        def checked(connection: Connection) -> None:
            before = load(connection, tournament)
            checks.entering(before, self.known_of(connection, before, user_id, roles), now)

        await self._context.database.read(checked)

    def newcomer(
        self, connection: Connection, before: Tournament, person: Person, roles: Collection[str | int]
    ) -> checks.Newcomer:
        """Return what is known of somebody who enters; refuses what `Limits.check_account` refuses."""
        people.hold(connection, person.user_id)
        return self.known_of(connection, before, person.user_id, roles)

    def known_of(
        self, connection: Connection, before: Tournament, user_id: int, roles: Collection[str | int] | None
    ) -> checks.Newcomer:
        """Return what is known of somebody who would enter; refuses what `Limits.check_account` refuses."""
        self._context.limits.check_account(connection, user_id)
        return checks.Newcomer(
            user_id,
            frozenset((before.settings.role_id,) if roles is None else map(str, roles)),
            answers_of(connection, user_id) if before.settings.least_reliability else (0, 0),
            LEAST_ANSWERS,
            is_known=was_here(self._context, connection, before.row.id, user_id),
            strength=_strength(connection, before, user_id, self._context.clock()),
        )

    async def withdraw(self, tournament: int, user_id: int) -> None:
        """Withdraw: seats in running matches are given up, earlier results stay.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `tournament_over`, `not_entered`, `already_withdrawn`,
                `removed_before`.
        """
        left = await self._context.database.write(withdraw_from, self._context, tournament, user_id)
        self._context.tell(tournament)
        for match in left:
            self._context.notify(match)

    async def check_in(self, tournament: int, user_id: int) -> None:
        """Say before the start that one is there; again does nothing.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `tournament_over`, `tournament_started`, `not_entered`,
                `already_withdrawn`, `removed_before`, `no_check_in`, `check_in_later` (`at`).
        """
        now = self._context.clock()
        await self._change(tournament, user_id, lambda before, number: checks.checking_in(before, number, now))

    async def back(self, tournament: int, user_id: int) -> None:
        """Be there again after one did not come to a match.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `tournament_over`, `tournament_not_started`, `not_entered`,
                `already_withdrawn`, `removed_before`, `not_stopped`.
        """
        await self._change(tournament, user_id, checks.coming_back)

    async def hurry(self, tournament: int, user_id: int) -> None:
        """Ask for the next match at the next pairing, without a day of rest; again does nothing.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `tournament_over`, `tournament_not_started`, `not_entered`,
                `already_withdrawn`, `removed_before`, `only_in_flow`, `is_stopped`, `all_played`, `not_free`.
        """
        now = self._context.clock()
        await self._change(tournament, user_id, lambda before, number: checks.hurrying(before, number, now))

    async def offer_help(self, tournament: int, user_id: int, *, is_helper: bool) -> None:
        """Offer to play, once finished, those who find nobody; or do not any more.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `tournament_over`, `not_entered`, `already_withdrawn`,
                `removed_before`, `only_in_flow`.
        """
        await self._change(
            tournament, user_id, lambda before, number: checks.helping(before, number, is_helper=is_helper)
        )

    async def rename(self, tournament: int, person: Person) -> None:
        """Show an entrant by another name from now on; nothing if that is their name, or they have not entered."""

        def renamed(connection: Connection) -> bool:
            if not tournaments.rename_entrant(connection, tournament, person.user_id, person.name):
                return False
            tournaments.show_anew(connection, tournament)
            return True

        if await self._context.database.write_uncounted(renamed):
            self._context.tell(tournament)

    async def _change(self, tournament: int, user_id: int, judged: Callable[[Tournament, int], Iterable[Act]]) -> None:
        def judge(_: Connection, before: Tournament) -> Iterable[tuple[Act, int]]:
            number = number_of(before, user_id)
            return [(each, number) for each in judged(before, number)]

        await change(self._context, tournament, judge)


def withdraw_from(connection: Connection, context: Context, tournament: int, user_id: int) -> Changed:
    """Withdraw somebody within the caller's transaction; return the matches that they gave up.

    Raises:
        Refusal: as `Entering.withdraw`.
    """
    before = hold(connection, tournament, lambda found: matches_of(found, number_of(found, user_id)))
    number = number_of(before, user_id)
    steps = [(each, _by(each, number)) for each in checks.leaving(before, number)]
    changed = give_up(context, connection, before, number, user_id)
    # What ended with it is marked, so it is looked at again.
    store(connection, load(connection, tournament), steps, context.clock())
    return changed


def number_of(tournament: Tournament, user_id: int) -> int:
    """Return the number of a person; refuses `not_entered`."""
    row = tournament.entrant_of(user_id)
    if row is None:
        raise Refusal("not_entered")
    return row.entrant


def with_person(tournament: Tournament, number: int, person: Person, salt: str) -> Tournament:
    """Return a tournament in which a number is a person's, who has not entered yet."""
    row = EntrantRow(tournament.row.id, number, person.user_id, person.name, salt, "", 0)
    return msgspec.structs.replace(tournament, entrants={**tournament.entrants, number: row})


def _by(act: Act, number: int) -> int:
    """Return who has done an act of somebody who leaves: they themselves, but a reserve comes up by the bot."""
    return acts.BOT if isinstance(act, acts.Promoted) else number


def _strength(connection: Connection, tournament: Tournament, user_id: int, now: int) -> Strength | None:
    """Return the rating of a person in what a tournament plays, if it asks for one."""
    if Band(*tournament.settings.ratings).is_open:
        return None
    return strength_on(connection, user_id, ladder_of(tournament.row.game, tournament.row.seats), now)
