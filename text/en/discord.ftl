### What is said about Discord itself: direct messages, channels, permissions, faults, starting the bot.

fault = Something went wrong. The error code is `{ $code }`; please report it to the people who run this bot. Anything not shown here was not changed.
undone = Your last move was undone.
undone-plan = Your plan was undone as far as the rules allow.
resigned = You have resigned. Your seat is now played automatically.
resigned-ended = You have resigned.
still-plays = Noted: the match continues.
returned = Welcome back. What was decided while you were away stays as it is.
offer-question =
    ### { $title }: hand over your seat?
    The new player gets your hand and everything your seat knows, with the replay from the start. You then see only what everybody sees, and you cannot take a seat in this match again. Until somebody has taken the seat, it stays yours.
offer-open = Your seat is on offer: anybody who sees the table can take it over.
offer-to = Your seat is on offer to { $player }.
select-successor = Offer it to one person…
offered-sent = { $name } was offered your seat in { $title } by direct message.
offered-no-dm = { $name } was offered your seat in { $title }, but the direct message did not arrive. They can take it with `/{ command-match } { command-match-seat } { command-match-seat-take }`.
take-question =
    ### { $title }: take over a seat?
    You get the hand of the seat and everything it knows, with the replay from the start, and you play on for it from here. Pace: { $pace }. What the seat still owes has a time limit of its own, which begins now. Moves the last player has lined up or wished for stay until you change them.
take-back-question =
    ### { $title }: take your seat back?
    A computer has played on for you, and what it has decided stays. You play on from here. Pace: { $pace }. What the seat still owes has a time limit of its own, which begins now.
take-none = No seat of this match is on offer to you.
taken =
    { $title }: the seat is yours.
    Press **{ $hand }** to see what it holds, **Replay** to see the match through its eyes from the start.
take-invited = **{ $player }** offers you a seat in { $title }, which is already running. You would get the hand and everything the seat knows.
replaced-direct-message = { $title }: { $player } has taken over your seat. You can still watch what everybody sees.
lent-direct-message =
    ### { $title }: a computer plays on for you
    You were away, so the others have agreed that a computer ({ $level }) plays on at your seat. It knows only what your seat knows. As long as the match runs you can take your seat back with one press; what the computer has decided stays.
away-notice =
    ### { $title }: you are away
    You have not answered in time, so default moves are made for you right away and the others don't have to wait. Press **I'm back** to play on yourself. What was decided meanwhile stays as it is.
declined = You have declined the invitation to { $title }.
kicked = { $name } was removed from { $title }.
freed = { $name } was removed from { $title }. The seat is now played automatically.
freed-direct-message = { $title }: you left the server, so your seat was released. It is now played automatically.
invited-sent = { $name } was invited to { $title } by direct message.
invited-no-dm = { $name } was invited to { $title }. Their direct messages are closed, so the invitation is shown on the table only.
invited-not-now = { $name } was invited to { $title }. Discord cannot deliver the direct message right now, so the invitation is shown on the table only.
dm-test = This is a test. You can receive direct messages from this bot.
dm-open = Test message sent. You can receive direct messages from this bot.
new-which-game = Which game?
against-heading =
    { $count ->
        [one] **{ $game }**: you play alone against a computer. How good should it be?
       *[other] **{ $game }**: you play alone against { $count } computers. How good should they be?
    }
against-how-many = Against how many…
against-many =
    { $count ->
        [one] Against { $count } computer
       *[other] Against { $count } computers
    }
against-random = At random
against-easy = Easy
against-normal = Normal
against-hard = Hard
against-about-random = At random: every move is drawn.
against-about-easy = Easy: sees little and misses much. Good for a first match.
against-about-normal = Normal: weighs every move.
against-about-hard = Hard: thinks about your answers too.
against-about-random-short = Every move is drawn
against-about-easy-short = Sees little, good for a first match
against-about-normal-short = Weighs every move
against-about-hard-short = Thinks about the answers too
lost-table = This table is lost: the bot was restored from a backup that is older than the table. Open a new one with the same people; what was played here does not count.
rebound = { $title } continues here because its old thread or channel was deleted. No moves were lost.
verify-at = Move { $revision }:

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-manage_threads = Manage Threads (the thread is locked)
permission-dm = Direct Messages
permission-embed_links = Embed Links
permission-attach_files = Attach Files
permission-read_message_history = Read Message History

refusal-unknown_control = This button is no longer active.
refusal-changed_command = This command has changed. Discord will show the new version soon; restart Discord to see it now.
refusal-which_match = Which match do you mean: { $matches }? Choose it with the option `match`, or use the command in its channel.
refusal-no_match =
    { $server ->
        [yes] There is no match in this channel, and you're not in any match. `/{ command-match } { command-match-list }` shows the matches on this server, `/{ command-match } { command-match-new }` opens a table.
       *[no] You're not in any match. `/{ command-match } { command-match-new }` opens a table.
    }
refusal-no_match_of_game = You're not in any match of { $game }, and there is none in this channel. `/{ command-match } { command-match-list }` shows the matches on this server, `/{ command-match } { command-match-new }` opens a table.
refusal-no_open_table =
    { $server ->
        [yes] There is no open table in this channel. `/{ command-match } { command-match-list }` shows the matches on this server, `/{ command-match } { command-match-new }` opens a table.
       *[no] You have not joined an open table. `/{ command-match } { command-match-new }` opens one.
    }
refusal-no_ended_match =
    { $server ->
        [yes] No match has ended in this channel, and none of yours has ended. `/{ command-match } { command-match-list }` shows the matches on this server.
       *[no] None of your matches has ended yet. `/{ command-match } { command-match-mine }` shows your matches.
    }
refusal-which_game = Choose the game with the option `game`: { $games }.
refusal-no_such_game = There is no game called “{ $word }” here. Available: { $games }.
refusal-options_unreadable = “{ $word }” is not a valid option. Write options as `name=value`, separated by commas.
refusal-bots_do_not_play = That is a bot. To play against the computer, use **{ $button }**.
refusal-no_place = Discord does not say which channel you are in. Try again in a channel of this server.
refusal-no_such_channel = That channel was deleted, or the bot cannot see it.
refusal-no_threads_here = Threads cannot be opened here. Choose “Right here”, or use the command in a text channel.
refusal-too_many_threads = This server has reached Discord's limit of open threads. Close some, or choose “Right here”.
refusal-not_here = You can do this only on the server of the match, for example in { $channels }.
refusal-server_of_match = You can do this only on the server of the match.
refusal-server_of_tournament = You can do this only on the server of the tournament.
refusal-stays_direct = This match is played in direct messages and cannot be moved.
refusal-not_seen_by = { $names } cannot see this channel. A match can only move to a channel that all its players can see.
refusal-closed_match = Only its players and people who can see its channel can open match #{ $match }.
refusal-not_invited = You have not been invited to this table.
refusal-other_server = A match stays on the server where it was opened.
refusal-discord = Discord is having problems right now. Nothing was changed; please try again in a few minutes.
refusal-discord_later = Your action was saved, but Discord failed to show the result. There is no need to repeat it.
refusal-still_here = { $name } is still on this server, or Discord does not say. During a match, only players who have left the server can be removed.
refusal-missing_permissions = The bot lacks permissions here: { $permissions }. A server manager can grant them.
refusal-filtered = A word filter of Discord or of this server does not let the bot write that here. A server manager can change the filter.
refusal-too_large = The file is too large for Discord.
refusal-thread_archived = This thread is archived, and the bot cannot reopen it. Reopen it and try again.
refusal-closed_channel = On this server, tables can be opened in { $channels }.
refusal-server_only = This works only on a server.
refusal-staff_only = Only people who manage the server can do this.
refusal-unknown_setting = There is no setting called “{ $word }”.
refusal-not_this_game = That match is of a different game.

start-bad-token = Discord does not accept this token. Check DISCORD_TOKEN; you can create a new token in the Discord developer portal.
start-no-playground = DISCORD_TOKEN is not set, and the local playground is not installed. Set DISCORD_TOKEN in the environment or in .env, or run make play, which installs the playground.
start-shards-taken = The bot cannot start: another process of it, on { $process }, already has { $count ->
    [one] shard { $shards }
   *[other] shards { $shards }
}. Give this one other shards in SEALED_ORDERS_SHARDS, or stop that process.
start-shards-counted = The bot cannot start: another process of it on this database, on { $process }, works with { $others ->
    [one] { $others } shard
   *[other] { $others } shards
}, and SEALED_ORDERS_SHARDS of this one means { $count }. All processes must have the same number; to change it, stop all of them first.
start-needs-shards = Discord refuses the connection: the bot is on too many servers for so few shards. Set SEALED_ORDERS_SHARDS, with at least one shard for each 1,000 servers.
start-failed = The bot cannot start: { $fault }
start-again = { $fault } The bot tries again in { $seconds } seconds.
