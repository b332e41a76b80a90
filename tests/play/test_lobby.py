"""Tables: who may open, join, leave, invite, send away, start, cancel and play again, and where a match lives."""

import hashlib
from typing import Any

import pytest

from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from play.house import House
from play.lobby import OPENING_SECONDS, NewTable, Person
from play.seeds import LONGEST_SALT
from tests.play.matches import ANN, BORIS, GLEB, TALLY, VERA, Clock, finish, opened, refused, say, started


async def _names(house: House, match: MatchId) -> list[str]:
    return [face.name for face in (await house.sights.public(match)).faces]


async def test_a_table_opens_with_its_host_and_the_seal_of_a_secret(house: House, clock: Clock) -> None:
    table = NewTable("auction", ANN, "pear", "ru", "daily", {"stakes": "high"}, 70, 700, 7, 3)
    sight = await house.lobby.open_table(table)
    assert (sight.status, sight.revision, sight.game, sight.language) == ("open", 0, "auction", "ru")
    assert (sight.options, sight.seat_count, sight.view, sight.news) == ({"stakes": "high"}, 3, None, ())
    assert [(face.seat, face.name, face.user_id, face.sitter) for face in sight.faces] == [(0, "Ann", 1001, "person")]
    assert sight.commitment == hashlib.sha256(hashlib.sha256(b"house 0").digest()).hexdigest()
    card = await house.finder.card(sight.match)
    assert (card.host_user_id, card.host_name, card.pace, card.created_at) == (1001, "Ann", "daily", clock.now)
    assert (card.guild_id, card.channel_id, card.parent_id) == (70, 700, 7)


async def test_options_left_out_get_their_defaults(house: House) -> None:
    sight = await house.sights.public(await opened(house))
    assert (sight.options, sight.seat_count) == ({"stakes": "low"}, 4)


@pytest.mark.parametrize(
    ("fields", "code", "facts"),
    [
        ({"game": "chess"}, "unknown_game", {"word": "chess"}),
        ({"options": {"size": "big"}}, "unknown_option", {"option": "size"}),
        ({"options": {"stakes": "huge"}}, "unknown_option_value", {"option": "stakes", "value": "huge"}),
        ({"pace": "hasty"}, "unknown_pace", {"word": "hasty"}),
        ({"language": "de"}, "unknown_language", {"word": "de"}),
        ({"seats": 5}, "seats_offered", {"have": 5, "allowed": ("2", "3", "4")}),
        ({"salt": "x" * (LONGEST_SALT + 1)}, "salt_too_long", {"most": LONGEST_SALT}),
    ],
)
async def test_what_no_table_can_be_opened_with(
    house: House, fields: dict[str, object], code: str, facts: dict[str, object]
) -> None:
    whole: dict[str, Any] = {"game": "auction", "host": ANN, "salt": "", "language": "en", **fields}
    refusal = await refused(house.lobby.open_table(NewTable(**whole)))
    assert (refusal.code, refusal.facts) == (code, facts)
    assert await house.finder.of_player(1001) == ()


async def test_one_active_match_in_a_channel(house: House) -> None:
    first = await opened(house, channel_id=700)
    refusal = await refused(opened(house, "auction", BORIS, channel_id=700))
    assert (refusal.code, refusal.facts) == ("channel_taken", {"match": first})
    second = await opened(house, "auction", BORIS)
    assert (await refused(house.lobby.bind(second, 700, 70))).code == "channel_taken"
    assert await house.finder.in_channel(700) == first
    await house.lobby.cancel(first, ANN.user_id)
    assert await house.finder.in_channel(700) is None
    await house.lobby.bind(second, 700, 70, 7)
    await house.lobby.bind(second, 700, 70, 7)
    await house.lobby.bind(first, 700, 70)
    assert await house.finder.in_channel(700) == second
    assert (await house.finder.card(second)).parent_id == 7


async def test_players_sit_in_the_order_of_joining(house: House) -> None:
    match = await opened(house, "auction", ANN, BORIS, VERA)
    assert await _names(house, match) == ["Ann", "Boris", "Vera"]
    assert (await refused(house.lobby.join(match, BORIS, ""))).code == "already_joined"
    await house.lobby.leave(match, BORIS.user_id)
    assert await _names(house, match) == ["Ann", "Vera"]
    await house.lobby.join(match, BORIS, "")
    await house.lobby.join(match, GLEB, "")
    refusal = await refused(house.lobby.join(match, Person(1005, "Dora"), ""))
    assert (refusal.code, refusal.facts) == ("table_full", {"most": 4})
    assert await _names(house, match) == ["Ann", "Vera", "Boris", "Gleb"]
    assert (await refused(house.lobby.leave(match, 1005))).code == "not_a_player"


async def test_a_table_can_be_smaller_than_the_game_allows(house: House) -> None:
    match = await opened(house, seats=2)
    assert (await refused(house.lobby.join(match, VERA, ""))).facts == {"most": 2}


async def test_a_long_salt_is_refused_and_a_line_feed_taken_out(house: House) -> None:
    match = await opened(house)
    assert (await refused(house.lobby.join(match, VERA, "x" * 65))).code == "salt_too_long"
    await house.lobby.join(match, VERA, " two\nlines ")
    await house.lobby.start(match, ANN.user_id)
    assert b'"two lines"' in await house.proofs.export(match, None)


async def test_a_host_who_leaves_hands_over_and_the_last_one_cancels(house: House) -> None:
    match = await opened(house)
    await house.lobby.add_computer(match, ANN.user_id, "Robot")
    await house.lobby.leave(match, ANN.user_id)
    assert (await house.finder.card(match)).host_name == "Boris"
    assert await _names(house, match) == ["Boris", "Robot"]
    await house.lobby.leave(match, BORIS.user_id)
    sight = await house.sights.public(match)
    assert (sight.status, sight.revision, sight.view) == ("cancelled", 1, None)
    assert (await refused(house.lobby.leave(match, BORIS.user_id))).code == "not_open"


async def test_who_was_sent_away_comes_back_only_when_the_host_invites(house: House) -> None:
    match = await opened(house, "auction", ANN, BORIS, VERA)
    assert (await refused(house.lobby.kick(match, BORIS.user_id, VERA.user_id))).code == "not_the_host"
    assert (await refused(house.lobby.kick(match, ANN.user_id, GLEB.user_id))).code == "not_at_table"
    assert (await refused(house.lobby.kick(match, ANN.user_id, ANN.user_id))).code == "not_at_table"
    await house.lobby.kick(match, ANN.user_id, VERA.user_id)
    assert await _names(house, match) == ["Ann", "Boris"]
    assert (await refused(house.lobby.join(match, VERA, ""))).code == "barred"
    assert (await refused(house.lobby.invite(match, BORIS.user_id, VERA.user_id))).code == "barred"
    assert (await house.finder.card(match)).invited == ()
    await house.lobby.invite(match, ANN.user_id, VERA.user_id)
    assert (await house.finder.card(match)).invited == (VERA.user_id,)
    await house.lobby.join(match, VERA, "")


async def test_players_invite(house: House) -> None:
    match = await opened(house)
    assert (await refused(house.lobby.invite(match, VERA.user_id, GLEB.user_id))).code == "not_a_player"
    assert (await refused(house.lobby.invite(match, ANN.user_id, BORIS.user_id))).code == "already_joined"
    await house.lobby.invite(match, BORIS.user_id, VERA.user_id)
    await house.lobby.invite(match, ANN.user_id, VERA.user_id)
    assert (await house.finder.card(match)).invited == (VERA.user_id,)


async def test_computers_are_added_and_removed_by_the_host(house: House) -> None:
    match = await opened(house)
    assert (await refused(house.lobby.add_computer(match, BORIS.user_id, ""))).code == "not_the_host"
    assert (await refused(house.lobby.add_computer(match, ANN.user_id, "", "genius"))).facts == {"word": "genius"}
    assert (await refused(house.lobby.remove_computer(match, ANN.user_id))).code == "no_computer"
    for name in ("R1", "R2"):
        await house.lobby.add_computer(match, ANN.user_id, name)
    assert (await refused(house.lobby.add_computer(match, ANN.user_id, ""))).code == "table_full"
    await house.lobby.remove_computer(match, ANN.user_id)
    faces = (await house.sights.public(match)).faces
    assert [(face.name, face.sitter, face.user_id) for face in faces[2:]] == [("R1", "ai", None)]


async def test_only_the_host_starts_and_only_with_enough_seats(house: House, clock: Clock) -> None:
    match = await opened(house, "auction", ANN)
    refusal = await refused(house.lobby.start(match, ANN.user_id))
    assert (refusal.code, refusal.facts) == ("seat_count", {"have": 1, "allowed": ("2", "3", "4")})
    await house.lobby.join(match, BORIS, "")
    refusal = await refused(house.lobby.start(match, BORIS.user_id))
    assert (refusal.code, refusal.facts) == ("not_the_host", {"host": "Ann"})
    await house.lobby.start(match, ANN.user_id)
    sight = await house.sights.public(match)
    assert (sight.status, sight.revision, sight.seat_count, sight.started_at) == ("running", 1, 2, clock.now)
    assert [(news.kind, news.revision) for news in sight.news] == [("start", 1)]
    for late in (house.lobby.start(match, 1001), house.lobby.join(match, VERA, ""), house.lobby.leave(match, 1001)):
        assert (await refused(late)).code == "not_open"


async def test_the_host_or_staff_cancel(house: House, clock: Clock) -> None:
    match = await started(house, channel_id=700)
    assert (await refused(house.lobby.cancel(match, BORIS.user_id))).code == "not_the_host"
    await house.lobby.cancel(match, 5, staff=True)
    sight = await house.sights.public(match)
    assert (sight.status, sight.revision, sight.outcome, sight.ended_at) == ("cancelled", 2, None, clock.now)
    assert (sight.decisions, sight.choices, sight.news[-1].kind) == ((), (), "end")
    assert (await refused(house.lobby.cancel(match, ANN.user_id))).code == "already_over"
    assert (await refused(house.matches.submit_choice(match, ANN.user_id, 2, 0))).code == "not_running"


async def test_a_rematch_is_the_same_again(house: House) -> None:
    match = await started(
        house, "auction", ANN, BORIS, computers=1, options={"stakes": "high"}, pace="weekly", guild_id=70, channel_id=7
    )
    assert (await refused(house.lobby.rematch(match, BORIS, ""))).code == "not_over"
    await finish(house, match)
    assert (await refused(house.lobby.rematch(match, VERA, ""))).code == "not_a_player"
    again = await house.lobby.rematch(match, BORIS, "plum")
    refusal = await refused(house.lobby.rematch(match, ANN, ""))
    assert (refusal.code, refusal.facts) == ("rematch_exists", {"match": again})
    card = await house.finder.card(again)
    assert (card.options, card.pace, card.guild_id, card.channel_id) == ({"stakes": "high"}, "weekly", 70, None)
    assert (card.host_name, card.invited, card.rematch_of, card.seat_count) == ("Boris", (ANN.user_id,), match, 3)
    assert [face.sitter for face in card.faces] == ["person", "ai"]
    assert card.commitment != (await house.finder.card(match)).commitment
    await house.lobby.cancel(again, BORIS.user_id)
    assert await house.lobby.rematch(match, ANN, "") > again


async def test_an_unknown_match_is_refused_everywhere(house: House) -> None:
    nowhere = MatchId(99)
    for attempt in (
        house.lobby.join(nowhere, ANN, ""),
        house.lobby.start(nowhere, 1),
        house.lobby.bind(nowhere, 1, 1),
        house.lobby.cancel(nowhere, 1, staff=True),
        house.matches.submit_choice(nowhere, 1, 1, 0),
        house.matches.undo(nowhere, 1, 1),
        house.sights.public(nowhere),
        house.sights.at(nowhere, None, 1),
        house.finder.card(nowhere),
        house.proofs.verify(nowhere),
        house.computers.run(nowhere),
    ):
        refusal = await refused(attempt)
        assert (refusal.code, refusal.facts) == ("unknown_match", {"match": 99})


async def test_listeners_hear_of_every_change_and_of_nothing_else(house: House) -> None:
    heard: list[MatchId] = []
    house.listen(heard.append)
    match = await opened(house, TALLY)
    assert heard == [match] * 2
    await house.lobby.start(match, ANN.user_id)
    await say(house, match, ANN, "add 1")
    await house.matches.undo(match, ANN.user_id, 2)
    assert heard == [match] * 5
    with pytest.raises(Refusal):
        await house.lobby.start(match, ANN.user_id)
    with pytest.raises(Refusal):
        await say(house, match, BORIS, "end")
    await house.sights.private(match, ANN.user_id)
    assert heard == [match] * 5


async def test_a_table_whose_opening_was_cut_short_is_cancelled(house: House, clock: Clock) -> None:
    ended = await started(house, TALLY)
    await finish(house, ended)
    lost = [await opened(house), await house.lobby.rematch(ended, ANN, "salt")]
    kept = [await opened(house, channel_id=7), await started(house, TALLY)]
    clock.now += OPENING_SECONDS
    young = await opened(house)
    assert await house.lobby.cancel_homeless() == ()
    clock.now += 1
    assert list(await house.lobby.cancel_homeless()) == lost
    assert [(await house.sights.public(match)).status for match in lost] == ["cancelled"] * 2
    assert [(await house.sights.public(match)).status for match in (*kept, young)] == ["open", "running", "open"]
    assert await house.lobby.rematch(ended, ANN, "salt") not in lost
