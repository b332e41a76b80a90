"""The web server: its key, its lists, its words, and the previews it leads to."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from aiohttp import ClientSession

from playground.site import PAGE_WORDS, Site
from playground.world import World
from tests.playground.client import CONTEXT, KEY, Client, client_at
from text import words


@pytest.fixture
async def client(site: Site) -> AsyncIterator[Client]:
    async with client_at(site.address) as opened:
        yield opened


async def test_without_the_key_nothing_is_sent(site: Site, world: World) -> None:
    base, _, key = site.address.partition("/#")
    paths = ("/overview", f"/at/{world.games.id}/Ann/en/api/state", f"/at/{world.games.id}/Ann/en/api/pages")
    async with ClientSession() as session:
        for wrong in ({}, {KEY: key[:-1]}, {KEY: ""}):
            for path in paths:
                assert (await session.post(base + path, headers=wrong)).status in {401, 405}
                assert (await session.get(base + path, headers=wrong)).status == 401


async def test_other_hosts_are_refused(site: Site) -> None:
    base, _, key = site.address.partition("/#")
    async with ClientSession() as session:
        for host, status in (("evil.example", 403), ("127.0.0.1", 403), (base.removeprefix("http://"), 200)):
            answer = await session.get(base + "/overview", headers={KEY: key, "Host": host})
            assert answer.status == status


async def test_page_and_its_files_are_served(client: Client) -> None:
    types = {}
    for path in ("/", "/page.js", "/page.css", "/frame.js", "/frame.css", "/favicon.svg", "/bold.ttf"):
        answer = await client.get(path)
        assert answer.status == 200, path
        assert answer.headers["X-Frame-Options"] == "SAMEORIGIN"
        types[path] = answer.content_type
    assert types["/"] == "text/html" and types["/page.js"] == "application/javascript"


@pytest.mark.parametrize(
    "name", ["app.js", "preview.css", "fonts/noto-sans-latin-v2.015.ttf", "backend-diagnostics.json"]
)
async def test_files_of_simcord_are_kept_by_the_browser(client: Client, name: str) -> None:
    answer = await client.get(f"/simcord/{name}")
    assert answer.status == 200
    assert "max-age" in answer.headers["Cache-Control"]


@pytest.mark.parametrize("name", ["../__init__.py", "..%2f__init__.py", "nothing.js", "fonts", "preview-types.d.ts"])
async def test_other_files_are_not_served(client: Client, name: str) -> None:
    assert (await client.get(f"/simcord/{name}")).status == 404


async def test_words_of_the_page_in_both_languages(client: Client) -> None:
    served = {language: await (await client.get(f"/words/{language}")).json() for language in ("en", "ru", "xx")}
    assert [served[name]["language"] for name in ("en", "ru", "xx")] == ["en", "ru", "en"]
    assert set(served["en"]["words"]) == set(served["ru"]["words"])
    assert served["ru"]["words"]["direct"] == words("ru")(f"{PAGE_WORDS}direct")
    placeholders = {key: "{" in text for key, text in served["en"]["words"].items()}
    assert placeholders == {key: "{" in text for key, text in served["ru"]["words"].items()}


async def test_overview_lists_people_and_the_channels_of_the_chosen_one(client: Client, world: World) -> None:
    boris = await client.overview("Boris")
    assert [person["name"] for person in boris["people"]] == ["Ann", "Boris", "Vera", "Gleb"]
    assert boris["places"][-1]["key"] == str(world.boris.user.dm_channel.id)
    assert (await client.overview("Nobody"))["places"] == (await client.overview("Ann"))["places"]


async def test_looking_at_a_channel_clears_its_mark(client: Client, world: World) -> None:
    await world.boris.send(world.games, "hello")
    at = str(world.games.id)
    assert (await client.overview("Ann", at=at))["places"][0]["unread"] == 1
    assert (await client.overview("Ann", at=at, looking="1"))["places"][0]["unread"] == 0
    assert (await client.overview("Vera", at=at))["places"][0]["unread"] == 1


async def test_a_channel_is_shown_as_the_chosen_person_sees_it(client: Client, world: World) -> None:
    page = await client.open(world.games.id, "Boris")
    assert page.state["viewerId"] == str(world.boris.id)
    assert (await page.slash("match play", move="farm"))["settlement"] == "settled"
    last = world.games.last_message
    assert last is not None and last.interaction_metadata is not None
    assert last.interaction_metadata.user.id == world.boris.id


async def test_two_people_act_in_different_channels_at_the_same_time(client: Client, world: World) -> None:
    ann = await client.open(world.games.id, "Ann")
    await ann.slash("match new", game="tetranomicon")
    thread = world.games.threads[0].id
    pages = [await client.open(thread, name) for name in ("Ann", "Boris")]
    receipts = await asyncio.gather(*(page.press("Hand") for page in pages))
    assert [receipt["settlement"] for receipt in receipts] == ["settled", "settled"]
    for page, name in zip(pages, ("Ann", "Boris"), strict=True):
        assert (await page.look()).texts[-1] == "Your hand (en-GB): 7 coins"
        direct_messages = await client.open(world.member(name).user.dm_channel.id, name)
        assert direct_messages.texts == ["A secret message"]


async def test_language_of_the_page_is_the_language_of_the_person(client: Client, world: World) -> None:
    await (await client.open(world.games.id, "Ann")).slash("match new", game="tetranomicon")
    page = await client.open(world.games.threads[0].id, "Ann", "ru")
    await page.press("Hand")
    assert (await page.look()).texts[-1] == "Your hand (ru): 7 coins"


async def test_a_channel_of_others_stays_closed(client: Client, world: World) -> None:
    await world.boris.slash(world.games, "match new", game="tetranomicon", secret=True)
    thread, direct_messages = world.games.threads[0].id, world.ann.user.dm_channel.id
    for channel, person, language in ((thread, "Vera", "en"), (direct_messages, "Boris", "en"), (17, "Ann", "en")):
        url = f"{client.base}/at/{channel}/{person}/{language}/api/pages"
        assert (await client.session.post(url, json={}, headers={KEY: client.key})).status == 404
    for person, language in (("Nobody", "en"), ("Ann", "xx")):
        url = f"{client.base}/at/{world.games.id}/{person}/{language}/api/pages"
        assert (await client.session.post(url, json={}, headers={KEY: client.key})).status == 404
    assert (await client.open(thread, "Boris")).texts[-1].startswith("## Round 1")


async def test_a_press_counts_although_the_page_has_moved_on(client: Client, world: World) -> None:
    await (await client.open(world.games.id, "Ann")).slash("match new", game="tetranomicon")
    page = await client.open(world.games.threads[0].id, "Ann")
    await world.boris.send(world.games.threads[0], "I am here too")
    seen = page.state
    assert (await page.look()).texts[-1] == "I am here too"
    page.state = seen
    receipt = await page.press("Hand")
    assert receipt["rejected"] is False and receipt["settlement"] == "settled"


async def test_a_page_that_was_never_opened_is_gone(client: Client, world: World) -> None:
    url = f"{client.base}/at/{world.games.id}/Gleb/en/api/state"
    assert (await client.session.get(url, headers={KEY: client.key, CONTEXT: "p_none"})).status == 410


async def test_pictures_come_as_the_bot_sent_them(client: Client, world: World) -> None:
    await (await client.open(world.games.id, "Ann")).slash("match new", game="tetranomicon")
    page = await client.open(world.games.threads[0].id, "Ann")
    pictures = [asset for asset in page.state["assets"].values() if asset["filename"] == "board.webp"]
    answer = await client.session.get(f"{client.base}{page.path}assets/{pictures[0]['id']}", headers=page.headers)
    assert (answer.headers["X-Display-Width"], answer.headers["X-Display-Height"]) == ("1000", "1300")
    body = await answer.read()
    assert body[8:12] == b"WEBP" and len(body) == pictures[0]["bytes"]


async def test_avatars_are_sent(client: Client, world: World) -> None:
    page = await client.open(world.games.id, "Ann")
    assert page.state["viewers"][0]["avatar_available"] is True


async def test_the_page_survives_a_fault_of_the_bot(client: Client, world: World) -> None:
    await (await client.open(world.games.id, "Ann")).slash("match new", game="tetranomicon")
    page = await client.open(world.games.threads[0].id, "Ann")
    assert (await page.press("Fail"))["settlement"] == "failed"
    await page.look()
    assert (await page.press("Hand"))["settlement"] == "settled"


async def test_opening_shows_the_newest_messages(client: Client, world: World) -> None:
    for number in range(70):
        await world.boris.send(world.games, f"message {number}")
    page = await client.open(world.games.id, "Ann")
    assert page.texts[-1] == "message 69"
    await world.boris.send(world.games, "one more")
    again = await client.open(world.games.id, "Ann")
    assert again.texts[-1] == "one more" and again.state["history"]["hasAfter"] is False
