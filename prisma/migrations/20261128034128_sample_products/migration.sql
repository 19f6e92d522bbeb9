-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "isSample" BOOLEAN NOT NULL DEFAULT false;
