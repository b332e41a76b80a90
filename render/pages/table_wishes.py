"""Being told of open tables: the page on which a person says of which, and the direct message about some. Pure."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from games.kernel.ids import GameId
from render import verbs
from render.limits import clipped
from render.page import Action, Page, Paragraph, Select, SelectOption
from render.pages.parts import button, option, page, rows
from render.phrases import NAME, QUIET, escaped, game_name, match_title, pace_name
from text import Words

PAGE, STOP, GAMES, PACES, HOURS = "page", "stop", "games", "paces", "hours"
"""What the verb `TELL_ME` asks for, after the server: to show the page, to be told no more, to choose."""

OWN: Final = "own"


class Wanted(msgspec.Struct, frozen=True):
    """What a person is told of; no `games`, `paces`: of all. `zone`: by which their hours are; `server`: its id."""

    server: int
    games: Sequence[str] = ()
    paces: Sequence[str] = ()
    hours: str = "any"
    zone: str | None = None


class OpenTable(msgspec.Struct, frozen=True):
    """An open table in a direct message; `channel_id`: where it is, on the server `guild_id`."""

    match: int
    game: str
    pace: str
    language: str
    free: int
    guild_id: int
    channel_id: int


def table_wish_page(
    wanted: Wanted,
    words: Words,
    *,
    games: Iterable[GameId],
    paces: Sequence[str],
    hours: Sequence[str],
    closed: str = "",
) -> Page:
    """Return the page; `games`, `paces` and `hours` can be chosen. `closed`: how to open direct messages, if needed."""
    named = {game: game_name(game, words) for game in games}
    called = {pace: words("filter-pace-own") if pace == OWN else pace_name(pace, words) for pace in paces}
    zone = words("told-zone", zone=wanted.zone) if wanted.zone else words("told-no-zone")
    return page(
        Paragraph(
            "\n".join(filter(None, (words("told-of-tables"), _wanted(wanted, named, called, words), zone, closed)))
        ),
        _several(GAMES, named.items(), wanted.games, wanted.server, words),
        _several(PACES, called.items(), wanted.paces, wanted.server, words),
        Select(
            Action(verbs.TELL_ME, f"{wanted.server}.{HOURS}"),
            words("told-hours"),
            tuple(option(each, words(f"told-hours-{each}"), chosen=each == wanted.hours) for each in hours),
        ),
        *rows(
            [
                button(verbs.TELL_ME, words("button-tell-me-stop"), f"{wanted.server}.{STOP}"),
                button(verbs.HOURS, words("button-hours")),
            ]
        ),
        accent=QUIET,
    )


def _wanted(wanted: Wanted, named: Mapping[GameId, str], called: Mapping[str, str], words: Words) -> str:
    """Return of which tables the person is told."""
    games = [name for game, name in named.items() if game in wanted.games]
    paces = [name for pace, name in called.items() if pace in wanted.paces]
    return words(
        "told-wanted",
        games=words.listed(games) if games else words("told-wanted-games"),
        paces=words.listed(paces) if paces else words("told-wanted-paces"),
        hours=words(f"told-wanted-{wanted.hours}"),
    )


def tables_page(server: str, guild_id: int, tables: Sequence[OpenTable], words: Words) -> Page:
    """Return the direct message about open tables of a server; its buttons change that, or end it."""
    head = words("told-tables", server=escaped(clipped(server, NAME)), count=len(tables))
    return page(
        Paragraph("\n".join((head, *(_line(each, words) for each in tables)))),
        *rows(
            [
                button(verbs.TELL_ME, words("button-tell-me-change"), f"{guild_id}.{PAGE}"),
                button(verbs.TELL_ME, words("button-tell-me-stop"), f"{guild_id}.{STOP}"),
            ]
        ),
        accent=QUIET,
    )


def _line(table: OpenTable, words: Words) -> str:
    address = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    title = match_title(table.match, table.game, "", words)
    facts = words(
        "told-table",
        pace=pace_name(table.pace, words),
        free=table.free,
        language=words(f"language-{table.language}"),
    )
    return f"[{title}]({address}) · {facts}"


def _several(what: str, named: Iterable[tuple[str, str]], chosen: Sequence[str], server: int, words: Words) -> Select:
    """Return a list of which several can be chosen; none: all."""
    options = tuple(_options(named, chosen))
    return Select(Action(verbs.TELL_ME, f"{server}.{what}"), words(f"told-{what}"), options, 0, len(options))


def _options(named: Iterable[tuple[str, str]], chosen: Sequence[str]) -> Iterator[SelectOption]:
    for value, name in named:
        yield option(value, name, chosen=value in chosen)
