-- name: next_match_id^
UPDATE counters SET value = value + 1 WHERE name = 'match' RETURNING value AS id;

-- name: hold_channels!
UPDATE counters SET value = value WHERE name = 'match';

-- name: insert_match!
INSERT INTO matches (
    id, game, rules_version, status, options, language, pace, seat_limit, guild_id, channel_id, parent_id,
    host_user_id, secret, commitment, revision, snapshot, deadline_at, created_at, started_at, ended_at, outcome,
    rematch_of, closes_at, quiet_since, when_late, excused_days, is_practice, tournament_id, tournament_path, title,
    allows, stand_in_level, has_hints, is_unrated, series
) VALUES (
    :id, :game, :rules_version, :status, :options, :language, :pace, :seat_limit, :guild_id, :channel_id, :parent_id,
    :host_user_id, :secret, :commitment, :revision, :snapshot, :deadline_at, :created_at, :started_at, :ended_at,
    :outcome, :rematch_of, :closes_at, :quiet_since, :when_late, :excused_days, :is_practice, :tournament_id,
    :tournament_path, :title, :allows, :stand_in_level, :has_hints, :is_unrated, :series
);

-- name: find_match^
SELECT
    id, game, rules_version, status, options, language, pace, seat_limit, guild_id, channel_id, parent_id,
    host_user_id, secret, commitment, revision, snapshot, deadline_at, created_at, started_at, ended_at, outcome,
    rematch_of, clocks, entries, clock_changes, closes_at, quiet_since, when_late, restored_entries, c.value AS epoch,
    paused_at, live_until, calm_pace, asks_at, excused_days, first_pace, repairs, is_practice, tournament_id,
    tournament_path, title, allows, pauses, stand_in_level, has_hints, is_unrated, judged, series, rates_decks, kept,
    (SELECT g.organiser_role FROM guilds AS g WHERE g.guild_id = matches.guild_id) AS organiser_role,
    (SELECT t.created_by FROM tournaments AS t WHERE t.id = matches.tournament_id) AS organised_by,
    (SELECT calls_at FROM table_messages WHERE match_id = matches.id) AS calls_at,
    (SELECT told_revision FROM webhooks WHERE match_id = matches.id AND user_id = host_user_id) AS told_revision,
    (SELECT rule FROM wanted WHERE match_id = matches.id) AS wanted
FROM matches INNER JOIN counters AS c ON c.name = 'epoch' WHERE id = :id;

-- Nobody else changes the match before the transaction ends; what is read of it is read after that.
-- name: hold_match_on_postgresql^
SELECT id FROM matches WHERE id = :id FOR NO KEY UPDATE;

-- name: advance_match!
UPDATE matches
SET
    revision = :revision, status = :status, snapshot = :snapshot, deadline_at = :deadline_at,
    started_at = :started_at, ended_at = :ended_at, outcome = :outcome, clocks = :clocks, entries = :entries,
    closes_at = :closes_at, paused_at = :paused_at, pace = :pace, live_until = :live_until, calm_pace = :calm_pace,
    asks_at = :asks_at, first_pace = :first_pace, repairs = :repairs,
    pauses = :pauses, stand_in_level = :stand_in_level
WHERE
    id = :id AND entries = :from_entries AND status = :from_status AND clock_changes = :from_clock_changes;

-- name: touch_clocks!
UPDATE matches SET clock_changes = clock_changes + 1 WHERE id = :id;

-- name: change_clocks!
UPDATE matches SET deadline_at = :deadline_at, clock_changes = clock_changes + 1 WHERE id = :id;

-- name: bind_match!
UPDATE matches SET channel_id = :channel_id, guild_id = :guild_id, parent_id = :parent_id WHERE id = :id;

-- name: host_match!
UPDATE matches SET host_user_id = :host_user_id WHERE id = :id;

-- name: prolong_match!
UPDATE matches SET closes_at = :closes_at WHERE id = :id;

-- name: set_when_late!
UPDATE matches SET when_late = :when_late WHERE id = :id;

-- name: set_options!
UPDATE matches SET options = :options WHERE id = :id;

-- name: set_practice!
UPDATE matches SET is_practice = :is_practice WHERE id = :id;

-- name: set_unrated!
UPDATE matches SET is_unrated = :is_unrated WHERE id = :id;

-- name: set_has_hints!
UPDATE matches SET has_hints = :has_hints WHERE id = :id;

-- name: set_judged!
UPDATE matches SET judged = :judged WHERE id = :id;

-- name: set_excused_days!
UPDATE matches SET excused_days = :excused_days WHERE id = :id;

-- name: hear_of_host!
UPDATE matches SET host_user_id = :host_user_id, quiet_since = :quiet_since WHERE id = :id;

-- name: delay_closing!
UPDATE matches SET
    closes_at = closes_at + :seconds, asks_at = asks_at + :seconds, quiet_since = quiet_since + :seconds
WHERE status IN ('open', 'running') AND (closes_at IS NOT NULL OR asks_at IS NOT NULL);

-- name: ask_match!
UPDATE matches SET asks_at = NULL, closes_at = :closes_at, clock_changes = clock_changes + 1 WHERE id = :id;

-- name: hear_match!
UPDATE matches SET asks_at = :asks_at, closes_at = NULL, clock_changes = clock_changes + 1
WHERE id = :id AND status = 'running' AND (asks_at IS NOT NULL OR closes_at IS NOT NULL);

-- name: active_in_channel^
SELECT id FROM matches WHERE channel_id = :channel_id AND status IN ('open', 'running');

-- name: last_in_channel^
SELECT id FROM matches WHERE channel_id = :channel_id ORDER BY id DESC LIMIT 1;

-- name: active_of_guild
SELECT id FROM matches WHERE guild_id = :guild_id AND status IN ('open', 'running') ORDER BY id;

-- name: active_matches
SELECT id FROM matches WHERE status IN ('open', 'running') ORDER BY id;

-- name: mark_restored!
UPDATE matches SET restored_entries = entries WHERE status IN ('open', 'running');

-- name: newest_match^
SELECT m.created_at AS id FROM counters AS c INNER JOIN matches AS m ON m.id = c.value WHERE c.name = 'match';

-- name: active_guilds
SELECT DISTINCT guild_id AS id FROM matches WHERE status IN ('open', 'running') AND guild_id IS NOT NULL ORDER BY id;

-- name: homeless_matches
SELECT id FROM matches WHERE status = 'open' AND channel_id IS NULL AND created_at < :before ORDER BY id;

-- name: active_below_channel
SELECT id FROM matches WHERE parent_id = :parent_id AND status IN ('open', 'running') ORDER BY id;

-- name: rematch_of^
SELECT id FROM matches WHERE rematch_of = :rematch_of AND status <> 'cancelled' ORDER BY id DESC LIMIT 1;

-- name: keep_deck_rule!
UPDATE matches
SET rates_decks = COALESCE((SELECT g.rates_decks FROM guilds AS g WHERE g.guild_id = matches.guild_id), FALSE)
WHERE id = :id;

-- name: put_into_series!
UPDATE matches SET series = :series WHERE id = :id;

-- name: ended_of_series
SELECT m.id AS match_id, m.outcome, s.seat, s.user_id, s.name, s.sitter, s.taken_revision
FROM matches AS m INNER JOIN seats AS s ON s.match_id = m.id
WHERE m.series = :series AND m.id <= :until AND m.status = 'ended'
ORDER BY m.id DESC, s.seat;

-- name: matches_of_player
SELECT
    m.id, m.game, m.status, m.guild_id, m.channel_id, m.parent_id, m.deadline_at, m.title, m.pace, m.language,
    m.seat_limit, m.commitment, m.paused_at, m.ended_at, m.outcome,
    s.seat
FROM seats AS s INNER JOIN matches AS m ON m.id = s.match_id
WHERE
    s.user_id = :user_id AND s.sitter = 'person'
    AND m.status IN (:status_1, :status_2, :status_3, :status_4)
ORDER BY m.id DESC LIMIT :most;

-- name: matches_of_guild
SELECT
    m.id, m.game, m.status, m.guild_id, m.channel_id, m.parent_id, m.deadline_at, m.title, m.pace, m.language,
    m.seat_limit, m.commitment, m.paused_at, m.ended_at, m.outcome,
    NULL AS seat
FROM matches AS m
WHERE
    m.guild_id = :guild_id AND m.id < :before
    AND m.status IN (:status_1, :status_2, :status_3, :status_4)
ORDER BY m.id DESC LIMIT :most;

-- name: newest_ended
SELECT
    m.id, m.game, m.status, m.guild_id, m.channel_id, m.parent_id, m.deadline_at, m.title, m.pace, m.language,
    m.seat_limit, m.commitment, m.paused_at, m.ended_at, m.outcome,
    NULL AS seat
FROM matches AS m WHERE m.guild_id = :guild_id AND m.status = 'ended'
ORDER BY m.ended_at DESC LIMIT :most;

-- name: match_line^
SELECT
    m.id, m.game, m.status, m.guild_id, m.channel_id, m.parent_id, m.deadline_at, m.title, m.pace, m.language,
    m.seat_limit, m.commitment, m.paused_at, m.ended_at, m.outcome,
    NULL AS seat
FROM matches AS m WHERE m.id = :id;

-- name: matches_waiting_for
SELECT
    m.id, m.game, m.status, m.guild_id, m.channel_id, m.parent_id, m.deadline_at, m.title, m.pace, m.language,
    m.seat_limit, m.commitment, m.paused_at, m.ended_at, m.outcome,
    a.seat
FROM awaited AS a INNER JOIN matches AS m ON m.id = a.match_id
WHERE a.user_id = :user_id AND a.is_owed
ORDER BY CASE WHEN a.deadline_at IS NULL THEN 1 ELSE 0 END, a.deadline_at, m.id LIMIT :most;

-- name: matches_in_order_of_waiting
SELECT match_id AS id FROM awaited WHERE user_id = :user_id AND is_owed ORDER BY owed_since, match_id;

-- name: seconds_taken
SELECT ended_at - started_at AS id FROM matches
WHERE guild_id = :guild_id AND status = 'ended' AND game = :game AND pace = :pace
ORDER BY matches.id DESC LIMIT :most;

-- name: hosted_matches
SELECT id FROM matches WHERE host_user_id = :user_id ORDER BY id;

-- name: count_active_of_host^
SELECT COUNT(*) AS id FROM matches WHERE host_user_id = :user_id AND status IN ('open', 'running');

-- name: opened_since
SELECT id FROM matches WHERE host_user_id = :user_id AND created_at > :since ORDER BY id;

-- name: count_opened_since^
SELECT COUNT(*) AS id FROM matches WHERE host_user_id = :user_id AND created_at > :since;

-- name: count_active_of_player^
SELECT COUNT(*) AS id FROM seats AS s INNER JOIN matches AS m ON m.id = s.match_id
WHERE s.user_id = :user_id AND s.sitter = 'person' AND m.status IN ('open', 'running');

-- name: count_active_of_guild^
SELECT COUNT(*) AS id FROM matches
WHERE guild_id = :guild_id AND status IN ('open', 'running') AND tournament_id IS NULL;

-- name: count_seated_of_guild^
SELECT COUNT(*) AS id FROM matches
WHERE guild_id = :guild_id AND status IN ('open', 'running') AND tournament_id IS NOT NULL;

-- name: set_title!
UPDATE matches SET title = :title WHERE id = :id;
