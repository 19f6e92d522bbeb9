-- AlterEnum
ALTER TYPE "EmailStatus" ADD VALUE 'cancelled';

-- AlterTable
ALTER TABLE "Refund" ADD COLUMN     "message" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "refundRequestId" INTEGER;

-- CreateIndex
CREATE INDEX "Order_paymentMethod_createdAt_idx" ON "Order"("paymentMethod", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "RefundRequest_orderId_idx" ON "RefundRequest"("orderId");

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_refundRequestId_fkey" FOREIGN KEY ("refundRequestId") REFERENCES "RefundRequest"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- One refund of a payment is under way at a time, so that no two can add up to more than was paid.
CREATE UNIQUE INDEX "Refund_one_pending_per_payment" ON "Refund" ("paymentId") WHERE "status" = 'pending';

-- What may still have to be brought to a buyer.
CREATE INDEX "OrderItem_open" ON "OrderItem" ("orderId") WHERE "deliveredAt" IS NULL;

-- Search: substrings of number, address and name, beginnings for terms too short for trigrams, a
-- provider's ids by their beginnings.
CREATE INDEX "Order_search_trgm" ON "Order"
  USING gin (lower("orderNumber" || E'\n' || "customerEmail" || E'\n' || "customerName") gin_trgm_ops);
CREATE INDEX "Order_email_prefix" ON "Order" (lower("customerEmail") text_pattern_ops);
CREATE INDEX "Order_name_prefix" ON "Order" (lower("customerName") text_pattern_ops);
CREATE INDEX "Payment_providerOrderId_prefix" ON "Payment" (lower("providerOrderId") text_pattern_ops);
CREATE INDEX "Payment_providerTransactionId_prefix" ON "Payment" (lower("providerTransactionId") text_pattern_ops);

-- Money that no order was made for shows up in one small index.
CREATE INDEX "Payment_captured" ON "Payment" ("capturedAt") WHERE "status" = 'captured';
CREATE INDEX "Email_unsent" ON "Email" ("createdAt") WHERE "status" IN ('queued', 'sending', 'failed');
