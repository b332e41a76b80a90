"""Lists of matches: a player's own, a server's, and what to choose from where a command fits several. Pure."""

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from games.kernel.observation import Status
from render import verbs
from render.limits import clipped, faults
from render.page import Button, Line, Page, Paragraph
from render.pages.list_filters import NONE, PAGE
from render.pages.parts import button, doors, page, rows, turning
from render.phrases import BETWEEN, NAME, QUIET, day, escaped, match_title, pace_name, remaining, seen
from text import Words

ON_A_PAGE = 10
TITLE = 48
LONGEST_LINE, LONGEST_NAMES, LONGEST_FACTS = 370, 130, 170
"""Characters of a match in a list, of its names, and of what else is told of it."""

TOLD_BY = 8
"""Whose first characters are in the name of a match are not told again beside it."""

MOST_TOURNAMENTS = 5


class MatchRow(msgspec.Struct, frozen=True):
    """A match in a list. `channel_id` is where its table is (None: nowhere), on the server `guild_id`; `yours`: it
    waits for the reader, in a list of the reader's own since when (unix seconds). `server`: its name, "" where no other
    could be meant. `title`: what the match is called, "" if by its game and number. `free`: how many people can still
    sit down, `reserved`: for how many more seats are kept. `awaited`: names of those for whom it waits; `winners`: of
    those who share the first place of one that has ended. `people`: how many seats people have. `tag`: what tells the
    match from others that have had its number. `rests_until`: no time runs before that, against the reader or all who
    are awaited.
    """

    match: int
    game: str
    status: Status
    names: tuple[str, ...]
    channel_id: int | None = None
    deadline_at: int | None = None
    yours: bool = False
    waits_since: int | None = None
    server: str = ""
    title: str = ""
    pace: str = "none"
    language: str = ""
    free: int = 0
    awaited: tuple[str, ...] = ()
    is_paused: bool = False
    ended_at: int | None = None
    winners: tuple[str, ...] = ()
    people: int = 0
    tag: str = ""
    guild_id: int | None = None
    reserved: int = 0
    rests_until: int | None = None


def list_page(
    matches: Sequence[MatchRow],
    words: Words,
    scope: Literal["mine", "server", "waiting"],
    place: int = 0,
    tournaments: Sequence[str] = (),
    *,
    kind: str = verbs.HERE,
    only: str = "",
) -> Page:
    """Return page `place` of `matches`: first those that wait for the reader, the one that has waited longest first.

    `tournaments`: a line for each that the reader plays in. Of a server's list `kind` is which one it is, as its
    buttons carry it, and `only` what it is limited to.
    """
    ordered = sorted(matches, key=_urgency)
    pages = max(1, -(-len(ordered) // ON_A_PAGE))
    place = max(0, min(place, pages - 1))
    shown = ordered[place * ON_A_PAGE : (place + 1) * ON_A_PAGE]
    nothing = [] if shown else [words("list-none-fitting" if only else f"list-none-{scope}")]
    turns = turning(verbs.MINE, place, pages, words)
    if scope == "server":
        turns = (*turning(verbs.LIST, place, pages, words, f"{kind}."), *_filters(kind, words, is_on=bool(only)))
    following = [next_button(words, is_first=True)] if scope != "server" and any(each.yours for each in matches) else []
    more = [button(verbs.TOURNAMENTS, words("button-tournaments"))] if tournaments else []
    return page(
        Paragraph("\n".join(filter(None, (words(f"list-{scope}", count=len(ordered)), only, *nothing)))),
        *(Line(_line(match, words), button(verbs.OPEN, words("button-open"), str(match.match))) for match in shown),
        Paragraph("\n".join((words("mine-tournaments"), *tournaments[:MOST_TOURNAMENTS])) if tournaments else ""),
        *rows([*following, *turns, *more] if shown else [*doors(words, False), *turns, *more]),
        accent=QUIET,
    )


def _urgency(match: MatchRow) -> tuple[bool, int, int, int]:
    return not match.yours, match.waits_since or 0, match.deadline_at or 1 << 40, match.match


def _filters(kind: str, words: Words, *, is_on: bool) -> list[Button]:
    """Return what says which matches a list shows, and what lets a person be told of open tables."""
    every = [button(verbs.FILTER, words("button-filter-none"), f"{NONE}.{kind}")] if is_on else []
    tell = button(verbs.TELL_ME, words("button-tell-me"))
    return [button(verbs.FILTER, words("button-filter"), f"{PAGE}.{kind}"), *every, tell]


def next_button(words: Words, *, is_first: bool = False) -> Button:
    """Return what leads to the match that waits for the reader next; `is_first`: to the one that has waited longest."""
    return button(verbs.NEXT, words("button-next"), style="primary" if is_first else "secondary")


def with_next(shown: Page, words: Words) -> Page:
    """Return `shown` with the button to the next match that waits for the reader, as far as there is room for it."""
    longer = page(*shown.blocks, *rows([next_button(words)]), accent=shown.accent, mentions=shown.mentions)
    return shown if faults(longer) else longer


def _line(match: MatchRow, words: Words) -> str:
    server = escaped(clipped(match.server, NAME))
    head = " · ".join(filter(None, (head_of(match, words), server)))
    # What odd names make too long is cut off them first; ten such lines fit on a page.
    names, facts = clipped(names_beside(match, words), LONGEST_NAMES), clipped(facts_of(match, words), LONGEST_FACTS)
    return clipped("\n".join(filter(None, (head, names, f"-# {facts}"))), LONGEST_LINE)


def head_of(match: MatchRow, words: Words) -> str:
    """Return what a match of a list is called, with a link to where it is."""
    return linked(match_title(match.match, match.game, match.title, words, TITLE), match.guild_id, match.channel_id)


def linked(name: str, guild_id: int | None, channel_id: int | None) -> str:
    """Return a name that leads to a channel, if there is one: on a phone shorter than a name and a channel's name."""
    if channel_id is None:
        return f"**{name}**"
    return f"**[{name}](https://discord.com/channels/{guild_id or '@me'}/{channel_id})**"


def names_of(names: Sequence[str], words: Words) -> str:
    """Return names for a line of a list."""
    return words.listed(escaped(clipped(name, NAME)) for name in names)


def names_beside(match: MatchRow, words: Words) -> str:
    """Return the names of a match's people for a line of a list; none if what it is called names them all."""
    return "" if _is_told(match.names, match.title) else names_of(match.names, words)


def _is_told(names: Sequence[str], title: str) -> bool:
    """Return whether the name of a match begins with all these names, which long ones are cut in."""
    people, _, contest = title.rpartition(BETWEEN)
    begun = [seen(name)[:TOLD_BY] for name in names]
    return bool(people and contest) and all(begun) and all(each in people for each in begun)


def facts_of(match: MatchRow, words: Words) -> str:
    """Return in one line what a list tells of a match: free seats, whose turn, who has won, pace, language."""
    return " · ".join(filter(None, (now_of(match, words), *_agreed(match, words))))


def now_of(match: MatchRow, words: Words) -> str:
    """Return in one line how far a match is."""
    return " · ".join(filter(None, _now(match, words)))


def _now(match: MatchRow, words: Words) -> Iterator[str]:
    """Yield how far a match is."""
    if match.status == "open":
        yield words("list-free", count=match.free)
        yield words("list-reserved", count=match.reserved) if match.reserved else ""
    elif match.status == "ended" and match.winners:
        yield words("list-won", names=names_of(match.winners, words), count=len(match.winners))
        yield "" if match.ended_at is None else remaining(match.ended_at)
    elif match.status != "running":
        yield words(f"status-{match.status}")
    elif match.yours:
        is_known = match.waits_since is not None and match.rests_until is None and not match.is_paused
        yield f"**{words('list-yours')}**{f' {remaining(match.waits_since or 0)}' if is_known else ''}"
    elif match.awaited and not match.is_paused:
        yield words("list-awaited", names=names_of(match.awaited, words))
    elif not match.is_paused:
        yield words("status-running")
    if match.status == "running":
        yield _clock(match, words)


def _clock(match: MatchRow, words: Words) -> str:
    """Return until when there is time, or that none runs now."""
    if match.is_paused:
        return words("list-paused")
    if match.rests_until is not None:
        return words("list-rests", at=day(match.rests_until))
    return "" if match.deadline_at is None else words("list-until", when=remaining(match.deadline_at))


def _agreed(match: MatchRow, words: Words) -> Iterator[str]:
    """Yield what was agreed about a table that is not over."""
    if match.status in ("open", "running"):
        yield pace_name(match.pace, words)
        yield words(f"language-{match.language}") if match.language else ""
