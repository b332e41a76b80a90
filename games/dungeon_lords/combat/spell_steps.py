"""The spell of a round: whether it is cast, and what it does (SPEC 4.6, 4.7, 5.4, 5.5, 5.7).

Spells that need no choice are carried out at once. Those that ask about monsters keep what is still open in
`Battle.pending`. Ghosts are never concerned (7.15, 7.16).
"""

from collections.abc import Callable

from msgspec.structs import replace

from games.dungeon_lords.adventurers import ILLUSORY
from games.dungeon_lords.battle_events import MonsterSpent, MonsterWithdrawn, SpellDecided, SpellDone
from games.dungeon_lords.combat import line
from games.dungeon_lords.combat.line import battle_of, change
from games.dungeon_lords.components import ANTIMAGIC_ROOM, MONSTER, MONSTERS, SPELL, MonsterId, Spell
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import MonsterPaid
from games.dungeon_lords.lord import lair, trap_pile
from games.dungeon_lords.lord.dungeon import tile_on
from games.dungeon_lords.lord.goods import change_evil, check, lacking, pay
from games.dungeon_lords.moves import Accept, Choose, Decline, Dismiss, Move, PayMonster, Release
from games.dungeon_lords.parameters import (
    CREATE_FOOD_HIT_POINTS,
    GRAFFITI_EVIL,
    REGENERATION_HEALS,
    SPELL_EVIL,
    SPELL_NEEDS_PER_ROUND,
)
from games.dungeon_lords.state import Adventurer, Fighter, State
from games.kernel.errors import IllegalMove
from games.kernel.tuples import without

WORD_OF_PEACE = "word_of_peace"
SUGGESTION = "suggestion"
SPELL_TARGET = "spell_target"
CHOOSING = ("aura_of_fear", "metamorphosis", "dimensional_gate")
"""Spells that make the lord choose one of his monsters in battle."""


def run(course: Course, *, fast: bool) -> bool:
    """Carry the spell out if its card has this speed and it is cast; return whether the lord has to choose."""
    spell = card(course.state)
    if spell.fast != fast:
        return False
    if battle_of(course.state).spell_cast is None:
        _decide(course, spell)
    while kind(course.state) is None and _is_open(course.state):
        _carry_out(course, spell)
    return kind(course.state) is not None


def card(state: State) -> Spell:
    """Return the combat card of this round."""
    return SPELL[state.cards[state.combat_round - 1]]


def kind(state: State) -> str | None:
    """Return the kind of decision that the spell asks, None if there is nothing to choose."""
    if not _is_open(state):
        return None
    spell = card(state).id
    if spell == WORD_OF_PEACE:
        return WORD_OF_PEACE if _monsters(state) else None
    if spell == SUGGESTION:
        return SUGGESTION if battle_of(state).pending else None
    if spell in CHOOSING:
        return SPELL_TARGET if len(set(_monsters(state))) > 1 else None
    if spell == "magic_key":
        return lair.PRISONER if len(_prisoners(state)) > 1 else None
    return None


def legal_moves(state: State) -> tuple[Move, ...]:
    """Return the choices that the spell gives, in list order."""
    match kind(state):
        case "word_of_peace":
            return (Accept(), Decline())
        case "suggestion":
            pending = battle_of(state).pending
            asked = [monster.id for monster in MONSTERS if monster.id in pending]
            moves: list[Move] = []
            for each in asked:
                moves += (*_payments(state, each), Dismiss(each))
            return tuple(moves)
        case "spell_target":
            return tuple(Choose(monster.id) for monster in MONSTERS if monster.id in _monsters(state))
        case "prisoner":
            return lair.releases(state, battle_of(state).seat)
        case _:
            return ()


def act(course: Course, move: Move) -> None:
    """Answer what the spell asks. Word of Peace: accept withdraws all monsters, decline gains Evil.

    Raises:
        IllegalMove: `not_in_battle` (`monster`), `wrong_phase` (`phase`); what `_pay_again`, `check_imprisoned` refuse.
    """
    seat = battle_of(course.state).seat
    match kind(course.state), move:
        case "word_of_peace", Accept():
            for monster in _monsters(course.state):
                _withdraw(course, monster)
            _finish(course)
        case "word_of_peace", Decline():
            _finish(course)
            change_evil(course, seat, SPELL_EVIL, "word_of_peace")
        case "suggestion", PayMonster():
            _pay_again(course, move)
        case "suggestion", Dismiss(monster):
            _check_pending(course.state, monster)
            change(course, pending=without(battle_of(course.state).pending, monster))
            _withdraw(course, monster)
        case "spell_target", Choose(monster):
            if monster not in _monsters(course.state):
                raise IllegalMove("not_in_battle", monster=monster)
            _strike(course, monster)
        case "prisoner", Release(prisoner):
            lair.check_imprisoned(course.state, seat, prisoner)
            _release(course, prisoner)
        case _:
            raise IllegalMove("wrong_phase", phase=course.state.phase)


def _prisoners(state: State) -> tuple[str, ...]:
    return state.lords[battle_of(state).seat].prisoners


def _is_open(state: State) -> bool:
    battle = battle_of(state)
    return bool(battle.spell_cast) and not battle.spell_done


def _decide(course: Course, spell: Spell) -> None:
    """Count the magic of the line: the spell of round r needs r icons (D26)."""
    state = course.state
    battle = battle_of(state)
    if not line.party(state):
        change(course, spell_cast=False)
        return
    needed, found = SPELL_NEEDS_PER_ROUND * state.combat_round, line.magic(state)
    room = tile_on(state.lords[battle.seat].tiles, battle.cell).room
    blocked = battle.spell_blocked or room == ANTIMAGIC_ROOM
    cast = found >= needed and not blocked
    course.tell(SpellDecided(battle.seat, spell.id, found, needed, cast, blocked))
    change(course, spell_cast=cast)
    if cast and spell.id == SUGGESTION:
        change(course, pending=_monsters(course.state))


def _carry_out(course: Course, spell: Spell) -> None:
    """Do what the spell does without a choice."""
    if spell.id in CHOOSING and _monsters(course.state):
        _strike(course, _monsters(course.state)[0])
        return
    if spell.id == "magic_key" and _prisoners(course.state):
        _release(course, _prisoners(course.state)[0])
        return
    _finish(course)
    effect = _EFFECTS.get(spell.id)
    if effect is None:
        course.tell(SpellDone(battle_of(course.state).seat, spell.id))
    else:
        effect(course)


def _finish(course: Course) -> None:
    change(course, spell_done=True, pending=())


def _monsters(state: State) -> tuple[MonsterId, ...]:
    """Return the monsters in battle, ghosts and withdrawn ones left out, in list order."""
    there = [each.kind for each in battle_of(state).fighters if each.state != "withdrawn"]
    return tuple(monster.id for monster in MONSTERS if not monster.is_ghost for each in there if each == monster.id)


def _withdraw(course: Course, kind_of: MonsterId) -> None:
    """Send one monster back to the lair, face up."""
    _mark(course, kind_of, "withdrawn")
    course.tell(MonsterWithdrawn(battle_of(course.state).seat, kind_of))


def _mark(course: Course, kind_of: MonsterId, became: str) -> Fighter:
    """Change the first fighter of this kind that is not withdrawn; return it as it was."""
    fighters = list(battle_of(course.state).fighters)
    place = next(place for place, each in enumerate(fighters) if each.kind == kind_of and each.state != "withdrawn")
    before = fighters[place]
    fighters[place] = replace(before, state=became)
    change(course, fighters=tuple(fighters))
    return before


def _strike(course: Course, kind_of: MonsterId) -> None:
    """Let Aura of Fear, Metamorphosis or Dimensional Gate strike a monster."""
    spell, seat = card(course.state).id, battle_of(course.state).seat
    _finish(course)
    course.tell(SpellDone(seat, spell, kind_of))
    if spell == "aura_of_fear":
        _withdraw(course, kind_of)
    elif spell == "metamorphosis":
        _mark(course, kind_of, "metamorphosed")
        lair.turn(course, seat, kind_of)
        course.tell(MonsterSpent(seat, kind_of, False))
    else:
        before = _mark(course, kind_of, "withdrawn")
        lair.remove(course, seat, kind_of, face_up=before.returns or before.state == "waiting")


def _check_pending(state: State, monster: str) -> None:
    if monster not in battle_of(state).pending:
        raise IllegalMove("not_in_battle", monster=monster)


def _payments(state: State, monster: MonsterId) -> tuple[PayMonster, ...]:
    """Return the ways to pay a monster again that the lord can afford."""
    lord, cost = state.lords[battle_of(state).seat], MONSTER[monster].cost
    if lacking(lord, cost, eater=cost.monsters):
        return ()
    if cost.monsters:
        return tuple(PayMonster(monster, fed) for fed in lair.fodder(lord, monster))
    return (PayMonster(monster),)


def _pay_again(course: Course, move: PayMonster) -> None:
    """Pay a monster that Suggestion asks about.

    Raises:
        IllegalMove: `not_in_battle` (`monster`), `cannot_feed` (`monster`); what
            `goods.check` refuses.
    """
    _check_pending(course.state, move.monster)
    seat = battle_of(course.state).seat
    cost = MONSTER[move.monster].cost
    check(course.lord(seat), cost, eater=cost.monsters)
    if move not in _payments(course.state, move.monster):
        raise IllegalMove("cannot_feed", monster=move.fed or move.monster)
    change(course, pending=without(battle_of(course.state).pending, move.monster))
    course.tell(MonsterPaid(seat, move.monster, cost, move.fed))
    if move.fed is not None:
        _feed(course, move.monster, move.fed)
    pay(course, seat, replace(cost, traps=0, monsters=0), "suggestion")
    if cost.traps:
        trap_pile.owe(course, seat, "suggestion", cost.traps)


def _feed(course: Course, eater: MonsterId, fed: MonsterId) -> None:
    """Give a Demon another creature: one from the lair if there is one, else one from this battle."""
    battle = battle_of(course.state)
    owned = [each for each in course.lord(battle.seat).creatures if each.kind == fed]
    sent = [each for each in battle.fighters if each.kind == fed and each.state != "withdrawn"]
    if any(not each.face_up for each in owned):
        lair.remove(course, battle.seat, fed, face_up=False)
        return
    lair.remove(course, battle.seat, fed, face_up=True)
    if len(owned) > len(sent):
        return
    _mark_fed(course, fed)
    pending = battle_of(course.state).pending
    # Of two Demons the eater's own question is already off the list; what is left belongs to the one eaten.
    if fed in pending:
        change(course, pending=without(pending, fed))


def _mark_fed(course: Course, fed: MonsterId) -> None:
    """Take a fighter out of the battle for good; of two Demons it is the other one."""
    fighters = battle_of(course.state).fighters
    last = max(place for place, each in enumerate(fighters) if each.kind == fed and each.state != "withdrawn")
    change(course, fighters=(*fighters[:last], *fighters[last + 1 :]))


def _release(course: Course, prisoner: str) -> None:
    _finish(course)
    lair.release(course, battle_of(course.state).seat, prisoner)


def _magic_shield(course: Course) -> None:
    change(course, shield=battle_of(course.state).shield + 1)
    _told(course)


def _invisibility(course: Course) -> None:
    """Move the wizards to the end of the line, where they stay; nothing reaches them in this round (D42)."""
    party = line.party(course.state)
    wizards = tuple(each for each in party if line.tile_of(each).kind == "wizard")
    others = tuple(each for each in party if each not in wizards)
    course.change(battle_of(course.state).seat, party=(*others, *wizards))
    change(course, invisible=tuple(each.id for each in wizards))
    _told(course)


def _detect_evil(course: Course) -> None:
    change_evil(course, battle_of(course.state).seat, SPELL_EVIL, "detect_evil")


def _fist_of_justice(course: Course) -> None:
    seat = battle_of(course.state).seat
    lost = min(1, course.lord(seat).imps)
    course.change(seat, imps=course.lord(seat).imps - lost)
    _told(course, imps=lost)


def _detect_treasure(course: Course) -> None:
    """Take a gold; without gold a food; without food a trap of the lord's choice."""
    seat = battle_of(course.state).seat
    lord = course.lord(seat)
    if lord.gold:
        course.change(seat, gold=lord.gold - 1)
        _told(course, gold=1)
    elif lord.food:
        course.change(seat, food=lord.food - 1)
        _told(course, food=1)
    else:
        _told(course)
        trap_pile.owe(course, seat, "treasure")


def _graffiti(course: Course) -> None:
    seat = battle_of(course.state).seat
    lord = course.lord(seat)
    if lord.food:
        course.change(seat, food=lord.food - 1)
        _told(course, food=1)
    else:
        change_evil(course, seat, GRAFFITI_EVIL, "graffiti")


def _blind_rage(course: Course) -> None:
    change(course, blind_rage=True)
    _told(course)


def _create_food(course: Course) -> None:
    """Give the first of the line one hit point more for the rest of the combat."""
    seat = battle_of(course.state).seat
    first, *rest = course.lord(seat).party
    course.change(seat, party=(replace(first, extra=first.extra + CREATE_FOOD_HIT_POINTS), *rest))
    _told(course, target=first.id)


def _illusion(course: Course) -> None:
    """Put an illusionary adventurer before everybody (D43)."""
    seat = battle_of(course.state).seat
    course.change(seat, party=(Adventurer(ILLUSORY), *course.lord(seat).party))
    _told(course, target=ILLUSORY)


def _song_of_courage(course: Course) -> None:
    change(course, courage=True)
    _told(course)


def _regeneration(course: Course) -> None:
    _told(course)
    for each in line.party(course.state):
        if each.damage:
            line.heal(course, battle_of(course.state).seat, each.id, min(REGENERATION_HEALS, each.damage))


def _told(course: Course, target: str = "", gold: int = 0, food: int = 0, imps: int = 0) -> None:
    course.tell(SpellDone(battle_of(course.state).seat, card(course.state).id, target, gold, food, imps))


_EFFECTS: dict[str, Callable[[Course], None]] = {
    "magic_shield": _magic_shield,
    "invisibility": _invisibility,
    "detect_evil": _detect_evil,
    "fist_of_justice": _fist_of_justice,
    "detect_treasure": _detect_treasure,
    "graffiti": _graffiti,
    "blind_rage": _blind_rage,
    "create_food": _create_food,
    "illusion": _illusion,
    "song_of_courage": _song_of_courage,
    "regeneration": _regeneration,
}
"""Effects without a choice. Whoever is missing here (Fireball) does nothing."""
