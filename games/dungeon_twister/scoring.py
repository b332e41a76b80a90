"""When the game ends, who has turns until then, and points that can still be made (SPEC 6). Pure."""

from functools import lru_cache

from games.dungeon_twister.components import CHARACTERS, CODE, IS_CHARACTER, SEAT, TOKENS
from games.dungeon_twister.state import Ending, Out, Public
from games.kernel.game import Outcome
from games.kernel.ids import Seat


@lru_cache(maxsize=256)
def characters_left(out: tuple[Out, ...], seat: Seat) -> tuple[str, ...]:
    """Return the codes of the characters of `seat` that are in the game, on the board or face down (6)."""
    gone = {each.token for each in out}
    return tuple(CODE[token] for token in TOKENS if SEAT[token] == seat and IS_CHARACTER[token] and token not in gone)


def most_points(public: Public, seat: Seat) -> int:
    """Return the points that `seat` could end with at best: everybody leaves the maze, every enemy dies (SPEC 6).

    Each character can carry out one Treasure at most.
    """
    own = characters_left(public.out, seat)
    treasures = 2 - sum(CODE[out.token] == "TRE" for out in public.out)
    exits = sum(CHARACTERS[code].exit_points for code in own) + min(treasures, len(own))
    return public.scores[seat] + exits + len(characters_left(public.out, Seat(1 - seat)))


def next_active(public: Public) -> Seat:
    """Return who is active next: a player without any character in the game has no turns (6)."""
    other = Seat(1 - public.turn)
    return other if characters_left(public.out, other) else public.turn


def ending_of(public: Public) -> Ending:
    """Return how the game ends with a turn that has ended: enough score, out of reach, no progress (SPEC 6)."""
    goal = public.rules.victory_points
    if max(public.scores) >= goal:
        return "victory"
    if most_points(public, Seat(0)) < goal and most_points(public, Seat(1)) < goal:
        return "dead"
    return "no_progress" if public.quiet >= public.rules.no_progress_turns else ""


def standing(public: Public) -> Outcome:
    """Return places and points as things are: the higher score wins, equal ones share (6)."""
    return Outcome.ranked(public.scores, public.scores, public.ending)
