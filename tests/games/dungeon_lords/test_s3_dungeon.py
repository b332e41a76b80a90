"""Digging, mining, rooms, conquered tiles (SPEC 3)."""

import pytest

from games.dungeon_lords.components import GRID
from games.dungeon_lords.dungeon import building_sites, layout, nearest
from tests.games.dungeon_lords.scenes import evaluation, event, lord, tiles


def diggable(words: str) -> tuple[str, ...]:
    return GRID.cells_in(layout(tiles(words)).diggable)


def test_s3_1_a_tunnel_touches_a_tile_by_an_edge() -> None:
    assert diggable("C1 C2 C3") == ("B1", "D1", "B2", "D2", "B3", "D3", "C4")
    assert diggable("A1=mint!") == ("B1", "A2")


@pytest.mark.parametrize("block", ["C1 C2 D1", "C1! C2 D1=mint", "C1=mint! C2! D1!"])
def test_s3_1_no_block_of_four_whatever_the_tiles_are(block: str) -> None:
    assert "D2" not in diggable(block)
    assert {"E1", "B1"} <= set(diggable(block))


def test_s3_1_refusals() -> None:
    scene = evaluation(lord(tiles="C1 C2 C3 D2"), lord(), minions="0 dig 1")
    assert scene.refusal("0: dig D1") == ("would_be_block", {"cell": "D1"})
    assert scene.refusal("0: dig A4") == ("not_adjacent", {"cell": "A4"})
    assert scene.refusal("0: dig C2") == ("cell_taken", {"cell": "C2"})


def test_s3_1_each_tunnel_may_lean_on_the_one_before() -> None:
    scene = evaluation(lord(), lord(), minions="0 dig 2, 1 imps 1").plays("0: dig D3", "0: dig E3", "0: dig E4")
    assert [tile.cell for tile in scene.lord(0).tiles] == ["C1", "C2", "C3", "D3", "E3", "E4"]


def test_s3_2_each_imp_needs_an_unconquered_tunnel() -> None:
    scene = evaluation(lord(tiles="C1 C2=mint C3! C4"), lord(), minions="0 mine 2")
    assert scene.legal(0) == ["mine 1", "mine 2", "decline"]


def test_s3_2_tunnels_dug_this_round_count() -> None:
    scene = evaluation(lord(tiles="C1! C2! C3"), lord(), minions="0 dig 1, 0 mine 1").plays("0: dig D3", "0: done")
    assert scene.legal(0) == ["mine 1", "mine 2", "decline"]


@pytest.mark.parametrize(
    ("room", "sites"),
    [
        ("hatchery", ("C1", "D2")),
        ("mint", ("C3", "C4")),
        ("workshop", ("C1", "C4")),
        ("printing_press", ("D2", "C3")),
        ("chapel", ("C1", "D2", "C3", "C4")),
    ],
)
def test_s3_3_rooms_lie_in_their_zone_on_unconquered_tunnels(room: str, sites: tuple[str, ...]) -> None:
    assert building_sites(tiles("C1 D2 C2! C3 C4"), room) == sites


def test_s3_3_no_room_touches_another_conquered_or_not() -> None:
    assert building_sites(tiles("C1 C2=mint C3 C4"), "chapel") == ("C4",)
    assert building_sites(tiles("C1 C2=mint! C3 C4"), "chapel") == ("C4",)


def test_s3_3_refusals() -> None:
    scene = evaluation(
        lord(tiles="C1 C2=mint C3 C4!"), lord(), minions="0 room 1", rooms=("chapel", "workshop"), year=2
    )
    assert scene.state.phase != "evaluation"
    scene = evaluation(
        lord(tiles="C1 C2=mint C3 C4! D3 E3"), lord(), minions="0 room 1", rooms=("chapel", "workshop"), year=2
    )
    assert scene.refusal("0: build chapel A1") == ("no_tunnel_there", {"cell": "A1"})
    assert scene.code("0: build chapel C4") == "no_tunnel_there"
    assert scene.refusal("0: build chapel C3") == ("beside_room", {"cell": "C3"})
    assert scene.refusal("0: build workshop D3")[1] == {"cell": "D3", "room": "workshop", "zone": "outer"}


def test_s3_3_a_mined_tunnel_may_be_built_over_and_the_imp_stays_busy() -> None:
    scene = evaluation(lord(), lord(), minions="0 mine 2, 0 room 1, 1 room 2", rooms=("mint", "workshop"))
    built = scene.plays("0: mine 3", "1: build workshop C1")
    assert built.lord(0).busy == 3
    after = built.explained("0: build mint C3")
    assert after.tiles[0].room == "mint"


def test_s3_4_conquered_tiles_connect_block_and_are_taxed() -> None:
    assert "C4" in diggable("C1! C2! C3!")
    assert nearest(tiles("C1! C2! C3 D2")) == ("D2", "C3")
    assert event("taxes", lord(tiles="C1! C2! C3!"), lord()).legal(0) == ["pay 0", "pay 1", "pay 2"]
