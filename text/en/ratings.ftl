### Ratings: what people who run the bot read on the screen.

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
