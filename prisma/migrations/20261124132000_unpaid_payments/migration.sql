-- Payments that brought no money, by what they are and when they began.
CREATE INDEX "Payment_unpaid" ON "Payment" ("status", "createdAt" DESC) WHERE "status" IN ('created', 'declined', 'failed', 'held');
