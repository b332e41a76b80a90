"""The seats of a table that gathers players: who may do what, and who sits where after it. Pure."""

from collections.abc import Collection, Mapping
from typing import get_args

import msgspec

from db.rows.matches import MatchRow
from db.rows.seats import SeatRow
from games import registry
from games.kernel import codec
from games.kernel.chance import commitment
from games.kernel.errors import Refusal
from games.kernel.game import MatchOption
from games.kernel.observation import WhenLate
from games.kernel.pace import DAY
from play.rules.loaded import Loaded
from play.rules.orders import is_offered, renewed, usual_level
from play.rules.pace import agreed_pace
from play.rules.record import PlayedGame
from play.rules.seeds import LONGEST_SALT

HOST_SECONDS = DAY
"""For so long an open table waits for its host, before every player may do what the host may."""

OPEN_SECONDS = 14 * DAY
"""For so long an open table waits for players after the last one has joined."""

INVITED = "invited"
"""Of who can join (play/seats/reliability.py): people who were asked, and nobody else."""

LONGEST_TITLE = 200
"""The characters of what a match is called: two names and what the tournament calls its rounds."""

LANGUAGES = ("en", "ru")
"""Those that can be chosen."""

NAMES = ("edda", "hugo", "juno", "ivo", "lotta", "milo", "petra", "nestor", "thea", "otto", "wanda", "rufus")
"""Ids of the names of computer players; their words are `computer-<id>`."""


def chosen_options(game: PlayedGame, options: Mapping[str, str]) -> dict[str, str]:
    """Return a value for every option of `game`.

    Raises:
        Refusal: `unknown_option` (`option`), `unknown_option_value` (`option`, `value`), `option_out_of_bounds`
            (`option`, `least`, `most`) where numbers can be typed.
    """
    known = {option.id: option for option in game.options}
    for name, value in options.items():
        if name not in known:
            raise Refusal("unknown_option", option=name)
        if not known[name].has(value):
            raise _no_value(known[name], value)
    return {name: options.get(name, option.default) for name, option in known.items()}


def unusual_options(game: str, options: str) -> tuple[str, ...]:
    """Return which options (JSON) differ from the rules of the game; none of a game that is no longer known."""
    if game not in registry.game_ids():
        return ()
    chosen = msgspec.json.decode(options, type=dict[str, str])
    return tuple(each.id for each in registry.find(game).options if chosen.get(each.id, each.default) != each.default)


def _no_value(option: MatchOption, value: str) -> Refusal:
    if option.bounds is None:
        return Refusal("unknown_option_value", option=option.id, value=value)
    least, most = option.bounds
    return Refusal("option_out_of_bounds", option=option.id, least=least, most=most)


def check_seat_count(game: PlayedGame, options: Mapping[str, str], have: int) -> None:
    """Refuse a number of seats that `game` cannot be played with: `seat_count` (`have`, `allowed`)."""
    if have not in game.seat_counts_for(options):
        raise Refusal("seat_count", have=have, allowed=allowed_counts(game, options))


def like(row: MatchRow, old: MatchRow) -> MatchRow:
    """Return a new match that is a rematch of `old`, with the rules that its table had agreed on."""
    return msgspec.structs.replace(
        row,
        rematch_of=old.id,
        series=old.id if old.series is None else old.series,
        when_late=old.when_late,
        stand_in_level=renewed(registry.find(row.game, row.rules_version), old.stand_in_level),
        excused_days=old.excused_days,
        is_practice=old.is_practice,
        has_hints=old.has_hints,
        is_unrated=old.is_unrated,
    )


def new_row(
    match_id: int, game: PlayedGame, options: Mapping[str, str], *, language: str, pace: str, secret: bytes, now: int
) -> MatchRow:
    """Return an open table of `game` with all its `options`, nowhere and without a host.

    `secret`: from which all chance is derived.

    Raises:
        Refusal: `unknown_pace`, `unknown_zone` (`word`).
    """
    return MatchRow(
        id=match_id,
        game=game.id,
        rules_version=game.rules_version,
        status="open",
        options=codec.encode(options).decode(),
        language=language,
        pace=agreed_pace(pace).name,
        seat_limit=max(game.seat_counts_for(options)),
        guild_id=None,
        channel_id=None,
        parent_id=None,
        host_user_id=None,
        secret=secret.hex(),
        commitment=commitment(secret),
        revision=0,
        created_at=now,
        closes_at=now + OPEN_SECONDS,
        quiet_since=now,
        stand_in_level=usual_level(game),
    )


def check_level(game: PlayedGame, level: str) -> None:
    """Refuse a level that `game` does not offer now: `unknown_level` (`word`)."""
    if not is_offered(game, level):
        raise Refusal("unknown_level", word=level)


def check_language(language: str) -> None:
    """Refuse a language we do not speak: `unknown_language` (`word`)."""
    if language not in LANGUAGES:
        raise Refusal("unknown_language", word=language)


def check_rule(rule: str) -> None:
    """Refuse what is no rule for when time is up: `unknown_rule` (`word`)."""
    if rule not in get_args(WhenLate):
        raise Refusal("unknown_rule", word=rule)


def allowed_counts(game: PlayedGame, options: Mapping[str, str]) -> tuple[str, ...]:
    """Return with how many seats `game` can be played with `options`, as words take it."""
    return tuple(str(count) for count in game.seat_counts_for(options))


def clean_salt(salt: str) -> str:
    """Return `salt` on one line; refuses `salt_too_long` (`most`)."""
    line = " ".join(salt.split())
    if len(line) > LONGEST_SALT:
        raise Refusal("salt_too_long", most=LONGEST_SALT)
    return line


def clean_title(title: str) -> str:
    """Return `title` on one line; refuses `title_too_long` (`most`)."""
    line = " ".join(title.split())
    if len(line) > LONGEST_TITLE:
        raise Refusal("title_too_long", most=LONGEST_TITLE)
    return line


def check_open(loaded: Loaded) -> None:
    """Refuse a match that no longer gathers players: `not_open` (`status`)."""
    if loaded.row.status != "open":
        raise Refusal("not_open", status=loaded.row.status)


def check_host(loaded: Loaded, user_id: int, now: int) -> None:
    """Refuse anybody but the host of an open table, or a player where the host is silent: `not_the_host` (`host`)."""
    is_heir = now >= heirs_from(loaded)
    if loaded.seat_of(user_id) is None or not (is_heir or loaded.row.host_user_id == user_id):
        raise Refusal("not_the_host", host=loaded.host_name())


def heirs_from(loaded: Loaded) -> int:
    """Return from when on every player at an open table may do what the host may (unix seconds)."""
    return loaded.row.quiet_since + HOST_SECONDS


def check_room(loaded: Loaded, user_id: int | None = None) -> None:
    """Refuse a table without a free seat for that person; None: for whatever else its host wants one.

    Raises:
        Refusal: `table_full` (`most`); `seats_reserved`, and of the host `only_reserved_seats` (`count`: so many are
            free, and kept for others).
    """
    room = loaded.row.seat_limit - len(loaded.seats)
    if room <= 0:
        raise Refusal("table_full", most=loaded.row.seat_limit)
    if room <= sum(each != user_id for each in reserved_for(loaded)):
        raise Refusal("only_reserved_seats" if user_id is None else "seats_reserved", count=room)


def is_by_invitation(loaded: Loaded) -> bool:
    """Return whether a table is for invited people only."""
    return loaded.row.status == "open" and loaded.row.wanted == INVITED


def reserved_for(loaded: Loaded) -> tuple[int, ...]:
    """Return the ids of people for whom a seat is reserved who have not joined yet."""
    kept = (row.user_id for row in loaded.invited if row.is_reserved and not row.is_barred)
    return tuple(user_id for user_id in kept if loaded.seat_of(user_id) is None)


def computer_name(match_id: int, taken: Collection[str]) -> str:
    """Return the id of a name for a computer player, none of those `taken` at the table; "" if all are."""
    first = match_id % len(NAMES)
    used = {name.casefold() for name in taken}
    return next((name for name in (*NAMES[first:], *NAMES[:first]) if name not in used), "")


def person_seat(match_id: int, seat: int, *, user_id: int, name: str, salt: str, now: int) -> SeatRow:
    """Return a seat taken by a person, who adds `salt` to chance; refuses `salt_too_long` (`most`)."""
    return SeatRow(match_id, seat, user_id, name, sitter="person", level="", salt=clean_salt(salt), joined_at=now)


def computer_seat(match_id: int, seat: int, *, name: str, level: str, now: int) -> SeatRow:
    """Return a seat taken by a computer player, which adds nothing to chance."""
    return SeatRow(match_id, seat, None, name, sitter="ai", level=level, salt="", joined_at=now)


def without(loaded: Loaded, seat: SeatRow) -> tuple[SeatRow, ...]:
    """Return the seats when the one at `seat` is free: those behind move up."""
    rest = [row for row in loaded.seats if row.seat != seat.seat]
    return tuple(msgspec.structs.replace(row, seat=place) for place, row in enumerate(rest))


def next_host(seats: tuple[SeatRow, ...]) -> int | None:
    """Return the person who hosts when the host has left: who sits first of those who answer, if any of them does."""
    people = [row for row in seats if row.sitter == "person"]
    return min(people, key=lambda row: (row.is_away, row.misses > 0)).user_id if people else None
