"""What is agreed on in a league: its name, game, tables, size of a division and all other settings. Pure.

Name, game, tables and pace can be changed until the first season opens, the settings at any time: they hold for the
next season.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from db.rows.leagues import LeagueRow
from games import registry
from games.kernel.errors import Refusal
from play.formats.divisions import LEAST, most_moving, sizes
from play.formats.league_views import LeagueSettings
from play.league_rules.record import League
from play.rules.pace import agreed_pace
from play.rules.tables import allowed_counts, check_language, chosen_options
from play.tournament_rules.agreed import clean_name

MOST_NAME: Final = 36
"""Less than of a tournament's name, since that of a division says the season too."""

MOST_MEMBERS: Final = 512
"""Of one league; as many as a tournament has entrants."""

MOST_AT_ONCE: Final = 5
"""Matches that one plays at the same time; in a month all four of a division of seven at fours, with some luck."""

BOUNDS: Final[Mapping[str, tuple[str, int, int]]] = {
    "months": ("months", 1, 12),
    "hour": ("hour", 0, 23),
    "break_days": ("break", 1, 10),
    "least_reliability": ("reliability", 0, 100),
}
"""Of each setting that is a number: by which id its words know it, the least and the most."""

FROZEN: Final = frozenset({"game", "options", "seats", "size"})
"""What divisions hang on: not changed any more once the first season has opened."""


class Plan(msgspec.Struct, frozen=True):
    """All that is agreed on."""

    name: str
    game: str
    options: dict[str, str]
    seats: int
    size: int
    pace: str
    language: str
    settings: LeagueSettings


class Changes(msgspec.Struct, frozen=True):
    """What is to be another; None: as it is."""

    name: str | None = None
    game: str | None = None
    options: dict[str, str] | None = None
    seats: int | None = None
    size: int | None = None
    pace: str | None = None
    language: str | None = None
    settings: LeagueSettings | None = None


def plan_of(row: LeagueRow) -> Plan:
    """Return what a league has agreed on."""
    options = msgspec.json.decode(row.options, type=dict[str, str])
    settings = msgspec.json.decode(row.settings, type=LeagueSettings)
    return Plan(row.name, row.game, options, row.seats, row.size, row.pace, row.language, settings)


def usual_plan(name: str, game: str, pace: str, language: str) -> Plan:
    """Return what a league of a game is like where nobody says otherwise: tables of four, if it is for so many."""
    seats = max((each for each in LEAST if each in registry.find(game).seat_counts), default=2)
    return Plan(name, game, {}, seats, usual_size(seats), pace, language, LeagueSettings())


def usual_size(seats: int) -> int:
    """Return how many a division has where nobody says otherwise: 7 at tables of three and four, 8 of two."""
    return 8 if seats == 2 else 7


def changed(plan: Plan, by: Changes) -> Plan:
    """Return a plan with what somebody changes; what fits the old game or table alone changes with it."""
    given = {name: getattr(by, name) for name in Plan.__struct_fields__ if getattr(by, name) is not None}
    after = msgspec.structs.replace(plan, **given)
    if after.game != plan.game and by.options is None:
        after = msgspec.structs.replace(after, options={})
    if after.game != plan.game and by.seats is None and after.seats not in registry.find(after.game).seat_counts:
        after = msgspec.structs.replace(after, seats=usual_plan("", after.game, "", "").seats)
    if after.seats != plan.seats and by.size is None:
        after = msgspec.structs.replace(after, size=usual_size(after.seats))
    most = max(1, most_moving(after.size))
    if by.settings is None and after.size != plan.size and after.settings.moving > most:
        # Who goes up and down is chosen in another form: as many as a division of the new size has room for.
        after = msgspec.structs.replace(after, settings=msgspec.structs.replace(after.settings, moving=most))
    return after


def agreed(plan: Plan) -> Plan:
    """Return a plan as it is stored: its pace by its whole name, every option with a value.

    Raises:
        Refusal: what `clean_name` refuses, `unknown_game` (`word`), `unknown_option` (`option`), `unknown_option_value`
            (`option`, `value`), `option_out_of_bounds` (`option`, `least`, `most`), `unknown_pace`, `unknown_zone`,
            `unknown_language`; `no_league_at_tables` (`allowed`: for how many the game is), `no_such_division`
            (`seats`, `sizes`), `unsuitable_setting`, `league_setting_out_of_bounds` (`setting`, `least`, `most`),
            `unknown_role`.
    """
    game = registry.find(plan.game)
    check_language(plan.language)
    options = chosen_options(game, plan.options)
    name = clean_name(plan.name)
    if len(name) > MOST_NAME:
        raise Refusal("league_name_too_long", most=MOST_NAME)
    if plan.seats not in LEAST or plan.seats not in game.seat_counts_for(options):
        raise Refusal("no_league_at_tables", allowed=allowed_counts(game, options))
    if plan.size not in sizes(plan.seats):
        raise Refusal("no_such_division", seats=plan.seats, sizes=tuple(map(str, sizes(plan.seats))))
    settings = _agreed_settings(plan)
    pace = agreed_pace(plan.pace).name
    return msgspec.structs.replace(plan, name=name, options=options, pace=pace, settings=settings)


def check_changes(league: League, after: Plan) -> None:
    """Refuse what cannot be changed any more, or not so far.

    Raises:
        Refusal: `league_closed`, `league_frozen` (a season has opened), `fewer_members` (`members`).
    """
    if league.is_over:
        raise Refusal("league_closed")
    before = plan_of(league.row)
    if league.row.season and any(getattr(before, each) != getattr(after, each) for each in FROZEN):
        raise Refusal("league_frozen")
    members = len(league.of_status("in", "resting", "absent"))
    if after.settings.most < members:
        raise Refusal("fewer_members", members=members)


def _agreed_settings(plan: Plan) -> LeagueSettings:
    try:
        plain: Any = msgspec.to_builtins(plan.settings)
        settings = msgspec.convert(plain, LeagueSettings)
    except msgspec.ValidationError:
        raise Refusal("unsuitable_setting") from None
    bounds = {
        **BOUNDS,
        "moving": ("moving", 1, most_moving(plan.size)),
        "at_once": ("atonce", 1, MOST_AT_ONCE),
        "most": ("members", LEAST[plan.seats], MOST_MEMBERS),
    }
    for name, (called, least, most) in bounds.items():
        if not least <= getattr(settings, name) <= most:
            raise Refusal("league_setting_out_of_bounds", setting=called, least=least, most=most)
    if settings.role_id and not settings.role_id.isdecimal():
        raise Refusal("unknown_role")
    return settings
