"""No picture has a fault: in any language, for any number of lords, with any names, in the fullest positions."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from games.dungeon_lords.components import CELLS, MONSTERS, ORDERS, SEASONS
from games.dungeon_lords.moves import Battleground, Build, Dig, Hire, Move, Seal, Spy
from games.dungeon_lords.state import State
from games.kernel.ids import Seat
from games.kernel.observation import Choice
from render.drawing.scene import Scene
from render.dungeon_lords.board import describe_board
from render.dungeon_lords.dungeon import describe_dungeon, describe_lords
from render.dungeon_lords.table import Table
from render.game_pages import Lens
from tests.render.dungeon_lords import positions
from tests.render.lint import faults
from tests.render.observed import STRANGE_NAMES
from text import LANGUAGES

pytestmark = pytest.mark.slow

SEATS = (2, 3, 4)
TALLEST = 1500
"""Higher pictures are small in a chat (px)."""


def scenes(table: Table) -> Iterator[Scene]:
    """Yield board, all lords and every dungeon."""
    yield describe_board(table).scene()
    yield describe_lords(table).scene()
    for seat in table.seats:
        yield describe_dungeon(table, seat).scene()


def own_scenes(table: Table) -> Iterator[Scene]:
    """Yield what differs for the reader: the board and the reader's own dungeon."""
    yield describe_board(table).scene()
    yield describe_dungeon(table, table.view.observer or Seat(0)).scene()


def all_faults(table: Table, *, own: bool = False) -> list[str]:
    """Return the faults of every picture of `table`, or of the reader's `own`, and which pictures are too high."""
    drawn = list(own_scenes(table) if own else scenes(table))
    return [fault for scene in drawn for fault in faults(scene)] + [
        f"{scene.height} px high" for scene in drawn if scene.height > TALLEST
    ]


@pytest.mark.parametrize(("seats", "language"), [(2, "ru"), (3, "en"), (4, "ru")])
def test_every_moment(seats: int, language: str) -> None:
    for state in positions.moments(seats):
        assert all_faults(positions.public(state, language, STRANGE_NAMES)) == []
        assert all_faults(positions.private(state, language, STRANGE_NAMES), own=True) == []


@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (3, "ru"), (4, "en")])
def test_every_kind_of_proposed_choice(seats: int, language: str) -> None:
    for state in positions.moments(seats):
        table = positions.private(state, language)
        for choice in {type(choice.move): choice for choice in table.choices}.values():
            assert all_faults(replace(table, proposal=choice), own=True) == []


@pytest.mark.parametrize("strong", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_fullest_table(seats: int, language: str, strong: bool) -> None:
    state, lens = positions.fullest(seats), Lens(safe_palette=strong)
    for table in (
        positions.public(state, language, STRANGE_NAMES, lens),
        positions.private(state, language, STRANGE_NAMES, lens, seat=Seat(1)),
    ):
        assert all_faults(table) == []
        assert all_faults(replace(table, fresh=_everything(state))) == []


@pytest.mark.parametrize("evils", [(5, 5, 5, 5), (1, 1, 1, 1), (15, 15, 15, 15), (10, 10, 4, 4)])
@pytest.mark.parametrize("seats", SEATS)
def test_counters_on_one_cell(seats: int, evils: tuple[int, ...]) -> None:
    state = positions.moment(seats, "evaluation")
    lords = tuple(replace(lord, evil=evils[seat]) for seat, lord in enumerate(state.lords))
    for at in (None, Seat(1)):
        table = positions.public(replace(state, lords=lords, paladin_at=at), names=("Ann", "Alex", "Anna", "Alma"))
        assert all_faults(table) == []


@pytest.mark.parametrize("seats", SEATS)
def test_every_choice_marked_at_once(seats: int) -> None:
    """Every cell, offer and card is marked at once: more than the rules ever allow."""
    for state in (positions.moment(seats, "evaluation"), positions.fullest(seats)):
        table = positions.private(state)
        moves = [
            *_cell_moves(table),
            *(Hire(monster) for monster in table.view.monsters),
            *(Build(room, "C1") for room in table.view.rooms),
            *(Spy(position) for position in (1, 2, 3, 4)),
        ]
        choices = tuple(Choice(number, "", move) for number, move in enumerate(moves))
        assert all_faults(replace(table, choices=choices)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_proposed_cell(language: str) -> None:
    for state in (positions.moment(3, "evaluation"), positions.fullest(3)):
        table = positions.private(state, language)
        seat = table.view.observer or Seat(0)
        for move in _cell_moves(table):
            assert faults(describe_dungeon(replace(table, proposal=Choice(0, "", move)), seat).scene()) == []


def _cell_moves(table: Table) -> list[Move]:
    """Return digging every free cell, building on every tunnel, fighting for every tile."""
    tiles = {tile.cell: tile for tile in table.lord(table.view.observer or Seat(0)).tiles if not tile.conquered}
    taken = {tile.cell for tile in table.lord(table.view.observer or Seat(0)).tiles}
    free = [Dig(cell) for cell in CELLS if cell not in taken]
    tunnels = [Build("antimagic_room", cell) for cell, tile in tiles.items() if not tile.room]
    return [*free, *tunnels, *(Battleground(cell) for cell in tiles)]


def test_proposed_orders() -> None:
    table = positions.private(positions.moment(4, "orders"))
    for third in ORDERS[2:]:
        proposal = Choice(0, "", Seal("food", "reputation", third))
        assert faults(describe_board(replace(table, proposal=proposal)).scene()) == []


def _everything(state: State) -> frozenset[str]:
    """Return the ids of all that can be new."""
    things = [f"{order}-{square}" for order in ORDERS for square in (1, 2, 3)]
    things += [f"{kind}-{season}" for season in SEASONS for kind in ("event", "coming")]
    things += [f"offer-{one}" for one in (*state.monsters, *state.rooms)] + [f"card-{place}" for place in range(1, 5)]
    for seat, lord in enumerate(state.lords):
        people = [*(each.id for each in lord.party), *lord.prisoners]
        goods = ["gold", "food", "imps", "traps", "tokens"]
        own = [*CELLS, *(monster.id for monster in MONSTERS), *people, *goods, *(f"order-{one}" for one in ORDERS)]
        things += [f"evil-{seat}", *(f"{seat}-{one}" for one in own)]
    return frozenset(things)
