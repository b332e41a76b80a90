### Outside of a match: lists, help, settings, privacy, greetings and direct messages.

list-mine = ### Your matches ({ $count })
list-server = ### Matches on this server ({ $count })
list-waiting = ### Waiting for you ({ $count })
list-none-mine = You play in no match.
list-none-server = There are none yet.
list-none-waiting = Nothing waits for you.
list-yours = your move
list-open = Open a match…

help-start =
    ### How it goes
    Open a table with { $new }, or press **{ $join }** at one that is open. When enough players sit, the host presses **{ $start }**.

    The table shows the board, who is awaited and until when. **{ $your_move }** lists everything you may do and what it costs; nothing is final before **{ button-confirm }**.

    Press **{ $hand }** for what is yours, **{ $log }** for what has happened, **{ $rules }** for the paragraph that fits, **{ $more }** for everything else.

    For each button there is a command. { $play } takes a move in one line.
help-commands = ### Commands
help-topics = Help with…
help-topic-start = How it goes
help-topic-other = Other commands

settings-mine = ### Your settings
settings-language = Language
settings-language-auto = Language: as in Discord
settings-language-en = Language: English
settings-language-ru = Language: Russian
settings-secrets = Secrets
settings-secrets-dm = Secrets: by direct message and behind { $hand }
settings-secrets-button = Secrets: only behind { $hand }
settings-mentions = Mentions
settings-mentions-loud = When it is your move: notify me
settings-mentions-quiet = When it is your move: name me without a sound
settings-text_only = Pictures
settings-text_only-off = Board: as a picture
settings-text_only-on = Board: in words
settings-safe_palette = Colours
settings-safe_palette-off = Colours: as designed
settings-safe_palette-on = Colours: stronger shapes and contrasts
settings-server = ### Settings of this server
settings-pace = Pace of new tables
settings-pace-live = New tables: { pace-live }
settings-pace-daily = New tables: { pace-daily }
settings-pace-relaxed = New tables: { pace-relaxed }
settings-pace-weekly = New tables: { pace-weekly }
settings-pace-none = New tables: { pace-none }
settings-channels = Tables may be opened in { $channels }.
settings-channels-any = Tables may be opened in any channel.

privacy =
    ### What is stored about you
    Your Discord id and name, the language of your Discord, your settings, the matches you play with every move, and which messages show them. Nothing else you write is read.

    You can have a copy of it as a file. You can also be forgotten: your name, id and settings are deleted, and your seats stay in their matches without a name.
privacy-file = Everything that is stored about you, as a file.
privacy-forgotten =
    { $matches ->
        [0] You are forgotten. You sat in no match.
        [one] You are forgotten. Your seat in one match has no name any more.
       *[other] You are forgotten. Your seats in { $matches } matches have no name any more.
    }
forget-question =
    ### Forget you?
    Your name, id and settings are deleted. This cannot be undone.
    { $running ->
        [0] You sit in no running match.
        [one] You resign from one running match.
       *[other] You resign from { $running } running matches.
    }

welcome =
    ### Sealed Orders
    Board games with secrets, played here at your own pace, over days and weeks: { $games }.

    Open a table with the button or { $command }. Others press **Join**, then you press **Start**.

joined = You have a seat at { $title }.
joined-salt = -# Your salt for the shuffle: { $salt }
dm-closed = Your direct messages are closed to this server, so secrets will wait behind **{ $hand }**. To get them as messages, open the menu of this server, then Privacy Settings, and allow direct messages.
left = You have left { $title }.
invited = **{ $host }** invites you to { $title }.
opened = { $title }: the table is open.
moved = { $title } has moved.
where = Find it here: { $channel }.
secret-changed = { $title }: something new for your eyes only.
channel-lost = ### { $title }: the table cannot be shown
channel-gone = Its channel is gone. Nothing is lost: { $command } brings the match to the channel where you use it.
channel-server-gone = The bot is no longer on its server. Nothing is lost: you can play on here, and when the bot is invited there again, the table comes back.
channel-found = { $title }: the table is shown again.
channel-forbidden = The bot lacks a permission in its channel: { $permission }. Grant it, or bring the match to another channel with { $command }. Nothing is lost.
