"""The form of a tournament's format, what was filled in, and what of that is not possible with it. Pure.

The form has what says something in the format as it is. Who chooses another one in it may have chosen for the old one
what the new one does not have: that is left out, which is said with the rule and with where the nearest is chosen.
"""

from collections.abc import Iterator, Sequence
from typing import Final, get_args

import msgspec
from msgspec.structs import replace

from games.kernel.errors import Refusal
from play.formats.applying import applies, can_have_final, fitting_tie_breaks
from play.formats.settings import CHOSEN, GROUPED, Cup, Seeding, Settings, TeamsMeet, has_knock_out, is_at_tables
from play.formats.views import TournamentView
from render import verbs
from render.page import Field, Select
from render.pages.forms import Form, listed, numbers, read_lists, whole
from text import Words

FINALS: Final = ("0-1", "4-1", "8-1", "16-1", "32-1", "4-3", "8-3", "16-3")
AT_ONCE: Final = ("1", "2")
GROUP_SIZES: Final = ("3", "4", "5", "6", "7", "8")
GROUP_BEST: Final = ("1", "2", "3", "4")
BOARDS: Final = ("3", "4", "5")
SERIES: Final = ("1", "3", "5")
CUPS: Final = ("pairs-2", "double-2", "tables-2", "tables-1", "double_tables-2", "double_tables-1")
LISTS: Final = frozenset({"format", "at_once", "final", "cup", "series"})


class Asked(msgspec.Struct, frozen=True):
    """What was filled in for a format: what was asked for, and what is tried, which has no more than is possible."""

    format: str
    settings: Settings
    possible: Settings
    seats: int


def format_form(view: TournamentView, words: Words) -> Form:
    """Return the fields of the format, and of what is chosen with it."""
    return tuple(_format_fields(view, words))


def _format_fields(view: TournamentView, words: Words) -> Iterator[Field | Select]:
    settings, of, verb = view.settings, view.format, verbs.CUP_EDIT
    formats: dict[str, str] = {each: words(f"form-format-{each}") for each in CHOSEN}
    yield listed(verb, "format", formats, of, words)
    if applies("rounds", of, settings):
        yield Field(words("form-rounds"), words("form-rounds-hint"), str(settings.rounds), 3, is_required=True)
    if applies("at_once", of, settings):
        yield numbers(verb, "at_once", AT_ONCE, settings.at_once, words)
    if applies("final", of, settings):
        final = f"{settings.final}-{settings.best_of}"
        finals = {each: _final(each, words) for each in dict.fromkeys((*FINALS, final))}
        yield listed(verb, "final", finals, final, words)
    if of == "knock_out" and applies("series", of, settings):
        yield numbers(verb, "series", SERIES, settings.best_of, words)
    if applies("cup", of, settings):
        cup = f"{settings.cup}-{settings.cup_through}"
        cups = {each: _cup(each, words) for each in dict.fromkeys((*CUPS, cup))}
        yield listed(verb, "cup", cups, cup, words)


def asked_format(view: TournamentView, values: Sequence[str]) -> Asked:
    """Return what was filled in for the format.

    Raises:
        Refusal: `tournament_no_number` (`word`), `unknown_control`.
    """
    said, typed = read_lists(values, LISTS)
    settings, of = view.settings, said.get("format", view.format)
    if typed:
        settings = replace(settings, rounds=whole(typed[0]))
    if "at_once" in said:
        settings = replace(settings, at_once=whole(said["at_once"]))
    if "final" in said:
        count, series = _two(said["final"])
        settings = replace(settings, final=whole(count), best_of=whole(series))
    if "series" in said:
        settings = replace(settings, best_of=whole(said["series"]))
    if "cup" in said:
        cup, through = _two(said["cup"])
        try:
            settings = replace(settings, cup=msgspec.convert(cup, Cup), cup_through=whole(through))
        except msgspec.ValidationError:
            raise Refusal("unknown_control") from None
    possible = settings
    if not can_have_final(of):
        # A series that was chosen with a knock-out of so many is no choice for another one.
        best_of = settings.best_of if has_knock_out(of, settings) else view.settings.best_of
        possible = replace(possible, final=0, best_of=best_of)
    if not has_knock_out(of, possible):
        possible = replace(possible, cup="pairs", cup_through=Settings().cup_through)
    breaks = fitting_tie_breaks((view.format, view.settings), (of, possible))
    possible = replace(possible, tie_breaks=breaks)
    return Asked(of, settings, possible, 4 if is_at_tables(of, possible) else 2)


def left_out(view: TournamentView, asked: Asked, words: Words) -> tuple[str, ...]:
    """Return what was chosen that the format does not have: by which rule, and where the nearest is chosen."""
    return tuple(_left_out(view, asked, words))


def _left_out(view: TournamentView, asked: Asked, words: Words) -> Iterator[str]:
    settings, of = asked.settings, asked.format
    named = words(f"form-format-{of}")
    if settings.final and not can_have_final(of):
        chosen = _final(f"{settings.final}-{settings.best_of}", words)
        kind = "groups" if of in GROUPED else of
        yield words("left-out-final", chosen=chosen, format=kind, best=settings.group_best)
    if settings.cup != "pairs" and asked.possible.cup == "pairs":
        chosen = _cup(f"{settings.cup}-{settings.cup_through}", words)
        yield words("left-out-cup", chosen=chosen, format=of, name=named)
    if settings.rounds != view.settings.rounds and not applies("rounds", of, asked.possible):
        yield words("left-out-rounds", count=settings.rounds, name=named)
    if settings.at_once != view.settings.at_once and not applies("at_once", of, asked.possible):
        yield words("left-out-at-once", count=settings.at_once, name=named)


def groups_form(settings: Settings, words: Words) -> Form:
    """Return what is agreed on about groups."""
    verb = verbs.CUP_EDIT
    seedings: dict[str, str] = {each: words(f"form-seeding-{each}") for each in get_args(Seeding)}
    series = (numbers(verb, "series", SERIES, settings.best_of, words),) if settings.cup == "pairs" else ()
    return (
        numbers(verb, "group_size", GROUP_SIZES, settings.group_size, words),
        numbers(verb, "group_best", GROUP_BEST, settings.group_best, words),
        listed(verb, "seeding", seedings, settings.seeding, words),
        *series,
    )


def changed_groups(settings: Settings, values: Sequence[str]) -> Settings:
    """Return the settings with what was filled in about groups; refuses `tournament_no_number` (`word`)."""
    said, _ = read_lists(values, {"group_size", "group_best", "seeding", "series"})
    seeding: Seeding = "rating" if said.get("seeding", settings.seeding) == "rating" else "lot"
    return replace(
        settings,
        seeding=seeding,
        group_size=whole(said.get("group_size", str(settings.group_size))),
        group_best=whole(said.get("group_best", str(settings.group_best))),
        best_of=whole(said.get("series", str(settings.best_of))),
    )


def teams_form(settings: Settings, words: Words) -> Form:
    """Return what is agreed on about teams."""
    meet: dict[str, str] = {each: words(f"form-teams_meet-{each}") for each in get_args(TeamsMeet)}
    return (
        numbers(verbs.CUP_EDIT, "boards", BOARDS, settings.boards, words),
        listed(verbs.CUP_EDIT, "teams_meet", meet, settings.teams_meet, words),
    )


def changed_teams(settings: Settings, values: Sequence[str]) -> Settings:
    """Return the settings with what was filled in about teams; refuses `tournament_no_number` (`word`)."""
    said, _ = read_lists(values, {"boards", "teams_meet"})
    meet: TeamsMeet = "all" if said.get("teams_meet", settings.teams_meet) == "all" else "swiss"
    return replace(settings, boards=whole(said.get("boards", str(settings.boards))), teams_meet=meet)


def _two(value: str) -> tuple[str, str]:
    one, _, other = value.partition("-")
    return one, other


def _final(value: str, words: Words) -> str:
    count, best_of = (int(each) for each in value.split("-"))
    return words("form-final-value", count=count, best_of=best_of)


def _cup(value: str, words: Words) -> str:
    cup, through = value.split("-")
    return words(f"form-cup-{cup}", through=int(through))
