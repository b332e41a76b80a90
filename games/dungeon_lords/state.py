"""Everything about a match of Dungeon Lords that the rules need (SPEC 1, 2, 5). Values only.

Small pieces are short lists, so that a position can be read and written by hand: `["C1", "", false]` is an unconquered
tunnel on C1, `["goblin", true]` a goblin face up. Tuples by seat have one entry for each seat. Decks have the next card
first. What is secret is named in `view.py`, which is the only way out.
"""

from typing import Literal

import msgspec

from games.dungeon_lords.components import EventId, MonsterId, OrderId, Season
from games.dungeon_lords.parameters import PLAYER_COUNTS
from games.kernel.ids import Seat, clockwise_from, seats_of

Phase = Literal[
    "initial", "round_begin", "orders", "fee", "evaluation", "production", "event", "arrivals", "round_end", "combat",
    "planning", "battle", "year_end", "over",
]  # fmt: skip
"""A match never rests in round_begin, arrivals, round_end, combat and year_end: nothing is decided there."""

ProductionRule = Literal["one_room", "each_room_once"]
PlanStage = Literal["cell", "traps", "monsters", "ready"]
BattleStep = Literal["begin", "traps", "fast", "attacks", "slow", "healing", "conquest", "poison"]
FighterState = Literal["waiting", "attacked", "idle", "withdrawn", "metamorphosed"]
Handing = Literal["bought", "golem", "inspection", "drill", "suggestion", "treasure"]
"""Why a lord hands over a trap that only he sees."""

_SEATS = tuple(seats_of(count) for count in range(max(PLAYER_COUNTS) + 1))
"""By number of lords; a state written by hand with more of them has no seats."""


class Tile(msgspec.Struct, frozen=True, gc=False, array_like=True, order=True):
    """A tunnel (`room` is empty) or a room of a dungeon."""

    cell: str
    room: str = ""
    conquered: bool = False


class Creature(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A monster or ghost that a lord owns. Face down it has been used in this combat."""

    kind: MonsterId
    face_up: bool = True


class Adventurer(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A member of a party. `extra` hit points come from Create Food."""

    id: str
    damage: int = 0
    extra: int = 0


class Discard(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A trap on the discard pile. `seat` put it there face down and knows it; None: everybody saw it."""

    trap: str
    seat: Seat | None = None


class Orders(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The sealed orders of a lord: first, second, third, and the third order of his non-player colour ("": none)."""

    first: OrderId
    second: OrderId
    third: OrderId
    other: OrderId | Literal[""] = ""

    @property
    def own(self) -> tuple[OrderId, OrderId, OrderId]:
        """The lord's own three, by position."""
        return self.first, self.second, self.third


class Plan(msgspec.Struct, frozen=True, gc=False):
    """What a lord plans for a round of combat (5.2): battleground, traps in the order named, monsters and ghosts sent.

    `stage` is what he is asked next; everybody may know it. All else is his secret until all have planned, the traps
    until they are used.
    """

    stage: PlanStage = "cell"
    cell: str = ""
    traps: tuple[str, ...] = ()
    sent: tuple[MonsterId, ...] = ()


class Fighter(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A monster or ghost in a battle. It stays in the lord's list of creatures, face up, until its attack is over.

    waiting: has still to attack; attacked; idle: sent, but could not attack; withdrawn: by a spell, out of the battle;
    metamorphosed: does not attack, turned face down.
    """

    kind: MonsterId
    state: FighterState = "waiting"
    returns: bool = False


class Battle(msgspec.Struct, frozen=True, gc=False):
    """The battle that is fought now (5.3 to 5.10), in the dungeon of `seat` on `cell`.

    `step` is the step reached; `traps` are planned traps not yet used, `used` those used, `trap` the one that waits for
    its target ("": none). `pool` is what is left of the party's anti-trap icons. `spell_cast` is decided when the spell
    step comes; `pending` are fighters that a spell still asks about. `shield` is damage that Magic Shield still takes.
    `invisible` wizards are no target. `poisoned` has an adventurer once for each dart.
    """

    seat: Seat
    cell: str
    step: BattleStep = "begin"
    traps: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    trap: str = ""
    pool: int = 0
    fighters: tuple[Fighter, ...] = ()
    spell_cast: bool | None = None
    spell_done: bool = False
    spell_blocked: bool = False
    pending: tuple[MonsterId, ...] = ()
    blind_rage: bool = False
    shield: int = 0
    invisible: tuple[str, ...] = ()
    poisoned: tuple[str, ...] = ()
    no_conquest: bool = False
    courage: bool = False
    no_healing: bool = False
    attacked: bool = False


class TrapDue(msgspec.Struct, frozen=True, gc=False):
    """A lord has to hand over `count` traps of his choice, face down. Nothing else goes on before that."""

    seat: Seat
    reason: Handing
    count: int = 1


class PublicLord(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What everybody may see of one lord as it is (1.3).

    `tiles` are sorted by cell, `creatures` in the order they came, `party` from the front, `prisoners` oldest first.
    `locked` are the inaccessible orders; `played` the three of this round once they are revealed, by position;
    `unfulfilled` those of them on whose card his minion stands. `spied` are the positions 1 to 4 of combat cards that
    he looked at this year.
    """

    gold: int
    food: int
    imps: int
    evil: int
    tiles: tuple[Tile, ...]
    tax_tokens: int = 0
    creatures: tuple[Creature, ...] = ()
    party: tuple[Adventurer, ...] = ()
    prisoners: tuple[str, ...] = ()
    locked: tuple[OrderId, ...] = ()
    played: tuple[OrderId, ...] = ()
    unfulfilled: tuple[OrderId, ...] = ()
    spied: tuple[int, ...] = ()


class Lord(PublicLord, frozen=True, gc=False, kw_only=True):
    """What one lord has. `busy` imps dig, mine or supervise until the end of the round.

    `traps` is the hand in the order drawn, last drawn last.
    """

    busy: int = 0
    traps: tuple[str, ...] = ()


class Colour(msgspec.Struct, frozen=True, gc=False):
    """A non-player colour (2.3): inaccessible orders, and those it plays this round; `played` grows at the reveal."""

    locked: tuple[OrderId, ...]
    played: tuple[OrderId, ...] = ()


class Minion(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A minion on a square (1 to 3) of an order. `colour` counts from 0 where it belongs to a non-player colour."""

    order: OrderId
    square: int
    seat: Seat | None = None
    colour: int = 0


class Work(msgspec.Struct, frozen=True, gc=False):
    """Production and retrieval of one lord in one round (2.5, 2.6).

    `used` are the rooms he has used, once for each time; `trolls` are tokens at work, `imps` imps at work in rooms.
    `better` is the Evil that his rooms take off at the end of the phase.
    """

    stage: Literal["produce", "retrieve", "done"] = "produce"
    used: tuple[str, ...] = ()
    imps: int = 0
    trolls: int = 0
    better: int = 0


class Affair(msgspec.Struct, frozen=True, gc=False):
    """The event that happens now (2.7): where it has got to. `special` is the card behind a Special tile.

    `turn` counts the lords, in play order, that are done; `is_begun` tells that the next one has begun to answer.
    `unsettled` are what he has still to settle (creatures on Pay Day, Witches in a Witch Hunt). `answers` are the tax
    payments of version 1 by seat, each sealed until all lords before have paid; () where lords are asked in turn.
    `high` and `low` are the lords with the most and the least Evil when the event began.
    """

    event: EventId
    special: str = ""
    turn: int = 0
    is_begun: bool = False
    unsettled: tuple[MonsterId, ...] = ()
    answers: tuple[int | None, ...] = ()
    high: tuple[Seat, ...] = ()
    low: tuple[Seat, ...] = ()


class Public(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What everybody may see of a match as it is.

    Round: `year` 1 or 2, `season`, `starter` has the starting player token. `combat_round` is 0 outside combat.
    Orders: `minions` stand on squares for the whole round; `square` is the place among all squares in their order of
    evaluation (0 to 23) that comes next, `dug` what the lord there has dug. `placed` counts the lords, in play order,
    whose first minion is settled while the phase is "fee".
    Offers: `monsters` and `rooms` on display. At the bottom of the adventurer deck lie the `replaced`, in this order.
    Year: `cards_open` is how many of the combat cards are turned up. `coming` are the adventurers for spring, summer,
    autumn, weakest first, () if not yet or no more on display. `paladin` is the year's, "" once he is beaten or gone;
    `paladin_at` is the lord whose party he is in. `in_turn`: somebody wants the lords to produce in play order.
    """

    production: ProductionRule
    phase: Phase
    starter: Seat
    colours: tuple[Colour, ...]
    year: int = 1
    season: Season = "winter"
    paladin: str = "paladin_1"
    paladin_at: Seat | None = None
    minions: tuple[Minion, ...] = ()
    placed: int = 0
    square: int = 0
    dug: int = 0
    replaced: tuple[str, ...] = ()
    monsters: tuple[MonsterId, ...] = ()
    rooms: tuple[str, ...] = ()
    coming: tuple[tuple[str, ...], ...] = ((), (), ())
    cards_open: int = 0
    due: TrapDue | None = None
    work: tuple[Work, ...] = ()
    in_turn: bool = False
    combat_round: int = 0
    fought: tuple[Seat, ...] = ()


class State(Public, frozen=True, gc=False, kw_only=True):
    """A match at one revision: what is public, and what views show in part.

    Orders: `dealt` are the three initial orders of each seat, `locking` the sealed choice of two of them to make
    inaccessible, `sealed` the sealed orders.
    Decks of this year: `monster_deck`, `room_deck`, `adventurer_deck`. Traps: `trap_deck`, `trap_discard`.
    Year: `cards` are the four combat cards by position. `event_tiles` are the event tiles by season (spring first),
    `events_open` how many are turned up, `specials` the special event cards by year, () in a first game.
    """

    lords: tuple[Lord, ...]
    dealt: tuple[tuple[OrderId, ...], ...]
    locking: tuple[tuple[OrderId, ...] | None, ...]
    sealed: tuple[Orders | None, ...]
    monster_deck: tuple[MonsterId, ...]
    room_deck: tuple[str, ...]
    adventurer_deck: tuple[str, ...]
    trap_deck: tuple[str, ...]
    cards: tuple[str, ...]
    event_tiles: tuple[EventId, ...]
    specials: tuple[str, ...]
    trap_discard: tuple[Discard, ...] = ()
    events_open: int = 0
    affair: Affair | None = None
    plans: tuple[Plan | None, ...] = ()
    battle: Battle | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats."""
        return _SEATS[len(self.lords)]


def play_order(state: State) -> tuple[Seat, ...]:
    """Return all seats clockwise from the starting player."""
    return clockwise_from(state.seats[state.starter], len(state.lords))


def special_of(state: State, event: EventId) -> str:
    """Return the special event card of the year behind the tile `event`, "" behind another, and in a first game."""
    return state.specials[state.year - 1] if event == "special" and state.specials else ""


def known_cards(state: State, lord: PublicLord | None) -> tuple[str, ...]:
    """Return the combat cards by position: those turned up, those that `lord` spied on, and "" for the others."""
    spied = lord.spied if lord else ()
    cards = enumerate(state.cards, start=1)
    return tuple(card if number <= state.cards_open or number in spied else "" for number, card in cards)
