"""What is stored about a person: all of it as JSON, and how it is taken out.

A forgotten person's seat stays in its matches without id and name, with its moves and the salt from which the seed was
made, since without these the match could no longer be checked.
"""

from typing import Any

import msgspec

from db.rows import (
    accounts,
    calls,
    decks,
    entries,
    leagues,
    matches,
    overviews,
    people,
    plans,
    ratings,
    remembered,
    seats,
    shown,
    table_wishes,
    tournaments,
    webhooks,
)
from db.rows.entries import EntryRow
from db.rows.leagues import MemberRow
from db.rows.ratings import ChangeRow
from db.rows.remembered import RememberedRow
from db.rows.seats import SeatRow
from db.rows.shown import DirectMessage, LossReport
from db.rows.tournaments import EntrantRow
from db.statements import Connection
from games.kernel.ids import MatchId
from games.kernel.pace import DAY
from play.context import Context
from play.match import names, queue
from play.rules.tables import next_host
from play.tournament_rules.record import CORRECTED_DAYS

VERSION = 2
"""Of the file that a person gets; in the first one ids were numbers, of which JavaScript and others lose digits."""

IDS = frozenset(
    (
        "user_id", "channel_id", "message_id", "table_channel_id", "offered_to", "blocked", "to_user_id",
        "into_user_id", "by_user_id", "guild_id",
    )
)  # fmt: skip
"""What in it are ids of Discord."""

NOBODY = ""
"""The name at a seat whose person was forgotten: pages then name the seat, in the reader's language."""


def everything_about(connection: Connection, user_id: int) -> bytes:
    """Return all that is stored about a person as JSON; ids of Discord are text."""
    taken = seats.of_person(connection, user_id)
    found: dict[str, Any] = {
        "version": VERSION,
        "user_id": user_id,
        "settings": people.find(connection, user_id),
        "seats": taken,
        "match_titles": [title for seat in taken for title in _titles(connection, seat)],
        "former_seats": seats.former_of_person(connection, user_id),
        "messages": [row for seat in taken for row in own_messages(connection, seat)],
        "plans": [row for seat in taken for row in plans.of_seat(connection, seat.match_id, seat.seat)],
        "webhooks": webhooks.of_person(connection, user_id),
        "blocked": people.blocked_by(connection, user_id),
        "decks": decks.of_person(connection, user_id),
        "entries": [_without_events(row) for row in entries.of_person(connection, user_id)],
        "invitations": seats.invited_person(connection, user_id),
        "declined_invitations": seats.declined(connection, user_id),
        "hosted_matches": matches.hosted_by(connection, user_id),
        "tournaments": [_entry(connection, row) for row in tournaments.entries_of_person(connection, user_id)],
        "team_invitations": tournaments.team_invitations_of(connection, user_id),
        "organised_tournaments": tournaments.organised_by(connection, user_id),
        "drafted_tournaments": tournaments.made_by(connection, user_id),
        "leagues": [_membership(connection, row) for row in leagues.memberships(connection, user_id)],
        "made_leagues": leagues.made_by(connection, user_id),
        "calls": calls.of_person(connection, user_id),
        # Not of which tables they were not told: that would say whose these were.
        "told_of_tables": [
            {"guild_id": each.guild_id, "games": each.games, "paces": each.paces, "hours": each.hours}
            for each in table_wishes.of_person(connection, user_id)
        ],
        "ratings": _ratings(connection, user_id),
        "overviews_of_servers": [{"guild_id": each} for each in overviews.put_up_by(connection, user_id)],
        "list_filters": [each] if (each := overviews.filter_of(connection, user_id)) else [],
        "accounts": accounts.about(connection, user_id),
    }
    return msgspec.json.format(msgspec.json.encode(_with_ids_as_text(msgspec.to_builtins(found))), indent=2)


def _with_ids_as_text(value: Any, *, is_id: bool = False) -> Any:
    """Return plain values with the numbers of fields that are `IDS` as text."""
    match value:
        case dict():
            return {name: _with_ids_as_text(each, is_id=name in IDS) for name, each in value.items()}
        case list() | tuple():
            return [_with_ids_as_text(each, is_id=is_id) for each in value]
    return str(value) if is_id and isinstance(value, int) else value


def hold_matches(connection: Connection, user_id: int) -> None:
    """Let nobody else change the matches of a person who is about to be forgotten."""
    own = [row.match_id for row in seats.of_person(connection, user_id)]
    former = [row.match_id for row in seats.former_of_person(connection, user_id)]
    other = (*seats.offered_to(connection, user_id), *matches.hosted_by(connection, user_id))
    matches.hold(connection, *own, *former, *other)


def forget_person(context: Context, connection: Connection, user_id: int, who: int, now: int) -> tuple[int, ...]:
    """Take a person out of everything; return the matches that changed. The person sits in no active match any more.

    What a match or a limit that still runs has to know stays under the pseudonym `who`: else somebody who forgets
    themselves could take a second seat and know the secrets of both, or come back to a table that sent them away.
    """
    _remember(connection, user_id, who, now)
    taken = seats.of_person(connection, user_id)
    for seat in taken:
        for row in own_messages(connection, seat):
            shown.drop(connection, type(row), seat.match_id, seat.seat)
        shown.forget_called(connection, shown.mark_changed(connection, seat.match_id), user_id)
        shown.renew(connection, seat.match_id)
        shown.mark_misnamed(connection, seat.match_id)
        plans.drop_all(connection, seat.match_id, seat.seat)
    handed_over = seats.former_of_person(connection, user_id)
    for former in handed_over:
        # Lines of the log name them, also in old messages.
        shown.mark_changed(connection, former.match_id)
        shown.renew(connection, former.match_id)
    seats.forget(connection, user_id, NOBODY)
    changed = (*(seat.match_id for seat in taken), *(former.match_id for former in handed_over))
    for each in changed:
        names.retitle(context, connection, each)
        overviews.doubt(connection, each)
    seats.forget_invited(connection, user_id)
    offering = seats.offered_to(connection, user_id)
    seats.forget_former(connection, user_id)
    for match in offering:
        queue.settle_again(connection, MatchId(match))
    entries.forget(connection, user_id)
    decks.forget(connection, user_id)
    people.forget_blocked(connection, user_id)
    webhooks.forget(connection, user_id)
    ratings.forget(connection, user_id)
    overviews.forget(connection, user_id)
    accounts.forget(connection, user_id)
    people.forget(connection, user_id)
    for match in matches.hosted_by(connection, user_id):
        matches.set_host(connection, match, next_host(seats.of_match(connection, match)))
        queue.settle_again(connection, MatchId(match))
    return changed


def uninvite(connection: Connection, user_id: int) -> tuple[int, ...]:
    """Take back the invitations of a person, with the seats reserved for them; return the open tables they were to."""
    asked = [row.match_id for row in seats.invited_person(connection, user_id) if not row.is_barred]
    found = [matches.find(connection, each) for each in asked]
    tables = tuple(row.id for row in found if row is not None and row.status == "open")
    for each in tables:
        seats.drop_invited(connection, each, user_id)
        shown.mark_changed(connection, each)
    return tables


def _remember(connection: Connection, user_id: int, who: int, now: int) -> None:
    """Store under a pseudonym what outlives forgetting, and drop what is not needed any more."""
    had = {row.match_id for row in seats.of_person(connection, user_id)}
    had |= {row.match_id for row in seats.former_of_person(connection, user_id)}
    barred = [row.match_id for row in seats.invited_person(connection, user_id) if row.is_barred]
    opened = matches.opened_since(connection, user_id, now - DAY)
    tries = webhooks.count_tries(connection, user_id, now - DAY)
    before = remembered.count_since(connection, who, "tried", now - DAY)
    for row in (
        *(RememberedRow(who, "seat", match, now) for match in had),
        *(RememberedRow(who, "barred", match, now) for match in barred),
        *(RememberedRow(who, "opened", match, now) for match in opened),
        *(RememberedRow(who, "tried", number, now) for number in range(before, before + tries)),
    ):
        remembered.remember(connection, row)
    remembered.rename(connection, user_id, who)
    calls.rename(connection, user_id, who)
    table_wishes.forget(connection, user_id)
    remembered.drop_past(connection, now - DAY, now - CORRECTED_DAYS * DAY)


def _without_events(row: EntryRow) -> dict[str, Any]:
    """Return what a person did. What came of it is the match's, and some of that only others may know."""
    entry: dict[str, Any] = msgspec.json.decode(row.entry)
    done = {name: value for name, value in entry.items() if name not in {"events", "opened"}}
    return {"match_id": row.match_id, "revision": entry.get("counted") or row.revision, **done}


def _entry(connection: Connection, row: EntrantRow) -> dict[str, Any]:
    """Return what a person is in a tournament, with its name."""
    found = tournaments.find(connection, row.tournament_id)
    return {"tournament_name": "" if found is None else found.name, **msgspec.to_builtins(row)}


def _membership(connection: Connection, row: MemberRow) -> dict[str, Any]:
    """Return what a person is in a league, with its name and their places in its seasons."""
    found = leagues.find(connection, row.league_id)
    return {
        "league_name": "" if found is None else found.name,
        **msgspec.to_builtins(row),
        "places": leagues.places_of_member(connection, row.league_id, row.member),
    }


def _ratings(connection: Connection, user_id: int) -> tuple[ChangeRow, ...]:
    """Return what each rated match changed in the ratings of a person, with those of an account that they took over."""
    person = ratings.number_of(connection, user_id)
    known = () if person is None else ratings.numbers_of(connection, person)
    rows = [row for each in known for row in ratings.of_person(connection, each)]
    found = {change.number: change for row in rows for change in ratings.changes_of(connection, row.person, row.ladder)}
    return tuple(found[number] for number in sorted(found))


def _titles(connection: Connection, seat: SeatRow) -> tuple[dict[str, Any], ...]:
    """Return what a match is called that has a name of its own, in which its people are named."""
    row = matches.find(connection, seat.match_id)
    return ({"match_id": row.id, "title": row.title},) if row is not None and row.title else ()


def own_messages(connection: Connection, seat: SeatRow) -> tuple[DirectMessage | LossReport, ...]:
    """Return the messages to the person of a seat alone that are remembered."""
    messages = shown.of_match(connection, seat.match_id)
    rows: list[DirectMessage | LossReport] = [*messages.direct, *messages.reports]
    return tuple(row for row in rows if row.seat == seat.seat)
