-- name: insert_entry!
INSERT INTO entries (match_id, revision, user_id, entry, snapshot)
VALUES (:match_id, :revision, :user_id, :entry, :snapshot);

-- name: entries_between
SELECT e.match_id, e.revision, e.user_id, e.entry, f.name AS former_name
FROM entries AS e LEFT JOIN former_players AS f ON f.match_id = e.match_id AND f.entry = e.revision
WHERE e.match_id = :match_id AND e.revision > :after AND e.revision <= :until ORDER BY e.revision;

-- name: entries_of_person
SELECT match_id, revision, user_id, entry, NULL AS former_name
FROM entries WHERE user_id = :user_id ORDER BY match_id, revision;

-- name: forget_entries!
UPDATE entries SET user_id = NULL WHERE user_id = :user_id;

-- name: checkpoint_at^
SELECT match_id, revision, snapshot FROM entries
WHERE match_id = :match_id AND revision <= :revision AND snapshot IS NOT NULL ORDER BY revision DESC LIMIT 1;

-- name: checkpoints_of_match
SELECT match_id, revision, snapshot FROM entries
WHERE match_id = :match_id AND snapshot IS NOT NULL ORDER BY revision;
