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
from play.formats.settings import (
    CHOSEN,
    FOR_TABLES,
    FOR_TWO,
    LAST,
    AtLimit,
    Cup,
    Seeding,
    Settings,
    TeamsMeet,
    is_at_tables,
    stages_at_tables,
)
from play.formats.tie_breaks import Edition, Name, TieBreak
from play.formats.views import TournamentView
from render import verbs
from render.limits import MOST_OPTIONS
from render.page import Action, Field, Select, number_in
from render.pages.bands import band_fields, band_in
from render.pages.parts import option
from render.pages.server_settings import PACES
from render.pages.setup import MORE_PACES, Playable
from render.phrases import game_name, option_line, pace_name
from render.tournament_cups import has_tables
from text import LANGUAGES, Words

Form = tuple[Field | Select, ...]
Written = Callable[[int | None], str]
"""Writes a time as it is typed."""

Read = Callable[[str], int | None]
"""Reads a time that was typed; None: left out."""

LONGEST_NAME: Final = 60
LONGEST_REASON: Final = 300
LONGEST_LIST: Final = 4_000
BY_HAND: Final = 0
"""The time of a start that is left to an organiser."""

FINALS: Final = ("0-1", "4-1", "8-1", "16-1", "32-1", "4-3", "8-3", "16-3")
AT_ONCE: Final = ("1", "2")
GROUP_SIZES: Final = ("3", "4", "5", "6", "7", "8")
GROUP_BEST: Final = ("1", "2", "3", "4")
BOARDS: Final = ("3", "4", "5")
SERIES: Final = ("1", "3", "5")
PUBLISH: Final = ("0", "10", "30", "60", "360", "1440")
CHECK_IN: Final = ("0", "1", "2", "6", "12", "24", "48")
RELIABILITY: Final = ("0", "70", "80", "90")
LIMITS: Final = ("0", "7", "14", "21", "30", "45", "60", "90")
CUPS: Final = ("pairs-2", "double-2", "tables-2", "tables-1", "double_tables-2", "double_tables-1")
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
            of_games = {each.id: game_name(each.id, words) for each in games if _seats(view) <= {*each.seat_counts}}
            return (
                Field(words("form-name"), now=view.name, longest=LONGEST_NAME, is_required=True),
                _list("game", of_games, view.game, words),
                _list("language", languages, view.language, words),
                _numbers("publish", PUBLISH, settings.publish_minutes, words),
                *_options(view, games, words),
            )
        case "format":
            formats: dict[str, str] = {each: words(f"form-format-{each}") for each in CHOSEN}
            final = f"{settings.final}-{settings.best_of}"
            finals = {each: _final(each, words) for each in dict.fromkeys((*FINALS, final))}
            cup = f"{settings.cup}-{settings.cup_through}"
            cups = {each: _cup(each, words) for each in dict.fromkeys((*CUPS, cup))}
            return (
                _list("format", formats, view.format, words),
                Field(words("form-rounds"), words("form-rounds-hint"), str(settings.rounds), 3, is_required=True),
                _numbers("at_once", AT_ONCE, settings.at_once, words),
                _list("final", finals, final, words),
                _list("cup", cups, cup, words),
            )
        case "groups":
            return _groups(settings, words)
        case "teams":
            meet: dict[str, str] = {each: words(f"form-teams_meet-{each}") for each in get_args(TeamsMeet)}
            return (
                _numbers("boards", BOARDS, settings.boards, words),
                _list("teams_meet", meet, settings.teams_meet, words),
            )
        case "time":
            paces = {each: pace_name(each, words) for each in dict.fromkeys((*PACES, *MORE_PACES, view.pace))}
            hours = {str(hour): words("form-hour-value", hour=f"{hour:02}:00") for hour in range(24)}
            return (
                _list("pace", paces, view.pace, words),
                Field(words("form-own_pace"), words("form-own_pace-hint"), longest=60),
                Field(words("form-starts"), words("form-starts-hint"), written(view.starts_at), 40),
                Field(words("form-closes"), words("form-closes-hint"), written(settings.closes_at), 40),
                _list("hour", hours, str(settings.hour), words),
            )
        case "entry":
            yes = {each: words(f"form-late-{each}") for each in (verbs.YES, verbs.NO)}
            role = (option(settings.role_id, settings.role_id),) if settings.role_id else ()
            return (
                Field(words("form-most"), words("form-most-hint"), str(settings.most), 3, is_required=True),
                _numbers("reliability", RELIABILITY, settings.least_reliability, words),
                _list("late", yes, verbs.YES if settings.is_late_entry else verbs.NO, words),
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
            said, _ = _read(values, "format", "rounds", "at_once", "final", "cup")
            final, best_of = (whole(each) for each in said["final"].split("-"))
            rounds, at_once = whole(said["rounds"]), whole(said["at_once"])
            settings = replace(settings, rounds=rounds, at_once=at_once, final=final, best_of=best_of)
            cup, through = said["cup"].split("-")
            settings = replace(settings, cup=msgspec.convert(cup, Cup), cup_through=whole(through))
            is_tables = is_at_tables(said["format"], settings)
            if is_tables != is_at_tables(view.format, view.settings) or view.settings.tie_breaks == (LAST,):
                settings = replace(settings, tie_breaks=(*(FOR_TABLES if is_tables else FOR_TWO), LAST))
            return Changed(format=said["format"], seats=4 if is_tables else 2, settings=settings)
        case "teams":
            return Changed(settings=_changed_teams(settings, values))
        case "groups":
            return Changed(settings=_changed_groups(settings, values))
        case "time":
            said, _ = _read(values, "pace", "own_pace", "starts", "closes", "hour")
            settings = replace(settings, closes_at=read(said["closes"]), hour=whole(said["hour"]))
            starts = read(said["starts"])
            pace = said["own_pace"].strip() or said["pace"]
            return Changed(pace=pace, starts_at=BY_HAND if starts is None else starts, settings=settings)
        case "entry":
            said, rest = _read(values, "most", "reliability", "late", "check_in")
            return Changed(
                settings=replace(
                    settings,
                    most=whole(said["most"]),
                    least_reliability=whole(said["reliability"]),
                    is_late_entry=said["late"] == verbs.YES,
                    check_in_hours=whole(said["check_in"]),
                    role_id=next((each for each in rest if number_in(each.strip()) or each.isdecimal()), ""),
                )
            )
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


def _changed_teams(settings: Settings, values: Sequence[str]) -> Settings:
    said, _ = _read(values, "boards", "teams_meet")
    meet: TeamsMeet = "all" if said["teams_meet"] == "all" else "swiss"
    return replace(settings, boards=whole(said["boards"]), teams_meet=meet)


def _changed_groups(settings: Settings, values: Sequence[str]) -> Settings:
    said, _ = _read(values, "group_size", "group_best", "seeding", "series")
    numbers = {name: whole(said[name]) for name in ("group_size", "group_best")}
    seeding: Seeding = "rating" if said["seeding"] == "rating" else "lot"
    return replace(settings, seeding=seeding, best_of=whole(said["series"]), **numbers)


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


def _groups(settings: Settings, words: Words) -> Form:
    """Return what is agreed on about groups."""
    seedings: dict[str, str] = {each: words(f"form-seeding-{each}") for each in get_args(Seeding)}
    return (
        _numbers("group_size", GROUP_SIZES, settings.group_size, words),
        _numbers("group_best", GROUP_BEST, settings.group_best, words),
        _list("seeding", seedings, settings.seeding, words),
        _numbers("series", SERIES, settings.best_of, words),
    )


def _seats(view: TournamentView) -> frozenset[int]:
    """Return with how many players its matches must all be possible."""
    stages = stages_at_tables(view.format, view.settings)
    return frozenset(count for is_of_table in stages for count in ((3, 4) if is_of_table else (2,)))


def _list(name: str, named: Mapping[str, str] | Mapping[GameId, str], chosen: str, words: Words) -> Select:
    options = tuple(option(f"{name}.{value}", label, chosen=value == chosen) for value, label in named.items())
    return Select(Action(verbs.CUP_EDIT, name), words(f"form-{name}"), options)


def _numbers(name: str, values: Iterable[str], chosen: int, words: Words) -> Select:
    every = sorted({*values, str(chosen)}, key=int)
    return _list(name, {each: words(f"form-{name}-value", count=int(each)) for each in every}, str(chosen), words)


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


def _final(value: str, words: Words) -> str:
    count, best_of = (int(each) for each in value.split("-"))
    return words("form-final-value", count=count, best_of=best_of)


def _cup(value: str, words: Words) -> str:
    cup, through = value.split("-")
    return words(f"form-cup-{cup}", through=int(through))


def _pauses(value: str, words: Words) -> str:
    count, days = (int(each) for each in value.split("-"))
    return words("form-pauses-value", count=count, days=days)


def _breaks(view: TournamentView, words: Words) -> Form:
    """Return a list for each of the first tie-breaks, and one for the edition of all."""
    now = [each for each in view.settings.tie_breaks if each != LAST]
    names: dict[str, str] = {each: words(f"tie-break-{each}") for each in get_args(Name) if each != LAST.name}
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


def read_fields(values: Sequence[str], names: Sequence[str]) -> dict[str, str]:
    """Return what was chosen or typed in fields, one value each, by name."""
    return {name: value.removeprefix(f"{name}.") for name, value in zip(names, values, strict=False)}


def whole(text: str) -> int:
    """Return the number that was typed; refuses `tournament_no_number` (`word`)."""
    number = number_in(text.strip())
    if number is None:
        raise Refusal("tournament_no_number", word=text)
    return number


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
