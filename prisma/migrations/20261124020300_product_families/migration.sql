-- Products that are options of one another (docs/decisions/0077): each is a product of its own, with the same family.
ALTER TABLE "Product"
  ADD COLUMN "family" TEXT CHECK ("family" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD COLUMN "edition" TEXT NOT NULL DEFAULT '';
CREATE INDEX "Product_family" ON "Product" ("family", "price", "id") WHERE "family" IS NOT NULL;
