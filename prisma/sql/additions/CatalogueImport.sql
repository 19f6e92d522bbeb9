CREATE UNIQUE INDEX "CatalogueImport_running_key" ON public."CatalogueImport" USING btree (status) WHERE (status = 'running'::"CatalogueImportStatus");
