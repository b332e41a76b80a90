"""Icons: `<symbol>`s of icons.svg by name. One colour (`currentColor`), 32 x 32, best from 26 px. Pure."""

import re
from functools import cache
from pathlib import Path

_SYMBOL = re.compile(r'<symbol id="i-([\w-]+)" viewBox="0 0 32 32">.*?</symbol>', re.DOTALL)


@cache
def symbols() -> dict[str, str]:
    """Return every icon's `<symbol>` by name."""
    text = (Path(__file__).parent / "icons.svg").read_text(encoding="utf-8")
    return {found[1]: found[0] for found in _SYMBOL.finditer(text)}
