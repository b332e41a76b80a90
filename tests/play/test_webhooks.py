"""Addresses that are told of reminders and tables: kept for their owner, claimed once, given up after failures."""

import json

import pytest

from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from play.reminders.addresses import LONGEST_URL, address_of, is_public
from play.reminders.reminders import Reminder
from play.reminders.webhooks import MINE, MOST_FAILURES
from play.services import Services
from tests.play.due import addresses, reminders
from tests.play.matches import ANN, BORIS, TALLY, VERA, Clock, refused, say, started

HOUR = 3_600
URL = "https://hooks.example.org/secret-of-ann"

NOT_PUBLIC = (
    "127.0.0.1", "127.8.9.1", "10.0.0.1", "172.16.5.4", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
    "224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1", "::1", "::", "fe80::1", "fe80::1%eth0",
    "fc00::1", "fd12:3456::1", "fec0::1", "ff02::1", "2001:db8::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
    "::ffff:7f00:1", "::127.0.0.1", "::10.1.2.3", "64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::1",
    "2002:7f00:1::1", "2002:a00:1::1", "2001:0:7f00:1::1", "100::1", "example.org", "", "1.2.3", "0x7f.1",
)  # fmt: skip
PUBLIC = ("93.184.216.34", "8.8.8.8", "2606:2800:220:1:248:1893:25c8:1946", "::ffff:8.8.8.8", "64:ff9b::808:808")


@pytest.mark.parametrize("number", NOT_PUBLIC)
def test_machines_that_are_not_public(number: str) -> None:
    assert not is_public(number)


@pytest.mark.parametrize("number", PUBLIC)
def test_machines_that_are_public(number: str) -> None:
    assert is_public(number)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("http://example.org/hook", "webhook_not_https"),
        ("ftp://example.org/hook", "webhook_not_https"),
        ("file:///etc/passwd", "webhook_not_https"),
        ("example.org/hook", "webhook_not_https"),
        ("", "webhook_not_https"),
        ("https://example.org:22/hook", "webhook_port"),
        ("https://example.org:6379/", "webhook_port"),
        ("https://", "webhook_unreadable"),
        ("https:///hook", "webhook_unreadable"),
        ("https://ann:word@example.org/", "webhook_unreadable"),
        ("https://example.org@127.0.0.1/", "webhook_unreadable"),
        ("https://example.org:0/", "webhook_unreadable"),
        ("https://example.org:99999/", "webhook_unreadable"),
        ("https://example.org:port/", "webhook_unreadable"),
        ("https://exa mple.org/", "webhook_unreadable"),
        ("https://example.org\\@127.0.0.1/", "webhook_unreadable"),
        ("https://example.org/\nHost: other", "webhook_unreadable"),
        ("https://[::1/", "webhook_unreadable"),
        ("https://пример.рф/hook", "webhook_unreadable"),
        (f"https://example.org/{'x' * LONGEST_URL}", "webhook_unreadable"),
        ("https://127.0.0.1/hook", "webhook_private"),
        ("https://[::1]/hook", "webhook_private"),
        ("https://[::ffff:10.0.0.1]:8443/hook", "webhook_private"),
        ("https://169.254.169.254/latest/meta-data", "webhook_private"),
    ],
)
def test_addresses_that_are_refused(typed: str, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        address_of(typed)
    assert refusal.value.code == code


def test_an_address_is_taken_apart_and_not_shown_whole() -> None:
    address = address_of(" HTTPS://Example.org:8443/a/b?c=d#e ")
    assert (address.host, address.port, address.path, address.named) == (
        "example.org", 8443, "/a/b?c=d", "example.org:8443"
    )  # fmt: skip
    assert address.at("2001:db8::1") == "https://[2001:db8::1]:8443/a/b?c=d"
    assert address_of("https://example.org.").named == "example.org"
    assert "a/b" not in repr(address)


async def due(services: Services, clock: Clock, hours: int) -> Reminder:
    """Let time pass and return the reminder that is due then."""
    clock.now += hours * HOUR
    (found,) = await reminders(services)
    return found


async def test_a_reminder_is_told_once(services: Services, clock: Clock) -> None:
    await started(services, TALLY, ANN, BORIS, pace="daily")
    half = await due(services, clock, 13)
    assert await services.webhooks.claim_reminder(half) is None, "she has no address"
    await services.webhooks.put(ANN.user_id, URL)
    row = await services.webhooks.claim_reminder(half)
    assert row is not None and row.url == URL
    assert URL not in repr(row) and "secret" not in repr(row)
    assert await services.webhooks.claim_reminder(half) is None, "as after a crash"
    await services.reminders.finish(half)
    last = await due(services, clock, 9)
    assert await services.webhooks.claim_reminder(last) is not None, "the last call is another one"
    await services.webhooks.drop(ANN.user_id)
    assert await services.webhooks.find(ANN.user_id) is None


async def test_who_has_answered_is_told_nothing(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, ANN, BORIS, pace="daily")
    await services.webhooks.put(ANN.user_id, URL)
    half = await due(services, clock, 13)
    await say(services, match, ANN, "end")
    assert await services.webhooks.claim_reminder(half) is None


async def test_a_match_is_told_what_happens_once_and_to_its_end(services: Services) -> None:
    match = await started(services, TALLY, ANN, BORIS, pace="daily")
    await services.webhooks.put(ANN.user_id, URL, match)
    assert await addresses(services) == (), "what has happened before is not told"
    await say(services, match, ANN, "add 1", "end")
    (row,) = await addresses(services)
    assert (row.match_id, row.url) == (match, URL)
    assert await addresses(services) == (), "several moves are told as one"
    await services.matches.resign(match, BORIS.user_id)
    assert len(await addresses(services)) == 1
    assert await services.webhooks.find(ANN.user_id, match) is None, "nothing more happens there"


async def test_an_address_that_is_stored_while_a_move_is_computed_is_told_of_it(services: Services) -> None:
    match = await started(services, TALLY, ANN, BORIS, pace="daily")
    moment = await services.observations.moment(match)
    await services.webhooks.put(ANN.user_id, URL, match)
    await services.matches.submit_choice(match, ANN.user_id, moment.card.revision, 0, moment)
    assert len(await addresses(services)) == 1


async def test_only_the_host_has_one_for_a_match(services: Services) -> None:
    match = await started(services, TALLY, ANN, BORIS, VERA, pace="daily")
    webhooks = services.webhooks
    assert (await refused(webhooks.put(BORIS.user_id, URL, match))).code == "not_the_host"
    assert (await refused(webhooks.find(BORIS.user_id, match))).code == "not_the_host"
    assert (await refused(webhooks.put(ANN.user_id, URL, MatchId(99)))).code == "unknown_match"
    await webhooks.put(ANN.user_id, URL, match)
    await services.matches.resign(match, ANN.user_id)
    assert await addresses(services) == (), "who is not the host any more is told nothing"
    assert (await refused(webhooks.find(ANN.user_id, match))).code == "not_the_host"


async def test_after_failures_in_a_row_it_is_given_up(services: Services) -> None:
    webhooks = services.webhooks
    await webhooks.put(ANN.user_id, URL)
    row = await webhooks.find(ANN.user_id)
    assert row is not None
    for _ in range(MOST_FAILURES - 1):
        assert not await webhooks.called(row, is_heard=False)
    assert not await webhooks.called(row, is_heard=True), "then the count begins anew"
    for _ in range(MOST_FAILURES - 1):
        assert not await webhooks.called(row, is_heard=False)
    await webhooks.put(ANN.user_id, f"{URL}-new")
    assert not await webhooks.called(row, is_heard=False), "that was another address"
    new = await webhooks.find(ANN.user_id)
    assert new is not None and new.failures == 0
    assert [await webhooks.called(new, is_heard=False) for _ in range(MOST_FAILURES)] == [False] * 4 + [True]
    assert await webhooks.find(ANN.user_id) is None


async def test_its_owner_gets_all_of_it_and_has_it_forgotten(services: Services, clock: Clock) -> None:
    await services.webhooks.put(ANN.user_id, URL)
    data = json.loads(await services.people.export(ANN.user_id))
    assert data["webhooks"][0]["url"] == URL
    assert json.loads(await services.people.export(BORIS.user_id))["webhooks"] == []
    await services.people.forget(ANN.user_id)
    assert await services.webhooks.find(ANN.user_id, MINE) is None
