-- name: find_person^
SELECT
    user_id, language, secrets, mentions, text_only, safe_palette, discord_locale, time_zone, sleeps_at, wakes_at,
    reminders, digest_at, away_until
FROM people
WHERE user_id = :user_id;

-- name: put_person!
INSERT INTO people (
    user_id, language, secrets, mentions, text_only, safe_palette, discord_locale, time_zone, sleeps_at, wakes_at,
    reminders, digest_at, away_until
)
VALUES (
    :user_id, :language, :secrets, :mentions, :text_only, :safe_palette, :discord_locale, :time_zone, :sleeps_at,
    :wakes_at, :reminders, :digest_at, :away_until
)
ON CONFLICT (user_id) DO UPDATE SET
    language = excluded.language, secrets = excluded.secrets, mentions = excluded.mentions,
    text_only = excluded.text_only, safe_palette = excluded.safe_palette,
    discord_locale = excluded.discord_locale, time_zone = excluded.time_zone, sleeps_at = excluded.sleeps_at,
    wakes_at = excluded.wakes_at, reminders = excluded.reminders, digest_at = excluded.digest_at,
    away_until = excluded.away_until;

-- name: people_without_digest
SELECT p.user_id, p.time_zone, p.sleeps_at, p.wakes_at, p.digested_at, p.digest_at FROM people AS p
WHERE
    p.reminders = 'digest' AND p.digested_at <= :before
    AND EXISTS (
        SELECT 1 FROM awaited AS a INNER JOIN matches AS m ON m.id = a.match_id
        INNER JOIN seats AS s ON s.match_id = a.match_id AND s.seat = a.seat
        WHERE
            a.user_id = p.user_id AND a.is_owed AND m.paused_at IS NULL
            AND (s.excused_until IS NULL OR s.excused_until <= :now)
    )
ORDER BY p.digested_at, p.user_id LIMIT :most;

-- name: claim_digest!
UPDATE people SET digested_at = :now WHERE user_id = :user_id AND digested_at = :digested_at;

-- name: known_people
SELECT user_id FROM people
UNION
SELECT user_id FROM seats WHERE user_id IS NOT NULL
UNION
SELECT user_id FROM invited
ORDER BY user_id;

-- name: forget_person!
DELETE FROM people WHERE user_id = :user_id;

-- name: find_guild^
SELECT guild_id, language, channels, pace FROM guilds WHERE guild_id = :guild_id;

-- name: put_guild!
INSERT INTO guilds (guild_id, language, channels, pace) VALUES (:guild_id, :language, :channels, :pace)
ON CONFLICT (guild_id) DO UPDATE SET
    language = excluded.language, channels = excluded.channels, pace = excluded.pace;
