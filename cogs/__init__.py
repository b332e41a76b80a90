"""Discord: commands, components and messages. The only layer, beside `bot.py` and `playground/`, that imports discord.

| module | holds |
|---|---|
| `sealed_orders.py`, `client.py` | the bot put together; the bot as its parts know it |
| `match/`, `play.py`, `learning.py`, `personal.py`, `tetra.py`, `lords.py` | slash commands |
| `command_tree.py`, `command_words.py` | all commands put together; their words in each language |
| `dispatch.py` | every press, modal and command comes in here; every error ends here |
| `answers/` | what is done and shown for each verb |
| `requests/` | what one person asks for; which function answers which verb; where a match may live |
| `typed/` | which match and game is meant, suggestions, moves of a game as commands |
| `messages/` | from a page to a message; the ids behind buttons; sending and editing; what Discord's faults mean |
| `projection/` | Discord shows what is stored: tables, private letters, word of trouble, old messages put away |
| `precedence.py` | answers come before tables |
| `members.py`, `names.py` | who is still on a server; names of people who sit at no table |
| `clock.py`, `watch.py` | moves for those whose time is up; what is done to channels, threads and servers |
| `greeting.py` | what a new server reads first |
| `logs.py` | log lines without tokens |
"""
