-- name: find_person^
SELECT user_id, language, secrets, mentions, text_only, safe_palette, discord_locale FROM people
WHERE user_id = :user_id;

-- name: put_person!
INSERT INTO people (user_id, language, secrets, mentions, text_only, safe_palette, discord_locale)
VALUES (:user_id, :language, :secrets, :mentions, :text_only, :safe_palette, :discord_locale)
ON CONFLICT (user_id) DO UPDATE SET
    language = excluded.language, secrets = excluded.secrets, mentions = excluded.mentions,
    text_only = excluded.text_only, safe_palette = excluded.safe_palette,
    discord_locale = excluded.discord_locale;

-- name: forget_person!
DELETE FROM people WHERE user_id = :user_id;

-- name: find_guild^
SELECT guild_id, language, channels, pace FROM guilds WHERE guild_id = :guild_id;

-- name: put_guild!
INSERT INTO guilds (guild_id, language, channels, pace) VALUES (:guild_id, :language, :channels, :pace)
ON CONFLICT (guild_id) DO UPDATE SET
    language = excluded.language, channels = excluded.channels, pace = excluded.pace;
