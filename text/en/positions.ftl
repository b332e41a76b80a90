# Why a position file is refused (python -m games, python -m render).

refusal-position_not_json = This is not JSON.
refusal-position_no_game = These fields fit no game. Name the game: { "{" }"game": "tetranomicon"{ "}" }.
refusal-position_unknown_key = There is no field “{ $path }”.
refusal-position_wrong_value = The value of “{ $path }” has the wrong type.
refusal-not_counted = Nothing is counted in matches of { $game }: the game does not say what.
refusal-balance_no_place = The page has no place for these tables. Write two lines where they belong: “<!-- balance { $place } -->” and “<!-- end -->”.
refusal-position_seats = This game cannot be played with { $seats } seats.
refusal-position_seat = There is no seat { $seat }. The first seat is 0.
refusal-position_option = Unknown option “{ $option }”, or unknown value.
refusal-position_impossible = This position is impossible ({ $path }): the rules do not say what happens next.
refusal-position_running = The match was still running when it was exported, so the file does not contain its hidden state.
refusal-position_no_revision = The match has no move { $revision }.
