"""What lies on the table and in the hands (SPEC 1, 2). Frozen; positions are whole millimetres.

`Table` is what everybody may see: it is part of `State` and of every view. `Secret` is what one seat alone knows; order
of decks is nobody's.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Literal

import msgspec

from games.kernel.ids import Seat
from games.legends_of_signum.components import CREATURE, HERO, TERRAIN, Creature, Faction, Terrain
from games.legends_of_signum.geometry import Disc
from games.legends_of_signum.parameters import Mode
from games.legends_of_signum.vocabulary import Duration, Keyword, Stance, Subject

Phase = Literal["hero", "first", "hand", "place", "construction", "activation", "discard", "over"]
"""The set-up (2), the parts of a turn that ask something (3.5), and the end."""


class Modifier(msgspec.Struct, frozen=True, gc=False):
    """What a card does to a creature for a while; `perm` is a spell that stays attached (1.8)."""

    card: str
    by: Seat
    until: Duration
    strength: int = 0
    health: int = 0
    keywords: tuple[tuple[Keyword, int], ...] = ()


class Unit(msgspec.Struct, frozen=True, dict=True):
    """A creature on the field with its markers (1.4).

    `id` is its label (18.2); `controller` moves it now in place of its owner `seat` (7.1).

    `defended`: clashes in which it was the target this turn. `ward` ends with the next Start phase of `ward_by`.
    """

    id: str
    seat: Seat
    card: str
    x: int
    y: int
    wounds: int = 0
    poison: int = 0
    ward: int = 0
    ward_by: Seat | None = None
    stunned: bool = False
    rooted: bool = False
    activated: bool = False
    moved: bool = False
    deployed: bool = False
    rushed: bool = False
    defended: int = 0
    stance: Stance = "guard"
    modifiers: tuple[Modifier, ...] = ()
    controller: Seat | None = None

    @property
    def side(self) -> Seat:
        """Return the seat whose creature it counts as now."""
        return self.seat if self.controller is None else self.controller

    @property
    def is_hero(self) -> bool:
        """Return whether it is a hero."""
        return self.card in HERO

    @property
    def data(self) -> Creature:
        """Return its card."""
        return CREATURE[self.card]

    @cached_property
    def disc(self) -> Disc:
        """Return its base."""
        return Disc(self.x, self.y, CREATURE[self.card].radius)


class Token(msgspec.Struct, frozen=True, dict=True):
    """Terrain on the field. `seat` played it; None once that player has left (17.2)."""

    card: str
    seat: Seat | None
    x: int
    y: int
    explored: bool = False

    @property
    def data(self) -> Terrain:
        """Return its card."""
        return TERRAIN[self.card]

    @cached_property
    def disc(self) -> Disc:
        """Return the disc that it covers."""
        return Disc(self.x, self.y, TERRAIN[self.card].radius)


class Built(msgspec.Struct, frozen=True, gc=False):
    """A building of a City; paying has closed it until its owner's Start phase (1.3)."""

    id: str
    closed: bool = False


class FaceDown(msgspec.Struct, frozen=True, gc=False):
    """What everybody knows of a tactic that lies face down: its number, and what was paid for it."""

    number: int
    paid: tuple[str, ...]
    coins: int = 0


class Marks(msgspec.Struct, frozen=True, gc=False):
    """What a player has done this turn, where once is all (3.1); `lost`: a character with total cost 3 or more."""

    terrain: bool = False
    muster: bool = False
    power: bool = False
    deployed: bool = False
    stone: bool = False
    lost: bool = False
    march: int = 0
    """Millimetres of a Forced March."""


class Player(msgspec.Struct, frozen=True, gc=False):
    """What everybody may know of a player. `gone`: has left the match (17.2)."""

    hero: str = ""
    prosperity: int = 0
    city: tuple[Built, ...] = ()
    relics: tuple[str, ...] = ()
    tactics: tuple[FaceDown, ...] = ()
    graveyard: tuple[str, ...] = ()
    marks: Marks = Marks()
    vengeance: int = 0
    """Strength that a pending Pack Vengeance will give."""
    blizzard: int = 0
    """Millimetres that enemies lose until the own next Start phase."""
    units: int = 0
    """Numbers of labels given so far; they are never used again."""
    laid: int = 0
    """Numbers of tactics given so far."""
    gone: bool = False

    @property
    def faction(self) -> Faction:
        """Return the faction of the hero."""
        return HERO[self.hero].faction


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a match ended: the seats that won (several of a team, all of a draw), and why."""

    winners: tuple[Seat, ...]
    reason: Literal["hero", "prosperity", "round_limit", "left"]


class Table(msgspec.Struct, frozen=True, dict=True):
    """What everybody may see. `order` is the turn order, by joining until the roll has decided.

    `units` stand in order of entering play (1.9), `tokens` in order of placing. `acting` is the unit whose activation
    is open (4.10), `controlled` the one that is moved by an enemy now (7.1); empty without one. `touched` are the
    enemies that were in contact with the acting one before its Move: against others it charges.
    """

    mode: Mode
    short: bool
    order: tuple[Seat, ...]
    phase: Phase
    active: Seat
    round: int
    players: tuple[Player, ...]
    units: tuple[Unit, ...] = ()
    tokens: tuple[Token, ...] = ()
    acting: str = ""
    controlled: str = ""
    touched: tuple[str, ...] = ()
    result: Result | None = None

    @cached_property
    def by_label(self) -> Mapping[str, Unit]:
        """Return the creatures on the field by their labels."""
        return {unit.id: unit for unit in self.units}


class Order(msgspec.Struct, frozen=True, gc=False):
    """The standing order of a face-down tactic (13.2)."""

    mode: Literal["auto", "hold"] = "auto"
    min_cost: int = 0
    subject: Subject | None = None


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A tactic that lies face down, as its owner knows it."""

    number: int
    card: str
    order: Order = Order()


class Secret(msgspec.Struct, frozen=True, gc=False):
    """What one seat alone knows. `deck` is drawn from its front; nobody knows its order.

    `list` is the deck as it was chosen; `hero` the hero chosen while the others still choose.
    `starts` are the chosen starting buildings until both have chosen; `aside` the cards put away in the mulligan, None
    before it.
    """

    hero: str = ""
    list: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    tactics: tuple[Laid, ...] = ()
    aside: int | None = None
    starts: tuple[str, ...] = ()


class State(msgspec.Struct, frozen=True, gc=False):
    """A whole match at one moment; `secrets` by seat."""

    table: Table
    secrets: tuple[Secret, ...]

    @property
    def phase(self) -> Phase:
        """Return the phase that rules."""
        return self.table.phase
