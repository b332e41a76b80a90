"""The seats of a table that gathers players: who may do what, and who sits where after it. Pure."""

from collections.abc import Mapping

import msgspec

from db.seats import SeatRow
from games.kernel.errors import Refusal
from games.registry import AnyGame
from play.loaded import Loaded
from play.seeds import LONGEST_SALT


def chosen_options(game: AnyGame, options: Mapping[str, str]) -> dict[str, str]:
    """Return a value for every option of `game`.

    Raises:
        Refusal: `unknown_option` (`option`), `unknown_option_value` (`option`, `value`).
    """
    known = {option.id: option for option in game.options}
    for name, value in options.items():
        if name not in known:
            raise Refusal("unknown_option", option=name)
        if value not in known[name].values:
            raise Refusal("unknown_option_value", option=name, value=value)
    return {name: options.get(name, option.default) for name, option in known.items()}


def check_seat_count(game: AnyGame, options: Mapping[str, str], have: int) -> None:
    """Refuse a number of seats that `game` cannot be played with: `seat_count` (`have`, `allowed`)."""
    if have not in game.seat_counts_for(options):
        raise Refusal("seat_count", have=have, allowed=allowed_counts(game, options))


def allowed_counts(game: AnyGame, options: Mapping[str, str]) -> tuple[str, ...]:
    """Return with how many seats `game` can be played with `options`, as words take it."""
    return tuple(str(count) for count in game.seat_counts_for(options))


def clean_salt(salt: str) -> str:
    """Return `salt` on one line; refuses `salt_too_long` (`most`)."""
    line = " ".join(salt.split())
    if len(line) > LONGEST_SALT:
        raise Refusal("salt_too_long", most=LONGEST_SALT)
    return line


def check_open(loaded: Loaded) -> None:
    """Refuse a match that no longer gathers players: `not_open`."""
    if loaded.row.status != "open":
        raise Refusal("not_open")


def check_host(loaded: Loaded, user_id: int) -> None:
    """Refuse anybody but the host, who must still sit there: `not_the_host` (`host`)."""
    if loaded.row.host_user_id != user_id or loaded.seat_of(user_id) is None:
        raise Refusal("not_the_host", host=loaded.host_name())


def check_room(loaded: Loaded) -> None:
    """Refuse a full table: `table_full` (`most`)."""
    if len(loaded.seats) >= loaded.row.seat_limit:
        raise Refusal("table_full", most=loaded.row.seat_limit)


def person_seat(match_id: int, seat: int, *, user_id: int, name: str, salt: str, now: int) -> SeatRow:
    """Return a seat taken by a person."""
    return SeatRow(match_id, seat, user_id, name, sitter="person", level="", salt=clean_salt(salt), joined_at=now)


def computer_seat(match_id: int, seat: int, *, name: str, level: str, now: int) -> SeatRow:
    """Return a seat taken by a computer player, which adds nothing to chance."""
    return SeatRow(match_id, seat, None, name, sitter="ai", level=level, salt="", joined_at=now)


def without(loaded: Loaded, seat: SeatRow) -> tuple[SeatRow, ...]:
    """Return the seats when the one at `seat` is free: those behind move up."""
    rest = [row for row in loaded.seats if row.seat != seat.seat]
    return tuple(msgspec.structs.replace(row, seat=place) for place, row in enumerate(rest))


def next_host(seats: tuple[SeatRow, ...]) -> int | None:
    """Return the person who hosts when the host has left: the one who sits first."""
    return next((row.user_id for row in seats if row.sitter == "person"), None)
