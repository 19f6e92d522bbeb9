-- One product that consists of others.
CREATE TABLE "BundlePart" (
    "bundleId" INTEGER NOT NULL,
    "partId" INTEGER NOT NULL,
    "quantity" SMALLINT NOT NULL,
    "position" SMALLINT NOT NULL,
    CONSTRAINT "BundlePart_pkey" PRIMARY KEY ("bundleId", "partId")
);
CREATE INDEX "BundlePart_partId_idx" ON "BundlePart"("partId");
ALTER TABLE "BundlePart" ADD CONSTRAINT "BundlePart_bundleId_fkey" FOREIGN KEY ("bundleId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BundlePart" ADD CONSTRAINT "BundlePart_partId_fkey" FOREIGN KEY ("partId") REFERENCES "Product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "BundlePart" ADD CONSTRAINT "BundlePart_partId_check" CHECK ("partId" <> "bundleId");
ALTER TABLE "BundlePart" ADD CONSTRAINT "BundlePart_quantity_check" CHECK ("quantity" BETWEEN 1 AND 10);

-- A bundle is delivered by the keys of its parts, and its stock is kept in "keysLeft", as that of any product with keys.
ALTER TABLE "Product" ADD COLUMN "isBundle" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Product" ADD COLUMN "byHandParts" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Product" ADD CONSTRAINT "Product_isBundle_check" CHECK (NOT "isBundle" OR (NOT "isGiftCard" AND NOT "keysByRule"));
ALTER TABLE "Product" ADD CONSTRAINT "Product_byHandParts_check" CHECK ("isBundle" OR NOT "byHandParts");

-- The line of a bundle has its price, and behind it lines of its parts have its keys.
ALTER TABLE "OrderItem" ADD COLUMN "isBundle" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "OrderItem" ADD COLUMN "bundlePosition" INTEGER;
ALTER TABLE "OrderItem" ADD COLUMN "bundleShare" DECIMAL(14,2);
ALTER TABLE "OrderItem" DROP CONSTRAINT "OrderItem_quantity_check";
ALTER TABLE "OrderItem" ADD CONSTRAINT "OrderItem_quantity_check" CHECK ("quantity" >= 1 AND ("quantity" <= 99 OR ("bundlePosition" IS NOT NULL AND "quantity" <= 990)));
ALTER TABLE "OrderItem" ADD CONSTRAINT "OrderItem_bundlePosition_check" CHECK ("bundlePosition" IS NULL OR ("bundlePosition" < "position" AND "productPrice" = 0 AND NOT "isBundle" AND NOT "isGiftCard"));
