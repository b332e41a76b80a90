"""People who are forgotten: they leave their leagues, and their numbers stay without id and name."""

from msgspec.structs import replace

from db.rows import leagues, remembered
from db.rows.remembered import RememberedRow
from db.statements import Connection
from games.kernel.pace import DAY
from play.leagues.storing import load, store


def leave_forgotten(connection: Connection, user_id: int, now: int) -> tuple[int, ...]:
    """Let somebody leave every league that they are in; return these.

    Their divisions are tournaments, which they leave as all others (play/tournaments/forgetting.py).
    """
    changed: list[int] = []
    for membership in leagues.memberships(connection, user_id):
        before = load(connection, membership.league_id, to_change=True)
        if membership.status in {"left", "removed"} or before.is_over:
            continue
        store(connection, before, before.row, [replace(membership, status="left", left_at=now)])
        changed.append(membership.league_id)
    return tuple(changed)


def forget_in_leagues(connection: Connection, user_id: int, who: int, now: int) -> tuple[int, ...]:
    """Take a person out of all leagues; return those that are shown differently now.

    Who was removed does not come back by it: a league knows that by the pseudonym `who`.
    """
    memberships = leagues.memberships(connection, user_id)
    for number in leagues.drafted_since(connection, user_id, now - DAY):
        remembered.remember(connection, RememberedRow(who, "drafted", number, now))
    for row in memberships:
        if row.status == "removed":
            remembered.remember(connection, RememberedRow(who, "sent_off", row.league_id, now))
    changed = tuple(sorted({*(row.league_id for row in memberships), *leagues.made_by(connection, user_id)}))
    leagues.forget(connection, user_id)
    for each in changed:
        leagues.show_anew(connection, each)
    return changed
