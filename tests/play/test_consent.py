"""What all have agreed to is what is done: votes name the position, and nobody is passed over who has just gone."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from games.kernel.ids import MatchId, Seat
from games.kernel.observation import Motion
from games.kernel.pace import DAY, HOUR, MINUTE, pace_of
from play.match.loading import load
from play.rules.motions import OBJECTION_SECONDS, VOTE_SECONDS
from play.rules.votes import lapsed, votes
from play.services import Services
from tests.play.due import done, told
from tests.play.matches import ANN, BORIS, Clock, opened, owed, refused, started, to_bids
from tests.play.shortcuts import run_computers
from tests.play.test_agreements import revision_of
from tests.play.test_due import OLD, OLD_NOW
from tests.play.test_presence import first_choice, look, pass_time, with_ghost
from tests.play.test_votes import motion


async def agree(services: Services, match: MatchId, person: Any, name: str) -> str:
    """Agree to something as the match is, and return what state it is in then."""
    now = await revision_of(services, match)
    return (await services.agreements.agree(match, person.user_id, name, now)).public().status


async def play_until(services: Services, match: MatchId, name: str, *, lapses: bool) -> Motion:
    """Play until the vote of the first seat has lapsed, or until the others have made so many moves."""
    for _ in range(40):
        found = await motion(services, match, name)
        if found is None or bool(found.lapsed) == lapses:
            assert found is not None
            return found
        await first_choice(services, match, (await owed(services, match))[0])
    raise AssertionError("the vote has not lapsed")


@pytest.mark.parametrize("name", ["end", "draw"])
async def test_an_agreement_to_the_points_lapses_when_they_change(services: Services, name: str) -> None:
    """A vote that was given for one result must not bring about another one."""
    match = await started(services, "auction", ANN, BORIS, options={"length": "long"})
    await agree(services, match, ANN, name)
    before = await motion(services, match, name)
    then = await play_until(services, match, name, lapses=True)
    assert before is not None and before.would != then.would
    assert (then.agreed, then.lapsed) == ((), (Seat(0),))
    assert await agree(services, match, BORIS, name) == "running"
    assert (await motion(services, match, name)) is not None
    assert await agree(services, match, ANN, name) == "ended", "renewed by one press"


async def test_an_agreement_to_go_back_lapses_with_the_next_move(services: Services) -> None:
    """Ann agrees that one slip goes back, and finds that six moves would."""
    match = await started(services, "tetranomicon", ANN, BORIS)
    for _ in range(3):
        await first_choice(services, match, (await owed(services, match))[0])
    last = await revision_of(services, match)
    await agree(services, match, ANN, f"repair.{last}")
    await first_choice(services, match, (await owed(services, match))[0])
    found = await motion(services, match, f"repair.{last}")
    assert found is not None and (found.agreed, found.lapsed) == ((), (Seat(0),))
    await agree(services, match, BORIS, f"repair.{last}")
    assert (await look(services, match)).log[-1].kind != "repaired"
    await agree(services, match, ANN, f"repair.{last}")
    assert (await look(services, match)).log[-1].kind == "repaired"


async def test_a_sealed_answer_lapses_nothing(services: Services) -> None:
    """Else the others would learn that it was given, and to what it leads."""
    match = await started(services, "auction", ANN, BORIS)
    await to_bids(services, match)
    await agree(services, match, ANN, "end")
    await first_choice(services, match, Seat(1))
    assert await owed(services, match) == (Seat(0),), "Boris has bid, and what it is nobody knows"
    found = await motion(services, match, "end")
    assert found is not None and (found.agreed, found.lapsed) == ((Seat(0),), ())


async def test_other_agreements_name_no_position(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS)
    await agree(services, match, ANN, "cancel")
    for _ in range(4):
        await first_choice(services, match, (await owed(services, match))[0])
    assert await agree(services, match, BORIS, "cancel") == "cancelled"


async def test_a_lapsed_agreement_is_forgotten_when_its_vote_would_be_over(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", ANN, BORIS, pace="none", options={"length": "long"})
    await agree(services, match, ANN, "end")
    await play_until(services, match, "end", lapses=True)
    clock.now += VOTE_SECONDS
    assert await done(services, "vote") == (match,)
    assert await motion(services, match, "end") is None


async def test_agreements_of_an_older_program_have_lapsed(tmp_path: Path) -> None:
    """They do not say for which position they were given: only those that name none still count."""
    path = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executescript(OLD.read_text())
        old = {"agrees": f'{{"end":{OLD_NOW},"pause":{OLD_NOW},"repair.3":{OLD_NOW},"draw":-5}}'}
        connection.execute("UPDATE seats SET agrees = :agrees WHERE match_id = 3 AND seat = 0", old)
    services = await Services.open(path, lambda: OLD_NOW)
    loaded = await services._context.database.read(load, MatchId(3))
    await services.close()
    assert votes(loaded.seats[0]) == {"pause": OLD_NOW}
    assert set(lapsed(loaded.seats[0])) == {"end", "repair.3", "draw"}


AGAINST = {"end": "ended", "cancel": "cancelled", "draw": "ended", "pace.weekly": "running", "replace.1": "running"}
AGAINST |= {"computer.1.random": "running"}


@pytest.mark.parametrize("name", AGAINST)
async def test_nothing_is_carried_against_who_has_just_gone(services: Services, clock: Clock, name: str) -> None:
    """Who is alone at the table takes the win of who was silent for two deadlines."""
    match = await with_ghost(services, clock, options={"length": "long"})
    away_at, entries = clock.now, (await look(services, match)).log[-1].revision
    await agree(services, match, ANN, name)
    found = await motion(services, match, name)
    assert found is not None and (found.absent, found.carries_at) == ((Seat(1),), None), "Boris was not told"
    clock.now += 10
    carries_at = await told(services, match, name)
    assert carries_at == away_at + 3 * DAY
    clock.now = carries_at - 1
    assert await done(services, "carry") == ()
    assert (await look(services, match)).log[-1].revision == entries
    clock.now += 1
    assert await done(services, "carry") == (match,)
    after = await look(services, match)
    assert after.status == AGAINST[name] and (after.status != "running" or after.log[-1].revision > entries)


@pytest.mark.parametrize("name", AGAINST)
async def test_who_comes_back_withdraws_it(services: Services, clock: Clock, name: str) -> None:
    match = await with_ghost(services, clock, options={"length": "long"})
    await agree(services, match, ANN, name)
    clock.now = await told(services, match, name) - 1
    await services.matches.come_back(match, BORIS.user_id)
    clock.now += DAY
    assert await done(services, "carry") == ()
    found = await motion(services, match, name)
    assert found is None or found.agreed == ()
    assert (await look(services, match)).status == "running"


async def test_who_comes_back_to_agree_agrees(services: Services, clock: Clock) -> None:
    match = await with_ghost(services, clock)
    await agree(services, match, ANN, "cancel")
    assert await agree(services, match, BORIS, "cancel") == "cancelled"


async def test_who_is_away_can_be_against_it(services: Services, clock: Clock) -> None:
    match = await with_ghost(services, clock)
    await agree(services, match, ANN, "cancel")
    await services.agreements.oppose(match, BORIS.user_id, "cancel")
    found = await motion(services, match)
    assert found is not None and (found.agreed, found.opposed) == ((Seat(0),), (Seat(1),))


async def test_an_old_absence_still_has_a_day_to_object(services: Services, clock: Clock) -> None:
    match = await with_ghost(services, clock, options={"length": "long"})
    clock.now += 30 * DAY
    await agree(services, match, ANN, "cancel")
    assert await told(services, match, "cancel") == clock.now + OBJECTION_SECONDS


async def test_who_is_long_away_does_not_keep_the_others_from_going_back(services: Services, clock: Clock) -> None:
    match = await with_ghost(services, clock, options={"length": "long"})
    point = (await services.agreements.points(await services.observations.moment(match)))[0]
    await agree(services, match, ANN, f"repair.{point}")
    clock.now = await told(services, match, f"repair.{point}")
    assert await done(services, "carry") == (match,)
    assert (await look(services, match)).log[-1].kind == "repaired"


async def silent_boris(services: Services, clock: Clock, match: MatchId, seconds: int) -> int:
    """Let Boris answer nothing, and return how many of his decisions were made for him before he was away."""
    count = 0
    for _ in range(60):
        observation = await look(services, match)
        if observation.status != "running" or observation.faces[1].sitter == "away":
            return count
        for seat in await owed(services, match):
            if seat != 1:
                await first_choice(services, match, seat)
        if Seat(1) in await owed(services, match):
            await pass_time(services, match, clock, seconds)
            count += 1
    return count


async def test_silence_in_an_hour_of_live_play_makes_nobody_away(services: Services, clock: Clock) -> None:
    """In a daily match ten minutes would be enough to lose the seat."""
    match = await started(services, "auction", ANN, BORIS, options={"length": "long"})
    for person in (ANN, BORIS):
        await agree(services, match, person, "live")
    for _ in range(40):
        await first_or_pass(services, clock, match)
        observation = await look(services, match)
        if sum(entry.kind == "default" for entry in observation.log) > 1:
            break
    assert observation.live_until and [entry.kind for entry in observation.log].count("default") == 2
    assert observation.faces[1].sitter == "person"


async def first_or_pass(services: Services, clock: Clock, match: MatchId) -> None:
    """Let Ann decide, or Boris's five minutes pass."""
    seats_owing = await owed(services, match)
    if Seat(0) in seats_owing:
        await first_choice(services, match, Seat(0))
    else:
        await pass_time(services, match, clock, 5 * MINUTE)


async def test_silence_at_a_quicker_pace_than_at_first_makes_nobody_away(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", ANN, BORIS, options={"length": "long"})
    for person in (ANN, BORIS):
        await agree(services, match, person, "pace.1h")
    await silent_boris(services, clock, match, HOUR)
    observation = await look(services, match)
    assert observation.faces[1].sitter == "person"
    assert sum(entry.kind == "default" for entry in observation.log) >= 2


@pytest.mark.parametrize(
    ("quicker", "slower"), [("live", "daily"), ("daily", "none"), ("36h", "relaxed"), ("1d+6h/2d", "weekly")]
)
def test_which_pace_is_quicker(quicker: str, slower: str) -> None:
    assert pace_of(quicker).is_quicker(pace_of(slower))
    assert not pace_of(slower).is_quicker(pace_of(quicker))
    assert not pace_of(slower).is_quicker(pace_of(slower))


@pytest.mark.parametrize("is_practice", [False, True])
async def test_against_computers_alone_a_match_goes_back_once(services: Services, *, is_practice: bool) -> None:
    """Else dice are rolled until they please; for practice they may be."""
    match = await opened(services, "tetranomicon", ANN)
    await services.lobby.add_computer(match, ANN.user_id)
    await services.lobby.set_practice(match, ANN.user_id, is_practice=is_practice)
    await services.lobby.start(match, ANN.user_id)
    for time in range(2):
        await run_computers(services, match)
        await first_choice(services, match, Seat(0))
        point = (await services.agreements.points(await services.observations.moment(match)))[0]
        if time and not is_practice:
            assert (
                await refused(services.agreements.agree(match, ANN.user_id, f"repair.{point}"))
            ).code == "repair_again"
        else:
            await agree(services, match, ANN, f"repair.{point}")
            assert (await look(services, match)).log[-1].kind == "repaired"


async def test_who_is_away_is_not_written_to_again_and_again(services: Services, clock: Clock) -> None:
    """Ann proposes, takes it back and proposes anew: Boris hears of it once a day."""
    match = await with_ghost(services, clock, options={"length": "long"})
    await agree(services, match, ANN, "cancel")
    assert [row.kind for row in await services.due.claim("object")] == ["object"]
    await told(services, match, "cancel")
    for name in ("cancel", "pace.weekly"):
        clock.now += 60
        if name == "cancel":
            await services.agreements.withdraw(match, ANN.user_id, name)
        await agree(services, match, ANN, name)
        assert await services.due.claim("object") == ()
    clock.now += DAY
    assert [row.kind for row in await services.due.claim("object")] == ["object"]


@pytest.mark.parametrize(("first", "now", "proposed", "hurries"), [
    ("daily", "weekly", "relaxed", False),
    ("daily", "weekly", "12h", True),
    ("weekly", "daily", "relaxed", True),
])  # fmt: skip
async def test_what_silence_costs_is_told_by_the_first_pace(
    services: Services, first: str, now: str, proposed: str, *, hurries: bool
) -> None:
    """Not by the pace that is left: who is late at three days in a daily match may be away."""
    match = await started(services, "auction", ANN, BORIS, pace=first)
    for person in (ANN, BORIS):
        await agree(services, match, person, f"pace.{now}")
    await agree(services, match, ANN, f"pace.{proposed}")
    found = await motion(services, match, f"pace.{proposed}")
    assert found is not None and found.hurries == hurries
