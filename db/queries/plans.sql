-- name: find_plan^
SELECT match_id, seat, kind, question, moves, version, goes_on, asked FROM plans
WHERE match_id = :match_id AND seat = :seat AND kind = :kind;

-- name: plans_of_asked
SELECT p.match_id, p.seat, p.kind, p.question, p.moves, p.version, p.goes_on, p.asked FROM awaited AS a
INNER JOIN plans AS p ON p.match_id = a.match_id AND p.seat = a.seat
WHERE a.match_id = :match_id AND a.is_owed AND p.kind = :kind ORDER BY a.seat;

-- name: plans_of_seat
SELECT match_id, seat, kind, question, moves, version, goes_on, asked FROM plans
WHERE match_id = :match_id AND seat = :seat ORDER BY kind;

-- name: put_plan!
INSERT INTO plans (match_id, seat, kind, question, moves, version, goes_on, asked)
VALUES (:match_id, :seat, :kind, :question, :moves, :version, :goes_on, :asked)
ON CONFLICT (match_id, seat, kind) DO UPDATE SET
    question = excluded.question, moves = excluded.moves, version = excluded.version, goes_on = excluded.goes_on,
    asked = excluded.asked;

-- name: drop_plan!
DELETE FROM plans WHERE match_id = :match_id AND seat = :seat AND kind = :kind;

-- name: drop_plans_of_seat!
DELETE FROM plans WHERE match_id = :match_id AND seat = :seat;
