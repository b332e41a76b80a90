"""Why a creature cannot go, fight, shoot, throw, use magic, hex or heal, told where that is missing. Pure."""

from games.legends_of_signum import looks
from games.legends_of_signum.looks import Missing
from games.legends_of_signum.state import Table, Unit
from render.legends_of_signum.names import GAME, card, unit_brief
from render.naming import Names
from text.words import Argument


def missing(table: Table, unit: Unit, names: Names, *, brief: bool = False) -> tuple[str, ...]:
    """Return what is missing, each in few words: "no shot at ■ B1 Recruit: Rock in the line"; `brief`: by labels."""
    return tuple(_said(each, each.target, names, brief=brief) for each in looks.missing(table, unit))


def missing_at(table: Table, unit: Unit, names: Names) -> dict[str, str]:
    """Return by target what cannot be done to it: "no shot: Rock in the line"; "" is the key of what holds for all."""
    found: dict[str, list[str]] = {}
    for each in looks.missing(table, unit):
        found.setdefault(each.target, []).append(_said(each, "", names))
    return {target: names.words.listed(said) for target, said in found.items()}


def _said(each: Missing, target: str, names: Names, *, brief: bool = False) -> str:
    words = names.words

    def called(label: str) -> str:
        return unit_brief(names, label) if brief else names("unit", label)

    def fact(name: str, value: object) -> Argument:
        if isinstance(value, tuple):
            return words.listed(map(called, value))
        if name == "blocker":
            return card(names, str(value)) if looks.is_terrain(str(value)) else called(str(value))
        return value if isinstance(value, int) else str(value)

    return words(
        f"{GAME}-missing",
        what=words(f"{GAME}-missing-{each.kind}"),
        target=called(target) if target else "none",
        why=words(f"{GAME}-why-{each.code}", **{name: fact(name, value) for name, value in each.facts.items()}),
    )
