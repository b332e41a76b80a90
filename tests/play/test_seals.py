"""Sealed moves in the services: labels opened apart, parts, defaults made together, moves that leave no trace."""

import json

from counting import known
from games.kernel.ids import MatchId
from games.kernel.observation import LogEntry
from play.rules.seeds import receipt_of, short
from play.rules.visible import LOG_LENGTH
from play.services import Services
from tests.counted import Since
from tests.play.due import overdue
from tests.play.matches import ANN, BORIS, VERA, Clock, choices_of, owed, refused, say, started, to_bids
from tests.play.shortcuts import private, run_computers

PEOPLE = (ANN, BORIS, VERA)
GUARDS = 2
"""The place of the topic of guards in a turn of the long auction."""


async def long_until(services: Services, phase: str, pace: str = "daily") -> MatchId:
    """Start a long auction of Ann and Boris and play the first choices until `phase` has come."""
    match = await started(services, "auction", ANN, BORIS, options={"length": "long"}, pace=pace)
    for _ in range(40):
        observation = await services.observations.public(match)
        if observation.view.phase == phase:
            return match
        person = PEOPLE[observation.awaited()[0].seat]
        await services.matches.submit_choice(match, person.user_id, observation.revision, 0)
    raise AssertionError(f"{phase} does not come")


async def entries(services: Services, match: MatchId, by: int | None) -> dict[int, LogEntry]:
    """Return the history by revision."""
    return {entry.revision: entry for entry in await services.observations.history(match, by)}


async def test_each_box_opens_separately_and_shows_only_the_box_before(services: Services) -> None:
    match = await long_until(services, "exchanging")
    stowed = [entry for entry in (await entries(services, match, None)).values() if entry.receipt]
    assert [entry.notation for entry in stowed] == ["stow ? red"] * 4 + ["stow ? blue"] * 2
    assert all(not entry.salt for entry in stowed)
    for _ in range(60):
        observation = await services.observations.public(match)
        if observation.view.round == 2 and observation.view.phase == "appraising":
            break
        person = PEOPLE[observation.awaited()[0].seat]
        topic, first = (await choices_of(services, match, person))[0]
        await services.matches.submit_choice(match, person.user_id, observation.revision, first.number, topic=topic)
    shown = await entries(services, match, BORIS.user_id)
    opened = [shown[entry.revision] for entry in stowed[:4]]
    assert all(entry.notation.startswith("stow c") for entry in opened)
    assert all(short(receipt_of(entry.salt, entry.notation)) == entry.receipt for entry in opened)
    assert [shown[entry.revision].notation[:6] for entry in stowed[4:] if entry.seat == 0] == ["stow ?"]
    assert (await services.proofs.verify(match)).ok


async def test_an_exchange_opens_in_part_and_its_salt_stays_with_its_seat(services: Services) -> None:
    match = await long_until(services, "exchanging")
    own = await private(services, match, ANN.user_id)
    move = next(choice for choice in own.choices if choice.notation.count(" ") == 2)
    done = await services.matches.submit_choice(match, ANN.user_id, own.revision, move.number)
    assert (await entries(services, match, BORIS.user_id))[done.revision].notation == ""
    await say(services, match, BORIS, "exchange nothing")
    seen = (await entries(services, match, BORIS.user_id))[done.revision]
    assert (seen.notation, seen.salt) == ("exchange ? ?", "")
    mine = (await entries(services, match, ANN.user_id))[done.revision]
    assert mine.notation == done.notation
    assert short(receipt_of(mine.salt, mine.notation)) == seen.receipt
    export = json.loads(await services.proofs.export(match, BORIS.user_id))
    assert export["entries"][done.revision - 1]["move"] == {"type": "exchange", "cards": [None, None]}


async def test_a_card_is_sealed_within_a_public_move(services: Services) -> None:
    match = await long_until(services, "pledging")
    seat = (await owed(services, match))[0]
    revision = (await services.observations.public(match)).revision
    own = await choices_of(services, match, PEOPLE[seat])
    topic, covered = next((topic, choice) for topic, choice in own if " with " in choice.notation)
    done = await services.matches.submit_choice(match, PEOPLE[seat].user_id, revision, covered.number, topic=topic)
    assert done.receipt
    seen = (await entries(services, match, None))[done.revision]
    assert (seen.notation, seen.receipt, seen.salt) == ("pledge 1 with ?", done.receipt, "")


async def test_a_turn_of_many_moves_has_one_deadline(services: Services, clock: Clock) -> None:
    match = await long_until(services, "pledging")
    seat = (await owed(services, match))[0]
    until = (await services.observations.public(match)).deadline_at
    clock.now += 100
    await say(services, match, PEOPLE[seat], "pledge 1", "polish")
    assert (await services.observations.public(match)).deadline_at == until
    await say(services, match, PEOPLE[seat], "end")
    assert (await services.observations.public(match)).deadline_at != until


async def test_an_order_leaves_no_trace(services: Services) -> None:
    match = await long_until(services, "pledging")
    seat = (await owed(services, match))[0]
    owner, other = PEOPLE[seat], PEOPLE[1 - seat]
    guard = next(choice.notation for topic, choice in await choices_of(services, match, owner) if topic == GUARDS)
    await say(services, match, owner, guard, "end")
    before = await private(services, match, other.user_id)
    done = await say(services, match, owner, "auto 5")
    after = await private(services, match, other.user_id)
    assert (after.log, after.choices, after.view) == (before.log, before.choices, before.view)
    assert done.revision == before.revision == after.revision
    file = json.loads(await services.proofs.export(match, other.user_id))
    assert "auto" not in json.dumps(file)
    assert (await services.observations.history(match, owner.user_id))[-1].notation == "auto 5"
    await services.matches.submit_choice(match, other.user_id, before.revision, 0, topic=0)
    await say(services, match, owner, "hold")
    assert (await services.proofs.verify(match)).ok


async def test_a_steady_question_stays_while_others_act(services: Services) -> None:
    match = await long_until(services, "pledging")
    seat = (await owed(services, match))[0]
    owner, other = PEOPLE[seat], PEOPLE[1 - seat]
    guard = next(choice.notation for topic, choice in await choices_of(services, match, owner) if topic == GUARDS)
    await say(services, match, owner, guard, "end")
    before = await private(services, match, owner.user_id)
    choices = await choices_of(services, match, owner)
    turn = await private(services, match, other.user_id)
    await say(services, match, other, "polish", "peek")
    after = await private(services, match, owner.user_id)
    assert [choice.notation for _, choice in choices] == ["hold", "auto 1", "auto 5", "auto 10"]
    assert (after.decisions, await choices_of(services, match, owner)) == (before.decisions, choices)
    assert after.view != before.view, "something has changed for the seat, but not its question"
    refusal = await refused(services.matches.submit_choice(match, other.user_id, turn.revision, 0))
    assert refusal.code == "stale", "who acted has a new question"
    done = await services.matches.submit_choice(match, owner.user_id, before.revision, 1)
    assert done.notation == "auto 1"
    refusal = await refused(services.matches.submit_choice(match, owner.user_id, before.revision, 1))
    assert refusal.code == "stale", "its own answer makes it new"


async def test_a_starting_hand_is_the_same_question_when_another_has_answered(services: Services) -> None:
    """Would catch cards that nobody can set aside: a computer answers and draws in the second in which one looks."""
    match = await started(services, "legends_of_signum", ANN, BORIS)
    while {decision.kind for decision in (await services.observations.public(match)).decisions} != {"mulligan"}:
        person = PEOPLE[(await owed(services, match))[0]]
        topic, last = (await choices_of(services, match, person))[-1]
        revision = (await services.observations.public(match)).revision
        await services.matches.submit_choice(match, person.user_id, revision, last.number, topic=topic)
    seen = await private(services, match, ANN.user_id)
    topic, draws = (await choices_of(services, match, BORIS))[-1]
    await services.matches.submit_choice(match, BORIS.user_id, seen.revision, draws.number, topic=topic)
    done = await services.matches.submit_choice(match, ANN.user_id, seen.revision, seen.choices[-1].number)
    assert done.notation == seen.choices[-1].notation


async def test_defaults_of_one_question_are_made_together(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", *PEOPLE, pace="daily")
    revision = await to_bids(services, match, *PEOPLE)
    until = (await services.observations.public(match)).deadline_at
    assert until is not None
    clock.now += 3600
    await services.matches.submit_choice(match, ANN.user_id, revision, 0)
    await services.matches.undo(match, ANN.user_id, revision + 1)
    clock.now = until
    assert await overdue(services, clock.now) == (), "Ann has time left, since she took her bid back"
    await services.matches.submit_choice(match, ANN.user_id, revision + 2, 0)
    due = await overdue(services, clock.now)
    assert {each.seat for each in due} == {1, 2}
    for each in due:
        await services.matches.play_default(match, each.seat, (await services.observations.public(match)).revision)
    assert (await services.observations.public(match)).view.phase in {"vetoing", "opening"}


async def test_a_sealed_default_reads_as_a_move_until_it_opens(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", *PEOPLE, pace="daily")
    revision = await to_bids(services, match, *PEOPLE)
    refusal = await refused(services.matches.play_default(match, (await owed(services, match))[0], revision))
    assert refusal.code == "default_early"
    until = (await services.observations.public(match)).deadline_at
    assert until is not None
    clock.now = until
    counted = Since(known.MOVES)
    first = await services.matches.play_default(match, (await owed(services, match))[0], revision)
    assert counted.found() == {("auction", "person"): 1}, "numbers tell no more than the log"
    assert (await entries(services, match, BORIS.user_id))[first.revision].kind == "move"
    assert (await entries(services, match, ANN.user_id))[first.revision].kind == "default"
    file = json.loads(await services.proofs.export(match, BORIS.user_id))
    assert file["entries"][first.revision - 1]["kind"] == "move"
    for seat in await owed(services, match):
        last = await services.matches.play_default(match, seat, (await services.observations.public(match)).revision)
    assert {(await entries(services, match, None))[each].kind for each in (first.revision, last.revision)} == {
        "default"
    }
    assert (await services.proofs.verify(match)).ok


async def test_a_seat_that_left_by_a_rule_is_not_asked_again(services: Services) -> None:
    match = await started(services, "auction", *PEOPLE, options={"length": "long"})
    seat = (await owed(services, match))[0]
    await services.matches.resign(match, PEOPLE[seat].user_id)
    assert await run_computers(services, match) == 0
    others = tuple(person for place, person in enumerate(PEOPLE) if place != seat)
    assert (await owed(services, match))[0] != seat
    seen = (await services.observations.public(match)).revision
    await services.matches.submit_choice(match, PEOPLE[(await owed(services, match))[0]].user_id, seen, 0)
    assert (await services.proofs.verify(match)).ok
    await services.matches.resign(match, others[0].user_id)
    ended = await services.observations.public(match)
    assert ended.outcome is not None
    assert (ended.status, ended.outcome.reason, ended.outcome.places[seat]) == ("ended", "resigned", 3)
    assert (await services.proofs.verify(match)).ok


async def test_an_absent_seat_waits_with_its_default_for_those_who_have_time(services: Services) -> None:
    match = await started(services, "auction", *PEOPLE)
    revision = await to_bids(services, match, *PEOPLE)
    await services.matches.resign(match, BORIS.user_id)
    assert await run_computers(services, match) == 0
    await services.matches.submit_choice(match, ANN.user_id, revision, 0)
    assert await run_computers(services, match) == 0
    await services.matches.submit_choice(match, VERA.user_id, revision, 0)
    assert await run_computers(services, match) > 0


async def test_seats_go_by_the_options(services: Services) -> None:
    refusal = await refused(started(services, "auction", ANN, BORIS, options={"teams": "on"}))
    assert (refusal.code, refusal.facts["allowed"]) == ("seat_count", ("4",))


async def test_at_the_end_everything_is_open(services: Services) -> None:
    match = await long_until(services, "pledging")
    seat = (await owed(services, match))[0]
    owner, other = PEOPLE[seat], PEOPLE[1 - seat]
    guard = next(choice.notation for topic, choice in await choices_of(services, match, owner) if topic == GUARDS)
    await say(services, match, owner, guard, "end")
    order = await say(services, match, owner, "auto 5")
    shown = await entries(services, match, None)
    hidden = {revision: entry for revision, entry in shown.items() if entry.receipt and not entry.salt}
    assert {entry.notation for entry in hidden.values()} >= {"stow ? blue", "guard ?"}
    await services.lobby.cancel(match, ANN.user_id, staff=True)
    for user in (None, other.user_id):
        shown = await entries(services, match, user)
        assert shown[order.revision].notation == "auto 5"
        for revision in (*hidden, order.revision):
            assert "?" not in shown[revision].notation
            assert short(receipt_of(shown[revision].salt, shown[revision].notation)) == shown[revision].receipt
        assert (await services.observations.at(match, user, order.revision)).log[-1].notation != "auto 5"
    public = await services.observations.public(match)
    assert {entry.revision for entry in public.log} >= set(hidden)
    file = json.loads(await services.proofs.export(match, None))
    assert [entry["notation"] for entry in file["entries"] if entry["traceless"] and entry["salt"]] == ["auto 5"]
    assert (await services.proofs.verify(match)).ok


async def test_the_log_goes_back_to_the_last_look(services: Services) -> None:
    match = await long_until(services, "pledging")
    seat = (await owed(services, match))[0]
    other = PEOPLE[1 - seat].user_id
    looked = (await services.observations.public(match)).revision
    await services.observations.mark_seen(match, other, looked)
    for _ in range(LOG_LENGTH):
        await say(services, match, PEOPLE[seat], "pledge 1")
        await services.matches.undo(match, PEOPLE[seat].user_id, (await services.observations.public(match)).revision)
    log = (await private(services, match, other)).log
    assert log[0].revision == looked + 1
    assert len((await services.observations.public(match)).log) == LOG_LENGTH
