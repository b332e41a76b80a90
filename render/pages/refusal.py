"""A refusal in words: why, by which rule, and what is possible instead. Pure.

Words: `<game>-refusal-<code>`, else `refusal-<code>`. Placeables are the facts as they are and, for facts that are ids
or seats, their names: a fact `city` comes with `$city_name`, `seat` with `$seat_name`, lists of ids as lists of names.
Ids of channels (`channels`) are shown as Discord shows channels.
"""

from collections.abc import Iterator, Mapping
from difflib import SequenceMatcher

from games.kernel.errors import Fact, Refusal
from games.kernel.ids import Seat
from games.kernel.sight import Sight
from render import verbs
from render.choices import menu_page, offered
from render.limits import clipped
from render.page import Button, Page, Paragraph
from render.pages.parts import button, look_buttons, page, rows, with_notice
from render.phrases import SEAL, escaped, seat_name
from render.registry import pages_of
from text import Words
from text.aliases import names

NEAREST = 3
LONGEST_LINE = 200
"""Of what was typed, so much is compared with the choices."""

LONGEST_FACT = 100
LIKE_ENOUGH = 0.5
CHANNEL_FACTS = ("channels",)
SEAT_FACTS = ("seat", "turn", "holder", "owner", "winner")


def refusal_text(refusal: Refusal, words: Words, sight: Sight | None = None) -> str:
    """Return why something was refused, in one or two sentences; `sight` is the asker's, where there is a match."""
    key = f"refusal-{refusal.code}"
    if sight is not None and words.has(f"{sight.game}-{key}"):
        return words(f"{sight.game}-{key}", **_facts(refusal.facts, words, sight))
    return words(f"refusal-{refusal.code}", **_facts(refusal.facts, words, sight))


def refusal_page(refusal: Refusal, words: Words, sight: Sight | None = None, typed: str = "") -> Page:
    """Return the private answer to something refused.

    With the asker's `sight`, an outdated press gets the fresh choices, and a refused move the choices most like it
    (`typed`: its notation) and the paragraph of the rules that forbids it.
    """
    said = refusal_text(refusal, words, sight)
    if sight is None:
        return page(Paragraph(said), accent=SEAL)
    if refusal.code == "stale":
        return with_notice(said, menu_page(sight, words))
    near = offered(sight, nearest(sight, typed), words) if sight.choices else ()
    return page(Paragraph(said), *near, *rows([*_rule(refusal, sight, words), *_on(sight, words)]), accent=SEAL)


def nearest(sight: Sight, typed: str) -> tuple[int, ...]:
    """Return the numbers of the choices whose notation is most like `typed`, best first."""
    wanted = typed[:LONGEST_LINE].casefold()
    likeness = [(_likeness(wanted, choice.notation.casefold()), choice.number) for choice in sight.choices]
    ranked = sorted(likeness, key=lambda pair: (-pair[0], pair[1]))
    return tuple(number for ratio, number in ranked[:NEAREST] if ratio > LIKE_ENOUGH)


def _likeness(one: str, other: str) -> float:
    """Return how much two lines have in common, 0 for what is not like enough anyway: that is seen much sooner."""
    matcher = SequenceMatcher(None, one, other)
    if matcher.real_quick_ratio() <= LIKE_ENOUGH or matcher.quick_ratio() <= LIKE_ENOUGH:
        return 0
    return matcher.ratio()


def _rule(refusal: Refusal, sight: Sight, words: Words) -> tuple[Button, ...]:
    number = pages_of(sight.game).rule_of(refusal.code)
    return (button(verbs.RULES, words("button-rule", number=number), f"{sight.game}.{number}"),) if number else ()


def _on(sight: Sight, words: Words) -> tuple[Button, ...]:
    return look_buttons(sight, words) if sight.view is not None else ()


def _facts(facts: Mapping[str, Fact], words: Words, sight: Sight | None) -> dict[str, Fact]:
    """Return the facts as placeables, names added; text is escaped, since some of it was typed by people."""
    plain = {fact: _plain(fact, value) for fact, value in facts.items()}
    return {**plain, **(dict(_named(facts, words, sight)) if sight is not None else {})}


def _plain(fact: str, value: Fact) -> Fact:
    if isinstance(value, str):
        return _said(value)
    if isinstance(value, tuple):
        return tuple(f"<#{each}>" if fact in CHANNEL_FACTS else _said(each) for each in value)
    return value


def _said(fact: str) -> str:
    """Return a fact that was perhaps typed by somebody, so that it forms nothing and does not fill the page."""
    return escaped(clipped(fact, LONGEST_FACT))


def _named(facts: Mapping[str, Fact], words: Words, sight: Sight) -> Iterator[tuple[str, Fact]]:
    known = names(sight.game, words.language)
    for fact, value in facts.items():
        if isinstance(value, str):
            yield f"{fact}_name", known.get(value, _said(value))
        elif isinstance(value, tuple):
            yield f"{fact}_name", tuple(known.get(each, _said(each)) for each in value)
        elif fact in SEAT_FACTS and 0 <= value < len(sight.faces):
            yield f"{fact}_name", seat_name(sight, Seat(value), words)
