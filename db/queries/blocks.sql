-- name: find_blocked
SELECT blocked_id AS id FROM blocked WHERE user_id = :user_id ORDER BY blocked_id;

-- name: put_blocked!
INSERT INTO blocked (user_id, blocked_id) VALUES (:user_id, :blocked_id) ON CONFLICT (user_id, blocked_id) DO NOTHING;

-- name: drop_blocked!
DELETE FROM blocked WHERE user_id = :user_id AND blocked_id = :blocked_id;

-- name: forget_blocked!
DELETE FROM blocked WHERE user_id = :user_id;
