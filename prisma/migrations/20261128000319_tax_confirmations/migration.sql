-- AlterTable
ALTER TABLE "Refund" ADD COLUMN     "isTax" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "TaxConfirmation" (
    "orderId" INTEGER NOT NULL,
    "askAt" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),
    "refundId" UUID NOT NULL,

    CONSTRAINT "TaxConfirmation_pkey" PRIMARY KEY ("orderId")
);

-- CreateIndex
CREATE INDEX "TaxConfirmation_askAt_idx" ON "TaxConfirmation"("askAt");

-- AddForeignKey
ALTER TABLE "TaxConfirmation" ADD CONSTRAINT "TaxConfirmation_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;
