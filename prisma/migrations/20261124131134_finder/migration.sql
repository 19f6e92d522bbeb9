-- CreateIndex
CREATE INDEX "ProductKey_valueHash_idx" ON "ProductKey"("valueHash");

-- Articles by a piece of their title.
CREATE INDEX "Article_title_trgm" ON "Article" USING gin (lower("title") gin_trgm_ops);
