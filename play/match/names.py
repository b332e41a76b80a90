"""What a match of a tournament is called, in which its people are named: it follows what becomes of them."""

from db.rows import matches, seats, shown, tournaments
from db.rows.matches import MatchRow
from db.statements import Connection
from play.context import Context
from play.rules.titles import MatchTitle, title_by


def retitle(context: Context, connection: Connection, match: int) -> None:
    """Call a match after those who sit there now, also in its thread's name; the caller tells the listeners.

    A match without a name of its own has none then either.
    """
    row = matches.find(connection, match)
    if row is None or not row.title:
        return
    title = _title(context, connection, row)
    if title != row.title:
        matches.set_title(connection, match, title)
        shown.mark_misnamed(connection, match)
        shown.mark_changed(connection, match)


def _title(context: Context, connection: Connection, row: MatchRow) -> str:
    """Return what a match is called now; nothing where its tournament is not known any more."""
    tournament = None if row.tournament_id is None else tournaments.find(connection, row.tournament_id)
    if tournament is None:
        return ""
    stage, number, pairing = map(int, row.tournament_path.split("/"))
    taken = seats.of_match(connection, row.id)
    # Numbers are said only of who has no name, so they are read only then.
    paired = () if all(seat.name for seat in taken) else tournaments.pairing_seats(connection, tournament.id)
    entrants = {each.seat: each.entrant for each in paired if each.pairing == pairing}
    of = MatchTitle(
        tournament.name,
        tournament.format,
        row.language,
        stage,
        number,
        tuple(entrants.get(seat.seat, seat.seat + 1) for seat in taken),
        tuple(seat.name for seat in taken),
    )
    return title_by(context.titles, of)
