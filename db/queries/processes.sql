-- name: put_process!
INSERT INTO processes (
    process, host, room, pid, version, shard_count, is_sharing, began_at, alive_until, migration, rules, is_ending
) VALUES (
    :process, :host, :room, :pid, :version, :shard_count, :is_sharing, :began_at, :alive_until, :migration, :rules,
    :is_ending
)
ON CONFLICT (process) DO UPDATE SET alive_until = excluded.alive_until, is_ending = excluded.is_ending;

-- name: live_processes
SELECT
    process, host, room, pid, version, shard_count, is_sharing, began_at, alive_until, migration, rules, is_ending
FROM processes WHERE alive_until > :now ORDER BY began_at, process;

-- name: drop_process!
DELETE FROM processes WHERE process = :process;

-- name: drop_ended_processes!
DELETE FROM processes WHERE alive_until <= :until;

-- name: add_shards!
INSERT INTO shards (shard, process, held_until, is_ready, is_offered)
VALUES (:shard, :process, :held_until, :is_ready, :is_offered)
ON CONFLICT (shard) DO NOTHING;

-- name: shards_below
SELECT shard, process, held_until, is_ready, is_offered FROM shards WHERE shard < :count ORDER BY shard;

-- name: put_shard!
UPDATE shards
SET process = :process, held_until = :held_until, is_ready = :is_ready, is_offered = :is_offered
WHERE shard = :shard AND process = :before_process AND held_until = :before_until;

-- name: find_turn^
SELECT name, process, held_until, said FROM turns WHERE name = :name;

-- name: take_turn!
INSERT INTO turns (name, process, held_until, said) VALUES (:name, :process, :held_until, '')
ON CONFLICT (name) DO UPDATE SET process = excluded.process, held_until = excluded.held_until
WHERE turns.held_until <= :now OR turns.process = excluded.process;

-- name: take_new_turn!
INSERT INTO turns (name, process, held_until, said) VALUES (:name, :process, :held_until, '')
ON CONFLICT (name) DO UPDATE SET process = excluded.process, held_until = excluded.held_until
WHERE turns.held_until <= :now;

-- name: end_turn!
UPDATE turns SET held_until = 0, said = :said WHERE name = :name AND process = :process;
