-- DropIndex
DROP INDEX "ProductKey_productId_valueHash_key";

-- AlterTable
ALTER TABLE "ProductKey" ADD COLUMN     "use" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE UNIQUE INDEX "ProductKey_productId_valueHash_use_key" ON "ProductKey"("productId", "valueHash", "use");
