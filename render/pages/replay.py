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
    observation: Observation, history: Sequence[LogEntry], words: Words, viewer: str = "", lens: Lens | None = None
) -> Page:
    """Return the match at `observation.revision`; `history` are all its entries as the reader may know them."""
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
        *_viewer(observation, viewer, words),
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
    """Return a list of at most 25 steps, spread evenly, first and last among them."""
    if len(history) < 2:
        return ()
    count = min(MOST_OPTIONS, len(history))
    places = dict.fromkeys(place * (len(history) - 1) // (count - 1) for place in range(count))
    options = tuple(_destination(history[place], observation, viewer, words) for place in places)
    return (Select(Action(verbs.REPLAY, "jump"), words("replay-jump"), options),)


def _destination(entry: LogEntry, observation: Observation, viewer: str, words: Words) -> SelectOption:
    who = "" if entry.seat is None else label(observation.face(entry.seat), words)
    done = words("replay-start") if entry.kind == "start" else entry.notation
    what = " · ".join(part for part in (str(entry.revision), who, done) if part)
    return option(f"{entry.revision}.{viewer}", what, chosen=entry.revision == observation.revision)


def _viewer(observation: Observation, viewer: str, words: Words) -> tuple[Block, ...]:
    """Return the choice of a viewer, once the match is over."""
    if observation.status != "ended":
        return ()
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
