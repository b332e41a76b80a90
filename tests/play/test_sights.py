"""What is shown to whom: own secrets and nobody else's, now, in replays, in the history and in exports."""

import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from games.kernel.ids import MatchId, Seat
from games.kernel.sight import Sight
from play.house import House
from play.visible import NEWS_LENGTH
from tests.play.matches import ANN, BORIS, TALLY, VERA, finish, opened, refused, say, started, to_bids

PLAYERS = (ANN, BORIS, VERA)
Opener = Callable[[str], Awaitable[House]]


async def test_only_the_own_seat_is_offered_choices(house: House) -> None:
    match = await started(house, "auction", *PLAYERS)
    await to_bids(house, match, *PLAYERS)
    for seat, person in enumerate(PLAYERS):
        sight = await house.sights.private(match, person.user_id)
        assert sight.observer == seat
        assert {choice.notation for choice in sight.choices} == {
            f"bid {card}" for card in sight.view.hand if card != "veto"
        }
        assert all(choice.why is not None for choice in sight.choices)
    public = await house.sights.public(match)
    assert (public.observer, public.choices, public.view.hand) == (None, (), ())
    assert await house.sights.private(match, 5) == public


async def test_a_sealed_move_is_known_to_its_seat_alone_until_it_is_opened(house: House) -> None:
    match = await started(house, "auction", *PLAYERS)
    revision = await to_bids(house, match, *PLAYERS)
    done = await house.matches.submit_choice(match, ANN.user_id, revision, 0)
    for person in PLAYERS:
        news = (await house.sights.history(match, person.user_id, revision))[0]
        assert (news.seat, news.receipt) == (0, done.receipt)
        assert (news.notation, bool(news.salt)) == ((done.notation, True) if person is ANN else ("", False))
    sight = await house.sights.public(match)
    assert [decision.owed for decision in sight.decisions] == [False, True, True]
    for seat, person in enumerate((BORIS, VERA), start=2):
        await house.matches.submit_choice(match, person.user_id, revision + seat - 1, 0)
    news = (await house.sights.history(match, None, revision))[0]
    assert (news.notation, news.receipt) == (done.notation, done.receipt)
    assert news.salt


async def test_replays_show_every_moment_as_it_was_seen(house: House) -> None:
    match = await started(house, "auction", *PLAYERS, pace="daily")
    seen: dict[tuple[int, int | None], Sight] = {}
    while True:
        for observer, person in ((None, None), (0, ANN), (1, BORIS), (2, VERA)):
            sight = await (house.sights.private(match, person.user_id) if person else house.sights.public(match))
            seen[sight.revision, observer] = sight
        if sight.status != "running":
            break
        person = PLAYERS[sight.awaited()[0].seat]
        number = (await house.sights.private(match, person.user_id)).choices[-1].number
        await house.matches.submit_choice(match, person.user_id, sight.revision, number)
    last = sight.revision
    assert last > 20
    for (revision, observer), then in seen.items():
        person = None if observer is None else PLAYERS[observer]
        replay = await house.sights.at(match, person.user_id if person else None, revision)
        expected = msgspec.structs.replace(then, choices=(), undoable=False, deadline_at=replay.deadline_at)
        assert replay == expected, (revision, observer)
        if observer is not None:
            through = await house.sights.at(match, VERA.user_id, revision, through=Seat(observer))
            assert through.view == then.view
            assert through.news == then.news


async def test_whose_eyes_may_be_borrowed(house: House) -> None:
    match = await started(house, "auction", *PLAYERS)
    await to_bids(house, match, *PLAYERS)
    own = await house.sights.at(match, ANN.user_id, 3)
    assert own.observer == 0
    assert await house.sights.at(match, ANN.user_id, 3, through=Seat(0)) == own
    assert (await house.sights.at(match, ANN.user_id, 3, through=None)).observer is None
    assert (await house.sights.at(match, None, 3)).observer is None
    for person, through in ((ANN, 1), (None, 0), (ANN, 2)):
        attempt = house.sights.at(match, person.user_id if person else None, 3, through=Seat(through))
        assert (await refused(attempt)).code == "not_over"
    await finish(house, match, *PLAYERS)
    assert (await house.sights.at(match, None, 3, through=Seat(1))).view.hand
    assert (await refused(house.sights.at(match, ANN.user_id, 3, through=Seat(3)))).code == "no_such_seat"


async def test_revisions_that_are_not_there(house: House) -> None:
    match = await opened(house)
    assert (await refused(house.sights.at(match, None, 0))).code == "no_such_revision"
    await house.lobby.start(match, ANN.user_id)
    for revision in (0, 2, -1):
        refusal = await refused(house.sights.at(match, None, revision))
        assert (refusal.code, refusal.facts) == ("no_such_revision", {"revision": revision, "most": 1})


async def test_a_replay_knows_nothing_of_what_came_later(house: House) -> None:
    match = await started(house, TALLY, *PLAYERS, pace="live")
    await say(house, match, ANN, "add 1", "add 2")
    await house.matches.undo(match, ANN.user_id, 3)
    await house.matches.resign(match, VERA.user_id)
    await house.matches.resign(match, BORIS.user_id)
    then = await house.sights.at(match, None, 3)
    assert (then.status, then.outcome, then.ended_at, then.deadline_at) == ("running", None, None, None)
    assert [face.sitter for face in then.faces] == ["person"] * 3
    assert [news.undone for news in then.news] == [False] * 3
    assert [news.undone for news in (await house.sights.at(match, None, 4)).news] == [False, False, True, False]
    now = await house.sights.at(match, None, 6)
    assert (now.status, now.outcome is not None) == ("ended", True)


async def test_the_news_of_a_sight_are_the_newest(house: House) -> None:
    match = await started(house, TALLY)
    await say(house, match, ANN, *["add 1"] * (NEWS_LENGTH + 5))
    sight = await house.sights.public(match)
    assert [news.revision for news in sight.news] == list(range(7, NEWS_LENGTH + 7))
    assert len(await house.sights.history(match, None)) == NEWS_LENGTH + 6
    assert [news.revision for news in await house.sights.history(match, None, NEWS_LENGTH + 4)] == [35, 36]


async def test_what_was_seen_never_goes_back(house: House) -> None:
    match = await started(house, TALLY)
    assert (await house.sights.private(match, ANN.user_id)).seen_revision is None
    for revision, expected in ((1, 1), (5, 5), (2, 5)):
        await house.sights.mark_seen(match, ANN.user_id, revision)
        assert (await house.sights.private(match, ANN.user_id)).seen_revision == expected
    await house.sights.mark_seen(match, VERA.user_id, 3)
    assert (await house.sights.public(match)).seen_revision is None
    assert (await house.sights.private(match, BORIS.user_id)).seen_revision is None


def _without_receipts(value: Any) -> str:
    """Return everything in `value` as text, but for receipts, which differ with what they hide."""
    text = value.decode() if isinstance(value, bytes) else repr(value)
    return re.sub(r"receipt(=|\": \")['\"]?[0-9a-f]+", "receipt", text)


async def _all_that_is_shown(house: House, match: MatchId) -> list[str]:
    """Return all that the public and Boris can get to see."""
    shown: list[Any] = [await house.finder.card(match), await house.finder.of_player(BORIS.user_id)]
    for user_id in (None, BORIS.user_id):
        shown.append(await (house.sights.public(match) if user_id is None else house.sights.private(match, user_id)))
        shown.append(await house.sights.history(match, user_id))
        shown.append(await house.proofs.export(match, user_id))
        sight = shown[-3]
        shown += [await house.sights.at(match, user_id, revision) for revision in range(1, sight.revision + 1)]
        shown.append((await refused(house.matches.submit_choice(match, user_id or 5, 1, 0))).args)
        shown.append((await refused(house.matches.undo(match, user_id or 5, sight.revision))).args)
    return [_without_receipts(each) for each in shown]


@pytest.mark.parametrize("way", [(0,), (1,), (0, 1), (1, 0)])
async def test_another_secret_choice_changes_nothing_that_others_see(another: Opener, way: tuple[int, ...]) -> None:
    """Two worlds differ only in the card that Ann seals; the world of `way` may seal twice."""
    shown = []
    for name, choices in (("one", (2,) * len(way)), ("two", way)):
        house = await another(name)
        match = await started(house, "auction", *PLAYERS, pace="daily", channel_id=700)
        revision = await to_bids(house, match, *PLAYERS)
        cards = len((await house.sights.private(match, ANN.user_id)).choices)
        for number in choices:
            revision = (await house.matches.submit_choice(match, ANN.user_id, revision, number % cards)).revision
        shown.append(await _all_that_is_shown(house, match))
    assert shown[0] == shown[1]


async def test_an_export_of_a_running_match_holds_no_secret(house: House) -> None:
    match = await started(house, "auction", *PLAYERS)
    revision = await to_bids(house, match, *PLAYERS)
    done = await house.matches.submit_choice(match, ANN.user_id, revision, 0)
    for person in (None, BORIS, ANN):
        export = msgspec.json.decode(await house.proofs.export(match, person.user_id if person else None))
        entry = export["entries"][done.revision - 1]
        is_own = person is ANN
        assert (export["secret"], export["snapshot"], export["is_complete"]) == ("", None, False)
        assert export["view"] is not None
        assert (entry["notation"] == done.notation) == is_own
        assert (entry["move"] is not None, bool(entry["salt"])) == (is_own, is_own)
        assert (entry["events"][0]["card"] is not None) == is_own
        dealt = [event for event in export["entries"][0]["events"] if "cards" in event]
        assert [event["cards"] is not None for event in dealt] == [is_own, person is BORIS, False]
