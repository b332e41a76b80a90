"""Settings of a person and of a server, and what a person may ask about what is stored."""

from typing import cast

from cogs.messages.layout import Attachment
from cogs.requests.request import Request
from cogs.requests.routes import answers
from cogs.requests.table_language import table_words
from games.kernel.errors import Refusal
from games.kernel.observation import Status
from play.people import Mentions, SecretsBy
from render import verbs
from render.pages.more import forget_page
from render.pages.notices import dm_closed, note
from render.pages.privacy import forgotten_page, my_data_page, privacy_page
from render.pages.settings import AUTO, ON, Mine, Server, server_page, settings_page

DATA_FILE = "my-data.json"
LONGEST_LIST = 100
RUNNING: tuple[Status, ...] = ("running",)


@answers(verbs.SETTINGS)
async def settings(request: Request) -> None:
    """Show the person's settings."""
    mine = request.settings
    shown = Mine(mine.language, mine.secrets, mine.mentions, mine.text_only, mine.safe_palette)
    await request.show(settings_page(shown, request.words, await table_words(request)))


@answers(verbs.SET)
async def change(request: Request) -> None:
    """Change one setting and show them all, in the language that is now chosen.

    Raises:
        Refusal: `unknown_setting` (`word`), `unknown_language` (`word`).
    """
    name, _, value = request.reference.arg.partition(".")
    await change_to(request, name, request.values[0] if request.values else value)
    await settings(request)


async def change_to(request: Request, name: str, value: str) -> None:
    """Change the person's setting `name`; `value` is spelled as on the page."""
    people, user_id = request.services.people, request.user_id
    match name:
        case "language":
            await people.change(user_id, language=None if value == AUTO else value)
        case "secrets" if value in ("dm", "button"):
            await people.change(user_id, secrets=cast(SecretsBy, value))
        case "mentions" if value in ("loud", "quiet"):
            await people.change(user_id, mentions=cast(Mentions, value))
        case "text_only":
            await people.change(user_id, text_only=value == ON)
        case "safe_palette":
            await people.change(user_id, safe_palette=value == ON)
        case _:
            raise Refusal("unknown_setting", word=name)
    await request.read_settings()


@answers(verbs.SERVER)
async def server(request: Request) -> None:
    """Show the server's settings to those who manage it.

    Raises:
        Refusal: `server_only`, `staff_only`.
    """
    guild = await request.services.people.guild(_guild(request))
    await request.show(server_page(Server(guild.language, guild.pace, guild.channels), request.words))


@answers(verbs.SERVER_SET)
async def change_server(request: Request) -> None:
    """Change one of the server's settings and show them all.

    Raises:
        Refusal: `server_only`, `staff_only`, `unknown_setting` (`word`).
    """
    name, _, value = request.reference.arg.partition(".")
    value = request.values[0] if request.values else value
    guild_id = _guild(request)
    match name:
        case "language":
            await request.services.people.change_guild(guild_id, language=None if value == AUTO else value)
        case "pace":
            await request.services.people.change_guild(guild_id, pace=value)
        case _:
            raise Refusal("unknown_setting", word=name)
    await server(request)


async def toggle_channel(request: Request, channel_id: int) -> None:
    """Put a channel on the list of those where tables may be opened, or take it off, and show the settings.

    Raises:
        Refusal: `server_only`, `staff_only`.
    """
    guild_id = _guild(request)
    listed = (await request.services.people.guild(guild_id)).channels
    others = tuple(each for each in listed if each != channel_id)
    await request.services.people.change_guild(
        guild_id, channels=others if channel_id in listed else (*listed, channel_id)
    )
    await server(request)


@answers(verbs.TRY_DM)
async def try_dm(request: Request) -> None:
    """Send a direct message and say whether it went through."""
    is_open = await request.bot.tell(request.user_id, note(request.words("dm-test")))
    said = request.words("dm-open") if is_open else dm_closed(request.words, await table_words(request))
    await request.show(note(said))


async def privacy(request: Request) -> None:
    """Show what is stored about people."""
    await request.show(privacy_page(request.words))


@answers(verbs.MY_DATA)
async def my_data(request: Request) -> None:
    """Send everything that is stored about the person as a file."""
    data = await request.services.people.export(request.user_id)
    await request.show(my_data_page(request.words), enclosed=[Attachment(DATA_FILE, data)])


@answers(verbs.FORGET)
async def forget(request: Request) -> None:
    """Ask, then forget the person."""
    if request.arg != verbs.YES:
        running = await request.services.finder.of_player(request.user_id, RUNNING, LONGEST_LIST)
        await request.show(forget_page(len(running), request.words))
        return
    matches = await request.services.people.forget(request.user_id)
    await request.show(forgotten_page(matches, request.words))


def _guild(request: Request) -> int:
    guild_id = request.interaction.guild_id
    if guild_id is None:
        raise Refusal("server_only")
    if not request.is_staff_of(guild_id):
        raise Refusal("staff_only")
    return guild_id
