"""What can be agreed on before a tournament starts: its name, game, format, rounds and all other settings. Pure.

Whether so many rounds can be played depends on how many have entered, so that is looked at again at the start.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from db.rows.tournaments import TournamentRow
from games import registry
from games.kernel.errors import Refusal
from games.kernel.pace import DAY, pace_of
from games.kernel.ratings import Band
from play.formats import groups, swiss, tables, teams
from play.formats.applying import BREAKS_AT_TABLES, LEAST, ONLY_AT_TABLES, least_of, usual_tie_breaks
from play.formats.settings import (
    AT_TABLES,
    CHOSEN,
    GROUPED,
    LAST,
    MOST_ENTRANTS,
    TEAMS,
    Format,
    Settings,
    has_knock_out,
    is_at_tables,
    stages_at_tables,
)
from play.formats.tie_breaks import TieBreak
from play.rules.bands import agreed_band
from play.rules.pace import agreed_pace
from play.rules.tables import allowed_counts, check_language, chosen_options
from play.tournament_rules.acts import NO_START, Edited

MOST_NAME: Final = 60
MOST_TIE_BREAKS: Final = 8

LEAST_IN_FINALS: Final[Mapping[str, int]] = {"pairs": 2, "tables": 3, "double": 2, "double_tables": 3}

USUAL_ROUNDS: Final[Mapping[str, int]] = {"flow": 7, "table_flow": 5}

BOUNDS: Final[Mapping[str, tuple[str, int, int]]] = {
    "at_once": ("atonce", 1, 2),
    "final": ("final", 0, 64),
    "best_of": ("series", 1, 7),
    "cup_through": ("tablethrough", 1, 3),
    "least_reliability": ("reliability", 0, 100),
    "check_in_hours": ("checkin", 0, 168),
    "hour": ("hour", 0, 23),
    "publish_minutes": ("publish", 0, 10_080),
    "limit_days": ("limit", 0, 365),
    "pauses": ("pauses", 0, 5),
    "pause_days": ("pausedays", 1, 28),
    "excused_days": ("excused", 0, 30),
    "boards": ("boards", teams.LEAST_BOARDS, teams.MOST_BOARDS),
    "group_size": ("groupsize", groups.SMALLEST, groups.LARGEST),
    "group_best": ("groupbest", 1, groups.LARGEST - 1),
}
"""Of each setting that is a number: by which id its words know it, the least and the most."""

MENTION: Final = re.compile(r"<(?:@[!&]?|#|a?:\w+:|/[^>]+:|id:|t:)[^>]*>|@(?:everyone|here)\b", re.IGNORECASE)
_UNSEEN: Final = re.compile(
    r"[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e"
    r"\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\uffff\U000e0000-\U000e0fff]"
)
"""As in render/phrases.py, but that what joins letters and signs stays."""


class Plan(msgspec.Struct, frozen=True):
    """All that is agreed on before the start."""

    name: str
    game: str
    options: dict[str, str]
    format: str
    seats: int
    pace: str
    language: str
    starts_at: int | None
    settings: Settings


def plan_of(row: TournamentRow) -> Plan:
    """Return what a tournament has agreed on."""
    return Plan(
        row.name,
        row.game,
        msgspec.json.decode(row.options, type=dict[str, str]),
        row.format,
        row.seats,
        row.pace,
        row.language,
        row.starts_at,
        msgspec.json.decode(row.settings, type=Settings),
    )


def without_times(plan: Plan) -> Plan:
    """Return a plan for another tournament: when it starts and closes is said anew, as what hangs on it."""
    settings = msgspec.structs.replace(plan.settings, closes_at=None, check_in_hours=0, seeds=())
    return msgspec.structs.replace(plan, starts_at=None, settings=settings)


def usual_format(game: str, pace: str) -> Format:
    """Return the format of a tournament that says nothing: flow where a decision has a day or more, else rounds."""
    if 2 not in registry.find(game).seat_counts:
        return "tables"
    seconds = pace_of(pace).seconds
    return "flow" if seconds is None or seconds >= DAY else "swiss"


def usual_settings(of: str) -> Settings:
    """Return the settings of a format where nobody says otherwise."""
    return Settings(rounds=USUAL_ROUNDS.get(of, 5), tie_breaks=(*usual_tie_breaks(of), LAST))


def changed(plan: Plan, by: Edited) -> Plan:
    """Return a plan with what somebody changes; what fits the old format alone changes with the format.

    A game that is for other numbers of players than meet in the format changes the format, if that is not said too.
    """
    given = {name: getattr(by, name) for name in Plan.__struct_fields__ if getattr(by, name) is not None}
    after = msgspec.structs.replace(plan, **given)
    if by.starts_at == NO_START:
        after = msgspec.structs.replace(after, starts_at=None)
    if after.game != plan.game and by.options is None:
        after = msgspec.structs.replace(after, options={})
    if after.game != plan.game and by.format is None and not _is_for(after):
        return _in_usual_format(after)
    if after.format == plan.format or by.settings is not None:
        return after
    usual = usual_settings(after.format)
    is_usual = plan.settings.rounds == usual_settings(plan.format).rounds
    rounds = usual.rounds if is_usual else plan.settings.rounds
    settings = msgspec.structs.replace(plan.settings, tie_breaks=usual.tie_breaks, rounds=rounds)
    return msgspec.structs.replace(after, settings=settings)


def _is_for(plan: Plan) -> bool:
    """Return whether a game is for as many as meet in its format."""
    counts, stages = registry.find(plan.game).seat_counts, stages_at_tables(plan.format, plan.settings)
    return all(({tables.SMALL, tables.LARGE} <= {*counts}) if at_tables else 2 in counts for at_tables in stages)


def _in_usual_format(plan: Plan) -> Plan:
    """Return a plan in the format that is usual for its game; what fits other formats alone changes with it."""
    of = usual_format(plan.game, plan.pace)
    usual, is_for_two = usual_settings(of), 2 in registry.find(plan.game).seat_counts
    settings = msgspec.structs.replace(
        plan.settings, rounds=usual.rounds, tie_breaks=usual.tie_breaks, cup="pairs" if is_for_two else "tables"
    )
    return msgspec.structs.replace(plan, format=of, settings=settings)


def difference(before: Plan, after: Plan) -> Edited:
    """Return the act that makes one plan of the other; what is the same is None in it."""
    names = Plan.__struct_fields__
    new = {name: getattr(after, name) for name in names if getattr(after, name) != getattr(before, name)}
    if "starts_at" in new and after.starts_at is None:
        new["starts_at"] = NO_START
    return Edited(**new)


def agreed(plan: Plan, now: int, before: Plan | None = None) -> Plan:
    """Return a plan as it is stored: its pace by its whole name, every option with a value, lots as the last tie-break.

    What `before` had is not looked at again where only time has passed.

    Raises:
        Refusal: what `clean_name` and `check_settings` refuse; `unknown_game` (`word`), `unknown_option` (`option`),
            `unknown_option_value` (`option`, `value`), `option_out_of_bounds` (`option`, `least`, `most`),
            `unknown_pace`, `unknown_zone`, `unknown_language`, `unknown_format` (`word`); `no_game_for_two`,
            `no_game_for_tables` (`allowed`: for how many the game is, `list`: by which that was chosen, of formats or
            of knock-outs); `start_is_past`, `closes_after_start`,
            `check_in_without_start`.
    """
    game = registry.find(plan.game)
    check_language(plan.language)
    options = chosen_options(game, plan.options)
    if plan.format not in CHOSEN:
        raise Refusal("unknown_format", word=plan.format)
    counts, allowed = game.seat_counts_for(options), allowed_counts(game, options)
    stages = stages_at_tables(plan.format, _valid(plan.settings))
    if any(stages) and not {tables.SMALL, tables.LARGE} <= set(counts):
        raise Refusal("no_game_for_tables", allowed=allowed, list="format" if plan.format in AT_TABLES else "cup")
    if not all(stages) and 2 not in counts:
        is_by_cup = stages[0] or plan.format == "knock_out"
        raise Refusal("no_game_for_two", allowed=allowed, list="cup" if is_by_cup else "format")
    settings = _agreed_settings(plan)
    if plan.starts_at is not None and plan.starts_at <= now and (before is None or before.starts_at != plan.starts_at):
        raise Refusal("start_is_past")
    if plan.starts_at is not None and settings.closes_at is not None and settings.closes_at > plan.starts_at:
        raise Refusal("closes_after_start")
    if plan.starts_at is None and settings.check_in_hours:
        raise Refusal("check_in_without_start")
    return msgspec.structs.replace(
        plan,
        name=clean_name(plan.name),
        options=options,
        seats=tables.LARGE if stages[0] else 2,
        pace=agreed_pace(plan.pace).name,
        settings=settings,
    )


def clean_name(text: str) -> str:
    """Return the name of a tournament on one line, without what cannot be seen.

    Raises:
        Refusal: `tournament_unnamed`, `tournament_name_too_long` (`most`), `tournament_name_mentions`.
    """
    line = clean_line(text)
    if not line:
        raise Refusal("tournament_unnamed")
    if MENTION.search(line):
        raise Refusal("tournament_name_mentions")
    if len(line) > MOST_NAME:
        raise Refusal("tournament_name_too_long", most=MOST_NAME)
    return line


def clean_line(text: str) -> str:
    """Return what somebody typed on one line, without what cannot be seen."""
    return " ".join(_UNSEEN.sub(" ", text).split())


def check_rounds(of: str, rounds: int, entrants: int, *, is_confirmed: bool) -> None:
    """Refuse more rounds than so many entrants can play; more than are promised without a rematch must be confirmed.

    Raises:
        Refusal: `too_many_rounds` (`rounds`, `entrants`, `most`, `format`), `rounds_not_promised` (the same, `most`:
            that can be promised), and of tables `too_many_table_rounds`, `table_rounds_not_promised` (the same).
    """
    if of not in {"swiss", "flow", *AT_TABLES}:
        return
    at_tables = of in AT_TABLES
    if rounds >= entrants:
        facts = {"rounds": rounds, "entrants": entrants, "most": entrants - 1}
        raise Refusal("too_many_table_rounds" if at_tables else "too_many_rounds", format=of, **facts)
    promised = promised_rounds(of, entrants)
    if rounds > promised and not is_confirmed:
        facts = {"rounds": rounds, "entrants": entrants, "most": promised}
        raise Refusal("table_rounds_not_promised" if at_tables else "rounds_not_promised", format=of, **facts)


def check_teams(settings: Settings, count: int) -> None:
    """Refuse so many teams.

    Raises:
        Refusal: `too_few_teams` (`teams`, `least`), `too_many_team_rounds` (`rounds`, `teams`, `most`).
    """
    least = least_of(TEAMS, settings)
    if count < least:
        raise Refusal("too_few_teams", teams=count, least=least)
    if settings.teams_meet == "swiss" and settings.rounds >= count:
        raise Refusal("too_many_team_rounds", rounds=settings.rounds, teams=count, most=count - 1)


def promised_rounds(of: str, entrants: int) -> int:
    """Return for how many rounds nobody meets anybody twice, with as many entrants as can start."""
    if of in AT_TABLES:
        return tables.promised_rounds(len(tables.sizes(entrants)))
    return swiss.promised_rounds(entrants)


def check_count(of: str, entrants: int, settings: Settings) -> None:
    """Refuse a number of entrants that a format cannot start with.

    Raises:
        Refusal: `no_such_tables` (`entrants`; 1, 2 and 5), `too_few_entrants` (`entrants`, `least`),
            `too_few_for_rounds` (the same; a round robin would do).
    """
    if of == "tables" and entrants in {1, 2, 5}:
        raise Refusal("no_such_tables", entrants=entrants)
    least = least_of(of, settings)
    if entrants >= least:
        return
    if entrants == LEAST["round_robin"] and not is_at_tables(of, settings):
        raise Refusal("too_few_for_rounds", entrants=entrants, least=least)
    raise Refusal("too_few_entrants", entrants=entrants, least=least)


def _agreed_settings(plan: Plan) -> Settings:
    """Return settings as they are stored.

    Raises:
        Refusal: `unsuitable_setting`, `setting_out_of_bounds` (`setting`, `least`, `most`), `series_not_odd`,
            `series_only_in_brackets`, `unknown_role`, `all_of_group_through` (`through`, `size`), what `agreed_band`
            refuses, and what `check_rounds`, `check_count` and `_agreed_tie_breaks` refuse for all places.
    """
    settings = _valid(plan.settings)
    for name, (called, least, most) in BOUNDS.items():
        if not least <= getattr(settings, name) <= most:
            raise Refusal("setting_out_of_bounds", setting=called, least=least, most=most)
    band = agreed_band(Band(*settings.ratings))
    if settings.best_of % 2 == 0:
        raise Refusal("series_not_odd")
    has_cup = has_knock_out(plan.format, settings)
    if has_cup and settings.cup != "pairs" and settings.best_of > 1:
        raise Refusal("series_only_in_brackets")
    if settings.role_id and not settings.role_id.isdecimal():
        raise Refusal("unknown_role")
    fewest = LEAST_IN_FINALS[settings.cup]
    if plan.format not in {"knock_out", *GROUPED} and 0 < settings.final < fewest:
        raise Refusal("setting_out_of_bounds", setting="final", least=fewest, most=BOUNDS["final"][2])
    least = least_of(plan.format, settings)
    if not least <= settings.most <= MOST_ENTRANTS:
        raise Refusal("setting_out_of_bounds", setting="places", least=least, most=MOST_ENTRANTS)
    check_count(plan.format, settings.most, settings)
    if settings.rounds < 1:
        raise Refusal("setting_out_of_bounds", setting="rounds", least=1, most=settings.most - 1)
    check_rounds(plan.format, settings.rounds, settings.most, is_confirmed=True)
    if plan.format == TEAMS:
        check_teams(settings, settings.most)
    if plan.format in GROUPED and settings.group_best >= settings.group_size:
        raise Refusal("all_of_group_through", through=settings.group_best, size=settings.group_size)
    final = 0 if plan.format in {"knock_out", TEAMS, *GROUPED} else settings.final
    if not has_cup:
        # Of a knock-out that there is none of nothing is kept, so that it does not refuse another game.
        settings = msgspec.structs.replace(settings, cup="pairs", cup_through=Settings().cup_through)
    is_ranked = plan.format != "knock_out" or settings.cup == "pairs"
    # Where places follow from who is in longer, nothing else parts anybody.
    breaks = _agreed_tie_breaks(plan.format, settings.tie_breaks) if is_ranked else (LAST,)
    ratings = (band.least, band.most, band.has_newcomers)
    return msgspec.structs.replace(settings, final=final, tie_breaks=breaks, ratings=ratings)


def _valid(settings: Settings) -> Settings:
    """Return settings that came from outside; refuses `unsuitable_setting`."""
    try:
        plain: Any = msgspec.to_builtins(settings)
        return msgspec.convert(plain, Settings)
    except msgspec.ValidationError:
        raise Refusal("unsuitable_setting") from None


def _agreed_tie_breaks(of: str, chosen: tuple[TieBreak, ...]) -> tuple[TieBreak, ...]:
    """Return tie-breaks with lots as the last one.

    Raises:
        Refusal: `tie_break_twice`, `tie_break_at_tables`, `tie_break_for_tables`, `too_many_tie_breaks` (`most`).
    """
    found = tuple(each for each in chosen if each.name != LAST.name)
    if len(set(found)) < len(found):
        raise Refusal("tie_break_twice")
    if len(found) > MOST_TIE_BREAKS:
        raise Refusal("too_many_tie_breaks", most=MOST_TIE_BREAKS)
    names = {each.name for each in found}
    if of in AT_TABLES and not names <= BREAKS_AT_TABLES:
        raise Refusal("tie_break_at_tables")
    if of not in AT_TABLES and names & ONLY_AT_TABLES:
        raise Refusal("tie_break_for_tables")
    return (*found, LAST)
