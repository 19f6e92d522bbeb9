-- How a product is delivered is said explicitly. Before, it followed from whether it ever had keys.
ALTER TYPE "ItemDelivery" RENAME TO "Delivery";

ALTER TABLE "Product" ADD COLUMN "delivery" "Delivery" NOT NULL DEFAULT 'manual', ADD COLUMN "keysLeft" INTEGER
  CHECK ("keysLeft" >= 0);
UPDATE "Product" SET "delivery" = 'keys' WHERE "hasKeyPool";
ALTER TABLE "Product" DROP COLUMN "hasKeyPool";

-- The first count. From here on lib/catalog/refresh-stock.ts keeps it. 10 is the default of the low-stock threshold.
UPDATE "Product" p SET "keysLeft" = f."left"
FROM (
  SELECT p."id", (SELECT count(*) FROM "ProductKey" k WHERE k."productId" = p."id"
    AND (k."status" = 'available' OR (k."status" = 'reserved' AND k."reservedUntil" < now()))) AS "left"
  FROM "Product" p WHERE p."delivery" = 'keys'
) f WHERE f."id" = p."id" AND f."left" <= 10;
