"""What creatures, cards and places of Legends of Signum are called, and the signs by which pictures show them."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from games.kernel.ids import Seat
from games.legends_of_signum.components import (
    BASIC,
    CHARACTER,
    HERO,
    RELIC,
    SPELL,
    TACTIC,
    TERRAIN,
    UNIQUE,
    counts_as,
)
from games.legends_of_signum.events import Deployed, Died
from games.legends_of_signum.geometry import Point
from games.legends_of_signum.notation import cell_name, point_text
from games.legends_of_signum.state import Table, Token
from render.naming import Names, Vocabulary
from render.phrases import mark

GAME: Final = "legends_of_signum"
CARD_KINDS: Final[Mapping[str, Mapping[str, Any]]] = {
    "hero": HERO, "character": CHARACTER, "spell": SPELL, "relic": RELIC, "tactic": TACTIC, "terrain": TERRAIN,
    "building": {**BASIC, **UNIQUE},
}  # fmt: skip
"""The kinds of things with names, and the things of each."""

ICON: Final[Mapping[str, str]] = {
    "TEM": "temple", "MAG": "spell", "BAR": "barracks", "RNG": "target", "FRG": "forge", "MKT": "market",
    "TAV": "tavern", "GLD": "key", "STB": "stable", "HALL": "hall", "g1": "forest", "g2": "rock", "g3": "ruins",
    "g4": "swamp", "tv1": "skull", "tv2": "market", "te1": "tower", "te2": "star", "tw1": "mountain", "tw2": "root",
    "spell": "spell", "relic": "gem", "tactic": "seal",
}  # fmt: skip
_TRADES: Final = (
    ("hex", "witch"), ("mage", "wizard"), ("shooter", "bow"), ("thrower", "axe"), ("healer", "heal"),
    ("flight", "wing"), ("taunt", "golem"), ("lancer", "stable"), ("knockback", "claw"), ("poison", "poison"),
    ("regeneration", "troll"), ("treasure_hunter", "treasure"), ("looter", "coin"), ("scout", "boot"),
    ("berserk", "axe"), ("fierce", "axe"), ("parry", "shield"), ("armour", "paladin"),
)  # fmt: skip
"""The icon of a creature is that of the first of these that it has."""


class FieldNames(Names, frozen=True):
    """Names with those of creatures by label: `units` has the seat and the card of each that is known."""

    units: Mapping[str, tuple[Seat, str]] = {}

    def __call__(self, kind: str, thing: object, form: str = "") -> str:
        """Return the name of a thing; a creature's is `● A3 Legionary`."""
        if kind != "unit":
            return super().__call__(kind_of(str(thing)) if kind == "card" else kind, thing, form)
        seat, card = self.units.get(str(thing), (None, ""))
        return str(thing) if seat is None else f"{mark(seat)} {thing} {self('card', card, form)}"

    def escaped(self) -> "FieldNames":
        """Return names for a paragraph."""
        return with_units(super().escaped(), self.units)


def with_units(names: Names, units: Mapping[str, tuple[Seat, str]]) -> FieldNames:
    """Return `names` that know the creatures with these labels."""
    return FieldNames(names.vocabulary, names.words, names.players, units)


def known_units(table: Table, events: Iterable[Any] = ()) -> dict[str, tuple[Seat, str]]:
    """Return the creatures that a page can name: those on the field, the heroes, and whose coming or death it tells."""
    seats = dict(zip("ABCD", table.order, strict=False))
    found = {f"{letter}0": (seat, table.players[seat].hero) for letter, seat in seats.items()}
    found = {label: each for label, each in found.items() if each[1]}
    for each in events:
        if isinstance(each, Deployed):
            found[each.unit] = (each.seat, each.card)
        elif isinstance(each, Died) and each.unit[0] in seats:
            found.setdefault(each.unit, (seats[each.unit[0]], each.card))
    return found | {unit.id: (unit.seat, unit.card) for unit in table.units}


@lru_cache(maxsize=512)
def kind_of(thing: str) -> str:
    """Return the kind of a card, hero, building or terrain."""
    return next((kind for kind, things in CARD_KINDS.items() if thing in things), "")


def card(names: Names, thing: str, form: str = "") -> str:
    """Return the name of a card, hero, building or terrain, of any kind."""
    return names(kind_of(thing), thing, form)


def cards(names: Names, things: Iterable[str]) -> str:
    """Return the names of cards as one enumeration, equal ones counted."""
    counts: dict[str, int] = {}
    for each in things:
        counts[each] = counts.get(each, 0) + 1
    said = (
        card(names, each) if count == 1 else names.words(f"{GAME}-times", card=card(names, each), count=count)
        for each, count in counts.items()
    )
    return names.words.listed(said)


def source(names: Names, thing: str) -> str:
    """Return where something comes from: a card, or one of the causes that the rules know."""
    return card(names, thing) if kind_of(thing) else names.words(f"{GAME}-cause-{thing}")


def face_name(names: Names, face: str) -> str:
    """Return the name of a face of the combat die."""
    return names.words(f"{GAME}-face-{face}")


def spot(at: Point) -> str:
    """Return a place: its cell, and the point as it is typed."""
    return f"{cell_name(at)} ({point_text(at)})"


def unit_brief(names: Names, label: str) -> str:
    """Return a creature without its name: `● A3`."""
    return " ".join(names("unit", label).split(" ", 2)[:2])


def token_name(token: Token, names: Names) -> str:
    """Return the name of terrain with the mark of whose it is: `● Rock`; nobody's has none."""
    named = card(names, token.card)
    return named if token.seat is None else f"{mark(token.seat)} {named}"


def token_place(token: Token, names: Names) -> str:
    """Return the name of terrain, and the cell of its middle: `Rock D3`."""
    return f"{card(names, token.card)} {cell_name(Point(token.x, token.y))}"


def token_brief(token: Token, names: Names) -> str:
    """Return terrain in very few words: whose it is, and the cell of its middle: `● Rock D3`."""
    placed = token_place(token, names)
    return placed if token.seat is None else f"{mark(token.seat)} {placed}"


def far(names: Names, tenths: int) -> str:
    """Return tenths, such as a length in millimetres as centimetres, with the decimal sign of the language."""
    return names.words.tenths(tenths)


def icon_of(thing: str) -> str:
    """Return the sign of a card, building or terrain; that of a creature tells what it does best."""
    if thing in HERO or thing in CHARACTER:
        data = HERO.get(thing) or CHARACTER[thing]
        trades = {*data.keywords, *(("hex",) if data.hex else ()), *(("aura",) if data.aura else ())}
        return next((icon for trade, icon in (*_TRADES, ("aura", "banner")) if trade in trades), "warrior")
    return ICON.get(counts_as(thing)) or ICON.get(kind_of(thing), "hall")


VOCABULARY: Final = Vocabulary(
    game=GAME,
    kinds={
        "hero": "card", "heroes": "card", "card": "card", "cards": "card", "aside": "card", "take": "card",
        "building": "card", "buildings": "card", "first": "card", "second": "card", "instead_of": "card",
        "pay": "card", "unit": "unit", "units": "unit", "target": "unit", "killer": "unit", "on": "unit",
        "answer": "stance",
    },
    numerals=frozenset({"round"}),
    by_seat=frozenset({"heroes", "counts"}),
    spelt={"card": card, "source": source, "unit": lambda names, thing: names("unit", thing)},
)  # fmt: skip
