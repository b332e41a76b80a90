### What tournaments have led to: standings, pairings, arithmetic, rules, pictures, files. All else: tournaments.ftl.

standings-heading = ### { $name }: standings
standings-none = Nobody takes part yet.
standings-no-results = Nobody has a result yet, so there are no places. Entrants by number:
standings-final = These standings are final.
standings-in-flow =
    { $over ->
        [one] { $over } match is over
       *[other] { $over } matches are over
    }{ $playing ->
        [0] .
        [one] , { $playing } still runs.
       *[other] , { $playing } still run.
    }
standings-in-round =
    { $playing ->
        [0] After round { $round }.
        [one] Round { $round } is being played: { $playing } match still runs.
       *[other] Round { $round } is being played: { $playing } matches still run.
    }
standings-then-final = These are the standings before the knock-out.
standings-columns =
    { $count ->
        [0] -# Place, name, **points**
       *[other] { $edition ->
            [none] -# Place, name, **points**, then: { $columns }
           *[other] -# Place, name, **points**, then ({ $edition }): { $columns }
        }
    }
standings-group = **Group { $group }**
standings-on =
    { $is_over ->
        [yes] -# { $sign } is in the knock-out.
       *[no] -# { $sign } would advance to the knock-out, as things are now.
    }
standings-place = place { $place }, points: { $points }
standings-you = (you)
standings-gone = (left)
standings-by-lot = by lot
standings-open = -# ≥: an opponent's match still runs; they count with the points they have now, so this can grow.
standings-why = Explain the place of an entrant…
button-why-me = Why am I in this place?
button-cup-picture-cross = Cross table
button-cup-picture-race = Progress
button-cup-picture-bracket = Bracket

# Sentences of the edition are for opponents, and for oneself.
edition-2026 = FIDE 2026
    .rule = -# FIDE 2026: your own round without a match counts as one against somebody with as many points as you have, but at most half of what could be had; after a no-show at most as many as the absent opponent has. Opponents keep what they were given; rounds after their last one count as draws.
edition-2023 = FIDE 2023
    .rule = -# FIDE 2023: your own round without a match counts as one against somebody with as many points as you have. Opponents keep what they were given; rounds after their last one count as draws.
edition-2012 = FIDE 2012
    .rule = -# FIDE 2012: your own round without a match counts as one against a virtual opponent, who began it with your points, got what you did not, and drew ever since. Opponents keep what they were given.
edition-half = ½ for rounds without a match
    .rule = -# Clubs: your own round without a match counts nothing, and one of an opponent counts as half a point for them.
edition-none = matches only
    .rule = -# Matches only: your own round without a match counts nothing, and opponents keep what they were given.

pairings-heading = pairings
pairings-of = ### { $name }: { $round }
pairings-none = Nobody has been paired yet.
pairings-round = round { $round }
pairings-division = all matches
pairings-groups = all matches of the groups
pairings-day = day { $round }
pairings-knock-out = knock-out, round { $round }
pairings-yours = **You:** { $pairing }
pairings-bye = { $name }: bye, points: **{ $points }**
pairings-void = void, it counts for nobody
pairings-due = not begun yet
pairings-match = match #{ $match }
pairings-until = ends { $left } at the latest
pairings-forfeit = no-show
pairings-adjudicated = adjudicated
pairings-corrected = corrected by an organiser
pairings-only-for = counts only for { $name }
pairings-early = only organisers see this yet
pairings-group = group { $group }
pairings-playing =
    { $count ->
        [one] Waiting for { $count } match.
       *[other] Waiting for { $count } matches.
    }
pairings-earlier =
    { $count ->
        [one] { $count } match of earlier days still runs.
       *[other] { $count } matches of earlier days still run.
    }
pairings-next = Next pairing: { $at } ({ $left }).
pairings-then = The next round is paired when all matches of this one are over.
pairings-why = Why do they meet? Choose a match…
button-round-before = ‹ { $round }
button-round-after = { $round } ›
button-round-before-none = Nothing earlier
button-round-after-none = Nothing later yet

why-heading = ### { $tournament }: the place of { $name }
why-unranked = There is no place to explain: they have not played here.
why-place = **Place { $place }** of { $of }, points: **{ $points }**
why-place-group = **Place { $place }** of { $of } in group { $group }, points: **{ $points }**
why-behind = Behind { $name } (place { $place }) by { $by }: { $mine } against { $value }.
why-ahead = Ahead of { $name } (place { $place }) by { $by }: { $mine } against { $value }.
why-behind-by-points = Behind { $name } (place { $place }) by points: { $mine } against { $value }.
why-ahead-by-points = Ahead of { $name } (place { $place }) by points: { $mine } against { $value }.
why-behind-by-lot = Equal with { $name } in everything, and behind by lot.
why-ahead-by-lot = Equal with { $name } in everything, and ahead by lot.
why-level = Shares the place with { $name }: nothing parts them.
why-points = points
why-value = { $name }: **{ $value }**
why-not-tied = { $name }: not needed, nobody is level
why-lot = (the greater lot is ahead; all are drawn from the tournament's secret)
why-in-rounds = (rounds: { $numbers })
why-in-matches = (matches: { $numbers })
why-none-met = (no match against anybody with as many points)
why-rounds = **Rounds**, with the points that the opponents have by now
why-matches = **Matches**, with the points that the opponents have by now
why-round = Round { $number }
why-match = Match { $number }
why-forfeit-won = the opponent did not come
why-forfeit-lost = did not come
why-bye = bye, nobody was left
why-absence = did not play
why-absence-half = missed, for half a point
why-void = the match was void
why-cut = -# Crossed out: does not count in the sum.

met-swapped = An organiser has put one of them here before the pairings were shown; the card says who, and why.
met-first = They had not met here before.
met-again =
    { $count ->
        [one] They had met once before: no set of pairs without a rematch was left, or only one with somebody's second bye.
       *[other] They had met { $count } times before: no set of pairs with fewer rematches was left.
    }
met-level = They had the same number of points.
met-gap = Their points differed by { $points }. Smaller differences elsewhere, or somebody without an opponent, would have weighed more.
met-floats =
    { $count ->
        [0] Neither had been paired up or down in points like this before.
        [one] One of them had been paired up or down in points like this once before; no better set was found.
       *[other] They had been paired up or down in points like this { $count } times before; no better set was found.
    }
met-fold =
    { $count ->
        [0] Among equal points the upper half meets the lower half in order, and this is such a pair.
        [one] Among equal points the upper half meets the lower half in order; this pair is { $count } place off.
       *[other] Among equal points the upper half meets the lower half in order; this pair is { $count } places off.
    }
met-seats = Who plays first: the one who has been first less often, else the one who was second last time, else by lot.
met-clash = Both should have sat in the same seat, to even out who is first how often. No pairs without such a clash were left.
met-bye = The number of players was odd. { $name } had the fewest points of those without a bye.
met-late = { $name } missed this round and has half a point for it.
met-round-robin = Everybody meets everybody once. The order of all pairs comes from Berger's tables and was fixed when the tournament began.
met-round-robin-bye = The number of players is odd, so everybody is free for one round. This is that of { $name }.
met-groups = Both are in group { $group }, where everybody meets everybody once, by Berger's tables.
met-table-groups = All are in group { $group }, where everybody meets everybody about as often and has each seat about as often.
met-groups-forbidden = { $name } has no match: somebody at this table is one they must not meet, and there was no other group for both. Points instead: { $points }.
met-groups-lot = The groups were drawn by lot, so that those who must not meet are in different ones as far as possible.
met-groups-rating = The groups were drawn by rating: the strongest of all are in different groups, then the next ones, and so on; who had no rating came last, by lot.
met-group-swapped = An organiser has moved one of them into group { $group } before the groups were shown; the card says who, and why.
met-division = In a division everybody meets everybody about as often and has each seat about as often. Who meets when was drawn by lot when the season began.
met-division-instead = Somebody had left before this match began, so the others play it without them.
met-division-few = Others of this match had left before it began, and the game is not for so few as were left. Points for { $name }: { $points }.
met-tables = Neighbours in the standings share a table. Some then change tables, so that as few as possible meet again.
met-tables-again =
    { $count ->
        [0] No two of them had met before.
        [one] Two of them had met before: no better tables were found.
       *[other] Rematches among them: { $count }. No better tables were found.
    }
met-tables-gap = The largest difference of points at this table was { $points }.
met-tables-bye = Five cannot be seated at tables of four and three, so the last in the standings without a bye has one: { $name }.
met-tables-seats = Seats are given so that everybody has each as often as any other; of equally good orders one is drawn by lot.
met-knock-out = The winners of two neighbouring matches of the bracket meet; in its first round the best by the standings meets the last, and so on.
met-knock-out-bye = The bracket had more room than players, so the best by the standings go through its first round without a match.
met-knock-out-groups = The winners of two neighbouring matches of the bracket meet. In its first round group winners meet those who advanced behind others, and nobody meets their own group.
met-waited =
    { $count ->
        [0] Neither had waited for a whole day.
        [one] The one who had waited longer had waited for { $count } day.
       *[other] The one who had waited longer had waited for { $count } days.
    }
met-near =
    { $most ->
        [any] Counted above half of what was possible, their points differed by { $gap }. After such a wait any difference is allowed.
       *[other] Counted above half of what was possible, their points differed by { $gap }. After such a wait up to { $most } is allowed.
    }
met-near-level = Counted above half of what was possible, both had the same number of points.
met-table-flow = They were free at the same time, and each two of them were near enough in points and in matches begun for the one of the two who had waited longer.
met-table-waited =
    { $count ->
        [0] Nobody at this table had waited for a whole day.
        [one] The one who had waited longest had waited for { $count } day.
       *[other] The one who had waited longest had waited for { $count } days.
    }
met-table-gap = Counted above half of what was possible, points at this table differed by { $points } at most.
met-table-small = No fourth player was near enough, and somebody had waited for { $days } days, so it is a table of three.
met-lag =
    { $count ->
        [one] The numbers of matches they had begun could differ by { $count }.
       *[other] The numbers of matches they had begun could differ by { $count }.
    }
met-helped = { $name } had found nobody for { $waited } days; from { $days } days on, somebody who has finished can help. The match counts only for { $name }.
met-flow-bye = { $name } had found nobody for { $days } days, and nobody could help. Points for it: { $points }.
met-flow-alone = Nobody was left who could still meet { $name }, so this bye came without a wait. Points for it: { $points }.

tournament-rules-heading = ### { $name }: rules
tournament-rules-pace = Pace: { $pace }
tournament-rules-format = Format: { $format }
tournament-rules-late =
    { $flow ->
        [yes] Late entries are possible.
       *[no] Late entries are possible until half of the rounds have begun, with half a point for one missed round.
    }
tournament-rules-no-late = Nobody enters after the start.
tournament-rules-places = **Places**
tournament-rules-points =
    { $flow ->
        [yes] A win is 1 point, a draw ½, a bye 1 and from the second on ½.
       *[no] A win is 1 point, a draw ½, a bye 1.
    }
tournament-rules-points-tables = The first at a table gets 1 point, the last 0, the others equal steps between. Shared places share their points.
tournament-rules-tie-breaks = Ties are broken, in this order, by: { $names }.
tournament-rules-pairing = **Pairing**
tournament-rules-wishes = Everybody plays in each round. Of all sets of pairs the bot takes the best one. What it avoids, the most important first (each line outweighs all below it together):
wish-second_bye = a second bye for anybody
wish-rematch = two who have met before
wish-bye = a bye for somebody with many points
wish-seats = anybody a third time running in a seat, or more than two ahead in one
wish-points = different points (the difference squared)
wish-balance = two who should both change seats the same way
wish-float = the same player paired up or down in points once more in the same direction
wish-halves = among equal points anything but upper half against lower half
tournament-rules-flow =
    { $at_once ->
        [one] Once a day at { $at } all who have been free for a day are paired; one match at a time. Nobody meets the same opponent twice.
       *[other] Once a day at { $at } all who have been free for a day are paired; up to { $at_once } matches at a time. Nobody meets the same opponent twice.
    }
tournament-rules-table_flow =
    { $at_once ->
        [one] Once a day at { $at } all who have been free for a day are seated at tables of four; one match at a time. The longer people have waited, the further apart their scores can be at a table.
       *[other] Once a day at { $at } all who have been free for a day are seated at tables of four; up to { $at_once } matches at a time. The longer people have waited, the further apart their scores can be at a table.
    }
tournament-rules-again = Two who have met before can meet again once one of them has waited for { $first ->
        [one] { $first } day
       *[other] { $first } days
    }, and as often as needed after { $any ->
        [one] { $any } day
       *[other] { $any } days
    }.
tournament-rules-small = A table of three is set only where somebody has waited for { $days } days and no fourth player is near enough.
tournament-rules-alone-tables = An entrant who has had no table for { $days } days plays with two helpers who have finished; the match counts only for the one who waited (each helps up to { $helps } times). After { $bye } days there is a bye instead, worth 1 point and from the second on ½. Once it is certain that no table can be set any more, all missing byes come at once.
tournament-rules-model = -# How long it takes: in a simulation with { $entrants } entrants, { $matches } matches each, two at a time and 12 days for most matches, half of the entrants were through after { $half } days and all after { $all }. At { $far }% of the tables points differed by more than 1.
tournament-rules-gap = How far the points of two can differ, counted above half of what was possible: { $steps }.
tournament-rules-gap-step =
    { $most ->
        [any] from day { $days } on by anything
       *[other] { $days ->
            [0] at first by { $most }
           *[other] from day { $days } on by { $most }
        }
    }
tournament-rules-lag = How far the numbers of matches begun can differ: { $steps }.
tournament-rules-lag-step =
    { $days ->
        [0] at first by { $most }
       *[other] from day { $days } on by { $most }
    }
tournament-rules-alone = An entrant who has had no opponent for { $days } days plays a helper who has finished; the match counts only for the one who waited (each helps up to { $helps } times). After { $bye } days there is a bye instead. Once it is certain that no opponent can come any more, all missing byes come at once.
tournament-rules-round_robin = Everybody meets everybody once, by Berger's tables.
tournament-rules-groups = Groups of about { $size }, never of two; sizes differ by one at most. In a group everybody meets everybody once, by Berger's tables.
tournament-rules-table_groups = Groups of about { $size }, of four at least; sizes differ by one at most. In a group everybody plays four matches at tables of four, meets everybody about as often (equally often in a group of seven) and has each seat once.
tournament-rules-groups-lot = The groups are drawn by lot.
tournament-rules-groups-rating = The groups are drawn by the ratings at the start: the strongest into different groups, then the next ones, and so on; who has no rating comes last, by lot.
tournament-rules-groups-final =
    { $count ->
        [one] The best of each group advances to the knock-out. Group winners are seeded by their share of the points that were possible. If neither player of a match comes, both are out.
       *[other] The best { $count } of each group advance to the knock-out, fewer if groups are so small that nobody would be out. All group winners are seeded first, then all second ones, and so on, each by their share of the points that were possible; nobody meets their own group in the first round. If neither player of a match comes, both are out.
    }
tournament-rules-division = Everybody meets everybody about as often, and has each seat about as often. All matches were paired when the season began; who has which number in the schedule was drawn by lot. A match begins as soon as all its players have fewer than { $at_once } running.
tournament-rules-division-left =
    { $seats ->
        [2] Who leaves loses the matches that have not begun.
       *[other] If somebody leaves, the others play the matches that have not begun without them. If the game is not for so few, each has ½ a point.
    }
tournament-rules-tables = Neighbours in the standings share tables of four and, as few as possible, of three. Swaps between nearby tables then avoid first rematches, then a second table of three for the same player, then differences of points.
tournament-rules-knock_out = In the knock-out the top of the standings meets the bottom, and the top two can meet only in the final; byes go to the top. If neither player comes, both are out.
tournament-rules-forbidden =
    { $more ->
        [0] Organisers have decided that these never meet: { $pairs }.
        [one] Organisers have decided that these never meet: { $pairs }, and { $more } more pair.
       *[other] Organisers have decided that these never meet: { $pairs }, and { $more } more pairs.
    }
tournament-rules-time = **Time**
tournament-rules-limit-standing =
    { $days ->
        [0] A match can take as long as it needs.
        [one] A match that still runs after { $days } day ends by its points so far.
       *[other] A match that still runs after { $days } days ends by its points so far.
    }
tournament-rules-limit-void =
    { $days ->
        [0] A match can take as long as it needs.
        [one] A match that still runs after { $days } day is void and counts as played by nobody.
       *[other] A match that still runs after { $days } days is void and counts as played by nobody.
    }
tournament-rules-season-standing = The season ends on { $at }. A match that is still running then ends by its points so far; one that has not begun counts as played by nobody.
tournament-rules-season-void = The season ends on { $at }. A match that is still running then, or has not begun, counts as played by nobody.
tournament-rules-no-show =
    { $flow ->
        [yes] No first answer within three times the pace, and at least a day, is a no-show: the match is lost, and you are not paired until you say that you are back. Holidays, nights and outages do not count.
       *[no] No first answer within three times the pace, and at least a day, is a no-show: the match is lost. Holidays, nights and outages do not count.
    }
tournament-rules-motions = Players can't cancel a match or change its pace; draws exist where the game has them.
tournament-rules-pauses =
    { $count ->
        [0] No pauses.
        [one] One pause of up to { $days } days for each match.
       *[other] Up to { $count } pauses of up to { $days } days for each match.
    }
tournament-rules-excused =
    { $days ->
        [0] No holidays.
        [one] Up to { $days } day of holidays for each player and match.
       *[other] Up to { $days } days of holidays for each player and match.
    }
tournament-rules-gone = Players who leave give up their running matches; their results stay, and so do those of their opponents.
tournament-rules-chance = **How chance is checked**
tournament-rules-commitment = All chance comes from one secret and the salts of the entrants. Its SHA-256 was shown before the first entry: `{ $commitment }`
tournament-rules-secret-later = The secret is published at the end. Then anybody can check every shuffle, lot and pairing with the file under **{ $button }** and `python -m play.verify`.
tournament-rules-secret = The secret was `{ $secret }`. Anybody can check every shuffle, lot and pairing with the file under **{ $button }** and `python -m play.verify`.

# On pictures; "No." replaces the name of an entrant that the fonts cannot draw.
cup-picture-entrant = No. { $number }
cup-picture-tournament = tournament { $number }
cup-picture-points = points
cup-picture-final = final
cup-picture-round = round { $round }
cup-picture-group = group { $group }
cup-picture-of = ### { $name }
cup-picture-none = Nothing has been played yet in **{ $name }**.
cup-picture-cross = Cross table
cup-picture-cross-rounds = Points, and below them the place of the opponent.
    .told = Points, in brackets the place of the opponent.
cup-picture-cross-tables = Points in each round: 1 for the first of a table.
    .told = Points in each round: 1 for the first of a table.
cup-picture-cross-division = Points in each match: 1 for the first of a table.
    .told = Points in each match: 1 for the first of a table.
cup-picture-cross-square = Columns: opponents in the order of the table.
    .told = Points, in brackets the row of the opponent.
cup-picture-cross-row = { $place }. { $name }, points: { $points }; { $results }.
cup-picture-cross-against = { $points } ({ $number })
cup-picture-cross-alone = { $points } (–)
cup-picture-race = Progress
cup-picture-race-rounds = Points after each round ({ $first }–{ $last }):
cup-picture-race-flow = Points after each match ({ $first }–{ $last }):
cup-picture-race-row = { $place }. { $name }: { $points }.
cup-picture-bracket = Bracket
cup-picture-bracket-part = part { $part }
cup-picture-bracket-round =
    { $count ->
        [1] Final
        [2] Semifinals
        [4] Quarterfinals
        [8] Last 16
       *[other] 1/{ $count } finals
    }
cup-picture-bracket-open = to be decided
cup-picture-bracket-winner = Ahead at the end: { $name }.

# The first line of files for spreadsheets.
cup-file-place = place
cup-file-group = group
cup-file-number = number
cup-file-name = name
cup-file-points = points
cup-file-status = status
cup-file-stage = stage
cup-file-round = round
cup-file-pairing = pairing
cup-file-match = match
cup-file-seat = seat
cup-file-kind = how
cup-file-score = score

# What is in these files in words; the JSON has the codes.
cup-file-entrant-entered = entered
cup-file-entrant-reserve = reserve
cup-file-entrant-playing = playing
cup-file-entrant-withdrawn = withdrawn
cup-file-entrant-removed = removed
cup-file-pairing-due = not begun
cup-file-pairing-running = running
cup-file-pairing-ended = over
cup-file-pairing-void = void
cup-file-kind-played = played
cup-file-kind-forfeit = no-show
cup-file-kind-bye = bye
cup-file-kind-adjudicated = adjudicated
cup-file-kind-corrected = corrected
cup-file-kind-gone = left early
cup-file-state-in = in
cup-file-state-out = out
cup-file-state-won = winner
