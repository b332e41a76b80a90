### Seats that are reserved for people at open tables.

lobby-reserved-seat = reserved for **{ $name }**
lobby-reserve = You can reserve seats for people: nobody else can have them until these people decline or you free the seats. They are told once, by direct message. **{ button-more }** shows how to let nobody else join at all.
select-reserve = Reserve seats for…
select-release = Free the seat reserved for…
reserved = { $title }: a seat is reserved for { $name }.
reserved-told = { $title }: a seat is reserved for { $name }, who was told by direct message.
reserved-untold = { $title }: a seat is reserved for { $name }. No direct message reaches them, so only the table shows it.
released = { $title }: the seat reserved for { $name } is free for anybody. Their invitation still counts.
invited-reserved = **{ $host }** has reserved a seat for you in { $title }. It is yours alone until you decline or the host frees it.
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
settings-forum = Tables open in posts of the forum { $forum }.
settings-forum-permission = These tags are missing there: { $tags }. The bot can't make them without the permission **Manage Channels**. Make them by these names, or play without them.
settings-forum-full = These tags are missing there: { $tags }. The forum has 20 tags, and Discord allows no more. Delete one, or play without them.
settings-forum-later = These tags are missing there: { $tags }. The bot makes them with the next table.
select-forum = Choose a forum for tables, or the same one again to take it away…
refusal-tag_required = Every post in <#{ $channel }> needs a tag, and the tag **{ $tag }** is missing there. Ask somebody who manages the channel to make it, or not to require tags.
