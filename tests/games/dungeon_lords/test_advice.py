"""What computers know of Dungeon Lords: positions in which somebody who has read the rules sees what is right."""

from collections import Counter

import pytest

from games.ai.player import choose
from games.ai.question import Asked
from games.dungeon_lords.advice import OPPONENTS
from games.dungeon_lords.advice.ordering import wanted
from games.dungeon_lords.advice.siege import Defence, Siege, siege
from games.dungeon_lords.components import MONSTERS, SEASONS, TRAP
from games.dungeon_lords.moves import Move
from games.dungeon_lords.parameters import PLAYER_COUNTS
from games.dungeon_lords.state import Adventurer, Lord, State
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.ids import Seat
from tests.games.dungeon_lords.fights import Fight
from tests.games.dungeon_lords.scenes import GAME, Scene, evaluation, event, lord, ordering, table

ADVICE = OPPONENTS.advice
LEVELS = tuple(str(level) for level in OPPONENTS.offered() if level.name != "hard")
KEY = b"the lords' computers are 32 long"
LOCKED = ("food mine", "dig imps", "traps room", "food dig")


def made(at: State, level: str, seat: int = 0, number: int = 1) -> str:
    """Return the line of what the computer of `seat` does."""
    kind = next(each.kind for each in GAME.decisions(at) if each.seat == seat)
    asked = Asked(codec.encode(GAME.observe(at, Seat(seat))), Seat(seat), kind)
    return GAME.print_move(choose(GAME, OPPONENTS, asked, level, Chance(KEY, number)).move)


def worth(scene: Scene, seat: int = 0) -> int:
    """Return what the lord has by what counts."""
    weights, facts = ADVICE.weights(scene.state), ADVICE.facts(scene.state)[seat]
    return sum(weight * fact for weight, fact in zip(weights, facts, strict=True))


@pytest.mark.parametrize("level", LEVELS)
def test_the_winning_prisoner_is_kept(level: str) -> None:
    """The last choice of the match, after which a lord with the paladin in prison wins and one without does not."""
    fight = Fight(
        party=[("warrior_2_4", 0), "wizard_2_4", ("wizard_2_3", 0)],
        prisoners=("paladin_2", "warrior_2_1"),
        card="magic_key",
        year=2,
        number=4,
        others=[lord(prisoners="warrior_2_2 warrior_2_3")],
        state={"monster_deck": (), "room_deck": (), "adventurer_deck": ()},
    )
    assert {made(fight.state, level, number=number) for number in range(4)} == {"release warrior_2_1"}


@pytest.mark.parametrize("level", LEVELS)
def test_taxes_are_paid(level: str) -> None:
    """An unpaid gold costs three points, more than it can bring."""
    scene = event("taxes", lord(gold=4), lord())
    paid = [made(scene.state, level, number=number) for number in range(6)]
    assert Counter(paid)["pay 2"] >= 4
    assert "pay 0" not in paid


def test_normal_mines_as_much_as_it_can() -> None:
    scene = evaluation(lord(imps=5, tiles="C1 C2 C3"), lord(), minions="0 mine 2, 1 food 1")
    scene = scene.plays("1: accept") if scene.asked()[0][0] == 1 else scene
    assert made(scene.state, LEVELS[-1]) == "mine 3"


@pytest.mark.parametrize("seats", PLAYER_COUNTS)
@pytest.mark.parametrize("level", LEVELS)
def test_orders_are_mixed(level: str, seats: int) -> None:
    """Whoever always seals the same orders is read by others; with every number of lords they are legal."""
    new = GAME.new_match(seats, {"year1_production": "one_room"}, Chance(KEY, 1)).state
    locked = ordering(*LOCKED[:seats], colours=new.colours).state
    legal = {GAME.print_move(move) for move in GAME.legal_moves(locked, Seat(0))}
    found = {made(locked, level, number=number) for number in range(5)}
    assert found <= legal
    assert len(found) >= 3


def test_parts_reach_every_answer() -> None:
    """Catches orders, or the colour's third one, that a computer can never seal."""
    new = GAME.new_match(2, {"year1_production": "one_room"}, Chance(KEY, 1)).state
    state = ordering(*LOCKED[:2], colours=new.colours).state
    parts = ADVICE.parts(state, Seat(0))
    assert parts is not None
    found: list[tuple[str, ...]] = [()]
    whole: list[Move] = []
    while found:
        chosen = found.pop()
        choices = parts.choices(chosen)
        assert all(weight > 0 for weight in choices.values())
        found += [(*chosen, each) for each in choices]
        if not choices:
            whole.append(parts.move(chosen))
    assert sorted(map(repr, whole)) == sorted(map(repr, GAME.legal_moves(state, Seat(0))))


def test_what_is_lacking_is_wanted() -> None:
    """Food with an empty larder, gold before the taxes, a better name near the paladin; no imps without food."""
    poor = table(lord(gold=0, food=0, evil=9), lord(), phase="orders").state
    rich = table(lord(gold=6, food=6, evil=3), lord(), phase="orders").state
    for order in ("food", "mine", "reputation"):
        assert wanted(poor, Seat(0), order) > wanted(rich, Seat(0), order)
    assert wanted(poor, Seat(0), "imps") < wanted(rich, Seat(0), "imps")
    assert wanted(poor, Seat(0), "imps", ("food",)) > wanted(poor, Seat(0), "imps")


@pytest.mark.parametrize(
    "better",
    [
        lord(gold=4), lord(food=4), lord(imps=4), lord(tiles="C1 C2 C3 C4"), lord(tiles="C1 C2 C3=mint"),
        lord(traps="pendulum"), lord(creatures="troll"), lord(prisoners="warrior_1_1"),
    ],
)  # fmt: skip
def test_more_is_better(better: Lord) -> None:
    """Catches a weight with the wrong sign, in a term by itself or by what it does to others."""
    assert worth(table(better, lord())) > worth(table(lord(), lord()))


@pytest.mark.parametrize("worse", [lord(tiles="C1! C2 C3"), lord(tax_tokens=1), lord(party="warrior_1_4 thief_1_4")])
def test_harm_is_harm(worse: Lord) -> None:
    changes = {"season": "autumn", "phase": "orders"}
    assert worth(table(worse, lord(), **changes)) < worth(table(lord(), lord(), **changes))


PARTY = (Adventurer("warrior_1_3"), Adventurer("thief_1_3"), Adventurer("wizard_1_2"))


def sieged(monsters: str = "", traps: str = "", party: tuple[Adventurer, ...] = PARTY, number: int = 1) -> Siege:
    kinds = tuple(each.id for each in MONSTERS if each.id in monsters.split())
    return siege(party, (), Defence(kinds, tuple(traps.split())), number, 1)


def test_a_defence_saves_tiles() -> None:
    """Every monster does, and every trap beside one; the weaker the party, the fewer tiles fall."""
    assert all(sieged(kind).tiles < sieged().tiles for kind in ("goblin", "troll", "witch", "vampire"))
    assert all(sieged("troll", trap).tiles <= sieged("troll").tiles for trap in TRAP)
    assert sieged(party=PARTY[:1]).tiles < sieged(party=PARTY[:2]).tiles < sieged().tiles
    assert sieged(number=4).tiles < sieged(number=2).tiles
    assert sieged("troll witch vampire").points >= sieged().points > 0


def test_each_season_and_combat_has_a_stage_of_its_own() -> None:
    """Weights are fitted by stage: with one stage for all, those of a season would be fitted to all seasons."""
    found = {
        ADVICE.stage(state): ADVICE.weights(state)
        for year in (1, 2)
        for season in SEASONS
        for phase in ("orders", "combat")
        for state in [table(lord(), lord(), year=year, season=season, phase=phase).state]
    }
    assert sorted(found) == list(range(ADVICE.stages))
    assert len(set(found.values())) == ADVICE.stages
