"""Cards, terrain and Muster in the activation phase (SPEC 4.2 to 4.8). Works on a `Course`."""

from games.kernel.errors import IllegalMove, refuse
from games.kernel.ids import Seat
from games.legends_of_signum import moves
from games.legends_of_signum.casting import cast, operate, ward
from games.legends_of_signum.components import CARD, CHARACTER, HERO, RELIC, SPELL, TACTIC, TERRAIN, UNIQUE
from games.legends_of_signum.consequences import Blow, Trouble, fire, settle
from games.legends_of_signum.course import Course
from games.legends_of_signum.deployment import objection_to_place, strikers
from games.legends_of_signum.events import Deployed, Event, RelicWorn, TacticLaid, TerrainPlaced
from games.legends_of_signum.fighting import backstab
from games.legends_of_signum.geometry import Point
from games.legends_of_signum.landscape import objection_to_terrain
from games.legends_of_signum.parameters import HAND_LIMIT, MOST_CHARACTERS, MOST_TACTICS, MUSTER_BUILDINGS
from games.legends_of_signum.paying import Price, charge, price_of, terrain_price
from games.legends_of_signum.sides import letter
from games.legends_of_signum.state import FaceDown, Laid, Modifier, Player, Secret, Table, Token, Unit


def check_hand(course: Course, seat: Seat, card: str | None, kind: object) -> str:
    """Return a card that is in the hand and of the kind that the move plays.

    Raises:
        IllegalMove: `not_in_hand`, `wrong_kind` (`card`).
    """
    if card is None or card not in CARD:
        raise IllegalMove("unknown_id", word=card or "?")
    if card not in course.secret(seat).hand:
        raise IllegalMove("not_in_hand", card=card)
    if card not in kind:  # type: ignore[operator]  # a table of cards
        raise IllegalMove("wrong_kind", card=card)
    return card


def objection_to_deploying(table: Table, seat: Seat) -> IllegalMove | None:
    """Return `seven_characters` when there is no room for another one (4.2)."""
    own = sum(unit.seat == seat and not unit.is_hero for unit in table.units)
    return IllegalMove("seven_characters") if own >= MOST_CHARACTERS else None


def deploy(course: Course, seat: Seat, move: moves.Deploy) -> None:
    """Deploy a character (4.2, 4.3).

    Raises:
        IllegalMove: `seven_characters` and what the hand, the payment and the place refuse.
    """
    card = check_hand(course, seat, move.card, CHARACTER)
    refuse(objection_to_deploying(course.table, seat))
    paid = charge(course, seat, price_of(course.table, seat, card), move.pay or (), card)
    if move.at is None:
        raise IllegalMove("no_place")
    refuse(objection_to_place(course.table, seat, card, move.at))
    course.leave_hand(seat, card)
    striking = strikers(course.table, seat, card, move.at)
    unit = _enter(course, seat, card, move.at, paid)
    for enemy in striking:
        if course.is_there(unit) and course.is_there(enemy.id):
            backstab(course, enemy.id, unit)
    for each in CHARACTER[card].on_deploy:
        if course.is_there(unit):
            operate(course, seat, card, each, None)
    if course.is_there(unit):
        fire(course, Trouble("enemy_deploy", course.unit(unit)))


def _enter(course: Course, seat: Seat, card: str, at: Point, paid: tuple[Event, ...]) -> str:
    """Put a character on the field, with what unique buildings give to the first of a turn (4.2); return its label."""
    player = course.player(seat)
    number = player.units + 1
    unit = f"{letter(course.table, seat)}{number}"
    entering = Unit(unit, seat, card, at.x, at.y, activated=True, deployed=True)
    course.change_player(seat, units=number)
    course.set_table(units=(*course.table.units, entering))
    course.tell(Deployed(seat, unit, card, at), *paid)
    if not player.marks.deployed:
        course.mark(seat, deployed=True)
        for data in (UNIQUE[built.id] for built in player.city if built.id in UNIQUE):
            if data.first_deployed_ward:
                ward(course, unit, data.first_deployed_ward, seat, data.id)
            if data.first_deployed_rush:
                rush = Modifier(data.id, seat, "turn", 0, 0, (("rush", data.first_deployed_rush),))
                course.change(unit, modifiers=(*course.unit(unit).modifiers, rush))
    return unit


def cast_spell(course: Course, seat: Seat, move: moves.Cast) -> None:
    """Cast a spell (4.4).

    Raises:
        IllegalMove: what the hand, the target and the payment refuse.
    """
    check_hand(course, seat, move.card, SPELL)
    cast(course, seat, move)


def objection_to_relic(player: Player, card: str) -> IllegalMove | None:
    """Return `wrong_class` (`slot`) for a relic of a class that the hero does not list (4.5)."""
    slot = RELIC[card].slot
    return None if slot in HERO[player.hero].relics else IllegalMove("wrong_class", slot=slot)


def wear(course: Course, seat: Seat, move: moves.Wear) -> None:
    """Put a relic on (4.5); the hero may die of taking the old one off.

    Raises:
        IllegalMove: `wrong_class` and what the hand and the payment refuse.
    """
    card = check_hand(course, seat, move.card, RELIC)
    refuse(objection_to_relic(course.player(seat), card))
    paid = charge(course, seat, price_of(course.table, seat, card), move.pay or (), card)
    course.leave_hand(seat, card)
    relics = course.player(seat).relics
    old = next((relic for relic in relics if RELIC[relic].slot == RELIC[card].slot), None)
    if old is not None:
        course.bury(seat, old)
    course.change_player(seat, relics=(*(relic for relic in relics if relic != old), card))
    course.tell(RelicWorn(seat, card, old), *paid)
    settle(course, Blow(card, by=seat))


def objection_to_tactic(player: Player, secret: Secret, card: str) -> IllegalMove | None:
    """Return why a tactic may not be laid: `two_tactics`, `same_tactic` (4.6)."""
    if len(player.tactics) >= MOST_TACTICS:
        return IllegalMove("two_tactics")
    return IllegalMove("same_tactic", card=card) if any(laid.card == card for laid in secret.tactics) else None


def lay(course: Course, seat: Seat, move: moves.Lay) -> None:
    """Lay a tactic face down (4.6); everybody learns its number and what was paid.

    Raises:
        IllegalMove: `two_tactics`, `same_tactic` and what the hand and the payment refuse.
    """
    card = check_hand(course, seat, move.card, TACTIC)
    refuse(objection_to_tactic(course.player(seat), course.secret(seat), card))
    price, pay = price_of(course.table, seat, card), move.pay or ()
    paid = charge(course, seat, price, pay, "tactic")
    course.leave_hand(seat, card)
    player = course.player(seat)
    number = player.laid + 1
    course.change_player(seat, laid=number, tactics=(*player.tactics, FaceDown(number, pay, price.prosperity)))
    course.change_secret(seat, tactics=(*course.secret(seat).tactics, Laid(number, card)))
    course.seal(f"tactic {number}")
    course.tell(TacticLaid(seat, number, card), *paid)


def objection_to_terrain_card(table: Table, seat: Seat, card: str) -> IllegalMove | None:
    """Return why terrain may not be played now, wherever: `terrain_played`, `not_your_faction`, `unique_used` (4.7)."""
    player, data = table.players[seat], TERRAIN[card]
    if player.marks.terrain:
        return IllegalMove("terrain_played")
    if data.faction not in {"N", player.faction}:
        return IllegalMove("not_your_faction", card=card)
    if data.unique and any(token.card == card and token.seat == seat for token in table.tokens):
        return IllegalMove("unique_used", card=card)
    return None


def place_terrain(course: Course, seat: Seat, move: moves.Terrain) -> None:
    """Play terrain (4.7, 10.1).

    Raises:
        IllegalMove: `unknown_id`, what `objection_to_terrain_card` says, and what the payment and the place refuse.
    """
    if move.card not in TERRAIN:
        raise IllegalMove("unknown_id", word=move.card)
    refuse(objection_to_terrain_card(course.table, seat, move.card))
    coins = move.coins
    if not 0 <= coins <= TERRAIN[move.card].cost:
        raise IllegalMove("wrong_coins", coins=coins, most=TERRAIN[move.card].cost)
    paid = charge(course, seat, terrain_price(move.card, coins), move.pay or (), move.card)
    if move.at is None:
        raise IllegalMove("no_place")
    refuse(objection_to_terrain(course.table, seat, move.card, move.at))
    course.mark(seat, terrain=True)
    course.set_table(tokens=(*course.table.tokens, Token(move.card, seat, move.at.x, move.at.y)))
    course.tell(TerrainPlaced(seat, move.card, move.at), *paid)


def objection_to_muster(player: Player, secret: Secret) -> IllegalMove | None:
    """Return why no card may be mustered: `once_a_turn`, `empty_deck`, `full_hand` (4.8)."""
    if player.marks.muster:
        return IllegalMove("once_a_turn")
    if not secret.deck:
        return IllegalMove("empty_deck")
    return IllegalMove("full_hand", most=HAND_LIMIT) if len(secret.hand) >= HAND_LIMIT else None


def muster(course: Course, seat: Seat, move: moves.Muster) -> None:
    """Close three buildings for a card (4.8).

    Raises:
        IllegalMove: what `objection_to_muster` and the payment refuse.
    """
    refuse(objection_to_muster(course.player(seat), course.secret(seat)))
    course.tell(*charge(course, seat, Price(any=MUSTER_BUILDINGS), move.pay or (), "muster"))
    course.mark(seat, muster=True)
    course.draw(seat, 1, "muster")
