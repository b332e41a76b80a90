"""Replacements for parts of simcord return the same as those parts."""

import io
import json
from typing import Any

import pytest
from PIL import Image
from simcord.preview import _component_projection, _markdown, _messages
from simcord.preview._media import MediaWorker

from playground.simulator import _QuickPictures, remember_texts

CONTEXT: dict[str, Any] = {"users": {"5": "Ann"}, "roles": {}, "channels": {"7": "games"}, "commands": {"9": "match"}}
TEXTS = (
    None,
    "",
    "**bold** <@5> in <#7>",
    "<@6> is a stranger",
    "## Round 1\n- </match new:9>\n> quote",
    "<t:1:R>",
    "||x||",
)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("profile", ["message", "text_display", "label"])
def test_remembered_texts_look_as_simcord_draws_them(text: str | None, profile: str) -> None:
    remember_texts()
    drawn = _markdown.markdown_tokens(text, profile, context=CONTEXT)
    for module in (_component_projection, _messages):
        remembered: Any = vars(module)["markdown_tokens"]
        assert remembered(text, profile, context=CONTEXT) == json.loads(json.dumps(drawn))


def test_remembered_texts_are_not_shared_between_pages() -> None:
    remember_texts()
    remembered: Any = vars(_messages)["markdown_tokens"]
    remembered("hello", "message", context=CONTEXT).clear()
    assert remembered("hello", "message", context=CONTEXT) != []
    assert remembered("<@5>", "message", context=CONTEXT) != remembered("<@5>", "message", context={})


@pytest.mark.parametrize("form", ["WEBP", "PNG"])
async def test_a_still_picture_has_the_size_that_simcord_measures(form: str) -> None:
    out = io.BytesIO()
    Image.new("RGB", (70, 40), "#123456").save(out, form)
    quick, slow = _QuickPictures(), MediaWorker()
    found = [await worker.validate("key", out.getvalue()) for worker in (quick, slow)]
    assert [(info.format, info.width, info.height, info.frames, info.kind) for info in found] == [
        (form, 70, 40, 1, "image")
    ] * 2
    assert found[0].normalized == out.getvalue()
    assert found[0].content_type == f"image/{form.lower()}"
    await quick.close()
    await slow.close()
