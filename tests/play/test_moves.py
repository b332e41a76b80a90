"""Moves: whose decision it is, which older revisions are still accepted, and that a double press makes one move."""

import asyncio

from counting import known
from games.kernel.errors import IllegalMove, NotationError, Refusal
from games.kernel.ids import Seat
from games.kernel.observation import DRAFTS
from play.rules.clocks import numbers_stay
from play.rules.seeds import receipt_of, short
from play.services import Services
from tests.counted import Since
from tests.games.auction.moves import Bid
from tests.play.matches import ANN, BORIS, TALLY, VERA, Clock, finish, opened, owed, refused, say, started, to_bids
from tests.play.shortcuts import private, submit, submit_line
from tests.play.tally import Add


async def test_a_move_makes_one_entry(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY)
    clock.now += 5
    counted = Since(known.MOVES)
    done = await submit(services, match, ANN.user_id, 1, Add(7))
    assert counted.found() == {(TALLY, "person"): 1}
    assert (done.revision, done.notation, done.receipt) == (2, "add 7", "")
    observation = await services.observations.public(match)
    assert observation.revision == 2
    assert observation.view.sums == (7, 0)
    entry = observation.log[-1]
    assert (entry.revision, entry.kind, entry.seat, entry.notation, entry.made_at) == (2, "move", 0, "add 7", clock.now)
    assert [event.number for event in entry.events] == [7]


async def test_who_may_not_move(services: Services) -> None:
    table = await opened(services, TALLY)
    assert (await refused(services.matches.submit_choice(table, ANN.user_id, 0, 0))).code == "not_running"
    match = await started(services, TALLY)
    assert (await refused(services.matches.submit_choice(match, VERA.user_id, 1, 0))).code == "not_a_player"
    refusal = await refused(services.matches.submit_choice(match, BORIS.user_id, 1, 0))
    assert (refusal.code, refusal.facts) == ("not_your_decision", {"awaited": ("Ann",), "count": 1})
    await finish(services, match)
    assert (await refused(services.matches.submit_choice(match, ANN.user_id, 1, 0))).code == "not_running"


async def test_the_game_refuses_with_its_own_codes(services: Services) -> None:
    match = await started(services, TALLY)
    refusal = await refused(submit(services, match, ANN.user_id, 1, Add(100)))
    assert isinstance(refusal, IllegalMove)
    assert (refusal.code, refusal.facts) == ("too_much", {"most": 99})
    assert (await services.observations.public(match)).revision == 1


async def test_choices_are_numbered_in_canonical_order(services: Services) -> None:
    match = await started(services, TALLY)
    observation = await private(services, match, ANN.user_id)
    assert [choice.notation for choice in observation.choices] == ["add 1", "add 2", "add 3", "roll", "reveal", "end"]
    assert [choice.number for choice in observation.choices] == list(range(6))
    assert (await services.matches.submit_choice(match, ANN.user_id, 1, 2)).notation == "add 3"
    for number in (6, -1):
        assert (await refused(services.matches.submit_choice(match, ANN.user_id, 2, number))).code == "no_such_choice"


async def test_lines_are_parsed_with_the_seats_own_view(services: Services) -> None:
    match = await started(services, TALLY)
    assert (await say(services, match, ANN, "  ADD 5 ")).notation == "add 5"
    refusal = await refused(say(services, match, ANN, "fly away"))
    assert isinstance(refusal, NotationError)
    assert refusal.code == "not_a_move"
    assert (await refused(submit_line(services, match, ANN.user_id, "add 1", 1))).code == "stale"


async def test_parsing_a_line_makes_no_move(services: Services) -> None:
    match = await started(services, TALLY)
    draft = services.previews.draft
    seen = await draft(match, ANN.user_id, "ADD 2", {})
    assert (seen.observation.revision, seen.number, seen.observation.choices[1].notation) == (1, 1, "add 2")
    seen = await draft(match, ANN.user_id, "add 50", {})
    assert (seen.observation.topic, seen.number, seen.observation.choices[0].notation) == (DRAFTS, 0, "add 50")
    assert (await refused(draft(match, ANN.user_id, "add 100", {}))).code == "too_much"
    assert (await refused(draft(match, BORIS.user_id, "add 1", {}))).code == "not_your_decision"
    assert (await refused(draft(match, VERA.user_id, "add 1", {}))).code == "not_a_player"
    assert (await services.observations.public(match)).revision == 1


async def test_a_second_press_is_stale(services: Services) -> None:
    match = await started(services, TALLY)
    await services.matches.submit_choice(match, ANN.user_id, 1, 0)
    refusal = await refused(services.matches.submit_choice(match, ANN.user_id, 1, 0))
    assert (refusal.code, refusal.facts) == ("stale", {"revision": 2})
    assert (await refused(services.matches.submit_choice(match, ANN.user_id, 9, 0))).code == "stale"
    await say(services, match, ANN, "end")
    assert (await refused(services.matches.submit_choice(match, ANN.user_id, 2, 0))).code == "stale"
    assert (await services.observations.public(match)).view.sums == (1, 0)


async def test_many_presses_at_once_make_one_move(services: Services) -> None:
    match = await started(services, TALLY)
    presses = (services.matches.submit_choice(match, ANN.user_id, 1, 0) for _ in range(8))
    done = await asyncio.gather(*presses, return_exceptions=True)
    assert sum(not isinstance(each, Exception) for each in done) == 1
    refused = [each for each in done if isinstance(each, Exception)]
    assert {each.code if isinstance(each, Refusal) else each for each in refused} == {"stale"}
    assert (await services.observations.public(match)).revision == 2


async def test_seats_answer_a_simultaneous_decision_at_once(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA)
    revision = await to_bids(services, match, ANN, BORIS, VERA)
    players = (ANN, BORIS, VERA)
    done = await asyncio.gather(
        *(services.matches.submit_choice(match, person.user_id, revision, 0) for person in players)
    )
    assert sorted(each.revision for each in done) == [revision + 1, revision + 2, revision + 3]
    assert {decision.kind for decision in (await services.observations.public(match)).decisions} != {"bid"}


async def test_an_older_revision_is_accepted_while_the_question_is_the_same(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA)
    seen = await to_bids(services, match, ANN, BORIS, VERA)
    choices = (await private(services, match, VERA.user_id)).choices
    await services.matches.submit_choice(match, ANN.user_id, seen, 0)
    await services.matches.submit_choice(match, BORIS.user_id, seen, 0)
    await services.matches.submit_choice(match, ANN.user_id, seen + 2, 0)
    refusal = await refused(services.matches.submit_choice(match, ANN.user_id, seen, 0))
    assert refusal.code == "stale", "her own answer came in between"
    refusal = await refused(services.matches.submit_choice(match, VERA.user_id, seen - 1, 0))
    assert refusal.code == "stale", "the bids were not asked yet"
    done = await services.matches.submit_choice(match, VERA.user_id, seen, choices[-1].number)
    assert done.notation == choices[-1].notation


def test_a_question_stays_the_same_where_others_take_its_last_moves_away() -> None:
    """In production Dungeon Lords may wait for one before them; he was done in the moment of the press."""
    assert numbers_stay(("produce A1", "done", "in turn"), ("produce A1", "done"))
    assert not numbers_stay(("produce A1", "done"), ("done",))
    assert not numbers_stay(("done",), ("done", "in turn"))
    assert not numbers_stay(("done",), ())


async def test_an_opening_makes_older_revisions_stale(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS)
    seen = await to_bids(services, match)
    await services.matches.submit_choice(match, ANN.user_id, seen, 0)
    await services.matches.submit_choice(match, BORIS.user_id, seen, 0)
    observation = await services.observations.public(match)
    assert {decision.kind for decision in observation.decisions} == {"veto"}
    assert (await refused(services.matches.submit_choice(match, ANN.user_id, seen + 1, 0))).code == "stale"
    await services.matches.submit_choice(match, ANN.user_id, observation.revision, 0)


async def test_a_sealed_answer_may_be_changed_and_gets_a_new_receipt(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS)
    revision = await to_bids(services, match)
    cards = [choice.move for choice in (await private(services, match, ANN.user_id)).choices]
    first = await submit(services, match, ANN.user_id, revision, cards[0])
    assert await owed(services, match) == (Seat(1),)
    second = await submit(services, match, ANN.user_id, first.revision, cards[-1])
    assert len(first.receipt) == 10
    assert first.receipt != second.receipt
    await services.matches.submit_choice(match, BORIS.user_id, second.revision, 0)
    entry = {each.revision: each for each in await services.observations.history(match, None)}
    opened_bid = entry[second.revision]
    assert opened_bid.notation == second.notation
    assert short(receipt_of(opened_bid.salt, opened_bid.notation)) == second.receipt == opened_bid.receipt
    # How often somebody changed an answer is nobody else's business.
    assert first.revision not in entry
    own = {each.revision: each for each in await services.observations.history(match, ANN.user_id)}
    assert own[first.revision].receipt == first.receipt


async def test_a_replaced_seal_stays_closed_in_later_rounds(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS)
    revision = await to_bids(services, match)
    await services.matches.submit_choice(match, ANN.user_id, revision, 0)
    changed = await services.matches.submit_choice(match, ANN.user_id, revision + 1, 0)
    while (observation := await services.observations.public(match)).status == "running":
        if observation.view.phase == "opening":
            history = await services.observations.history(match, BORIS.user_id)
        person = (ANN, BORIS)[(await owed(services, match))[0]]
        last = (await private(services, match, person.user_id)).choices[-1]
        await say(services, match, person, last.notation)
    entry = {each.revision: each for each in history}
    assert entry[changed.revision].notation
    assert changed.revision - 1 not in entry
    assert [each.revision for each in entry.values() if each.receipt and not each.notation] == []


async def test_a_move_of_another_type_is_refused_by_the_game(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS)
    observation = await services.observations.public(match)
    auctioneer = (ANN, BORIS)[observation.decisions[0].seat]
    refusal = await refused(submit(services, match, auctioneer.user_id, 1, Bid("c1")))
    assert refusal.code == "wrong_phase"
