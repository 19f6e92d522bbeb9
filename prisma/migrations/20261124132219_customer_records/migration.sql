-- CreateTable
CREATE TABLE "CustomerRecord" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "orders" INTEGER NOT NULL DEFAULT 0,
    "paid" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "refunded" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "lastOrderAt" TIMESTAMPTZ(3),
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "blockedAt" TIMESTAMPTZ(3),
    "blockedBy" TEXT,
    "blockReason" TEXT NOT NULL DEFAULT '',
    "erasedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CustomerRecord_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CustomerNote" (
    "id" SERIAL NOT NULL,
    "customerId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CustomerNote_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "CustomerRecord_email_key" ON "CustomerRecord"("email");

-- CreateIndex
CREATE INDEX "CustomerRecord_tags_idx" ON "CustomerRecord" USING GIN ("tags");

-- CreateIndex
CREATE INDEX "CustomerNote_customerId_id_idx" ON "CustomerNote"("customerId", "id");

-- AddForeignKey
ALTER TABLE "CustomerNote" ADD CONSTRAINT "CustomerNote_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "CustomerRecord"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "CustomerRecord"
  ALTER COLUMN "tags" SET NOT NULL,
  ADD CONSTRAINT "CustomerRecord_email_lower" CHECK ("email" = lower("email")),
  ADD CONSTRAINT "CustomerRecord_block_named" CHECK (("blockedAt" IS NULL) = ("blockedBy" IS NULL));

-- The orders of the list, and what it is searched by.
CREATE INDEX "CustomerRecord_latest" ON "CustomerRecord" ("lastOrderAt" DESC NULLS LAST, "id" DESC);
CREATE INDEX "CustomerRecord_spent" ON "CustomerRecord" (("paid" - "refunded") DESC, "id" DESC);
CREATE INDEX "CustomerRecord_orders" ON "CustomerRecord" ("orders" DESC, "id" DESC);
CREATE INDEX "CustomerRecord_blocked" ON "CustomerRecord" ("lastOrderAt" DESC NULLS LAST, "id" DESC) WHERE "blockedAt" IS NOT NULL;
CREATE INDEX "CustomerRecord_email_prefix" ON "CustomerRecord" ("email" text_pattern_ops);
CREATE INDEX "CustomerRecord_name_prefix" ON "CustomerRecord" (lower("name") text_pattern_ops);
CREATE INDEX "CustomerRecord_trgm" ON "CustomerRecord" USING gin (("email" || E'\n' || lower("name")) gin_trgm_ops);

-- Mails are listed by whom they went to.
CREATE INDEX "Email_toAddress_lower" ON "Email" (lower("toAddress"));

-- What the row of an address says of its orders, counted anew. The row is locked before, and every statement of a
-- function sees what was committed until then, so that of two orders at once the later count has both.
CREATE FUNCTION recount_customer(address text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "CustomerRecord" ("email")
    SELECT address WHERE EXISTS (SELECT 1 FROM "Order" WHERE lower("customerEmail") = address)
    ON CONFLICT ("email") DO NOTHING;
  PERFORM 1 FROM "CustomerRecord" WHERE "email" = address FOR UPDATE;
  UPDATE "CustomerRecord" c SET
    ("orders", "paid", "refunded", "lastOrderAt", "name") = (
      SELECT count(*), coalesce(sum(p."capturedAmount"), 0), coalesce(sum(p."refundedAmount"), 0), max(o."createdAt"),
             coalesce((array_agg(o."customerName" ORDER BY o."createdAt" DESC, o."id" DESC))[1], c."name")
      FROM "Order" o JOIN "Payment" p ON p."id" = o."paymentId" WHERE lower(o."customerEmail") = address)
    WHERE c."email" = address;
  -- An address that was mistyped is no customer, unless staff have said something of it.
  DELETE FROM "CustomerRecord" c WHERE c."email" = address AND c."orders" = 0 AND c."tags" = '{}' AND c."blockedAt" IS NULL
    AND c."erasedAt" IS NULL AND NOT EXISTS (SELECT 1 FROM "CustomerNote" n WHERE n."customerId" = c."id");
END $$;

CREATE FUNCTION order_counts_for_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In the order of the addresses, so that two that swap them do not wait for each other.
  PERFORM recount_customer(address) FROM (
    SELECT DISTINCT lower(email) AS address
    FROM unnest(ARRAY[
      CASE WHEN TG_OP <> 'INSERT' THEN OLD."customerEmail" END,
      CASE WHEN TG_OP <> 'DELETE' THEN NEW."customerEmail" END
    ]) AS email WHERE email IS NOT NULL ORDER BY 1
  ) changed;
  RETURN NULL;
END $$;

CREATE FUNCTION payment_counts_for_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_customer(lower("customerEmail")) FROM "Order" WHERE "paymentId" = NEW."id";
  RETURN NULL;
END $$;

-- Deferred: a customer's row is locked last, and only for the commit.
CREATE CONSTRAINT TRIGGER "Order_of_customer" AFTER INSERT OR DELETE ON "Order"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION order_counts_for_customer();
CREATE CONSTRAINT TRIGGER "Order_moves_to_customer" AFTER UPDATE OF "customerEmail", "customerName" ON "Order"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD."customerEmail" IS DISTINCT FROM NEW."customerEmail" OR OLD."customerName" IS DISTINCT FROM NEW."customerName")
  EXECUTE FUNCTION order_counts_for_customer();
CREATE CONSTRAINT TRIGGER "Payment_of_customer" AFTER UPDATE OF "capturedAmount", "refundedAmount" ON "Payment"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD."capturedAmount" IS DISTINCT FROM NEW."capturedAmount" OR OLD."refundedAmount" IS DISTINCT FROM NEW."refundedAmount")
  EXECUTE FUNCTION payment_counts_for_customer();

INSERT INTO "CustomerRecord" ("email", "name", "orders", "paid", "refunded", "lastOrderAt")
SELECT lower(o."customerEmail"), (array_agg(o."customerName" ORDER BY o."createdAt" DESC, o."id" DESC))[1], count(*),
       coalesce(sum(p."capturedAmount"), 0), coalesce(sum(p."refundedAmount"), 0), max(o."createdAt")
FROM "Order" o JOIN "Payment" p ON p."id" = o."paymentId" GROUP BY 1;
