"""Own decks of a game that has them: the commands of its group `deck`, and the pages that do the same.

A deck is changed as text (render/deck_lists.py), in a modal or as an option of a command. What a deck may hold, and the
move that plays it, are the game's (`Game.decks`); in a match it is a typed move like any other, shown to be confirmed.
"""

import asyncio

from discord import app_commands

from cogs.interactions.commands import Autocomplete, Named, autocomplete, command, group
from cogs.interactions.request import Answer, Request, ask_for
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.messages.component_ids import NO_MATCH, NO_ORIGIN, origin_of
from cogs.turns import deciding
from games.kernel.deck_rules import Deck
from games.kernel.errors import Refusal
from games.kernel.ids import GameId
from games.kernel.observation import Observation
from play.people.decks import LONGEST_NAME, asks_for_deck, line_of, rules_of
from render import verbs
from render.deck_lists import DeckList, Unread, hero_of, read, written
from render.page import Page, number_in
from render.pages.decks import deck_page, deck_text_page, decks_page, drop_deck_page
from render.pages.parts import with_notice
from render.phrases import escaped, seen
from text.aliases import names

LONGEST_TEXT = 4000
Name = app_commands.Range[str, 1, LONGEST_NAME]
Text = app_commands.Range[str, 1, LONGEST_TEXT]


@pressed(verbs.DECKS)
@needs(None)
async def show_decks(request: Request) -> Answer:
    """Show the person's decks for a game."""
    game, _, place = request.arg.partition(".")
    return await _list(request, GameId(game), number_in(place) or 0)


@pressed(verbs.DECK)
@needs(None)
async def show_deck(request: Request) -> Answer:
    """Show one of the person's decks, with everything that is wrong with it."""
    return await _one(request, await _deck(request, request.arg))


@pressed(verbs.DECK_NEW)
@needs(None)
async def start_deck(request: Request) -> Answer:
    """Make a deck that begins as the ready-made one of a hero."""
    return await _started(request, GameId(request.reference.arg), request.arg)


@pressed(verbs.DECK_TEXT, "modal")
@needs(None)
async def type_deck(request: Request) -> Answer | None:
    """Ask for a deck as text, which begins with the deck that is changed; then store it and show what became of it."""
    about = request.reference.arg
    deck = await _deck(request, about) if number_in(about) is not None else None
    if request.values:
        game = GameId(about) if deck is None else deck.game
        return await _read(request, game, request.values[0], deck)
    if deck is None:
        rules_of(GameId(about))
    now = None if deck is None else written(deck.game, deck.hero, deck.cards, request.words, deck.name)
    await ask_for(request, "deck", now=now, longest=LONGEST_TEXT)
    return None


@pressed(verbs.DECK_SHARE)
@needs(None)
async def share_deck(request: Request) -> Answer:
    """Show a deck as text to copy."""
    return await _shown(request, deck_text_page(await _deck(request, request.arg), request.words))


@pressed(verbs.DECK_DROP)
@needs(None)
async def drop_deck(request: Request) -> Answer:
    """Ask, then delete a deck."""
    number, _, is_sure = request.arg.partition(".")
    deck = await _deck(request, number)
    if is_sure != verbs.YES:
        return await _shown(request, drop_deck_page(deck, request.words))
    await request.services.decks.drop(request.user_id, deck.id)
    return await _list(request, deck.game, said=request.words("deck-dropped", name=escaped(deck.name)))


@pressed(verbs.DECK_PLAY)
@needs("play")
async def play_deck(request: Request, match: Observation) -> Answer:
    """Show the move that a deck is, to be confirmed.

    Raises:
        Refusal: `no_such_deck`; `not_this_game` for a deck of another game.
    """
    deck = await _deck(request, request.arg)
    if match.game != deck.game:
        raise Refusal("not_this_game")
    return await deciding.typed_line(request, match, line_of(deck))


def commands_of(game: GameId) -> app_commands.Group:
    """Return the commands about own decks of a game, to be put into its group."""
    made = group("deck")
    decks, heroes = _suggest_decks(game), _suggest_heroes(game)

    @command(made, autocomplete={"hero": heroes})
    @needs(None)
    async def new(request: Request, hero: str, name: Name | None = None) -> Answer:
        return await _started(request, game, hero, name or "")

    @command(made, autocomplete={"deck": decks})
    @needs(None)
    async def edit(request: Request, deck: str, text: Text | None = None) -> Answer:
        found = await _named(request, game, deck)
        return await (_one(request, found) if text is None else _read(request, game, text, found))

    @command(made, autocomplete={"deck": decks})
    @needs(None)
    async def check(request: Request, deck: str) -> Answer:
        return await _one(request, await _named(request, game, deck))

    @command(made, name="list")
    @needs(None)
    async def every(request: Request) -> Answer:
        return await _list(request, game)

    @command(made, autocomplete={"deck": decks})
    @needs(None)
    async def share(request: Request, deck: str) -> Answer:
        return await _shown(request, deck_text_page(await _named(request, game, deck), request.words))

    @command(made, name="import")
    @needs(None)
    async def taken(request: Request, text: Text | None = None) -> Answer:
        return await (_list(request, game) if text is None else _read(request, game, text, None))

    @command(made, autocomplete={"deck": decks})
    @needs(None)
    async def delete(request: Request, deck: str) -> Answer:
        return await _shown(request, drop_deck_page(await _named(request, game, deck), request.words))

    return made


def _suggest_decks(game: GameId) -> Autocomplete:
    @autocomplete
    async def suggest(request: Request, current: str) -> Named:
        return [(str(deck.id), deck.name) for deck in await request.services.decks.of_person(request.user_id, game)]

    return suggest


def _suggest_heroes(game: GameId) -> Autocomplete:
    @autocomplete
    async def suggest(request: Request, current: str) -> Named:
        called = names(game, request.words.language)
        return [(hero, called.get(hero, hero)) for hero in rules_of(game).ready]

    return suggest


async def _deck(request: Request, number: str) -> Deck:
    found = number_in(number)
    if found is None:
        raise Refusal("no_such_deck")
    return await request.services.decks.find(request.user_id, found)


async def _named(request: Request, game: GameId, typed: str) -> Deck:
    """Return the person's deck with this number, or called so, or the only one whose name begins so."""
    mine = await request.services.decks.of_person(request.user_id, game)
    wanted = typed.strip().casefold()
    for fits in (
        [deck for deck in mine if str(deck.id) == wanted],
        [deck for deck in mine if deck.name.casefold() == wanted],
        [deck for deck in mine if deck.name.casefold().startswith(wanted)],
    ):
        if len(fits) == 1:
            return fits[0]
    raise Refusal("no_such_deck")


async def _started(request: Request, game: GameId, typed: str, name: str = "") -> Answer:
    """Store a new deck that begins as the ready-made one of the hero called so.

    Raises:
        Refusal: `unknown_hero` (`word`), and what `Decks.store` refuses.
    """
    rules = rules_of(game)
    hero = typed if typed in rules.ready else read(typed, game, rules, request.words).hero
    if not hero:
        raise Refusal("unknown_hero", word=typed)
    called = seen(name) or names(game, request.words.language).get(hero, hero)
    deck = await request.services.decks.store(request.user_id, Deck(game, called, hero, rules.ready[hero]))
    return await _one(request, deck)


async def _read(request: Request, game: GameId, text: str, deck: Deck | None) -> Answer:
    """Store the deck that a text describes, in the place of `deck` if there is one, and show it.

    What the text does not say is as it was; of a new deck the hero is the one whom its cards fit best. Lines that name
    no card are shown, and the deck is stored without them.

    Raises:
        Refusal: `deck_unread` (`word`, the first line) for a text that names no card; what `Decks.store` refuses.
    """
    rules = rules_of(game)
    found: DeckList = await asyncio.to_thread(read, text, game, rules, request.words)
    if not found.cards and found.unread:
        raise Refusal("deck_unread", word=found.unread[0].line)
    hero = found.hero or (deck.hero if deck else hero_of(found.cards, rules))
    name = found.name or (deck.name if deck else names(game, request.words.language).get(hero, hero))
    made = Deck(game, name, hero, found.cards, deck.id if deck else 0)
    return await _one(request, await request.services.decks.store(request.user_id, made), found.unread)


async def _list(request: Request, game: GameId, place: int = 0, said: str = "") -> Answer:
    rules = rules_of(game)
    mine = await request.services.decks.of_person(request.user_id, game)
    play = await _is_for_play(request, game)
    page = decks_page(game, mine, rules, request.words, place, play=play)
    return await _shown(request, with_notice(said, page) if said else page)


async def _one(request: Request, deck: Deck, unread: tuple[Unread, ...] = ()) -> Answer:
    return await _shown(request, deck_page(deck, request.words, unread, play=await _is_for_play(request, deck.game)))


async def _is_for_play(request: Request, game: GameId) -> bool:
    """Return whether the person came from a match that asks for a deck of this game."""
    if request.match == NO_MATCH:
        return False
    match = await request.asked_about()
    return match.game == game and asks_for_deck(match)


async def _shown(request: Request, page: Page) -> Answer:
    """Return a page as an answer; its controls name the match from which the person came."""
    origin = NO_ORIGIN if request.match == NO_MATCH else origin_of(await request.asked_about())
    return Answer(page, origin)
