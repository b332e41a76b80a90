"""Looking at tournaments: `/tournament show | list | standings | pairings | why | rules | export`, and the buttons."""

import asyncio

from cogs.interactions import which_tournament
from cogs.interactions.commands import Named, autocomplete, command
from cogs.interactions.request import Answer, Request
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.interactions.which_tournament import EVERY, MOST_LISTED, may_make, suggest
from cogs.messages.layout import Attachment
from cogs.tournament import GROUP
from games.kernel.errors import Refusal
from play.formats.settings import TEAMS
from play.formats.views import TournamentView
from render import verbs
from render.page import number_in
from render.pages.notices import note
from render.pages.tournament_card import CARD_ACTS, tournament_card_page
from render.pages.tournament_lists import tournaments_page
from render.pages.tournament_met import why_paired_page
from render.pages.tournament_pairings import pairings_page
from render.pages.tournament_pictures import end_picture, picture_page
from render.pages.tournament_rules import tournament_rules_page
from render.pages.tournament_standings import standings_page
from render.pages.tournament_teams import teams_page
from render.pages.tournament_why import why_page
from render.tournament_files import files_of
from render.tournaments import entrant_in, plain_entrant, tournament_name

FIRST = 1
"""The stage that all play."""


@pressed(verbs.CUP)
@command(GROUP, autocomplete={"tournament": suggest})
@needs(None)
async def show(request: Request, tournament: str | None = None) -> Answer:
    """Show the card of a tournament, in the person's language."""
    about = await which_tournament.meant(request, tournament, EVERY)
    acts = await request.services.contests.acts(about.number, CARD_ACTS)
    end = end_picture(about.view, request.words) if about.view.status == "ended" else None
    return Answer(tournament_card_page(about.view, acts, request.words, end))


@pressed(verbs.TOURNAMENTS)
@command(GROUP, name="list")
@needs(None)
async def of_server(request: Request) -> Answer:
    """List the tournaments of the server that the person can see; in direct messages those they play in."""
    every = await which_tournament.listed(request, organises=True)
    # Those of leagues are shown by their leagues.
    found = [each for each in every if each.league is None]
    ordered = sorted(found, key=lambda each: (each.status in which_tournament.OVER, -each.tournament))
    return Answer(tournaments_page(ordered[:MOST_LISTED], request.words, can_make=await may_make(request)))


@pressed(verbs.STANDINGS)
@command(GROUP, autocomplete={"tournament": suggest})
@needs(None)
async def standings(request: Request, tournament: str | None = None) -> Answer:
    """Show who is ahead."""
    about = await which_tournament.meant(request, tournament, EVERY)
    if about.view.format == TEAMS and not about.rest:
        return Answer(teams_page(about.view, request.words, _reader(request, about.view)))
    return Answer(standings_page(about.view, request.words, _reader(request, about.view), number_in(about.rest) or 0))


@pressed(verbs.PAIRINGS)
@command(GROUP, autocomplete={"tournament": suggest})
@needs(None)
async def pairings(
    request: Request,
    round: int | None = None,  # noqa: A002 - the option is called so
    tournament: str | None = None,
) -> Answer:
    """Show who meets: in a round of the first stage that is typed, in what a button names, else in the newest round."""
    about = await which_tournament.meant(request, tournament, EVERY)
    stage, number, place = (number_in(each) or 0 for each in (*about.rest.split("."), "", "", "")[:3])
    if round is not None:
        stage, number = FIRST, round
    return Answer(pairings_page(about.view, request.words, _reader(request, about.view), stage, number, place=place))


@autocomplete
async def suggest_entrants(request: Request, current: str) -> Named:
    """Name the entrants of the tournament that is typed, or meant."""
    given = request.interaction.namespace.tournament or None
    view = (await which_tournament.meant(request, given, EVERY)).view
    return [
        (str(number), f"{number} · {plain_entrant(each, number, request.words)}")
        for number, each in view.entrants.items()
    ]


@pressed(verbs.WHY)
@command(GROUP, autocomplete={"entrant": suggest_entrants, "tournament": suggest})
@needs(None)
async def why(request: Request, entrant: str | None = None, tournament: str | None = None) -> Answer:
    """Show how the place of an entrant was reckoned, by default the person's own.

    Raises:
        Refusal: `no_such_entrant` (`word`), `which_entrant` (`word`, `names`), and what `meant` refuses.
    """
    about = await which_tournament.meant(request, tournament, EVERY)
    named = number_in(about.rest) if entrant is None else entrant_in(about.view, entrant, request.words)
    asked = named or _reader(request, about.view)
    if asked is None:
        return Answer(standings_page(about.view, request.words, None))
    if asked not in about.view.entrants:
        raise Refusal("no_such_entrant", word=str(asked))
    return Answer(why_page(about.view, request.words, asked))


@pressed(verbs.WHY_MET)
@needs(None)
async def why_met(request: Request) -> Answer:
    """Show why those of a pairing meet; refuses `no_such_pairing` (`word`)."""
    about = await which_tournament.meant(request)
    number = number_in(about.rest)
    if number is None or all(each.pairing != number for each in about.view.pairings):
        raise Refusal("no_such_pairing", word=about.rest)
    return Answer(why_paired_page(about.view, request.words, number))


@pressed(verbs.CUP_PICTURE)
@needs(None)
async def picture(request: Request) -> Answer:
    """Show a picture of a tournament: the cross table, the progress, the bracket."""
    about = await which_tournament.meant(request)
    kind, _, place = about.rest.partition(".")
    reader = _reader(request, about.view)
    return Answer(picture_page(about.view, request.words, reader, kind, number_in(place) or 0))


@pressed(verbs.CUP_RULES)
@command(GROUP, autocomplete={"tournament": suggest})
@needs(None)
async def rules(request: Request, tournament: str | None = None) -> Answer:
    """Show by what a tournament is played."""
    about = await which_tournament.meant(request, tournament, EVERY)
    return Answer(tournament_rules_page(about.view, request.words))


@pressed(verbs.CUP_EXPORT)
@command(GROUP, autocomplete={"tournament": suggest})
@needs(None)
async def export(request: Request, tournament: str | None = None) -> Answer:
    """Send a tournament as files: for spreadsheets, for programs, and as arbiters exchange it."""
    about = await which_tournament.meant(request, tournament, EVERY)
    whole = await request.services.proofs.whole_tournament(about.number)
    # Of 512 entrants they take a fifth of a second, and nobody else is to wait for it.
    tables = await asyncio.to_thread(files_of, about.view, request.words)
    files = {**tables, f"tournament-{about.number}.json": whole}
    said = request.words("cup-files", name=tournament_name(about.view))
    return Answer(note(said), files=tuple(Attachment(name, data) for name, data in files.items()))


def _reader(request: Request, view: TournamentView) -> int | None:
    """Return the number of the person in a tournament, None if they have none."""
    found = view.entrant_of(request.user_id)
    return None if found is None else found.entrant
