"""Lists of matches: a player's own, a server's, and what to choose from where a command fits several. Pure."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from games.kernel.observation import Status
from render import verbs
from render.limits import MOST_OPTIONS, clipped
from render.page import Action, Block, Page, Paragraph, Select
from render.pages.parts import doors, option, page, rows, turning
from render.phrases import NAME, QUIET, escaped, game_name, remaining, seen
from text import Words

ON_A_PAGE = 10


class MatchRow(msgspec.Struct, frozen=True):
    """A match in a list. `channel_id` is where its table is (None: nowhere); `yours`: it waits for the reader."""

    match: int
    game: str
    status: Status
    names: tuple[str, ...]
    channel_id: int | None = None
    deadline_at: int | None = None
    yours: bool = False


def list_page(
    matches: Sequence[MatchRow], words: Words, scope: Literal["mine", "server", "waiting"], place: int = 0
) -> Page:
    """Return page `place` of `matches`, those that wait for the reader first."""
    ordered = sorted(matches, key=lambda match: (not match.yours, match.deadline_at or 1 << 40, match.match))
    pages = max(1, -(-len(ordered) // ON_A_PAGE))
    place = max(0, min(place, pages - 1))
    shown = ordered[place * ON_A_PAGE : (place + 1) * ON_A_PAGE]
    lines = [_line(match, words) for match in shown] or [words(f"list-none-{scope}")]
    verb = verbs.LIST if scope == "server" else verbs.MINE
    return page(
        Paragraph("\n".join((words(f"list-{scope}", count=len(ordered)), *lines))),
        *_chooser(shown, words),
        *rows(turning(verb, place, pages, words) if shown else doors(words, on_server=False)),
        accent=QUIET,
    )


def _line(match: MatchRow, words: Words) -> str:
    names = words.listed(escaped(clipped(name, NAME)) for name in match.names)
    head = f"**{words('match-title', game=game_name(match.game, words), match=str(match.match))}**"
    parts = [head, names, words(f"status-{match.status}")]
    if match.yours:
        parts.append(f"**{words('list-yours')}**")
    if match.deadline_at is not None:
        parts.append(remaining(match.deadline_at))
    if match.channel_id is not None:
        parts.append(f"<#{match.channel_id}>")
    return " · ".join(part for part in parts if part)


def _chooser(matches: Sequence[MatchRow], words: Words) -> tuple[Block, ...]:
    if not matches:
        return ()
    options = tuple(
        option(
            str(match.match),
            words("match-title", game=game_name(match.game, words), match=str(match.match)),
            words.listed(clipped(seen(name), NAME) for name in match.names),
        )
        for match in matches[:MOST_OPTIONS]
    )
    return (Select(Action(verbs.OPEN), words("list-open"), options),)
