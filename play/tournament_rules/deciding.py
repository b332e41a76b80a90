"""What organisers decide about entrants and matches: what refuses it, with facts; else the acts that follow. Pure.

Who plays in a tournament decides nothing about matches in it, their own or their rivals': another organiser does.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from db.rows.tournaments import EntrantRow, PairingRow
from games.kernel.errors import Refusal
from games.kernel.pace import DAY
from play.formats.settings import MOST_FORBIDDEN
from play.formats.sheets import FULL, place_points
from play.tournament_rules import acts
from play.tournament_rules.acts import Act
from play.tournament_rules.agreed import clean_line
from play.tournament_rules.checks import check_not_over, check_running, has_played, promoted
from play.tournament_rules.pairing import is_knock_out
from play.tournament_rules.record import CORRECTED_DAYS, GONE, Tournament
from play.tournament_rules.results import FIRST

Swaps = Iterable[tuple[int, acts.Swapped]]
"""Swaps, each with when it was (unix seconds), the newest first."""

MOST_REASON: Final = 300
FORGIVEN_DAYS: Final = 3
MOST_DAYS: Final = 365


def clean_reason(text: str) -> str:
    """Return a reason on one line; refuses `reason_missing`, `reason_too_long` (`most`)."""
    line = clean_line(text)
    if not line:
        raise Refusal("reason_missing")
    if len(line) > MOST_REASON:
        raise Refusal("reason_too_long", most=MOST_REASON)
    return line


def plays(tournament: Tournament, user_id: int) -> bool:
    """Return whether somebody has a stake in the matches: they are in, or have played here."""
    row = tournament.entrant_of(user_id)
    return row is not None and (row.status not in GONE or has_played(tournament, row.entrant))


def check_judge(tournament: Tournament, user_id: int, *, was_here: bool) -> None:
    """Refuse to decide about matches who plays here, or did before they were forgotten: `organiser_plays`."""
    if tournament.row.started_at is not None and (was_here or plays(tournament, user_id)):
        raise Refusal("organiser_plays")


def check_unopposed(tournament: Tournament, user_id: int, *, was_here: bool) -> None:
    """Refuse to steer a tournament who plays in it, or did before they were forgotten, if another organiser doesn't.

    That is who pauses or cancels one that runs, or removes somebody before the start.

    Raises:
        Refusal: `others_organise` (`names`: who does not play).
    """
    if not was_here and not plays(tournament, user_id):
        return
    others = (row for row in tournament.organisers.values() if row.user_id not in {None, user_id})
    names = tuple(row.name for row in others if not plays(tournament, row.user_id or 0))
    if names:
        raise Refusal("others_organise", names=names)


def publishing(tournament: Tournament, now: int) -> tuple[Act, ...]:
    """Return how pairings are shown before their time; refuses `nothing_hidden`."""
    check_running(tournament)
    if not tournament.hidden(now):
        raise Refusal("nothing_hidden")
    return (acts.Published(),)


def pausing(tournament: Tournament, reason: str) -> tuple[Act, ...]:
    """Return how pairing pauses; nothing if it does already.

    Raises:
        Refusal: `tournament_over`, `tournament_not_started`, `division_not_paused` (all of it is paired at the start,
            and it ends with its season), and what `clean_reason` refuses.
    """
    check_running(tournament)
    if tournament.row.format == "division":
        raise Refusal("division_not_paused")
    reason = clean_reason(reason)
    return () if tournament.row.status == "paused" else (acts.Paused(reason),)


def resuming(tournament: Tournament) -> tuple[Act, ...]:
    """Return how pairing goes on; nothing if it does already."""
    check_running(tournament)
    return (acts.Resumed(),) if tournament.row.status == "paused" else ()


def cancelling(tournament: Tournament, reason: str) -> tuple[Act, ...]:
    """Return how a tournament is called off; a draft needs no reason."""
    check_not_over(tournament)
    return (acts.Cancelled("" if tournament.row.status == "draft" else clean_reason(reason)),)


def swapping(
    tournament: Tournament, one: int, other: int, reason: str, now: int, *, done: Swaps = ()
) -> tuple[Act, ...]:
    """Return how two change places in pairings that are not shown yet; `done`: earlier swaps.

    The same order again would undo what it did, so it is taken for a second press; to undo it the two are named the
    other way round.

    Raises:
        Refusal: `unknown_entrant` (`entrant`), `not_hidden` (`entrant`: is in no pairing that can still be changed),
            `swap_at_one_table`, `swapped_already` (`one`, `other`), `swap_in_bracket`, `pair_forbidden` (`one`,
            `other`), and what `clean_reason` refuses.
    """
    check_running(tournament)
    # In flow somebody can be in two pairings that are not shown yet, and changes places in both.
    places = {each: _hidden_of(tournament, each, now) for each in (one, other)}
    if set(places[one]) & set(places[other]):
        raise Refusal("swap_at_one_table")
    since = min(tournament.pairings[place].made_at for place in (*places[one], *places[other]))
    newest = next((act for at, act in done if at >= since and {act.one, act.other} & {one, other}), None)
    if newest is not None and (newest.one, newest.other) == (one, other):
        raise Refusal("swapped_already", one=one, other=other)
    if is_knock_out(tournament) and any(
        tournament.pairings[place].round > 1 for place in (*places[one], *places[other])
    ):
        # Who plays there has won the ties before it.
        raise Refusal("swap_in_bracket")
    for coming, leaving in ((one, other), (other, one)):
        for seat in (seat for place in places[leaving] for seat in tournament.seats[place]):
            if seat.entrant != leaving and frozenset((seat.entrant, coming)) in tournament.forbidden:
                raise Refusal("pair_forbidden", one=coming, other=seat.entrant)
    return (acts.Swapped(one, other, clean_reason(reason)),)


def extending(tournament: Tournament, pairing: int, days: int, reason: str) -> tuple[Act, ...]:
    """Return how a match has more time before it is adjudicated.

    Raises:
        Refusal: `unknown_pairing` (`pairing`), `not_in_play`, `no_time_limit`, `days_out_of_bounds` (`most`),
            `season_ends_first` (`at`: unix seconds, as text), and what `clean_reason` refuses.
    """
    row = in_play(tournament, pairing)
    if row.judged_at is None:
        raise Refusal("no_time_limit")
    if not 1 <= days <= MOST_DAYS:
        raise Refusal("days_out_of_bounds", most=MOST_DAYS)
    ends_at = tournament.settings.season_ends_at
    if ends_at is not None and row.judged_at + days * DAY > ends_at:
        raise Refusal("season_ends_first", at=str(ends_at))
    return (acts.Extended(pairing, row.judged_at + days * DAY, clean_reason(reason)),)


def removing(tournament: Tournament, entrant: int, reason: str) -> tuple[Act, ...]:
    """Return how an entrant is taken out; before the start the first reserve has the place.

    Raises:
        Refusal: `tournament_over`, `unknown_entrant` (`entrant`), `entrant_gone` (`entrant`), and what `clean_reason`
            refuses.
    """
    check_not_over(tournament)
    if known(tournament, entrant).status in GONE:
        raise Refusal("entrant_gone", entrant=entrant)
    return (acts.Removed(entrant, clean_reason(reason)), *promoted(tournament, without=(entrant,)))


def replacing(tournament: Tournament, entrant: int, reserve: int, reason: str) -> tuple[Act, ...]:
    """Return how a reserve takes over the number, points and seats of an entrant.

    Raises:
        Refusal: `tournament_over`, `tournament_not_started`, `unknown_entrant` (`entrant`), `not_a_reserve`
            (`entrant`), `is_a_reserve` (`entrant`), and what `clean_reason` refuses.
    """
    check_running(tournament)
    if known(tournament, reserve).status != "reserve":
        raise Refusal("not_a_reserve", entrant=reserve)
    if known(tournament, entrant).status == "reserve":
        raise Refusal("is_a_reserve", entrant=entrant)
    return (acts.Replaced(entrant, reserve, clean_reason(reason)),)


def forgiving(tournament: Tournament, entrant: int, now: int) -> tuple[Act, ...]:
    """Return how it is taken back that an entrant did not come: they are paired again.

    In flow, where another match can take its place, the forfeit counts as played by nobody; in rounds the result stays
    until somebody corrects it.

    Raises:
        Refusal: `unknown_entrant` (`entrant`), `entrant_gone` (`entrant`), `nothing_to_forgive` (`entrant`),
            `forgiven_too_late` (`days`).
    """
    check_running(tournament)
    row = known(tournament, entrant)
    if row.status in GONE:
        raise Refusal("entrant_gone", entrant=entrant)
    missed = [each for each in tournament.pairings.values() if _is_missed(tournament, each, entrant)]
    if row.stopped_at is None and not missed:
        raise Refusal("nothing_to_forgive", entrant=entrant)
    late = now - FORGIVEN_DAYS * DAY
    recent = [each for each in missed if (each.ended_at or 0) >= late]
    if not recent and (row.stopped_at is None or row.stopped_at < late):
        raise Refusal("forgiven_too_late", days=FORGIVEN_DAYS)
    voided = recent if tournament.row.format == "flow" else []
    return (
        *(acts.Voided(each.pairing) for each in voided if each.stage == FIRST),
        *((acts.Back(entrant, is_forgiven=True),) if row.stopped_at is not None else ()),
    )


def adjudicating(tournament: Tournament, pairing: int, places: Sequence[int] | None, reason: str) -> tuple[Act, ...]:
    """Return the result that an organiser gives a match that runs: places by seat, None: played by nobody.

    Raises:
        Refusal: `unknown_pairing` (`pairing`), `not_in_play`, `wrong_places` (`seats`), and what `clean_reason`
            refuses.
    """
    in_play(tournament, pairing)
    reason = clean_reason(reason)
    if places is None:
        return (acts.Voided(pairing, reason),)
    seats = len(tournament.seats[pairing])
    if len(places) != seats or any(place != 1 + sum(other < place for other in places) for place in places):
        raise Refusal("wrong_places", seats=seats)
    points = place_points(places)
    results = tuple(acts.SeatResult(place, each, "adjudicated") for place, each in zip(places, points, strict=True))
    return (acts.Scored(pairing, results, reason),)


def correcting(tournament: Tournament, pairing: int, twelfths: Sequence[int], reason: str, now: int) -> tuple[Act, ...]:
    """Return another result in place of one: points by seat, in twelfths.

    Raises:
        Refusal: `tournament_not_started`, `tournament_cancelled`, `corrected_too_late` (`days`), `unknown_pairing`
            (`pairing`), `still_in_play`, `wrong_points` (`seats`), and what `clean_reason` refuses.
    """
    if tournament.row.status == "cancelled":
        raise Refusal("tournament_cancelled")
    # Who played here and was forgotten is known so long, and decides nothing.
    if tournament.row.ended_at is not None and now >= tournament.row.ended_at + CORRECTED_DAYS * DAY:
        raise Refusal("corrected_too_late", days=CORRECTED_DAYS)
    if tournament.row.started_at is None:
        raise Refusal("tournament_not_started")
    if pairing_of(tournament, pairing).status in {"due", "running"}:
        raise Refusal("still_in_play")
    seats = len(tournament.seats[pairing])
    if len(twelfths) != seats or not all(0 <= each <= FULL for each in twelfths):
        raise Refusal("wrong_points", seats=seats)
    reason = clean_reason(reason)
    places = [1 + sum(other > each for other in twelfths) for each in twelfths]
    results = tuple(acts.SeatResult(place, each, "corrected") for place, each in zip(places, twelfths, strict=True))
    return (acts.Corrected(pairing, results, reason),)


def forbidding(tournament: Tournament, by: int, one: int, other: int, *, is_allowed: bool) -> tuple[Act, ...]:
    """Return how two entrants never meet, or may again; nothing if that is so already. `by`: the id of who says so.

    Raises:
        Refusal: `tournament_over`, `unknown_entrant` (`entrant`), `organiser_plays` (nobody chooses their own
            opponents, before the start neither), `forbids_itself`, `too_many_forbidden` (`entrant`, `most`).
    """
    check_not_over(tournament)
    if by in {known(tournament, each).user_id for each in (one, other)}:
        raise Refusal("organiser_plays")
    if one == other:
        raise Refusal("forbids_itself")
    if (frozenset((one, other)) not in tournament.forbidden) is is_allowed:
        return ()
    for each in (one, other):
        if not is_allowed and sum(each in pair for pair in tournament.forbidden) >= MOST_FORBIDDEN:
            raise Refusal("too_many_forbidden", entrant=each, most=MOST_FORBIDDEN)
    return (acts.Forbade(one, other, is_allowed),)


def known(tournament: Tournament, entrant: int) -> EntrantRow:
    """Return an entrant by number; refuses `unknown_entrant` (`entrant`)."""
    if entrant not in tournament.entrants:
        raise Refusal("unknown_entrant", entrant=entrant)
    return tournament.entrants[entrant]


def pairing_of(tournament: Tournament, pairing: int) -> PairingRow:
    """Return a pairing by number; refuses `unknown_pairing` (`pairing`)."""
    if pairing not in tournament.pairings:
        raise Refusal("unknown_pairing", pairing=pairing)
    return tournament.pairings[pairing]


def in_play(tournament: Tournament, pairing: int) -> PairingRow:
    """Return a pairing of which the match runs.

    Raises:
        Refusal: `tournament_not_started`, `unknown_pairing` (`pairing`), `not_in_play` (also where the match is over
            and its result is about to be counted).
    """
    if tournament.row.started_at is None:
        raise Refusal("tournament_not_started")
    row = pairing_of(tournament, pairing)
    if row.status != "running" or row.over_at is not None:
        raise Refusal("not_in_play")
    return row


def _hidden_of(tournament: Tournament, entrant: int, now: int) -> tuple[int, ...]:
    """Return the pairings of an entrant that are not shown yet; refuses `not_hidden` (`entrant`)."""
    known(tournament, entrant)
    hidden = (row.pairing for row in tournament.hidden(now))
    found = tuple(each for each in hidden if any(seat.entrant == entrant for seat in tournament.seats[each]))
    if not found:
        raise Refusal("not_hidden", entrant=entrant)
    return found


def _is_missed(tournament: Tournament, row: PairingRow, entrant: int) -> bool:
    """Return whether an entrant has lost a pairing since they did not come."""
    return row.status == "ended" and any(
        seat.entrant == entrant and seat.kind == "forfeit" and seat.twelfths == 0
        for seat in tournament.seats[row.pairing]
    )
