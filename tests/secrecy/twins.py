"""Twins: two stored matches that differ only in what an observer may not see, and a comparison of their outputs.

The outputs must be equal now, and after further moves whose secrets differ, until something hidden is revealed. Undo is
one of the acts. Each check is of one moment and raises AssertionError.
"""

from typing import Any

from cogs.projection.direct_messages import own_secrets
from games.kernel.ids import Observer, Seat
from games.kernel.play_out import awaited_seat
from tests.contract.moments import Moment
from tests.contract.strange_moves import strange_moves
from tests.contract.twin_moves import two_moves
from tests.secrecy.logged import log_lines, outputs_with_log
from tests.secrecy.outputs import KINDS, asking_for
from tests.secrecy.stored import Record, record_of
from text import LANGUAGES, words

LOCK_STEPS = 3
UNDO_SHARE = 0.3
Twins = tuple[Record, Record]


def check_same_outputs(moment: Moment, observer: Observer, most_kinds: int = len(KINDS)) -> None:
    """Check that two matches that differ in what `observer` may not see have the same outputs for `observer`.

    `most_kinds`: how many kinds of output are compared, drawn anew at each step, since pictures take long. Needs a
    running loop.
    """
    rng = moment.rng()
    strange = tuple(strange_moves(moment, most=6))
    first = record_of(moment)
    second = first.swapped(moment.sampled(observer))
    for _ in range(LOCK_STEPS):
        asking = asking_for(observer, words(rng.choice(LANGUAGES)), rng, strange)
        kinds = {name: KINDS[name] for name in rng.sample(list(KINDS), most_kinds)}
        compare(outputs_with_log(first, asking, kinds), outputs_with_log(second, asking, kinds))
        after = _after_the_same(moment, (first, second), observer, rng)
        if after is None:
            return
        check_direct_messages((first, second), after, observer)
        first, second = after


def check_same_outputs_for_all(moment: Moment) -> None:
    """Run `check_same_outputs` for the public and every seat."""
    for observer in moment.observers:
        check_same_outputs(moment, observer)


def compare(first: dict[str, bytes], second: dict[str, bytes]) -> None:
    """Raise AssertionError with the names of what differs."""
    differing = sorted(name for name in {*first, *second} if first.get(name) != second.get(name))
    shown = [(first.get(name), second.get(name)) for name in differing[:1]]
    assert not differing, f"differing for {differing}: {shown}"


def check_direct_messages(before: Twins, after: Twins, observer: Observer) -> None:
    """Check that what others do changes a seat's secrets in both matches or in neither: a direct message is visible.

    The table also names people for whom something private waits, if their direct messages are closed.
    """
    newest = after[0].entries[-1]
    # A seat that seals, or undoes a seal, gets a direct message in any case.
    sealer = newest.seat if newest.seal or newest.undoes else None
    for seat in range(len(before[0].loaded.seats)):
        if seat not in (observer, sealer):
            assert _has_changed(before[0], after[0], Seat(seat)) == _has_changed(before[1], after[1], Seat(seat))


def _has_changed(before: Record, after: Record, seat: Seat) -> bool:
    names = [own_secrets(each.observation(seat), each.observation(None)) for each in (before, after)]
    return names[0] != names[1]


def _after_the_same(moment: Moment, twins: Twins, observer: Observer, rng: Any) -> Twins | None:
    """Let the same seat act in both, each match sealing a move of its own; None if they cannot be compared any more.

    The comparison ends where something hidden is revealed.
    """
    first, second = twins
    decisions = first.game.decisions(first.state)
    if not decisions:
        return None
    newest = first.entries[-1]
    last = newest.seat
    # An undo of older entries would give both matches the same state.
    is_later = first.revision > record_of(moment).revision and not newest.undoes
    if is_later and last is not None and first.can_undo(last) and rng.random() < UNDO_SHARE:
        return first.undone(last), second.undone(last)
    seat = awaited_seat(decisions, rng)
    pair = two_moves(moment, (first.state, second.state), seat, observer, rng)
    if pair is None:
        return None
    with log_lines() as logged:
        after_first = first.moved(seat, pair[0])
    with log_lines() as logged_twin:
        after = after_first, second.moved(seat, pair[1])
    assert logged == logged_twin
    if seat != observer and after_first.entries[-1].seal:
        assert after[0].entries[-1].final == after[1].entries[-1].final
    shown = [(each.observation(observer).view, each.history(observer)[-1].events) for each in after]
    if shown[0] == shown[1]:
        return after
    assert after[0].entries[-1].final or after[1].entries[-1].final
    return None
