-- AlterTable
ALTER TABLE "ProductKey" ADD COLUMN     "batchId" INTEGER,
ADD COLUMN     "notAfter" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "KeyBatch" (
    "id" SERIAL NOT NULL,
    "productId" INTEGER NOT NULL,
    "supplier" TEXT NOT NULL,
    "reference" TEXT NOT NULL DEFAULT '',
    "unitCost" DECIMAL(10,2),
    "expiresOn" DATE,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "recalledAt" TIMESTAMPTZ(3),
    "recallReason" TEXT NOT NULL DEFAULT '',
    "recalledBy" TEXT NOT NULL DEFAULT '',
    "replacesSold" BOOLEAN NOT NULL DEFAULT false,
    "mailsBuyers" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "KeyBatch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RecalledKey" (
    "keyId" INTEGER NOT NULL,
    "batchId" INTEGER NOT NULL,
    "newKeyId" INTEGER,
    "mailedAt" TIMESTAMPTZ(3),
    "problem" TEXT,
    "settledAt" TIMESTAMPTZ(3),

    CONSTRAINT "RecalledKey_pkey" PRIMARY KEY ("keyId")
);

-- CreateIndex
CREATE INDEX "KeyBatch_productId_id_idx" ON "KeyBatch"("productId", "id" DESC);

-- CreateIndex
CREATE INDEX "RecalledKey_batchId_keyId_idx" ON "RecalledKey"("batchId", "keyId");

-- CreateIndex
CREATE INDEX "ProductKey_batchId_id_idx" ON "ProductKey"("batchId", "id");

-- CreateIndex
CREATE INDEX "ProductKey_notAfter_idx" ON "ProductKey"("notAfter");

-- AddForeignKey
ALTER TABLE "ProductKey" ADD CONSTRAINT "ProductKey_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "KeyBatch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "KeyBatch" ADD CONSTRAINT "KeyBatch_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecalledKey" ADD CONSTRAINT "RecalledKey_keyId_fkey" FOREIGN KEY ("keyId") REFERENCES "ProductKey"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecalledKey" ADD CONSTRAINT "RecalledKey_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "KeyBatch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand
ALTER TABLE "KeyBatch"
  ADD CONSTRAINT "KeyBatch_cost" CHECK ("unitCost" >= 0),
  ADD CONSTRAINT "KeyBatch_recall" CHECK (("recalledAt" IS NULL) = ("recallReason" = ''));

-- What may be sold is counted without reading the keys, of which it now also matters until when they may be.
DROP INDEX "ProductKey_free";
CREATE INDEX "ProductKey_free" ON "ProductKey" ("productId") INCLUDE ("status", "reservedUntil", "notAfter") WHERE "status" IN ('available', 'reserved');
