"""Tournaments of teams: captains, invitations, line-ups, boards that add up, teams that shrink or vanish."""

from typing import Any

import pytest
from msgspec.structs import replace

from db.rows import tournaments
from games.kernel.errors import Refusal
from play.formats.sheets import FULL
from play.formats.views import champion_team, champions
from play.services import Services
from play.tournament_rules import acts
from play.tournament_rules.carrying_out import carry_out
from play.tournament_rules.record import Tournament
from play.tournament_rules.rounds import EVER
from play.tournament_rules.teams import captain_of, incomplete, members_of, results_of, standings_of_teams, team_round
from play.tournaments.rebuilding import differences
from tests.play.matches import Clock
from tests.play.tournaments.played import ORGANISER, Cup, drafted, inline, person


async def teams(services: Services, clock: Clock, sizes: tuple[int, ...], **settings: Any) -> Cup:
    """Open a tournament that teams of these sizes enter: the first has the entrants from 1 on, and so on."""
    cup = await drafted(inline(services), clock, "teams", **{"rounds": 3, "boards": 3, "most": 8, **settings})
    await services.organising.open(cup.number, ORGANISER)
    number = 0
    for team, size in enumerate(sizes, 1):
        captain = number + 1
        for _ in range(size):
            number += 1
            if number == captain:
                await services.entering.make_team(cup.number, person(number), "salt", f"Team {team}")
                continue
            await services.entering.invite(cup.number, person(captain).user_id, person(number).user_id)
            await services.entering.join_team(cup.number, person(number), "salt", team)
    return cup


async def started(services: Services, clock: Clock, sizes: tuple[int, ...], **settings: Any) -> Cup:
    cup = await teams(services, clock, sizes, **settings)
    await services.organising.start(cup.number, ORGANISER)
    await cup.look()
    return cup


def boards(tournament: Tournament, number: int) -> list[tuple[int, ...]]:
    """Return the boards of a round: who plays there, by seat."""
    rows = tournament.in_round(1, number)
    return [tuple(seat.entrant for seat in tournament.seats[row.pairing]) for row in rows]


async def test_four_teams_play_three_rounds_and_the_points_of_boards_add_up(services: Services, clock: Clock) -> None:
    """Catches two of one team who meet, boards out of order, rematches of teams, and points that are lost."""
    cup = await started(services, clock, (3, 3, 3, 3))
    tournament = await cup.to_the_end()
    assert tournament.row.status == "ended" and tournament.rounds_of(1) == 3
    met: set[frozenset[int]] = set()
    for number in (1, 2, 3):
        pairs = boards(tournament, number)
        assert len(pairs) == 6
        for one, other in pairs:
            mine, yours = tournament.entrants[one], tournament.entrants[other]
            assert mine.board == yours.board and mine.team != yours.team
        met |= {frozenset(tournament.entrants[each].team or 0 for each in pair) for pair in pairs}
    assert len(met) == 6, "each team has met each other one"
    rows = standings_of_teams(tournament, EVER)
    assert sum(row.twelfths for row in rows) == 18 * FULL
    for row in rows:
        own = [seat.twelfths or 0 for seats in tournament.seats.values() for seat in seats
               if tournament.entrants[seat.entrant].team == row.team]  # fmt: skip
        assert row.twelfths == sum(own) == sum(row.boards)
    # The lower number wins, so that the first team is ahead.
    assert rows[0].team == 1 and rows[0].match_points == 3 * FULL


async def test_who_begins_changes_from_board_to_board(services: Services, clock: Clock) -> None:
    cup = await started(services, clock, (3, 3, 3, 3))
    tournament = await cup.now()
    first = [tournament.entrants[pair[0]].team for pair in boards(tournament, 1)]
    assert first[0] == first[2] != first[1]


async def test_where_all_meet_five_teams_have_a_free_round_each_and_no_points_for_it(
    services: Services, clock: Clock
) -> None:
    """Catches a bye for who is free in an odd number, and rounds that the settings of Swiss cut off."""
    cup = await started(services, clock, (3, 3, 3, 3, 3), teams_meet="all", rounds=1)
    tournament = await cup.to_the_end()
    assert tournament.rounds_of(1) == 5
    assert {len(found) for found in results_of(tournament, EVER).values()} == {4}


async def test_a_substitute_plays_for_who_has_left_and_others_move_up(services: Services, clock: Clock) -> None:
    """Catches an empty board although somebody of the team could play, a substitute who plays besides.

    And standings of the boards that nobody sees any more, since somebody met the member of another board.
    """
    cup = await started(services, clock, (4, 3, 3, 3))
    assert 4 not in {each for pair in boards(await cup.now(), 1) for each in pair}
    await services.entering.withdraw(cup.number, person(2).user_id)
    await cup.play_all()
    await cup.look()
    tournament = await cup.now()
    mine = {each for pair in boards(tournament, 2) for each in pair} & {1, 2, 3, 4}
    assert mine == {1, 3, 4}
    by_board = {each for row in tournament.in_round(1, 2) for each in [tournament.seats[row.pairing]]}
    assert any({1, 3, 4} & {seat.entrant for seat in seats} for seats in by_board)
    await cup.to_the_end()
    rows = (await services.contests.view(cup.number)).rows
    assert {row.entrant for row in rows if row.group == 2} == {2, 6, 9, 12}, "each counts at the board they were put at"
    assert [row.place for row in rows if row.group == 4] == [1]


async def test_a_captain_lets_a_member_rest_for_one_round(services: Services, clock: Clock) -> None:
    """Catches a rest that is lost when the member's match ends, that empties a board, or that lasts for ever."""
    cup = await started(services, clock, (4, 3, 3, 3))
    rest, captain = services.entering.let_rest, person(1).user_id
    await rest(cup.number, captain, 2, is_resting=True)
    for member, code in ((3, "nobody_can_rest"), (5, "not_in_your_team")):
        with pytest.raises(Refusal, match=code):
            await rest(cup.number, captain, member, is_resting=True)
    with pytest.raises(Refusal, match="not_the_captain"):
        await rest(cup.number, person(2).user_id, 2, is_resting=False)
    assert (await services.contests.view(cup.number)).entrants[2].is_resting
    await cup.play_all()
    await cup.look()
    mine = {each for pair in boards(await cup.now(), 2) for each in pair} & {1, 2, 3, 4}
    assert mine == {1, 3, 4}
    assert not (await services.contests.view(cup.number)).entrants[2].is_resting
    await rest(cup.number, captain, 1, is_resting=True)
    await services.entering.withdraw(cup.number, person(4).user_id)
    await cup.play_all()
    await cup.look()
    assert {each for pair in boards(await cup.now(), 3) for each in pair} & {1, 2, 3, 4} == {1, 2, 3}, "no empty board"
    with pytest.raises(Refusal, match="no_round_follows"):
        await rest(cup.number, captain, 2, is_resting=True)
    assert await services._context.database.read(differences, cup.number) == ()


async def test_a_board_without_anybody_is_a_point_for_the_others(services: Services, clock: Clock) -> None:
    """Catches a team of two whose third board is played by nobody and counts for nobody."""
    cup = await started(services, clock, (3, 3, 3, 3))
    await services.entering.withdraw(cup.number, person(3).user_id)
    await cup.play_all()
    await cup.look()
    tournament = await cup.now()
    alone = [pair for pair in boards(tournament, 2) if len(pair) == 1]
    assert len(alone) == 1
    (result,) = [found for found in results_of(tournament, EVER)[1] if found.round == 2]
    other = results_of(tournament, EVER)[result.opponent]
    assert [found.boards[3] for found in other if found.round == 2] == [FULL]


async def test_a_captain_who_vanishes_is_followed_by_who_came_next(services: Services, clock: Clock) -> None:
    """Catches a team that nobody can lead any more."""
    cup = await teams(services, clock, (3, 3, 3, 3))
    tournament = await cup.now()
    assert captain_of(tournament, 1) == 1
    await services.entering.withdraw(cup.number, person(1).user_id)
    tournament = await cup.now()
    assert (captain_of(tournament, 1), members_of(tournament, 1)) == (2, (2, 3))
    await services.entering.invite(cup.number, person(2).user_id, person(90).user_id)
    await services.entering.join_team(cup.number, person(90), "salt", 1)
    await services.organising.start(cup.number, ORGANISER)
    await cup.look()
    tournament = await cup.now()
    stopped = carry_out(tournament, acts.Stopped(2), clock.now)
    assert captain_of(stopped, 1) == 3
    assert captain_of(carry_out(stopped, acts.Back(2), clock.now), 1) == 2


async def test_a_team_that_is_too_small_at_the_start_does_not_play(services: Services, clock: Clock) -> None:
    cup = await teams(services, clock, (3, 3, 3, 3, 2))
    assert incomplete(await cup.now()) == (13, 14)
    await services.organising.start(cup.number, ORGANISER)
    tournament = await cup.now()
    assert {tournament.entrants[each].status for each in (13, 14)} == {"withdrawn"}
    assert set(results_of(tournament, EVER)) == {1, 2, 3, 4}


async def test_two_who_must_not_meet_share_the_point_of_their_board(services: Services, clock: Clock) -> None:
    cup = await teams(services, clock, (3, 3, 3, 3))
    for other in (4, 7, 10):
        await services.organising.forbid(cup.number, ORGANISER, 1, other, is_allowed=False)
    tournament = carry_out(await cup.now(), acts.Started(), clock.now)
    byes = [new for new in team_round(tournament) if len(new.entrants) == 1]
    assert {new.twelfths for new in byes} == {FULL // 2} and len(byes) == 2


async def test_the_team_that_is_first_wins_with_all_who_are_in_it_then(services: Services, clock: Clock) -> None:
    """Catches a winner at each board, of four teams, and a title for who has left the winners."""
    cup = await started(services, clock, (4, 3, 3, 3))
    await services.entering.withdraw(cup.number, person(2).user_id)
    await cup.to_the_end()
    view = await services.contests.view(cup.number)
    team = champion_team(view)
    assert team is not None and team.row.place == 1 and champions(view) == team.members
    won = [number for number in view.entrants if await services.contests.titles_of(person(number).user_id)]
    assert tuple(won) == tuple(sorted(team.members))


async def test_nobody_wins_what_has_not_begun(services: Services, clock: Clock) -> None:
    """Catches a champion by lot where too few teams were complete, and the title of it."""
    cup = await teams(services, clock, (3, 3, 2), starts_at=clock.now + 100)
    await cup.wait(200)
    view = await services.contests.view(cup.number)
    assert view.status == "ended" and champions(view) == () and champion_team(view) is None
    assert not await services.contests.titles_of(person(1).user_id)


class TestEntering:
    """Who makes a team, is invited, agrees."""

    async def test_nobody_plays_for_a_team_who_was_not_asked_or_has_not_agreed(
        self, services: Services, clock: Clock
    ) -> None:
        cup = await teams(services, clock, (1,))
        with pytest.raises(Refusal, match="not_asked"):
            await services.entering.join_team(cup.number, person(2), "salt", 1)
        await services.entering.invite(cup.number, person(1).user_id, person(2).user_id)
        assert members_of(await cup.now(), 1) == (1,)
        view = await services.contests.view(cup.number)
        assert view.teams[0].invited == (person(2).user_id,)
        await services.entering.decline(cup.number, person(2).user_id, 1)
        with pytest.raises(Refusal, match="not_asked"):
            await services.entering.join_team(cup.number, person(2), "salt", 1)

    async def test_a_captain_asks_nobody_who_could_not_agree(self, services: Services, clock: Clock) -> None:
        """Catches a captain who waits for ever; and one who learns how somebody is rated who hides that."""
        cup = await teams(services, clock, (1,))
        captain, asked = person(1).user_id, person(2).user_id
        settings = replace((await cup.now()).settings, role_id="5", ratings=(2000, 0, False))
        await services.organising.edit(cup.number, ORGANISER, acts.Edited(settings=settings))
        with pytest.raises(Refusal, match="member_role_needed"):
            await services.entering.invite(cup.number, captain, asked, (6,))
        with pytest.raises(Refusal, match="role_needed"):
            await services.entering.check(cup.number, asked, (6,))
        await services.entering.invite(cup.number, captain, asked, (5,))
        with pytest.raises(Refusal, match="no_rating_yet"):
            await services.entering.check(cup.number, asked, None)

    async def test_who_agrees_is_asked_by_nobody_else_any_more(self, services: Services, clock: Clock) -> None:
        cup = await teams(services, clock, (1, 1))
        for captain in (1, 2):
            await services.entering.invite(cup.number, person(captain).user_id, person(3).user_id)
        await services.entering.join_team(cup.number, person(3), "salt", 2)
        read = services._context.database.read
        assert await read(tournaments.team_invitations, cup.number) == ()
        with pytest.raises(Refusal, match="already_in_a_team"):
            await services.entering.invite(cup.number, person(1).user_id, person(3).user_id)

    async def test_invitations_end_with_the_start_and_with_who_is_forgotten(
        self, services: Services, clock: Clock
    ) -> None:
        """Catches ids of people that are kept for nothing."""
        cup = await teams(services, clock, (3, 3, 3, 3))
        for number in (80, 81):
            await services.entering.invite(cup.number, person(1).user_id, person(number).user_id)
        await services.people.forget(person(80).user_id)
        read = services._context.database.read
        assert [row.user_id for row in await read(tournaments.team_invitations, cup.number)] == [person(81).user_id]
        await services.organising.start(cup.number, ORGANISER)
        assert await read(tournaments.team_invitations, cup.number) == ()

    async def test_what_is_refused(self, services: Services, clock: Clock) -> None:
        cup = await teams(services, clock, (5, 1), most=2 + 2)
        entering = services.entering
        with pytest.raises(Refusal, match="team_full"):
            await entering.invite(cup.number, person(1).user_id, person(50).user_id)
        with pytest.raises(Refusal, match="not_the_captain"):
            await entering.invite(cup.number, person(2).user_id, person(50).user_id)
        for asked, code in ((1, "captain_plays"), (2, "in_your_team_already"), (6, "already_in_a_team")):
            with pytest.raises(Refusal, match=code):
                await entering.invite(cup.number, person(1).user_id, person(asked).user_id)
        with pytest.raises(Refusal, match="team_needed"):
            await entering.join(cup.number, person(50), "salt")
        names = {"  ": "unnamed", "@everyone": "name_mentions", "x" * 31: "name_too_long", "TEAM 1": "name_taken"}
        for name, code in names.items():
            with pytest.raises(Refusal, match=code):
                await entering.make_team(cup.number, person(50), "salt", name)
        for number in (51, 52):
            await entering.make_team(cup.number, person(number), "salt", f"Another {number}")
        with pytest.raises(Refusal, match="no_team_place"):
            await entering.make_team(cup.number, person(53), "salt", "One more")
        for number in range(60, 70):
            await entering.invite(cup.number, person(51).user_id, person(number).user_id)
        with pytest.raises(Refusal, match="too_many_invited"):
            await entering.invite(cup.number, person(51).user_id, person(70).user_id)
        await entering.withdraw(cup.number, person(51).user_id)
        with pytest.raises(Refusal, match="team_gone"):
            await entering.join_team(cup.number, person(60), "salt", 3)
        await entering.make_team(cup.number, person(54), "salt", "Another 51")  # nobody is called so any more
        with pytest.raises(Refusal, match="in_no_team"):
            await entering.order_team(cup.number, person(51).user_id, (7,))
        with pytest.raises(Refusal, match="teams_enter_themselves"):
            await services.organising.preview_import(cup.number, "Ann", ())
        with pytest.raises(Refusal, match="too_few_teams"):
            await services.organising.start(cup.number, ORGANISER)
        swiss = await drafted(services, clock, "swiss")
        await services.organising.open(swiss.number, ORGANISER)
        with pytest.raises(Refusal, match="only_with_teams"):
            await entering.make_team(swiss.number, person(50), "salt", "Team")
        with pytest.raises(Refusal, match="too_many_team_rounds"):
            await drafted(services, clock, "teams", rounds=8, most=8)

    async def test_the_captain_puts_the_team_in_order(self, services: Services, clock: Clock) -> None:
        cup = await teams(services, clock, (3,))
        await services.entering.order_team(cup.number, person(1).user_id, (3, 1, 2))
        assert members_of(await cup.now(), 1) == (3, 1, 2)
        with pytest.raises(Refusal, match="wrong_team_order"):
            await services.entering.order_team(cup.number, person(1).user_id, (3, 1))
        assert len(await cup.acts_of(acts.TeamOrdered)) == 1
