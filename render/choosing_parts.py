"""One page for a decision of several parts: a list for each of them, what is picked, `Confirm` once all go together.

Pure. What is picked so far lives in the ids of the page's own lists: `place.picks`, where `place` is the part that the
list is for, and `picks` are the places of the options picked, `x` for none. So it outlives restarts, and is nobody
else's. Of a part with several options at once the pick is one number too (`MenuPart`), 0 for none.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations

from msgspec.structs import replace

from games.kernel.observation import Observation
from render import verbs
from render.choice_controls import Choices
from render.game_pages import Menu, MenuEntry, MenuPart
from render.page import Action, Block, Button, Paragraph, Select, number_in
from render.pages.own import own_pictures
from render.pages.parts import button, option, rows
from render.phrases import escaped
from render.reading import tokens
from text.aliases import aliases

NONE = "x"
Picks = tuple[int | None, ...]
Pair = tuple[int, int, int, int]
"""Two parts, and the option of each."""


def entry_of(menu: Menu, picks: Picks) -> MenuEntry | None:
    """Return the choice that is made of `picks`, None if something is missing or they do not go together."""
    return next((entry for entry in menu.entries() if entry.picks == picks), None)


def picks_at_first(menu: Menu) -> Picks:
    """Return what is picked when the page is opened: what is sealed now, or nothing."""
    sealed = next((entry for entry in menu.entries() if entry.number == menu.sealed), None)
    return tuple(_known(part, None) for part in menu.parts) if sealed is None else sealed.picks


def _known(part: MenuPart, pick: int | None) -> int | None:
    """Return a pick that the part has; of any other nothing, which is 0 where several can be picked at once."""
    picks = 1 << len(part.options) if part.nothing else len(part.options)
    if pick is not None and pick < picks:
        return pick
    return 0 if part.nothing else None


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


class PartsPage:
    """What is on the page of a menu with parts, `picks` chosen, below its heading."""

    def __init__(self, choices: Choices, picks: Picks) -> None:
        """Look at what is picked of each part so far."""
        self.choices, self.menu, self.words, self.picks = choices, choices.menu, choices.words, picks
        self.made = entry_of(self.menu, picks)
        """The choice that is picked, None if it is none yet."""

    def blocks(self) -> Iterator[Block]:
        """Yield the pictures, each part with what is picked and its list, what that costs and does, and `Confirm`."""
        lens = replace(self.choices.lens, proposed=None if self.made is None else self.made.number)
        yield from own_pictures(self.choices.observation, self.words, lens)
        for place in range(len(self.menu.parts)):
            yield Paragraph("\n".join(self._picked(place)))
            yield self._several(place) if self.menu.parts[place].nothing else self._one(place)
        yield Paragraph("\n".join(self._verdict()))
        yield from rows(tuple(self._buttons()))

    def summary(self) -> str:
        """Return what is picked in one line."""
        return self.words.listed(map(self._named, range(len(self.menu.parts))))

    @cached_property
    def _pairs(self) -> frozenset[Pair]:
        """Every two picks that go together in some choice."""
        return frozenset(
            (one, entry.picks[one], other, entry.picks[other])
            for entry in self.choices.entries
            for one, other in combinations(range(len(self.menu.parts)), 2)
        )

    def _clashes(self, place: int, pick: int) -> Iterator[int]:
        """Yield the parts whose pick does not go with `pick` in the part at `place`."""
        for other, taken in enumerate(self.picks):
            if other == place or taken is None:
                continue
            pair = (place, pick, other, taken) if place < other else (other, taken, place, pick)
            if pair not in self._pairs:
                yield other

    def _picked(self, place: int) -> Iterator[str]:
        """Yield what is picked in a part, with all that there is to know of it."""
        part, pick = self.menu.parts[place], self.picks[place]
        if pick is None:
            yield self.words("part-open", part=part.name)
            return
        yield self.words("part-picked", part=part.name, label=escaped(self._label(place)))
        for picked in part.picked(pick):
            yield from picked.details

    def _label(self, place: int) -> str:
        """Return what is picked in a part, in words."""
        part, pick = self.menu.parts[place], self.picks[place]
        return "" if pick is None else self.words.listed(each.label for each in part.picked(pick)) or part.nothing

    def _named(self, place: int) -> str:
        """Return a part with what is picked in it."""
        return self.words("part-named", part=self.menu.parts[place].name, label=escaped(self._label(place)))

    def _one(self, place: int) -> Select:
        """Return the list of a part; what does not go with the other picks says so."""
        part, options = self.menu.parts[place], []
        for number, each in enumerate(part.options):
            clash = next(self._clashes(place, number), None)
            note = each.note if clash is None else self.words("part-clash-option", part=self.menu.parts[clash].name)
            options.append(option(str(number), each.label, note, chosen=self.picks[place] == number))
        # A client may not show which option of an edited list is chosen, so that the prompt says it too.
        label = self._label(place)
        prompt = f"{part.name}: {label}" if label else self.words("part-prompt", part=part.name)
        return Select(self._picking(place), prompt, tuple(options))

    def _several(self, place: int) -> Select:
        """Return the list of a part of which as many options are picked at once as some choice has."""
        part, pick = self.menu.parts[place], self.picks[place] or 0
        counts = [entry.picks[place].bit_count() for entry in self.choices.entries]
        options = tuple(
            option(str(number), each.label, each.note, chosen=bool(pick >> number & 1))
            for number, each in enumerate(part.options)
        )
        prompt = self.words("part-prompt-several", part=part.name)
        return Select(self._picking(place), prompt, options, min(counts), max(counts))

    def _picking(self, place: int | str) -> Action:
        picks = "-".join(NONE if pick is None else str(pick) for pick in self.picks)
        return Action(verbs.PART, f"{place}.{picks}")

    def _verdict(self) -> Iterator[str]:
        """Yield what the whole would cost and do, or why it is no choice yet."""
        if self.made is not None:
            if self.made.number == self.menu.sealed:
                yield self.words("part-sealed-so")
            yield self.choices.game.confirmation(self.choices.observation, self.made.number, self.words)
            return
        refused = False
        for one, other in combinations(range(len(self.menu.parts)), 2):
            pick = self.picks[one]
            if pick is not None and other in self._clashes(one, pick):
                refused = True
                yield self.words("part-clash", first=self._named(one), second=self._named(other))
        missing = [part.name for part, pick in zip(self.menu.parts, self.picks, strict=True) if pick is None]
        if (refused or not missing) and self.menu.clash:
            yield self.menu.clash
        if missing:
            yield self.words("part-missing", parts=self.words.listed(missing))

    def _buttons(self) -> Iterator[Button]:
        """Yield `Confirm`, what leaves the rest to chance where the game has that, and a line to type."""
        number = "" if self.made is None else str(self.made.number)
        confirm = self.words("button-confirm")
        yield button(verbs.CONFIRM, confirm, number, style="success", disabled=self.made is None)
        if self.menu.has_random and None in self.picks:
            key = "button-part-random" if set(self.picks) == {None} else "button-layout-random"
            yield button(verbs.PART, self.words(key), self._picking(verbs.EVERY).arg)
        yield button(verbs.LINE, self.words("button-type-it"))


def options_named(menu: Menu, place: int) -> tuple[tuple[str, str], ...]:
    """Return id and words of each option of a part, as lists of Discord show them; none if there is no such part."""
    options = menu.parts[place].options if place < len(menu.parts) else ()
    return tuple((each.id, " · ".join(part for part in (each.label, each.note) if part)) for each in options)
