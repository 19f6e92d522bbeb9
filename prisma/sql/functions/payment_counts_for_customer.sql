CREATE OR REPLACE FUNCTION public.payment_counts_for_customer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM recount_customers(ARRAY[lower("customerEmail")]) FROM "Order" WHERE "paymentId" = NEW."id";
  RETURN NULL;
END $function$;

CREATE CONSTRAINT TRIGGER "Payment_of_customer" AFTER UPDATE OF "capturedAmount", "refundedAmount" ON "Payment" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old."capturedAmount" IS DISTINCT FROM new."capturedAmount" OR old."refundedAmount" IS DISTINCT FROM new."refundedAmount") EXECUTE FUNCTION payment_counts_for_customer();
