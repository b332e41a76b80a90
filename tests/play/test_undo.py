"""Undo: a player takes back their last move while nobody has acted after it and nothing was revealed or drawn."""

import sqlite3
from contextlib import closing
from pathlib import Path

from games.kernel.ids import MatchId, Seat
from games.position import read_position
from play.rules.record import UNDO_WINDOW, Entry, fold, why_not_undone
from play.rules.steps import CHECKPOINT_EVERY
from play.seats.lobby import Person
from play.services import Services
from tests.play.matches import ANN, BORIS, TALLY, VERA, opened, refused, say, started, to_bids
from tests.play.shortcuts import private


async def _sums(services: Services, match: MatchId) -> tuple[int, ...]:
    sums: tuple[int, ...] = (await services.observations.public(match)).view.sums
    return sums


async def _undoable(services: Services, match: MatchId) -> list[bool]:
    return [(await private(services, match, person.user_id)).undoable for person in (ANN, BORIS)]


async def test_an_undo_is_an_entry_that_leads_back(services: Services) -> None:
    match = await started(services, TALLY)
    await say(services, match, ANN, "add 3")
    assert await _undoable(services, match) == [True, False]
    assert (await services.matches.undo(match, ANN.user_id, 2)).revision == 3
    assert await _sums(services, match) == (0, 0)
    history = await services.observations.history(match, None)
    assert [(entry.revision, entry.kind, entry.undone) for entry in history] == [
        (1, "start", False),
        (2, "move", True),
        (3, "undo", False),
    ]
    assert await _undoable(services, match) == [False, False]
    assert (await refused(services.matches.undo(match, ANN.user_id, 3))).code == "nothing_to_undo"


async def test_several_moves_in_a_row_and_others_instead(services: Services) -> None:
    match = await started(services, TALLY)
    await say(services, match, ANN, "add 1", "add 2", "add 3")
    await services.matches.undo(match, ANN.user_id, 4)
    await services.matches.undo(match, ANN.user_id, 5)
    assert await _sums(services, match) == (1, 0)
    await say(services, match, ANN, "add 9")
    assert await _sums(services, match) == (10, 0)
    await services.matches.undo(match, ANN.user_id, 7)
    await services.matches.undo(match, ANN.user_id, 8)
    assert await _sums(services, match) == (0, 0)
    assert (await services.proofs.verify(match)).ok


async def test_the_end_of_a_turn_can_be_taken_back_until_the_next_seat_acts(services: Services) -> None:
    match = await started(services, TALLY)
    await say(services, match, ANN, "end")
    assert (await services.matches.undo(match, ANN.user_id, 2)).revision == 3
    await say(services, match, ANN, "end")
    await say(services, match, BORIS, "add 1")
    assert await _undoable(services, match) == [False, True]
    assert (await refused(services.matches.undo(match, ANN.user_id, 5))).code == "undo_acted"
    await services.matches.undo(match, BORIS.user_id, 5)
    assert await _undoable(services, match) == [True, False]


async def test_a_move_that_drew_chance_cannot_be_undone(services: Services) -> None:
    match = await started(services, TALLY)
    await say(services, match, ANN, "roll")
    assert await _undoable(services, match) == [False, False]
    assert (await refused(services.matches.undo(match, ANN.user_id, 2))).code == "undo_final"
    await say(services, match, ANN, "add 1")
    await services.matches.undo(match, ANN.user_id, 3)
    assert (await refused(services.matches.undo(match, ANN.user_id, 4))).code == "undo_final"


async def test_a_move_that_the_game_calls_final_cannot_be_undone(services: Services) -> None:
    match = await started(services, TALLY)
    await say(services, match, ANN, "reveal")
    assert (await refused(services.matches.undo(match, ANN.user_id, 2))).code == "undo_final"


async def test_a_die_rolled_after_an_undo_is_rolled_anew(services: Services) -> None:
    thrown = set()
    for _ in range(4):
        match = await started(services, TALLY, ANN)
        await say(services, match, ANN, "roll")
        alone = await _sums(services, match)
        again = await started(services, TALLY, ANN)
        await say(services, again, ANN, "add 1")
        await services.matches.undo(again, ANN.user_id, 2)
        await say(services, again, ANN, "roll")
        thrown.add((alone, await _sums(services, again)))
        assert (await services.proofs.verify(again)).ok
    assert any(first != second for first, second in thrown)


async def test_who_may_not_undo(services: Services) -> None:
    assert (await refused(services.matches.undo(await opened(services, TALLY), ANN.user_id, 0))).code == "not_running"
    match = await started(services, TALLY)
    assert (await refused(services.matches.undo(match, VERA.user_id, 1))).code == "not_a_player"
    assert (await refused(services.matches.undo(match, ANN.user_id, 1))).code == "nothing_to_undo"
    await say(services, match, ANN, "add 1", "add 2")
    refusal = await refused(services.matches.undo(match, ANN.user_id, 2))
    assert (refusal.code, refusal.facts) == ("stale", {"revision": 3})
    assert (await refused(services.matches.undo(match, BORIS.user_id, 3))).code == "undo_acted"


async def test_a_default_move_and_a_resignation_end_what_can_be_taken_back(services: Services) -> None:
    match = await started(services, TALLY, ANN, BORIS, VERA)
    await say(services, match, ANN, "add 1")
    await services.matches.play_default(match, (await services.observations.public(match)).decisions[0].seat, 2)
    assert (await refused(services.matches.undo(match, ANN.user_id, 3))).code == "nothing_to_undo"
    await say(services, match, BORIS, "add 1")
    await services.matches.resign(match, VERA.user_id)
    assert await _undoable(services, match) == [False, False]
    assert (await refused(services.matches.undo(match, BORIS.user_id, 5))).code == "undo_acted"


async def test_a_sealed_answer_taken_back_is_never_opened(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS)
    revision = await to_bids(services, match)
    first = await services.matches.submit_choice(match, ANN.user_id, revision, 0)
    undone = (await services.matches.undo(match, ANN.user_id, first.revision)).revision
    second = await services.matches.submit_choice(match, ANN.user_id, undone, 1)
    await services.matches.submit_choice(match, BORIS.user_id, second.revision, 0)
    entry = {each.revision: each for each in await services.observations.history(match, BORIS.user_id)}
    assert (entry[first.revision].notation, entry[first.revision].undone) == ("", True)
    assert entry[second.revision].notation == second.notation
    assert (await services.proofs.verify(match)).ok


async def test_a_change_taken_back_leaves_the_answer_before_it(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS)
    revision = await to_bids(services, match)
    first = await services.matches.submit_choice(match, ANN.user_id, revision, 0)
    changed = await services.matches.submit_choice(match, ANN.user_id, first.revision, 1)
    undone = (await services.matches.undo(match, ANN.user_id, changed.revision)).revision
    await services.matches.submit_choice(match, BORIS.user_id, undone, 0)
    entry = {each.revision: each for each in await services.observations.history(match, BORIS.user_id)}
    assert entry[first.revision].notation == first.notation
    assert entry[changed.revision].notation == ""
    assert (await services.proofs.verify(match)).ok


async def test_taking_back_across_checkpoints(services: Services) -> None:
    match = await started(services, TALLY)
    await say(services, match, ANN, *["add 1"] * (CHECKPOINT_EVERY + 5))
    revision = CHECKPOINT_EVERY + 6
    for _ in range(20):
        revision = (await services.matches.undo(match, ANN.user_id, revision)).revision
    assert await _sums(services, match) == (CHECKPOINT_EVERY - 15, 0)
    await say(services, match, ANN, *["add 2"] * CHECKPOINT_EVERY)
    revision = (await services.observations.public(match)).revision
    for _ in range(UNDO_WINDOW // 2 - 1):
        revision = (await services.matches.undo(match, ANN.user_id, revision)).revision
    assert (await services.proofs.verify(match)).ok
    for earlier, total in (
        (CHECKPOINT_EVERY + 6, CHECKPOINT_EVERY + 5),
        (CHECKPOINT_EVERY + 26, CHECKPOINT_EVERY - 15),
    ):
        assert (await services.observations.at(match, None, earlier)).view.sums == (total, 0)


async def test_looking_back_in_a_match_whose_undos_kept_no_state(services: Services, path: Path) -> None:
    match = await started(services, TALLY)
    await say(services, match, ANN, *["add 1"] * 4)
    for revision in (5, 6):
        await services.matches.undo(match, ANN.user_id, revision)
    await say(services, match, ANN, "add 9")
    sums = [(await services.observations.at(match, None, each)).view.sums[0] for each in range(1, 9)]
    assert sums == [0, 1, 2, 3, 4, 3, 2, 11]
    with closing(sqlite3.connect(path)) as file, file:
        assert (
            file.execute("UPDATE entries SET snapshot = NULL WHERE snapshot IS NOT NULL AND revision > 1").rowcount == 2
        )
    assert [(await services.observations.at(match, None, each)).view.sums[0] for each in range(1, 9)] == sums
    await services.matches.undo(match, ANN.user_id, 8)
    assert await _sums(services, match) == (2, 0)


async def plan(services: Services, match: MatchId, person: Person, *lines: str) -> int:
    """Let `person` confirm what `lines` say in one plan; return the revision of its last move."""
    for line in lines:
        await services.plans.line_up(match, person.user_id, line, {})
    seen = (await services.observations.public(match)).revision
    return (await services.plans.confirm(match, person.user_id, seen)).made[-1].revision


async def test_a_plan_is_taken_back_whole_or_by_its_last_move(services: Services) -> None:
    match = await started(services, TALLY)
    await say(services, match, ANN, "add 1")
    assert await plan(services, match, ANN, "add 2", "add 3", "add 4") == 5
    seen = await private(services, match, ANN.user_id)
    assert (seen.undoable, seen.undoable_plan) == (True, 3)
    assert (await private(services, match, BORIS.user_id)).undoable_plan == 0
    last = await services.matches.undo(match, ANN.user_id, 5)
    assert await _sums(services, match) == (6, 0)
    assert last.moment.of_person(ANN.user_id).undoable_plan == 2
    whole = await services.matches.undo(match, ANN.user_id, 6, is_whole=True)
    assert await _sums(services, match) == (1, 0)
    assert (whole.moment.of_person(ANN.user_id).undoable, whole.moment.public().undoable_plan) == (True, 0)
    history = await services.observations.history(match, None)
    assert [entry.undone for entry in history] == [False, False, True, True, True, False, False]
    await services.matches.undo(match, ANN.user_id, 7, is_whole=True)
    assert await _sums(services, match) == (0, 0), "a move of no plan is taken back alone"
    assert (await services.proofs.verify(match)).ok
    await services.lobby.cancel(match, ANN.user_id, staff=True)
    file = await services.proofs.export(match, None)
    assert [read_position(file, at).state.sums[0] for at in range(1, 9)] == [0, 1, 3, 6, 10, 6, 1, 0]


async def test_two_plans_in_a_row_are_taken_back_one_by_one(services: Services) -> None:
    match = await started(services, TALLY)
    await plan(services, match, ANN, "add 1", "add 2")
    revision = await plan(services, match, ANN, "add 3", "add 4")
    assert (await private(services, match, ANN.user_id)).undoable_plan == 2
    await services.matches.undo(match, ANN.user_id, revision, is_whole=True)
    assert await _sums(services, match) == (3, 0)
    await services.matches.undo(match, ANN.user_id, revision + 1, is_whole=True)
    assert await _sums(services, match) == (0, 0)
    assert (await services.proofs.verify(match)).ok


async def test_what_cannot_be_taken_back_of_a_plan_stays(services: Services) -> None:
    match = await started(services, TALLY)
    revision = await plan(services, match, ANN, "add 1", "reveal", "add 3", "add 4")
    assert (await private(services, match, ANN.user_id)).undoable_plan == 2
    await services.matches.undo(match, ANN.user_id, revision, is_whole=True)
    assert await _sums(services, match) == (1, 0)
    assert (await refused(services.matches.undo(match, ANN.user_id, revision + 1, is_whole=True))).code == "undo_final"
    assert (await services.proofs.verify(match)).ok


def test_the_last_entry_that_is_not_undone() -> None:
    def entry(revision: int, undoes: int | None = None) -> Entry:
        return Entry(revision, "undo" if undoes else "move", Seat(0), 0, undoes=undoes)

    assert fold(()).last is None
    assert fold((entry(5), entry(6))).last == entry(6)
    assert fold((entry(5), entry(6), entry(7, undoes=6))).last == entry(5)
    assert fold((entry(5), entry(6), entry(7, undoes=6), entry(8, undoes=5))).last is None
    assert why_not_undone(None, Seat(2)) == "nothing_to_undo"
