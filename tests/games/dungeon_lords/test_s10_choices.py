"""The figures and options of this edition (SPEC 10)."""

from games.dungeon_lords import parameters
from games.dungeon_lords.components import SPELL, TRAP
from games.dungeon_lords.game import FirstDungeonLords
from tests.games.dungeon_lords.scenes import GAME


def test_s10_doubtful_figures_come_from_one_place() -> None:
    assert TRAP["rolling_stone"].first == parameters.ROLLING_STONE_DAMAGE == 3
    assert SPELL["invisibility"].fatigue == parameters.INVISIBILITY_FATIGUE == 2
    assert parameters.SPELL_NEEDS_PER_ROUND == 1
    assert parameters.POINTS_ROOM == 2
    assert parameters.CONQUERED_ROOMS_IN_HALLS
    assert (parameters.HALL_OF_FAME_ALONE, parameters.HALL_OF_FAME_SHARED) == (2, 1)


def test_s10_the_production_option() -> None:
    option = GAME.options[0]
    assert (option.id, option.values, option.default) == (
        "year1_production", ("one_room", "each_room_once"), "one_room",
    )  # fmt: skip


def test_s10_the_options_of_each_version() -> None:
    assert [(option.id, option.default) for option in FirstDungeonLords.options] == [("year1_production", "one_room")]
    assert [(option.id, option.default) for option in GAME.options] == [
        ("year1_production", "one_room"), ("first_game", "off"),
    ]  # fmt: skip
