-- A count of calls is not worth waiting for the disk: after a crash of PostgreSQL all counts begin anew.
ALTER TABLE rate_limits SET UNLOGGED;
