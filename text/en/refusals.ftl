### Why the services did not do what was asked: tables, seats, moves, looking back, settings.

refusal-unknown_game = There is no game called “{ $word }”.
refusal-unknown_rules = This bot no longer has the rules of this match ({ $game }, version { $version }).
refusal-unknown_tournament = There is no tournament { $tournament }.
refusal-unknown_match = There is no match #{ $match }.
refusal-lost_match = This button belongs to a table that no longer exists: the bot was restored from a backup that is older than the table. Nothing was done.
refusal-unknown_option = This game has no option “{ $option }”.
refusal-unknown_option_value = “{ $value }” is not a value of the option “{ $option }”.
refusal-option_out_of_bounds = The option “{ $option }” is a whole number from { $least } to { $most }.
refusal-unknown_pace = There is no pace “{ $word }”. Take one from the list, or type a time per decision (`36h`), a bank (`2d+6h/4d`: two days, six hours more for each answer, four days at most) or an hour (`21:00 Europe/Berlin`). After any of them, `workdays` leaves weekends out.
refusal-unknown_zone = There is no time zone “{ $word }”. Name a city, such as `Berlin`, or a zone, such as `Europe/Berlin`.
refusal-unknown_language = The bot doesn't support “{ $word }”.
refusal-no_date = “{ $word }” can't be read as a date. Try 5 Dec, 5.12., 2026-12-05 or “in 3 days”.
refusal-date_is_over = That day has already begun. Name the day on which you are back.
refusal-date_too_late =
    { $most ->
        [one] You can be away for { $most } day at most. You can say it again later.
       *[other] You can be away for { $most } days at most. You can say it again later.
    }
refusal-not_excused = You have not said that you are away.
refusal-unknown_rule = There is no such rule: “{ $word }”.
refusal-unknown_level = There is no computer player “{ $word }”.

refusal-seat_count =
    { $have ->
        [one] { $have } seat is taken, but the number of players must be { $allowed }.
       *[other] { $have } seats are taken, but the number of players must be { $allowed }.
    }
refusal-seats_offered = You cannot open a table for { $have }: the number of players must be { $allowed }.
refusal-salt_too_long =
    { $most ->
        [one] Your salt can have { $most } character at most.
       *[other] Your salt can have { $most } characters at most.
    }
refusal-channel_taken = Match #{ $match } is already running in this channel. Choose another channel, or end that match first.
refusal-not_open = The table is closed to new players.
refusal-already_joined = You have already joined.
refusal-table_full =
    { $most ->
        [one] The table is full: { $most } seat.
       *[other] The table is full: { $most } seats.
    }
refusal-barred = The host removed you from this table. Only the host can invite you back.
refusal-not_reliable = At this table players need at least { $least }% of their answers in time, and you have fewer. **About this match** shows how many.
refusal-no_figure = At this table players need at least { $least }% of their answers in time. You have not played enough matches to rate your reliability.
refusal-webhook_unreadable = That is no address that the bot can use: it needs one like `https://example.org/hook`, 200 characters at most.
refusal-webhook_port = The bot calls `https` addresses on the ports 443 and 8443 only, not on { $port }.
refusal-webhook_not_https = The address must begin with `https://`.
refusal-webhook_private = The address must be on the public internet, and this one is not.
refusal-too_many_webhooks =
    { $most ->
        [one] You have tried { $most } address today. That is the limit.
       *[other] You have tried { $most } addresses today. That is the limit.
    }
refusal-webhook_no_answer = The address did not accept a test message, so it was not set. It must be on the public internet, have a valid certificate, and answer within ten seconds with a status from 200 to 299, without redirects.
refusal-nobody_to_remind = There's nobody to remind: the match is waiting for you, for a computer or for somebody who is away, or it is paused.
refusal-already_reminded = All players that the match is waiting for have been reminded already. You can do that once for each decision, or once a day without a time limit.
refusal-no_seat_for_you = You can't take a seat at this table.
refusal-not_to_be_invited = This person can't be invited to this table.
refusal-blocks_self = You can't block yourself.
refusal-too_many_blocked =
    { $most ->
        [one] You have blocked { $most } person. That is the limit.
       *[other] You have blocked { $most } people. That is the limit.
    }
refusal-already_invited = This player has already been invited.
refusal-has_declined = This person has declined the invitation to this table and can't be invited to it again. Anyone who can see its channel can still join.
refusal-too_many_invitations =
    { $most ->
        [one] This player has already been invited { $most } time today. That is the limit.
       *[other] This player has already been invited { $most } times today. That is the limit.
    }
refusal-too_many_tables =
    { $most ->
        [one] You already host { $most } table. End it before you open another.
       *[other] You already host { $most } tables. End one of them before you open another.
    }
refusal-too_many_moves =
    { $most ->
        [one] You can bring a match to another channel once a day.
       *[other] You can bring a match to another channel { $most } times a day.
    }
refusal-too_many_opened =
    { $most ->
        [one] You have opened { $most } table today. You can open the next one tomorrow.
       *[other] You have opened { $most } tables today. You can open the next one tomorrow.
    }
refusal-too_many_seats =
    { $most ->
        [one] You already have { $most } seat in open and running matches. That is the limit.
       *[other] You already have { $most } seats in open and running matches. That is the limit.
    }
refusal-too_many_here =
    { $most ->
        [one] This server already has { $most } table. Another can be opened when it is over.
       *[other] This server already has { $most } tables. Another can be opened when one of them is over.
    }
refusal-match_too_long =
    { $most ->
        [one] This match has reached the limit of { $most } move. It can only be ended now.
       *[other] This match has reached the limit of { $most } moves. It can only be ended now.
    }
refusal-too_many_changes =
    { $most ->
        [one] You have changed this answer { $most } time. You cannot change it again.
       *[other] You have changed this answer { $most } times. You cannot change it again.
    }
refusal-not_at_table = This player is not at the table.
refusal-not_the_host = Only the host of the table can do this.
refusal-not_staff = Only people who manage this server can do this.
refusal-staff_plays = You have or had a seat in this match, so this is for somebody else who manages the server.
refusal-not_all_agree = Players who are here have not all agreed to this, or somebody who is away has voted against it.
refusal-no_computer = There is no computer player at the table.
refusal-already_over = The match is already over.
refusal-not_over = The match is not over yet.
refusal-rematch_exists = There is already a rematch: match #{ $match }.

refusal-not_running = No moves are possible: the match has not started yet, or it is over.
refusal-not_a_player = You are not playing in this match.
refusal-stale = The match has moved on. Your action was not taken; here is the current page.
refusal-not_your_decision =
    { $count ->
        [0] It's not your turn.
       *[other] It's not your turn. The match is waiting for { $awaited }.
    }
refusal-no_such_choice = This choice is not available now.
refusal-nothing_to_undo = You have nothing to undo.
refusal-undo_acted = You cannot undo: somebody has acted since.
refusal-default_early = The others still have time to answer. No default moves can be made before it runs out.
refusal-already_agreed = You have already agreed.
refusal-not_agreed = You have not agreed to this.
refusal-no_such_motion = There is nothing to vote on here any more.
refusal-no_standing = This game has no points by which it could end now.
refusal-sealed_lies = Somebody has sealed an answer. You can vote on this once it is opened.
refusal-same_pace = This is already the pace of the table.
refusal-repair_too_far = The match cannot go back that far.
refusal-no_such_move = There is no such move to go back to. Please choose another one.
refusal-repair_again = You have already gone back once in this match. Against computers alone that is allowed once, unless the table was opened for practice.
refusal-repair_left = A player has left since then, so the match cannot go back that far.
refusal-sealed_lay = Somebody had sealed an answer then. Choose a move at which no answer was sealed.
refusal-nobody_missing = You are playing against the computer alone. You can resign or cancel the match.
refusal-own_motion = This vote is about you. To answer it, make your move.
refusal-not_silent = This player still has time. You can vote on this from <t:{ $until }:f> on.
refusal-not_away = You are not away.
refusal-no_free_seat = This seat is not on offer to you.
refusal-not_offered = Your seat is not on offer.
refusal-had_a_seat = A player who has had a seat in this match cannot take over another one: they know its secrets.
refusal-no_draws = This game has no draws.
refusal-draw_with_computers = You cannot agree on a draw with a computer player.
refusal-no_plans = You cannot plan several moves here.
refusal-plan_changed = Something has changed since you saw this. Your action was not taken; here is the current state.
refusal-plan_full =
    { $most ->
        [one] A plan can have { $most } move at most.
       *[other] A plan can have { $most } moves at most.
    }
refusal-no_such_wish = You cannot wish for that now.
refusal-undo_final = You cannot undo: the move involved chance, revealed something hidden, or is final by the rules.

refusal-no_such_revision =
    { $most ->
        [0] No moves have been made yet.
       *[other] The match has moves 1 to { $most }.
    }
refusal-no_such_seat = There is no such seat in this match.

refusal-match_over = The match is over.
refusal-no_decision = It's not your turn.
refusal-wrong_phase = This is not what you decide now.
refusal-not_a_move = That is not a move of this game.
refusal-no_verb = Begin with what to do with “{ $word }”: { $verbs_name }.
refusal-left_over = The move ends before “{ $word }”.
refusal-misplaced = “{ $word }” does not belong here. What does: { $field_name }.
refusal-could_be = “{ $word }” can mean several things: { $options_name }.
refusal-no_number = “{ $word }” is not a whole number up to 999. What belongs here: { $field_name }.
refusal-unknown_id = Nothing in this game is called “{ $word }”.
refusal-incomplete = What is missing: { $field_name }.
