-- Cards paid in their own currency so far.
ALTER TABLE "GiftCardUse" ADD COLUMN "paid" DECIMAL(14,2),
ADD COLUMN "paidBack" DECIMAL(14,2) NOT NULL DEFAULT 0;
UPDATE "GiftCardUse" SET "paid" = "amount", "paidBack" = "returned";
ALTER TABLE "GiftCardUse" ALTER COLUMN "paid" SET NOT NULL,
ADD CONSTRAINT "GiftCardUse_paid_check" CHECK ("paid" > 0 AND "paidBack" BETWEEN 0 AND "paid");
