"""`Tell me`: a press puts a person on the list of who is told privately of a server's open tables, another takes off.

Who is told when is in play/overview/table_wishes.py, and sent by cogs/projection/table_news.py.
"""

from cogs.interactions.commands import command
from cogs.interactions.request import Answer, Request
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.people.settings import GROUP
from games import registry
from games.kernel.errors import Refusal
from play.rules.table_wishes import HOURS, PACES, TableWish
from render import verbs
from render.pages.notices import note
from render.pages.table_wishes import Wanted, table_wish_page

LONGEST_ID = 19


@pressed(verbs.TELL_ME)
@command(GROUP, name="tables")
@needs(None)
async def tell_me(request: Request) -> Answer:
    """Put the person on the list of this server, or change or end what they are told of a server that is named.

    Raises:
        Refusal: `server_only`, `bot_not_here` (`server`), `unknown_setting` (`word`), and what `TableWishes.want` does.
    """
    named, _, what = request.reference.arg.partition(".")
    if not named:
        return await _begun(request, request.server_here())
    if not (named.isascii() and named.isdecimal() and len(named) <= LONGEST_ID):
        raise Refusal("unknown_setting", word=named)
    guild_id, wishes = int(named), request.services.table_wishes
    match what:
        case "stop":
            await wishes.stop(request.user_id, guild_id)
            return Answer(note(request.words("told-no-more")))
        case "page":
            pass
        case "games":
            await wishes.want(request.user_id, guild_id, games=request.values)
        case "paces":
            await wishes.want(request.user_id, guild_id, paces=request.values)
        case "hours":
            await wishes.want(request.user_id, guild_id, hours=request.values[0] if request.values else "any")
        case _:
            raise Refusal("unknown_setting", word=what)
    wish = await wishes.of(request.user_id, guild_id)
    if wish is None:
        return Answer(note(request.words("told-no-more")))
    return await _page(request, wish)


async def _begun(request: Request, guild_id: int) -> Answer:
    """Put the person on the list, and find out whether direct messages reach them."""
    is_new = await request.services.table_wishes.of(request.user_id, guild_id) is None
    wish = await request.services.table_wishes.want(request.user_id, guild_id)
    is_open = True
    if is_new:
        said = note(request.words("told-begins"))
        # Where Discord is out of order nobody is asked to open what may well be open.
        is_open = await request.bot.try_direct_message(request.user_id, said) is not False
    return await _page(request, wish, is_open=is_open)


async def _page(request: Request, wish: TableWish, *, is_open: bool = True) -> Answer:
    wanted = Wanted(wish.guild_id, wish.games, wish.paces, wish.hours, request.settings.time_zone)
    closed = "" if is_open else request.words("told-closed")
    return Answer(
        table_wish_page(
            wanted,
            request.words,
            games=registry.game_ids(),
            paces=PACES,
            hours=tuple(HOURS),
            closed=closed,
        )
    )
