-- Until when a product that is delivered by keys is sold as a pre-order.
ALTER TABLE "Product"
  ADD COLUMN "availableFrom" TIMESTAMPTZ(3),
  ADD CONSTRAINT "Product_availableFrom_keys"
    CHECK ("availableFrom" IS NULL OR ("delivery" = 'keys' AND NOT "isGiftCard" AND NOT "isBundle"));

CREATE INDEX "Product_availableFrom" ON "Product" ("availableFrom") WHERE "availableFrom" IS NOT NULL;
