"""Settings of a person, and what a person may ask about what is stored: `/settings`, `/privacy`."""

from typing import cast

from cogs.interactions.commands import Named, autocomplete, command, group
from cogs.interactions.request import Answer, Request, ask_for
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.interactions.table_language import table_words
from cogs.interactions.which_match import LONGEST_LIST, RUNNING
from cogs.messages.layout import Attachment
from games.kernel.errors import Refusal
from play.people.people import Mentions, RemindersBy, SecretsBy
from play.rules.nights import DAY_MINUTES
from play.rules.pace import zones
from render import verbs
from render.page import number_in
from render.pages.more import forget_page
from render.pages.notices import dm_closed, note
from render.pages.privacy import forgotten_page, my_data_page, privacy_page
from render.pages.settings import (
    AUTO,
    GUESSES,
    MORNING,
    ON,
    Hours,
    Mine,
    hours_page,
    settings_page,
)

DATA_FILE = "my-data.json"
LONGEST_ID = 19
"""The most digits that an id of Discord has."""

GROUP = group("settings", everywhere=True)


@pressed(verbs.SETTINGS)
@command(GROUP, name="me")
@needs(None)
async def settings(request: Request) -> Answer:
    """Show the person's settings, to be changed."""
    mine = request.settings
    shown = Mine(
        mine.language,
        mine.secrets,
        mine.mentions,
        mine.text_only,
        mine.safe_palette,
        mine.reminders,
        mine.digest_at,
        mine.time_zone,
        mine.is_unlisted,
    )
    return Answer(settings_page(shown, request.words, await table_words(request)))


@pressed(verbs.SET)
@needs(None)
async def change(request: Request) -> Answer:
    """Change one setting and show them all, in the language that is now chosen.

    Raises:
        Refusal: `unknown_setting` (`word`), `unknown_language` (`word`).
    """
    people, user_id = request.services.people, request.user_id
    name, value = named(request)
    match name:
        case "language":
            await people.change(user_id, language=None if value == AUTO else value)
        case "secrets" if value in ("dm", "button"):
            await people.change(user_id, secrets=cast(SecretsBy, value))
        case "mentions" if value in ("loud", "quiet"):
            await people.change(user_id, mentions=cast(Mentions, value))
        case "reminders" if value in ("dm", "mention", "digest", "off"):
            await people.change(user_id, reminders=cast(RemindersBy, value))
        case "text_only":
            await people.change(user_id, text_only=value == ON)
        case "safe_palette":
            await people.change(user_id, safe_palette=value == ON)
        case "unlisted":
            await people.change(user_id, is_unlisted=value == ON)
        case "digest_at" if value == MORNING:
            await people.change(user_id, digest_at=None)
        case "digest_at" if (minute := number_in(value)) is not None and minute < DAY_MINUTES:
            await people.change(user_id, digest_at=minute)
        case "sleeps_at" if (minute := number_in(value)) is not None and minute < DAY_MINUTES:
            await people.change(user_id, sleeps_at=minute)
            return await hours(await request.with_settings())
        case "wakes_at" if (minute := number_in(value)) is not None and minute < DAY_MINUTES:
            await people.change(user_id, wakes_at=minute)
            return await hours(await request.with_settings())
        case _:
            raise Refusal("unknown_setting", word=name)
    return await settings(await request.with_settings())


@pressed(verbs.HOURS)
@needs(None)
async def hours(request: Request) -> Answer:
    """Show when the person sleeps, to be changed."""
    mine = request.settings
    return Answer(hours_page(Hours(mine.time_zone, mine.sleeps_at, mine.wakes_at), request.words))


@pressed(verbs.ZONE, "modal")
@needs(None)
async def zone(request: Request) -> Answer | None:
    """Ask for the person's time zone, or take the one that was typed, and show when the person sleeps.

    Raises:
        Refusal: `unknown_zone` (`word`).
    """
    if not request.values:
        await ask_for(request, "zone")
        return None
    return await _in_zone(request, request.values[0])


@pressed(verbs.OFFERED_ZONE)
@needs(None)
async def offered_zone(request: Request) -> Answer:
    """Take the time zone that is offered, or forget the one named, and show when the person sleeps."""
    match request.reference.arg:
        case verbs.GUESSED:
            return await _in_zone(request, GUESSES.get(request.words.language))
        case verbs.NO:
            return await _in_zone(request, None)
    return await hours(request)


async def _in_zone(request: Request, zone: str | None) -> Answer:
    await request.services.people.change(request.user_id, time_zone=zone)
    return await hours(await request.with_settings())


@autocomplete
async def suggest_zones(request: Request, current: str) -> Named:
    """Name the time zones."""
    return [(name, name) for name in zones()]


@command(GROUP, name="hours", autocomplete={"zone": suggest_zones})
@needs(None)
async def hours_as_typed(request: Request, zone: str | None = None) -> Answer:
    """Show when the person sleeps; a time zone named here is taken."""
    return await (hours(request) if zone is None else _in_zone(request, zone))


def named(request: Request) -> tuple[str, str]:
    """Return the setting that is to be changed and its value, as spelled on the page."""
    name, _, value = request.reference.arg.partition(".")
    return name, request.values[0] if request.values else value


@pressed(verbs.TRY_DM)
@needs(None)
async def try_dm(request: Request) -> Answer:
    """Send a direct message and say whether it went through."""
    is_open = await request.bot.send_direct_message(request.user_id, note(request.words("dm-test")))
    return Answer(note(request.words("dm-open") if is_open else dm_closed(request.words, await table_words(request))))


@pressed(verbs.PRIVACY)
@command(everywhere=True)
@needs(None)
async def privacy(request: Request) -> Answer:
    """Show what is stored about the person, with the ways to get it or be forgotten."""
    return Answer(privacy_page(request.words, request.bot.settings.contact))


@pressed(verbs.MY_DATA)
@needs(None)
async def my_data(request: Request) -> Answer:
    """Send everything that is stored about the person as a file."""
    data = await request.services.people.export(request.user_id)
    return Answer(my_data_page(request.words), files=(Attachment(DATA_FILE, data),))


@pressed(verbs.FORGET)
@needs(None)
async def forget(request: Request) -> Answer:
    """Ask, then forget the person."""
    if request.arg != verbs.YES:
        running = await request.services.finder.of_player(request.user_id, RUNNING, LONGEST_LIST)
        tournaments = await request.services.contests.would_leave(request.user_id)
        leagues = await request.services.leagues.would_leave(request.user_id)
        return Answer(forget_page(len(running), tournaments, request.words, leagues))
    matches = await request.services.people.forget(request.user_id)
    return Answer(forgotten_page(len(matches), request.words))
