# Why a position file is refused (python -m games, python -m render).

refusal-position_not_json = This is not JSON.
refusal-position_no_game = These fields fit no game. Name it: { "{" }"game": "tetranomicon"{ "}" }.
refusal-position_unknown_key = Nothing is called “{ $path }”.
refusal-position_wrong_value = The value of “{ $path }” is of another kind.
refusal-position_seats = This game has no { $seats } seats.
refusal-position_seat = There is no seat { $seat }. The first seat is 0.
refusal-position_option = The option “{ $option }” or its value is unknown.
refusal-position_impossible = The rules cannot say what happens in this position.
refusal-position_running = The match was still running when it was exported, so its state is secret.
refusal-position_no_revision = The match has no revision { $revision }.
