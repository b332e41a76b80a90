"""The pages of organisers: `/organise new | show | edit`, the settings and the modals of their parts."""

from collections.abc import Sequence
from datetime import datetime
from typing import Literal

import msgspec

from cogs.interactions import which_game, which_tournament
from cogs.interactions.commands import command
from cogs.interactions.faults import why_refused
from cogs.interactions.request import Answer, Request, ask_fields, forget_filled
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.interactions.table_language import of_new_tables
from cogs.interactions.which_game import suggest_games
from cogs.interactions.which_tournament import COMING, DRAFT, EVERY, About, may_make, suggest
from cogs.match.opening import suggest_paces
from cogs.messages.channels import here
from cogs.tournament import ORGANISE
from cogs.tournament.answering import page_of, settings_page
from games import registry
from games.kernel.errors import Refusal
from games.kernel.ids import GameId
from games.kernel.pace import DEFAULT_PACE
from play.people.people import GuildSettings
from play.rules.pace import zone_named
from play.tournament_rules.acts import Edited
from play.tournaments.organising import NewTournament
from render import verbs
from render.dates import moment_in
from render.pages.forms import Form
from render.pages.tournament_format_form import asked_format, left_out
from render.pages.tournament_forms import changed, part_form
from render.pages.tournament_organise import PARTS, changed_lines
from render.tournaments import default_name, following_name

LIKED = ("dungeon_twister",)
"""The games that a new tournament has at first, if the bot has them: those for two, which any number can play."""


@pressed(verbs.CUP_NEW)
@needs(None)
async def make(request: Request) -> Answer:
    """Make a draft with defaults for everything, or one like an earlier tournament, and show it.

    Raises:
        Refusal: `server_only`, `not_the_organiser` (the server has a role for it), and what `Organising.draft` refuses.
    """
    if not request.arg:
        return await _make(request)
    about = await which_tournament.meant(request)
    guild_id = await _check_maker(request)
    number = await request.services.organising.copy(about.number, request.person, guild_id)
    return await _shown(request, await which_tournament.known(request, number))


@command(ORGANISE, name="new", autocomplete={"game": suggest_games, "like": suggest})
@needs(None)
async def type_new(
    request: Request, title: str | None = None, game: str | None = None, like: str | None = None
) -> Answer:
    """Make a draft, of a game or like an earlier tournament; refuses what `make` refuses."""
    if like is None:
        return await _make(request, title, None if game is None else which_game.choose(game, request.words))
    about = await which_tournament.meant(request, like, EVERY)
    guild_id = await _check_maker(request)
    number = await request.services.organising.copy(about.number, request.person, guild_id, title)
    return await _shown(request, await which_tournament.known(request, number))


async def _make(request: Request, name: str | None = None, game: GameId | None = None) -> Answer:
    guild_id = await _check_maker(request)
    server = await request.services.people.guild(guild_id)
    chosen = game or _usual_game()
    language = of_new_tables(request, server)
    new = NewTournament(
        guild_id=guild_id,
        name=name or default_name("tournament", chosen, "", request.words),
        game=chosen,
        language=language,
        pace=_usual_pace(server),
        channel_id=here(request.interaction).channel_id,
        is_named=bool(name),
    )
    number = await request.services.organising.draft(new, request.person)
    return await _shown(request, await which_tournament.known(request, number))


async def _check_maker(request: Request) -> int:
    """Return the server where the person may make tournaments; refuses what `server_here` does, `not_the_organiser`."""
    guild_id = request.server_here()
    if not await may_make(request):
        raise Refusal("not_the_organiser")
    return guild_id


def _usual_game() -> GameId:
    """Return the game that a tournament has at first."""
    games = registry.game_ids()
    for_two = [game for game in games if 2 in registry.find(game).seat_counts]
    return next((game for game in games if game in LIKED), for_two[0] if for_two else games[0])


def _usual_pace(server: GuildSettings) -> str:
    """Return the pace of new tables here; without a time limit a tournament might never end."""
    return DEFAULT_PACE if server.pace == "none" else server.pace


async def _shown(request: Request, about: About) -> Answer:
    return Answer(await settings_page(request, about))


@pressed(verbs.ORGANISE)
@command(ORGANISE, name="show", autocomplete={"tournament": suggest})
@needs(None)
async def show(request: Request, tournament: str | None = None) -> Answer:
    """Show all that organisers can do now."""
    about = await which_tournament.meant(request, tournament, EVERY | DRAFT, organises=True)
    return Answer(await page_of(request, about))


@pressed(verbs.CUP_SETTINGS)
@needs(None)
async def show_settings(request: Request) -> Answer:
    """Show all settings, to be changed."""
    return await _shown(request, await which_tournament.meant(request, organises=True))


@pressed(verbs.CUP_EDIT, "modal")
@needs(None)
async def edit_part(request: Request) -> Answer | None:
    """Open the modal of a part of the settings, then change that.

    Raises:
        Refusal: `unknown_control`, and what `meant` and `Organising.edit` refuse.
    """
    about = await which_tournament.meant(request, organises=True)
    if about.rest not in PARTS:
        raise Refusal("unknown_control")
    if not request.values:
        await ask_fields(request, request.words(f"modal-cup-{about.rest}"), _form(request, about))
        return None
    return await _edited(request, about)


def _form(request: Request, about: About) -> Form:
    """Return the fields of the part of the settings that is asked for."""
    games = [registry.find(game) for game in registry.game_ids()]
    return part_form(about.view, about.rest, games, request.words, lambda at: _written(request, at))


async def _edited(request: Request, about: About) -> Answer:
    """Change what was filled in; all that is not possible is said above the settings as they are."""
    services = request.services.organising

    def read(values: Sequence[str]) -> tuple[Edited, bool]:
        return _named(about, _edit(changed(about.view, about.rest, values, lambda text: _moment(request, text))))

    async def attempt(values: Sequence[str]) -> None:
        edit, is_named = read(values)
        await services.check_edit(about.number, edit, is_named=is_named)

    try:
        edit, is_named = read(request.values)
        await services.edit(about.number, request.person, edit, is_named=is_named)
    except Refusal as refusal:
        said = await why_refused(request, _form(request, about), attempt, refusal)
        return Answer(await settings_page(request, about, said))
    forget_filled(request)
    left: tuple[str, ...] = ()
    if about.rest == "format":
        left = left_out(about.view, asked_format(about.view, request.values), request.words)
    return await _changed(request, about, *left)


async def _changed(request: Request, before: About, *also: str) -> Answer:
    """Return the settings as they are now, with those that have been changed, and what else is `also` said of it."""
    now = await which_tournament.known(request, before.number)
    said = changed_lines(before.view, now.view, request.words)
    return Answer(await settings_page(request, now, "\n".join(filter(None, (said, *also)))))


def _named(about: About, changes: Edited) -> tuple[Edited, bool]:
    """Return changes with the name that follows them, unless somebody has typed one, and whether it was typed."""
    view = about.view
    game, form = changes.game or view.game, changes.format or view.format
    if changes.name not in {None, view.name} or (game, form) == (view.game, view.format):
        return changes, True
    new = following_name("tournament", view.name, view.game, game, form)
    return (changes, True) if new is None else (msgspec.structs.replace(changes, name=new), False)


def _edit(new: msgspec.Struct) -> Edited:
    return Edited(**msgspec.structs.asdict(new))


@command(ORGANISE, name="edit", autocomplete={"game": suggest_games, "pace": suggest_paces, "tournament": suggest})
@needs(None)
async def type_edit(
    request: Request,
    *,
    title: str | None = None,
    game: str | None = None,
    pace: str | None = None,
    language: Literal["en", "ru"] | None = None,
    start: str | None = None,
    tournament: str | None = None,
) -> Answer:
    """Change some of the settings, and show them all; refuses what `Organising.edit` refuses."""
    about = await which_tournament.meant(request, tournament, DRAFT | COMING, organises=True)
    chosen = None if game is None else which_game.choose(game, request.words)
    starts_at = None if start is None else _moment(request, start)
    changes = Edited(name=title, game=chosen, pace=pace, language=language, starts_at=starts_at)
    if changes != Edited():
        edit, is_named = _named(about, changes)
        await request.services.organising.edit(about.number, request.person, edit, is_named=is_named)
    return await _changed(request, about)


def _moment(request: Request, text: str) -> int | None:
    """Return the time that somebody typed in their own time zone, None if it is left out.

    Raises:
        Refusal: `no_date`, `no_hour` (`word`).
    """
    if not text.strip():
        return None
    zone = zone_named(request.settings.time_zone)
    return int(moment_in(text, datetime.fromtimestamp(request.bot.now(), zone)).timestamp())


def _written(request: Request, at: int | None) -> str:
    """Return a time as it is typed."""
    if at is None:
        return ""
    return datetime.fromtimestamp(at, zone_named(request.settings.time_zone)).strftime("%Y-%m-%d %H:%M")
