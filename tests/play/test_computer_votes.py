"""Computers that players vote into a seat in mid-match: who is asked, what they play, how the player is back."""

import json

from db.rows import matches, seats
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import OWN
from play.proofs.verification import verify
from play.rules.orders import to_choose
from play.seats.lobby import Person
from play.services import Services
from tests.play.due import carried_unopposed, not_as_derived
from tests.play.matches import ANN, BORIS, GLEB, VERA, Clock, opened, owed, refused, seated, started
from tests.play.shortcuts import private, run_computers
from tests.play.test_presence import LONG, first_choice, look, pass_time, until_away, with_ghost

BORIS_SEAT = Seat(1)
BEST = "computer.1.random"
"""In an auction computers move at random only."""

GAME = "tetranomicon"


async def agreed(services: Services, clock: Clock, match: MatchId, name: str, *people: Person) -> None:
    """Let `people` (Ann and Vera) agree to a motion to which Boris does not object."""
    for person in people or (ANN, VERA):
        await services.agreements.agree(match, person.user_id, name)
    await carried_unopposed(services, clock, match, name)


async def lent(services: Services, clock: Clock) -> MatchId:
    """Return a match in which a computer plays on for Boris, who was away."""
    match = await with_ghost(services, clock, ANN, BORIS, VERA, options=LONG)
    await agreed(services, clock, match, BEST)
    return match


async def test_a_computer_plays_on_for_who_is_away(services: Services, clock: Clock) -> None:
    """The seat has no person from then on, and answers as computers do, not by defaults."""
    match = await with_ghost(services, clock, ANN, BORIS, VERA, options=LONG)
    await services.agreements.agree(match, ANN.user_id, BEST)
    assert (await look(services, match)).faces[1].sitter == "away", "Vera was not asked"
    await agreed(services, clock, match, BEST, VERA)
    seen = await look(services, match)
    face, entry = seen.faces[1], seen.log[-1]
    assert (face.sitter, face.level, face.user_id) == ("ai", "random", None)
    assert (entry.kind, entry.notation, entry.former_name) == ("computer", "random", "Boris")
    for _ in range(12):
        await run_computers(services, match)
        if Seat(0) in await owed(services, match):
            await first_choice(services, match, Seat(0))
        if Seat(2) in await owed(services, match):
            await first_choice(services, match, Seat(2))
    made = [each for each in (await look(services, match)).log if each.seat == 1 and each.revision > entry.revision]
    assert made and {each.kind for each in made} == {"move"}
    assert not await services._context.database.read(not_as_derived)


async def test_nobody_but_the_player_takes_the_seat_back(services: Services, clock: Clock) -> None:
    match = await lent(services, clock)
    assert (await refused(services.replacing.take(match, GLEB, BORIS_SEAT))).code == "no_free_seat"
    assert (await refused(services.matches.come_back(match, BORIS.user_id))).code == "not_a_player"
    assert BORIS.user_id in (await services.finder.card(match)).invited, "it is in the list of Boris, also by message"
    back = (await services.replacing.take(match, BORIS, BORIS_SEAT)).public()
    face, entry = back.faces[1], back.log[-1]
    assert (face.sitter, face.level, face.name, face.user_id, face.is_offered) == (
        "person",
        "",
        "Boris",
        BORIS.user_id,
        False,
    )
    assert (entry.kind, entry.notation) == ("taken", OWN)
    assert (await private(services, match, BORIS.user_id)).observer == BORIS_SEAT
    assert not await services._context.database.read(not_as_derived)


async def test_a_seat_can_be_lent_again_and_the_log_names_its_player(services: Services, clock: Clock) -> None:
    match = await lent(services, clock)
    await services.replacing.take(match, BORIS, BORIS_SEAT)
    for _ in range(2):
        former = await services._context.database.read(seats.former, match)
        assert [row.user_id for row in former] == [BORIS.user_id]
        await until_away(services, clock, match)
        await agreed(services, clock, match, BEST)
        assert (await look(services, match)).log[-1].former_name == "Boris"
        await services.replacing.take(match, BORIS, BORIS_SEAT)


async def test_who_has_resigned_does_not_have_the_seat_back(services: Services, clock: Clock) -> None:
    """A seat given up is free for good: a computer plays it, and nobody is asked or told."""
    match = await started(services, GAME, ANN, BORIS, VERA)
    await services.matches.resign(match, BORIS.user_id)
    for person in (ANN, VERA):
        await services.agreements.agree(match, person.user_id, "computer.1.easy")
    face = (await look(services, match)).faces[1]
    assert (face.sitter, face.is_offered) == ("ai", False)
    assert (await refused(services.replacing.take(match, BORIS, BORIS_SEAT))).code == "no_free_seat"


async def test_wishes_of_who_is_gone_are_made_by_nobody(services: Services, clock: Clock) -> None:
    """They would come to life again, weeks old, when the player is back."""
    match = await lent(services, clock)
    count = f"SELECT COUNT(*) AS found FROM plans WHERE match_id = {match} AND seat = 1"
    found = await services._context.database.read(lambda c: c.execute(count).fetchone())
    assert found["found"] == 0


async def test_the_host_who_was_replaced_hosts_no_more(services: Services, clock: Clock) -> None:
    match = await with_ghost(services, clock, ANN, BORIS, VERA, options=LONG)
    await services._context.database.write(matches.set_host, match, BORIS.user_id)
    await agreed(services, clock, match, BEST)
    assert (await services.finder.card(match)).host_user_id == ANN.user_id


async def test_a_tournaments_table_has_no_such_vote(services: Services, clock: Clock) -> None:
    """Organisers alone give seats there, and to people."""
    match = await seated(services, ANN, BORIS, allows=None)
    await until_away(services, clock, match)
    assert not services.agreements.computers(await services.observations.moment(match))
    refusal = await refused(services.agreements.agree(match, ANN.user_id, BEST))
    assert (refusal.code, refusal.facts["motion"]) == ("motion_off", "computer")


async def test_verify_repeats_what_each_level_has_played(services: Services, clock: Clock) -> None:
    """A person, then a computer that moves at random, then a better one, then the person: each at its own time."""
    match = await started(services, GAME, ANN, BORIS, pace="daily")
    best = to_choose((await services.observations.moment(match)).loaded.game)[-1]
    await until_away(services, clock, match)
    await agreed(services, clock, match, "computer.1.easy", ANN)
    await _moves(services, match, 4)
    await services.agreements.agree(match, ANN.user_id, "computer.1.normal")
    seen = await look(services, match)
    assert seen.log[-1].notation == f"{seen.faces[1].level} easy.{best.split('.')[1]}"
    await _moves(services, match, 4)
    await services.replacing.take(match, BORIS, BORIS_SEAT)
    await services.matches.resign(match, BORIS.user_id)
    assert (await look(services, match)).status == "ended"
    file = await services.proofs.export(match, None)
    found = verify(file)
    assert found.ok and found.repeated >= 4, found
    lie = json.loads(file)
    wrong = next(each for each in lie["entries"] if each["kind"] == "computer")
    right, wrong["notation"] = wrong["notation"], wrong["notation"].replace("easy", "hard")
    assert not verify(json.dumps(lie).encode()).ok, f"the next entry says that {right} was there before"
    wrong["notation"] = "no level"
    assert verify(json.dumps(lie).encode()).fault == "not_allowed"


async def test_stand_ins_of_an_old_match_can_be_voted_to_move_better(services: Services, clock: Clock) -> None:
    """Matches from before there were levels keep those that move at random, unless all want better ones."""
    match = await opened(services, GAME, ANN, BORIS, pace="daily")
    await services.lobby.set_when_late(match, ANN.user_id, "stand_in")
    await services._context.database.write(lambda c: c.execute("UPDATE matches SET stand_in_level = 'random'"))
    await services.lobby.start(match, ANN.user_id)
    await until_late(services, clock, match)
    assert (
        await refused(services.agreements.agree(match, ANN.user_id, "computer.all.random"))
    ).code == "no_such_motion"
    for person in (ANN, BORIS):
        await services.agreements.agree(match, person.user_id, "computer.all.normal")
    seen = await look(services, match)
    assert (seen.log[-1].kind, seen.log[-1].seat, seen.log[-1].notation.split()[1]) == ("computer", None, "random")
    assert seen.stand_in_level == seen.log[-1].notation.split()[0] != "random"
    await until_late(services, clock, match)
    entries = (await services.observations.moment(match)).loaded.entries
    made = [entry.level.partition(".")[0] for entry in entries if entry.kind == "stand_in"]
    assert made[0] == "random" and made[-1] == "normal"
    await services.matches.resign(match, BORIS.user_id)
    file = await services.proofs.export(match, None)
    found = verify(file)
    assert found.ok and found.repeated == len(made) and not found.lowered
    lie = seen.stand_in_level.replace("normal", "easy").encode()
    assert verify(file.replace(seen.stand_in_level.encode(), lie)).fault == "drawn"


async def until_late(services: Services, clock: Clock, match: MatchId) -> None:
    """Play until a stand-in has moved for Boris, who is back then."""
    for _ in range(20):
        if BORIS_SEAT in await owed(services, match):
            break
        await first_choice(services, match, Seat(0))
    await pass_time(services, match, clock)


async def _moves(services: Services, match: MatchId, count: int) -> None:
    """Let Ann move so often, and the computer after her."""
    for _ in range(count):
        await run_computers(services, match)
        if Seat(0) in await owed(services, match):
            await first_choice(services, match, Seat(0))
    await run_computers(services, match)
