-- Whether a payment has its order, so that money without one is found by an index however many orders there are.
-- Most have one, so that fewer rows are written by beginning with true.
ALTER TABLE "Payment" ADD COLUMN     "isOrdered" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "Payment" ALTER COLUMN "isOrdered" SET DEFAULT false;
UPDATE "Payment" p SET "isOrdered" = false WHERE NOT EXISTS (SELECT 1 FROM "Order" o WHERE o."paymentId" = p."id");

CREATE FUNCTION softhaven_payment_ordered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Payment" SET "isOrdered" = true WHERE "id" = NEW."paymentId";
  RETURN NULL;
END
$$;
CREATE TRIGGER "Order_payment_ordered" AFTER INSERT ON "Order"
  FOR EACH ROW EXECUTE FUNCTION softhaven_payment_ordered();

-- One column says it, because the planner multiplies the shares of two, and would expect a fifth of all payments.
ALTER TABLE "Payment" ADD COLUMN     "awaitsOrder" BOOLEAN GENERATED ALWAYS AS ("status" = 'captured' AND NOT "isOrdered") STORED;
DROP INDEX "Payment_captured";
CREATE INDEX "Payment_awaitsOrder" ON "Payment" ("capturedAt") WHERE "awaitsOrder";
ANALYZE "Payment";

-- How many keys of each product are free, without those that were sold.
CREATE INDEX "ProductKey_free" ON "ProductKey" ("productId") INCLUDE ("status", "reservedUntil") WHERE "status" IN ('available', 'reserved');

-- CreateIndex
CREATE INDEX "ProviderEvent_provider_receivedAt_idx" ON "ProviderEvent"("provider", "receivedAt" DESC);
