-- A row that is old enough is looked for before it is sent: attempts need no note of their own.

ALTER TABLE post DROP COLUMN attempts;
ALTER TABLE post DROP COLUMN tried;
