"""The rules agree with a second, slow implementation that shares no code, on random positions (SPEC 4.2, 4.5, 4.6)."""

import os
import random
from itertools import pairwise

import pytest

from games.dungeon_twister import fighting
from games.dungeon_twister.moves import Combat, Fight, Go, Rotate
from games.dungeon_twister.reach import searched
from games.dungeon_twister.squares import SLOTS, SQUARES, numbers_in
from games.dungeon_twister.state import Piece, Public, State
from games.kernel.ids import Seat
from tests.games.dungeon_twister import reference
from tests.games.dungeon_twister.random_positions import as_reference, random_scene
from tests.games.dungeon_twister.scenes import GAME, Scene, chance

pytestmark = pytest.mark.slow

POSITIONS = 20_000 if os.environ.get("SEALED_ORDERS_HUNT") else 300
SHARDS = 4


def options(public: Public) -> reference.Options:
    rules = public.rules
    return reference.Options(
        chain=rules.group_fight == "chain",
        two_anchors=rules.rope_needs_two_anchors,
        wounded_on_roped_pit=rules.wounded_on_roped_pit,
    )


def where(state: State) -> dict[str, reference.Square]:
    return {piece.token: reference.square(piece.square) for piece in state.public.pieces}


def compare_moves(here: Scene, rng: random.Random) -> bool:
    """Two characters' moves: the same effects with the same number of steps, and the same result of one of them."""
    public, seat = here.public, here.public.turn
    movers = [piece for piece in public.pieces if piece.is_character and piece.seat == seat]
    movers = [piece for piece in movers if not (piece.wounded or piece.blocked)]
    chosen = rng.sample(movers, min(len(movers), 2))
    return sum(compare_moves_of(here, mover, rng) for mover in chosen) > 0


def compare_moves_of(here: Scene, mover: Piece, rng: random.Random) -> bool:
    public, seat = here.public, here.public.turn
    walker = reference.Walker(as_reference(public), mover.token, options(public))
    expected = walker.effects()
    search = searched(public, mover.token)
    found = {
        (
            reference.square(SQUARES[square]),
            load,
            frozenset((token, reference.square(SQUARES[at])) for token, at in moved),
        ): each.steps
        for each in search.arrivals
        for square, load, moved in (search.effect(each.mode.things, at) for at in numbers_in(each.squares))
    }
    assert found == expected, f"{mover.token} in {here.tokens()}"
    legal = GAME.moves_about(here.state, seat, mover.code)
    assert len(set(legal)) == len(legal) == len(expected)
    if legal:
        compare_result(here, walker, rng.choice(legal))
    return bool(legal)


def compare_result(here: Scene, walker: reference.Walker, move: object) -> None:
    """What a move leads to is what its changes say, step by step along its way."""
    assert isinstance(move, Go)
    seat, before = here.public.turn, where(here.state)
    step = GAME.apply(here.state, seat, move, chance())
    event = step.events[0]
    way = [reference.square(square) for square in event.way]  # type: ignore[union-attr]  # a move tells that it moved
    after, changes = dict(before), list(move.changes)
    load = next((token for token, at in before.items() if at == way[0] and token != walker.mover), None)
    for at in way[:-1]:
        while changes and reference.square(changes[0].square) == at:
            change = changes.pop(0)
            if load is not None:
                after[load] = at
            load = change.token
    assert not changes
    for one, other in pairwise(way):
        assert other in reference.next_to(walker.position, walker.cells, one)
    exits = way[-1][0] == (21 if walker.colour == "w" else 0)
    for token in (walker.mover, load):
        if token is not None and exits:
            del after[token]
        elif token is not None:
            after[token] = way[-1]
    wounded = walker.position.wounded
    fallen = set(reference.falling(walker.cells, after, wounded))
    assert all(token[0] != walker.colour for token in fallen)
    gone = {token for token in after if token in fallen}
    assert where(step.state) == {token: at for token, at in after.items() if token not in gone}


def compare_rotations(here: Scene, rng: random.Random) -> bool:
    """A room on which somebody is on the gear turns as squares turn; its twin turns the other way."""
    public = here.public
    legal = [move for move in GAME.moves_about(here.state, public.turn, "rotate") if isinstance(move, Rotate)]
    if not legal:
        return False
    move = rng.choice(legal)
    slot = SLOTS.index(move.slot)
    room = public.rooms[slot]
    assert room is not None
    clockwise = move.turn == "cw" if move.turn else room.tile.endswith("R")
    expected, at = reference.rotated(as_reference(public), slot, clockwise=clockwise)
    step = GAME.apply(here.state, public.turn, move, chance())
    after = step.state.public.rooms[slot]
    assert after is not None
    assert (after.tile, after.orientation) == expected
    assert where(step.state) == at
    return True


def compare_fights(here: Scene, rng: random.Random) -> bool:
    """The same enemies can be attacked; a fight has the same fighters, totals, wounds and deaths."""
    public, seat = here.public, here.public.turn
    position = as_reference(public)
    fresh = {piece.token for piece in public.pieces if piece.fresh}
    able = [piece for piece in public.pieces if piece.is_character and piece.seat == seat]
    able = [piece for piece in able if not (piece.wounded or piece.blocked)]
    expected = {
        (piece.code, target) for piece in able for target in reference.attackable(position, piece.token) - fresh
    }
    found = {(code, target) for target, codes in fighting.targets(public, seat) for code in codes}
    assert found == expected
    legal = [move for move in GAME.moves_about(here.state, seat, "fight") if isinstance(move, Fight)]
    assert {move.target for move in legal} == {target for _, target in expected}
    if not legal:
        return False
    move = rng.choice([move for move in legal if move.card is None])
    cards = {"w": rng.choice((0, 1, 2, 3, 4, 5, 6)), "e": rng.choice((0, 1, 2, 3, 4, 5, 6))}
    brawl = reference.brawl(position, f"{'we'[seat]}.{move.who}", move.target, cards, options(public))
    state = GAME.apply(here.state, seat, move, chance()).state
    for each in (Seat(0), Seat(1)):
        state = GAME.apply(state, each, Combat(cards["we"[each]]), chance()).state
    assert {piece.token for piece in state.public.pieces if piece.wounded} == brawl.wounded
    gone = {piece.token for piece in public.pieces} - {piece.token for piece in state.public.pieces}
    assert gone == brawl.killed | brawl.destroyed
    lost = [sum(token[0] == colour for token in brawl.killed) for colour in "we"]
    assert state.public.scores == (lost[1], lost[0])
    return True


@pytest.mark.parametrize("shard", range(SHARDS))
def test_s4_2_s4_5_s4_6_random_positions(shard: int) -> None:
    compared = dict.fromkeys((compare_moves, compare_rotations, compare_fights), 0)
    for seed in range(shard, POSITIONS, SHARDS):
        here, rng = random_scene(seed), random.Random(seed)
        for compare in compared:
            compared[compare] += compare(here, rng)
    assert all(compared.values()), "each kind of move was there to compare"
