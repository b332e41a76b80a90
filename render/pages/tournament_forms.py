"""The modals of organisers: for each part of the settings, and for what they do; and what was filled in. Pure.

Each value of a list names what it is about (`format.flow`); what was typed is as it is. A list with one value for
certain is in its place among the values; one in which nothing or several can be chosen is the last.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, get_args

import msgspec
from msgspec.structs import replace

from games.kernel.errors import Refusal
from games.kernel.ids import GameId
from games.kernel.ratings import Band
from play.formats.applying import applies, offered_tie_breaks
from play.formats.settings import LAST, AtLimit, Settings
from play.formats.tie_breaks import Edition, Name, TieBreak
from play.formats.views import TournamentView
from render import verbs
from render.limits import MOST_OPTIONS
from render.page import Action, Field, Select, number_in
from render.pages.bands import band_fields, band_in, reliability_in, reliability_list
from render.pages.forms import Form, listed, numbers, read_fields, read_lists, whole
from render.pages.parts import option
from render.pages.server_settings import PACES
from render.pages.setup import MORE_PACES, Playable
from render.pages.tournament_format_form import (
    asked_format,
    changed_groups,
    changed_teams,
    format_form,
    groups_form,
    teams_form,
)
from render.phrases import game_name, option_line, pace_name
from render.tournament_cups import has_tables
from text import LANGUAGES, Words

Written = Callable[[int | None], str]
"""Writes a time as it is typed."""

Read = Callable[[str], int | None]
"""Reads a time that was typed; None: left out."""

LONGEST_NAME: Final = 60
LONGEST_REASON: Final = 300
LONGEST_LIST: Final = 4_000
BY_HAND: Final = 0
"""The time of a start that is left to an organiser."""

PUBLISH: Final = ("0", "10", "30", "60", "360", "1440")
CHECK_IN: Final = ("0", "1", "2", "6", "12", "24", "48")
LIMITS: Final = ("0", "7", "14", "21", "30", "45", "60", "90")
PAUSES: Final = ("0-7", "1-3", "1-7", "2-7", "1-14", "2-14")
EXCUSED: Final = ("0", "3", "7", "14", "30")
NONE: Final = "none"
BREAKS: Final = 4


class Changed(msgspec.Struct, frozen=True):
    """What was changed of a tournament before its start; None: stays. Times are unix seconds."""

    name: str | None = None
    game: str | None = None
    options: dict[str, str] | None = None
    format: str | None = None
    seats: int | None = None
    pace: str | None = None
    language: str | None = None
    starts_at: int | None = None
    settings: Settings | None = None


def part_form(view: TournamentView, part: str, games: Sequence[Playable], words: Words, written: Written) -> Form:
    """Return the fields for a part of the settings, as they are now; `games` can be chosen."""
    settings = view.settings
    match part:
        case "game":
            languages: dict[str, str] = {each: words(f"language-{each}") for each in LANGUAGES}
            of_games: dict[str, str] = {each.id: game_name(each.id, words) for each in games}
            return (
                Field(words("form-name"), now=view.name, longest=LONGEST_NAME, is_required=True),
                _list("game", of_games, view.game, words),
                _list("language", languages, view.language, words),
                _numbers("publish", PUBLISH, settings.publish_minutes, words),
                *_options(view, games, words),
            )
        case "format":
            return format_form(view, words)
        case "groups":
            return groups_form(settings, words)
        case "teams":
            return teams_form(settings, words)
        case "time":
            paces = {each: pace_name(each, words) for each in dict.fromkeys((*PACES, *MORE_PACES, view.pace))}
            hours = {str(hour): words("form-hour-value", hour=f"{hour:02}:00") for hour in range(24)}
            return (
                _list("pace", paces, view.pace, words),
                Field(words("form-own_pace"), words("form-own_pace-hint"), longest=60),
                Field(words("form-starts"), words("form-starts-hint"), written(view.starts_at), 40),
                Field(words("form-closes"), words("form-closes-hint"), written(settings.closes_at), 40),
                *((_list("hour", hours, str(settings.hour), words),) if applies("hour", view.format, settings) else ()),
            )
        case "entry":
            yes = {each: words(f"form-late-{each}") for each in (verbs.YES, verbs.NO)}
            is_late = verbs.YES if settings.is_late_entry else verbs.NO
            late = (_list("late", yes, is_late, words),) if applies("late", view.format, settings) else ()
            role = (option(settings.role_id, settings.role_id),) if settings.role_id else ()
            return (
                Field(words("form-most"), words("form-most-hint"), str(settings.most), 3, is_required=True),
                reliability_list(
                    verbs.CUP_EDIT, settings.least_reliability, words, is_known_only=settings.is_known_only
                ),
                *late,
                _numbers("check_in", CHECK_IN, settings.check_in_hours, words),
                Select(Action(verbs.CUP_EDIT, "role"), words("form-role"), role, 0, 1, of="roles"),
            )
        case "rating":
            return band_fields(Band(*settings.ratings), words, verbs.CUP_EDIT, "newcomers")
        case "table":
            return _matches(settings, words)
    return _breaks(view, words)


def changed(view: TournamentView, part: str, values: Sequence[str], read: Read) -> Changed:
    """Return what was filled in for a part of the settings.

    Raises:
        Refusal: `tournament_no_number` (`word`), and what `read` refuses.
    """
    settings = view.settings
    match part:
        case "game":
            said, rest = _read(values, "name", "game", "language", "publish")
            game = said["game"]
            options = chosen_options(rest) if game == view.game else {}
            settings = replace(settings, publish_minutes=whole(said["publish"]))
            return Changed(name=said["name"], game=game, language=said["language"], options=options, settings=settings)
        case "format":
            asked = asked_format(view, values)
            return Changed(format=asked.format, seats=asked.seats, settings=asked.possible)
        case "teams":
            return Changed(settings=changed_teams(settings, values))
        case "groups":
            return Changed(settings=changed_groups(settings, values))
        case "time":
            said, hour = _read(values, "pace", "own_pace", "starts", "closes")
            settings = replace(settings, closes_at=read(said["closes"]))
            if hour:
                settings = replace(settings, hour=whole(hour[0].removeprefix("hour.")))
            starts = read(said["starts"])
            pace = said["own_pace"].strip() or said["pace"]
            return Changed(pace=pace, starts_at=BY_HAND if starts is None else starts, settings=settings)
        case "entry":
            return Changed(settings=_changed_entry(settings, values))
        case "rating":
            band = band_in(values)
            return Changed(settings=replace(settings, ratings=(band.least, band.most, band.has_newcomers)))
        case "table":
            said, _ = _read(values, "limit", "at_limit", "pauses", "excused")
            pauses, days = (whole(each) for each in said["pauses"].split("-"))
            at_limit: AtLimit = "void" if said["at_limit"] == "void" else "standing"
            settings = replace(settings, limit_days=whole(said["limit"]), at_limit=at_limit, pauses=pauses)
            return Changed(settings=replace(settings, pause_days=days, excused_days=whole(said["excused"])))
    return Changed(settings=replace(settings, tie_breaks=_chosen_breaks(values)))


def _changed_entry(settings: Settings, values: Sequence[str]) -> Settings:
    said, (most, *role) = read_lists(values, {"reliability", "late", "check_in"})
    least, is_known_only = settings.least_reliability, settings.is_known_only
    if "reliability" in said:
        least, is_known_only = reliability_in(said["reliability"])
    is_late = said.get("late", verbs.YES if settings.is_late_entry else verbs.NO) == verbs.YES
    return replace(
        settings,
        most=whole(most),
        least_reliability=least,
        is_known_only=is_known_only,
        is_late_entry=is_late,
        check_in_hours=whole(said.get("check_in", str(settings.check_in_hours))),
        role_id=next((each for each in role if number_in(each.strip()) or each.isdecimal()), ""),
    )


def _matches(settings: Settings, words: Words) -> Form:
    """Return what is agreed on about the matches."""
    pauses = f"{settings.pauses}-{settings.pause_days}"
    named = {each: _pauses(each, words) for each in dict.fromkeys((*PAUSES, pauses))}
    at_limit: dict[str, str] = {each: words(f"form-at_limit-{each}") for each in get_args(AtLimit)}
    return (
        _numbers("limit", LIMITS, settings.limit_days, words),
        _list("at_limit", at_limit, settings.at_limit, words),
        _list("pauses", named, pauses, words),
        _numbers("excused", EXCUSED, settings.excused_days, words),
    )


def _list(name: str, named: Mapping[str, str] | Mapping[GameId, str], chosen: str, words: Words) -> Select:
    return listed(verbs.CUP_EDIT, name, named, chosen, words)


def _numbers(name: str, values: Iterable[str], chosen: int, words: Words) -> Select:
    return numbers(verbs.CUP_EDIT, name, values, chosen, words)


def _options(view: TournamentView, games: Sequence[Playable], words: Words) -> Iterable[Select]:
    return options_field(view.game, view.options, games, words, verbs.CUP_EDIT)


def options_field(
    game_id: str, chosen: Mapping[str, str], games: Sequence[Playable], words: Words, verb: str
) -> Iterable[Select]:
    """Yield the list of a game's options as they are chosen; nothing of a game without any."""
    game = next((each for each in games if each.id == game_id), None)
    entries = [
        option(
            f"option.{own.id}.{value}",
            option_line(game_id, own.id, value, words),
            chosen=chosen.get(own.id, own.default) == value,
        )
        for own in (game.options if game else ())
        for value in own.values
    ]
    if game and entries:
        yield Select(Action(verb, "option"), words("setup-options"), tuple(entries), 0, len(game.options))


def chosen_options(values: Sequence[str]) -> dict[str, str]:
    """Return the options that were chosen in such a list."""
    return dict(each.removeprefix("option.").partition(".")[::2] for each in values)


def _pauses(value: str, words: Words) -> str:
    count, days = (int(each) for each in value.split("-"))
    return words("form-pauses-value", count=count, days=days)


def _breaks(view: TournamentView, words: Words) -> Form:
    """Return a list for each of the first tie-breaks, and one for the edition of all."""
    now = [each for each in view.settings.tie_breaks if each.name != LAST.name]
    every: tuple[Name, ...] = get_args(Name)
    offered = offered_tie_breaks(view.format, view.settings, every)
    names: dict[str, str] = {each: words(f"tie-break-{each}") for each in offered}
    lists = []
    for place in range(BREAKS):
        chosen = now[place].name if place < len(now) else NONE
        entries = {NONE: words("form-break-none"), **names}
        options = tuple(option(f"break{place}.{each}", said, chosen=each == chosen) for each, said in entries.items())
        lists.append(Select(Action(verbs.CUP_EDIT, f"break{place}"), words("form-break", place=place + 1), options))
    edition = now[0].edition if now else LAST.edition
    editions: dict[str, str] = {each: words(f"form-edition-{each}") for each in get_args(Edition)}
    return (*lists, _list("edition", editions, edition, words))


def _chosen_breaks(values: Sequence[str]) -> tuple[TieBreak, ...]:
    said, _ = _read(values, *(f"break{place}" for place in range(BREAKS)), "edition")
    edition = msgspec.convert(said.pop("edition"), Edition)
    names = dict.fromkeys(each for each in said.values() if each != NONE)
    return (*(TieBreak(msgspec.convert(each, Name), edition) for each in names), LAST)


def _read(values: Sequence[str], *names: str) -> tuple[dict[str, str], tuple[str, ...]]:
    """Return the values of these fields, and all that follow.

    Raises:
        Refusal: `unknown_control` if the modal had other fields.
    """
    if len(values) < len(names):
        raise Refusal("unknown_control")
    return read_fields(values, names), tuple(values[len(names) :])


def choice_field(name: str, named: Sequence[tuple[str, str]], words: Words, hint: str = "") -> Field | Select:
    """Return a list of what can be chosen (value, label), if that fits; else a field to type it in, with a `hint`.

    Without a hint nothing can be typed, and the first are listed. The only one is chosen at first.
    """
    label = words(f"form-{name}")
    if hint and not 1 <= len(named) <= MOST_OPTIONS:
        return Field(label, words(f"form-{hint}-hint"), longest=100, is_required=True)
    is_only = len(named) == 1
    options = tuple(option(f"{name}.{value}", said, chosen=is_only) for value, said in named[:MOST_OPTIONS])
    return Select(Action(verbs.ORGANISE, name), label, options)


def reason_field(view: TournamentView, words: Words) -> Field:
    """Return the field for a reason, which everybody will read."""
    return Field(words("form-reason"), words("form-reason-hint"), longest=LONGEST_REASON, is_required=True)


def result_field(view: TournamentView, words: Words, *others: str) -> Field | Select:
    """Return how a result is given: of two from a list, at a table as typed places; `others`: none at all, too."""
    if has_tables(view):
        hint = words("form-places-hint-void" if "void" in others else "form-places-hint")
        return Field(words("form-places"), hint, longest=40, is_required=True)
    return _list("result", {each: words(f"form-result-{each}") for each in (*PLACES, *others)}, "", words)


PLACES: Final[Mapping[str, tuple[int, ...]]] = {"first": (1, 2), "second": (2, 1), "draw": (1, 1)}
TWELFTHS: Final[Mapping[str, tuple[int, ...]]] = {"first": (12, 0), "second": (0, 12), "draw": (6, 6), "none": (0, 0)}


def places_in(text: str, seats: int) -> tuple[int, ...] | None:
    """Return the place of each seat that was chosen or typed; None: the match is void.

    Raises:
        Refusal: `no_places` (`word`, `seats`).
    """
    line = text.strip().casefold()
    if line in {"void", "-", "0"}:
        return None
    if line in PLACES and seats == 2:
        return PLACES[line]
    numbers = [number_in(each) for each in line.replace(",", " ").split()]
    places = tuple(each for each in numbers if each is not None and 1 <= each <= seats)
    if len(places) != seats or len(numbers) != seats:
        raise Refusal("no_places", word=text, seats=seats)
    return places


def days_field(view: TournamentView, words: Words) -> Field:
    """Return the field for how many days a match has more."""
    return Field(words("form-days"), now="7", longest=3, is_required=True)


def allow_field(view: TournamentView, words: Words) -> Select:
    """Return the list that says whether two never meet, or may again."""
    return _list("allow", {each: words(f"form-allow-{each}") for each in (verbs.NO, verbs.YES)}, verbs.NO, words)


def people_field(view: TournamentView, words: Words) -> Field:
    """Return the field for a list of people."""
    return Field(words("form-people"), words("form-people-hint"), longest=LONGEST_LIST, is_required=True, is_long=True)
