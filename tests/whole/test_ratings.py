"""`/rating` and `/leaderboard`, as people see them."""

import pytest
from msgspec.structs import replace

from db.rows import ratings
from db.rows.ratings import ChangeRow, RatedOnRow, RatingRow
from db.statements import Connection
from playground.world import World
from render import verbs
from tests.whole.seen import answer, seen
from tests.whole.staff import SentAway
from tests.whole.tables import Table, open_table, started

LADDERS = ("dungeon_lords.duel", "dungeon_lords.table")


async def rate(world: World, table: Table, *rated: tuple[int, str, float, float]) -> None:
    """Let people be rated on the server by the match of that table: who, on which ladder, mu and sigma."""
    now, guild_id = world.bot.now(), (await table.loaded()).row.guild_id
    assert guild_id is not None

    def stored(connection: Connection) -> None:
        for user_id, ladder, mu, sigma in rated:
            person = ratings.number_for(connection, user_id)
            seat = 0 if user_id == world.ann.id else 1
            ratings.store(connection, RatingRow(ladder, person, mu, sigma, now, 9))
            ratings.store_rated_on(connection, RatedOnRow(guild_id, ladder, person, table.match, seat, now))

    await world.bot.services._context.database.write(stored)


async def test_people_see_their_ratings_and_who_leads(world: World) -> None:
    table = await started(world)
    ann, boris = world.ann.id, world.boris.id
    await rate(world, table, (ann, LADDERS[0], 27, 2), (boris, LADDERS[0], 25, 7), (ann, LADDERS[1], 25, 7))
    own = answer(await world.ann.slash(world.games, "rating"))
    assert "**Dungeon Lords, two players**: **1559**\u00a0±\u00a0118 · 9 rated matches" in own.text
    assert "Dungeon Lords, three or more players**: new" in own.text
    board = answer(await world.ann.click(own.message, label="Leaderboard"))
    assert "### Leaderboard: Dungeon Lords, two players\n1 player" in board.text
    assert "**1.** **Ann** (you) · **1559**\u00a0±\u00a0118" in board.text
    listed = board.list_id(verbs.LEADERBOARD)
    other = answer(await world.ann.select(board.message, [LADDERS[1]], custom_id=listed))
    assert "You are not listed yet: new" in other.text
    for typed in ("Dungeon Lords, two players", "dungeon lords", LADDERS[0]):
        theirs = answer(await world.boris.slash(world.games, "leaderboard", game=typed))
        assert "**1.** Ann · **1559**" in theirs.text
    nobody = answer(await world.boris.slash(world.games, "leaderboard", game="legends"))
    assert "Nobody has played a rated match of Legends of Signum" in nobody.text


async def test_who_manages_the_server_shares_its_board(world: World) -> None:
    """Would catch a setting that anybody changes, and a way to the common board where the server takes no part."""
    table = await started(world)
    await rate(world, table, (world.ann.id, LADDERS[0], 27, 2))
    board = answer(await world.boris.slash(world.games, "leaderboard"))
    assert "All servers" not in board.buttons
    refused = answer(await world.boris.slash(world.games, "leaderboard", servers="all"))
    assert "takes no part in the common leaderboard" in refused.text
    refused = answer(await world.boris.slash(world.games, "settings server"))
    assert "Only people who manage the server can do this." in refused.text
    settings = answer(await world.ann.slash(world.games, "settings server"))
    settings = answer(await world.ann.click(settings.message, label="Channels and leaderboard"))
    [chosen] = [each["custom_id"] for each in settings.parts if each.get("placeholder") == "Common leaderboard"]
    await world.ann.select(settings.message, ["on"], custom_id=chosen)
    board = answer(await world.boris.slash(world.games, "leaderboard"))
    common = answer(await world.boris.click(board.message, label="All servers"))
    assert common.text.startswith("### Leaderboard of all servers: Dungeon Lords, two players\n1 player")
    assert "**1.** Ann · **1559**" in common.text
    assert "**1.** Ann" in answer(await world.boris.slash(world.games, "leaderboard", servers="all")).text
    back = answer(await world.boris.click(common.message, label="This server"))
    assert back.text == board.text
    await SentAway(world).go()
    assert await world.bot.services.people.in_common() == ()


async def test_who_is_unlisted_is_not_seen_by_others(world: World) -> None:
    """Would catch a setting that is not stored, and an answer that tells unlisted from unrated."""
    table = await started(world)
    await rate(world, table, (world.ann.id, LADDERS[0], 27, 2))
    settings = answer(await world.ann.slash(world.games, "settings me"))
    [chosen] = [each["custom_id"] for each in settings.parts if each.get("placeholder") == "Ratings"]
    await world.ann.select(settings.message, ["on"], custom_id=chosen)
    board = answer(await world.ann.slash(world.games, "leaderboard"))
    assert "Nobody is listed" in board.text and "You are on no leaderboard" in board.text
    theirs = answer(await world.boris.slash(world.games, "rating", player=world.ann))
    assert theirs.text == answer(await world.ann.slash(world.games, "rating", player=world.boris)).text
    assert "1559" in answer(await world.ann.slash(world.games, "rating")).text


async def test_of_others_people_see_what_they_play_on_the_server(world: World) -> None:
    table = await started(world)
    await rate(world, table, (world.ann.id, LADDERS[0], 27, 2))
    seen = answer(await world.boris.slash(world.games, "rating", player=world.ann))
    assert seen.text.startswith("### Ratings of Ann\n**Dungeon Lords, two players**")
    refused = answer(await world.ann.slash(world.games, "rating", player=world.boris))
    assert "no rated match on this server" in refused.text
    own = answer(await world.boris.slash(world.games, "rating"))
    assert "You have not played a rated match yet." in own.text


async def test_the_result_says_what_it_changed_or_why_it_changed_nothing(world: World) -> None:
    table = await open_table(world, "dungeon_twister")
    await table.press(world.boris, "Join")
    await table.press(world.ann, "Start")
    with world.env._bot_scope():  # so that simcord waits for what begins here
        for who in (world.ann, world.boris):
            await world.bot.services.agreements.agree(table.match, who.id, "end", 1)
    await table.refresh()
    assert "Ratings do not change: somebody made fewer than three moves of their own." in table.now.text
    assert "Ratings" not in table.now.buttons

    def stored(connection: Connection) -> None:
        for seat, (who, after) in enumerate(((world.ann, 26.0), (world.boris, 24.0))):
            person = ratings.number_for(connection, who.id)
            row = ChangeRow(seat + 1, table.match, seat, person, "dungeon_twister", None, seat, seat + 1, None, 9, 1)
            sigma = 7.0 if who is world.boris else 3.0
            ratings.add(connection, replace(row, mu_before=25.0, mu=after, sigma_before=sigma, sigma=sigma))

    await world.bot.services._context.database.write(stored)
    await table.refresh()
    assert "Ratings: ● **Ann** 1530 (+30), ■ **Boris** (new)" in table.now.text
    own = answer(await table.press(world.boris, "Ratings"))
    assert own.text.startswith("### Your ratings")


async def test_a_table_that_is_not_rated_says_so_from_the_card_on(world: World) -> None:
    table = await open_table(world, "dungeon_twister")
    assert "ated" not in table.now.text, "that a match is rated is the rule"
    more = answer(await table.press(world.ann, "More"))
    given = answer(await world.ann.select(more.message, [verbs.NO], custom_id=more.list_id(verbs.RATED)))
    assert given.text == "Not rated: the result changes nobody's rating."
    assert given.text in table.now.text
    await table.press(world.boris, "Join")
    more = answer(await table.press(world.boris, "More"))
    refused = answer(await world.boris.select(more.message, [verbs.YES], custom_id=more.list_id(verbs.RATED)))
    assert "Only the host" in refused.text
    await table.press(world.ann, "Start")
    with world.env._bot_scope():  # so that simcord waits for what begins here
        for who in (world.ann, world.boris):
            await world.bot.services.agreements.agree(table.match, who.id, "end", 1)
    await table.refresh()
    assert "Ratings do not change: the table had agreed on that." in table.now.text
    await table.press(world.ann, "Rematch")
    again = [each.text for thread in world.games.threads for each in seen(world.env, thread)]
    assert any("Hosted by" in text and given.text in text for text in again), "a rematch has the rules of the table"


async def test_a_table_that_cannot_be_rated_does_not_offer_it(world: World) -> None:
    table = await open_table(world, "dungeon_twister")
    more = answer(await table.press(world.ann, "More"))
    await world.ann.select(more.message, [verbs.NO], custom_id=more.list_id(verbs.RATED))
    more = answer(await table.press(world.ann, "More"))
    await world.ann.select(more.message, [verbs.YES], custom_id=more.list_id(verbs.PRACTICE))
    assert "Not rated" not in table.now.text
    with pytest.raises(StopIteration):
        answer(await table.press(world.ann, "More")).list_id(verbs.RATED)


async def test_profiles_are_one_s_own_and_of_who_plays_here(world: World) -> None:
    """Would catch a profile of anybody by their id, a curve that is not drawn, and a list that leads to another one."""
    table = await started(world)
    await rate(world, table, (world.ann.id, LADDERS[0], 27, 2), (world.ann.id, LADDERS[1], 26, 2))
    guild_id = (await table.loaded()).row.guild_id

    def stored(connection: Connection) -> None:
        person = ratings.number_for(connection, world.ann.id)
        for number, ladder in enumerate((*LADDERS, LADDERS[0]), 1):
            row = ChangeRow(number, table.match, number, person, ladder, guild_id, 0, 1, None, number, 1)
            ratings.add(connection, replace(row, mu=25.0 + number, sigma=2.0))

    await world.bot.services._context.database.write(stored)
    seen = answer(await world.boris.slash(world.games, "profile", player=world.ann))
    assert seen.text.startswith("### Profile of Ann\n**Dungeon Lords**: 3 matches")
    assert "1559" in seen.text and "Rated matches on this server" in seen.text
    [shown] = seen.alt_texts
    assert "Ann: Dungeon Lords, two players." in shown and "1530, 1588." in shown
    other = answer(
        await world.boris.select(seen.message, [f"{world.ann.id}:{LADDERS[1]}"], custom_id=seen.list_id(verbs.PROFILE))
    )
    [shown] = other.alt_texts
    assert "Ann: Dungeon Lords, three or more players." in shown
    own = answer(await world.boris.click(other.message, label="My profile"))
    assert own.text.startswith("### Your profile\nYou have not finished a match with other people yet.")
    refused = answer(await world.ann.slash(world.games, "profile", player=world.boris))
    assert "no rated match on this server" in refused.text
    mine = answer(await world.ann.slash(world.games, "profile"))
    assert mine.text.startswith("### Your profile") and "others see" in mine.text
