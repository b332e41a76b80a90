"""One page for a decision of several parts: a list for each of them, what is picked, `Confirm` once all go together.

Pure. What is picked so far lives in the ids of the page's own lists: `place.picks`, where `place` is the part that the
list is for, and `picks` are the places of the options picked, `x` for none. So it outlives restarts, and is nobody
else's. Of a part with several options at once the pick is one number too (`MenuPart`), 0 for none.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from msgspec.structs import replace

from games.kernel.observation import Observation
from render import verbs
from render.game_pages import Lens, Menu, MenuEntry, MenuPart
from render.page import Action, Button, Page, Paragraph, Select, number_in
from render.pages.own import own_pictures
from render.pages.parts import button, option, page, rows
from render.phrases import accent, escaped
from render.reading import tokens
from render.registry import pages_of
from text import Words
from text.aliases import aliases

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
        *rows((_confirm(made, words), *_at_random(menu, picks, words), button(verbs.LINE, words("button-type-it")))),
        accent=accent(observation),
    )


def entry_of(menu: Menu, picks: Picks) -> MenuEntry | None:
    """Return the choice that is made of `picks`, None if something is missing or they do not go together."""
    return next((entry for entry in menu.entries() if entry.picks == picks), None)


def picks_at_first(menu: Menu) -> Picks:
    """Return what is picked when the page is opened: what is sealed now, or nothing."""
    sealed = _sealed(menu)
    return tuple(_known(part, None) for part in menu.parts) if sealed is None else sealed.picks


def _known(part: MenuPart, pick: int | None) -> int | None:
    """Return a pick that the part has; of any other nothing, which is 0 where several can be picked at once."""
    picks = 1 << len(part.options) if part.nothing else len(part.options)
    if pick is not None and pick < picks:
        return pick
    return 0 if part.nothing else None


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


def picks_after(menu: Menu, arg: str, values: Sequence[str], chance: random.Random) -> Picks:
    """Return what is picked once `values` were chosen in the list with `arg`, or the rest was left to `chance`.

    What makes no sense picks nothing.
    """
    place, _, before = arg.partition(".")
    read = [number_in(pick) for pick in before.split("-")]
    read += [None] * (len(menu.parts) - len(read))
    changed = number_in(place)
    if changed is not None and changed < len(menu.parts):
        read[changed] = _chosen(menu.parts[changed], values)
    picks = tuple(_known(part, pick) for part, pick in zip(menu.parts, read, strict=False))
    return _filled(menu, picks, chance) if place == verbs.EVERY and menu.has_random else picks


def _chosen(part: MenuPart, values: Sequence[str]) -> int | None:
    """Return the pick of the options of a part that were chosen in its list."""
    places = [number_in(value) for value in values]
    if not part.nothing:
        return next(iter(places), None)
    return part.pick_of(
        part.options[place].id for place in {*places} if place is not None and place < len(part.options)
    )


def _filled(menu: Menu, picks: Picks, chance: random.Random) -> Picks:
    """Return `picks` with the open parts answered by `chance`; as they are if nothing goes with them."""
    fitting = [
        entry.picks
        for entry in menu.entries()
        if all(pick in (None, own) for pick, own in zip(picks, entry.picks, strict=True))
    ]
    return chance.choice(fitting) if fitting else picks


def picks_named(menu: Menu, observation: Observation, typed: Sequence[str | None]) -> Picks:
    """Return what is picked by ids or names that somebody typed, part by part; what is unknown picks nothing."""
    known = aliases(observation.game)
    given = [*typed, *[None] * (len(menu.parts) - len(typed))]
    return tuple(
        _known(part, None) if each is None else _pick_named(part, each, known)
        for part, each in zip(menu.parts, given, strict=False)
    )


def _pick_named(part: MenuPart, typed: str, known: Mapping[str, str]) -> int | None:
    """Return the pick of the option that was typed, None if there is none."""
    place = _option_named(part, typed, known.get(typed))
    return place if place is None or not part.nothing else 1 << place


def _option_named(part: MenuPart, typed: str, meant: str | None) -> int | None:
    """Return the place of the option with this id or label, or of the only one whose label begins so."""
    name = tokens(typed)
    whole = [
        place
        for place, each in enumerate(part.options)
        if each.id == meant or name in (tokens(each.id), tokens(each.label))
    ]
    begun = [
        place
        for place, each in enumerate(part.options)
        if " ".join(tokens(each.label)).startswith(" ".join(name) or "?")
    ]
    return next(iter(whole), begun[0] if len(begun) == 1 else None)


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
    yield words("part-picked", part=part.name, label=escaped(_label(part, pick, words)))
    for picked in part.picked(pick):
        yield from picked.details


def _label(part: MenuPart, pick: int, words: Words) -> str:
    """Return what is picked in a part, in words."""
    return words.listed(each.label for each in part.picked(pick)) or part.nothing


def _list(menu: Menu, place: int, picks: Picks, known: frozenset[Pair], words: Words) -> Select:
    """Return the list of a part; what does not go with the other picks says so."""
    part = menu.parts[place]
    if part.nothing:
        return _list_of_several(menu, place, picks, words)
    options = []
    for number, each in enumerate(part.options):
        clash = next(_clashes(picks, known, place, number), None)
        note = each.note if clash is None else words("part-clash-option", part=menu.parts[clash].name)
        options.append(option(str(number), each.label, note, chosen=picks[place] == number))
    pick = picks[place]
    # A client may not show which option of an edited list is chosen, so that the prompt says it too.
    prompt = words("part-prompt", part=part.name) if pick is None else f"{part.name}: {part.options[pick].label}"
    return Select(Action(verbs.PART, _written(place, picks)), prompt, tuple(options))


def _list_of_several(menu: Menu, place: int, picks: Picks, words: Words) -> Select:
    """Return the list of a part of which as many options are picked at once as some choice has."""
    part, pick = menu.parts[place], picks[place] or 0
    counts = [entry.picks[place].bit_count() for entry in menu.entries()]
    options = tuple(
        option(str(number), each.label, each.note, chosen=bool(pick >> number & 1))
        for number, each in enumerate(part.options)
    )
    action = Action(verbs.PART, _written(place, picks))
    return Select(action, words("part-prompt-several", part=part.name), options, min(counts), max(counts))


def _written(place: int | str, picks: Picks) -> str:
    return f"{place}.{'-'.join(NONE if pick is None else str(pick) for pick in picks)}"


def _at_random(menu: Menu, picks: Picks, words: Words) -> Iterator[Button]:
    """Yield the button that leaves what is still open to chance, where the game has one."""
    if menu.has_random and None in picks:
        key = "button-part-random" if set(picks) == {None} else "button-layout-random"
        yield button(verbs.PART, words(key), _written(verbs.EVERY, picks))


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
    label = "" if pick is None else _label(menu.parts[place], pick, words)
    return words("part-named", part=menu.parts[place].name, label=escaped(label))


def _confirm(made: MenuEntry | None, words: Words) -> Button:
    number = "" if made is None else str(made.number)
    return button(verbs.CONFIRM, words("button-confirm"), number, style="success", disabled=made is None)


def options_named(menu: Menu, place: int) -> tuple[tuple[str, str], ...]:
    """Return id and words of each option of a part, as lists of Discord show them; none if there is no such part."""
    options = menu.parts[place].options if place < len(menu.parts) else ()
    return tuple((each.id, " · ".join(part for part in (each.label, each.note) if part)) for each in options)
