-- name: find_person^
SELECT user_id, language, secrets, mentions, text_only, safe_palette, spoken FROM people WHERE user_id = :user_id;

-- name: people_at_match
SELECT p.user_id, p.language, p.secrets, p.mentions, p.text_only, p.safe_palette, p.spoken
FROM seats AS s INNER JOIN people AS p ON p.user_id = s.user_id WHERE s.match_id = :match_id;

-- name: put_person!
INSERT INTO people (user_id, language, secrets, mentions, text_only, safe_palette, spoken)
VALUES (:user_id, :language, :secrets, :mentions, :text_only, :safe_palette, :spoken)
ON CONFLICT (user_id) DO UPDATE SET
    language = excluded.language, secrets = excluded.secrets, mentions = excluded.mentions,
    text_only = excluded.text_only, safe_palette = excluded.safe_palette,
    spoken = excluded.spoken;

-- name: forget_person!
DELETE FROM people WHERE user_id = :user_id;

-- name: find_guild^
SELECT guild_id, language, channels, pace FROM guilds WHERE guild_id = :guild_id;

-- name: put_guild!
INSERT INTO guilds (guild_id, language, channels, pace) VALUES (:guild_id, :language, :channels, :pace)
ON CONFLICT (guild_id) DO UPDATE SET
    language = excluded.language, channels = excluded.channels, pace = excluded.pace;
