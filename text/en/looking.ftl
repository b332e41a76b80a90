### Looking at a match: what is one's own, log, replay, more, about the match, its rules.

hand-heading = ### { $title }: your hand and supplies
hand-open = The match has not started; nobody has anything yet.
hand-nothing = You have nothing of your own yet.
hand-spectator = You're watching this match, so you have no hand.

info-status = Status: { $status }
info-game = Game: { $game }
info-opened = Opened: { $when }
info-started = Started: { $when }
info-ended = Ended: { $when }
info-seats = Players:
info-reliable = in time: { $percent }% of { $answers }; finished: { $finished } of { $matches }
info-newcomer = not enough matches to rate reliability
info-shuffle = -# Fair-shuffle hash (SHA-256): `{ $commitment }`

log-heading = ### { $title }: log
log-new = -# New for you:
log-empty = Nothing has happened yet.

since-heading = ### { $title }: new for you
since-nothing = Nothing new for you.

replay-heading = ### { $title }: move { $step } of { $last }
replay-start = start
replay-step = move { $step }
replay-first = |‹
replay-back = ‹
replay-on = ›
replay-last = ›|
replay-jump = Jump to a move…
replay-viewer = View as…
replay-viewer-public = As everybody saw it
replay-viewer-seat = As { $player } saw it

story-heading = ### { $title }: how it went
story-analysing = The match is being analysed. The chart will appear here in a few seconds.
story-turn = **Turning point { $number }: move { $step }.** { $player }: { $before } → { $after } wins in 100.
story-no-turn = No single move turned this match.
story-working = The moves that cost each player most are still being worked out. They will appear here, usually within two minutes.
story-dearest =
    { $count ->
        [0] { $player } made no move that clearly cost anything.
       *[other] Most costly for { $player }:
    }
story-dear =
    { $matches ->
        [one] - Move { $step } ({ $kind }): { $made }. Better: { $best }. Cost: { $matches } win in 100.
       *[other] - Move { $step } ({ $kind }): { $made }. Better: { $best }. Cost: { $matches } wins in 100.
    }
story-dear-better = -# Better in: { $terms }.
story-level = -# Compared with what the best computer of this game (level: { $level }) would have done, which knew only what the player could see at that moment.
story-jump = See it in the replay…
story-jump-turn = Turning point { $number }: move { $step }
story-jump-dear = { $player }: before move { $step }

more-undo = You can still undo your last move.
more-no-undo = You have nothing to undo.
resign-question =
    ### Resign from { $title }?
    { $count ->
        [0] Your seat will then be played automatically. You can't rejoin.
        [one] The match will then be over. Winner: { $names }.
       *[other] The match will then be over. Winners: { $names }.
    }
agree-question =
    ### Cancel { $title }?
    { $others ->
        [0] No result will be recorded. This can't be undone.
       *[other] The match is cancelled when all its players agree. No result will then be recorded. This can't be undone.
    }
vote-missing = -# Must still agree: { $names }.
agree-names = Agreed so far ({ $have } of { $most }): { $names }.
vote-against = Against: { $names }.
vote-until = -# If not all agree, this vote ends { $when }.
vote-lapsed = Your agreement no longer counts, as it would have another effect now.
vote-would-end = -# If it ended now: { $line }.
vote-would-judge = -# The computer gives these places; in brackets, how many of 100 such matches each would win: { $line }.
vote-judged = { $place }. { $player } ({ $share } of 100)
vote-judged-equal = -# Chances that are no more than { $most } of 100 apart share a place.
vote-would-draw = -# Points now: { $line }.
vote-move = { $move } ({ $player }: { $line })
vote-score = { $player } { $score }
vote-goes-back =
    { $count ->
        [one] -# Now one move would be undone: { $moves }.
       *[other] -# Now { $count } moves would be undone: { $moves }{ $more ->
            [0] { "" }.
           *[other] {" "}and { $more } more.
        }
    }
vote-goes-far-back =
    { $count ->
        [one] -# Now more than one move would be undone.
       *[other] -# Now more than { $count } moves would be undone.
    }
vote-quicker = -# Who doesn't answer in time at this pace loses only that decision: the default move is made, and they don't count as away.
vote-absent-untold =
    { $count ->
        [one] -# { $names } is away and is told of this first. Nothing is decided before they have had time to object.
       *[other] -# { $names } are away and are told of this first. Nothing is decided before they have had time to object.
    }
vote-absent =
    { $count ->
        [one] -# { $names } is away and can object until { $at }, by pressing **I'm back**.
       *[other] -# { $names } are away and can object until { $at }, by pressing **I'm back**.
    }
votes-staff = -# If the match is on a server, somebody who manages it and has no seat here can go back for you at once: `/{ command-match } { command-match-table } { command-match-table-back }`.
carry-heading =
    ### { $title }: going back
    When all players who are here agree to go back, and somebody who is away could still object, you can do it for them. The table says that it was you.
carry-repair =
    { $away ->
        [one] **Go back to before move { $move }.** Agreed: { $have } of { $have }; { $away } player is away.
       *[other] **Go back to before move { $move }.** Agreed: { $have } of { $have }; { $away } players are away.
    }
carry-none = There is nothing to do now: nobody waits only for a player who is away.
carried-heading = { $title } has gone back. The table says that you have done it.
lapsed-heading =
    ### { $title }: your agreement no longer counts
    The match has moved on. This is what you would agree to now.
objection-heading =
    ### { $title }: a proposal while you are away
    The others propose this. If you don't want it, press **I'm back**. You have at least until { $at }.
votes-heading =
    ### { $title }: votes
    A proposal takes effect as soon as everybody who is asked has agreed. A vote is open for three days and never ends in the night of somebody who has not voted. If you agree to a result or to going back, that no longer counts once the points or the moves have changed.
votes-nobody-silent = -# In a match without a time limit, a player who has not answered for three days can be voted away from the table. They can come back at any time.
motion-cancel = **Cancel the match.** No result is recorded.
motion-draw = **Agree to a draw.**
motion-end = **End the match by the points so far.** Players who are away are placed behind those who stayed.
motion-judge = **End the match as the computer judges it.** It looks only at what everybody can see. After the next move it has to judge anew. Players who are away are placed behind those who stayed.
motion-away = **Play on** without { $player }, who was last active { $since }. Default moves are made for them until they come back. Players who don't vote within three days are not counted.
motion-pause =
    { $days ->
        [one] **Pause the match.** No time runs and nobody is reminded until all agree to continue, { $days } day at most. Moves can still be made.
       *[other] **Pause the match.** No time runs and nobody is reminded until all agree to continue, { $days } days at most. Moves can still be made.
    }
motion-resume = **Continue the match.** Time runs on from where it stopped.
motion-extend = **Give everyone more time.** Everyone who still has to answer gets one more period.
motion-pace = **Another pace: { $pace }.** Everyone's time begins anew at that pace.
motion-live = **Play live for an hour.** Everyone then has five minutes for a decision. After the hour the pace is what it was, and everyone's time begins anew. This vote is open for half an hour.
select-pace = Propose another pace…
button-other-pace = Type a pace…
motion-repair = **Go back to before move { $move }.** That move and all later ones are undone, and all chance after it is drawn anew.
select-vote = Agree to something else…
select-repair = Propose to go back to before a move…
repair-move = Move { $move }
repair-move-of = Move { $move }, { $player }: { $line }
repair-hidden = sealed
motion-replace = **Look for a new player** for the seat of { $player }. The new player sees everything this seat knows and plays on.
motion-computer =
    { $back ->
        [yes] **Let a computer play on** ({ $level }) for { $player }, from now on and at once. It knows only what this seat knows; what is sealed stays. Until it is there, { $player } can object by coming back. Later they can take their seat back with one press.
       *[no] **Let a computer play on** ({ $level }) at the seat of { $player }, from now on and at once. It knows only what this seat knows; what is sealed stays.
    }
motion-computer-level = **Another level** for { $player }: { $level }. It counts from the computer’s next move.
motion-computer-stand-ins = **Another level for the computer that moves when time is up**: { $level }. It counts from the next such move.
select-computer = Propose a computer, or another level…
cancel-question =
    ### Cancel { $title }?
    No result will be recorded. This can't be undone.

rules-paragraph =
    -# Rules of { $game }
    ### { $number } { $title }
rules-found =
    { $count ->
        [one] ### “{ $query }” in the rules of { $game }: { $count } section
       *[other] ### “{ $query }” in the rules of { $game }: { $count } sections
    }
rules-nothing = “{ $query }” was not found in the rules of { $game }. Try another word, or open the contents.
rules-found-all =
    { $count ->
        [one] ### “{ $query }” in the rules: { $count } section
       *[other] ### “{ $query }” in the rules: { $count } sections
    }
rules-hit = { $game } · { $number } { $title }
rules-chosen = -# At this table:
rules-nothing-all = “{ $query }” was not found in the rules. Try another word, or open the contents of a game.
rules-games = ### The rules of which game?
rules-contents = ### Rules of { $game }
rules-none = { $game } has no rules text yet.
rules-open = Open a section…

export-whole = { $title }: the whole match as a file, with the shuffle secret.
export-own = { $title }: everything you can know about the match so far, as a file.
verified =
    ### { $title }: verified
    { $entries ->
        [one] The revealed secret matches the fair-shuffle hash. Replaying { $entries } move from the secret and the salts gives the recorded state.
       *[other] The revealed secret matches the fair-shuffle hash. Replaying all { $entries } moves from the secret and the salts gives the recorded state.
    }
verified-so-far =
    ### { $title }: so far nothing differs
    { $entries ->
        [one] The bot has replayed { $entries } move and found the state that it keeps. You can't check this yourself yet: the secret is shown when the match is over.
       *[other] The bot has replayed all { $entries } moves and found the state that it keeps. You can't check this yourself yet: the secret is shown when the match is over.
    }
    Keep the fair-shuffle hash until then, to compare: `{ $commitment }`
verified-compare =
    Compare the hash with the one you saw before: on the table's first card, or in the answer to **Play now**. Compare your salt with the one you were shown when you joined:
    Fair-shuffle hash: `{ $commitment }`
    Shuffle secret: `{ $secret }`
verified-salt = { $player }: { $salt }
verified-tournament-whole = This is match { $path } of the tournament “{ $tournament }”. The shuffle secret follows from the tournament's secret, which matches the tournament's hash, and each seat's salt from its entrant's salt.
verified-tournament-salts = This is match { $path } of the tournament “{ $tournament }”. Each seat's salt follows from its entrant's salt. Not checked yet: whether the shuffle secret follows from the tournament's secret, which is shown when the tournament is over.
verified-compare-tournament =
    Compare the hashes with those on the first cards of this table and of the tournament, and your salt with the one you were shown when you entered the tournament:
    Fair-shuffle hash: `{ $commitment }`
    Shuffle secret: `{ $secret }`
    Tournament's hash: `{ $promised }`
verified-tournament-secret = Tournament's secret: `{ $secret }`
verified-limits = -# Not checked, as nothing follows from the shuffle: names, times, and who was a computer. The people who run this bot knew the secret from the start. If one of them played, this does not prove that they chose their salt at random.
not-verified =
    ### { $title }: verification failed
    { $fault }
