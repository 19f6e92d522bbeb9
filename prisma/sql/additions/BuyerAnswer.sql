ALTER TABLE "BuyerAnswer"
  ADD CONSTRAINT "BuyerAnswer_published_check" CHECK (((status <> 'published'::"BuyerAnswerStatus") OR ("publishedAt" IS NOT NULL)));
