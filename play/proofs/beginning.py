"""The table from which an exported match began, so far as the rules ask for it: computers may have come since. Pure."""

from db.rows.matches import MatchRow
from db.rows.seats import SeatRow
from games.kernel import codec
from games.kernel.exported import Export, ExportedSeat
from play.rules.loaded import Loaded
from play.rules.orders import is_level


def before_the_start(export: Export) -> Loaded:
    """Return the table from which an exported match began, so far as rules ask for it."""
    seats = tuple(
        SeatRow(export.match, place, None, seat.name, *_at_first(export, seat), seat.salt, joined_at=0)
        for place, seat in enumerate(export.seats)
    )
    row = MatchRow(
        id=export.match,
        game=export.game,
        rules_version=export.rules_version,
        status="running",
        options=codec.encode(export.options).decode(),
        language="",
        pace=export.pace,
        seat_limit=len(seats),
        guild_id=None,
        channel_id=None,
        parent_id=None,
        host_user_id=None,
        secret=export.secret,
        commitment=export.commitment,
        revision=0,
        created_at=0,
        stand_in_level=_before(export, None, export.stand_in_level),
    )
    return Loaded(row, seats)


def is_a_seat(seat: ExportedSeat, place: int) -> bool:
    """Return whether a seat is in its place, and its player one whose moves can be checked."""
    is_known = is_level(seat.level) if seat.sitter == "ai" else not seat.level
    return seat.seat == place and is_known and (seat.left_revision is None) == (seat.sitter != "absent")


def _at_first(export: Export, seat: ExportedSeat) -> tuple[str, str]:
    """Return who had a seat before the start, and at which level."""
    level = _before(export, seat.seat, seat.level if seat.sitter == "ai" else "")
    return ("ai", level) if level else ("person", "")


def _before(export: Export, seat: int | None, level: str) -> str:
    """Return at which level the computer of a seat began, "" for a person's; that of stand-ins for None.

    `level`: in the end; that is the first one, if no entry says what was there before.
    """
    came = next((each for each in export.entries if (each.kind, each.seat) == ("computer", seat)), None)
    if came is None:
        return level
    _, *before = came.notation.split() or [""]
    return before[0] if before else ""
