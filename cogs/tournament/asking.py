"""What acts ask for: each a field of a form and an option of a command, which offer the same and are read alike.

What can be chosen of a tournament is a list in the form as long as there is room for it, else it is typed there; the
command suggests the same while its option is typed.
"""

import inspect
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any, Literal

import msgspec

from cogs.interactions.request import Request
from cogs.interactions.which_tournament import About
from games.kernel.errors import Refusal
from play.formats.views import EntrantView, PairingView, TournamentView
from render import verbs
from render.page import Field, Select
from render.pages.forms import whole
from render.pages.tournament_acts import act_line
from render.pages.tournament_forms import (
    allow_field,
    choice_field,
    days_field,
    people_field,
    reason_field,
    result_field,
)
from render.tournaments import entrant_in, pairing_in, plain_entrant, plain_pairing
from text import Words

MOST_REASONS = 100
HERE = ("entered", "playing", "reserve")
GONE = ("withdrawn", "removed")
OVER = frozenset({"ended", "void"})

Choices = Sequence[tuple[str, str]]
"""What can be chosen: values, and what the person reads."""

Choosing = Callable[[Request, About], Awaitable[Choices]]
Among = Callable[[TournamentView], Collection[EntrantView]]
"""Which entrants can be chosen."""

Read = Callable[[TournamentView, str, Words], Any]
"""Reads what was typed or chosen; what it refuses is said on the page of organisers."""


class Ask(msgspec.Struct, frozen=True):
    """One thing that an act asks for.

    `name`: of the field, whose label is `form-NAME`. `options`: of the command, with their types; of several that mean
    the same the first that is given counts. `field`: makes the field, unless there are `choices`; without any the form
    is refused by the code `none`, and where they are too many one is typed, for which there is a `hint`.
    """

    name: str
    options: Mapping[str, Any]
    read: Read
    field: Callable[[TournamentView, Words], Field | Select] | None = None
    choices: Choosing | None = None
    none: str = ""
    hint: str = ""
    is_required: bool = True

    def parameters(self) -> list[inspect.Parameter]:
        """Return its options as Discord is told them."""
        keyword, default = inspect.Parameter.KEYWORD_ONLY, inspect.Parameter.empty if self.is_required else None
        return [
            inspect.Parameter(name, keyword, default=default, annotation=kind if self.is_required else kind | None)
            for name, kind in self.options.items()
        ]

    def typed(self, options: Mapping[str, object]) -> str:
        """Return what was typed in its options, empty if nothing was."""
        return next((str(options[name]) for name in self.options if options.get(name) is not None), "")

    async def as_field(self, request: Request, about: About) -> Field | Select:
        """Return its field of a form; refuses if there is nothing to choose."""
        if self.choices is None:
            assert self.field is not None
            return self.field(about.view, request.words)
        found = await self.choices(request, about)
        if not found:
            raise Refusal(self.none)
        return choice_field(self.name, found, request.words, self.hint)


def _entrant(name: str, among: Among, option: str = "", none: str = "nobody_takes_part") -> Ask:
    """Return the question for an entrant; who else is typed is refused by what is done, which says why."""

    async def choices(request: Request, about: About) -> Choices:
        named = {each.entrant: plain_entrant(each, each.entrant, request.words) for each in among(about.view)}
        return [(str(number), f"{number} · {name}") for number, name in named.items()]

    return Ask(name, {option or name: str}, entrant_in, choices=choices, none=none, hint="entrant")


def _being(*statuses: str) -> Among:
    return lambda view: [each for each in view.entrants.values() if each.status in statuses]


def _hidden(view: TournamentView) -> Collection[EntrantView]:
    """Return those in pairings that only organisers see."""
    return [view.entrants[seat.entrant] for each in view.pairings if each.is_early for seat in each.seats]


def _stopped(view: TournamentView) -> Collection[EntrantView]:
    """Return those who did not come; who is back already can still be forgiven."""
    return [each for each in view.entrants.values() if each.is_stopped] or _being(*HERE)(view)


def _pairing(among: Callable[[TournamentView], Sequence[PairingView]], none: str) -> Ask:
    """Return the question for a match; it is read as its number as a pairing."""

    async def choices(request: Request, about: About) -> Choices:
        named = {each.pairing: plain_pairing(about.view, each, request.words) for each in among(about.view)}
        return [(str(number), f"{number} · {people}") for number, people in named.items()]

    def read(view: TournamentView, typed: str, words: Words) -> int:
        return pairing_in(view, typed, among(view), words).pairing

    return Ask("pairing", {"pairing": str}, read, choices=choices, none=none, hint="pairing")


def _running(view: TournamentView) -> list[PairingView]:
    return [each for each in view.pairings if each.status == "running"]


def _over(view: TournamentView) -> list[PairingView]:
    return [each for each in view.pairings if each.status in OVER and len(each.seats) > 1]


async def _reasons(request: Request, about: About) -> Choices:
    """Return what was done with a reason, the newest first."""
    acts = await request.services.contests.acts(about.number, MOST_REASONS)
    told = [(each.act, act_line(about.view, each, request.words)) for each in acts if each.facts.get("reason")]
    return [(str(act), f"{act} · {line.removeprefix('-# ')}") for act, line in told]


def _as_typed(view: TournamentView, typed: str, words: Words) -> str:
    return typed


def _number(view: TournamentView, typed: str, words: Words) -> int:
    return whole(typed)


def _is_allowed(view: TournamentView, typed: str, words: Words) -> bool:
    return typed in {verbs.YES, "again"}


def _lines(view: TournamentView, typed: str, words: Words) -> str:
    """Return a list with a line for each; a command is typed in one line, with commas."""
    return typed if "\n" in typed else "\n".join(typed.replace(";", ",").split(","))


TWO = (("one", "one"), ("other", "other_one"))
PRESENT = _entrant("entrant", _being(*HERE))
REPLACED = _entrant("entrant", _being("entered", "playing", *GONE))
ABSENT = _entrant("entrant", _stopped)
RESERVE = _entrant("reserve", _being("reserve"), none="no_reserves")
SWAPPED = tuple(_entrant(name, _hidden, option, "nothing_hidden") for name, option in TWO)
BOTH = tuple(_entrant(name, _being(*HERE, *GONE), option) for name, option in TWO)
MEET = Ask("allow", {"meet": Literal["never", "again"]}, _is_allowed, allow_field, is_required=False)
RUNNING_MATCH = _pairing(_running, "no_match_runs")
ENDED_MATCH = _pairing(_over, "no_match_is_over")
DAYS = Ask("days", {"days": int}, _number, days_field)
RESULT = Ask(
    "result",
    {"result": Literal["first", "second", "draw", "void"], "places": str},
    _as_typed,
    lambda view, words: result_field(view, words, "void"),
    is_required=False,
)
CORRECTION = Ask(
    "result",
    {"correction": Literal["first", "second", "draw", "none"], "places": str},
    _as_typed,
    lambda view, words: result_field(view, words, "none"),
    is_required=False,
)
REASON = Ask("reason", {"reason": str}, _as_typed, reason_field)
TOLD = Ask("act", {"act": str}, _number, choices=_reasons, none="no_reasons")
PEOPLE = Ask("people", {"people": str}, _lines, people_field)
