"""Undo: the own last move, while nobody acted after it and nothing came of it that cannot be taken back (UX 5)."""

from games.kernel.ids import MatchId, Seat
from play.house import House
from play.record import UNDO_WINDOW, Entry, last_standing, why_not_undone
from play.steps import CHECKPOINT_EVERY
from tests.play.matches import ANN, BORIS, TALLY, VERA, opened, refused, say, started, to_bids


async def _sums(house: House, match: MatchId) -> tuple[int, ...]:
    sums: tuple[int, ...] = (await house.sights.public(match)).view.sums
    return sums


async def _undoable(house: House, match: MatchId) -> list[bool]:
    return [(await house.sights.private(match, person.user_id)).undoable for person in (ANN, BORIS)]


async def test_an_undo_is_an_entry_that_leads_back(house: House) -> None:
    match = await started(house, TALLY)
    await say(house, match, ANN, "add 3")
    assert await _undoable(house, match) == [True, False]
    assert await house.matches.undo(match, ANN.user_id, 2) == 3
    assert await _sums(house, match) == (0, 0)
    history = await house.sights.history(match, None)
    assert [(news.revision, news.kind, news.undone) for news in history] == [
        (1, "start", False),
        (2, "move", True),
        (3, "undo", False),
    ]
    assert await _undoable(house, match) == [False, False]
    assert (await refused(house.matches.undo(match, ANN.user_id, 3))).code == "nothing_to_undo"


async def test_several_moves_in_a_row_and_others_instead(house: House) -> None:
    match = await started(house, TALLY)
    await say(house, match, ANN, "add 1", "add 2", "add 3")
    await house.matches.undo(match, ANN.user_id, 4)
    await house.matches.undo(match, ANN.user_id, 5)
    assert await _sums(house, match) == (1, 0)
    await say(house, match, ANN, "add 9")
    assert await _sums(house, match) == (10, 0)
    await house.matches.undo(match, ANN.user_id, 7)
    await house.matches.undo(match, ANN.user_id, 8)
    assert await _sums(house, match) == (0, 0)
    assert (await house.proofs.verify(match)).ok


async def test_the_end_of_a_turn_can_be_taken_back_until_the_next_seat_acts(house: House) -> None:
    match = await started(house, TALLY)
    await say(house, match, ANN, "end")
    assert await house.matches.undo(match, ANN.user_id, 2) == 3
    await say(house, match, ANN, "end")
    await say(house, match, BORIS, "add 1")
    assert await _undoable(house, match) == [False, True]
    assert (await refused(house.matches.undo(match, ANN.user_id, 5))).code == "undo_acted"
    await house.matches.undo(match, BORIS.user_id, 5)
    assert await _undoable(house, match) == [True, False]


async def test_what_chance_decided_stays(house: House) -> None:
    match = await started(house, TALLY)
    await say(house, match, ANN, "roll")
    assert await _undoable(house, match) == [False, False]
    assert (await refused(house.matches.undo(match, ANN.user_id, 2))).code == "undo_barrier"
    await say(house, match, ANN, "add 1")
    await house.matches.undo(match, ANN.user_id, 3)
    assert (await refused(house.matches.undo(match, ANN.user_id, 4))).code == "undo_barrier"


async def test_a_barrier_of_the_game_stays(house: House) -> None:
    match = await started(house, TALLY)
    await say(house, match, ANN, "reveal")
    assert (await refused(house.matches.undo(match, ANN.user_id, 2))).code == "undo_barrier"


async def test_a_die_thrown_after_an_undo_is_thrown_anew(house: House) -> None:
    thrown = set()
    for _ in range(4):
        match = await started(house, TALLY, ANN)
        await say(house, match, ANN, "roll")
        alone = await _sums(house, match)
        again = await started(house, TALLY, ANN)
        await say(house, again, ANN, "add 1")
        await house.matches.undo(again, ANN.user_id, 2)
        await say(house, again, ANN, "roll")
        thrown.add((alone, await _sums(house, again)))
        assert (await house.proofs.verify(again)).ok
    assert any(first != second for first, second in thrown)


async def test_who_may_not_undo(house: House) -> None:
    assert (await refused(house.matches.undo(await opened(house, TALLY), ANN.user_id, 0))).code == "not_running"
    match = await started(house, TALLY)
    assert (await refused(house.matches.undo(match, VERA.user_id, 1))).code == "not_a_player"
    assert (await refused(house.matches.undo(match, ANN.user_id, 1))).code == "nothing_to_undo"
    await say(house, match, ANN, "add 1", "add 2")
    refusal = await refused(house.matches.undo(match, ANN.user_id, 2))
    assert (refusal.code, refusal.facts) == ("stale", {"revision": 3})
    assert (await refused(house.matches.undo(match, BORIS.user_id, 3))).code == "undo_acted"


async def test_a_default_move_and_a_resignation_end_what_can_be_taken_back(house: House) -> None:
    match = await started(house, TALLY, ANN, BORIS, VERA)
    await say(house, match, ANN, "add 1")
    await house.matches.play_default(match, (await house.sights.public(match)).decisions[0].seat, 2)
    assert (await refused(house.matches.undo(match, ANN.user_id, 3))).code == "nothing_to_undo"
    await say(house, match, BORIS, "add 1")
    await house.matches.resign(match, VERA.user_id)
    assert await _undoable(house, match) == [False, False]
    assert (await refused(house.matches.undo(match, BORIS.user_id, 5))).code == "undo_acted"


async def test_a_sealed_answer_taken_back_is_never_opened(house: House) -> None:
    match = await started(house, "auction", ANN, BORIS)
    revision = await to_bids(house, match)
    first = await house.matches.submit_choice(match, ANN.user_id, revision, 0)
    undone = await house.matches.undo(match, ANN.user_id, first.revision)
    second = await house.matches.submit_choice(match, ANN.user_id, undone, 1)
    await house.matches.submit_choice(match, BORIS.user_id, second.revision, 0)
    news = {each.revision: each for each in await house.sights.history(match, BORIS.user_id)}
    assert (news[first.revision].notation, news[first.revision].undone) == ("", True)
    assert news[second.revision].notation == second.notation
    assert (await house.proofs.verify(match)).ok


async def test_a_change_taken_back_leaves_the_answer_before_it(house: House) -> None:
    match = await started(house, "auction", ANN, BORIS)
    revision = await to_bids(house, match)
    first = await house.matches.submit_choice(match, ANN.user_id, revision, 0)
    changed = await house.matches.submit_choice(match, ANN.user_id, first.revision, 1)
    undone = await house.matches.undo(match, ANN.user_id, changed.revision)
    await house.matches.submit_choice(match, BORIS.user_id, undone, 0)
    news = {each.revision: each for each in await house.sights.history(match, BORIS.user_id)}
    assert news[first.revision].notation == first.notation
    assert news[changed.revision].notation == ""
    assert (await house.proofs.verify(match)).ok


async def test_taking_back_across_checkpoints(house: House) -> None:
    match = await started(house, TALLY)
    await say(house, match, ANN, *["add 1"] * (CHECKPOINT_EVERY + 5))
    revision = CHECKPOINT_EVERY + 6
    for _ in range(20):
        revision = await house.matches.undo(match, ANN.user_id, revision)
    assert await _sums(house, match) == (CHECKPOINT_EVERY - 15, 0)
    await say(house, match, ANN, *["add 2"] * CHECKPOINT_EVERY)
    revision = (await house.sights.public(match)).revision
    for _ in range(UNDO_WINDOW // 2 - 1):
        revision = await house.matches.undo(match, ANN.user_id, revision)
    assert (await house.proofs.verify(match)).ok
    for earlier, total in (
        (CHECKPOINT_EVERY + 6, CHECKPOINT_EVERY + 5),
        (CHECKPOINT_EVERY + 26, CHECKPOINT_EVERY - 15),
    ):
        assert (await house.sights.at(match, None, earlier)).view.sums == (total, 0)


def test_the_last_entry_that_stands() -> None:
    def entry(revision: int, undoes: int | None = None) -> Entry:
        return Entry(revision, "undo" if undoes else "move", None, 0, undoes=undoes)

    assert last_standing(()) is None
    assert last_standing((entry(5), entry(6))) == entry(6)
    assert last_standing((entry(5), entry(6), entry(7, undoes=6))) == entry(5)
    assert last_standing((entry(5), entry(6), entry(7, undoes=6), entry(8, undoes=5))) is None
    assert why_not_undone(None, Seat(2)) == "nothing_to_undo"
