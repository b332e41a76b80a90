# Leagues: the message of a league, divisions, history, rules, and what organisers see.

league-heading = ### { $name }
league-new-name = { $game } League
league-division-name = { $name }, season { $season }, division { $division }
league-member = member { $number }
leagues-heading = ### Leagues on this server ({ $count })
leagues-none = There are none yet.
league-status-draft = draft
league-status-open = people can join
league-status-running = season { $season }
league-status-last = season { $season }, the last one
league-status-closed = closed
league-shape =
    { $moving ->
        [one] Divisions of { $size } at tables of { $seats }. The best one goes up and the last one goes down.
       *[other] Divisions of { $size } at tables of { $seats }. The best { $moving } go up and the last { $moving } go down.
    }
league-division = **Division { $division }** · { $over } of { $matches } matches over
league-ranked = { $place }. { $name } · { $points } ({ $played }/{ $matches })
league-unranked = - { $name } ({ $played }/{ $matches })
league-arrows = -# ▲ goes up, ▼ goes down, as it is now. Behind each name: points (matches played).
league-season = **Season { $season }** ends { $at } ({ $left }). What still runs then ends by the points so far.
league-season-over = **Season { $season }**: all matches are over. Until the next season opens, organisers can correct results.
league-champion = **Champion of season { $season }:** { $names }
league-draft = It is a draft that only organisers see.
league-closed = The league was closed { $at }. Reason: “{ $reason }”
league-last = This is the last season. Reason: “{ $reason }”
league-first-opens = The first season opens { $at } ({ $left }).
league-next-opens = The next season opens { $at } ({ $left }).
league-members =
    { $count ->
        [0] Nobody has joined yet; it needs { $least }.
        [one] { $count } member plays in it; it needs { $least }.
       *[other] { $count } members play in it; it needs { $least }.
    }
league-newcomers = New in it: { $names }
league-resting =
    { $count ->
        [one] { $count } member skips the next season.
       *[other] { $count } members skip the next season.
    }
league-absent =
    { $count ->
        [one] { $count } member did not come to matches, and plays again after pressing **I'm back**.
       *[other] { $count } members did not come to matches, and play again after pressing **I'm back**.
    }
league-commitment = -# The hash of season { $season }: `{ $commitment }`
league-secret = -# The secret of season { $season }: `{ $secret }`
league-choose = Look at a division
league-choose-division = Division { $division }: the whole table

league-division-heading = ### { $name }: division { $division }
league-more-matches =
    { $count ->
        [one] And { $count } more match.
       *[other] And { $count } more matches.
    }
league-mine-heading = ### { $name }: your division
league-member-in = You are in the league.
league-member-resting = You skip the next season and play again after it.
league-member-absent = You did not come to your matches, so you don't play in the next season. Press **I'm back** to play again.
league-member-left = You have left the league.
league-member-removed = The organisers have removed you from the league.
league-removed-because = Reason: “{ $reason }”
league-not-yet = You will play from the next season on.
league-join-question = You are not in **{ $name }**. If you join, you play from the next season on, at first in the lowest division.
league-joined = You are in **{ $name }**. The next season opens { $at }; until then there is nothing to do.
league-is-back = You play in the next season of **{ $name }**.
league-skipped = You skip the next season of **{ $name }**. After it you play again, from the lowest division.
league-left = You have left **{ $name }**. The matches of this season you still play.
league-left-now = You have left **{ $name }**, and have given up your matches of this season.
league-leave-question =
    { $playing ->
        [0] Leave **{ $name }**? You can join again later, in the lowest division.
        [one] Leave **{ $name }**? You can join again later, in the lowest division. In this season you still have { $playing } match: you can play it, or give it up.
       *[other] Leave **{ $name }**? You can join again later, in the lowest division. In this season you still have { $playing } matches: you can play them, or give them up.
    }
league-my-matches = **Your matches**
league-my-coming =
    { $count ->
        [one] { $count } more match begins when its players are free.
       *[other] { $count } more matches begin when their players are free.
    }
league-my-done = You have played all your matches of this season.

league-history-heading = ### { $name }: seasons and champions
league-history-none = No season is over yet.
league-past = **Season { $season }** ({ $begun } – { $ended }): { $names }
league-past-none = **Season { $season }** ({ $begun } – { $ended }): ended without a result
league-past-heading = ### { $name }: season { $season }
league-past-division = **Division { $division }**
league-past-ranked = { $place }. { $name } · { $points }
league-past-cancelled = It ended without a result.
league-titles = Most often champion: { $names }
league-titles-of =
    { $count ->
        [one] { $name } ({ $count } time)
       *[other] { $name } ({ $count } times)
    }
league-choose-past = Season { $season }
league-choose-season = Look at a season

league-rules-heading = ### { $name }: how it is played
league-rule-tables-tables = - A full division has { $size } members. They play at tables of { $seats }, so that all meet about equally often and have each seat about equally often. All matches are known at the start of the season.
league-rule-tables-pairs = - A full division has { $size } members. Everybody meets everybody else once. All matches are known at the start of the season.
league-rule-at-once =
    { $count ->
        [one] - In a full division everybody plays { $matches } matches, { $count } at a time. The next one begins when all its players are free.
       *[other] - In a full division everybody plays { $matches } matches, up to { $count } at a time. The next one begins when all its players are free.
    }
league-rule-all-at-once =
    { $matches ->
        [one] - In a full division everybody plays { $matches } match.
       *[other] - In a full division everybody plays { $matches } matches, all at the same time.
    }
league-rule-moving =
    { $count ->
        [one] - After the season { $count } member of each division goes up ({ $up }), and as many go down ({ $down }).
       *[other] - After the season { $count } members of each division go up ({ $up }), and as many go down ({ $down }).
    }
league-rule-gaps = - Where somebody leaves, the best member of the division below who has not gone up takes the place. Newcomers begin in the lowest division.
league-rule-first-lots = - In the first season the divisions are drawn.
league-rule-first-rating = - In the first season the divisions follow the ratings, and so does the order of newcomers later.
league-rule-season =
    { $months ->
        [one] - A season takes { $months } month. It opens on the first of a month at { $hour }; the one before ends { $days ->
            [one] { $days } day
           *[other] { $days } days
        } earlier.
       *[other] - A season takes { $months } months. It opens on the first of a month at { $hour }; the one before ends { $days ->
            [one] { $days } day
           *[other] { $days } days
        } earlier.
    }
league-rule-end = - Matches that still run when the season ends are decided by the points so far. What has not begun counts for nobody.
league-rule-absent = - A member who does not come to their matches loses them, and is left out of the next season until they say that they are back.
league-rule-leaving = - Everybody can skip a season or leave. Who comes back begins in the lowest division.
league-rule-chance = - The draw and all shuffles follow from the secret of the season. Its hash is shown before, and the secret when all is over.

league-organise-heading = ### Organise { $name }
league-organise-draft = It is a draft that only organisers see.
league-organise-open = People can join. The first season has not opened yet.
league-organise-running = The league is running. Settings hold from the next season on; results and single matches are organised in each division.
league-organise-last = This is the last season of the league.
league-organise-closed = The league is closed.
league-opens-at = The next season opens { $at }.
league-who-resting = They skip the next season ({ $count }): { $names }
league-who-absent = They did not come and are not back ({ $count }): { $names }
league-who-left = They have left ({ $count }): { $names }
league-who-removed = They were removed ({ $count }): { $names }
league-wants-reliability = Who joins needs at least { $least }% of their answers in time.
league-places =
    { $divisions ->
        [one] **Places**: { $count }, so { $divisions } division
       *[other] **Places**: { $count }, so at most { $divisions } divisions of about { $size }
    }
league-close-question = Close **{ $name }**? The season can be played to its end, with champions. Or it ends now: then nobody wins anything, and matches that still run can be played on, but count for nothing.
league-lost = The message of the league **{ $name }** can't be shown: { $reason }
league-reason-hint = People can read it.
league-opened = People can join **{ $name }** in { $channel }.
league-started = The first season of **{ $name }** has opened.
league-moved = The message of **{ $name }** is here now.
league-removed = **{ $member }** is no longer in **{ $name }**.
league-is-last = **{ $name }** closes after this season.
league-shut = **{ $name }** is closed.
league-dropped = It was a draft.
league-form-shape-value = Tables of { $seats }, divisions of { $size }
league-form-first-lots = First season: drawn
league-form-first-rating = First season: by rating
league-form-most-hint = 512 at most.
form-shape = Tables and divisions
form-season_break = Break before the next season
form-season_break-value =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
form-season_hour = When a season opens
form-season_hour-value = On the first of a month at { $hour } UTC
form-months = Length of a season
form-months-value =
    { $count ->
        [one] { $count } month
       *[other] { $count } months
    }
form-moving = Who goes up and down
form-moving-value =
    { $count ->
        [one] { $count } up, { $count } down
       *[other] { $count } up, { $count } down
    }
form-league_at_once = Matches at the same time
form-league_at_once-value =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
form-first = The first divisions
form-member = Member
form-member-hint = The number or the name.
modal-league-remove = Remove a member
modal-league-close = Close the league

button-league = The league
button-leagues = Leagues
button-league-new = New league
button-league-mine = My division
button-league-join = Join
button-league-again = Join again
button-league-back = I'm back
button-league-skip = Skip a season
button-league-leave = Leave
button-league-leave-then = Leave, play on till the end
button-league-leave-now = Leave and give up
button-league-history = Seasons
button-league-rules = How it works
button-league-game = Game and divisions…
button-league-options = Options…
button-league-seasons = Seasons…
button-league-members = Members…
button-league-open = Let people join
button-league-start = Open the first season
button-league-remove = Remove a member…
button-league-move = Show the message here
button-league-close = Close…
button-league-close-then = Close after the season…
button-league-close-now = End it now…
button-league-drop = Drop the draft
