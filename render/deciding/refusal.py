"""A refusal in words: why, by which rule, and what is possible instead. Pure.

Words: `<game>-refusal-<code>`, else `refusal-<code>`. Placeables are the facts as they are and, for facts that are ids
or seats, their names: a fact `city` comes with `$city_name`, `seat` with `$seat_name`, lists of ids as lists of names.
Ids of channels (`channels`) are shown as Discord shows channels.
"""

from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher

from games.kernel.errors import Fact, IllegalMove, NotationError, Refusal
from games.kernel.ids import Seat
from games.kernel.observation import Observation, Preview
from render import verbs
from render.choice_controls import offered
from render.choosing import Chooser
from render.limits import clipped
from render.meaning import is_undo, meaning, written
from render.page import Button, Page, Paragraph
from render.pages.help import command
from render.pages.parts import button, doors, look_buttons, page, rows, with_notice
from render.phrases import SEAL, escaped, seat_name
from render.reading import Found
from render.registry import pages_of
from text import Words
from text.aliases import alike, folded, names

NEAREST = 3
LONGEST_LINE = 200
"""Of what was typed, so much is compared with the choices."""

LONGEST_FACT = 100
LIKE_ENOUGH = 0.5
LONGEST_NAME = 1000
"""Of what has all words of a line, the shortest is most like it; no name or notation is as long as this."""

NOWHERE = ("no_match", "no_match_of_game", "no_open_table")
"""Refusals of commands for which there is no match."""

UNREAD = (
    "not_a_move",
    "unknown_id",
    "could_be",
    "misplaced",
    "no_number",
    "no_verb",
    "left_over",
    "no_point",
    "no_such_place",
)
"""Refusals of lines that are quoted, since they could not be read."""

CHANNEL_FACTS = ("channels",)
FIELD_FACT = "field"
"""The name of a field of a move, which has words of its own."""

VERB_FACTS = ("verb", "verbs")
"""The names of words of the notation that a move begins with."""

SEAT_FACTS = ("seat", "turn", "holder", "owner", "winner")


def refusal_text(refusal: Refusal, words: Words, observation: Observation | None = None) -> str:
    """Return why something was refused, in one or two sentences; `observation` is the asker's, if there is a match."""
    key, facts = f"refusal-{refusal.code}", _facts(refusal.facts, words, observation)
    if observation is None:
        return words(key, **facts)
    # A move that answers another question is told when it is possible: that is why it is not possible now.
    when = f"{observation.game}-when-{refusal.facts.get('verb')}" if refusal.code == "wrong_phase" else ""
    own = f"{observation.game}-{key}"
    return words(next((known for known in (when, own) if words.has(known)), key), **facts)


def which_text(typed: str, words: Words, observation: Observation, fault: Refusal | None = None) -> str:
    """Return why one of several choices is to be named: what is missing in a typed line, or that it may mean each."""
    if fault is not None and fault.code == "incomplete":
        return refusal_text(fault, words, observation)
    return words("line-which", line=_said(typed))


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
    a person wrote) what is decided now, the legal move `near` it by the rules or else the choices most like it, which
    are looked for in each of `topics`, and the paragraph of the rules that forbids it. Where nothing is like it, that
    is one choice of each kind. A line that cannot be read is quoted. The first of what is offered is written out.
    """
    said = refusal_text(refusal, words, observation)
    is_line = refusal.code in UNREAD and bool(typed.strip())
    if is_line:
        quoted = words("line-not-understood", line=_said(typed))
        said = quoted if refusal.code == "not_a_move" else f"{quoted} {said}"
    if is_line and is_undo(typed):
        said = words("line-undo", command=command("undo", words))
    if observation is None:
        return page(Paragraph(said), *rows(_doors(refusal, words)), accent=SEAL)
    if refusal.code == "stale":
        return with_notice(said, Chooser(observation, words).menu_page())
    about = topics or (observation,)
    first = () if near is None else ((near.observation, near.number),)
    likest = first or tuple(nearest(about, typed, words))
    is_move = isinstance(refusal, IllegalMove | NotationError) and bool(observation.asked())
    if is_move:
        said = f"{said}\n{_asked(observation, words)}"
    some = _some(about) if is_move and not likest else ()
    instead = offered((*likest, *some)[:NEAREST], words)
    every = Paragraph(words("line-every-move", command=command("moves", words)) if is_line and some else "")
    nearest_said = Paragraph(words("choice-possible" if some else "choice-nearest") if instead else "")
    below = rows([*_rule(refusal, observation, words), *_on(observation, words)])
    write = Paragraph(_example((*likest, *some), words) if typed.strip() else "")
    return page(Paragraph(said), nearest_said, *instead, every, write, *below, accent=SEAL)


def _example(found: Sequence[Found], words: Words) -> str:
    """Return how the first of some choices is written."""
    for observation, number in found[:1]:
        return words("line-write", line=written(observation.choices[number].notation, observation.game, words))
    return ""


def _asked(observation: Observation, words: Words) -> str:
    """Return what the observer decides now."""
    return words("line-asked", what=words(f"{observation.game}-decision-{observation.asked()}"))


def _some(topics: Sequence[Observation]) -> tuple[Found, ...]:
    """Return one choice of each kind of move."""
    kinds: dict[str, Found] = {}
    for observation in topics:
        for choice in observation.choices:
            kinds.setdefault(choice.notation.split()[0], (observation, choice.number))
    return tuple(kinds.values())


def _doors(refusal: Refusal, words: Words) -> tuple[Button, ...]:
    """Return where somebody may go whose command fits no match, or several."""
    if refusal.code in NOWHERE:
        return doors(words, on_server=bool(refusal.facts.get("server", True)))
    return (button(verbs.MINE, words("button-mine")),) if refusal.code == "which_match" else ()


def nearest(topics: Sequence[Observation], typed: str, words: Words) -> tuple[Found, ...]:
    """Return the choices most like `typed`, best first: by notation or by what they are called.

    Those with the same verb and the same piece come first, in whatever language they are named; then a choice that has
    every word of a line is like it, however much longer it is.
    """
    wanted = alike(folded(typed[:LONGEST_LINE]))
    if not wanted or not topics:
        return ()
    meant = frozenset(meaning(typed[:LONGEST_LINE], topics[0].game))
    # What is compared with everything else is prepared once, as difflib does for its second line.
    matcher, said = SequenceMatcher(None, b=wanted), frozenset(wanted.split())
    likeness = []
    for place, observation in enumerate(topics):
        if not observation.choices:
            continue
        entries = pages_of(observation.game).menu(observation, words).entries()
        called = {entry.number: alike(folded(entry.label)) for entry in entries}
        for choice in observation.choices:
            names = (alike(folded(choice.notation)), called.get(choice.number, ""))
            about = _about(choice.notation, meant)
            like = max(_likeness(name, said, matcher) for name in names)
            if like > LIKE_ENOUGH or about >= (1, 0, 0):
                likeness.append((tuple(-each for each in (*about, like)), place, choice.number))
    return tuple((topics[place], number) for _, place, number in sorted(likeness)[:NEAREST])


def _about(notation: str, meant: frozenset[str]) -> tuple[int, int, int]:
    """Return whether a choice has the verb of a line, its first thing, and how many of all its things."""
    verb, *about = notation.split()
    things = meant - {verb}
    return verb in meant, bool(about) and about[0] in things, len(things.intersection(about))


def _likeness(name: str, wanted: frozenset[str], matcher: "SequenceMatcher[str]") -> float:
    """Return how like a name is to what was typed, 0 for what is not like enough anyway: that is seen much sooner."""
    if all(word in name for word in wanted):
        return 1 - len(name) / LONGEST_NAME * (1 - LIKE_ENOUGH)
    matcher.set_seq1(name)
    if matcher.real_quick_ratio() <= LIKE_ENOUGH or matcher.quick_ratio() <= LIKE_ENOUGH:
        return 0
    return matcher.ratio()


def _rule(refusal: Refusal, observation: Observation, words: Words) -> tuple[Button, ...]:
    """Return what opens the paragraph behind a refusal; behind a refused move it is at least that of the decision."""
    game = pages_of(observation.game)
    number = game.rule_of(refusal.code, refusal.facts)
    if not number and isinstance(refusal, IllegalMove) and observation.view is not None:
        number = game.rule_now(observation)
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

    def verb(value: str) -> str:
        written = f"{observation.game}-verb-{value}"
        return words(written) if words.has(written) else value

    def name(value: str) -> str:
        called = None if observation.view is None else pages_of(observation.game).called(observation, value, words)
        return known.get(value) or (_said(value) if called is None else called.name)

    for fact, value in facts.items():
        if fact == FIELD_FACT:
            yield f"{fact}_name", words(f"{observation.game}-field-{value}")
        elif isinstance(value, str):
            yield f"{fact}_name", verb(value) if fact in VERB_FACTS else name(value)
        elif isinstance(value, tuple):
            yield f"{fact}_name", tuple(map(verb if fact in VERB_FACTS else name, value))
        elif fact in SEAT_FACTS and 0 <= value < len(observation.faces):
            yield f"{fact}_name", seat_name(observation, Seat(value), words)
