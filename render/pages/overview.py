"""The overview of a server: one message that always shows its open tables, matches, tournaments and results. Pure.

Everybody who sees its channel reads it, so it is made of what all of them can see, and looks the same to all. The page
of results is what a server tells in a channel of its choice.
"""

from collections.abc import Iterable, Sequence

import msgspec

from play.formats.views import Summary
from render import verbs
from render.limits import MOST_OPTIONS, clipped
from render.page import Action, Block, Button, Line, Page, Paragraph, Select
from render.pages.lists import MatchRow, facts_of, head_of, linked, names_beside, names_of, now_of
from render.pages.parts import button, option, page, paged, rows
from render.phrases import QUIET, escaped, plain_title, seen
from render.tournaments import TITLE
from text import Words

MOST_OPEN = 6
MOST_RUNNING = 6
MOST_TOURNAMENTS = 4
MOST_ENDED = 4
LONGEST_FACTS, LONGEST_NAMES = 110, 90
"""Characters of what is told of an open table, and of its names; of the other parts so many together:"""

RUNNING_TEXT, TOURNAMENTS_TEXT, ENDED_TEXT = 1_100, 500, 800
RESULTS_TEXT = 3_600


TOLD = "told"
"""How the argument of a control begins by which a message about results is recognised."""


class Overview(msgspec.Struct, frozen=True):
    """What goes on on a server. Open tables and matches: the newest first; results: the last one first."""

    open: tuple[MatchRow, ...] = ()
    running: tuple[MatchRow, ...] = ()
    tournaments: tuple[Summary, ...] = ()
    ended: tuple[MatchRow, ...] = ()


class TournamentResult(msgspec.Struct, frozen=True):
    """A tournament that has ended, with the names of those who have won; `mark`: of its controls."""

    name: str
    mark: str
    winners: tuple[str, ...]
    channel_id: int | None = None
    guild_id: int | None = None


def overview_page(overview: Overview, words: Words) -> Page:
    """Return the message. A phone opens a channel at its end: what can be joined is directly over the buttons."""
    # Who can be joined at once comes last; of matches those with people, who will read it, come first.
    waiting = sorted(overview.open, key=lambda match: (match.free > 0, match.match))
    playing = sorted(overview.running, key=lambda match: (match.people < 2, -match.match))[:MOST_RUNNING]
    ended = overview.ended[:MOST_ENDED]
    count = len(overview.running)
    return page(
        Paragraph(words("overview-heading")),
        _part(words("overview-results"), [_ended(match, words) for match in ended], 0, ENDED_TEXT, words),
        _tournaments(overview.tournaments, words),
        _part(
            words("overview-running", count=count), [_running(each, words) for each in playing], count, RUNNING_TEXT,
            words,
        ),
        *_looks((*playing, *ended), words),
        Paragraph(_waiting(len(waiting), words)),
        *(_table(match, words) for match in waiting[-MOST_OPEN:]),
        *rows(_buttons(words)),
        Paragraph(words("overview-note")),
        accent=QUIET,
    )  # fmt: skip


def _waiting(count: int, words: Words) -> str:
    """Return how many tables are open, and how many of them are not shown."""
    if not count:
        return words("overview-none")
    return "\n".join(filter(None, (words("overview-open", count=count), _more(count - MOST_OPEN, words))))


def results_page(matches: Sequence[MatchRow], tournaments: Sequence[TournamentResult], words: Words) -> Page:
    """Return what tells that these have ended; each has a control, by which the message is found again."""
    lines = [
        *(_won(each, words) for each in tournaments),
        *(_ended(match, words) for match in matches),
    ]
    shown, *_ = paged(lines, RESULTS_TEXT)
    return page(
        Paragraph(words("results-heading", count=len(lines))),
        Paragraph("\n".join(shown)),
        # The first of them is in the id, by which the message is found again.
        *_looks(matches, words, f"{TOLD}.{min((match.match for match in matches), default=0)}"),
        *rows([button(verbs.STANDINGS, clipped(seen(each.name), TITLE), each.mark) for each in tournaments]),
        accent=QUIET,
    )


def _table(match: MatchRow, words: Words) -> Line:
    """Return an open table with what sits a person down there."""
    names, facts = clipped(names_of(match.names, words), LONGEST_NAMES), clipped(facts_of(match, words), LONGEST_FACTS)
    joins = button(verbs.SIT, words("button-join"), f"{match.match}.{match.tag}", "success", disabled=match.free == 0)
    return Line(f"{head_of(match, words)}\n{facts}\n-# {names}", joins)


def _running(match: MatchRow, words: Words) -> str:
    facts = " · ".join(filter(None, (names_beside(match, words), now_of(match, words))))
    return f"{head_of(match, words)}\n-# {facts}"


def _ended(match: MatchRow, words: Words) -> str:
    others = names_of([name for name in match.names if name not in match.winners], words)
    beaten = f" · {words('overview-others', names=others)}" if others else ""
    return f"{head_of(match, words)}\n-# {now_of(match, words)}{beaten}"


def _won(each: TournamentResult, words: Words) -> str:
    names = names_of(each.winners, words)
    won = f"\n-# {words('list-won', names=names, count=len(each.winners))}" if names else ""
    return f"{linked(escaped(clipped(each.name, TITLE)), each.guild_id, each.channel_id)}{won}"


def _tournaments(found: Sequence[Summary], words: Words) -> Paragraph:
    lines = [
        f"{linked(escaped(clipped(each.name, TITLE)), each.guild_id, each.channel_id)}"
        f" · {words(f'tournament-status-{each.status}')}"
        for each in found[:MOST_TOURNAMENTS]
    ]
    return _part(words("overview-tournaments"), lines, len(found), TOURNAMENTS_TEXT, words)


def _part(head: str, lines: Iterable[str], count: int, budget: int, words: Words) -> Paragraph:
    """Return a part of the message: as many lines as fit, and how many of `count` more there are."""
    shown, *_ = paged(lines, budget)
    return Paragraph("\n".join(filter(None, (head, *shown, _more(count - len(shown), words)))) if shown else "")


def _more(count: int, words: Words) -> str:
    return f"-# {words('overview-more', count=count)}" if count > 0 else ""


def _looks(matches: Sequence[MatchRow], words: Words, arg: str = "") -> tuple[Block, ...]:
    """Return the list from which somebody looks at a match."""
    options = tuple(
        option(
            str(match.match),
            plain_title(match.match, match.game, words, match.title),
            words.listed(map(seen, match.names)),
        )
        for match in matches
    )
    return (Select(Action(verbs.OPEN, arg), words("overview-look"), options[:MOST_OPTIONS]),) if options else ()


def _buttons(words: Words) -> list[Button]:
    return [
        button(verbs.NEW, words("button-new"), style="primary"),
        button(verbs.LIST, words("button-list"), f"{verbs.HERE}.0"),
        button(verbs.TELL_ME, words("button-tell-me")),
        button(verbs.TOURNAMENTS, words("button-tournaments")),
    ]
