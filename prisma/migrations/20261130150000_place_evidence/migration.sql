ALTER TABLE "Payment" ADD COLUMN "networkCountry" CHAR(2);
ALTER TABLE "Payment" ADD COLUMN "meansCountry" CHAR(2);

CREATE INDEX "Order_contradicted_place_idx" ON "Order" ("createdAt" DESC, "id" DESC)
  WHERE "taxEvidence"->>'place' = 'contradicted';
