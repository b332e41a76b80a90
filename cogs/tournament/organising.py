"""Around a tournament: `/organise show | start | publish | pause | resume | cancel | move | import`, and buttons."""

import discord
from msgspec.structs import replace

from cogs.interactions import which_tournament
from cogs.interactions.commands import command
from cogs.interactions.request import Answer, Request, ask_fields, readable
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.interactions.which_tournament import ACTIVE, COMING, DRAFT, EVERY, RUNNING, About, suggest
from cogs.messages.channels import check_permissions, here
from cogs.tournament import ORGANISE
from cogs.tournament.answering import asked, done, organised, page_of, refused
from games.kernel.errors import Refusal
from play.seats.lobby import Person
from play.tournament_rules.acts import Edited
from play.tournament_rules.agreed import promised_rounds
from render import verbs
from render.deciding.refusal import refusal_text
from render.page import Field, number_in
from render.pages.parts import with_notice
from render.pages.tournament_forms import LONGEST_LIST, reason_field
from render.pages.tournament_organise import import_page, organise_page
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


@pressed(verbs.ORGANISE)
@command(ORGANISE, name="show", autocomplete={"tournament": suggest})
@needs(None)
async def show(request: Request, tournament: str | None = None) -> Answer:
    """Show all that organisers can do now."""
    about = await which_tournament.meant(request, tournament, EVERY | DRAFT, organises=True)
    return Answer(page_of(request, about))


@pressed(verbs.CUP_START)
@command(ORGANISE, autocomplete={"tournament": suggest})
@needs(None)
async def start(request: Request, tournament: str | None = None) -> Answer:
    """Begin to pair; with more rounds than are promised, or possible, it is asked how.

    Raises:
        Refusal: what `meant` and `Organising.start` refuse.
    """
    about = await which_tournament.meant(request, tournament, COMING, organises=True)
    if about.view.channel_id is not None:
        await check_permissions(request.bot, about.view.channel_id, request.words)
    try:
        changes = _changes(about)
        is_confirmed = about.rest in {verbs.YES, ROBIN_YES} or (changes is not None and changes.format is None)
        await request.services.organising.start(
            about.number, request.person, is_confirmed=is_confirmed, changes=changes
        )
    except Refusal as refusal:
        ways = _ways(about, refusal)
        if ways is None:
            return await refused(request, about, refusal)
        return Answer(start_page(about.view, refusal_text(refusal, request.words), request.words, ways))
    return await done(request, about)


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


@pressed(verbs.CUP_PUBLISH)
@command(ORGANISE, autocomplete={"tournament": suggest})
@needs(None)
async def publish(request: Request, tournament: str | None = None) -> Answer:
    """Show the newest pairings to all now; refuses what `Organising.publish` refuses."""
    about = await which_tournament.meant(request, tournament, RUNNING, organises=True)
    return await _published(request, about)


@organised
async def _published(request: Request, about: About) -> None:
    await request.services.organising.publish(about.number, request.person)


@pressed(verbs.CUP_PAUSE, "modal")
@needs(None)
async def ask_pause(request: Request) -> Answer | None:
    """Ask for the reason, then pair nothing for a while."""
    about = await which_tournament.meant(request, organises=True)
    said = await asked(request, "pause", ("reason",), reason_field(request.words))
    return None if said is None else await _paused(request, about, said["reason"])


@command(ORGANISE, name="pause", autocomplete={"tournament": suggest})
@needs(None)
async def type_pause(request: Request, reason: str, tournament: str | None = None) -> Answer:
    """Pair nothing for a while; refuses what `Organising.pause` refuses."""
    return await _paused(request, await which_tournament.meant(request, tournament, RUNNING, organises=True), reason)


@organised
async def _paused(request: Request, about: About, reason: str) -> None:
    await request.services.organising.pause(about.number, request.person, reason)


@pressed(verbs.CUP_RESUME)
@command(ORGANISE, autocomplete={"tournament": suggest})
@needs(None)
async def resume(request: Request, tournament: str | None = None) -> Answer:
    """Pair again; refuses what `Organising.resume` refuses."""
    about = await which_tournament.meant(request, tournament, RUNNING, organises=True)
    return await _resumed(request, about)


@organised
async def _resumed(request: Request, about: About) -> None:
    await request.services.organising.resume(about.number, request.person)


@pressed(verbs.CUP_CANCEL, "modal")
@needs(None)
async def ask_cancel(request: Request) -> Answer | None:
    """Ask for the reason, which a draft needs none of, then end the tournament without a result."""
    about = await which_tournament.meant(request, organises=True)
    is_draft = about.view.status == "draft"
    said = await asked(request, "cancel", ("reason",), reason_field(request.words, is_required=not is_draft))
    return None if said is None else await _cancelled(request, about, said["reason"])


@command(ORGANISE, name="cancel", autocomplete={"tournament": suggest})
@needs(None)
async def type_cancel(request: Request, reason: str, tournament: str | None = None) -> Answer:
    """End a tournament without a result; refuses what `Organising.cancel` refuses."""
    about = await which_tournament.meant(request, tournament, ACTIVE | DRAFT, organises=True)
    return await _cancelled(request, about, reason)


@organised
async def _cancelled(request: Request, about: About, reason: str) -> None:
    await request.services.organising.cancel(about.number, request.person, reason)


@pressed(verbs.CUP_MOVE)
@command(ORGANISE, autocomplete={"tournament": suggest})
@needs(None)
async def move(request: Request, tournament: str | None = None) -> Answer:
    """Show the card here from now on; the one elsewhere is removed if it can be.

    Raises:
        Refusal: `missing_permissions`, and what `meant` refuses.
    """
    about = await which_tournament.meant(request, tournament, ACTIVE, organises=True)
    at = here(request.interaction)
    is_thread = isinstance(request.interaction.channel, discord.Thread)
    await check_permissions(request.bot, at.channel_id, request.words, thread=not is_thread)
    await request.bot.move_card(about.number, at.channel_id)
    now = await which_tournament.known(request, about.number)
    said = request.words("organise-moved", name=tournament_name(now.view))
    return Answer(with_notice(said, organise_page(now.view, request.words)))


@pressed(verbs.CUP_IMPORT, "modal")
@needs(None)
async def ask_people(request: Request) -> Answer | None:
    """Ask for a list of people, show what each line comes to, then enter those who can be.

    What was typed is in the modal again, so that nothing is stored before; the people are read from the page's list.
    """
    about = await which_tournament.meant(request, organises=True)
    if not request.values:
        field = Field(request.words("form-people"), request.words("form-people-hint"), "", LONGEST_LIST, True, True)
        await ask_fields(request, request.words("modal-cup-import"), (field,))
        return None
    return await _previewed(request, about, request.values[0])


@command(ORGANISE, name="import", autocomplete={"tournament": suggest})
@needs(None)
async def type_people(request: Request, people: str, tournament: str | None = None) -> Answer:
    """Show what a list of people comes to; refuses what `Organising.preview_import` refuses."""
    about = await which_tournament.meant(request, tournament, ACTIVE, organises=True)
    return await _previewed(request, about, "\n".join(people.replace(";", ",").split(",")))


async def _previewed(request: Request, about: About, text: str) -> Answer:
    members = await request.bot.members.listed(request.interaction.guild, text.splitlines())
    preview = await request.services.organising.preview_import(about.number, text, members)
    lists = request.bot.import_lists
    if len(lists) >= MOST_KEPT:
        lists.clear()
    lists[request.user_id, about.number] = preview.people()
    return Answer(import_page(about.view, preview, request.words))


@pressed(verbs.CUP_TAKE_IN)
@needs(None)
async def take_in(request: Request) -> Answer:
    """Enter the people of the list that was shown; refuses `no_list`, and what `Organising.take_in` refuses."""
    about = await which_tournament.meant(request, organises=True)
    people = request.bot.import_lists.pop((request.user_id, about.number), None)
    if people is None:
        raise Refusal("no_list")
    found = [Person(each.user_id, readable(each.name)) for each in people]
    count = await request.services.organising.take_in(about.number, request.person, found, request.default_salt)
    now = await which_tournament.known(request, about.number)
    said = request.words("organise-imported", name=tournament_name(now.view), count=count)
    return Answer(with_notice(said, organise_page(now.view, request.words)))
