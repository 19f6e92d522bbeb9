-- When a hidden product is shown by itself.
ALTER TABLE "Product"
  ADD COLUMN "publishAt" TIMESTAMPTZ(3),
  ADD CONSTRAINT "Product_publishAt_hidden" CHECK ("publishAt" IS NULL OR "isHidden");

CREATE INDEX "Product_publishAt" ON "Product" ("publishAt") WHERE "publishAt" IS NOT NULL;
