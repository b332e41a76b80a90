### Why the services did not do what was asked: tables, seats, moves, looking back, settings.

refusal-unknown_game = There is no game “{ $word }”.
refusal-unknown_rules = The rules of this match, version { $version } of { $game }, are not in this bot any more.
refusal-unknown_match = There is no match #{ $match }.
refusal-unknown_option = This game has no option “{ $option }”.
refusal-unknown_option_value = The option “{ $option }” cannot be “{ $value }”.
refusal-unknown_pace = There is no pace “{ $word }”.
refusal-unknown_language = “{ $word }” is none of the bot's languages.
refusal-unknown_level = There is no computer player of the kind “{ $word }”.

refusal-seat_count =
    { $have ->
        [one] { $have } seat is taken, and this game is played by { $allowed }.
       *[other] { $have } seats are taken, and this game is played by { $allowed }.
    }
refusal-seats_offered = This game is played by { $allowed }, so a table for { $have } cannot be opened.
refusal-salt_too_long =
    { $most ->
        [one] What you add to chance may have { $most } character at most.
       *[other] What you add to chance may have { $most } characters at most.
    }
refusal-channel_taken = Match #{ $match } is being played in this channel. Choose another channel, or end that match first.
refusal-not_open = The table no longer gathers players.
refusal-already_joined = There is a seat for this player already.
refusal-table_full =
    { $most ->
        [one] The table is full: { $most } seat.
       *[other] The table is full: { $most } seats.
    }
refusal-barred = The host sent this player away. Only the host can invite them back.
refusal-already_invited = This player has an invitation already.
refusal-too_many_invitations =
    { $most ->
        [one] This player has had { $most } invitation today, which is all that anyone gets in a day.
       *[other] This player has had { $most } invitations today, which is all that anyone gets in a day.
    }
refusal-too_many_tables =
    { $most ->
        [one] You host { $most } table already. End it before you open another.
       *[other] You host { $most } tables already. End one of them before you open another.
    }
refusal-too_many_opened =
    { $most ->
        [one] You have opened { $most } table today. You can open the next one tomorrow.
       *[other] You have opened { $most } tables today. You can open the next one tomorrow.
    }
refusal-match_too_long =
    { $most ->
        [one] This match has { $most } entry, as many as one can have. It can only be ended now.
       *[other] This match has { $most } entries, as many as one can have. It can only be ended now.
    }
refusal-too_many_changes =
    { $most ->
        [one] You have changed this answer { $most } time. It stays as it is now.
       *[other] You have changed this answer { $most } times. It stays as it is now.
    }
refusal-not_at_table = This player does not sit at the table.
refusal-not_the_host = Only the host of the table may do this.
refusal-no_computer = No computer player sits at the table.
refusal-already_over = The match is over already.
refusal-not_over = The match is not over yet.
refusal-rematch_exists = There is a rematch already: match #{ $match }.

refusal-not_running = Nobody can move now: the match has not begun, or it is over.
refusal-not_a_player = You do not play in this match.
refusal-stale = Something has happened since you saw this, so nothing was done. Here is the current page.
refusal-not_your_decision =
    { $count ->
        [0] Nothing is asked of you now. Others are to act.
       *[other] Nothing is asked of you now. The match waits for { $awaited }.
    }
refusal-no_such_choice = There is no such choice now.
refusal-nothing_to_undo = You have no move to take back.
refusal-undo_acted = You cannot take your move back: somebody has acted since.
refusal-default_early = Others still have time to answer; until then nothing is decided for anybody.
refusal-cancel_agreed = You have agreed already.
refusal-cancel_not_agreed = You have not agreed to call the match off.
refusal-no_draws = There are no draws in this game.
refusal-draw_with_computers = A draw cannot be agreed on with a computer player.
refusal-draw_offered = You have already offered a draw.
refusal-no_draw_offered = You have not offered a draw.
refusal-no_plans = Moves cannot be lined up here.
refusal-plan_changed = This has changed since you saw it, so nothing was done. Here is how it is now.
refusal-plan_full = A plan has { $most } moves at most.
refusal-no_such_wish = That cannot be wished for now.
refusal-undo_final = You cannot take your move back: after it chance decided, something hidden was shown, or the rules make it final.

refusal-no_such_revision =
    { $most ->
        [0] There is nothing to look back at yet.
       *[other] The match has entries 1 to { $most }.
    }
refusal-no_such_seat = There is no such seat in this match.

refusal-match_over = The match is over.
refusal-no_decision = Nothing is asked of you now.
refusal-wrong_phase = Something else is asked now.
refusal-not_a_move = That is not a move of this game.
refusal-unknown_id = Nothing is called “{ $word }” in this game.
