"""Settings, and privacy: everything stored about a person can be had, and can be forgotten (UX 8)."""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec

from play.house import House
from play.lobby import Person
from play.people import GuildSettings, PersonSettings
from play.shown import ShownMessage
from tests.play.matches import ANN, BORIS, TALLY, VERA, finish, opened, refused, say, started, to_bids

SECRET_NAME = Person(987_654_321_012_345_678, "Rosamunde")


async def test_settings_of_a_person(house: House) -> None:
    assert await house.people.settings(5) == PersonSettings()
    await house.people.change(5, language="ru", text_only=True)
    assert await house.people.settings(5) == PersonSettings(language="ru", text_only=True)
    changed = await house.people.change(5, language=None, secrets="button", mentions="quiet", safe_palette=True)
    expected = PersonSettings(None, "button", "quiet", text_only=True, safe_palette=True)
    assert changed == await house.people.settings(5) == expected
    assert (await refused(house.people.change(5, language="de"))).facts == {"word": "de"}
    assert await house.people.settings(6) == PersonSettings()


async def test_settings_of_a_server(house: House) -> None:
    assert await house.people.guild(70) == GuildSettings()
    await house.people.change_guild(70, channels=(1, 2), pace="daily")
    await house.people.change_guild(70, language="ru")
    assert await house.people.guild(70) == GuildSettings("ru", (1, 2), "daily")
    assert (await refused(house.people.change_guild(70, pace="hasty"))).code == "unknown_pace"
    assert (await refused(house.people.change_guild(70, language="xx"))).code == "unknown_language"
    assert await house.people.guild(70) == GuildSettings("ru", (1, 2), "daily")


async def _busy(house: House, person: Person) -> dict[str, Any]:
    """Make a person appear in everything that is stored."""
    await house.people.change(person.user_id, language="ru")
    ended = await started(house, TALLY, person, BORIS)
    await finish(house, ended, person, BORIS)
    running = await started(house, "auction", person, BORIS, VERA, channel_id=700)
    await to_bids(house, running, person, BORIS, VERA)
    sight = await house.sights.private(running, person.user_id)
    await house.matches.submit_choice(running, person.user_id, sight.revision, 0)
    await house.shown.remember(running, ShownMessage("seat:0", 555_001, 555_002, 5, "hash"))
    gathering = await opened(house, "auction", person, BORIS)
    invited = await opened(house, "auction", VERA)
    await house.lobby.invite(invited, VERA.user_id, person.user_id)
    barred = await opened(house, "auction", BORIS, person)
    await house.lobby.kick(barred, BORIS.user_id, person.user_id)
    return {"ended": ended, "running": running, "gathering": gathering, "invited": invited, "barred": barred}


async def test_a_person_gets_everything_that_is_stored(house: House) -> None:
    matches = await _busy(house, SECRET_NAME)
    found = msgspec.json.decode(await house.people.export(SECRET_NAME.user_id))
    assert found["user_id"] == SECRET_NAME.user_id
    assert found["settings"]["language"] == "ru"
    assert [seat["match_id"] for seat in found["seats"]] == [matches[at] for at in ("ended", "running", "gathering")]
    assert {seat["salt"] for seat in found["seats"]} == {"salt 678"}
    assert found["entries"][-1]["notation"].startswith("bid ")
    assert [message["message_id"] for message in found["messages"]] == [555_002]
    assert [row["match_id"] for row in found["invitations"]] == [matches["invited"], matches["barred"]]
    assert found["hosted_matches"] == [matches[at] for at in ("ended", "running", "gathering")]
    assert b"5e" * 32 not in await house.people.export(SECRET_NAME.user_id)
    nothing = msgspec.json.decode(await house.people.export(5))
    assert (nothing.pop("user_id"), nothing.pop("settings")) == (5, None)
    assert all(value == [] for value in nothing.values())


async def test_forgetting_leaves_matches_that_hold_and_nothing_of_the_person(house: House, path: Path) -> None:
    matches = await _busy(house, SECRET_NAME)
    assert await house.people.forget(SECRET_NAME.user_id) == 2
    assert not _mentions(path, str(SECRET_NAME.user_id), "Rosamunde", "555002")
    assert msgspec.json.decode(await house.people.export(SECRET_NAME.user_id))["seats"] == []
    running = await house.sights.public(matches["running"])
    face = running.faces[0]
    assert (face.name, face.user_id, face.sitter) == ("", None, "absent")
    assert (await house.finder.card(matches["running"])).host_user_id == BORIS.user_id
    assert (await house.finder.card(matches["gathering"])).host_user_id == BORIS.user_id
    await finish(house, matches["running"], SECRET_NAME, BORIS, VERA)
    for at in ("ended", "running"):
        assert (await house.proofs.verify(matches[at])).ok
    again = await house.people.settings(SECRET_NAME.user_id)
    assert again == PersonSettings()
    assert await house.people.forget(SECRET_NAME.user_id) == 0


async def test_forgetting_the_only_person_ends_what_they_began(house: House) -> None:
    alone = await started(house, TALLY, ANN, computers=1)
    table = await opened(house, TALLY, ANN)
    await house.people.forget(ANN.user_id)
    assert (await house.sights.public(alone)).status == "ended"
    assert (await house.sights.public(table)).status == "cancelled"
    assert (await house.finder.card(alone)).host_user_id is None


async def test_others_are_not_forgotten(house: House) -> None:
    match = await started(house, "auction", ANN, BORIS, VERA)
    await house.people.forget(ANN.user_id)
    assert [face.name for face in (await house.sights.public(match)).faces] == ["", "Boris", "Vera"]
    await to_bids_with_defaults(house, match)


async def to_bids_with_defaults(house: House, match: Any) -> None:
    """Play on to the bids; the empty seat plays defaults."""
    for _ in range(10):
        await house.computers.run(match)
        sight = await house.sights.public(match)
        if sight.decisions[0].kind == "bid":
            break
        person = (ANN, BORIS, VERA)[sight.awaited()[0].seat]
        await say(house, match, person, "open" if sight.decisions[0].kind == "open" else "pledge 0")
    assert {decision.kind for decision in sight.decisions} == {"bid"}


def _mentions(path: Path, *words: str) -> list[str]:
    connection = sqlite3.connect(path)
    try:
        dump = [line for line in connection.iterdump() if any(word in line for word in words)]
    finally:
        connection.close()
    return dump
