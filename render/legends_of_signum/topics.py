"""What choices can be about, and what words of a line mean: creatures, cards, buildings, the turn. Pure."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

from games.kernel.ids import Seat
from games.legends_of_signum import looks
from games.legends_of_signum.components import BASIC, CARD, TERRAIN
from games.legends_of_signum.geometry import Point
from games.legends_of_signum.notation import cell_name
from games.legends_of_signum.state import Table, Unit
from games.legends_of_signum.view import View
from render.game_pages import MenuTopic
from render.legends_of_signum.abilities import costs, effects_of
from render.legends_of_signum.missing import missing
from render.legends_of_signum.moves import joined
from render.legends_of_signum.names import GAME, card, cards, kind_of
from render.limits import OPTION_TEXT, clipped
from render.naming import Facts, Names
from render.phrases import capital

_SHARED: Final = ("move", "run", "rush", "card", "terrain")
"""Kinds of which there can be several topics, beside what creatures do where they are."""


def topic_of(topic: str, view: View, names: Names, topics: Collection[str] = ()) -> MenuTopic:
    """Return what can be done: a creature moves, runs or acts, a card is played, or it is about the turn.

    Where acting is not among the `topics` of a creature, the way to go says why.
    """
    words, table = names.words, view.table
    if topic in CARD or topic in TERRAIN:
        kind = words(f"{GAME}-component-{kind_of(topic)}")
        text = joined((costs(names, topic), *effects_of(names, topic)))
        name = clipped(words(f"{GAME}-topic-card", kind=kind, card=card(names, topic)), OPTION_TEXT)
        return MenuTopic(name, text, kind_of_topic(topic, table))
    label, _, gait = topic.partition(" ")
    unit = table.by_label.get(label)
    if unit is not None:
        deeds = "" if gait else _deeds(looks.deeds(table, unit), names)
        name = words(f"{GAME}-topic-{gait or 'act'}", unit=names("unit", unit.id), deeds=deeds)
        lacking = () if label in topics else missing(table, unit, names, brief=True)
        note = joined((unit_note(table, unit, names), *lacking[:1]))
        return MenuTopic(clipped(name, OPTION_TEXT), note, kind_of_topic(topic, table))
    key = f"{GAME}-topic-note-{topic}"
    facts = _TOPIC_FACTS[topic](view, names) if topic in _TOPIC_FACTS else {}
    return MenuTopic(words(f"{GAME}-topic-{topic}"), clipped(words(key, **facts), OPTION_TEXT), topic)


def kind_of_topic(topic: str, table: Table) -> str:
    """Return the kind of a topic: how a creature goes, that it acts, a card, terrain; anything else is of its own."""
    if topic in TERRAIN:
        return "terrain"
    label, _, gait = topic.partition(" ")
    if label in table.by_label:
        return gait or "act"
    return "card" if topic in CARD else topic


def kinds_of(topics: Sequence[str], view: View, names: Names) -> tuple[tuple[str, str], ...]:
    """Return ids and titles of the kinds of topics; what creatures do where they are is named by what that is."""
    words, table = names.words, view.table
    kinds = dict.fromkeys(kind_of_topic(topic, table) for topic in topics)
    acting = (table.by_label[topic] for topic in topics if topic in table.by_label)
    deeds = _deeds((deed for unit in acting for deed in looks.deeds(table, unit)), names)
    titles = {"act": capital(deeds)} | {kind: words(f"{GAME}-kind-{kind}") for kind in _SHARED}
    return tuple((kind, titles[kind] if kind in titles else words(f"{GAME}-topic-{kind}")) for kind in kinds)


def _deeds(deeds: Iterable[str], names: Names) -> str:
    """Return what can be done, each once."""
    return ", ".join(names.words(f"{GAME}-deed-{deed}") for deed in dict.fromkeys(deeds))


def called(thing: str, view: View, names: Names) -> MenuTopic | None:
    """Return what words of a line mean: a creature, a card, or buildings; None for anything else."""
    unit = view.table.by_label.get(thing)
    if unit is not None:
        return MenuTopic(names("unit", unit.id), unit_note(view.table, unit, names))
    if thing in CARD or thing in TERRAIN:
        return MenuTopic(card(names, thing), joined((costs(names, thing), *effects_of(names, thing))))
    buildings = thing.split()
    return MenuTopic(cards(names, buildings)) if buildings and all(each in BASIC for each in buildings) else None


def unit_note(table: Table, unit: Unit, names: Names) -> str:
    """Return where a creature is, its health and Strength."""
    worth = looks.worth(table, unit)
    return names.words(
        f"{GAME}-topic-note-unit",
        cell=cell_name(Point(unit.x, unit.y)),
        left=worth.left,
        health=worth.health,
        strength=worth.strength,
    )


def _idle(view: View) -> int:
    """Return how many own creatures could still be activated."""
    own = (unit for unit in view.table.units if unit.seat == view.table.active)
    return sum(not (unit.activated or unit.stunned) for unit in own)


def _power(view: View, names: Names) -> Facts:
    hero = view.table.players[Seat(view.table.active)].hero
    return {"text": list(effects_of(names, hero))[-1]}


_TOPIC_FACTS: Final[dict[str, Callable[[View, Names], Facts]]] = {
    "end": lambda view, _: {"count": _idle(view)},
    "power": _power,
}
