"""Wounds, tactics that fire, and deaths in their order (SPEC 6.4, 6.8 to 6.10, 13). Works on a `Course`.

The three stand in one file because they call each other: a tactic wounds, wounds kill, a death fires a tactic.
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from games.kernel.ids import Seat, clockwise_from
from games.legends_of_signum import vocabulary as v
from games.legends_of_signum.combat import prevented
from games.legends_of_signum.components import SPELL, TACTIC, UNIQUE, Tactic
from games.legends_of_signum.course import Course, TurnLost, partners, team_prosperity
from games.legends_of_signum.events import Died, PlayerLeft, Survived, TacticFired, Wounded
from games.legends_of_signum.parameters import COSTLY
from games.legends_of_signum.sides import are_enemies, team
from games.legends_of_signum.state import Laid, Secret, Unit
from games.legends_of_signum.values import health, health_left, keyword, total_cost

BOUNTY = 1
"""What the death of a character brings (SPEC 6.9)."""


class Blow(msgspec.Struct, frozen=True, gc=False):
    """A wound event: what dealt the wounds. `killers`: by victim, who kills it with them.

    `by`: who deals the wounds, in place of which it is for some victims one of the `others` (17.2.6).
    """

    source: str
    killers: dict[str, str] = {}
    melee: bool = False
    by: Seat | None = None
    others: dict[str, Seat] = {}


class Fired(msgspec.Struct, frozen=True, gc=False):
    """What the tactics of one trigger event ask of the player who set it off."""

    cancelled: bool = False
    dice: int = 0
    armour: int = 0
    survives: bool = False


class Trouble(msgspec.Struct, frozen=True, gc=False):
    """A trigger event (13.1): `other` and `subject` as the table there has them, `cost` for `enemy_spell`."""

    trigger: v.Trigger
    other: Unit | None = None
    subject: Unit | None = None
    cost: int | None = None


def take(course: Course, unit_id: str, wounds: int, blow: Blow, *, armour: int = 0, tactic: int = 0) -> int:
    """Let a creature take `wounds` after prevention (6.8); deaths wait for `settle`. Return how many it took."""
    unit = course.unit(unit_id)
    if not wounds:
        return 0
    kept = prevented(wounds, armour=armour, tactic=tactic, ward=unit.ward)
    course.change(unit_id, wounds=unit.wounds + kept.wounds, ward=unit.ward - kept.ward)
    course.tell(Wounded(unit_id, kept.wounds, kept.armour, kept.tactic, kept.ward, blow.source))
    return kept.wounds


def effect_wounds(course: Course, unit_id: str, wounds: int, blow: Blow, *, magic: bool = False) -> None:
    """Deal effect wounds as a wound event of their own (6.8), with the deaths that follow."""
    unit = course.unit(unit_id)
    resist = keyword(course.table, unit, "resist") if magic else 0
    taken = take(course, unit_id, wounds, blow, armour=resist)
    settle(course, blow, (unit_id,) if taken else ())


def settle(course: Course, blow: Blow, wounded: tuple[str, ...] = ()) -> None:
    """Handle everybody without health left, then heroes that were wounded and live (6.9, 6.10).

    Raises:
        MatchOver: if a hero died and that ends the match.
        TurnLost: if the active player's hero died and the match goes on.
    """
    dying = _without_health(course)
    if dying:
        _save(course, blow, dying)
        gone = _without_health(course)
        _remove(course, blow, gone)
        _lose_heroes(course, gone)
        for dead in gone:
            if not dead.is_hero:
                _mourn(course, blow, dead)
    for unit_id in wounded:
        hero = next((unit for unit in course.table.units if unit.id == unit_id and unit.is_hero), None)
        if hero is not None:
            fire(course, Trouble("hero_wounded", subject=hero), (hero.seat,))


def _without_health(course: Course) -> tuple[Unit, ...]:
    return tuple(unit for unit in course.table.units if health_left(course.table, unit) <= 0)


def _save(course: Course, blow: Blow, dying: tuple[Unit, ...]) -> None:
    """Let `own_dying` tactics save those without health left, in order (6.9)."""
    for unit in dying:
        if unit.is_hero or unit.controller is not None or not course.is_there(unit.id):
            continue
        killer = _killer(course, blow, unit)
        fired = fire(course, Trouble("own_dying", killer, course.unit(unit.id)), (unit.seat,))
        if fired.survives:
            course.change(unit.id, wounds=health(course.table, course.unit(unit.id)) - 1)
            course.tell(Survived(unit.id))


def _remove(course: Course, blow: Blow, gone: tuple[Unit, ...]) -> None:
    """Take the dead off the field, all at once, with the spells attached to them (6.9)."""
    dead = {unit.id for unit in gone}
    for unit in gone:
        course.tell(Died(unit.id, unit.card, blow.killers.get(unit.id)))
    course.set_table(units=tuple(unit for unit in course.table.units if unit.id not in dead))
    if course.table.acting in dead or course.table.controlled in dead:
        course.set_table(acting="", controlled="", touched=())
    for unit in gone:
        if not unit.is_hero:
            course.bury(unit.seat, unit.card)
        for card, by in _attached_to(unit):
            course.bury(by, card)


def _attached_to(unit: Unit) -> tuple[tuple[str, Seat], ...]:
    """Return the spells that are attached to a creature, each with its owner (1.8)."""
    found = dict.fromkeys((each.card, each.by) for each in unit.modifiers if each.until == "perm")
    return tuple((card, by) for card, by in found if card in SPELL)


def _lose_heroes(course: Course, gone: tuple[Unit, ...]) -> None:
    """End the match, or let players leave it, whose heroes have died (14.1, 17.2)."""
    fallen = tuple(unit.seat for unit in gone if unit.is_hero)
    if fallen:
        lose(course, fallen, "hero")


def lose(course: Course, fallen: tuple[Seat, ...], reason: Any) -> None:
    """Let players leave the match, and end it when one side is left or none (14.1, 17.2).

    Raises:
        MatchOver: if that ends the match.
        TurnLost: if the active player is one of them and the match goes on.
    """
    for seat in fallen:
        depart(course, seat)
    left = [seat for seat in course.table.order if not course.player(seat).gone]
    sides = {team(course.table, seat) for seat in left}
    if not sides:
        most = max(team_prosperity(course.table, seat) for seat in fallen)
        best = tuple(sorted(seat for seat in fallen if team_prosperity(course.table, seat) == most))
        course.finish(tuple(sorted({each for seat in best for each in partners(course.table, seat)})), reason)
    if len(sides) == 1:
        course.finish(partners(course.table, left[0]), reason)
    if course.active in fallen:
        raise TurnLost


def depart(course: Course, seat: Seat) -> None:
    """Take all that belongs to a player off the table; terrain stays as a plain shape (17.2).

    What a partner has attached to characters that leave goes to that partner's Graveyard (17.3.7).
    """
    table = course.table
    leaving = [each for unit in table.units if unit.seat == seat for each in _attached_to(unit)]
    for card, by in leaving if course.spells_come_back else ():
        if by != seat:
            course.bury(by, card)
    kept = course.player(seat).prosperity
    course.set_table(
        units=tuple(
            replace(unit, modifiers=tuple(each for each in unit.modifiers if each.by != seat or each.until == "perm"))
            for unit in table.units
            if unit.seat != seat
        ),
        tokens=tuple(replace(token, seat=None) if token.seat == seat else token for token in table.tokens),
        acting="",
        controlled="",
        touched=(),
    )
    course.change_units(lambda unit: replace(unit, controller=None) if unit.controller == seat else unit)
    course.change_units(lambda unit: replace(unit, ward=0, ward_by=None) if unit.ward_by == seat else unit)
    course.change_player(seat, gone=True, prosperity=kept, city=(), relics=(), tactics=(), vengeance=0, blizzard=0)
    course.change_secret(seat, **{name: getattr(Secret(), name) for name in ("deck", "hand", "tactics")})
    course.tell(PlayerLeft(seat))


def _mourn(course: Course, blow: Blow, dead: Unit) -> None:
    """Pay the bounty and what else follows a death of a character (6.9)."""
    killer = _killer(course, blow, dead)
    heir = _heir(course, blow, dead)
    if total_cost(dead) >= COSTLY:
        course.mark(dead.seat, lost=True)
    if heir is not None:
        course.prosper(heir, BOUNTY, "bounty")
    if killer is not None:
        loot = keyword(course.table, killer, "looter")
        if loot and are_enemies(course.table, killer.side, dead.seat):
            course.prosper(killer.side, loot, killer.card)
    _draw_on_death(course, dead.seat)
    if dead.controller is not None:
        return
    fire(course, Trouble("own_died", killer, dead), (dead.seat,))
    killer = _killer(course, blow, dead)
    if blow.melee and killer is not None:
        fire(course, Trouble("own_died_melee", killer, dead), (dead.seat,))


def _killer(course: Course, blow: Blow, dead: Unit) -> Unit | None:
    """Return who killed a creature, if it is still on the field (6.9)."""
    killer = blow.killers.get(dead.id)
    return next((unit for unit in course.table.units if unit.id == killer), None)


def _heir(course: Course, blow: Blow, dead: Unit) -> Seat | None:
    """Return who gets the bounty: the opponent of the owner, with more players who dealt the last wound (17.2.6).

    For a controlled character that its owner's side has killed it is the controller (D18); who has left gets nothing.
    """
    table = course.table
    if table.mode == "duel":
        return next(seat for seat in table.order if seat != dead.seat)
    by = blow.by
    if course.killers_are_paid:
        by = blow.others.get(dead.id, by)
        if by is not None and not are_enemies(table, by, dead.seat):
            by = dead.controller
        if by is not None and table.players[by].gone:
            return None
    return by if by is not None and are_enemies(table, by, dead.seat) else None


def _draw_on_death(course: Course, seat: Seat) -> None:
    """Let an Ancestral Stone draw, the first time each turn (6.9, 9.2)."""
    player = course.player(seat)
    cards = sum(UNIQUE[built.id].draw_on_death for built in player.city if built.id in UNIQUE)
    if cards and not player.marks.stone:
        course.mark(seat, stone=True)
        course.draw(seat, cards, "uw3")


def fire(course: Course, trouble: Trouble, owners: tuple[Seat, ...] | None = None) -> Fired:
    """Let at most one tactic of each player fire, the oldest that matches (13.3).

    Clockwise from the active player; without `owners` those of all enemies. A tactic fires in an opponent's turn only
    (13.1). When the event is cancelled or its creature is gone, the rest stay (17.2).
    """
    fired = Fired()
    order = course.table.order
    start = order.index(course.active)
    for place in clockwise_from(start, len(order)):
        seat = order[place]
        if owners is not None and seat not in owners:
            continue
        if not are_enemies(course.table, course.active, seat) or course.player(seat).gone:
            continue
        laid = next((each for each in course.secret(seat).tactics if _matches(each, trouble)), None)
        if laid is None:
            continue
        if trouble.other is not None and not course.is_there(trouble.other.id):
            break
        fired = _carry_out(course, seat, laid, trouble, fired)
        if fired.cancelled:
            break
    return fired


def _matches(laid: Laid, trouble: Trouble) -> bool:
    """Return whether a face-down tactic fires at this event (13.1, 13.2)."""
    order = laid.order
    if order.mode == "hold" or TACTIC[laid.card].trigger != trouble.trigger:
        return False
    card = TACTIC[laid.card]
    wanted = {card.subject, order.subject} - {None}
    if trouble.subject is not None and wanted - {"hero" if trouble.subject.is_hero else "character"}:
        return False
    if any(isinstance(each, v.WoundKiller) for each in card.effects) and trouble.other is None:
        return False
    cost = trouble.cost
    measured = trouble.subject if trouble.trigger in {"own_dying", "own_died", "own_died_melee"} else trouble.other
    if measured is not None:
        cost = total_cost(measured)
    return cost is None or cost >= order.min_cost


def _carry_out(course: Course, seat: Seat, laid: Laid, trouble: Trouble, fired: Fired) -> Fired:
    """Show a tactic, bury it, and do what it says."""
    card = TACTIC[laid.card]
    secret, player = course.secret(seat), course.player(seat)
    course.change_secret(seat, tactics=tuple(each for each in secret.tactics if each.number != laid.number))
    course.change_player(seat, tactics=tuple(each for each in player.tactics if each.number != laid.number))
    course.bury(seat, laid.card)
    course.open(seat, f"tactic {laid.number}")
    course.tell(TacticFired(seat, laid.number, laid.card, trouble.trigger))
    return _operate(course, seat, card, trouble, fired)


def _operate(course: Course, seat: Seat, card: Tactic, trouble: Trouble, fired: Fired) -> Fired:
    """Carry out the operations of a tactic (8.1); what concerns the event itself is handed back."""
    for each in card.effects:
        match each:
            case v.Cancel():
                fired = replace(fired, cancelled=True)
            case v.MoreDice(amount):
                fired = replace(fired, dice=fired.dice + amount)
            case v.ClashArmour(amount):
                fired = replace(fired, armour=fired.armour + amount)
            case v.Survive():
                fired = replace(fired, survives=True)
            case v.Wound() | v.WoundKiller() | v.Stun() | v.Root():
                if trouble.other is not None and course.is_there(trouble.other.id):
                    _strike(course, seat, card, trouble.other.id, each)
            case v.StrengthenNextTurn(amount):
                course.change_player(seat, vengeance=course.player(seat).vengeance + amount)
            case v.GainProsperity(amount):
                course.prosper(seat, amount, card.id)
            case v.Steal(amount):
                stolen = min(amount, course.player(course.active).prosperity)
                course.prosper(course.active, -stolen, card.id)
                course.prosper(seat, stolen, card.id)
            case v.Draw(amount):
                course.draw(seat, amount, card.id)
    return fired


def _strike(
    course: Course, seat: Seat, card: Tactic, other: str, what: v.Wound | v.WoundKiller | v.Stun | v.Root
) -> None:
    """Do to the creature that set off a tactic what the tactic says."""
    match what:
        case v.Wound(amount, magic):
            effect_wounds(course, other, amount, Blow(card.id, by=seat), magic=magic)
        case v.WoundKiller(amount):
            effect_wounds(course, other, amount, Blow(card.id, by=seat))
        case v.Stun():
            course.give(other, "stun", card.id, stunned=True)
        case v.Root():
            course.give(other, "root", card.id, rooted=True)
