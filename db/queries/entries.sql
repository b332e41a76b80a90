-- name: insert_entry!
INSERT INTO entries (
    match_id, revision, kind, seat, user_id, decision, move, notation, events, is_barrier, is_sealed, is_amended,
    receipt, opened_revision, undoes, made_at
) VALUES (
    :match_id, :revision, :kind, :seat, :user_id, :decision, :move, :notation, :events, :is_barrier, :is_sealed,
    :is_amended, :receipt, :opened_revision, :undoes, :made_at
);

-- name: entries_between
SELECT
    match_id, revision, kind, seat, user_id, decision, move, notation, events, is_barrier, is_sealed, is_amended,
    receipt, opened_revision, undoes, made_at
FROM entries WHERE match_id = :match_id AND revision > :after AND revision <= :until ORDER BY revision;

-- name: closed_entries
SELECT
    match_id, revision, kind, seat, user_id, decision, move, notation, events, is_barrier, is_sealed, is_amended,
    receipt, opened_revision, undoes, made_at
FROM entries
WHERE match_id = :match_id AND seat = :seat AND is_sealed AND opened_revision IS NULL AND decision = :decision
ORDER BY revision;

-- name: open_entry!
UPDATE entries SET opened_revision = :opened_revision WHERE match_id = :match_id AND revision = :revision;

-- name: entries_of_person
SELECT
    match_id, revision, kind, seat, user_id, decision, move, notation, events, is_barrier, is_sealed, is_amended,
    receipt, opened_revision, undoes, made_at
FROM entries WHERE user_id = :user_id ORDER BY match_id, revision;

-- name: forget_entries!
UPDATE entries SET user_id = NULL WHERE user_id = :user_id;

-- name: insert_checkpoint!
INSERT INTO checkpoints (match_id, revision, snapshot) VALUES (:match_id, :revision, :snapshot);

-- name: checkpoint_at^
SELECT match_id, revision, snapshot FROM checkpoints
WHERE match_id = :match_id AND revision <= :revision ORDER BY revision DESC LIMIT 1;
