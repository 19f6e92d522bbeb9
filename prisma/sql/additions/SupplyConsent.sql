ALTER TABLE "SupplyConsent"
  ADD CONSTRAINT "SupplyConsent_released" CHECK (((NOT "isGiven") OR ("releasedAt" IS NULL) OR ("confirmedAt" IS NOT NULL))),
  ADD CONSTRAINT "SupplyConsent_waits" CHECK (("isGiven" = ("waitsUntil" IS NULL)));

CREATE INDEX "SupplyConsent_held" ON public."SupplyConsent" USING btree ("waitsUntil") WHERE ("releasedAt" IS NULL);
