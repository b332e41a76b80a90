"""Points and titles (SPEC 6)."""

from games.dungeon_lords.quotes import RoomPoints, Score
from games.dungeon_lords.scoring import scores, standing
from games.dungeon_lords.state import Lord
from tests.games.dungeon_lords.scenes import GAME, lord, table

DULL = {"gold": 0, "food": 0, "imps": 0, "evil": 1}


def scored(*lords: Lord) -> tuple[Score, ...]:
    return scores(table(*lords).state)


def plain(score: Score) -> int:
    """Return the points without titles."""
    return score.total - sum(share.points for share in score.titles)


def titles(score: Score) -> dict[str, int]:
    return {share.title: share.points for share in score.titles if share.points}


def test_s6_creatures_rooms_and_prisoners() -> None:
    one, _ = scored(
        lord(creatures="goblin! ghost", tiles="C1 C2=mint C3=chapel!", prisoners="thief_1_1 warrior_2_4 paladin_1"),
        lord(),
    )
    assert (one.monster_points, one.room_points, one.prisoner_points, one.paladin_points) == (2, 2, 4, 5)
    assert (one.monsters, one.rooms, one.prisoners, one.paladins) == (2, 1, 2, 1)
    assert one.conquered_points == -2
    assert one.scoring_rooms == ()
    assert plain(one) == 2 + 2 + 4 + 5 - 2


def test_s6_conquered_tiles_and_unpaid_taxes() -> None:
    one, _ = scored(lord(tiles="C1! C2! C3=mint!", tax_tokens=3), lord())
    assert (one.conquered_points, one.tax_points, plain(one)) == (-6, -9, -15)


def test_s6_scoring_rooms_count_their_creatures() -> None:
    creatures = "goblin troll slime witch ghost vampire vampire golem dragon demon"
    one, _ = scored(lord(creatures=creatures, tiles="A1=cafeteria C1=chapel E1=pandemonium A3=training_room"), lord())
    assert one.scoring_rooms == (RoomPoints("cafeteria", 4), RoomPoints("chapel", 6), RoomPoints("pandemonium", 6))


def test_s6_titles_alone_and_shared() -> None:
    one, two, three = scored(
        lord(evil=9, imps=6, gold=1, food=1, tiles="C1 C2=mint C3"),
        lord(evil=9, imps=5, gold=9, food=0, tiles="C1 C2 C3! D3!"),
        lord(evil=2, imps=5, gold=4, food=5, tiles="C1 C2 C3=mint!", creatures="goblin"),
    )
    assert titles(one) == {"dark_deeds": 2, "halls": 2, "imps": 3, "battle": 3}
    assert titles(two) == {"dark_deeds": 2, "tunnels": 3, "riches": 2}
    assert titles(three) == {"halls": 2, "monsters": 3, "riches": 2}


def test_s6_troll_tokens_are_no_imps() -> None:
    one, two = scored(lord(imps=3, creatures="troll troll"), lord(imps=4))
    assert "imps" not in titles(one)
    assert titles(two)["imps"] == 3


def test_s6_a_title_is_given_even_for_nothing() -> None:
    one, two = scored(lord(), lord())
    assert titles(one)["monsters"] == titles(two)["monsters"] == 2
    assert titles(one)["halls"] == 2


def test_s6_hall_of_fame() -> None:
    one, _ = scored(lord(tiles="C1=hall_of_fame C2 C3", evil=9, gold=9), lord())
    held = titles(one)
    alone = sum(points == 3 for points in held.values())
    assert one.scoring_rooms == (RoomPoints("hall_of_fame", 2 * alone + (len(held) - alone)),)
    assert alone >= 3
    conquered, _ = scored(lord(tiles="C1=hall_of_fame! C2 C3", evil=9), lord())
    assert conquered.scoring_rooms == ()


def test_s6_equal_totals_share_the_place() -> None:
    assert standing(table(lord(), lord(), lord(tax_tokens=1)).state).places == (1, 1, 3)


def test_s6_everybody_sees_how_it_stands() -> None:
    state = table(lord(), lord(gold=9)).state
    assert GAME.observe(state, None).scores == scores(state)
