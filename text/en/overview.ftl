### The overview of a server, and results that are told in a channel.

overview-heading = ## Games on this server
overview-open = **Open tables: { $count }**
overview-none = No table is open now. Press **{ button-new }** to open one.
overview-running = **Running matches: { $count }**
overview-tournaments = **Tournaments**
overview-results = **Newest results**
overview-others = also played: { $names }
overview-more =
    { $count ->
        [one] and { $count } more: press { button-list }
       *[other] and { $count } more: press { button-list }
    }
overview-look = Look at a match…
overview-note = -# Kept up to date. Shows only what everybody in this channel can see.
results-heading =
    { $count ->
        [one] ### A new result
       *[other] ### New results
    }
settings-overview = An overview of tables, matches and results is kept up to date in { $channel }.
settings-overview-none = You can choose a channel in which one message always shows open tables, running matches, tournaments and the newest results.
settings-results = Results are posted in { $channel }, without notifying anybody.
settings-results-none = You can choose a channel in which the results of matches and tournaments are posted, without notifying anybody.
settings-unusable = The bot can't write in { $channel }: { $reason }
settings-unusable-channel = the channel was deleted, or the bot can't see it.
settings-unusable-permission = it lacks { $permissions }.
settings-unusable-other = Discord doesn't take the message. Choose another channel, or take this one away and choose it again.
select-overview = Overview: { $now }
select-results = Results: { $now }
overview-lost = The overview of { $server } can't be shown in { $channel }: { $reason } People who manage the server can choose another channel with { $command }.
filter-heading = ### Which matches do you want to see?
filter-found =
    { $count ->
        [0] No match on this server fits now.
        [one] { $count } match on this server fits.
       *[other] { $count } matches on this server fit.
    }
filter-kept = Your choice is kept for next time.
filter-game = Game
filter-game-any = Game: any
filter-game-is = Game: { $value }
filter-pace = Pace
filter-pace-any = Pace: any
filter-pace-is = Pace: { $value }
filter-pace-own = a pace of the table's own
filter-free = Free seats
filter-free-any = Free seats: any number
filter-free-is = Open tables: { $value }
filter-free-least =
    { $count ->
        [one] at least { $count } free seat
       *[other] at least { $count } free seats
    }
filter-language = Language
filter-language-any = Language: any
filter-language-is = Language: { $value }
filter-on = -# Only: { $what }
list-none-fitting = No match fits what you have chosen to see.
button-filter = Filter…
button-filter-none = Show all
button-filter-show = Show the list
