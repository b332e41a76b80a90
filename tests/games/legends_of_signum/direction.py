"""What the director of Legends of Signum has a player do next: the script, and candidates for a move. Pure.

`candidates` yields moves for the player who is asked, the most urgent first. The two of them keep to lanes, so that
nobody stands in another one's way: in the west Boris's hero comes to be fought, Ann's Ruins lie in the middle, and in
the east those meet who hex and who are to be hexed.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from operator import attrgetter
from typing import Final, TypeVar

import msgspec
from msgspec.structs import asdict, replace

from games.kernel.ids import Seat
from games.legends_of_signum import moves
from games.legends_of_signum.activating import follow_ups
from games.legends_of_signum.components import CARD, SPELL, TERRAIN
from games.legends_of_signum.events import Clashed, Controlled, Event, Explored, MatchEnded, TacticFired, TerrainPlaced
from games.legends_of_signum.geometry import Disc, gap, is_contact, is_within
from games.legends_of_signum.moves import Move
from games.legends_of_signum.parameters import CHARGE_DICE, MOST_CHARACTERS, MOST_TACTICS, L, M
from games.legends_of_signum.sides import characters_of, enemies_of, hero_of
from games.legends_of_signum.state import Secret, State, Unit
from games.legends_of_signum.values import health_left, is_touching, strength
from tests.games.legends_of_signum.matches import GAME, A, B

ANN, BORIS = A, B

ROWENA: Final = "v01"
"""The only character whose hex takes control; both decks have her."""

RUINS: Final = "g3"
MORE_CARDS: Final = "vs3"
BY_BUILDING, BY_SPELL, BY_FIGHT, BY_DEPLOYING = "vt2", "t02", "t01", "t03"
TACTICS: Final = (BY_BUILDING, BY_SPELL, BY_FIGHT, BY_DEPLOYING)
"""What Boris lays, by what of Ann's sets it off."""

CHEAP: Final = ("m07", "v02", "v09", "m05", "v12", "v10", "m08", "v08", "v06", "v03", "v04")
"""The characters that are deployed beside Rowena, the first ones rather than the last."""

TACTICS_WANTED: Final = 3
FIGHTERS: Final = 4
"""So many characters Ann has beside Rowena; Boris has one, who is to be hexed."""

FIGHT_LANE, RUINS_LANE, HEX_LANE = 180, 300, 420
"""x (mm) of the three lanes."""

_BUILDINGS: Final = ("GLD", "BAR", "TAV", "MKT", "TEM", "RNG")
_STRIKE, _FURY = "s01", "s03"

_BESIDE: Final = M - 2
"""How near (mm) somebody comes who will charge next turn."""

_LONG_FROM: Final = 6
"""From this round on both look for their Rowenas, even if one is found."""


class Script(msgspec.Struct, frozen=True):
    """What has been played of the script.

    `placed` and `explored`: the Ruins; `controlled`: a hex took control; `sprung`: so many tactics of Boris; `charged`:
    somebody fought after a charge; `killed`: Ann has won by the death of Boris's hero.
    """

    placed: bool = False
    explored: bool = False
    controlled: bool = False
    sprung: int = 0
    charged: bool = False
    killed: bool = False

    @property
    def is_ready(self) -> bool:
        """Return whether nothing but the victory is missing."""
        return self.placed and self.explored and self.controlled and self.charged and self.sprung >= TACTICS_WANTED

    @property
    def is_played(self) -> bool:
        """Return whether nothing is missing."""
        return self.is_ready and self.killed

    def after(self, events: Iterable[Event]) -> "Script":
        """Return what has been played after more events."""
        found = asdict(self)
        for event in events:
            match event:
                case TerrainPlaced():
                    found["placed"] = True
                case Explored():
                    found["explored"] = True
                case Controlled(_, seat) if seat is not None:
                    found["controlled"] = True
                case TacticFired(seat) if seat == BORIS:
                    found["sprung"] += 1
                case Clashed() if event.charge:
                    found["charged"] = True
                case MatchEnded(winners, "hero"):
                    found["killed"] = winners == (ANN,)
        return Script(**found)


class Scene(msgspec.Struct, frozen=True):
    """A position as the active player `seat` looks at it, who knows everything."""

    state: State
    seat: Seat
    script: Script

    @property
    def other(self) -> Seat:
        """Return the other player."""
        return BORIS if self.seat == ANN else ANN

    @property
    def secret(self) -> Secret:
        """Return the own cards."""
        return self.state.secrets[self.seat]

    @property
    def characters(self) -> tuple[Unit, ...]:
        """Return the own characters."""
        return characters_of(self.state.table, self.seat)

    @property
    def ready(self) -> list[Unit]:
        """Return the own creatures that can be activated: Rowena last but one, the hero last."""
        own = [unit for unit in self.state.table.units if unit.side == self.seat]
        ready = [unit for unit in own if not (unit.activated or unit.deployed or unit.stunned)]
        return sorted(ready, key=lambda unit: (unit.is_hero, unit.card == ROWENA))

    @property
    def in_wait(self) -> set[str]:
        """Return the tactics of the other player that lie face down."""
        return {laid.card for laid in self.state.secrets[self.other].tactics}

    @property
    def needs_fight(self) -> bool:
        """Return whether somebody should charge, or fight to set a tactic off."""
        return not self.script.charged or BY_FIGHT in self.in_wait

    @property
    def needs_cards(self) -> bool:
        """Return whether a Rowena is to be drawn, or Boris has too few tactics."""
        drawn = len(self.secret.tactics) + len({card for card in self.secret.hand if card in TACTICS})
        return self.needs_rowena or (self.seat == BORIS and drawn + self.script.sprung < TACTICS_WANTED)

    @property
    def needs_rowena(self) -> bool:
        """Return whether the own Rowena is to be drawn: nobody has one yet, or it takes long."""
        if self.script.controlled or ROWENA not in self.secret.deck:
            return False
        return ROWENA in self.state.secrets[self.other].deck or self.state.table.round >= _LONG_FROM

    def about(self, topic: str) -> tuple[Move, ...]:
        """Return the suggested moves about a topic."""
        return GAME.moves_about(self.state, self.seat, topic)

    def hero(self, seat: Seat) -> Unit:
        """Return the hero of a player."""
        found = hero_of(self.state.table, seat)
        assert found is not None
        return found


def candidates(scene: Scene) -> Iterator[Move]:
    """Yield legal moves of the active player, the most urgent first."""
    table = scene.state.table
    match scene.state.phase:
        case "construction":
            yield from _constructions(scene)
        case "discard":
            kept = (ROWENA, *TACTICS, MORE_CARDS)
            yield from (moves.Discard(card) for card in sorted(scene.secret.hand, key=lambda card: card in kept))
        case "activation" if table.controlled:
            yield from _led_away(scene, table.by_label[table.controlled])
            yield moves.Done(table.controlled)
        case "activation" if table.acting:
            yield from _acts(scene, table.by_label[table.acting])
            yield moves.Done(table.acting)
        case "activation":
            for idea in _IDEAS[scene.seat]:
                yield from idea(scene)
            yield moves.End()


def _constructions(scene: Scene) -> Iterator[Move]:
    """Yield a building for the tactic that waits for one, a card for who lacks one, and buildings that cards name."""
    if scene.needs_cards and BY_BUILDING not in scene.in_wait:
        yield moves.Study()
    legal = GAME.legal_moves(scene.state, scene.seat)
    city = [built.id for built in scene.state.table.players[scene.seat].city]
    yield from (moves.Build(building) for building in _BUILDINGS if building not in city)
    if BY_BUILDING in scene.in_wait:
        yield from (move for move in legal if isinstance(move, moves.Build))
    yield moves.Pass()


# What creatures do


def _acts(scene: Scene, unit: Unit) -> Iterator[Move]:
    """Yield what a creature does where it is: to hex, to explore, to fight."""
    for move in follow_ups(scene.state.table, unit):
        match move:
            case moves.Hex() if unit.card == ROWENA and not scene.script.controlled:
                yield move
            case moves.Explore() if not scene.script.explored:
                yield move
            case moves.Fight(_, target, "assault") if _may_fight(scene, unit, scene.state.table.by_label[target]):
                yield move


def _acts_of_all(scene: Scene) -> Iterator[Move]:
    for unit in scene.ready:
        yield from _acts(scene, unit)


def _may_fight(scene: Scene, unit: Unit, target: Unit) -> bool:
    """Return whether a creature of Ann's should fight another one now; Boris's hero may not die too early."""
    table, script = scene.state.table, scene.script
    if scene.seat == BORIS:
        return False
    if script.is_ready:
        return target.is_hero and not (unit.is_hero and health_left(table, unit) <= strength(table, target))
    if unit.is_hero or (ROWENA in {unit.card, target.card} and not script.controlled):
        return False
    if not target.is_hero:
        return scene.needs_fight
    is_safe = health_left(table, target) > _most_hits(scene, unit, target) and not unit.data.keywords.get("poison")
    return scene.needs_fight and is_safe


def _most_hits(scene: Scene, unit: Unit, target: Unit) -> int:
    """Return how many dice an attack has, with a charge if they are not in contact yet (6.2)."""
    friends = sum(is_touching(each, target) for each in scene.characters if each != unit)
    return strength(scene.state.table, unit) + min(2, friends) + (0 if is_touching(unit, target) else CHARGE_DICE)


def _hexes(scene: Scene) -> Iterator[Move]:
    """Yield a hex, or the Moves after which there is one."""
    hexer = next((unit for unit in scene.ready if unit.card == ROWENA), None)
    if scene.script.controlled or hexer is None:
        return
    yield from (move for move in _acts(scene, hexer) if isinstance(move, moves.Hex))
    victims = [each.disc for each in characters_of(scene.state.table, scene.other) if not each.stunned]
    yield from _goings(scene, hexer, lambda base: any(is_within(base, victim, L) for victim in victims))


def _explorers(scene: Scene) -> Iterator[Move]:
    """Yield Moves to the Ruins."""
    if not scene.script.explored:
        for token in scene.state.table.tokens:
            for unit in scene.ready:
                if not unit.is_hero:
                    yield from _goings(scene, unit, partial(is_contact, token.disc))


def _attacks(scene: Scene) -> Iterator[Move]:
    """Yield Moves into contact with somebody who is to be fought."""
    for unit in scene.ready:
        for enemy in enemies_of(scene.state.table, unit):
            if not is_touching(unit, enemy) and _may_fight(scene, unit, enemy):
                yield from _goings(scene, unit, partial(is_contact, enemy.disc))


def _led_away(scene: Scene, unit: Unit) -> Iterator[Move]:
    """Yield Moves of a controlled character to where it cannot fight its own."""
    own = [each.disc for each in scene.state.table.units if each.side == unit.seat]
    yield from _goings(scene, unit, lambda base: not any(is_contact(base, disc) for disc in own))


def _goings(scene: Scene, unit: Unit, is_meant: Callable[[Disc], bool], gait: str = "move") -> Iterator[Move]:
    """Yield the suggested ways of a creature to places that are meant."""
    for move in scene.about(f"{unit.id} {gait}"):
        if is_meant(_end(unit, move)):
            yield move


def _end(unit: Unit, move: Move) -> Disc:
    """Return where a creature stands after a Move or a Run."""
    assert isinstance(move, moves.Go | moves.Run)
    return Disc(*move.path[-1], unit.data.radius)


def _approaches(scene: Scene) -> Iterator[Move]:
    """Yield Runs towards where creatures are needed next."""
    for unit in scene.ready:
        goal = _goal(scene, unit)
        if goal is not None and gap(unit.disc, goal[0]) > goal[1]:
            disc, near = goal
            left = {move: gap(_end(unit, move), disc) for move in scene.about(f"{unit.id} run")}
            best = min(left, key=lambda move: max(left[move], near), default=None)
            if best is not None and left[best] < gap(unit.disc, disc) - unit.data.radius:
                yield best


def _goal(scene: Scene, unit: Unit) -> tuple[Disc, int] | None:
    """Return what a creature should come near, and how near (mm)."""
    script, prey = scene.script, characters_of(scene.state.table, scene.other)
    nearest = min((each.disc for each in prey), key=lambda disc: gap(unit.disc, disc), default=None)
    bait = next((each for each in scene.characters if each.card != ROWENA), None)
    if not script.controlled:
        if unit.card == ROWENA and nearest is not None:
            return nearest, L
        if unit.card == ROWENA or (unit == bait and scene.seat == BORIS):
            return _spot(HEX_LANE, 240), unit.data.radius
        if unit == bait and script.explored:
            return _spot(HEX_LANE - 40, 330), unit.data.radius
    elif unit.card == ROWENA or (unit == bait and scene.seat == BORIS):
        return (nearest, _BESIDE) if scene.seat == ANN and nearest is not None and scene.needs_fight else None
    if scene.seat == BORIS:
        return _spot(FIGHT_LANE, 15), _BESIDE
    if unit.is_hero and not script.is_ready:
        return None
    return scene.hero(BORIS).disc, _BESIDE


def _spot(x: int, y: int) -> Disc:
    return Disc(x, y, 15)


# What players do


def _terrain(scene: Scene) -> Iterator[Move]:
    """Yield the Ruins near the own side, paid with prosperity that Rowena does not need."""
    cost = TERRAIN[RUINS].cost
    rich = scene.state.table.players[scene.seat].prosperity >= cost
    if rich and not scene.script.placed and ROWENA not in scene.secret.hand:
        places = [move for move in scene.about(RUINS) if isinstance(move, moves.Terrain)]
        yield from (replace(place, pay=(), coins=cost) for place in nearest_first(places, RUINS_LANE))


def _rowena(scene: Scene) -> Iterator[Move]:
    if not scene.script.controlled:
        yield from _deployments(scene, (ROWENA,), HEX_LANE)


def _band(scene: Scene) -> Iterator[Move]:
    """Yield more characters, as far as they are of use."""
    beside = sum(unit.card != ROWENA for unit in scene.characters)
    if beside < (FIGHTERS if scene.seat == ANN else 1):
        yield from _deployments(scene, CHEAP, _lane(scene))


def _lane(scene: Scene) -> int:
    if scene.seat == BORIS:
        return HEX_LANE
    return FIGHT_LANE if scene.script.explored else RUINS_LANE


def _deployments(scene: Scene, cards: Iterable[str], lane: int) -> Iterator[Move]:
    for card in cards:
        if card in scene.secret.hand:
            yield from nearest_first((move for move in scene.about(card) if isinstance(move, moves.Deploy)), lane)


def _lures(scene: Scene) -> Iterator[Move]:
    """Yield what the tactics in wait are for: the cheapest spell, another character."""
    if BY_SPELL in scene.in_wait:
        spells = {card for card in scene.secret.hand if card in SPELL}
        for card in sorted(spells, key=lambda card: (CARD[card].cost.total, card)):
            yield from scene.about(card)
    if BY_DEPLOYING in scene.in_wait and len(scene.characters) < MOST_CHARACTERS:
        yield from _deployments(scene, CHEAP, _lane(scene))


def _cards(scene: Scene) -> Iterator[Move]:
    """Yield a spell that brings more cards while a Rowena is to be drawn."""
    if scene.needs_rowena and MORE_CARDS in scene.secret.hand:
        yield from scene.about(MORE_CARDS)


def _tactics(scene: Scene) -> Iterator[Move]:
    """Yield the tactics that can be laid until enough have sprung: one too many, in case Ann cannot set one off."""
    lying = [laid.card for laid in scene.secret.tactics]
    if len(lying) < MOST_TACTICS and scene.script.sprung < TACTICS_WANTED:
        for card in TACTICS:
            if card in scene.secret.hand and card not in lying:
                yield from scene.about(card)


def _blows(scene: Scene) -> Iterator[Move]:
    """Yield spells that help to kill Boris's hero."""
    if scene.script.is_ready:
        target = scene.hero(BORIS)
        for card, who in ((_STRIKE, [target]), (_FURY, [unit for unit in scene.ready if is_touching(unit, target)])):
            if card in scene.secret.hand:
                labels = {unit.id for unit in who}
                yield from (move for move in scene.about(card) if isinstance(move, moves.Cast) and move.on in labels)


def _stances(scene: Scene) -> Iterator[Move]:
    """Yield the stance in which Boris's hero dies sooner."""
    hero = scene.hero(BORIS)
    if scene.script.is_ready and hero.stance == "guard":
        yield moves.SetStance((hero.id,), "assault")


_IDEAS: Final = {
    ANN: (
        _rowena, _hexes, _blows, _acts_of_all, _terrain, _explorers, _lures, _cards, _attacks, _band, _approaches,
    ),
    BORIS: (_band, _tactics, _rowena, _hexes, _cards, _approaches, _stances),
}  # fmt: skip
"""What each of them thinks of, the most urgent first."""

Placed = TypeVar("Placed", moves.PlaceHero, moves.Deploy, moves.Terrain)


def nearest_first(found: Iterable[Placed], lane: int) -> list[Placed]:
    """Return moves to places, the nearest to a lane first; equally near ones as they are suggested."""
    return sorted(found, key=lambda move: abs(attrgetter("at.x")(move) - lane))
