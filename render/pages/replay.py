"""One step of a match's history, with |< < > >| and a list to jump. Pure.

As one's own seat sees it while the match runs; afterwards as any seat does. `viewer` is a seat's number, `PUBLIC`, or
"" for one's own seat. An argument is `revision`, `revision.viewer` or `revision.viewer.place`; the place only keeps the
component ids of one message apart when two controls lead to the same step.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from games.kernel.observation import LogEntry, Observation
from render import verbs
from render.game_pages import Lens
from render.limits import MOST_OPTIONS
from render.page import Action, Block, Buttons, Page, Paragraph, Select, SelectOption, number_in
from render.pages.log_lines import entry_lines
from render.pages.parts import button, option, page, rows
from render.phrases import QUIET, label, title
from render.registry import pages_of
from text import Words


def replay_page(
    observation: Observation,
    history: Sequence[LogEntry],
    words: Words,
    viewer: str = "",
    lens: Lens | None = None,
    *,
    is_over: bool = False,
) -> Page:
    """Return the match at `observation.revision`; `history` are all its entries as its observer may know them.

    `is_over`: the match has ended by now, so that any observer may be chosen.
    """
    # An entry of which only the reader knows has the revision of the one before it, and is seen with it.
    history = tuple({entry.revision: entry for entry in reversed(history)}.values())[::-1]
    steps = [entry.revision for entry in history]
    here = next((entry for entry in history if entry.revision == observation.revision), None)
    lines = entry_lines(here, observation, words) if here else ()
    last = steps[-1] if steps else observation.revision
    seen = replace(lens or Lens(), since=observation.revision - 1, first_only=True)
    heading = words("replay-heading", title=title(observation, words), step=observation.revision, last=last)
    return page(
        Paragraph(
            "\n".join(part for part in (heading, pages_of(observation.game).phase(observation, words), *lines) if part)
        ),
        *pages_of(observation.game).pictures(observation, seen, words)[:1],
        *_walk(steps, observation.revision, viewer, words),
        *_jump(history, observation, viewer, words),
        *(_viewer(observation, viewer, words) if is_over else ()),
        accent=QUIET,
    )


def parse_step(arg: str) -> tuple[int | None, str]:
    """Return revision and observer of a replay's argument; the revision is None if there is none."""
    revision, _, rest = arg.partition(".")
    return number_in(revision), rest.partition(".")[0]


def _walk(steps: Sequence[int], here: int, viewer: str, words: Words) -> tuple[Buttons, ...]:
    if len(steps) < 2:
        return ()
    before = [step for step in steps if step < here]
    after = [step for step in steps if step > here]
    return rows(
        (
            button(verbs.REPLAY, words("replay-first"), f"{steps[0]}.{viewer}.first", disabled=not before),
            button(verbs.REPLAY, words("replay-back"), f"{(before or steps)[-1]}.{viewer}.back", disabled=not before),
            button(verbs.REPLAY, words("replay-on"), f"{(after or steps)[0]}.{viewer}.on", disabled=not after),
            button(verbs.REPLAY, words("replay-last"), f"{steps[-1]}.{viewer}.last", disabled=not after),
        )
    )


def _jump(history: Sequence[LogEntry], observation: Observation, viewer: str, words: Words) -> tuple[Block, ...]:
    """Return a list of at most 25 steps: first and last, where each round begins, and some between."""
    if len(history) < 2:
        return ()
    chapters = _chapters(history, observation, words)
    begins = [place for place in range(len(history)) if place and chapters[place] != chapters[place - 1]]
    last, count = len(history) - 1, MOST_OPTIONS - 2
    most = begins if len(begins) <= count else [begins[at * len(begins) // count] for at in range(count)]
    wanted = {0, last, *most}
    spread = [place * last // (MOST_OPTIONS - 1) for place in range(1, MOST_OPTIONS - 1)]
    wanted |= set([place for place in spread if place not in wanted][: MOST_OPTIONS - len(wanted)])
    here = max((at for at in wanted if history[at].revision <= observation.revision), default=0)
    options = tuple(
        _destination(
            history[place], chapters[place], observation, viewer, words, chosen=place == here, begins=place in begins
        )
        for place in sorted(wanted)
    )
    return (Select(Action(verbs.REPLAY, "jump"), words("replay-jump"), options),)


def _chapters(history: Sequence[LogEntry], observation: Observation, words: Words) -> tuple[str, ...]:
    """Return for each entry what the round is called in which it was made; the entry that begins a round is in it."""
    game, now, found = pages_of(observation.game), words("replay-start"), list[str]()
    for entry in history:
        now = ("" if entry.undone else game.chapter(entry, observation, words)) or now
        found.append(now)
    return tuple(found)


def _destination(
    entry: LogEntry,
    chapter: str,
    observation: Observation,
    viewer: str,
    words: Words,
    *,
    chosen: bool,
    begins: bool,
) -> SelectOption:
    """Return a step by its round and number, and by who moved unless it begins the round."""
    who = "" if entry.seat is None or begins else label(observation.face(entry.seat), words)
    # A round may be called by the player whose turn it is.
    who = "" if who in chapter else who
    what = " · ".join(filter(None, (chapter, words("replay-step", step=entry.revision), who)))
    return option(f"{entry.revision}.{viewer}", what, chosen=chosen)


def _viewer(observation: Observation, viewer: str, words: Words) -> tuple[Block, ...]:
    """Return the choice of a viewer."""
    everybody = option(
        f"{observation.revision}.{verbs.PUBLIC}", words("replay-viewer-public"), chosen=viewer == verbs.PUBLIC
    )
    seats = (
        option(
            f"{observation.revision}.{face.seat}",
            words("replay-viewer-seat", player=label(face, words)),
            chosen=viewer == str(face.seat),
        )
        for face in observation.faces
    )
    return (Select(Action(verbs.REPLAY, "viewer"), words("replay-viewer"), (everybody, *seats)),)
