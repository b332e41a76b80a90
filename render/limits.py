"""What Discord allows in one message, and cutting words to fit. Pure; `faults` is how tests look at a page."""

from collections.abc import Iterable, Iterator

from render.page import Action, Block, Button, Buttons, Line, Page, Paragraph, Picture, Rule, Select

MOST_TEXT = 4000
"""Characters of all paragraphs of a message together."""

MOST_COMPONENTS = 40
MOST_PICTURES = 10
MOST_BUTTONS = 5
MOST_OPTIONS = 25
BUTTON_LABEL = 80
OPTION_TEXT = 100
GROUP_TITLE = 60
"""How long the title of a group of choices can be, so that a button has room for their number."""

PROMPT = 150
PLACEHOLDER = 100
ALT_TEXT = 1024
COMPONENT_ID = 100
_ID_FRAME = len("so|4294967295|4294967295||")

_BEFORE_A_CUT = " ,;:·–—-"
"""What would hang in the air before an ellipsis."""


def clipped(text: str, most: int) -> str:
    """Return `text`, cut at a word and ended by an ellipsis if it is longer than `most` characters."""
    if len(text) <= most:
        return text
    head = text[: most - 1]
    blank = head.rfind(" ")
    return f"{head[: blank if blank > most // 2 else len(head)].rstrip(_BEFORE_A_CUT)}…"


def first_lines(text: str, most: int) -> str:
    """Return the first lines of `text` that fit into `most` characters; the very first is cut if it does not fit."""
    first, *others = text.split("\n")
    kept = [clipped(first, most)]
    left = most - len(kept[0])
    for line in others:
        left -= len(line) + 1
        if left < 0:
            break
        kept.append(line)
    return "\n".join(kept)


def fitting(lines: Iterable[str], most: int) -> tuple[str, ...]:
    """Return the last of `lines` that fit into `most` characters together, in their order."""
    kept: list[str] = []
    for line in reversed(tuple(lines)):
        most -= len(line) + 1
        if most < 0:
            break
        kept.append(line)
    return tuple(reversed(kept))


def within(blocks: Iterable[Block]) -> Iterator[Block]:
    """Yield the blocks of a page without empty paragraphs, their words cut to what one message takes."""
    left = MOST_TEXT
    for block in blocks:
        if isinstance(block, Line):
            text = clipped(block.text, max(left, 1))
            left = max(0, left - len(text))
            yield Line(text, block.button)
        elif not isinstance(block, Paragraph):
            yield block
        elif block.text.strip() and left > 1:
            text = clipped(block.text, left)
            left -= len(text)
            yield Paragraph(text)


def faults(page: Page) -> tuple[str, ...]:
    """Return what of `page` Discord would refuse, in words for programmers; empty if it fits."""
    found = [fault for block in page.blocks for fault in _block_faults(block)]
    text = sum(len(block.text) for block in page.blocks if isinstance(block, Paragraph | Line))
    parts = 1 + sum(_parts(page))
    ids = [_id(action.verb, action.arg) for action in actions(page)]
    if text > MOST_TEXT:
        found.append(f"{text} characters of text")
    if parts > MOST_COMPONENTS:
        found.append(f"{parts} components")
    if len(page.pictures()) > MOST_PICTURES:
        found.append(f"{len(page.pictures())} pictures")
    found += [f"component id {name} twice" for name in sorted({name for name in ids if ids.count(name) > 1})]
    if not page.blocks:
        found.append("nothing on the page")
    return tuple(found)


def actions(page: Page) -> Iterable[Action]:
    """Yield the actions of all controls of `page`, from top to bottom."""
    for block in page.blocks:
        if isinstance(block, Buttons):
            yield from (button.action for button in block.buttons)
        elif isinstance(block, Line):
            yield block.button.action
        elif isinstance(block, Select):
            yield block.action


def _id(verb: str, arg: str) -> str:
    return f"{verb}|{arg}"


def _parts(page: Page) -> Iterable[int]:
    """Yield the number of components of each block; neighbouring pictures share one gallery."""
    before: Block | None = None
    for block in page.blocks:
        if isinstance(block, Buttons):
            yield 1 + len(block.buttons)
        elif isinstance(block, Line):
            yield len(("section", "text", "button"))
        elif isinstance(block, Select):
            yield 2
        elif not (isinstance(block, Picture) and isinstance(before, Picture)):
            yield 1
        before = block


def _block_faults(block: Block) -> Iterable[str]:
    match block:
        case Paragraph(text):
            if not text.strip():
                yield "an empty paragraph"
        case Line(text, button):
            if not text.strip():
                yield "an empty line beside a button"
            yield from _button_faults(button)
        case Picture():
            yield from _length("alt text", block.alt, ALT_TEXT)
        case Buttons(buttons):
            if not 1 <= len(buttons) <= MOST_BUTTONS:
                yield f"{len(buttons)} buttons in a row"
            for button in buttons:
                yield from _button_faults(button)
        case Select():
            yield from _select_faults(block)
        case Rule():
            pass


def _button_faults(button: Button) -> Iterable[str]:
    yield from _length("button", button.label, BUTTON_LABEL)
    yield from _id_faults(button.action)


def _select_faults(select: Select) -> Iterable[str]:
    yield from _length("prompt", select.prompt, PROMPT)
    yield from _id_faults(select.action)
    if select.of != "options":
        return
    values = [option.value for option in select.options]
    if not 1 <= len(values) <= MOST_OPTIONS:
        yield f"{len(values)} options"
    if len(set(values)) < len(values):
        yield "an option value twice"
    if not 0 <= select.least <= select.most <= len(values):
        yield f"between {select.least} and {select.most} of {len(values)} options"
    for option in select.options:
        yield from _length("option", option.label, OPTION_TEXT)
        yield from _length("option value", option.value, OPTION_TEXT)
        if len(option.note) > OPTION_TEXT:
            yield f"option note of {len(option.note)} characters: {option.note}"


def _id_faults(action: Action) -> Iterable[str]:
    if _ID_FRAME + len(_id(action.verb, action.arg)) > COMPONENT_ID:
        yield f"component id of {action.verb} {action.arg} is too long"
    if not all(sign.isalnum() or sign in ".-_:" for sign in action.arg):
        yield f"odd sign in the argument of {action.verb}: {action.arg}"


def _length(what: str, text: str, most: int) -> Iterable[str]:
    if not 1 <= len(text) <= most:
        yield f"{what} of {len(text)} characters: {text}"
