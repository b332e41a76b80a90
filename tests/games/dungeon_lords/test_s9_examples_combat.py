"""The worked examples of combat, 17 to 27 (SPEC 9)."""

from games.dungeon_lords.battle_events import BattleBegun, Hit, NotConquered, PlansOpened
from games.dungeon_lords.events import PaladinMoved
from games.dungeon_lords.state import Plan
from tests.games.dungeon_lords.fights import P1, P2, Fight, lord


def test_s9_example_17_a_plain_round() -> None:
    fight = Fight(["warrior_1_2", "priest_1_1", "thief_1_1"], sent=["goblin"], traps=["trap_door"])
    assert fight.left() == {"warrior_1_2": 2, "priest_1_1": 3, "thief_1_1": 3}
    assert [(hit.by, hit.points, hit.left) for hit in fight.of_kind(Hit)] == [("trap_door", 1, 3), ("goblin", 2, 1)]
    assert fight.face_down() == ["goblin"]
    assert fight.conquered() == []
    assert fight.lord().evil == 5
    assert fight.lord().traps == ()


def test_s9_example_18_a_goblin_strikes_on() -> None:
    fight = Fight([("warrior_1_2", 2), "priest_1_1"], sent=["goblin"])
    goblin = [(hit.adventurer, hit.left) for hit in fight.of_kind(Hit) if hit.by == "goblin"]
    assert goblin == [("warrior_1_2", 0), ("priest_1_1", 2)]
    assert fight.lord().prisoners == ("warrior_1_2",)


def test_s9_example_19_labyrinth_and_antitrap() -> None:
    def begin() -> Fight:
        return Fight(
            ["paladin_2", "warrior_2_1", "warrior_2_2", "thief_2_2"],
            traps=["rolling_stone", "wall_of_fire"],
            tiles=[("C1", "labyrinth")],
            year=2,
            number=4,
            card="song_of_courage",
            gold=0,
            evil=12,
        )

    def after_traps(*lines: str) -> list[tuple[str, int]]:
        fight = begin()
        for line in lines:
            fight.play(line)
        return [(hit.adventurer, hit.left) for hit in fight.of_kind(Hit) if hit.source == "trap"]

    assert begin().lines() == ["use rolling_stone", "use wall_of_fire"]
    assert after_traps("use rolling_stone") == [("warrior_2_2", 5), ("thief_2_2", 3)]
    assert after_traps("use wall_of_fire") == [("paladin_2", 5)]


def test_s9_example_20_poison_comes_after_conquering() -> None:
    fight = Fight([("warrior_1_4", 2)], traps=["poisoned_dart"], evil=6)
    assert [(hit.source, hit.left) for hit in fight.of_kind(Hit)] == [("trap", 2), ("fatigue", 1), ("poison", 0)]
    assert fight.conquered() == ["C1"]
    assert fight.lord().evil == 5
    assert fight.lord().prisoners == ("warrior_1_4",)


def test_s9_example_21_no_healing_without_a_fight() -> None:
    alone = Fight(["warrior_1_4", "priest_1_4"], traps=["rolling_stone"], card="detect_evil", number=3)
    assert alone.left() == {"priest_1_4": 2}
    assert alone.lord().prisoners == ("warrior_1_4",)
    assert alone.conquered() == ["C1"]
    assert alone.lord().evil == 4
    haunted = Fight(["warrior_1_4", "priest_1_4"], ["ghost"], ["rolling_stone"], card="detect_evil", number=3)
    assert haunted.left() == {"warrior_1_4": 2}
    assert haunted.lord().prisoners == ("priest_1_4",)
    assert haunted.conquered() == ["C1"]


def test_s9_example_22_fatigue_wipes_out() -> None:
    fight = Fight([("wizard_1_1", 2), ("thief_1_1", 1)], card="detect_evil", number=2)
    assert fight.lord().prisoners == ("wizard_1_1", "thief_1_1")
    assert fight.conquered() == []
    assert fight.lord().evil == 5
    assert fight.of_kind(NotConquered)[0].prevented is False


def test_s9_example_23_a_demon_holds_the_tunnel() -> None:
    fight = Fight(["warrior_2_3", "thief_2_2", "priest_2_1"], sent=["demon"], year=2, card="song_of_courage", number=4)
    fight.play("attack demon 1 warrior_2_3")
    assert fight.lord().prisoners == ("warrior_2_3",)
    assert fight.left() == {"thief_2_2": 5, "priest_2_1": 4}
    assert fight.conquered() == []
    assert fight.lord().evil == 5


def test_s9_example_24_the_magic_a_spell_needs() -> None:
    def cast_in(number: int, traps: tuple[str, ...] = (), damage: int = 0) -> int:
        fight = Fight([("wizard_1_4", damage), "warrior_1_1"], traps=traps, card="detect_evil", number=number)
        return fight.lord().evil + len(fight.conquered()) - 5

    assert [cast_in(number) for number in (1, 2, 3)] == [2, 2, 0]
    assert cast_in(2, ("rolling_stone",), damage=1) == 0


def test_s9_example_25_word_of_peace() -> None:
    def begin() -> Fight:
        return Fight(
            ["warrior_1_4", "wizard_1_4", "priest_1_4"],
            sent=["ghost", "troll"],
            tiles=[("C1", "hatchery")],
            card="word_of_peace",
            number=2,
            evil=6,
        )

    withdrawn = begin().play("accept").play("attack ghost 1 wizard_1_4")
    assert withdrawn.face_down() == ["ghost"]
    assert withdrawn.lord().evil + len(withdrawn.conquered()) == 6
    stayed = begin().play("decline")
    assert stayed.lord().evil == 8
    assert {line.split()[1] for line in stayed.lines()} == {"ghost", "troll"}


def test_s9_example_26_the_paladin_changes_dungeons() -> None:
    held = Plan("ready", "C1", ("trap_door",))
    third = Fight(
        ["paladin_1"],
        traps=["rolling_stone"],
        card="word_of_peace",
        number=3,
        evil=11,
        others=[lord(["warrior_1_4"], evil=10, traps=("trap_door",))],
        plans={1: held},
    )
    assert third.lord().evil == 10
    assert third.left() == {"paladin_1": 2}
    assert third.lord(1).evil == 10
    fourth = Fight(
        [("paladin_1", 3)],
        number=4,
        evil=10,
        tiles=[("C1", "", True), "C2", "C3"],
        cell="C2",
        others=[lord(third.lord(1).party, evil=10)],
        plans={1: Plan("ready", "C1")},
    )
    assert fourth.lord().evil == 9
    assert fourth.left() == {}
    assert fourth.of_kind(PaladinMoved)[0] == PaladinMoved("paladin_1", P2, P1)
    assert [battle.party for battle in fourth.of_kind(BattleBegun)] == [("paladin_1",), ("paladin_1", "warrior_1_4")]
    tired = [hit.left for hit in fourth.of_kind(Hit) if hit.adventurer == "paladin_1"]
    assert tired == [1, 0]
    assert fourth.lord(1).prisoners == ("paladin_1",)


def test_s9_example_27_no_tile_left() -> None:
    fight = Fight(
        ["warrior_1_1", "thief_1_1"],
        tiles=[("C1", "", True), ("C2", "", True), ("C3", "", True)],
        plans={0: None},
        number=4,
        evil=4,
        prisoners=("priest_1_1",),
    )
    assert fight.lord().prisoners == ()
    assert fight.lord().evil == 3
    assert fight.of_kind(PlansOpened) == []
