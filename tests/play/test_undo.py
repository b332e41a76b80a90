"""Undo: the own last move, while nobody acted after it and nothing came of it that cannot be taken back (UX 5)."""

from games.kernel.ids import MatchId, Seat
from play.record import UNDO_WINDOW, Entry, fold, why_not_undone
from play.services import Services
from play.steps import CHECKPOINT_EVERY
from tests.play.matches import ANN, BORIS, TALLY, VERA, opened, refused, say, started, to_bids


async def _sums(services: Services, match: MatchId) -> tuple[int, ...]:
    sums: tuple[int, ...] = (await services.observations.public(match)).view.sums
    return sums


async def _undoable(services: Services, match: MatchId) -> list[bool]:
    return [(await services.observations.private(match, person.user_id)).undoable for person in (ANN, BORIS)]


async def test_an_undo_is_an_entry_that_leads_back(services: Services) -> None:
    match = await started(services, TALLY)
    await say(services, match, ANN, "add 3")
    assert await _undoable(services, match) == [True, False]
    assert await services.matches.undo(match, ANN.user_id, 2) == 3
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
    assert await services.matches.undo(match, ANN.user_id, 2) == 3
    await say(services, match, ANN, "end")
    await say(services, match, BORIS, "add 1")
    assert await _undoable(services, match) == [False, True]
    assert (await refused(services.matches.undo(match, ANN.user_id, 5))).code == "undo_acted"
    await services.matches.undo(match, BORIS.user_id, 5)
    assert await _undoable(services, match) == [True, False]


async def test_what_chance_decided_stays(services: Services) -> None:
    match = await started(services, TALLY)
    await say(services, match, ANN, "roll")
    assert await _undoable(services, match) == [False, False]
    assert (await refused(services.matches.undo(match, ANN.user_id, 2))).code == "undo_final"
    await say(services, match, ANN, "add 1")
    await services.matches.undo(match, ANN.user_id, 3)
    assert (await refused(services.matches.undo(match, ANN.user_id, 4))).code == "undo_final"


async def test_what_the_game_calls_final_stays(services: Services) -> None:
    match = await started(services, TALLY)
    await say(services, match, ANN, "reveal")
    assert (await refused(services.matches.undo(match, ANN.user_id, 2))).code == "undo_final"


async def test_a_die_thrown_after_an_undo_is_thrown_anew(services: Services) -> None:
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
    undone = await services.matches.undo(match, ANN.user_id, first.revision)
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
    undone = await services.matches.undo(match, ANN.user_id, changed.revision)
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
        revision = await services.matches.undo(match, ANN.user_id, revision)
    assert await _sums(services, match) == (CHECKPOINT_EVERY - 15, 0)
    await say(services, match, ANN, *["add 2"] * CHECKPOINT_EVERY)
    revision = (await services.observations.public(match)).revision
    for _ in range(UNDO_WINDOW // 2 - 1):
        revision = await services.matches.undo(match, ANN.user_id, revision)
    assert (await services.proofs.verify(match)).ok
    for earlier, total in (
        (CHECKPOINT_EVERY + 6, CHECKPOINT_EVERY + 5),
        (CHECKPOINT_EVERY + 26, CHECKPOINT_EVERY - 15),
    ):
        assert (await services.observations.at(match, None, earlier)).view.sums == (total, 0)


def test_the_last_entry_that_stands() -> None:
    def entry(revision: int, undoes: int | None = None) -> Entry:
        return Entry(revision, "undo" if undoes else "move", None, 0, undoes=undoes)

    assert fold(()).last is None
    assert fold((entry(5), entry(6))).last == entry(6)
    assert fold((entry(5), entry(6), entry(7, undoes=6))).last == entry(5)
    assert fold((entry(5), entry(6), entry(7, undoes=6), entry(8, undoes=5))).last is None
    assert why_not_undone(None, Seat(2)) == "nothing_to_undo"
