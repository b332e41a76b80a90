"""Everything that one observer is shown of a match: each page as the body that is sent, lists, refusals, the export.

A kind of output is a function that yields names and bytes. Pictures are in the bodies as SVG: equal SVG is equal bytes
(test_pictures.py). All else that an output depends on is in `Asking`, which is the same for both of two records that
must not be distinguishable.
"""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from cogs.interactions.commands import Named, listed
from cogs.messages.component_ids import origin_of
from cogs.messages.layout import Attachment, laid_out
from cogs.projection.direct_messages import own_secrets
from cogs.turns.deciding import moves_named
from db.rows.plans import PlanRow
from games.kernel.codec import encode
from games.kernel.errors import NotationError, Refusal
from games.kernel.ids import Observer, Seat
from games.kernel.observation import Observation, Preview
from play.match.lined_up import Lined, may_plan
from play.plans.plans import planned
from play.plans.previews import _previewed, tried
from play.plans.wishes import noted, wished
from play.rules.record import fold, why_not_undone
from play.rules.seeds import short
from play.rules.visible import drafted
from render import verbs
from render.deciding.plan import carried_out_page, plan_page
from render.deciding.preview import preview_page, trial_page
from render.deciding.refusal import refusal_page
from render.game_pages import Lens
from render.page import Page, without_pictures
from render.pages.log import log_page
from render.pages.log_lines import all_lines
from render.pages.looking import board_page, close_up_page, hand_page, info_page
from render.pages.more import extra_page, more_page, resign_page
from render.pages.notices import export_page, secret_page
from render.pages.replay import replay_page
from render.pages.rules import rules_now
from render.pages.since import since_page
from render.pages.table import ended_page, shrunk_page, table_page
from render.pages.webhooks import table_text
from render.pages.wishes import wishes_page, with_notes
from render.registry import pages_of
from tests.render.choosing import confirm_page, done_page, gone_on_page, menu_page, part_page
from tests.secrecy.stored import Record
from text import Words
from text.aliases import aliases

Outputs = Iterator[tuple[str, bytes]]
LONGEST_PLAN = 3
TYPED = ("", "a", "1", "zebra")
"""What a person has typed into an option while a list is shown."""


class Asking(msgspec.Struct, frozen=True):
    """Who asks, in which language, and for what: `number` selects among choices, parts and revisions.

    `strange` are moves that are tried although they are most probably not allowed.
    """

    observer: Observer
    words: Words
    number: int
    strange: tuple[Any, ...] = ()

    def one_of(self, length: int) -> range:
        """Return one index into so many things, or none if there are none."""
        return range(self.number % length, self.number % length + 1) if length else range(0)


Kind = Callable[[Record, Asking], Outputs]


def outputs(record: Record, asking: Asking, kinds: "dict[str, Kind] | None" = None) -> dict[str, bytes]:
    """Return all outputs by name, with receipts replaced by names: they must differ, and reveal nothing."""
    found: dict[str, bytes] = {}
    for kind in (kinds or KINDS).values():
        found.update(kind(record, asking))
    return {name: _without_receipts(record, data) for name, data in found.items()}


def sent(page: Page, observation: Observation) -> bytes:
    """Return `page` as it is sent: components, files with their names, whom it notifies. Needs a running loop."""
    drawings = [Attachment(f"{picture.name}.webp", picture.svg.encode()) for picture in page.pictures()]
    layout = laid_out(page, origin_of(observation), drawings)
    components = layout.view.to_components()  # type: ignore[no-untyped-call]  # discord.py leaves it untyped
    body = {
        "components": components,
        "allowed_mentions": layout.allowed_mentions.to_dict(),
        "files": [(each.filename, each.data.decode()) for each in layout.attachments],
    }
    return json.dumps(body, ensure_ascii=False).encode()


def _observation(record: Record, asking: Asking) -> Outputs:
    yield "observation", encode(record.observation(asking.observer))


def _history(record: Record, asking: Asking) -> Outputs:
    yield "history", encode(record.history(asking.observer))


def _table(record: Record, asking: Asking) -> Outputs:
    """The message of the table, which is the public's for every reader."""
    observation = record.observation(None)
    if observation.outcome is None:
        page = table_page(observation, asking.words, [decision.seat for decision in observation.awaited()])
    else:
        page = ended_page(observation, asking.words)
    yield "table", sent(page, observation)
    yield "table in words", sent(without_pictures(page), observation)
    yield "webhook of the match", table_text(observation, asking.words).encode()
    yield "shrunk table", sent(shrunk_page(record.history(None), observation, asking.words), observation)


def _board(record: Record, asking: Asking) -> Outputs:
    observation = record.observation(asking.observer)
    since = record.revision - asking.number % 4
    page = board_page(observation, asking.words, Lens(since=since, safe_palette=asking.number % 2 == 1))
    yield "board", sent(page, observation)
    yield "board in words", sent(without_pictures(page), observation)


def _menu(record: Record, asking: Asking) -> Outputs:
    observation = record.observation(asking.observer)
    yield "menu", sent(menu_page(observation, asking.words), observation)
    for topic, about in enumerate(record.moment().every_choice(asking.observer)):
        if not about.choices:
            continue
        menu = pages_of(about.game).menu(about, asking.words)
        paths = ["", verbs.REFUSED, *(group.id for group in menu.groups), f"{menu.groups[-1].id}.1"]
        for place in asking.one_of(len(paths)):
            yield f"menu {topic} {paths[place]}", sent(menu_page(about, asking.words, paths[place]), about)
        for place, part in enumerate(menu.parts):
            value = str(asking.number % len(part.options))
            yield (
                f"part {place}",
                sent(part_page(about, f"{place}.0-1", (value,), asking.words, random.Random(1)), about),
            )


def _confirm(record: Record, asking: Asking) -> Outputs:
    for topic, about in enumerate(record.moment().every_choice(asking.observer)):
        for number in asking.one_of(len(about.choices)):
            page = confirm_page(about, number, asking.words)
            yield f"confirm {topic} {number}", sent(page, about)
            yield f"confirm {topic} {number} in words", sent(without_pictures(page), about)


def _done(record: Record, asking: Asking) -> Outputs:
    observation = record.observation(asking.observer)
    newest = [entry for entry in observation.log if entry.revision == record.revision]
    receipt = newest[-1].receipt if newest and newest[-1].seat == asking.observer else ""
    yield (
        "done",
        sent(done_page(observation, all_lines(newest, observation, asking.words), asking.words, receipt), observation),
    )


def _gone_on(record: Record, asking: Asking) -> Outputs:
    """What a private page is changed into after the moves of computers."""
    observation = record.observation(asking.observer)
    since = record.revision - 1 - asking.number % 4
    yield f"gone on since {since}", sent(gone_on_page(observation, since, asking.words), observation)
    computers = tuple(replace(face, sitter="ai") for face in observation.faces)
    thinking = replace(observation, faces=computers)
    yield "computers think", sent(gone_on_page(thinking, since, asking.words), thinking)


def _hand(record: Record, asking: Asking) -> Outputs:
    observation = record.observation(asking.observer)
    page = hand_page(observation, asking.words)
    yield "hand", sent(page, observation)
    yield "direct message", sent(secret_page(observation, page, asking.words), observation)
    yield "name of what is one's own", own_secrets(observation, record.observation(None)).encode()


def _close_ups(record: Record, asking: Asking) -> Outputs:
    observation = record.observation(asking.observer)
    parts = pages_of(observation.game).close_ups(observation, asking.words)
    for place in asking.one_of(len(parts)):
        yield (
            f"close-up {parts[place][0]}",
            sent(close_up_page(observation, parts[place][0], asking.words), observation),
        )


def _around(record: Record, asking: Asking) -> Outputs:
    observation = record.observation(asking.observer)
    yield "info", sent(info_page(observation, observation.faces[0].name, "daily", asking.words), observation)
    yield "more", sent(more_page(observation, asking.words), observation)
    yield "resign", sent(resign_page(observation, asking.words), observation)
    yield "rules", sent(rules_now(observation, asking.words), observation)
    for extra, _ in pages_of(observation.game).extra_pages(observation, asking.words):
        yield f"extra {extra}", sent(extra_page(observation, extra, asking.words), observation)


def _log(record: Record, asking: Asking) -> Outputs:
    observation, history = record.observation(asking.observer), record.history(asking.observer)
    for place in (None, 0):
        yield f"log {place}", sent(log_page(history, observation, asking.words, place), observation)


def _since(record: Record, asking: Asking) -> Outputs:
    observation, history = record.observation(asking.observer), record.history(asking.observer)
    for read in {0, max(0, record.revision - asking.number % 4)}:
        unread = tuple(entry for entry in history if entry.revision > read)
        page, until = since_page(replace(observation, read_revision=read), unread, asking.words)
        yield f"since {read} until {until}", sent(page, observation)


def _replay(record: Record, asking: Asking) -> Outputs:
    """One of the last steps, as the observer or the public sees it."""
    revision = max(1, record.revision - asking.number % 3)
    viewer, observer = (("", asking.observer), (verbs.PUBLIC, None))[asking.number % 2]
    observation = record.frame(revision, observer)
    history = record.history(observer)
    yield f"replay {revision}{viewer}", sent(replay_page(observation, history, asking.words, viewer), observation)


def _file(record: Record, asking: Asking) -> Outputs:
    observation = record.observation(asking.observer)
    yield "file", record.export(asking.observer)
    yield "words beside the file", sent(export_page(observation, asking.words), observation)


def _lists(record: Record, asking: Asking) -> Outputs:
    """What autocomplete lists while a person types."""
    observation = record.observation(asking.observer)
    found: dict[str, Named] = {
        "moves": list(moves_named(record.moment().every_choice(asking.observer), asking.words)),
        "parts": pages_of(observation.game).close_ups(observation, asking.words),
        "steps": [(str(entry.revision), entry.notation) for entry in record.history(asking.observer)],
    }
    for name, values in found.items():
        for typed in TYPED:
            choices = [choice.to_dict() for choice in listed(values, typed)]
            yield f"list of {name} for {typed!r}", json.dumps(choices, ensure_ascii=False).encode()


def _refusals(record: Record, asking: Asking) -> Outputs:
    """Moves that are not allowed, lines that are no moves, and an undo that is not possible."""
    if asking.observer is None or record.loaded.row.status != "running":
        return
    observation, seat = record.observation(asking.observer), asking.observer
    every = record.moment().every_choice(seat)
    legal = {choice.move for about in every for choice in about.choices}
    tries = [(f"try {place}", move) for place, move in enumerate(asking.strange) if move not in legal]
    for name, move in tries:
        refusal = _refused(record, seat, move)
        yield name, b"allowed" if refusal is None else encode((refusal.code, dict(refusal.facts)))
        if refusal is not None and tries.index((name, move)) in asking.one_of(len(tries)):
            yield (
                f"{name} answered",
                sent(
                    refusal_page(refusal, asking.words, observation, _notation(record, move), topics=every), observation
                ),
            )
    for typed in ("nonsense", *(_notation(record, move) for _, move in tries)):
        try:
            record.game.parse_move(typed, record.game.observe(record.state, seat), aliases(record.game.id))
        except NotationError as refusal:
            yield f"type {typed}", encode((refusal.code, dict(refusal.facts)))
            if typed == "nonsense":
                yield "nonsense answered", sent(refusal_page(refusal, asking.words, observation, typed), observation)
    fault = why_not_undone(fold(record.entries).last, seat)
    if fault:
        yield "undo", sent(refusal_page(Refusal(fault), asking.words, observation), observation)


def _previews(record: Record, asking: Asking) -> Outputs:
    """One choice with its variants and its trial, and the legal move nearest to one that is refused."""
    if asking.observer is None or record.loaded.row.status != "running":
        return
    loaded, seat = record.moment().loaded, asking.observer
    every = record.moment().every_choice(seat)
    for topic, about in enumerate(every):
        for number in asking.one_of(len(about.choices)):
            preview, _ = _previewed(loaded, about, seat, number)
            yield f"preview {topic} {number}", sent(preview_page(preview, asking.words), about)
            yield f"trial {topic} {number}", sent(trial_page(preview, asking.words, is_choice=True), about)
    for place in asking.one_of(len(asking.strange)):
        move = asking.strange[place]
        refusal, near = _refused(record, seat, move), record.game.nearest(record.state, seat, move)
        if refusal is not None and near is not None:
            page = refusal_page(
                refusal,
                asking.words,
                every[0],
                _notation(record, move),
                topics=every,
                near=Preview(drafted(loaded, seat, (near,)), 0),
            )
            yield f"nearest {place}", sent(page, every[0])


def _trials(record: Record, asking: Asking) -> Outputs:
    """A move that is typed and only tried out: that it is refused, too, may depend on the view alone."""
    if asking.observer is None or record.loaded.row.status != "running":
        return
    loaded, seat = record.moment().loaded, asking.observer
    if not any(decision.seat == seat for decision in record.game.decisions(record.state)):
        return
    for place in asking.one_of(len(asking.strange)):
        try:
            preview = tried(loaded, seat, asking.strange[place])
        except Refusal as refusal:
            yield f"trial of {place}", encode((refusal.code, dict(refusal.facts)))
        except (LookupError, ValueError):
            # With marks in the place of cards the rules may not be able to play on.
            return
        else:
            yield f"trial of {place}", sent(trial_page(preview, asking.words), preview.observation)


def _plans(record: Record, asking: Asking) -> Outputs:
    """A plan of some moves, each one of those that there are at the end of what is foreseen of those before it."""
    loaded, seat = record.moment().loaded, asking.observer
    if seat is None or record.loaded.row.status != "running" or not may_plan(loaded, seat):
        return
    moves: tuple[Any, ...] = ()
    for length in range(LONGEST_PLAN + 1):
        goes_on = asking.number % 2 == 1
        plan = planned(loaded, seat, Lined(moves, version=length, goes_on=goes_on))
        for topic in asking.one_of(len(plan.after.topics)):
            plan = planned(loaded, seat, Lined(moves, version=length, goes_on=goes_on), topic)
        if moves:
            yield f"plan of {length}", sent(plan_page(plan, asking.words), plan.after)
            made = plan.foreseen if plan.ends == "all" else min(asking.number % (length + 1), plan.foreseen)
            page = carried_out_page(plan.after, plan, made, plan.ends, asking.words, lines=())
            yield f"plan of {length} carried out", sent(page, plan.after)
        for place in asking.one_of(len(plan.after.choices)):
            moves = (*moves, plan.after.choices[place].move)


def _wishes(record: Record, asking: Asking) -> Outputs:
    """Some wishes, and what became of others."""
    if asking.observer is None or record.loaded.row.status != "running":
        return
    loaded, seat = record.moment().loaded, asking.observer
    possible = [choice.move for choice in wished(loaded, seat, Lined()).possible.choices]
    page = wishes_page(wished(loaded, seat, Lined(tuple(possible[:LONGEST_PLAN]), version=1)), asking.words)
    asked = next((each.kind for each in record.game.decisions(record.state) if each.takes("queue")), "")
    row = PlanRow(loaded.row.id, seat, "made", 0, encode(tuple(possible[:1])).decode(), asked=asked)
    notes = noted(loaded, seat, (row, replace(row, kind="dropped")))
    yield "wishes", sent(with_notes(notes, page, asking.words), record.observation(seat))


KINDS: dict[str, Kind] = {
    "observation": _observation,
    "history": _history,
    "table": _table,
    "board": _board,
    "menu": _menu,
    "confirm": _confirm,
    "done": _done,
    "gone on": _gone_on,
    "hand": _hand,
    "close-ups": _close_ups,
    "around": _around,
    "log": _log,
    "since": _since,
    "replay": _replay,
    "file": _file,
    "lists": _lists,
    "refusals": _refusals,
    "previews": _previews,
    "trials": _trials,
    "plans": _plans,
    "wishes": _wishes,
}


def asking_for(observer: Observer, words: Words, rng: random.Random, strange: tuple[Any, ...] = ()) -> Asking:
    """Return an `Asking` of `observer` with a random number."""
    return Asking(observer, words, rng.randrange(10**6), strange)


def _refused(record: Record, seat: Seat, move: Any) -> Refusal | None:
    try:
        record.moved(seat, move)
    except Refusal as refusal:
        return refusal
    except (LookupError, ValueError):
        # With marks in the place of cards the rules may not be able to play on.
        return None
    return None


def _notation(record: Record, move: Any) -> str:
    try:
        return record.game.print_move(move)
    except NotationError as refusal:
        return refusal.code


def _without_receipts(record: Record, data: bytes) -> bytes:
    for receipt, name in record.receipts().items():
        data = data.replace(receipt.encode(), name.encode()).replace(short(receipt).encode(), name.encode())
    return data
