CREATE OR REPLACE FUNCTION public.refund_changes_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."status" = 'succeeded' THEN
    PERFORM forget_sums_of_day(OLD."updatedAt");
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."status" = 'succeeded' THEN
    PERFORM forget_sums_of_day(NEW."updatedAt");
  END IF;
  RETURN NULL;
END $function$;

CREATE TRIGGER "Refund_in_sums" AFTER INSERT OR DELETE OR UPDATE ON "Refund" FOR EACH ROW EXECUTE FUNCTION refund_changes_sums();
