"""What organisers do: `/league new | organise | edit | open | start | remove | close | move`, and the buttons."""

from collections.abc import Sequence
from typing import Literal

import discord
import msgspec
from msgspec.structs import replace

from cogs.interactions import which_game
from cogs.interactions.commands import command
from cogs.interactions.faults import why_refused
from cogs.interactions.request import Answer, Request, ask_fields, forget_filled, keep_filled
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.interactions.table_language import of_new_tables
from cogs.interactions.which_game import suggest_games
from cogs.interactions.which_league import (
    AboutLeague,
    known_league,
    meant,
    member_in,
    suggest_leagues,
    suggest_members,
)
from cogs.interactions.which_tournament import may_make
from cogs.league import GROUP
from cogs.match.moving import check_channel
from cogs.match.opening import suggest_paces
from cogs.messages.channels import check_permissions, here
from games import registry
from games.kernel.errors import Refusal
from games.kernel.ids import GameId
from games.kernel.pace import DEFAULT_PACE
from play.formats.divisions import division_sizes
from play.formats.league_views import MAY_LEAVE
from play.league_rules.agreed import Changes
from play.league_rules.dates import season
from play.leagues.organising import NewLeague
from render import verbs
from render.deciding.refusal import refusal_text
from render.leagues import league_name, plain_member
from render.pages.forms import Form, read_fields
from render.pages.league_forms import changed_league, league_form
from render.pages.league_organise import (
    PARTS,
    changed_league_lines,
    close_league_page,
    league_organise_page,
    league_reason_field,
)
from render.pages.league_start import league_start_page
from render.pages.tournament_forms import choice_field
from render.tournaments import default_name, following_name

LIKED = ("dungeon_lords",)
"""The games that a new league has at first, if the bot has them."""

REASON, MEMBER = "reason", "member"


@pressed(verbs.LEAGUE_NEW)
@needs(None)
async def make(request: Request) -> Answer:
    """Make a draft with defaults for everything, and show it; refuses what `_make` refuses."""
    return await _make(request)


@command(GROUP, name="new", autocomplete={"game": suggest_games})
@needs(None)
async def type_new(request: Request, title: str | None = None, game: str | None = None) -> Answer:
    """Make a draft; refuses what `_make` refuses."""
    return await _make(request, title, None if game is None else which_game.choose(game, request.words))


async def _make(request: Request, name: str | None = None, game: GameId | None = None) -> Answer:
    """Make a draft and show it.

    Raises:
        Refusal: `server_only`, `league_organisers` (the server has a role for it), and what `OrganisingLeagues.draft`
            refuses.
    """
    guild_id = request.interaction.guild_id
    if guild_id is None:
        raise Refusal("server_only")
    if not await may_make(request):
        raise Refusal("league_organisers")
    server = await request.services.people.guild(guild_id)
    games = registry.game_ids()
    chosen = game or next((each for each in games if each in LIKED), games[0])
    new = NewLeague(
        guild_id=guild_id,
        name=name or default_name("league", chosen, "", request.words),
        game=chosen,
        language=of_new_tables(request, server),
        pace=DEFAULT_PACE if server.pace == "none" else server.pace,
        channel_id=here(request.interaction).channel_id,
        is_named=bool(name),
    )
    number = await request.services.organising_leagues.draft(new, request.person)
    return await _shown(request, number)


@pressed(verbs.LEAGUE_ORGANISE)
@command(GROUP, name="organise", autocomplete={"league": suggest_leagues})
@needs(None)
async def organise(request: Request, league: str | None = None) -> Answer:
    """Show all that organisers can do now."""
    about = await meant(request, league, organises=True)
    return Answer(league_organise_page(about.view, request.words))


@pressed(verbs.LEAGUE_EDIT, "modal")
@needs(None)
async def edit_part(request: Request) -> Answer | None:
    """Open the modal of a part of the settings, then change that; refuses `unknown_control`, and what `meant` does."""
    about = await meant(request, organises=True)
    if about.rest not in PARTS:
        raise Refusal("unknown_control")
    if not request.values:
        await ask_fields(request, request.words(f"button-league-{about.rest}"), _form(request, about))
        return None
    return await _edit(request, about)


def _form(request: Request, about: AboutLeague) -> Form:
    """Return the fields of the part of the settings that is asked for."""
    games = [registry.find(game) for game in registry.game_ids()]
    return league_form(about.view, about.rest, games, request.words)


async def _edit(request: Request, about: AboutLeague) -> Answer:
    """Change what was filled in; all that is not possible is said above the settings as they are."""
    services = request.services.organising_leagues

    def read(values: Sequence[str]) -> tuple[Changes, bool]:
        new = changed_league(about.view, about.rest, values)
        return _named(about, Changes(**msgspec.structs.asdict(new)))

    async def attempt(values: Sequence[str]) -> None:
        edit, is_named = read(values)
        await services.check_edit(about.number, edit, is_named=is_named)

    try:
        edit, is_named = read(request.values)
        await services.edit(about.number, edit, is_named=is_named)
    except Refusal as refusal:
        said = await why_refused(request, _form(request, about), attempt, refusal)
        return Answer(league_organise_page(about.view, request.words, said))
    return await _edited(request, about)


@command(GROUP, name="edit", autocomplete={"game": suggest_games, "pace": suggest_paces, "league": suggest_leagues})
@needs(None)
async def type_edit(
    request: Request,
    *,
    title: str | None = None,
    game: str | None = None,
    pace: str | None = None,
    language: Literal["en", "ru"] | None = None,
    months: int | None = None,
    league: str | None = None,
) -> Answer:
    """Change some of the settings, and show them all; refuses what `OrganisingLeagues.edit` refuses."""
    about = await meant(request, league, organises=True)
    chosen = None if game is None else which_game.choose(game, request.words)
    settings = None if months is None else replace(about.view.settings, months=months)
    changes = Changes(name=title, game=chosen, pace=pace, language=language, settings=settings)
    edit, is_named = _named(about, changes)
    await request.services.organising_leagues.edit(about.number, edit, is_named=is_named)
    return await _edited(request, about)


def _named(about: AboutLeague, changes: Changes) -> tuple[Changes, bool]:
    """Return changes with the name that follows them, unless somebody has typed one, and whether it was typed."""
    view = about.view
    if changes.name not in {None, view.name}:
        return changes, True
    new = following_name("league", view.name, view.game, changes.game or view.game, "")
    return (changes, True) if new is None else (replace(changes, name=new), False)


async def _edited(request: Request, about: AboutLeague) -> Answer:
    forget_filled(request)
    now = (await known_league(request, about.number)).view
    return Answer(league_organise_page(now, request.words, changed_league_lines(about.view, now, request.words)))


@pressed(verbs.LEAGUE_OPEN)
@command(GROUP, name="open", autocomplete={"league": suggest_leagues})
@needs(None)
async def let_join(request: Request, league: str | None = None) -> Answer:
    """Let people join: the message appears where this is asked.

    Raises:
        Refusal: `missing_permissions`, `closed_channel`, and what `OrganisingLeagues.let_join` refuses.
    """
    about = await meant(request, league, organises=True)
    at = here(request.interaction)
    await check_channel(request, at)
    await _check_message(request)
    if about.view.status == "draft" and about.view.channel_id != at.channel_id:
        await request.services.leagues.move(about.number, at.channel_id)
    is_staff = request.is_staff_of(about.view.guild_id)
    await request.services.organising_leagues.let_join(about.number, request.person, is_staff=is_staff)
    return await _done(request, about, "league-opened", channel=f"<#{at.channel_id}>")


@pressed(verbs.LEAGUE_START)
@command(GROUP, name="start", autocomplete={"league": suggest_leagues})
@needs(None)
async def start(request: Request, league: str | None = None) -> Answer:
    """Ask whether the first season opens now, with who would play and until when; then open it.

    What `OrganisingLeagues.start` refuses is said on the page of organisers.

    Raises:
        Refusal: `missing_permissions`.
    """
    about = await meant(request, league, organises=True)
    view = about.view
    if view.channel_id is not None:
        await check_permissions(request.bot, view.channel_id, request.words)
    sizes = division_sizes(len(view.of_status("in")), view.size, view.seats)
    if about.rest != verbs.YES and sizes and view.status == "open":
        settings, now = view.settings, int(request.bot.now())
        dates = season(now, settings.months, settings.hour, settings.break_days)
        return Answer(league_start_page(view, sizes, dates.ends_at, dates.next_at, request.words))
    try:
        await request.services.organising_leagues.start(about.number)
    except Refusal as refusal:
        return _refused(request, about, refusal)
    return await _done(request, about, "league-started")


@pressed(verbs.LEAGUE_MOVE)
@command(GROUP, name="move", autocomplete={"league": suggest_leagues})
@needs(None)
async def move(request: Request, league: str | None = None) -> Answer:
    """Show the message here from now on; the one elsewhere is removed if it can be; refuses `missing_permissions`."""
    about = await meant(request, league, organises=True)
    await _check_message(request)
    await request.bot.move_league(about.number, here(request.interaction).channel_id)
    return await _done(request, about, "league-moved")


@pressed(verbs.LEAGUE_REMOVE, "modal")
@needs(None)
async def remove(request: Request) -> Answer | None:
    """Ask who is removed and why, then remove them; refuses what `OrganisingLeagues.remove` refuses."""
    about = await meant(request, organises=True)
    view = about.view
    if not request.values:
        named = [
            (str(number), f"{number} · {plain_member(view, number, request.words)}")
            for number, each in view.members.items()
            if each.status in MAY_LEAVE
        ]
        fields = [choice_field(MEMBER, named, request.words, MEMBER), league_reason_field(request.words)]
        await ask_fields(request, request.words("modal-league-remove"), fields)
        return None
    said = read_fields(request.values, (MEMBER, REASON))
    return await _remove(request, about, said[MEMBER], said[REASON])


@command(GROUP, name="remove", autocomplete={"member": suggest_members, "league": suggest_leagues})
@needs(None)
async def type_remove(request: Request, member: str, reason: str, league: str | None = None) -> Answer:
    """Remove a member; refuses what `OrganisingLeagues.remove` refuses."""
    return await _remove(request, await meant(request, league, organises=True), member, reason)


async def _remove(request: Request, about: AboutLeague, typed: str, reason: str) -> Answer:
    try:
        member = member_in(about.view, typed, request.words)
        await request.services.organising_leagues.remove(about.number, request.person, member, reason)
    except Refusal as refusal:
        return _refused(request, about, refusal)
    return await _done(request, about, "league-removed", member=plain_member(about.view, member, request.words))


@pressed(verbs.LEAGUE_CLOSE, "modal")
@needs(None)
async def close(request: Request) -> Answer | None:
    """Ask how, if a season is played, and why; then close; refuses what `OrganisingLeagues.close` refuses."""
    about = await meant(request, organises=True)
    view = about.view
    if not about.rest and not view.is_between:
        return Answer(close_league_page(view, request.words))
    if view.status != "draft" and not request.values:
        await ask_fields(request, request.words("modal-league-close"), [league_reason_field(request.words)])
        return None
    reason = request.values[0] if request.values else request.words("league-dropped")
    return await _close(request, about, reason, at_once=about.rest == verbs.EVERY)


@command(GROUP, name="close", autocomplete={"league": suggest_leagues})
@needs(None)
async def type_close(
    request: Request, reason: str, end: Literal["season", "now"] = "season", league: str | None = None
) -> Answer:
    """Close a league after the season, or now; refuses what `OrganisingLeagues.close` refuses."""
    about = await meant(request, league, organises=True)
    return await _close(request, about, reason, at_once=end == "now")


async def _close(request: Request, about: AboutLeague, reason: str, *, at_once: bool) -> Answer:
    try:
        await request.services.organising_leagues.close(about.number, request.person, reason, at_once=at_once)
    except Refusal as refusal:
        return _refused(request, about, refusal)
    return await _done(request, about, "league-is-last" if not about.view.is_between and not at_once else "league-shut")


async def _check_message(request: Request) -> None:
    """Refuse a channel in which the bot cannot show a message and open threads: `missing_permissions`."""
    is_thread = isinstance(request.interaction.channel, discord.Thread)
    channel_id = here(request.interaction).channel_id
    await check_permissions(request.bot, channel_id, request.words, thread=not is_thread)


async def _done(request: Request, about: AboutLeague, key: str, **facts: str) -> Answer:
    """Return the page of organisers as it is now, with what was done."""
    forget_filled(request)
    now = (await known_league(request, about.number)).view
    return Answer(league_organise_page(now, request.words, request.words(key, name=league_name(now), **facts)))


def _refused(request: Request, about: AboutLeague, refusal: Refusal) -> Answer:
    """Return the page of organisers with why something was not done; what was filled in of a form is kept."""
    said = refusal_text(refusal, request.words)
    notice = "\n".join((said, request.words("form-kept"))) if keep_filled(request) else said
    return Answer(league_organise_page(about.view, request.words, notice))


async def _shown(request: Request, number: int) -> Answer:
    return Answer(league_organise_page((await known_league(request, number)).view, request.words))
