ALTER TABLE "CustomerRecord"
  ALTER COLUMN tags SET NOT NULL,
  ADD CONSTRAINT "CustomerRecord_block_named" CHECK ((("blockedAt" IS NULL) = ("blockedBy" IS NULL))),
  ADD CONSTRAINT "CustomerRecord_email_lower" CHECK ((email = lower(email))),
  ADD CONSTRAINT "CustomerRecord_merged" CHECK (((("leaderId" IS NULL) = ("mergedIntoId" IS NULL)) AND (("leaderId" IS NULL) = ("mergedAt" IS NULL)) AND (("leaderId" IS NULL) = ("mergedBy" IS NULL)) AND ("leaderId" <> id) AND ("mergedIntoId" <> id)));

CREATE INDEX "CustomerRecord_blocked" ON public."CustomerRecord" USING btree ("lastOrderAt" DESC NULLS LAST, id DESC) WHERE ("blockedAt" IS NOT NULL);

CREATE INDEX "CustomerRecord_email_prefix" ON public."CustomerRecord" USING btree (email text_pattern_ops);

CREATE INDEX "CustomerRecord_latest" ON public."CustomerRecord" USING btree ("lastOrderAt" DESC NULLS LAST, id DESC);

CREATE INDEX "CustomerRecord_leaderId" ON public."CustomerRecord" USING btree ("leaderId") WHERE ("leaderId" IS NOT NULL);

CREATE INDEX "CustomerRecord_mergedIntoId" ON public."CustomerRecord" USING btree ("mergedIntoId") WHERE ("mergedIntoId" IS NOT NULL);

CREATE INDEX "CustomerRecord_name_prefix" ON public."CustomerRecord" USING btree (lower(name) text_pattern_ops);

CREATE INDEX "CustomerRecord_orders" ON public."CustomerRecord" USING btree (orders DESC, id DESC);

CREATE INDEX "CustomerRecord_spent" ON public."CustomerRecord" USING btree (((paid - refunded)) DESC, id DESC);

CREATE INDEX "CustomerRecord_trgm" ON public."CustomerRecord" USING gin ((((email || '
'::text) || lower(name))) gin_trgm_ops);
