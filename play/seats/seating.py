"""A tournament's table: its match runs at once with its seats filled. It has no host, and nobody becomes one.

The pairing has chosen who sits where, and the tournament where chance comes from: nobody presses Join, and the secret
and the salts are derived from what was promised before. Its thread may be opened later (`Lobby.bind`); until then
people play by direct messages and from their lists.
"""

from collections.abc import Mapping

import msgspec

from db.rows import matches, seats, shown
from db.rows.matches import MatchRow
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from games.kernel.pace import DEFAULT_PACE
from play.context import Context
from play.limits import check_channel
from play.match import ledger
from play.match.loading import load
from play.match.new_rules import rules_for_new
from play.rules import allows, between_moves, excuses, tables
from play.rules.allows import Allows


class Sitting(msgspec.Struct, frozen=True):
    """Who sits at a seat, by which name the table shows them, and what the tournament adds to chance for them."""

    user_id: int
    name: str
    salt: str


class SeatedTable(msgspec.Struct, frozen=True):
    """What a tournament's table is opened with. `seats` are in their order; `channel_id` may be bound later.

    `secret`: 32 bytes from which all chance is derived. `title`: what the match is called; people named in it are named
    as at their seats. `path`: its place in the tournament, "stage/round/pairing". `allows`: what the players can agree
    on, None: everything. `options` that are left out get their defaults.
    """

    game: str
    seats: tuple[Sitting, ...]
    secret: bytes
    title: str
    tournament_id: int
    path: str
    language: str
    guild_id: int | None
    pace: str = DEFAULT_PACE
    options: Mapping[str, str] = {}
    parent_id: int | None = None
    channel_id: int | None = None
    allows: Allows | None = Allows()


def open_seated(context: Context, connection: Connection, table: SeatedTable) -> MatchId:
    """Store a tournament's table, whose match runs from now on; the caller tells the listeners after the commit.

    It counts for the seats of its people, but is never refused because of these. Nothing is stored where it is refused:
    the caller may go on with the transaction.

    Raises:
        Refusal: `unknown_game` (`word`), `newer_game` (`game`), `unknown_option` (`option`),
            `unknown_option_value` (`option`, `value`), `option_out_of_bounds` (`option`, `least`, `most`),
            `unknown_pace`, `unknown_zone`, `unknown_language` (`word`), `seat_count` (`have`, `allowed`),
            `seated_already` (`name`: who would sit there twice), `salt_too_long`, `title_too_long`,
            `too_many_tournament_tables` (`most`), `channel_taken` (`match`).
    """
    now = context.clock()
    game = rules_for_new(connection, table.game, now)
    tables.check_language(table.language)
    options = tables.chosen_options(game, table.options)
    tables.check_seat_count(game, options, len(table.seats))
    for place, each in enumerate(table.seats):
        if any(each.user_id == other.user_id for other in table.seats[:place]):
            raise Refusal("seated_already", name=each.name)
    number = matches.next_id(connection)
    context.limits.check_tournament_tables(connection, table.guild_id)
    check_channel(connection, table.channel_id, None)
    row = tables.new_row(number, game, options, language=table.language, pace=table.pace, secret=table.secret, now=now)
    row = _of_tournament(row, table)
    taken = [
        tables.person_seat(number, place, user_id=each.user_id, name=each.name, salt=each.salt, now=now)
        for place, each in enumerate(table.seats)
    ]
    matches.insert(connection, row)
    shown.add(connection, number)
    for seat in taken:
        seats.insert(connection, seat)
    match = MatchId(number)
    loaded = load(connection, match, to_change=True)
    ledger.store_all(connection, loaded, between_moves.begun(loaded, now))
    matches.keep_deck_rule(connection, match)
    return match


def _of_tournament(row: MatchRow, table: SeatedTable) -> MatchRow:
    """Return the row of an open table with all that the tournament has set."""
    allowed = table.allows
    # Where all play live nobody can be excused, whatever the tournament says.
    days = None if allowed is None or not excuses.days_of(row) else allowed.excused_days
    return msgspec.structs.replace(
        row,
        seat_limit=len(table.seats),
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        parent_id=table.parent_id,
        tournament_id=table.tournament_id,
        tournament_path=table.path,
        title=tables.clean_title(table.title),
        allows=allows.stored(allowed),
        excused_days=days,
    )
