"""What people may know of how somebody plays, and what nobody else does."""

from msgspec.structs import replace

from db.rows import ratings
from db.rows.ratings import ChangeRow
from db.statements import Connection
from games.kernel.profiles import GameRecord, Title
from play.ratings.merging import merge_ratings
from play.ratings.profiles import curve_of, seen_titles
from play.services import Services
from tests.play.matches import ANN, BORIS, TALLY, VERA, refused, say, started
from tests.play.ratings.test_showing import ELSEWHERE, ENOUGH, HERE, played


async def test_of_others_only_what_was_rated_on_the_server_is_told(services: Services) -> None:
    """Would catch matches of elsewhere, against computers, or unrated ones on the profile that others see."""
    await played(services)
    await played(services, ELSEWHERE)
    await played(services, None)
    for people, computers in (((ANN, BORIS), 0), ((ANN,), 1)):
        match = await started(services, TALLY, *people, computers=computers, guild_id=HERE)
        await services.matches.resign(match, ANN.user_id)
    own = await services.ratings.own_profile(ANN.user_id)
    assert own.records == (GameRecord(TALLY, 4, 3, 0),), "all with people; the quick one she gave up"
    assert (own.name, own.user_id) == (None, ANN.user_id)
    seen = await services.ratings.profile(ANN.user_id, HERE)
    assert seen.records == (GameRecord(TALLY, 1, 1, 0),)
    lost = await services.ratings.profile(BORIS.user_id, HERE)
    assert (lost.name, lost.records) == (BORIS.name, (GameRecord(TALLY, 1, 0, 0),))
    assert (await refused(services.ratings.profile(VERA.user_id, HERE))).code == "not_rated_here"
    nobody = await services.ratings.own_profile(VERA.user_id)
    assert (nobody.records, nobody.strengths, nobody.curve, nobody.reliable) == ((), (), (), None)


async def test_a_running_match_is_on_no_profile(services: Services) -> None:
    await played(services)
    before = [await services.ratings.own_profile(ANN.user_id), await services.ratings.profile(ANN.user_id, HERE)]
    match = await started(services, TALLY, ANN, BORIS, guild_id=HERE)
    await say(services, match, ANN, "add 3", "end")
    after = [await services.ratings.own_profile(ANN.user_id), await services.ratings.profile(ANN.user_id, HERE)]
    assert after == before


async def test_who_is_unlisted_has_a_profile_for_nobody_else(services: Services) -> None:
    await played(services)
    await services.people.change(ANN.user_id, is_unlisted=True)
    assert (await refused(services.ratings.profile(ANN.user_id, HERE))).code == "not_rated_here"
    own = await services.ratings.own_profile(ANN.user_id)
    assert (own.is_unlisted, own.records) == (True, (GameRecord(TALLY, 1, 1, 0),))


async def test_the_curve_begins_with_the_first_number(services: Services) -> None:
    for _ in range(ENOUGH):
        await played(services)
    own = await services.ratings.own_profile(ANN.user_id)
    assert (own.ladder, own.ladders) == (TALLY, (TALLY,))
    assert own.curve[0].number > 1 and own.curve[-1].number == ENOUGH
    assert [each.number for each in own.curve] == list(range(own.curve[0].number, ENOUGH + 1))
    (strength,) = own.strengths
    assert (own.curve[-1].points, own.curve[-1].spread) == (strength.points, strength.spread)
    assert own == await services.ratings.own_profile(ANN.user_id, "chess"), (
        "who was never rated there has no such curve"
    )


def test_others_see_the_curve_of_their_server_alone() -> None:
    """Would catch a curve that tells when somebody plays elsewhere, by a point or by a number that is left out."""
    rows = [
        ChangeRow(1, 1, 0, 1, TALLY, guild_id, 0, 1, None, 9, 1, mu=25.0, sigma=2.0)
        for guild_id in (HERE, ELSEWHERE, None, HERE)
    ]
    assert [each.number for each in curve_of(rows, None)] == [1, 2, 3, 4]
    assert [each.number for each in curve_of(rows, HERE)] == [1, 2]


def test_others_see_the_titles_of_their_server_alone() -> None:
    here, elsewhere = Title("tournament", "Cup", HERE), Title("league", "League", ELSEWHERE, 1, 1)
    assert seen_titles((here, elsewhere), None) == (here, elsewhere)
    assert seen_titles((here, elsewhere), HERE) == (here,)


async def test_who_was_unlisted_stays_so_under_another_account(services: Services) -> None:
    """Would catch two accounts made one that show what their person had kept to themselves."""
    await played(services)
    await services.people.change(ANN.user_id, is_unlisted=True)
    await services._context.database.write(merge_ratings, ANN.user_id, VERA.user_id, 9)
    assert (await refused(services.ratings.profile(VERA.user_id, HERE))).code == "not_rated_here"
    (strength,) = await services.ratings.of_person(VERA.user_id)
    assert (strength.matches, (await services.people.settings(VERA.user_id)).is_unlisted) == (1, True)


async def test_after_two_accounts_became_one_the_curve_and_the_results_are_of_both(services: Services) -> None:
    """Would catch a profile that begins anew with the account that was kept, or shows two ratings in turn."""
    for _ in range(ENOUGH):
        await played(services)
    before = await services.ratings.own_profile(ANN.user_id)
    for _ in range(2):
        match = await started(services, TALLY, VERA, BORIS, guild_id=HERE)
        for _ in range(2):
            await say(services, match, VERA, "add 3", "end")
            await say(services, match, BORIS, "add 1", "end")
    await services._context.database.write(merge_ratings, ANN.user_id, VERA.user_id, services._context.clock())
    after = await services.ratings.own_profile(VERA.user_id)
    assert [each.number for each in after.curve][-1] == ENOUGH + 2
    assert after.curve[: len(before.curve)] == before.curve, "only one of them had played yet"
    (strength,) = after.strengths
    assert (after.curve[-1].points, after.curve[-1].spread) == (strength.points, strength.spread)
    seen = await services.ratings.profile(VERA.user_id, HERE)
    assert sum(each.matches for each in seen.records) == ENOUGH + 2 and len(seen.curve) == len(after.curve)


async def test_a_draw_is_a_draw_for_all(services: Services) -> None:
    """Would catch results that call everybody first who shares the first place with all."""
    match = await played(services)

    def level(connection: Connection) -> None:
        rows = ratings.of_match(connection, match)
        ratings.replace_all(connection, [replace(row, place=1) for row in rows], (), ())

    await services._context.database.write(level)

    def found(connection: Connection) -> list[tuple[int, int, int]]:
        people = [row.person for row in ratings.of_match(connection, match)]
        results = [ratings.results_on(connection, HERE, person)[0] for person in people]
        return [(each.matches, each.won, each.drawn) for each in results]

    assert await services._context.database.read(found) == [(1, 0, 1), (1, 0, 1)]
