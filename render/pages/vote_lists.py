"""What is proposed from lists on the page of votes: another pace, and to go back to before an earlier move. Pure."""

from collections.abc import Sequence

from games.kernel.observation import LogEntry, Observation
from render import verbs
from render.limits import MOST_OPTIONS
from render.page import Action, Button, Select
from render.pages.parts import button, option
from render.pages.server_settings import PACES
from render.phrases import label, pace_name
from text import Words


def pace_select(observation: Observation, words: Words) -> tuple[Select, ...]:
    """Return the list of paces that the table can agree on; none while it is paused or played live."""
    if not _has_steady_pace(observation) or observation.is_off("pace"):
        return ()
    paces = [pace for pace in PACES if pace != observation.pace]
    options = tuple(option(f"{verbs.YES}.pace.{pace}", pace_name(pace, words)) for pace in paces)
    return (Select(Action(verbs.VOTE, "pace"), words("select-pace"), options),)


def other_pace(observation: Observation, words: Words) -> tuple[Button, ...]:
    """Return the button by which a pace is typed, where there can be another one."""
    is_possible = _has_steady_pace(observation) and not observation.is_off("pace")
    return (button(verbs.VOTE_PACE, words("button-other-pace")),) if is_possible else ()


def repair_select(observation: Observation, points: Sequence[int], words: Words) -> tuple[Select, ...]:
    """Return the list of moves to before which the match can be taken back; none if there are none."""
    moves = {entry.revision: entry for entry in observation.log}
    options = tuple(
        option(f"{verbs.YES}.repair.{point}", _move_name(observation, point, moves.get(point), words))
        for point in points[:MOST_OPTIONS]
    )
    return (Select(Action(verbs.VOTE, "repair"), words("select-repair"), options),) if options else ()


def _has_steady_pace(observation: Observation) -> bool:
    return observation.paused_at is None and observation.live_until is None


def _move_name(observation: Observation, point: int, entry: LogEntry | None, words: Words) -> str:
    if entry is None or entry.seat is None:
        return words("repair-move", move=str(point))
    name = label(observation.face(entry.seat), words)
    return words("repair-move-of", move=str(point), player=name, line=entry.notation or words("repair-hidden"))
