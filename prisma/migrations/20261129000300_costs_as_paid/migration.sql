ALTER TABLE "KeyBatch" ADD COLUMN "paidUnitCost" DECIMAL(14,2),
ADD COLUMN "paidCurrency" CHAR(3),
ADD CONSTRAINT "KeyBatch_paid_check" CHECK (("paidUnitCost" IS NULL) = ("paidCurrency" IS NULL));
