### Looking at a match: what is one's own, log, replay, more, about the match, its rules.

hand-heading = ### { $title }: what is yours
hand-open = The match has not begun; nobody has anything yet.
hand-spectator = You do not sit at this table, so nothing here is yours.

info-status = Status: { $status }
info-opened = Opened: { $when }
info-started = Begun: { $when }
info-ended = Ended: { $when }
info-seats = Players:
info-shuffle = -# Seal of the shuffle (SHA-256): `{ $commitment }`

log-heading = ### { $title }: log
log-new = -# New since you last looked:
log-empty = Nothing has happened yet.

replay-heading = ### { $title }: move { $step } of { $last }
replay-start = start
replay-first = |‹
replay-back = ‹
replay-on = ›
replay-last = ›|
replay-jump = Jump to a move…
replay-viewer = As seen by…
replay-viewer-public = As everybody saw it
replay-viewer-seat = As { $player } saw it

more-undo = You may still take back your last move.
more-no-undo = There is nothing of yours to take back now.
resign-question =
    ### Resign from { $title }?
    From then on the rules move for your seat, and you cannot come back.
agree-question =
    ### Call off { $title }?
    { $others ->
        [0] There will be no result, and no way back.
       *[other] The match is called off when all its players agree. Then there will be no result, and no way back.
    }
agree-names = Agreed so far ({ $have } of { $most }): { $names }.
cancel-question =
    ### Call off { $title }?
    There will be no result for anybody, and no way back.

rules-paragraph =
    -# Rules of { $game }
    ### { $number } { $title }
rules-found =
    { $count ->
        [one] ### “{ $query }” in the rules of { $game }: { $count } paragraph
       *[other] ### “{ $query }” in the rules of { $game }: { $count } paragraphs
    }
rules-nothing = The rules of { $game } say nothing about “{ $query }”. Try another word, or open the contents.
rules-found-all =
    { $count ->
        [one] ### “{ $query }” in the rules: { $count } paragraph
       *[other] ### “{ $query }” in the rules: { $count } paragraphs
    }
rules-hit = { $game } · { $number } { $title }
rules-nothing-all = The rules say nothing about “{ $query }”. Try another word, or open the contents of a game.
rules-games = ### Rules of which game?
rules-contents = ### Rules of { $game }
rules-none = There is no rules text for { $game }.
rules-open = Open a paragraph…

export-whole = { $title }: the whole match as a file, with the secret of the shuffle.
export-own = { $title }: what you may know of the match so far, as a file.
verified =
    ### { $title }: everything fits
    { $entries ->
        [one] The secret belongs to the seal. Played again from the secret and the salts, { $entries } entry leads to what is stored.
       *[other] The secret belongs to the seal. Played again from the secret and the salts, { $entries } entries lead to what is stored.
    }
verified-compare =
    Compare the seal with the one on the table's first card, and your salt with the one you were shown when you joined:
    Seal: `{ $commitment }`
verified-salt = { $player }: { $salt }
verified-limits = -# Whoever runs this bot knew the secret from the start. If they also played, this does not show that they chose their salt by chance.
not-verified =
    ### { $title }: something does not fit
    { $fault }
