"""Discord: commands, components and messages. The only layer, beside `bot.py` and `playground/`, that imports discord.

| module | holds |
|---|---|
| `sealed_orders.py`, `client.py` | the bot put together; the bot as its parts know it |
| `component_ids.py`, `controls.py` | the id behind a button, and the one dynamic item that reads it |
| `reception.py`, `request.py`, `routes.py` | every press, modal and command comes in here; every error ends here |
| `answers/` | what is done and shown for each verb |
| `match/`, `play.py`, `learning.py`, `personal.py`, `tetra.py`, `lords.py` | slash commands |
| `which_match.py`, `suggestions.py`, `command_words.py` | which match is meant, autocomplete, words of commands |
| `layout.py`, `presenter.py`, `modals.py` | from a page to a message |
| `posting.py`, `places.py`, `permissions.py` | sending and editing; channels and threads; what is needed there |
| `projection.py`, `table_messages.py`, `private_messages.py` | Discord shows what is stored |
| `leftovers.py`, `trouble.py` | old messages put away; word to the players of a lost table |
| `faults.py`, `patience.py` | what Discord's faults mean; how long it may stay silent |
| `members.py`, `names.py` | who is still on a server; names of people who sit at no table |
| `clock.py`, `watch.py` | moves for those whose time is up; what is done to channels and threads |
| `command_tree.py`, `logs.py` | all commands put together; log lines without tokens |
"""
