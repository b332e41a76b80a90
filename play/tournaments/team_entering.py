"""What captains and those they ask do about teams: make one, invite, agree, decline, put in order.

Beside entering alone, which a tournament of teams refuses.
"""

from collections.abc import Callable, Collection, Iterable, Sequence

from msgspec.structs import replace

from db.rows import tournaments
from db.rows.tournaments import TeamInvitationRow, TeamRow
from db.statements import Connection
from play.rules.tables import clean_salt
from play.seats.lobby import Person
from play.tournament_rules import acts, team_entry
from play.tournament_rules.acts import Act
from play.tournament_rules.checks import Newcomer
from play.tournament_rules.record import Tournament
from play.tournaments.entering import Entering, Joined, number_of, with_person
from play.tournaments.storing import load, store

Steps = tuple[acts.Joined, acts.TeamMade | acts.TeamJoined]


class TeamEntering(Entering):
    """What people do about their own part in a tournament, teams too."""

    async def make_team(
        self, tournament: int, person: Person, salt: str, name: str, roles: Collection[str | int] = ()
    ) -> Joined:
        """Enter a team, of which the person is the captain.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `salt_too_long` (`most`), what `team_entry.team_name` and
                `team_entry.founding` refuse.
        """
        now = self._context.clock()

        def judged(_: Connection, before: Tournament, newcomer: Newcomer) -> tuple[Steps, str]:
            called = team_entry.team_name(before, name)
            return team_entry.founding(before, newcomer, now), called

        return await self._entered(tournament, person, (salt, roles), judged)

    async def join_team(
        self, tournament: int, person: Person, salt: str, team: int, roles: Collection[str | int] = ()
    ) -> Joined:
        """Agree to play for a team into which the person is invited; all their other invitations here are over.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `salt_too_long` (`most`), and what `team_entry.agreeing`
                refuses.
        """
        now = self._context.clock()

        def judged(connection: Connection, before: Tournament, newcomer: Newcomer) -> tuple[Steps, str]:
            invited = {row.user_id for row in tournaments.team_invitations(connection, tournament) if row.team == team}
            is_invited = person.user_id in invited
            return team_entry.agreeing(before, newcomer, team, now, is_invited=is_invited), ""

        return await self._entered(tournament, person, (salt, roles), judged)

    async def invite(
        self, tournament: int, captain: int, user_id: int, roles: Collection[str | int] | None = None
    ) -> int:
        """Ask somebody to play for the captain's team; return the team. Again does nothing. Both are ids of people.

        `roles`: of who is asked, None where they are not known.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `not_entered`, and what `team_entry.inviting` and
                `team_entry.check_member` refuse.
        """

        def invited(connection: Connection) -> int:
            before = load(connection, tournament, to_change=True)
            rows = tournaments.team_invitations(connection, tournament)
            number = number_of(before, captain)
            team = before.entrants[number].team
            asked = tuple(row.user_id for row in rows if row.team == team)
            team = team_entry.inviting(before, number, user_id, asked)
            team_entry.check_member(before, self.known_of(connection, before, user_id, roles))
            row = TeamInvitationRow(tournament, team, user_id, self._context.clock())
            tournaments.put_team_invitation(connection, row)
            return team

        return await self._context.database.write(invited)

    async def decline(self, tournament: int, user_id: int, team: int) -> bool:
        """Do not play for a team; return whether it had asked. The captain sees that nobody is asked any more."""
        return await self._context.database.write(tournaments.drop_team_invitations, tournament, user_id, team)

    async def order_team(self, tournament: int, captain: int, order: Sequence[int]) -> None:
        """Put the captain's team in order, by numbers of entrants: the first plays at board 1. Again does nothing.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `not_entered`, and what `team_entry.ordering` refuses.
        """
        await self._change(tournament, captain, lambda before, number: team_entry.ordering(before, number, order))

    async def let_rest(self, tournament: int, captain: int, entrant: int, *, is_resting: bool) -> None:
        """Let a member of the captain's team rest in the next round, or not any more. Again does nothing.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `not_entered`, and what `team_entry.letting_rest` refuses.
        """

        def judged(before: Tournament, number: int) -> Iterable[Act]:
            return team_entry.letting_rest(before, number, entrant, is_resting=is_resting)

        await self._change(tournament, captain, judged)

    async def _entered(
        self,
        tournament: int,
        person: Person,
        given: tuple[str, Collection[str | int]],
        judged: Callable[[Connection, Tournament, Newcomer], tuple[Steps, str]],
    ) -> Joined:
        """Enter by what `judged` returns, with the name of a new team; `given`: the salt, and roles."""
        salt, now = clean_salt(given[0]), self._context.clock()

        def entered(connection: Connection) -> Joined:
            before = load(connection, tournament, to_change=True)
            newcomer = self.newcomer(connection, before, person, given[1])
            steps, called = judged(connection, before, newcomer)
            number, team = steps[0].entrant, steps[1].team
            before = with_person(before, number, person, salt)
            if called:
                tournaments.put_teams(connection, [TeamRow(tournament, team, called)])
                before = replace(before, teams={**before.teams, team: called})
            store(connection, before, [(each, number) for each in steps], now)
            tournaments.drop_team_invitations(connection, tournament, person.user_id)
            return Joined(number)

        found = await self._context.database.write(entered)
        self._context.tell(tournament)
        return found
