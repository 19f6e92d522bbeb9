-- What a product says of itself at length, with headings, lists, tables and pictures.
ALTER TABLE "Product" ADD COLUMN "story" TEXT NOT NULL DEFAULT '';

-- Uploads that a text shows, by which it is known that they are used.
CREATE FUNCTION softhaven_uploads_in(html text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT coalesce(array_agg(DISTINCT found[1]), '{}'::text[])
  FROM regexp_matches(html, '/media/[0-9a-f]{64}[.][a-z]+', 'g') found
$$;

ALTER TABLE "Product"
  ADD COLUMN "storyUploads" text[] GENERATED ALWAYS AS (softhaven_uploads_in("story")) STORED NOT NULL;

CREATE INDEX "Product_storyUploads" ON "Product" USING gin ("storyUploads");
