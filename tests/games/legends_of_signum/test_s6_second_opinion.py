"""The rules and a second, slow implementation agree on random scenes (SPEC 5, 6). TESTS_HUNT=1: on 20,000."""

import random
from collections import Counter

import msgspec
import pytest

from games.legends_of_signum import aiming, combat, values, walking
from games.legends_of_signum.aiming import MISSILES
from games.legends_of_signum.combat import FACES, Roll
from games.legends_of_signum.geometry import Point
from games.legends_of_signum.state import Unit
from games.legends_of_signum.vocabulary import Stance
from games.legends_of_signum.walking import Gait
from tests.games.legends_of_signum.random_scenes import scene
from tests.games.legends_of_signum.second_opinion import Opinion, Thing, TooClose, wounds
from tests.sampling import sample

SCENES = sample(400, hunt=20_000)
PARTS = 4
"""So that several processes share the work."""


class Comparison:
    """Both implementations asked the same about one field."""

    def __init__(self, seed: int, asked: Counter[str]) -> None:
        self.dice = random.Random(seed)
        self.field = scene(self.dice, width=self.dice.choice((260, 400, 600)))
        plain: Thing = msgspec.to_builtins(self.field)
        self.other = Opinion(plain)
        self.asked = asked

    def agree(self, subject: str, ours: object, theirs: object) -> None:
        self.asked[subject] += 1
        assert ours == theirs, f"{subject}: {ours} or {theirs} in {self.field}"

    def compare(self) -> None:
        one, two = self.dice.sample(range(len(self.field.units)), 2)
        try:
            self.pair(one, two)
            self.walk(one)
        except TooClose:
            self.asked["too close"] += 1

    def pair(self, one: int, two: int) -> None:
        field, unit, target = self.field, self.field.units[one], self.field.units[two]
        mine, yours = self.other.units[one], self.other.units[two]
        self.agree("strength", values.strength(field, unit), self.other.strength(mine))
        self.agree("armour", values.keyword(field, unit, "armour"), self.other.word(mine, "armour"))
        self.agree("sight", aiming.is_seen(field, unit, target), self.other.sees(mine, yours))
        self.agree("cover", aiming.has_cover(field, unit, target), self.other.covered(mine, yours))
        fight = aiming.objection_to_fight(field, unit, target) is None
        self.agree(f"fight {fight}", fight, self.other.may_fight(mine, yours))
        for missile, (word, band) in MISSILES.items():
            aimed = aiming.objection_to_missile(field, unit, target, missile) is None
            self.agree(f"aim {aimed}", aimed, self.other.may_aim(mine, yours, word, band))
        stance: Stance = self.dice.choice(("assault", "guard"))
        charge = self.dice.random() < 0.5
        number = combat.clash_dice(field, unit, target, stance, charge=charge)
        ours = (number.attack, number.defence, number.attack_parry, number.defence_parry)
        self.agree("dice", ours, self.other.clash(mine, yours, stance, charge))
        self.clash(unit, target, stance, ours)

    def clash(self, unit: Unit, target: Unit, stance: Stance, number: tuple[int, ...]) -> None:
        fierce = values.has(self.field, unit, "fierce")
        attack, defence, *parry = [tuple(self.dice.choice(FACES) for _ in range(count)) for count in number]
        ours = combat.clash_wounds(Roll(stance, attack, parry[0], fierce), Roll(target.stance, defence, parry[1]))
        theirs = wounds(
            [*attack, *(f"parry:{face}" for face in parry[0])],
            [*defence, *(f"parry:{face}" for face in parry[1])],
            (stance, target.stance),
            fierce,
        )
        self.agree("wounds", ours, theirs)

    def walk(self, one: int) -> None:
        unit, mine = self.field.units[one], self.other.units[one]
        run = self.dice.random() < 0.5
        path = [(unit.x, unit.y)]
        for _ in range(self.dice.randint(1, 4)):
            x, y = path[-1]
            path.append((x + self.dice.randint(-60, 60), y + self.dice.randint(-60, 60)))
        points = [Point(*point) for point in path[1:]]
        gait: Gait = "run" if run else "move"
        legal = walking.objection_to_path(self.field, unit, points, gait) is None
        self.agree(f"path {legal}", legal, self.other.may_go(mine, path[1:], run))
        route = walking.route(walking.walk_of(self.field, unit, gait), points[0])
        found = [path[1]] if route is None else [(point.x, point.y) for point in route]
        self.agree("no route" if route is None else "route", route is not None, self.other.may_go(mine, found, run))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_s6_a_second_implementation_agrees(part: int) -> None:
    asked: Counter[str] = Counter()
    for seed in range(part, SCENES, PARTS):
        comparison = Comparison(seed, asked)
        for _ in range(4):
            comparison.compare()
    assert asked["too close"] < 2 * SCENES // PARTS
    for subject in ("fight True", "aim True", "path True", "path False", "route", "no route", "cover", "sight"):
        assert asked[subject] > SCENES // 50, asked
