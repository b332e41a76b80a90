-- name: oldest_whole^
SELECT id, ended_at FROM matches
WHERE kept = 'whole' AND started_at IS NOT NULL AND ended_at IS NOT NULL
ORDER BY ended_at LIMIT 1;

-- name: keep_packed!
UPDATE matches SET kept = 'packed', snapshot = NULL WHERE id = :id AND kept = 'whole' AND status IN ('ended', 'cancelled');

-- name: keep_whole!
UPDATE matches SET kept = :fault WHERE id = :id AND kept = 'whole';

-- What each entry returns is who made it by now: somebody may have been forgotten since it was read.
-- name: take_entries
DELETE FROM entries WHERE match_id = :match_id RETURNING revision, user_id;

-- name: insert_pack!
INSERT INTO packs (match_id, entries, digest) VALUES (:match_id, :entries, :digest);

-- name: find_pack^
SELECT match_id, entries, digest FROM packs WHERE match_id = :match_id;

-- name: insert_maker!
INSERT INTO entry_makers (match_id, maker, user_id) VALUES (:match_id, :maker, :user_id);

-- name: makers_of_match
SELECT match_id, maker, user_id FROM entry_makers WHERE match_id = :match_id ORDER BY maker;

-- name: makers_of_person
SELECT match_id, maker, user_id FROM entry_makers WHERE user_id = :user_id ORDER BY match_id, maker;

-- name: forget_makers!
DELETE FROM entry_makers WHERE user_id = :user_id;
