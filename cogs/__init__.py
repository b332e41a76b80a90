"""Discord: commands, components and messages. The only layer, beside `bot.py` and `playground/`, that imports discord.

| module | holds |
|---|---|
| `component_ids.py`, `controls.py` | the id behind a button, and the one dynamic item that reads it |
| `reception.py`, `request.py`, `routes.py` | every press, modal and command comes in here; every error ends here |
| `answers/` | what is done and shown for each verb |
| `match/`, `play.py`, `learning.py`, `personal.py`, `tetra.py`, `lords.py` | slash commands |
| `which_match.py`, `suggestions.py`, `command_words.py` | which match is meant, autocomplete, words of commands |
| `layout.py`, `presenter.py`, `modals.py` | from a page to a message |
| `posting.py`, `places.py` | sending and editing; channels, threads, permissions |
| `projection.py`, `table_messages.py`, `private_messages.py` | Discord shows what is stored |
| `leftovers.py`, `trouble.py` | old messages put away; word to the players of a lost table |
| `faults.py`, `patience.py` | what Discord's faults mean; how long it may stay silent |
| `members.py` | who is still on a server |
| `clock.py`, `watch.py` | moves for those whose time is up; what is done to channels and threads |
| `command_tree.py`, `logs.py` | all commands put together; log lines without tokens |
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from discord import app_commands

    from cogs.command_tree import ListedCommand


def command_list(tree: "app_commands.CommandTree[Any]") -> "tuple[ListedCommand, ...]":
    """Return every command of `tree` that can be typed, in alphabetical order."""
    # Here and not above: the tree needs every other module of this package.
    from cogs.command_tree import command_list as listed

    return listed(tree)
