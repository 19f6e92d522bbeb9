-- Prices that begin and end at set times, and what products cost without them.
CREATE TYPE "SaleScope" AS ENUM ('all', 'products', 'category', 'brand');
CREATE TABLE "Sale" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "percent" INTEGER,
    "scope" "SaleScope" NOT NULL,
    "categoryId" INTEGER,
    "publisher" TEXT,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3),
    "stoppedAt" TIMESTAMPTZ(3),
    "turnsAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "Sale_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Sale_startsAt_id_idx" ON "Sale"("startsAt" DESC, "id" DESC);
CREATE INDEX "Sale_turnsAt_idx" ON "Sale"("turnsAt");
ALTER TABLE "Sale"
  ADD CONSTRAINT "Sale_name_check" CHECK ("name" <> ''),
  ADD CONSTRAINT "Sale_times_check" CHECK ("endsAt" > "startsAt"),
  ADD CONSTRAINT "Sale_terms_check" CHECK ("percent" BETWEEN 1 AND 99 OR ("percent" IS NULL AND "scope" = 'products')),
  ADD CONSTRAINT "Sale_scope_check" CHECK (("categoryId" IS NOT NULL) = ("scope" = 'category') AND ("publisher" IS NOT NULL) = ("scope" = 'brand'));

CREATE TABLE "SaleProduct" (
    "saleId" INTEGER NOT NULL,
    "productId" INTEGER NOT NULL,
    "price" DECIMAL(14,2),
    CONSTRAINT "SaleProduct_pkey" PRIMARY KEY ("saleId", "productId")
);
CREATE INDEX "SaleProduct_productId_idx" ON "SaleProduct"("productId");
ALTER TABLE "SaleProduct" ADD CONSTRAINT "SaleProduct_price_check" CHECK ("price" > 0);
ALTER TABLE "SaleProduct" ADD CONSTRAINT "SaleProduct_saleId_fkey" FOREIGN KEY ("saleId") REFERENCES "Sale"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SaleProduct" ADD CONSTRAINT "SaleProduct_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "ReducedProduct" (
    "productId" INTEGER NOT NULL,
    "saleId" INTEGER,
    "saleIds" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "leftIds" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "before" JSONB NOT NULL,
    "written" JSONB NOT NULL,
    CONSTRAINT "ReducedProduct_pkey" PRIMARY KEY ("productId")
);
CREATE INDEX "ReducedProduct_saleId_idx" ON "ReducedProduct"("saleId");
ALTER TABLE "ReducedProduct" ADD CONSTRAINT "ReducedProduct_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ReducedProduct" ADD CONSTRAINT "ReducedProduct_saleId_fkey" FOREIGN KEY ("saleId") REFERENCES "Sale"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
