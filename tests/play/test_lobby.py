"""Tables: who may open, join, leave, invite, remove, start, cancel and play again, and which channel a match is in."""

import hashlib
from typing import Any

import pytest

from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from play.clocks.closing import OPENING_SECONDS
from play.rules.seeds import LONGEST_SALT
from play.rules.tables import HOST_SECONDS
from play.seats.lobby import NewTable, Person
from play.services import Services
from tests.play.matches import ANN, BORIS, GLEB, TALLY, VERA, Clock, finish, opened, refused, say, started
from tests.play.shortcuts import private, run_computers


async def _names(services: Services, match: MatchId) -> list[str]:
    return [face.name for face in (await services.observations.public(match)).faces]


async def test_a_table_opens_with_its_host_and_a_commitment(services: Services, clock: Clock) -> None:
    table = NewTable("auction", ANN, "pear", "ru", "daily", {"stakes": "high"}, 70, 700, 7, 3)
    observation = await services.lobby.open_table(table)
    assert (observation.status, observation.revision, observation.game, observation.language) == (
        "open",
        0,
        "auction",
        "ru",
    )
    assert (observation.options, observation.seat_count, observation.view, observation.log) == (
        {"stakes": "high", "length": "short", "teams": "off"},
        3,
        None,
        (),
    )
    assert [(face.seat, face.name, face.user_id, face.sitter) for face in observation.faces] == [
        (0, "Ann", 1001, "person")
    ]
    assert observation.commitment == hashlib.sha256(hashlib.sha256(b"house 0").digest()).hexdigest()
    card = await services.finder.card(observation.match)
    assert (card.host_user_id, card.host_name, card.pace, observation.opened_at) == (1001, "Ann", "daily", clock.now)
    assert (card.guild_id, card.channel_id, card.parent_id) == (70, 700, 7)


async def test_options_left_out_get_their_defaults(services: Services) -> None:
    observation = await services.observations.public(await opened(services))
    assert (observation.options, observation.seat_count) == ({"stakes": "low", "length": "short", "teams": "off"}, 4)
    assert observation.unusual == ()
    other = await services.observations.public(await opened(services, options={"length": "long", "stakes": "low"}))
    assert other.unusual == ("length",)


@pytest.mark.parametrize(
    ("fields", "code", "facts"),
    [
        ({"game": "chess"}, "unknown_game", {"word": "chess"}),
        ({"options": {"size": "big"}}, "unknown_option", {"option": "size"}),
        ({"options": {"stakes": "huge"}}, "unknown_option_value", {"option": "stakes", "value": "huge"}),
        (
            {"game": "dungeon_twister", "options": {"victory_points": "20"}},
            "option_out_of_bounds",
            {"option": "victory_points", "least": 1, "most": 19},
        ),
        (
            {"game": "dungeon_twister", "options": {"no_progress_turns": "040"}},
            "option_out_of_bounds",
            {"option": "no_progress_turns", "least": 2, "most": 400},
        ),
        ({"pace": "hasty"}, "unknown_pace", {"word": "hasty"}),
        ({"language": "de"}, "unknown_language", {"word": "de"}),
        ({"seats": 5}, "seats_offered", {"have": 5, "allowed": ("2", "3", "4")}),
        ({"salt": "x" * (LONGEST_SALT + 1)}, "salt_too_long", {"most": LONGEST_SALT}),
    ],
)
async def test_invalid_tables_are_refused(
    services: Services, fields: dict[str, object], code: str, facts: dict[str, object]
) -> None:
    whole: dict[str, Any] = {"game": "auction", "host": ANN, "salt": "", "language": "en", **fields}
    refusal = await refused(services.lobby.open_table(NewTable(**whole)))
    assert (refusal.code, refusal.facts) == (code, facts)
    assert await services.finder.of_player(1001) == ()


async def test_one_active_match_in_a_channel(services: Services) -> None:
    first = await opened(services, channel_id=700, guild_id=70)
    refusal = await refused(opened(services, "auction", BORIS, channel_id=700))
    assert (refusal.code, refusal.facts) == ("channel_taken", {"match": first})
    second = await opened(services, "auction", BORIS)
    assert (await refused(services.lobby.bind(second, 700, 70))).code == "channel_taken"
    assert await services.finder.in_channel(700) == first
    await services.lobby.cancel(first, ANN.user_id)
    assert await services.finder.in_channel(700) is None
    await services.lobby.bind(second, 700, 70, 7)
    await services.lobby.bind(second, 700, 70, 7)
    await services.lobby.bind(first, 700, 70)
    assert await services.finder.in_channel(700) == second
    assert (await services.finder.card(second)).parent_id == 7


async def test_players_sit_in_the_order_of_joining(services: Services) -> None:
    match = await opened(services, "auction", ANN, BORIS, VERA)
    assert await _names(services, match) == ["Ann", "Boris", "Vera"]
    assert (await refused(services.lobby.join(match, BORIS, ""))).code == "already_joined"
    await services.lobby.leave(match, BORIS.user_id)
    assert await _names(services, match) == ["Ann", "Vera"]
    await services.lobby.join(match, BORIS, "")
    await services.lobby.join(match, GLEB, "")
    refusal = await refused(services.lobby.join(match, Person(1005, "Dora"), ""))
    assert (refusal.code, refusal.facts) == ("table_full", {"most": 4})
    assert await _names(services, match) == ["Ann", "Vera", "Boris", "Gleb"]
    assert (await refused(services.lobby.leave(match, 1005))).code == "not_a_player"


async def test_a_table_can_be_smaller_than_the_game_allows(services: Services) -> None:
    match = await opened(services, seats=2)
    assert (await refused(services.lobby.join(match, VERA, ""))).facts == {"most": 2}


async def test_a_salt_can_be_changed_until_the_start(services: Services) -> None:
    match = await opened(services)
    await services.proofs.change_salt(match, ANN.user_id, "rowan\nash")
    assert (await services.finder.card(match)).salts[0] == "rowan ash"
    assert (await refused(services.proofs.change_salt(match, 404, "x"))).code == "not_a_player"
    assert (await refused(services.proofs.change_salt(match, ANN.user_id, "x" * 65))).code == "salt_too_long"
    await services.lobby.start(match, ANN.user_id)
    assert (await refused(services.proofs.change_salt(match, ANN.user_id, "x"))).code == "not_open"


async def test_a_long_salt_is_refused_and_a_line_feed_taken_out(services: Services) -> None:
    match = await opened(services)
    assert (await refused(services.lobby.join(match, VERA, "x" * 65))).code == "salt_too_long"
    await services.lobby.join(match, VERA, " two\nlines ")
    await services.lobby.start(match, ANN.user_id)
    assert b'"two lines"' in await services.proofs.export(match, None)


async def test_a_host_who_leaves_hands_over_and_the_last_one_cancels(services: Services) -> None:
    match = await opened(services)
    await services.lobby.add_computer(match, ANN.user_id, "Robot")
    await services.lobby.leave(match, ANN.user_id)
    assert (await services.finder.card(match)).host_name == "Boris"
    assert await _names(services, match) == ["Boris", "Robot"]
    await services.lobby.leave(match, BORIS.user_id)
    observation = await services.observations.public(match)
    assert (observation.status, observation.revision, observation.view) == ("cancelled", 1, None)
    assert (await refused(services.lobby.leave(match, BORIS.user_id))).code == "not_open"


async def test_a_removed_player_returns_only_by_invitation_of_the_host(services: Services) -> None:
    match = await opened(services, "auction", ANN, BORIS, VERA)
    assert (await refused(services.lobby.kick(match, BORIS.user_id, VERA.user_id))).code == "not_the_host"
    assert (await refused(services.lobby.kick(match, ANN.user_id, GLEB.user_id))).code == "not_at_table"
    assert (await refused(services.lobby.kick(match, ANN.user_id, ANN.user_id))).code == "not_at_table"
    await services.lobby.kick(match, ANN.user_id, VERA.user_id)
    assert await _names(services, match) == ["Ann", "Boris"]
    assert (await refused(services.lobby.join(match, VERA, ""))).code == "barred"
    assert (await refused(services.lobby.invite(match, BORIS.user_id, VERA.user_id))).code == "barred"
    assert (await services.finder.card(match)).invited == ()
    await services.lobby.invite(match, ANN.user_id, VERA.user_id)
    assert (await services.finder.card(match)).invited == (VERA.user_id,)
    await services.lobby.join(match, VERA, "")


async def test_players_invite(services: Services) -> None:
    match = await opened(services)
    assert (await refused(services.lobby.invite(match, VERA.user_id, GLEB.user_id))).code == "not_a_player"
    assert (await refused(services.lobby.invite(match, ANN.user_id, BORIS.user_id))).code == "already_joined"
    await services.lobby.invite(match, BORIS.user_id, VERA.user_id)
    assert (await refused(services.lobby.invite(match, ANN.user_id, VERA.user_id))).code == "already_invited"
    assert (await services.finder.card(match)).invited == (VERA.user_id,)


async def test_computers_are_added_and_removed_by_the_host(services: Services) -> None:
    match = await opened(services)
    assert (await refused(services.lobby.add_computer(match, BORIS.user_id, ""))).code == "not_the_host"
    assert (await refused(services.lobby.add_computer(match, ANN.user_id, "", "genius"))).facts == {"word": "genius"}
    assert (await refused(services.lobby.remove_computer(match, ANN.user_id))).code == "no_computer"
    for name in ("R1", "R2"):
        await services.lobby.add_computer(match, ANN.user_id, name)
    assert (await refused(services.lobby.add_computer(match, ANN.user_id, ""))).code == "table_full"
    await services.lobby.remove_computer(match, ANN.user_id)
    faces = (await services.observations.public(match)).faces
    assert [(face.name, face.sitter, face.user_id) for face in faces[2:]] == [("R1", "ai", None)]


async def test_only_the_host_starts_and_only_with_enough_seats(services: Services, clock: Clock) -> None:
    match = await opened(services, "auction", ANN)
    refusal = await refused(services.lobby.start(match, ANN.user_id))
    assert (refusal.code, refusal.facts) == ("seat_count", {"have": 1, "allowed": ("2", "3", "4")})
    await services.lobby.join(match, BORIS, "")
    refusal = await refused(services.lobby.start(match, BORIS.user_id))
    assert (refusal.code, refusal.facts) == ("not_the_host", {"host": "Ann"})
    await services.lobby.start(match, ANN.user_id)
    observation = await services.observations.public(match)
    assert (observation.status, observation.revision, observation.seat_count, observation.started_at) == (
        "running",
        1,
        2,
        clock.now,
    )
    assert [(entry.kind, entry.revision) for entry in observation.log] == [("start", 1)]
    for late in (
        services.lobby.start(match, 1001),
        services.lobby.join(match, VERA, ""),
        services.lobby.leave(match, 1001),
    ):
        assert (await refused(late)).code == "not_open"


async def test_the_host_or_staff_cancel(services: Services, clock: Clock) -> None:
    match = await started(services, channel_id=700)
    gathering = await opened(services)
    assert (await refused(services.lobby.cancel(gathering, BORIS.user_id))).code == "not_the_host"
    await services.lobby.cancel(gathering, ANN.user_id)
    assert (await services.observations.public(gathering)).status == "cancelled"
    # A running match is for its players together (play/match/agreements.py), or for the staff.
    assert (await refused(services.lobby.cancel(match, ANN.user_id))).code == "not_open"
    await services.lobby.cancel(match, 5, staff=True)
    observation = await services.observations.public(match)
    assert (observation.status, observation.revision, observation.outcome, observation.ended_at) == (
        "cancelled",
        2,
        None,
        clock.now,
    )
    assert (observation.decisions, observation.choices, observation.log[-1].kind) == ((), (), "end")
    assert (await refused(services.lobby.cancel(match, ANN.user_id))).code == "already_over"
    assert (await refused(services.matches.submit_choice(match, ANN.user_id, 2, 0))).code == "not_running"


async def test_a_rematch_is_the_same_again(services: Services) -> None:
    match = await started(
        services,
        "auction",
        ANN,
        BORIS,
        computers=1,
        options={"stakes": "high"},
        pace="weekly",
        guild_id=70,
        channel_id=7,
    )
    assert (await refused(services.lobby.rematch(match, BORIS, ""))).code == "not_over"
    await finish(services, match)
    assert (await refused(services.lobby.rematch(match, VERA, ""))).code == "not_a_player"
    again = await services.lobby.rematch(match, BORIS, "plum")
    refusal = await refused(services.lobby.rematch(match, ANN, ""))
    assert (refusal.code, refusal.facts) == ("rematch_exists", {"match": again})
    card = await services.finder.card(again)
    assert (card.pace, card.guild_id, card.channel_id) == ("weekly", 70, None)
    assert card.options == {"stakes": "high", "length": "short", "teams": "off"}
    assert (card.host_name, card.invited, card.seat_count) == ("Boris", (ANN.user_id,), 3)
    assert (await services.observations.moment(again)).loaded.row.rematch_of == match
    assert [face.sitter for face in card.faces] == ["person", "ai"], "Boris sat second, the computer last"
    public = services.observations.public
    assert (await public(again)).commitment != (await public(match)).commitment
    await services.lobby.cancel(again, BORIS.user_id)
    assert await services.lobby.rematch(match, ANN, "") > again


async def test_a_match_stays_on_its_server(services: Services) -> None:
    match = await started(services, channel_id=700, guild_id=70)
    for guild_id in (71, None):
        assert (await refused(services.lobby.bind(match, 701, guild_id))).code == "other_server"
    await services.lobby.bind(match, 701, 70, 7)
    card = await services.finder.card(match)
    assert (card.guild_id, card.channel_id, card.parent_id) == (70, 701, 7)
    direct = await started(services, channel_id=800)
    assert (await refused(services.lobby.bind(direct, 801, 70))).code == "other_server"


async def test_a_host_who_gives_up_hands_the_table_on(services: Services) -> None:
    match = await started(services, TALLY, ANN, BORIS, VERA)
    await services.matches.resign(match, ANN.user_id)
    card = await services.finder.card(match)
    assert (card.host_user_id, card.host_name) == (BORIS.user_id, BORIS.name)
    assert (await refused(services.agreements.agree(match, ANN.user_id, "cancel"))).code == "not_a_player"


async def test_an_unknown_match_is_refused_everywhere(services: Services) -> None:
    nowhere = MatchId(99)
    for attempt in (
        services.lobby.join(nowhere, ANN, ""),
        services.lobby.start(nowhere, 1),
        services.lobby.bind(nowhere, 1, 1),
        services.lobby.cancel(nowhere, 1, staff=True),
        services.matches.submit_choice(nowhere, 1, 1, 0),
        services.matches.undo(nowhere, 1, 1),
        services.observations.public(nowhere),
        services.observations.at(nowhere, None, 1),
        services.finder.card(nowhere),
        services.proofs.verify(nowhere),
        run_computers(services, nowhere),
    ):
        refusal = await refused(attempt)
        assert (refusal.code, refusal.facts) == ("unknown_match", {"match": 99})


async def test_listeners_are_called_for_every_change_and_nothing_else(services: Services) -> None:
    notified: list[MatchId] = []
    services.listen(lambda match, _: notified.append(match))
    match = await opened(services, TALLY)
    assert notified == [match] * 2
    await services.lobby.start(match, ANN.user_id)
    await say(services, match, ANN, "add 1")
    await services.matches.undo(match, ANN.user_id, 2)
    assert notified == [match] * 5
    with pytest.raises(Refusal):
        await services.lobby.start(match, ANN.user_id)
    with pytest.raises(Refusal):
        await say(services, match, BORIS, "end")
    await private(services, match, ANN.user_id)
    assert notified == [match] * 5


async def test_a_table_whose_opening_was_cut_short_is_cancelled(services: Services, clock: Clock) -> None:
    ended = await started(services, TALLY)
    await finish(services, ended)
    lost = [await opened(services), await services.lobby.rematch(ended, ANN, "salt")]
    kept = [await opened(services, channel_id=7), await started(services, TALLY)]
    clock.now += OPENING_SECONDS
    young = await opened(services)
    assert await services.closing.cancel_homeless() == ()
    clock.now += 1
    assert list(await services.closing.cancel_homeless()) == lost
    assert [(await services.observations.public(match)).status for match in lost] == ["cancelled"] * 2
    assert [(await services.observations.public(match)).status for match in (*kept, young)] == [
        "open",
        "running",
        "open",
    ]
    assert await services.lobby.rematch(ended, ANN, "salt") not in lost


async def test_the_powers_of_a_silent_host_pass_to_whoever_uses_them(services: Services, clock: Clock) -> None:
    match = await opened(services, "auction", ANN, BORIS)
    clock.now += HOST_SECONDS - 1
    assert (await refused(services.lobby.start(match, BORIS.user_id))).code == "not_the_host"
    assert (await refused(services.lobby.add_computer(match, BORIS.user_id))).code == "not_the_host"
    clock.now += 1
    assert (await refused(services.lobby.start(match, VERA.user_id))).code == "not_the_host"
    await services.lobby.add_computer(match, BORIS.user_id)
    card = await services.finder.card(match)
    assert (card.host_user_id, card.host_name) == (BORIS.user_id, "Boris")
    assert (await refused(services.lobby.start(match, ANN.user_id))).code == "not_the_host", "Boris hosts now"
    await services.lobby.start(match, BORIS.user_id)
    assert (await services.proofs.verify(match)).ok


async def test_a_table_waits_anew_when_somebody_joins_or_the_host_does_something(
    services: Services, clock: Clock
) -> None:
    match = await opened(services, "auction", ANN, BORIS)
    clock.now += HOST_SECONDS - 1
    await services.lobby.add_computer(match, ANN.user_id)
    clock.now += HOST_SECONDS - 1
    assert (await refused(services.lobby.start(match, BORIS.user_id))).code == "not_the_host"
    await services.lobby.join(match, VERA, "")
    clock.now += HOST_SECONDS - 1
    assert (await refused(services.lobby.start(match, BORIS.user_id))).code == "not_the_host"
    clock.now += 1
    await services.lobby.start(match, BORIS.user_id)


async def test_who_hosts_after_another_has_time_too(services: Services, clock: Clock) -> None:
    match = await opened(services, "auction", ANN, BORIS, VERA)
    clock.now += HOST_SECONDS
    await services.lobby.leave(match, ANN.user_id)
    assert (await refused(services.lobby.start(match, VERA.user_id))).code == "not_the_host"
