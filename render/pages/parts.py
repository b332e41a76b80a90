"""Controls and frames shared by several pages. Pure."""

from collections.abc import Iterable, Sequence
from itertools import islice

from msgspec.structs import replace

from games.kernel.observation import Observation
from render import verbs
from render.limits import BUTTON_LABEL, MOST_BUTTONS, OPTION_TEXT, clipped, faults, within
from render.page import Action, Block, Button, Buttons, Field, Page, Paragraph, Select, SelectOption, Style
from render.phrases import QUIET
from text import Words

DECIDING = frozenset(
    {
        verbs.MENU,
        verbs.PICK,
        verbs.PART,
        verbs.CONFIRM,
        verbs.VARY,
        verbs.LINE,
        verbs.ADD,
        verbs.CARRY_OUT,
        verbs.LAY,
        verbs.LAY_OUT,
    }
)
"""What is only asked for on the way to a move."""


def button(verb: str, label: str, arg: str = "", style: Style = "secondary", disabled: bool = False) -> Button:
    """Return a button whose label fits."""
    return Button(Action(verb, arg), clipped(label, BUTTON_LABEL), style, disabled)


def option(value: str, label: str, note: str = "", chosen: bool = False) -> SelectOption:
    """Return an entry of a select whose words fit."""
    return SelectOption(value, clipped(label, OPTION_TEXT), clipped(note, OPTION_TEXT), chosen)


def filled(fields: Sequence[Field | Select], values: Sequence[str]) -> tuple[Field | Select, ...]:
    """Return the fields of a form as they were filled in: a value for each, and all that are left for the last."""
    found: list[Field | Select] = []
    for number, field in enumerate(fields):
        mine = values[number:] if number == len(fields) - 1 else values[number : number + 1]
        if isinstance(field, Field):
            found.append(replace(field, now="".join(mine[:1])[: field.longest]))
        elif field.of == "roles":
            found.append(replace(field, options=tuple(option(each, each) for each in mine)))
        else:
            found.append(
                replace(field, options=tuple(replace(each, chosen=each.value in mine) for each in field.options))
            )
    return tuple(found)


def rows(buttons: Sequence[Button]) -> tuple[Buttons, ...]:
    """Return `buttons` in as few rows as they need, filled evenly."""
    if not buttons:
        return ()
    count = -(-len(buttons) // MOST_BUTTONS)
    width = -(-len(buttons) // count)
    parts = iter(buttons)
    return tuple(Buttons(tuple(islice(parts, width))) for _ in range(count))


def paged(lines: Iterable[str], budget: int, most: int = 1000) -> list[tuple[str, ...]]:
    """Return `lines` cut into pages of at most `budget` characters and `most` lines; at least one page, maybe empty."""
    pages: list[tuple[str, ...]] = []
    page: list[str] = []
    used = 0
    for line in (clipped(line, budget - 1) for line in lines):
        if page and (used + len(line) + 1 > budget or len(page) == most):
            pages.append(tuple(page))
            page, used = [], 0
        page.append(line)
        used += len(line) + 1
    return [*pages, tuple(page)] if page or not pages else pages


def turning(verb: str, page: int, pages: int, words: Words, before: str = "") -> tuple[Button, ...]:
    """Return buttons to the previous and next page, none if there is but one page. Arguments are `before` + page."""
    if pages < 2:
        return ()
    return (
        button(verb, words("page-earlier"), f"{before}{max(page - 1, 0)}", disabled=page == 0),
        button(verb, words("page-later"), f"{before}{page + 1}", disabled=page + 1 >= pages),
    )


def back_from(observation: Observation) -> str:
    """Return the verb that leads back from a question: to the card of an open table, otherwise to `More`."""
    return verbs.BOARD if observation.status == "open" else verbs.MORE


def doors(words: Words, on_server: bool = True) -> tuple[Button, ...]:
    """Return what somebody presses who plays in no match: a new one, or those of the server."""
    new = button(verbs.NEW, words("button-new"), style="primary")
    return (new, button(verbs.LIST, words("button-list"))) if on_server else (new,)


def move_buttons(observation: Observation, words: Words) -> tuple[Button, ...]:
    """Return the button that leads a player of a running match to what they decide, bright if they are asked.

    Who is not asked is told there for whom the match waits; who is away comes back first.
    """
    if observation.observer is None or observation.status != "running" or observation.is_away():
        return ()
    is_asked = any(decision.seat == observation.observer for decision in observation.decisions)
    return (button(verbs.MENU, words("button-your-move"), style="primary" if is_asked else "secondary"),)


def look_buttons(observation: Observation, words: Words) -> tuple[Button, ...]:
    """Return what leads on from a private page: a player's move, what is new if anything is, the board."""
    new = (button(verbs.SINCE, words("button-since")),) if is_news(observation) else ()
    return (*move_buttons(observation, words), *new, button(verbs.BOARD, words("button-board")))


def ways_back(observation: Observation, words: Words) -> tuple[Button, ...]:
    """Return what leads back to the match from a page about something else: a player's move, and the board."""
    return (*move_buttons(observation, words), button(verbs.BOARD, words("button-board")))


def leads_to_a_move(shown: Page) -> bool:
    """Return whether somebody decides on a page, or finds the way there on it."""
    return any(action.verb in DECIDING for action in shown.actions())


def with_move(shown: Page, observation: Observation, words: Words) -> Page:
    """Return `shown` with a player's `Make a move`, if it does not lead there by itself and there is room for it."""
    move = move_buttons(observation, words)
    if not move or leads_to_a_move(shown):
        return shown
    longer = page(*shown.blocks, *rows(move), accent=shown.accent, mentions=shown.mentions)
    return shown if faults(longer) else longer


def hand_name(game: str, words: Words) -> str:
    """Return what the button to what is a player's own is called: not every game has a hand."""
    own = f"{game}-button-hand"
    return words(own if words.has(own) else "button-hand")


def wishes_buttons(observation: Observation, words: Words) -> list[Button]:
    """Return what leads to the wishes of the observer, while there is a question that they can be for."""
    is_open = observation.observer is not None and any(each.takes("queue") for each in observation.decisions)
    own = f"{observation.game}-button-wishes"
    return [button(verbs.WISHES, words(own if words.has(own) else "button-wishes"))] if is_open else []


def undo_buttons(observation: Observation, words: Words) -> list[Button]:
    """Return what takes back the observer's last move, and all of the plan that it was made with."""
    undo = [button(verbs.UNDO, words("button-undo"))] if observation.undoable else []
    count = observation.undoable_plan
    return [*undo, button(verbs.UNDO, words("button-undo-plan", count=count), verbs.PLAN)] if count else undo


def is_news(observation: Observation) -> bool:
    """Return whether others have done something since the observer read the log; that it began is nothing new."""
    read = observation.read_revision or 0
    newer = (entry for entry in observation.log if entry.revision > read and entry.kind != "start")
    return observation.observer is not None and any(entry.seat != observation.observer for entry in newer)


def page(*blocks: Block, accent: int | None = QUIET, mentions: tuple[int, ...] = ()) -> Page:
    """Return a page of `blocks` without empty paragraphs, its words cut to what one message takes."""
    return Page(tuple(within(blocks)), accent, mentions)


def with_notice(notice: str, shown: Page) -> Page:
    """Return `shown` with `notice` said first, such as why the page is a fresh one."""
    return page(Paragraph(notice), *shown.blocks, accent=shown.accent, mentions=shown.mentions)
