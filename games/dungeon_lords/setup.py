"""Set-up and the secret choice of initial orders (SPEC 1.3 to 1.5, 8.1)."""

from collections.abc import Mapping
from itertools import combinations
from typing import cast

from msgspec.structs import replace

from games.dungeon_lords import parameters as figures
from games.dungeon_lords import rounds
from games.dungeon_lords.components import ORDERS, SPECIALS, TRAP_DECK
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import InitialDealt, LockSealed, LocksOpened, MatchSetUp
from games.dungeon_lords.moves import Lock
from games.dungeon_lords.state import Colour, Lord, ProductionRule, State, Tile
from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.handicap import amounts
from games.kernel.ids import Seat, seats_of
from games.kernel.phases import all_asked

KIND = "initial_orders"


def begin(seats: int, options: Mapping[str, str], chance: Chance) -> Course:
    """Lay the table: what a lord begins with (1.3), decks, starting player, initial orders (1.4)."""
    starter = Seat(chance.below("starter", seats))
    locked, dealt = figures.COLOUR_LOCKED, figures.DEALT_ORDERS
    colours = tuple(rounds.draw_orders(chance, f"colour-{each}", locked) for each in range(figures.COLOURS[seats]))
    hands = tuple(rounds.draw_orders(chance, f"orders-{seat}", dealt) for seat in range(seats))
    is_first = options.get(figures.FIRST_GAME) == figures.ON
    lord = Lord(**figures.START_GOODS, tiles=tuple(Tile(cell) for cell in figures.START_TUNNELS))
    lords = tuple(replace(lord, gold=lord.gold + more) for more in amounts(options, seats))
    state = State(
        production=cast(ProductionRule, options[figures.YEAR_ONE_PRODUCTION]),
        phase="initial",
        starter=starter,
        lords=lords,
        colours=tuple(map(Colour, colours)),
        dealt=hands,
        locking=(None,) * seats,
        sealed=(None,) * seats,
        trap_deck=chance.shuffled("traps", TRAP_DECK),
        specials=() if is_first else chance.shuffled("specials", SPECIALS)[: figures.YEARS],
        **rounds.fresh_decks(1, chance),
    )
    course = Course(state, chance)
    course.tell(MatchSetUp(seats, starter, colours), *map(InitialDealt, seats_of(seats), hands))
    return course


def decisions(state: State) -> tuple[Decision, ...]:
    """Return everybody's decision."""
    return all_asked(KIND, state.locking)


def legal_moves(state: State, seat: Seat) -> tuple[Lock, ...]:
    """Return the pairs of the three orders dealt, of which one is kept in hand (1.4.8)."""
    return tuple(Lock(*pair) for pair in combinations(state.dealt[seat], figures.LORD_LOCKED))


def act(course: Course, seat: Seat, move: Lock) -> None:
    """Seal the pair.

    Raises:
        IllegalMove: `not_dealt` (`order`), `same_order` (`order`), `lock_order`.
    """
    pair = (move.first, move.second)
    for order in pair:
        if order not in course.state.dealt[seat]:
            raise IllegalMove("not_dealt", order=order)
    if move.first == move.second:
        raise IllegalMove("same_order", order=move.first)
    if ORDERS.index(move.first) > ORDERS.index(move.second):
        raise IllegalMove("lock_order", first=move.second, second=move.first)
    course.put("locking", seat, pair)
    course.seal(KIND)
    course.tell(LockSealed(seat, pair))


def advance(course: Course) -> bool:
    """Wait for all, then show what is inaccessible and begin the first round (1.4.8)."""
    locks = course.reveal("locking", KIND)
    if locks is None:
        return True
    for seat in course.state.seats:
        course.change(seat, locked=locks[seat])
    course.set(dealt=((),) * len(locks), phase="round_begin")
    course.tell(LocksOpened(locks))
    return False


def default_move(state: State, seat: Seat, chance: Chance) -> Lock:
    """Return a pair drawn by chance: a rule about the three would tell which third order was dealt."""
    return chance.choice("default_lock", legal_moves(state, seat))
