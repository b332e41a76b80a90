"""Ratings as people see them: of one person, of one match, of all who play on a server."""

from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from db.rows import people, ratings
from db.rows.ratings import BoardRow, ChangeRow, RatingRow
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId, Seat
from games.kernel.pace import DAY
from games.kernel.profiles import Profile
from games.kernel.ratings import Board, Changed, MatchRating, Ranked, Strength
from play.context import Context
from play.match.loading import load
from play.match.rating import judged
from play.ratings.profiles import profile_of
from play.ratings.strengths import is_unlisted, strength_of
from play.rules.loaded import Loaded
from play.rules.rating import KNOWN_SIGMA, MU, SIGMA, Rating, grown_sigma

BOARD_SECONDS: Final = 90 * DAY
"""Who has not played a rated match for so long is on no board."""

ON_A_PAGE: Final = 20


class _Listed(msgspec.Struct, frozen=True):
    """What a board is made of: a ladder, all that are played there, who is on it, the reader's own ratings there.

    `guild_id`: the server on which it is read, whose names it has; None: in direct messages.
    """

    ladder: str
    played: tuple[str, ...]
    rows: tuple[BoardRow, ...]
    own: tuple[RatingRow, ...]
    guild_id: int | None


class Ratings:
    """The ratings of all people."""

    def __init__(self, context: Context) -> None:
        """Read from the database of `context`."""
        self._context = context

    async def of_person(self, user_id: int) -> tuple[Strength, ...]:
        """Return all ratings of a person as they are now, by ladder; () if they were never rated."""
        now = self._context.clock()

        def found(connection: Connection) -> tuple[Strength, ...]:
            person = ratings.number_of(connection, user_id)
            rows = () if person is None else ratings.of_person(connection, person)
            return tuple(strength_of(row, now) for row in rows)

        return await self._context.database.read(found)

    async def on_server(self, user_id: int, guild_id: int) -> tuple[Strength, ...]:
        """Return the ratings of a person in what they have played on a server, by ladder, as others may see them.

        Raises:
            Refusal: `not_rated_here`: they have played no rated match there, whatever they play elsewhere, or are
                unlisted; which of both is not told.
        """
        now = self._context.clock()

        def found(connection: Connection) -> tuple[Strength, ...]:
            if is_unlisted(connection, user_id):
                return ()
            rows = _on_server(connection, guild_id, ratings.number_of(connection, user_id))
            return tuple(strength_of(row, now) for row in rows)

        strengths = await self._context.database.read(found)
        if not strengths:
            raise Refusal("not_rated_here")
        return strengths

    async def own_profile(self, user_id: int, ladder: str = "") -> Profile:
        """Return how somebody plays, without titles and reliability, as they see it themselves.

        `ladder`: of which the curve is; of another that they have not played, or "": that of the most matches.
        """
        return await self._context.database.read(profile_of, user_id, None, ladder, self._context.clock())

    async def profile(self, user_id: int, guild_id: int, ladder: str = "") -> Profile:
        """Return how somebody plays, as `own_profile`, so far as others may know it: what was rated on a server.

        Raises:
            Refusal: `not_rated_here`, as `on_server`.
        """
        return await self._context.database.read(profile_of, user_id, guild_id, ladder, self._context.clock())

    async def of_match(self, match: MatchId) -> MatchRating:
        """Return what a match that has ended did to ratings, or why it did nothing; refuses `unknown_match`."""
        return await self._context.database.read(_of_match, match)

    async def board(self, guild_id: int, ladders: Collection[str], user_id: int, page: int = 0) -> Board | None:
        """Return who is how strong on a server on one of these `ladders` (none: any), that of the most people there.

        None: nobody has played a rated match on any of them there.
        """
        now = self._context.clock()

        def found(connection: Connection) -> Board | None:
            listed = _on_guild(connection, guild_id, ladders, user_id, now)
            return None if listed is None else _board(connection, listed, user_id, page, now, is_common=False)

        return await self._context.database.read(found)

    async def common_board(
        self, guild_id: int | None, ladders: Collection[str], user_id: int, page: int = 0
    ) -> Board | None:
        """Return who is how strong on all servers that share their boards, as `board`.

        Somebody reads it on the server `guild_id`, or in direct messages (None): people have the names that the board
        of this server has, all others none.

        Raises:
            Refusal: `not_in_common`: this server does not share its board.
        """
        now = self._context.clock()

        def found(connection: Connection) -> Board | None:
            listed = _in_common(connection, guild_id, ladders, user_id, now)
            return None if listed is None else _board(connection, listed, user_id, page, now, is_common=True)

        return await self._context.database.read(found)


def _on_server(connection: Connection, guild_id: int, person: int | None) -> tuple[RatingRow, ...]:
    return () if person is None else ratings.of_person_on_guild(connection, guild_id, person)


def _of_match(connection: Connection, match: MatchId) -> MatchRating:
    changes = ratings.of_match(connection, match)
    if changes:
        # Everybody reads this: the numbers of those who are unlisted are left out.
        hidden = ratings.unlisted_in(connection, match)
        return MatchRating(tuple(_changed(row) for row in changes if row.seat not in hidden))
    loaded = load(connection, match)
    return MatchRating(why=judged(connection, loaded).why if _could_be_expected(loaded) else None)


def _could_be_expected(loaded: Loaded) -> bool:
    """Return whether a match has ended that two people have played, so that it might have been rated."""
    return loaded.row.outcome is not None and sum(row.sitter != "ai" for row in loaded.seats) > 1


def _changed(row: ChangeRow) -> Changed:
    before, after = Rating(row.mu_before, row.sigma_before), Rating(row.mu, row.sigma)
    points = None if after.is_new else after.points
    return Changed(Seat(row.seat), points, None if before.is_new or points is None else points - before.points)


def _on_guild(
    connection: Connection, guild_id: int, ladders: Collection[str], user_id: int, now: int
) -> _Listed | None:
    played = ratings.ladders_on(connection, guild_id)
    ladder = _wanted(played, ladders)
    if ladder is None:
        return None
    own = _on_server(connection, guild_id, ratings.number_of(connection, user_id))
    return _Listed(ladder, played, ratings.on_guild(connection, guild_id, ladder, now - BOARD_SECONDS), own, guild_id)


def _in_common(
    connection: Connection, guild_id: int | None, ladders: Collection[str], user_id: int, now: int
) -> _Listed | None:
    if guild_id is not None and not shares(connection, guild_id):
        raise Refusal("not_in_common")
    played = ratings.ladders_in_common(connection)
    ladder = _wanted(played, ladders)
    if ladder is None:
        return None
    person = ratings.number_of(connection, user_id)
    own = () if person is None else ratings.of_person_in_common(connection, person)
    return _Listed(ladder, played, ratings.in_common(connection, ladder, now - BOARD_SECONDS), own, guild_id)


def _wanted(played: Sequence[str], ladders: Collection[str]) -> str | None:
    return next((each for each in played if not ladders or each in ladders), None)


def shares(connection: Connection, guild_id: int) -> bool:
    """Return whether a server shares its board with all others that do."""
    row = people.find_guild(connection, guild_id)
    return row is not None and row.in_common


def _board(connection: Connection, listed: _Listed, user_id: int, page: int, now: int, *, is_common: bool) -> Board:
    ladder = listed.ladder
    ranked = _ranked(listed.rows, now)
    pages = max(1, -(-len(ranked) // ON_A_PAGE))
    page = max(0, min(page, pages - 1))
    reader = ratings.number_of(connection, user_id)
    own = next((row for row in listed.own if row.ladder == ladder), None)

    def line(place: int, person: int) -> Ranked:
        # Of people of other servers the name is not told, which is another one on each server.
        at = listed.guild_id
        name = "" if at is None else ratings.name_on(connection, at, ladder, person)
        row = ratings.find(connection, ladder, person) or RatingRow(ladder, person, MU, SIGMA, now, 0)
        return Ranked(place, name, strength_of(row, now), is_reader=person == reader)

    return Board(
        ladder,
        listed.played,
        len(ranked),
        tuple(line(place, person) for place, person in ranked[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]),
        page,
        pages,
        None if own is None else strength_of(own, now),
        next((place for place, person in ranked if person == reader), None),
        is_unlisted=is_unlisted(connection, user_id),
        is_common=is_common,
        is_shared=listed.guild_id is not None and (is_common or shares(connection, listed.guild_id)),
    )


def _ranked(rows: Sequence[BoardRow], now: int) -> list[tuple[int, int]]:
    """Return places and people whose strength is known, the strongest first; who is as strong shares a place."""
    grown = ((row, grown_sigma(row.sigma, now - row.rated_at)) for row in rows)
    # By what somebody is at least, almost certainly. Of ten thousand people no `Rating` is made.
    known = sorted((2 * sigma - row.mu, row.person) for row, sigma in grown if sigma <= KNOWN_SIGMA)
    places: list[tuple[int, int]] = []
    for number, (order, person) in enumerate(known):
        shares = number > 0 and order == known[number - 1][0]
        places.append((places[-1][0] if shares else number + 1, person))
    return places
