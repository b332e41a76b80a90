"""Cards, buildings, heroes, terrain and ready-made decks (SPEC 1.5, 9, 10.2, 11, 12), loaded from `cards.json`.

Ids and numbers only; names are words (text/). The file is read and checked once, when this module is imported: a card
with an unknown keyword, operation or field, a building that is not there or a number of the wrong kind is an error.
Strength is in dice, ranges are bands, `base` and `diameter` are in millimetres.
"""

from collections.abc import Iterable
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from games.legends_of_signum.vocabulary import (
    Aura,
    Band,
    Draw,
    GainProsperity,
    Hex,
    Keyword,
    Operation,
    Slot,
    StartHeal,
    Subject,
    Target,
    Trigger,
)

Faction = Literal["V", "E", "W", "N"]
"""Vallor, Empire, Wulfen; N: mercenaries and neutral cards, and terrain that belongs to everybody."""

BuildingType = Literal["TEM", "MAG", "BAR", "RNG", "FRG", "MKT", "TAV", "GLD", "STB"]
HALL: Final = "HALL"
"""The Town Hall: it stands in every City from the start and counts only as "any" (SPEC 1.5)."""

MARKET: Final = "MKT"
"""Only basic Markets pay income by themselves (SPEC 9.1)."""


class _Entry(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="kind"):
    """What all entries of the file share: the field `kind`."""


class Cost(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a Battle-deck card costs: named buildings, any buildings, prosperity (1.6)."""

    named: tuple[BuildingType, ...] = ()
    any: int = 0
    prosperity: int = 0

    @property
    def total(self) -> int:
        """Return the total cost: all these together; discounts never change it (1.6)."""
        return len(self.named) + self.any + self.prosperity


class BasicBuilding(_Entry, frozen=True, tag="building"):
    """A basic building, which costs nothing; `copies` of it may stand in a City (1.5)."""

    id: str
    copies: int


class UniqueBuilding(_Entry, frozen=True, tag="unique_building"):
    """A building of one faction, built once for prosperity (9.2)."""

    id: str
    faction: Faction
    price: int
    needs: BuildingType
    counts_as: BuildingType
    income: int = 0
    discard_when_built: int = 0
    reclaim_spell_when_built: int = 0
    mercenary_discount: int = 0
    start_heal: int = 0
    first_deployed_ward: int = 0
    first_deployed_rush: int = 0
    relic_discount: int = 0
    hero_health: int = 0
    stables_discount: int = 0
    draw_on_death: int = 0


class Terrain(_Entry, frozen=True, tag="terrain"):
    """A disc on the field (10.2). `area`: may be entered; others are obstacles. `slow` is in millimetres."""

    id: str
    faction: Faction
    cost: int
    diameter: int
    area: bool = False
    unique: bool = False
    slow: int = 0
    cover: bool = False
    blocks: bool = False
    ruins: bool = False
    deploys: bool = False
    market: int = 0
    zaps: int = 0
    heals: int = 0
    own_armour: int = 0
    own_strength: int = 0
    thorns: int = 0

    @property
    def radius(self) -> int:
        """Return half the diameter."""
        return self.diameter // 2


class Power(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a hero may do once a turn for `price` prosperity (4.9)."""

    price: int
    range: Band
    target: Target
    effects: tuple[Operation, ...]


class Hero(_Entry, frozen=True, tag="hero"):
    """A hero (11.1)."""

    id: str
    faction: Faction
    strength: int
    move: Band
    health: int
    base: Literal[30, 50, 60]
    relics: tuple[Slot, ...]
    keywords: dict[Keyword, int] = {}
    hex: Hex | None = None
    aura: Aura | None = None
    power: Power | None = None

    @property
    def radius(self) -> int:
        """Return half the base."""
        return self.base // 2


class Character(_Entry, frozen=True, tag="character"):
    """A character card (11.2, 11.3, 11.4 and 11.5)."""

    id: str
    faction: Faction
    cost: Cost
    strength: int
    move: Band
    health: int
    base: Literal[30, 50, 60]
    keywords: dict[Keyword, int] = {}
    hex: Hex | None = None
    aura: Aura | None = None
    on_deploy: tuple[GainProsperity | Draw, ...] = ()

    @property
    def radius(self) -> int:
        """Return half the base."""
        return self.base // 2


class Spell(_Entry, frozen=True, tag="spell"):
    """A spell card (12.1); `range` is for the target `enemy`."""

    id: str
    faction: Faction
    cost: Cost
    target: Target
    effects: tuple[Operation, ...]
    range: Band | None = None


class Relic(_Entry, frozen=True, tag="relic"):
    """A relic card (12.2); its numbers are added to those of the hero, the higher of Armour and Resist counts."""

    id: str
    faction: Faction
    cost: Cost
    slot: Slot
    strength: int = 0
    health: int = 0
    keywords: dict[Keyword, int] = {}
    aura: Aura | None = None
    start_heal: StartHeal | None = None
    insurance: int = 0


class Tactic(_Entry, frozen=True, tag="tactic"):
    """A tactic card (12.3); `subject` says that only a hero, or only a character, sets it off."""

    id: str
    faction: Faction
    cost: Cost
    trigger: Trigger
    effects: tuple[Operation, ...]
    subject: Subject | None = None


class ReadyDeck(_Entry, frozen=True, tag="deck"):
    """The ready-made deck of a hero (11.6)."""

    hero: str
    cards: tuple[str, ...]


Card = Character | Spell | Relic | Tactic
"""A card of the Battle deck."""

Creature = Hero | Character
Entry = BasicBuilding | UniqueBuilding | Terrain | Hero | Character | Spell | Relic | Tactic | ReadyDeck


def read(data: bytes) -> tuple[Entry, ...]:
    """Return the entries of a data file (8.3).

    Raises:
        msgspec.ValidationError: for a word, a field or a value that the vocabulary does not know.
        ValueError: for an id that is used twice or is not there.
    """
    entries: tuple[Entry, ...] = msgspec.json.decode(data, type=tuple[Entry, ...])
    ids = [entry.id for entry in entries if not isinstance(entry, ReadyDeck)]
    if twice := sorted({each for each in ids if ids.count(each) > 1}):
        raise ValueError(f"ids used twice: {twice}")
    known = set(ids)
    for deck in (entry for entry in entries if isinstance(entry, ReadyDeck)):
        if missing := sorted({deck.hero, *deck.cards} - known):
            raise ValueError(f"the deck of {deck.hero} names unknown cards: {missing}")
    for spell in (entry for entry in entries if isinstance(entry, Spell)):
        if (spell.target == "enemy") != (spell.range is not None):
            raise ValueError(f"{spell.id}: a range belongs to the target `enemy`")
    return entries


def _by_id(kind: Any, entries: Iterable[Any]) -> dict[str, Any]:
    return {entry.id: entry for entry in entries if isinstance(entry, kind)}


ENTRIES: Final = read(files(__package__).joinpath("cards.json").read_bytes())
BASIC: Final[dict[str, BasicBuilding]] = _by_id(BasicBuilding, ENTRIES)
UNIQUE: Final[dict[str, UniqueBuilding]] = _by_id(UniqueBuilding, ENTRIES)
TERRAIN: Final[dict[str, Terrain]] = _by_id(Terrain, ENTRIES)
HERO: Final[dict[str, Hero]] = _by_id(Hero, ENTRIES)
CHARACTER: Final[dict[str, Character]] = _by_id(Character, ENTRIES)
"""The characters of Vallor, Empire, Wulfen, and mercenaries (SPEC 11.2, 11.3, 11.4, 11.5)."""

CREATURE: Final[dict[str, Creature]] = _by_id(Creature, ENTRIES)
SPELL: Final[dict[str, Spell]] = _by_id(Spell, ENTRIES)
RELIC: Final[dict[str, Relic]] = _by_id(Relic, ENTRIES)
TACTIC: Final[dict[str, Tactic]] = _by_id(Tactic, ENTRIES)
CARD: Final[dict[str, Card]] = _by_id(Card, ENTRIES)
"""The cards of Battle decks."""

READY_DECK: Final[dict[str, tuple[str, ...]]] = {
    entry.hero: entry.cards for entry in ENTRIES if isinstance(entry, ReadyDeck)
}
BUILDING_TYPES: Final[tuple[str, ...]] = tuple(each for each in BASIC if each != HALL)
"""The nine basic types in the order of the table 1.5."""


def counts_as(building: str) -> str:
    """Return the type that a building of a City pays for: its own, or what its card says."""
    return UNIQUE[building].counts_as if building in UNIQUE else building
