-- A seal belongs to a move now. To plan a battle anew was sealed only because its question was; it is public.
UPDATE entries SET is_sealed = FALSE, receipt = '' WHERE decision = 'plan' AND move = '{"type":"replan"}';
-- Under one label only the last seal opens: what a battle was planned with before stays closed.
UPDATE entries SET opened_revision = NULL, is_replaced = TRUE
WHERE opened_revision IS NOT NULL AND EXISTS (
    SELECT 1 FROM entries AS later
    WHERE
        later.match_id = entries.match_id AND later.seat = entries.seat AND later.decision = entries.decision
        AND later.opened_revision = entries.opened_revision AND later.revision > entries.revision
);
