-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "isSample" BOOLEAN NOT NULL DEFAULT false;

-- Asked before each new product, and a store of one's own has none.
CREATE INDEX "Product_sample_idx" ON "Product" ("id") WHERE "isSample";
