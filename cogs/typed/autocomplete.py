"""What Discord lists while somebody types an option: games, paces, options, moves, parts, paragraphs of the rules.

A list shows only what the person may know. Whatever goes wrong, the list is empty: the command itself will say why.
"""

import functools
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

import discord
from discord import app_commands

from cogs.requests.request import Request
from cogs.typed import which_game, which_match
from games import registry
from games.kernel.errors import Refusal
from games.kernel.ids import GameId
from games.kernel.observation import Observation
from play.faults import StorageFault
from render.game_pages import MenuEntry
from render.limits import MOST_OPTIONS, OPTION_TEXT, clipped
from render.pages.rules import heading
from render.pages.settings import PACES
from render.phrases import game_name
from render.registry import pages_of
from text import Words, rules
from text.aliases import folded

Choices = list[app_commands.Choice[str]]
AnyInteraction = discord.Interaction[Any]
Suggest = Callable[[AnyInteraction, str], Coroutine[Any, Any, Choices]]
Named = Iterable[tuple[str, str]]
"""Pairs of value and what the person reads."""

_log = logging.getLogger(__name__)


def suggesting(named: Callable[[Request, str], Awaitable[Named]]) -> Suggest:
    """Make an autocomplete callback of a function that names all values; the fitting ones are listed."""

    @functools.wraps(named)
    async def suggest(interaction: AnyInteraction, current: str) -> Choices:
        request = Request(interaction)
        try:
            await request.read_settings()
            found = list(await named(request, current))
        except Refusal:
            return []
        except Exception:
            _log.exception("no suggestions")
            return []
        return listed(found, current)

    return suggest


def listed(found: Named, current: str) -> Choices:
    """Return the values whose name or value has every word of `current`, as Discord wants them."""
    typed = frozenset(folded(current[:OPTION_TEXT]).split())
    fitting = (
        (value, name)
        for value, name in found
        if len(value) <= OPTION_TEXT and _has_all(folded(f"{name} {value}"), typed)
    )
    return [
        app_commands.Choice(name=clipped(name, OPTION_TEXT), value=value)
        for value, name in islice(fitting, MOST_OPTIONS)
    ]


@suggesting
async def suggest_games(request: Request, current: str) -> Named:
    """Name the games."""
    return [(game, game_name(game, request.words)) for game in registry.game_ids()]


@suggesting
async def suggest_paces(request: Request, current: str) -> Named:
    """Name the paces."""
    return [(pace, request.words(f"pace-{pace}")) for pace in PACES]


@suggesting
async def suggest_options(request: Request, current: str) -> Named:
    """Name each value of the options that are not typed yet, after those that are; of all games if none is named."""
    typed = request.interaction.namespace.game or ""
    games = which_game.meant(typed) if typed else registry.game_ids()
    before, comma, _ = current.rpartition(",")
    taken = {part.partition("=")[0].strip() for part in before.split(",")}
    start = f"{before}{comma} ".lstrip()
    found = _options(games, request.words)
    return [(start + value, start + name) for option, value, name in found if option not in taken]


def _options(games: Sequence[GameId], said: Words) -> Iterator[tuple[str, str, str]]:
    """Yield each option's id with each of its values, typed and in words."""
    for game in games:
        of_game = f"{game_name(game, said)} · " if len(games) > 1 else ""
        for option in registry.find(game).options:
            key = f"{game}-option-{option.id}"
            for value in option.values:
                yield option.id, f"{option.id}={value}", f"{of_game}{said(key)}: {said(f'{key}-{value}')}"


@suggesting
async def suggest_lines(request: Request, current: str) -> Named:
    """Name the person's legal moves, with cost and effect."""
    return moves_named(await _observation(request), request)


@suggesting
async def suggest_parts(request: Request, current: str) -> Named:
    """Name the parts that can be drawn large."""
    observation = await _observation(request)
    return () if observation.view is None else pages_of(observation.game).close_ups(observation, request.words)


@suggesting
async def suggest_steps(request: Request, current: str) -> Named:
    """Name the entries of the match, newest first."""
    observation = await _observation(request)
    history = await request.services.observations.history(observation.match, request.user_id)
    return [(str(entry.revision), _step(entry.revision, entry.notation)) for entry in reversed(history)]


async def suggest_paragraphs(interaction: AnyInteraction, current: str) -> Choices:
    """List the paragraphs of the rules that fit what is typed, best first."""
    request = Request(interaction)
    typed, named, first = current.strip(), interaction.namespace.game or "", None
    games = which_game.meant(named) if named else registry.game_ids()
    try:
        await request.read_settings()
        first = None if named else await which_game.played_here(request)
    except StorageFault:
        _log.warning("the rules are suggested in the language of the person's Discord")
    if len(games) == 1 or (first and not typed):
        found = _of_one_game(first or games[0], typed, request.words)
    else:
        found = _of_all_games(games, first, typed, request.words)
    names = [(value, clipped(name, OPTION_TEXT)) for value, name in islice(found, MOST_OPTIONS)]
    return [app_commands.Choice(name=name, value=value) for value, name in names]


def _of_one_game(game: str, typed: str, said: Words) -> Iterator[tuple[str, str]]:
    """Yield the paragraphs of a game by number and title, all of them where nothing is typed."""
    found = rules.search(game, said.language, typed) if typed else rules.contents(game, said.language)
    yield from ((each.number, f"{each.number} {each.title}") for each in found)


def _of_all_games(games: Sequence[str], first: str | None, typed: str, said: Words) -> Iterator[tuple[str, str]]:
    """Yield the paragraphs that fit with their games, those of `first` first; the chapters where nothing is typed."""
    if typed:
        found = sorted(rules.search_all(games, said.language, typed), key=lambda each: each.game != first)
    else:
        every = (rules.Found(game, each) for game in games for each in rules.contents(game, said.language))
        found = [each for each in every if each.paragraph.depth == 1]
    for each in found:
        yield f"{each.game}.{each.paragraph.number}", heading(each.game, each.paragraph, said)


def moves_named(observation: Observation, request: Request, kind: str = "") -> Iterator[tuple[str, str]]:
    """Yield notation and words of the choices; `kind`: only those whose notation begins with this word."""
    if not observation.choices:
        return
    menu = pages_of(observation.game).menu(observation, request.words)
    entries: dict[int, MenuEntry] = {entry.number: entry for group in menu.groups for entry in group.entries}
    for choice in observation.choices:
        entry = entries.get(choice.number)
        if entry is not None and (not kind or choice.notation.split()[0] == kind):
            yield choice.notation, " · ".join(part for part in (entry.label, entry.note) if part)


def _has_all(text: str, words: Iterable[str]) -> bool:
    return all(word in text for word in words)


async def _observation(request: Request) -> Observation:
    await which_match.choose(request, request.interaction.namespace.match, which_match.EVERY)
    return await request.observation()


def _step(revision: int, notation: str) -> str:
    return f"{revision} · {notation}" if notation else str(revision)
