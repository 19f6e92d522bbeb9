ALTER TABLE "Review"
  ADD CONSTRAINT "Review_helpfulCount_check" CHECK (("helpfulCount" >= 0)),
  ADD CONSTRAINT "Review_published_check" CHECK (((status <> 'published'::"ReviewStatus") OR ("publishedAt" IS NOT NULL))),
  ADD CONSTRAINT "Review_stars_check" CHECK (((stars >= 1) AND (stars <= 5)));
