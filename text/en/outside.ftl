### Outside of a match: lists, help, settings, privacy, greetings and direct messages.

list-mine = ### Your matches ({ $count })
list-server = ### Matches on this server ({ $count })
list-waiting = ### Waiting for you ({ $count })
list-none-mine = You're not in any match.
list-none-server = There are no matches yet.
list-none-waiting = No match is waiting for you.
list-yours = your move
list-free =
    { $count ->
        [0] no free seat
        [one] { $count } free seat
       *[other] { $count } free seats
    }
list-awaited = waiting for: { $names }
list-paused = paused
list-rests = the clock rests until { $at }
list-until = time runs out { $when }
list-won =
    { $count ->
        [one] winner: { $names }
       *[other] shared first place: { $names }
    }
button-open = Open

help-start =
    ### First steps
    To learn a game, press its **How to play** button below, then **Play now**: the bot plays against you.

    To play with others, open a table with { $new }, or press **{ $join }** at an open one. When enough players have joined, the host presses **{ $start }**.

    The table shows the board, whose turn it is and the deadline. **{ $your_move }** lists everything you can do and what it costs; nothing is final until you press **{ button-confirm }**.

    Press **{ $hand }** for your pieces and cards, **{ $log }** for what has happened, **{ $rules }** for the rule that applies now, **{ $more }** for everything else.

    Every button has a command. { $play } takes a move as one line of text; with `?` at its end the line is only tried out: you see whether it is possible and what it would lead to. In { legends_of_signum-name }, **{ button-try }** beside **{ button-confirm }** does the same.
help-tournaments = **Tournaments:** press **{ button-tournaments }** below, or make one with { $new } and press **{ button-cup-open }**: everything has a default. Others press **{ $join }** on its card; the bot pairs and keeps the standings.
help-version = -# Sealed Orders { $version }
help-contact = -# Questions and problems: { $contact }
help-game = ### { $game }
help-facts =
    -# { $most ->
        [one] { $players } player
       *[other] { $players } players
    } · { $length }
howto-heading = ### How to play { $game }
howto-goal = **Goal.** { $text }
howto-turn = **Your turn.** { $text }
howto-win = **Who wins.** { $text }
howto-legend = **Icons in the pictures**

card-heading = ### { $name } · { $game }
card-listed = { $name } · { $kind } · { $game }
card-several =
    { $count ->
        [one] { $count } card fits “{ $query }”.
       *[other] { $count } cards fit “{ $query }”.
    }
card-nothing = No card is called “{ $query }”, in English or in Russian. Try a part of its name.
card-which = Which one?

help-commands = ### Commands
help-topics = Help with…
help-topic-start = First steps
help-topic-other = Other commands

settings-mine = ### Your settings
settings-language = Language
settings-language-auto = Language: as in Discord
settings-language-en = Language: English
settings-language-ru = Language: Russian
settings-secrets = Secrets
settings-secrets-dm = Secrets: by direct message
    .note = And under { $hand }
settings-secrets-button = Secrets: only under { $hand }
settings-mentions = Mentions
settings-mentions-loud = Your turn: notify me
settings-mentions-quiet = Your turn: a silent mention
settings-text_only = Pictures
settings-text_only-off = Board: as a picture
settings-text_only-on = Board: as text
settings-safe_palette = Colour-blind palette
settings-safe_palette-off = Colour-blind palette: off
settings-safe_palette-on = Colour-blind palette: on
    .note = Stronger shapes, letters on pieces
settings-unlisted = Ratings
settings-unlisted-off = Ratings, profile: shown to others
    .note = On leaderboards too
settings-unlisted-on = Ratings, profile: hidden
settings-server = ### Settings of this server: { $part }
settings-part-tables = tables
settings-part-channels = channels and leaderboard
settings-part-people = roles and accounts
button-server-tables = Tables
button-server-channels = Channels and leaderboard
button-server-people = Roles and accounts
settings-pace = Pace of new tables
settings-pace-live = New tables: minutes a decision
settings-pace-daily = New tables: a day a decision
settings-pace-relaxed = New tables: 3 days a decision
settings-pace-weekly = New tables: a week a decision
settings-decks = Matches with players' own decks
settings-decks-off = Own decks: unrated
settings-decks-on = Own decks: rated
settings-pace-none = New tables: no time limit
settings-common = Common leaderboard
settings-common-off = Common leaderboard: no
settings-common-on = Common leaderboard: yes
settings-common-about = On the common leaderboard are people who have played rated matches on servers that take part. Other servers see their ratings and not their names, nor where they play. Each player can choose in `/settings me` to be on no leaderboard.
settings-channels = Tables can be opened in { $channels }.
settings-channels-any = Tables can be opened in any channel.
settings-organisers = People with the role { $role } organise the tournaments here, besides the person who made each.
settings-organisers-none = Each tournament is organised by the person who made it. You can choose a role: people who have it organise all of them.
select-organisers = Organisers: { $now }
select-channel = Allow or remove a channel…
select-none-chosen = none chosen…
settings-again = -# To take a channel or a role away again, choose the same one once more.

privacy =
    ### What is stored about you
    • Your Discord id and name, the language of your Discord, your settings
    • Your own decks, your list of blocked people, your webhooks
    • Your matches with every move, and which messages show them
    • The leagues that you are or were in, with your places there
    • Which matches you want to see in lists, of which open tables you want to be told, and on which servers you have chosen the channel of the overview
    • Your ratings, which follow from your matches
    • Which of two accounts you have handed over to the other

    The bot reads nothing else that you write.

    People on a server where you have played rated matches can see your ratings in those games, the results of those matches, what you have won there and how often you answer in time (`/profile`), unless you choose in `/settings me` that nobody else does. If such a server takes part in the common leaderboard, other servers that do see your ratings too, without your name.

    You can download all of it as a file. You can also have it deleted: your name, id, settings, decks, block list and webhooks are removed, and your seats stay in their matches without a name. It also disappears from the names of threads and from messages that the bot can still edit.

    What stays, and why: your moves and salts, because no match could be checked without them; what your matches did to the ratings of others, and yours without a name; your name in messages that the bot can no longer edit, in invitations that others got by direct message, and in files that somebody has downloaded. Direct messages to you are yours to delete.

    As long as a match runs in which you had a seat, or from which you were sent away, the bot recognises you there by a number that only its owner's key can make from your id, so that nobody plays two seats of one match; in a tournament that you entered until 28 days after its end, so that nobody enters twice; in a league from which you were removed until it closes. Limits of a day are kept the same way, for a day. Copies of the database that the owner keeps are not changed; if one is put back, the bot deletes your data again.
privacy-contact = Questions about your data: { $contact }
blocked-heading =
    ### Blocked people
    They can't join or be invited to tables that you host, they can't invite you, and nobody comes into a running match who has blocked, or was blocked by, somebody there. Nobody is told who is on your list. What already runs stays as it is.
blocked-names = Blocked: { $names }
select-block = Block somebody…
select-unblock = Unblock somebody…
button-blocked = Blocked people
privacy-file = Everything stored about you, as a file.
privacy-forgotten =
    { $matches ->
        [0] Your data was deleted. You were not in any match.
        [one] Your data was deleted. Your seat in one match no longer has a name.
       *[other] Your data was deleted. Your seats in { $matches } matches no longer have a name.
    }
forget-question =
    ### Delete your data?
    Your name, id and settings will be deleted. This can't be undone.
    { $running ->
        [0] You are not in any running match.
        [one] You will resign from one running match.
       *[other] You will resign from { $running } running matches.
    }
forget-tournaments =
    { $tournaments ->
        [one] You will withdraw from one tournament and can't enter it again. Your results there stay under your number.
       *[other] You will withdraw from { $tournaments } tournaments and can't enter them again. Your results there stay under your numbers.
    }
forget-leagues =
    { $leagues ->
        [one] You will leave one league. Your places there stay under your number.
       *[other] You will leave { $leagues } leagues. Your places there stay under your numbers.
    }

welcome =
    ### Sealed Orders
    Board games with hidden information, played here at your own pace.
welcome-together = **Play with friends:** press **{ button-new }** or type { $command }. They press **{ button-join }**, then you press **{ button-start }**.

joined = You have joined { $title }.
joined-salt = -# Your salt for the shuffle: { $salt }
salt-changed = { $title }: your salt was changed.
dm-closed = You have disabled direct messages from this server, so your secrets are shown only when you press **{ $hand }**. To get them as DMs, open the server menu, then Privacy Settings, and allow direct messages.
left = You have left { $title }.
invited = **{ $host }** invites you to { $title }.
playing-now = { $title }: you play against { $names }.
opened = { $title }: the table is open.
moved = { $title } has moved.
where = Find it here: { $channel }.
secret-changed = { $title }: you have new private information.
secret-as-of = -# As of move { $move }. **{ button-hand }** shows it as it is now.
channel-lost = ### { $title }: the table cannot be shown
channel-gone = Its channel was deleted. No moves were lost: use { $command } in the channel where the match should continue.
channel-server-gone = The bot is no longer on the server of this match. No moves were lost: you can keep playing here, and the table comes back when the bot is invited to the server again.
channel-filter = A word filter of Discord or of the server refuses its text. Change the filter, or move the match to another channel with { $command }. No moves were lost.
channel-too_large = Discord finds its message too large. You can keep playing here; it is tried again after the next move. No moves were lost.
channel-too_many_threads = Its thread is archived, and the server has as many open threads as Discord allows. Close some, or move the match to another channel with { $command }. No moves were lost.
channel-refused = Discord refuses its message for a reason that the bot does not know. You can keep playing here, or move the match to another channel with { $command }. No moves were lost.
channel-outage = Discord has not taken its message for a while. You can keep playing here; it is tried again until it works. No moves were lost.
channel-found = { $title }: the table is shown again.
channel-forbidden = The bot lacks a permission in its channel: { $permission }. Grant it, or move the match to another channel with { $command }. No moves were lost.

absence-heading = ### When you are away
absence-here =
    Say once until when you are away. Until then your time doesn't run in your matches, nothing counts as missed, and no reminders come. You can still play.
    Each table decides how many days that can be. The others see until when you are away, but not why.
absence-until = You are away until { $at }. Until then no reminders come and your time doesn't run, as far as your tables have agreed. You can still play.
absence-utc = -# A day begins at midnight UTC, because your time zone is not known.
absence-zone = -# A day begins at midnight in your time zone: { $zone }.
absence-holds =
    { $days ->
        [0] { $title }: on holiday until { $at }, with no more days after that.
        [one] { $title }: on holiday until { $at }, with { $days } more day left.
       *[other] { $title }: on holiday until { $at }, with { $days } more days left.
    }
absence-can =
    { $days ->
        [0] { $title }: your holidays are used up, so your time runs.
        [one] { $title }: { $days } day of holidays left.
       *[other] { $title }: { $days } days of holidays left.
    }
absence-never = { $title }: no holidays at this table, so your time runs.
absence-gone = { $title }: moves are already being made for you. Press **{ button-return }** at the table to play on yourself.
absence-more =
    { $count ->
        [one] … and { $count } more match
       *[other] … and { $count } more matches
    }
excuse-ended = Welcome back. Your time runs again in all your matches.
button-away = When I'm away
button-away-until = Until a date…
select-excused = Holidays
excused-days =
    { $most ->
        [0] No holidays: the clock runs
        [one] Holidays: { $most } day per player
       *[other] Holidays: up to { $most } days per player
    }
date-months = january february march april may june july august september october november december
date-tomorrow = tomorrow
date-day = d day days
date-week = w week weeks

hours-heading = ### Your night
hours-none =
    Name your time zone, and the time for an answer never runs out while you sleep: a deadline that falls into your night moves to an hour after you get up. Nobody's time gets shorter by that. Reminders are not sent at night either.

    Only you see these settings. In live matches, with less than an hour for a decision, they count for nothing.
hours-zone =
    Your time zone: **{ $zone }**. A deadline that falls into your night moves to an hour after you get up, and reminders wait until the morning.

    Only you see these settings. They count from your next decision on.
hours-sleeps_at-list = When the night begins
hours-sleeps_at = The night begins at { $time }
hours-wakes_at-list = When the night ends
hours-wakes_at = The night ends at { $time }

settings-reminders = Reminders
settings-reminders-dm = Reminders: by DM
settings-reminders-mention = Reminders: mention at the table
settings-reminders-digest = Reminders: one DM a day
settings-reminders-off = Reminders: none
settings-digest_at = Digest
settings-digest_at-morning = Digest: when my night ends
settings-digest_at-hour = Digest: at { $time } ({ $zone })
button-webhook = Webhook
button-webhook-set = Set the address…
button-webhook-change = Change the address…
button-webhook-drop = Forget the address
webhook-mine =
    ### Your webhook
    An address outside this bot that is told of your reminders when they come. Everybody who can read it there learns what the reminders say.
webhook-match =
    ### { $title }: webhook
    An address outside this bot that is told what everybody sees of this match, as long as you are the host. The bot sends it nothing secret.
webhook-none = No address is set.
webhook-set = Set: an address at { $host }. The bot shows the rest of it to nobody; the file under `/privacy` has all of it, for you alone.
webhook-hello = This address is now told by Sealed Orders.
webhook-done = The address has answered and is set.
webhook-dropped = The address was forgotten.
webhook-given-up = Your webhook did not answer five times in a row, so the bot has forgotten it. You can set it again: `/settings me`, then **Webhook**.
webhook-given-up-match = { $title }: your webhook did not answer five times in a row, so the bot has forgotten it. You can set it again: **More**, then **Webhook**.
button-remind = Remind the others
reminded = You have reminded, privately: { $names }.
reminded-by = { $title }: { $player } reminds you that it's your move.
still-asked = { $title }: nothing has happened for 30 days. Do you still play? If nobody presses **I still play**, the match is cancelled { $when }.
match-begun = { $title } has begun. You play against: { $names }
match-begun-threadless = -# It has no thread yet: you can play here.
remind-half = { $title }: half of your time is over. { $until }
remind-last = { $title }: last call. { $until }
late-heading = ### { $title }: your time ran out
late-again = -# If your time runs out again before you have decided anything, you count as away: then default moves are made at once until you are back.
remind-alone = Everybody is waiting for you alone.
remind-picked = You have picked something, but **not confirmed** it: as it is, it does not count.
