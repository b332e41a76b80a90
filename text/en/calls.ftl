### Seats that are reserved for people at open tables.

lobby-reserved-seat = reserved for **{ $name }**
lobby-reserve = You can reserve seats for people: nobody else can have them until these people decline or you free the seats. They are told once, by direct message. **{ button-more }** shows how to let nobody else join at all.
lobby-ready-reserved =
    { $room ->
        [0] **{ $host }** can start. { $reserved ->
            [one] The only free seat is reserved.
            [2] Both free seats are reserved.
           *[other] All { $reserved } free seats are reserved.
        }
        [one] **{ $host }** can start. There is room for one more, and { $reserved ->
            [one] one seat is reserved.
           *[other] { $reserved } seats are reserved.
        }
       *[other] **{ $host }** can start. There is room for { $room } more, and { $reserved ->
            [one] one seat is reserved.
           *[other] { $reserved } seats are reserved.
        }
    }
list-reserved =
    { $count ->
        [one] { $count } reserved seat
       *[other] { $count } reserved seats
    }
start-early-question =
    { $count ->
        [one] { $title }: a seat is reserved for { $names }, who has not joined yet. Start without them?
       *[other] { $title }: seats are reserved for { $names }, who have not joined yet. Start without them?
    }
button-start-without = Start without them
select-reserve = Reserve seats for…
select-release = Free the seat reserved for…
reserved = { $title }: a seat is reserved for { $name }.
reserved-told = { $title }: a seat is reserved for { $name }, who was told by direct message.
reserved-untold = { $title }: a seat is reserved for { $name }. No direct message reaches them, so only the table shows it.
released = { $title }: the seat reserved for { $name } is free for anybody. Their invitation still counts.
invited-reserved = **{ $host }** has reserved a seat for you in { $title }. It is yours alone until you decline, the host frees it or the match begins.
invitation-joined = You have accepted the invitation to { $title }.
invitation-declined = You have declined the invitation to { $title }.
invitation-missed = { $title } has begun without you, so the invitation is over.
invitation-closed = { $title } was closed before it began, so the invitation is over.
declined-can-join = If you change your mind, you can still join while the table has a free seat.
button-join-after-all = Join after all
refusal-begun_without_you = This match has begun without you, so your invitation is over. If you can see its channel, you can watch it there.
refusal-invitation_closed = The table was closed before the match began, so your invitation is over.
refusal-already_declined = You have declined the invitation to this table. You can still join while it has a free seat.
refusal-declined_and_begun = You have declined this invitation, and the match runs without you.
refusal-declined_and_over = You have declined this invitation, and the table was closed before the match began.
refusal-closed_from_here = From here only its players can open match #{ $match }. On its server everybody who sees its channel can.
lobby-wanted-invited = For invited people only: nobody else can join, and the host alone invites.
wanted-invited = Invited people only
choice-reliable-invited = Invited people only
option-guests = guests
    .description = Reserve seats for these people: mentions, or names with commas between
command-match-seat-reserve = reserve
    .description = Reserve a seat at your open table for somebody, who is told once
command-match-seat-release = release
    .description = Let anybody have a seat that you reserved for somebody
refusal-invited_only = This table is for invited people only. Ask **{ $host }** for an invitation, or open a table of your own.
refusal-seats_reserved =
    { $count ->
        [one] The only free seat at this table is reserved for somebody who was invited. You can join if they decline or the host frees it.
       *[other] All { $count } free seats at this table are reserved for people who were invited. You can join if one of them declines or the host frees a seat.
    }
refusal-only_reserved_seats =
    { $count ->
        [one] The only free seat is reserved for somebody who was invited. Free it first under **{ button-people }**.
       *[other] All { $count } free seats are reserved for people who were invited. Free one of them first under **{ button-people }**.
    }
refusal-already_reserved = A seat is already reserved for this person.
refusal-not_reserved = No seat is reserved for this person.
refusal-no_seat_to_reserve =
    { $most ->
        [one] No seat is left to reserve: the table has { $most } seat, and it is taken or reserved.
       *[other] No seat is left to reserve: the table has { $most } seats, and all are taken or reserved.
    }
refusal-unknown_guest = Nobody, or more than one person, is called { $name } here. Mention the person with @, or open the table first and choose them under **{ button-people }**.
refusal-too_many_guests =
    { $most ->
        [one] You can name { $most } person at most.
       *[other] You can name { $most } people at most.
    }
refusal-bot_not_here =
    { $server ->
        [yes] The bot itself is not on this server; only you have brought it here. Do this on a server that it has joined, or in direct messages with it.
       *[no] The bot itself is not in this conversation; only you have brought it here. Do this on a server that it has joined, or in direct messages with it.
    }

## Forums

post-tag-open = open
post-tag-running = running
post-tag-ended = ended
post-begins = { $title }
settings-forum-none = Tables open in a thread of the channel where they are asked for. You can choose a forum instead, in which each match has a post.
settings-forum-missing = Tables open in a thread of the channel where they are asked for. They can be posts of a forum instead, but this server has none: create a channel of the type Forum in Discord, then open this page again and choose it.
settings-forum = Tables open in posts of the forum { $forum }.
settings-forum-permission = These tags are missing there: { $tags }. The bot can't make them without the permission **Manage Channels**. Make them by these names, or play without them.
settings-forum-full = These tags are missing there: { $tags }. The forum has 20 tags, and Discord allows no more. Delete one, or play without them.
settings-forum-later = These tags are missing there: { $tags }. The bot makes them with the next table.
select-forum = Forum for tables: { $now }
refusal-tag_required = Every post in <#{ $channel }> needs a tag, and the tag **{ $tag }** is missing there. Ask somebody who manages the channel to make it, or not to require tags.

## Calls

button-call = Call players
button-call-roles = Roles to call
call-question =
    { $free ->
        [one] { $title }: call { $role } for { $free } free seat? A table can do this once, and you once a day for each game.
       *[other] { $title }: call { $role } for { $free } free seats? A table can do this once, and you once a day for each game.
    }
call =
    { $free ->
        [one] { $role } { $title } has { $free } free seat. Pace: { $pace }. Find it here: { $where }.
       *[other] { $role } { $title } has { $free } free seats. Pace: { $pace }. Find it here: { $where }.
    }
called = { $title }: { $role } was called.
call-roles =
    ### Roles to call
    The host of an open table can call the role that you choose here for its game: once for each table, and one person once a day for each game. The bot mentions that role and no other. Discord allows it if anyone can mention the role, or if the bot has the permission **Mention @everyone, @here, and All Roles**.
select-call-role = Role for { $game }…
command-match-call = call
    .description = Call the role for this game to your open table, once
command-settings-call = call
    .description = Which role tables of a game can call; without a role, none
option-role = role
    .description = The role to call
refusal-no_call_role = No role was chosen on this server for calls to tables of this game. People who manage the server can choose one in its settings.
refusal-already_called = This table has already called. It can do so once.
refusal-called_today = You have called players to a table of this game here within a day. You can do it again from <t:{ $until }:f> on, with another table.
refusal-call_by_invitation = This table is for invited people only, so nobody can be called to it. **{ button-more }** shows how to let anybody join.
refusal-call_refused = Discord does not let the bot send the call. It was not made, and you can try again.
refusal-role_gone = The role for this game does not exist any more. People who manage the server can choose another one in its settings.
refusal-role_everyone = @everyone can't be chosen. Choose a role for people who want to be called.
refusal-role_of_a_bot = The role { $role } belongs to a bot, so no player has it. Choose a role for people who want to be called.
refusal-role_given_by_apps = Discord or an app gives the role { $role }, so people can't choose to have it. Choose a role for people who want to be called.
refusal-role_not_mentionable = Discord does not let the bot mention the role { $role } now. People who manage the server can let anyone mention it (settings of the role), or give the bot the permission to mention all roles.

## Being told of open tables

button-tell-me = Tell me
button-tell-me-stop = Stop telling me
button-tell-me-change = Change what I'm told
command-settings-tables = tables
    .description = Be told by direct message, once a day at most, of open tables on this server
told-of-tables =
    ### Messages about open tables: on
    When a table of this server that fits has a free seat for you, you get a direct message: once a day at most, and never at night. Nobody else sees that you want to know. **{ button-tell-me-stop }** switches this off.
told-wanted = What you will be told of: { $games }; { $paces }; { $hours }. The lists below change that.
told-wanted-games = all games
told-wanted-paces = any pace
told-zone = Your hours count in { $zone }.
told-no-zone = Your time zone is not known, so hours count in UTC. **{ button-hours }** changes that.
told-closed = You have disabled direct messages from this server, so none would reach you. To get them, open the server menu, then Privacy Settings, and allow direct messages. If three in a row don't reach you, the bot stops.
told-begins = This is how you will be told of open tables. You can receive direct messages from this bot.
told-no-more = You will be told of open tables of that server no more.
told-games = Which games? None chosen: all…
told-paces = Which paces? None chosen: all…
told-hours = At which hours?
told-hours-any = At any hour of the day
told-hours-morning = In the morning, from 6 to 12
told-hours-day = In the afternoon, from 12 to 18
told-hours-evening = In the evening, from 18 to 24
told-wanted-any = at any hour
told-wanted-morning = in the morning
told-wanted-day = in the afternoon
told-wanted-evening = in the evening
told-tables =
    { $count ->
        [one] On **{ $server }** a table has a free seat for you:
       *[other] On **{ $server }** tables have free seats for you:
    }
told-table =
    { $free ->
        [one] { $free } free seat · { $pace } · { $language }
       *[other] { $free } free seats · { $pace } · { $language }
    }
refusal-too_many_wishes =
    { $most ->
        [one] { $most } person of this server is told of open tables already. That is the limit.
       *[other] { $most } people of this server are told of open tables already. That is the limit.
    }
