-- Orders can be counted in another base currency, at a rate that the owner typed.
ALTER TYPE "RateSource" ADD VALUE 'owner';

-- Before many orders change at once: row by row their trigger would look for the same days again and again.
-- TRUNCATE, since rows that were only deleted would be looked through by each.
CREATE FUNCTION forget_all_sums() RETURNS void LANGUAGE plpgsql AS $function$
BEGIN
  TRUNCATE "SummedDay" CASCADE;
END $function$;
