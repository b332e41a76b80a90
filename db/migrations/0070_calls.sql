-- A seat can be reserved for somebody who is invited to a table. Who was told so privately the table does not call.
ALTER TABLE invited ADD COLUMN is_reserved BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE invited ADD COLUMN is_called BOOLEAN NOT NULL DEFAULT TRUE;
