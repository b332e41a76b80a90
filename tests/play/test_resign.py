"""Resigning: the seat plays default moves, a match without people ends, and those who left rank below the others."""

from db.rows.seats import SeatRow
from games.kernel.game import Outcome
from games.kernel.ids import Seat
from play.rules import endings
from play.services import Services
from tests.play.matches import ANN, BORIS, TALLY, VERA, finish, opened, owed, refused, say, started, to_bids
from tests.play.shortcuts import private, run_computers


def _seats(*sitters: str | int) -> tuple[SeatRow, ...]:
    """Return seats; a number is the revision at which a person left."""
    return tuple(
        SeatRow(1, seat, None, "", "absent", "", "", 0, left_revision=sitter)
        if isinstance(sitter, int)
        else SeatRow(1, seat, None, "", sitter, "", "", 0)
        for seat, sitter in enumerate(sitters)
    )


SIDES = range(4)


def test_when_a_match_is_deserted() -> None:
    assert not endings.is_deserted(_seats("person", "person"), SIDES)
    assert not endings.is_deserted(_seats("person", "person", 5), SIDES)
    assert not endings.is_deserted(_seats("person", "ai"), SIDES)
    assert not endings.is_deserted(_seats("person", "ai", 5), SIDES)
    assert not endings.is_deserted(_seats("person"), SIDES)
    assert endings.is_deserted(_seats("person", 5), SIDES)
    assert endings.is_deserted(_seats("person", 5, 7), SIDES)
    assert endings.is_deserted(_seats(5, "ai", "ai"), SIDES)
    assert endings.is_deserted(_seats(5, 7), SIDES)


def test_players_who_left_rank_below_those_who_stayed() -> None:
    assert endings.resigned(_seats(5, "person", 9), SIDES).places == (3, 1, 2)
    assert endings.resigned(_seats("ai", 5, "ai"), SIDES).places == (1, 3, 1)
    finished = Outcome((1, 2, 3, 3), (9, 7, 1, 1))
    assert endings.behind_the_stayers(finished, _seats("person", "person", "person", "ai"), SIDES) == finished
    assert endings.behind_the_stayers(finished, _seats(5, "person", "person", "ai"), SIDES).places == (4, 1, 2, 2)
    assert endings.behind_the_stayers(finished, _seats(5, "person", 3, "ai"), SIDES).places == (3, 1, 4, 2)


def test_partners_share_their_place() -> None:
    teams = (0, 1, 0, 1)
    assert not endings.is_deserted(_seats(5, "person", "person", 6), teams)
    assert endings.is_deserted(_seats(5, "person", 7, "person"), teams)
    finished = Outcome((1, 3, 1, 3), (9, 7, 9, 7))
    assert endings.behind_the_stayers(finished, _seats(5, "person", "person", "person"), teams) == finished
    assert endings.behind_the_stayers(finished, _seats(5, "person", 7, "person"), teams).places == (3, 1, 3, 1)


async def test_the_seat_plays_default_moves_and_the_match_goes_on(services: Services) -> None:
    match = await started(services, TALLY, ANN, BORIS, VERA)
    assert (await services.matches.resign(match, ANN.user_id)).revision == 2
    observation = await services.observations.public(match)
    assert (observation.status, observation.faces[0].sitter, observation.faces[0].name) == ("running", "absent", "Ann")
    assert await run_computers(services, match) == 1
    assert await owed(services, match) == (Seat(1),)
    assert (await services.observations.public(match)).log[-1].kind == "default"
    assert (await refused(services.matches.submit_choice(match, ANN.user_id, 3, 0))).code == "not_a_player"
    assert (await refused(services.matches.resign(match, ANN.user_id))).code == "not_a_player"
    await say(services, match, BORIS, "add 5")
    ended = await finish(services, match, ANN, BORIS, VERA)
    assert ended.outcome is not None
    assert ended.outcome.places == (3, 1, 2)
    assert (await services.proofs.verify(match)).ok


async def test_the_last_person_wins(services: Services) -> None:
    match = await started(services, TALLY, ANN, BORIS, channel_id=700)
    foreseen = (await services.observations.moment(match)).winners_without(BORIS.user_id)
    await services.matches.resign(match, BORIS.user_id)
    observation = await services.observations.public(match)
    assert (observation.status, observation.decisions) == ("ended", ())
    assert observation.outcome == Outcome((1, 2), (0, 0), "resigned")
    assert foreseen == (Seat(0),), "told before that this ends the match"
    assert await services.finder.in_channel(700) is None
    assert await run_computers(services, match) == 0
    assert (await services.proofs.verify(match)).ok


async def test_one_person_plays_on_against_computers(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, computers=1)
    assert (await services.observations.moment(match)).winners_without(BORIS.user_id) == ()
    await services.matches.resign(match, BORIS.user_id)
    assert (await services.observations.public(match)).status == "running"
    assert (await services.observations.moment(match)).winners_without(ANN.user_id) == (Seat(2),)
    await services.matches.resign(match, ANN.user_id)
    observation = await services.observations.public(match)
    assert observation.outcome == Outcome((2, 3, 1), (0, 0, 0), "resigned")
    assert (await services.proofs.verify(match)).ok


async def test_a_player_who_left_sees_what_the_public_sees(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA)
    await to_bids(services, match, ANN, BORIS, VERA)
    assert (await private(services, match, BORIS.user_id)).view.hand
    await services.matches.resign(match, BORIS.user_id)
    assert await private(services, match, BORIS.user_id) == await services.observations.public(match)
    assert not await services.finder.waiting_for(BORIS.user_id)


async def test_questions_to_others_stay_the_same(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA)
    seen = await to_bids(services, match, ANN, BORIS, VERA)
    await services.matches.resign(match, BORIS.user_id)
    assert (await services.matches.submit_choice(match, ANN.user_id, seen, 0)).revision == seen + 2


async def test_who_may_not_resign(services: Services) -> None:
    assert (await refused(services.matches.resign(await opened(services), ANN.user_id))).code == "not_running"
    match = await started(services)
    assert (await refused(services.matches.resign(match, VERA.user_id))).code == "not_a_player"


async def test_default_moves(services: Services) -> None:
    match = await started(services, TALLY)
    assert (await refused(services.matches.play_default(match, Seat(1), 1))).code == "not_your_decision"
    done = await services.matches.play_default(match, Seat(0), 1)
    assert (done.notation, done.revision) == ("end", 2)
    assert (await refused(services.matches.play_default(match, Seat(0), 1))).code == "stale"
    assert [entry.kind for entry in await services.observations.history(match, None)] == ["start", "default"]


async def test_no_default_move_for_an_answer_already_given(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS)
    revision = await to_bids(services, match)
    done = await services.matches.submit_choice(match, ANN.user_id, revision, 0)
    assert (await refused(services.matches.play_default(match, Seat(0), done.revision))).code == "not_your_decision"


async def test_a_seat_freed_by_others_was_not_resigned(services: Services) -> None:
    """The entry says so, replays and holds; who freed it is kept with it."""
    match = await started(services, TALLY, ANN, BORIS, VERA)
    assert (await services.matches.free(match, ANN.user_id, BORIS.user_id)).revision == 2
    (_, entry) = await services.observations.history(match, None)
    assert (entry.kind, entry.seat) == ("freed", 1)
    assert (await services.proofs.verify(match)).ok
    assert (await refused(services.matches.free(match, ANN.user_id, BORIS.user_id))).code == "not_at_table"
