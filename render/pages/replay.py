"""One step of a match's history, with |< < > >| and a list to jump. Pure.

Through one's own eyes while the match runs; afterwards through anybody's. `eyes` are a seat's number, `PUBLIC`, or ""
for one's own. An argument is `revision`, `revision.eyes` or `revision.eyes.place`; the place only keeps the component
ids of one message apart when two controls lead to the same step.
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
    observation: Observation, history: Sequence[LogEntry], words: Words, eyes: str = "", lens: Lens | None = None
) -> Page:
    """Return the match at `observation.revision`; `history` are all its entries as the reader may know them."""
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
        *_walk(steps, observation.revision, eyes, words),
        *_jump(history, observation, eyes, words),
        *_eyes(observation, eyes, words),
        accent=QUIET,
    )


def parse_step(arg: str) -> tuple[int | None, str]:
    """Return revision and observer of a replay's argument; the revision is None if there is none."""
    revision, _, rest = arg.partition(".")
    return number_in(revision), rest.partition(".")[0]


def _walk(steps: Sequence[int], here: int, eyes: str, words: Words) -> tuple[Buttons, ...]:
    if len(steps) < 2:
        return ()
    before = [step for step in steps if step < here]
    after = [step for step in steps if step > here]
    return rows(
        (
            button(verbs.REPLAY, words("replay-first"), f"{steps[0]}.{eyes}.first", disabled=not before),
            button(verbs.REPLAY, words("replay-back"), f"{(before or steps)[-1]}.{eyes}.back", disabled=not before),
            button(verbs.REPLAY, words("replay-on"), f"{(after or steps)[0]}.{eyes}.on", disabled=not after),
            button(verbs.REPLAY, words("replay-last"), f"{steps[-1]}.{eyes}.last", disabled=not after),
        )
    )


def _jump(history: Sequence[LogEntry], observation: Observation, eyes: str, words: Words) -> tuple[Block, ...]:
    """Return a list of at most 25 steps, spread evenly, first and last among them."""
    if len(history) < 2:
        return ()
    count = min(MOST_OPTIONS, len(history))
    places = dict.fromkeys(place * (len(history) - 1) // (count - 1) for place in range(count))
    options = tuple(_destination(history[place], observation, eyes, words) for place in places)
    return (Select(Action(verbs.REPLAY, "jump"), words("replay-jump"), options),)


def _destination(entry: LogEntry, observation: Observation, eyes: str, words: Words) -> SelectOption:
    who = "" if entry.seat is None else label(observation.face(entry.seat), words)
    done = words("replay-start") if entry.kind == "start" else entry.notation
    what = " · ".join(part for part in (str(entry.revision), who, done) if part)
    return option(f"{entry.revision}.{eyes}", what, chosen=entry.revision == observation.revision)


def _eyes(observation: Observation, eyes: str, words: Words) -> tuple[Block, ...]:
    """Return the choice of eyes, once the match is over."""
    if observation.status != "ended":
        return ()
    everybody = option(
        f"{observation.revision}.{verbs.PUBLIC}", words("replay-eyes-public"), chosen=eyes == verbs.PUBLIC
    )
    seats = (
        option(
            f"{observation.revision}.{face.seat}",
            words("replay-eyes-seat", player=label(face, words)),
            chosen=eyes == str(face.seat),
        )
        for face in observation.faces
    )
    return (Select(Action(verbs.REPLAY, "eyes"), words("replay-eyes"), (everybody, *seats)),)
