CREATE OR REPLACE FUNCTION public.order_counts_for_customer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM recount_customers(ARRAY(
    SELECT DISTINCT lower(email)
    FROM unnest(ARRAY[
      CASE WHEN TG_OP <> 'INSERT' THEN OLD."customerEmail" END,
      CASE WHEN TG_OP <> 'DELETE' THEN NEW."customerEmail" END
    ]) AS email WHERE email IS NOT NULL));
  RETURN NULL;
END $function$;

CREATE CONSTRAINT TRIGGER "Order_moves_to_customer" AFTER UPDATE OF "customerEmail", "customerName" ON "Order" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old."customerEmail" IS DISTINCT FROM new."customerEmail" OR old."customerName" IS DISTINCT FROM new."customerName") EXECUTE FUNCTION order_counts_for_customer();

CREATE CONSTRAINT TRIGGER "Order_of_customer" AFTER INSERT OR DELETE ON "Order" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION order_counts_for_customer();
