"""Which tournament a press or a command means, whether the person may see it, and whether they organise it.

A press names it by its mark. A command means, in this order: the one named; that of the channel or of its match; the
only one of the server that is not over; the only such one in which the person plays; the only one at all.
"""

from collections.abc import Collection, Iterable

import discord
import msgspec

from cogs.client import Client
from cogs.interactions import standing
from cogs.interactions.commands import Named, autocomplete
from cogs.interactions.request import Request
from games.kernel.errors import Refusal
from play.formats.views import Summary, TournamentView
from play.rights import Standing, check_organising
from render.limits import clipped
from render.page import number_in
from render.pages.lists import MOST_TOURNAMENTS
from render.pages.tournament_lists import own_line
from render.phrases import NAME, seen
from render.tournaments import has_mark, marked
from text import Words
from text.aliases import folded

DRAFT = frozenset({"draft"})
COMING = frozenset({"open"})
RUNNING = frozenset({"running", "paused"})
ACTIVE = COMING | RUNNING
OVER = frozenset({"ended", "cancelled"})
EVERY = ACTIVE | OVER
IN_PLAY = frozenset({"entered", "playing", "reserve"})
MOST_LISTED = 100
MOST_NAMED = 5


class About(msgspec.Struct, frozen=True):
    """A tournament as the person sees it; `is_organiser`: they organise it, asking from there; `rest`: of the mark."""

    view: TournamentView
    is_organiser: bool = False
    rest: str = ""

    @property
    def number(self) -> int:
        """The tournament's number."""
        return self.view.tournament


async def meant(
    request: Request, given: str | None = None, statuses: Collection[str] = EVERY, *, organises: bool = False
) -> About:
    """Return the tournament that is meant; `organises`: by somebody who is to organise it.

    Raises:
        Refusal: `unknown_tournament` (`tournament`), `lost_tournament`, `which_tournament` (`names`), `no_tournament`
            (`server`); of who does not organise it `not_an_organiser` (`names`: who does) or, if nobody is known by
            name, `not_the_organiser`, and `server_of_tournament`.
    """
    if request.reference.verb:
        # A list carries the mark as what was chosen; what comes back with a modal was typed.
        is_typed = request.interaction.type is discord.InteractionType.modal_submit
        arg = request.reference.arg if is_typed else request.arg
        number, sign, rest = marked(arg)
        if number is None:
            raise Refusal("unknown_tournament", tournament=arg)
    else:
        number, sign, rest = await _named(request, given, statuses, organises=organises), "", ""
    about = await known(request, number, sign, rest)
    if organises:
        _check_organising(about.view, await standing.to_contest(request, about.view.guild_id, about.view.created_by))
    return about


def _check_organising(view: TournamentView, held: Standing) -> None:
    """Refuse who does not organise it as `check_organising` does, and say who does: `not_an_organiser` (`names`)."""
    try:
        check_organising(held)
    except Refusal as refusal:
        names = tuple(filter(None, view.organisers.values()))
        if refusal.code != "not_the_organiser" or not names:
            raise
        raise Refusal("not_an_organiser", names=names) from refusal


async def known(request: Request, number: int, sign: str = "", rest: str = "") -> About:
    """Return a tournament by its number; refuses what the person may not see as if there were none."""
    short = await request.services.contests.summary(number)
    if not has_mark(short.commitment, sign):
        raise Refusal("lost_tournament")
    held = await standing.to_contest(request, short.guild_id, short.created_by)
    is_organiser = bool(held.roles) and held.where in {"table", "server"}
    reader = request.user_id if is_organiser else None
    view = await request.services.contests.view(number, is_organiser=is_organiser, reader=reader)
    if not (is_organiser or _is_seen(request, view)):
        raise Refusal("unknown_tournament", tournament=number)
    await _by_new_name(request, view)
    return About(view, is_organiser, rest)


async def _by_new_name(request: Request, view: TournamentView) -> None:
    """Let an entrant be shown by the name that they have on the server of the tournament now."""
    mine = view.entrant_of(request.user_id)
    is_home = request.interaction.guild_id == view.guild_id
    if mine is not None and is_home and view.status in ACTIVE and mine.name != request.person.name:
        await request.services.entering.rename(view.tournament, request.person)


async def may_make(request: Request) -> bool:
    """Return whether the person can make tournaments here: anybody on a server, unless it has a role for organisers."""
    guild_id = request.interaction.guild_id
    if guild_id is None:
        return False
    role = (await request.services.people.guild(guild_id)).organiser_role
    return role is None or request.is_staff_of(guild_id) or request.is_organiser_on(guild_id, role)


def _is_seen(request: Request, view: TournamentView) -> bool:
    """Return whether somebody who does not organise may see a tournament.

    Those are who plays, who was asked by a team, also where they are told of it, and who sees its channel.
    """
    if view.status == "draft":
        return False
    if view.entrant_of(request.user_id) is not None or any(request.user_id in team.invited for team in view.teams):
        return True
    interaction = request.interaction
    return interaction.guild_id == view.guild_id and standing.can_see(interaction, view.channel_id, None)


async def _named(request: Request, given: str | None, statuses: Collection[str], *, organises: bool) -> int:
    if given is not None:
        return await _typed(request, given)
    found = [each for each in await listed(request, organises=organises) if each.status in statuses]
    here = await _of_channel(request, found)
    if here is not None:
        return here
    # Somebody else's division of a league is meant only where it is played, or by its name.
    found = [each for each in found if each.league is None or each.entrant is not None]
    active = [each for each in found if each.status not in OVER]
    mine = [each for each in active if each.entrant is not None]
    for candidates in (active, mine, found):
        if len(candidates) == 1:
            return candidates[0].tournament
    if found:
        raise Refusal("which_tournament", names=tuple(_title(each) for each in (active or found)[:MOST_NAMED]))
    raise Refusal("no_tournament", server=request.interaction.guild_id is not None)


async def _typed(request: Request, given: str) -> int:
    number = number_in(given.strip().removeprefix("#"))
    if number is not None:
        return number
    wanted = folded(given)
    found = [each for each in await listed(request, organises=True) if folded(each.name) == wanted]
    if not found:
        raise Refusal("unknown_tournament", tournament=given)
    return found[0].tournament


async def listed(request: Request, *, organises: bool = False) -> tuple[Summary, ...]:
    """Return the tournaments of this server that the person can see, or in direct messages their own.

    `organises`: with drafts that they may open.
    """
    contests, guild_id = request.services.contests, request.interaction.guild_id
    mine = {each.tournament: each for each in await contests.of_person(request.user_id, MOST_LISTED)}
    if guild_id is None:
        return tuple(mine.values())
    role = (await request.services.people.guild(guild_id)).organiser_role
    is_organiser = request.is_staff_of(guild_id) or request.is_organiser_on(guild_id, role)
    found = [mine.get(each.tournament, each) for each in await contests.of_guild(guild_id, MOST_LISTED)]
    return tuple(
        each
        for each in found
        if is_organiser or each.created_by == request.user_id or (each.status != "draft" and _is_listed(request, each))
        if organises or each.status != "draft"
    )


def _is_listed(request: Request, summary: Summary) -> bool:
    return summary.entrant is not None or standing.can_see(request.interaction, summary.channel_id, None)


async def _of_channel(request: Request, found: Iterable[Summary]) -> int | None:
    """Return the newest tournament that has its card here or above, or whose match is played here."""
    channel = request.interaction.channel
    channel_id = request.interaction.channel_id
    if channel_id is None:
        return None
    match = await request.services.finder.in_channel(channel_id)
    of_match = None if match is None else await request.services.contests.of_match(match)
    above = channel.parent_id if isinstance(channel, discord.Thread) else None
    every = sorted(found, key=lambda each: (each.status in OVER, -each.tournament))
    if any(each.tournament == of_match for each in every):
        return of_match
    for place in (channel_id, above):
        here = [each for each in every if place is not None and each.channel_id == place]
        active = [each for each in here if each.status not in OVER]
        if len(active) == 1 or (here and not active):
            return (active or here)[0].tournament
    return None


def _title(summary: Summary) -> str:
    return f"{clipped(seen(summary.name), NAME)} (#{summary.tournament})"


@autocomplete
async def suggest(request: Request, current: str) -> Named:
    """Name the tournaments that the person can see."""
    ordered = sorted(await listed(request, organises=True), key=lambda each: (each.status in OVER, -each.tournament))
    return [
        (str(each.tournament), f"{_title(each)} · {request.words(f'tournament-status-{each.status}')}")
        for each in ordered
    ]


async def lines_of(bot: Client, user_id: int, said: Words) -> tuple[str, ...]:
    """Return a line for each tournament in which a person plays: how they do there, and when they are paired next."""
    found = await bot.services.contests.of_person(user_id, MOST_LISTED)
    playing = [each for each in found if each.status in ACTIVE and each.entrant_status in IN_PLAY]
    views = [await bot.services.contests.view(each.tournament) for each in playing[:MOST_TOURNAMENTS]]
    return tuple(own_line(view, user_id, said) for view in views)
