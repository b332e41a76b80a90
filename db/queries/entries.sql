-- name: insert_entry!
INSERT INTO entries (
    match_id, revision, kind, seat, user_id, decision, move, notation, events, is_barrier, is_sealed, is_amended,
    is_replaced, receipt, opened_revision, undoes, made_at
) VALUES (
    :match_id, :revision, :kind, :seat, :user_id, :decision, :move, :notation, :events, :is_barrier, :is_sealed,
    :is_amended, :is_replaced, :receipt, :opened_revision, :undoes, :made_at
);

-- name: entries_between
SELECT
    match_id, revision, kind, seat, user_id, decision, move, notation, events, is_barrier, is_sealed, is_amended,
    is_replaced, receipt, opened_revision, undoes, made_at
FROM entries WHERE match_id = :match_id AND revision > :after AND revision <= :until ORDER BY revision;

-- name: closed_entries
SELECT
    e.match_id, e.revision, e.kind, e.seat, e.user_id, e.decision, e.move, e.notation, e.events, e.is_barrier,
    e.is_sealed, e.is_amended, e.is_replaced, e.receipt, e.opened_revision, e.undoes, e.made_at
FROM entries AS e
WHERE
    e.match_id = :match_id AND e.seat = :seat AND e.decision = :decision
    AND e.is_sealed AND e.opened_revision IS NULL AND NOT e.is_replaced
    AND NOT EXISTS (SELECT 1 FROM entries AS u WHERE u.match_id = e.match_id AND u.undoes = e.revision)
ORDER BY e.revision;

-- name: open_entry!
UPDATE entries SET opened_revision = :opened_revision WHERE match_id = :match_id AND revision = :revision;

-- name: replace_entry!
UPDATE entries SET is_replaced = TRUE WHERE match_id = :match_id AND revision = :revision;

-- name: entries_of_person
SELECT
    match_id, revision, kind, seat, user_id, decision, move, notation, events, is_barrier, is_sealed, is_amended,
    is_replaced, receipt, opened_revision, undoes, made_at
FROM entries WHERE user_id = :user_id ORDER BY match_id, revision;

-- name: forget_entries!
UPDATE entries SET user_id = NULL WHERE user_id = :user_id;

-- name: insert_checkpoint!
INSERT INTO checkpoints (match_id, revision, snapshot) VALUES (:match_id, :revision, :snapshot);

-- name: checkpoint_at^
SELECT match_id, revision, snapshot FROM checkpoints
WHERE match_id = :match_id AND revision <= :revision ORDER BY revision DESC LIMIT 1;
