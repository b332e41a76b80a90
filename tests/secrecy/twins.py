"""Twins: two stored matches that differ only in what an observer may not see, and all that the observer is told.

They are told apart nowhere, neither now nor after moves whose secrets differ, until something comes to light. Undo is
among the acts. Each check is of one moment and raises AssertionError.
"""

from typing import Any

from cogs.projection.direct_messages import own_secrets
from games.kernel.ids import Observer, Seat
from games.kernel.play_out import awaited_seat
from tests.contract.moments import Moment
from tests.contract.strange_moves import strange_moves
from tests.contract.twin_moves import two_moves
from tests.secrecy.logged import log_lines, told_with_log
from tests.secrecy.stored import Record, record_of
from tests.secrecy.told import KINDS, asking_for
from text import LANGUAGES, words

LOCK_STEPS = 3
UNDO_SHARE = 0.3
Twins = tuple[Record, Record]


def check_told_alike(moment: Moment, observer: Observer, most_kinds: int = len(KINDS)) -> None:
    """`observer` is told the same of two matches that differ in what it may not see.

    `most_kinds`: so many kinds of pages, drawn anew at each step, since pictures take long. Needs a running loop.
    """
    whims = moment.whims()
    strange = tuple(strange_moves(moment, most=6))
    first = record_of(moment)
    second = first.swapped(moment.sampled(observer))
    for _ in range(LOCK_STEPS):
        asking = asking_for(observer, words(whims.choice(LANGUAGES)), whims, strange)
        kinds = {name: KINDS[name] for name in whims.sample(list(KINDS), most_kinds)}
        compare(told_with_log(first, asking, kinds), told_with_log(second, asking, kinds))
        after = _after_the_same(moment, (first, second), observer, whims)
        if after is None:
            return
        check_direct_messages((first, second), after, observer)
        first, second = after


def check_all_told_alike(moment: Moment) -> None:
    """`check_told_alike` for the public and every seat."""
    for observer in moment.observers:
        check_told_alike(moment, observer)


def compare(first: dict[str, bytes], second: dict[str, bytes]) -> None:
    """Raise AssertionError with the names of what differs."""
    differing = sorted(name for name in {*first, *second} if first.get(name) != second.get(name))
    shown = [(first.get(name), second.get(name)) for name in differing[:1]]
    assert not differing, f"told apart by {differing}: {shown}"


def check_direct_messages(before: Twins, after: Twins, observer: Observer) -> None:
    """What others do changes what is a seat's own in both matches or in neither: everybody sees a direct message come.

    A table also says for whom something private waits, if that person's direct messages are closed.
    """
    newest = after[0].entries[-1]
    # Whoever seals, or takes back, gets a direct message in any case.
    sealer = newest.seat if newest.seal or newest.undoes else None
    for seat in range(len(before[0].loaded.seats)):
        if seat not in (observer, sealer):
            assert _has_changed(before[0], after[0], Seat(seat)) == _has_changed(before[1], after[1], Seat(seat))


def _has_changed(before: Record, after: Record, seat: Seat) -> bool:
    names = [own_secrets(each.observation(seat), each.observation(None)) for each in (before, after)]
    return names[0] != names[1]


def _after_the_same(moment: Moment, twins: Twins, observer: Observer, whims: Any) -> Twins | None:
    """Let somebody act in both, with a secret of each match's own where the move is sealed; None if nothing goes on.

    The likeness ends where something comes to light.
    """
    first, second = twins
    decisions = first.game.decisions(first.state)
    if not decisions:
        return None
    newest = first.entries[-1]
    last = newest.seat
    # What was done before the twins parted would lead back to one and the same state.
    is_later = first.revision > record_of(moment).revision and not newest.undoes
    if is_later and last is not None and first.can_undo(last) and whims.random() < UNDO_SHARE:
        return first.undone(last), second.undone(last)
    seat = awaited_seat(decisions, whims)
    pair = two_moves(moment, (first.state, second.state), seat, observer, whims)
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
