"""Start phase, end phase and the round limit (SPEC 3.1, 3.4, 14.2). Works on a `Course`."""

from msgspec.structs import replace

from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.legends_of_signum.components import MARKET, RELIC, UNIQUE
from games.legends_of_signum.consequences import Blow, effect_wounds, lose, settle, take
from games.legends_of_signum.course import Course, MatchOver, TurnLost
from games.legends_of_signum.events import Discarded, Income, TurnBegan, TurnEnded
from games.legends_of_signum.fighting import mend
from games.legends_of_signum.geometry import is_contact, is_inside, is_within, square
from games.legends_of_signum.parameters import HAND_LIMIT, MOST_PAYING_MARKETS, MOST_TRIBUTE, L, S
from games.legends_of_signum.scoring import leaders
from games.legends_of_signum.sides import are_enemies, characters_of, hero_of, in_enemy_half, last_round
from games.legends_of_signum.state import Built, Marks, Modifier, Token, Unit
from games.legends_of_signum.values import keyword
from games.legends_of_signum.vocabulary import MILLIMETRES

FATIGUE = "fatigue"
"""An empty deck wounds the hero instead of a draw (SPEC 3.1.7)."""


def begin(course: Course, seat: Seat) -> None:
    """Begin the turn of a player: the whole Start phase (3.1), then the construction phase."""
    course.set_table(active=seat, phase="construction", acting="", controlled="", touched=())
    course.tell(TurnBegan(seat, course.table.round))
    _reset(course, seat)
    _avenge(course, seat)
    _income(course, seat)
    for place in range(len(course.table.tokens)):
        _terrain(course, seat, course.table.tokens[place])
    for unit in course.table.units:
        if unit.seat == seat and course.is_there(unit.id):
            _recover(course, unit.id)
    _start_heals(course, seat)
    if not _is_first_of_all(course, seat) and not course.draw(seat, 1, "turn"):
        hero = hero_of(course.table, seat)
        if hero is not None:
            effect_wounds(course, hero.id, 1, Blow(FATIGUE))


def _is_first_of_all(course: Course, seat: Seat) -> bool:
    """Return whether this is the first player's first turn, in which no card is drawn (3.1.7)."""
    return course.table.round == 1 and seat == course.table.order[0]


def _reset(course: Course, seat: Seat) -> None:
    """End what lasts until now, open the buildings, take marks and counters away (3.1.1)."""

    def renewed(unit: Unit) -> Unit:
        if unit.modifiers or unit.defended or unit.ward_by == seat:
            kept = tuple(each for each in unit.modifiers if not (each.until == "next" and each.by == seat))
            ward = (0, None) if unit.ward_by == seat else (unit.ward, unit.ward_by)
            unit = replace(unit, defended=0, modifiers=kept, ward=ward[0], ward_by=ward[1])
        if unit.seat != seat or not (unit.activated or unit.moved or unit.deployed or unit.rushed):
            return unit
        return replace(unit, activated=False, moved=False, deployed=False, rushed=False)

    course.change_units(renewed)
    course.set_table(players=tuple(replace(player, marks=Marks()) for player in course.table.players))
    city = tuple(Built(built.id) for built in course.player(seat).city)
    course.change_player(seat, city=city, blizzard=0)


def _avenge(course: Course, seat: Seat) -> None:
    """Give the Strength of a pending Pack Vengeance to the characters on the field (3.1.2)."""
    bonus = course.player(seat).vengeance
    if not bonus:
        return
    course.change_player(seat, vengeance=0)
    for unit in characters_of(course.table, seat):
        course.give(unit.id, "turn", "wt3", bonus, modifiers=(*unit.modifiers, Modifier("wt3", seat, "turn", bonus)))


def income(course: Course, seat: Seat) -> tuple[int, int, int]:
    """Return what Markets, unique buildings and tribute bring (3.1.3)."""
    city = course.player(seat).city
    markets = min(MOST_PAYING_MARKETS, sum(built.id == MARKET for built in city))
    buildings = sum(UNIQUE[built.id].income for built in city if built.id in UNIQUE)
    beyond = (in_enemy_half(course.table, seat, unit.disc) for unit in characters_of(course.table, seat))
    return markets, buildings, min(MOST_TRIBUTE, sum(beyond))


def _income(course: Course, seat: Seat) -> None:
    parts = income(course, seat)
    if any(parts):
        course.tell(Income(seat, *parts))
        course.prosper(seat, sum(parts), "income")


def _terrain(course: Course, seat: Seat, token: Token) -> None:
    """Let one own token work (3.1.4)."""
    if token.seat != seat:
        return
    disc, table = token.disc, course.table
    if token.data.market:
        own = any(is_contact(unit.disc, disc) for unit in characters_of(table, seat))
        hostile = any(is_contact(unit.disc, disc) for unit in table.units if are_enemies(table, seat, unit.seat))
        if own and not hostile:
            course.prosper(seat, token.data.market, token.card)
    if token.data.zaps:
        near = [unit for unit in table.units if are_enemies(table, seat, unit.seat) and is_within(unit.disc, disc, L)]
        nearest = min(near, key=lambda unit: square(unit.x, unit.y, disc.x, disc.y), default=None)
        if nearest is not None:
            effect_wounds(course, nearest.id, token.data.zaps, Blow(token.card, by=seat), magic=True)
    if token.data.heals:
        for unit in table.units:
            if unit.seat == seat and is_inside(unit.disc.centre, disc):
                mend(course, unit.id, token.data.heals, token.card)


def _recover(course: Course, unit_id: str) -> None:
    """Let a creature regenerate, then suffer from its poison (3.1.5)."""
    unit = course.unit(unit_id)
    regeneration = keyword(course.table, unit, "regeneration")
    if regeneration:
        mend(course, unit_id, regeneration, "regeneration")
    if unit.poison:
        course.change(unit_id, poison=unit.poison - 1)
        blow = Blow("poison")
        taken = take(course, unit_id, 1, blow)
        settle(course, blow, (unit_id,) if taken else ())


def _start_heals(course: Course, seat: Seat) -> None:
    """Let relics, then buildings heal (3.1.6, D3)."""
    hero, player = hero_of(course.table, seat), course.player(seat)
    if hero is None:
        return
    for relic in player.relics:
        each = RELIC[relic].start_heal
        if each is not None:
            _heal_around(course, hero, MILLIMETRES[each.range], each.amount, relic)
    for data in (UNIQUE[built.id] for built in player.city if built.id in UNIQUE):
        if data.start_heal:
            mend(course, hero.id, data.start_heal, data.id)
            _heal_around(course, hero, S, data.start_heal, data.id)


def _heal_around(course: Course, hero: Unit, distance: int, amount: int, source: str) -> None:
    for unit in characters_of(course.table, hero.seat):
        if is_within(unit.disc, hero.disc, distance):
            mend(course, unit.id, amount, source)


def end(course: Course) -> None:
    """End the active player's turn up to the discard (3.4)."""
    seat = course.active
    course.tell(TurnEnded(seat))
    for other in (seat, *(each for each in course.table.order if each != seat)):
        player = course.player(other)
        insured = sum(RELIC[relic].insurance for relic in player.relics)
        if insured and player.marks.lost and not player.gone:
            course.prosper(other, insured, "vr3")
    _end_effects(course, seat)
    course.set_table(phase="discard")


def _end_effects(course: Course, seat: Seat) -> None:
    """End `turn` effects on all creatures, and Stun and Root of own ones (3.4.2)."""

    def ended(unit: Unit) -> Unit:
        if unit.modifiers:
            unit = replace(unit, modifiers=tuple(each for each in unit.modifiers if each.until != "turn"))
        freed = unit.seat == seat and (unit.stunned or unit.rooted)
        return replace(unit, stunned=False, rooted=False) if freed else unit

    course.change_units(ended)
    course.mark(seat, march=0)


def too_many(course: Course) -> int:
    """Return how many cards the active player has to discard (3.4.3)."""
    return max(0, len(course.secret(course.active).hand) - HAND_LIMIT)


def discard(course: Course, seat: Seat, card: str) -> None:
    """Discard a card down to the hand limit, one a move (3.4.3).

    Raises:
        IllegalMove: `not_in_hand` (`card`).
    """
    if card not in course.secret(seat).hand:
        raise IllegalMove("not_in_hand", card=card)
    course.leave_hand(seat, card)
    course.bury(seat, card)
    course.tell(Discarded(seat, card))


def pass_on(course: Course) -> None:
    """Give the turn to the next player in the match, or end it at the round limit (3.4.4, 14.2).

    A player who loses the hero in the own Start phase loses the turn too, and the next one begins.
    """
    while True:
        following = _following(course)
        try:
            begin(course, following)
        except TurnLost:
            _end_effects(course, following)
            continue
        return


def _following(course: Course) -> Seat:
    """Return who plays next (3.4.4); after the last player of a round the next round begins, or none (14.2)."""
    table = course.table
    places = [place for place, seat in enumerate(table.order) if not course.player(seat).gone]
    here = table.order.index(course.active)
    later = [place for place in places if place > here]
    if later:
        return table.order[later[0]]
    if table.round >= last_round(table):
        course.finish(leaders(table), "round_limit")
    course.set_table(round=table.round + 1)
    return table.order[places[0]]


def lose_turn(course: Course) -> None:
    """End the turn of a player who has left in the middle of it, and go on with the next one (17.2).

    The match may end in the next player's Start phase.
    """
    try:
        _end_effects(course, course.active)
        pass_on(course)
    except MatchOver:
        return


def give_up(course: Course, seat: Seat) -> None:
    """Let a player leave the match.

    Raises:
        MatchOver: if that ends it.
        TurnLost: if it was this player's turn and the match goes on.
    """
    lose(course, (seat,), "left")
