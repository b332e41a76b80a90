"""The worked examples of building and scoring, 1 to 16 and 28 (SPEC 9)."""

import pytest

from games.dungeon_lords.components import OrderId
from games.dungeon_lords.dungeon import building_sites
from games.dungeon_lords.events import MinionPlaced, OrderUnfulfilled, PaladinMoved
from games.dungeon_lords.scoring import scores
from games.dungeon_lords.state import Colour, Creature, Minion
from games.kernel.ids import Seat
from tests.games.dungeon_lords.scenes import Scene, evaluation, event, lord, ordering, production, shifted, table, tiles


def placed(scene: Scene, order: str) -> dict[int, str]:
    """Return the minions on the squares of `order`."""
    found = [minion for minion in scene.state.minions if minion.order == order]
    return {minion.square: "XY"[minion.colour] if minion.seat is None else f"P{minion.seat + 1}" for minion in found}


@pytest.mark.parametrize(("paid", "gold", "tokens"), [(2, 0, 0), (1, 1, 1), (0, 2, 2)])
def test_s9_example_1_taxes(paid: int, gold: int, tokens: int) -> None:
    scene = event("taxes", lord(gold=2), lord(gold=0))
    after = scene.plays(f"0: pay {paid}")
    assert (after.lord(0).gold, after.lord(0).tax_tokens) == (gold, tokens)


@pytest.mark.parametrize(
    ("moves", "food", "evil", "comes"),
    [
        (("keep goblin", "keep witch", "keep vampire"), 0, 10, True),
        (("dismiss witch", "keep goblin", "keep vampire"), 1, 10, True),
        (("dismiss vampire", "keep goblin", "keep witch"), 0, 9, False),
    ],
)
def test_s9_example_2_pay_day(moves: tuple[str, ...], food: int, evil: int, comes: bool) -> None:
    scene = event("payday", lord(creatures="witch vampire goblin", evil=7, food=2), lord(creatures="goblin"))
    after = scene.plays(*(f"0: {move}" for move in moves))
    assert (after.lord(0).food, after.lord(0).evil) == (food, evil)
    assert (after.state.paladin_at == 0) is comes


@pytest.mark.parametrize(("back", "locked"), [("dig", ("monster", "food")), ("monster", ("dig", "food"))])
def test_s9_example_3_retrieval(back: str, locked: tuple[str, ...]) -> None:
    scene = production(lord(locked="mine traps", played="dig monster food", unfulfilled="monster"), lord())
    assert scene.legal(0) == ["retrieve dig", "retrieve monster"]
    assert scene.plays(f"0: retrieve {back}").lord(0).locked == locked


def test_s9_example_4_three_players() -> None:
    before = ordering(
        "mine imps",
        "mine imps",
        "mine imps",
        colours=(
            Colour(
                ("food", "imps", "room"),
            ),
        ),
    )
    drawn = Colour(("food", "imps", "room"), ("dig", "traps", "monster"))
    scene = before.but(colours=(drawn,), minions=tuple(_non_player(order) for order in drawn.played)).plays(
        "0: orders dig food room", "1: orders dig food room", "2: orders dig food room"
    )
    assert placed(scene, "dig") == {1: "P1", 2: "X", 3: "P2"}
    assert scene.lord(2).unfulfilled[0] == "dig"
    later = _to_production(scene)
    assert later.state.colours[0].locked == ("dig", "traps", "monster")


def test_s9_example_5_two_players() -> None:
    colours = (Colour(("dig", "traps", "room"), ("food", "mine")), Colour(("dig", "mine", "room"), ("food", "traps")))
    minions = (
        _non_player("food", 2, 0), _non_player("food", 3, 1), _non_player("mine", 2, 0), _non_player("traps", 2, 1),
    )  # fmt: skip
    scene = ordering("dig room", "dig room", colours=colours, minions=minions).plays(
        "0: orders food imps mine imps", "1: orders food reputation traps imps"
    )
    assert placed(scene, "food") == {1: "P1", 2: "X", 3: "Y"}
    assert placed(scene, "imps") == {1: "X", 2: "Y", 3: "P1"}
    assert scene.lord(1).unfulfilled == ("food",)


def test_s9_example_6_waves() -> None:
    scene = ordering(*["imps traps"] * 4).plays(
        "0: orders food mine dig", "1: orders mine food dig", "2: orders food mine dig", "3: orders mine food dig"
    )
    assert placed(scene, "food") == {1: "P1", 2: "P3", 3: "P2"}
    assert placed(scene, "mine") == {1: "P2", 2: "P4", 3: "P1"}
    assert scene.lord(3).unfulfilled[:1] == ("food",)
    assert scene.lord(2).unfulfilled[:1] == ("mine",)
    assert len(scene.of_kind(MinionPlaced)) == 9


def test_s9_example_7_hiring() -> None:
    scene = evaluation(
        lord(), lord(gold=2), lord(), minions="0 monster 2, 1 monster 1, 2 monster 3, 2 room 1",
        monsters=("troll", "witch", "ghost"),
    )  # fmt: skip
    third = scene.plays("2: hire witch")
    assert (third.lord(2).food, third.lord(2).evil) == (1, 6)
    second = third.plays("0: hire troll")
    assert second.lord(0).food == 1
    first = second.plays("1: hire ghost")
    assert (first.lord(1).evil, first.lord(1).creatures) == (6, (Creature("ghost"),))


def test_s9_example_8_digging() -> None:
    scene = evaluation(lord(imps=5), lord(), minions="0 dig 3, 1 imps 1")
    assert scene.plays("0: dig D2").code("0: dig D1") == "would_be_block"
    assert scene.plays("0: dig D2", "0: dig E2", "0: dig E3", "0: dig E4").lord(0).busy == 5
    two = evaluation(lord(imps=3), lord(), minions="0 dig 3, 1 imps 1").plays("0: dig D2", "0: dig E2")
    assert two.asked() == [(1, "imps")]
    none = evaluation(lord(imps=1), lord(), minions="0 dig 3, 1 imps 1")
    assert [each.why for each in none.of_kind(OrderUnfulfilled)] == ["too_few_imps"]


def test_s9_example_9_mining() -> None:
    scene = evaluation(lord(tiles="C1 C2 C3=mint D3!"), lord(), minions="0 mine 2, 1 imps 1")
    assert scene.legal(0) == ["mine 1", "mine 2", "decline"]
    assert scene.plays("0: mine 2").lord(0).busy == 2


def test_s9_example_10_rooms() -> None:
    words = "C1 C2 C3 D2 E2 E3"
    assert "D2" in building_sites(tiles(words), "hatchery")
    built = tiles(words.replace("D2", "D2=hatchery"))
    assert building_sites(built, "printing_press") == ("C3",)
    assert set(building_sites(built, "workshop")) == {"C1", "E3"}


def test_s9_example_11_production_in_year_one() -> None:
    scene = production(lord(imps=4, busy=2, creatures="troll", tiles="C1 C2=hatchery C3"), lord(tiles="C1 C2 C3=mint"))
    after = scene.plays("0: produce hatchery")
    assert after.lord(0).food == 4
    assert after.legal(0) == []


def test_s9_example_12_magic_room() -> None:
    owner = lord(imps=4, food=1, tiles="C1=hatchery C2 C3=magic_room")
    scene = production(owner, lord(tiles="C1 C2 C3=mint"), year=2)
    magic = scene.plays("0: produce magic_room")
    assert (magic.lord(0).imps, magic.lord(0).food) == (5, 0)
    assert magic.plays("0: produce hatchery").lord(0).food == 1
    assert scene.plays("0: produce hatchery").legal(0) == []
    first_year = production(owner, lord(tiles="C1 C2 C3=mint")).plays("0: produce magic_room")
    assert first_year.legal(0) == []


def test_s9_example_13_buying_traps_in_year_two() -> None:
    scene = evaluation(lord(gold=2, traps="pendulum"), lord(), minions="0 traps 3, 1 room 1", year=2).plays("0: accept")
    assert (scene.lord(0).gold, len(scene.lord(0).traps)) == (0, 4)
    assert len(scene.plays(scene_give(scene)).lord(0).traps) == 3


def scene_give(scene: Scene) -> str:
    return f"0: {scene.legal(0)[0]}"


def test_s9_example_14_arrival() -> None:
    coming = ("thief_1_1", "priest_1_2", "wizard_1_2", "warrior_1_4")
    scene = table(
        lord(evil=5), lord(evil=9), lord(evil=3), lord(evil=5), phase="arrivals", season="spring",
        coming=(coming, (), ()),
    ).begin()  # fmt: skip
    assert [[each.id for each in one.party] for one in scene.state.lords] == [
        ["priest_1_2"], ["warrior_1_4"], ["thief_1_1"], ["wizard_1_2"],
    ]  # fmt: skip


def test_s9_example_15_the_line() -> None:
    def arrive(party: str, warrior: str) -> str:
        start = lord(evil=1, party=party)
        scene = table(
            start, lord(), lord(), phase="arrivals", season="spring", colours=(),
            coming=((warrior, "thief_1_3", "thief_1_4"), (), ()),
        ).begin()  # fmt: skip
        return " ".join(each.id for each in scene.lord(0).party)

    once = arrive("priest_1_1 thief_1_1", "warrior_1_1")
    assert once == "warrior_1_1 priest_1_1 thief_1_1"
    twice = arrive(once, "warrior_1_2")
    assert twice == "warrior_1_2 warrior_1_1 priest_1_1 thief_1_1"
    scene = table(lord(evil=9, party=twice), lord())
    assert " ".join(each.id for each in shifted(scene, (0, 1)).lord(0).party) == f"paladin_1 {twice}"


def test_s9_example_16_the_paladin() -> None:
    scene = table(lord(evil=10, party="paladin_1"), lord(evil=9), paladin_at=Seat(0))
    assert not shifted(scene, (1, 1)).of_kind(PaladinMoved)
    with_second = shifted(scene, (1, 1), (1, 1))
    assert with_second.state.paladin_at == 1
    assert shifted(with_second, (1, -2)).state.paladin_at == 0
    other = table(lord(evil=11), lord(evil=11), lord(evil=12, party="paladin_1"), paladin_at=Seat(2))
    assert shifted(other, (2, -2)).state.paladin_at == 1


def test_s9_example_28_scoring() -> None:
    first = lord(
        creatures="ghost vampire troll", tiles="A1=hatchery C1=chapel A2 A3 A4 C2 C3 C4 E4!", evil=12, imps=5, gold=1,
        food=2, prisoners="thief_1_1 thief_1_2 warrior_1_1 paladin_1", tax_tokens=1,
    )  # fmt: skip
    second = lord(
        creatures="golem goblin", tiles="A1=mint C1=pandemonium E1=hall_of_fame A2 A3 C2 C3 C4! D4!", evil=4, imps=5,
        gold=3, food=3, prisoners="thief_2_1 thief_2_2 warrior_2_1 priest_1_1",
    )  # fmt: skip
    one, two = scores(table(first, second).state)
    assert (one.total, two.total) == (31, 27)
    assert {share.title: share.points for share in one.titles if share.points} == {
        "dark_deeds": 3, "tunnels": 3, "monsters": 3, "imps": 2, "battle": 3,
    }  # fmt: skip
    assert [room.points for room in two.scoring_rooms] == [2, 5]


def _non_player(order: OrderId, square: int = 2, colour: int = 0) -> Minion:
    return Minion(order, square, colour=colour)


def _to_production(scene: Scene) -> Scene:
    """Return the position when the round is over, with default moves."""
    while scene.state.season == "winter":
        seat = scene.asked()[0][0]
        scene = scene.plays(f"{seat}: {scene.default(seat)}")
        if scene.state.phase == "orders":
            return scene
    return scene
