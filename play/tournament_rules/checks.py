"""Who may enter a tournament, what entrants may do in it, and when it may start: what refuses it, with facts. Pure.

Each returns the acts that follow. What organisers decide about matches and entrants is in deciding.py.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from statistics import median
from typing import Final

import msgspec

from db.rows.tournaments import EntrantRow
from games.kernel.errors import Refusal
from games.kernel.pace import HOUR
from games.kernel.ratings import Band, Strength
from play.formats.league_views import LeagueSettings
from play.formats.settings import FLOWS, MOST_ENTRANTS, NO_LATE, TEAMS, Settings
from play.formats.sheets import HALF
from play.rules.bands import check_band
from play.tournament_rules import acts
from play.tournament_rules.acts import Act
from play.tournament_rules.agreed import check_count, check_rounds, check_teams
from play.tournament_rules.carrying_out import running_of
from play.tournament_rules.lasting import check_length
from play.tournament_rules.record import GONE, IN_PLAY, Tournament
from play.tournament_rules.results import FIRST

RUNNING: Final = frozenset({"running", "paused"})
BEFORE_START: Final = frozenset({"draft", "open"})


class Newcomer(msgspec.Struct, frozen=True):
    """What is known of somebody who would enter.

    `answers`: so many they have owed, and so many of these came in time; who has owed fewer than `least_answers` has no
    figure of reliability yet; `strength`: their rating in what is played here, None where nobody asks; `is_known`: they
    were here before they were forgotten.
    """

    user_id: int
    roles: Collection[str] = ()
    answers: tuple[int, int] = (0, 0)
    least_answers: int = 0
    is_known: bool = False
    strength: Strength | None = None


def check_not_over(tournament: Tournament) -> None:
    """Refuse a tournament in which nothing more happens: `tournament_over`."""
    if tournament.is_over:
        raise Refusal("tournament_over")


def check_before_start(tournament: Tournament) -> None:
    """Refuse what can be changed before the start alone: `tournament_over`, `tournament_started`."""
    check_not_over(tournament)
    if tournament.row.status in RUNNING:
        raise Refusal("tournament_started")


def check_running(tournament: Tournament) -> None:
    """Refuse what is possible after the start alone: `tournament_over`, `tournament_not_started`."""
    check_not_over(tournament)
    if tournament.row.status not in RUNNING:
        raise Refusal("tournament_not_started")


def entering(tournament: Tournament, newcomer: Newcomer, now: int) -> tuple[acts.Joined | acts.Promoted, ...]:
    """Return how somebody enters: under a new number, the one they had before they withdrew, or from the reserves.

    Raises:
        Refusal: `tournament_over`, `tournament_not_open`, `already_entered` (`entrant`), `already_reserve` (`place`),
            `entered_before` (who has left a running tournament does not come back), `removed_before`,
            `entries_closed` (`at`), `late_entry_over` (`rounds`), `no_late_entry`, `role_needed` (`role`),
            `too_few_answers` (`least`, `have`, `needed`), `too_late_answers` (`least`, `have`: percent, `missing`:
            answers in time in a row), what `check_band` refuses, `no_reserve_place` (`most`).
    """
    check_not_over(tournament)
    if tournament.row.status == "draft":
        raise Refusal("tournament_not_open")
    known = tournament.entrant_of(newcomer.user_id)
    if known is not None and known.status == "reserve":
        return _from_reserves(tournament, known, now)
    _check_new(tournament, known, is_known=newcomer.is_known)
    check_entries_open(tournament, now)
    check_role(tournament, newcomer.roles)
    check_answers(tournament.settings, newcomer.answers, newcomer.least_answers)
    if newcomer.strength is not None:
        check_band(Band(*tournament.settings.ratings), newcomer.strength)
    number = next_number(tournament) if known is None else known.entrant
    return (joined(tournament, number),)


def joined(tournament: Tournament, number: int) -> acts.Joined:
    """Return how a number enters, as a reserve if there is no place; refuses `no_reserve_place` (`most`)."""
    is_reserve = room(tournament) <= 0
    if is_reserve and len(tournament.of_status("reserve")) >= MOST_ENTRANTS:
        raise Refusal("no_reserve_place", most=MOST_ENTRANTS)
    return acts.Joined(number, is_reserve)


def next_number(tournament: Tournament) -> int:
    """Return the number of the next new entrant."""
    return max(tournament.entrants, default=0) + 1


def room(tournament: Tournament) -> int:
    """Return how many more can enter with a place: of teams, how many more teams."""
    if tournament.row.format == TEAMS:
        return tournament.settings.most - len({row.team for row in tournament.of_status(*IN_PLAY)})
    return tournament.settings.most - len(tournament.of_status(*IN_PLAY))


def reserves(tournament: Tournament) -> tuple[EntrantRow, ...]:
    """Return the reserves in their order: who has entered first."""
    return tuple(sorted(tournament.of_status("reserve"), key=lambda row: (row.joined_at, row.entrant)))


def reserve_place(tournament: Tournament, entrant: int) -> int | None:
    """Return which reserve an entrant is, from 1, or None."""
    order = [row.entrant for row in reserves(tournament)]
    return order.index(entrant) + 1 if entrant in order else None


def has_played(tournament: Tournament, entrant: int) -> bool:
    """Return whether whoever is an entrant was ever paired, under this number or the one that a reserve has now."""
    row = tournament.entrants.get(entrant)
    numbers = {entrant, row.successor_of} if row is not None and row.status in GONE else {entrant}
    return any(seat.entrant in numbers for seats in tournament.seats.values() for seat in seats)


def can_be_taken_in(tournament: Tournament, known: EntrantRow | None) -> bool:
    """Return whether an organiser can let somebody in: who is new here, or has left before they were ever paired."""
    return known is None or (known.status in GONE and not has_played(tournament, known.entrant))


def check_entries_open(tournament: Tournament, now: int) -> None:
    """Refuse who comes too late: `entries_closed` (`at`), `no_late_entry`, `late_entry_over` (`rounds`)."""
    settings = tournament.settings
    if tournament.row.status not in RUNNING:
        if settings.closes_at is not None and now >= settings.closes_at:
            raise Refusal("entries_closed", at=str(settings.closes_at))
        return
    if not settings.is_late_entry or tournament.row.format in NO_LATE:
        raise Refusal("no_late_entry")
    if tournament.rounds_of(FIRST + 1) or _rounds_begun(tournament) * 2 > settings.rounds:
        raise Refusal("late_entry_over", rounds=settings.rounds)


def takes_late(tournament: Tournament, now: int) -> bool:
    """Return whether somebody can enter a tournament that runs."""
    if tournament.row.status not in RUNNING:
        return False
    try:
        check_entries_open(tournament, now)
    except Refusal:
        return False
    return True


def late_bye(tournament: Tournament, entrant: int, now: int) -> tuple[acts.Paired, ...]:
    """Return half a point for the newest round to somebody who enters late; in flow nobody has missed a round."""
    newest = tournament.rounds_of(FIRST)
    if tournament.row.status not in RUNNING or tournament.row.format in FLOWS or newest == 0:
        return ()
    number = max(tournament.pairings) + 1
    return (acts.Paired(FIRST, newest, now, (acts.NewPairing(number, (entrant,), twelfths=HALF),)),)


def leaving(tournament: Tournament, entrant: int, *, is_forgotten: bool = False) -> tuple[Act, ...]:
    """Return how an entrant withdraws; before the start the first reserve has the place.

    Raises:
        Refusal: `tournament_over`, `already_withdrawn`, `removed_before`.
    """
    check_not_over(tournament)
    row = tournament.entrants[entrant]
    if row.status == "withdrawn":
        raise Refusal("already_withdrawn")
    if row.status == "removed":
        raise Refusal("removed_before")
    return (acts.Withdrew(entrant, is_forgotten), *promoted(tournament, without=(entrant,)))


def promoted(tournament: Tournament, *, without: Collection[int] = (), more: int = 0) -> tuple[acts.Promoted, ...]:
    """Return which reserves have places before the start, when these leave and there are so many places `more`."""
    if tournament.row.status not in BEFORE_START:
        return ()
    freed = sum(tournament.entrants[each].status in IN_PLAY for each in without)
    free = max(0, room(tournament) + freed + more)
    waiting = [row for row in reserves(tournament) if row.entrant not in without]
    return tuple(acts.Promoted(row.entrant) for row in waiting[:free])


def checking_in(tournament: Tournament, entrant: int, now: int) -> tuple[Act, ...]:
    """Return how an entrant says that they are there; nothing if they have said so.

    Raises:
        Refusal: `tournament_over`, `tournament_started`, `tournament_not_open`, `no_check_in`, `check_in_later`
            (`at`: unix seconds, as text so that no sign parts its digits), and what refuses who is not in.
    """
    check_before_start(tournament)
    row = _present(tournament, entrant)
    opens = check_in_from(tournament)
    if opens is None:
        raise Refusal("no_check_in")
    if now < opens:
        raise Refusal("check_in_later", at=str(opens))
    return () if row.checked_in_at is not None else (acts.CheckedIn(entrant),)


def check_in_from(tournament: Tournament) -> int | None:
    """Return from when on entrants say that they are there (unix seconds), None if nobody asks."""
    hours, starts_at = tournament.settings.check_in_hours, tournament.row.starts_at
    return None if not hours or starts_at is None else starts_at - hours * HOUR


def coming_back(tournament: Tournament, entrant: int) -> tuple[Act, ...]:
    """Return how an entrant who did not come is there again; refuses `not_stopped` and who is not in."""
    check_running(tournament)
    if _present(tournament, entrant).stopped_at is None:
        raise Refusal("not_stopped")
    return (acts.Back(entrant),)


def hurrying(tournament: Tournament, entrant: int, now: int) -> tuple[Act, ...]:
    """Return how an entrant plays the next match at the next pairing; nothing if they have asked for it.

    Who is in a pairing that is not shown yet is answered like who is in none, so that nobody learns of it.

    Raises:
        Refusal: `tournament_over`, `tournament_not_started`, `only_in_flow`, `is_stopped`, `not_free`, `all_played`,
            and what refuses who is not in.
    """
    check_running(tournament)
    row = _present(tournament, entrant)
    if tournament.row.format not in FLOWS:
        raise Refusal("only_in_flow")
    if row.stopped_at is not None:
        raise Refusal("is_stopped")
    shown = {each.pairing for each in tournament.shown(now)}
    hidden = tournament.pairings.keys() - shown
    if any(seat.entrant == entrant for number in hidden for seat in tournament.seats[number]):
        return () if row.hasty_at is not None else (acts.Hurried(entrant),)
    if begun_of(tournament, entrant) >= tournament.settings.rounds:
        raise Refusal("all_played")
    if running_of(tournament)[entrant] >= tournament.settings.at_once or row.free_since is None:
        raise Refusal("not_free")
    return () if row.hasty_at is not None else (acts.Hurried(entrant),)


def helping(tournament: Tournament, entrant: int, *, is_helper: bool) -> tuple[Act, ...]:
    """Return how an entrant offers to help, or does not any more; refuses `only_in_flow` and who is not in."""
    check_not_over(tournament)
    row = _present(tournament, entrant)
    if tournament.row.format not in FLOWS:
        raise Refusal("only_in_flow")
    return () if row.is_helper == is_helper else (acts.Offered(entrant, is_helper),)


def begun_of(tournament: Tournament, entrant: int) -> int:
    """Return how many matches of an entrant have begun that count for them, byes too."""
    return sum(
        row.status != "void" and row.stage == FIRST and row.only_for in {None, entrant}
        for row in tournament.pairings.values()
        if any(seat.entrant == entrant for seat in tournament.seats[row.pairing])
    )


def starting(tournament: Tournament, now: int, *, is_confirmed: bool) -> tuple[tuple[Act, ...], tuple[Act, ...]]:
    """Return how a tournament starts: what the bot does before, then the start itself.

    Who was asked to check in and has not withdraws, and reserves who are there have the places.

    Raises:
        Refusal: `tournament_over`, `tournament_started`, `tournament_not_open`, and what `check_count`, `check_rounds`
            and `check_length` refuse.
    """
    check_before_start(tournament)
    if tournament.row.status == "draft":
        raise Refusal("tournament_not_open")
    opens = check_in_from(tournament)
    absent: Sequence[int] = ()
    if opens is not None and now >= opens:
        absent = [row.entrant for row in tournament.of_status(*IN_PLAY, "reserve") if row.checked_in_at is None]
    if tournament.row.format == TEAMS:
        return _starting_teams(tournament, absent), (acts.Started(),)
    come = promoted(tournament, without=absent)
    staying = [row for row in tournament.of_status(*IN_PLAY) if row.entrant not in absent]
    entrants = len(staying) + len(come)
    check_count(tournament.row.format, entrants, tournament.settings)
    check_rounds(tournament.row.format, tournament.settings.rounds, entrants, is_confirmed=is_confirmed)
    check_length(tournament, entrants, is_confirmed=is_confirmed)
    return (*(acts.Withdrew(each) for each in absent), *come), (acts.Started(),)


def _starting_teams(tournament: Tournament, absent: Collection[int]) -> tuple[Act, ...]:
    """Return who withdraws before teams start: who has not checked in, and who is in a team that is too small then.

    Raises:
        Refusal: what `check_teams` refuses.
    """
    boards = tournament.settings.boards
    staying = [row for row in tournament.of_status(*IN_PLAY) if row.entrant not in absent]
    sizes = Counter(row.team for row in staying)
    check_teams(tournament.settings, sum(size >= boards for size in sizes.values()))
    small = [row.entrant for row in staying if sizes[row.team] < boards]
    return tuple(acts.Withdrew(each) for each in (*absent, *small))


def _from_reserves(tournament: Tournament, row: EntrantRow, now: int) -> tuple[acts.Promoted, ...]:
    """Return how a reserve enters late, once a place is free."""
    place = reserve_place(tournament, row.entrant) or 0
    if tournament.row.status not in RUNNING or room(tournament) < 1:
        raise Refusal("already_reserve", place=place)
    check_entries_open(tournament, now)
    return (acts.Promoted(row.entrant),)


def _check_new(tournament: Tournament, known: EntrantRow | None, *, is_known: bool) -> None:
    if known is None:
        if is_known:
            raise Refusal("entered_before")
        return
    if known.status in IN_PLAY:
        raise Refusal("already_entered", entrant=known.entrant)
    if known.status == "removed":
        raise Refusal("removed_before")
    if has_played(tournament, known.entrant):
        raise Refusal("entered_before")


def check_role(tournament: Tournament, roles: Collection[str]) -> None:
    """Refuse who has not the role that a tournament asks for: `role_needed` (`role`)."""
    needed = tournament.settings.role_id
    if needed and needed not in roles:
        raise Refusal("role_needed", role=needed)


def check_answers(settings: Settings | LeagueSettings, answers: tuple[int, int], least_answers: int) -> None:
    """Refuse who is not reliable enough; newcomers, who have no figure yet, only where the settings say so.

    Raises:
        Refusal: `too_few_answers` (`least`, `have`, `needed`), `too_late_answers` (`least`, `have`: percent,
            `missing`: answers in time in a row).
    """
    least, (owed, in_time) = settings.least_reliability, answers
    if not least or (owed < least_answers and not settings.is_known_only):
        return
    if owed < least_answers:
        raise Refusal("too_few_answers", least=least, have=owed, needed=least_answers)
    late, missing = owed - in_time, 0
    if least < 100:
        # (in_time + x) / (owed + x) is enough for the first time.
        missing = -(-(least * late - (100 - least) * in_time) // (100 - least))
    if missing > 0 or 100 * in_time < least * owed:
        raise Refusal("too_late_answers", least=least, have=100 * in_time // owed, missing=max(missing, 0))


def _present(tournament: Tournament, entrant: int) -> EntrantRow:
    """Return who is in; refuses `already_withdrawn`, `removed_before`."""
    row = tournament.entrants[entrant]
    if row.status in GONE:
        raise Refusal("already_withdrawn" if row.status == "withdrawn" else "removed_before")
    return row


def _rounds_begun(tournament: Tournament) -> float:
    """Return how many rounds have begun; in flow how many matches the entrant in the middle has begun."""
    if tournament.row.format not in FLOWS:
        return tournament.rounds_of(FIRST)
    begun = Counter(
        seat.entrant
        for row in tournament.pairings.values()
        if row.status != "void" and row.stage == FIRST
        for seat in tournament.seats[row.pairing]
        if row.only_for in {None, seat.entrant}
    )
    return median([begun[row.entrant] for row in tournament.of_status("playing")] or [0])
