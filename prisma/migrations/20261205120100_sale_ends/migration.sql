-- What a sale made of a product's price, and until when: read with the product, wherever it is shown.
ALTER TABLE "Product"
  ADD COLUMN "salePrice" DECIMAL(14,2),
  ADD COLUMN "saleEndsAt" TIMESTAMPTZ(3);
