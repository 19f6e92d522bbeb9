ALTER TABLE "ProductAlert"
  ADD CONSTRAINT "ProductAlert_ended_check" CHECK (((status = 'watching'::"ProductAlertStatus") = ("endedAt" IS NULL)));

CREATE INDEX "ProductAlert_in_other_currency" ON public."ProductAlert" USING btree ("productId", currency, price) WHERE ((status = 'watching'::"ProductAlertStatus") AND (kind = 'price_drop'::"ProductAlertKind") AND (currency IS NOT NULL));
