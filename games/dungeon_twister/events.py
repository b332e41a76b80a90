"""What happened in a match of Dungeon Twister, in the past tense (SPEC 4, 8.2).

Everything here is public but three fields: the team that lies, the token that was hidden, the combat card that lies.
They are None for those who may not know them. Squares, slots and tokens go by their names.
"""

from typing import Literal

import msgspec

from games.dungeon_twister.components import TileId, Token
from games.dungeon_twister.moves import Change
from games.dungeon_twister.state import Ending, Fate
from games.kernel.ids import Seat
from games.kernel.public import SeatEvent


class HidingOrder(SeatEvent, frozen=True, gc=False, tag="first_hider"):
    """The draw decided who hides a token first (2.2)."""


class TeamLaid(SeatEvent, frozen=True, gc=False, tag="team_laid"):
    """A seat chose its starting team, or chose anew (2.3); `codes` for itself only."""

    codes: tuple[str, ...] | None


class TokenHidden(SeatEvent, frozen=True, gc=False, tag="hidden"):
    """A seat laid a token face down on a room (2.4); `token` for itself only, `left` are still to be hidden."""

    slot: str
    token: Token | None
    left: int


class TeamsShown(msgspec.Struct, frozen=True, gc=False, tag="teams"):
    """Both starting teams came to the board (2.5): codes by seat, north to south; `first` begins (2.6)."""

    teams: tuple[tuple[str, ...], tuple[str, ...]]
    first: Seat


class CardPlayed(SeatEvent, frozen=True, gc=False, tag="card"):
    """A seat played an action card (3.1); `automatic` without being asked, since it could play no other."""

    value: int
    automatic: bool = False


class Moved(msgspec.Struct, frozen=True, gc=False, tag="moved"):
    """A character moved (4.2). `way` begins with its first square; `holds` is what it has on its last.

    `picked` is what lay on the last square, or on the way, and is held now; `passed` are the characters on the way.
    """

    token: Token
    way: tuple[str, ...]
    changes: tuple[Change, ...]
    holds: Token | None
    picked: bool
    passed: tuple[Token, ...]


class Jumped(msgspec.Struct, frozen=True, gc=False, tag="jumped"):
    """A character jumped over a pit (4.3); `left` is what it left behind, `jumps_left` the seat's jump cards."""

    token: Token
    start: str
    pit: str
    to: str
    holds: Token | None
    left: Token | None
    jumps_left: int


class Walked(msgspec.Struct, frozen=True, gc=False, tag="walked"):
    """The Wall-Walker went through a wall (4.7)."""

    token: Token
    start: str
    to: str
    holds: Token | None
    left: Token | None


class Exited(msgspec.Struct, frozen=True, gc=False, tag="exited"):
    """A character left the maze (4.2.5) with what it carried; `points` for its owner, the Treasure's included."""

    token: Token
    square: str
    carried: Token | None
    points: int


class RoomRevealed(msgspec.Struct, frozen=True, gc=False, tag="revealed"):
    """A room was turned up (4.4), with the tokens that lay on it, in code order."""

    token: Token
    slot: str
    tile: TileId
    orientation: int
    tokens: tuple[Token, ...]


class TokenPut(SeatEvent, frozen=True, gc=False, tag="put"):
    """A seat placed a token of a revealed room (4.4)."""

    token: Token
    square: str


class RoomRotated(msgspec.Struct, frozen=True, gc=False, tag="rotated"):
    """A room turned a quarter (4.5); `tokens` are those that turned with it, with the squares they came to."""

    token: Token
    slot: str
    tile: TileId
    clockwise: bool
    orientation: int
    tokens: tuple[tuple[Token, str], ...]


class FightBegun(msgspec.Struct, frozen=True, gc=False, tag="fight"):
    """A seat attacked (4.6): `sides` are all who take part, by seat, with their strength without cards."""

    attacker: Token
    target: Token
    sides: tuple[tuple[Token, ...], tuple[Token, ...]]
    strengths: tuple[int, int]


class CombatLaid(SeatEvent, frozen=True, gc=False, tag="combat_laid"):
    """A seat laid its combat card, or another one (4.6.4); `card` for itself only."""

    card: int | None


class FightSettled(msgspec.Struct, frozen=True, gc=False, tag="settled"):
    """The cards were opened (4.6.4, 4.6.5). By seat: who took part, strength without card, card. No `loser`: a tie."""

    sides: tuple[tuple[Token, ...], tuple[Token, ...]]
    strengths: tuple[int, int]
    cards: tuple[int, int]
    loser: Seat | None


class Wounded(msgspec.Struct, frozen=True, gc=False, tag="wounded"):
    """Characters were wounded (4.6.5)."""

    tokens: tuple[Token, ...]


class Died(msgspec.Struct, frozen=True, gc=False, tag="died"):
    """A character was killed; the other seat got a point. `by`: in a fight, with its carrier, on a pit, by fire."""

    token: Token
    by: Literal["fight", "carrier", "pit", "fire"]
    square: str


class Lost(msgspec.Struct, frozen=True, gc=False, tag="lost"):
    """An object went out of the game: destroyed on a pit, or used up."""

    token: Token
    fate: Fate


class GateChanged(msgspec.Struct, frozen=True, gc=False, tag="gate"):
    """A portcullis between two squares was opened, closed or broken (4.8)."""

    token: Token
    square: str
    to: str
    act: Literal["open", "close", "break"]


class Healed(msgspec.Struct, frozen=True, gc=False, tag="healed"):
    """A character recovered (4.9): healed `by` a Cleric, or the Troll by itself."""

    token: Token
    by: Token


class PotionDrunk(msgspec.Struct, frozen=True, gc=False, tag="drunk"):
    """A character drank a Speed Potion (4.10) and has so many points of its own."""

    token: Token
    potion: Token
    bonus: int


class FireballThrown(msgspec.Struct, frozen=True, gc=False, tag="fireball"):
    """A Wizard threw a fireball (4.11) that hit `square`."""

    token: Token
    wand: Token
    side: Literal["N", "E", "S", "W"]
    square: str


class TurnEnded(SeatEvent, frozen=True, gc=False, tag="turn_ended"):
    """A turn ended (3.1) with so many points unspent; `cards_back`: all action cards were taken back.

    `automatic`: without being asked, since nothing could be done in it.
    """

    unspent: int
    cards_back: bool
    following: Seat
    automatic: bool = False


class MatchEnded(msgspec.Struct, frozen=True, gc=False, tag="ended"):
    """The match ended (6)."""

    ending: Ending
    scores: tuple[int, int]


Event = (
    HidingOrder | TeamLaid | TokenHidden | TeamsShown | CardPlayed | Moved | Jumped | Walked | Exited | RoomRevealed
    | TokenPut | RoomRotated | FightBegun | CombatLaid | FightSettled | Wounded | Died | Lost | GateChanged | Healed
    | PotionDrunk | FireballThrown | TurnEnded | MatchEnded
)  # fmt: skip
