ALTER TABLE "Article"
  ADD CONSTRAINT "Article_publishAt_check" CHECK (((NOT "isPublished") OR ("publishAt" IS NULL)));

CREATE INDEX "Article_title_trgm" ON public."Article" USING gin (lower(title) gin_trgm_ops);
