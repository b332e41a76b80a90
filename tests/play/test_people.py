"""Settings, and privacy: a person can get everything stored about them, and have it deleted."""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec

from games.kernel.ids import MatchId, Seat
from play.people.people import GuildSettings, PersonSettings
from play.seats.lobby import Person
from play.services import Services
from play.shown import DirectMessage
from tests.play.conftest import BOTH
from tests.play.matches import ANN, BORIS, TALLY, VERA, finish, opened, refused, say, started, to_bids
from tests.play.shortcuts import private, run_computers

ENGINES = BOTH

SECRET_NAME = Person(987_654_321_012_345_678, "Rosamunde")


async def test_settings_of_a_person(both: tuple[Services, Services]) -> None:
    services, other = both
    assert await services.people.settings(5) == PersonSettings()
    await services.people.change(5, language="ru", text_only=True)
    assert await services.people.settings(5) == PersonSettings(language="ru", text_only=True)
    changed = await services.people.change(5, language=None, secrets="button", mentions="quiet", safe_palette=True)
    expected = PersonSettings(None, "button", "quiet", text_only=True, safe_palette=True)
    assert changed == await services.people.settings(5) == expected
    assert (await refused(services.people.change(5, language="de"))).facts == {"word": "de"}
    assert await services.people.settings(6) == PersonSettings()
    await other.people.change(5, discord_locale="ru")
    assert (await services.people.settings(5)).reads("en") == "ru"
    match = await started(services, "auction", ANN, BORIS)
    await services.people.change(ANN.user_id, mentions="quiet")
    for user_id, mentions in ((ANN.user_id, "quiet"), (BORIS.user_id, "loud"), (5, "quiet")):
        settings, moment = await other.people.asks(user_id, match)
        assert settings.mentions == mentions
        assert moment is not None
    assert await other.people.asks(5, MatchId(99)) == (await other.people.settings(5), None)


async def test_settings_of_a_server(both: tuple[Services, Services]) -> None:
    services, _ = both
    assert await services.people.guild(70) == GuildSettings()
    await services.people.change_guild(70, channels=(1, 2), pace="daily")
    await services.people.change_guild(70, language="ru")
    assert await services.people.guild(70) == GuildSettings("ru", (1, 2), "daily")
    assert (await refused(services.people.change_guild(70, pace="hasty"))).code == "unknown_pace"
    assert (await refused(services.people.change_guild(70, language="xx"))).code == "unknown_language"
    assert await services.people.guild(70) == GuildSettings("ru", (1, 2), "daily")


GLEB_ID = 1_456_074_443_980_800_031


async def _busy(services: Services, person: Person) -> dict[str, Any]:
    """Make a person appear in everything that is stored."""
    await services.people.change(person.user_id, language="ru")
    ended = await started(services, TALLY, person, BORIS)
    await finish(services, ended, person, BORIS)
    running = await started(services, "auction", person, BORIS, VERA, channel_id=700)
    await to_bids(services, running, person, BORIS, VERA)
    observation = await private(services, running, person.user_id)
    await services.matches.submit_choice(running, person.user_id, observation.revision, 0)
    messages = await services.shown.messages(running)
    await services.shown.remember(messages, DirectMessage(running, 0, 555_001, 555_002, 5, "hash"))
    gathering = await opened(services, "auction", person, BORIS)
    invited = await opened(services, "auction", VERA)
    await services.lobby.invite(invited, VERA.user_id, person.user_id)
    barred = await opened(services, "auction", BORIS, person)
    await services.lobby.kick(barred, BORIS.user_id, person.user_id)
    handed = await started(services, "auction", person, BORIS)
    await services.replacing.offer(handed, person.user_id)
    await services.replacing.take(handed, VERA, Seat(0))
    await services.blocks.add(person.user_id, GLEB_ID)
    return {
        "ended": ended, "running": running, "gathering": gathering, "invited": invited, "barred": barred,
        "handed": handed,
    }  # fmt: skip


async def test_a_person_gets_everything_that_is_stored(both: tuple[Services, Services]) -> None:
    services, _ = both
    matches = await _busy(services, SECRET_NAME)
    found = msgspec.json.decode(await services.people.export(SECRET_NAME.user_id))
    assert (found["version"], found["user_id"]) == (2, str(SECRET_NAME.user_id))
    assert found["settings"]["language"] == "ru"
    assert [seat["match_id"] for seat in found["seats"]] == [matches[at] for at in ("ended", "running", "gathering")]
    assert {seat["salt"] for seat in found["seats"]} == {"salt 678"}
    assert found["entries"][-1]["notation"].startswith("bid ")
    assert [message["message_id"] for message in found["messages"]] == ["555002"]
    assert {seat["user_id"] for seat in found["seats"]} == {str(SECRET_NAME.user_id)}
    assert found["blocked"] == [str(GLEB_ID)], "JavaScript would read another number"
    assert [row["match_id"] for row in found["invitations"]] == [matches["invited"], matches["barred"]]
    assert found["hosted_matches"] == [matches[at] for at in ("ended", "running", "gathering")]
    assert b"5e" * 32 not in await services.people.export(SECRET_NAME.user_id)
    nothing = msgspec.json.decode(await services.people.export(5))
    assert [nothing.pop(name) for name in ("version", "user_id", "settings")] == [2, "5", None]
    assert all(value == [] for value in nothing.values())


async def test_forgetting_leaves_valid_matches_and_nothing_of_the_person(services: Services, path: Path) -> None:
    matches = await _busy(services, SECRET_NAME)
    handed = await services.observations.public(matches["handed"])
    assert handed.log[-1].former_name == SECRET_NAME.name
    before = (await services.shown.messages(matches["handed"])).table.changes
    assert await services.people.forget(SECRET_NAME.user_id) == tuple(
        matches[at] for at in ("ended", "running", "handed")
    )
    handed = await services.observations.public(matches["handed"])
    assert handed.log[-1].former_name == ""
    assert (await services.shown.messages(matches["handed"])).table.changes > before, "its table named them"
    assert not _mentions(path, str(SECRET_NAME.user_id), "Rosamunde", "555002")
    assert msgspec.json.decode(await services.people.export(SECRET_NAME.user_id))["seats"] == []
    running = await services.observations.public(matches["running"])
    face = running.faces[0]
    assert (face.name, face.user_id, face.sitter) == ("", None, "absent")
    assert (await services.finder.card(matches["running"])).host_user_id == BORIS.user_id
    assert (await services.finder.card(matches["gathering"])).host_user_id == BORIS.user_id
    await finish(services, matches["running"], SECRET_NAME, BORIS, VERA)
    for at in ("ended", "running"):
        assert (await services.proofs.verify(matches[at])).ok
    again = await services.people.settings(SECRET_NAME.user_id)
    assert again == PersonSettings()
    assert await services.people.forget(SECRET_NAME.user_id) == ()


async def test_forgetting_the_only_person_ends_their_match(services: Services) -> None:
    alone = await started(services, TALLY, ANN, computers=1)
    table = await opened(services, TALLY, ANN)
    await services.people.forget(ANN.user_id)
    assert (await services.observations.public(alone)).status == "ended"
    assert (await services.observations.public(table)).status == "cancelled"
    assert (await services.finder.card(alone)).host_user_id is None


async def test_others_are_not_forgotten(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA)
    await services.people.forget(ANN.user_id)
    assert [face.name for face in (await services.observations.public(match)).faces] == ["", "Boris", "Vera"]
    await to_bids_with_defaults(services, match)


async def to_bids_with_defaults(services: Services, match: Any) -> None:
    """Play on to the bids; the empty seat plays defaults."""
    for _ in range(10):
        await run_computers(services, match)
        observation = await services.observations.public(match)
        if observation.decisions[0].kind == "bid":
            break
        person = (ANN, BORIS, VERA)[observation.awaited()[0].seat]
        await say(services, match, person, "open" if observation.decisions[0].kind == "open" else "pledge 0")
    assert {decision.kind for decision in observation.decisions} == {"bid"}


def _mentions(path: Path, *words: str) -> list[str]:
    connection = sqlite3.connect(path)
    try:
        dump = [line for line in connection.iterdump() if any(word in line for word in words)]
    finally:
        connection.close()
    return dump
