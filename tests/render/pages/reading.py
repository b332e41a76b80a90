"""Reads pages in tests: texts, controls by verb, what Discord would refuse."""

from collections.abc import Iterator

from render.limits import faults
from render.page import Button, Line, Page, Paragraph, Select


def text(page: Page) -> str:
    """Return all words of paragraphs."""
    return "\n".join(block.text for block in page.blocks if isinstance(block, Paragraph | Line))


def buttons(page: Page) -> list[Button]:
    """Return all buttons in order."""
    return list(page.buttons())


def presses(page: Page) -> list[tuple[str, str]]:
    """Return verb and argument of all buttons in order."""
    return [(button.action.verb, button.action.arg) for button in buttons(page)]


def button_of(page: Page, verb: str) -> Button:
    """Return the only button with `verb`."""
    (found,) = (button for button in buttons(page) if button.action.verb == verb)
    return found


def selects(page: Page) -> dict[str, Select]:
    """Return the selects by verb and argument."""
    return {f"{block.action.verb}|{block.action.arg}": block for block in page.blocks if isinstance(block, Select)}


def labels(page: Page) -> Iterator[str]:
    """Yield the labels of buttons and lists."""
    yield from (button.label for button in buttons(page))
    for select in selects(page).values():
        yield select.prompt
        yield from (option.label for option in select.options)


def fits(page: Page) -> bool:
    """Return whether Discord accepts the page; fails with the reasons if not."""
    assert faults(page) == ()
    return True
