"""Opens every page that can be looked at during a match in the playground, and saves a screenshot of each."""

from render.pages.help import TABLE_BUTTONS
from tests.playground.sitting import Sitting


def look_at_the_table(sitting: Sitting) -> None:
    """Press every button of the running table that only looks."""
    title, game = sitting.title(), sitting.words("tetranomicon-name")
    paragraph = sitting.said("rules-paragraph", game=game, number="", title="")
    sitting.press("hand").expect(sitting.said("hand-heading", title=title))
    sitting.shot("hand")
    sitting.press("log").expect(sitting.said("log-heading", title=title))
    sitting.shot("log")
    sitting.press("rules").expect(paragraph)
    sitting.shot("rules")
    sitting.press("contents").expect(sitting.said("rules-contents", game=game))
    sitting.shot("rules-contents")
    sitting.press("search-rules")
    sitting.shot("rules-search")
    sitting.table.fill(line=sitting.name("creature")).expect("4.5 ")
    sitting.shot("rules-found")
    sitting.table.press(sitting.words("tetranomicon-close-pools"))
    sitting.shot("pools")
    sitting.table.choose(sitting.words("select-close-up"), sitting.words("tetranomicon-close-standings"))
    sitting.shot("close-up")


def look_behind_more(sitting: Sitting) -> None:
    """Press `More` and its buttons."""
    sitting.press("more").expect(sitting.said("more-no-undo"))
    sitting.shot("more")
    sitting.table.press(sitting.words("tetranomicon-extra-income"))
    sitting.shot("income")
    sitting.press("more")
    sitting.press("info").expect(sitting.said("info-seats"))
    sitting.shot("info")
    sitting.press("more")
    sitting.press("replay").press(sitting.words("replay-back"))
    sitting.shot("replay")


def look_outside(sitting: Sitting) -> None:
    """Use the commands that need no match."""
    for command, key in (
        ("help", "help-start"),
        ("settings me", "settings-mine"),
        ("privacy", "privacy"),
        ("match list", "list-server"),
        ("match mine", "list-mine"),
    ):
        sitting.table.slash(command).expect(
            sitting.said(key, count=1, new="", play="", **dict.fromkeys(TABLE_BUTTONS, ""))
        )
        sitting.shot(command.replace(" ", "-"))
