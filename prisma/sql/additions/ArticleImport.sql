CREATE UNIQUE INDEX "ArticleImport_running_key" ON public."ArticleImport" USING btree (status) WHERE (status = 'running'::"ArticleImportStatus");
