-- name: find_wanted^
SELECT rule FROM wanted WHERE match_id = :match_id;

-- name: put_wanted!
INSERT INTO wanted (match_id, rule) VALUES (:match_id, :rule)
ON CONFLICT (match_id) DO UPDATE SET rule = excluded.rule;
