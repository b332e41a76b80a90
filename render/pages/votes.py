"""What players decide together: the page where each agrees, and what the table says about it; who is away. Pure."""

from collections.abc import Iterator, Sequence

from games.kernel.observation import PLAYED, LogEntry, Motion, MotionKind, Observation
from games.kernel.pace import pace_of
from render import verbs
from render.judged import would_lines
from render.limits import MOST_OPTIONS, MOST_TEXT, first_lines
from render.page import Action, Block, Button, Line, Page, Paragraph, Select
from render.pages.parts import button, option, page, rows, ways_back
from render.pages.vote_lists import other_pace, pace_select, repair_select
from render.phrases import (
    QUIET,
    SEAL,
    escaped,
    label,
    moment,
    named,
    pace_name,
    played_at,
    remaining,
    seat_name,
    seat_names,
    title,
)
from text import Words

MOST_PARTS = 27
"""The components of all motions that have a line each on the page of votes; the others are in a list."""

MOST_TOLD = 5
"""So many votes a direct message tells about; the others are on the page of votes."""

MOST_AT_TABLE = 2
"""So many votes the table tells about."""

AT_ONCE: tuple[MotionKind, ...] = ("away", "pause", "resume", "extend", "pace", "live")
"""To these the button on the table agrees at once; of others, and of what hurries, one first sees what it would do."""

MOST_MOVES = 4
"""So many of the moves that would be taken back are named."""

MOST_DESCRIBED = MOST_TEXT - 600
"""The characters of all that can be voted on, besides what is around it."""

ROOM_TOLD = MOST_DESCRIBED // MOST_TOLD


def votes_page(
    observation: Observation,
    motions: Sequence[Motion],
    words: Words,
    points: Sequence[int] = (),
    computers: Sequence[Motion] = (),
) -> Page:
    """Return the page of a player: each of the `motions` that are possible now, and the button to agree to it.

    `points`: the revisions of the moves that can be taken back with all since. `computers`: what can be agreed on about
    computers, each with a level.
    """
    others = [motion for motion in motions if motion.about != observation.observer]
    first = _with_room(others)
    rest = [motion for motion in others if motion not in first]
    room = MOST_DESCRIBED // max(1, len(first))
    shown = {motion.name for motion in others}
    return page(
        Paragraph(words("votes-heading", title=title(observation, words))),
        *(block for motion in first for block in _votable(observation, motion, words, room)),
        *_rest_select(observation, rest, words),
        *pace_select(observation, words),
        *_computer_select(observation, [each for each in computers if each.name not in shown], words),
        *repair_select(observation, points, words),
        Paragraph("\n".join(filter(None, (_silent_hint(observation, others, words), _staff_hint(others, words))))),
        *rows([*other_pace(observation, words), button(verbs.MORE, words("button-back"))]),
        accent=QUIET,
    )


def carry_page(observation: Observation, repairs: Sequence[Motion], words: Words) -> Page:
    """Return the page of staff: each of the `repairs` that they can carry, with the button for it.

    It says nothing about the match that only who can see it may know.
    """
    lines = [
        Line(
            words("carry-repair", move=str(each.back_to), have=len(each.agreed), away=len(each.absent)),
            button(verbs.CARRY, words("button-carry-this"), each.handle, style="danger"),
        )
        for each in repairs
    ]
    none = () if lines else (Paragraph(words("carry-none")),)
    return page(Paragraph(words("carry-heading", title=title(observation, words))), *lines, *none, accent=QUIET)


def _silent_hint(observation: Observation, motions: Sequence[Motion], words: Words) -> str:
    """Return when a silent player can be voted away: only where no time limit does that without a vote."""
    is_voted_on = any(motion.kind == "away" for motion in motions)
    has_limit = bool(observation.pace) and pace_of(observation.pace).seconds is not None
    return "" if is_voted_on or has_limit else words("votes-nobody-silent")


def _staff_hint(motions: Sequence[Motion], words: Words) -> str:
    """Return that staff can carry a repair, where one waits for somebody who is away only."""
    waiting = (each for each in motions if each.kind == "repair" and each.absent and each.agreed)
    return words("votes-staff") if any(set(each.voters) <= set(each.agreed) for each in waiting) else ""


def _with_room(motions: Sequence[Motion]) -> list[Motion]:
    """Return those of `motions` that have a line of their own: what somebody has moved, then what else has room."""
    found, used = [], 0
    for motion in sorted(motions, key=lambda each: not (each.agreed or each.lapsed)):
        used += 5 if motion.agreed else 3
        if used <= MOST_PARTS:
            found.append(motion)
    return [motion for motion in motions if motion in found]


def lapsed_page(observation: Observation, words: Words) -> Page:
    """Return the direct message to somebody whose agreements have lapsed: what each would do now, and to agree anew."""
    lapsed = [motion for motion in observation.motions if observation.observer in motion.lapsed]
    return page(
        Paragraph(words("lapsed-heading", title=title(observation, words))),
        *(block for motion in lapsed[:MOST_TOLD] for block in _votable(observation, motion, words, ROOM_TOLD)),
        *_untold(lapsed, words),
        *rows(ways_back(observation, words)),
        accent=SEAL,
    )


def objection_page(observation: Observation, motions: Sequence[Motion], until: int, words: Words) -> Page:
    """Return the direct message to somebody who is away: what the others want to decide, and `until` when to object."""
    told = (first_lines(_described(observation, motion, words), ROOM_TOLD) for motion in motions[:MOST_TOLD])
    return page(
        Paragraph(words("objection-heading", title=title(observation, words), at=moment(until))),
        *map(Paragraph, told),
        *_untold(motions, words),
        *rows([*return_buttons(observation, words), *ways_back(observation, words)]),
        accent=SEAL,
    )


def _untold(motions: Sequence[Motion], words: Words) -> tuple[Paragraph, ...]:
    """Return how many of `motions` a message does not tell of, if it does not of some."""
    more = len(motions) - MOST_TOLD
    return (Paragraph(words("table-more-votes", count=more)),) if more > 0 else ()


def agreed_lines(observation: Observation, words: Words, most: int = MOST_AT_TABLE) -> tuple[str, ...]:
    """Return for each motion, `most` of them, who agrees to it, who is against it and how long it is open.

    Of the others those that have no button on the table are counted.
    """
    told = [line for motion in observation.motions[:most] for line in _agreed(observation, motion, words)]
    more = len(observation.motions) - MOST_AT_TABLE
    return (*told, words("table-more-votes", count=more)) if more > 0 else tuple(told)


def agree_buttons(observation: Observation, words: Words) -> tuple[Button, ...]:
    """Return for each motion that the table tells about and that somebody can still agree to the button that does."""
    return tuple(
        button(
            verbs.VOTE,
            words("button-vote", motion=_name(observation, motion, words)),
            f"{verbs.YES if motion.kind in AT_ONCE and not motion.hurries else verbs.SEE}.{motion.handle}",
        )
        for motion in observation.motions[:MOST_AT_TABLE]
        if motion.agreed and set(motion.voters) - {*motion.agreed, *motion.opposed}
    )


def _name(observation: Observation, motion: Motion, words: Words) -> str:
    """Return what a motion is about, for a label."""
    about = "" if motion.about is None else label(observation.face(motion.about), words)
    return words(f"motion-name-{_key(observation, motion)}", player=about, **_facts(observation, motion, words))


def _key(observation: Observation, motion: Motion) -> str:
    """Return by what the words of a motion are found."""
    if motion.kind != "computer":
        return motion.kind
    if motion.about is None:
        return "computer-stand-ins"
    return "computer-level" if observation.face(motion.about).sitter == "ai" else motion.kind


def _facts(observation: Observation, motion: Motion, words: Words) -> dict[str, str]:
    """Return what the words of a motion need, besides who it is about."""
    return {
        "move": str(motion.back_to),
        "pace": pace_name(motion.pace, words) if motion.pace else "",
        "level": played_at(motion.level, words, observation.game) if motion.level else "",
    }


def _agreed(observation: Observation, motion: Motion, words: Words) -> Iterator[str]:
    if motion.lapsed:
        name = escaped(_name(observation, motion, words))
        yield words("table-lapsed", names=seat_names(observation, motion.lapsed, words), motion=name)
    if not motion.agreed:
        return
    yield words(
        f"table-agreed-{_key(observation, motion)}",
        names=seat_names(observation, motion.agreed, words),
        count=len(motion.agreed),
        player="" if motion.about is None else seat_name(observation, motion.about, words),
        **_facts(observation, motion, words),
    )
    yield from _opposed(observation, motion, words)


def _opposed(observation: Observation, motion: Motion, words: Words) -> Iterator[str]:
    """Yield who is against a motion, until when who is away can object, and when its vote is over."""
    if motion.absent and motion.agreed and observation.observer not in motion.absent:
        names, count = seat_names(observation, motion.absent, words), len(motion.absent)
        at = motion.carries_at
        if at is None:
            yield words("vote-absent-untold", names=names, count=count)
        else:
            yield words("vote-absent", names=names, count=count, at=moment(at))
    if motion.opposed:
        yield words("vote-against", names=seat_names(observation, motion.opposed, words))
    if motion.ends_at is not None and motion.agreed:
        yield words("vote-until", when=remaining(motion.ends_at))


def time_line(observation: Observation, words: Words) -> str:
    """Return since when no time runs, and how long at most, or until when all play live; nothing at other times."""
    if observation.live_until is not None:
        pace = pace_name(observation.pace, words)
        return words("table-live", until=remaining(observation.live_until), pace=pace)
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
    by = "computer" if observation.when_late == "stand_in" else "default"
    return words("table-away", names=seat_names(observation, away, words), count=len(away), by=by)


def excused_lines(observation: Observation, words: Words) -> Iterator[str]:
    """Yield who is excused, and until when."""
    for face in observation.faces if observation.status == "running" else ():
        if face.excused_until is not None and face.sitter == "person":
            yield words("table-excused", player=named(face, words), at=moment(face.excused_until))


def return_buttons(observation: Observation, words: Words) -> tuple[Button, ...]:
    """Return the button by which people who are away or excused come back, if there are any; on a page of one: them."""
    own = observation.observer
    faces = observation.faces if own is None else (observation.faces[own],)
    is_missed = any(face.sitter == "away" or face.excused_until is not None for face in faces)
    if observation.status != "running" or not is_missed:
        return ()
    return (button(verbs.RETURN, words("button-return"), style="success"),)


def away_page(observation: Observation, words: Words) -> Page:
    """Return the direct message to a player who is away."""
    board = ways_back(observation, words)
    said = words("away-notice", title=title(observation, words))
    return page(Paragraph(said), *rows([*return_buttons(observation, words), *board]), accent=SEAL)


def _votable(observation: Observation, motion: Motion, words: Words, room: int) -> tuple[Block, ...]:
    """Return what is decided with its votes, the button to vote for it, and where somebody does, the one against it.

    `room`: how many characters it can have.
    """
    line = Line(first_lines(_described(observation, motion, words), room), _vote(observation, motion, words))
    has_voted = observation.observer in (*motion.agreed, *motion.opposed)
    if has_voted or not motion.agreed or motion.kind == "away":
        return (line,)
    against = button(verbs.VOTE, words("button-against"), f"{verbs.AGAINST}.{motion.handle}")
    return (line, *rows([against]))


def _described(observation: Observation, motion: Motion, words: Words) -> str:
    """Return what is decided, and once it is proposed, who has voted how."""
    about = {} if motion.about is None else {"player": seat_name(observation, motion.about, words)}
    since = "" if motion.since is None else remaining(motion.since)
    facts, back = _facts(observation, motion, words), verbs.YES if motion.absent else verbs.NO
    key, days = _key(observation, motion), observation.pause_days
    lines = [words(f"motion-{key}", since=since, days=days, back=back, **facts, **about)]
    lines.extend(_does_now(observation, motion, words))
    if observation.observer in motion.lapsed:
        lines.append(words("vote-lapsed"))
    if motion.agreed:
        names = seat_names(observation, motion.agreed, words)
        lines.append(words("agree-names", names=names, have=len(motion.agreed), most=len(motion.voters)))
    missing = [seat for seat in motion.voters if seat not in motion.agreed]
    if missing and _is_proposed(motion):
        lines.append(words("vote-missing", names=seat_names(observation, missing, words)))
    return "\n".join((*lines, *_opposed(observation, motion, words)))


def _does_now(observation: Observation, motion: Motion, words: Words) -> Iterator[str]:
    """Yield what is agreed on as the match is now: places and scores, the moves that go back; what silence costs."""
    if motion.judged is not None and motion.would is not None:
        yield from would_lines(observation, motion.judged, motion.would, words)
    elif (end := motion.would) is not None:
        ranked = sorted(observation.faces, key=lambda face: end.places[face.seat])
        scores = [words("vote-score", player=named(face, words), score=end.scores[face.seat]) for face in ranked]
        yield words(f"vote-would-{motion.kind}", line=words.listed(scores))
    if motion.back_to is not None:
        kept = [each for each in observation.log if each.kind in PLAYED and not each.undone]
        moves = [each for each in kept if each.revision >= motion.back_to]
        if not kept or kept[0].revision > motion.back_to:  # what is older than the log is not known here
            yield words("vote-goes-far-back", count=len(moves))
        else:
            told = [_known_move(observation, each, words) for each in moves[:MOST_MOVES]]
            more = max(0, len(moves) - MOST_MOVES)
            yield words("vote-goes-back", count=len(moves), moves=words.listed(told), more=more)
    if motion.hurries:
        yield words("vote-quicker")


def _known_move(observation: Observation, entry: LogEntry, words: Words) -> str:
    """Return a move that would be taken back, as it stands in a sentence."""
    player = "" if entry.seat is None else label(observation.face(entry.seat), words)
    line = entry.notation or words("repair-hidden")
    return words("vote-move", move=str(entry.revision), player=escaped(player), line=escaped(line))


def _rest_select(observation: Observation, motions: Sequence[Motion], words: Words) -> tuple[Select, ...]:
    """Return the list of what else can be agreed to, if there is more than the page has room for."""
    options = tuple(
        option(
            f"{_asked_for(each)}.{each.handle}",
            _described(observation, each, words).partition("\n")[0].replace("*", ""),
        )
        for each in motions[:MOST_OPTIONS]
    )
    return (Select(Action(verbs.VOTE, "rest"), words("select-vote"), options),) if options else ()


def _computer_select(observation: Observation, motions: Sequence[Motion], words: Words) -> tuple[Select, ...]:
    """Return the list of what else can be agreed on about computers: which seat they have, and at which level."""
    options = tuple(option(f"{verbs.YES}.{each.handle}", _name(observation, each, words)) for each in motions)
    return (
        (Select(Action(verbs.VOTE, "computer"), words("select-computer"), options[:MOST_OPTIONS]),) if options else ()
    )


def _vote(observation: Observation, motion: Motion, words: Words) -> Button:
    if observation.observer in motion.agreed:
        return button(verbs.VOTE, words("button-disagree"), f"{verbs.NO}.{motion.handle}")
    if _asked_for(motion) == verbs.ASK:
        return button(verbs.VOTE, words("button-judge"), f"{verbs.ASK}.{motion.handle}")
    again = observation.observer in motion.lapsed
    key = "button-agree-again" if again else "button-vote" if _is_proposed(motion) else "button-propose"
    said = words(key, motion=_name(observation, motion, words))
    return button(verbs.VOTE, said, f"{verbs.YES}.{motion.handle}")


def _asked_for(motion: Motion) -> str:
    """Return what a press asks for: to agree, or first to let a computer judge."""
    return verbs.ASK if motion.kind == "judge" and motion.judged is None else verbs.YES


def _is_proposed(motion: Motion) -> bool:
    """Return whether somebody has asked for it; a silent player is voted on as soon as the page offers that."""
    return bool(motion.agreed or motion.opposed or motion.kind == "away")
