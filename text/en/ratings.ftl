### Ratings: pages about them, what a match has changed, and what people who run the bot read on the screen.

ratings-same =
    { $count ->
        [one] { $count } change of a rating was worked out again; it is as it is stored.
       *[other] { $count } changes of ratings were worked out again; all are as they are stored.
    }
ratings-differ =
    { $count ->
        [one] { $count } change of a rating was worked out again. It comes out otherwise:
       *[other] { $count } changes of ratings were worked out again. Some come out otherwise, of which these are the first:
    }
ratings-difference = Match { $match }, seat { $seat }: { $was } is stored ({ $stored }), { $comes } comes out now ({ $now }).
ratings-stored =
    { $count ->
        [one] { $count } change is stored as it comes out now.
       *[other] { $count } changes are stored as they come out now.
    }
ratings-rated =
    { $count ->
        [0] There was no earlier match to rate.
        [one] { $count } earlier match was rated.
       *[other] { $count } earlier matches were rated.
    }

ladder-duel = { $game }, two players
ladder-table = { $game }, three or more players
button-ratings = Ratings
button-leaderboard = Leaderboard
ratings-mine = ### Your ratings
ratings-of = ### Ratings of { $name }
ratings-none =
    You have not played a rated match yet. A match is rated if people had all the seats, nobody had a head start, and everybody made at least three moves of their own.
ratings-line = **{ $ladder }**: { $rating } · { $matches ->
        [one] { $matches } rated match
       *[other] { $matches } rated matches
    }
rating-number = **{ $points }** ± { $spread }
rating-new =
    { $missing ->
        [one] new, { $missing } more match until the first number
       *[other] new, about { $missing } more matches until the first number
    }
rating-rusty =
    { $missing ->
        [one] not played for long, { $missing } more match until there is a number again
       *[other] not played for long, about { $missing } more matches until there is a number again
    }
ratings-about = -# Newcomers begin at 1500. The number after ± says how sure a rating is: in 19 of 20 cases the true strength is no further away. It grows while you don't play.
leaderboard-heading =
    ### Leaderboard: { $ladder }
    { $people ->
        [0] Nobody is listed: that takes enough rated matches for a number, and one in the last 90 days.
        [one] { $people } player of this server
       *[other] { $people } players of this server
    }
leaderboard-heading-common =
    ### Leaderboard of all servers: { $ladder }
    { $people ->
        [0] Nobody is listed: that takes enough rated matches for a number, and one in the last 90 days.
        [one] { $people } player of the servers that take part
       *[other] { $people } players of the servers that take part
    }
leaderboard-elsewhere = a player of another server
leaderboard-you = **you**
button-leaderboard-common = All servers
button-leaderboard-here = This server
leaderboard-line = **{ $place }.** { $name } · { $rating } · { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }
leaderboard-reader = **{ $name }** (you)
leaderboard-own-place = Your place: { $place }
leaderboard-own-new = You are not listed yet: { $rating }.
leaderboard-own-idle = You are not listed: you have played no rated match in the last 90 days.
leaderboard-own-unlisted = You are on no leaderboard: you have chosen in `/settings me` that nobody else sees your rating.
leaderboard-about = -# Ordered by the rating minus the number after ±, which is what a player's strength most probably is at least. Only players with a rated match in the last 90 days are listed.
leaderboard-none = Nobody has played a rated match of { $game } on this server yet.
leaderboard-none-any = Nobody has played a rated match on this server yet.
leaderboard-none-common = Nobody has played a rated match of { $game } yet on the servers that take part.
leaderboard-none-any-common = Nobody has played a rated match yet on the servers that take part.
leaderboard-about-common = -# You see the names that the leaderboard of this server shows too. People of other servers see no names of yours. In `/settings me` you can choose that nobody sees your rating.
select-ladder = Another game…
match-rating = Ratings: { $changes }
rating-change = { $name } { $points } ({ $gained })
rating-change-first = { $name } { $points }
rating-change-new = { $name } (new)
unrated-void = Ratings do not change: the match has no result.
unrated-agreed = Ratings do not change: the table had agreed on that.
unrated-practice = Ratings do not change: the match was for practice.
unrated-handicap = Ratings do not change: somebody had a head start.
unrated-computers = Ratings do not change: a computer played from the start.
unrated-decks = Ratings do not change: somebody played a deck of their own, and this match was not rated with those.
decks-unrated = If somebody plays a deck of their own, the match changes nobody's rating.
unrated-few_answers = Ratings do not change: somebody made fewer than three moves of their own.
unrated-alone = Ratings do not change: fewer than two players count. A seat that changed hands does not, nor does somebody who was missing from several matches at once.
button-band = Rating limits…
modal-band = Rating limits
form-band_least = Rating from
form-band_least-hint = The lowest rating that can join, such as 1400. Empty: any.
form-band_most = Rating to
form-band_most-hint = The highest rating that can join, such as 1700. Empty: any.
form-newcomers = Players who have no rating yet
form-newcomers-yes = Can join
form-newcomers-no = Can't join
band-open = Any rating can join.
band-asked =
    { $side ->
        [least] To join, players need a rating of at least { $least }.
        [most] To join, players need a rating of at most { $most }.
        [none] To join, players need a rating.
       *[both] To join, players need a rating from { $least } to { $most }.
    }
band-newcomers = Newcomers, who have no rating yet, can join too.
band-no-newcomers = Newcomers, who have no rating yet, can't join.
select-rated = Rated?
rated-yes = Rated: the result changes the players' ratings
rated-no = Not rated
lobby-rated = Rated: the result changes the players' ratings.
lobby-unrated = Not rated: the result changes nobody's rating.
button-profile = My profile
profile-mine = ### Your profile
profile-of = ### Profile of { $name }
profile-you = You
profile-favourite = Favourite game: { $game }
profile-reliable = Answers in time: { $percent }% of { $answers } · finished: { $finished } of { $matches } matches
profile-title-tournament = Winner of the tournament “{ $name }”
profile-title-league = Champion of the league “{ $name }”, season { $season }
profile-title-division = Winner of division { $division } of the league “{ $name }”, season { $season }
profile-titles-more =
    { $count ->
        [one] and one more title
       *[other] and { $count } more titles
    }
profile-record = **{ $game }**: { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } · won { $won }
profile-drawn = drawn { $drawn }
profile-none = You have not finished a match with other people yet.
select-curve = Curve of another rating…
profile-about-mine = -# All your matches with other people. On a server where you have played rated matches, others see those, your rating in their games, your titles from there, and how reliable you are. In `/settings me` you can choose that nobody does.
profile-about-unlisted = -# All your matches with other people. Nobody else sees this page, as you have chosen in `/settings me`. From what a rated match brings your opponents they can guess your rating; unrated tables tell nothing.
profile-about-other = -# Rated matches on this server, and titles won here.
