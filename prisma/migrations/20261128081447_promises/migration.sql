-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "isGenuine" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "refundDays" SMALLINT;

-- AlterTable
ALTER TABLE "OrderItem" ADD COLUMN     "refundDays" SMALLINT;

-- What was promised so far: 30 days, and 14 for two publishers.
UPDATE "OrderItem" i SET "refundDays" = CASE
    WHEN lower(trim(p."publisher")) ~ '^(microsoft|adobe)( |$)' THEN 14
    ELSE 30
  END
FROM "Product" p WHERE p."id" = i."productId";

ALTER TABLE "OrderItem" ALTER COLUMN "refundDays" SET NOT NULL;
