"""One page for a decision of several parts: a list for each of them, what is picked, `Confirm` once all go together.

Pure. What is picked so far lives in the ids of the page's own lists: `place.picks`, where `place` is the part that the
list is for, and `picks` are the places of the options picked, `x` for none. So it outlives restarts, and is nobody
else's.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec.structs import replace

from games.kernel.observation import Observation
from render import verbs
from render.game_pages import Lens, Menu, MenuEntry, MenuPart
from render.page import Action, Button, Page, Paragraph, Select, number_in
from render.pages.own import own_pictures
from render.pages.parts import button, option, page, rows
from render.phrases import accent, escaped
from render.registry import pages_of
from text import Words
from text.aliases import aliases, folded

NONE = "x"
Picks = tuple[int | None, ...]
Pair = tuple[int, int, int, int]
"""Two parts, and the option of each."""


def parts_page(observation: Observation, menu: Menu, picks: Picks, words: Words, lens: Lens | None = None) -> Page:
    """Return the page of a menu with parts, `picks` chosen, without its heading."""
    made = entry_of(menu, picks)
    seen = replace(lens or Lens(), proposed=None if made is None else made.number)
    known = _pairs(menu)
    return page(
        *own_pictures(observation, words, seen, more=1),
        *(
            block
            for place, part in enumerate(menu.parts)
            for block in (
                Paragraph("\n".join(_said(part, picks[place], words))),
                _list(menu, place, picks, known, words),
            )
        ),
        Paragraph("\n".join(_verdict(observation, menu, picks, known, words))),
        *rows((_confirm(made, words), button(verbs.LINE, words("button-type-it")))),
        accent=accent(observation),
    )


def entry_of(menu: Menu, picks: Picks) -> MenuEntry | None:
    """Return the choice that is made of `picks`, None if something is missing or they do not go together."""
    return next((entry for entry in menu.entries() if entry.picks == picks), None)


def picks_at_first(menu: Menu) -> Picks:
    """Return what is picked when the page is opened: what is sealed now, or nothing."""
    sealed = _sealed(menu)
    return (None,) * len(menu.parts) if sealed is None else sealed.picks


def sealed_now(menu: Menu, words: Words) -> str:
    """Return what is sealed now, "" if nothing is."""
    sealed = _sealed(menu)
    if sealed is None:
        return ""
    if not menu.parts:
        return escaped(sealed.label)
    return words.listed(_named(menu, sealed.picks, place, words) for place in range(len(menu.parts)))


def _sealed(menu: Menu) -> MenuEntry | None:
    return next((entry for entry in menu.entries() if entry.number == menu.sealed), None)


def picks_after(menu: Menu, arg: str, value: str) -> Picks:
    """Return what is picked once `value` was chosen in the list with `arg`; what makes no sense picks nothing."""
    place, _, before = arg.partition(".")
    read = [number_in(pick) for pick in before.split("-")]
    read += [None] * (len(menu.parts) - len(read))
    changed = number_in(place)
    if changed is not None and changed < len(menu.parts):
        read[changed] = number_in(value)
    return tuple(
        pick if pick is not None and pick < len(part.options) else None
        for part, pick in zip(menu.parts, read, strict=False)
    )


def picks_named(menu: Menu, observation: Observation, typed: Sequence[str | None]) -> Picks:
    """Return what is picked by ids or names that somebody typed, part by part; what is unknown picks nothing."""
    known = aliases(observation.game)
    given = [None if each is None else folded(each) for each in typed[: len(menu.parts)]]
    given += [None] * (len(menu.parts) - len(given))
    return tuple(
        next(
            (
                place
                for place, each in enumerate(part.options)
                if name is not None and (each.id in (name, known.get(name)) or folded(each.label) == name)
            ),
            None,
        )
        for part, name in zip(menu.parts, given, strict=True)
    )


def _pairs(menu: Menu) -> frozenset[Pair]:
    """Return every two picks that go together in some choice."""
    return frozenset(
        (one, entry.picks[one], other, entry.picks[other])
        for entry in menu.entries()
        for one, other in combinations(range(len(menu.parts)), 2)
    )


def _clashes(picks: Picks, known: frozenset[Pair], place: int, pick: int) -> Iterator[int]:
    """Yield the parts whose pick does not go with `pick` in the part at `place`."""
    for other, taken in enumerate(picks):
        if other == place or taken is None:
            continue
        pair = (place, pick, other, taken) if place < other else (other, taken, place, pick)
        if pair not in known:
            yield other


def _said(part: MenuPart, pick: int | None, words: Words) -> Iterator[str]:
    """Yield what is picked in a part, with all that there is to know of it."""
    if pick is None:
        yield words("part-open", part=part.name)
        return
    picked = part.options[pick]
    yield words("part-picked", part=part.name, label=escaped(picked.label))
    yield from picked.details


def _list(menu: Menu, place: int, picks: Picks, known: frozenset[Pair], words: Words) -> Select:
    """Return the list of a part; what does not go with the other picks says so."""
    part = menu.parts[place]
    options = []
    for number, each in enumerate(part.options):
        clash = next(_clashes(picks, known, place, number), None)
        note = each.note if clash is None else words("part-clash-option", part=menu.parts[clash].name)
        options.append(option(str(number), each.label, note, chosen=picks[place] == number))
    arg = f"{place}.{'-'.join(NONE if pick is None else str(pick) for pick in picks)}"
    return Select(Action(verbs.PART, arg), words("part-prompt", part=part.name), tuple(options))


def _verdict(observation: Observation, menu: Menu, picks: Picks, known: frozenset[Pair], words: Words) -> Iterator[str]:
    """Yield what the whole would cost and do, or why it is no choice yet."""
    made = entry_of(menu, picks)
    if made is not None:
        if made.number == menu.sealed:
            yield words("part-sealed-so")
        yield pages_of(observation.game).confirmation(observation, made.number, words)
        return
    refused = False
    for one, other in combinations(range(len(menu.parts)), 2):
        pick = picks[one]
        if pick is not None and other in _clashes(picks, known, one, pick):
            refused = True
            first, second = _named(menu, picks, one, words), _named(menu, picks, other, words)
            yield words("part-clash", first=first, second=second)
    missing = [part.name for part, pick in zip(menu.parts, picks, strict=True) if pick is None]
    if (refused or not missing) and menu.clash:
        yield menu.clash
    if missing:
        yield words("part-missing", parts=words.listed(missing))


def _named(menu: Menu, picks: Picks, place: int, words: Words) -> str:
    """Return a part with what is picked in it."""
    pick = picks[place]
    label = "" if pick is None else menu.parts[place].options[pick].label
    return words("part-named", part=menu.parts[place].name, label=escaped(label))


def _confirm(made: MenuEntry | None, words: Words) -> Button:
    number = "" if made is None else str(made.number)
    return button(verbs.CONFIRM, words("button-confirm"), number, style="success", disabled=made is None)


def options_named(menu: Menu, place: int) -> tuple[tuple[str, str], ...]:
    """Return id and words of each option of a part, as lists of Discord show them; none if there is no such part."""
    options = menu.parts[place].options if place < len(menu.parts) else ()
    return tuple((each.id, " · ".join(part for part in (each.label, each.note) if part)) for each in options)
