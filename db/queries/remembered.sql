-- name: put_remembered!
INSERT INTO remembered (who, kind, about, at) VALUES (:who, :kind, :about, :at)
ON CONFLICT (who, kind, about) DO NOTHING;

-- name: rename_remembered!
UPDATE remembered SET who = :who WHERE who = :user_id;

-- name: count_remembered_about^
SELECT COUNT(*) AS number FROM remembered WHERE who = :who AND kind = :kind AND about = :about;

-- name: count_remembered_since^
SELECT COUNT(*) AS number FROM remembered WHERE who = :who AND kind = :kind AND at > :since;

-- name: drop_remembered_about!
DELETE FROM remembered WHERE who = :who AND kind = :kind AND about = :about;

-- name: drop_remembered_old!
DELETE FROM remembered WHERE kind IN ('opened', 'tried', 'moved', 'drafted') AND at < :before;

-- name: drop_remembered_over!
DELETE FROM remembered
WHERE
    kind IN ('seat', 'barred')
    AND NOT EXISTS (SELECT 1 FROM matches AS m WHERE m.id = about AND m.status IN ('open', 'running'));

-- name: drop_remembered_tournaments!
DELETE FROM remembered
WHERE
    kind = 'entered'
    AND NOT EXISTS (
        SELECT 1 FROM tournaments AS t
        WHERE
            t.id = about
            AND (t.status IN ('open', 'running', 'paused') OR (t.status = 'ended' AND t.ended_at > :ended_before))
    );

-- name: drop_remembered_leagues!
DELETE FROM remembered
WHERE
    kind = 'sent_off'
    AND NOT EXISTS (SELECT 1 FROM leagues AS l WHERE l.id = about AND l.status <> 'closed');
