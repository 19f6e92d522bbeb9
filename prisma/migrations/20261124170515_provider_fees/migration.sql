-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "providerFee" DECIMAL(10,2);

ALTER TABLE "Payment" ADD CONSTRAINT "Payment_providerFee_check" CHECK ("providerFee" >= 0);

-- What providers kept of the payments of a period.
CREATE INDEX "Payment_fees_idx" ON "Payment" ("capturedAt") INCLUDE ("provider", "providerFee") WHERE "providerFee" IS NOT NULL;
