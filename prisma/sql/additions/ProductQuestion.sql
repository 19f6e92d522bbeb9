ALTER TABLE "ProductQuestion"
  ADD CONSTRAINT "ProductQuestion_published_check" CHECK (((status <> 'published'::"QuestionStatus") OR ("publishedAt" IS NOT NULL)));

CREATE INDEX "ProductQuestion_lowerEmail" ON public."ProductQuestion" USING btree (lower(email));
