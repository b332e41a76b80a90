"""The log of combat in Dungeon Lords: a line for each event (SPEC 5). Pure."""

from collections.abc import Iterator

from games.dungeon_lords import battle_events as b
from games.dungeon_lords.adventurers import ILLUSORY
from games.dungeon_lords.battle_events import BattleEvent
from games.dungeon_lords.components import MONSTER, SPELL, TRAP
from render.dungeon_lords import terms
from render.dungeon_lords.amounts import amount, amounts, is_free, price
from render.naming import Naming
from render.phrases import numeral

IDLE = (
    "word_of_peace", "suggestion", "fist_of_justice", "fireball", "aura_of_fear", "metamorphosis", "magic_key",
    "dimensional_gate",
)  # fmt: skip
"""Spells that have done nothing if they tell of no target and no loss."""


def lines(event: BattleEvent, naming: Naming) -> Iterator[str]:
    """Yield the lines of one event; what a spell brings with it is told by other events."""
    match event:
        case b.CombatBegun() | b.PlanSealed() | b.PlansOpened() | b.CardTurned() | b.BattleBegun():
            yield from _planning(event, naming)
        case b.TrapUsed() | b.TrapPointsStopped() | b.Hit() | b.Eliminated():
            yield _hitting(event, naming)
        case b.SpellDecided() | b.SpellDone() | b.MonsterWithdrawn():
            yield _spelling(event, naming)
        case b.MonsterAttacked() | b.MonsterIdle() | b.MonsterSpent():
            yield from _attacking(event, naming)
        case _:
            yield _closing(event, naming)


def _planning(
    event: b.CombatBegun | b.PlanSealed | b.PlansOpened | b.CardTurned | b.BattleBegun, naming: Naming
) -> Iterator[str]:
    words = naming.words
    match event:
        case b.CombatBegun(year, number):
            yield words("dungeon_lords-log-combat", year=year, round=numeral(number))
        case b.PlanSealed(seat, ready, _):
            key = "dungeon_lords-log-planned-ready" if ready else "dungeon_lords-log-planned"
            yield words(key, player=naming.player(seat))
        case b.PlansOpened(seat, cell, sent, traps):
            facts = {"player": naming.player(seat), "cell": cell}
            if sent:
                yield words("dungeon_lords-log-plans", traps=traps, sent=terms.monsters(words, sent), **facts)
            else:
                yield words("dungeon_lords-log-plans-nobody", traps=traps, **facts)
        case b.CardTurned(number, card):
            yield words(
                "dungeon_lords-log-card",
                round=numeral(number),
                speed="fast" if SPELL[card].fast else "slow",
                card=terms.spell(words, card),
                fatigue=SPELL[card].fatigue,
                text=terms.text(words, "spell", card),
            )
        case b.BattleBegun(seat, cell, party):
            line = terms.adventurers(words, party)
            yield words("dungeon_lords-log-battle", player=naming.player(seat), cell=cell, party=line)


def _hitting(event: b.TrapUsed | b.TrapPointsStopped | b.Hit | b.Eliminated, naming: Naming) -> str:
    words = naming.words
    match event:
        case b.TrapUsed(_, trap, cost, imps):
            name = terms.trap(words, trap)
            if is_free(cost, imps):
                return words("dungeon_lords-log-trap", trap=name)
            return words("dungeon_lords-log-trap-paid", trap=name, cost=price(words, cost, imps))
        case b.TrapPointsStopped(_, points, left):
            return words("dungeon_lords-log-stopped", points=points, left=left)
        case b.Hit():
            facts = {"adventurer": terms.adventurer(words, event.adventurer), "by": _by(event, naming)}
            if event.shielded:
                return words(
                    "dungeon_lords-log-hit-shielded",
                    points=event.points,
                    shielded=event.shielded,
                    left=event.left,
                    **facts,
                )
            return words("dungeon_lords-log-hit", points=event.points, left=event.left, **facts)
        case b.Eliminated(_, adventurer) if adventurer == ILLUSORY:
            return words("dungeon_lords-log-eliminated-illusion", adventurer=terms.adventurer(words, adventurer))
        case b.Eliminated(seat, adventurer):
            name = terms.adventurer(words, adventurer)
            return words("dungeon_lords-log-eliminated", adventurer=name, player=naming.player(seat))


def _by(event: b.Hit, naming: Naming) -> str:
    """Return what dealt a hit."""
    if event.source in {"fatigue", "poison"}:
        return naming.words(f"dungeon_lords-source-{event.source}")
    return terms.trap(naming.words, event.by) if event.by in TRAP else terms.monster(naming.words, event.by)


def _spelling(event: b.SpellDecided | b.SpellDone | b.MonsterWithdrawn, naming: Naming) -> str:
    words = naming.words
    match event:
        case b.SpellDecided(_, spell, magic, needed, cast, blocked):
            name = terms.spell(words, spell)
            if blocked:
                return words("dungeon_lords-log-spell-blocked", spell=name)
            key = "dungeon_lords-log-spell" if cast else "dungeon_lords-log-spell-weak"
            return words(key, spell=name, magic=magic, needed=needed)
        case b.SpellDone():
            name = terms.spell(words, event.spell)
            if event.target:
                target = terms.any_thing(words, event.target)
                return words("dungeon_lords-log-spell_done-target", spell=name, target=target)
            lost = amounts(words, gold=event.gold, food=event.food, imps=event.imps)
            if event.gold or event.food or event.imps:
                player = naming.player(event.seat)
                return words("dungeon_lords-log-spell_done-lost", spell=name, player=player, amount=lost)
            key = "dungeon_lords-log-spell_done-nothing" if event.spell in IDLE else "dungeon_lords-log-spell_done"
            return words(key, spell=name)
        case b.MonsterWithdrawn(_, monster):
            return words("dungeon_lords-log-withdrawn", monster=terms.monster(words, monster))


def _attacking(event: b.MonsterAttacked | b.MonsterIdle | b.MonsterSpent, naming: Naming) -> Iterator[str]:
    words, name = naming.words, terms.monster(naming.words, event.monster)
    match event:
        case b.MonsterAttacked(_, monster, line, food, no_conquest):
            hits = MONSTER[monster].lines[line - 1].shape != "none"
            if food:
                yield words("dungeon_lords-log-attacked-food", monster=name, food=amount(words, "food", food))
            elif not no_conquest:
                yield words("dungeon_lords-log-attacked", monster=name)
            elif hits:
                yield words("dungeon_lords-log-attacked-both", monster=name)
            else:
                yield words("dungeon_lords-log-attacked-guard", monster=name)
        case b.MonsterIdle():
            yield words("dungeon_lords-log-idle", monster=name)
        case b.MonsterSpent(_, _, face_up):
            yield words("dungeon_lords-log-spent-returns" if face_up else "dungeon_lords-log-spent", monster=name)


def _closing(
    event: b.NoBattleFought | b.Healed | b.HealingSkipped | b.Conquered | b.NotConquered | b.PrisonerReleased,
    naming: Naming,
) -> str:
    words, player = naming.words, naming.player(event.seat)
    match event:
        case b.NoBattleFought(_, why):
            return words("dungeon_lords-log-no_battle", why=why, player=player)
        case b.Healed(_, adventurer, points, left):
            name = terms.adventurer(words, adventurer)
            return words("dungeon_lords-log-healed", adventurer=name, points=points, left=left)
        case b.HealingSkipped(_, why):
            return words("dungeon_lords-log-no_healing", why=why)
        case b.Conquered(_, cell):
            return words("dungeon_lords-log-conquered", cell=cell, player=player)
        case b.NotConquered(_, cell, prevented):
            return words("dungeon_lords-log-not_conquered", cell=cell, prevented=prevented)
        case b.PrisonerReleased(_, prisoner):
            return words("dungeon_lords-log-released", player=player, prisoner=terms.adventurer(words, prisoner))
