"""What a move would cost and do, to be shown before it is made (SPEC 18.3). Values only; quoting.py makes them.

Everything is worked out of what the seat may see: a face-down tactic of others never changes a quote.
"""

import msgspec

from games.legends_of_signum.vocabulary import Face


class PlayQuote(msgspec.Struct, frozen=True, gc=False, tag="play"):
    """A card, terrain or a Muster: the types of buildings that close, and the prosperity that is paid.

    `backstabs`: who strikes a character that is deployed in contact.
    """

    pay: tuple[str, ...]
    prosperity: int
    backstabs: tuple[str, ...] = ()


class GoQuote(msgspec.Struct, frozen=True, gc=False, tag="go"):
    """A Move, Run or Rush move: its length, and what is certain to follow. Creatures are labels, lengths millimetres.

    `label` and `about` say why the place is suggested (18.5), empty for another one.
    `contacts` are the enemies it ends in contact with, `charges` those of them that were not in contact before, where a
    fight can follow. `ruins`: it ends at unexplored Ruins. `tribute`: a character comes to be wholly in the enemy half.
    """

    length: int
    label: str = ""
    about: str = ""
    slow: int = 0
    contacts: tuple[str, ...] = ()
    charges: tuple[str, ...] = ()
    backstabs: tuple[str, ...] = ()
    thorns: int = 0
    ruins: bool = False
    tribute: bool = False


class FightQuote(msgspec.Struct, frozen=True, gc=False, tag="fight"):
    """A clash: dice and parry dice of both sides; `tenths` are the hits that the attack has on average, times ten."""

    attack: int
    defence: int
    attack_parry: int
    defence_parry: int
    charge: bool
    tenths: int


class MissileQuote(msgspec.Struct, frozen=True, gc=False, tag="missile"):
    """A shot, throw or magic shot: dice, distance, cover of the target, and what its Armour or Resist prevents."""

    dice: int
    distance: int
    cover: bool
    prevents: int
    tenths: int


class HealQuote(msgspec.Struct, frozen=True, gc=False, tag="heal"):
    """A healing: how many wounds go."""

    amount: int


class HexQuote(msgspec.Struct, frozen=True, gc=False, tag="hex"):
    """A hex: the faces on which it works."""

    faces: tuple[Face, ...]


class Clash(msgspec.Struct, frozen=True, gc=False):
    """A fight with `target`: dice of both sides, and the hits that each has on average, times ten (18.9)."""

    target: str
    attack: int
    defence: int
    tenths: int
    back_tenths: int


Quote = PlayQuote | GoQuote | FightQuote | MissileQuote | HealQuote | HexQuote
