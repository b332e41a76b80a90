-- name: count_write^
UPDATE counters SET value = value + 1 WHERE name = 'writes' RETURNING value;

-- name: find_counter^
SELECT value FROM counters WHERE name = :name;

-- name: hold_counter^
UPDATE counters SET value = value WHERE name = :name RETURNING value;

-- name: set_counter!
UPDATE counters SET value = :value WHERE name = :name;

-- name: put_counter!
INSERT INTO counters (name, value) VALUES (:name, :value)
ON CONFLICT (name) DO UPDATE SET value = excluded.value;
