"""All faults of a form at once, each with its field."""

from collections.abc import Sequence

from cogs.interactions.faults import faults_of
from games.kernel.errors import Refusal
from render.page import Action, Field, Select, SelectOption

FORM = (
    Field("Start", now=""),
    Field("End", now="9"),
    Select(Action("verb"), "Size", (SelectOption("size.3", "3", chosen=True), SelectOption("size.1", "1"))),
    Field("Reason", is_required=True),
)


async def attempt(values: Sequence[str]) -> None:
    """Want digits, a start before the end, a size above one, and a reason that says something."""
    start, end, size, reason = values
    for typed in (start, end):
        if typed and not typed.isdecimal():
            raise Refusal("no_number", word=typed)
    if start and int(start) >= int(end):
        raise Refusal("upside_down")
    if size == "size.1":
        raise Refusal("too_small")
    if reason == "-":
        raise Refusal("no_reason")


async def found(*values: str) -> list[tuple[str, tuple[str, ...]]]:
    """Return the codes of all faults with their fields."""
    return [(each.refusal.code, each.fields) for each in await faults_of(FORM, values, attempt)]


async def test_each_fault_is_said_once_with_the_field_that_mends_it() -> None:
    """Catches a form that is refused as often as it has faults, and a fault that names no field."""
    assert await found("a", "b", "size.1", "ok") == [
        ("no_number", ("Start",)), ("no_number", ("End",)), ("too_small", ("Size",)),
    ]  # fmt: skip
    assert await found("8", "5", "size.3", "ok") == [("upside_down", ("Start", "End"))], "either of them mends it"
    assert await found("1", "5", "size.3", "-") == [("no_reason", ())], "nothing is known to be a right reason"
    assert await found("1", "5", "size.3", "ok") == []
