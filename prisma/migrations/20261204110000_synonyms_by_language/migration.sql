-- A group counts in the searches of one language, or of all, as long as it is on.
ALTER TABLE "SearchSynonym"
  ADD COLUMN "language" TEXT,
  ADD COLUMN "isOn" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "isShipped" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "SearchSynonym" ADD CONSTRAINT "SearchSynonym_language_check"
  CHECK ("language" IN ('en', 'de', 'es', 'fr', 'ja', 'zh'));

-- The groups that came with the table have its first numbers, whatever became of their phrases.
UPDATE "SearchSynonym" SET "isShipped" = true WHERE "id" <= 21;
