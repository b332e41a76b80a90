"""The page of a plan: what is lined up, what it leads to, what can be added; and what became of it. Pure."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from msgspec.structs import replace

from games.kernel.observation import Observation, Planned
from games.kernel.plans import Ending
from render import verbs
from render.choosing import Chooser, done_text
from render.game_pages import Lens, MenuEntry
from render.limits import clipped
from render.page import Block, Button, Page, Paragraph
from render.pages.parts import button, page, rows
from render.phrases import accent, escaped
from render.registry import pages_of
from text import Words

PLAN_TEXT = 1600
LONGEST_MOVE = 200
LONGEST_LIST = 900


def plan_page(planned: Planned, words: Words, path: str = "", lens: Lens | None = None) -> Page:
    """Return what is lined up, the picture of what it leads to, and what can be added (`path`: as in `Chooser`)."""
    after = planned.after
    lined_up = tuple(choice for step in planned.steps for choice in step.choices[:1])
    seen = replace(lens or Lens(), first_only=True, planned=lined_up)
    pictures = pages_of(after.game).pictures(after, seen, words)[:1]
    moves = "\n".join(_moves(planned, words))
    if len(moves) > PLAN_TEXT:
        moves = "\n".join(_moves(planned, words, is_short=True))
    lines = [words("plan-heading"), moves, _end(planned, words)]
    return page(
        Paragraph("\n".join(lines)),
        *pictures,
        *rows(list(_buttons(planned, words))),
        *_next(after, words, path, lens),
        accent=accent(after),
    )


def carried_out_page(
    observation: Observation,
    planned: Planned,
    made: int,
    why: Ending | Literal["surprise"],
    words: Words,
    *,
    lines: Sequence[str],
    lens: Lens | None = None,
) -> Page:
    """Return the answer to a confirmed plan: what the moves `made` led to, what is left and why, and what is asked now.

    `observation` is the observer's after the last of them, `lines` are those of what they led to.
    """
    said = [done_text(lines, words)]
    left = list(_named(planned, words, is_short=True))[made:]
    if left:
        said.append(words(f"plan-left-{why}", moves=clipped(words.listed(left), LONGEST_LIST)))
    return Chooser(observation, words, lens).after_page("\n".join(said))


def _moves(planned: Planned, words: Words, *, is_short: bool = False) -> Iterator[str]:
    """Yield a line for each move that is lined up."""
    for number, move in enumerate(_named(planned, words, is_short=is_short), start=1):
        yield words("plan-move", number=number, move=move, is_foreseen=number <= planned.foreseen)


def _named(planned: Planned, words: Words, *, is_short: bool = False) -> Iterator[str]:
    """Yield each move in words, with cost and effect or `is_short`; one that nothing is known of is in notation."""
    for number, notation in enumerate(planned.moves):
        entry = _entry(planned.steps[number], words) if number < len(planned.steps) else None
        if entry is None:
            yield f"`{clipped(notation, LONGEST_MOVE)}`"
        else:
            note = "" if is_short else entry.note
            yield " · ".join(escaped(part) for part in (entry.label, note) if part)


def _entry(step: Observation, words: Words) -> MenuEntry | None:
    return next(iter(pages_of(step.game).menu(step, words).entries()), None)


def _end(planned: Planned, words: Words) -> str:
    """Return why what is lined up ends where it does."""
    if planned.ends == "all":
        if planned.after.asked():
            return words("plan-leads-on")
        return words("plan-leads-over" if planned.after.outcome is not None else "plan-leads-others")
    number = planned.foreseen + (planned.ends in ("chance", "hidden", "refused"))
    return words(f"plan-ends-{planned.ends}", number=number, goes_on=planned.goes_on)


def _buttons(planned: Planned, words: Words) -> Iterable[Button]:
    version, count = planned.version, len(planned.moves)
    yield button(verbs.CARRY_OUT, words("button-plan-confirm", count=count), str(version), style="success")
    if count > 1:
        yield button(verbs.DROP, words("button-plan-drop-last"), f"{version}.{verbs.LAST}")
    yield button(verbs.DROP, words("button-plan-drop-all", count=count), f"{version}.{verbs.EVERY}")
    if planned.goes_on or (planned.ends == "chance" and planned.foreseen + 1 < count):
        wanted = verbs.NO if planned.goes_on else verbs.YES
        yield button(verbs.GO_ON, words(f"button-plan-go-on-{wanted}"), f"{version}.{wanted}")


def _next(after: Observation, words: Words, path: str, lens: Lens | None) -> tuple[Block, ...]:
    """Return what can be added, if there is something; a decision of several parts is not lined up."""
    if not after.choices and not after.topics:
        return rows([button(verbs.LINE, words("button-type-it"), verbs.PLAN)]) if after.asked() else ()
    chooser = Chooser(after, words, lens)
    return () if chooser.menu.parts else chooser.menu_page(path).blocks
