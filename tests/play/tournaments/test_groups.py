"""Tournaments with groups and a knock-out, over all their time: who meets, who goes on, what is shown."""

from itertools import combinations

import pytest

from db.rows import ratings
from db.rows.ratings import RatingRow
from db.statements import Connection
from games.kernel.errors import Refusal
from play.formats.settings import Settings
from play.formats.sheets import FULL
from play.services import Services
from play.tournament_rules import acts
from play.tournament_rules.beginning import without_match
from play.tournament_rules.carrying_out import carry_out
from play.tournament_rules.groups import finalists
from play.tournament_rules.histories import histories
from play.tournament_rules.results import groups_of, standings_of
from play.tournament_rules.rounds import EVER
from tests.play.matches import TALLY, Clock
from tests.play.tournaments.made_up import Made, Plan, made
from tests.play.tournaments.played import entered, inline, person, started


def members(found: Made) -> dict[int, list[int]]:
    """Return the entrants of each group."""
    of: dict[int, list[int]] = {}
    for entrant, group in groups_of(found.tournament, EVER).items():
        of.setdefault(group, []).append(entrant)
    return of


@pytest.mark.parametrize("entrants", [6, 7, 11, 16, 23])
def test_everybody_meets_their_group_once_and_nobody_else(entrants: int) -> None:
    found = made(entrants, "groups", 1, settings={"at_once": 2, "group_best": 2})
    groups = members(found)
    assert sum(map(len, groups.values())) == entrants
    pairs = {frozenset(pair) for group in groups.values() for pair in combinations(group, 2)}
    assert found.met() == dict.fromkeys(pairs, 1)


@pytest.mark.parametrize("entrants", [6, 7, 11, 16, 23])
def test_the_first_two_of_each_group_go_on_and_meet_others_first(entrants: int) -> None:
    """Catches a knock-out that is seeded by all points, and one that begins with a match of the groups again."""
    found = made(entrants, "groups", 3, settings={"group_best": 2})
    of = groups_of(found.tournament, EVER)
    first = [[seat.entrant for seat in found.tournament.seats[row.pairing]] for row in found.tournament.in_round(2, 1)]
    on = {entrant for tie in first for entrant in tie}
    best = {row.entrant for row in standings_of(found.tournament, EVER) if row.place <= 2}
    assert on == best
    assert all(len({of[entrant] for entrant in tie}) == len(tie) for tie in first)
    assert found.tournament.row.status == "ended"
    assert len(found.tournament.in_round(2, found.tournament.rounds_of(2))) == 1


@pytest.mark.parametrize("entrants", [8, 14, 15, 23])
def test_at_tables_everybody_plays_four_matches_of_their_group(entrants: int) -> None:
    """Catches tables across groups, somebody who plays more than others, and a seat that somebody has twice."""
    found = made(entrants, "table_groups", 1, settings={"at_once": 2, "group_size": 7})
    of = groups_of(found.tournament, EVER)
    for row in found.matches():
        assert len({of[seat.entrant] for seat in found.tournament.seats[row.pairing]}) == 1
    for had in histories(found.tournament).values():
        assert (had.done, had.places) == (4, (1, 1, 1, 1))
    if entrants == 14:
        assert set(found.met().values()) == {2}


def test_a_table_of_a_group_that_somebody_has_left_is_played_by_the_others() -> None:
    """Catches others of the group who lose a match, and a table in its place that is of no group."""
    found = Made(Plan(14, "table_groups", 1, Settings(group_size=7)))
    found.do(acts.Opened(), *(acts.Joined(number) for number in range(1, 15)), acts.Started())
    found._step()
    group = members(found)[1]
    found.do(acts.Withdrew(group[0]))
    while any(row.status == "due" for row in found.tournament.pairings.values()):
        found._step()
    smaller = [row for row in found.tournament.pairings.values() if row.stage == 1 and row.round == 1]
    small = [row.pairing for row in smaller if len(found.tournament.seats[row.pairing]) == 3]
    assert len(small) == 4
    assert {groups_of(found.tournament, EVER)[each] for each in group} == {1}
    while found.tournament.rounds_of(2) == 0 and not found.tournament.is_over:
        found._step()
    rows = [row for row in standings_of(found.tournament, EVER) if row.group == 1]
    assert {row.entrant for row in rows} == set(group)


def test_who_leaves_before_a_knock_out_of_two_after_tables_has_lost_it() -> None:
    """Catches a tie of the knock-out that is taken for a table of a circle, and given half a point."""
    found = Made(Plan(8, "table_groups", 1, Settings(group_size=4)))
    found.do(acts.Opened(), *(acts.Joined(number) for number in range(1, 9)), acts.Started())
    while not found.tournament.rounds_of(2):
        found._step()
    # The groups have two each who go on, and a tie has begun as soon as it is looked at.
    row = found.tournament.in_round(2, 1)[0]
    one, other = (seat.entrant for seat in found.tournament.seats[row.pairing])
    done = without_match(carry_out(found.tournament, acts.Withdrew(one), found.now), row, found.now, 99)
    assert isinstance(done[0], acts.Scored)
    assert [seat.twelfths for seat in done[0].seats] == [0, FULL]
    assert other != one


def test_who_must_not_meet_at_a_table_has_half_a_point_instead() -> None:
    """Catches a table with two who must not meet, where more of them are than there are groups."""
    forbidden = tuple(combinations((1, 2, 3), 2))
    found = made(8, "table_groups", 2, forbidden=forbidden)
    assert not {frozenset(pair) for pair in forbidden} & set(found.met())
    assert all(had.done == 4 for had in histories(found.tournament).values())


def begun(entrants: int) -> Made:
    """Return a tournament of which the groups are drawn, and not shown yet."""
    found = Made(Plan(entrants, "groups", 1, Settings(publish_minutes=60)))
    found.do(acts.Opened(), *(acts.Joined(number) for number in range(1, entrants + 1)), acts.Started())
    found._step()
    return found


def test_a_swap_before_they_are_shown_exchanges_two_groups() -> None:
    """Catches somebody who is in two groups then, or in none, and a group that is known before it is shown."""
    found = begun(8)
    before = dict(groups_of(found.tournament, EVER))
    assert groups_of(found.tournament, found.now) == {}
    one = 1
    other = next(entrant for entrant in before if before[entrant] != before[one])
    found.do(acts.Swapped(one, other, "a wedding"))
    after = groups_of(found.tournament, EVER)
    assert (after[one], after[other]) == (before[other], before[one])
    assert {entrant: group for entrant, group in after.items() if entrant not in {one, other}} == {
        entrant: group for entrant, group in before.items() if entrant not in {one, other}
    }


def test_who_has_left_leaves_the_place_in_the_knock_out_to_the_next() -> None:
    """Catches a tie of which one is not there any more, although the third of the group would have played."""
    found = begun(8)
    groups = members(found)
    for row in list(found.tournament.pairings.values()):
        seats = [seat.entrant for seat in found.tournament.seats[row.pairing]]
        results = tuple(
            acts.SeatResult(1, FULL) if entrant == min(seats) else acts.SeatResult(2, 0) for entrant in seats
        )
        found.do(acts.Begun(row.pairing, 900 + row.pairing), acts.Scored(row.pairing, results))
    best = sorted(groups[1])[0]
    found.do(acts.Withdrew(best))
    seeds, of = finalists(found.tournament)
    assert sorted(seeds) == sorted([*sorted(groups[1])[1:3], *sorted(groups[2])[:2]])
    assert set(of) == set(range(1, 9))


async def test_a_group_stage_is_played_to_the_end_of_its_knock_out(services: Services, clock: Clock) -> None:
    """Catches an end after the groups, and a state that does not follow from the acts (the fixture compares)."""
    cup = await started(inline(services), clock, 7, "groups", group_size=4, group_best=2, at_once=2)
    tournament = await cup.to_the_end()
    assert tournament.row.status == "ended" and len(tournament.in_round(2, 1)) == 2
    final = tournament.seats[max(tournament.pairings)]
    assert {seat.twelfths for seat in final} == {0, FULL}


async def test_five_are_no_two_groups(services: Services, clock: Clock) -> None:
    cup = await entered(services, clock, 5, "groups")
    with pytest.raises(Refusal, match="too_few_entrants"):
        await cup.services.organising.start(cup.number, person(999))


async def test_the_ratings_at_the_start_seed_the_groups(services: Services, clock: Clock) -> None:
    """Catches ratings that are read when the groups are drawn, which the acts do not tell; newcomers as 1500; and an
    order, which everybody can read, that tells how strong somebody is who keeps that to themselves.
    """
    cup = await entered(inline(services), clock, 12, "groups", group_size=4, seeding="rating")

    def rated(connection: Connection) -> None:
        for entrant in range(1, 7):
            number = ratings.number_for(connection, person(entrant).user_id)
            sigma = 2.0 if entrant < 6 else 8.0
            ratings.store(connection, RatingRow(TALLY, number, 20.0 + entrant, sigma, clock.now, 9))

    await services._context.database.write(rated)
    await services.people.change(person(4).user_id, is_unlisted=True)
    await services.organising.start(cup.number, person(999))
    await cup.look()
    tournament = await cup.now()
    assert tournament.settings.seeds == (5, 3, 2, 1)
    of = groups_of(tournament, EVER)
    assert len({of[entrant] for entrant in (5, 3, 2)}) == 3
    copied = await services.organising.copy(cup.number, person(999), 70)
    view = await services.contests.view(copied)
    assert view.settings.seeds == ()
