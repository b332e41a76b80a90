"""Taking part: `/tournament join | withdraw | mine | check-in | back | next | help`, and the buttons that do so."""

from cogs.interactions import which_tournament
from cogs.interactions.commands import command
from cogs.interactions.request import Answer, Request, ask_for
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.interactions.which_match import LONGEST_LIST
from cogs.interactions.which_match import RUNNING as RUNNING_MATCHES
from cogs.interactions.which_tournament import ACTIVE, COMING, EVERY, IN_PLAY, RUNNING, About, suggest
from cogs.tournament import GROUP
from cogs.tournament.organising import ask_next
from cogs.tournament.teams import IS_IN, check_entering, roles_of, team_answer
from games.kernel.errors import Refusal
from play.formats.settings import TEAMS
from play.formats.views import EntrantView
from render import verbs
from render.deciding.refusal import refusal_text
from render.pages.parts import with_notice
from render.pages.tournament_lists import (
    Waiting,
    enter_page,
    entered_page,
    my_pairings_page,
    told_page,
    withdraw_page,
)
from render.tournaments import is_in_rounds, tournament_name

PLAYING = frozenset({"due", "running"})


@pressed(verbs.ENTER)
@command(GROUP, autocomplete={"tournament": suggest})
@needs(None)
async def join(request: Request, salt: str | None = None, tournament: str | None = None) -> Answer:
    """Enter, and find out at once whether direct messages reach the person; refuses what `_enter` refuses."""
    about = await which_tournament.meant(request, tournament, ACTIVE)
    if about.view.format == TEAMS:
        return await team_answer(request, about)
    return await _enter(request, about, salt or request.default_salt)


@pressed(verbs.ENTER_SALT, "modal")
@needs(None)
async def join_with_salt(request: Request) -> Answer | None:
    """Ask for the person's own salt, then enter with it."""
    about = await which_tournament.meant(request)
    if not request.values:
        await check_entering(request, about)
        await ask_for(request, "entry-salt")
        return None
    return await _enter(request, about, request.values[0].strip() or request.default_salt)


async def _enter(request: Request, about: About, salt: str) -> Answer:
    """Enter; refuses `server_of_tournament`, and what `Entering.join` refuses."""
    own = about.view.entrant_of(request.user_id)
    if request.interaction.guild_id != about.view.guild_id and (own is None or own.status not in IN_PLAY):
        # Whoever has withdrawn still sees the tournament, but may be sent away from its server by now.
        raise Refusal("server_of_tournament")
    try:
        done = await request.services.entering.join(about.number, request.person, salt, roles_of(request))
    except Refusal as refusal:
        if refusal.code not in IS_IN:
            raise
        return await _mine(request, about, refusal_text(refusal, request.words))
    page = entered_page(about.view, done.entrant, done.reserve_place, request.words, salt=salt, dm_open=True)
    is_open = await request.bot.try_direct_message(request.user_id, page) is not False
    if not is_open:
        page = entered_page(about.view, done.entrant, done.reserve_place, request.words, salt=salt, dm_open=False)
    return Answer(page)


@pressed(verbs.WITHDRAW)
@command(GROUP, autocomplete={"tournament": suggest})
@needs(None)
async def withdraw(request: Request, tournament: str | None = None) -> Answer:
    """Ask, then withdraw; refuses what `Entering.withdraw` refuses."""
    about = await which_tournament.meant(request, tournament, ACTIVE)
    mine = _entrant(about, request)
    if about.rest != verbs.YES and mine.status not in {"withdrawn", "removed"}:
        playing = [each for each in about.view.of_entrant(mine.entrant) if each.status in PLAYING]
        return Answer(withdraw_page(about.view, request.words, len(playing)))
    await request.services.entering.withdraw(about.number, request.user_id)
    return await _told(request, about, "withdrawn")


@pressed(verbs.MY_PAIRINGS)
@command(GROUP, autocomplete={"tournament": suggest})
@needs(None)
async def mine(request: Request, tournament: str | None = None) -> Answer:
    """Show the person's matches of a tournament, and what they wait for; who does not play is asked to."""
    return await _mine(request, await which_tournament.meant(request, tournament, EVERY))


async def _mine(request: Request, about: About, notice: str = "") -> Answer:
    """Return the person's own matches below a notice, or how to enter."""
    own = about.view.entrant_of(request.user_id)
    if own is None and about.view.format == TEAMS:
        return await team_answer(request, about, notice)
    if own is None:
        why = await _why_not(request, about)
        return Answer(with_notice(notice, enter_page(about.view, request.words, why)))
    lines = await request.services.finder.of_player(request.user_id, RUNNING_MATCHES, LONGEST_LIST)
    waiting = {int(line.match): Waiting(line.my_turn, line.deadline_at) for line in lines}
    return Answer(with_notice(notice, my_pairings_page(about.view, own, waiting, request.words)))


async def _why_not(request: Request, about: About) -> str:
    """Return why the person may not enter, "" if they may: then it makes no sense to offer it."""
    try:
        await check_entering(request, about)
    except Refusal as refusal:
        return refusal_text(refusal, request.words)
    return ""


@pressed(verbs.CHECK_IN)
@command(GROUP, name="check-in", autocomplete={"tournament": suggest})
@needs(None)
async def check_in(request: Request, tournament: str | None = None) -> Answer:
    """Say before the start that one is there; refuses what `Entering.check_in` refuses."""
    about = await which_tournament.meant(request, tournament, COMING)
    await request.services.entering.check_in(about.number, request.user_id)
    return await _told(request, about, "checked-in")


@pressed(verbs.ENTRANT_BACK)
@command(GROUP, autocomplete={"tournament": suggest})
@needs(None)
async def back(request: Request, tournament: str | None = None) -> Answer:
    """Be paired again after one did not come; refuses what `Entering.back` refuses."""
    about = await which_tournament.meant(request, tournament, RUNNING)
    await request.services.entering.back(about.number, request.user_id)
    return await _told(request, about, "entrant-back")


@pressed(verbs.NEXT_NOW)
@command(GROUP, name="next", autocomplete={"tournament": suggest})
@needs(None)
async def next_now(request: Request, tournament: str | None = None) -> Answer:
    """Be among those who are paired next, without a day of rest; organisers see what the next round waits for.

    Raises:
        Refusal: what `Entering.hurry` refuses, and of organisers of rounds `Organising.unfinished`; who still has
            matches sees which.
    """
    about = await which_tournament.meant(request, tournament, RUNNING)
    if about.is_organiser and is_in_rounds(about.view):
        return await ask_next(request, about)
    try:
        await request.services.entering.hurry(about.number, request.user_id)
    except Refusal as refusal:
        if refusal.code != "not_free":
            raise
        return await _mine(request, about, refusal_text(refusal, request.words))
    return await _told(request, about, "hurried")


@pressed(verbs.OFFER_HELP)
@command(GROUP, name="help", autocomplete={"tournament": suggest})
@needs(None)
async def offer_help(request: Request, tournament: str | None = None) -> Answer:
    """Offer to play one more match for somebody who finds nobody, or no longer; refuses as `Entering.offer_help`.

    A button says which; the command offers it, or takes it back if it was offered.
    """
    about = await which_tournament.meant(request, tournament, ACTIVE)
    is_helper = about.rest == verbs.YES if about.rest else not _entrant(about, request).is_helper
    await request.services.entering.offer_help(about.number, request.user_id, is_helper=is_helper)
    return await _told(request, about, "help-offered" if is_helper else "help-taken-back")


def _entrant(about: About, request: Request) -> EntrantView:
    """Return what the person is in a tournament; refuses `not_entered`."""
    found = about.view.entrant_of(request.user_id)
    if found is None:
        raise Refusal("not_entered")
    return found


async def _told(request: Request, about: About, key: str) -> Answer:
    """Return one sentence about a tournament above the person's own matches in it as they are now."""
    now = await which_tournament.known(request, about.number)
    said = request.words(key, name=tournament_name(now.view))
    if now.view.entrant_of(request.user_id) is None:
        return Answer(told_page(now.view, said, request.words))
    return await _mine(request, now, said)
