-- CreateEnum
CREATE TYPE "PayoutStatus" AS ENUM ('pending', 'paid', 'failed');

-- CreateEnum
CREATE TYPE "PayoutLineKind" AS ENUM ('sale', 'refund', 'dispute', 'fee', 'hold', 'other');

-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "feeIsEstimated" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Payout" (
    "id" SERIAL NOT NULL,
    "provider" "PaymentProvider" NOT NULL,
    "account" CHAR(16) NOT NULL,
    "providerPayoutId" TEXT NOT NULL,
    "status" "PayoutStatus" NOT NULL,
    "amount" DECIMAL(14,2) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "paidAt" TIMESTAMPTZ(3) NOT NULL,
    "version" CHAR(16) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Payout_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PayoutLine" (
    "id" SERIAL NOT NULL,
    "provider" "PaymentProvider" NOT NULL,
    "account" CHAR(16) NOT NULL,
    "transactionId" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "kind" "PayoutLineKind" NOT NULL,
    "reference" TEXT,
    "currency" CHAR(3) NOT NULL,
    "gross" DECIMAL(14,2) NOT NULL,
    "fee" DECIMAL(14,2),
    "feeIsEstimated" BOOLEAN NOT NULL DEFAULT false,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "payoutId" INTEGER,
    "paymentId" UUID,
    "refundId" UUID,

    CONSTRAINT "PayoutLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PayoutRead" (
    "provider" "PaymentProvider" NOT NULL,
    "readFrom" TIMESTAMPTZ(3),
    "readUntil" TIMESTAMPTZ(3),
    "requestedAt" TIMESTAMPTZ(3),
    "startedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "succeededAt" TIMESTAMPTZ(3),
    "failingSince" TIMESTAMPTZ(3),
    "failure" TEXT,

    CONSTRAINT "PayoutRead_pkey" PRIMARY KEY ("provider")
);

-- CreateIndex
CREATE INDEX "Payout_paidAt_id_idx" ON "Payout"("paidAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Payout_provider_account_providerPayoutId_key" ON "Payout"("provider", "account", "providerPayoutId");

-- CreateIndex
CREATE INDEX "PayoutLine_payoutId_at_id_idx" ON "PayoutLine"("payoutId", "at", "id");

-- CreateIndex
CREATE INDEX "PayoutLine_at_id_idx" ON "PayoutLine"("at", "id");

-- CreateIndex
CREATE INDEX "PayoutLine_paymentId_idx" ON "PayoutLine"("paymentId");

-- CreateIndex
CREATE INDEX "PayoutLine_refundId_idx" ON "PayoutLine"("refundId");

-- CreateIndex
CREATE UNIQUE INDEX "PayoutLine_provider_account_transactionId_code_key" ON "PayoutLine"("provider", "account", "transactionId", "code");

-- AddForeignKey
ALTER TABLE "PayoutLine" ADD CONSTRAINT "PayoutLine_payoutId_fkey" FOREIGN KEY ("payoutId") REFERENCES "Payout"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayoutLine" ADD CONSTRAINT "PayoutLine_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayoutLine" ADD CONSTRAINT "PayoutLine_refundId_fkey" FOREIGN KEY ("refundId") REFERENCES "Refund"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The fees of a period are still added up from the index alone.
DROP INDEX "Payment_fees_idx";
CREATE INDEX "Payment_fees_idx" ON "Payment" ("capturedAt") INCLUDE ("provider", "providerFee", "feeIsEstimated") WHERE "providerFee" IS NOT NULL;
