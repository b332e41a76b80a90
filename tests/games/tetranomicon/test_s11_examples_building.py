"""Worked examples 1 to 13 (SPEC 11): set-up, initiative, building."""

from games.kernel.chance import Chance
from games.kernel.ids import Seat
from games.tetranomicon.eras import settle_initiative
from games.tetranomicon.events import FreeRouteMissed
from tests.games.tetranomicon.scenes import GAME, Scene, scene


def dealt(seats: int, holder: int) -> Scene:
    """Return a new match in which `holder` is the first holder."""
    for number in range(100):
        state = GAME.new_match(seats, {}, Chance(number.to_bytes(4, "big"), 0)).state
        if state.holder == holder:
            return Scene(state)
    raise AssertionError("no such deal found")


def test_s11_1_setup_with_four_players() -> None:
    start = dealt(4, holder=0)
    third = start.after("build O1 farm", "route O-P", "build L1 farm", "route L-P")
    assert third.state.turn == 1
    missed = third.event("build P1 farm", FreeRouteMissed)
    assert missed == FreeRouteMissed(Seat(1), "P")
    after = third.after("build P1 farm")
    assert after.state.turn == 0
    assert after.state.coins == (16, 17, 17, 17)


def test_s11_2_setup_with_two_players() -> None:
    second = dealt(2, holder=0).after("build A1 farm", "route A-E")
    assert second.state.turn == 1
    assert second.legal() == ["build C1 farm", "build E1 farm", "build G1 farm"]


def test_s11_3_tie_goes_clockwise_from_the_holder() -> None:
    settled, event = settle_initiative(scene(4, era=3, holder=1, coins=(4, 9, 7, 4)).state)
    assert settled.holder == 3
    assert settled.coins == (4, 10, 7, 4)
    assert (event.fewest, event.before, event.holder, event.compensation) == (4, 1, 3, 1)


def test_s11_4_tie_with_the_holder() -> None:
    settled, _ = settle_initiative(scene(3, holder=0, coins=(3, 8, 3)).state)
    assert settled.holder == 2
    assert settled.coins == (4, 8, 3)


def test_s11_5_no_change_of_holder() -> None:
    settled, event = settle_initiative(scene(3, holder=0, coins=(2, 8, 3)).state)
    assert settled.holder == 0
    assert settled.coins == (2, 8, 3)
    assert event.compensation == 0


def test_s11_6_first_buildings() -> None:
    start = scene(2, buildings={0: "A1 farm", 1: "G1 farm"}, routes={0: "A-E"})
    assert start.price("build E2 sawmill") == 4
    assert start.code("build C1 farm") == "not_connected"
    assert start.code("build A2 farm") == "era_limit"
    assert start.price("build E1 farm", seat=1) == 4
    assert start.code("build E2 sawmill", seat=1) == "no_access"
    later = scene(2, buildings={0: "A1 farm", 1: "G1 farm"}, routes={0: "A-E", 1: "C-G"})
    assert later.price("build C2 sawmill", seat=1) == 4
    assert later.price("build C1 farm", seat=0) == 4
    assert later.code("build C2 sawmill", seat=0) == "no_access"


def test_s11_7_monsters() -> None:
    guarded = scene(2, buildings={0: "E1 farm"}, routes={0: "E-F"}, guards="F 2")
    assert guarded.code("build F2 sawmill") == "monsters_present"
    assert guarded.but(guards=()).price("build F2 sawmill") == 4


def test_s11_8_shared_tolls() -> None:
    start = scene(3, era=2, buildings={0: "A1 farm, A3 sawmill"}, routes={1: "A-E", 2: "E-F"})
    assert start.price("build F3 mine") == 6
    assert start.price("build F2 sawmill") == 6
    assert start.price("build E3 mine") == 5


def test_s11_9_goods_meet_on_the_way() -> None:
    start = scene(era=2, buildings={0: "A1 farm, C2 sawmill"}, routes={1: "A-B, B-C, B-F, F-J, J-K"})
    assert start.price("build K3 mine") == 9
    assert start.price("build J3 mine") == 8
    assert start.price("build B3 mine") == 6


def test_s11_10_quarry() -> None:
    buildings = {0: "C1 farm, B1 sawmill, G3 mine"}
    start = scene(era=3, buildings=buildings, routes={0: "C-F", 1: "B-F", 2: "F-G"})
    assert start.price("build F4 quarry") == 6
    assert scene(era=3, buildings=buildings, routes={0: "C-F, C-G", 1: "B-F", 2: "F-G"}).price("build F4 quarry") == 5
    more = scene(era=3, buildings=buildings, routes={0: "C-F, C-G, B-C", 1: "B-F", 2: "F-G"})
    assert more.price("build F4 quarry") == 4
    less = scene(era=3, buildings=buildings, routes={0: "C-F", 2: "F-G"})
    assert less.refusal("build F4 quarry").facts["missing"] == ("sawmill",)


def test_s11_11_toll_free_properties() -> None:
    def price(army: str) -> int:
        routes = {1: "A-E", 2: "E-F"}
        return scene(3, era=4, buildings={0: "A1 farm"}, routes=routes, armies={0: army}).price("build F2 sawmill")

    assert price("") == 6
    assert price("Frigus") == 5
    assert price("Redux") == 5
    assert price("Frigus Redux") == 4
    assert price("Eresida") == 4


def test_s11_12_era_limit() -> None:
    start = scene(2, era=2, buildings={0: "I1 farm, I2 sawmill", 1: "E1 farm, E2 sawmill"}, routes={0: "E-I"})
    assert start.code("build I3 mine", seat=0) == "era_limit"
    assert start.price("build I3 mine", seat=1) == 5
    assert start.price("build E3 mine", seat=0) == 4


def test_s11_13_discounts() -> None:
    start = scene(
        era=3,
        buildings={0: "A1 farm"},
        routes={1: "A-E", 2: "E-F"},
        armies={0: "Messum Arborus Architectus"},
    )
    assert start.price("build F1 farm") == 1
    assert start.price("build F2 sawmill") == 3
    other = scene(
        era=4,
        buildings={0: "E1 farm, E2 sawmill, E3 mine"},
        routes={0: "E-F"},
        armies={0: "Malleus Arborus Architectus Saxum"},
    )
    assert other.price("build F4 quarry") == 1
    assert other.price("build F3 mine") == 1
