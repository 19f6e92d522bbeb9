-- AlterTable
ALTER TABLE "CustomerRecord" ADD COLUMN     "leaderId" INTEGER,
ADD COLUMN     "mergedAt" TIMESTAMPTZ(3),
ADD COLUMN     "mergedBy" TEXT,
ADD COLUMN     "mergedIntoId" INTEGER;

-- AddForeignKey
ALTER TABLE "CustomerRecord" ADD CONSTRAINT "CustomerRecord_leaderId_fkey" FOREIGN KEY ("leaderId") REFERENCES "CustomerRecord"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomerRecord" ADD CONSTRAINT "CustomerRecord_mergedIntoId_fkey" FOREIGN KEY ("mergedIntoId") REFERENCES "CustomerRecord"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


ALTER TABLE "CustomerRecord"
  ADD CONSTRAINT "CustomerRecord_merged" CHECK (
    ("leaderId" IS NULL) = ("mergedIntoId" IS NULL) AND ("leaderId" IS NULL) = ("mergedAt" IS NULL)
    AND ("leaderId" IS NULL) = ("mergedBy" IS NULL) AND "leaderId" <> "id" AND "mergedIntoId" <> "id");

-- Few have been merged.
CREATE INDEX "CustomerRecord_leaderId" ON "CustomerRecord" ("leaderId") WHERE "leaderId" IS NOT NULL;
CREATE INDEX "CustomerRecord_mergedIntoId" ON "CustomerRecord" ("mergedIntoId") WHERE "mergedIntoId" IS NOT NULL;

-- What the rows of addresses say of their orders, counted anew: of one that leads others, the orders of all of them. Rows are
-- locked before, by their numbers, and every statement of a function sees what was committed until then, so that of two
-- orders at once the later count has both.
CREATE FUNCTION count_customers(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "CustomerRecord" WHERE "id" = ANY(ids) ORDER BY "id" FOR UPDATE;
  UPDATE "CustomerRecord" c SET
    ("orders", "paid", "refunded", "lastOrderAt", "name") = (
      SELECT count(*), coalesce(sum(p."capturedAmount"), 0), coalesce(sum(p."refundedAmount"), 0), max(o."createdAt"),
             coalesce((array_agg(o."customerName" ORDER BY o."createdAt" DESC, o."id" DESC)
               FILTER (WHERE lower(o."customerEmail") = c."email"))[1], c."name")
      FROM "Order" o JOIN "Payment" p ON p."id" = o."paymentId"
      WHERE lower(o."customerEmail") = ANY(ARRAY(
        SELECT a."email" FROM "CustomerRecord" a WHERE a."id" = c."id" OR a."leaderId" = c."id")))
    WHERE c."id" = ANY(ids);
END $$;

CREATE FUNCTION recount_customers(addresses text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Merging and separating hold it alone: until then nobody's leader changes.
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('customers-merge', 0));
  INSERT INTO "CustomerRecord" ("email")
    SELECT address FROM unnest(addresses) AS address
    WHERE EXISTS (SELECT 1 FROM "Order" WHERE lower("customerEmail") = address) ORDER BY address
    ON CONFLICT ("email") DO NOTHING;
  PERFORM count_customers(ARRAY(
    SELECT "id" FROM "CustomerRecord" WHERE "email" = ANY(addresses)
    UNION SELECT "leaderId" FROM "CustomerRecord" WHERE "email" = ANY(addresses) AND "leaderId" IS NOT NULL));
  -- An address that was mistyped is no customer, unless staff have said something of it.
  DELETE FROM "CustomerRecord" c WHERE c."email" = ANY(addresses) AND c."orders" = 0 AND c."tags" = '{}'
    AND c."blockedAt" IS NULL AND c."erasedAt" IS NULL AND c."leaderId" IS NULL
    AND NOT EXISTS (SELECT 1 FROM "CustomerRecord" f WHERE f."leaderId" = c."id")
    AND NOT EXISTS (SELECT 1 FROM "CustomerNote" n WHERE n."customerId" = c."id");
END $$;

CREATE OR REPLACE FUNCTION order_counts_for_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_customers(ARRAY(
    SELECT DISTINCT lower(email)
    FROM unnest(ARRAY[
      CASE WHEN TG_OP <> 'INSERT' THEN OLD."customerEmail" END,
      CASE WHEN TG_OP <> 'DELETE' THEN NEW."customerEmail" END
    ]) AS email WHERE email IS NOT NULL));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION payment_counts_for_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_customers(ARRAY[lower("customerEmail")]) FROM "Order" WHERE "paymentId" = NEW."id";
  RETURN NULL;
END $$;

DROP FUNCTION recount_customer(text);

-- Merging and separating change the sums of those who lead.
CREATE FUNCTION merging_counts_for_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_customers(ARRAY(
    SELECT DISTINCT id FROM unnest(ARRAY[NEW."id", OLD."leaderId", NEW."leaderId"]) AS id WHERE id IS NOT NULL));
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "CustomerRecord_of_leader" AFTER UPDATE OF "leaderId" ON "CustomerRecord"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD."leaderId" IS DISTINCT FROM NEW."leaderId")
  EXECUTE FUNCTION merging_counts_for_customer();
