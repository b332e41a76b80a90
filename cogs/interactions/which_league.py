"""Which league a press or a command means, whether the person may see it, and whether they organise it.

A press names it by its mark. A command means, in this order: the one named; that of the channel; the only one of the
server that is not closed; the only such one that the person is in; the only one at all.
"""

from collections.abc import Iterable

import discord
import msgspec

from cogs.interactions import standing
from cogs.interactions.commands import Named, autocomplete
from cogs.interactions.request import Request
from games.kernel.errors import Refusal
from play.formats.league_views import MAY_LEAVE, LeagueSummary, LeagueView
from play.rights import may
from render.leagues import plain_member
from render.limits import clipped
from render.page import number_in
from render.phrases import NAME, seen
from render.tournaments import marked
from text import Words
from text.aliases import folded

MOST_LISTED = 100
MOST_NAMED = 5


class AboutLeague(msgspec.Struct, frozen=True):
    """A league as the person sees it; `is_organiser`: they organise it, asking from there; `rest`: of the mark."""

    view: LeagueView
    is_organiser: bool = False
    rest: str = ""

    @property
    def number(self) -> int:
        """The league's number."""
        return self.view.league


async def meant(request: Request, given: str | None = None, *, organises: bool = False) -> AboutLeague:
    """Return the league that is meant; `organises`: by somebody who is to organise it.

    Raises:
        Refusal: `unknown_league` (`league`), `lost_league`, `which_league` (`names`), `no_league` (`server`); of who
            does not organise it `league_organisers`, and `server_of_league`.
    """
    if request.reference.verb:
        is_typed = request.interaction.type is discord.InteractionType.modal_submit
        arg = request.reference.arg if is_typed else request.arg
        number, sign, rest = marked(arg)
        if number is None:
            raise Refusal("unknown_league", league=arg)
    else:
        number, sign, rest = await _named(request, given, organises=organises), "", ""
    about = await known_league(request, number, sign, rest)
    if organises and not about.is_organiser:
        held = await standing.to_contest(request, about.view.guild_id, about.view.created_by)
        raise Refusal("server_of_league" if held.roles else "league_organisers")
    return about


async def known_league(request: Request, number: int, sign: str = "", rest: str = "") -> AboutLeague:
    """Return a league by its number; refuses what the person may not see as if there were none."""
    short = await request.services.leagues.summary(number)
    if sign and short.sign != sign:
        raise Refusal("lost_league")
    is_organiser = may("organise", await standing.to_contest(request, short.guild_id, short.created_by))
    view = await request.services.leagues.view(number)
    if not (is_organiser or _is_seen(request, view)):
        raise Refusal("unknown_league", league=number)
    mine = view.member_of(request.user_id)
    is_home = request.interaction.guild_id == view.guild_id
    if mine is not None and is_home and mine.name != request.person.name and mine.status in MAY_LEAVE:
        await request.services.taking_part.rename(number, request.person)
    return AboutLeague(view, is_organiser, rest)


def _is_seen(request: Request, view: LeagueView) -> bool:
    """Return whether somebody who does not organise may see a league: who is in it, and who sees its channel.

    A draft has none that people know of, nor has one that was dropped.
    """
    if view.status == "draft" or view.channel_id is None:
        return False
    if view.member_of(request.user_id) is not None:
        return True
    interaction = request.interaction
    return interaction.guild_id == view.guild_id and standing.can_see(interaction, view.channel_id, None)


async def _named(request: Request, given: str | None, *, organises: bool) -> int:
    found = await listed_leagues(request, organises=organises)
    if given is not None:
        number = number_in(given.strip().removeprefix("#"))
        if number is not None:
            return number
        named = [each.league for each in found if folded(each.name) == folded(given)]
        if not named:
            raise Refusal("unknown_league", league=given)
        return named[0]
    here = _of_channel(request, found)
    active = [each for each in found if each.status != "closed"]
    mine = [each for each in active if each.member_status in MAY_LEAVE]
    for candidates in (here, active, mine, found):
        if len(candidates) == 1:
            return candidates[0].league
    if found:
        raise Refusal("which_league", names=tuple(_title(each) for each in (active or found)[:MOST_NAMED]))
    raise Refusal("no_league", server=request.interaction.guild_id is not None)


async def listed_leagues(request: Request, *, organises: bool = False) -> list[LeagueSummary]:
    """Return the leagues of this server that the person can see, or in direct messages their own.

    `organises`: with drafts that they may open.
    """
    leagues, guild_id = request.services.leagues, request.interaction.guild_id
    mine = {each.league: each for each in await leagues.of_person(request.user_id, MOST_LISTED)}
    if guild_id is None:
        return list(mine.values())
    role = (await request.services.people.guild(guild_id)).organiser_role
    is_organiser = request.is_staff_of(guild_id) or request.is_organiser_on(guild_id, role)
    found = [mine.get(each.league, each) for each in await leagues.of_guild(guild_id, MOST_LISTED)]
    return [
        each
        for each in found
        if is_organiser or each.created_by == request.user_id or _is_listed(request, each)
        if organises or each.status != "draft"
    ]


def _is_listed(request: Request, summary: LeagueSummary) -> bool:
    if summary.status == "draft" or summary.channel_id is None:
        return False
    return bool(summary.member_status) or standing.can_see(request.interaction, summary.channel_id, None)


def _of_channel(request: Request, found: Iterable[LeagueSummary]) -> list[LeagueSummary]:
    """Return the leagues that are shown here, or above; those that are not closed, if there are any."""
    channel = request.interaction.channel
    above = channel.parent_id if isinstance(channel, discord.Thread) else None
    places = {request.interaction.channel_id, above} - {None}
    here = [each for each in found if each.channel_id in places]
    return [each for each in here if each.status != "closed"] or here


def _title(summary: LeagueSummary) -> str:
    return f"{clipped(seen(summary.name), NAME)} (#{summary.league})"


def member_in(view: LeagueView, typed: str, words: Words) -> int:
    """Return the member that somebody typed: by number or name, or how only one name begins.

    Raises:
        Refusal: `no_such_member` (`word`), `which_member` (`word`, `names`).
    """
    line = typed.strip().removeprefix("#")
    number = number_in(line)
    if number in view.members:
        return number or 0
    wanted = folded(line)
    called = {each: folded(plain_member(view, each, words)) for each in view.members}
    exact = [member for member, name in called.items() if name == wanted]
    found = exact or [member for member, name in called.items() if wanted and name.startswith(wanted)]
    if not found:
        raise Refusal("no_such_member", word=typed)
    if len(found) > 1:
        names = tuple(f"{each} · {plain_member(view, each, words)}" for each in found[:MOST_NAMED])
        raise Refusal("which_member", word=typed, names=names)
    return found[0]


@autocomplete
async def suggest_leagues(request: Request, current: str) -> Named:
    """Name the leagues that the person can see."""
    found = await listed_leagues(request, organises=True)
    ordered = sorted(found, key=lambda each: (each.status == "closed", -each.league))
    return [
        (str(each.league), f"{_title(each)} · {request.words(f'league-status-{each.status}', season=each.season)}")
        for each in ordered
    ]


@autocomplete
async def suggest_members(request: Request, current: str) -> Named:
    """Name the members of the league that is typed, or meant."""
    given = request.interaction.namespace.league or None
    view = (await meant(request, given)).view
    return [
        (str(number), f"{number} · {plain_member(view, number, request.words)}")
        for number, each in view.members.items()
        if each.status in MAY_LEAVE
    ]
