"""What forms are made of, and how what was filled in is read. Pure.

Each value of a list names what it is about (`format.flow`); what was typed is as it is. So a form need not have the
same fields for everybody: a list that it does not have is missing among the values.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence

from games.kernel.errors import Refusal
from games.kernel.ids import GameId
from render.page import Action, Field, Select, number_in
from render.pages.parts import option
from text import Words

Form = tuple[Field | Select, ...]


def listed(verb: str, name: str, named: Mapping[str, str] | Mapping[GameId, str], chosen: str, words: Words) -> Select:
    """Return a list of values with their labels, of which one is chosen; `form-NAME` is what it is called."""
    options = tuple(option(f"{name}.{value}", label, chosen=value == chosen) for value, label in named.items())
    return Select(Action(verb, name), words(f"form-{name}"), options)


def numbers(verb: str, name: str, values: Iterable[str], chosen: int, words: Words) -> Select:
    """Return a list of numbers, the chosen one among them, in the words of `form-NAME-value`."""
    every = sorted({*values, str(chosen)}, key=int)
    labels = {each: words(f"form-{name}-value", count=int(each)) for each in every}
    return listed(verb, name, labels, str(chosen), words)


def read_fields(values: Sequence[str], names: Sequence[str]) -> dict[str, str]:
    """Return what was chosen or typed in fields, one value each, by name."""
    return {name: value.removeprefix(f"{name}.") for name, value in zip(names, values, strict=False)}


def read_lists(values: Sequence[str], names: Collection[str]) -> tuple[dict[str, str], tuple[str, ...]]:
    """Return what was chosen in the lists that the form had of these `names`, and all that is not of them in order."""
    said: dict[str, str] = {}
    rest: list[str] = []
    for value in values:
        name, dot, chosen = value.partition(".")
        if dot and name in names and name not in said:
            said[name] = chosen
        else:
            rest.append(value)
    return said, tuple(rest)


def whole(text: str) -> int:
    """Return the number that was typed; refuses `tournament_no_number` (`word`)."""
    number = number_in(text.strip())
    if number is None:
        raise Refusal("tournament_no_number", word=text)
    return number
