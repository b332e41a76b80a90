# Words on the pictures of every game.

# Instead of a player's name that has letters the fonts lack: the seat's colour.
picture-seat-0 = Gold
picture-seat-1 = Sky
picture-seat-2 = Coral
picture-seat-3 = Violet

# What marks mean.
picture-sign-new = new
picture-sign-legal = you can choose

# How a match went, as a chart.
picture-rating = Rating
picture-rating-caption = Left to right: rated matches. The band says how sure the rating is: in 19 of 20 cases the true strength is inside it. Newcomers begin at 1500.
picture-rating-about = { $name }: { $about }.
picture-rating-newest = Newest rating: { $points } ± { $spread }, after rated match { $number }.
picture-rating-sure = In 19 of 20 cases the true strength is no further away than the number after ±. Newcomers begin at 1500.
picture-rating-range = Highest: { $best } after match { $at }; lowest: { $lowest } after match { $low_at }.
picture-rating-series = From match { $first } to match { $last }: { $ratings }.
picture-story = How it went
picture-story-caption = How many of 100 matches each player would win from there, judging by what everybody could see.
picture-story-seat = { $player }, from the first move to the last: { $chances }.
picture-story-turn = Turning point { $number }: { $player } { $before } → { $after }.

# After the phase, in the text of a picture.
picture-awaited = Waiting for { $names }
