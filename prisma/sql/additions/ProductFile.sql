ALTER TABLE "ProductFile"
  ADD CONSTRAINT "ProductFile_size_check" CHECK ((size > 0)),
  ADD CONSTRAINT "ProductFile_source_check" CHECK ((((address IS NOT NULL) AND ("fileName" IS NULL) AND (size IS NULL) AND "isComplete") OR ((address IS NULL) AND ("fileName" IS NOT NULL) AND (size IS NOT NULL))));
