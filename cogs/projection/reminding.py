"""Sends reminders: by direct message with what may be chosen, or by mention at the table. Each is sent once.

What is about to be sent is announced by its name, as for all messages (cogs/projection/sending.py).
"""

import logging
from datetime import UTC, datetime

import discord
import msgspec

from cogs.client import Client
from cogs.interactions.which_match import LONGEST_LIST, rows_of
from cogs.interactions.which_tournament import lines_of
from cogs.messages.component_ids import origin_of
from cogs.messages.layout import Layout
from cogs.messages.posting import CannotShow, NotNow, Postbox
from cogs.projection.sending import Draft, draft, send
from games.kernel.ids import MatchId
from games.kernel.observation import Observation
from play.match.agreements import Objections
from play.people.people import PersonSettings
from play.reminders.lateness import Late
from play.reminders.pings import Ping
from play.reminders.reminders import Reminder
from play.rules.moment import Moment
from render.choosing import Chooser
from render.game_pages import Lens
from render.page import Page, number_in
from render.pages.lists import list_page, with_next
from render.pages.notices import late_page, reminder_page, reminder_text
from render.pages.parts import with_notice
from render.pages.seats import lent_page
from render.pages.silence import question_page
from render.pages.since import with_since
from render.pages.votes import lapsed_page, objection_page
from render.phrases import escaped, title
from text import words

SKEW_SECONDS = 60
"""By so much the system's time may differ from Discord's."""

_log = logging.getLogger(__name__)


async def remind(bot: Client, reminder: Reminder, *, is_last_try: bool = False) -> None:
    """Remind a person, unless they want no reminders or have answered; closed direct messages leave the mention.

    In a match that has no channel yet nobody can be mentioned. At the last try an outage leaves the mention too, and
    what cannot be mentioned then is given up.

    Raises:
        NotNow: Discord is out of order; the reminder stays claimed for some seconds and is then sent by whoever is up.
    """
    settings = await bot.services.people.settings(reminder.user_id)
    moment = await bot.services.observations.moment(reminder.match)
    ways = {"dm": (_by_direct_message, _by_mention), "mention": (_by_mention,)}.get(settings.reminders, ())
    if settings.reminders == "mention" and moment.card.channel_id is None:
        ways = (_by_direct_message,)
    for way in ways:
        try:
            await way(bot, reminder, moment, settings)
            break
        except (CannotShow, NotNow) as fault:
            if isinstance(fault, NotNow) and not is_last_try:
                raise
            _log.info("match %s, seat %s: no reminder this way: %s", reminder.match, reminder.seat, fault)
    await bot.services.reminders.finish(reminder)


async def send_digest(bot: Client, user_id: int) -> None:
    """Send a person all matches that wait for them, and their tournaments; closed direct messages get none.

    Raises:
        NotNow: Discord is out of order.
    """
    lines = await bot.services.finder.waiting_for(user_id, LONGEST_LIST)
    if lines:
        said = await bot.words_of(user_id, bot.settings.language)
        tournaments = await lines_of(bot, user_id, said)
        page = list_page(rows_of(bot, lines, said), said, "waiting", tournaments=tournaments)
        await bot.send_direct_message(user_id, page)


async def send_ping(bot: Client, ping: Ping) -> None:
    """Tell a person that somebody at the table reminds them, unless they want no messages about single matches.

    Raises:
        NotNow: Discord is out of order.
    """
    settings = await bot.services.people.settings(ping.user_id)
    if settings.reminders not in ("dm", "mention"):
        return
    match = (await bot.services.observations.moment(ping.match)).of_person(ping.user_id)
    said = words(settings.reads(match.language))
    text = said("reminded-by", title=title(match, said), player=escaped(ping.by))
    await bot.send_direct_message(ping.user_id, with_since(reminder_page(text, said), match, said), match)


async def send_question(bot: Client, match: MatchId, user_id: int) -> None:
    """Ask a person whether anybody still plays; closed direct messages leave the mention, and no reminders the table.

    Raises:
        NotNow: Discord is out of order.
    """
    settings = await bot.services.people.settings(user_id)
    if settings.reminders == "off":
        return
    moment = await bot.services.observations.moment(match)
    own = moment.of_person(user_id)
    if settings.reminders != "mention" or moment.card.channel_id is None:
        page = question_page(own, words(settings.reads(own.language)))
        if await bot.send_direct_message(user_id, page, own):
            return
    public, channel_id = moment.public(), moment.card.channel_id
    if channel_id is None:
        return
    loud = (user_id,) if settings.mentions == "loud" else ()
    page = question_page(public, words(public.language), user_id, loud)
    layout = await bot.presenter.present(page, origin_of(public))
    try:
        await bot.postbox.send(channel_id, layout)
    except CannotShow as fault:
        _log.info("match %s: a question reaches nobody: %s", match, fault.reason)


async def send_lapses(bot: Client, match: MatchId, user_id: int) -> None:
    """Tell a person which of their agreements do not count any more, unless they want no messages about single matches.

    Raises:
        NotNow: Discord is out of order.
    """
    settings = await bot.services.people.settings(user_id)
    own = (await bot.services.observations.moment(match)).of_person(user_id)
    if settings.reminders in ("dm", "mention") and any(own.observer in each.lapsed for each in own.motions):
        await bot.send_direct_message(user_id, lapsed_page(own, words(settings.reads(own.language))), own)


async def send_objections(bot: Client, match: MatchId, objections: Objections) -> None:
    """Tell a person who is away what the others want to decide; whoever has closed direct messages is not reached.

    Raises:
        NotNow: Discord is out of order.
    """
    user_id, until = objections.user_id, objections.until
    settings = await bot.services.people.settings(user_id)
    own = (await bot.services.observations.moment(match)).of_person(user_id)
    page = objection_page(own, objections.motions, until, words(settings.reads(own.language)))
    await bot.send_direct_message(user_id, page, own)


async def tell_of_computers(bot: Client, match: MatchId, before: Observation) -> None:
    """Tell by direct message at whose seats computers play that did not `before`; the table says it too."""
    after = await bot.services.observations.public(match)
    for face in after.faces:
        to = face.offered_to
        if face.sitter == "ai" and to is not None and before.face(face.seat).sitter != "ai":
            said = await bot.words_of(to, after.language)
            if await bot.try_direct_message(to, lent_page(after, face.seat, said), after) is None:
                _log.info("match %s: somebody does not learn that a computer plays at their seat", match)


async def send_lateness(bot: Client, match: MatchId, late: Late) -> None:
    """Tell a person that their time ran out, unless they want no messages about single matches.

    Raises:
        NotNow: Discord is out of order.
    """
    settings = await bot.services.people.settings(late.user_id)
    if settings.reminders not in ("dm", "mention"):
        return
    own = (await bot.services.observations.moment(match)).of_person(late.user_id)
    page = late_page(own, late.at, words(settings.reads(own.language)), is_last=late.is_last)
    await bot.send_direct_message(late.user_id, page, own)


async def _by_direct_message(bot: Client, reminder: Reminder, moment: Moment, settings: PersonSettings) -> None:
    own = await bot.services.observations.choosing(moment, reminder.user_id)
    said = words(settings.reads(own.language))
    text = reminder_text(own, reminder.deadline_at, said, is_last=reminder.is_last, is_picked=reminder.is_picked)
    page = reminder_page(text, said)
    if settings.secrets == "dm":
        lens = Lens(safe_palette=settings.safe_palette, text_only=settings.text_only)
        page = with_notice(text, with_since(Chooser(own, said, lens).menu_page(), own, said))
    if await bot.services.finder.next_for(reminder.user_id, reminder.match) is not None:
        page = with_next(page, said)
    channel_id = await bot.direct_postbox.channel(reminder.user_id)
    planned = _draft(reminder, channel_id, page, own)
    layout = await bot.presenter.present(page, origin_of(own), settings.text_only)
    await _send(bot, bot.direct_postbox, reminder, planned, layout)


async def _by_mention(bot: Client, reminder: Reminder, moment: Moment, settings: PersonSettings) -> None:
    public, channel_id = moment.public(), moment.card.channel_id
    if channel_id is None:
        return
    said = words(public.language)
    # Whether a choice was picked is nobody else's business.
    text = reminder_text(public, reminder.deadline_at, said, is_last=reminder.is_last, user_id=reminder.user_id)
    loud = (reminder.user_id,) if settings.mentions == "loud" else ()
    page = reminder_page(text, said, loud)
    planned = _draft(reminder, channel_id, page, public)
    layout = await bot.presenter.present(page, origin_of(public))
    await _send(bot, bot.postbox, reminder, planned, layout)


async def _send(bot: Client, postbox: Postbox, reminder: Reminder, planned: Draft, layout: Layout) -> None:
    is_due, earlier = await bot.services.reminders.announce(reminder, f"{reminder.at}.{planned.name}")
    if not is_due:
        return
    if earlier is None:
        await send(postbox, planned, None, layout)
        return
    # An outage or a night may have put the reminder off since it was announced.
    at, _, name = earlier.rpartition(".")
    due = number_in(at) or reminder.at
    planned = msgspec.structs.replace(planned, audience=_audience(reminder, due), replaced=_before(due))
    await send(postbox, planned, name, layout)


def _draft(reminder: Reminder, channel_id: int, page: Page, match: Observation) -> Draft:
    """Return the draft of a reminder; no message from before it was due is taken for it, as that at half time."""
    return draft(_audience(reminder, reminder.at), channel_id, _before(reminder.at), page, match)


def _audience(reminder: Reminder, at: int) -> str:
    return f"reminder:{reminder.seat}:{at}"


def _before(at: int) -> int:
    """Return an id that Discord gives to no message that is sent when a reminder is due, or later."""
    return discord.utils.time_snowflake(datetime.fromtimestamp(at - SKEW_SECONDS, UTC))
