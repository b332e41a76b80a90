"""What organisers decide, where that is more than what was asked for: results, pairs, the end of a round."""

from cogs.interactions.request import Answer, Request
from cogs.interactions.which_tournament import About
from play.formats.sheets import place_points
from render.page import number_in
from render.pages.tournament_forms import TWELFTHS, places_in
from render.pages.tournament_judgement import judgement_page


async def adjudicate(request: Request, about: About, pairing: int, result: str, reason: str) -> None:
    """End a match that runs: with a result of two, with places at a table, or for nobody.

    Raises:
        Refusal: what `places_in` and `Organising.adjudicate` refuse.
    """
    places = places_in(result, _seats(about, pairing))
    await request.services.organising.adjudicate(about.number, request.person, pairing, places, reason)


async def propose(request: Request, about: About, pairing: int) -> Answer:
    """Show how a computer judges a match that runs; refuses what `Organising.proposal` refuses."""
    found = await request.services.organising.proposal(about.number, request.person, pairing)
    return Answer(judgement_page(about.view, found, request.words))


async def correct(request: Request, about: About, pairing: int, result: str, reason: str) -> None:
    """Put another result in place of one; refuses what `places_in` and `Organising.correct` refuse."""
    seats = _seats(about, pairing)
    twelfths = TWELFTHS.get(result) if seats == 2 else None
    if twelfths is None:
        places = places_in(result, seats)
        twelfths = place_points(places) if places is not None else (0,) * seats
    await request.services.organising.correct(about.number, request.person, pairing, twelfths, reason)


def _seats(about: About, pairing: int) -> int:
    return next(len(each.seats) for each in about.view.pairings if each.pairing == pairing)


async def forbid(request: Request, about: About, one: int, other: int, is_allowed: bool) -> None:
    """Say that two never meet, or may again; refuses what `Organising.forbid` refuses."""
    await request.services.organising.forbid(about.number, request.person, one, other, is_allowed=is_allowed)


async def end_round(request: Request, about: About, reason: str) -> None:
    """End the matches that were listed; refuses what `Organising.end_round` refuses."""
    until = number_in(about.rest) or 0
    await request.services.organising.end_round(about.number, request.person, until, reason)
