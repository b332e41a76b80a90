"""The page on which an open table agrees on what seats have more at the start. Pure."""

import re
from typing import NamedTuple

from games.kernel.observation import Face, Observation
from render import verbs
from render.page import Action, Page, Paragraph, Select
from render.pages.parts import back_from, button, option, page, rows
from render.phrases import goods, label, named, title
from text import Words

_GIVEN = re.compile(r"([0-9])\.([0-9]{0,20})\.([0-9]{1,3})")


class Given(NamedTuple):
    """What a list of the page says: the seat, who sat there when the page was made (None: a computer), how much."""

    seat: int
    who: int | None
    amount: int

    def arg(self) -> str:
        """Return it as the value of a list."""
        return f"{self.seat}.{'' if self.who is None else self.who}.{self.amount}"


def parse_given(arg: str) -> Given | None:
    """Return what `arg` says, None if nothing was chosen."""
    found = _GIVEN.fullmatch(arg)
    if found is None:
        return None
    seat, who, amount = found.groups()
    return Given(int(seat), int(who) if who else None, int(amount))


def handicap_page(observation: Observation, words: Words) -> Page:
    """Return the private page of the host of an open table, with a list for each seat."""
    return page(
        Paragraph(words("handicap-page", title=title(observation, words))),
        *(_amounts(observation, face, words) for face in observation.faces),
        *rows([button(back_from(observation), words("button-back"))]),
    )


def given_line(observation: Observation, face: Face, words: Words) -> str:
    """Return with what a player begins."""
    if not face.ahead:
        return words("handicap-taken", name=named(face, words))
    return words("handicap-given", name=named(face, words), amount=goods(observation, face.ahead, words))


def _amounts(observation: Observation, face: Face, words: Words) -> Select:
    """Return the list of how much more a seat can have, of which one is chosen."""
    most = observation.handicap.most if observation.handicap else 0
    name = label(face, words)
    options = tuple(
        option(
            Given(face.seat, face.user_id, amount).arg(),
            words("handicap-option", name=name, amount=goods(observation, amount, words))
            if amount
            else words("handicap-none", name=name),
            chosen=amount == face.ahead,
        )
        for amount in range(most + 1)
    )
    return Select(Action(verbs.HANDICAP, str(face.seat)), words("handicap-none", name=name), options)
