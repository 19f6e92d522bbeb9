-- AlterTable
ALTER TABLE "ProductKey" ADD COLUMN     "comparedHash" CHAR(64),
ADD COLUMN     "storedTwice" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "ProductKey_comparedHash_idx" ON "ProductKey"("comparedHash");

-- Those that an upgrade still has to compare, and those that it found more than once.
CREATE INDEX "ProductKey_not_compared_idx" ON "ProductKey"("id") WHERE "comparedHash" IS NULL;
CREATE INDEX "ProductKey_stored_twice_idx" ON "ProductKey"("comparedHash") WHERE "storedTwice";
