"""Accounts that are one person's: merged by both their presses, or found again by the staff of a server.

Merged by both, everything of one account is the other's, seats in running matches too. Staff decide about what is over
on their own server alone, and only after its person had time to object: they could be anybody, and so could the account
that they name. So no staff gives anybody a hand of cards, and ratings, which all servers share, move only once the
staff of every server has said so on which they were won.
"""

from typing import Final

import msgspec

from db.rows import (
    accounts,
    leagues,
    matches,
    overviews,
    people,
    ratings,
    seats,
    shown,
    table_wishes,
    tournaments,
    webhooks,
)
from db.rows.accounts import HandoverRow, MergedRow, MoveRow
from db.statements import Connection
from games.kernel.accounts import Handover, Moved, Pair
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from games.kernel.pace import DAY
from play.context import Context
from play.match import queue
from play.people.privacy import own_messages
from play.ratings.merging import merge_ratings
from play.rules import pairs

HANDOVER_SECONDS: Final = DAY
"""So long the other account can take over after one has handed over."""

OBJECTION_SECONDS: Final = 7 * DAY
"""So long the person of an account that is said to be gone can object."""

MOST_MOVES: Final = 20
MOST_LINKS: Final = 5


class Accounts:
    """The accounts of all people."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def hand_over(self, user_id: int, to: int) -> None:
        """Offer everything of one's account to another one, which has a day to take it over.

        Raises:
            Refusal: `merge_self`, `account_merged`, `other_account_merged`, and what `_check_apart` refuses.
        """
        row = HandoverRow(user_id, to, self._context.clock())

        def asked(connection: Connection) -> None:
            people.hold(connection, user_id, to)
            _check(connection, user_id, to)
            accounts.ask(connection, row)

        await self._context.database.write(asked)

    async def keep(self, user_id: int) -> None:
        """Offer one's account to nobody any more."""
        await self._context.database.write(accounts.drop, user_id)

    async def offered(self, user_id: int, old: int) -> Handover:
        """Return what a person would take over from another account.

        Raises:
            Refusal: `not_handed_over`, and what `hand_over` refuses.
        """
        return await self._context.database.read(self._offered, user_id, old)

    async def take_over(self, user_id: int, old: int) -> Handover:
        """Let everything of another account be a person's own; return what it was.

        Raises:
            Refusal: what `offered` refuses.
        """
        changed: list[MatchId] = []
        entered: list[int] = []
        joined: list[int] = []

        def taken(connection: Connection) -> Handover:
            _hold_matches(connection, old)
            people.hold(connection, old, user_id)
            found = self._offered(connection, user_id, old)
            now = self._context.clock()
            entered.extend(row.tournament_id for row in tournaments.entries_of_person(connection, old))
            joined.extend(row.league_id for row in leagues.memberships(connection, old))
            merge_ratings(connection, old, user_id, now)
            changed.extend(_give_everything(connection, old, user_id))
            accounts.close(connection, old, user_id)
            accounts.put_merged(connection, MergedRow(old, user_id, now))
            return found

        found = await self._context.database.write(taken)
        for match in changed:
            self._context.notify(match)
        for each in entered:
            self._context.tell(each)
        for league in joined:
            self._context.tell_league(league)
        return found

    async def pairs(self, guild_id: int) -> tuple[Pair, ...]:
        """Return who plays mostly each other on a server, with one-sided results (play/rules/pairs.py)."""
        return await self._context.database.read(_pairs, guild_id)

    async def say_moved(self, guild_id: int, old: int, new: int, by: int) -> Moved:
        """Say, as staff of a server, that an account is gone, and which one its person has now.

        That it is not on the server the caller has asked Discord. Again with the same accounts it changes nothing.

        Raises:
            Refusal: `merge_self`, `account_merged`, `other_account_merged`, `moves_own_account`, `never_played_here`,
                `move_stopped` (its person has objected), `move_said` (another new account was named), `move_done`,
                and what `_check_idle` refuses.
        """

        def said(connection: Connection) -> Moved:
            people.hold(connection, old, new)
            _check_free(connection, old, new)
            if by in {old, new}:
                raise Refusal("moves_own_account")
            known = accounts.move(connection, guild_id, old)
            if known is not None:
                _check_open(known)
                if known.to_user_id != new:
                    raise Refusal("move_said")
                return _moved(known)
            if not accounts.played_on(connection, guild_id, old):
                raise Refusal("never_played_here")
            _check_idle(connection, guild_id, old)
            row = MoveRow(guild_id, old, new, by, self._context.clock())
            accounts.put_move(connection, row)
            return msgspec.structs.replace(_moved(row), is_new=True)

        return await self._context.database.write(said)

    async def object(self, guild_id: int, user_id: int) -> None:
        """Say that one's account is not gone: the staff of that server cannot say it again.

        Raises:
            Refusal: `no_move`, `move_done`.
        """
        now = self._context.clock()

        def stopped(connection: Connection) -> None:
            people.hold(connection, user_id)
            row = accounts.move(connection, guild_id, user_id)
            if row is None:
                raise Refusal("no_move")
            if row.done_at is not None:
                raise Refusal("move_done")
            accounts.put_move(connection, msgspec.structs.replace(row, stopped_at=now))

        await self._context.database.write(stopped)

    async def take_found(self, guild_id: int, user_id: int, old: int) -> bool:
        """Take over what is over on a server from the account that one had; return whether ratings came with it.

        Raises:
            Refusal: `no_move`, `move_stopped`, `move_done`, `move_waits` (`at`: unix seconds), `account_merged`,
                `other_account_merged`, and what `_check_idle` refuses.
        """

        def taken(connection: Connection) -> bool:
            people.hold(connection, old, user_id)
            row = accounts.move(connection, guild_id, old)
            if row is None or row.to_user_id != user_id:
                raise Refusal("no_move")
            _check_open(row)
            _check_free(connection, old, user_id)
            now = self._context.clock()
            if now < row.asked_at + OBJECTION_SECONDS:
                raise Refusal("move_waits", at=str(row.asked_at + OBJECTION_SECONDS))
            _check_idle(connection, guild_id, old)
            accounts.put_move(connection, msgspec.structs.replace(row, done_at=now))
            accounts.give_on(connection, guild_id, old, user_id)
            if not _all_have_said_so(connection, old, user_id):
                return False
            merge_ratings(connection, old, user_id, now)
            return True

        return await self._context.database.write(taken)

    async def moves_on(self, guild_id: int) -> tuple[Moved, ...]:
        """Return what the staff of a server have said of accounts, the newest first."""
        rows = await self._context.database.read(accounts.moves_on, guild_id, MOST_MOVES)
        return tuple(map(_moved, rows))

    async def moves_to(self, user_id: int) -> tuple[Moved, ...]:
        """Return which accounts staff say a person had, as far as they have not taken over and nobody has objected."""
        rows = await self._context.database.read(accounts.about, user_id)
        said = [row for row in rows if isinstance(row, MoveRow) and row.to_user_id == user_id]
        return tuple(_moved(row) for row in said if row.stopped_at is None and row.done_at is None)

    def _offered(self, connection: Connection, user_id: int, old: int) -> Handover:
        row, since = accounts.asked(connection, old), self._context.clock() - HANDOVER_SECONDS
        if row is None or row.to_user_id != user_id or row.asked_at < since:
            raise Refusal("not_handed_over")
        _check(connection, old, user_id)
        return _handover(connection, old, user_id)


def _check(connection: Connection, user_id: int, to: int) -> None:
    _check_free(connection, user_id, to)
    _check_apart(connection, user_id, to)


def _check_free(connection: Connection, user_id: int, to: int) -> None:
    """Refuse one account twice, and one that was merged: `merge_self`, `account_merged`, `other_account_merged`."""
    if user_id == to:
        raise Refusal("merge_self")
    if accounts.merged(connection, user_id) is not None:
        raise Refusal("account_merged")
    if accounts.merged(connection, to) is not None:
        raise Refusal("other_account_merged")


def _check_apart(connection: Connection, user_id: int, other: int) -> None:
    """Refuse two accounts that meet now: one person would know the secrets of two seats, and play for both.

    Raises:
        Refusal: `accounts_meet` (`matches`: their numbers), `accounts_meet_in_tournament` (`tournaments`: their names),
            `accounts_meet_in_league`.
    """
    seats_held = {row.match_id: row.seat for row in accounts.held(connection, user_id)}
    met = {
        row.match_id
        for row in accounts.held(connection, other)
        if row.match_id in seats_held and row.seat != seats_held[row.match_id]
    }
    if met:
        raise Refusal("accounts_meet", matches=tuple(map(str, sorted(met))))
    entered = [tournaments.find(connection, each) for each in accounts.tournaments_of_both(connection, user_id, other)]
    if entered:
        raise Refusal("accounts_meet_in_tournament", tournaments=tuple(row.name for row in entered if row is not None))
    if accounts.leagues_of_both(connection, user_id, other):
        raise Refusal("accounts_meet_in_league")


def _check_idle(connection: Connection, guild_id: int, user_id: int) -> None:
    """Refuse an account with something that is not over on a server, which others decide about.

    Raises:
        Refusal: `still_seated` (`matches`), `still_entered` (`count`).
    """
    active = accounts.active_on(connection, guild_id, user_id)
    if active:
        raise Refusal("still_seated", matches=tuple(map(str, active)))
    entered = accounts.entered_on(connection, guild_id, user_id)
    if entered:
        raise Refusal("still_entered", count=len(entered))


def _check_open(row: MoveRow) -> None:
    if row.stopped_at is not None:
        raise Refusal("move_stopped")
    if row.done_at is not None:
        raise Refusal("move_done")


def _moved(row: MoveRow) -> Moved:
    return Moved(
        row.guild_id,
        row.user_id,
        row.to_user_id,
        row.by_user_id,
        row.asked_at + OBJECTION_SECONDS,
        row.stopped_at is not None,
        row.done_at is not None,
    )


def _handover(connection: Connection, old: int, new: int) -> Handover:
    entries = tournaments.entries_of_person(connection, old)
    entered = [tournaments.find(connection, each.tournament_id) for each in entries]
    person, other = (ratings.number_of(connection, each) for each in (old, new))
    return Handover(
        matches=len({row.match_id for row in accounts.held(connection, old)}),
        tournaments=sum(row is not None and row.status not in {"ended", "cancelled"} for row in entered),
        rated=0 if person is None else sum(row.matches for row in ratings.of_person(connection, person)),
        met=0 if person is None or other is None else ratings.count_met(connection, person, other),
    )


def _hold_matches(connection: Connection, user_id: int) -> set[int]:
    """Let nobody else change the matches in which an account has a seat; return them."""
    active = {row.match_id for row in accounts.held(connection, user_id)}
    matches.hold(connection, *active)
    return active


def _give_everything(connection: Connection, old: int, new: int) -> tuple[MatchId, ...]:
    """Let all that is stored of one account be another's; return the matches that are shown anew.

    What is over shows nothing else than before: its seats keep the names that they had.
    """
    active = _hold_matches(connection, old)
    taken = [row for row in seats.of_person(connection, old) if row.match_id in active]
    hosted, offering = matches.hosted_by(connection, old), seats.offered_to(connection, old)
    webhooks.forget(connection, old)
    accounts.give_all(connection, old, new)
    for match in hosted:
        matches.set_host(connection, match, new)
    for row in taken:
        accounts.give_seat(connection, row.match_id, row.seat, new)
        # What lies in the old account's direct messages is sent to the other one, as if it had never been sent.
        for message in own_messages(connection, row):
            shown.drop(connection, type(message), row.match_id, row.seat)
        shown.mark_changed(connection, row.match_id)
        shown.renew(connection, row.match_id)
    for each in tournaments.entries_of_person(connection, new):
        tournaments.show_anew(connection, each.tournament_id)
    for forget in (
        seats.forget_invited,
        seats.forget_former,
        people.forget_blocked,
        overviews.forget,
        table_wishes.forget,
        tournaments.forget_team_invitations,
        people.forget,
    ):
        forget(connection, old)
    for match in {*active, *offering}:
        queue.settle_anew(connection, MatchId(match))
    return tuple(map(MatchId, sorted(active)))


def _all_have_said_so(connection: Connection, old: int, new: int) -> bool:
    """Return whether staff of every server on which an account was rated have said whose it is, and it is in no match.

    Who has played rated matches in direct messages keeps their number: nobody's staff can vouch for those.
    """
    person = ratings.number_of(connection, old)
    if person is None or accounts.held(connection, old) or ratings.count_without_server(connection, person):
        return False
    said = {row.guild_id for row in accounts.moves_of(connection, old) if row.done_at and row.to_user_id == new}
    return {row.guild_id for row in ratings.servers_of(connection, person)} <= said


def _pairs(connection: Connection, guild_id: int) -> tuple[Pair, ...]:
    met = ratings.met_on(connection, guild_id, pairs.LEAST_MATCHES)
    everybody = {number for row in met for number in (row.person, row.other)}
    played = {number: ratings.count_on(connection, guild_id, number) for number in everybody}
    names = {number: ratings.newest_name_on(connection, guild_id, number) for number in everybody}
    return tuple(
        msgspec.structs.replace(
            pair,
            links=tuple(
                (row.id, row.channel_id)
                for row in ratings.matches_of_pair(connection, guild_id, *pair.people, MOST_LINKS)
            ),
        )
        for pair in pairs.suspicious(met, played, names)
    )
