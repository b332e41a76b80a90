"""Settings of people and servers, and what a person may ask of us: a copy of everything stored, and to be forgotten."""

import asyncio
from typing import Literal, TypedDict, Unpack

import msgspec

from db.keeping import lineage
from db.keeping.beside import Forgotten
from db.rows import matches, people, ratings, shown
from db.rows.people import SLEEPS_AT, WAKES_AT, GuildRow, PersonRow
from db.statements import Connection
from games.kernel import codec
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from games.kernel.pace import DEFAULT_PACE
from play.context import Context
from play.leagues.forgetting import forget_in_leagues, leave_forgotten
from play.match import queue
from play.match.loading import load
from play.match.matches import Matches
from play.people.privacy import everything_about, forget_person, hold_matches, uninvite
from play.rules.moment import Moment
from play.rules.pace import agreed_pace, find_zone
from play.rules.record import UNDO_WINDOW
from play.rules.tables import check_language
from play.seats.lobby import Lobby
from play.tournaments.forgetting import forget_in_tournaments, withdraw_forgotten

SecretsBy = Literal["dm", "button"]
Mentions = Literal["loud", "quiet"]
RemindersBy = Literal["dm", "mention", "digest", "off"]


DAY = frozenset(("time_zone", "sleeps_at", "wakes_at", "reminders", "digest_at"))
"""The settings that say when a person sleeps, and when they get a digest."""

NEWEST_SECONDS = 7 * 24 * 60 * 60
"""Results that are no older are shown again without the number of somebody who wants to be unlisted."""

FORGOTTEN = "forgotten"
"""The counter of those who have asked to be forgotten, so far as this database has forgotten them."""


class PersonSettings(msgspec.Struct, frozen=True):
    """How one person wants it. `language` None: as Discord says. `secrets`: by DM and button, or by button only.

    `discord_locale` is the language of Discord when the person last pressed something: for direct messages, which come
    without a press. `time_zone` None: unknown, so there is no night. `sleeps_at`, `wakes_at` and `digest_at` are
    minutes of the day; `digest_at` None: the digest comes when the night ends. `away_until`: until when they
    have said that they are away (unix seconds; it may be over). `is_unlisted`: nobody else sees how strong they
    are.
    """

    language: str | None = None
    secrets: SecretsBy = "dm"
    mentions: Mentions = "loud"
    text_only: bool = False
    safe_palette: bool = False
    discord_locale: str | None = None
    time_zone: str | None = None
    sleeps_at: int = SLEEPS_AT
    wakes_at: int = WAKES_AT
    reminders: RemindersBy = "dm"
    digest_at: int | None = None
    away_until: int | None = None
    is_unlisted: bool = False

    def reads(self, otherwise: str) -> str:
        """Return the language of what comes to this person unasked; `otherwise`: if nothing is known."""
        return self.language or self.discord_locale or otherwise


class PersonChanges(TypedDict, total=False):
    """Fields of `PersonSettings` to change."""

    language: str | None
    secrets: SecretsBy
    mentions: Mentions
    text_only: bool
    safe_palette: bool
    discord_locale: str | None
    time_zone: str | None
    sleeps_at: int
    wakes_at: int
    reminders: RemindersBy
    digest_at: int | None
    is_unlisted: bool


class GuildSettings(msgspec.Struct, frozen=True):
    """How a server wants it. `channels`: where tables may be opened (empty: everywhere). `pace`: of new tables.

    `organiser_role`: who has that role organises tournaments (None: nobody by a role). `in_common`: its people are on
    the board of all servers that share theirs.
    """

    language: str | None = None
    channels: tuple[int, ...] = ()
    pace: str = DEFAULT_PACE
    organiser_role: int | None = None
    in_common: bool = False
    rates_decks: bool = False


class GuildChanges(TypedDict, total=False):
    """Fields of `GuildSettings` to change."""

    language: str | None
    channels: tuple[int, ...]
    pace: str
    organiser_role: int | None
    in_common: bool
    rates_decks: bool


class People:
    """Settings and privacy."""

    def __init__(self, context: Context, lobby: Lobby, matches: Matches) -> None:
        """Work on the database of `context`; who is forgotten leaves through `lobby` and `matches`."""
        self._context = context
        self._lobby = lobby
        self._matches = matches

    async def settings(self, user_id: int) -> PersonSettings:
        """Return the settings of a person; defaults if nothing was stored."""
        return settings_of(await self._context.database.read(people.find, user_id))

    async def asks(self, user_id: int, match: MatchId) -> tuple[PersonSettings, Moment | None]:
        """Return what an answer to this person about `match` needs, in one look; None if there is no such match."""
        return await self._context.database.read(_asked, user_id, match)

    async def change(self, user_id: int, **fields: Unpack[PersonChanges]) -> PersonSettings:
        """Change the named settings and return all; refuses `unknown_language` (`word`)."""
        _check(fields.get("language"))
        if (zone := fields.get("time_zone")) is not None:
            fields["time_zone"] = find_zone(zone)

        def changed(connection: Connection) -> PersonSettings:
            if DAY & fields.keys():
                matches.hold(connection, *queue.running_of(connection, user_id))
            people.hold(connection, user_id)
            before = settings_of(people.find(connection, user_id))
            settings = msgspec.structs.replace(before, **fields)
            people.store(connection, PersonRow(user_id, **msgspec.structs.asdict(settings)))
            if settings.is_unlisted and not before.is_unlisted:
                told.extend(_hide_ratings(connection, user_id, self._context.clock()))
            if DAY & fields.keys():
                queue.settle_person(connection, user_id)
            return settings

        told = list[int]()
        settings = await self._context.database.write(changed)
        for match in told:
            self._context.notify(MatchId(match))
        return settings

    async def guild(self, guild_id: int) -> GuildSettings:
        """Return the settings of a server; defaults if nothing was stored."""
        return _guild(await self._context.database.read(people.find_guild, guild_id))

    async def change_guild(self, guild_id: int, **fields: Unpack[GuildChanges]) -> GuildSettings:
        """Change the named settings and return all.

        Raises:
            Refusal: `unknown_language`, `unknown_pace`, `unknown_zone` (`word`).
        """
        _check(fields.get("language"))
        if "pace" in fields:
            fields["pace"] = agreed_pace(fields["pace"]).name

        def changed(connection: Connection) -> GuildSettings:
            people.hold(connection, guild_id)
            settings = msgspec.structs.replace(_guild(people.find_guild(connection, guild_id)), **fields)
            channels = codec.encode(settings.channels).decode()
            stored = msgspec.structs.asdict(settings) | {"channels": channels}
            people.store_guild(connection, GuildRow(guild_id, **stored))
            return settings

        return await self._context.database.write(changed)

    async def leave_common(self, guild_id: int) -> None:
        """Let a server that has sent the bot away share its board no longer: nobody there could change that."""
        if (await self.guild(guild_id)).in_common:
            await self.change_guild(guild_id, in_common=False)

    async def in_common(self) -> tuple[int, ...]:
        """Return the servers that share their board with all others that do."""
        return await self._context.database.read(people.guilds_in_common)

    async def known(self) -> tuple[int, ...]:
        """Return the ids of everybody who has settings, a seat or an invitation."""
        return await self._context.database.read(people.known)

    async def export(self, user_id: int) -> bytes:
        """Return everything stored about a person as JSON."""
        return await self._context.database.read(everything_about, user_id)

    async def forget(self, user_id: int) -> tuple[MatchId, ...]:
        """Forget a person: leave leagues, tournaments and open tables, resign, make every seat anonymous.

        Return the matches of those seats.
        """
        return await self._forget(user_id, await self._noted(user_id))

    async def _noted(self, user_id: int) -> Forgotten:
        """Store beside the database that a person has asked to be forgotten, after all who have been so far."""
        beside = self._context.beside
        known = await self._context.database.read(lineage.counter, FORGOTTEN)
        number = max((known, *(each.number for each in beside.forgotten()))) + 1
        asked = Forgotten(number, beside.pseudonym(user_id), self._context.clock())
        await asyncio.to_thread(beside.note, asked)
        return asked

    async def forget_again(self) -> None:
        """Forget those who have asked since this copy of the database was made, now that it was put back."""
        known = await self._context.database.read(lineage.counter, FORGOTTEN)
        asked = [each for each in self._context.beside.forgotten() if each.number > known]
        people_known = {self._context.beside.pseudonym(each): each for each in await self.known()} if asked else {}
        # One after the other as they asked: a start that is cut short goes on with the next one.
        for each in asked:
            if each.who in people_known:
                await self._forget(people_known[each.who], each, is_again=True)
            else:
                await self._context.database.write(_note_forgotten, each)

    async def _forget(self, user_id: int, asked: Forgotten, *, is_again: bool = False) -> tuple[MatchId, ...]:
        # First of all nothing new begins for them.
        left_leagues = await self._context.database.write(leave_forgotten, user_id, self._context.clock())
        withdrawn = await self._context.database.write(withdraw_forgotten, user_id, self._context.clock())
        while active := await self._context.database.read(matches.of_player, user_id, ("open", "running"), 100):
            for row in active:
                await self._step_back(MatchId(row.id), user_id)

        def forgotten(connection: Connection, asked: Forgotten) -> tuple[tuple[int, ...], ...]:
            hold_matches(connection, user_id)
            people.hold(connection, user_id)
            _note_forgotten(connection, asked, is_new=not is_again)
            now = self._context.clock()
            nameless = forget_in_tournaments(connection, user_id, asked.who, now)
            leagues = forget_in_leagues(connection, user_id, asked.who, now)
            invited = uninvite(connection, user_id)
            return forget_person(self._context, connection, user_id, asked.who, now), invited, nameless, leagues

        while True:
            try:
                seats, invited, nameless, leagues = await self._context.database.write(forgotten, asked)
                break
            except _Overtaken:
                asked = await self._noted(user_id)
        left = tuple(map(MatchId, seats))
        for match in dict.fromkeys((*left, *map(MatchId, invited))):
            self._context.notify(match)
        for tournament in {*withdrawn, *nameless}:
            self._context.tell(tournament)
        for league in {*left_leagues, *leagues}:
            self._context.tell_league(league)
        return left

    async def _step_back(self, match: MatchId, user_id: int) -> None:
        """Leave a table or resign a match; if it has just started or ended, nothing, and the caller looks again."""
        try:
            await self._lobby.leave(match, user_id)
        except Refusal as refusal:
            if refusal.code != "not_open":
                raise
        else:
            return
        try:
            await self._matches.resign(match, user_id)
        except Refusal as refusal:
            if refusal.code != "not_running":
                raise


class _Overtaken(Exception):
    """Another person was forgotten under the same number, or under a later one."""


def _note_forgotten(connection: Connection, asked: Forgotten, *, is_new: bool = False) -> None:
    """Store that all have been forgotten who have asked up to here.

    Raises:
        _Overtaken: it is new, and a copy that is made now would seem to know of it already.
    """
    known = lineage.hold_counter(connection, FORGOTTEN)
    if is_new and asked.number <= known:
        raise _Overtaken
    lineage.set_counter(connection, FORGOTTEN, max(known, asked.number))


def _hide_ratings(connection: Connection, user_id: int, now: int) -> tuple[int, ...]:
    """Store that the newest results of a person are to be shown again, without their number; return the matches.

    Older ones stay as they were told: they may be in threads that are archived.
    """
    newest = ratings.matches_since(connection, user_id, now - NEWEST_SECONDS)
    for match in newest:
        shown.mark_changed(connection, match)
    return newest


def _check(language: str | None) -> None:
    if language is not None:
        check_language(language)


def settings_of(row: PersonRow | None) -> PersonSettings:
    """Return the settings in a stored row; defaults where there is none."""
    if row is None:
        return PersonSettings()
    known = msgspec.structs.asdict(row)
    return msgspec.convert({name: known[name] for name in PersonSettings.__struct_fields__}, PersonSettings)


def _guild(row: GuildRow | None) -> GuildSettings:
    if row is None:
        return GuildSettings()
    channels = codec.decode(row.channels, tuple[int, ...])
    return GuildSettings(row.language, channels, row.pace, row.organiser_role, row.in_common, row.rates_decks)


def _asked(connection: Connection, user_id: int, match: MatchId) -> tuple[PersonSettings, Moment | None]:
    try:
        loaded = load(connection, match, UNDO_WINDOW)
    except Refusal:
        return settings_of(people.find(connection, user_id)), None
    is_seated = any(seat.user_id == user_id for seat in loaded.seats)
    return settings_of(loaded.person_of(user_id) if is_seated else people.find(connection, user_id)), Moment(loaded)
