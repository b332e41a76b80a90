"""Stores what a match that has ended changes in ratings, in the transaction in which it ends."""

from collections.abc import Iterator, Sequence

import msgspec

from db.rows import entries, ratings
from db.rows.ratings import ChangeRow, RatedOnRow, RatingRow
from db.statements import Connection
from games.kernel import codec
from games.kernel.game import Outcome
from games.kernel.history import not_undone
from play.rules.loaded import EVERY_ENTRY, Loaded
from play.rules.rated_matches import (
    FORGIVEN_SECONDS,
    RULE,
    Answer,
    Contender,
    Counted,
    SeatCount,
    counted,
    ladder_of,
    seat_counts,
)
from play.rules.rating import MODEL, Rating, combined, grown, rated


def rate(connection: Connection, loaded: Loaded) -> None:
    """Store what a match that has just ended changes in ratings: nothing if it is unrated."""
    if ratings.of_match(connection, loaded.row.id):
        return
    # Before anything is read: two matches of one person may end at once, and only the first may cost who is gone.
    ratings.hold(connection)
    found = judged(connection, loaded)
    if found.why is None:
        _store(connection, loaded, found.contenders)


def rate_later(connection: Connection, loaded: Loaded) -> int:
    """Note who is rated for a match that ended before there were ratings; return how many.

    What it makes of their ratings is worked out when all are noted (play/ratings/recomputing.py).
    """
    found = judged(connection, loaded)
    rows = _rows(connection, loaded, found.contenders)
    for row in rows:
        ratings.add(connection, row)
    return len(rows)


def judged(connection: Connection, loaded: Loaded) -> Counted:
    """Return who is rated for a match that has ended, or why nobody is."""
    row, outcome = loaded.row, None
    if row.outcome is not None:
        outcome = codec.decode(row.outcome, Outcome)
    sides = loaded.game.sides(loaded.options(), len(loaded.seats))
    counts = (SeatCount(),) * len(loaded.seats)
    first = _counted(loaded, sides, outcome, counts, ())
    if first.why in {"void", "agreed", "practice", "handicap"} or _people(loaded) < 2:
        return first  # before all entries are read
    counts = _counts(connection, loaded)
    has_decks = has_own_decks(connection, loaded)
    found = _counted(loaded, sides, outcome, counts, (), has_decks=has_decks)
    forgiven = [each.seat for each in found.contenders if _has_paid(connection, loaded, each)]
    return _counted(loaded, sides, outcome, counts, forgiven, has_decks=has_decks) if forgiven else found


def _counted(
    loaded: Loaded,
    sides: Sequence[int],
    outcome: Outcome | None,
    counts: Sequence[SeatCount],
    forgiven: Sequence[int],
    *,
    has_decks: bool = False,
) -> Counted:
    row = loaded.row
    return counted(
        loaded.seats,
        sides,
        outcome,
        counts,
        row.ended_at or 0,
        is_practice=row.is_practice,
        is_agreed=row.is_unrated,
        has_handicap=any(loaded.ahead()),
        has_decks=has_decks,
        forgiven=forgiven,
    )


class _Chosen(msgspec.Struct, frozen=True):
    """What is looked at of an entry to find the decks: the fields that are stored, and its `number`."""

    kind: str
    seat: int | None
    decision: str
    move: msgspec.Raw
    undoes: int | None
    number: int = 0


def has_own_decks(connection: Connection, loaded: Loaded) -> bool:
    """Return whether somebody plays a deck of their own in a match that is not rated with these."""
    rules = loaded.game.decks
    if rules is None or loaded.row.rates_decks:
        return False
    stored = entries.between(connection, loaded.row.id, 0, EVERY_ENTRY)
    found = [
        msgspec.structs.replace(msgspec.json.decode(row.entry, type=_Chosen), number=row.revision) for row in stored
    ]
    # The last answer of each seat counts, as a choice can be changed until all have made theirs.
    moves = {each.seat: bytes(each.move) for each in not_undone(found) if each.decision == rules.decision}
    return any(rules.is_own(codec.decode_move(loaded.game, move)) for move in moves.values() if move != b"null")


def _people(loaded: Loaded) -> int:
    """Return how many seats people have or have given up: with one alone nobody is left to compare."""
    return sum(row.user_id is not None for row in loaded.seats)


def _counts(connection: Connection, loaded: Loaded) -> tuple[SeatCount, ...]:
    answers = [
        msgspec.structs.replace(msgspec.json.decode(stored.entry, type=Answer), number=stored.revision)
        for stored in entries.between(connection, loaded.row.id, 0, EVERY_ENTRY)
    ]
    return seat_counts(answers, len(loaded.seats))


def _has_paid(connection: Connection, loaded: Loaded, contender: Contender) -> bool:
    """Return whether somebody who is gone has lost rating by going away at about that time before."""
    person, gone_at = ratings.number_of(connection, _user_of(loaded, contender)), contender.gone_at
    if person is None or gone_at is None:
        return False
    return ratings.gone_between(connection, person, gone_at - FORGIVEN_SECONDS, gone_at + FORGIVEN_SECONDS) > 0


def _store(connection: Connection, loaded: Loaded, contenders: Sequence[Contender]) -> None:
    rows = _rows(connection, loaded, contenders)
    known = [ratings.find(connection, row.ladder, row.person) for row in rows]
    for change, rating in rated_match(rows, known):
        ratings.add(connection, change)
        ratings.store(connection, rating)


def rated_match(rows: Sequence[ChangeRow], known: Sequence[RatingRow | None]) -> Iterator[tuple[ChangeRow, RatingRow]]:
    """Yield the changes of one match, and the ratings after them, as the model of now has them.

    `known`: the ratings of its people before it, None: newcomers.
    """
    before = [at(stored, row.ended_at) for stored, row in zip(known, rows, strict=True)]
    after = rated(before, [row.place for row in rows], [row.side for row in rows])
    for row, stored, was, new in zip(rows, known, before, after, strict=True):
        played = 1 if stored is None else stored.matches + 1
        numbers = {"mu_before": was.mu, "sigma_before": was.sigma, "mu": new.mu, "sigma": new.sigma}
        yield (
            msgspec.structs.replace(row, **numbers, model=MODEL),
            RatingRow(row.ladder, row.person, new.mu, new.sigma, row.ended_at, played),
        )


def merged_rating(
    ladder: str, into_person: int, one: RatingRow | None, other: RatingRow | None, now: int
) -> RatingRow | None:
    """Return the rating of `into_person`, who had `one`, once `other` is theirs, too; None: they have none."""
    known = [row for row in (one, other) if row is not None]
    if not known:
        return None
    if len(known) == 1:
        return msgspec.structs.replace(known[0], person=into_person)
    rating = combined(at(known[0], now), at(known[1], now))
    matches = sum(row.matches for row in known)
    return RatingRow(ladder, into_person, rating.mu, rating.sigma, now, matches)


def _rows(connection: Connection, loaded: Loaded, contenders: Sequence[Contender]) -> tuple[ChangeRow, ...]:
    """Return what is stored of who is rated for a match; what it makes of their ratings is not in it yet."""
    row, ladder = loaded.row, ladder_of(loaded.row.game, len(loaded.seats))
    rows = tuple(
        ChangeRow(
            number=ratings.next_number(connection),
            match_id=row.id,
            seat=each.seat,
            person=ratings.number_for(connection, _user_of(loaded, each)),
            ladder=ladder,
            guild_id=row.guild_id,
            side=each.side,
            place=each.place,
            gone_at=each.gone_at,
            ended_at=row.ended_at or 0,
            rule=RULE,
        )
        for each in contenders
    )
    for each in rows:
        if row.guild_id is not None:
            place = RatedOnRow(row.guild_id, ladder, each.person, row.id, each.seat, each.ended_at)
            ratings.store_rated_on(connection, place)
    return rows


def _user_of(loaded: Loaded, contender: Contender) -> int:
    user_id = loaded.seats[contender.seat].user_id
    if user_id is None:
        raise ValueError("a seat without a person is not rated")
    return user_id


def at(stored: RatingRow | None, now: int) -> Rating:
    """Return a stored rating as it is at `now` (unix seconds), a newcomer's if there is none."""
    if stored is None:
        return Rating()
    return grown(Rating(stored.mu, stored.sigma), now - stored.rated_at)
