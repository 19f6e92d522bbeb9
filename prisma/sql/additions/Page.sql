ALTER TABLE "Page"
  ADD CONSTRAINT "Page_publishAt_check" CHECK (((NOT "isPublished") OR ("publishAt" IS NULL)));
