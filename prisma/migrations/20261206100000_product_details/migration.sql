-- What a product says of itself beyond name and price.
ALTER TABLE "Product"
  ADD COLUMN "sku" TEXT,
  ADD COLUMN "gtin" TEXT,
  ADD COLUMN "mpn" TEXT,
  ADD COLUMN "seoTitle" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "seoDescription" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "notice" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "relatedProductIds" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[];

-- One product has a number of the owner's, however its letters are typed.
CREATE UNIQUE INDEX "Product_sku_lower_key" ON "Product" (lower("sku"));
CREATE INDEX "Product_gtin" ON "Product" ("gtin") WHERE "gtin" IS NOT NULL;

-- As the API's check has it, so that no other write stores what feeds would be refused for.
ALTER TABLE "Product" ADD CONSTRAINT "Product_gtin_digits" CHECK ("gtin" ~ '^([0-9]{8}|[0-9]{12,14})$');
