"""Pages of a player that go on by themselves: while only computers are to move, and once they have moved."""

from functools import partial

from msgspec.structs import replace

from cogs.interactions.request import Answer, Request, answer
from games.kernel.observation import Observation
from play.people.decks import asks_for_deck
from play.rules.moment import Moment
from render.choosing import Chooser
from render.deciding.hint import with_hint
from render.page import Page
from render.pages.decks import own_decks
from render.pages.since import with_since


def going_on(request: Request, match: Observation, page: Page, done: str = "") -> Answer:
    """Return a page as an answer; a player's that says that computers think becomes what is asked after their moves.

    `done` is what the page tells of the player's own move; it stays, for nothing else tells them so plainly. Without it
    a page on which they could still change their answer stays as it is: they may be choosing.
    """
    shown = answer(match, page)
    may_choose = bool(match.asked()) and not done
    if match.observer is None or may_choose or not match.plays_on():
        return shown
    return replace(shown, then=partial(_asked_after, request, match.revision, done))


async def _asked_after(request: Request, revision: int, done: str, moment: Moment) -> Answer:
    """Return what has happened since `revision`, and what is asked now or for whom the match waits."""
    match = await request.services.observations.choosing(moment, request.user_id)
    page = Chooser(match, request.words, request.lens()).gone_on_page(revision, done)
    return going_on(request, match, await with_ways(request, match, page), done)


async def with_ways(request: Request, match: Observation, page: Page) -> Page:
    """Return a page on which something is asked and the ways to what is new, to a hint, and to decks."""
    if match.asked():
        page = with_hint(with_since(page, match, request.words), match, request.words)
    if asks_for_deck(match):
        mine = await request.services.decks.of_person(request.user_id, match.game)
        are_rated = match.rates_decks or match.is_unrated
        page = replace(page, blocks=(*page.blocks, *own_decks(match.game, mine, request.words, are_rated=are_rated)))
    return page
