"""`python -m tests.arena.fit GAME --seats N`: weights of what counts, fitted to matches that computers play.

A league of older versions plays, each seat with some noise, so that states are seen which no version would come to.
After each quarter of the matches the weights are fitted to all states so far, so that the chance to win is the logistic
function of the points, and a new version joins. The last one plays against the weights in use, and is written into
games/GAME/weights.json if it is better by the bar.
"""

import argparse
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from copy import copy
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from games import registry
from games.ai.advice import Advice
from games.ai.arena import LOOKS, Contest, Played, Standing, standing
from games.ai.drawn import Greedy, Weighted
from games.ai.estimates import shares
from games.ai.fitted import Fit, Fits, Table
from games.ai.player import Opponents, Player
from games.ai.question import Asked, Judged, Question
from games.ai.quick import QuickChance
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.game import AnyGame
from games.kernel.play_out import FIRST_REVISION, defaults

ROOT = Path(__file__).parents[2]
AnyAdvice = Advice[Any, Any]
Numbers = NDArray[np.float64]

BAR = 0.55
"""What the lower bound of the share against the weights in use must reach with two seats; with more the same odds."""

VERSIONS = 4
NOISE = 12, 25
"""So many per cent of the moves of a seat, drawn for each match, are drawn by their weights."""

FADING = 1.763
"""Who is ahead by one scale wins with the chance .854, whose logit this is."""

SHRINKING = 3.0, 30.0, 300.0, 3000.0
"""How much weights are drawn to those in use, of which the held-out matches choose."""

_HELD_OUT = 6
_FEWEST = 100
_STEPS = 12
_KEPT = 40


class Weighed(Player):
    """Greedy with weights of its own, in place of those in use, and with noise."""

    def __init__(self, advice: AnyAdvice, weights: Table, noise: int = 0) -> None:
        """`noise`: so many per cent of its moves are drawn by their weights."""
        self._advice, self._noise = reweighed(advice, weights), noise
        self._greedy, self._noisy = Greedy(dice=1), Weighted(is_judged=False)

    def decide(self, question: Question[Any, Any]) -> tuple[Judged[Any, Any], ...]:
        """Return the move that leads to the best state as these weights judge, or a drawn one."""
        if question.chance.below("noise", 100) < self._noise:
            return self._noisy.decide(question)
        question.advice = self._advice
        return self._greedy.decide(question)


class Bench(msgspec.Struct, frozen=True):
    """For which game and number of seats weights are fitted."""

    game: AnyGame
    advice: AnyAdvice
    seats: int


class Seen(msgspec.Struct, frozen=True):
    """A state of a match: its stage, and what each side had of each term."""

    stage: int
    facts: tuple[tuple[int, ...], ...]


class Recorded(msgspec.Struct, frozen=True):
    """A match: some of its states, and the share of each side in the victory."""

    seen: tuple[Seen, ...]
    shares: tuple[float, ...]


def reweighed(advice: AnyAdvice, weights: Table) -> AnyAdvice:
    """Return `advice` with other weights."""
    other = copy(advice)
    vars(other)["weights"] = lambda state: weights[advice.stage(state)]
    return other


def in_use(bench: Bench) -> Table:
    """Return the weights in use by stage, found in matches played at random."""
    game, advice = bench.game, bench.advice
    found: dict[int, tuple[int, ...]] = {}
    rng = random.Random(0)
    for number in range(20):
        chance = Chance(number.to_bytes(4, "big"), FIRST_REVISION)
        state = game.new_match(bench.seats, defaults(game), chance).state
        while (decision := next((each for each in game.decisions(state) if each.owed), None)) is not None:
            found.setdefault(advice.stage(state), advice.weights(state))
            topics = game.topics(state, decision.seat)
            move = rng.choice(game.moves_about(state, decision.seat, rng.choice(topics)))
            state = game.apply(state, decision.seat, move, chance).state
    return tuple(found[stage] for stage in range(advice.stages))


def recorded(bench: Bench, players: Sequence[Player], rng: random.Random) -> Recorded:
    """Play a match, a player for each seat, and keep some of its states."""
    game, advice = bench.game, bench.advice
    chance, seats, chosen = Chance(rng.randbytes(32), FIRST_REVISION), len(players), defaults(game)
    sides = game.sides(chosen, seats)
    state, seen = game.new_match(seats, chosen, chance).state, []
    while (decision := next((each for each in game.decisions(state) if each.owed), None)) is not None:
        seen.append(Seen(advice.stage(state), by_side(advice.facts(state), sides)))
        asked = Asked(codec.encode(game.observe(state, decision.seat)), decision.seat, decision.kind)
        quick = QuickChance(rng.getrandbits(48))
        question = Question(game, advice, asked, quick)
        move = advice.opening(question.world(), asked.seat, asked.kind, quick)
        if move is None:
            move = players[asked.seat].decide(question)[0].move
        state = game.apply(state, asked.seat, move, quick).state
    outcome = game.outcome(state)
    if outcome is None:
        raise ValueError("a match has not ended")
    parts = dict(zip(sides, shares(outcome, sides), strict=True))
    kept = sorted(rng.sample(range(len(seen)), min(len(seen), _KEPT)))
    return Recorded(tuple(seen[place] for place in kept), tuple(parts[side] for side in sorted(parts)))


def by_side(facts: Sequence[tuple[int, ...]], sides: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return what all seats of each side have together."""
    return tuple(
        tuple(map(sum, zip(*(own for own, at in zip(facts, sides, strict=True) if at == side), strict=True)))
        for side in sorted(set(sides))
    )


def league(bench: Bench, versions: Sequence[Table], rng: random.Random) -> Iterator[Recorded]:
    """Yield matches without end, in which each seat is as likely played by the newest version as by any other."""
    while True:
        drawn = [len(versions) - 1 if rng.random() < 0.5 else rng.randrange(len(versions)) for _ in range(bench.seats)]
        players = [Weighed(bench.advice, versions[at], rng.randint(*NOISE)) for at in drawn]
        yield recorded(bench, players, rng)


def played(bench: Bench, matches: int, seconds: float, rng: random.Random) -> tuple[Table, int]:
    """Return the weights fitted to so many matches, fewer if they take longer than `seconds` of processor time."""
    versions, found = [in_use(bench)], list[Recorded]()
    for round_ in range(1, VERSIONS + 1):
        until, begun = matches * round_ // VERSIONS, time.process_time()
        for match in league(bench, versions, rng):
            found.append(match)
            if len(found) >= until or time.process_time() - begun > seconds / VERSIONS:
                break
        versions.append(fit(bench.advice, found, versions[0]))
        said(f"{len(found)} matches, {time.process_time():.0f} s")
    return versions[-1], len(found)


def fit(advice: AnyAdvice, matches: Sequence[Recorded], before: Table) -> Table:
    """Return for each stage the weights under which the points say best who wins; `before` where few matches came."""
    return tuple(_fit_stage(advice, matches, stage, before[stage]) for stage in range(advice.stages))


def _fit_stage(advice: AnyAdvice, matches: Sequence[Recorded], stage: int, before: tuple[int, ...]) -> tuple[int, ...]:
    rows = [(seen.facts, match.shares) for match in matches for seen in match.seen if seen.stage == stage]
    if len(rows) < _FEWEST:
        return before
    facts = np.array([each for each, _ in rows], dtype=np.float64)
    won = np.array([each for _, each in rows], dtype=np.float64)
    # The points of all sides may rise alike: only differences count.
    facts -= facts.mean(axis=1, keepdims=True)
    spread = facts.std(axis=(0, 1)) + 1e-9
    facts /= spread
    start = np.array(before, dtype=np.float64) * FADING / advice.scale * spread
    part = len(rows) - len(rows) // _HELD_OUT
    losses = [
        (_loss(facts[part:], won[part:], _newton(facts[:part], won[:part], start, shrinking)), shrinking)
        for shrinking in SHRINKING
    ]
    loss, shrinking = min(losses)
    said(
        f"  stage {stage}: {len(rows)} states, log loss {loss:.4f} (in use {_loss(facts, won, start):.4f}), {shrinking}"
    )
    weights = _newton(facts, won, start, shrinking) / spread / FADING * advice.scale
    return tuple(round(float(weight)) for weight in weights)


def _newton(facts: Numbers, won: Numbers, start: Numbers, shrinking: float) -> Numbers:
    """Return the weights with the least loss, of a conditional logit; facts are states x sides x terms."""
    weights, terms = start.copy(), facts.shape[2]
    for _ in range(_STEPS):
        chances = _chances(facts, weights)
        slope = np.einsum("nst,ns->t", facts, chances - won) + shrinking * (weights - start)
        mean = np.einsum("nst,ns->nt", facts, chances)
        bend = np.einsum("nst,ns,nsu->tu", facts, chances, facts, optimize=True) - mean.T @ mean
        weights = weights - np.linalg.solve(bend + shrinking * np.eye(terms), slope)
    return weights


def _chances(facts: Numbers, weights: Numbers) -> Numbers:
    points = facts @ weights
    powers = np.exp(np.clip(points - points.max(axis=1, keepdims=True), -30, 0))
    found: Numbers = powers / powers.sum(axis=1, keepdims=True)
    return found


def _loss(facts: Numbers, won: Numbers, weights: Numbers) -> float:
    return float(-(won * np.log(_chances(facts, weights) + 1e-12)).sum(axis=1).mean())


def compared(bench: Bench, new: Table, old: Table, seed: int) -> Standing:
    """Return how greedy with `new` does at one side of the table against greedy with `old` at all others."""
    advice = bench.advice
    players = {"normal": Weighed(advice, new), "easy": Weighed(advice, old)}
    contest = Contest(bench.game, Opponents(advice, 1, players), "normal.1", "easy.1", bench.seats, seed=seed)
    matches: list[Played] = []
    number = 0
    while len(matches) < LOOKS[-1]:
        matches += [contest.played(number, rotation) for rotation in range(contest.rotations())]
        number += 1
    return standing(contest, matches)


def bar(sides: int) -> float:
    """Return the share against `sides` - 1 others that has the odds of BAR against one."""
    odds = BAR / (1 - BAR)
    return odds / (odds + sides - 1)


def stored(game: str, advice: AnyAdvice, seats: int, fit: Fit) -> None:
    """Write `fit` into the file of the game, with what it has for other numbers of seats."""
    path = ROOT / "games" / game / "weights.json"
    known = msgspec.json.decode(path.read_bytes(), type=Fits).seats if path.exists() else {}
    fits = Fits(advice.terms, advice.scale, dict(sorted({**known, seats: fit}.items())))
    lines = msgspec.json.format(msgspec.json.encode(fits), indent=1)
    path.write_bytes(re.sub(rb"(?<=[-\d,\[])\n\s+(?=[-\d\]])", b"", lines) + b"\n")


def said(line: str) -> None:
    """Print `line` at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    """Fit, compare, and write what is better."""
    parser = argparse.ArgumentParser(prog="python -m tests.arena.fit")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=300, help="of processor time, at most, for playing")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    game, opponents = registry.find(chosen.game), registry.opponents_of(chosen.game)
    if opponents is None:
        raise SystemExit(f"{chosen.game} has no advice")
    advice, rng = opponents.advice, random.Random(f"{chosen.seed}/{chosen.seats}")
    bench = Bench(game, advice, chosen.seats)
    weights, matches = played(bench, chosen.matches, chosen.seconds, rng)
    found = compared(bench, weights, in_use(bench), chosen.seed + 1)
    least = bar(len(set(game.sides(defaults(game), chosen.seats))))
    said(f"share {found.share:.3f} [{found.low:.3f}, {found.high:.3f}], to be used from {least:.3f} on")
    said(str(weights))
    if found.low >= least:
        command = f"python -m tests.arena.fit {' '.join(sys.argv[1:])}"
        commit = subprocess.run(
            ["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout.strip()  # fmt: skip
        interval = (round(found.low, 3), round(found.high, 3))
        stored(
            chosen.game, advice, chosen.seats, Fit(command, commit, matches, round(found.share, 3), interval, weights)
        )


if __name__ == "__main__":
    main()
