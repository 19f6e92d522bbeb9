CREATE UNIQUE INDEX "ArticleCategory_name_key" ON public."ArticleCategory" USING btree (lower(name));
