-- AlterTable
ALTER TABLE "SupplierFeed" ADD COLUMN     "urlEncrypted" BYTEA,
ALTER COLUMN "url" SET DEFAULT '';
