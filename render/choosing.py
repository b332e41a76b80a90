"""The private page "Your move": from the topics and kinds of choices to one choice, its picture and `Confirm`. Pure.

Where there are several topics, the first page names them, and those after it are about one of them. Every choice is
written once: few are buttons, each beside its cost and effect, more are grouped by kind, and a group is a select of at
most 25. What a game has cut into parts is chosen on one page with a select for each (choosing_parts.py). A path says
where one is: "" (all kinds), a group's id, group and page (`build.1`), or what is not possible now. What belongs to a
topic names it in its argument (`about_topic`).
"""

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TypeVar

from msgspec.structs import replace

from games.kernel.observation import DRAFTS, Observation
from render import verbs
from render.choice_controls import FEW, Choices, beside_notes, shortened
from render.choosing_parts import PartsPage, Picks, picks_after, picks_at_first, picks_named
from render.game_pages import Menu, MenuEntry, MenuGroup, MenuTopic
from render.limits import BUTTON_LABEL, MOST_OPTIONS, clipped
from render.page import Action, Block, Button, Page, Paragraph, Picture, Select, about_topic, number_in
from render.pages.layout import layout_page, no_picks
from render.pages.log_lines import all_lines, lasting, newest_lines
from render.pages.parts import button, look_buttons, option, page, paged, rows, turning, undo_buttons, wishes_buttons
from render.pages.result import own_result, result_buttons
from render.phrases import accent, awaited, escaped, thinking, title
from text import Words

MOST_TOPIC_BUTTONS = 15
MOST_LISTS = 6
MOST_GROUPS = 16
"""So many groups have room on one page, some with a list and the others with a button."""

CONFIRM_TEXT = 3000
DONE_TEXT = 1200
T = TypeVar("T")


class Chooser(Choices):
    """The pages on which somebody chooses."""

    def menu_page(self, path: str = "") -> Page:
        """Return what the observer may choose now, or whom the match waits for instead."""
        if not self.observation.choices:
            return self._topics(path) if self.observation.topics else self.waiting_page()
        menu, layout, is_planned = self.menu, self._layout(), self.observation.plan is not None
        if layout is not None:
            return layout_page(self.observation, layout, no_picks(layout), self.words, self.lens)
        if path == verbs.REFUSED and menu.refused:
            return self._refused()
        if menu.parts:
            return self._parts(picks_at_first(menu))
        if len(self.entries) == 1 and not is_planned:
            return self.confirm_page(self.entries[0].number)
        if menu.is_yes_no and not is_planned:
            return self._yes_no()
        name, _, place = path.partition(".")
        named = next((group for group in menu.groups if group.id == name), None)
        bare = next((group for group in menu.groups if group.id == menu.bare or len(menu.groups) == 1), None)
        if named is None and len(self.entries) <= FEW:
            return self._few()
        if bare is not None and named in (None, bare):
            return self._bare(bare, number_in(place) or 0)
        if named is not None:
            return self._group(named, number_in(place) or 0)
        return self._lists() if menu.has_lists and len(menu.groups) <= MOST_GROUPS else self._groups()

    def part_page(self, arg: str, values: Sequence[str], chance: random.Random) -> Page:
        """Return the page of a decision of several parts once `values` were chosen in its list with `arg`.

        `chance` picks what is left open on purpose. Where the decision has no parts (an old press) that is the menu.
        """
        if not self.observation.choices or not self.menu.parts:
            return self.menu_page()
        return self._parts(picks_after(self.menu, arg, values, chance))

    def typed_parts(self, typed: Sequence[str | None]) -> tuple[Page, tuple[str, ...]]:
        """Return the page of a decision of several parts with what was typed picked, and what meant nothing."""
        if not self.observation.choices or not self.menu.parts:
            return self.menu_page(), ()
        picks = picks_named(self.menu, self.observation, typed)
        unknown = tuple(each for each, pick in zip(typed, picks, strict=False) if each and pick is None)
        return self._parts(picks), unknown

    def confirm_page(self, number: int) -> Page:
        """Return one choice with its cost and effect, the picture of what it leads to, and `Confirm`.

        `Try` is beside it in games where that tells more. A number that is no choice now leads to the menu, as after an
        old press.
        """
        if not any(choice.number == number for choice in self.observation.choices):
            return self.menu_page()
        group, entry = next(_found(self.menu, number))
        if self.menu.parts:
            return self._parts(entry.picks)
        said = clipped(self.game.confirmation(self.observation, number, self.words), CONFIRM_TEXT)
        buttons = [button(verbs.CONFIRM, self.words("button-confirm"), self.about(str(number)), style="success")]
        count = len(self.observation.choices)
        if self.game.has_trials and (count > 1 or self.observation.topic is not None):
            buttons.append(button(verbs.TRY, self.words("button-try"), self.about(str(number))))
        if count > 1 and self.observation.topic != DRAFTS:
            buttons.append(self._back("" if count <= FEW or len(group.entries) in (1, count) else group.id))
        elif self.observation.topic is not None:
            buttons.append(button(verbs.MENU, self.words("button-back")))
        return self._made(
            Paragraph(f"{self.words('choice-heading', label=escaped(entry.label))}\n{said}"),
            *self._picture(proposed=number),
            *rows(buttons),
        )

    def waiting_page(self) -> Page:
        """Return why the observer has nothing to decide: another's turn, not at this table, or the match is over."""
        status = self.observation.status
        why = status if status != "running" else "not-seated" if self.observation.observer is None else "nothing"
        heading = self.words("table-heading", title=title(self.observation, self.words))
        lines = (heading, self.words(f"waiting-{why}"), self._awaited() or own_result(self.observation, self.words))
        return self._made(Paragraph("\n".join(filter(None, lines))), *rows(self._onward()))

    def _onward(self, more: Sequence[Button] | None = None) -> list[Button]:
        """Return what leads on where nothing is asked; `more` is below a result or the board instead of wishes."""
        seen, words = self.observation, self.words
        others = wishes_buttons(seen, words) if more is None else more
        return [*result_buttons(seen, words), *look_buttons(seen, words), *others]

    def _awaited(self) -> str:
        """Return for whom the match waits; while that is no person, who thinks, and that a player's page goes on."""
        seen, words = self.observation, self.words
        if not seen.plays_on():
            return awaited(seen, words)
        then = words("awaited-then") if seen.observer is not None else ""
        return " ".join(filter(None, (thinking(seen, words), then)))

    def done_page(self, lines: Sequence[str], receipt: str = "") -> Page:
        """Return the answer to a confirmed choice: what happened, a sealed answer's receipt, whose turn it is now.

        The observation is that after the move, `lines` are those of what the move led to. A player who has to choose
        again at once gets the next choices on the same page.
        """
        said = done_text(lines, self.words, receipt)
        return self.after_page(said, wishes_buttons(self.observation, self.words))

    def after_page(self, said: str, more: Sequence[Button] = ()) -> Page:
        """Return below `said` the next choices, or whom the match waits for and `more` buttons; and what undoes it."""
        seen, words = self.observation, self.words
        if any(decision.seat == seen.observer for decision in seen.awaited()):
            return self._made(Paragraph(said), *self.menu_page().blocks, *rows(undo_buttons(seen, words)))
        now = self._awaited() or own_result(seen, words) or words(f"waiting-{seen.status}")
        buttons = [*self._onward(more), *undo_buttons(seen, words)]
        return self._made(Paragraph(said), Paragraph(now), *rows(buttons))

    def gone_on_page(self, revision: int, done: str = "") -> Page:
        """Return what has happened since `revision`, below what the observer had `done`, and what is asked now."""
        newer = lasting([entry for entry in self.observation.log if entry.revision > revision])
        lines = newest_lines(all_lines(newer, self.observation, self.words), DONE_TEXT, self.words)
        return self.after_page("\n".join(filter(None, (done, *lines))))

    def _made(self, *blocks: Block) -> Page:
        return page(*blocks, accent=accent(self.observation))

    def _asking(self, *blocks: Block, lines: Iterable[str] = (), pictures: Sequence[Picture] | None = None) -> Page:
        """Return a page below the question and what else is to be said, above what is below all choices."""
        return self._made(
            Paragraph("\n".join(filter(None, (*self._heading(), *lines)))),
            *(self._looked_at(self.observation) if pictures is None else pictures),
            *blocks,
            *rows([*self._below()]),
        )

    def _layout(self) -> Menu | None:
        """Return the answers as things that go somewhere, if the observer is asked for one after another of them."""
        seen = self.observation
        if not any(each.seat == seen.observer and each.takes("queue") for each in seen.decisions):
            return None
        menu = self.game.wishes(seen, self.words)
        return menu if menu.is_layout else None

    def _parts(self, picks: Picks) -> Page:
        return self._made(Paragraph("\n".join(self._heading())), *PartsPage(self, picks).blocks())

    def _looked_at(self, seen: Observation) -> tuple[Picture, ...]:
        """Return the picture from which the observer chooses, if there is one; the page of a plan has one already."""
        return self._picture(seen) if self.menu.pictured and self.observation.plan is None else ()

    def _picture(self, seen: Observation | None = None, proposed: int | None = None) -> tuple[Picture, ...]:
        lens = replace(self.lens, first_only=True, proposed=proposed)
        return self.game.pictures(seen or self.observation, lens, self.words)[:1]

    def _topics(self, path: str) -> Page:
        """Return what the choices can be about, each topic with a page of its own; kinds of topics come first.

        The path is that of a kind, and of a page of it (`move.1`); or, where there are no kinds, that of a page.
        """
        named = [(about_topic(number, ""), topic) for number, topic in enumerate(self.menu.topics)]
        if len(self.menu.kinds) < 2 or number_in(path) is not None:
            turned, pages, shown = _turned_to(named, number_in(path) or 0)
            turn = turning(verbs.MENU, turned, pages, self.words)
            return self._topic_page(self.observation, self._topic_controls(shown), turn)
        kind, _, place = path.partition(".")
        of_kind = [each for each in named if each[1].kind == kind]
        if not of_kind:
            leading = rows([self._kind_button(each, named) for each in self.menu.kinds])
            return self._topic_page(self.observation, leading)
        turned, pages, shown = _turned_to(of_kind, number_in(place) or 0)
        turn = turning(verbs.MENU, turned, pages, self.words, f"{kind}.")
        pairs = zip(self.observation.topics, self.menu.topics, strict=True)
        seen = replace(self.observation, topics=tuple(topic for topic, each in pairs if each.kind == kind))
        return self._topic_page(
            seen, self._topic_controls(shown, kind), (*turn, button(verbs.MENU, self.words("button-back")))
        )

    def _topic_page(self, seen: Observation, controls: tuple[Block, ...], below: Sequence[Button] = ()) -> Page:
        """Return a page of topics, with the picture from which those that are `seen` are chosen."""
        return self._made(
            Paragraph("\n".join(self._heading())),
            *self._looked_at(seen),
            *controls,
            *rows([*below, self.type_it()]),
        )

    def _kind_button(self, kind: tuple[str, str], named: Sequence[tuple[str, MenuTopic]]) -> Button:
        """Return the button of a kind of topics; it leads to the topic itself where there is but one."""
        key, title_ = kind
        of_kind = [each for each in named if each[1].kind == key]
        if len(of_kind) == 1:
            ((arg, topic),) = of_kind
            return button(verbs.MENU, clipped(topic.name, BUTTON_LABEL), arg)
        return button(verbs.MENU, self.words("menu-group-button", title=title_, count=len(of_kind)), key)

    def _topic_controls(self, topics: Sequence[tuple[str, MenuTopic]], name: str = "") -> tuple[Block, ...]:
        """Return a button for each of a few topics without notes, or a list, which differs from a button by `name`."""
        if len(topics) <= MOST_TOPIC_BUTTONS and not any(topic.note for _, topic in topics):
            by_kind = groupby(topics, key=lambda named: named[1].kind)
            return tuple(
                row for _, same in by_kind for row in rows([button(verbs.MENU, topic.name, arg) for arg, topic in same])
            )
        options = tuple(option(arg, topic.name, topic.note) for arg, topic in topics)
        return (Select(Action(verbs.MENU, name), self.words("select-topic"), options),)

    def _groups(self) -> Page:
        return self._asking(*rows([self._group_button(group) for group in self.menu.groups]))

    def _lists(self) -> Page:
        """Return the page on which every group has a list; a group that is too long for that, or of one, a button."""
        groups = self.menu.groups
        short = [group for group in groups if 1 < len(group.entries) <= MOST_OPTIONS][:MOST_LISTS]
        others = [self._group_button(group) for group in groups if group not in short]
        return self._asking(*map(self.select_of, short), *rows(others))

    def _yes_no(self) -> Page:
        """Return a yes and a no, each confirmed by one press, with the picture of what the yes leads to."""
        yes, no = self.entries
        confirming = [
            button(
                verbs.CONFIRM,
                clipped(self.words("button-confirm-choice", label=each.label), BUTTON_LABEL),
                self.about(str(each.number)),
                style="success" if each is yes else "secondary",
            )
            for each in (yes, no)
        ]
        noted = zip((yes.note, no.note), confirming, strict=True)
        return self._asking(*beside_notes(noted), pictures=self._picture(proposed=yes.number))

    def _few(self) -> Page:
        groups = self.menu.groups
        named = shortened(self.entries) if len(groups) == 1 else self.entries
        return self._asking(*self.controls(named), lines=dict.fromkeys(group.lead for group in groups))

    def _bare(self, group: MenuGroup, place: int) -> Page:
        """Return the page of a group that is not opened by a button; the other choices are buttons below its list."""
        lines, entries, turn = self._turned(group, place)
        others = [entry for each in self.menu.groups if each is not group for entry in each.entries]
        return self._asking(*self.controls(shortened(entries)), *self.one_by_one(others), *rows(turn), lines=lines)

    def _group(self, group: MenuGroup, place: int) -> Page:
        """Return the page of a group that was opened, with a picture of its choices alone."""
        lines, entries, turn = self._turned(group, place)
        numbers = {entry.number for entry in group.entries}
        only = tuple(each for each in self.observation.choices if each.number in numbers)
        heading = self.words("choice-heading", label=escaped(group.title))
        return self._made(
            Paragraph("\n".join(filter(None, (heading, *lines)))),
            *self._looked_at(replace(self.observation, choices=only)),
            *self.controls(shortened(entries)),
            *rows([*turn, self._back(), self.type_it()]),
        )

    def _turned(self, group: MenuGroup, place: int) -> tuple[tuple[str, str], Sequence[MenuEntry], tuple[Button, ...]]:
        """Return what is said above a page of a group, what is on it, and the buttons to the other pages."""
        place, pages, entries = _turned_to(group.entries, place)
        counted = self.words("menu-page", page=place + 1, pages=pages) if pages > 1 else ""
        return (
            (group.lead, counted),
            entries,
            turning(verbs.MENU, place, pages, self.words, self.about(f"{group.id}.")),
        )

    def _refused(self) -> Page:
        lines = paged(self.menu.refused, CONFIRM_TEXT)[0]
        return self._made(
            Paragraph("\n".join((self.words("menu-refused-heading"), *lines))),
            *rows([self._back()]),
        )

    def _heading(self) -> Iterator[str]:
        """Yield the question in its phase, and what is sealed of it."""
        seen = self.observation
        yield self.words("menu-heading" if seen.plan is None else "plan-next")
        yield self.game.phase(seen, self.words)
        yield self.menu.question
        if any(each.seat == seen.observer and not each.owed for each in seen.decisions):
            yield self.words("menu-may-change")
            now = self.sealed_now()
            if now:
                yield self.words("menu-sealed-now", label=now)

    def sealed_now(self) -> str:
        """Return what is sealed now, "" if nothing is."""
        sealed = next((entry for entry in self.entries if entry.number == self.menu.sealed), None)
        if sealed is None:
            return ""
        return PartsPage(self, sealed.picks).summary() if self.menu.parts else escaped(sealed.label)

    def _group_button(self, group: MenuGroup) -> Button:
        if len(group.entries) == 1:
            (only,) = group.entries
            # "Pass: pass" would say it twice.
            named = only.label.startswith(group.title)
            label = only.label if named else self.words("menu-only-button", title=group.title, label=only.label)
            return replace(self.press(only), label=clipped(label, BUTTON_LABEL))
        counted = self.words("menu-group-button", title=group.title, count=len(group.entries))
        return button(verbs.MENU, counted, self.about(group.id))

    def _below(self) -> Iterator[Button]:
        """Yield what is below the choices: what is not possible, the other topics, a line to type."""
        if self.menu.refused:
            counted = self.words("button-refused", count=len(self.menu.refused))
            yield button(verbs.MENU, counted, self.about(verbs.REFUSED))
        if self.observation.topic is not None:
            yield button(verbs.MENU, self.words("button-back"))
        yield from wishes_buttons(self.observation, self.words)
        yield self.type_it()

    def _back(self, path: str = "") -> Button:
        return button(verbs.MENU, self.words("button-back"), self.about(path))


def done_text(lines: Sequence[str], words: Words, receipt: str = "") -> str:
    """Return that something was done and what it led to, or the receipt of what was sealed.

    The first line says it alone, and is what is left of the page once there is a newer one.
    """
    if receipt:
        return words("done-sealed", receipt=receipt)
    first, *others = lines or ("",)
    led_to = newest_lines(others, DONE_TEXT - len(first), words)
    return "\n".join((f"{words('done-heading')} {first}".rstrip(), *led_to))


def _turned_to(listed: Sequence[T], place: int) -> tuple[int, int, Sequence[T]]:
    """Return the page of a long list that there is for `place`, how many there are, and what is on it."""
    pages = -(-len(listed) // MOST_OPTIONS)
    place = max(0, min(place, pages - 1))
    return place, pages, listed[place * MOST_OPTIONS : (place + 1) * MOST_OPTIONS]


def _found(menu: Menu, number: int) -> Iterator[tuple[MenuGroup, MenuEntry]]:
    for group in menu.groups:
        for entry in group.entries:
            if entry.number == number:
                yield group, entry
