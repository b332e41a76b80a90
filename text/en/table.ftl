### What everybody sees in the channel: the card of an open table and the table itself.

lobby-heading = ### { $title }: open table
lobby-host = Hosted by **{ $host }**.
lobby-rematch = Rematch of match #{ $match }. { $seats ->
        [2] Seats are swapped.
       *[other] All move up by one seat: the first player of last time is the last one now.
    }
rematch-score =
    { $matches ->
        [one] Score after { $matches } match: { $names }.
       *[other] Score after { $matches } matches: { $names }.
    }
rematch-played =
    { $matches ->
        [one] Played so far: { $matches } match.
       *[other] Played so far: { $matches } matches.
    }
rematch-others = others { $count }
rematch-draws =
    { $seats ->
        [2] Draws: { $count }.
       *[other] Matches with a shared first place: { $count }.
    }
rematch-forgotten = Won by players whose data was deleted: { $count }.
rematch-changed = Won at a seat that had changed hands: { $count }.
seated-line = -# Tournament match: { $pauses }; { $holidays }; { $motions }.
seated-line-league = -# League match: { $pauses }; { $holidays }; { $motions }.
seated-pauses =
    { $pauses ->
        [0] no pauses
        [one] { $pauses } pause of up to { $days ->
            [one] { $days } day
           *[other] { $days } days
        }
       *[other] { $pauses } pauses of up to { $days ->
            [one] { $days } day
           *[other] { $days } days
        } each
    }
seated-holidays =
    { $most ->
        [0] no holidays
        [one] { $most } day of holidays each
       *[other] { $most } days of holidays each
    }
seated-on = you can vote on: { $motions }
seated-off = no votes on: { $motions }
seated-motion-extend = more time
seated-motion-pace = another pace
seated-motion-live = a live hour
seated-motion-cancel = cancelling the match
seated-motion-end = ending by the points
seated-motion-repair = going back
seated-motion-offer = offering a seat
lobby-seats = Seats taken: { $taken } of { $most }
lobby-free-seat = free
lobby-pace = Pace: { $pace }. { $late }
lobby-pace-none = Pace: { $pace }. The match waits for everyone. After 30 days in which nothing happens the bot asks whether anybody still plays.
lobby-shared-miss = If it runs out, that costs one decision, and for the rest there is at least a quarter of it ({ $least }).
lobby-took =
    { $count ->
        [one] A match like this took { $time } here.
       *[other] A match like this usually takes { $time } or less here (half of the last { $count } did).
    }
lobby-late-default = When a player's time runs out, the bot makes a default move for them.
lobby-late-stand_in = When a player's time runs out, a computer moves for them until they are back ({ $level }).
lobby-late-vote = When a player's time runs out, the others vote whether to play on without them. Without a vote the default move is made after three days.
late-default = When time runs out: default move
late-stand_in = When time runs out: a computer moves
late-vote = When time runs out: the others vote
lobby-wanted-any = Anybody can join.
wanted-any = Anybody can join
lobby-wanted-80 = To join, players need at least 80% of their answers in time. Newcomers can join too.
wanted-80 = At least 80% of answers in time
lobby-wanted-90 = To join, players need at least 90% of their answers in time. Newcomers can join too.
wanted-90 = At least 90% of answers in time
lobby-wanted-known_80 = To join, players need at least 80% of their answers in time. Newcomers can't join: they have not played enough matches to rate their reliability.
wanted-known_80 = At least 80%, no newcomers
lobby-wanted-known_90 = To join, players need at least 90% of their answers in time. Newcomers can't join: they have not played enough matches to rate their reliability.
wanted-known_90 = At least 90%, no newcomers
ended-practice = It was a match for practice.
ended-hints = Hints asked for: { $names }
handicap-names = Head start: { $names }
handicap-seat = head start: { $amount }
handicap-page =
    ### { $title }: head start
    Weaker players can begin with more, so that everybody has a chance. Everybody sees it at the table before joining, and beside the result. You can give yourself one until others join, and others one until the match starts.
handicap-option = { $name }: { $amount }
handicap-none = { $name }: no head start
handicap-given = { $name } begins with a head start of { $amount }.
handicap-taken = { $name } begins without a head start.
select-practice = For practice?
practice-no = Not practice: one undo
practice-yes = For practice: going back at will
lobby-practice = For practice: in a match against computers alone, you can go back as often as you like.
lobby-no-practice = In earnest: in a match against computers alone, you can go back once.
select-hints = Hints?
hints-yes = Hints: players can ask what a computer would do
hints-no = No hints
lobby-hints = Hints: when it is your turn, you can ask what a computer would do. After the match everybody sees how often you asked.
lobby-no-hints = No hints: nobody can ask what a computer would do.
select-add-computer = Add a computer…
select-wanted = Who can join…
select-when-late = When time runs out…
lobby-excused =
    { $most ->
        [0] No holidays: `/away` does not stop the clock here.
        [one] Holidays: `/away` stops a player's clock for { $most } day.
       *[other] Holidays: `/away` stops a player's clock for up to { $most } days.
    }
lobby-language = Language: { $language }
lobby-option = { $option }: { $value }
lobby-options-usual = { $unusual ->
    [0] Options: as in the rules
   *[other] All other options: as in the rules
}
lobby-missing =
    { $players ->
        [one] One more player is needed to start.
       *[other] { $players } more players are needed to start.
    }
lobby-ready =
    { $room ->
        [0] The table is full. **{ $host }** can start.
        [one] **{ $host }** can start. There is room for one more.
       *[other] **{ $host }** can start. There is room for { $room } more.
    }
lobby-heirs = -# If the host does nothing until { $when }, any player can start it.
lobby-closes = -# The table closes { $when } if the match has not started by then. Each new player gives it two more weeks.
lobby-invited = Invited: { $names }.
lobby-shuffle = -# Fair-shuffle hash: `{ $commitment }`. Anyone can verify the shuffle after the match.

# In place of the line above, where the open table was.
table-shuffle = -# Fair-shuffle hash: `{ $commitment }`

table-heading = ### { $title }
table-earlier = -# { $title }, earlier
table-left-out =
    -# { $count ->
        [one] One more line before these: **Log**.
       *[other] { $count } more lines before these: **Log**.
    }
table-receipts = -# Receipts: { $receipts }
table-ended = ### { $title }: the match is over
table-cancelled = ### { $title }: cancelled
table-cancelled-players = Players: { $names }.
table-private-waits =
    { $count ->
        [one] { $names } has private information: press **Hand**.
       *[other] { $names } have private information: press **Hand**.
    }
table-agreed-cancel =
    { $count ->
        [one] { $names } wants to cancel the match, without a result.
       *[other] { $names } want to cancel the match, without a result.
    }
table-agreed-draw =
    { $count ->
        [one] { $names } offers a draw.
       *[other] { $names } offer a draw.
    }
table-agreed-away =
    { $count ->
        [one] { $names } wants to play on without { $player }, who has not answered.
       *[other] { $names } want to play on without { $player }, who has not answered.
    }
table-away =
    { $count ->
        [one] { $names } is away
       *[other] { $names } are away
    }: { $by ->
        [computer] a computer moves for them until **I'm back**.
       *[default] default moves at once until **I'm back**.
    }
table-free =
    { $count ->
        [one] Somebody else can take over this seat: { $names }. Press **Take over a seat**.
       *[other] Somebody else can take over these seats: { $names }. Press **Take over a seat**.
    }
table-agreed-replace =
    { $count ->
        [one] { $names } wants to let somebody else take over the seat of { $player }.
       *[other] { $names } want to let somebody else take over the seat of { $player }.
    }
table-agreed-computer =
    { $count ->
        [one] { $names } wants a computer to play on for { $player } ({ $level }).
       *[other] { $names } want a computer to play on for { $player } ({ $level }).
    }
table-agreed-computer-level =
    { $count ->
        [one] { $names } wants another level for { $player }: { $level }.
       *[other] { $names } want another level for { $player }: { $level }.
    }
table-agreed-computer-stand-ins =
    { $count ->
        [one] { $names } wants another level for the computer that moves when time is up: { $level }.
       *[other] { $names } want another level for the computer that moves when time is up: { $level }.
    }
table-lent =
    { $count ->
        [one] { $names } plays for { $people } until **Take my seat back**.
       *[other] { $names } play for { $people } until **Take my seat back**.
    }
table-agreed-end =
    { $count ->
        [one] { $names } wants to end the match by the points so far.
       *[other] { $names } want to end the match by the points so far.
    }
table-agreed-judge =
    { $count ->
        [one] { $names } wants to end the match as a computer judges it.
       *[other] { $names } want to end the match as a computer judges it.
    }
table-agreed-pause =
    { $count ->
        [one] { $names } wants to pause the match: no time runs until all want to continue.
       *[other] { $names } want to pause the match: no time runs until all want to continue.
    }
table-agreed-resume =
    { $count ->
        [one] { $names } wants to continue the match: time runs again.
       *[other] { $names } want to continue the match: time runs again.
    }
table-agreed-extend =
    { $count ->
        [one] { $names } wants more time: one more period for everyone who still has to answer.
       *[other] { $names } want more time: one more period for everyone who still has to answer.
    }
table-agreed-repair =
    { $count ->
        [one] { $names } wants to go back to before move { $move }: all since then is undone.
       *[other] { $names } want to go back to before move { $move }: all since then is undone.
    }
table-agreed-pace =
    { $count ->
        [one] { $names } wants another pace: { $pace }.
       *[other] { $names } want another pace: { $pace }.
    }
table-agreed-live =
    { $count ->
        [one] { $names } wants to play live for an hour: five minutes for a decision.
       *[other] { $names } want to play live for an hour: five minutes for a decision.
    }
table-live = Everyone plays live: five minutes for a decision. This ends { $until }, then the pace is again: { $pace }.
# After "Propose" and "Agree to", and in the line below: what a vote is about.
motion-name-cancel = cancelling the match
motion-name-away = playing on without { $player }
motion-name-pause = a pause
motion-name-resume = continuing
motion-name-extend = more time
motion-name-live = a live hour
motion-name-pace = another pace ({ $pace })
motion-name-replace = a new player for { $player }
motion-name-computer = a computer for { $player } ({ $level })
motion-name-computer-level = another level for { $player } ({ $level })
motion-name-computer-stand-ins = another level when time is up ({ $level })
motion-name-draw = a draw
motion-name-end = ending by the points
motion-name-judge = ending as the computer judges
motion-name-repair = going back to before move { $move }
table-lapsed = -# What { $names } agreed to no longer counts, as the match has moved on: { $motion }.
table-more-votes =
    { $count ->
        [one] One more vote is open: press **More**, then **Votes**.
       *[other] { $count } more votes are open: press **More**, then **Votes**.
    }
table-paused = Paused { $since }: no time runs, but moves can still be made. The match continues when all agree (**More**, then **Votes**), on { $until } at the latest.
table-excused = { $player } is on holiday until { $at }: no time runs against them.
table-resting = All players are away, so the match waits until one of them presses **I'm back**. Otherwise it is cancelled { $when }.
table-silent = Nothing has happened here for 30 days. Does anybody still play? Press **I still play**, otherwise the match is cancelled { $when }.
table-restored = The bot was restored from a backup: everything that happened at this table after { $time } is gone.
table-left =
    { $count ->
        [one] { $names } has left this server, but still holds a seat. The host can remove them: { $command }.
       *[other] { $names } have left this server, but still hold seats. The host can remove them: { $command }.
    }
table-left-tournament =
    { $count ->
        [one] { $names } has left this server, but still holds a seat. Somebody who manages the server and doesn't take part can remove them: { $command }.
       *[other] { $names } have left this server, but still hold seats. Somebody who manages the server and doesn't take part can remove them: { $command }.
    }
table-here = { $people }: your match is here. It is not your turn yet.
result-own =
    { $ending ->
        [won] **You won**
        [shared] **You share the victory**
        [lost] **You lost**
       *[behind] **You came in place { $place } of { $seats }**
    }
result-score =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
result-other = { $own } to { $others }
result-others = { $own }; the others: { $others }
table-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
table-absent = Left before the end: { $names }.
reason-draw = The players agreed to a draw.
table-ended-away = Away at the end, so placed behind those who stayed: { $names }.
reason-adjudicated = The players agreed to end the match by the points so far.
reason-judged = The players agreed to end the match as a computer judged it.
reason-judged-shares = The players agreed to end the match as a computer judged it: { $line }.
reason-limit = The match reached its limit and ended by the points so far.
reason-resigned = All other players have left the match.
select-close-up = Look closer at…
select-invite = Invite…
select-kick = Remove a player…
lobby-people = { $title }: invite or remove players

entry-paused = The players agree to pause the match.
entry-resumed = The match continues after the pause.
entry-extended = The players agree on more time: everyone who still has to answer gets one more period.
entry-paced = The players agree on another pace: { $pace }.
entry-hurried = The players agree to play live for an hour.
entry-slowed = The live hour is over, and everyone's time begins anew at the table's pace.
entry-repaired = The players agree to go back: the moves since then are undone.
entry-repaired-by = All who are here agree to go back, done by somebody who manages this server ({ $person }): the moves since are undone.
entry-repaired-by-staff = All players who are here agree to go back, and somebody who manages this server has done it for them: the moves since then are undone.
entry-undo = { $player } undoes the last move.
entry-draw = The players agree to a draw.
entry-adjudicated = The players agree to end the match by the points so far.
entry-adjudicated-limit = The match reaches its limit and ends by the points so far.
entry-judged = The players agree to end the match as a computer judges it: { $line }.
# One of those in the line.
judged-share = { $player } { $share } of 100
entry-abandoned = Nobody was left at the table, so the match was cancelled.
entry-silent = Nobody did anything for 30 days, and for 30 more nobody answered whether they still play, so the match was cancelled.
entry-unfilled = Not enough players joined in time, so the table was closed.
# In place of the name of a player whose seat was taken over.
former-player = { $mark } The former player
entry-resign = { $player } resigns.
entry-freed = { $player } has left the server; the seat was released.
entry-freed-not_there = { $player } did not come to the match; the seat was released.
entry-away = { $player } is away now: time ran out twice in a row.
entry-called = { $player } is away now: the others agreed not to wait any longer.
entry-excused = { $player } is on holiday until { $at }.
entry-returned = { $player } is back from holiday.
entry-back = { $player } is back.
entry-offered = { $player }: the others have put this seat on offer.
entry-replaces = { $player } replaces { $former }.
# Where the name of the player before is not known, or they are forgotten.
entry-taken = { $player } takes over this seat.
entry-taken-own = { $player } has taken this seat back from the computer.
entry-computer-for = { $player }, a computer ({ $level }), plays on for { $former }.
# Where the name of the player before is not known, or they are forgotten.
entry-computer = { $player }, a computer ({ $level }), plays on at this seat.
entry-computer-stand-ins = When time is up, a computer moves at another level from now on: { $level }.
entry-computer-level = { $player } plays at another level from now on: { $level }.
entry-default = { $player }: time ran out, so a default move was made.
entry-default-absent = { $player }: nobody is playing this seat, so a default move was made.
entry-default-away = { $player } is away, so a default move was made.
entry-late = Time ran out, so the bot chose for: { $names }.
entry-stand_in = { $player }: time ran out, so a computer moved.
entry-stand_in-away = { $player } is away, so a computer moved.
entry-stand_in-absent = { $player }: nobody is playing this seat, so a computer moved.
entry-receipt = { $line } Receipt: `{ $receipt }`.
entry-sealed = { $player }: answer sealed, receipt `{ $receipt }`.
