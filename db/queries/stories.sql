-- name: find_story^
SELECT match_id, versions, points, costs FROM stories WHERE match_id = :match_id;

-- name: add_story!
INSERT INTO stories (match_id, versions, points, costs) VALUES (:match_id, :versions, :points, :costs)
ON CONFLICT (match_id) DO NOTHING;

-- name: set_story_costs!
UPDATE stories SET costs = :costs WHERE match_id = :match_id AND costs IS NULL;
