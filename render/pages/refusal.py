"""A refusal in words: why, by which rule, and what is possible instead. Pure.

Words: `<game>-refusal-<code>`, else `refusal-<code>`. Placeables are the facts as they are and, for facts that are ids
or seats, their names: a fact `city` comes with `$city_name`, `seat` with `$seat_name`, lists of ids as lists of names.
Ids of channels (`channels`) are shown as Discord shows channels.
"""

from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher

from games.kernel.errors import Fact, NotationError, Refusal
from games.kernel.ids import Seat
from games.kernel.observation import Observation, Preview
from render import verbs
from render.choices import menu_page, offered
from render.limits import clipped
from render.page import Button, Page, Paragraph
from render.pages.help import command
from render.pages.parts import button, doors, look_buttons, page, rows, with_notice
from render.phrases import SEAL, escaped, seat_name
from render.registry import pages_of
from text import Words
from text.aliases import folded, names

NEAREST = 3
LONGEST_LINE = 200
"""Of what was typed, so much is compared with the choices."""

LONGEST_FACT = 100
LIKE_ENOUGH = 0.5
LONGEST_NAME = 1000
"""Of what has all words of a line, the shortest is most like it; no name or notation is as long as this."""

NOWHERE = ("no_match", "no_match_of_game", "no_open_table")
"""Refusals of commands for which there is no match."""

CHANNEL_FACTS = ("channels",)
SEAT_FACTS = ("seat", "turn", "holder", "owner", "winner")


def refusal_text(refusal: Refusal, words: Words, observation: Observation | None = None) -> str:
    """Return why something was refused, in one or two sentences; `observation` is the asker's, if there is a match."""
    key = f"refusal-{refusal.code}"
    if observation is not None and words.has(f"{observation.game}-{key}"):
        return words(f"{observation.game}-{key}", **_facts(refusal.facts, words, observation))
    return words(f"refusal-{refusal.code}", **_facts(refusal.facts, words, observation))


def refusal_page(
    refusal: Refusal,
    words: Words,
    observation: Observation | None = None,
    typed: str = "",
    *,
    topics: Sequence[Observation] = (),
    near: Preview | None = None,
) -> Page:
    """Return the private answer to something refused.

    With the asker's `observation`, an outdated press gets the fresh choices, and a refused move (`typed`: the line that
    a person wrote) the legal move `near` it by the rules, the choices most like it, which are looked for in each of
    `topics`, and the paragraph of the rules that forbids it. A line that is no move is quoted, and where nothing is
    like it, some moves show what they look like.
    """
    said = refusal_text(refusal, words, observation)
    is_line = isinstance(refusal, NotationError) and bool(typed.strip())
    if is_line:
        quoted = words("line-not-understood", line=_said(typed))
        said = quoted if refusal.code == "not_a_move" else f"{quoted} {said}"
    if observation is None:
        return page(Paragraph(said), *rows(_doors(refusal, words)), accent=SEAL)
    if refusal.code == "stale":
        return with_notice(said, menu_page(observation, words))
    about = topics or (observation,)
    first = () if near is None else ((near.observation, near.number),)
    move = None if near is None else near.observation.choices[near.number].move
    likest = (*first, *(each for each in nearest(about, typed, words) if each[0].choices[each[1]].move != move))
    instead = offered(likest[:NEAREST], words)
    looks = Paragraph(_examples(about, words) if is_line and not likest else "")
    below = rows([*_rule(refusal, observation, words), *_on(observation, words)])
    return page(Paragraph(said), *instead, looks, *below, accent=SEAL)


def _doors(refusal: Refusal, words: Words) -> tuple[Button, ...]:
    """Return where somebody may go whose command fits no match, or several."""
    if refusal.code in NOWHERE:
        return doors(words, on_server=bool(refusal.facts.get("server", True)))
    return (button(verbs.MINE, words("button-mine")),) if refusal.code == "which_match" else ()


def nearest(topics: Sequence[Observation], typed: str, words: Words) -> tuple[tuple[Observation, int], ...]:
    """Return the choices most like `typed`, best first: by notation or by what they are called.

    A choice that has every word of a line is like it, however much longer it is.
    """
    wanted = folded(typed[:LONGEST_LINE])
    if not wanted:
        return ()
    # What is compared with everything else is prepared once, as difflib does for its second line.
    matcher = SequenceMatcher(None, b=wanted)
    likeness = []
    for place, observation in enumerate(topics):
        if not observation.choices:
            continue
        entries = pages_of(observation.game).menu(observation, words).entries()
        called = {entry.number: folded(entry.label) for entry in entries}
        for choice in observation.choices:
            names = (folded(choice.notation), called.get(choice.number, ""))
            likeness.append((-max(_likeness(name, wanted, matcher) for name in names), place, choice.number))
    return tuple(
        (topics[place], number) for unlike, place, number in sorted(likeness)[:NEAREST] if -unlike > LIKE_ENOUGH
    )


def _examples(topics: Sequence[Observation], words: Words) -> str:
    """Return what moves look like now: one of each kind that the observer may make, and where to see them all."""
    notations = [choice.notation for observation in topics for choice in observation.choices]
    if not notations:
        return ""
    kinds = {notation.split()[0]: notation for notation in reversed(notations)}
    first = [notation for notation in notations if notation in kinds.values()][:NEAREST]
    examples = words.listed(f"`{notation}`" for notation in first)
    return words("line-moves-look", examples=examples, command=command("moves", words))


def _likeness(name: str, wanted: str, matcher: "SequenceMatcher[str]") -> float:
    """Return how like a name is to what was typed, 0 for what is not like enough anyway: that is seen much sooner."""
    if all(word in name for word in wanted.split()):
        return 1 - len(name) / LONGEST_NAME * (1 - LIKE_ENOUGH)
    matcher.set_seq1(name)
    if matcher.real_quick_ratio() <= LIKE_ENOUGH or matcher.quick_ratio() <= LIKE_ENOUGH:
        return 0
    return matcher.ratio()


def _rule(refusal: Refusal, observation: Observation, words: Words) -> tuple[Button, ...]:
    number = pages_of(observation.game).rule_of(refusal.code)
    return (button(verbs.RULES, words("button-rule", number=number), f"{observation.game}.{number}"),) if number else ()


def _on(observation: Observation, words: Words) -> tuple[Button, ...]:
    return look_buttons(observation, words) if observation.view is not None else ()


def _facts(facts: Mapping[str, Fact], words: Words, observation: Observation | None) -> dict[str, Fact]:
    """Return the facts as placeables, names added; text is escaped, since some of it was typed by people."""
    plain = {fact: _plain(fact, value) for fact, value in facts.items()}
    return {**plain, **(dict(_named(facts, words, observation)) if observation is not None else {})}


def _plain(fact: str, value: Fact) -> Fact:
    if isinstance(value, str):
        return _said(value)
    if isinstance(value, tuple):
        return tuple(f"<#{each}>" if fact in CHANNEL_FACTS else _said(each) for each in value)
    return value


def _said(fact: str) -> str:
    """Return a fact that was perhaps typed by somebody, so that it forms nothing and does not fill the page."""
    return escaped(clipped(fact, LONGEST_FACT))


def _named(facts: Mapping[str, Fact], words: Words, observation: Observation) -> Iterator[tuple[str, Fact]]:
    known = names(observation.game, words.language)
    for fact, value in facts.items():
        if isinstance(value, str):
            yield f"{fact}_name", known.get(value, _said(value))
        elif isinstance(value, tuple):
            yield f"{fact}_name", tuple(known.get(each, _said(each)) for each in value)
        elif fact in SEAT_FACTS and 0 <= value < len(observation.faces):
            yield f"{fact}_name", seat_name(observation, Seat(value), words)
