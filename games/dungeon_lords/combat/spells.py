"""The spell of a round: whether it is cast, and what it does (SPEC 4.6, 4.7, 5.4, 5.5, 5.7).

Spells that need no choice are carried out at once. Suggestion keeps the monsters that it still asks about in
`Battle.pending`. Ghosts are never concerned (7.15, 7.16).
"""

from collections.abc import Iterator
from itertools import chain

from msgspec.structs import replace

from games.dungeon_lords import lair
from games.dungeon_lords import parameters as figures
from games.dungeon_lords.adventurers import ADVENTURER, ILLUSORY
from games.dungeon_lords.battle_events import MonsterSpent, MonsterWithdrawn, SpellDecided, SpellDone
from games.dungeon_lords.combat import line
from games.dungeon_lords.components import ANTIMAGIC_ROOM, MONSTER, SPELL, MonsterId, Spell, in_list_order
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import MonsterPaid
from games.dungeon_lords.moves import Accept, Choose, Decline, Dismiss, Face, Move, PayMonster, Release
from games.dungeon_lords.state import Adventurer, Fighter, FighterState, State
from games.kernel.course import put, without
from games.kernel.errors import IllegalMove
from games.kernel.public import there

CHOOSING = ("aura_of_fear", "metamorphosis", "dimensional_gate")
"""Spells that make the lord choose one of his monsters in battle."""


def run(course: Course, *, fast: bool) -> bool:
    """Carry the spell out if its card has this speed and it is cast (5.5, 5.7); return whether to choose something."""
    spell = card(course.state)
    if spell.fast != fast:
        return False
    if course.battle.spell_cast is None:
        _decide(course, spell)
    if course.battle.pending and not any(_payments(course.state, each) for each in set(course.battle.pending)):
        # The lord can pay none of the monsters that Suggestion asks about.
        for monster in course.battle.pending:
            _withdraw(course, monster)
        course.alter("battle", pending=())
    if asked(course.state)[0]:
        return True
    if course.battle.spell_cast and not course.battle.spell_done:
        _carry_out(course, spell.id)
    return False


def card(state: State) -> Spell:
    """Return the combat card of this round."""
    return SPELL[state.cards[state.combat_round - 1]]


def asked(state: State) -> line.Asked:
    """Return what the spell asks, with its choices in list order."""
    battle = there(state.battle)
    if not battle.spell_cast or battle.spell_done:
        return "", ()
    match card(state).id:
        case "word_of_peace" if monsters_in_battle(state):
            return "word_of_peace", (Accept(), Decline())
        case "suggestion" if battle.pending:
            kinds = in_list_order(battle.pending)
            ways: Iterator[tuple[Move, ...]] = ((*_payments(state, kind), Dismiss(kind)) for kind in kinds)
            return "suggestion", chain.from_iterable(ways)
        case spell if spell in CHOOSING and len(targets := _targets(state)) > 1:
            return "spell_target", targets
        case "magic_key" if len(state.lords[battle.seat].prisoners) > 1:
            return lair.PRISONER, lair.releases(state, battle.seat)
    return "", ()


def act(course: Course, move: Move) -> None:
    """Answer what the spell asks. Word of Peace: accept withdraws all monsters, decline gains Evil.

    Raises:
        IllegalMove: `not_in_battle` (`monster`), `name_face` (`monster`), `faces_alike` (`monster`), `cannot_feed`
            (`monster`), `wrong_phase` (`phase`); what `lair.check` and `lair.release` refuse.
    """
    battle = course.battle
    match asked(course.state)[0], move:
        case "word_of_peace", Accept():
            for monster in monsters_in_battle(course.state):
                _withdraw(course, monster)
            _finish(course)
        case "word_of_peace", Decline():
            _finish(course)
            course.change_evil(battle.seat, figures.SPELL_EVIL, "word_of_peace")
        case "suggestion", PayMonster(monster) | Dismiss(monster):
            if monster not in battle.pending:
                raise IllegalMove("not_in_battle", monster=monster)
            if isinstance(move, PayMonster):
                _pay_again(course, move)
            else:
                course.alter("battle", pending=without(battle.pending, monster))
                _withdraw(course, monster)
        case "spell_target", Choose(monster, face):
            if monster not in monsters_in_battle(course.state):
                raise IllegalMove("not_in_battle", monster=monster)
            if move not in _targets(course.state):
                raise IllegalMove("name_face" if face is None else "faces_alike", monster=monster)
            _strike(course, monster, face)
        case "prisoner", Release(prisoner):
            _finish(course)
            lair.release(course, battle.seat, prisoner)
        case _:
            raise IllegalMove("wrong_phase", phase=course.state.phase)


def monsters_in_battle(state: State) -> tuple[MonsterId, ...]:
    """Return the monsters in battle, ghosts and withdrawn ones left out, in list order (4.7)."""
    sent = [each.kind for each in there(state.battle).fighters if each.state != "withdrawn"]
    return tuple(kind for kind in in_list_order(sent) if not MONSTER[kind].is_ghost for _ in range(sent.count(kind)))


def _targets(state: State) -> tuple[Choose, ...]:
    """Return the monsters that a spell can strike, in list order; of one kind the one face down before the other.

    How they lie matters where the spell takes one out of the game.
    """
    faces: dict[MonsterId, set[Face]] = {}
    for fighter in there(state.battle).fighters:
        if fighter.state != "withdrawn" and not MONSTER[fighter.kind].is_ghost:
            faces.setdefault(fighter.kind, set()).add("up" if _lies_open(fighter) else "down")
    return tuple(
        Choose(kind, face if len(faces[kind]) > 1 else None)
        for kind in in_list_order(faces)
        for face in sorted(faces[kind])
    )


def _lies_open(fighter: Fighter) -> bool:
    """Return whether a fighter is face up."""
    return fighter.returns or fighter.state == "waiting"


def _decide(course: Course, spell: Spell) -> None:
    """Decide whether the spell is cast (5.4): that of round r needs r magic icons in the line (D26).

    Not after an Anti-magic Dart on a wizard this round, nor in the Anti-magic Room.
    """
    state, battle = course.state, course.battle
    if not line.party(state):
        course.alter("battle", spell_cast=False)
        return
    needed, found = figures.SPELL_NEEDS_PER_ROUND * state.combat_round, line.icons(state, "magic")
    blocked = battle.spell_blocked or line.room(state) == ANTIMAGIC_ROOM
    cast = found >= needed and not blocked
    course.tell(SpellDecided(battle.seat, spell.id, found, needed, cast, blocked))
    is_asked = cast and spell.id == "suggestion"
    course.alter("battle", spell_cast=cast, pending=monsters_in_battle(state) if is_asked else battle.pending)


def _carry_out(course: Course, spell: str) -> None:
    """Do what the spell does to the lord, then for the party (4.6, 4.7)."""
    seat, monsters = course.battle.seat, monsters_in_battle(course.state)
    if spell in CHOOSING and monsters:
        _strike(course, monsters[0])
        return
    _finish(course)
    lord = course.lord(seat)
    match spell:
        case "detect_evil":
            course.change_evil(seat, figures.SPELL_EVIL, "detect_evil")
        case "graffiti" if not lord.food:
            course.change_evil(seat, figures.GRAFFITI_EVIL, "graffiti")
        case "detect_treasure" if lord.gold:
            course.add(seat, gold=-1)
            _told(course, gold=1)
        case "detect_treasure" | "graffiti" if lord.food:
            course.add(seat, food=-1)
            _told(course, food=1)
        case "detect_treasure":
            _told(course)
            lair.owe_traps(course, seat, "treasure")
        case "fist_of_justice":
            lost = min(1, lord.imps)
            course.add(seat, imps=-lost)
            _told(course, imps=lost)
        case "magic_key" if lord.prisoners:
            lair.release(course, seat, lord.prisoners[0])
        case _:
            _help_party(course, spell)


def _help_party(course: Course, spell: str) -> None:
    """Do what the spell does for the party (4.6, 4.7); one that is not named here does nothing, such as Fireball."""
    battle, party = course.battle, line.party(course.state)
    match spell:
        case "magic_shield":
            course.alter("battle", shield=battle.shield + 1)
        case "blind_rage":
            course.alter("battle", blind_rage=True)
        case "song_of_courage":
            course.alter("battle", courage=True)
        case "invisibility":
            # Wizards go to the end of the line, where they stay; nothing reaches them in this round (D42).
            wizards = tuple(each for each in party if ADVENTURER[each.id].kind == "wizard")
            course.change(battle.seat, party=(*(each for each in party if each not in wizards), *wizards))
            course.alter("battle", invisible=tuple(each.id for each in wizards))
        case "create_food":
            first = replace(party[0], extra=party[0].extra + figures.CREATE_FOOD_HIT_POINTS)
            course.change(battle.seat, party=(first, *party[1:]))
        case "illusion":
            course.change(battle.seat, party=(Adventurer(ILLUSORY), *party))
    is_named = spell in {"create_food", "illusion"}
    _told(course, target=line.party(course.state)[0].id if is_named else "")
    if spell == "regeneration":
        for each in party:
            line.heal(course, each.id, min(figures.REGENERATION_HEALS, each.damage))


def _finish(course: Course) -> None:
    course.alter("battle", spell_done=True, pending=())


def _withdraw(course: Course, monster: MonsterId) -> None:
    """Let a monster go back to the lair, face up (5.5)."""
    _mark(course, monster, "withdrawn")
    course.tell(MonsterWithdrawn(course.battle.seat, monster))


def _mark(course: Course, monster: MonsterId, became: FighterState, face: Face | None = None) -> Fighter:
    """Change the first fighter of this kind, and that lies so, that is not withdrawn; return it as it was."""
    fighters = course.battle.fighters
    before = next(
        each
        for each in fighters
        if each.kind == monster and each.state != "withdrawn" and (face is None or _lies_open(each) == (face == "up"))
    )
    course.alter("battle", fighters=put(fighters, fighters.index(before), replace(before, state=became)))
    return before


def _strike(course: Course, monster: MonsterId, face: Face | None = None) -> None:
    """Let Aura of Fear, Metamorphosis or Dimensional Gate strike a monster."""
    spell, seat = card(course.state).id, course.battle.seat
    _finish(course)
    _told(course, target=monster)
    if spell == "aura_of_fear":
        _withdraw(course, monster)
    elif spell == "metamorphosis":
        _mark(course, monster, "metamorphosed")
        lair.turn_down(course, seat, monster)
        course.tell(MonsterSpent(seat, monster, False))
    else:
        before = _mark(course, monster, "withdrawn", face)
        lair.remove(course, seat, monster, face_up=_lies_open(before))


def _payments(state: State, monster: MonsterId) -> tuple[PayMonster, ...]:
    """Return the ways to pay a monster again that the lord can afford."""
    lord = state.lords[there(state.battle).seat]
    choices = lair.meals(lord, MONSTER[monster].cost, lair.fodder(lord, monster))
    return tuple(PayMonster(monster, fed) for fed in choices)


def _pay_again(course: Course, move: PayMonster) -> None:
    battle, cost = course.battle, MONSTER[move.monster].cost
    lair.check(course.lord(battle.seat), cost)
    if move not in _payments(course.state, move.monster):
        raise IllegalMove("cannot_feed", monster=move.fed or move.monster)
    course.alter("battle", pending=without(battle.pending, move.monster))
    course.tell(MonsterPaid(battle.seat, move.monster, cost, move.fed))
    if move.fed is not None:
        _feed(course, move.fed)
    lair.pay_monster(course, battle.seat, cost, "suggestion")


def _feed(course: Course, fed: MonsterId) -> None:
    """Give a Demon another creature, from the lair if there is one, else the last such one of this battle (4.1)."""
    battle = course.battle
    owned = [each for each in course.lord(battle.seat).creatures if each.kind == fed]
    sent = [place for place, each in enumerate(battle.fighters) if each.kind == fed and each.state != "withdrawn"]
    is_face_up = all(each.face_up for each in owned)
    lair.remove(course, battle.seat, fed, face_up=is_face_up)
    if not is_face_up or len(owned) > len(sent):
        return
    last = sent[-1]
    course.alter("battle", fighters=(*battle.fighters[:last], *battle.fighters[last + 1 :]))
    # Of two Demons the eater's own question is already off the list; what is left belongs to the one eaten.
    if fed in battle.pending:
        course.alter("battle", pending=without(battle.pending, fed))


def _told(course: Course, target: str = "", gold: int = 0, food: int = 0, imps: int = 0) -> None:
    course.tell(SpellDone(course.battle.seat, card(course.state).id, target, gold, food, imps))
