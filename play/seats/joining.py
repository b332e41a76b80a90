"""Who may take a seat of an open table: the one list of reasons against it, to join and to be told of the table."""

from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from play.context import Context
from play.rules import tables
from play.rules.loaded import Loaded
from play.seats.bands import check_rating
from play.seats.blocks import check_guest
from play.seats.guests import check_asked
from play.seats.recognising import is_barred
from play.seats.reliability import check_reliable


def check_joining(context: Context, connection: Connection, loaded: Loaded, user_id: int) -> None:
    """Refuse who may not join an open table.

    Raises:
        Refusal: `already_joined`, `barred`, `no_seat_for_you` (the host has blocked them), `invited_only` (`host`),
            `not_reliable`, `no_figure` (`least`), what `bands.check_band` refuses, `table_full` (`most`),
            `seats_reserved` (`count`), `too_many_seats` (`most`).
    """
    if loaded.seat_of(user_id) is not None:
        raise Refusal("already_joined")
    if is_barred(context, connection, loaded, user_id):
        raise Refusal("barred")
    check_guest(connection, loaded.row.host_user_id, user_id)
    check_asked(connection, loaded, user_id)
    check_reliable(connection, MatchId(loaded.row.id), user_id)
    check_rating(connection, loaded, user_id, context.clock())
    tables.check_room(loaded, user_id)
    context.limits.check_seats(connection, user_id)
