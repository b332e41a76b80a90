"""Settings of a server: each a list with the present value chosen. Pure."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final, Literal

import msgspec

from games.kernel.ids import GameId
from render import verbs
from render.limits import PROMPT, clipped
from render.page import Action, Block, Page, Paragraph, Select
from render.pages.parts import button, option, page, rows
from render.pages.settings import AUTO, OFF, ON, setting_list, switch_at
from render.phrases import QUIET, game_name, seen
from text import LANGUAGES, Words

PACES = ("live", "daily", "relaxed", "weekly", "none")


WhyUntagged = Literal["", "permission", "full", "later"]
"""Why a forum lacks tags: the bot may not make them, there is room for no more, or they come with the next table."""


Part = Literal["tables", "channels", "people"]
"""The parts of the settings: where and how tables open, what channels show, and whose roles are for what."""

Told = tuple[tuple[str, ...], tuple[Block, ...]]


class Server(msgspec.Struct, frozen=True):
    """What a server has chosen; no `channels`: matches may open anywhere. `organisers`: the id of their role.

    `in_common`: its people are on the board of all servers that share theirs. `rates_decks`: matches with decks of
    players' own change ratings. `overview`, `results`: the channels of the overview and of results; `unusable`: why the
    bot cannot write in a channel, in words. `forum`: the id of that for tables; `untagged`: the names of the tags that
    it lacks, and `why`; `has_forums`: there is one to choose. `names`: of these channels and of the role, as lists show
    what is chosen.
    """

    language: str | None = None
    pace: str = "daily"
    channels: tuple[int, ...] = ()
    organisers: int | None = None
    in_common: bool = False
    rates_decks: bool = False
    overview: int | None = None
    results: int | None = None
    unusable: Mapping[int, str] = MappingProxyType({})
    forum: int | None = None
    untagged: str = ""
    why: WhyUntagged = ""
    has_forums: bool = True
    names: Mapping[int, str] = MappingProxyType({})


def server_page(server: Server, words: Words, part: Part = "tables") -> Page:
    """Return a part of a server's settings, with ways to the others."""
    said, lists = _PARTS[part](server, words)
    others = [button(verbs.SERVER, words(f"button-server-{each}"), each) for each in _PARTS if each != part]
    heading = words("settings-server", part=words(f"settings-part-{part}"))
    return page(Paragraph("\n".join((heading, *said, words("settings-again")))), *lists, *rows(others), accent=QUIET)


def _tables(server: Server, words: Words) -> Told:
    channels = words.listed(f"<#{channel}>" for channel in server.channels[:50])
    said = words("settings-channels", channels=channels) if channels else words("settings-channels-any")
    return (said, *_forum(server, words)), (
        setting_list("language", verbs.SERVER_SET, (AUTO, *LANGUAGES), server.language or AUTO, words),
        setting_list("pace", verbs.SERVER_SET, PACES, server.pace, words),
        setting_list("decks", verbs.SERVER_SET, (OFF, ON), switch_at(server.rates_decks), words),
        Select(Action(verbs.SERVER_SET, "channel"), words("select-channel"), of="channels"),
        *([_list("forum", server.forum, "forums", server, words)] if server.has_forums else []),
    )


def _channels(server: Server, words: Words) -> Told:
    shown = (_told_in("overview", server.overview, server, words), _told_in("results", server.results, server, words))
    return (*shown, words("settings-common-about")), (
        _list("overview", server.overview, "channels", server, words),
        _list("results", server.results, "channels", server, words),
        setting_list("common", verbs.SERVER_SET, (OFF, ON), switch_at(server.in_common), words),
    )


def _people(server: Server, words: Words) -> Told:
    role = server.organisers
    said = words("settings-organisers-none") if role is None else words("settings-organisers", role=f"<@&{role}>")
    ways = [button(verbs.CALL_ROLES, words("button-call-roles")), button(verbs.PAIRS, words("button-pairs"))]
    return (said,), (
        _list("organisers", role, "roles", server, words),
        *rows(ways),
    )


def _list(
    name: str, chosen: int | None, of: Literal["channels", "forums", "roles"], server: Server, words: Words
) -> Select:
    """Return a list of Discord's, which itself names what is chosen now."""
    now = words("select-none-chosen") if chosen is None else seen(server.names.get(chosen, "")) or str(chosen)
    return Select(Action(verbs.SERVER_SET, name), clipped(words(f"select-{name}", now=now), PROMPT), of=of)


_PARTS: Final[Mapping[Part, Callable[[Server, Words], Told]]] = {
    "tables": _tables,
    "channels": _channels,
    "people": _people,
}
"""What each part says, and its lists and buttons."""

PART_OF: Final[Mapping[str, Part]] = {
    "overview": "channels",
    "results": "channels",
    "common": "channels",
    "organisers": "people",
}
"""The part of each setting that is not of tables."""


def part_named(name: str) -> Part:
    """Return the part of the settings that is called so, the first one for any other name."""
    return next((part for part in _PARTS if part == name), "tables")


def call_roles_page(games: Iterable[GameId], roles: Mapping[str, int], words: Words) -> Page:
    """Return which role tables of each game can call on a server, to be changed."""
    return page(
        Paragraph(words("call-roles")),
        *(
            Select(
                Action(verbs.CALL_ROLE, game),
                words("select-call-role", game=game_name(game, words)),
                (option(str(roles[game]), str(roles[game])),) if game in roles else (),
                least=0,
                of="roles",
            )
            for game in games
        ),
        *rows([button(verbs.SERVER, words("button-back"), "people")]),
        accent=QUIET,
    )


def _told_in(what: str, channel_id: int | None, server: Server, words: Words) -> str:
    """Return where a server shows its overview, or tells results, and why it does not if it cannot."""
    if channel_id is None:
        return words(f"settings-{what}-none")
    channel, reason = f"<#{channel_id}>", server.unusable.get(channel_id)
    said = words(f"settings-{what}", channel=channel)
    return said if reason is None else f"{said} {words('settings-unusable', channel=channel, reason=reason)}"


def _forum(server: Server, words: Words) -> Iterator[str]:
    """Yield where tables are in posts, and which tags these cannot have."""
    if server.forum is None:
        yield words("settings-forum-none" if server.has_forums else "settings-forum-missing")
        return
    yield words("settings-forum", forum=f"<#{server.forum}>")
    if server.why:
        yield words(f"settings-forum-{server.why}", tags=server.untagged)
