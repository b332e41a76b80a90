"""Teams: `/tournament team | invite | agree | decline`, and the buttons that do so."""

from typing import Final

import discord

from cogs.interactions import which_tournament
from cogs.interactions.commands import command
from cogs.interactions.request import (
    Answer,
    Chosen,
    Request,
    ask_for,
    forget_filled,
    keep_filled,
    kept_filled,
)
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.interactions.which_tournament import ACTIVE, COMING, EVERY, About, suggest
from cogs.tournament import GROUP
from games.kernel.errors import Refusal
from play.formats.views import TeamView
from play.tournament_rules.team_entry import MOST_TEAM_NAME
from render import verbs
from render.deciding.refusal import refusal_text
from render.page import number_in
from render.pages.notices import note
from render.pages.tournament_teams import captain_page, invited_page, team_page, teams_page
from render.phrases import escaped
from render.tournaments import entrant_in, entrant_name, marked
from text.aliases import folded

IS_IN: Final = frozenset({"already_entered", "already_reserve"})
OF_NAMES: Final = frozenset({"team_unnamed", "team_name_mentions", "team_name_too_long", "team_name_taken"})
MAY_NOT: Final = frozenset(
    {
        "entered_before", "no_rating_yet", "rating_not_in_band", "removed_before", "role_needed", "too_few_answers",
        "too_late_answers",
    }
)  # fmt: skip
"""What refuses somebody because of what they are, not because of when they ask."""


@pressed(verbs.TEAMS)
@needs(None)
async def show_teams(request: Request) -> Answer:
    """Show which team is ahead."""
    about = await which_tournament.meant(request)
    return Answer(teams_page(about.view, request.words, _reader(request, about), number_in(about.rest) or 0))


@pressed(verbs.TEAM)
@needs(None)
async def show_team(request: Request) -> Answer:
    """Show the person's team, or how to have one."""
    return await team_answer(request, await which_tournament.meant(request))


@pressed(verbs.TEAM_NEW, "modal")
@needs(None)
async def name_team(request: Request) -> Answer | None:
    """Ask what a new team is called, then enter it; refuses what `check_entering` and `_make` refuse.

    A name that is refused is still in the form when it is opened again.
    """
    about = await which_tournament.meant(request)
    if not request.values:
        await check_entering(request, about)
        now = "".join(kept_filled(request)[:1])
        await ask_for(request, "team-new", now=now[:MOST_TEAM_NAME] or None, longest=MOST_TEAM_NAME)
        return None
    try:
        made = await _make(request, about, request.values[0])
    except Refusal as refusal:
        if refusal.code not in OF_NAMES:
            raise
        keep_filled(request)
        said = f"{refusal_text(refusal, request.words)}\n{request.words('form-kept')}"
        return await team_answer(request, about, said)
    forget_filled(request)
    return made


@command(GROUP, name="team", autocomplete={"tournament": suggest})
@needs(None)
async def type_team(
    request: Request,
    name: str | None = None,
    order: str | None = None,
    rest: str | None = None,
    tournament: str | None = None,
) -> Answer:
    """Show the person's team; enter a new one, put it in order, or let a member rest.

    Raises:
        Refusal: what `_make` refuses, `TeamEntering.order_team` and `TeamEntering.let_rest`.
    """
    about = await which_tournament.meant(request, tournament, EVERY)
    if name is not None:
        try:
            return await _make(request, about, name)
        except Refusal as refusal:
            if refusal.code not in OF_NAMES:
                raise
            return await team_answer(request, about, refusal_text(refusal, request.words))
    if order is not None:
        named = [entrant_in(about.view, each, request.words) for each in order.replace(",", " ").split()]
        await request.services.entering.order_team(about.number, request.user_id, named)
        return await _told(request, about, request.words("team-ordered"))
    if rest is not None:
        return await _let_rest(request, about, entrant_in(about.view, rest, request.words))
    return await team_answer(request, about)


@pressed(verbs.TEAM_UP)
@needs(None)
async def move_up(request: Request) -> Answer:
    """Let a member of the captain's team play one board higher up; refuses what `TeamEntering.order_team` refuses."""
    about = await which_tournament.meant(request)
    moved = number_in(about.rest)
    mine = _reader(request, about)
    team = None if mine is None else about.view.team_of(mine)
    if team is None or moved not in team.members:
        raise Refusal("in_no_team")
    order = list(team.members)
    at = order.index(moved)
    order[max(at - 1, 0)], order[at] = order[at], order[max(at - 1, 0)]
    await request.services.entering.order_team(about.number, request.user_id, order)
    return await _told(request, about, request.words("team-ordered"))


@pressed(verbs.TEAM_REST)
@needs(None)
async def rest_chosen(request: Request) -> Answer:
    """Let a member rest in the next round, or not any more; refuses what `TeamEntering.let_rest` refuses."""
    about = await which_tournament.meant(request)
    return await _let_rest(request, about, number_in(about.rest) or 0)


@pressed(verbs.TEAM_ASK)
@needs(None)
async def ask_chosen(request: Request) -> Answer:
    """Ask those who were chosen to play for the captain's team, and say what has become of each."""
    number, sign, rest = marked(request.reference.arg)
    if number is None:
        raise Refusal("unknown_control")
    about = await which_tournament.known(request, number, sign, rest)
    said: list[str] = []
    for each in request.chosen_people:
        try:
            said.append(await _ask(request, about, each))
        except Refusal as refusal:
            said.append(f"{escaped(each.display_name)}: {refusal_text(refusal, request.words)}")
    return await _told(request, about, "\n".join(said))


@command(GROUP, name="invite", autocomplete={"tournament": suggest})
@needs(None)
async def type_invite(request: Request, player: discord.User, tournament: str | None = None) -> Answer:
    """Ask somebody to play for the captain's team; refuses what `_ask` refuses."""
    about = await which_tournament.meant(request, tournament, COMING)
    # Who is on the server comes with roles, whatever the annotation says.
    roles = getattr(player, "roles", None)
    chosen = Chosen(
        player.id, player.display_name, player.bot, None if roles is None else tuple(role.id for role in roles)
    )
    return await _told(request, about, await _ask(request, about, chosen))


@pressed(verbs.TEAM_JOIN)
@needs(None)
async def agree(request: Request) -> Answer:
    """Play for a team that has asked; refuses what `_agree` refuses."""
    about = await _asked_by(request)
    return await _agree(request, about, number_in(about.rest) or 0)


@command(GROUP, name="agree", autocomplete={"tournament": suggest})
@needs(None)
async def type_agree(request: Request, team: str | None = None, tournament: str | None = None) -> Answer:
    """Play for a team that has asked: the only one, or by its name; refuses what `_agree` and `_asking` refuse."""
    about = await which_tournament.meant(request, tournament, ACTIVE)
    return await _agree(request, about, _asking(request, about, team))


@pressed(verbs.TEAM_DECLINE)
@needs(None)
async def decline(request: Request) -> Answer:
    """Do not play for a team that has asked; refuses what `_decline` refuses."""
    about = await _asked_by(request)
    return await _decline(request, about, number_in(about.rest) or 0)


@command(GROUP, name="decline", autocomplete={"tournament": suggest})
@needs(None)
async def type_decline(request: Request, team: str | None = None, tournament: str | None = None) -> Answer:
    """Do not play for a team that has asked: the only one, or by its name; refuses what `_asking` refuses."""
    about = await which_tournament.meant(request, tournament, ACTIVE)
    return await _decline(request, about, _asking(request, about, team))


async def team_answer(request: Request, about: About, notice: str = "") -> Answer:
    """Return the person's team as it is, or how to have one; who may not enter is told so, and offered none."""
    mine, may_enter = _reader(request, about), True
    try:
        if about.view.status == "open":
            await check_entering(request, about)
    except Refusal as refusal:
        is_in = refusal.code in IS_IN
        may_enter, notice = is_in, notice if is_in else notice or refusal_text(refusal, request.words)
    team = None if mine is None else about.view.team_of(mine)
    is_captain = team is not None and team.captain == mine
    invited = team.invited if team is not None and is_captain else ()
    names = {each: await request.bot.members.name(each) for each in invited}
    return Answer(team_page(about.view, request.words, request.user_id, names, notice, may_enter=may_enter))


async def check_entering(request: Request, about: About) -> None:
    """Refuse who may not enter, as far as that is known where they ask; refuses what `Entering.check` refuses."""
    is_there = request.interaction.guild_id == about.view.guild_id
    await request.services.entering.check(about.number, request.user_id, roles_of(request) if is_there else None)


async def _make(request: Request, about: About, name: str) -> Answer:
    """Enter a new team; refuses `server_of_tournament`, and what `TeamEntering.make_team` refuses."""
    _check_here(request, about)
    salt, roles = request.default_salt, roles_of(request)
    await request.services.entering.make_team(about.number, request.person, salt, name, roles)
    return await _told(request, about, request.words("team-made"))


async def _let_rest(request: Request, about: About, entrant: int) -> Answer:
    """Let a member rest in the next round, or not any more if they do already."""
    member = about.view.entrants.get(entrant)
    is_resting = member is None or not member.is_resting
    await request.services.entering.let_rest(about.number, request.user_id, entrant, is_resting=is_resting)
    name = entrant_name(about.view, entrant, request.words)
    return await _told(request, about, request.words("team-rests" if is_resting else "team-plays", name=name))


async def _agree(request: Request, about: About, team: int) -> Answer:
    """Agree to play for a team; refuses `server_of_tournament`, and what `TeamEntering.join_team` refuses."""
    salt, roles = request.default_salt, roles_of(request)
    if about.view.settings.role_id:
        # Only on the server is it known which roles somebody has.
        _check_here(request, about)
    try:
        await request.services.entering.join_team(about.number, request.person, salt, team, roles)
    except Refusal as refusal:
        # Who tries again after that has to be asked again, so the captain is told once.
        if refusal.code in MAY_NOT and await request.services.entering.decline(about.number, request.user_id, team):
            await _tell_captain(request, about, team, "team-captain-refused")
            raise Refusal("team_not_possible", why=refusal_text(refusal, request.words)) from refusal
        raise
    return await _told(request, about, request.words("team-joined"))


async def _decline(request: Request, about: About, team: int) -> Answer:
    """Do not play for a team, also again; refuses `plays_for_a_team` (`team`) of who has agreed by now."""
    mine = _reader(request, about)
    own = None if mine is None else about.view.team_of(mine)
    if own is not None and own.team == team:
        raise Refusal("plays_for_a_team", team=_plain(own))
    if await request.services.entering.decline(about.number, request.user_id, team):
        await _tell_captain(request, about, team, "team-captain-declined")
    said = request.words("team-declined")
    try:
        return await _told(request, about, said)
    except Refusal as refusal:
        if refusal.code != "unknown_tournament":
            raise
        # Who has nothing to do with it any more does not see it, unless they see its channel from there.
        return Answer(note(said))


async def _tell_captain(request: Request, about: About, team: int, key: str) -> None:
    """Tell the captain of a team, who may be anywhere, that somebody who was asked does not play for it."""
    view = about.view
    asking = next((each for each in view.teams if each.team == team), None)
    captain = None if asking is None or asking.captain is None else view.entrants.get(asking.captain)
    if asking is None or captain is None or captain.user_id is None:
        return
    if (await request.services.people.settings(captain.user_id)).reminders == "off":
        return
    said = await request.bot.words_of(captain.user_id, view.language)
    await request.bot.try_direct_message(captain.user_id, captain_page(view, asking, request.person.name, key, said))


async def _asked_by(request: Request) -> About:
    """Return the tournament of a letter in which a team asks: it stays there when the invitation is over.

    Raises:
        Refusal: `not_asked`, where the tournament is not to be seen; else what `which_tournament.meant` refuses.
    """
    try:
        return await which_tournament.meant(request)
    except Refusal as refusal:
        if refusal.code != "unknown_tournament":
            raise
        raise Refusal("not_asked") from refusal


async def _ask(request: Request, about: About, player: Chosen) -> str:
    """Ask somebody, tell them by direct message, and say what has become of it.

    Raises:
        Refusal: `invite_bot`, and what `TeamEntering.invite` refuses.
    """
    if player.bot:
        raise Refusal("bot_in_a_team")
    is_there = request.interaction.guild_id == about.view.guild_id
    roles = player.role_ids if is_there else None
    number = await request.services.entering.invite(about.number, request.user_id, player.id, roles)
    now = (await which_tournament.known(request, about.number)).view
    team = next(each for each in now.teams if each.team == number)
    page = invited_page(now, team, request.person.name, request.words)
    is_told = await request.bot.try_direct_message(player.id, page) is True
    return request.words("team-asked" if is_told else "team-asked-no-dm", name=escaped(player.display_name))


def _asking(request: Request, about: About, typed: str | None) -> int:
    """Return which team is meant of those that have asked the person.

    Raises:
        Refusal: `not_asked`, `which_team` (`names`).
    """
    asking = [each for each in about.view.teams if request.user_id in each.invited]
    found = asking if typed is None else [each for each in asking if folded(each.name) == folded(typed)]
    if not asking:
        raise Refusal("not_asked")
    if len(found) != 1:
        raise Refusal("which_team", names=tuple(_plain(each) for each in asking))
    return found[0].team


def _plain(team: TeamView) -> str:
    return team.name


def roles_of(request: Request) -> set[int]:
    """Return the ids of the roles that the person has here."""
    member = request.interaction.user
    return {role.id for role in member.roles} if isinstance(member, discord.Member) else set[int]()


def _check_here(request: Request, about: About) -> None:
    """Refuse who does not ask on the server of the tournament: `server_of_tournament`."""
    if request.interaction.guild_id != about.view.guild_id:
        raise Refusal("server_of_tournament")


async def _told(request: Request, about: About, said: str) -> Answer:
    """Return the person's team as it is now, with what was done."""
    return await team_answer(request, await which_tournament.known(request, about.number), said)


def _reader(request: Request, about: About) -> int | None:
    found = about.view.entrant_of(request.user_id)
    return None if found is None else found.entrant
