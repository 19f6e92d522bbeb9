-- CreateEnum
CREATE TYPE "LicenceKind" AS ENUM ('new', 'used', 'volume', 'oem', 'education');

-- CreateEnum
CREATE TYPE "KeySource" AS ENUM ('publisher', 'distributor', 'reseller', 'previous_owner', 'own');

-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "firstRegion" TEXT,
ADD COLUMN     "keySource" "KeySource",
ADD COLUMN     "licenceKind" "LicenceKind",
ADD COLUMN     "updates" TEXT;

-- AlterTable
ALTER TABLE "OrderItem" ADD COLUMN     "statement" JSONB;

-- AlterTable
ALTER TABLE "KeyBatch" ADD COLUMN     "firstRegion" TEXT,
ADD COLUMN     "keySource" "KeySource",
ADD COLUMN     "licenceKind" "LicenceKind";

-- What came from a previous owner was used.
ALTER TABLE "Product" ADD CONSTRAINT "Product_keySource_check" CHECK ("keySource" <> 'previous_owner' OR coalesce("licenceKind" = 'used', false)),
  ADD CONSTRAINT "Product_updates_check" CHECK ("updates" ~ '^([0-9]{4}-[0-9]{2}-[0-9]{2}|[1-9][0-9]{0,3})$');

ALTER TABLE "KeyBatch" ADD CONSTRAINT "KeyBatch_keySource_check" CHECK ("keySource" <> 'previous_owner' OR coalesce("licenceKind" = 'used', false));
