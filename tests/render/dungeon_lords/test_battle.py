"""The battle strip and the planning of battles: no faults, nothing hidden shown, words that match the drawing."""

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from games.dungeon_lords.components import MONSTERS, TRAPS
from games.dungeon_lords.moves import PlanTraps
from games.dungeon_lords.state import Battle, Fighter, FighterState, State
from games.kernel.chance import Chance
from games.kernel.ids import Seat
from render.dungeon_lords.battle import describe_battle
from render.dungeon_lords.ground import outcomes, verdict
from render.game_pages import Lens
from render.phrases import capital
from tests.games.dungeon_lords.fights import Fight, lord, planning_of
from tests.render.dungeon_lords.positions import GAME, fullest, pictures, private, public
from tests.render.lint import faults
from tests.render.observed import SEED, STRANGE_NAMES
from text import LANGUAGES, words

_IDLE = {"Decline", "Done"}
_EVERY = 7


def combats(seats: int) -> Iterator[State]:
    """Yield every moment of the combats of a random match."""
    state = GAME.new_match(seats, {"year1_production": "one_room"}, Chance(SEED, 0)).state
    chance, revision = random.Random(f"x{seats}"), 0
    while asked := GAME.decisions(state):
        if state.combat_round:
            yield state
        revision += 1
        decision = chance.choice([each for each in asked if each.owed])
        legal = GAME.legal_moves(state, decision.seat)
        busy = [move for move in legal if type(move).__name__ not in _IDLE]
        state = GAME.apply(state, decision.seat, chance.choice(busy or list(legal)), Chance(SEED, revision)).state


@pytest.mark.parametrize(("seats", "language"), [(2, "ru"), (3, "en"), (4, "ru")])
def test_battles_and_plans_have_no_faults(seats: int, language: str) -> None:
    for state in list(combats(seats))[::_EVERY]:
        assert faults(describe_battle(public(state, language, STRANGE_NAMES, Lens(safe_palette=True))).scene()) == []
        table = private(state, language)
        assert faults(describe_battle(table).scene()) == []
        for choice in {type(choice.move): choice for choice in table.choices}.values():
            assert faults(describe_battle(replace(table, proposal=choice)).scene()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_hidden_traps_are_named_only_to_their_owner(language: str) -> None:
    state = next(each for each in combats(3) if each.battle is not None)
    assert state.battle is not None
    battle = replace(state.battle, traps=("pendulum", "trap_door"))
    state = replace(state, battle=battle)
    other = Seat((battle.seat + 1) % 3)
    used = {*battle.used, battle.trap}
    named = public(state, language).names
    names = [named("trap", trap.id) for trap in TRAPS if trap.id not in used]
    own = named("trap", battle.traps[0])
    assert own in describe_battle(private(state, language, seat=battle.seat)).picture().alt
    for table in (public(state, language), private(state, language, seat=other)):
        drawn = describe_battle(table).picture()
        assert not [name for name in names if f">{name}<" in drawn.svg or name in drawn.plain]


def test_only_its_lord_sees_a_plan_while_others_plan() -> None:
    state = next(each for each in combats(3) if any(plan and plan.stage == "ready" for plan in each.plans))
    seat = next(Seat(number) for number, plan in enumerate(state.plans) if plan and plan.stage == "ready")
    assert "monsters:" in describe_battle(private(state, seat=seat)).picture().plain
    assert "monsters:" not in describe_battle(public(state)).picture().plain
    assert "has planned" in describe_battle(public(state)).picture().plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_outcomes_of_choices_are_drawn_for_the_lord_who_chooses(language: str) -> None:
    fight = Fight(
        ["warrior_1_2", "priest_1_1", ("wizard_1_1", 1)], sent=["witch"], others=[lord(["warrior_1_1", "thief_1_1"])]
    )
    state, seat = fight.state, fight.asked()[0]
    own = private(state, language, seat=seat)
    assert outcomes(own) == {"warrior_1_2": (3, 2, 0), "priest_1_1": (2, 1), "wizard_1_1": (1, 0)}
    plain = own.words("dungeon_lords-text-outcomes", list="")[:20]
    assert plain in describe_battle(own).picture().alt
    for other in (public(state, language), private(state, language, seat=Seat(1))):
        assert outcomes(other) == {}
        assert plain not in describe_battle(other).picture().alt
    assert faults(describe_battle(own).scene()) == []


def test_a_trap_without_a_target_yet_is_drawn_once() -> None:
    fight = Fight(["warrior_1_2", "wizard_1_1"], traps=["antimagic_dart"], others=[lord(["warrior_1_1"])])
    table = private(fight.state, seat=Seat(0))
    drawn = describe_battle(table).picture()
    assert drawn.svg.count(">Anti-magic Dart</text>") == 1
    assert drawn.plain.count("Anti-magic Dart") == 1
    assert f">{table.words('dungeon_lords-picture-trap-waiting')}</text>" in drawn.svg
    assert faults(describe_battle(table).scene()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_proposed_plan_is_rehearsed_on_the_picture(language: str) -> None:
    own = lord(["warrior_1_2", "thief_1_1"], traps=("rolling_stone",), creatures=["goblin"])
    for opened, ending in ((0, "open"), (1, "falls")):
        state = replace(planning_of(own, lord(["warrior_1_1"])), cards_open=opened)
        table = private(state, language, seat=Seat(0))
        assert verdict(table) == ""
        chosen = next(each for each in table.choices if each.move == PlanTraps(("rolling_stone",)))
        proposed = replace(table, proposal=chosen)
        assert verdict(proposed) == ending
        assert faults(describe_battle(proposed).scene()) == []
        said = table.words(f"dungeon_lords-picture-verdict-{ending}")
        assert said in describe_battle(proposed).picture().alt
        assert table.names("trap", "rolling_stone") in describe_battle(proposed).picture().alt
        (first, *_) = pictures(proposed, Lens())
        assert first == describe_battle(proposed).picture()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_battle(language: str) -> None:
    full = fullest(4)
    party = full.lords[0].party
    states: tuple[FighterState, ...] = ("waiting", "attacked", "idle", "withdrawn", "metamorphosed")
    battle = Battle(
        Seat(0),
        "C1",
        "attacks",
        traps=("antimagic_dart", "poisoned_dart"),
        used=("kamikaze_imp", "wall_of_fire"),
        pool=6,
        shield=1,
        fighters=tuple(
            Fighter(kind.id, states[turn % len(states)], returns=turn % 2 == 1) for turn, kind in enumerate(MONSTERS)
        ),
        poisoned=(party[1].id,),
        invisible=(party[2].id,),
        no_conquest=True,
    )
    state = replace(full, phase="battle", combat_round=2, battle=battle, plans=(None,) * 4)
    things = [*(one.id for one in party), *(kind.id for kind in MONSTERS)]
    for table in (public(state, language, STRANGE_NAMES), private(state, language, STRANGE_NAMES, seat=Seat(0))):
        assert faults(describe_battle(table).scene()) == []
        assert faults(describe_battle(replace(table, fresh=frozenset(f"0-{one}" for one in things))).scene()) == []
    plain = describe_battle(public(state, language)).picture().plain
    assert capital(words(language)("dungeon_lords-picture-no-conquest")) in plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_planning(language: str) -> None:
    state = replace(fullest(4), phase="planning", combat_round=1, plans=(None,) * 4)
    assert faults(describe_battle(public(state, language, STRANGE_NAMES)).scene()) == []
