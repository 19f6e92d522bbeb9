-- Rules that the Prisma schema has no words for.

-- Money, quantities and ratings.
ALTER TABLE "Product"
  ADD CONSTRAINT "Product_price_check" CHECK ("price" >= 0),
  ADD CONSTRAINT "Product_originalPrice_check" CHECK ("originalPrice" IS NULL OR "originalPrice" >= 0),
  ADD CONSTRAINT "Product_rating_check" CHECK ("rating" BETWEEN 0 AND 5),
  ADD CONSTRAINT "Product_reviewCount_check" CHECK ("reviewCount" >= 0);

ALTER TABLE "CartItem"
  ADD CONSTRAINT "CartItem_quantity_check" CHECK ("quantity" BETWEEN 1 AND 99),
  ADD CONSTRAINT "CartItem_sessionId_check" CHECK (length("sessionId") BETWEEN 8 AND 200);

ALTER TABLE "OrderItem"
  ADD CONSTRAINT "OrderItem_quantity_check" CHECK ("quantity" BETWEEN 1 AND 99),
  ADD CONSTRAINT "OrderItem_productPrice_check" CHECK ("productPrice" >= 0);

ALTER TABLE "Order"
  ADD CONSTRAINT "Order_amounts_check" CHECK ("subtotal" >= 0 AND "tax" >= 0 AND "totalAmount" = "subtotal" + "tax");

ALTER TABLE "Payment"
  ADD CONSTRAINT "Payment_amount_check" CHECK ("amount" >= 0),
  ADD CONSTRAINT "Payment_captured_check" CHECK ("status" NOT IN ('captured', 'partially_refunded', 'refunded') OR ("capturedAmount" IS NOT NULL AND "capturedCurrency" IS NOT NULL)),
  ADD CONSTRAINT "Payment_refunded_check" CHECK ("refundedAmount" BETWEEN 0 AND COALESCE("capturedAmount", 0));

ALTER TABLE "Category"
  ADD CONSTRAINT "Category_parent_check" CHECK ("parentId" IS NULL OR "parentId" <> "id");

-- A session moves money for one payment at a time: a second click or tab can't charge twice.
CREATE UNIQUE INDEX "Payment_one_in_flight_per_session" ON "Payment" ("sessionId") WHERE "status" = 'processing';

-- A key is given out once. Quarantined keys stay on record, but the value may not come back as a live one.
CREATE UNIQUE INDEX "ProductKey_productId_valueHash_live_key" ON "ProductKey" ("productId", "valueHash") WHERE "status" <> 'quarantined';
ALTER TABLE "ProductKey"
  ADD CONSTRAINT "ProductKey_used_check" CHECK ("status" <> 'used' OR ("orderItemId" IS NOT NULL AND "assignedAt" IS NOT NULL)),
  ADD CONSTRAINT "ProductKey_reserved_check" CHECK ("status" <> 'reserved' OR ("reservedUntil" IS NOT NULL AND "paymentId" IS NOT NULL));

-- Search: one lower-case column over what is searched, with a trigram index for substrings.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE FUNCTION softhaven_search_text(name text, publisher text, features text[], description text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(name || E'\n' || publisher || E'\n' || coalesce(array_to_string(features, E'\n'), '') || E'\n' || description);

ALTER TABLE "Product" ADD COLUMN "searchText" text NOT NULL
  GENERATED ALWAYS AS (softhaven_search_text("name", "publisher", "features", "description")) STORED;

CREATE INDEX "Product_searchText_trgm" ON "Product" USING gin ("searchText" gin_trgm_ops) WHERE NOT "isHidden";
CREATE INDEX "Product_name_trgm" ON "Product" USING gin (lower("name") gin_trgm_ops) WHERE NOT "isHidden";
CREATE INDEX "Product_name_prefix" ON "Product" (lower("name") text_pattern_ops) WHERE NOT "isHidden";

-- Listings: each sort can be read in order, ties by id.
CREATE INDEX "Product_by_popularity" ON "Product" ("rating" DESC, "id") WHERE NOT "isHidden";
CREATE INDEX "Product_by_price" ON "Product" ("price", "id") WHERE NOT "isHidden";
CREATE INDEX "Product_by_name" ON "Product" (lower("name"), "id") WHERE NOT "isHidden";
CREATE INDEX "Product_by_category" ON "Product" ("categoryId", "rating" DESC, "id") WHERE NOT "isHidden";
CREATE INDEX "Product_featured" ON "Product" ("rating" DESC, "id") WHERE "isFeatured" AND NOT "isHidden";
CREATE INDEX "Product_by_id" ON "Product" ("id" DESC) WHERE NOT "isHidden";

-- Counters of rate-limiter-flexible, which can't be trusted to create its table at run time.
CREATE TABLE rate_limits (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);
CREATE INDEX rate_limits_expire ON rate_limits (expire);
