"""All that is wrong with what was filled in, each with the field that it is about, so that it is mended at once."""

from collections.abc import Awaitable, Callable, Iterable, Sequence

import msgspec

from cogs.interactions.request import Request, keep_filled
from games.kernel.errors import Refusal
from render.deciding.refusal import refusal_text
from render.page import Field, Select

Attempt = Callable[[Sequence[str]], Awaitable[object]]
"""Tries values of a form without storing anything; refuses as what is done with them would."""


class Fault(msgspec.Struct, frozen=True):
    """Why a form was refused, and the fields that would mend it if they were as before; none: something else."""

    refusal: Refusal
    fields: tuple[str, ...] = ()


async def faults_of(form: Sequence[Field | Select], values: Sequence[str], attempt: Attempt) -> tuple[Fault, ...]:
    """Return the faults of a form that was refused: of one field after the other, as if that had stayed as it was.

    `form`: as it opened, with what is agreed on now; `values`: a value for each field, all that are left for the last.
    """
    parts: list[Sequence[str]] = [(values[at],) for at in range(min(len(form), len(values)))]
    if len(values) > len(form):
        parts[-1] = tuple(values[len(form) - 1 :])
    found: list[Fault] = []
    wrong = list(range(len(parts)))
    for _ in range(len(form) + 1):
        refusal = await _refused(attempt, parts)
        if refusal is None:
            break
        mending = [at for at in wrong if await _is_mended(attempt, parts, at, form[at], refusal)]
        found.append(Fault(refusal, tuple(_label(form[at]) for at in mending)))
        if not mending:
            break
        wrong.remove(mending[0])
        parts[mending[0]] = _as_before(form[mending[0]])
    return tuple(found)


async def why_refused(request: Request, form: Sequence[Field | Select], attempt: Attempt, refusal: Refusal) -> str:
    """Return why a form was refused by `refusal`: every fault that `attempt` finds in what was filled in."""
    faults = await faults_of(form, request.values, attempt)
    return all_faults(request, faults or (Fault(refusal),))


def all_faults(request: Request, faults: Iterable[Fault]) -> str:
    """Return why a form was refused, a line for each fault; what was filled in is kept, which is said too."""
    lines = dict.fromkeys(_line(request, each) for each in faults)
    kept = (request.words("form-kept"),) if keep_filled(request) else ()
    return "\n".join((*lines, *kept))


def _line(request: Request, fault: Fault) -> str:
    said = refusal_text(fault.refusal, request.words)
    if not fault.fields:
        return said
    return request.words("form-fault", fields=request.words.listed(fault.fields), said=said)


async def _refused(attempt: Attempt, parts: Sequence[Sequence[str]]) -> Refusal | None:
    try:
        await attempt([value for part in parts for value in part])
    except Refusal as refusal:
        return refusal
    return None


async def _is_mended(
    attempt: Attempt, parts: Sequence[Sequence[str]], at: int, field: Field | Select, refusal: Refusal
) -> bool:
    """Return whether something is not refused any more once a field is as before."""
    if tuple(parts[at]) == _as_before(field) or _is_open(field):
        return False
    other = await _refused(attempt, [*parts[:at], _as_before(field), *parts[at + 1 :]])
    return other is None or (other.code, other.facts) != (refusal.code, refusal.facts)


def _as_before(field: Field | Select) -> tuple[str, ...]:
    """Return the values of a field as the form opened."""
    if isinstance(field, Field):
        return (field.now,)
    return tuple(each.value for each in field.options if each.chosen or field.of != "options")


def _is_open(field: Field | Select) -> bool:
    """Return whether nothing was in a field that must be filled in, so that nothing is known to be right for it."""
    return not "".join(_as_before(field)) and (field.is_required if isinstance(field, Field) else field.least > 0)


def _label(field: Field | Select) -> str:
    return field.label if isinstance(field, Field) else field.prompt
