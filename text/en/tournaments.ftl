### Tournaments: their card, lists, what entrants and organisers can do. Standings and pairings: tournament_tables.ftl.

tournament-heading = ### { $name }
tournament-new-name =
    { $format ->
        [teams] { $game } Team Cup
        [round_robin] { $game } Round Robin
       *[other] { $game } Cup
    }
tournament-entrant = entrant { $number }
tournament-an-organiser = An organiser
tournament-the-bot = The bot
tournament-match = { $name }, round { $round }
tournament-match-flow = { $name }
tournament-match-final = { $name }, knock-out

tournament-status-draft = draft
tournament-status-open = entries are open
tournament-status-running = running
tournament-status-paused = paused
tournament-status-ended = over
tournament-status-cancelled = cancelled

tournament-game = **{ $game }** · { $pace }
tournament-options = -# { $options }
tournament-format = Format: { $format }
tournament-format-swiss =
    { $rounds ->
        [one] Swiss, { $rounds } round
       *[other] Swiss, { $rounds } rounds
    }
tournament-format-flow =
    { $rounds ->
        [one] flow, { $rounds } match each
       *[other] flow, { $rounds } matches each, { $at_once } at a time
    }
tournament-format-table_flow =
    { $rounds ->
        [one] flow at tables of four and three, { $rounds } match each
       *[other] flow at tables of four and three, { $rounds } matches each, { $at_once } at a time
    }
tournament-format-round_robin = round robin, everybody meets everybody once
tournament-format-tables =
    { $rounds ->
        [one] tables of four and three, { $rounds } round
       *[other] tables of four and three, { $rounds } rounds
    }
tournament-format-division =
    { $at_once ->
        [1] division of a league, everybody meets everybody about as often, one match at a time
       *[other] division of a league, everybody meets everybody about as often, { $at_once } matches at a time
    }
tournament-format-knock_out = knock-out
tournament-format-groups = groups of about { $size }
tournament-format-table_groups = groups of about { $size }, at tables of four
tournament-then-final =
    { $best_of ->
        [one] { $format }, then a knock-out of the top { $count }
       *[other] { $format }, then a knock-out of the top { $count }, best of { $best_of }
    }
tournament-groups-final =
    { $best_of ->
        [one] { $format }, then a knock-out of the top { $count } of each
       *[other] { $format }, then a knock-out of the top { $count } of each, best of { $best_of }
    }
tournament-best-of = { $format }, best of { $best_of }
tournament-entrants =
    { $reserves ->
        [0] Places taken: { $count } of { $most }
       *[other] Places taken: { $count } of { $most }, reserves: { $reserves }
    }

tournament-draft = A draft: only organisers see it, until one of them presses **{ button-cup-open }**.
tournament-open = **Entries are open.** Press **{ button-enter }** below.
tournament-closes = Entries close { $at } ({ $left }).
tournament-starts = It starts { $at } ({ $left }).
tournament-starts-by-hand = It starts when an organiser starts it.
tournament-check-in =
    { $hours ->
        [one] In the last hour before the start entrants check in: { $count } have done so.
       *[other] In the last { $hours } hours before the start entrants check in: { $count } have done so.
    }
tournament-wants-reliability = Entrants need at least { $least }% of their answers in time.
reliability-any = Anybody can enter, however many of their answers came in time.
reliability-newcomers =
    { $answers ->
        [one] Newcomers can enter too: people with fewer than { $answers } answer in matches that are over.
       *[other] Newcomers can enter too: people with fewer than { $answers } answers in matches that are over.
    }
reliability-no-newcomers =
    { $answers ->
        [one] Newcomers can't enter: people with fewer than { $answers } answer in matches that are over.
       *[other] Newcomers can't enter: people with fewer than { $answers } answers in matches that are over.
    }
tournament-wants-no-role = No role is needed.
tournament-wants-role = Only for { $role }.
tournament-paused = **Paused** since { $at }: nothing new is paired, matches continue.
tournament-in-round =
    { $playing ->
        [0] **Round { $round } of { $rounds }** is over.
        [one] **Round { $round } of { $rounds }**: waiting for { $playing } match.
       *[other] **Round { $round } of { $rounds }**: waiting for { $playing } matches.
    }
tournament-in-flow =
    { $over ->
        [one] { $over } match is over
       *[other] { $over } matches are over
    }, { $playing ->
        [one] { $playing } is being played
       *[other] { $playing } are being played
    }.
tournament-in-final =
    { $playing ->
        [0] **Knock-out, round { $round }** is over.
        [one] **Knock-out, round { $round }**: waiting for { $playing } match.
       *[other] **Knock-out, round { $round }**: waiting for { $playing } matches.
    }
tournament-limit = The first of them ends { $left } at the latest, { $how }.
tournament-at-standing = by the points so far
tournament-at-void = without a result
tournament-pairs-at = Next pairing: { $at } ({ $left }), or earlier if the matches end before that.
tournament-pairs-then = The next round is paired as soon as they are over.
tournament-pairs-all = All pairs are known. A match begins as soon as both players are free.
tournament-pairs-division = All matches are known. Each begins as soon as all its players are free.
tournament-season-ends = The season ends { $at } ({ $left }).
tournament-pairs-bracket = Winners play on as soon as their next opponent is known.
tournament-threadless =
    { $count ->
        [one] { $count } match has no thread yet: it is played by direct message until there is room for one.
       *[other] { $count } matches have no thread yet: they are played by direct message until there is room for one.
    }
tournament-playing = { $people } · { $where }
tournament-match-number = #{ $match }
tournament-not-begun = not begun yet
tournament-ahead = Ahead: { $names }
tournament-ranked = { $place }. { $name } ({ $points })
tournament-ranked-group = group { $group }: { $name } ({ $points })
tournament-ended = **Over** since { $at }.
tournament-never-began =
    { $format ->
        [teams] It did not begin: when it was to start, too few teams were complete.
       *[other] It did not begin: when it was to start, too few people took part.
    }
tournament-champions =
    { $count ->
        [one] **Winner: { $names }**
       *[other] **Winners: { $names }**
    }
tournament-before-final = Before the knock-out: { $names }
tournament-final-order = Final order: { $names }
tournament-cancelled = **Cancelled** { $at }, without a result.

tournament-acts = **Latest**
tournament-act = -# { $at } · { $line }
tournament-act-reason = { $line } Reason: “{ $reason }”
tournament-act-opened = { $organiser } opened the tournament.
tournament-act-edited = { $organiser } changed the settings.
tournament-act-edited-seeded = The ratings of that moment were noted, to draw the groups by them.
tournament-act-withdrew = { $entrant } withdrew.
tournament-act-withdrew-forgotten = { $entrant } had their data deleted and so withdrew.
tournament-act-removed = { $organiser } removed { $entrant }.
tournament-act-stopped = { $entrant } did not come to a match and is not paired until they are back.
tournament-act-back = { $entrant } came back.
tournament-act-back-forgiven = { $organiser } took back that { $entrant } did not come.
tournament-act-replaced = { $organiser } gave the place of { $reserve } to { $entrant }.
tournament-act-started = { $organiser } started the tournament.
tournament-act-paused = { $organiser } paused the tournament.
tournament-act-resumed = { $organiser } ended the pause.
tournament-act-ended = The tournament ended.
tournament-act-cancelled = { $organiser } cancelled the tournament.
tournament-act-paired =
    { $is_flow ->
        [yes] { $count ->
            [one] { $count } new match was paired.
           *[other] { $count } new matches were paired.
        }
       *[no] Round { $round } was paired.
    }
tournament-act-swapped = { $organiser } swapped { $one } and { $other } before the pairings were shown.
tournament-act-published = { $organiser } showed the pairings.
tournament-act-extended = { $organiser } gave { $people } more time, until { $until }.
tournament-act-scored-played = { $people } { $result }
tournament-act-scored-forfeit = { $people } { $result }: somebody did not come.
tournament-act-scored-adjudicated = { $people } { $result }, adjudicated.
tournament-act-corrected = { $organiser } corrected { $people } to { $result }.
tournament-act-voided = { $people } was declared void: it counts for nobody.
tournament-act-scored-decided = { $organiser } adjudicated { $people } { $result }.
tournament-act-voided-decided = { $organiser } declared { $people } void: it counts for nobody.
tournament-act-forbade = { $organiser } decided that { $one } and { $other } never meet.
tournament-act-forbade-allowed = { $organiser } decided that { $one } and { $other } can meet again.
tournament-result = { $points }

tournaments-heading = ### Tournaments on this server ({ $count })
tournaments-none = There are none yet.
entered = You take part in **{ $name }** as entrant { $number }.
entered-reserve =
    { $place ->
        [one] All places of **{ $name }** are taken. You are entrant { $number } and the first reserve: you get the next place that becomes free.
       *[other] All places of **{ $name }** are taken. You are entrant { $number }, and number { $place } of the reserves.
    }
entered-starts = It starts { $at }.
entered-blocks = You can be paired with people you have blocked, and with people who have blocked you.
entered-dm = Your direct messages are closed, so you will learn of your matches in their threads and with `/{ command-mine }`.
entered-salt = -# Your salt for the shuffle: { $salt }
enter-question =
    ### { $name }
    You are not taking part yet. Press **{ button-enter }** to enter. All chance comes from the tournament's secret and the salts of its entrants; yours is the number of your press, unless you type words of your own.
enter-not =
    ### { $name }
    You are not taking part, and you can't enter now.
withdraw-question =
    ### { $name }: withdraw?
    { $playing ->
        [0] You will not be paired any more. Your results stay.
        [one] You will not be paired any more, and give up your running match. Your results stay.
       *[other] You will not be paired any more, and give up your { $playing } running matches. Your results stay.
    }
withdrawn = You have withdrawn from **{ $name }**.
checked-in = Noted: you will be there when **{ $name }** starts.
entrant-back = Welcome back: you are paired again in **{ $name }**.
hurried = Noted: you are among those who are paired next in **{ $name }**.
help-offered = Thank you. Once your own matches in **{ $name }** are over, you can be asked to play one more, which counts only for the other player.
help-taken-back = Noted: you play only your own matches in **{ $name }**.
my-pairings-heading = ### { $name }: your matches
my-reserve = You are entrant { $number }, and number { $place } of the reserves.
my-entry-withdrawn = You were entrant { $number } and have withdrawn.
my-entry-removed = You were entrant { $number } and have been removed.
my-place = You are entrant { $number }. Place: { $place }, points: { $points }.
my-number = You are entrant { $number }.
my-stopped = You did not come to a match, so you are not paired until you press **{ button-entrant-back }**.
my-next = Next pairing: { $at } ({ $left }), or earlier if the matches end before that.
my-helper = You help those who find no opponent.
my-pairing = { $people } · { $where }
my-pairing-mine = **waiting for you**
my-pairing-theirs = waiting for the others
my-pairings-earlier = **Earlier**
my-result = { $round }. { $people }: { $points }
my-void = { $round }. { $people }: void
my-bye = { $round }. no opponent: { $points }
my-kind-forfeit = somebody did not come
my-kind-adjudicated = adjudicated
my-kind-corrected = corrected
my-kind-bye = no opponent
own-place = place { $place }, points: { $points }
own-playing =
    { $count ->
        [one] { $count } match being played
       *[other] { $count } matches being played
    }
own-next = next pairing { $left }
own-starts = starts { $left }
mine-tournaments = **Your tournaments**
card-lost = **{ $name }**: its card cannot be shown. { $reason } An organiser can move it to another channel: use `/{ command-organise } { command-organise-move }` there. Matches continue.
card-lost-permission = The bot lacks a permission in its channel: { $permission }.
card-lost-channel = Its channel was deleted, or the bot cannot see it.
card-lost-other = Discord does not take the message.


cup-files = **{ $name }** as files: the standings as CSV for spreadsheets, everything as JSON for programs, and TRF16, which arbiters exchange.

setup-tournament-draft =
    ### New tournament: { $name }
    Everything below has a default. Press **{ button-cup-open }**, and its card appears in this channel; until the start you can change everything.
setup-tournament-open =
    ### { $name }: settings
    You can change everything until the start; it is shown on the card.
setup-tournament-name = **Name**: { $name }
setup-tournament-changed = **Changed:**
setup-tournament-game = **Game**: { $game } ({ $options })
setup-tournament-usual = usual options
setup-tournament-language = **Language of card and tables**: { $language }
setup-tournament-format = **Format**: { $format }
setup-tournament-seeding-lot = **Draw**: all by lot
setup-tournament-seeding-rating = **Draw**: the strongest by rating into different groups, the rest by lot
setup-tournament-pace = **Pace**: { $pace }
setup-tournament-dates = **Starts**: { $starts } · **entries close**: { $closes }
setup-tournament-by-hand = when an organiser starts it
setup-tournament-at-start = at the start
setup-tournament-hour = **Paired** every day at { $hour }
setup-tournament-publish =
    { $count ->
        [0] **Pairings** are shown at once
        [one] **Pairings** are shown { $count } minute after organisers see them
       *[other] **Pairings** are shown { $count } minutes after organisers see them
    }
setup-tournament-places =
    { $count ->
        [one] **Places**: { $count }
       *[other] **Places**: { $count }, others are reserves
    }
setup-tournament-late = **Late entries** are possible until half of the rounds have begun
setup-tournament-no-late = **No late entries**
setup-tournament-check-in =
    { $count ->
        [0] **No check-in** before the start
        [one] **Check-in** in the last hour before the start
       *[other] **Check-in** in the last { $count } hours before the start
    }
setup-tournament-limit =
    { $count ->
        [0] **A match** can take as long as it needs
        [one] **A match** ends after { $count } day at the latest, { $how }
       *[other] **A match** ends after { $count } days at the latest, { $how }
    }
setup-tournament-pauses =
    { $count ->
        [0] **No pauses** in a match
        [one] **Pauses** in a match: { $count }, { setup-tournament-pause-days }
       *[other] **Pauses** in a match: up to { $count }, each { setup-tournament-pause-days }
    }
setup-tournament-excused =
    { $count ->
        [0] **No holidays** in a match
        [one] **Holidays** in a match: { $count } day for each player
       *[other] **Holidays** in a match: { $count } days for each player
    }
setup-tournament-breaks = **Ties** are broken by: { $names }

organise-heading = ### Organise { $name }
organise-draft = It is a draft that only organisers see.
organise-open = Entries are open.
organise-running = It is running.
organise-paused = It is paused: nothing new is paired, matches continue.
organise-ended = It is over.
organise-cancelled = It was cancelled.
organise-organisers = Organisers: { $names }. People who manage the server are organisers too.
organise-nobody = nobody
organise-early =
    { $count ->
        [one] { $count } pairing is not shown to the others yet.
       *[other] { $count } pairings are not shown to the others yet.
    }
organise-stopped = Did not come, and are not paired until they are back: { $names }
organise-public = -# Everything you do here is shown on the card, with your name and your reason. Nobody who takes part decides about their own matches or those of their rivals.
organise-opened = **{ $name }** is open. Its card is in { $channel }: there people press **{ button-enter }**.
organise-done = **{ $name }**: done. The card says so.
organise-dropped = The draft **{ $name }** is dropped. Nobody but organisers has seen it.
organise-told = **Done.** The card says so:
    { $lines }
organise-moved = The card of **{ $name }** is here now.
organise-imported =
    { $count ->
        [one] { $count } person was entered in **{ $name }**.
       *[other] { $count } people were entered in **{ $name }**.
    }
import-heading = ### { $name }: enter { $count } of { $lines }?
cup-judged-heading =
    ### { $name }: how the computer judges
    { $people } ({ $where })
cup-judged-line = { $place }. { $player } ({ $share } of 100)
cup-judged-note = -# In brackets: how many of 100 such matches each would win, judged from what everybody can see. Nothing is decided by this: if you agree, press **Take as the result…**; there you can also choose another one.
cup-judged-share = { $player } { $share } of 100
cup-judged-reason = As the computer judges: { $line }

import-line = -# { $line }. { $text }: { $verdict }
import-more = -# … and { $count } more lines
import-verdict-place = is entered
import-verdict-reserve = becomes a reserve
import-verdict-in = takes part already
import-verdict-left = has left and can't come back
import-verdict-doubled = is listed twice
import-verdict-unknown = nobody on this server is known by this name
import-verdict-bot = is a bot
import-verdict-several = fits several people: type the id
import-verdict-too_many = is one too many for a tournament
start-question =
    ### { $name }: start now?
    { $warning }
    After that the settings can't be changed, and the bot begins to pair.

next-round-heading =
    ### { $name }: next round now?
    { $count ->
        [one] { $count } match still runs. If you confirm, it ends now, { $how }, and the next round is paired.
       *[other] { $count } matches still run. If you confirm, they end now, { $how }, and the next round is paired.
    }
next-round-line = -# { $people } ({ $where }): { $said }
next-round-points = would be { $result }
next-round-void = would count for nobody
next-round-hidden = by points that not everybody can know yet
next-round-over = has just ended
next-round-missing = { $said } (did not come: { $names })
next-round-more =
    { $count ->
        [one] -# … and { $count } more match
       *[other] -# … and { $count } more matches
    }
next-round-judgement = -# You can ask the computer how a match would end, and adjudicate it before you confirm.
next-round-note = -# You are asked for a reason, which everybody reads on the card. Matches that begin later are not touched.
start-repeats = -# With { $most } it can happen that two meet twice; with up to { $promised } nobody does.

button-enter = Take part
button-enter-salt = With a salt of my own…
button-withdraw = Withdraw
button-withdraw-yes = Yes, withdraw
button-my-pairings = My matches
button-standings = Standings
button-pairings = Pairings
button-why = Why?
button-cup-rules = Rules
button-cup-export = Files
button-cup-card = Card
button-organise = Organise
button-entrant-back = I am back
button-check-in = I am here
button-next-now = Next match now
button-help-yes = I help others
button-help-no = I help no longer
button-tournaments = Tournaments
button-cup-new = New tournament
button-cup-open = Open
button-cup-drop = Drop the draft
button-cup-like = New one like { $name }
button-cup-edit = Change settings
button-cup-game = Name, game…
button-cup-format = Format…
button-cup-groups = Groups…
button-cup-time = Dates, pace…
button-cup-entry = Who can enter…
button-cup-rating = Ratings…
button-cup-table = Matches…
button-cup-breaks = Equal points…
button-cup-start = Start
button-cup-start-yes = Yes, start
button-cup-start-rounds =
    { $is_flow ->
        [yes] { $count ->
            [one] Start with { $count } match each
           *[other] Start with { $count } matches each
        }
       *[no] { $count ->
            [one] Start with { $count } round
           *[other] Start with { $count } rounds
        }
    }
button-cup-start-robin = Start as a round robin
button-cup-publish = Show pairings
button-cup-swap = Swap two…
button-cup-pause = Pause…
button-cup-resume = End the pause
button-cup-extend = More time…
button-cup-next = Next round now…
button-cup-next-yes = Confirm…
button-cup-adjudicate = Adjudicate…
button-cup-judgement = Ask the computer…
button-cup-judged = Take as the result…
button-cup-correct = Correct a result…
button-cup-replace = Replace…
button-cup-remove = Remove…
button-cup-forgive = Forgive an absence…
button-cup-forbid = Forbid a pair…
button-cup-import = Enter people…
button-cup-import-yes = Enter them
button-cup-move = Move the card here
button-cup-blank = Blank a reason…
button-cup-cancel = Cancel tournament…

modal-entry-salt = Take part
modal-entry-salt-field = Any words or digits
modal-entry-salt-hint = All entrants add a salt to all chance of the tournament.
modal-cup-game = Name, game
modal-cup-format = Format
modal-cup-groups = Groups
modal-cup-time = Dates and pace
modal-cup-entry = Who can enter
modal-cup-rating = Rating limits
modal-cup-table = Matches
modal-cup-breaks = Equal points
modal-cup-pause = Pause the tournament
modal-cup-cancel = Cancel the tournament
modal-cup-swap = Swap two entrants
modal-cup-extend = More time for a match
modal-cup-replace = Replace by a reserve
modal-cup-remove = Remove an entrant
modal-cup-next-yes = End the matches that still run
modal-cup-adjudicate = Adjudicate a match
modal-cup-judgement = Ask how the computer judges
modal-cup-correct = Correct a result
modal-cup-forgive = Forgive an absence
modal-cup-forbid = Two who never meet
modal-cup-import = Enter people
modal-cup-blank = Blank a reason

form-name = Name
form-game = Game
form-language = Language of card and tables
form-publish = When pairings are shown
form-publish-value =
    { $count ->
        [0] Pairings: shown at once
        [one] Pairings: { $count } minute after organisers see them
       *[other] Pairings: { $count } minutes after organisers see them
    }
form-format = Format
form-format-swiss = Swiss: rounds for two
form-format-flow = Flow: a Swiss without rounds, nobody waits
form-format-table_flow = Flow at tables of four and three
form-format-round_robin = Round robin: everybody meets everybody
form-format-tables = Tables of four and three, in rounds
form-format-knock_out = Knock-out
form-format-groups = Groups, then a knock-out
form-format-table_groups = Groups at tables of four, then a knock-out
form-rounds = Rounds; in a flow matches of each entrant
form-rounds-hint = Fewer than there are entrants.
form-at_once = Matches of each entrant at a time
form-at_once-value =
    { $count ->
        [one] { $count } match at a time
       *[other] { $count } matches at a time
    }
form-final = Knock-out
form-final-value =
    { $count ->
        [0] No knock-out afterwards
       *[other] { $best_of ->
            [one] A knock-out of the top { $count }
           *[other] A knock-out of the top { $count }, best of { $best_of }
        }
    }
form-group_size = Size of the groups
form-group_size-value = Groups of about { $count }
form-group_best = How many of each group advance
form-group_best-value =
    { $count ->
        [one] The winner advances
       *[other] The top { $count } advance
    }
form-seeding = Draw of the groups
form-seeding-lot = All by lot
form-seeding-rating = By rating, who has none by lot
form-series = Matches in the knock-out
form-series-value =
    { $count ->
        [one] One match
       *[other] Best of { $count }
    }
form-pace = Time for a decision
form-own_pace = Another pace
form-own_pace-hint = Empty: as chosen above. For example: 36h, or 21:00 Berlin, or 36h workdays
form-starts = Start
form-starts-hint = 5 Dec 18:00, 2026-12-05 18:00, in 3 days. Empty: an organiser starts it
form-closes = Entries close
form-closes-hint = As above. Empty: at the start
form-hour = Flow: hour of pairing
form-hour-value = Paired at { $hour } UTC
form-most = Places
form-most-hint = 512 at most; who comes later is a reserve.
form-reliability = Reliability
form-reliability-value =
    { $count ->
        [0] Anybody can enter
       *[other] At least { $count }% of answers in time
    }
form-reliability-known = At least { $count }%, no newcomers
form-late = Late entries
form-late-yes = Possible until half of the rounds have begun
form-late-no = Not possible
form-check_in = Check-in
form-check_in-value =
    { $count ->
        [0] No check-in
        [one] In the last hour before the start
       *[other] In the last { $count } hours before the start
    }
form-role = Only for a role
form-limit = A match ends after
form-limit-value =
    { $count ->
        [0] No limit
        [one] { $count } day
       *[other] { $count } days
    }
form-at_limit = How a match ends at the limit
form-at_limit-standing = By its points so far
form-at_limit-void = Without a result
form-pauses = Pauses in a match
form-pauses-value =
    { $count ->
        [0] No pauses
        [one] { $count } pause of at most { $days } days
       *[other] { $count } pauses of at most { $days } days
    }
form-excused = Holidays in a match
form-excused-value =
    { $count ->
        [0] No holidays
        [one] { $count } day for each player
       *[other] { $count } days for each player
    }
form-break = Tie-break { $place }
form-break-none = None
form-edition = Rounds without a match count
form-edition-2026 = as FIDE says since 2026
form-edition-2023 = as FIDE said from 2023 on
form-edition-2012 = as FIDE said from 2012 on
form-edition-half = as half a point (clubs)
form-edition-none = not at all
form-entrant = Entrant
form-one = One entrant
form-other = The other entrant
form-reserve = Reserve
form-entrant-hint = A number or a name
form-pairing = Match
form-pairing-hint = The name of one who plays it, or the number of the match
form-days = Days more
form-reason = Reason
form-reason-hint = Everybody reads it on the card.
form-result = Result
form-result-first = 1 : 0, the first one named wins
form-result-second = 0 : 1, the second one named wins
form-result-draw = ½ : ½, a draw
form-result-void = Void: it counts for nobody
form-result-none = 0 : 0, nobody gets anything
form-places = Places in order of the seats
form-places-hint = Such as 2 1 3 4; the same for shared places
form-places-hint-void = Such as 2 1 3 4; the same for shared places; “void”: it counts for nobody
form-allow = Do they meet?
form-allow-no = They never meet
form-allow-yes = They can meet again
form-people = People
form-people-hint = One in each line: mention, id or name
form-act = What was done
form-kept = -# Open the form again: it still has what you filled in.
form-choose = Choose…

tie-break-direct = direct encounter
tie-break-buchholz = Buchholz
tie-break-buchholz_cut_1 = Buchholz cut 1
tie-break-buchholz_median = median Buchholz
tie-break-sonneborn_berger = Sonneborn-Berger
tie-break-wins = wins
tie-break-progressive = progressive score
tie-break-later_seat = matches in the worse seat
tie-break-opponents_place_points = mean points of opponents
tie-break-share_of_best = share of the best score
tie-break-lots = lots
tie-break-of-edition = { $name } ({ $edition })

refusal-which_tournament = Which tournament do you mean: { $names }? Choose it with the option `tournament`, or use the command in its channel.
refusal-no_tournament =
    { $server ->
        [yes] There is no tournament on this server yet. `/{ command-organise } { command-organise-new }` makes one.
       *[no] You are not in any tournament. `/{ command-tournament } { command-tournament-list }` on a server shows the tournaments there.
    }
refusal-no_such_entrant = Nobody in this tournament is called “{ $word }”, and it is not the number of an entrant.
refusal-which_entrant = “{ $word }” fits several entrants: { $names }. Type the number.
refusal-no_such_pairing = There is no such match: “{ $word }”.
refusal-which_pairing = “{ $word }” fits several matches: { $names }. Type the number.
refusal-tournament_no_number = “{ $word }” is not a whole number.
refusal-no_places =
    { $seats ->
        [one] “{ $word }” does not tell the place of { $seats } seat.
       *[other] “{ $word }” does not tell the places of { $seats } seats, such as 2 1 3 4.
    }
refusal-no_hour = “{ $word }” can't be read as a time of day. Try 18:00.
refusal-lost_tournament = This button belongs to a tournament that no longer exists: the bot was restored from a backup that is older. Nothing was done.
refusal-no_list = The list of people was not kept: the bot was restarted, or another list came after it. Nobody was entered; please send it again.
refusal-no_reasons = Nobody has given a reason here.
refusal-nobody_takes_part = Nobody takes part in this tournament now.
refusal-no_reserves = This tournament has no reserves. Who enters when all places are taken becomes one.
refusal-no_match_runs = No match of this tournament is running now.
refusal-no_match_is_over = No match of this tournament is over yet.
