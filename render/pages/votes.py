"""What players decide together: the page where each agrees, and what the table says about it; who is away. Pure."""

from collections.abc import Iterator, Sequence

from games.kernel.observation import LogEntry, Motion, Observation
from render import verbs
from render.limits import MOST_OPTIONS
from render.page import Action, Block, Button, Line, Page, Paragraph, Select
from render.pages.parts import button, look_buttons, option, page, rows
from render.phrases import QUIET, SEAL, label, moment, remaining, seat_name, seat_names, title
from text import Words


def votes_page(observation: Observation, motions: Sequence[Motion], words: Words, points: Sequence[int] = ()) -> Page:
    """Return the page of a player: each of the `motions` that are possible now, and the button to agree to it.

    `points`: the revisions of the moves that can be taken back with all since.
    """
    others = [motion for motion in motions if motion.about != observation.observer]
    return page(
        Paragraph(words("votes-heading", title=title(observation, words))),
        *(block for motion in others for block in _votable(observation, motion, words)),
        *_repair_select(observation, points, words),
        Paragraph("" if any(motion.kind == "away" for motion in others) else words("votes-nobody-silent")),
        *rows([button(verbs.MORE, words("button-back"))]),
        accent=QUIET,
    )


def agreed_lines(observation: Observation, words: Words) -> tuple[str, ...]:
    """Return for each motion who agrees to it, where the others can, who is against it and how long it is open."""
    return tuple(line for motion in observation.motions for line in _agreed(observation, motion, words))


def _agreed(observation: Observation, motion: Motion, words: Words) -> Iterator[str]:
    yield words(
        f"table-agreed-{motion.kind}",
        names=seat_names(observation, motion.agreed, words),
        count=len(motion.agreed),
        player="" if motion.about is None else seat_name(observation, motion.about, words),
        move=str(motion.back_to),
    )
    yield from _opposed(observation, motion, words)


def _opposed(observation: Observation, motion: Motion, words: Words) -> Iterator[str]:
    """Yield who is against a motion, and when its vote is over."""
    if motion.opposed:
        yield words("vote-against", names=seat_names(observation, motion.opposed, words))
    if motion.ends_at is not None and motion.agreed:
        yield words("vote-until", when=remaining(motion.ends_at))


def pause_line(observation: Observation, words: Words) -> str:
    """Return since when no time runs, and how long at most; nothing if it does."""
    if observation.paused_at is None or observation.resumes_at is None:
        return ""
    until = moment(observation.resumes_at)
    return words("table-paused", since=remaining(observation.paused_at), until=until)


def away_line(observation: Observation, words: Words) -> str:
    """Return who is away, and what that means."""
    away = [face.seat for face in observation.faces if face.sitter == "away"]
    if not away or observation.status != "running":
        return ""
    if not any(face.sitter == "person" for face in observation.faces):
        return words("table-resting", when=remaining(observation.closes_at or 0))
    return words("table-away", names=seat_names(observation, away, words), count=len(away))


def return_buttons(observation: Observation, words: Words) -> tuple[Button, ...]:
    """Return the button by which people who are away come back, if there are any."""
    if observation.status != "running" or all(face.sitter != "away" for face in observation.faces):
        return ()
    return (button(verbs.RETURN, words("button-return"), style="success"),)


def away_page(observation: Observation, words: Words) -> Page:
    """Return the direct message to a player who is away."""
    board = look_buttons(observation, words)[-1:]
    said = words("away-notice", title=title(observation, words))
    return page(Paragraph(said), *rows([*return_buttons(observation, words), *board]), accent=SEAL)


def _votable(observation: Observation, motion: Motion, words: Words) -> tuple[Block, ...]:
    """Return what is decided with its votes, the button to vote for it, and where somebody does, the one against it."""
    line = Line(_described(observation, motion, words), _vote(observation, motion, words))
    has_voted = observation.observer in (*motion.agreed, *motion.opposed)
    if has_voted or not motion.agreed or motion.kind == "away":
        return (line,)
    against = button(verbs.VOTE, words("button-against"), f"{verbs.AGAINST}.{motion.name}")
    return (line, *rows([against]))


def _described(observation: Observation, motion: Motion, words: Words) -> str:
    """Return what is decided, and who has voted how."""
    about = {} if motion.about is None else {"player": seat_name(observation, motion.about, words)}
    since = "" if motion.since is None else remaining(motion.since)
    lines = [words(f"motion-{motion.kind}", since=since, move=str(motion.back_to), **about)]
    if motion.agreed:
        names = seat_names(observation, motion.agreed, words)
        lines.append(words("agree-names", names=names, have=len(motion.agreed), most=len(motion.voters)))
    missing = [seat for seat in motion.voters if seat not in motion.agreed]
    if missing:
        lines.append(words("vote-missing", names=seat_names(observation, missing, words)))
    return "\n".join((*lines, *_opposed(observation, motion, words)))


def _repair_select(observation: Observation, points: Sequence[int], words: Words) -> tuple[Select, ...]:
    """Return the list of moves to before which the match can be taken back; none if there are none."""
    moves = {entry.revision: entry for entry in observation.log}
    options = tuple(
        option(f"{verbs.YES}.repair.{point}", _move_name(observation, point, moves.get(point), words))
        for point in points[:MOST_OPTIONS]
    )
    return (Select(Action(verbs.VOTE), words("select-repair"), options),) if options else ()


def _move_name(observation: Observation, point: int, entry: LogEntry | None, words: Words) -> str:
    if entry is None or entry.seat is None:
        return words("repair-move", move=str(point))
    name = label(observation.face(entry.seat), words)
    return words("repair-move-of", move=str(point), player=name, line=entry.notation or words("repair-hidden"))


def _vote(observation: Observation, motion: Motion, words: Words) -> Button:
    if observation.observer in motion.agreed:
        return button(verbs.VOTE, words("button-disagree"), f"{verbs.NO}.{motion.name}")
    return button(verbs.VOTE, words("button-vote"), f"{verbs.YES}.{motion.name}")
