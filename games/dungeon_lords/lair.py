"""What a lord can pay, his creatures, his prisoners, and his traps (SPEC 1.4, 2.4, 2.7, 4.1, 4.7, 5.1, 7, 8.1, D24).

Lists are in list order. A lord who owes a trap is asked before anything else goes on, which is the phase "due". Only he
sees which one he gives; that he gives one, and why, is public. With one trap in hand there is nothing to choose.
"""

from typing import Literal

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.battle_events import PrisonerReleased
from games.dungeon_lords.components import TRAPS, Cost, MonsterId, in_list_order
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import EvilReason, MonsterLeft, TrapGiven, TrapsReshuffled
from games.dungeon_lords.moves import GiveTrap, Move, Release
from games.dungeon_lords.parameters import MOST_EVIL
from games.dungeon_lords.state import Creature, Discard, Handing, Lord, State, TrapDue
from games.kernel import decks
from games.kernel.chance import Chance
from games.kernel.course import put, without
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.kernel.phases import waits

GIVING = "give_trap"
PRISONER = "prisoner"
"""The kind of decision which prisoner goes free."""

advance = waits


def free_imps(lord: Lord) -> int:
    """Return the free imps: those that are not busy digging, mining, supervising or in a room (2.4, 2.5)."""
    return lord.imps - lord.busy


def lacking(lord: Lord, cost: Cost) -> Literal["gold", "food", "evil", "traps"] | None:
    """Return the first good of which `lord` has too little for `cost`, None if he can pay; monsters are not counted.

    Evil as a cost is payable only if the counter stays at 15 or below (1.3).
    """
    if lord.gold < cost.gold:
        return "gold"
    if lord.food < cost.food:
        return "food"
    if lord.evil + cost.evil > MOST_EVIL:
        return "evil"
    return "traps" if len(lord.traps) < cost.traps else None


def check(lord: Lord, cost: Cost) -> None:
    """Refuse a price that `lord` cannot pay.

    Raises:
        IllegalMove: `too_few` (`good`, `needed`, `present`), `too_evil` (`evil`, `gain`, `most`).
    """
    good = lacking(lord, cost)
    if good == "evil":
        raise IllegalMove("too_evil", evil=lord.evil, gain=cost.evil, most=MOST_EVIL)
    if good is not None:
        present = {"gold": lord.gold, "food": lord.food, "traps": len(lord.traps)}[good]
        raise IllegalMove("too_few", good=good, needed=getattr(cost, good), present=present)


def fodder(lord: Lord, eater: MonsterId | None = None) -> tuple[MonsterId, ...]:
    """Return the kinds that can be given to a Demon: any other monster or ghost of its lord, never itself (4.1).

    The Demon is `eater` where it is already among the creatures.
    """
    kinds = [creature.kind for creature in lord.creatures]
    if eater in kinds:
        kinds.remove(eater)
    return in_list_order(kinds)


def meals(lord: Lord, cost: Cost, choices: tuple[MonsterId, ...]) -> tuple[MonsterId | None, ...]:
    """Return what a creature of this price may be fed: one of `choices`, or None if it eats nobody.

    Nothing is returned if the lord cannot pay.
    """
    if lacking(lord, cost):
        return ()
    return choices if cost.monsters else (None,)


def check_meal(lord: Lord, kind: MonsterId, cost: Cost, fed: MonsterId | None, choices: tuple[MonsterId, ...]) -> None:
    """Refuse a price that `lord` cannot pay, a Demon without a meal, a meal for others, and one that is not there.

    Raises:
        IllegalMove: `too_few` (`good`, `needed`, `present`), `feeds_nothing` (`monster`), `must_feed` (`monster`),
            `not_owned` (`monster`); what `check` refuses.
    """
    check(lord, cost)
    if cost.monsters and not choices:
        raise IllegalMove("too_few", good="monsters", needed=cost.monsters, present=0)
    if bool(cost.monsters) == (fed is None):
        raise IllegalMove("must_feed" if cost.monsters else "feeds_nothing", monster=kind)
    if fed is not None and fed not in choices:
        raise IllegalMove("not_owned", monster=fed)


def count_of(lord: Lord, kinds: tuple[MonsterId, ...]) -> int:
    """Return how many creatures of `kinds` the lord owns."""
    return sum(creature.kind in kinds for creature in lord.creatures)


def remove(course: Course, seat: Seat, kind: MonsterId, *, face_up: bool | None = None) -> None:
    """Take a creature of `kind` out of the game; the one face down first unless `face_up` says which.

    Raises:
        IllegalMove: `not_owned` (`monster`).
    """
    creatures = course.lord(seat).creatures
    for side in (False, True) if face_up is None else (face_up,):
        if Creature(kind, side) in creatures:
            course.change(seat, creatures=without(creatures, Creature(kind, side)))
            return
    raise IllegalMove("not_owned", monster=kind)


def let_go(course: Course, seat: Seat, kind: MonsterId) -> None:
    """Let a creature of `kind` leave for the Distant Lands; raises what `remove` says."""
    remove(course, seat, kind)
    course.tell(MonsterLeft(seat, kind))


def turn_down(course: Course, seat: Seat, kind: MonsterId) -> None:
    """Turn one creature of `kind` face down."""
    creatures = course.lord(seat).creatures
    course.change(seat, creatures=put(creatures, creatures.index(Creature(kind)), Creature(kind, False)))


def releases(state: State, seat: Seat) -> tuple[Release, ...]:
    """Return the prisoners of `seat` by points, then by age (8.1): a paladin, who is worth most, comes last."""
    prisoners = state.lords[seat].prisoners
    return tuple(Release(each) for each in sorted(prisoners, key=lambda each: ADVENTURER[each].kind == "paladin"))


def release(course: Course, seat: Seat, prisoner: str) -> None:
    """Set a prisoner free; he is out of the game.

    Raises:
        IllegalMove: `not_imprisoned` (`adventurer`).
    """
    prisoners = course.lord(seat).prisoners
    if prisoner not in prisoners:
        raise IllegalMove("not_imprisoned", adventurer=prisoner)
    course.change(seat, prisoners=without(prisoners, prisoner))
    course.tell(PrisonerReleased(seat, prisoner))


def draw_traps(course: Course, seat: Seat, count: int) -> tuple[str, ...]:
    """Give `seat` up to `count` traps from the deck, reshuffled from the discards when empty (1.4.4). Return them."""

    def reshuffle() -> tuple[str, ...]:
        pile = course.state.trap_discard
        if pile:
            course.set(trap_discard=())
            course.tell(TrapsReshuffled(len(pile)))
        return course.chance.shuffled("traps", (each.trap for each in pile))

    drawn, deck = decks.drawn(course.state.trap_deck, count, reshuffle)
    course.set(trap_deck=deck)
    if drawn:
        course.change(seat, traps=(*course.lord(seat).traps, *drawn))
        course.make_final()
    return drawn


def discard_trap(course: Course, seat: Seat, trap: str, *, face_up: bool) -> None:
    """Put `trap` from the hand of `seat` on the discard pile."""
    course.change(seat, traps=without(course.lord(seat).traps, trap))
    course.lay("trap_discard", Discard(trap, None if face_up else seat))


def owe_traps(course: Course, seat: Seat, reason: Handing, count: int = 1) -> None:
    """Make `seat` hand over `count` traps, all at once where he has no choice."""
    hand = course.lord(seat).traps
    if count >= len(hand):
        for trap in hand:
            _give(course, seat, reason, trap)
    course.set(due=TrapDue(seat, reason, count) if 0 < count < len(hand) else None)


def pay_monster(course: Course, seat: Seat, cost: Cost, reason: EvilReason) -> None:
    """Pay for a monster, and hand over the traps that it takes."""
    course.pay(seat, cost, reason)
    if cost.traps:
        owe_traps(course, seat, "suggestion" if reason == "suggestion" else "golem", cost.traps)


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the question to the lord who owes a trap; the answer is never opened."""
    return () if state.due is None else (Decision(state.due.seat, GIVING, sealed=True),)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the different traps in hand, in list order."""
    hand = state.lords[seat].traps
    return tuple(GiveTrap(trap.id) for trap in TRAPS if trap.id in hand)


def act(course: Course, seat: Seat, move: Move) -> None:
    """Hand over the trap named.

    Raises:
        IllegalMove: `trap_asked` for another kind of move, `not_in_hand` (`trap`, `present`).
    """
    due = course.state.due
    if due is None or not isinstance(move, GiveTrap):
        raise IllegalMove("trap_asked")
    if move.trap not in course.lord(seat).traps:
        raise IllegalMove("not_in_hand", trap=move.trap, present=0)
    course.seal(GIVING, never_opens=True)
    _give(course, seat, due.reason, move.trap)
    owe_traps(course, seat, due.reason, due.count - 1)


def default_move(state: State, seat: Seat, chance: Chance) -> Move:
    """Return a trap drawn by chance: any rule about the hand would tell of the hand (8.1)."""
    return chance.choice("default_trap", legal_moves(state, seat))


def _give(course: Course, seat: Seat, reason: Handing, trap: str) -> None:
    discard_trap(course, seat, trap, face_up=False)
    course.tell(TrapGiven(seat, reason, trap))
