"""The rules agree with a second, slow implementation that shares no code, on random positions (SPEC 4, 5.3).

Legal moves are compared as a whole, with what they come to: all effects of a move of a character, and of every other
action the result of one that is drawn (of those without chance).
"""

import random
from itertools import pairwise

import pytest

from games.dungeon_twister import fighting
from games.dungeon_twister.events import FightSettled
from games.dungeon_twister.moves import (
    Combat,
    Drink,
    Fight,
    Fire,
    Go,
    Heal,
    Jump,
    Operate,
    Regenerate,
    Reveal,
    Rotate,
    Walk,
)
from games.dungeon_twister.reach import searched
from games.dungeon_twister.rooms import revealers
from games.dungeon_twister.squares import SLOTS, SQUARES
from games.dungeon_twister.state import Piece
from games.kernel.grid import numbers_in
from games.kernel.ids import Seat
from tests.games.dungeon_twister import reference
from tests.games.dungeon_twister.comparing import (
    actors,
    bonuses,
    compare_all,
    compare_result,
    compare_state,
    options,
    token_of,
    where,
)
from tests.games.dungeon_twister.random_positions import as_reference, random_scene, with_potions
from tests.games.dungeon_twister.reference import square
from tests.games.dungeon_twister.reference_acts import (
    attackable,
    brawl,
    drinks,
    fires,
    gates,
    heals,
    recoveries,
    reveals,
)
from tests.games.dungeon_twister.reference_moves import Leaper, Walker
from tests.games.dungeon_twister.scenes import GAME, Scene, chance
from tests.sampling import sample

pytestmark = pytest.mark.slow

POSITIONS = sample(300, hunt=20_000)
SHARDS = 4


def compare_moves(here: Scene, rng: random.Random) -> bool:
    """Two characters' moves: the same effects with the same number of steps, and the same result of one of them."""
    movers = actors(here.public)
    chosen = rng.sample(movers, min(len(movers), 2))
    return sum(compare_moves_of(here, mover, rng) for mover in chosen) > 0


def compare_moves_of(here: Scene, mover: Piece, rng: random.Random) -> bool:
    public, seat = here.public, here.public.turn
    walker = Walker(as_reference(public), mover.token, options(public))
    expected = walker.effects()
    search = searched(public, mover.token)
    found = {
        (
            square(SQUARES[end]),
            load,
            frozenset((token, square(SQUARES[at])) for token, at in moved),
        ): each.steps
        for each in search.arrivals
        for end, load, moved in (search.effect(each.mode.things, at) for at in numbers_in(each.squares))
    }
    assert found == expected, f"{mover.token} in {here.tokens()}"
    legal = GAME.moves_about(here.state, seat, mover.code)
    assert len(set(legal)) == len(legal) == len(expected)
    if legal:
        compare_way(here, walker, rng.choice(legal))
    return bool(legal)


def compare_way(here: Scene, walker: Walker, move: object) -> None:
    """What a move leads to is what its changes say, step by step along its way."""
    assert isinstance(move, Go)
    seat, before = here.public.turn, where(here.state)
    step = GAME.apply(here.state, seat, move, chance())
    event = step.events[0]
    way = [square(name) for name in event.way]  # type: ignore[union-attr]  # a move tells that it moved
    after, changes = dict(before), list(move.changes)
    load = next((token for token, at in before.items() if at == way[0] and token != walker.mover), None)
    for at in way[:-1]:
        while changes and square(changes[0].square) == at:
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
    """Who is on a gear can turn its room and the twin; a room turns as squares turn, its twin the other way."""
    public, position = here.public, as_reference(here.public)
    legal = [move for move in GAME.moves_about(here.state, public.turn, "rotate") if isinstance(move, Rotate)]
    found = {(move.who, SLOTS.index(move.slot), move.turn) for move in legal}
    assert found == reference.rotations(position)
    if not legal:
        return False
    move = rng.choice(legal)
    slot = SLOTS.index(move.slot)
    room = public.rooms[slot]
    assert room is not None
    clockwise = move.turn == "cw" if move.turn else room.tile.endswith("R")
    expected, at = reference.rotated(position, slot, clockwise=clockwise)
    turned = position._replace(rooms=[*position.rooms[:slot], expected, *position.rooms[slot + 1 :]])
    step = compare_result(here, move, reference.aftermath(turned, at), token_of(here, move.who))
    after = step.public.rooms[slot]
    assert after is not None
    assert (after.tile, after.orientation) == expected
    return True


def compare_fights(here: Scene, rng: random.Random) -> bool:
    """The same enemies can be attacked; a fight has the same fighters, totals, wounds and deaths."""
    public, seat, position = here.public, here.public.turn, as_reference(here.public)
    expected = {(attacker[2:], target) for attacker in position.acting for target in attackable(position, attacker)}
    found = {(code, target) for target, codes in fighting.targets(public, seat) for code in codes}
    assert found == expected
    legal = [move for move in GAME.moves_about(here.state, seat, "fight") if isinstance(move, Fight)]
    listed = {(move.who, move.target) for move in legal}
    any_will_do = public.rules.group_fight == "chain" and not bonuses(public)
    assert listed <= expected if any_will_do else listed == expected
    assert {target for _, target in listed} == {target for _, target in expected}
    assert len(legal) == 8 * len(listed), "without a card and with each that is different"
    if not legal:
        return False
    move = rng.choice([move for move in legal if move.card is None])
    cards = {"w": rng.choice((0, 1, 2, 3, 4, 5, 6)), "e": rng.choice((0, 1, 2, 3, 4, 5, 6))}
    fought = brawl(position, token_of(here, move.who), move.target, cards, options(public))
    state = GAME.apply(here.state, seat, move, chance()).state
    assert state.public.phase == "combat"
    state = GAME.apply(state, Seat(0), Combat(cards["w"]), chance()).state
    step = GAME.apply(state, Seat(1), Combat(cards["e"]), chance())
    compare_state(public, step.state, fought.after)
    settled = next(event for event in step.events if isinstance(event, FightSettled))
    assert {token for tokens in settled.sides for token in tokens} == fought.fighters
    sums = [strength + cards[colour] for strength, colour in zip(settled.strengths, "we", strict=True)]
    assert sums == [fought.totals[colour] for colour in "we"]
    return True


def compare_jumps(here: Scene, rng: random.Random) -> bool:
    """The same jumps of everybody, if a jump card is left."""
    public = here.public
    has_card = public.jumps[public.turn] > 0
    expected = {
        (piece.code, *way): after
        for piece in (actors(public) if has_card else ())
        for way, after in Leaper(as_reference(public), piece.token, options(public)).jumps().items()
    }
    legal = [move for move in GAME.moves_about(here.state, public.turn, "jump") if isinstance(move, Jump)]
    moves = {(move.who, square(move.pit), square(move.to), move.leaves): move for move in legal}
    return compare_all(here, rng, expected, moves, lambda key: token_of(here, key[0]))


def compare_walks(here: Scene, rng: random.Random) -> bool:
    """The same ways through walls."""
    public = here.public
    expected = {
        way: after
        for piece in actors(public)
        for way, after in Leaper(as_reference(public), piece.token, options(public)).walks().items()
    }
    legal = [move for move in GAME.moves_about(here.state, public.turn, "walk") if isinstance(move, Walk)]
    moves = {(square(move.to), move.leaves): move for move in legal}
    return compare_all(here, rng, expected, moves, lambda _: token_of(here, "WLK"))


def compare_gates(here: Scene, rng: random.Random) -> bool:
    """The same portcullises can be opened, closed and broken."""
    expected = gates(as_reference(here.public), options(here.public))
    legal = [move for move in GAME.moves_about(here.state, here.public.turn, "gate") if isinstance(move, Operate)]
    moves = {(move.who, square(move.to), move.act): move for move in legal}
    return compare_all(here, rng, expected, moves, lambda key: token_of(here, key[0]))


def compare_heals(here: Scene, rng: random.Random) -> bool:
    """The same wounded can be healed."""
    legal = [move for move in GAME.moves_about(here.state, here.public.turn, "heal") if isinstance(move, Heal)]
    moves = {square(move.square): move for move in legal}
    return compare_all(here, rng, heals(as_reference(here.public)), moves, lambda _: token_of(here, "CLE"))


def compare_recoveries(here: Scene, rng: random.Random) -> bool:
    """The Troll can recover by the same law; nobody else can pay for it."""
    public = here.public
    expected = recoveries(as_reference(public), "we"[public.turn]) if public.points_left else []
    legal = [move for move in GAME.moves_about(here.state, public.turn, "regen") if isinstance(move, Regenerate)]
    return compare_all(here, rng, dict(enumerate(expected)), dict(enumerate(legal)), lambda _: None)


def compare_drinks(here: Scene, rng: random.Random) -> bool:
    """The same characters can drink a potion."""
    legal = [move for move in GAME.moves_about(here.state, here.public.turn, "drink") if isinstance(move, Drink)]
    expected = drinks(as_reference(here.public))
    return compare_all(here, rng, expected, {move.who: move for move in legal}, lambda code: token_of(here, code))


def compare_fires(here: Scene, rng: random.Random) -> bool:
    """The same lines of fire hit somebody, and burn the same."""
    legal = [move for move in GAME.moves_about(here.state, here.public.turn, "fire") if isinstance(move, Fire)]
    expected = fires(as_reference(here.public))
    return compare_all(here, rng, expected, {move.side: move for move in legal}, lambda _: token_of(here, "WIZ"))


def compare_reveals(here: Scene, rng: random.Random) -> bool:
    """The same rooms can be turned up by the same characters; what is in them is left to chance."""
    public = here.public
    expected = reveals(as_reference(public), "we"[public.turn], options(public))
    found = {
        (slot, code)
        for slot in range(len(SLOTS))
        if public.rooms[slot] is None
        for code in revealers(public, public.turn, slot)
    }
    assert found == expected
    legal = [move for move in GAME.moves_about(here.state, public.turn, "reveal") if isinstance(move, Reveal)]
    assert {SLOTS.index(move.slot) for move in legal} == {slot for slot, _ in expected}
    return bool(legal)


COMPARED = (
    compare_moves, compare_jumps, compare_walks, compare_rotations, compare_fights, compare_gates, compare_heals,
    compare_recoveries, compare_drinks, compare_fires, compare_reveals,
)  # fmt: skip


@pytest.mark.parametrize("shard", range(SHARDS))
def test_s4_random_positions(shard: int) -> None:
    compared = dict.fromkeys(COMPARED, 0)
    for seed in range(shard, POSITIONS, SHARDS):
        here, rng = random_scene(seed), random.Random(seed)
        if seed % 3 == 0:
            here = with_potions(here, rng)
        for compare in COMPARED:
            compared[compare] += compare(here, rng)
    assert all(compared.values()), f"what there was to compare: {list(compared.values())}"
