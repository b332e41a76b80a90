### Why the services did not do what was asked: tables, seats, moves, looking back, settings.

refusal-unknown_game = There is no game called “{ $word }”.
refusal-unknown_rules = This match is played by a newer version of the bot, which is just being put in place. Nothing was changed; try again in a moment. If this lasts, tell the people who run the bot (rules of { $game }, version { $version }).
refusal-newer_game = This game is new, and the bot is still being updated. Try again in a few minutes.
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
refusal-unknown_level = No computer plays this game at the level “{ $word }”.

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
refusal-not_open =
    { $status ->
        [running] The match has begun, and this was possible only before that.
        [ended] The match is over, and this was possible only before it began.
       *[cancelled] The match was cancelled, so this is not possible any more.
    }
refusal-title_too_long =
    { $most ->
        [one] The name of a match can have { $most } character at most.
       *[other] The name of a match can have { $most } characters at most.
    }
refusal-already_joined = You have already joined.
refusal-table_full =
    { $most ->
        [one] The table is full: { $most } seat.
       *[other] The table is full: { $most } seats.
    }
refusal-barred = The host removed you from this table. Only the host can invite you back.
refusal-not_reliable = At this table players need at least { $least }% of their answers in time, and you have fewer. **About this match** shows how many.
refusal-rating_not_in_band =
    { $side ->
        [least] Only players with a rating of at least { $least } can join.
        [most] Only players with a rating of at most { $most } can join.
       *[both] Only players with a rating from { $least } to { $most } can join.
    } { $size ->
        [duel] Yours at tables for two is { $have }.
        [table] Yours at tables for three or more is { $have }.
       *[any] Yours is { $have }.
    }
refusal-no_rating_yet =
    { $side ->
        [least] Only players with a rating of at least { $least } can join, and no newcomers.
        [most] Only players with a rating of at most { $most } can join, and no newcomers.
        [none] Only players who have a rating can join, and no newcomers.
       *[both] Only players with a rating from { $least } to { $most } can join, and no newcomers.
    } { $size ->
        [duel] You have no rating yet for tables of two.
        [table] You have no rating yet for tables of three or more.
       *[any] You have no rating yet.
    } { $missing ->
        [one] You get one after about { $missing } more rated match.
       *[other] You get one after about { $missing } more rated matches.
    }
refusal-rating_out_of_bounds = You can ask for ratings from { $least } to { $most }.
refusal-band_reversed = From { $least } to { $most }: the first number is larger, so nobody could join. Swap them.
refusal-not_a_rating = “{ $word }” is not a rating. Write a whole number such as 1500, or leave it empty.
refusal-merge_self = That is this very account. Name the other one.
refusal-account_merged = This account has given everything to another one of yours. Play with that one.
refusal-other_account_merged = That account has given everything to another one already.
refusal-bots_have_no_account = That is a bot. Only people can have two accounts here.
refusal-not_handed_over = That account has not offered you anything in the last day. First do it there: `/account give`, or `/privacy`, then **Two accounts**.
refusal-accounts_meet = Both accounts have, or had, different seats in one match, and nobody plays two seats of a match. First it has to end. Matches: { $matches }.
refusal-accounts_meet_in_tournament = Both accounts have entered one tournament that is not over: { $tournaments }. It has to end first.
refusal-accounts_meet_in_league = Both accounts are members of one league. One of them has to leave it first, and its season to end.
refusal-no_account = “{ $word }” is no account. Write its id, which has at least 15 digits, or a mention.
refusal-account_still_here = That account is on this server, or Discord doesn't say that it has left. Its owner can hand it over: `/account give`.
refusal-account_not_here = The new account is not on this server.
refusal-moves_own_account = Nobody decides about an account of their own. Ask somebody else who manages the server.
refusal-never_played_here = That account has played no match to its end on this server, so you can't say whose it was.
refusal-move_said = Another new account was named for it. It stays the first one.
refusal-move_stopped = The owner of that account has objected.
refusal-move_done = The other account has already taken over.
refusal-no_move = Nobody here says that this account was yours.
refusal-move_waits = The owner of that account can still object, until <t:{ $at }:f>. Take it over after that.
refusal-still_seated = That account still has a seat here. Seats that are played are given to others by the players (`/match seat offer`) or by organisers, not by this. Matches: { $matches }.
refusal-still_entered =
    { $count ->
        [one] That account is in { $count } tournament here that is not over. An organiser can put a reserve in its place, or remove it.
       *[other] That account is in { $count } tournaments here that are not over. An organiser can put a reserve in its place, or remove it.
    }
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
refusal-too_many_tournament_tables =
    { $most ->
        [one] The tournaments of this server already have { $most } table. Another can be opened when it is over.
       *[other] The tournaments of this server already have { $most } tables. Another can be opened when one of them is over.
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
refusal-no_host = The tables of tournaments and leagues have no host.
refusal-not_the_organiser = Only the organisers can do this.
refusal-not_an_organiser = Only organisers of this tournament can do this: { $names }.
refusal-no_tournament_table = This match belongs to no tournament and no league.
refusal-seated_already = { $name } already has a seat in this match.
refusal-seat_not_given = Nobody can take over this seat: it is a computer player's, or it is out of the match.
refusal-motion_off =
    { $motion ->
        [pause] The organisers do not allow pauses in this match.
        [extend] The organisers do not allow more time in this match.
        [pace] The organisers have set the pace of this match, and it stays so.
        [live] The organisers do not allow live hours in this match.
        [cancel] Only organisers can cancel this match. You can resign.
        [end] The organisers do not allow this match to end early by its points.
        [judge] In this match, only organisers can let the computer judge.
        [repair] The organisers do not allow going back in this match.
        [computer] Computers don’t play here: only organisers give a seat to somebody else.
       *[other] Seats are not offered here: only organisers give a seat to somebody else.
    }
refusal-pauses_spent =
    { $most ->
        [one] This match has been paused already. It can be paused once only.
       *[other] All { $most } pauses of this match are used up.
    }
refusal-not_staff = Only people who manage this server can do this.
refusal-staff_plays = You have or had a seat in this match, so this is for somebody else who manages the server.
refusal-not_all_agree = Players who are here have not all agreed to this, or somebody who is away has voted against it.
refusal-no_computer = There is no computer player at the table.
refusal-already_over = The match is already over.
refusal-not_over = The match is not over yet.
refusal-rematch_exists = There is already a rematch: match #{ $match }.

refusal-not_running =
    { $status ->
        [open] The match has not begun yet, and this is possible only while it runs.
        [ended] The match is over, and this was possible only while it ran.
       *[cancelled] The match was cancelled, so this is not possible any more.
    }
refusal-not_a_player = You are not playing in this match.
refusal-stale = The match has moved on. Your action was not taken; here is the current page.
refusal-not_your_decision =
    { $count ->
        [0] It's not your turn.
       *[other] It's not your turn. The match is waiting for { $awaited }.
    }
refusal-hint_away = You are away. Return to the match first, then ask for a hint.
refusal-not_in_common = This server takes no part in the common leaderboard. Who manages it can change that in `/settings server`.
refusal-not_rated_here = This person has played no rated match on this server, or shows their ratings to nobody.
refusal-hint_answered = You have already answered. There are hints only while the match is waiting for you.
refusal-hints_off =
    { $by ->
        [tournament] There are no hints in tournament matches.
       *[table] This table has agreed to play without hints.
    }
refusal-no_handicap = At this table nobody can be given a head start.
refusal-handicap_amount = A head start here is a whole number from 0 to { $most }.
refusal-handicap_for_yourself = Others have already joined, so you can't give yourself a bigger head start: everybody should see it before joining. You can still give one to others.
refusal-no_advice = There are no hints in this game: its computers move at random.
refusal-no_story =
    { $why ->
        [cancelled] This match was cancelled, so it has no analysis.
       *[random] Matches of this game have no analysis: its computers move at random.
    }
refusal-stories_busy = Many matches are being analysed right now. Try again in a few minutes.
refusal-story_failed = This match could not be analysed. The match itself is not affected; the reason is in the bot's log.
refusal-no_such_choice = This choice is not available now.
refusal-nothing_to_undo = You have nothing to undo.
refusal-undo_acted = You cannot undo: somebody has acted since.
refusal-default_early = The others still have time to answer. No default moves can be made before it runs out.
refusal-already_agreed = You have already agreed.
refusal-not_agreed = You have not agreed to this.
refusal-no_such_motion = There is nothing to vote on here any more.
refusal-no_standing = This game has no points by which it could end now.
refusal-no_judge = In this game the computer cannot judge a match: it moves at random.
refusal-not_judged = The computer has not judged this position yet. Press **Let the computer judge** first.
refusal-judged_lately = This table plays without hints, so the computer judges only once a day. You can ask it again from <t:{ $until }:f> on.
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

# Tournaments: what can be agreed on.
refusal-too_many_drafts =
    { $most ->
        [one] You have prepared { $most } tournament today. You can prepare the next one tomorrow.
       *[other] You have prepared { $most } tournaments today. You can prepare the next one tomorrow.
    }
refusal-too_many_tournaments =
    { $most ->
        [one] This server already has { $most } open or running tournament. Another can be opened when it is over.
       *[other] This server already has { $most } open or running tournaments. Another can be opened when one of them is over.
    }
refusal-too_many_own_tournaments =
    { $most ->
        [one] You already have { $most } open or running tournament on this server. You can open another when it is over; people who manage the server can open more, and can choose a role for organisers, who have no such limit.
       *[other] You already have { $most } open or running tournaments on this server. You can open another when one of them is over; people who manage the server can open more, and can choose a role for organisers, who have no such limit.
    }
refusal-tournament_unnamed = The tournament needs a name.
refusal-tournament_name_too_long =
    { $most ->
        [one] The name of a tournament can have { $most } character at most.
       *[other] The name of a tournament can have { $most } characters at most.
    }
refusal-tournament_name_mentions = The name of a tournament can't mention people, roles or channels.
refusal-unknown_format = There is no format “{ $word }”.
refusal-unsuitable_setting = One of these settings has a value that the bot doesn't know. Nothing was changed.
refusal-unknown_role = There is no such role on this server.
refusal-no_game_for_two =
    { $list ->
        [cup] In this knock-out two people play each match, but the number of players of this game must be { $allowed }. Choose tables in the list “{ form-cup }” under **{ button-cup-format }**.
       *[format] In this format two people play each match, but the number of players of this game must be { $allowed }. Choose tables in the list “{ form-format }” under **{ button-cup-format }**, and for a knock-out in the list “{ form-cup }”.
    }
refusal-no_game_for_tables =
    { $list ->
        [cup] This game is for another number of players, { $allowed }, so its knock-out can't be played at tables of four and three. Choose one for two in the list “{ form-cup }” under **{ button-cup-format }**.
       *[format] This game is for another number of players, { $allowed }, so it can't be played at tables of four and three. Choose a format for two in the list “{ form-format }” under **{ button-cup-format }**.
    }
refusal-setting_out_of_bounds =
    { $setting ->
        [rounds] The number of rounds, or of matches of each entrant in a flow, must be from { $least } to { $most }.
        [places] The number of places must be from { $least } to { $most }.
        [atonce] The number of matches at the same time must be from { $least } to { $most }.
        [final] The knock-out can have { $most } entrants at most, and { $least } at least if there is one.
        [tablethrough] Of each table, { $least } to { $most } players can go through.
        [series] The number of matches in a series must be from { $least } to { $most }.
        [reliability] The reliability is a percentage from { $least } to { $most }.
        [checkin] Check-in can open { $most } hours before the start at most. 0 means that nobody has to check in.
        [hour] The hour of the day must be from { $least } to { $most }.
        [publish] Organisers can see pairings { $most } minutes before everybody else at most.
        [limit] A match can have a limit of { $most } days at most. 0 means that it has none.
        [pauses] The number of pauses in a match must be from { $least } to { $most }.
        [pausedays] A pause can have { $least } to { $most } days.
        [boards] A team has { $least } to { $most } boards.
        [groupsize] The size of the groups must be from { $least } to { $most }.
        [groupbest] The number of those who advance from a group must be from { $least } to { $most }.
        [excused] The number of days on holiday in a match must be from { $least } to { $most }.
       *[other] The number must be from { $least } to { $most }.
    }
refusal-series_not_odd = A series has an odd number of matches, so that somebody wins it.
refusal-all_of_group_through = Of groups of about { $size }, { $through } can't advance: nobody would be out. Choose larger groups, or let fewer advance.
refusal-series_only_in_brackets = A series is only possible in a knock-out for two without a second bracket. Here each result of a single match counts: choose no “best of”.
refusal-start_is_past = The time of the start is already over. Name a later one.
refusal-closes_after_start = Entries must close before the tournament starts, or at its start.
refusal-check_in_without_start = Check-in opens some hours before the start, so set the time of the start first.
refusal-tie_break_twice = The same tie-break is listed twice.
refusal-tie_break_at_tables = At tables of four and three these tie-breaks can be used: wins, place points of opponents, share of the best score, progressive score and lots.
refusal-tie_break_for_tables = Place points of opponents and share of the best score are tie-breaks for tables of four and three only.
refusal-too_many_tie_breaks =
    { $most ->
        [one] A tournament can have { $most } tie-break at most, beside lots.
       *[other] A tournament can have { $most } tie-breaks at most, beside lots.
    }
refusal-settings_frozen = The tournament has started. Its format, tie-breaks and all other settings stay as they are until the end.
refusal-fewer_places = Entrants who already have a place: { $entrants }. There can't be fewer places than that.

# Tournaments: how many rounds and entrants.
refusal-too_many_rounds =
    { $format ->
        [flow]
            { $entrants ->
                [one] With { $entrants } entrant there is nobody to play. Matches chosen: { $rounds }.
               *[other] With { $entrants } entrants nobody can play more than { $most } matches: after these everybody has met everybody. Matches chosen for each: { $rounds }. If all are to meet, choose a round robin.
            }
       *[other]
            { $entrants ->
                [one] With { $entrants } entrant there are no rounds. Rounds chosen: { $rounds }.
               *[other] With { $entrants } entrants there can be { $most } rounds at most: after these everybody has met everybody. Rounds chosen: { $rounds }. If all are to meet, choose a round robin.
            }
    }
refusal-too_many_table_rounds =
    { $format ->
        [table_flow] With so many matches the same people would meet at nearly every table. Entrants: { $entrants }, matches chosen for each: { $rounds }, most possible: { $most }.
       *[other] With so many rounds the same people would meet at nearly every table. Entrants: { $entrants }, rounds chosen: { $rounds }, most possible: { $most }. If all are to meet and the game can be played by two, choose a round robin.
    }
refusal-rounds_not_promised =
    { $format ->
        [flow]
            { $most ->
                [one] With { $entrants } entrants { $most } match for each can be promised, and { $rounds } are set. Later some will wait long for somebody new. Confirm to start all the same, set fewer matches, or choose a round robin, in which all meet once.
               *[other] With { $entrants } entrants { $most } matches for each can be promised, and { $rounds } are set. Later some will wait long for somebody new. Confirm to start all the same, set fewer matches, or choose a round robin, in which all meet once.
            }
       *[other]
            { $most ->
                [one] With { $entrants } entrants { $most } round without a rematch can be promised, and { $rounds } are set. Confirm to start all the same, set fewer rounds, or choose a round robin, in which all meet once.
               *[other] With { $entrants } entrants { $most } rounds without a rematch can be promised, and { $rounds } are set. Confirm to start all the same, set fewer rounds, or choose a round robin, in which all meet once.
            }
    }
refusal-table_rounds_not_promised =
    { $format ->
        [table_flow]
            { $most ->
                [one] With { $entrants } entrants { $most } match for each can be promised in which nobody meets anybody again, and { $rounds } are set. Later some will wait longer, and meet again. Confirm to start all the same, or set fewer matches.
               *[other] With { $entrants } entrants { $most } matches for each can be promised in which nobody meets anybody again, and { $rounds } are set. Later some will wait longer, and meet again. Confirm to start all the same, or set fewer matches.
            }
       *[other]
            { $most ->
                [one] With { $entrants } entrants { $most } round can be promised in which nobody meets anybody again, and { $rounds } are set. Confirm to start all the same, or set fewer rounds. If the game can be played by two, everybody meets everybody once in a round robin.
               *[other] With { $entrants } entrants { $most } rounds can be promised in which nobody meets anybody again, and { $rounds } are set. Confirm to start all the same, or set fewer rounds. If the game can be played by two, everybody meets everybody once in a round robin.
            }
    }
refusal-no_such_tables =
    { $entrants ->
        [one] { $entrants } entrant can't be seated at tables of four and three. Wait for others.
       *[other] { $entrants } entrants can't be seated at tables of four and three: one more or one fewer could be, but at least three. If the game can be played by two, choose a round robin.
    }
refusal-long_round_robin =
    { $days ->
        [0] A round robin of { $entrants } has { $matches } matches, { $each } for each entrant. Confirm to start all the same, or choose a format with fewer matches.
        [one] A round robin of { $entrants } has { $matches } matches, { $each } for each entrant: about { $days } day at this pace. Confirm to start all the same, or choose a format with fewer matches.
       *[other] A round robin of { $entrants } has { $matches } matches, { $each } for each entrant: about { $days } days at this pace. Confirm to start all the same, or choose a format with fewer matches.
    }
refusal-too_few_entrants =
    { $entrants ->
        [0] Nobody has entered yet. The tournament needs at least { $least } entrants.
        [one] { $entrants } person has entered. The tournament needs at least { $least } entrants.
       *[other] { $entrants } people have entered. The tournament needs at least { $least } entrants.
    }
refusal-too_few_for_rounds =
    { $entrants ->
        [one] { $entrants } entrant is too few for this format: it needs at least { $least }. Choose a round robin.
       *[other] { $entrants } entrants are too few for this format: it needs at least { $least }. Choose a round robin, in which all meet once.
    }

# Tournaments: entering and leaving.
refusal-tournament_over = This tournament is over.
refusal-tournament_started = This tournament has already started.
refusal-tournament_not_started = This tournament has not started yet.
refusal-tournament_not_open = This tournament is not open yet.
refusal-tournament_cancelled = This tournament was cancelled, so its results stay as they are.
refusal-already_opened = This tournament has already been opened.
refusal-already_entered = You have already entered: you are entrant { $entrant }.
refusal-already_reserve = You are already on the list of reserves, in place { $place }. You get a place as soon as one is free.
refusal-entered_before = You have played in this tournament and left it. Nobody can enter the same tournament twice.
refusal-removed_before = An organiser has removed you from this tournament. Only an organiser can let you in again.
refusal-entries_closed = Entries closed on <t:{ $at }:f>.
refusal-no_late_entry = The tournament has started, and nobody can enter it any more.
refusal-late_entry_over =
    { $rounds ->
        [one] The only round has begun, so nobody can enter any more.
       *[other] More than half of the { $rounds } rounds have begun, so nobody can enter any more.
    }
refusal-role_needed = Only people with the role <@&{ $role }> can enter, and you don't have it. Ask the people who manage this server.
refusal-too_few_answers =
    { $have ->
        [one] Only people with at least { $least }% of their answers in time can enter. That is counted from { $needed } answers on, and you have given { $have } in matches that are over.
       *[other] Only people with at least { $least }% of their answers in time can enter. That is counted from { $needed } answers on, and you have given { $have } in matches that are over.
    }
refusal-too_late_answers =
    { $missing ->
        [0] Only people with at least { $least }% of their answers in time can enter. You have { $have }%.
        [one] Only people with at least { $least }% of their answers in time can enter. You have { $have }%. What is missing: { $missing } more answer in time (it counts once the match is over).
       *[other] Only people with at least { $least }% of their answers in time can enter. You have { $have }%. What is missing: { $missing } more answers in time (they count once the match is over).
    }
refusal-no_reserve_place =
    { $most ->
        [one] All places are taken, and so is the place of the only reserve.
       *[other] All places are taken, and so are the places of { $most } reserves.
    }
refusal-not_entered = You have not entered this tournament.
refusal-already_withdrawn = You have withdrawn from this tournament.
refusal-no_check_in = Nobody has to check in to this tournament.
refusal-check_in_later = Check-in opens on <t:{ $at }:f>.
refusal-not_stopped = You are being paired anyway, so there is nothing to do.
refusal-only_in_rounds = Flow has no rounds to end: nobody waits for anybody else. A single match can be adjudicated.
refusal-nothing_runs = There is nothing to wait for: no match is running.
refusal-only_in_flow = Only a flow has this: it has no rounds, and everybody gets the next match when they are free.
refusal-is_stopped = You did not come to a match, so you are not paired. Say first that you are back.
refusal-not_free = You have as many matches as you can have at the same time. The next one comes when one of them is over.
refusal-all_played = You have begun all your matches in this tournament.

# Tournaments: organisers.
refusal-organiser_plays = You play in this tournament, or have played in it. Decisions about its matches are for an organiser, or somebody who manages this server, who doesn't play in it.
refusal-others_organise = You play in this tournament, or have played in it, so this is for the organisers who don't play in it: { $names }.
refusal-corrected_too_late =
    { $days ->
        [one] Results can be corrected for { $days } day after the end of the tournament. They are final now.
       *[other] Results can be corrected for { $days } days after the end of the tournament. They are final now.
    }
refusal-reason_missing = Please give a reason: everybody can see it.
refusal-reason_too_long =
    { $most ->
        [one] A reason can have { $most } character at most.
       *[other] A reason can have { $most } characters at most.
    }
refusal-unknown_entrant = There is no entrant { $entrant } in this tournament.
refusal-unknown_pairing = There is no pairing { $pairing } in this tournament.
refusal-unknown_act = There is no line { $act } in the history of this tournament.
refusal-entrant_gone = Entrant { $entrant } has already left the tournament.
refusal-nothing_hidden = There is no pairing that only organisers can see.
refusal-not_hidden = Entrant { $entrant } is in no pairing that can still be changed: pairings are fixed once everybody can see them, and so are byes.
refusal-swap_at_one_table = These two are at the same table.
refusal-swapped_already = Entrants { $one } and { $other } have just changed places. To change them back, name the two the other way round.
refusal-swap_in_bracket = In a knock-out, entrants can change places only in the first round: later rounds follow from who has won.
refusal-pair_forbidden = Entrants { $one } and { $other } would meet, which the organisers have ruled out.
refusal-forbids_itself = Choose two different entrants.
refusal-too_many_forbidden =
    { $most ->
        [one] Entrant { $entrant } already has { $most } entrant they never meet. That is the limit.
       *[other] Entrant { $entrant } already has { $most } entrants they never meet. That is the limit.
    }
refusal-not_in_play = This match is not running. To change a result, correct it.
refusal-still_in_play = This match is still running. An organiser can end it with a result; correcting is for results that exist.
refusal-no_time_limit = This match has no limit, so there is nothing to extend.
refusal-season_ends_first = The season ends on <t:{ $at }:f>, and all matches of its divisions end with it. So this match can have no more time.
refusal-division_not_paused = A division of a league cannot be paused: all its matches were paired at the start, and it ends with its season. Its players can agree on a pause at each table.

# Leagues.
refusal-unknown_league = There is no league { $league }.
refusal-lost_league = This button belongs to a league that no longer exists: the bot was restored from a backup that is older than the league. Nothing was done.
refusal-no_league =
    { $server ->
        [yes] There is no league on this server that you can see. People who organise tournaments here can make one: `/league new`.
       *[no] You are in no league. Join one on its server.
    }
refusal-which_league = There are several leagues. Say which one: { $names }.
refusal-server_of_league = This is possible on the server of the league only.
refusal-league_organisers = Only the organisers of this league can do this: who made it, people with the role for organisers on this server, and people who manage the server.
refusal-no_such_member = Nobody in this league is called “{ $word }”. Take somebody from the list, or type the number of a member.
refusal-which_member = Several members are called “{ $word }”. Type the number of one: { $names }.
refusal-league_not_open = Nobody can join this league yet: its organisers are still preparing it.
refusal-league_is_open = People can join this league already.
refusal-league_started = The first season has opened already. The next one opens by itself on the first of a month.
refusal-league_closed = This league is closed.
refusal-league_last_season = This is the last season of this league. No other one opens after it.
refusal-league_full =
    { $most ->
        [one] This league has { $most } place, and it is taken.
       *[other] This league has { $most } places, and all of them are taken.
    }
refusal-already_member = You are in this league already, and play in the next season.
refusal-removed_from_league = The organisers have removed you from this league. Ask them.
refusal-not_a_member = You are not in this league.
refusal-left_already = You have left this league.
refusal-is_resting = You skip the next season already.
refusal-is_absent = You don't play in the next season, as you did not come to your matches. Press **I'm back** when you want to play again.
refusal-too_few_members =
    { $members ->
        [0] Nobody would play, and a season needs { $least } at least. It opens by itself on the first of a month, once there are enough.
        [one] { $members } member would play, and a season needs { $least } at least. It opens by itself on the first of a month, once there are enough.
       *[other] { $members } members would play, and a season needs { $least } at least. It opens by itself on the first of a month, once there are enough.
    }
refusal-unknown_member = There is no member { $member } in this league.
refusal-member_gone = Member { $member } is in the league no more.
refusal-league_name_too_long =
    { $most ->
        [one] The name of a league can have { $most } character at most, as season and division are added to it.
       *[other] The name of a league can have { $most } characters at most, as season and division are added to it.
    }
refusal-no_league_at_tables = A league is played at tables of two, three or four, all of the same size. The number of players of this game must be { $allowed }.
refusal-no_such_division = At tables of { $seats }, a full division can have so many members: { $sizes }. For other numbers there is no fair plan of matches.
refusal-league_frozen = Game, options, tables and the size of divisions are frozen, as the first season has opened. For others, make another league.
refusal-fewer_members =
    { $members ->
        [one] There is { $members } member in the league already, so it can't have fewer places.
       *[other] There are { $members } members in the league already, so it can't have fewer places.
    }
refusal-league_setting_out_of_bounds =
    { $setting ->
        [moving]
            { $most ->
                [1] In a division of this size only 1 can go up and 1 down. The size is chosen under **{ button-league-game }**.
               *[other] In a division of this size, from { $least } to { $most } can go up, and as many down. The size is chosen under **{ button-league-game }**.
            }
        [months] A season can take from { $least } to { $most } months.
        [hour] The hour must be from { $least } to { $most }.
        [break] The break before the next season can have from { $least } to { $most } days.
        [atonce] The number of matches at the same time must be from { $least } to { $most }.
        [reliability] The reliability is a percentage from { $least } to { $most }.
       *[members] The number of places must be from { $least } to { $most }.
    }

refusal-days_out_of_bounds =
    { $most ->
        [one] A match can have { $most } more day.
       *[other] A match can have 1 to { $most } more days at once.
    }
refusal-wrong_places =
    { $seats ->
        [one] Give { $seats } place.
       *[other] Give { $seats } places in the order of seats. Shared places count twice: 1, 1, 3.
    }
refusal-wrong_points =
    { $seats ->
        [one] Give the points of { $seats } seat, from 0 to 1.
       *[other] Give the points of { $seats } seats in their order, each from 0 to 1.
    }
refusal-not_a_reserve = Entrant { $entrant } is not a reserve, so they can't take over another entrant's number.
refusal-is_a_reserve = Entrant { $entrant } is a reserve and has no place that somebody could take over.
refusal-nothing_to_forgive = Entrant { $entrant } has missed nothing that could be forgiven.
refusal-forgiven_too_late =
    { $days ->
        [one] Not coming can be forgiven for { $days } day. That time is over; a result can still be corrected.
       *[other] Not coming can be forgiven for { $days } days. That time is over; a result can still be corrected.
    }
refusal-import_empty = The list is empty. Write one id, mention or name on each line.
refusal-import_too_long =
    { $most ->
        [one] The list can have { $most } line at most.
       *[other] The list can have { $most } lines at most.
    }
refusal-too_many_people =
    { $most ->
        [one] A tournament can have { $most } entrant at most.
       *[other] A tournament can have { $most } entrants at most.
    }
