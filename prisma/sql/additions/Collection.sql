ALTER TABLE "Collection"
  ALTER COLUMN "productIds" SET NOT NULL,
  ADD CONSTRAINT "Collection_name_check" CHECK ((name <> ''::text)),
  ADD CONSTRAINT "Collection_sort_check" CHECK (((sort <> 'chosen'::text) OR (kind = 'hand'::"CollectionKind")));
