"""What organisers decide: `/organise swap | extend | replace | remove | adjudicate | correct | forgive | forbid`.

Everybody reads it on the card. Each has a command, and a button with a modal, in which entrants and matches are chosen
from a list as long as that has room for them, else typed.
"""

from typing import Literal

from cogs.interactions import which_tournament
from cogs.interactions.commands import Named, autocomplete, command
from cogs.interactions.request import Answer, Request
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.interactions.which_tournament import ACTIVE, EVERY, RUNNING, About, suggest
from cogs.tournament import ORGANISE
from cogs.tournament.answering import asked, organised
from cogs.tournament.looking import suggest_entrants
from games.kernel.errors import Refusal
from play.formats.sheets import place_points
from play.formats.views import PairingView
from render import verbs
from render.page import number_in
from render.pages.tournament_acts import act_line
from render.pages.tournament_forms import (
    TWELFTHS,
    act_field,
    allow_field,
    days_field,
    entrant_field,
    pairing_field,
    places_in,
    reason_field,
    result_field,
)
from render.tournaments import entrant_in, pairing_in, plain_pairing

MOST_REASONS = 100
Result = Literal["first", "second", "draw", "void"]
Corrected = Literal["first", "second", "draw", "none"]


def _running(about: About) -> list[PairingView]:
    return [each for each in about.view.pairings if each.status == "running"]


def _over(about: About) -> list[PairingView]:
    return [each for each in about.view.pairings if each.status in {"ended", "void"} and len(each.seats) > 1]


@autocomplete
async def suggest_pairings(request: Request, current: str) -> Named:
    """Name the matches that a command of organisers can be about."""
    given = request.interaction.namespace.tournament or None
    about = await which_tournament.meant(request, given, EVERY)
    is_correcting = request.interaction.command is not None and request.interaction.command.name == "correct"
    found = _over(about) if is_correcting else _running(about)
    return [(str(each.pairing), f"{each.pairing} · {plain_pairing(about.view, each, request.words)}") for each in found]


OF_ENTRANT = {"entrant": suggest_entrants, "tournament": suggest}
OF_TWO = {"one": suggest_entrants, "other_one": suggest_entrants, "tournament": suggest}
OF_PAIRING = {"pairing": suggest_pairings, "tournament": suggest}


@pressed(verbs.CUP_SWAP, "modal")
@needs(None)
async def ask_swap(request: Request) -> Answer | None:
    """Ask who change places, then let them."""
    about = await which_tournament.meant(request, organises=True)
    early = [seat.entrant for each in about.view.pairings if each.is_early for seat in each.seats]
    fields = (entrant_field(about.view, each, request.words, early) for each in ("one", "other"))
    said = await asked(request, "swap", ("one", "other", "reason"), *fields, reason_field(request.words))
    return None if said is None else await _swap(request, about, **said)


@command(ORGANISE, name="swap", autocomplete=OF_TWO)
@needs(None)
async def swap(request: Request, one: str, other_one: str, reason: str, tournament: str | None = None) -> Answer:
    """Let two entrants change places in pairings that are not shown yet; refuses what `Organising.swap` refuses."""
    about = await which_tournament.meant(request, tournament, RUNNING, organises=True)
    return await _swap(request, about, one, other_one, reason)


@organised
async def _swap(request: Request, about: About, one: str, other: str, reason: str) -> None:
    first, second = (entrant_in(about.view, each, request.words) for each in (one, other))
    await request.services.organising.swap(about.number, request.person, first, second, reason)


@pressed(verbs.CUP_EXTEND, "modal")
@needs(None)
async def ask_extend(request: Request) -> Answer | None:
    """Ask which match has how many days more, then give them."""
    about = await which_tournament.meant(request, organises=True)
    fields = (pairing_field(_running(about), about.view, request.words), days_field(request.words))
    said = await asked(request, "extend", ("pairing", "days", "reason"), *fields, reason_field(request.words))
    return None if said is None else await _extend(request, about, said["pairing"], said["days"], said["reason"])


@command(ORGANISE, name="extend", autocomplete=OF_PAIRING)
@needs(None)
async def extend(request: Request, pairing: str, days: int, reason: str, tournament: str | None = None) -> Answer:
    """Give a match more days before it is adjudicated; refuses what `Organising.extend` refuses."""
    about = await which_tournament.meant(request, tournament, RUNNING, organises=True)
    return await _extend(request, about, pairing, str(days), reason)


@organised
async def _extend(request: Request, about: About, typed: str, days: str, reason: str) -> None:
    number = number_in(days.strip())
    if number is None:
        raise Refusal("tournament_no_number", word=days)
    found = pairing_in(about.view, typed, _running(about), request.words)
    await request.services.organising.extend(about.number, request.person, found.pairing, number, reason)


@pressed(verbs.CUP_REPLACE, "modal")
@needs(None)
async def ask_replace(request: Request) -> Answer | None:
    """Ask which reserve takes over whose number, then let them."""
    about = await which_tournament.meant(request, organises=True)
    others = [each.entrant for each in about.view.entrants.values() if each.status != "reserve"]
    reserves = [each.entrant for each in about.view.entrants.values() if each.status == "reserve"]
    fields = (
        entrant_field(about.view, "entrant", request.words, others),
        entrant_field(about.view, "reserve", request.words, reserves),
    )
    said = await asked(request, "replace", ("entrant", "reserve", "reason"), *fields, reason_field(request.words))
    return None if said is None else await _replace(request, about, **said)


@command(ORGANISE, name="replace", autocomplete={**OF_ENTRANT, "reserve": suggest_entrants})
@needs(None)
async def replace(request: Request, entrant: str, reserve: str, reason: str, tournament: str | None = None) -> Answer:
    """Let a reserve have the number, points and seats of an entrant; refuses what `Organising.replace` refuses."""
    about = await which_tournament.meant(request, tournament, RUNNING, organises=True)
    return await _replace(request, about, entrant, reserve, reason)


@organised
async def _replace(request: Request, about: About, entrant: str, reserve: str, reason: str) -> None:
    old, new = (entrant_in(about.view, each, request.words) for each in (entrant, reserve))
    await request.services.organising.replace(about.number, request.person, old, new, reason)


@pressed(verbs.CUP_REMOVE, "modal")
@needs(None)
async def ask_remove(request: Request) -> Answer | None:
    """Ask whom to take out and why, then do it."""
    about = await which_tournament.meant(request, organises=True)
    present = [each.entrant for each in about.view.entrants.values() if each.status not in {"withdrawn", "removed"}]
    field = entrant_field(about.view, "entrant", request.words, present)
    said = await asked(request, "remove", ("entrant", "reason"), field, reason_field(request.words))
    return None if said is None else await _remove(request, about, **said)


@command(ORGANISE, name="remove", autocomplete=OF_ENTRANT)
@needs(None)
async def remove(request: Request, entrant: str, reason: str, tournament: str | None = None) -> Answer:
    """Take somebody out; refuses what `Organising.remove` refuses."""
    about = await which_tournament.meant(request, tournament, ACTIVE, organises=True)
    return await _remove(request, about, entrant, reason)


@organised
async def _remove(request: Request, about: About, entrant: str, reason: str) -> None:
    number = entrant_in(about.view, entrant, request.words)
    await request.services.organising.remove(about.number, request.person, number, reason)


@pressed(verbs.CUP_JUDGE, "modal")
@needs(None)
async def ask_adjudicate(request: Request) -> Answer | None:
    """Ask for the result of a match that runs, then give it."""
    about = await which_tournament.meant(request, organises=True)
    fields = (
        pairing_field(_running(about), about.view, request.words),
        result_field(about.view, request.words, is_void=True),
    )
    said = await asked(request, "judge", ("pairing", "result", "reason"), *fields, reason_field(request.words))
    return None if said is None else await _adjudicate(request, about, **said)


@command(ORGANISE, name="adjudicate", autocomplete=OF_PAIRING)
@needs(None)
async def adjudicate(
    request: Request,
    *,
    pairing: str,
    reason: str,
    result: Result | None = None,
    places: str | None = None,
    tournament: str | None = None,
) -> Answer:
    """End a match that runs: with a result of two, with places at a table, or for nobody."""
    about = await which_tournament.meant(request, tournament, RUNNING, organises=True)
    return await _adjudicate(request, about, pairing, result or places or "", reason)


@organised
async def _adjudicate(request: Request, about: About, pairing: str, result: str, reason: str) -> None:
    """End a match; refuses what `places_in` and `Organising.adjudicate` refuse."""
    found = pairing_in(about.view, pairing, _running(about), request.words)
    places = places_in(result, len(found.seats))
    await request.services.organising.adjudicate(about.number, request.person, found.pairing, places, reason)


@pressed(verbs.CUP_CORRECT, "modal")
@needs(None)
async def ask_correct(request: Request) -> Answer | None:
    """Ask for another result of a match that is over, then put it in place of the old one."""
    about = await which_tournament.meant(request, organises=True)
    fields = (
        pairing_field(_over(about), about.view, request.words),
        result_field(about.view, request.words, is_void=False),
    )
    said = await asked(request, "correct", ("pairing", "result", "reason"), *fields, reason_field(request.words))
    return None if said is None else await _correct(request, about, **said)


@command(ORGANISE, name="correct", autocomplete=OF_PAIRING)
@needs(None)
async def correct(
    request: Request,
    *,
    pairing: str,
    reason: str,
    correction: Corrected | None = None,
    places: str | None = None,
    tournament: str | None = None,
) -> Answer:
    """Put another result in place of one: of two, or by places at a table."""
    about = await which_tournament.meant(request, tournament, EVERY, organises=True)
    return await _correct(request, about, pairing, correction or places or "", reason)


@organised
async def _correct(request: Request, about: About, pairing: str, result: str, reason: str) -> None:
    """Correct a result; refuses what `places_in` and `Organising.correct` refuse."""
    found = pairing_in(about.view, pairing, _over(about), request.words)
    twelfths = TWELFTHS.get(result) if len(found.seats) == 2 else None
    if twelfths is None:
        places = places_in(result, len(found.seats))
        twelfths = place_points(places) if places is not None else (0,) * len(found.seats)
    await request.services.organising.correct(about.number, request.person, found.pairing, twelfths, reason)


@pressed(verbs.CUP_FORGIVE, "modal")
@needs(None)
async def ask_forgive(request: Request) -> Answer | None:
    """Ask of whom it is taken back that they did not come, then do so."""
    about = await which_tournament.meant(request, organises=True)
    stopped = [each.entrant for each in about.view.entrants.values() if each.is_stopped]
    field = entrant_field(about.view, "entrant", request.words, stopped or None)
    said = await asked(request, "forgive", ("entrant",), field)
    return None if said is None else await _forgive(request, about, **said)


@command(ORGANISE, name="forgive", autocomplete=OF_ENTRANT)
@needs(None)
async def forgive(request: Request, entrant: str, tournament: str | None = None) -> Answer:
    """Take back that somebody did not come; refuses what `Organising.forgive` refuses."""
    about = await which_tournament.meant(request, tournament, RUNNING, organises=True)
    return await _forgive(request, about, entrant)


@organised
async def _forgive(request: Request, about: About, entrant: str) -> None:
    number = entrant_in(about.view, entrant, request.words)
    await request.services.organising.forgive(about.number, request.person, number)


@pressed(verbs.CUP_FORBID, "modal")
@needs(None)
async def ask_forbid(request: Request) -> Answer | None:
    """Ask which two never meet, or may again, then keep it so."""
    about = await which_tournament.meant(request, organises=True)
    fields = (entrant_field(about.view, each, request.words) for each in ("one", "other"))
    said = await asked(request, "forbid", ("one", "other", "allow"), *fields, allow_field(request.words))
    if said is None:
        return None
    return await _forbid(request, about, said["one"], said["other"], is_allowed=said["allow"] == verbs.YES)


@command(ORGANISE, name="forbid", autocomplete=OF_TWO)
@needs(None)
async def forbid(
    request: Request, one: str, other_one: str, meet: Literal["never", "again"] = "never", tournament: str | None = None
) -> Answer:
    """Say that two never meet, or may again; refuses what `Organising.forbid` refuses."""
    about = await which_tournament.meant(request, tournament, ACTIVE, organises=True)
    return await _forbid(request, about, one, other_one, is_allowed=meet == "again")


@organised
async def _forbid(request: Request, about: About, one: str, other: str, *, is_allowed: bool) -> None:
    first, second = (entrant_in(about.view, each, request.words) for each in (one, other))
    await request.services.organising.forbid(about.number, request.person, first, second, is_allowed=is_allowed)


@pressed(verbs.CUP_BLANK, "modal")
@needs(None)
async def ask_blank(request: Request) -> Answer | None:
    """Ask which typed reason is blanked, then do so; only who manages the server does.

    Raises:
        Refusal: `staff_only`, `no_reasons`.
    """
    about = await which_tournament.meant(request, organises=True)
    if not request.is_staff_of(about.view.guild_id):
        raise Refusal("staff_only")
    acts = await request.services.contests.acts(about.number, MOST_REASONS)
    told = [(act.act, act_line(about.view, act, request.words)) for act in acts if act.facts.get("reason")]
    if not told:
        raise Refusal("no_reasons")
    said = await asked(request, "blank", ("act",), act_field(told, request.words))
    return None if said is None else await _blank(request, about, said["act"])


@autocomplete
async def suggest_acts(request: Request, current: str) -> Named:
    """Name what was done with a reason, the newest first."""
    about = await which_tournament.meant(request, request.interaction.namespace.tournament or None, EVERY)
    acts = await request.services.contests.acts(about.number, MOST_REASONS)
    told = [(act.act, act_line(about.view, act, request.words)) for act in acts if act.facts.get("reason")]
    return [(str(act), f"{act} · {line.removeprefix('-# ')}") for act, line in told]


@command(ORGANISE, name="blank", autocomplete={"act": suggest_acts, "tournament": suggest})
@needs(None)
async def blank(request: Request, act: str, tournament: str | None = None) -> Answer:
    """Blank a typed reason; refuses `staff_only`, and what `Organising.blank_reason` refuses."""
    about = await which_tournament.meant(request, tournament, EVERY, organises=True)
    if not request.is_staff_of(about.view.guild_id):
        raise Refusal("staff_only")
    return await _blank(request, about, act)


@organised
async def _blank(request: Request, about: About, act: str) -> None:
    await request.services.organising.blank_reason(about.number, request.person, number_in(act) or 0)
