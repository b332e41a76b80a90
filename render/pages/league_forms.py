"""The modals of a league's organisers: for each part of the settings, and what was filled in. Pure.

Each value of a list names what it is about (`size.7`), as in pages/tournament_forms.py.
"""

from collections.abc import Mapping, Sequence
from typing import Final, get_args

import msgspec
from msgspec.structs import replace

from play.formats.divisions import SIZES, most_moving
from play.formats.league_views import First, LeagueSettings, LeagueView
from render import verbs
from render.page import Action, Field, Select, number_in
from render.pages.bands import reliability_in, reliability_list
from render.pages.forms import Form, listed, numbers, read_fields, whole
from render.pages.parts import option
from render.pages.server_settings import PACES
from render.pages.setup import MORE_PACES, Playable
from render.pages.tournament_forms import chosen_options, options_field
from render.phrases import game_name, pace_name
from text import LANGUAGES, Words

LONGEST_NAME: Final = 36
MONTHS: Final = ("1", "2", "3", "4", "6", "12")
BREAKS: Final = ("1", "2", "3", "5", "7", "10")
MOVING: Final = ("1", "2", "3", "4")
AT_ONCE: Final = ("1", "2", "3", "4", "5")
HOURS: Final = tuple(map(str, range(24)))


class ChangedLeague(msgspec.Struct, frozen=True):
    """What was changed of a league; None: stays."""

    name: str | None = None
    game: str | None = None
    options: dict[str, str] | None = None
    seats: int | None = None
    size: int | None = None
    pace: str | None = None
    language: str | None = None
    settings: LeagueSettings | None = None


def league_form(view: LeagueView, part: str, games: Sequence[Playable], words: Words) -> Form:
    """Return the fields for a part of the settings, as they are now; `games` can be chosen."""
    settings = view.settings
    match part:
        case "game":
            languages: dict[str, str] = {each: words(f"language-{each}") for each in LANGUAGES}
            of_games: dict[str, str] = {
                each.id: game_name(each.id, words) for each in games if {*SIZES} & {*each.seat_counts}
            }
            shapes = {
                f"{seats}-{size}": words("league-form-shape-value", seats=seats, size=size)
                for seats, sizes in SIZES.items()
                for size in sizes
            }
            paces = {each: pace_name(each, words) for each in dict.fromkeys((*PACES, *MORE_PACES, view.pace))}
            return (
                Field(words("form-name"), now=view.name, longest=LONGEST_NAME, is_required=True),
                _list("game", of_games, view.game, words),
                _list("shape", shapes, f"{view.seats}-{view.size}", words),
                _list("pace", paces, view.pace, words),
                _list("language", languages, view.language, words),
            )
        case "options":
            # A form that comes back without a value is one that is asked for.
            every = options_field(view.game, view.options, games, words, verbs.LEAGUE_EDIT)
            return tuple(replace(each, least=1) for each in every)
        case "seasons":
            movable = [each for each in MOVING if int(each) <= most_moving(view.size)]
            hours = {hour: words("form-season_hour-value", hour=f"{int(hour):02}:00") for hour in HOURS}
            return (
                _numbers("months", MONTHS, settings.months, words),
                _numbers("season_break", BREAKS, settings.break_days, words),
                _list("season_hour", hours, str(settings.hour), words),
                _numbers("moving", movable, settings.moving, words),
                _numbers("league_at_once", AT_ONCE, settings.at_once, words),
            )
    firsts: dict[str, str] = {each: words(f"league-form-first-{each}") for each in get_args(First)}
    role = (option(settings.role_id, settings.role_id),) if settings.role_id else ()
    return (
        Field(words("form-most"), words("league-form-most-hint"), str(settings.most), 3, is_required=True),
        _list("first", firsts, settings.first, words),
        reliability_list(verbs.LEAGUE_EDIT, settings.least_reliability, words, is_known_only=settings.is_known_only),
        Select(Action(verbs.LEAGUE_EDIT, "role"), words("form-role"), role, 0, 1, of="roles"),
    )


def changed_league(view: LeagueView, part: str, values: Sequence[str]) -> ChangedLeague:
    """Return what was filled in for a part of the settings; refuses `tournament_no_number` (`word`)."""
    settings = view.settings
    match part:
        case "game":
            said = read_fields(values, ("name", "game", "shape", "pace", "language"))
            seats, size = (whole(each) for each in said["shape"].split("-"))
            # Tables that nobody has chosen follow the game, if it is not for so many.
            is_chosen = (seats, size) != (view.seats, view.size)
            return ChangedLeague(
                name=said["name"],
                game=said["game"],
                seats=seats if is_chosen else None,
                size=size if is_chosen else None,
                pace=said["pace"],
                language=said["language"],
            )
        case "options":
            return ChangedLeague(options=chosen_options(values))
        case "seasons":
            said = read_fields(values, ("months", "season_break", "season_hour", "moving", "league_at_once"))
            settings = replace(
                settings,
                months=whole(said["months"]),
                break_days=whole(said["season_break"]),
                hour=whole(said["season_hour"]),
                moving=whole(said["moving"]),
                at_once=whole(said["league_at_once"]),
            )
            return ChangedLeague(settings=settings)
    said = read_fields(values, ("most", "first", "reliability"))
    first: First = "rating" if said["first"] == "rating" else "lots"
    role = next((each for each in values[3:] if number_in(each.strip()) or each.isdecimal()), "")
    settings = replace(settings, most=whole(said["most"]), first=first, role_id=role)
    least, is_known_only = reliability_in(said["reliability"])
    return ChangedLeague(settings=replace(settings, least_reliability=least, is_known_only=is_known_only))


def _list(name: str, named: Mapping[str, str], chosen: str, words: Words) -> Select:
    return listed(verbs.LEAGUE_EDIT, name, named, chosen, words)


def _numbers(name: str, values: Sequence[str], chosen: int, words: Words) -> Select:
    return numbers(verbs.LEAGUE_EDIT, name, values, chosen, words)
