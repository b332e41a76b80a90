"""What the players of a running match decide together: which motions there are, who votes, what is carried. Pure.

A motion is carried once every player who is present has agreed, be it that the last who had not has left or is away.

Motions: `draw`, `end` (by the points as they are), `cancel` (call the match off), `replace.<seat>` (somebody else may
take over a seat without a player), `away.<seat>.<time>` (a seat that has been silent since then is away), `pause`,
`resume`, `extend`, `pace.<pace>` and `live` (play/rules/agreed_time.py), and `repair.<revision>` (all since that move
is taken back: there everybody is asked who has a seat, also who is away). Whoever has not answered that a seat is to be
away for as long as a seat may be silent is not asked any more; any other vote is over after some days, on playing live
within the hour, and begins anew with the next who agrees.
"""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from db.awaited import AwaitedRow
from db.seats import SeatRow
from games.kernel.errors import Refusal
from games.kernel.ids import Seat
from games.kernel.observation import Motion, MotionKind
from games.kernel.pace import DAY
from play.rules import agreed_time, repairs
from play.rules.loaded import Loaded
from play.rules.nights import night_of
from play.rules.presence import SILENT_SECONDS, is_free
from play.rules.votes import agreements, as_json, votes

VOTE_SECONDS = 3 * DAY
"""For so long at least the others can answer a vote."""

LIVE_VOTE_SECONDS = 1800
"""The vote on playing live is open for so long, by night too."""

WITHOUT_OBJECT: tuple[MotionKind, ...] = ("draw", "end", "cancel")


def find(loaded: Loaded, name: str) -> Motion:
    """Return the motion called `name` (or by its handle), whoever agrees to it.

    Raises:
        Refusal: `no_such_motion`, `unknown_pace`, `unknown_zone` (`word`), `same_pace`.
    """
    if (known := next((motion for motion in _every(loaded) if name in (motion.name, motion.handle)), None)) is not None:
        return known
    back_to = repairs.back_to(name)
    if back_to is not None:
        return _motion(loaded, repairs.motion(back_to))
    pace = agreed_time.pace_in(name)
    if pace is None:
        raise Refusal("no_such_motion")
    agreed_time.check_pace(loaded, pace)
    return _motion(loaded, agreed_time.pace_motion(pace))


def check(loaded: Loaded, motion: Motion, now: int) -> None:
    """Refuse what cannot be agreed on now.

    Raises:
        Refusal: `no_draws`, `draw_with_computers`, `no_standing` (the game has no points that tell), `sealed_lies` (an
            answer lies sealed that others have not given yet), `nobody_missing` (somebody who plays with computers
            alone ends a match by resigning), `not_silent` (`until`).
    """
    if (motion.kind in {"draw", "end"} and _is_being_answered(loaded)) or (
        motion.kind == "repair" and repairs.has_sealed(loaded.game, loaded.state)
    ):
        raise Refusal("sealed_lies")
    if motion.kind == "end":
        if loaded.game.standing(loaded.state) is None:
            raise Refusal("no_standing")
        if len(motion.voters) < 2 and all(row.sitter == "ai" or row.is_present for row in loaded.seats):
            raise Refusal("nobody_missing")
    if motion.kind == "draw":
        if not loaded.game.has_draws:
            raise Refusal("no_draws")
        if any(row.sitter == "ai" for row in loaded.seats):
            raise Refusal("draw_with_computers")
    if motion.until is not None and motion.until > now:
        raise Refusal("not_silent", until=str(motion.until))


def possible(loaded: Loaded, now: int) -> tuple[Motion, ...]:
    """Return all that can be agreed on now."""
    found = []
    for motion in _every(loaded) if loaded.row.status == "running" else ():
        try:
            check(loaded, motion, now)
        except Refusal:
            continue
        found.append(motion)
    return tuple(found)


def moved(loaded: Loaded) -> tuple[Motion, ...]:
    """Return the motions to which somebody agrees."""
    if not any(map(votes, loaded.seats)):
        return ()  # so it is after nearly every move
    return tuple(motion for motion in _every(loaded) if motion.agreed)


def without_expired(loaded: Loaded, now: int) -> dict[Seat, str]:
    """Return for each seat whose votes change when those that are over by `now` are dropped, what is left of them."""
    over = [motion for motion in _every(loaded) if motion.ends_at is not None and motion.ends_at <= now]
    left = {}
    for row in loaded.seats:
        names = votes(row).keys() & {motion.name for motion in over}
        kept = {name: at for name, at in votes(row).items() if name not in names}
        if names:
            left[Seat(row.seat)] = as_json(kept)
    return left


def next_end(loaded: Loaded) -> int | None:
    """Return when the first of the votes under way is over."""
    if not any(map(votes, loaded.seats)):
        return None
    return min((motion.ends_at for motion in _every(loaded) if motion.ends_at is not None), default=None)


def carried(loaded: Loaded, now: int) -> Motion | None:
    """Return a motion to which all agree whose vote counts, if there is one; a repair is carried by a vote alone."""
    for motion in moved(loaded):
        if motion.kind == "repair":
            continue
        if is_unanimous(motion) or (motion.kind == "away" and _is_late(loaded, motion, now)):
            return motion
    return None


def is_unanimous(motion: Motion) -> bool:
    """Return whether all agree whose vote counts."""
    return set(motion.voters) <= set(motion.agreed)


def call_of(asked: AwaitedRow) -> str:
    """Return the name of the motion that a seat is away since it has owed this answer."""
    return f"away.{asked.seat}.{asked.owed_since}"


def _every(loaded: Loaded) -> Iterator[Motion]:
    """Yield every motion of a running match. Nobody is called who has a deadline, unless the table votes then."""
    for name in (*WITHOUT_OBJECT, *agreed_time.possible(loaded)):
        yield _motion(loaded, Motion(name, name))
    for pace in agreed_time.paces_moved(loaded):
        yield _motion(loaded, agreed_time.pace_motion(pace))
    for back_to in repairs.moved(loaded.seats):
        yield _motion(loaded, repairs.motion(back_to))
    for row in loaded.seats:
        if is_free(row) and row.offered_at is None:
            yield _motion(loaded, Motion("replace", f"replace.{row.seat}", Seat(row.seat)))
    for asked in loaded.asked if loaded.row.paused_at is None else ():
        can_be_called = asked.is_owed and (asked.deadline_at is None or loaded.row.when_late == "vote")
        if can_be_called and asked.owed_since is not None and loaded.seats[asked.seat].is_present:
            since, until = asked.owed_since, asked.deadline_at or asked.owed_since + SILENT_SECONDS
            yield _motion(loaded, Motion("away", call_of(asked), Seat(asked.seat), since=since, until=until))


def _motion(loaded: Loaded, motion: Motion) -> Motion:
    """Return `motion` with those whose vote counts, and those who agree."""
    everybody = motion.kind == "repair"
    there = (row for row in loaded.seats if row.is_present or (everybody and row.sitter == "person"))
    voters = [row for row in there if row.seat != motion.about]
    cast = {Seat(row.seat): votes(row)[motion.name] for row in voters if motion.name in votes(row)}
    return msgspec.structs.replace(
        motion,
        voters=tuple(Seat(row.seat) for row in voters),
        agreed=tuple(seat for seat, at in cast.items() if at >= 0),
        opposed=tuple(seat for seat, at in cast.items() if at < 0),
        ends_at=_end(loaded, motion, voters, cast) if cast and motion.kind != "away" else None,
    )


def open_seconds(motion: Motion) -> int:
    """Return for how long a vote is open; who agrees to play live is there, and will not be there for days."""
    return LIVE_VOTE_SECONDS if motion.kind == "live" else VOTE_SECONDS


def _end(loaded: Loaded, motion: Motion, voters: Sequence[SeatRow], cast: Mapping[Seat, int]) -> int:
    """Return when a vote is over: so long after the first one voted, and by day for all who have not."""
    ends_at = min(map(abs, cast.values())) + open_seconds(motion)
    if motion.kind == "live":
        return ends_at
    asked = {row.user_id for row in voters if row.seat not in cast}
    nights = [night_of(person) for person in loaded.people if person.user_id in asked]
    for _ in nights:
        ends_at = max((night.after(ends_at) for night in nights if night is not None), default=ends_at)
    return ends_at


def _is_being_answered(loaded: Loaded) -> bool:
    """Return whether somebody has sealed an answer that may still be changed, because others owe theirs.

    What can be sealed while nobody owes such an answer, as a standing order, decides nothing by itself.
    """
    sealed = [each for each in loaded.game.decisions(loaded.state) if each.sealed]
    return any(not each.owed for each in sealed) and any(each.owed for each in sealed)


def _is_late(loaded: Loaded, motion: Motion, now: int) -> bool:
    """Return whether a motion has waited so long for the others that they are not asked any more."""
    first = min(agreements(loaded.seats[seat])[motion.name] for seat in motion.agreed)
    return now - first >= SILENT_SECONDS
