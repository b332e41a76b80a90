"""The table of what organisers do: each act can be pressed and typed, and has words for all that it asks."""

from functools import cache

import pytest

from cogs.interactions.routes import route_of
from cogs.tournament.acts import ACTS, Act
from render.page import Field
from tests.cogs.command_pages import declared
from tests.render.organised_pages import organised_pages
from tests.render.tournament_views import tournament
from text import LANGUAGES, words

LABEL, HINT, FIELDS = 45, 100, 5
"""What Discord takes in a modal (docs: Label, Text Input)."""

OTHERS = {"organise new", "organise show", "organise edit"}
"""Commands of organisers that show pages and settings, or take them all at once."""

ON_MESSAGES = {
    "open": "cupopen", "start": "cupstart", "import": "cupimport", "import-yes": "cuptakein", "publish": "cuppublish",
    "swap": "cupswap", "next": "cupround", "next-yes": "cupendround", "pause": "cuppause", "resume": "cupresume",
    "extend": "cupextend", "adjudicate": "cupjudge", "correct": "cupcorrect", "replace": "cupreplace",
    "remove": "cupremove", "forgive": "cupforgive", "forbid": "cupforbid", "move": "cupmove", "blank": "cupblank",
    "cancel": "cupcancel", "judgement": "cupask",
}  # fmt: skip
"""The verbs in the ids of buttons and forms that people have before them now."""


@cache
def verbs_on_pages() -> frozenset[str]:
    """Return what the buttons of all pages of tournaments ask for."""
    pages = (make() for _, make in organised_pages(words("en")))
    return frozenset(action.verb for page in pages for action in page.actions())


def test_buttons_that_were_sent_keep_their_meaning() -> None:
    """Catches a renamed verb: a page from before the update would do nothing, or something else."""
    assert {act.name: act.verb for act in ACTS} == ON_MESSAGES


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.name)
def test_every_act_has_a_button_that_is_answered(act: Act) -> None:
    """Catches an act that is on no page, and a form that Discord is told about too late to open."""
    route = route_of(act.verb)
    assert route is not None and route.manner == ("modal" if act.asks else "private")
    assert act.verb in verbs_on_pages()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.name)
def test_every_act_has_words_that_fit(act: Act, language: str) -> None:
    """Catches a missing word, which people would meet as a fault, and a label for which Discord refuses the form."""
    said = words(language)
    assert said.has(f"button-cup-{act.name}")
    assert said.has(f"modal-cup-{act.name}") == bool(act.asks)
    assert len(act.asks) <= FIELDS
    for ask in act.asks:
        if ask.field is None:
            assert len(said(f"form-{ask.name}")) <= LABEL and said.has(f"refusal-{ask.none}")
            assert not ask.hint or len(said(f"form-{ask.hint}-hint")) <= HINT
            continue
        for form in ("swiss", "tables"):
            field = ask.field(tournament(form, 8, 1), said)
            label, hint = (field.label, field.hint) if isinstance(field, Field) else (field.prompt, "")
            assert len(label) <= LABEL and len(hint) <= HINT


async def test_every_act_has_its_command_and_no_command_is_left_over() -> None:
    """Catches an option that the form asks for and the command does not take."""
    commands = {each.path: dict(each.options) for each in await declared() if each.path.startswith("organise ")}
    assert commands.keys() == {f"organise {act.name}" for act in ACTS if act.is_typed} | OTHERS
    for act in ACTS:
        if act.is_typed:
            wanted = {name: ask.is_required for ask in act.asks for name in ask.options}
            assert commands[f"organise {act.name}"] == {**wanted, "tournament": False}
