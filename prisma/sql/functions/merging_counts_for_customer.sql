CREATE OR REPLACE FUNCTION public.merging_counts_for_customer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM count_customers(ARRAY(
    SELECT DISTINCT id FROM unnest(ARRAY[NEW."id", OLD."leaderId", NEW."leaderId"]) AS id WHERE id IS NOT NULL));
  RETURN NULL;
END $function$;

CREATE CONSTRAINT TRIGGER "CustomerRecord_of_leader" AFTER UPDATE OF "leaderId" ON "CustomerRecord" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old."leaderId" IS DISTINCT FROM new."leaderId") EXECUTE FUNCTION merging_counts_for_customer();
