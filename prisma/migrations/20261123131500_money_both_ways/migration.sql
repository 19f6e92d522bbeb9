-- CreateEnum
CREATE TYPE "RefundOrigin" AS ENUM ('store', 'provider', 'reversal');

-- CreateEnum
CREATE TYPE "ProviderEventStatus" AS ENUM ('received', 'handled', 'ignored', 'failed', 'given_up');

-- CreateEnum
CREATE TYPE "DisputeStatus" AS ENUM ('needs_response', 'under_review', 'won', 'lost');

-- CreateEnum
CREATE TYPE "ComparisonStatus" AS ENUM ('running', 'done', 'failed');

-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "payerAddress" TEXT,
ADD COLUMN     "payerAgent" TEXT;

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "disputedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Email" ADD COLUMN     "serverAnswer" TEXT;

-- AlterTable
ALTER TABLE "Refund" ADD COLUMN     "origin" "RefundOrigin" NOT NULL DEFAULT 'store',
ALTER COLUMN "orderId" DROP NOT NULL;

-- CreateTable
CREATE TABLE "ProviderEvent" (
    "id" UUID NOT NULL,
    "provider" "PaymentProvider" NOT NULL,
    "eventId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "status" "ProviderEventStatus" NOT NULL DEFAULT 'received',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "outcome" TEXT,
    "paymentId" UUID,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handledAt" TIMESTAMPTZ(3),

    CONSTRAINT "ProviderEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Dispute" (
    "id" UUID NOT NULL,
    "provider" "PaymentProvider" NOT NULL,
    "providerDisputeId" TEXT NOT NULL,
    "paymentId" UUID NOT NULL,
    "orderId" INTEGER,
    "status" "DisputeStatus" NOT NULL,
    "reason" TEXT NOT NULL,
    "amount" DECIMAL(10,2) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "respondBy" TIMESTAMPTZ(3),
    "openedAt" TIMESTAMPTZ(3) NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,
    "username" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Dispute_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BooksComparison" (
    "id" UUID NOT NULL,
    "provider" "PaymentProvider" NOT NULL,
    "from" TIMESTAMPTZ(3) NOT NULL,
    "to" TIMESTAMPTZ(3) NOT NULL,
    "status" "ComparisonStatus" NOT NULL DEFAULT 'running',
    "totals" JSONB,
    "differences" JSONB NOT NULL DEFAULT '[]',
    "failure" TEXT,
    "username" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "BooksComparison_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ProviderEvent_receivedAt_idx" ON "ProviderEvent"("receivedAt" DESC);

-- CreateIndex
CREATE INDEX "ProviderEvent_status_receivedAt_idx" ON "ProviderEvent"("status", "receivedAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "ProviderEvent_provider_eventId_key" ON "ProviderEvent"("provider", "eventId");

-- CreateIndex
CREATE INDEX "Dispute_paymentId_idx" ON "Dispute"("paymentId");

-- CreateIndex
CREATE INDEX "Dispute_orderId_idx" ON "Dispute"("orderId");

-- CreateIndex
CREATE INDEX "Dispute_status_openedAt_idx" ON "Dispute"("status", "openedAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Dispute_provider_providerDisputeId_key" ON "Dispute"("provider", "providerDisputeId");

-- CreateIndex
CREATE INDEX "BooksComparison_createdAt_idx" ON "BooksComparison"("createdAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Refund_paymentId_providerRefundId_key" ON "Refund"("paymentId", "providerRefundId");

-- AddForeignKey
ALTER TABLE "Dispute" ADD CONSTRAINT "Dispute_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Dispute" ADD CONSTRAINT "Dispute_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma has no words for
ALTER TABLE "Dispute" ADD CONSTRAINT "Dispute_amount_positive" CHECK ("amount" > 0);
ALTER TABLE "BooksComparison" ADD CONSTRAINT "BooksComparison_period" CHECK ("from" < "to");
