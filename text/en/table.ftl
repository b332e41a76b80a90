### What everybody sees in the channel: the card of an open table and the table itself.

lobby-heading = ### { $title }: open table
lobby-host = Hosted by **{ $host }**.
lobby-seats = Seats taken: { $taken } of { $most }
lobby-free-seat = free
lobby-pace = Pace: { $pace }
lobby-language = Language: { $language }
lobby-option = { $option }: { $value }
lobby-missing =
    { $players ->
        [one] One more player is needed to start.
       *[other] { $players } more players are needed to start.
    }
lobby-ready =
    { $room ->
        [0] The table is full. **{ $host }** may start.
        [one] **{ $host }** may start. There is room for one more.
       *[other] **{ $host }** may start. There is room for { $room } more.
    }
lobby-invited = Invited: { $names }.
lobby-shuffle = -# Seal of the shuffle: `{ $commitment }`. After the match all that was sealed is opened, and anyone can check it.

table-heading = ### { $title }
table-earlier = -# { $title }, earlier
table-ended = ### { $title }: the match is over
table-cancelled = ### { $title }: called off
table-cancelled-players = At the table: { $names }.
table-private-waits =
    { $count ->
        [one] Something private waits for { $names } behind **Hand**.
       *[other] Something private waits behind **Hand** for { $names }.
    }
table-agreed =
    { $count ->
        [one] { $names } wants to call the match off. If everyone agrees, it ends without a result: **More**, then **Call off**.
       *[other] { $names } want to call the match off. If everyone agrees, it ends without a result: **More**, then **Call off**.
    }
table-left =
    { $count ->
        [one] { $names } has left this server; the match waits all the same. The host can free the seat: { $command }.
       *[other] { $names } have left this server; the match waits all the same. The host can free their seats: { $command }.
    }
table-winners =
    { $count ->
        [one] { $names } wins.
       *[other] The victory is shared by { $names }.
    }
reason-draw = A draw by agreement.
reason-resigned = The others have left the match.
table-shuffle-opened =
    -# Secret of the shuffle: `{ $secret }`
    -# Its seal, shown before the match: `{ $commitment }`
select-close-up = Look closer at…

entry-undo = { $player }: last move taken back.
entry-draw = The players have agreed on a draw.
entry-resign = { $player } resigns.
entry-freed = { $player } has left the server. The seat was given up.
entry-default = { $player }: time is up, the rules move instead.
entry-default-absent = { $player }: nobody sits here, the rules move instead.
entry-receipt = { $line } Receipt: `{ $receipt }`.
entry-sealed = { $player }: answer sealed, receipt `{ $receipt }`.
