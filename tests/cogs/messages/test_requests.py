"""The table of what the bot asks of Discord is in the docs as it is in the code."""

from pathlib import Path

from cogs.messages.requests import REQUESTS, Ask

DOCUMENT = Path("docs/discord.md")
HEAD = "| what the bot asks | needed to play | refused | a limit, an outage | too large |"


def test_the_table_in_the_docs() -> None:
    lines = DOCUMENT.read_text(encoding="utf-8").splitlines()
    start = lines.index(HEAD)
    rows = [
        f"| {ask} | {'yes' if row.is_needed else 'no'} | {row.refused} | {row.limited} | {row.too_large} |"
        for ask, row in REQUESTS.items()
    ]
    assert lines[start + 2 : start + 2 + len(rows)] == rows


def test_every_request_has_a_row() -> None:
    assert REQUESTS.keys() == set(Ask)
