"""The card of a tournament: what it is, how far it is, what it waits for and until when, what was done last. Pure.

One message in the channel shows it to everybody and is edited; the same page is shown privately, in the reader's
language.
"""

from collections.abc import Iterator, Sequence

from games.kernel.ratings import Band
from play.formats.settings import FLOWS, PAIRED_AT_START, TEAMS
from play.formats.views import ActView, PairingView, TournamentView, champion_team, champions
from render import verbs
from render.limits import fitting
from render.page import Block, Button, Page, Paragraph, Picture
from render.pages.bands import band_line, reliability_line
from render.pages.parts import button, page, rows
from render.pages.tournament_acts import act_lines
from render.phrases import QUIET, SEAL, moment, pace_name, remaining
from render.tournament_cups import has_cup, is_only_cup
from render.tournaments import (
    FINAL_STAGE,
    entrant_name,
    format_line,
    game_lines,
    group_name,
    hash_beginning,
    least_line,
    mark_of,
    pairing_name,
    points,
    team_name,
    team_rounds,
    tournament_name,
)
from text import Words

MOST_ACTS = 6
MOST_RESULTS = 4
MOST_MATCHES = 6
MOST_AHEAD = 3
MOST_GROUPS = 8
MOST_TEAMS = 12
ACT_TEXT = 1_400
"""So many characters the lines of acts have at most, the newest ones."""

CARD_ACTS = 60
"""So many of the newest acts are looked through for lines."""

PLAYING = frozenset({"due", "running"})
RUNNING = frozenset({"running", "paused"})
OVER = frozenset({"ended", "cancelled"})


def tournament_card_page(
    view: TournamentView, acts: Sequence[ActView], words: Words, end: Picture | None = None
) -> Page:
    """Return the card; `acts` are the newest ones, `end` shows how it ended, once it has."""
    lines = fitting(act_lines(view, acts, words, MOST_ACTS, MOST_RESULTS), ACT_TEXT)
    shown: tuple[Block, ...] = () if end is None else (end,)
    return page(
        Paragraph(words("tournament-heading", name=tournament_name(view))),
        *shown,
        Paragraph("\n".join(_what(view, words))),
        Paragraph("\n".join((words("tournament-acts"), *lines)) if lines else ""),
        Paragraph(_proof(view, words)),
        # A phone opens a channel at its end: what is awaited until when is directly over the buttons.
        Paragraph("\n".join(_now(view, words))),
        *rows(card_buttons(view, words)),
        accent=SEAL if view.status in RUNNING or view.status == "open" else QUIET,
    )


def card_buttons(view: TournamentView, words: Words) -> tuple[Button, ...]:
    """Return what everybody can press; what is not for them is refused in words."""
    mark = mark_of(view)
    join = button(verbs.ENTER, words("button-enter"), mark, style="success")
    mine = button(verbs.MY_PAIRINGS, words("button-my-pairings"), mark, style="primary")
    table = button(verbs.STANDINGS, words("button-standings"), mark)
    pairs = button(verbs.PAIRINGS, words("button-pairings"), mark)
    rules = button(verbs.CUP_RULES, words("button-cup-rules"), mark)
    leave = button(verbs.WITHDRAW, words("button-withdraw"), mark)
    organise = button(verbs.ORGANISE, words("button-organise"), mark)
    files = button(verbs.CUP_EXPORT, words("button-cup-export"), mark)
    if view.status in OVER:
        return (table, pairs, mine, rules, files, organise)
    if view.status in RUNNING:
        late = (join,) if view.takes_late else ()
        return (mine, table, pairs, rules, *late, leave, organise)
    return (join, leave, mine, rules, organise)


def places_taken(view: TournamentView) -> tuple[int, int]:
    """Return how many places are taken, and how many reserves wait for one."""
    inside = sum(each.status in {"entered", "playing"} for each in view.entrants.values())
    return inside, sum(each.status == "reserve" for each in view.entrants.values())


def _what(view: TournamentView, words: Words) -> Iterator[str]:
    """Yield what is played, by which format and pace, and how many take part."""
    game, *options = game_lines(view, words)
    yield words("tournament-game", game=game, pace=pace_name(view.pace, words))
    if options:
        yield words("tournament-options", options=words.listed(options))
    yield words("tournament-format", format=format_line(view, words))
    inside, reserves = places_taken(view)
    if view.format == TEAMS:
        names = words.listed(team_name(each, words) for each in view.teams[:MOST_TEAMS])
        yield words("tournament-teams", count=len(view.teams), most=view.settings.most, names=names)
    elif view.format != "division":
        yield words("tournament-entrants", count=inside, most=view.settings.most, reserves=reserves)
    if view.status in {"draft", "open"}:
        yield least_line(view, words)


def _now(view: TournamentView, words: Words) -> Iterator[str]:
    """Yield how far it is, what is awaited and until when."""
    match view.status:
        case "draft":
            yield words("tournament-draft")
        case "open":
            yield from _before(view, words)
        case "running" | "paused":
            yield from _going(view, words)
        case "cancelled":
            yield words("tournament-cancelled", at=moment(view.ended_at or 0))
        case _:
            yield from _end(view, words)


def _before(view: TournamentView, words: Words) -> Iterator[str]:
    settings = view.settings
    yield words("tournament-open")
    if settings.closes_at is not None:
        yield words("tournament-closes", at=moment(settings.closes_at), left=remaining(settings.closes_at))
    if view.starts_at is None:
        yield words("tournament-starts-by-hand")
    else:
        yield words("tournament-starts", at=moment(view.starts_at), left=remaining(view.starts_at))
        if settings.check_in_hours:
            there = sum(each.is_checked_in for each in view.entrants.values())
            yield words("tournament-check-in", hours=settings.check_in_hours, count=there)
    if settings.least_reliability:
        least, is_known_only = settings.least_reliability, settings.is_known_only
        yield reliability_line("tournament", least, words, is_known_only=is_known_only)
    if line := band_line(Band(*settings.ratings), words):
        yield line
    if settings.role_id:
        yield words("tournament-wants-role", role=f"<@&{settings.role_id}>")


def _going(view: TournamentView, words: Words) -> Iterator[str]:
    playing = [each for each in view.pairings if each.status in PLAYING]
    over = sum(each.status in {"ended", "void"} and len(each.seats) > 1 for each in view.in_place())
    if view.status == "paused":
        yield words("tournament-paused", at=moment(view.paused_at or 0))
    stage = max((each.stage for each in view.pairings), default=1)
    if stage > 1 or (view.format == "knock_out" and view.newest_round(1)):
        yield words("tournament-in-final", round=view.newest_round(stage), playing=len(playing))
    elif view.format in FLOWS or view.format in PAIRED_AT_START:
        begun = sum(each.status == "running" for each in playing)
        yield words("tournament-in-flow", over=over, playing=begun)
    elif view.newest_round(1):
        yield words("tournament-in-round", round=view.newest_round(1), rounds=_rounds(view), playing=len(playing))
    limits = [each.judged_at for each in playing if each.judged_at is not None]
    if view.settings.season_ends_at is not None:
        yield _season_ends(view.settings.season_ends_at, words)
    elif limits:
        yield words(
            "tournament-limit", left=remaining(min(limits)), how=words(f"tournament-at-{view.settings.at_limit}")
        )
    if view.pairs_at is not None and view.status == "running":
        yield words("tournament-pairs-at", at=moment(view.pairs_at), left=remaining(view.pairs_at))
    elif playing and (then := _then(view)):
        yield words(then)
    threadless = sum(each.status == "running" and each.channel_id is None for each in playing)
    if threadless:
        yield words("tournament-threadless", count=threadless)
    yield from _matches(view, playing, words)
    if ahead := _ahead(view, words):
        yield words("tournament-before-final" if _is_of_before(view) else "tournament-ahead", names=ahead)


def _season_ends(at: int, words: Words) -> str:
    return words("tournament-season-ends", at=moment(at), left=remaining(at))


def _rounds(view: TournamentView) -> int:
    """Return how many rounds there are in all."""
    if view.format == "round_robin":
        inside = places_taken(view)[0]
        return max(inside - 1 + inside % 2, view.newest_round(1))
    if view.format == TEAMS:
        return team_rounds(view)
    return max(view.settings.rounds, view.newest_round(1))


def _then(view: TournamentView) -> str:
    """Return the key of what says when the next matches begin, "" where that is said otherwise."""
    if view.format == "knock_out" or view.newest_round(FINAL_STAGE):
        return "cup-pairs-then" if has_cup(view) else "tournament-pairs-bracket"
    if view.format == "division":
        return "tournament-pairs-division" if any(each.status == "due" for each in view.pairings) else ""
    if view.format in PAIRED_AT_START:
        return "tournament-pairs-all"
    return "" if view.format in FLOWS else "tournament-pairs-then"


def _matches(view: TournamentView, playing: Sequence[PairingView], words: Words) -> Iterator[str]:
    """Yield the matches that are played, if they are few."""
    if len(playing) > MOST_MATCHES:
        return
    for each in playing:
        yield words("tournament-playing", people=pairing_name(view, each, words), where=place_of(each, words))


def place_of(pairing: PairingView, words: Words) -> str:
    """Return where a match is played: its thread, its number, or that it has not begun."""
    if pairing.channel_id is not None:
        return f"<#{pairing.channel_id}>"
    if pairing.match is not None:
        return words("tournament-match-number", match=str(pairing.match))
    return words("tournament-not-begun")


def _ahead(view: TournamentView, words: Words) -> str:
    """Return who is ahead with how many points, once somebody has any."""
    if view.format == TEAMS:
        return words.listed(
            words(
                "tournament-ranked", place=each.row.place, name=team_name(each, words), points=points(each.row.twelfths)
            )
            for each in view.teams[:MOST_AHEAD]
            if each.row.twelfths
        )
    if is_only_cup(view) or (view.cup and view.status == "ended"):
        best = [each for each in view.cup if each.state == "won" or view.status == "ended"][:MOST_AHEAD]
        return words.listed(
            words("cup-ranked", place=each.place, name=entrant_name(view, each.entrant, words)) for each in best
        )
    if any(row.group for row in view.rows):
        return _ahead_in_groups(view, words)
    rows_shown = [row for row in view.rows if row.twelfths][:MOST_AHEAD]
    return words.listed(
        words(
            "tournament-ranked",
            place=row.place,
            name=entrant_name(view, row.entrant, words),
            points=points(row.twelfths),
        )
        for row in rows_shown
    )


def _is_of_before(view: TournamentView) -> bool:
    """Return whether who is ahead is so by the standings before a knock-out, which decides who wins."""
    is_ordered = bool(view.cup) and view.status == "ended"
    return view.newest_round(FINAL_STAGE) > 0 and not is_ordered


def _ahead_in_groups(view: TournamentView, words: Words) -> str:
    """Return who is ahead in which group, of few groups, until the knock-out begins."""
    first = [row for row in view.rows if row.twelfths and row.place == 1]
    if view.newest_round(FINAL_STAGE) or len({row.group for row in view.rows}) > MOST_GROUPS:
        return ""
    return words.listed(
        words(
            "tournament-ranked-group",
            group=group_name(row.group),
            name=entrant_name(view, row.entrant, words),
            points=points(row.twelfths),
        )
        for row in first[:MOST_GROUPS]
    )


def _end(view: TournamentView, words: Words) -> Iterator[str]:
    winners, team = champions(view), champion_team(view)
    names = words.listed(entrant_name(view, each, words) for each in winners)
    yield words("tournament-ended", at=moment(view.ended_at or 0))
    if view.started_at is None:
        yield words("tournament-never-began", format=view.format)
    if team is not None:
        people = names or words("team-nobody")
        yield words("tournament-champion-team", team=team_name(team, words), names=people)
    elif winners:
        yield words("tournament-champions", count=len(winners), names=names)
    if ahead := _ahead(view, words):
        yield words("tournament-before-final" if _is_of_before(view) else "tournament-final-order", names=ahead)


def _proof(view: TournamentView, words: Words) -> str:
    """Return in one sentence that chance can be checked, and where; the page of rules has all that it takes."""
    return words("tournament-chance", hash=hash_beginning(view.commitment), is_over=view.secret is not None)
