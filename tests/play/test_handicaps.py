"""Handicaps: who agrees on them, with whom they stay, and that the result and the file of a match follow from them."""

import msgspec
import pytest

from games.kernel.handicap import HANDICAP, Handicap, amounts
from games.kernel.ids import MatchId
from play.proofs.verification import verify
from play.rules.handicaps import begun_again, promised
from play.rules.tables import HOST_SECONDS
from play.seats.lobby import Person
from play.services import Services
from tests.play.matches import ANN, BORIS, GLEB, TALLY, VERA, Clock, opened, refused, started

TWISTER, LORDS = "dungeon_twister", "dungeon_lords"


async def give(services: Services, match: MatchId, by: Person, to: Person, amount: int) -> None:
    """Agree on what `to` has more at the start, who sits where everybody sees them."""
    faces = (await services.observations.public(match)).faces
    seat = next((face.seat for face in faces if face.user_id == to.user_id), len(faces))
    await services.handicaps.give(match, by.user_id, seat, to.user_id, amount)


async def ahead(services: Services, match: MatchId) -> dict[str, int]:
    """Return how much more each player has at the start."""
    return {face.name: face.ahead for face in (await services.observations.public(match)).faces}


async def test_what_is_given_is_seen_before_the_start_and_played_with(services: Services) -> None:
    match = await opened(services, TWISTER, ANN, BORIS)
    await give(services, match, ANN, BORIS, 3)
    table = await services.observations.public(match)
    assert (table.handicap, [face.ahead for face in table.faces]) == (Handicap("points", 4), [0, 3])
    assert (HANDICAP in table.options, table.unusual, table.has_handicap()) == (False, (), True)
    assert [face.ahead for face in (await services.finder.card(match)).faces] == [0, 3]
    await services.lobby.start(match, ANN.user_id)
    assert (await services.observations.public(match)).view.public.scores == (0, 3)


async def test_the_points_decide_and_the_file_verifies(services: Services) -> None:
    """Catches a result that does not count them, and a file that does not say with what the match began."""
    match = await opened(services, TWISTER, ANN, BORIS)
    await give(services, match, ANN, BORIS, 3)
    await services.lobby.start(match, ANN.user_id)
    for person in (ANN, BORIS):
        ended = (await services.agreements.agree(match, person.user_id, "end", 1)).public()
    assert ended.outcome is not None
    assert (ended.status, ended.outcome.places, ended.outcome.scores) == ("ended", (2, 1), (0, 3))
    assert ended.has_handicap()
    whole = await services.proofs.export(match, None)
    export = msgspec.json.decode(whole)
    assert export["options"][HANDICAP] == "0,3"
    assert verify(whole).ok
    assert (await services.proofs.verify(match)).ok
    for other in ("", "0", "0,2", "0,3,0", "3", "0,03", "0,5", "0,-3", "x"):
        export["options"][HANDICAP] = other
        assert not verify(msgspec.json.encode(export)).ok, other
    del export["options"][HANDICAP]
    assert not verify(msgspec.json.encode(export)).ok


async def test_without_a_handicap_the_table_is_stored_as_ever(services: Services) -> None:
    """Catches an entry that stays behind when what was given is taken back."""
    match = await opened(services, LORDS, ANN, BORIS)
    before = (await services.observations.moment(match)).loaded.row.options
    await give(services, match, ANN, BORIS, 3)
    assert (await services.observations.moment(match)).loaded.row.options != before
    await give(services, match, ANN, BORIS, 0)
    assert (await services.observations.moment(match)).loaded.row.options == before
    assert not (await services.observations.public(match)).has_handicap()


async def test_it_stays_with_its_player_when_seats_move_up(services: Services) -> None:
    """Catches gold that goes to who sits now where somebody has left."""
    match = await opened(services, LORDS, ANN, BORIS, VERA, GLEB)
    await give(services, match, ANN, VERA, 2)
    await give(services, match, ANN, GLEB, 3)
    await services.lobby.leave(match, BORIS.user_id)
    assert await ahead(services, match) == {"Ann": 0, "Vera": 2, "Gleb": 3}
    await services.lobby.kick(match, ANN.user_id, VERA.user_id)
    assert await ahead(services, match) == {"Ann": 0, "Gleb": 3}
    await services.lobby.join(match, BORIS, "")
    assert await ahead(services, match) == {"Ann": 0, "Gleb": 3, "Boris": 0}
    await services.lobby.leave(match, GLEB.user_id)
    assert (await services.observations.moment(match)).loaded.ahead() == (0, 0)


async def test_a_computer_can_have_one_until_it_is_sent_away(services: Services) -> None:
    match = await opened(services, LORDS, ANN)
    await services.lobby.add_computer(match, ANN.user_id)
    await services.handicaps.give(match, ANN.user_id, 1, None, 4)
    assert (await services.observations.moment(match)).loaded.ahead() == (0, 4)
    await services.lobby.remove_computer(match, ANN.user_id)
    await services.lobby.join(match, BORIS, "")
    assert await ahead(services, match) == {"Ann": 0, "Boris": 0}


async def test_nobody_takes_more_for_themselves_once_others_have_joined(services: Services) -> None:
    """Else a host takes it in the moment before the start, when nobody looks any more."""
    match = await opened(services, LORDS, ANN)
    await give(services, match, ANN, ANN, 5)
    await services.lobby.add_computer(match, ANN.user_id)
    await give(services, match, ANN, ANN, 6)
    await services.lobby.join(match, BORIS, "")
    assert (await refused(give(services, match, ANN, ANN, 7))).code == "handicap_for_yourself"
    await give(services, match, ANN, ANN, 1)
    assert (await refused(give(services, match, ANN, ANN, 2))).code == "handicap_for_yourself"
    await give(services, match, ANN, BORIS, 9)
    assert list((await ahead(services, match)).values()) == [1, 0, 9]


async def test_who_may_change_the_table_gives_it(services: Services, clock: Clock) -> None:
    match = await opened(services, LORDS, ANN, BORIS, VERA)
    refusal = await refused(give(services, match, BORIS, VERA, 1))
    assert (refusal.code, refusal.facts) == ("not_the_host", {"host": "Ann"})
    assert (await refused(give(services, match, GLEB, VERA, 1))).code == "not_the_host"
    clock.now += HOST_SECONDS
    await give(services, match, BORIS, VERA, 1)
    await services.lobby.start(match, BORIS.user_id)
    assert (await refused(give(services, match, BORIS, VERA, 2))).code == "not_open"


@pytest.mark.parametrize("amount", [-1, 11, 10**30])
async def test_amounts_that_no_seat_can_have(services: Services, amount: int) -> None:
    match = await opened(services, LORDS, ANN, BORIS)
    refusal = await refused(give(services, match, ANN, BORIS, amount))
    assert (refusal.code, refusal.facts) == ("handicap_amount", {"most": 10})
    assert await ahead(services, match) == {"Ann": 0, "Boris": 0}


async def test_where_there_is_none(services: Services) -> None:
    for game, options in ((TALLY, {}), (TWISTER, {"victory_points": "1"})):
        match = await opened(services, game, ANN, BORIS, options=options)
        assert (await services.observations.public(match)).handicap is None
        assert (await refused(give(services, match, ANN, BORIS, 1))).code == "no_handicap"
    assert (await refused(opened(services, LORDS, options={HANDICAP: "9"}))).code == "unknown_option"


async def test_a_page_that_is_out_of_date_gives_nothing_to_somebody_else(services: Services) -> None:
    """Catches that Vera gets what was meant for Boris, who has just left, and what was meant for a computer."""
    match = await opened(services, LORDS, ANN, BORIS, VERA)
    await services.lobby.leave(match, BORIS.user_id)
    for seat, who in ((1, BORIS.user_id), (2, VERA.user_id), (1, None), (-1, VERA.user_id)):
        refusal = await refused(services.handicaps.give(match, ANN.user_id, seat, who, 3))
        assert (refusal.code, refusal.facts) == ("stale", {"revision": 0})


async def test_a_rematch_keeps_what_each_person_had(services: Services) -> None:
    """Catches gold that stays with the seat, though people join a rematch in another order."""
    match = await opened(services, LORDS, ANN, BORIS)
    await services.lobby.add_computer(match, ANN.user_id)
    await services.lobby.join(match, VERA, "")
    for seat, (who, amount) in enumerate(((ANN.user_id, 0), (BORIS.user_id, 2), (None, 3), (VERA.user_id, 4))):
        if amount:
            await services.handicaps.give(match, ANN.user_id, seat, who, amount)
    await services.lobby.start(match, ANN.user_id)
    await services.lobby.cancel(match, ANN.user_id, staff=True)
    again = await services.lobby.rematch(match, VERA, "")
    loaded = (await services.observations.moment(again)).loaded
    assert loaded.ahead() == (3, 4)
    await services.lobby.join(again, ANN, "")
    await services.lobby.join(again, BORIS, "")
    assert (await services.observations.moment(again)).loaded.ahead() == (2, 3, 4, 0)
    await services.lobby.leave(again, BORIS.user_id)
    await services.lobby.join(again, GLEB, "")
    assert (await services.observations.moment(again)).loaded.ahead() == (3, 4, 0, 0)


async def test_a_rematch_without_a_handicap_has_none(services: Services) -> None:
    match = await started(services, LORDS, ANN, BORIS)
    await services.lobby.cancel(match, ANN.user_id, staff=True)
    again = await services.lobby.rematch(match, BORIS, "")
    await services.lobby.join(again, ANN, "")
    stored = (await services.observations.moment(again)).loaded.row.options
    assert stored == (await services.observations.moment(match)).loaded.row.options


async def test_what_a_computer_has_that_took_over_goes_with_its_person(services: Services) -> None:
    """Catches gold that both have in a rematch: the computer of the end, and the person who had the seat."""
    match = await opened(services, LORDS, ANN, BORIS)
    await give(services, match, ANN, BORIS, 3)
    old = (await services.observations.moment(match)).loaded
    ann, boris = old.seats
    over = msgspec.structs.replace(old, seats=(ann, msgspec.structs.replace(boris, sitter="ai", level="normal.1")))
    assert amounts(begun_again(old, over, ANN.user_id), 2) == (0, 0)
    assert promised(over, old.game) == {BORIS.user_id: 3}
