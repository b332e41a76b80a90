"""What the players of a running match decide together: which motions there are, who votes, what is carried. Pure.

A motion is carried once every player who is present has agreed, be it that the last who had not has left or is away.
What is against somebody who is away waits until they have been away for long and could object (`OBJECTION_SECONDS`),
unless it is a repair and staff of the server carry it.

A draw, an end by points or by a computer's judgement, and a repair are agreed on as the match is: votes on them lapse
once they would do another thing (`outlived`). Votes on anything else name no position.

Motions: `draw`, `end` (by the points as they are), `judge` (as a computer has judged it), `cancel` (call the match
off), `replace.<seat>` (somebody else may take over a seat without a player), `computer.<seat>.<level>`
(play/rules/computer_votes.py), `away.<seat>.<time>` (a seat that has been silent since then is away), `pause`,
`resume`, `extend`, `pace.<pace>` and `live` (play/rules/agreed_time.py), and `repair.<revision>` (all since that move
is taken back). Whoever has not answered that a seat is to be away for as long as a seat may be silent is not asked any
more; any other vote is over after some days, on playing live within the hour, and begins anew with the next who agrees.
"""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from db.rows.awaited import AwaitedRow
from db.rows.seats import SeatRow
from games.kernel.errors import Refusal
from games.kernel.game import Outcome
from games.kernel.ids import Seat
from games.kernel.observation import Motion, MotionKind
from games.kernel.pace import DAY, pace_of
from play.rules import agreed_time, allows, computer_votes, endings, judging, repairs
from play.rules.clocks import due
from play.rules.loaded import Loaded
from play.rules.nights import night_of
from play.rules.presence import SILENT_SECONDS, is_free, is_hurried
from play.rules.record import Entry
from play.rules.votes import NO_VOTES, agreements, lapsed, told, votes, without

VOTE_SECONDS = 3 * DAY
"""For so long at least the others can answer a vote."""

LIVE_VOTE_SECONDS = 1800
"""The vote on playing live is open for so long, by night too."""

WITHOUT_OBJECT: tuple[MotionKind, ...] = ("draw", "end", "judge", "cancel")

AS_IT_IS: frozenset[str] = frozenset(("draw", "end", "judge", "repair"))
"""What is agreed on as the match is."""

AGAINST_THE_ABSENT: frozenset[str] = frozenset(
    ("draw", "end", "judge", "cancel", "pace", "replace", "computer", "repair")
)
"""What nobody wants to find decided when they come back."""

ABSENT_PERIODS = 3
"""Nothing is carried against somebody away before they have been away for so many periods of the pace agreed on."""

RESULTS: frozenset[str] = frozenset(("draw", "end", "judge"))
"""By these a match ends with an outcome that is known before."""

OBJECTION_SECONDS = DAY
"""Nor before they have been away, and have been told of it, for so long."""


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
    if (computer := computer_votes.named(loaded, name)) is not None:
        return _motion(loaded, computer)
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
            alone ends a match by resigning), what `judging.check` refuses, `repair_again` (against computers alone,
            unless it is for practice: dice would be rolled until they please), `not_silent` (`until`), `motion_off`
            (`motion`) and `pauses_spent` (`most`) at a tournament's table.
    """
    allows.check(loaded.row, motion.kind)
    if (motion.kind in RESULTS and _is_being_answered(loaded)) or (
        motion.kind == "repair" and repairs.has_sealed(loaded.game, loaded.state)
    ):
        raise Refusal("sealed_lies")
    if motion.kind == "end" and loaded.game.standing(loaded.state) is None:
        raise Refusal("no_standing")
    if motion.kind == "judge":
        judging.check(loaded, now)
    is_missed = any(row.sitter != "ai" and not row.is_present for row in loaded.seats)
    if motion.kind in {"end", "judge"} and len(motion.voters) < 2 and not is_missed:
        raise Refusal("nobody_missing")
    is_alone = sum(row.sitter == "person" for row in loaded.seats) == 1
    if motion.kind == "repair" and is_alone and loaded.row.repairs and not loaded.row.is_practice:
        raise Refusal("repair_again")
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


def possible_computers(loaded: Loaded, now: int) -> tuple[Motion, ...]:
    """Return every seat that can be given to a computer now, or to one of another level, with each level."""
    found = []
    for motion in computer_votes.every(loaded) if loaded.row.status == "running" else ():
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


def spoken_of(loaded: Loaded) -> tuple[Motion, ...]:
    """Return the motions to which somebody agrees, or has agreed before they became another thing."""
    if not any(votes(row) or lapsed(row) for row in loaded.seats):
        return ()
    return tuple(motion for motion in _every(loaded) if motion.agreed or motion.lapsed)


def outlived(before: Loaded, after: Loaded, entry: Entry) -> frozenset[str]:
    """Return the motions on which votes lapse with `entry`, since they would not do what they would have done before.

    An answer that stays sealed changes nothing: neither the points nor which moves are known to go back.
    """
    voted = [row for row in before.seats if row.agrees != NO_VOTES]
    named = {name for row in voted for name in votes(row) if name.partition(".")[0] in AS_IT_IS}
    if not named:
        return frozenset()  # so it is after nearly every move
    over = {kind for kind in sorted(RESULTS) if would_end(before, kind) != would_end(after, kind)}
    if repairs.takes_more_back(before, entry):
        over |= {name for name in named if repairs.back_to(name) is not None}
    return frozenset(named & over)


def would_end(loaded: Loaded, kind: str) -> Outcome | None:
    """Return what is known of how a match would end by that; None: nothing. For a draw it is the points as they are."""
    if kind == "judge":
        judgement = judging.judgement_of(loaded)
        return None if judgement is None else judging.outcome(loaded, judgement.judged)
    standing = loaded.game.standing(loaded.state)
    if standing is None or kind == "draw":
        return standing
    return endings.agreed_outcome("adjudicated", loaded)


def without_expired(loaded: Loaded, now: int) -> dict[Seat, str]:
    """Return for each seat whose votes change when those that are over by `now` are dropped, what is left of them."""
    over = {motion.name for motion in _every(loaded) if motion.ends_at is not None and motion.ends_at <= now}
    left = {}
    for row in loaded.seats:
        past = {name for name, at in lapsed(row).items() if abs(at) + VOTE_SECONDS <= now}
        kept = without(row, (over & votes(row).keys()) | past)
        if kept is not row:
            left[Seat(row.seat)] = kept.agrees
    return left


def next_end(loaded: Loaded) -> int | None:
    """Return when the first of the votes under way, or of those that have lapsed, is over."""
    past = [abs(at) + VOTE_SECONDS for row in loaded.seats for at in lapsed(row).values()]
    if any(map(votes, loaded.seats)):
        past += [motion.ends_at for motion in _every(loaded) if motion.ends_at is not None]
    return min(past, default=None)


def carried(loaded: Loaded, now: int) -> Motion | None:
    """Return a motion to which all agree whose vote counts, if there is one; a repair is carried by a vote alone."""
    for motion in moved(loaded):
        if motion.kind == "repair":
            continue
        if is_carried(motion, now) or (motion.kind == "away" and _is_late(loaded, motion, now)):
            return motion
    return None


def is_carried(motion: Motion, now: int) -> bool:
    """Return whether all agree whose vote counts, and nobody who is away can still object."""
    if motion.kind == "judge" and motion.judged is None:
        return False  # nobody knows on what
    can_object = bool(motion.absent) and (motion.carries_at is None or motion.carries_at > now)
    return is_unanimous(motion) and not can_object


def is_unanimous(motion: Motion) -> bool:
    """Return whether all agree whose vote counts."""
    return bool(motion.agreed) and set(motion.voters) <= set(motion.agreed)


def is_left_to_staff(loaded: Loaded, motion: Motion) -> bool:
    """Return whether staff can carry a repair: all who are present agree, and who is away has not voted against it."""
    absent = [loaded.seats[seat] for seat in motion.absent]
    is_opposed = any(votes(row).get(motion.name, 0) < 0 for row in absent)
    return motion.kind == "repair" and bool(absent) and is_unanimous(motion) and not is_opposed


def next_carried(loaded: Loaded) -> int | None:
    """Return when the first of the motions to which all agree is carried, since who is away did not object."""
    times = (motion.carries_at for motion in moved(loaded) if is_unanimous(motion))
    return min((at for at in times if at is not None), default=None)


def untold(loaded: Loaded, seat: Seat) -> tuple[Motion, ...]:
    """Return of which motions somebody who is away is to be told: somebody agrees to them, and nobody is against."""
    against = (each for each in moved(loaded) if seat in each.absent and not each.opposed)
    return tuple(each for each in against if not _is_told(loaded.seats[seat], each))


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
    usual = tuple(computer_votes.proposed(loaded))
    for computer in (*usual, *(each for each in computer_votes.moved(loaded) if each not in usual)):
        yield _motion(loaded, computer)
    for asked in loaded.asked if loaded.row.paused_at is None else ():
        can_be_called = asked.is_owed and (asked.deadline_at is None or loaded.row.when_late == "vote")
        if can_be_called and asked.owed_since is not None and loaded.seats[asked.seat].is_present:
            since, until = asked.owed_since, asked.deadline_at or asked.owed_since + SILENT_SECONDS
            yield _motion(loaded, Motion("away", call_of(asked), Seat(asked.seat), since=since, until=until))


def _motion(loaded: Loaded, motion: Motion) -> Motion:
    """Return `motion` with those whose vote counts, those who agree, and who of those who are away can object."""
    voters = [row for row in loaded.seats if row.is_present and row.seat != motion.about]
    cast = {Seat(row.seat): votes(row)[motion.name] for row in voters if motion.name in votes(row)}
    agreed = {seat: at for seat, at in cast.items() if at >= 0}
    known = msgspec.structs.replace(
        motion,
        voters=tuple(Seat(row.seat) for row in voters),
        agreed=tuple(agreed),
        opposed=tuple(seat for seat, at in cast.items() if at < 0),
        proposed_at=min(agreed.values(), default=None),
        lapsed=tuple(Seat(row.seat) for row in loaded.seats if motion.name in lapsed(row)),
        would=would_end(loaded, motion.kind) if motion.kind in RESULTS else None,
        judged=judging.judged_of(loaded) if motion.kind == "judge" else None,
        hurries=motion.kind == "live" or (bool(motion.pace) and is_hurried(loaded.row, motion.pace)),
    )
    if motion.kind in AGAINST_THE_ABSENT:
        about = (None, *(row.seat for row in loaded.seats)) if motion.about is None else (motion.about,)
        known = _with_absent(loaded, known, [row for row in loaded.seats if row.is_away and row.seat in about])
    is_open = cast and motion.kind != "away" and not (known.absent and is_unanimous(known))
    return msgspec.structs.replace(known, ends_at=_end(loaded, motion, voters, cast) if is_open else None)


def _with_absent(loaded: Loaded, motion: Motion, away: Sequence[SeatRow]) -> Motion:
    """Return `motion` with those who are `away`, and when none of them can object any more, if they all were told."""
    if not away or motion.proposed_at is None:
        return msgspec.structs.replace(motion, absent=tuple(Seat(row.seat) for row in away))
    is_known = all(_is_told(row, motion) for row in away)
    carries_at = max(objects_until(loaded, row, told(row)[motion.name]) for row in away) if is_known else None
    return msgspec.structs.replace(motion, absent=tuple(Seat(row.seat) for row in away), carries_at=carries_at)


def _is_told(row: SeatRow, motion: Motion) -> bool:
    """Return whether the person of a seat was told of `motion` since it was proposed."""
    return motion.proposed_at is not None and told(row).get(motion.name, -1) >= motion.proposed_at


def objects_until(loaded: Loaded, row: SeatRow, told_at: int) -> int:
    """Return until when somebody who is away can object to what they are told at that time; not into their night."""
    person = loaded.person_of(row.user_id)
    pace, zone = pace_of(loaded.row.first_pace or loaded.row.pace), None if person is None else person.time_zone
    away_at = told_at if row.away_at is None else row.away_at
    long = away_at + SILENT_SECONDS if pace.seconds is None else away_at
    for _ in range(ABSENT_PERIODS):
        long = due(pace, long, zone) or long
    until, night = max(long, away_at + DAY, told_at + OBJECTION_SECONDS), night_of(person)
    return until if night is None else night.after(until)


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
