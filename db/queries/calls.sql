-- name: call_roles
SELECT guild_id, game, role_id FROM call_roles WHERE guild_id = :guild_id ORDER BY game;

-- name: put_call_role!
INSERT INTO call_roles (guild_id, game, role_id) VALUES (:guild_id, :game, :role_id)
ON CONFLICT (guild_id, game) DO UPDATE SET role_id = excluded.role_id;

-- name: drop_call_role!
DELETE FROM call_roles WHERE guild_id = :guild_id AND game = :game;

-- name: find_call^
SELECT match_id, guild_id, game, user_id, called_at FROM calls WHERE match_id = :match_id;

-- name: calls_of_person
SELECT match_id, guild_id, game, user_id, called_at FROM calls WHERE user_id = :user_id ORDER BY called_at;

-- name: insert_call!
INSERT INTO calls (match_id, guild_id, game, user_id, called_at)
VALUES (:match_id, :guild_id, :game, :user_id, :called_at);

-- name: drop_call!
DELETE FROM calls WHERE match_id = :match_id;

-- name: forget_old_callers!
UPDATE calls SET user_id = NULL WHERE user_id IS NOT NULL AND called_at <= :since;

-- name: rename_caller!
UPDATE calls SET user_id = :who WHERE user_id = :user_id;
