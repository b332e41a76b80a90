"""How a running match would end as a computer judges it, which players can agree on. Pure.

The computer gets what an onlooker sees, as bytes, and a seed of its own: so what it says tells nothing of what anybody
hides. The seed follows from what is seen. So the same position is always judged alike, and nobody moves to and fro
until it pleases them. What it has said is stored with the match (`matches.judged`), and holds as long as everybody sees
the same position: whoever agrees agrees to that.
"""

import hashlib
from typing import Final

import msgspec

from games import registry
from games.ai import judge
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.errors import Refusal
from games.kernel.game import Outcome
from games.kernel.ids import GameId
from games.kernel.judged import Judged
from games.kernel.pace import DAY
from play.rules import endings
from play.rules.allows import hints_at
from play.rules.loaded import Loaded
from play.rules.record import PlayedGame
from play.rules.seeds import derived_seed

JUDGED_EVERY: Final = DAY
"""So long a table without hints waits until another position can be judged: how it judges a move is one, too."""

_FIRST: Final = 1


class Judgement(msgspec.Struct, frozen=True):
    """What a computer has said of a match, and when (unix seconds); `position`: a digest of what everybody saw."""

    position: str
    judged: Judged
    at: int


class JudgeOrder(msgspec.Struct, frozen=True):
    """All that the computer is told. `view`: what an onlooker sees; `version`: of the computer that is to judge."""

    game: GameId
    rules_version: int
    view: bytes
    version: str
    seed: bytes


def version_of(game: PlayedGame) -> str:
    """Return the version of the computer that judges a game now: of how it judges and what it knows; "": none."""
    opponents = registry.opponents_of(game.id)
    return "" if opponents is None else f"{judge.VERSION}.{opponents.version}"


def order_of(loaded: Loaded) -> JudgeOrder:
    """Return what the computer is told of a match."""
    game, view = loaded.game, _seen(loaded)
    seed = derived_seed(loaded.seed(), f"judge/{_digest(view)}")
    return JudgeOrder(game.id, game.rules_version, view, version_of(game), seed)


def at_version(order: JudgeOrder, version: str) -> JudgeOrder:
    """Return the same order for a computer of another version."""
    return msgspec.structs.replace(order, version=version)


def is_known(order: JudgeOrder) -> bool:
    """Return whether there is a computer of that version."""
    return order.version == version_of(registry.find(order.game, order.rules_version))


def judged(order: JudgeOrder) -> Judged:
    """Return what the computer says.

    Raises:
        Refusal: `no_judge`: there is none in that version.
    """
    game, opponents = registry.find(order.game, order.rules_version), registry.opponents_of(order.game)
    if opponents is None or not is_known(order):
        raise Refusal("no_judge")
    return Judged(order.version, judge.judge(game, opponents, order.view, judge.SAMPLES, Chance(order.seed, _FIRST)))


def judgement_of(loaded: Loaded) -> Judgement | None:
    """Return what a computer has said of a match as everybody sees it now; None: nothing."""
    last = _last(loaded)
    return last if last is not None and last.position == _digest(_seen(loaded)) else None


def judged_of(loaded: Loaded) -> Judged | None:
    """Return what a computer has said of a match as everybody sees it now, without when; None: nothing."""
    found = judgement_of(loaded)
    return None if found is None else found.judged


def stored(loaded: Loaded, found: Judged, now: int) -> str:
    """Return as JSON what a computer has said of a match as it is."""
    return codec.encode(Judgement(_digest(_seen(loaded)), found, now)).decode()


def check(loaded: Loaded, now: int) -> None:
    """Refuse to let a computer judge a match now.

    Raises:
        Refusal: `no_judge` (the game's computers move at random), `judged_lately` (`until`: the table plays without
            hints, and another position was judged a short while ago).
    """
    if not version_of(loaded.game):
        raise Refusal("no_judge")
    last = _last(loaded)
    if last is None or hints_at(loaded.row, loaded.game) == "on" or judgement_of(loaded) is not None:
        return
    if last.at + JUDGED_EVERY > now:
        raise Refusal("judged_lately", until=str(last.at + JUDGED_EVERY))


def outcome(loaded: Loaded, found: Judged) -> Outcome:
    """Return how a match ends as a computer has judged it: without scores, and who is gone behind those who stayed."""
    shares, seats = found.shares, loaded.seats
    level = Outcome(judge.places(shares), (0,) * len(seats), "judged")
    return endings.behind_the_stayers(level, seats, loaded.game.sides(loaded.options(), len(seats)))


def _last(loaded: Loaded) -> Judgement | None:
    return codec.decode(loaded.row.judged, Judgement) if loaded.row.judged else None


def _seen(loaded: Loaded) -> bytes:
    return codec.encode(loaded.game.observe(loaded.state, None))


def _digest(view: bytes) -> str:
    return hashlib.sha256(view).hexdigest()
