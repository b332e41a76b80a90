"""Orders that leave no trace: whether they are given or not, nobody else can tell, as long as the match runs."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from counting.known import MOVES
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId, Seat
from games.position import read_position
from play.rules.record import Entry, base_of, fold, known_to, taken_back
from play.seats.lobby import Person
from play.services import Services
from tests.counted import Since
from tests.play.due import overdue
from tests.play.matches import choices_of, owed, say
from tests.play.shortcuts import private
from tests.play.test_seals import GUARDS, PEOPLE, long_until
from tests.sampling import sample

ALL_LOOKS, LOOK_EACH = 6, sample(5, hunt=1)
"""After each of the first acts, and then after every so many, all that others know is compared."""

Opener = Callable[[str], Awaitable[Services]]


def _without_receipts(value: Any) -> Any:
    """Return what was exported without the hashes, which differ with the number of an entry and tell nothing."""
    if isinstance(value, dict):
        return {name: _without_receipts(each) for name, each in value.items() if name not in ("receipt", "salt")}
    return [_without_receipts(each) for each in value] if isinstance(value, list) else value


async def _accepted(services: Services, match: MatchId, person: Person, revision: int) -> str:
    try:
        await services.matches.check_turn(match, person.user_id, revision)
    except Refusal as refusal:
        return f"{refusal.code} {refusal.facts}"
    return "accepted"


async def _known_to(services: Services, match: MatchId, other: Person) -> list[Any]:
    """Return everything that another player, or a stranger, can learn of a match."""
    found: list[Any] = [await services.finder.card(match), await services.finder.of_player(other.user_id)]
    found += [await services.shown.lagging(), await overdue(services, 1 << 40)]
    revision = (await services.observations.public(match)).revision
    for user in (other.user_id, None):
        observation = await private(services, match, user or 0)
        found += [observation, await services.observations.history(match, user)]
        found += [await services.observations.history(match, user, revision - 2)]
        found += [await services.observations.at(match, user, revision - back) for back in range(4)]
        found.append(_without_receipts(json.loads(await services.proofs.export(match, user))))
    found += [[await _accepted(services, match, other, each) for each in range(revision + 2)]]
    found.append(await choices_of(services, match, other))
    return [_without_receipts(each) for each in json.loads(msgspec.json.encode(found, enc_hook=str))]


async def _played(services: Services, *, has_orders: bool) -> list[Any]:
    """Play a match in which a guard gets orders, or gets none; return what others knew after each act."""
    match = await long_until(services, "pledging")
    seat = (await owed(services, match))[0]
    owner, other = PEOPLE[seat], PEOPLE[1 - seat]
    guard = next(choice.notation for topic, choice in await choices_of(services, match, owner) if topic == GUARDS)
    known = []
    counted = Since(MOVES)

    async def look() -> list[Any]:
        return [*await _known_to(services, match, other), counted.found()]

    async def order(line: str) -> None:
        if has_orders:
            await say(services, match, owner, line)

    await say(services, match, owner, guard, "end")
    known.append(await look())
    await order("auto 10")
    if has_orders:
        seen = await private(services, match, owner.user_id)
        assert seen.undoable
        await services.matches.undo(match, owner.user_id, seen.revision)
        assert (await services.observations.history(match, owner.user_id))[-1].kind == "undo"
    known.append(await look())
    done = await say(services, match, other, "pledge 1")
    await order("auto 10")
    known.append(await look())
    undone = await services.matches.undo(match, other.user_id, done.revision)
    assert undone.moment.public().view.pledges[1 - seat] in (None, 0)
    if has_orders:
        assert (await private(services, match, owner.user_id)).view.guard.least == 10, "the order is kept"
    known.append(await look())
    await order("hold")
    for act in range(200):
        public = await services.observations.public(match)
        person = PEOPLE[public.awaited()[0].seat]
        # What others know includes the log, so that what was to be seen once is seen at the next look too.
        before = await look() if act < ALL_LOOKS or act % LOOK_EACH == 0 else []
        await say(services, match, person, (await choices_of(services, match, person))[0][1].notation)
        if (await services.observations.public(match)).status != "running":
            break
        known.append(before)
    assert (await services.proofs.verify(match)).ok
    file = await services.proofs.export(match, None)
    assert ("auto 10" in str(file)) == has_orders
    numbers = [entry["revision"] for entry in json.loads(file)["entries"]]
    assert numbers == list(range(1, len(numbers) + 1))
    assert read_position(file, numbers[-1]).state == read_position(file).state
    return known


@pytest.mark.slow
async def test_nobody_else_can_tell_whether_orders_were_given(another: Opener) -> None:
    without = await _played(await another("without.sqlite3"), has_orders=False)
    given = await _played(await another("given.sqlite3"), has_orders=True)
    assert len(without) == len(given) > 20
    for act, (one, more) in enumerate(zip(without, given, strict=True)):
        for fact, (plain, ordered) in enumerate(zip(one, more, strict=True)):
            assert plain == ordered, f"fact {fact} after act {act}"


def test_an_undo_keeps_what_others_did_without_a_trace() -> None:
    def entry(number: int, seat: int, undoes: int | None = None, *, traceless: bool = False) -> Entry:
        return Entry(number, "undo" if undoes else "move", Seat(seat), 0, undoes=undoes, traceless=traceless)

    own, order, other = entry(2, 0), entry(3, 1, traceless=True), entry(4, 0)
    assert known_to((own, order), Seat(0)) == (own,)
    assert taken_back((own, order), Seat(0), is_whole=False) == (own,)
    assert taken_back((own, order, other), Seat(1), is_whole=False) == ()
    run = (entry(1, 0), own, order, entry(4, 0, undoes=2))
    assert fold(run).kept == (run[0], order)
    assert base_of(run, (run[0],), order) == 1, "what had stood before the order has been taken back since"
