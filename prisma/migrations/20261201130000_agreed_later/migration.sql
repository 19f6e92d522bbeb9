-- Who did not agree to immediate supply may do so later: the first answer stays, and so does the end of the period, after which
-- the order is delivered whatever became of the mail that confirms the consent.
ALTER TABLE "SupplyConsent" ADD COLUMN "declinedAt" TIMESTAMPTZ(3);

ALTER TABLE "SupplyConsent" DROP CONSTRAINT "SupplyConsent_waits";
ALTER TABLE "SupplyConsent" ADD CONSTRAINT "SupplyConsent_waits"
  CHECK (("waitsUntil" IS NULL) = ("isGiven" AND "declinedAt" IS NULL));

ALTER TABLE "SupplyConsent" DROP CONSTRAINT "SupplyConsent_released";
ALTER TABLE "SupplyConsent" ADD CONSTRAINT "SupplyConsent_released"
  CHECK ("releasedAt" IS NULL OR "confirmedAt" IS NOT NULL OR "waitsUntil" IS NOT NULL);
