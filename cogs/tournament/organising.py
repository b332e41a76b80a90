"""Around a tournament: open, start, the next round, the card in another channel, people from a list."""

import discord
from msgspec.structs import replace

from cogs.interactions.request import Answer, Request, readable
from cogs.interactions.which_tournament import About
from cogs.match.moving import check_channel
from cogs.messages.channels import check_permissions, here
from cogs.tournament.answering import done
from games.kernel.errors import Refusal
from play.seats.lobby import Person
from play.tournament_rules.acts import Edited
from play.tournament_rules.agreed import promised_rounds
from render import verbs
from render.deciding.refusal import refusal_text
from render.page import number_in
from render.pages.tournament_next import MOST_LISTED, next_round_page
from render.pages.tournament_organise import import_page
from render.pages.tournament_start import ROBIN, ROBIN_YES, ROUNDS, StartWays, start_page
from render.tournaments import tournament_name

MOST_KEPT = 100
"""So many lists of people are kept between what they come to and the press that enters them."""

ASKED_FIRST = frozenset({"rounds_not_promised", "table_rounds_not_promised", "long_round_robin"})
"""Refusals of a start that can be overruled, after a question."""

TOO_MANY = frozenset({"too_many_rounds", "too_many_table_rounds"})
"""Refusals of a start that fewer rounds mend."""

AS_ROBIN = frozenset({"rounds_not_promised", "too_many_rounds", "too_few_for_rounds"})
"""Refusals of a start where everybody could meet everybody instead, since two meet in each match."""


async def let_enter(request: Request, about: About) -> Answer:
    """Let people enter: the card appears where this is asked.

    Raises:
        Refusal: `missing_permissions`, `closed_channel`, and what `Organising.open` refuses.
    """
    at = here(request.interaction)
    await check_channel(request, at)
    await _check_card(request)
    if about.view.status == "draft" and about.view.channel_id != at.channel_id:
        await request.services.contests.place(about.number, at.channel_id)
    is_staff = request.is_staff_of(about.view.guild_id)
    await request.services.organising.open(about.number, request.person, is_staff=is_staff)
    channel = f"<#{at.channel_id}>"
    return await done(
        request, about, request.words("organise-opened", name=tournament_name(about.view), channel=channel)
    )


async def move(request: Request, about: About) -> Answer:
    """Show the card here from now on; the one elsewhere is removed if it can be; refuses `missing_permissions`."""
    await _check_card(request)
    await request.bot.move_card(about.number, here(request.interaction).channel_id)
    return await done(request, about, request.words("organise-moved", name=tournament_name(about.view)))


async def _check_card(request: Request) -> None:
    """Refuse a channel in which the bot cannot show a card and open threads: `missing_permissions`."""
    is_thread = isinstance(request.interaction.channel, discord.Thread)
    channel_id = here(request.interaction).channel_id
    await check_permissions(request.bot, channel_id, request.words, thread=not is_thread)


async def start(request: Request, about: About) -> Answer | None:
    """Begin to pair; with more rounds than are promised, or possible, it is asked how.

    Raises:
        Refusal: `missing_permissions`, and what `Organising.start` refuses.
    """
    if about.view.channel_id is not None:
        await check_permissions(request.bot, about.view.channel_id, request.words)
    changes = _changes(about)
    is_confirmed = about.rest in {verbs.YES, ROBIN_YES} or (changes is not None and changes.format is None)
    try:
        await request.services.organising.start(
            about.number, request.person, is_confirmed=is_confirmed, changes=changes
        )
    except Refusal as refusal:
        ways = _ways(about, refusal)
        if ways is None:
            raise
        return Answer(start_page(about.view, refusal_text(refusal, request.words), request.words, ways))
    return None


def _changes(about: About) -> Edited | None:
    """Return what a button that starts changes of the settings; None: nothing."""
    rounds = number_in(about.rest.removeprefix(ROUNDS)) if about.rest.startswith(ROUNDS) else None
    if rounds is not None:
        return Edited(settings=replace(about.view.settings, rounds=rounds))
    return Edited(format="round_robin") if about.rest in {ROBIN, ROBIN_YES} else None


def _ways(about: About, refusal: Refusal) -> StartWays | None:
    """Return how a tournament can start that was refused; None: not now."""
    if refusal.code not in ASKED_FIRST | TOO_MANY | AS_ROBIN:
        return None
    entrants, form = refusal.facts["entrants"], about.view.format
    assert isinstance(entrants, int)
    if refusal.code == "too_few_for_rounds":
        return StartWays(is_robin=True)
    if refusal.code == "long_round_robin":
        return StartWays(verbs.YES if form == "round_robin" else ROBIN_YES)
    most = refusal.facts["most"] if refusal.code in TOO_MANY else None
    promised = promised_rounds(form, entrants)
    return StartWays(
        confirm=verbs.YES if refusal.code in ASKED_FIRST else "",
        most=most if isinstance(most, int) else None,
        promised=promised or None,
        is_robin=refusal.code in AS_ROBIN,
    )


async def ask_next(request: Request, about: About) -> Answer:
    """Ask whether to end the matches that the next round waits for; refuses what `Organising.unfinished` refuses."""
    found = await request.services.organising.unfinished(about.number, request.person, MOST_LISTED)
    return Answer(next_round_page(about.view, found, request.words))


async def show_people(request: Request, about: About, people: str) -> Answer:
    """Show what each line of a list of people comes to; refuses what `Organising.preview_import` refuses.

    Nothing is stored before they are entered: the list is kept in memory until then.
    """
    members = await request.bot.members.listed(request.interaction.guild, people.splitlines())
    preview = await request.services.organising.preview_import(about.number, people, members)
    lists = request.bot.import_lists
    if len(lists) >= MOST_KEPT:
        lists.clear()
    lists[request.user_id, about.number] = preview.people()
    return Answer(import_page(about.view, preview, request.words))


async def take_in(request: Request, about: About) -> Answer:
    """Enter the people of the list that was shown; refuses `no_list`, and what `Organising.take_in` refuses."""
    key = request.user_id, about.number
    people = request.bot.import_lists.get(key)
    if people is None:
        raise Refusal("no_list")
    found = [Person(each.user_id, readable(each.name)) for each in people]
    count = await request.services.organising.take_in(about.number, request.person, found, request.default_salt)
    request.bot.import_lists.pop(key, None)
    request.bot.half_filled.pop((request.user_id, verbs.CUP_IMPORT, request.reference.arg), None)
    return await done(request, about, request.words("organise-imported", name=tournament_name(about.view), count=count))
