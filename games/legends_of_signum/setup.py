"""The set-up: heroes and decks, who begins, mulligan and starting buildings, heroes on the field (SPEC 2, 15, 17)."""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations, product
from typing import Final

from games.kernel.chance import Chance
from games.kernel.course import without
from games.kernel.errors import IllegalMove, refuse
from games.kernel.game import Decision
from games.kernel.handicap import amounts
from games.kernel.ids import Seat, seats_of
from games.legends_of_signum import events as e
from games.legends_of_signum import moves, turns
from games.legends_of_signum.components import BUILDING_TYPES, CARD, HALL, HERO, READY_DECK
from games.legends_of_signum.course import Course
from games.legends_of_signum.decks import cards_of, faults
from games.legends_of_signum.deployment import hero_places
from games.legends_of_signum.geometry import Disc, Point, first_overlap, is_on_field
from games.legends_of_signum.parameters import (
    FIRST_HAND,
    FIRST_PROSPERITY,
    LATER_HAND,
    LATER_PROSPERITY,
    Mode,
)
from games.legends_of_signum.sides import edge, edge_length, field, from_edge, letter
from games.legends_of_signum.state import Built, Player, Secret, State, Table, Unit
from games.legends_of_signum.walking import solids

HEROES_BY_JOINING: Final = ("hv1", "he1", "hw1", "hv2")


def begin(seats: int, options: Mapping[str, str], chance: Chance) -> Course:
    """Return the table before anybody has chosen a hero; prosperity of a handicap is there already (2.9)."""
    mode: Mode = "duel" if seats == 2 else "teams" if seats == 4 and options["mode"] == "teams" else "free"
    order = seats_of(seats)
    players = tuple(Player(prosperity=more) for more in amounts(options, seats))
    table = Table(mode, options["length"] == "short", order, "hero", order[0], 1, players)
    return Course(State(table, tuple(Secret() for _ in order)), chance)


def decisions(state: State) -> tuple[Decision, ...]:
    """Return what the set-up asks."""
    table = state.table
    seats = seats_of(len(table.players))
    if table.phase == "hero":
        return tuple(
            Decision(
                seat, "hero", owed=not state.secrets[seat].hero, free=True, sealed=True, clock="setup", plan="none"
            )
            for seat in seats
        )
    if table.phase == "first":
        return (Decision(table.active, "first"),)
    if table.phase == "place":
        return (Decision(table.active, "place", free=True),)
    return tuple(
        Decision(
            seat, "mulligan" if secret.aside is None else "start", sealed=True, owed=not secret.starts, steady=True
        )
        for seat, secret in zip(seats, state.secrets, strict=True)
    )


def legal_moves(state: State, seat: Seat) -> tuple[moves.Move, ...]:
    """Return the answers to a question of the set-up."""
    table, secret = state.table, state.secrets[seat]
    match table.phase:
        case "hero":
            return tuple(moves.Hero(hero, ()) for hero in HERO)
        case "first":
            return (moves.First(), moves.Second())
        case "place":
            return tuple(moves.PlaceHero(place.at) for place in hero_places(table, seat, middle(table, seat)))
        case _ if secret.aside is None:
            return (moves.Keep(), *(moves.Mulligan(cards) for cards in _parts(secret.hand)))
        case _:
            return tuple(moves.Start(one, two) for one, two in product(BUILDING_TYPES, repeat=2))


def _parts(hand: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return the different non-empty parts of a hand, small ones first."""
    parts = (part for size in range(1, len(hand) + 1) for part in combinations(hand, size))
    return list({tuple(sorted(part)): part for part in parts}.values())


def default_move(state: State, seat: Seat, chance: Chance) -> moves.Move:
    """Return what is chosen for a seat that does not answer (SPEC 15); nothing of it tells about its cards."""
    table = state.table
    match table.phase:
        case "hero":
            return moves.Hero(HEROES_BY_JOINING[seat], ())
        case "first":
            return moves.First()
        case "place":
            return legal_moves(state, seat)[0]
        case _ if state.secrets[seat].aside is None:
            return moves.Keep()
        case _:
            return moves.Start(*usual_start(table.players[seat].hero))


def usual_start(hero: str) -> tuple[str, str]:
    """Return the two types that most cards of a hero's ready-made deck name (15, D11)."""
    named: Counter[str] = Counter(kind for card in READY_DECK[hero] for kind in set(CARD[card].cost.named))
    first, second = sorted(BUILDING_TYPES, key=lambda kind: -named[kind])[:2]
    return first, second


def middle(table: Table, seat: Seat) -> int:
    """Return where along its side a hero stands by default (2.7, 17.3)."""
    length = edge_length(edge(table, seat), field(table))
    if table.mode == "teams":
        return length // 3 if table.order.index(seat) < 2 else 2 * length // 3
    return length // 2


def act(course: Course, seat: Seat, move: moves.Move) -> None:
    """Carry out an answer of the set-up.

    Raises:
        IllegalMove: `wrong_phase` (`phase`), `unknown_id` (`word`), `deck_breaks` (`rules`, codes), `not_in_hand`,
            `too_often` (`card`, `present`), and what the place of a hero refuses.
    """
    match course.table.phase, move:
        case "hero", moves.Hero():
            _choose_hero(course, seat, move)
        case "first", moves.First() | moves.Second():
            _set_order(course, seat, first=isinstance(move, moves.First))
        case "hand", moves.Keep() | moves.Mulligan() if course.secret(seat).aside is None:
            _change_hand(course, seat, move.aside if isinstance(move, moves.Mulligan) else ())
        case "hand", moves.Start() if course.secret(seat).aside is not None:
            _choose_start(course, seat, move)
        case "place", moves.PlaceHero():
            _place(course, seat, move.at)
        case _:
            raise IllegalMove("wrong_phase", phase=course.table.phase)


def _choose_hero(course: Course, seat: Seat, move: moves.Hero) -> None:
    """Choose hero and deck in secret (2.1)."""
    if move.hero not in HERO:
        raise IllegalMove("unknown_id", word=move.hero)
    deck = cards_of(move.hero, move.deck or ())
    broken = faults(move.hero, deck)
    if broken:
        raise IllegalMove("deck_breaks", rules=tuple(fault.code for fault in broken))
    course.change_secret(seat, hero=move.hero, list=deck)
    course.seal("hero")
    course.make_undoable()
    course.tell(e.HeroChosen(seat, move.hero))
    if all(secret.hero for secret in course.state.secrets):
        _show_heroes(course)


def _show_heroes(course: Course) -> None:
    """Show the heroes, never the decks, and roll for the first turn (2.1, 2.2)."""
    seats = seats_of(len(course.table.players))
    heroes = tuple(secret.hero for secret in course.state.secrets)
    for seat in seats:
        course.open(seat, "hero")
        course.change_player(seat, hero=heroes[seat])
    course.tell(e.HeroesShown(heroes))
    rolling = seats[:2] if course.table.mode == "teams" else seats
    while len(rolling) > 1:
        dice = course.chance.roll("opening", len(rolling))
        course.tell(e.OpeningRolled(rolling, dice))
        rolling = tuple(seat for seat, number in zip(rolling, dice, strict=True) if number == max(dice))
    course.set_table(phase="first", active=rolling[0])
    if course.table.mode == "free":
        _set_order(course, rolling[0], first=True)


def _set_order(course: Course, seat: Seat, *, first: bool) -> None:
    """Set the order of turns, then shuffle and deal (2.2 to 2.5, 17.2, 17.3)."""
    seats = seats_of(len(course.table.players))
    if course.table.mode == "free":
        order = (seat, *(other for other in seats if other != seat))
    else:
        start = seat if first else Seat(1 - seat)
        order = tuple(Seat((start + step) % 2 + 2 * (step // 2)) for step in range(len(seats)))
    course.set_table(order=order, phase="hand", active=order[0])
    course.tell(e.OrderSet(order))
    for place, each in enumerate(order):
        deck = course.chance.shuffled(f"shuffle{place}", course.secret(each).list)
        hand = FIRST_HAND if place == 0 else LATER_HAND
        prosperity = FIRST_PROSPERITY if place == 0 else LATER_PROSPERITY
        course.change_player(each, prosperity=course.player(each).prosperity + prosperity)
        course.change_secret(each, deck=deck[hand:], hand=deck[:hand])
        course.tell(e.Drawn(each, hand, "opening", deck[:hand]))


def _change_hand(course: Course, seat: Seat, aside: tuple[str | None, ...]) -> None:
    """Set cards aside, draw as many, shuffle them back (2.5, D2)."""
    secret = course.secret(seat)
    kept = secret.hand
    put_aside = tuple(card for card in aside if card is not None)
    for card in put_aside:
        if card not in kept:
            if card in secret.hand:
                raise IllegalMove("too_often", card=card, present=secret.hand.count(card))
            raise IllegalMove("not_in_hand", card=card)
        kept = without(kept, card)
    count = len(put_aside)
    drawn, rest = secret.deck[:count], secret.deck[count:]
    deck = course.chance.shuffled("mulligan", (*rest, *put_aside)) if count else rest
    course.change_secret(seat, hand=(*kept, *drawn), deck=deck, aside=count)
    course.seal("mulligan")
    course.tell(e.HandChanged(seat, put_aside, drawn))
    counts = tuple(each.aside for each in course.state.secrets)
    shown = tuple(each for each in counts if each is not None)
    if len(shown) == len(counts):
        for each in seats_of(len(counts)):
            course.open(each, "mulligan")
        course.tell(e.MulligansShown(shown))


def _choose_start(course: Course, seat: Seat, move: moves.Start) -> None:
    """Choose two basic buildings in secret; shown together, they stand beside the Town Hall (2.6)."""
    for building in (move.first, move.second):
        if building not in BUILDING_TYPES:
            raise IllegalMove("unknown_id", word=building)
    course.change_secret(seat, starts=(move.first, move.second))
    course.seal("start")
    course.make_undoable()
    course.tell(e.StartChosen(seat, (move.first, move.second)))
    starts = tuple(secret.starts for secret in course.state.secrets)
    if all(starts):
        for each, buildings in enumerate(starts):
            course.open(Seat(each), "start")
            course.change_player(Seat(each), city=tuple(Built(building) for building in (HALL, *buildings)))
        course.tell(e.StartsShown(starts))
        course.set_table(phase="place", active=course.table.order[0])


def objection_to_hero_place(table: Table, seat: Seat, at: Point) -> IllegalMove | None:
    """Return why a hero may not be placed: `off_field`, `not_free` (`by`), `not_at_side` (`distance`, `most`) (2.7)."""
    radius, corner = HERO[table.players[seat].hero].radius, field(table)
    if not is_on_field(at, radius, corner):
        return IllegalMove("off_field", x=at.x, y=at.y)
    names = solids(table, None)
    occupied = first_overlap(at, radius, names)
    if occupied is not None:
        return IllegalMove("not_free", by=names[occupied])
    distance = from_edge(Disc(at.x, at.y, radius), edge(table, seat), corner)
    return IllegalMove("not_at_side", distance=distance, most=0) if distance else None


def _place(course: Course, seat: Seat, at: Point) -> None:
    """Place the hero with the edge of its base on the own side (2.7)."""
    refuse(objection_to_hero_place(course.table, seat, at))
    table = course.table
    unit = Unit(f"{letter(table, seat)}0", seat, course.player(seat).hero, at.x, at.y)
    course.set_table(units=(*table.units, unit))
    course.tell(e.HeroPlaced(seat, unit.id, at))
    following = table.order.index(seat) + 1
    if following < len(table.order):
        course.set_table(active=table.order[following])
    else:
        turns.begin(course, table.order[0])
