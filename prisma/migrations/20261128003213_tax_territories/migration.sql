-- AlterEnum
ALTER TYPE "TaxKind" ADD VALUE 'outside_territory';

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "taxTerritory" TEXT;

-- A value that was just added may not be used before the migration has ended, but as a text.
ALTER TABLE "Order" ADD CONSTRAINT "Order_outside_territory_check" CHECK (
  "taxKind"::text <> 'outside_territory'
    OR ("tax" = 0 AND "taxRate" = 0 AND "taxCountry" IS NOT NULL AND "taxTerritory" IS NOT NULL)
);
