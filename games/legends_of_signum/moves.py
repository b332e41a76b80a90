"""The moves of Legends of Signum (SPEC 18.3). `notation.py` prints and parses them.

`pay` names the types of all buildings that close, so that a stored move never asks again; None in a typed line means
"as usual" and is filled in from the view. Points are in millimetres. A field that only its own seat may know is None
for others.
"""

from typing import Annotated, Literal

import msgspec

from games.kernel.ids import Seat
from games.kernel.notation import Id, Number
from games.legends_of_signum.components import (
    BUILDING_TYPES,
    CARD,
    CHARACTER,
    HERO,
    RELIC,
    SPELL,
    TACTIC,
    TERRAIN,
    UNIQUE,
)
from games.legends_of_signum.geometry import Point
from games.legends_of_signum.notation import PAYMENT, Cards, DeckList, Label, Labels, SeatNumber, Spot, Way
from games.legends_of_signum.vocabulary import Stance, Subject

Pay = Annotated[tuple[str, ...] | None, PAYMENT]
STANCES: tuple[Stance, ...] = ("assault", "guard")


class _Move(msgspec.Struct, frozen=True, gc=False):
    """What all moves are."""


class Hero(_Move, frozen=True, tag="hero"):
    """Choose a hero and a deck, `()` is the ready-made one: `hero hv1 deck ready`."""

    hero: Annotated[str, Id(HERO)]
    deck: Annotated[tuple[str, ...] | None, DeckList()]


class First(_Move, frozen=True, tag="first"):
    """Play first: `first`."""


class Second(_Move, frozen=True, tag="second"):
    """Play second: `second`."""


class Keep(_Move, frozen=True, tag="keep"):
    """Keep the opening hand: `keep`."""


class Mulligan(_Move, frozen=True, tag="mulligan"):
    """Set cards of the opening hand aside: `mulligan v14 s01`. Others see how many: `mulligan ? ?`."""

    aside: Annotated[tuple[str | None, ...], Cards(CARD)]


class Start(_Move, frozen=True, tag="start"):
    """Choose the two starting buildings: `start MKT RNG`."""

    first: Annotated[str, Id(BUILDING_TYPES)]
    second: Annotated[str, Id(BUILDING_TYPES)]


class PlaceHero(_Move, frozen=True, tag="place"):
    """Place the hero on the own side: `place at 30 1.5`."""

    at: Annotated[Point, Spot()]


class Build(_Move, frozen=True, tag="build"):
    """Build: `build MKT`. What it does may take a card, or be against a seat: `build uv3 take s01`."""

    building: Annotated[str, Id((*BUILDING_TYPES, *UNIQUE))]
    take: Annotated[str | None, Id(SPELL, lead="take")] = None
    against: Annotated[Seat | None, SeatNumber()] = None


class Levy(_Move, frozen=True, tag="levy"):
    """Gain 1 prosperity: `levy`."""


class Study(_Move, frozen=True, tag="study"):
    """Draw a card: `study`."""


class Pass(_Move, frozen=True, tag="pass"):
    """Build nothing: `pass`."""


class Deploy(_Move, frozen=True, tag="deploy"):
    """Play a character: `deploy v01 at 30 1.5 pay MAG HALL BAR`."""

    card: Annotated[str, Id(CHARACTER)]
    at: Annotated[Point | None, Spot()] = None
    pay: Pay = None


class Cast(_Move, frozen=True, tag="cast"):
    """Play a spell: `cast s01 on B3 pay MAG`, `cast es3 take v02 pay BAR`."""

    card: Annotated[str, Id(SPELL)]
    on: Annotated[str | None, Label(lead="on")] = None
    take: Annotated[str | None, Id(CHARACTER, lead="take")] = None
    pay: Pay = None


class Wear(_Move, frozen=True, tag="wear"):
    """Play a relic: `wear r01 pay FRG`."""

    card: Annotated[str, Id(RELIC)]
    pay: Pay = None


class Lay(_Move, frozen=True, tag="lay"):
    """Lay a tactic face down: `lay vt1 pay GLD`. Others see `lay ? pay GLD` until it fires."""

    card: Annotated[str | None, Id(TACTIC)]
    pay: Pay = None


class Terrain(_Move, frozen=True, tag="terrain"):
    """Play terrain for buildings and coins: `terrain g3 at 30 12 pay HALL 1`."""

    card: Annotated[str, Id(TERRAIN)]
    at: Annotated[Point | None, Spot()] = None
    pay: Pay = None
    coins: Annotated[int, Number()] = 0


class Muster(_Move, frozen=True, tag="muster"):
    """Close three buildings for a card: `muster pay HALL MKT BAR`."""

    pay: Pay = None


class Power(_Move, frozen=True, tag="power"):
    """Use the power of the hero: `power B3`."""

    on: Annotated[str, Label()]


class Go(_Move, frozen=True, tag="move"):
    """Move, or in the turn of its deployment make a Rush move: `move A1 to 23.5 41; 26 44`."""

    unit: Annotated[str, Label()]
    path: Annotated[tuple[Point, ...], Way()]


class Run(_Move, frozen=True, tag="run"):
    """Run: `run A1 to 23.5 41`."""

    unit: Annotated[str, Label()]
    path: Annotated[tuple[Point, ...], Way()]


class _OnTarget(_Move, frozen=True):
    """What one creature does to another."""

    unit: Annotated[str, Label()]
    target: Annotated[str, Label()]


class Fight(_OnTarget, frozen=True, tag="fight"):
    """Fight a creature in contact: `fight A1 B3 assault`."""

    stance: Annotated[Stance | None, Id(STANCES)] = None


class Shoot(_OnTarget, frozen=True, tag="shoot"):
    """Shoot: `shoot A3 B2`."""


class Throw(_OnTarget, frozen=True, tag="throw"):
    """Throw: `throw A3 B2`."""


class Magic(_OnTarget, frozen=True, tag="magic"):
    """Make a magic shot: `magic A3 B2`."""


class Heal(_OnTarget, frozen=True, tag="heal"):
    """Heal a friend: `heal A3 A1`."""


class Hex(_OnTarget, frozen=True, tag="hex"):
    """Hex an enemy character: `hex A3 B2`."""


class Explore(_Move, frozen=True, tag="explore"):
    """Explore the Ruins in contact: `explore A4`."""

    unit: Annotated[str, Label()]


class Done(_Move, frozen=True, tag="done"):
    """Close the open activation, or do nothing more with a controlled character: `done A1`."""

    unit: Annotated[str, Label()]


class End(_Move, frozen=True, tag="end"):
    """End the turn: `end`."""


class Discard(_Move, frozen=True, tag="discard"):
    """Discard a card down to the hand limit: `discard v02`."""

    card: Annotated[str, Id(CARD)]


class SetStance(_Move, frozen=True, tag="stance"):
    """Set the stance in which creatures defend themselves: `stance A1 A2 assault`."""

    units: Annotated[tuple[str, ...], Labels()]
    stance: Annotated[Stance, Id(STANCES)]


class SetOrder(_Move, frozen=True, tag="order"):
    """Set the standing order of a face-down tactic: `order 3 auto min_cost 3 subject hero`. Nobody else ever knows."""

    tactic: Annotated[int, Number()]
    mode: Annotated[Literal["auto", "hold"], Id(("auto", "hold"))]
    min_cost: Annotated[int, Number(lead="min_cost")] = 0
    subject: Annotated[Subject | None, Id(("hero", "character"), lead="subject")] = None


OnTarget = Fight | Shoot | Throw | Magic | Heal | Hex
"""What one creature does to another."""

OfHand = Deploy | Cast | Wear | Lay
"""Cards played from the hand."""

Move = (
    Hero | First | Second | Keep | Mulligan | Start | PlaceHero | Build | Levy | Study | Pass | Deploy | Cast | Wear
    | Lay | Terrain | Muster | Power | Go | Run | Fight | Shoot | Throw | Magic | Heal | Hex | Explore | Done | End
    | Discard | SetStance | SetOrder
)  # fmt: skip
