"""What happens, as facts (SPEC 18.3). A field that only the event's own seat may know is None for the others.

Units are labels, cards are ids, `source` is the card, building, terrain or cause that something comes from. Dice are
faces, d6 are numbers.
"""

import msgspec

from games.kernel.ids import Seat
from games.kernel.public import SeatEvent
from games.legends_of_signum.geometry import Point
from games.legends_of_signum.vocabulary import Face, Stance, Trigger

Dice = tuple[Face, ...]


class _Event(msgspec.Struct, frozen=True, gc=False):
    """What all events are."""


class HeroChosen(SeatEvent, frozen=True, tag="chosen"):
    """`seat` has chosen a hero and a deck in secret (2.1)."""

    hero: str | None


class HeroesShown(_Event, frozen=True, tag="heroes"):
    """The heroes by seat (2.1)."""

    heroes: tuple[str, ...]


class OpeningRolled(_Event, frozen=True, tag="opening"):
    """Who rolled for the first turn, and what (2.2)."""

    seats: tuple[Seat, ...]
    dice: tuple[int, ...]


class OrderSet(_Event, frozen=True, tag="order_set"):
    """The order of turns (2.2)."""

    order: tuple[Seat, ...]


class Drawn(SeatEvent, frozen=True, tag="drawn"):
    """`seat` drew so many cards. `cards` is for the seat itself."""

    count: int
    source: str
    cards: tuple[str, ...] | None


class HandChanged(SeatEvent, frozen=True, tag="mulligan"):
    """`seat` has answered the mulligan (2.5). `aside` and `cards` drawn are for the seat itself."""

    aside: tuple[str, ...] | None
    cards: tuple[str, ...] | None


class MulligansShown(_Event, frozen=True, tag="mulligans"):
    """How many cards each seat set aside (2.5)."""

    counts: tuple[int, ...]


class StartChosen(SeatEvent, frozen=True, tag="start"):
    """`seat` has chosen its starting buildings (2.6); `buildings` are for the seat itself."""

    buildings: tuple[str, ...] | None


class StartsShown(_Event, frozen=True, tag="starts"):
    """The starting buildings by seat (2.6)."""

    buildings: tuple[tuple[str, ...], ...]


class HeroPlaced(SeatEvent, frozen=True, tag="placed"):
    """A hero entered the field (2.7)."""

    unit: str
    at: Point


class TurnBegan(SeatEvent, frozen=True, tag="turn"):
    """The turn of `seat` began (3.1)."""

    round: int


class Income(SeatEvent, frozen=True, tag="income"):
    """The income of the Start phase (3.1.3)."""

    markets: int
    buildings: int
    tribute: int


class Gained(SeatEvent, frozen=True, tag="gained"):
    """`seat` gained prosperity, or lost it where `amount` is negative."""

    amount: int
    source: str


class Paid(SeatEvent, frozen=True, tag="paid"):
    """What `seat` paid for what was announced just before: buildings that closed, and prosperity (4.1)."""

    buildings: tuple[str, ...]
    coins: int


class Built(SeatEvent, frozen=True, tag="built"):
    """A building was built (3.2)."""

    building: str


class Reclaimed(SeatEvent, frozen=True, tag="reclaimed"):
    """A card went from the Graveyard to the hand."""

    card: str


class Passed(SeatEvent, frozen=True, tag="passed"):
    """A player built nothing, or a creature did nothing more; `unit` is empty for the former (3.2, 4.10)."""

    unit: str = ""


class Discarded(SeatEvent, frozen=True, tag="discarded"):
    """A card went from the hand to the Graveyard; `source` is empty at the hand limit."""

    card: str
    source: str = ""


class Deployed(SeatEvent, frozen=True, tag="deployed"):
    """A character entered the field (4.2)."""

    unit: str
    card: str
    at: Point


class SpellCast(SeatEvent, frozen=True, tag="cast"):
    """A spell was announced and paid (4.4)."""

    card: str
    on: str | None


class Cancelled(_Event, frozen=True, tag="cancelled"):
    """A tactic cancelled what was declared (13.4)."""

    source: str


class RelicWorn(SeatEvent, frozen=True, tag="worn"):
    """A relic was put on in the place of another, if there was one (4.5)."""

    card: str
    instead_of: str | None


class TacticLaid(SeatEvent, frozen=True, tag="laid"):
    """A tactic was laid face down (4.6). `card` is for the seat itself."""

    number: int
    card: str | None


class TerrainPlaced(SeatEvent, frozen=True, tag="terrain"):
    """Terrain was placed (4.7)."""

    card: str
    at: Point


class PowerUsed(SeatEvent, frozen=True, tag="power"):
    """A hero used its power (4.9)."""

    unit: str
    on: str


class Moved(_Event, frozen=True, tag="moved"):
    """A creature moved, ran or made its Rush move along a path (5.11)."""

    unit: str
    path: tuple[Point, ...]
    run: bool = False


class Backstabbed(_Event, frozen=True, tag="backstab"):
    """A creature struck another in the back (6.5)."""

    unit: str
    target: str
    dice: Dice


class Clashed(_Event, frozen=True, tag="clash"):
    """Two creatures fought (6.2); parry dice are extra."""

    unit: str
    target: str
    stance: Stance
    answer: Stance
    charge: bool
    attack: Dice
    defence: Dice
    attack_parry: Dice
    defence_parry: Dice


class HitsCounted(_Event, frozen=True, tag="counted"):
    """What the dice of a clash came to (6.4): hits of the attacker and blocks of the target, then the other way."""

    unit: str
    target: str
    hits: int
    blocks: int
    back: int
    back_blocks: int


class MissileSent(_Event, frozen=True, tag="missile"):
    """A shot, throw or magic shot (6.6, 6.7)."""

    unit: str
    target: str
    kind: str
    dice: Dice
    defence: Dice
    cover: bool


class Wounded(_Event, frozen=True, tag="wounded"):
    """A creature took `wounds`; the others were prevented (6.8)."""

    unit: str
    wounds: int
    armour: int
    tactic: int
    ward: int
    source: str


class Healed(_Event, frozen=True, tag="healed"):
    """Wounds went."""

    unit: str
    amount: int
    source: str


class Marked(_Event, frozen=True, tag="marked"):
    """A creature got a mark: stun, root, poison, ward, or what a card does to it for a while."""

    unit: str
    mark: str
    source: str
    amount: int = 0


class Pushed(_Event, frozen=True, tag="pushed"):
    """A creature was pushed (5.15)."""

    unit: str
    at: Point


class Hexed(_Event, frozen=True, tag="hexed"):
    """A hex was tried (7.3)."""

    unit: str
    target: str
    dice: Dice
    success: bool


class Controlled(_Event, frozen=True, tag="controlled"):
    """A character is moved by `seat`, until it is nobody's (7.1)."""

    unit: str
    seat: Seat | None


class Explored(_Event, frozen=True, tag="explored"):
    """Ruins were explored (10.3); `find` is the d6 that counts."""

    unit: str
    dice: tuple[int, ...]
    find: int


class Survived(_Event, frozen=True, tag="survived"):
    """A dying character keeps 1 health."""

    unit: str


class Died(_Event, frozen=True, tag="died"):
    """A creature left the field (6.9)."""

    unit: str
    card: str
    killer: str | None


class TacticFired(SeatEvent, frozen=True, tag="fired"):
    """A face-down tactic was shown and works (13.1)."""

    number: int
    card: str
    trigger: Trigger


class StanceSet(_Event, frozen=True, tag="stance"):
    """Creatures defend themselves in this stance from now on (4.11)."""

    units: tuple[str, ...]
    stance: Stance


class OrderChanged(SeatEvent, frozen=True, tag="ordered"):
    """`seat` set a standing order; nobody else sees this event (13.5)."""

    number: int


class TurnEnded(SeatEvent, frozen=True, tag="turn_end"):
    """The turn of `seat` ended (3.4)."""


class PlayerLeft(SeatEvent, frozen=True, tag="left"):
    """A player left the match, by the death of the hero or otherwise (17.2)."""


class MatchEnded(_Event, frozen=True, tag="ended"):
    """The match ended (14); more than one winner: a team, or a draw."""

    winners: tuple[Seat, ...]
    reason: str


Event = (
    HeroChosen | HeroesShown | OpeningRolled | OrderSet | Drawn | HandChanged | MulligansShown | StartChosen
    | StartsShown | HeroPlaced | TurnBegan | Income | Gained | Paid | Built | Reclaimed | Passed | Discarded | Deployed
    | SpellCast | Cancelled | RelicWorn | TacticLaid | TerrainPlaced | PowerUsed | Moved | Backstabbed | Clashed
    | HitsCounted | MissileSent | Wounded | Healed | Marked | Pushed | Hexed | Controlled | Explored | Survived | Died
    | TacticFired | StanceSet | OrderChanged | TurnEnded | PlayerLeft | MatchEnded
)  # fmt: skip
