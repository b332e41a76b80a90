"""Discord: commands, components and messages. The only layer, beside `bot.py` and `playground/`, that imports discord.

| module | holds |
|---|---|
| `component_ids.py`, `controls.py` | the id behind a button, and the one dynamic item that reads it |
| `reception.py`, `request.py`, `routes.py` | every press, modal and command comes in here; every error ends here |
| `answers/` | what is done and shown for each verb |
| `match/`, `play.py`, `learning.py`, `personal.py`, `tetra.py` | slash commands |
| `which_match.py`, `suggestions.py`, `command_words.py` | which match is meant, autocomplete, words of commands |
| `layout.py`, `presenter.py`, `modals.py` | from a page to a message |
| `posting.py`, `places.py` | sending and editing; channels, threads, permissions |
| `projection.py`, `table_messages.py`, `private_messages.py`, `trouble.py` | Discord shows what is stored |
| `clock.py` | moves for those whose time is up |
"""
