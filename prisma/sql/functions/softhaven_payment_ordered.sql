CREATE OR REPLACE FUNCTION public.softhaven_payment_ordered()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "Payment" SET "isOrdered" = true WHERE "id" = NEW."paymentId";
  RETURN NULL;
END
$function$;

CREATE TRIGGER "Order_payment_ordered" AFTER INSERT ON "Order" FOR EACH ROW EXECUTE FUNCTION softhaven_payment_ordered();
