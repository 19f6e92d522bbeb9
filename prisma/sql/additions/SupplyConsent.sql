ALTER TABLE "SupplyConsent"
  ADD CONSTRAINT "SupplyConsent_released" CHECK ((("releasedAt" IS NULL) OR ("confirmedAt" IS NOT NULL) OR ("waitsUntil" IS NOT NULL))),
  ADD CONSTRAINT "SupplyConsent_waits" CHECK ((("waitsUntil" IS NULL) = ("isGiven" AND ("declinedAt" IS NULL))));

CREATE INDEX "SupplyConsent_held" ON public."SupplyConsent" USING btree ("waitsUntil") WHERE ("releasedAt" IS NULL);
