"""Learning: `/rules`, `/card` and `/help`, and the buttons on their pages. Also outside of matches."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

import discord

from cogs.interactions import which_game
from cogs.interactions.commands import Choices, command, listed_as_they_are
from cogs.interactions.request import Answer, Request, ask_for, request_of
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.interactions.table_language import table_words
from cogs.interactions.which_game import offered, suggest_games
from cogs.messages.component_ids import NO_MATCH
from config import VERSION
from games import registry
from games.kernel.errors import Refusal
from games.kernel.ids import GameId
from play.match.finder import MatchCard
from render import verbs
from render.page import Page
from render.pages.cards import cards_page, shown_name
from render.pages.help import START, Program, help_page, howto_page
from render.pages.rules import (
    NO_OPTIONS,
    contents_page,
    games_page,
    heading,
    paragraph_page,
    rules_now,
    search_all_page,
    search_page,
)
from render.things import look_up, things_of
from text import Words
from text import rules as rules_text


async def suggest_paragraphs(interaction: discord.Interaction[Any], current: str) -> Choices:
    """List the paragraphs of the rules that fit what is typed, best first."""
    request, here = await which_game.at_hand(request_of(interaction))
    typed, named = current.strip(), interaction.namespace.game or ""
    games = which_game.meant(named) if named else registry.game_ids()
    first = here.game if here and not named else None
    if len(games) == 1 or (first and not typed):
        found = _of_one_game(first or games[0], typed, request.words)
    else:
        found = _of_all_games(games, first, typed, request.words)
    return listed_as_they_are(found)


def _of_one_game(game: str, typed: str, said: Words) -> Iterator[tuple[str, str]]:
    """Yield the paragraphs of a game by number and title, all of them where nothing is typed."""
    found = rules_text.search(game, said.language, typed) if typed else rules_text.contents(game, said.language)
    yield from ((each.number, f"{each.number} {each.title}") for each in found)


def _of_all_games(games: Sequence[str], first: str | None, typed: str, said: Words) -> Iterator[tuple[str, str]]:
    """Yield the paragraphs that fit with their games, those of `first` first; the chapters where nothing is typed."""
    if typed:
        found = sorted(rules_text.search_all(games, said.language, typed), key=lambda each: each.game != first)
    else:
        every = (rules_text.Found(game, each) for game in games for each in rules_text.contents(game, said.language))
        found = [each for each in every if each.paragraph.depth == 1]
    for each in found:
        yield f"{each.game}.{each.paragraph.number}", heading(each.game, each.paragraph, said)


@command(autocomplete={"query": suggest_paragraphs, "game": suggest_games}, everywhere=True)
async def rules(request: Request, query: str | None = None, game: str | None = None) -> Answer:
    """Search the rules of all games; without a query show the paragraph of the moment, or which rules there are."""
    named = which_game.choose(game, request.words) if game else ""
    here = None if named else await which_game.played_here(request)
    if here is not None:
        request = request.about(here.match, here.revision, tag=here.tag)
    return await (_found(request, query, named) if query else _paragraph(request, f"{named}." if named else ""))


@pressed(verbs.RULES)
async def paragraph(request: Request) -> Answer:
    """Show the paragraph of the current phase, or the one that is named."""
    return await _paragraph(request, request.arg)


async def _paragraph(request: Request, named: str) -> Answer:
    if named:
        game, _, number = named.partition(".")
        options = await _options(request, _known(game))
        return _page(request, paragraph_page(game, number, request.words, options))
    if request.match == NO_MATCH:
        return _page(request, games_page(registry.game_ids(), request.words))
    return _page(request, rules_now(await request.observation(), request.words))


async def _options(request: Request, game: str) -> Mapping[str, str]:
    """Return the options of the match that is asked about, if it is one of this game that is still known."""
    if request.match == NO_MATCH:
        return NO_OPTIONS
    with suppress(Refusal):
        card = await request.card()
        return card.options if card.game == game else NO_OPTIONS
    return NO_OPTIONS


@pressed(verbs.CONTENTS)
async def contents(request: Request) -> Answer:
    """Show the chapters."""
    game = request.arg.partition(".")[0]  # buttons of older programs also name a page
    return _page(request, contents_page(_known(game), request.words))


@pressed(verbs.SEARCH, "modal")
async def search(request: Request) -> Answer | None:
    """Ask what to look for, then show what is found."""
    if not request.values:
        await ask_for(request, "search")
        return None
    return await _found(request, request.values[0], request.reference.arg)


async def _found(request: Request, query: str, game: str) -> Answer:
    """Return the paragraphs that fit a query: those of `game`, else of all games, the one of the match first.

    A query that is a reference (`dungeon_lords.4.2`, as the suggestions have it) opens that paragraph.

    Raises:
        Refusal: `unknown_game` (`word`).
    """
    if game:
        options = await _options(request, _known(game))
        return _page(request, search_page(game, query, request.words, options))
    named, _, number = query.partition(".")
    if named in registry.game_ids() and rules_text.numbered(named, request.words.language, number):
        return _page(request, paragraph_page(named, number, request.words, await _options(request, named)))
    card = None if request.match == NO_MATCH else await request.card()
    first, options = ("", NO_OPTIONS) if card is None else (card.game, card.options)
    return _page(request, search_all_page(registry.game_ids(), query, request.words, first, options))


def _page(request: Request, page: Page) -> Answer:
    return Answer(page, request.reference.origin, look="rules")


def _known(game: str) -> str:
    """Return the id of a game that exists.

    Raises:
        Refusal: `unknown_game` (`word`).
    """
    if game not in registry.game_ids():
        raise Refusal("unknown_game", word=game)
    return game


@command(name="help", autocomplete={"game": suggest_games}, everywhere=True)
@needs(None)
async def first_help(request: Request, game: str | None = None) -> Answer:
    """Show how to begin, or how a game is played."""
    return how_to_play(request, which_game.choose(game, request.words)) if game else await _help(request, START)


@pressed(verbs.HELP)
@needs(None)
async def help_topic(request: Request) -> Answer:
    """Show how to begin, or the commands of one kind."""
    return await _help(request, request.arg or START)


async def _help(request: Request, topic: str) -> Answer:
    table = await table_words(request)
    program = Program(VERSION, request.bot.settings.contact)
    return Answer(help_page(request.words, topic, request.bot.shown_command, table, offered(), program=program))


async def suggest_things(interaction: discord.Interaction[Any], current: str) -> Choices:
    """List the components whose names are like what is typed, those of the game played here first."""
    request, here = await which_game.at_hand(request_of(interaction))
    games, said, typed = _games(here), request.words, current.strip()
    found = look_up(games, typed, said) if typed else [thing for game in games for thing in things_of(game, said)]
    return listed_as_they_are((thing.key, shown_name(thing, said)) for thing in found)


@command(autocomplete={"name": suggest_things}, everywhere=True)
@needs(None)
async def card(request: Request, name: str) -> Answer:
    """Show a component with its picture."""
    return await _looked_up(request, name)


@pressed(verbs.CARD, "modal")
@needs(None)
async def look_up_card(request: Request) -> Answer | None:
    """Show the component that was chosen; else ask for its name, then show what it means."""
    if not request.values:
        await ask_for(request, "card")
        return None
    return await _looked_up(request, request.values[0])


async def _looked_up(request: Request, typed: str) -> Answer:
    games = _games(await which_game.played_here(request))
    return Answer(cards_page(look_up(games, typed, request.words), typed, request.words))


def _games(here: MatchCard | None) -> Sequence[GameId]:
    """Return all games, the one played here first."""
    return sorted(registry.game_ids(), key=lambda game: here is None or game != here.game)


@pressed(verbs.HOW_TO)
@needs(None)
async def how_to(request: Request) -> Answer:
    """Show how a game is played.

    Raises:
        Refusal: `unknown_game` (`word`).
    """
    return how_to_play(request, request.arg)


def how_to_play(request: Request, name: str) -> Answer:
    """Return the page that says how the game called so is played; refuses `unknown_game` (`word`)."""
    game = next((game for game in offered() if game.game == name), None)
    if game is None:
        raise Refusal("unknown_game", word=name)
    return Answer(howto_page(game, request.words))
