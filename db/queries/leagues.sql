-- name: insert_league!
INSERT INTO leagues (
    id, guild_id, channel_id, name, game, options, seats, size, pace, settings, language, status, secret, commitment,
    created_by, created_name, created_at, season, opens_at, closed_at, reason, changes, message_id, shown_changes
) VALUES (
    :id, :guild_id, :channel_id, :name, :game, :options, :seats, :size, :pace, :settings, :language, :status, :secret,
    :commitment, :created_by, :created_name, :created_at, :season, :opens_at, :closed_at, :reason, :changes,
    :message_id, :shown_changes
);

-- name: find_league^
SELECT
    id, guild_id, channel_id, name, game, options, seats, size, pace, settings, language, status, secret, commitment,
    created_by, created_name, created_at, season, opens_at, closed_at, reason, changes, message_id, shown_changes
FROM leagues WHERE id = :id;

-- name: hold_league_on_postgresql^
SELECT id FROM leagues WHERE id = :id FOR NO KEY UPDATE;

-- name: put_league!
UPDATE leagues SET
    name = :name, game = :game, options = :options, seats = :seats, size = :size, pace = :pace, settings = :settings,
    language = :language, status = :status, secret = :secret, commitment = :commitment, season = :season,
    opens_at = :opens_at, closed_at = :closed_at, reason = :reason, changes = :changes
WHERE id = :id;

-- name: place_league!
UPDATE leagues SET channel_id = :channel_id, message_id = NULL, shown_changes = :shown_changes WHERE id = :id;

-- name: show_league!
UPDATE leagues SET message_id = :message_id, shown_changes = :shown_changes
WHERE
    id = :id AND channel_id = :channel_id
    AND (message_id IS NULL OR message_id = :before_message_id OR message_id = :message_id);

-- name: show_league_anew!
UPDATE leagues SET shown_changes = NULL WHERE id = :id;

-- name: leagues_to_show
SELECT id AS number, guild_id, changes FROM leagues
WHERE status <> 'draft' AND channel_id IS NOT NULL AND (shown_changes IS NULL OR shown_changes < changes)
ORDER BY id LIMIT :most;

-- name: leagues_of_guild
SELECT
    id, guild_id, channel_id, name, game, options, seats, size, pace, settings, language, status, secret, commitment,
    created_by, created_name, created_at, season, opens_at, closed_at, reason, changes, message_id, shown_changes
FROM leagues WHERE guild_id = :guild_id ORDER BY id DESC LIMIT :most;

-- name: names_of_leagues
SELECT id, name FROM leagues WHERE guild_id = :guild_id AND status <> 'closed' ORDER BY id;

-- name: leagues_of_person
SELECT
    l.id, l.guild_id, l.channel_id, l.name, l.game, l.options, l.seats, l.size, l.pace, l.settings, l.language,
    l.status, l.secret, l.commitment, l.created_by, l.created_name, l.created_at, l.season, l.opens_at, l.closed_at,
    l.reason, l.changes, l.message_id, l.shown_changes
FROM league_members AS m INNER JOIN leagues AS l ON l.id = m.league_id
WHERE m.user_id = :user_id ORDER BY l.id DESC LIMIT :most;

-- name: count_open_leagues^
SELECT COUNT(*) AS number FROM leagues WHERE guild_id = :guild_id AND status IN ('open', 'running');

-- name: count_open_leagues_of^
SELECT COUNT(*) AS number FROM leagues
WHERE guild_id = :guild_id AND created_by = :user_id AND status IN ('open', 'running');

-- name: leagues_drafted_since
SELECT id FROM leagues WHERE created_by = :user_id AND created_at > :since ORDER BY id;

-- name: leagues_made_by
SELECT id FROM leagues WHERE created_by = :user_id ORDER BY id;

-- name: find_league_members
SELECT league_id, member, user_id, name, salt, status, joined_at, left_at, reason
FROM league_members WHERE league_id = :league_id ORDER BY member;

-- name: put_league_members!
INSERT INTO league_members (league_id, member, user_id, name, salt, status, joined_at, left_at, reason)
VALUES (:league_id, :member, :user_id, :name, :salt, :status, :joined_at, :left_at, :reason)
ON CONFLICT (league_id, member) DO UPDATE SET
    user_id = excluded.user_id, name = excluded.name, salt = excluded.salt, status = excluded.status,
    joined_at = excluded.joined_at, left_at = excluded.left_at, reason = excluded.reason;

-- name: league_members_of_person
SELECT league_id, member, user_id, name, salt, status, joined_at, left_at, reason
FROM league_members WHERE user_id = :user_id ORDER BY league_id;

-- name: rename_league_member!
UPDATE league_members SET name = :name WHERE league_id = :league_id AND user_id = :user_id AND name <> :name;

-- name: find_league_seasons
SELECT league_id, season, secret, commitment, opened_at, ends_at, ended_at
FROM league_seasons WHERE league_id = :league_id ORDER BY season;

-- name: put_league_season!
INSERT INTO league_seasons (league_id, season, secret, commitment, opened_at, ends_at, ended_at)
VALUES (:league_id, :season, :secret, :commitment, :opened_at, :ends_at, :ended_at)
ON CONFLICT (league_id, season) DO UPDATE SET ends_at = excluded.ends_at, ended_at = excluded.ended_at;

-- name: find_league_places
SELECT league_id, season, division, entrant, member, place, twelfths
FROM league_places WHERE league_id = :league_id AND season = :season ORDER BY division, entrant;

-- name: put_league_places!
INSERT INTO league_places (league_id, season, division, entrant, member, place, twelfths)
VALUES (:league_id, :season, :division, :entrant, :member, :place, :twelfths)
ON CONFLICT (league_id, season, division, entrant) DO UPDATE SET
    member = excluded.member, place = excluded.place, twelfths = excluded.twelfths;

-- name: league_places_of_member
SELECT league_id, season, division, entrant, member, place, twelfths
FROM league_places WHERE league_id = :league_id AND member = :member ORDER BY season;

-- name: league_winners
SELECT league_id, season, division, entrant, member, place, twelfths
FROM league_places WHERE league_id = :league_id AND place = 1 ORDER BY season, division, entrant;

-- name: tournaments_of_season
SELECT
    id, guild_id, channel_id, name, game, options, format, seats, pace, settings, language, status, secret, commitment,
    created_by, created_at, starts_at, started_at, paused_at, ended_at, acts, message_id, shown_acts,
    league_id, season, division
FROM tournaments WHERE league_id = :league_id AND season = :season ORDER BY division;

-- name: forget_league_maker!
UPDATE leagues SET created_by = NULL, created_name = '', changes = changes + 1 WHERE created_by = :user_id;

-- name: forget_league_member!
UPDATE league_members SET user_id = NULL, name = '', reason = '' WHERE user_id = :user_id;
