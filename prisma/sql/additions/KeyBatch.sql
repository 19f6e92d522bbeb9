ALTER TABLE "KeyBatch"
  ADD CONSTRAINT "KeyBatch_cost" CHECK (("unitCost" >= (0)::numeric)),
  ADD CONSTRAINT "KeyBatch_keySource_check" CHECK ((("keySource" <> 'previous_owner'::"KeySource") OR COALESCE(("licenceKind" = 'used'::"LicenceKind"), false))),
  ADD CONSTRAINT "KeyBatch_paid_check" CHECK ((("paidUnitCost" IS NULL) = ("paidCurrency" IS NULL))),
  ADD CONSTRAINT "KeyBatch_recall" CHECK ((("recalledAt" IS NULL) = ("recallReason" = ''::text)));
