-- A row of `awaited` may ask nothing now (kind ''): a seat that was asked before keeps its row. A program that does not
-- know that would take it for a question, so it must refuse this file as one of a newer version.
DELETE FROM awaited WHERE kind = '';
