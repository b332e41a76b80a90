"""How much of everything one person, table or answer can have, so that nobody fills the bot or pesters others.

Each number is a setting (config.py, README.md). Whoever comes to one is told which it is, and nothing is changed.
"""

import msgspec

from db.rows import accounts, leagues, matches, people, remembered, seats, tournaments, webhooks
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.pace import DAY
from play.rules.loaded import Loaded
from play.rules.record import Entry

MOVES_A_DAY, GUEST_MOVES_A_DAY = 10, 2
"""So often a person brings matches to another channel in a day, those that they host and those of others."""


class Limits(msgspec.Struct, frozen=True):
    """`tables`: open or running at once, by one host; `tables_a_day`: opened by one host; `invitations_a_day`: to one
    person; `seats`: of one person in open and running matches; `server_tables`: open or running on one server;
    `tournament_tables`: of its tournaments, beside these; `entries`: of one match; `changes`: of one sealed answer;
    `decks`: that one person keeps; `webhooks_a_day`: addresses that one person has the bot call to try them;
    `server_tournaments`: open or running on one server; `tournaments_a_day`: drafted by one person; `tournaments`: of
    one person open or running on a server where everybody can organise them. A league counts as one tournament."""

    tables: int = 20
    tables_a_day: int = 40
    invitations_a_day: int = 10
    seats: int = 50
    server_tables: int = 500
    tournament_tables: int = 300
    entries: int = 10_000
    changes: int = 12
    decks: int = 25
    webhooks_a_day: int = 10
    server_tournaments: int = 20
    tournaments_a_day: int = 10
    tournaments: int = 2

    def check_tables(self, connection: Connection, user_id: int, guild_id: int | None, now: int, who: int) -> None:
        """Refuse one more table of a person on a server, or in direct messages; `who`: their pseudonym.

        Raises:
            Refusal: `too_many_tables`, `too_many_opened`, `too_many_here`, `too_many_seats` (`most`).
        """
        if matches.count_active_of_host(connection, user_id) >= self.tables:
            raise Refusal("too_many_tables", most=self.tables)
        opened = matches.count_opened_since(connection, user_id, now - DAY)
        if opened + remembered.count_since(connection, who, "opened", now - DAY) >= self.tables_a_day:
            raise Refusal("too_many_opened", most=self.tables_a_day)
        if guild_id is not None and matches.count_active_of_guild(connection, guild_id) >= self.server_tables:
            raise Refusal("too_many_here", most=self.server_tables)
        self.check_seats(connection, user_id)

    def check_tournament_tables(self, connection: Connection, guild_id: int | None) -> None:
        """Refuse one more running table of a server's tournaments: `too_many_tournament_tables` (`most`)."""
        if guild_id is not None and matches.count_seated_of_guild(connection, guild_id) >= self.tournament_tables:
            raise Refusal("too_many_tournament_tables", most=self.tournament_tables)

    def check_seats(self, connection: Connection, user_id: int) -> None:
        """Refuse one more seat of who has too many, or of an account that was merged.

        Raises:
            Refusal: `too_many_seats` (`most`), `account_merged`.
        """
        self.check_account(connection, user_id)
        if matches.count_active_of_player(connection, user_id) >= self.seats:
            raise Refusal("too_many_seats", most=self.seats)

    def check_account(self, connection: Connection, user_id: int) -> None:
        """Refuse an account that has handed everything over to another one: `account_merged`."""
        if accounts.merged(connection, user_id) is not None:
            raise Refusal("account_merged")

    def check_invitation(self, connection: Connection, user_id: int, now: int) -> None:
        """Refuse one more invitation to a person who had too many: `too_many_invitations` (`most`)."""
        if seats.count_invitations_since(connection, user_id, now - DAY) >= self.invitations_a_day:
            raise Refusal("too_many_invitations", most=self.invitations_a_day)

    def check_webhook(self, connection: Connection, user_id: int, now: int, who: int) -> int:
        """Return how many addresses a person has tried in a day, so that nobody makes the bot call others for long.

        `who`: their pseudonym.

        Raises:
            Refusal: `too_many_webhooks` (`most`).
        """
        tried = webhooks.count_tries(connection, user_id, now - DAY)
        tried += remembered.count_since(connection, who, "tried", now - DAY)
        if tried >= self.webhooks_a_day:
            raise Refusal("too_many_webhooks", most=self.webhooks_a_day)
        return tried

    def check_draft(self, connection: Connection, user_id: int, now: int, who: int) -> None:
        """Refuse one more draft of a person who has made too many in a day: `too_many_drafts` (`most`).

        `who`: their pseudonym.
        """
        since = now - DAY
        made = len(tournaments.drafted_since(connection, user_id, since))
        made += len(leagues.drafted_since(connection, user_id, since))
        if made + remembered.count_since(connection, who, "drafted", now - DAY) >= self.tournaments_a_day:
            raise Refusal("too_many_drafts", most=self.tournaments_a_day)

    def check_own_tournaments(self, connection: Connection, guild_id: int, user_id: int) -> None:
        """Refuse one more open tournament of a person: `too_many_own_tournaments` (`most`); of who was chosen none."""
        server = people.find_guild(connection, guild_id)
        is_chosen = server is not None and server.organiser_role is not None
        made = tournaments.count_open_of(connection, guild_id, user_id)
        made += leagues.count_open_of(connection, guild_id, user_id)
        if not is_chosen and made >= self.tournaments:
            raise Refusal("too_many_own_tournaments", most=self.tournaments)

    def check_tournaments(self, connection: Connection, guild_id: int) -> None:
        """Refuse one more open tournament of a server: `too_many_tournaments` (`most`)."""
        if (
            tournaments.count_open(connection, guild_id) + leagues.count_open(connection, guild_id)
            >= self.server_tournaments
        ):
            raise Refusal("too_many_tournaments", most=self.server_tournaments)

    def check_moves(self, connection: Connection, user_id: int, now: int, who: int, *, is_host: bool) -> None:
        """Refuse a person who has brought matches to other channels too often: `too_many_moves` (`most`).

        `who`: their pseudonym.
        """
        most = MOVES_A_DAY if is_host else GUEST_MOVES_A_DAY
        moved = sum(remembered.count_since(connection, each, "moved", now - DAY) for each in (user_id, who))
        if moved >= most:
            raise Refusal("too_many_moves", most=most)

    def check_entry(self, loaded: Loaded, new: Entry) -> None:
        """Refuse what makes a match too long, or changes an answer too often; `loaded` has the newest before `new`.

        An open move changes no answer, and the entries before it are not decoded. What never opens answers another
        question once something cannot be taken back any more: a phase has ended, or somebody has moved.

        Raises:
            Refusal: `match_too_long` (`most`), `too_many_changes` (`most`).
        """
        if new.number > self.entries:
            raise Refusal("match_too_long", most=self.entries)
        if new.seal is None:
            return
        changes, never_opens = 0, new.seal in new.dropped
        for entry in reversed(loaded.entries):
            if any((each.seat, each.label) == (new.seat, new.seal) for each in entry.opened):
                break
            if never_opens and entry.final:
                break
            changes += (entry.seat, entry.seal) == (new.seat, new.seal)
        if changes > self.changes:
            raise Refusal("too_many_changes", most=self.changes)


DEFAULT_LIMITS = Limits()


def check_channel(connection: Connection, channel_id: int | None, match: int | None) -> None:
    """Refuse a channel of another active match: `channel_taken` (`match`); the caller holds the lock on channels."""
    if channel_id is None:
        return
    other = matches.active_in_channel(connection, channel_id)
    if other is not None and other != match:
        raise Refusal("channel_taken", match=other)
