-- name: put_handover!
INSERT INTO handovers (user_id, to_user_id, asked_at) VALUES (:user_id, :to_user_id, :asked_at)
ON CONFLICT (user_id) DO UPDATE SET to_user_id = excluded.to_user_id, asked_at = excluded.asked_at;

-- name: find_handover^
SELECT user_id, to_user_id, asked_at FROM handovers WHERE user_id = :user_id;

-- name: drop_handover!
DELETE FROM handovers WHERE user_id = :user_id;

-- name: handovers_with
SELECT user_id, to_user_id, asked_at FROM handovers WHERE user_id = :user_id OR to_user_id = :user_id;

-- name: forget_handovers!
DELETE FROM handovers WHERE user_id = :user_id OR to_user_id = :user_id;

-- name: find_merged^
SELECT user_id, into_user_id, merged_at FROM merged_accounts WHERE user_id = :user_id;

-- name: put_merged!
INSERT INTO merged_accounts (user_id, into_user_id, merged_at) VALUES (:user_id, :into_user_id, :merged_at);

-- name: merged_with
SELECT user_id, into_user_id, merged_at FROM merged_accounts WHERE user_id = :user_id OR into_user_id = :user_id;

-- name: forget_merged!
DELETE FROM merged_accounts WHERE user_id = :user_id OR into_user_id = :user_id;

-- name: put_account_move!
INSERT INTO account_moves (guild_id, user_id, to_user_id, by_user_id, asked_at, stopped_at, done_at)
VALUES (:guild_id, :user_id, :to_user_id, :by_user_id, :asked_at, :stopped_at, :done_at)
ON CONFLICT (guild_id, user_id) DO UPDATE SET
    to_user_id = excluded.to_user_id, by_user_id = excluded.by_user_id, asked_at = excluded.asked_at,
    stopped_at = excluded.stopped_at, done_at = excluded.done_at;

-- name: find_account_move^
SELECT guild_id, user_id, to_user_id, by_user_id, asked_at, stopped_at, done_at FROM account_moves
WHERE guild_id = :guild_id AND user_id = :user_id;

-- name: account_moves_of
SELECT guild_id, user_id, to_user_id, by_user_id, asked_at, stopped_at, done_at FROM account_moves
WHERE user_id = :user_id ORDER BY guild_id;

-- name: account_moves_on
SELECT guild_id, user_id, to_user_id, by_user_id, asked_at, stopped_at, done_at FROM account_moves
WHERE guild_id = :guild_id ORDER BY asked_at DESC LIMIT :most;

-- name: account_moves_with
SELECT guild_id, user_id, to_user_id, by_user_id, asked_at, stopped_at, done_at FROM account_moves
WHERE user_id = :user_id OR to_user_id = :user_id OR by_user_id = :user_id ORDER BY guild_id;

-- name: forget_account_moves!
DELETE FROM account_moves WHERE user_id = :user_id OR to_user_id = :user_id;

-- name: forget_account_mover!
UPDATE account_moves SET by_user_id = NULL WHERE by_user_id = :user_id;

-- name: give_merged!
UPDATE merged_accounts SET into_user_id = :to_user_id WHERE into_user_id = :user_id;

-- name: give_seats!
UPDATE seats SET user_id = :to_user_id
WHERE
    user_id = :user_id
    AND NOT EXISTS (SELECT 1 FROM seats AS o WHERE o.match_id = seats.match_id AND o.user_id = :to_user_id);

-- name: give_awaited!
UPDATE awaited SET user_id = :to_user_id WHERE match_id = :match_id AND seat = :seat;

-- name: give_offers!
UPDATE seats SET offered_to = :to_user_id WHERE offered_to = :user_id;

-- name: give_barred!
UPDATE invited SET is_barred = TRUE
WHERE
    user_id = :to_user_id
    AND EXISTS (
        SELECT 1 FROM invited AS o WHERE o.match_id = invited.match_id AND o.user_id = :user_id AND o.is_barred
    );

-- name: give_invited!
UPDATE invited SET user_id = :to_user_id
WHERE
    user_id = :user_id
    AND NOT EXISTS (SELECT 1 FROM invited AS o WHERE o.match_id = invited.match_id AND o.user_id = :to_user_id);

-- name: give_declined!
INSERT INTO declined (user_id, match_id)
SELECT CAST(:to_user_id AS BIGINT), match_id FROM declined WHERE user_id = :user_id
ON CONFLICT (user_id, match_id) DO NOTHING;

-- name: give_former_players!
UPDATE former_players SET user_id = :to_user_id
WHERE
    user_id = :user_id
    AND NOT EXISTS (
        SELECT 1 FROM former_players AS o WHERE o.match_id = former_players.match_id AND o.user_id = :to_user_id
    );

-- name: give_entries!
UPDATE entries SET user_id = :to_user_id WHERE user_id = :user_id;

-- name: give_entry_makers!
UPDATE entry_makers SET user_id = :to_user_id WHERE user_id = :user_id;

-- name: give_decks!
UPDATE decks SET user_id = :to_user_id WHERE user_id = :user_id;

-- name: give_blocked!
INSERT INTO blocked (user_id, blocked_id)
SELECT CAST(:to_user_id AS BIGINT), blocked_id FROM blocked WHERE user_id = :user_id AND blocked_id <> :to_user_id
ON CONFLICT (user_id, blocked_id) DO NOTHING;

-- name: give_blocking!
INSERT INTO blocked (user_id, blocked_id)
SELECT user_id, CAST(:to_user_id AS BIGINT) FROM blocked WHERE blocked_id = :user_id AND user_id <> :to_user_id
ON CONFLICT (user_id, blocked_id) DO NOTHING;

-- name: give_remembered!
UPDATE remembered SET who = :to_user_id
WHERE
    who = :user_id
    AND NOT EXISTS (
        SELECT 1 FROM remembered AS o
        WHERE o.who = :to_user_id AND o.kind = remembered.kind AND o.about = remembered.about
    );

-- name: give_tournament_makers!
UPDATE tournaments SET created_by = :to_user_id WHERE created_by = :user_id;

-- name: give_entrants!
UPDATE entrants SET user_id = :to_user_id
WHERE
    user_id = :user_id
    AND NOT EXISTS (
        SELECT 1 FROM entrants AS o WHERE o.tournament_id = entrants.tournament_id AND o.user_id = :to_user_id
    );

-- name: give_organisers!
UPDATE organisers SET user_id = :to_user_id
WHERE
    user_id = :user_id
    AND NOT EXISTS (
        SELECT 1 FROM organisers AS o WHERE o.tournament_id = organisers.tournament_id AND o.user_id = :to_user_id
    );

-- name: give_league_makers!
UPDATE leagues SET created_by = :to_user_id WHERE created_by = :user_id;

-- name: give_league_members!
UPDATE league_members SET user_id = :to_user_id
WHERE
    user_id = :user_id
    AND NOT EXISTS (
        SELECT 1 FROM league_members AS o WHERE o.league_id = league_members.league_id AND o.user_id = :to_user_id
    );

-- name: give_overviews!
UPDATE overviews SET put_up_by = :to_user_id WHERE put_up_by = :user_id;

-- name: give_calls!
UPDATE calls SET user_id = :to_user_id WHERE user_id = :user_id;

-- name: give_table_wishes!
UPDATE table_wishes SET user_id = :to_user_id
WHERE
    user_id = :user_id
    AND NOT EXISTS (
        SELECT 1 FROM table_wishes AS o WHERE o.guild_id = table_wishes.guild_id AND o.user_id = :to_user_id
    );

-- name: give_seats_on!
UPDATE seats SET user_id = :to_user_id
WHERE
    user_id = :user_id
    AND EXISTS (
        SELECT 1 FROM matches AS m
        WHERE m.id = seats.match_id AND m.guild_id = :guild_id AND m.status IN ('ended', 'cancelled')
    )
    AND NOT EXISTS (SELECT 1 FROM seats AS o WHERE o.match_id = seats.match_id AND o.user_id = :to_user_id);

-- name: give_entrants_on!
UPDATE entrants SET user_id = :to_user_id
WHERE
    user_id = :user_id
    AND EXISTS (
        SELECT 1 FROM tournaments AS t
        WHERE t.id = entrants.tournament_id AND t.guild_id = :guild_id AND t.status IN ('ended', 'cancelled')
    )
    AND NOT EXISTS (
        SELECT 1 FROM entrants AS o WHERE o.tournament_id = entrants.tournament_id AND o.user_id = :to_user_id
    );

-- name: give_league_members_on!
UPDATE league_members SET user_id = :to_user_id
WHERE
    user_id = :user_id
    AND EXISTS (
        SELECT 1 FROM leagues AS l
        WHERE l.id = league_members.league_id AND l.guild_id = :guild_id AND l.status = 'closed'
    )
    AND NOT EXISTS (
        SELECT 1 FROM league_members AS o WHERE o.league_id = league_members.league_id AND o.user_id = :to_user_id
    );

-- name: active_seats_of
SELECT s.match_id, s.seat FROM seats AS s INNER JOIN matches AS m ON m.id = s.match_id
WHERE s.user_id = :user_id AND m.status IN ('open', 'running')
ORDER BY s.match_id;

-- name: active_former_seats_of
SELECT f.match_id, f.seat FROM former_players AS f INNER JOIN matches AS m ON m.id = f.match_id
WHERE f.user_id = :user_id AND m.status IN ('open', 'running')
ORDER BY f.match_id;

-- name: tournaments_of_both
SELECT t.id FROM entrants AS a
INNER JOIN entrants AS b ON b.tournament_id = a.tournament_id AND b.user_id = :other
INNER JOIN tournaments AS t ON t.id = a.tournament_id
WHERE a.user_id = :user_id AND t.status NOT IN ('ended', 'cancelled')
ORDER BY t.id;

-- name: leagues_of_both
SELECT a.league_id AS id FROM league_members AS a
INNER JOIN league_members AS b ON b.league_id = a.league_id AND b.user_id = :other
WHERE a.user_id = :user_id
ORDER BY a.league_id;

-- name: active_matches_on
SELECT m.id FROM seats AS s INNER JOIN matches AS m ON m.id = s.match_id
WHERE s.user_id = :user_id AND m.guild_id = :guild_id AND m.status IN ('open', 'running')
ORDER BY m.id;

-- name: running_tournaments_on
SELECT t.id FROM entrants AS e INNER JOIN tournaments AS t ON t.id = e.tournament_id
WHERE e.user_id = :user_id AND t.guild_id = :guild_id AND t.status NOT IN ('ended', 'cancelled')
ORDER BY t.id;

-- name: count_played_on^
SELECT (
    SELECT COUNT(*) FROM seats AS s INNER JOIN matches AS m ON m.id = s.match_id
    WHERE s.user_id = :user_id AND m.guild_id = :guild_id AND m.status = 'ended'
) + (
    SELECT COUNT(*) FROM entrants AS e INNER JOIN tournaments AS t ON t.id = e.tournament_id
    WHERE e.user_id = :user_id AND t.guild_id = :guild_id AND t.status = 'ended'
) AS number;
