-- A search fills its page rank by rank (lib/search/ranked-search.ts). Each rank is read in
-- order of popularity from an index that carries the text, or, where few products match, from the
-- rank's own trigram index.
CREATE FUNCTION softhaven_features_text(features text[])
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(coalesce(array_to_string(features, E'\n'), ''));

ALTER TABLE "Product"
  ADD COLUMN "nameLower" text NOT NULL GENERATED ALWAYS AS (lower("name")) STORED,
  ADD COLUMN "publisherLower" text NOT NULL GENERATED ALWAYS AS (lower("publisher")) STORED,
  ADD COLUMN "featuresLower" text NOT NULL GENERATED ALWAYS AS (softhaven_features_text("features")) STORED;

DROP INDEX "Product_by_popularity";
DROP INDEX "Product_by_name";
DROP INDEX "Product_name_prefix";
DROP INDEX "Product_name_trgm";

CREATE INDEX "Product_by_popularity" ON "Product" ("rating" DESC, "id") INCLUDE ("nameLower", "publisherLower") WHERE NOT "isHidden";
CREATE INDEX "Product_by_name" ON "Product" ("nameLower", "id") INCLUDE ("categoryId", "price", "rating") WHERE NOT "isHidden";
CREATE INDEX "Product_name_prefix" ON "Product" ("nameLower" text_pattern_ops) WHERE NOT "isHidden";
CREATE INDEX "Product_name_trgm" ON "Product" USING gin ("nameLower" gin_trgm_ops) WHERE NOT "isHidden";
CREATE INDEX "Product_publisher_trgm" ON "Product" USING gin ("publisherLower" gin_trgm_ops) WHERE NOT "isHidden";
CREATE INDEX "Product_features_trgm" ON "Product" USING gin ("featuresLower" gin_trgm_ops) WHERE NOT "isHidden";
