-- name: table_wishes_of_server
SELECT user_id, guild_id, games, paces, hours, told, told_at, misses FROM table_wishes
WHERE guild_id = :guild_id ORDER BY user_id;

-- name: table_wishes_of_person
SELECT user_id, guild_id, games, paces, hours, told, told_at, misses FROM table_wishes
WHERE user_id = :user_id ORDER BY guild_id;

-- name: find_table_wish^
SELECT user_id, guild_id, games, paces, hours, told, told_at, misses FROM table_wishes
WHERE user_id = :user_id AND guild_id = :guild_id;

-- name: count_table_wishes^
SELECT COUNT(*) AS number FROM table_wishes WHERE guild_id = :guild_id;

-- name: put_table_wish!
INSERT INTO table_wishes (user_id, guild_id, games, paces, hours, told, told_at, misses)
VALUES (:user_id, :guild_id, :games, :paces, :hours, :told, :told_at, :misses)
ON CONFLICT (user_id, guild_id) DO UPDATE SET
    games = excluded.games, paces = excluded.paces, hours = excluded.hours, told = excluded.told,
    told_at = excluded.told_at, misses = excluded.misses;

-- name: drop_table_wish!
DELETE FROM table_wishes WHERE user_id = :user_id AND guild_id = :guild_id;

-- name: forget_table_wishes!
DELETE FROM table_wishes WHERE user_id = :user_id;
