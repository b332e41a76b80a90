-- name: find_move^
SELECT direction, token, place, at, is_done FROM moves WHERE direction = :direction;

-- name: put_move!
INSERT INTO moves (direction, token, place, at, is_done) VALUES (:direction, :token, :place, :at, :is_done)
ON CONFLICT (direction) DO UPDATE SET
    token = excluded.token, place = excluded.place, at = excluded.at, is_done = excluded.is_done;

-- name: drop_move!
DELETE FROM moves WHERE direction = :direction;
