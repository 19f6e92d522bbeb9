ALTER TABLE "Category"
  ADD COLUMN words text[] GENERATED ALWAYS AS (softhaven_words(name)) STORED NOT NULL,
  ADD CONSTRAINT "Category_parent_check" CHECK ((("parentId" IS NULL) OR ("parentId" <> id)));
