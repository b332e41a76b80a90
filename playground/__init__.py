"""The local playground: a simulated Discord in a browser, for playing without a token.

`make play` runs `serve` (playground/running.py) when no DISCORD_TOKEN is set. It builds the same bot as for Discord,
puts it into simcord's in-memory Discord, and shows that Discord on one page of ours.

| module | holds |
|---|---|
| `world.py` | the server, its channels and the four people; whole-bot tests use it too |
| `clock.py` | real time for simcord's clock |
| `simulator.py` | the only module that uses private parts of simcord (its version is pinned) |
| `places.py` | which channels a person sees, and what is unread there |
| `previews.py` | one simcord preview for each channel and person that somebody looks at |
| `frames.py` | the previews under our own address: files, requests, headers |
| `command_words.py` | the list of commands in the person's language |
| `direct_messages.py` | who has closed direct messages; kept over restarts |
| `memory.py` | address, messages and pictures, kept over restarts |
| `avatars.py` | pictures of the people and the bot |
| `site.py` | the page, its list of channels, its words |
| `pace.py` | timers fire when they are due |
| `running.py` | start, welcome, stop |

Private parts of simcord are replaced where they would get in the way: only one preview at a time, a process for each
picture, texts parsed again at each change, presses refused when the page has just changed. tests/playground/ compares
each replacement with simcord's own behaviour, and `tests/playground/driver.py` plays on the page in a real Chromium.

Whole-bot tests (tests/whole)
-----------------------------
They use the same world with simcord's virtual clock, so weeks pass in milliseconds. The fixtures are in
tests/whole/fixtures.py: `world` is everything; `env`, which is automatic, is how simcord's pytest plugin finds the
clock. A test reads::

    async def test_ann_opens_a_table(world: World) -> None:
        answer = await world.ann.slash(world.games, "match new", game="tetranomicon")
        table = world.games.threads[0].last_message
        await world.boris.click(table, label="Join")
        await world.env.advance_time(3 * 86400)           # deadlines come due, in their order
        world.close_dms(world.vera)                       # 50007 from now on
        world.speaks(world.gleb, "ru")                    # the language of that person's Discord client
        await world.restart()                             # a new bot object, the same database, the same Discord

After each action simcord waits until the bot is quiet (`settle`), so the next line sees the result. What counts as
quiet, and what makes a test fail with "bot did not settle":

- **Waiting for a time**: `asyncio.sleep` for longer than `settle_timeout` (25 s in the fixtures) is recognised. Shorter
  sleeps are waited for in real time, so a loop that polls every second must be a `discord.ext.tasks.loop`, which is
  recognised at any interval. For a deadline sleep until the next one, or use a `tasks.loop`.
- **Waiting to be woken**: a bare `asyncio.Event().wait()` or `Queue().get()` in a task of the bot is NOT recognised.
  Use `await bot.wait_for("new_work")` and `bot.dispatch("new_work")` (plain discord.py, recognised), or start a task
  when there is work instead of keeping one waiting. `env.external_wait(awaitable, reason=...)` is the last resort.
- **Pictures in a process pool**: `loop.run_in_executor` is followed to its end. The first picture of a new pool takes
  about a second (spawn and import), so all bots of a test process should share one pool.
- **Database**: opened in `setup_hook`, closed in `close`. simcord never calls `close`; the fixture and `World.restart`
  do. The thread of aiosqlite is not followed, but every awaited query is.
- **Time**: `discord.utils.utcnow()` and `time.monotonic()` are virtual inside the bot; `datetime.now()` and
  `time.time()` are not. Compute deadlines from `discord.utils.utcnow()`, handed down as a value.
- **Errors** in callbacks, listeners and tasks are collected and raised as one group when the test ends. A test that
  expects one reads `env.errors`.
- Ids are made from the clock and the order of creation: `build_world` always gives the same people the same ids.
"""

from playground.running import serve

__all__ = ["serve"]
