"""The bot is killed between a charge and its consequences: the charge stays one, and the fight is fought once.

The way there is played without Discord: both deploy characters, lay tactics face down, and walk towards each other
until a Move brings one of them to an enemy whose tactic will fire when it strikes.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from games.kernel.chance import Chance
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import LogEntry
from games.legends_of_signum import choices, moves
from games.legends_of_signum.events import Clashed, TacticFired, Wounded
from games.legends_of_signum.game import LegendsOfSignum
from games.legends_of_signum.geometry import Point, square
from games.legends_of_signum.sides import unit_of
from games.legends_of_signum.state import State
from games.legends_of_signum.state import Table as Field
from play.services import Services
from tests.crash.interrupted import confirm, killed_until, running, stored
from tests.crash.players import Table
from tests.crash.restarted_bot import RestartedBot, restarted_bot
from tests.loopback import Nursery
from tests.play.shortcuts import submit
from tests.sampling import sampled

GAME = LegendsOfSignum()
ANY_DICE, *OTHER_DICE = (Chance(bytes([number]), 1) for number in range(40))
MOST_MOVES = 400
FIRST_WISHES = (moves.Keep, moves.PlaceHero, moves.Build, moves.Levy, moves.Deploy, moves.Lay, moves.Done)
Charge = tuple[moves.Go, moves.Fight]


def state_of(table: Table) -> State:
    """Return what is stored of the match."""
    found = stored(table, GAME)
    assert isinstance(found, State)
    return found


def possible(state: State, seat: Seat) -> tuple[moves.Move, ...]:
    """Return all listed moves of a seat."""
    return tuple(move for topic in GAME.topics(state, seat) for move in GAME.moves_about(state, seat, topic))


def gap(field: Field, seat: Seat, at: Point) -> int:
    """Return the square of the distance from a point to the nearest enemy."""
    return min(square(unit.x, unit.y, at.x, at.y) for unit in field.units if unit.seat != seat)


def charges(state: State, seat: Seat) -> Iterator[Charge]:
    """Yield the Moves of characters that lead to a charge at which a tactic fires, with that fight."""
    for move in possible(state, seat):
        if not isinstance(move, moves.Go) or move.unit.endswith("0"):
            continue
        moved = GAME.apply(state, seat, move, ANY_DICE).state
        if moved.table.acting != move.unit:
            continue
        if any(GAME.apply(state, seat, move, dice).state != moved for dice in OTHER_DICE):
            continue  # blows in the back, or a tactic, may end it on the way
        for fight in choices.moves_about(moved, seat, move.unit):
            if isinstance(fight, moves.Fight) and fight.target not in moved.table.touched:
                events = GAME.apply(moved, seat, fight, ANY_DICE).events
                if any(isinstance(event, TacticFired) for event in events):
                    yield move, fight


def approach(state: State, seat: Seat) -> moves.Move:
    """Return what brings a seat nearer to a charge: characters first, then ways towards the enemy."""
    offered = possible(state, seat)
    for kind in FIRST_WISHES:
        wished = next((move for move in offered if isinstance(move, kind)), None)
        if wished is not None:
            return wished
    if state.table.phase != "activation":
        return offered[0]
    nearer = {}
    for move in offered:
        if isinstance(move, moves.Go | moves.Run) and not move.unit.endswith("0"):
            unit = unit_of(state.table, move.unit)
            assert unit is not None
            left = gap(state.table, seat, move.path[-1])
            if left < gap(state.table, seat, Point(unit.x, unit.y)):
                nearer[move] = left
    return min(nearer, key=nearer.__getitem__, default=moves.End())


async def play_to_a_charge(bot: RestartedBot, table: Table) -> tuple[Seat, Charge] | None:
    """Play without Discord until somebody can charge; return who, and how. None: the dice ended the match before."""
    services = await Services.open(bot.ledger.database)
    match = MatchId(running(table).match)
    try:
        for _ in range(MOST_MOVES):
            observation = await services.observations.public(match)
            if observation.status == "ended":
                return None
            seat, state = observation.awaited()[0].seat, state_of(table)
            charge = next(charges(state, seat), None) if state.table.phase == "activation" else None
            if charge is not None:
                return seat, charge
            user_id = observation.face(seat).user_id
            assert user_id is not None
            move = approach(state, seat)
            attempt = bot.ledger.begin(match, user_id, GAME.print_move(move))
            await submit(services, match, user_id, observation.revision, move)
            bot.ledger.saw(attempt, "accepted")
    finally:
        await services.close()
    raise AssertionError("no charge")


async def log_of(bot: RestartedBot, table: Table) -> tuple[LogEntry, ...]:
    """Return what everybody knows to have been done lately."""
    services = await Services.open(bot.ledger.database)
    try:
        return (await services.observations.public(MatchId(running(table).match))).log
    finally:
        await services.close()


@pytest.mark.parametrize("first", sampled([1, 2, 4], [2]))
async def test_a_kill_between_a_charge_and_its_consequences(nursery: Nursery, tmp_path: Path, first: int) -> None:
    async with restarted_bot(nursery, tmp_path, f"charge {first}") as bot:
        table = bot.table("legends_of_signum", "Ann", "Boris")
        await bot.begin()
        while (found := await play_to_a_charge(bot, table)) is None:
            await bot.begin()
        seat, (move, fight) = found
        user_id = running(table).seated[seat]
        charger = next(person for person in table.people if person.id == user_id)
        await bot.recover()

        line = GAME.print_move(move)
        await killed_until(
            bot, lambda: confirm(table, charger, line), lambda: state_of(table).table.acting == move.unit, first
        )
        asked = state_of(table)
        assert fight.target not in asked.table.touched, "that it came into contact just now is kept"
        assert [decision.kind for decision in GAME.decisions(asked) if decision.owed] == ["follow_up"]

        arrived = (await log_of(bot, table))[-1].revision
        line = GAME.print_move(fight)
        await killed_until(
            bot, lambda: confirm(table, charger, line), lambda: state_of(table).table.acting != move.unit, first
        )
        since = [event for entry in await log_of(bot, table) if entry.revision > arrived for event in entry.events]
        (clash,) = (event for event in since if isinstance(event, Clashed))
        assert clash.charge and (clash.unit, clash.target) == (fight.unit, fight.target)
        assert [event for event in since if isinstance(event, TacticFired)]
        for struck in (fight.unit, fight.target):
            taken = sum(event.wounds for event in since if isinstance(event, Wounded) and event.unit == struck)
            was, now = unit_of(asked.table, struck), unit_of(state_of(table).table, struck)
            assert was is not None
            assert now is None or now.wounds == was.wounds + taken
        await bot.recover_and_stop()
        await bot.play_to_the_end()
        await bot.recover_and_stop()
