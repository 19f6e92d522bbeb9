-- CreateEnum
CREATE TYPE "TaxKind" AS ENUM ('general', 'standard', 'reverse_charge');

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "taxCountry" CHAR(2),
ADD COLUMN     "taxEvidence" JSONB,
ADD COLUMN     "taxId" TEXT,
ADD COLUMN     "taxKind" "TaxKind" NOT NULL DEFAULT 'general',
ADD COLUMN     "taxRate" DECIMAL(6,3),
ADD COLUMN     "untaxedAmount" DECIMAL(10,2) NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "TaxIdCheck" (
    "country" CHAR(2) NOT NULL,
    "taxId" TEXT NOT NULL,
    "isValid" BOOLEAN NOT NULL,
    "checkedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TaxIdCheck_pkey" PRIMARY KEY ("country","taxId")
);

-- CreateIndex
CREATE INDEX "TaxIdCheck_checkedAt_idx" ON "TaxIdCheck"("checkedAt");

-- Orders keep what they had, with what of it was gift cards.
UPDATE "Order" o SET "untaxedAmount" = sold."amount"
FROM (
  SELECT "orderId", sum("productPrice" * "quantity") AS "amount"
  FROM "OrderItem" WHERE "isGiftCard" GROUP BY "orderId"
) sold
WHERE sold."orderId" = o."id";

ALTER TABLE "Order"
  ADD CONSTRAINT "Order_taxRate_check" CHECK ("taxRate" BETWEEN 0 AND 100),
  ADD CONSTRAINT "Order_untaxedAmount_check" CHECK ("untaxedAmount" BETWEEN 0 AND "subtotal"),
  ADD CONSTRAINT "Order_reverse_charge_check" CHECK (
    "taxKind" <> 'reverse_charge' OR ("tax" = 0 AND "taxRate" = 0 AND "taxCountry" IS NOT NULL AND "taxId" IS NOT NULL)
  ),
  ADD CONSTRAINT "Order_standard_check" CHECK (
    "taxKind" <> 'standard' OR ("taxRate" IS NOT NULL)
  );
