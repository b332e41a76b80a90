-- Where nothing is stored yet there is no row to lock. Ids of Discord are never those of two things.
-- name: hold_subject_on_postgresql^
SELECT PG_ADVISORY_XACT_LOCK(:id) AS held;

-- name: find_person^
SELECT
    user_id, language, secrets, mentions, text_only, safe_palette, discord_locale, time_zone, sleeps_at, wakes_at,
    reminders, digest_at, away_until, digested_at, is_unlisted
FROM people
WHERE user_id = :user_id;

-- name: put_person!
INSERT INTO people (
    user_id, language, secrets, mentions, text_only, safe_palette, discord_locale, time_zone, sleeps_at, wakes_at,
    reminders, digest_at, away_until, is_unlisted
)
VALUES (
    :user_id, :language, :secrets, :mentions, :text_only, :safe_palette, :discord_locale, :time_zone, :sleeps_at,
    :wakes_at, :reminders, :digest_at, :away_until, :is_unlisted
)
ON CONFLICT (user_id) DO UPDATE SET
    language = excluded.language, secrets = excluded.secrets, mentions = excluded.mentions,
    text_only = excluded.text_only, safe_palette = excluded.safe_palette,
    discord_locale = excluded.discord_locale, time_zone = excluded.time_zone, sleeps_at = excluded.sleeps_at,
    wakes_at = excluded.wakes_at, reminders = excluded.reminders, digest_at = excluded.digest_at,
    away_until = excluded.away_until, is_unlisted = excluded.is_unlisted;

-- name: store_digested!
UPDATE people SET digested_at = :at WHERE user_id = :user_id;

-- name: known_people
SELECT user_id FROM people
UNION
SELECT user_id FROM seats WHERE user_id IS NOT NULL
UNION
SELECT user_id FROM invited
UNION
SELECT user_id FROM entrants WHERE user_id IS NOT NULL
UNION
SELECT user_id FROM organisers WHERE user_id IS NOT NULL
UNION
SELECT created_by AS user_id FROM tournaments WHERE created_by IS NOT NULL
UNION
SELECT user_id FROM rated_people WHERE user_id IS NOT NULL
ORDER BY user_id;

-- name: forget_person!
DELETE FROM people WHERE user_id = :user_id;

-- name: find_guild^
SELECT guild_id, language, channels, pace, organiser_role, in_common, rates_decks FROM guilds WHERE guild_id = :guild_id;

-- name: guilds_in_common
SELECT guild_id AS id FROM guilds WHERE in_common ORDER BY guild_id;

-- name: put_guild!
INSERT INTO guilds (guild_id, language, channels, pace, organiser_role, in_common, rates_decks)
VALUES (:guild_id, :language, :channels, :pace, :organiser_role, :in_common, :rates_decks)
ON CONFLICT (guild_id) DO UPDATE SET
    language = excluded.language, channels = excluded.channels, pace = excluded.pace,
    organiser_role = excluded.organiser_role, in_common = excluded.in_common,
    rates_decks = excluded.rates_decks;

-- name: find_forum^
SELECT guild_id, channel_id, tags FROM forums WHERE guild_id = :guild_id;

-- name: put_forum!
INSERT INTO forums (guild_id, channel_id, tags) VALUES (:guild_id, :channel_id, :tags)
ON CONFLICT (guild_id) DO UPDATE SET channel_id = excluded.channel_id, tags = excluded.tags;

-- name: drop_forum!
DELETE FROM forums WHERE guild_id = :guild_id;
