### What is said about Discord itself: direct messages, channels, permissions, faults, starting the bot.

fault = Something went wrong here. It has been noted under `{ $code }`; please tell the people who run this bot. Nothing was changed that you do not see.
undone = Your last move is taken back.
undone-plan = Your plan is taken back, as far as the rules allow.
resigned = You have resigned. The rules move for your seat from now on.
declined = You have declined. { $title } will be played without you.
kicked = { $name } no longer sits at { $title }.
freed = The seat of { $name } at { $title } is free. The rules move for it from now on.
freed-direct-message = { $title }: you have left the server of this match, so your seat was given up. The rules move for it now.
invited-sent = { $name } is invited to { $title } and has got a direct message.
invited-no-dm = { $name } is invited to { $title }. Their direct messages are closed; the table names them.
invited-not-now = { $name } is invited to { $title }. Discord cannot deliver the direct message now; the table names them.
dm-test = This is a test. Direct messages from the bot reach you.
dm-open = It went through: direct messages reach you.
new-which-game = Which game?
rebound = { $title } continues here: its former channel is gone. Nothing is lost.
verify-at = At move { $revision }:

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-manage_threads = Manage Threads (the thread is locked)
permission-dm = Direct Messages
permission-embed_links = Embed Links
permission-attach_files = Attach Files
permission-read_message_history = Read Message History

refusal-unknown_control = This button is from another time; there is nothing behind it any more.
refusal-changed_command = This command has changed. Discord will show the new one soon; reloading Discord brings it at once.
refusal-which_match = It is not clear which match you mean: { $matches }. Name it with the option `match`, or use the command in its channel.
refusal-no_match =
    { $server ->
        [yes] No match is going on in this channel, and you play in none. `/{ command-match } { command-match-list }` shows the matches of this server, `/{ command-match } { command-match-new }` opens a table.
       *[no] You play in no match. `/{ command-match } { command-match-new }` opens a table.
    }
refusal-no_match_of_game = You play in no match of { $game }, and none is going on here. `/{ command-match } { command-match-list }` shows the matches of this server, `/{ command-match } { command-match-new }` opens a table.
refusal-no_open_table =
    { $server ->
        [yes] There is no open table in this channel. `/{ command-match } { command-match-list }` shows the matches of this server, `/{ command-match } { command-match-new }` opens a table.
       *[no] You sit at no open table. `/{ command-match } { command-match-new }` opens one.
    }
refusal-no_ended_match =
    { $server ->
        [yes] No match has ended in this channel, and none of yours has. `/{ command-match } { command-match-list }` shows the matches of this server.
       *[no] None of your matches has ended yet. `/{ command-match } { command-match-mine }` shows those you play.
    }
refusal-which_game = Name the game with the option `game`: { $games }.
refusal-no_such_game = There is no game “{ $word }” here. You can choose from: { $games }.
refusal-options_unreadable = “{ $word }” is no option. Options look like `name=value`, separated by commas.
refusal-bots_do_not_play = That is a program, not a person. To play with a computer, use **{ $button }**.
refusal-no_place = Discord does not say where you are. Try it in a channel.
refusal-no_such_channel = That channel is gone, or the bot cannot see it.
refusal-no_threads_here = Threads cannot be opened here. Choose “Right here”, or use the command in a text channel.
refusal-too_many_threads = This server has as many open threads as Discord allows. Close some, or choose “Right here”.
refusal-not_here = You can do this only on the server of the match, for example in { $channels }.
refusal-stays_direct = This match is played in direct messages and stays there.
refusal-not_seen_by = { $names } cannot see this channel. A match can only move to a channel that everyone at the table can see.
refusal-closed_match = Match #{ $match } is open only to its players and to people who can see its channel.
refusal-not_invited = You have no invitation to this table.
refusal-other_server = A match stays on the server where it was opened.
refusal-discord = Discord is out of order at the moment. Nothing was changed; please try again in a few minutes.
refusal-discord_later = What you did is stored, but Discord failed to show it to you. You need not do it again.
refusal-still_here = { $name } is on this server, or Discord does not say. In a running match only the seat of somebody who has left can be freed.
refusal-missing_permissions = The bot lacks permissions here: { $permissions }. Somebody who manages the server can grant them.
refusal-closed_channel = On this server tables are opened in { $channels }.
refusal-server_only = This works on a server only.
refusal-staff_only = Only those who manage the server may do this.
refusal-unknown_setting = There is no setting “{ $word }”.
refusal-not_this_game = That match is of another game.

start-bad-token = Discord does not know this token. Check DISCORD_TOKEN; a new token is made in the Discord developer portal.
start-no-playground = DISCORD_TOKEN is not set, and the local playground is not installed. Set DISCORD_TOKEN in the environment or in .env, or run make play, which installs the playground.
start-failed = The bot cannot start: { $fault }
