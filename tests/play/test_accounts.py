"""Two accounts of one person: merged by both, found again by staff, and who plays mostly whom."""

import json

import pytest

from db.rows import accounts, ratings
from db.rows.ratings import MetRow
from db.statements import Connection
from games.kernel.accounts import Handover
from games.kernel.ids import MatchId, Seat
from games.kernel.pace import DAY
from play.leagues.organising import NewLeague
from play.people.accounts import OBJECTION_SECONDS
from play.ratings.recomputing import Compared, compared
from play.rules.pairs import suspicious
from play.seats.lobby import Person
from play.services import Services
from play.upkeep.packing import Packing
from tests.play.matches import ANN, BORIS, GLEB, TALLY, VERA, Clock, opened, refused, say, started
from tests.play.tournaments.shortcuts import CHIEF, drafted, record
from tests.play.tournaments.shortcuts import opened as open_tournament

OF_SQLITE = {
    "test_every_table_with_people_says_what_becomes_of_them",
    "test_nothing_is_left_of_an_account_that_was_merged",
}
"""They ask SQLite itself which tables and columns there are; those of PostgreSQL are the same."""

NEW = Person(1_009, "Annie")
STAFF, SERVER, ELSEWHERE = 1_010, 70, 71
ALL = 1_000


async def played(services: Services, winner: Person, loser: Person, **fields: int) -> MatchId:
    match = await started(services, TALLY, winner, loser, pace="daily", **fields)
    for _ in range(2):
        await say(services, match, winner, "add 3", "end")
        await say(services, match, loser, "add 1", "end")
    return match


async def merge(services: Services, old: Person, new: Person) -> Handover:
    await services.accounts.hand_over(old.user_id, new.user_id)
    return await services.accounts.take_over(new.user_id, old.user_id)


async def test_everything_becomes_the_other_accounts(services: Services) -> None:
    """Catches what stays behind: a seat that nobody can play, a host who is gone, a rating without a person."""
    over = await played(services, ANN, BORIS)
    running = await started(services, TALLY, ANN, BORIS)
    table = await opened(services, TALLY, ANN)
    await services.blocks.add(ANN.user_id, GLEB.user_id)
    await services.blocks.add(BORIS.user_id, ANN.user_id)
    found = await merge(services, ANN, NEW)
    assert found == Handover(matches=2, tournaments=0, rated=1, met=0)
    for match in (over, running, table):
        face = (await services.observations.public(match)).faces[0]
        assert face.user_id == NEW.user_id
    assert (await services.finder.card(table)).host_user_id == NEW.user_id
    await say(services, running, NEW, "add 1", "end")
    assert [line.match for line in await services.finder.waiting_for(BORIS.user_id)] == [running]
    assert await services.finder.waiting_for(ANN.user_id) == ()
    assert GLEB.user_id in await services.blocks.of_person(NEW.user_id)
    assert NEW.user_id in await services.blocks.of_person(BORIS.user_id), (
        "who was blocked cannot come back under a name"
    )
    assert [each.matches for each in await services.ratings.of_person(NEW.user_id)] == [1]
    assert await services.ratings.of_person(ANN.user_id) == ()


def holding(connection: Connection, user_id: int) -> dict[str, list[str]]:
    """Return in which columns of which tables an id is, but for what says that the account was merged."""
    found: dict[str, list[str]] = {}
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    for table in tables:
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        for column in columns:
            if connection.execute(f"SELECT 1 FROM {table} WHERE {column} = ? LIMIT 1", (user_id,)).fetchone():
                found.setdefault(table, []).append(column)
    found.pop("merged_accounts", None)
    return found


KNOWN = {
    "account_moves", "awaited", "blocked", "calls", "decks", "declined", "entrants", "entries", "entry_makers",
    "former_players", "handovers",
    "invited", "league_members", "leagues", "list_filters", "matches", "merged_accounts", "organisers", "overviews",
    "people", "rated_people", "remembered", "seats", "table_wishes", "team_invitations",
    "tournaments", "webhook_events", "webhooks",
}  # fmt: skip
"""The tables with ids of people of which merging and moving accounts knows what becomes of them."""


async def test_every_table_with_people_says_what_becomes_of_them(services: Services) -> None:
    """Catches a new table with people that merging two accounts does not know: see db/queries/accounts.sql."""

    def with_people(connection: Connection) -> set[str]:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        names = {"user_id", "who", "created_by", "put_up_by", "offered_to", "blocked_id"}
        columns = {table: [row[1] for row in connection.execute(f"PRAGMA table_info({table})")] for table in tables}
        return {
            table for table, own in columns.items() if any(each in names or each.endswith("user_id") for each in own)
        }

    assert await services._context.database.read(with_people) == KNOWN


async def test_nothing_is_left_of_an_account_that_was_merged(services: Services) -> None:
    """Catches a table that merging does not know, also one that is added later."""
    await played(services, ANN, BORIS, guild_id=SERVER)
    assert await Packing(services._context, days=0, is_inline=True).pack_next()
    handed_on = await started(services, TALLY, ANN, BORIS)
    await services.replacing.offer(handed_on, ANN.user_id, VERA.user_id)
    await services.replacing.take(handed_on, VERA, Seat(0))
    await started(services, TALLY, ANN, BORIS)
    invited, declined, barred = [await opened(services, TALLY, BORIS) for _ in range(3)]
    await services.lobby.invite(invited, BORIS.user_id, ANN.user_id)
    await services.lobby.invite(declined, BORIS.user_id, ANN.user_id)
    await services.lobby.decline(declined, ANN.user_id)
    await services.lobby.join(barred, ANN, "")
    await services.lobby.kick(barred, BORIS.user_id, ANN.user_id)
    offered = await started(services, TALLY, GLEB, BORIS)
    await services.replacing.offer(offered, GLEB.user_id, ANN.user_id)
    await services.blocks.add(ANN.user_id, GLEB.user_id)
    await services.blocks.add(VERA.user_id, ANN.user_id)
    await services.people.change(ANN.user_id, language="ru")
    await drafted(services, by=ANN)
    await services.accounts.hand_over(VERA.user_id, ANN.user_id)
    await open_tournament(services)
    read = services._context.database.read
    before = await read(holding, ANN.user_id)
    assert {"seats", "awaited", "invited", "declined", "former_players", "blocked", "people"} <= before.keys()
    await merge(services, ANN, NEW)
    assert await read(holding, ANN.user_id) == {"blocked": ["blocked_id"]}
    assert (await refused(services.lobby.join(barred, NEW, ""))).code == "barred"


async def test_a_merged_account_plays_no_more(services: Services) -> None:
    """Catches a second seat of the same person through the account that was given up."""
    await merge(services, ANN, NEW)
    table = await opened(services, TALLY, NEW)
    assert (await refused(services.lobby.join(table, ANN, ""))).code == "account_merged"
    assert (await refused(opened(services, TALLY, ANN))).code == "account_merged"
    assert (await refused(services.accounts.hand_over(NEW.user_id, ANN.user_id))).code == "other_account_merged"
    number = await drafted(services)
    await services.organising.open(number, CHIEF)
    assert (await refused(services.entering.join(number, ANN, ""))).code == "account_merged"
    league = await services.organising_leagues.draft(
        NewLeague(70, "League", TALLY, "en", "day", seats=2, size=8, channel_id=700), CHIEF
    )
    await services.organising_leagues.let_join(league, CHIEF)
    assert (await refused(services.taking_part.join(league, ANN, ""))).code == "account_merged"
    await services.people.forget(ANN.user_id)
    await services.lobby.join(table, ANN, "")


async def test_both_have_to_agree_within_a_day(services: Services, clock: Clock) -> None:
    """Catches a stranger who takes an account over, and an offer that somebody had long forgotten."""
    taken = services.accounts.take_over
    assert (await refused(taken(NEW.user_id, ANN.user_id))).code == "not_handed_over"
    await services.accounts.hand_over(ANN.user_id, NEW.user_id)
    assert (await refused(taken(BORIS.user_id, ANN.user_id))).code == "not_handed_over"
    clock.now += DAY + 1
    assert (await refused(taken(NEW.user_id, ANN.user_id))).code == "not_handed_over"
    await services.accounts.hand_over(ANN.user_id, NEW.user_id)
    await services.accounts.keep(ANN.user_id)
    assert (await refused(taken(NEW.user_id, ANN.user_id))).code == "not_handed_over"
    assert (await refused(services.accounts.hand_over(ANN.user_id, ANN.user_id))).code == "merge_self"


async def test_nobody_plays_two_seats_of_one_match(services: Services) -> None:
    """Catches a merge that would show one person two hands, also where one seat was handed on or given up."""
    match = await started(services, TALLY, ANN, BORIS)
    refusal = await refused(services.accounts.hand_over(ANN.user_id, BORIS.user_id))
    assert (refusal.code, refusal.facts) == ("accounts_meet", {"matches": (str(match),)})
    await services.replacing.offer(match, ANN.user_id, VERA.user_id)
    await services.replacing.take(match, VERA, Seat(0))
    assert (await refused(services.accounts.hand_over(ANN.user_id, BORIS.user_id))).code == "accounts_meet"
    await merge(services, ANN, VERA)
    assert (await services.observations.public(match)).faces[0].user_id == VERA.user_id
    table = await opened(services, TALLY, VERA, GLEB)
    assert (await refused(services.accounts.hand_over(GLEB.user_id, VERA.user_id))).code == "accounts_meet"
    await services.lobby.cancel(table, VERA.user_id)
    await services.accounts.hand_over(GLEB.user_id, VERA.user_id)
    await opened(services, TALLY, VERA, GLEB)
    assert (await refused(services.accounts.take_over(VERA.user_id, GLEB.user_id))).code == "accounts_meet", (
        "what came between the two presses counts"
    )


async def test_nobody_plays_a_tournament_under_two_numbers(services: Services) -> None:
    number = await open_tournament(services)
    assert (
        await refused(services.accounts.hand_over(ANN.user_id, BORIS.user_id))
    ).code == "accounts_meet_in_tournament"
    await merge(services, ANN, NEW)
    assert (await record(services, number)).entrants[1].user_id == NEW.user_id


async def test_recomputing_gives_the_same_after_a_merge(services: Services, clock: Clock) -> None:
    for winner in (ANN, NEW, BORIS):
        clock.now += DAY
        await played(services, winner, GLEB)
    await merge(services, ANN, NEW)
    clock.now += DAY
    await played(services, GLEB, NEW)
    database = services._context.database
    assert await database.read(compared, ALL) == Compared(8, ())
    (strength,) = await services.ratings.of_person(NEW.user_id)
    assert strength.matches == 3


async def test_a_match_in_which_both_sat_stays_as_it_was(services: Services) -> None:
    match = await played(services, ANN, NEW)
    found = await merge(services, ANN, NEW)
    assert found.met == 1
    assert [face.user_id for face in (await services.observations.public(match)).faces] == [ANN.user_id, NEW.user_id]


async def move(services: Services, guild_id: int = SERVER) -> None:
    await services.accounts.say_moved(guild_id, ANN.user_id, NEW.user_id, STAFF)


async def test_staff_find_an_account_again(services: Services, clock: Clock) -> None:
    """Catches an account that passes on at once, and one that passes on to somebody who was not named."""
    match = await played(services, ANN, BORIS, guild_id=SERVER)
    said = services.accounts.say_moved
    new = [(await said(SERVER, ANN.user_id, NEW.user_id, STAFF)).is_new for _ in range(2)]
    assert new == [True, False], "who says it again does not have them told again"
    assert [each.old for each in await services.accounts.moves_to(NEW.user_id)] == [ANN.user_id]
    take = services.accounts.take_found
    assert (await refused(take(SERVER, NEW.user_id, ANN.user_id))).code == "move_waits"
    clock.now += OBJECTION_SECONDS
    assert (await refused(take(SERVER, VERA.user_id, ANN.user_id))).code == "no_move"
    assert await take(SERVER, NEW.user_id, ANN.user_id), "the ratings come with it: they were won there alone"
    assert (await services.observations.public(match)).faces[0].user_id == NEW.user_id
    assert [each.matches for each in await services.ratings.of_person(NEW.user_id)] == [1]
    assert (await refused(take(SERVER, NEW.user_id, ANN.user_id))).code == "move_done"
    (done,) = await services.accounts.moves_on(SERVER)
    assert (done.by, done.is_done) == (STAFF, True)


async def test_its_person_can_object(services: Services, clock: Clock) -> None:
    """Catches staff who take the account of somebody who is only away, and try again when they said no."""
    await played(services, ANN, BORIS, guild_id=SERVER)
    await move(services)
    await services.accounts.object(SERVER, ANN.user_id)
    clock.now += OBJECTION_SECONDS
    assert (await refused(services.accounts.take_found(SERVER, NEW.user_id, ANN.user_id))).code == "move_stopped"
    assert (await refused(move(services))).code == "move_stopped"
    assert (await refused(services.accounts.object(ELSEWHERE, ANN.user_id))).code == "no_move"


async def test_one_servers_staff_decide_about_their_own_server_alone(services: Services, clock: Clock) -> None:
    """Catches a server made to take over what somebody has won elsewhere, and a rating that moves before all agree."""
    here = await played(services, ANN, BORIS, guild_id=SERVER)
    assert (await refused(move(services, 72))).code == "never_played_here"
    there = await played(services, ANN, BORIS, guild_id=ELSEWHERE)
    await move(services)
    clock.now += OBJECTION_SECONDS
    assert not await services.accounts.take_found(SERVER, NEW.user_id, ANN.user_id)
    seats = [(await services.observations.public(each)).faces[0].user_id for each in (here, there)]
    assert seats == [NEW.user_id, ANN.user_id]
    assert await services.ratings.of_person(NEW.user_id) == ()
    await move(services, ELSEWHERE)
    clock.now += OBJECTION_SECONDS
    assert await services.accounts.take_found(ELSEWHERE, NEW.user_id, ANN.user_id)
    assert [each.matches for each in await services.ratings.of_person(NEW.user_id)] == [2]


async def test_staff_give_nobody_a_hand_of_cards(services: Services, clock: Clock) -> None:
    """Catches a seat that runs, with its secrets, in the hands of whoever staff have named."""
    await played(services, ANN, BORIS, guild_id=SERVER)
    await move(services)
    clock.now += OBJECTION_SECONDS
    running = await started(services, TALLY, ANN, BORIS, guild_id=SERVER)
    refusal = await refused(services.accounts.take_found(SERVER, NEW.user_id, ANN.user_id))
    assert (refusal.code, refusal.facts) == ("still_seated", {"matches": (str(running),)})
    assert (await refused(services.accounts.say_moved(SERVER, ANN.user_id, NEW.user_id, NEW.user_id))).code == (
        "moves_own_account"
    )
    assert (await refused(services.accounts.say_moved(SERVER, ANN.user_id, GLEB.user_id, STAFF))).code == "move_said"


async def test_what_was_rated_without_a_server_stays(services: Services, clock: Clock) -> None:
    await played(services, ANN, BORIS, guild_id=SERVER)
    await played(services, ANN, BORIS)
    await move(services)
    clock.now += OBJECTION_SECONDS
    assert not await services.accounts.take_found(SERVER, NEW.user_id, ANN.user_id)


async def test_a_person_gets_what_is_stored_of_their_accounts_and_is_forgotten(services: Services) -> None:
    await services.accounts.hand_over(ANN.user_id, NEW.user_id)
    await played(services, BORIS, GLEB, guild_id=SERVER)
    await services.accounts.say_moved(SERVER, BORIS.user_id, NEW.user_id, STAFF)
    for user_id, count in ((ANN.user_id, 1), (NEW.user_id, 2), (STAFF, 1)):
        assert len(json.loads(await services.people.export(user_id))["accounts"]) == count
    for user_id in (STAFF, ANN.user_id, NEW.user_id):
        await services.people.forget(user_id)
        assert await services._context.database.read(accounts.about, user_id) == ()


async def test_staff_see_who_plays_mostly_one_other_person_there(services: Services) -> None:
    """Catches matches of another server, and two who met only once among many others."""
    for _ in range(4):
        last = await played(services, ANN, BORIS, guild_id=SERVER)
        await played(services, VERA, GLEB, guild_id=ELSEWHERE)
    await played(services, ANN, VERA, guild_id=SERVER)
    (pair,) = await services.accounts.pairs(SERVER)
    assert (set(pair.names), pair.matches, sorted(pair.wins), sorted(pair.played)) == (
        {"Ann", "Boris"},
        4,
        [0, 4],
        [4, 5],
    )
    assert pair.links[0] == (last, None)
    await services.people.forget(BORIS.user_id)
    assert await services.accounts.pairs(SERVER) == ()


@pytest.mark.parametrize(
    ("met", "played", "is_listed"),
    [
        (MetRow(1, 2, 4, 3, 1), {1: 4, 2: 40}, True),
        (MetRow(1, 2, 3, 3, 0), {1: 3, 2: 3}, False),
        (MetRow(1, 2, 4, 2, 1), {1: 4, 2: 4}, False),
        (MetRow(1, 2, 4, 4, 0), {1: 6, 2: 40}, False),
        (MetRow(1, 2, 6, 0, 6), {1: 40, 2: 8}, True),
    ],
)
def test_which_pairs_are_listed(met: MetRow, played: dict[int, int], is_listed: bool) -> None:
    assert bool(suspicious([met], played, {1: "Ann", 2: "Boris"})) is is_listed


async def test_what_both_accounts_have_played_is_one_persons(services: Services) -> None:
    """Catches results of the old account that nobody has any more, also after a second merge, and in what one gets."""
    for person in (ANN, VERA, NEW):
        await played(services, person, BORIS, guild_id=SERVER)
    await merge(services, ANN, VERA)
    await merge(services, VERA, NEW)
    read = services._context.database.read
    number = await read(ratings.number_of, NEW.user_id)
    assert number is not None
    (results,) = await read(ratings.results_on, SERVER, number)
    assert (results.matches, results.won) == (3, 3)
    assert len(json.loads(await services.people.export(NEW.user_id))["ratings"]) == 3


async def test_a_merged_rating_is_found_by_the_new_account_alone(services: Services) -> None:
    await played(services, ANN, BORIS)
    await merge(services, ANN, NEW)
    find = ratings.number_of
    assert await services._context.database.read(find, ANN.user_id) is None
    assert await services._context.database.read(find, NEW.user_id) is not None
