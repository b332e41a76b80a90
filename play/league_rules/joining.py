"""Who may join a league, and what members do about the next season: what refuses it, with facts. Pure.

Each returns the member as they are then. What somebody says of themselves holds for the next season; the one that is
played they play to its end, unless they leave it too.
"""

from collections.abc import Collection

import msgspec
from msgspec.structs import replace

from db.rows.leagues import MemberRow
from games.kernel.errors import Refusal
from play.formats.league_views import MAY_LEAVE
from play.league_rules.record import League
from play.tournament_rules.checks import check_answers


class Newcomer(msgspec.Struct, frozen=True):
    """Who would join; `salt`: what they add to chance. `was_removed`: from this league, before they were forgotten.

    `answers`, `least_answers`: as of who enters a tournament.
    """

    user_id: int
    name: str
    salt: str
    roles: Collection[str] = ()
    was_removed: bool = False
    answers: tuple[int, int] = (0, 0)
    least_answers: int = 0


def joining(league: League, who: Newcomer, now: int) -> MemberRow:
    """Return the member that somebody becomes: under a new number, or the one that they had before with the new salt.

    Raises:
        Refusal: `league_not_open`, `league_closed`, `league_last_season`, `already_member`, `removed_from_league`,
            `role_needed` (`role`), what `check_answers` refuses, `league_full` (`most`).
    """
    check_goes_on(league)
    if league.row.status == "draft":
        raise Refusal("league_not_open")
    known = league.member_of(who.user_id)
    if known is not None and known.status == "in":
        raise Refusal("already_member")
    if who.was_removed or (known is not None and known.status == "removed"):
        raise Refusal("removed_from_league")
    needed = league.settings.role_id
    if needed and needed not in who.roles:
        raise Refusal("role_needed", role=needed)
    check_answers(league.settings, who.answers, who.least_answers)
    if (known is None or known.status == "left") and room(league) < 1:
        raise Refusal("league_full", most=league.settings.most)
    number = max(league.members, default=0) + 1 if known is None else known.member
    return MemberRow(league.row.id, number, who.user_id, who.name, who.salt, "in", now)


def room(league: League) -> int:
    """Return how many more can join."""
    return league.settings.most - len(league.of_status(*MAY_LEAVE))


def leaving(league: League, user_id: int, now: int) -> MemberRow:
    """Return a member who plays no more seasons; refuses `league_closed`, `not_a_member`, `left_already`.

    Who was removed has left already.
    """
    check_not_closed(league)
    row = _member(league, user_id)
    if row.status not in MAY_LEAVE:
        raise Refusal("left_already")
    return replace(row, status="left", left_at=now)


def resting(league: League, user_id: int) -> MemberRow:
    """Return a member who sits the next season out; refuses what `leaving` refuses, `league_last_season`, `is_resting`.

    Who did not come in a season and is not back sits out anyway: `is_absent`.
    """
    check_goes_on(league)
    row = _member(league, user_id)
    if row.status not in MAY_LEAVE:
        raise Refusal("left_already")
    if row.status == "resting":
        raise Refusal("is_resting")
    if row.status == "absent":
        raise Refusal("is_absent")
    return replace(row, status="resting")


def check_goes_on(league: League) -> None:
    """Refuse what is about the next season where there is none: `league_closed`, `league_last_season`."""
    check_not_closed(league)
    if league.row.status == "last":
        raise Refusal("league_last_season")


def check_not_closed(league: League) -> None:
    """Refuse a league in which nothing more happens: `league_closed`."""
    if league.is_over:
        raise Refusal("league_closed")


def _member(league: League, user_id: int) -> MemberRow:
    row = league.member_of(user_id)
    if row is None:
        raise Refusal("not_a_member")
    return row
