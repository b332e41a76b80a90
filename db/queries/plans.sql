-- name: find_plan^
SELECT match_id, seat, kind, question, moves, version, goes_on FROM plans
WHERE match_id = :match_id AND seat = :seat AND kind = :kind;

-- name: plans_of_match
SELECT match_id, seat, kind, question, moves, version, goes_on FROM plans
WHERE match_id = :match_id AND kind = :kind ORDER BY seat;

-- name: plans_of_seat
SELECT match_id, seat, kind, question, moves, version, goes_on FROM plans
WHERE match_id = :match_id AND seat = :seat ORDER BY kind;

-- name: put_plan!
INSERT INTO plans (match_id, seat, kind, question, moves, version, goes_on)
VALUES (:match_id, :seat, :kind, :question, :moves, :version, :goes_on)
ON CONFLICT (match_id, seat, kind) DO UPDATE SET
    question = excluded.question, moves = excluded.moves, version = excluded.version, goes_on = excluded.goes_on;

-- name: drop_plan!
DELETE FROM plans WHERE match_id = :match_id AND seat = :seat AND kind = :kind;

-- name: drop_plans_of_seat!
DELETE FROM plans WHERE match_id = :match_id AND seat = :seat;
