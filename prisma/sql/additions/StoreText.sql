ALTER TABLE "StoreText"
  ADD CONSTRAINT "StoreText_publishAt_check" CHECK (((NOT "isPublished") OR ("publishAt" IS NULL)));
