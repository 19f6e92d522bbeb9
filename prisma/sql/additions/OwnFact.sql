ALTER TABLE "OwnFact"
  ALTER COLUMN "categoryIds" SET NOT NULL,
  ADD CONSTRAINT "OwnFact_decimals_check" CHECK (((decimals >= 0) AND (decimals <= 3))),
  ADD CONSTRAINT "OwnFact_slug_check" CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text));
