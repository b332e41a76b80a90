"""What is shown to whom: a player's own secrets and nobody else's, now, in replays, in the history and in exports."""

import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from games.kernel.ids import MatchId, Seat
from games.kernel.observation import Observation
from play.rules.visible import LOG_LENGTH
from play.services import Services
from tests.play.matches import ANN, BORIS, TALLY, VERA, finish, opened, refused, say, started, to_bids
from tests.play.shortcuts import private

PLAYERS = (ANN, BORIS, VERA)
Opener = Callable[[str], Awaitable[Services]]


async def test_only_the_own_seat_is_offered_choices(services: Services) -> None:
    match = await started(services, "auction", *PLAYERS)
    await to_bids(services, match, *PLAYERS)
    for seat, person in enumerate(PLAYERS):
        observation = await private(services, match, person.user_id)
        assert observation.observer == seat
        assert {choice.notation for choice in observation.choices} == {
            f"bid {card}" for card in observation.view.hand if card != "veto"
        }
        assert all(choice.why is not None for choice in observation.choices)
    public = await services.observations.public(match)
    assert (public.observer, public.choices, public.view.hand) == (None, (), ())
    assert await private(services, match, 5) == public


async def test_only_its_own_seat_sees_a_sealed_move_until_it_is_opened(services: Services) -> None:
    match = await started(services, "auction", *PLAYERS)
    revision = await to_bids(services, match, *PLAYERS)
    done = await services.matches.submit_choice(match, ANN.user_id, revision, 0)
    for person in PLAYERS:
        entry = (await services.observations.history(match, person.user_id, revision))[0]
        assert (entry.seat, entry.receipt) == (0, done.receipt)
        assert (entry.notation, bool(entry.salt)) == ((done.notation, True) if person is ANN else ("", False))
    observation = await services.observations.public(match)
    assert [decision.owed for decision in observation.decisions] == [False, True, True]
    for seat, person in enumerate((BORIS, VERA), start=2):
        await services.matches.submit_choice(match, person.user_id, revision + seat - 1, 0)
    entry = (await services.observations.history(match, None, revision))[0]
    assert (entry.notation, entry.receipt) == (done.notation, done.receipt)
    assert entry.salt


async def test_replays_show_every_moment_as_it_was_seen(services: Services) -> None:
    match = await started(services, "auction", *PLAYERS, pace="daily")
    seen: dict[tuple[int, int | None], Observation] = {}
    while True:
        for observer, person in ((None, None), (0, ANN), (1, BORIS), (2, VERA)):
            observation = await (
                private(services, match, person.user_id) if person else services.observations.public(match)
            )
            seen[observation.revision, observer] = observation
        if observation.status != "running":
            break
        person = PLAYERS[observation.awaited()[0].seat]
        number = (await private(services, match, person.user_id)).choices[-1].number
        await services.matches.submit_choice(match, person.user_id, observation.revision, number)
    last = observation.revision
    assert last > 20
    for (revision, observer), then in seen.items():
        person = None if observer is None else PLAYERS[observer]
        replay = await services.observations.at(match, person.user_id if person else None, revision)
        expected = msgspec.structs.replace(
            then,
            choices=(),
            topics=(),
            undoable=False,
            deadline_at=replay.deadline_at,
            seen_revision=replay.seen_revision,
            read_revision=replay.read_revision,
        )
        assert replay == expected, (revision, observer)
        if observer is not None:
            through = await services.observations.at(match, VERA.user_id, revision, through=Seat(observer))
            assert through.view == then.view
            assert through.log == then.log


async def test_which_observations_a_replay_may_use(services: Services) -> None:
    match = await started(services, "auction", *PLAYERS)
    await to_bids(services, match, *PLAYERS)
    own = await services.observations.at(match, ANN.user_id, 3)
    assert own.observer == 0
    assert await services.observations.at(match, ANN.user_id, 3, through=Seat(0)) == own
    assert (await services.observations.at(match, ANN.user_id, 3, through=None)).observer is None
    assert (await services.observations.at(match, None, 3)).observer is None
    for person, through in ((ANN, 1), (None, 0), (ANN, 2)):
        attempt = services.observations.at(match, person.user_id if person else None, 3, through=Seat(through))
        assert (await refused(attempt)).code == "not_over"
    await finish(services, match, *PLAYERS)
    assert (await services.observations.at(match, None, 3, through=Seat(1))).view.hand
    assert (await refused(services.observations.at(match, ANN.user_id, 3, through=Seat(3)))).code == "no_such_seat"


async def test_unknown_revisions_are_refused(services: Services) -> None:
    match = await opened(services)
    assert (await refused(services.observations.at(match, None, 0))).code == "no_such_revision"
    await services.lobby.start(match, ANN.user_id)
    for revision in (0, 2, -1):
        refusal = await refused(services.observations.at(match, None, revision))
        assert (refusal.code, refusal.facts) == ("no_such_revision", {"revision": revision, "most": 1})


async def test_a_replay_shows_nothing_that_happened_later(services: Services) -> None:
    match = await started(services, TALLY, *PLAYERS, pace="live")
    await say(services, match, ANN, "add 1", "add 2")
    await services.matches.undo(match, ANN.user_id, 3)
    await services.matches.resign(match, VERA.user_id)
    await services.matches.resign(match, BORIS.user_id)
    then = await services.observations.at(match, None, 3)
    assert (then.status, then.outcome, then.ended_at, then.deadline_at) == ("running", None, None, None)
    assert [face.sitter for face in then.faces] == ["person"] * 3
    assert [entry.undone for entry in then.log] == [False] * 3
    assert [entry.undone for entry in (await services.observations.at(match, None, 4)).log] == [
        False,
        False,
        True,
        False,
    ]
    now = await services.observations.at(match, None, 6)
    assert (now.status, now.outcome is not None) == ("ended", True)


async def test_the_log_of_an_observation_has_the_newest_entries(services: Services) -> None:
    match = await started(services, TALLY)
    await say(services, match, ANN, *["add 1"] * (LOG_LENGTH + 5))
    observation = await services.observations.public(match)
    assert [entry.revision for entry in observation.log] == list(range(7, LOG_LENGTH + 7))
    assert len(await services.observations.history(match, None)) == LOG_LENGTH + 6
    assert [entry.revision for entry in await services.observations.history(match, None, LOG_LENGTH + 4)] == [35, 36]


async def test_the_seen_revision_never_decreases(services: Services) -> None:
    match = await started(services, TALLY)
    assert (await private(services, match, ANN.user_id)).seen_revision is None
    for revision, expected in ((1, 1), (5, 5), (2, 5)):
        await services.observations.mark_seen(match, ANN.user_id, revision)
        assert (await private(services, match, ANN.user_id)).seen_revision == expected
    await services.observations.mark_seen(match, VERA.user_id, 3)
    assert (await services.observations.public(match)).seen_revision is None
    assert (await private(services, match, BORIS.user_id)).seen_revision is None


async def test_only_the_log_counts_as_read(services: Services) -> None:
    match = await started(services, TALLY)

    async def looked() -> tuple[int | None, int | None]:
        own = await private(services, match, ANN.user_id)
        return own.seen_revision, own.read_revision

    await services.observations.mark_seen(match, ANN.user_id, 1)
    assert await looked() == (1, None)
    await services.observations.mark_seen(match, ANN.user_id, 1, is_log=True)
    assert await looked() == (1, 1)
    await say(services, match, ANN, "add 1")
    assert (await looked())[0] == 2


async def test_nothing_is_new_of_what_happened_before_the_own_last_move(services: Services) -> None:
    """`Log` and `What's new` begin there; a move that was taken back, or made for somebody, is none of theirs."""
    match = await started(services, TALLY)

    async def read() -> tuple[int | None, ...]:
        return tuple([(await private(services, match, each.user_id)).read_revision for each in (ANN, BORIS)])

    assert await read() == (None, None)
    await say(services, match, ANN, "end")
    assert await read() == (2, None)
    await say(services, match, BORIS, "add 1")
    assert await read() == (2, 3)
    await services.matches.undo(match, BORIS.user_id, 3)
    assert await read() == (2, None)
    await services.observations.mark_seen(match, ANN.user_id, 4, is_log=True)
    await services.matches.play_default(match, Seat(1), 4)
    assert await read() == (4, None)


def _without_receipts(value: Any) -> str:
    """Return `value` as text, without receipts, which differ with what they hide."""
    text = value.decode() if isinstance(value, bytes) else repr(value)
    return re.sub(r"receipt(=|\": \")['\"]?[0-9a-f]+", "receipt", text)


async def _all_that_is_shown(services: Services, match: MatchId) -> list[str]:
    """Return everything that the public and Boris can see."""
    shown: list[Any] = [await services.finder.card(match), await services.finder.of_player(BORIS.user_id)]
    for user_id in (None, BORIS.user_id):
        shown.append(
            await (services.observations.public(match) if user_id is None else private(services, match, user_id))
        )
        shown.append(await services.observations.history(match, user_id))
        shown.append(await services.proofs.export(match, user_id))
        observation = shown[-3]
        shown += [
            await services.observations.at(match, user_id, revision) for revision in range(1, observation.revision + 1)
        ]
        shown.append((await refused(services.matches.submit_choice(match, user_id or 5, 1, 0))).args)
        shown.append((await refused(services.matches.undo(match, user_id or 5, observation.revision))).args)
    return [_without_receipts(each) for each in shown]


@pytest.mark.parametrize("way", [(0,), (1,), (0, 1), (1, 0)])
async def test_a_secret_choice_changes_nothing_that_others_see(another: Opener, way: tuple[int, ...]) -> None:
    """Two worlds differ only in the card that Ann seals; in the world of `way` she may seal twice."""
    shown = []
    for name, choices in (("one", (2,) * len(way)), ("two", way)):
        services = await another(name)
        match = await started(services, "auction", *PLAYERS, pace="daily", channel_id=700)
        revision = await to_bids(services, match, *PLAYERS)
        cards = len((await private(services, match, ANN.user_id)).choices)
        for number in choices:
            revision = (await services.matches.submit_choice(match, ANN.user_id, revision, number % cards)).revision
        shown.append(await _all_that_is_shown(services, match))
    assert shown[0] == shown[1]


async def test_an_export_of_a_running_match_holds_no_secret(services: Services) -> None:
    match = await started(services, "auction", *PLAYERS)
    revision = await to_bids(services, match, *PLAYERS)
    done = await services.matches.submit_choice(match, ANN.user_id, revision, 0)
    for person in (None, BORIS, ANN):
        export = msgspec.json.decode(await services.proofs.export(match, person.user_id if person else None))
        entry = export["entries"][done.revision - 1]
        is_own = person is ANN
        assert (export["secret"], export["snapshot"], export["is_complete"]) == ("", None, False)
        assert export["view"] is not None
        assert (entry["notation"] == done.notation) == is_own
        assert (entry["move"] is not None, bool(entry["salt"])) == (is_own, is_own)
        assert (entry["events"][0]["card"] is not None) == is_own
        dealt = [event for event in export["entries"][0]["events"] if "cards" in event]
        assert [event["cards"] is not None for event in dealt] == [is_own, person is BORIS, False]
