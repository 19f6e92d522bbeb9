-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "cardHash" CHAR(64),
ADD COLUMN     "networkHash" CHAR(64);

-- CreateIndex
CREATE INDEX "Payment_networkHash_createdAt_idx" ON "Payment"("networkHash", "createdAt");

-- CreateIndex
CREATE INDEX "Payment_cardHash_createdAt_idx" ON "Payment"("cardHash", "createdAt");
