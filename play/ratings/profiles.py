"""What people may know of how somebody plays: results, ratings, the curve of one, titles.

Only matches that have ended count, so that nothing here tells anything about one that runs. The person sees all of it;
others see what was rated on the server where they ask, and nothing of who is unlisted.
"""

from collections.abc import Collection, Iterable

import msgspec

from db.rows import ratings, seats
from db.rows.ratings import ChangeRow
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.profiles import GameRecord, Profile, RatedPoint, Title
from play.ratings.merging import changes_of
from play.ratings.strengths import is_unlisted, strength_of
from play.rules.rating import Rating


class _Places(msgspec.Struct, frozen=True):
    """What counts of a stored outcome."""

    places: tuple[int, ...]


def profile_of(connection: Connection, user_id: int, guild_id: int | None, ladder: str, now: int) -> Profile:
    """Return what is known of a person but titles and reliability: all for themselves (`guild_id` None), or of a
    server.

    Raises:
        Refusal: `not_rated_here`: on that server they have played no rated match, or they are unlisted.
    """
    person = ratings.number_of(connection, user_id)
    hidden = is_unlisted(connection, user_id)
    name: str | None = None
    if guild_id is None:
        records = _own_records(connection, user_id)
        rows = () if person is None else ratings.of_person(connection, person)
    else:
        rows = () if person is None or hidden else ratings.of_person_on_guild(connection, guild_id, person)
        if person is None or not rows:
            raise Refusal("not_rated_here")
        records = _records_on(connection, guild_id, person)
        newest = max(rows, key=lambda row: (row.rated_at, row.ladder))
        name = ratings.name_on(connection, guild_id, newest.ladder, person)
    by_matches = sorted(rows, key=lambda row: (-row.matches, row.ladder))
    drawn = next((row.ladder for row in by_matches if row.ladder == ladder), by_matches[0].ladder if rows else "")
    changes = changes_of(connection, person, drawn) if person is not None and drawn else ()
    return Profile(
        user_id,
        name,
        records,
        tuple(strength_of(row, now) for row in rows),
        drawn,
        tuple(row.ladder for row in by_matches),
        curve_of(changes, guild_id),
        is_unlisted=hidden,
    )


def curve_of(changes: Iterable[ChangeRow], guild_id: int | None) -> tuple[RatedPoint, ...]:
    """Return the ratings after these matches, oldest first; `guild_id`: after those of that server alone.

    When somebody plays elsewhere is nobody else's to see, so those matches are not even counted.
    """
    told = (row for row in changes if guild_id is None or row.guild_id == guild_id)
    after = ((number, Rating(row.mu, row.sigma)) for number, row in enumerate(told, 1))
    return tuple(RatedPoint(number, each.points, each.spread) for number, each in after if not each.is_new)


def seen_titles(titles: Iterable[Title], guild_id: int | None) -> tuple[Title, ...]:
    """Return which titles a reader is told: all of one's own (None), of others those of the server where they ask."""
    return tuple(title for title in titles if guild_id in {None, title.guild_id})


def _own_records(connection: Connection, user_id: int) -> tuple[GameRecord, ...]:
    """Return the results of somebody in all matches in which other people had seats."""
    found: dict[str, GameRecord] = {}
    for row in seats.results_of(connection, user_id):
        places = msgspec.json.decode(row.outcome, type=_Places).places
        is_drawn = max(places) == 1
        won = places[row.seat] == 1 and not is_drawn
        before = found.get(row.game, GameRecord(row.game, 0, 0, 0))
        found[row.game] = GameRecord(row.game, before.matches + 1, before.won + won, before.drawn + is_drawn)
    return _most_first(found.values())


def _records_on(connection: Connection, guild_id: int, person: int) -> tuple[GameRecord, ...]:
    """Return the results of somebody in the rated matches of a server."""
    found: dict[str, GameRecord] = {}
    for row in ratings.results_on(connection, guild_id, person):
        game = row.ladder.partition(".")[0]
        before = found.get(game, GameRecord(game, 0, 0, 0))
        found[game] = GameRecord(game, before.matches + row.matches, before.won + row.won, before.drawn + row.drawn)
    return _most_first(found.values())


def _most_first(records: Collection[GameRecord]) -> tuple[GameRecord, ...]:
    return tuple(sorted(records, key=lambda each: (-each.matches, each.game)))
