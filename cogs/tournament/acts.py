"""The table of all that organisers do, and how each is asked for and answered: by a button, a form and a command.

An act without anything to ask is done at once by its button; one with something opens a form first. The command of the
same name takes what the form asks for as options. The answer is the page of organisers as it is then, below that it was
done, or below why it was not, unless the act answers with a page of its own.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from inspect import Parameter
from typing import Any, Literal

import msgspec

from cogs.interactions import which_tournament
from cogs.interactions.commands import Autocomplete, Named, autocomplete, made_command
from cogs.interactions.faults import Fault, all_faults
from cogs.interactions.request import Answer, Request, ask_fields, forget_filled, keep_filled
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.interactions.which_tournament import ACTIVE, COMING, DRAFT, EVERY, RUNNING, About, suggest
from cogs.tournament import ORGANISE, deciding, organising
from cogs.tournament.answering import done, refused
from cogs.tournament.asking import (
    ABSENT,
    BOTH,
    CORRECTION,
    DAYS,
    ENDED_MATCH,
    MEET,
    PEOPLE,
    PRESENT,
    REASON,
    REPLACED,
    RESERVE,
    RESULT,
    RUNNING_MATCH,
    SWAPPED,
    TOLD,
    Ask,
    Choosing,
)  # fmt: skip
from games.kernel.errors import Refusal
from play.tournaments.organising import Organising
from render import verbs
from render.page import Field, Select
from render.pages.forms import read_fields
from render.pages.parts import filled
from render.pages.tournament_acts import act_lines
from render.pages.tournament_judgement import proposed
from render.tournaments import tournament_name

Does = Callable[..., Awaitable[Answer | None]]
"""Does it: of a request, the tournament, and what was asked for; None: the page of organisers says that it is done."""

MOST_TOLD = 5
"""So many of the newest acts are told to who has done them."""

TOURNAMENT = Parameter("tournament", Parameter.KEYWORD_ONLY, default=None, annotation=str | None)


class Act(msgspec.Struct, frozen=True):
    """Something that organisers do.

    `name`: of the command, and of the words of the button and the form (`button-cup-NAME`, `modal-cup-NAME`).
    `statuses`: of the tournaments that the command can mean; a button names one, and what is done refuses the others.
    `right`: who does it, `staff`: of them only who manages the server. `is_typed`: it has a command.
    """

    name: str
    verb: str
    does: Does
    asks: tuple[Ask, ...] = ()
    statuses: frozenset[str] = RUNNING
    right: Literal["organiser", "staff"] = "organiser"
    is_typed: bool = True


def _served(method: Callable[..., Awaitable[None]]) -> Does:
    """Return what does an act by one service of organisers, which takes what is asked for in the same order."""

    async def does(request: Request, about: About, *given: Any) -> None:
        await method(request.services.organising, about.number, request.person, *given)

    return does


ACTS = (
    Act("open", verbs.CUP_OPEN, organising.let_enter, statuses=DRAFT),
    Act("start", verbs.CUP_START, organising.start, statuses=COMING),
    Act("import", verbs.CUP_IMPORT, organising.show_people, (PEOPLE,), ACTIVE),
    Act("import-yes", verbs.CUP_TAKE_IN, organising.take_in, is_typed=False),
    Act("publish", verbs.CUP_PUBLISH, _served(Organising.publish)),
    Act("swap", verbs.CUP_SWAP, _served(Organising.swap), (*SWAPPED, REASON)),
    Act("next", verbs.CUP_NEXT, organising.ask_next, is_typed=False),
    Act("next-yes", verbs.CUP_NEXT_YES, deciding.end_round, (REASON,), is_typed=False),
    Act("pause", verbs.CUP_PAUSE, _served(Organising.pause), (REASON,)),
    Act("resume", verbs.CUP_RESUME, _served(Organising.resume)),
    Act("extend", verbs.CUP_EXTEND, _served(Organising.extend), (RUNNING_MATCH, DAYS, REASON)),
    Act("adjudicate", verbs.CUP_JUDGE, deciding.adjudicate, (RUNNING_MATCH, RESULT, REASON)),
    Act("judgement", verbs.CUP_ASK, deciding.propose, (RUNNING_MATCH,), is_typed=False),
    Act("correct", verbs.CUP_CORRECT, deciding.correct, (ENDED_MATCH, CORRECTION, REASON), EVERY),
    Act("replace", verbs.CUP_REPLACE, _served(Organising.replace), (REPLACED, RESERVE, REASON)),
    Act("remove", verbs.CUP_REMOVE, _served(Organising.remove), (PRESENT, REASON), ACTIVE),
    Act("forgive", verbs.CUP_FORGIVE, _served(Organising.forgive), (ABSENT,)),
    Act("forbid", verbs.CUP_FORBID, deciding.forbid, (*BOTH, MEET), ACTIVE),
    Act("move", verbs.CUP_MOVE, organising.move, statuses=ACTIVE),
    Act("blank", verbs.CUP_BLANK, _served(Organising.blank_reason), (TOLD,), EVERY, right="staff"),
    Act("cancel", verbs.CUP_CANCEL, _served(Organising.cancel), (REASON,), ACTIVE | DRAFT),
)


async def _press(act: Act, request: Request) -> Answer | None:
    """Answer the button of an act, and the form that it has opened."""
    about = await which_tournament.meant(request, organises=True)
    _check_right(act, request, about)
    # Nobody knows of a draft, so nobody is to read why it is dropped.
    asks = () if about.view.status == "draft" else act.asks
    if asks and not request.values:
        try:
            fields = [await each.as_field(request, about) for each in asks]
        except Refusal as refusal:
            return await refused(request, about, refusal)
        title = request.words(f"modal-cup-{act.name}")
        await ask_fields(request, title, _proposed(act, request, about, fields))
        return None
    if len(request.values) < len(asks):
        raise Refusal("unknown_control")
    return await _answered(act, request, about, read_fields(request.values, [each.name for each in act.asks]))


def _proposed(act: Act, request: Request, about: About, fields: list[Field | Select]) -> Sequence[Field | Select]:
    """Return the fields of a form filled in with what a computer has said, if its button carries that."""
    said = proposed(about.view, about.rest, request.words) if act.verb == verbs.CUP_JUDGE else {}
    if not said:
        return fields
    named = [(each.name, said[each.name]) for each in act.asks]
    return filled(
        fields,
        [
            f"{name}.{value}" if isinstance(field, Select) else value
            for (name, value), field in zip(named, fields, strict=True)
        ],
    )


async def _type(act: Act, request: Request, tournament: str | None, options: Mapping[str, object]) -> Answer:
    """Answer the command of an act."""
    about = await which_tournament.meant(request, tournament, act.statuses, organises=True)
    _check_right(act, request, about)
    return await _answered(act, request, about, {each.name: each.typed(options) for each in act.asks})


def _check_right(act: Act, request: Request, about: About) -> None:
    """Refuse with `staff_only` what not every organiser does; `meant` has refused everybody else."""
    if act.right == "staff" and not request.is_staff_of(about.view.guild_id):
        raise Refusal("staff_only")


async def _answered(act: Act, request: Request, about: About, said: Mapping[str, str]) -> Answer:
    """Do it with what was typed or chosen, by the names of what is asked for; return the answer."""
    began = request.bot.now()
    given, faults = [], []
    for each in act.asks:
        try:
            given.append(each.read(about.view, said.get(each.name, ""), request.words))
        except Refusal as refusal:
            faults.append(Fault(refusal, (request.words(f"form-{each.name}"),)))
    if faults:
        return await done(request, about, all_faults(request, faults))
    try:
        answer = await act.does(request, about, *given)
    except Refusal as refusal:
        return await refused(request, about, refusal)
    if answer is not None:
        # It asks whether it is to be done; the form can be changed until then.
        keep_filled(request)
        return answer
    forget_filled(request)
    return await done(request, about, await _said(request, about, began))


async def _said(request: Request, about: About, began: int) -> str:
    """Return what was done since then, as everybody reads it on the card."""
    name = tournament_name(about.view)
    if about.view.status == "draft":
        return request.words("organise-dropped", name=name)
    now = await which_tournament.known(request, about.number)
    acts = await request.services.contests.acts(about.number, MOST_TOLD)
    mine = [each for each in acts if each.by_whom < 0 and each.at >= began]
    lines = act_lines(now.view, mine, request.words, MOST_TOLD, MOST_TOLD)
    if not lines:
        return request.words("organise-done", name=name)
    return request.words("organise-told", lines="\n".join(lines))


def _declare(act: Act) -> None:
    """Let an act be pressed, and typed if it has a command."""

    async def by_button(request: Request) -> Answer | None:
        return await _press(act, request)

    async def by_command(request: Request, tournament: str | None = None, **options: object) -> Answer:
        return await _type(act, request, tournament, options)

    pressed(act.verb, "modal" if act.asks else "private")(needs(None)(by_button))
    if not act.is_typed:
        return
    every = [option for each in act.asks for option in each.parameters()]
    # Discord wants those first that must be given.
    options = sorted(every, key=lambda option: option.default is None)
    lists = {name: _suggests(act, each.choices) for each in act.asks if each.choices for name in each.options}
    typed = made_command(act.name, needs(None)(by_command), [*options, TOURNAMENT], {**lists, "tournament": suggest})
    ORGANISE.add_command(typed)


def _suggests(act: Act, choices: Choosing) -> Autocomplete:
    """Return what Discord lists for an option while it is typed: the same as the form."""

    @autocomplete
    async def suggest_choices(request: Request, current: str) -> Named:
        given = request.interaction.namespace.tournament or None
        about = await which_tournament.meant(request, given, act.statuses, organises=True)
        return await choices(request, about)

    return suggest_choices


for _each in ACTS:
    _declare(_each)
