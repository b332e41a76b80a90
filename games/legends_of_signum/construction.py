"""The construction phase (SPEC 3.2, 9). Pure; carried out on a `Course`."""

from games.kernel.errors import IllegalMove, refuse
from games.kernel.ids import Seat
from games.legends_of_signum import moves
from games.legends_of_signum.casting import reclaim
from games.legends_of_signum.components import BASIC, BUILDING_TYPES, SPELL, UNIQUE, counts_as
from games.legends_of_signum.consequences import Trouble, fire
from games.legends_of_signum.course import Course
from games.legends_of_signum.events import Built as BuiltEvent
from games.legends_of_signum.events import Discarded, Passed
from games.legends_of_signum.sides import are_enemies
from games.legends_of_signum.state import Built, Player, State, Table

LEVY = 1
"""The prosperity of a Levy (SPEC 3.2)."""


def objection_to_building(player: Player, building: str) -> IllegalMove | None:
    """Return why a building may not be built now (3.2).

    `unknown_id`, `too_many_copies`, `not_your_faction`, `built_already`, `needs_building` (`building`),
    `little_prosperity` (`needed`, `present`).
    """
    standing = [built.id for built in player.city]
    if building in BUILDING_TYPES:
        copies = BASIC[building].copies
        return IllegalMove("too_many_copies", most=copies) if standing.count(building) >= copies else None
    if building not in UNIQUE:
        return IllegalMove("unknown_id", word=building)
    data = UNIQUE[building]
    if data.faction != player.faction:
        return IllegalMove("not_your_faction", card=building)
    if building in standing:
        return IllegalMove("built_already", building=building)
    if data.needs not in {counts_as(each) for each in standing}:
        return IllegalMove("needs_building", building=data.needs)
    if player.prosperity < data.price:
        return IllegalMove("little_prosperity", needed=data.price, present=player.prosperity)
    return None


def spells_in_grave(player: Player) -> tuple[str, ...]:
    """Return the different spells in a Graveyard, in its order."""
    return tuple(dict.fromkeys(card for card in player.graveyard if card in SPELL))


def opponents(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Return the enemies still in the match, in order of turns."""
    return tuple(other for other in table.order if are_enemies(table, seat, other) and not table.players[other].gone)


def legal_moves(state: State, seat: Seat) -> tuple[moves.Move, ...]:
    """Return what may be done in the construction phase, buildings first."""
    player = state.table.players[seat]
    found: list[moves.Move] = []
    for building in (*BUILDING_TYPES, *UNIQUE):
        if objection_to_building(player, building) is None:
            found += _ways(state.table, seat, building)
    found.append(moves.Levy())
    if state.secrets[seat].deck:
        found.append(moves.Study())
    found.append(moves.Pass())
    return tuple(found)


def _ways(table: Table, seat: Seat, building: str) -> list[moves.Move]:
    """Return the ways to build something: which spell comes back, whom it is against."""
    if building in UNIQUE:
        spells, others = spells_in_grave(table.players[seat]), opponents(table, seat)
        if UNIQUE[building].reclaim_spell_when_built and spells:
            return [moves.Build(building, take=spell) for spell in spells]
        if UNIQUE[building].discard_when_built and len(others) > 1:
            return [moves.Build(building, against=other) for other in others]
    return [moves.Build(building)]


def act(course: Course, seat: Seat, move: moves.Build | moves.Levy | moves.Study | moves.Pass) -> None:
    """Carry out the choice of the construction phase; the activation phase follows.

    Raises:
        IllegalMove: what `objection_to_building` says; `take_what`, `against_whom`; `empty_deck`.
    """
    match move:
        case moves.Build():
            _build(course, seat, move)
        case moves.Levy():
            course.prosper(seat, LEVY, "levy")
        case moves.Study():
            if not course.draw(seat, 1, "study"):
                raise IllegalMove("empty_deck")
        case moves.Pass():
            course.tell(Passed(seat))
    course.set_table(phase="activation")


def _build(course: Course, seat: Seat, move: moves.Build) -> None:
    """Build: price, building, what it does when built, `enemy_build` (3.2)."""
    player = course.player(seat)
    refuse(objection_to_building(player, move.building))
    if move not in _ways(course.table, seat, move.building):
        spells = spells_in_grave(player) if move.building in UNIQUE else ()
        raise IllegalMove("take_what", cards=spells) if spells else IllegalMove("against_whom")
    price = UNIQUE[move.building].price if move.building in UNIQUE else 0
    paid = course.pay(seat, price, move.building)
    course.change_player(seat, city=(*course.player(seat).city, Built(move.building)))
    course.tell(BuiltEvent(seat, move.building), *paid)
    if move.building in UNIQUE:
        _when_built(course, seat, move)
    fire(course, Trouble("enemy_build"))


def _when_built(course: Course, seat: Seat, move: moves.Build) -> None:
    """Do what a unique building does when it is built (9.2)."""
    data = UNIQUE[move.building]
    if data.reclaim_spell_when_built:
        if move.take is not None:
            reclaim(course, seat, move.take)
        else:
            course.draw(seat, 1, data.id)
    if data.discard_when_built:
        victim = move.against if move.against is not None else opponents(course.table, seat)[0]
        hand = course.secret(victim).hand
        if hand:
            card = course.chance.choice("discard", hand)
            course.leave_hand(victim, card)
            course.bury(victim, card)
            course.tell(Discarded(victim, card, data.id))
