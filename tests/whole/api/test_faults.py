"""The check of requests accepts valid bodies, and says what is wrong with invalid ones."""

from typing import Any

import pytest

from tests.whole.api import bodies as b
from tests.whole.api import faults

VALID: list[tuple[str, str, Any]] = [
    ("POST", b.MESSAGES, {"content": "hello", "nonce": "7", "enforce_nonce": True, "tts": False}),
    ("POST", b.MESSAGES, {"content": "x" * 2000, "allowed_mentions": {"parse": ["users"], "replied_user": False}}),
    ("POST", b.MESSAGES, {"content": "as numbers", "message_reference": {"message_id": 1456074443980800031}}),
    ("POST", b.MESSAGES, {"embeds": [{"title": "t", "flags": 0, "fields": [{"name": "a", "value": "b"}]}]}),
    ("POST", b.MESSAGES, {"content": "x", "components": [b.row(b.button()), b.row(b.select())]}),
    ("POST", b.MESSAGES, b.page(b.text())),
    ("POST", b.MESSAGES, b.page(*[b.text("x" * 400)] * 10)),
    ("POST", b.MESSAGES, b.page(*[{"type": 14}] * 39)),
    ("POST", b.MESSAGES, b.page(b.row(*[b.button(str(number)) for number in range(5)]))),
    ("POST", b.MESSAGES, b.page(b.row(b.link()), b.row(b.select(25, placeholder="x" * 150)))),
    ("POST", b.MESSAGES, b.page(b.gallery("a.webp", "b.webp"), attachments=b.attached("a.webp", "b.webp"))),
    ("POST", b.MESSAGES, b.page(b.text(), b.file("match.json"), attachments=b.attached("match.json"))),
    ("POST", b.MESSAGES, b.page(b.text(), allowed_mentions={"parse": [], "users": [1456074443980800002]})),
    ("POST", b.MESSAGES, b.page({"type": 9, "components": [b.text()], "accessory": b.button()})),
    ("PATCH", b.MESSAGE, {"content": "anew", "tts": False}),
    ("PATCH", b.MESSAGE, b.page(b.gallery("a.webp"), attachments=[{"id": "1456074443980800040"}])),
    ("PATCH", b.MESSAGE, {"attachments": []}),
    ("PATCH", b.ORIGINAL, b.page(b.text(), tts=False)),
    ("POST", b.FOLLOW_UP, b.page(b.text()) | {"flags": b.SECOND_KIND + 64}),
    ("DELETE", b.MESSAGE, None),
    ("POST", b.CALLBACK, {"type": 5, "data": {"flags": 64}}),
    ("POST", b.CALLBACK, {"type": 6}),
    ("POST", b.CALLBACK, {"type": 4, "data": b.page(b.text()) | {"flags": b.SECOND_KIND + 64}}),
    ("POST", b.CALLBACK, {"type": 7, "data": b.page(b.text(), tts=False)}),
    ("POST", b.CALLBACK, {"type": 8, "data": {"choices": b.choices(25)}}),
    ("POST", b.CALLBACK, {"type": 8, "data": {"choices": []}}),
    ("POST", b.CALLBACK, b.modal(b.field(max_length=200))),
    ("POST", b.CALLBACK, b.modal(b.row({"type": 4, "style": 2, "custom_id": "x", "label": "Line"}))),
    ("POST", "/users/@me/channels", {"recipient_id": 1456074443980800002}),
    ("PUT", "/channels/1/thread-members/2", None),
    ("POST", b.THREADS, {"name": "Tetranomicon 12", "type": 11, "auto_archive_duration": 10080, "invitable": True}),
    ("PATCH", "/channels/1", {"archived": False}),
    ("PUT", b.COMMANDS, [b.command(f"c{number}") for number in range(100)]),
    ("PUT", b.COMMANDS, [b.command("show", *[b.option(f"o{number}") for number in range(25)])]),
    ("PUT", b.COMMANDS, [b.command("показать", b.option("ход", choices=b.choices(25)))]),
    ("PUT", b.COMMANDS, [{"type": 2, "name": "Invite Them", "nsfw": False, "description": "", "options": []}]),
    ("PUT", b.COMMANDS, [b.command("match", b.option("more", 2, options=[b.option("new", 1, options=[b.option()])]))]),
    ("PUT", b.COMMANDS, [b.command(default_member_permissions="32")]),
]


@pytest.mark.parametrize(("method", "path", "body"), VALID)
def test_valid_bodies_pass(method: str, path: str, body: Any) -> None:
    assert faults(method, path, body) == []


LONG = "x" * 101
TWO_ALIKE = b.select(2, options=[{"label": "a", "value": "1"}, {"label": "b", "value": "1"}])
TWO_CHOSEN = b.select(2, options=[{"label": v, "value": v, "default": True} for v in "ab"])
TALKATIVE = [b.option(str(number), choices=b.choices(25, "x" * 98)) for number in range(4)]
NAMED = {"name_localizations": {"ru": "одно"}}

BROKEN: list[tuple[str, str, str, Any]] = [
    # What the description says.
    ("contents", "POST", b.MESSAGES, {"contents": "misspelt"}),
    ("'tts'", "PATCH", "/channels/1", {"tts": False}),
    ("'tts'", "POST", "/users/@me/channels", {"recipient_id": 1, "tts": False}),
    ("'flags'", "PATCH", b.MESSAGE, b.page({"type": 14, "flags": 0})),
    ("'nsfw'", "POST", b.MESSAGES, {"content": "x", "nsfw": False}),
    ("'nsfw'", "PUT", b.COMMANDS, [b.command("show", b.option(nsfw=False))]),
    ("'id'", "POST", b.MESSAGES, {"content": "x", "id": "1"}),
    ("'allowed_mentions'", "POST", b.THREADS, {"name": "x", "type": 11, "allowed_mentions": {}}),
    ("components.0.components.0.custom_id: ", "POST", b.MESSAGES, {"components": [b.row(b.button(LONG))]}),
    ("components.0.components.0.components.0.label: ", "POST", b.MESSAGES, b.page(b.row(b.button(label="x" * 81)))),
    ('"content" is a required', "POST", b.MESSAGES, b.page({"type": 10})),
    ("content: ", "POST", b.MESSAGES, b.page(b.text(""))),
    ("type: 99", "POST", b.MESSAGES, b.page({"type": 99})),
    ("has more than 5 items", "POST", b.MESSAGES, b.page(b.row(*[b.button(str(number)) for number in range(6)]))),
    ("has more than 25 items", "POST", b.MESSAGES, b.page(b.row(b.select(26)))),
    ("placeholder: ", "POST", b.MESSAGES, b.page(b.row(b.select(placeholder="x" * 151)))),
    ("has less than 1 item", "POST", b.MESSAGES, b.page(b.row())),
    ("has more than 10 items", "POST", b.MESSAGES, b.page(b.gallery(*map(str, range(11))))),
    ('"accessory" is a required', "POST", b.MESSAGES, b.page({"type": 9, "components": [b.text()]})),
    ("a nonce of 26", "POST", b.MESSAGES, {"content": "x", "nonce": "7" * 26}),
    ("has more than 10 items", "POST", b.MESSAGES, {"embeds": [{"title": "x"}] * 11}),
    ("type: 99", "POST", b.CALLBACK, {"type": 99}),
    ("data.title: ", "POST", b.CALLBACK, b.modal(b.field(), title="x" * 46)),
    ('"custom_id" is a required', "POST", b.CALLBACK, {"type": 9, "data": {"title": "x", "components": [b.field()]}}),
    ("data.content: {}", "POST", b.CALLBACK, {"type": 4, "data": {"content": {}}}),
    ("recipient_id", "POST", "/users/@me/channels", {"recipient_id": "Ann"}),
    ("a body where none belongs", "DELETE", b.MESSAGE, {"reason": "x"}),
    ("in no part", "PUT", "/channels/1/pins/2", None),
    ("name: ", "PUT", b.COMMANDS, [b.command("x" * 33)]),
    ("has more than 25 items", "PUT", b.COMMANDS, [b.command("c", *[b.option(f"o{n}") for n in range(26)])]),
    ("choices: ", "PUT", b.COMMANDS, [b.command("c", b.option(choices=b.choices(26)))]),
    # What is written by hand.
    ("content of 2001", "POST", b.MESSAGES, {"content": "x" * 2001}),
    ("an empty message", "POST", b.MESSAGES, {"content": ""}),
    ("an empty message", "POST", b.MESSAGES, {"flags": b.SECOND_KIND, "components": []}),
    ("content beside", "POST", b.MESSAGES, b.page(b.text(), content="x")),
    ("embeds beside", "PATCH", b.ORIGINAL, b.page(b.text(), embeds=[{"title": "x"}])),
    ("without their flag", "POST", b.MESSAGES, {"components": [b.text()]}),
    ("6 rows", "POST", b.MESSAGES, {"components": [b.row(b.button(str(number))) for number in range(6)]}),
    ("4001 characters", "POST", b.MESSAGES, b.page(b.text("x" * 2000), b.text("x" * 2001))),
    ("41 components", "POST", b.MESSAGES, b.page(*[{"type": 14}] * 40)),
    ("a text of blanks", "PATCH", b.MESSAGE, b.page(b.text(" \n"))),
    ("custom id twice", "POST", b.MESSAGES, b.page(b.row(b.button(), b.button()))),
    ("shares its row", "POST", b.MESSAGES, b.page(b.row(b.select(), b.button()))),
    ("without label", "POST", b.MESSAGES, b.page(b.row(b.button(label=None)))),
    ("wrong of custom id", "POST", b.MESSAGES, b.page(b.row(b.link(custom_id="x")))),
    ("wrong of custom id", "POST", b.MESSAGES, b.page(b.row(b.button(custom_id=None)))),
    ("between 1 and 4 of 3", "POST", b.MESSAGES, b.page(b.row(b.select(max_values=4)))),
    ("option value twice", "POST", b.MESSAGES, b.page(b.row(TWO_ALIKE))),
    ("more options chosen", "POST", b.MESSAGES, b.page(b.row(TWO_CHOSEN))),
    ("file missing: a.webp", "POST", b.MESSAGES, b.page(b.gallery("a.webp"))),
    ("file shown nowhere", "POST", b.MESSAGES, b.page(b.text(), attachments=b.attached("a.webp"))),
    ("file twice", "POST", b.MESSAGES, b.page(b.file("a"), attachments=b.attached("a", "a"))),
    ("users both", "POST", b.MESSAGES, {"content": "x", "allowed_mentions": {"parse": ["users"], "users": [1]}}),
    ("embeds of 6001", "POST", b.MESSAGES, {"embeds": [{"description": "x" * n} for n in (4000, 2001)]}),
    ("6 rows", "POST", b.CALLBACK, b.modal(*[b.field(custom_id=str(number)) for number in range(6)])),
    ("custom id twice", "POST", b.CALLBACK, b.modal(b.field(), b.field())),
    ("between 9 and 8", "POST", b.CALLBACK, b.modal(b.field(min_length=9, max_length=8))),
    ("has more than 25 items", "POST", b.CALLBACK, {"type": 8, "data": {"choices": b.choices(26)}}),
    ("choices.0.name: ", "POST", b.CALLBACK, {"type": 8, "data": {"choices": [{"name": "", "value": "1"}]}}),
    ("value of 101", "POST", b.CALLBACK, {"type": 8, "data": {"choices": [{"name": "x", "value": LONG}]}}),
    ("longer than 2000", "POST", b.CALLBACK, {"type": 4, "data": {"content": "x" * 2001}}),
    ("content beside", "POST", b.CALLBACK, {"type": 7, "data": b.page(b.text(), content="x")}),
    ("101 commands", "PUT", b.COMMANDS, [b.command(f"c{number}") for number in range(101)]),
    ("in capitals: Show", "PUT", b.COMMANDS, [b.command("Show", name_localizations={})]),
    ("in capitals: Ход", "PUT", b.COMMANDS, [b.command("show", name_localizations={"ru": "Ход"})]),
    ("no name: two words", "PUT", b.COMMANDS, [b.command("two words")]),
    ("description of 0", "PUT", b.COMMANDS, [b.command(description="")]),
    ("name twice: show", "PUT", b.COMMANDS, [b.command(), b.command()]),
    ("name twice: одно", "PUT", b.COMMANDS, [b.command("a", **NAMED), b.command("b", **NAMED)]),
    ("after one that need not", "PUT", b.COMMANDS, [b.command("a", b.option("x"), b.option("y", required=True))]),
    ("subcommands beside", "PUT", b.COMMANDS, [b.command("a", b.option("x", 1), b.option("y"))]),
    ("both choices and", "PUT", b.COMMANDS, [b.command("a", b.option(choices=b.choices(1), autocomplete=True))]),
    ("characters", "PUT", b.COMMANDS, [b.command("a", *TALKATIVE)]),
    ("description or options", "PUT", b.COMMANDS, [{"type": 2, "name": "Invite", "description": "x"}]),
]


@pytest.mark.parametrize(("reason", "method", "path", "body"), BROKEN)
def test_invalid_bodies_are_refused_for_the_right_reason(reason: str, method: str, path: str, body: Any) -> None:
    found = faults(method, path, body)
    assert any(reason in fault for fault in found), found
    assert len(found) <= 2
    assert all(len(fault) < 500 for fault in found)
