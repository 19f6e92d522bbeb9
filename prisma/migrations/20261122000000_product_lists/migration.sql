-- What the store's lists and searches read instead of the products themselves (docs/decisions/0036, 0037).
-- Three tables are derived from products and categories, in the transaction that changes these, by the
-- triggers at the end. Nothing else writes them.

-- The texts that are searched, in small letters. Narrow, so that looking through some thousand of them is
-- quick. Hidden products are in it too, for the back office.
CREATE TABLE "ProductText" (
  "productId" integer PRIMARY KEY,
  "rating" decimal(2,1) NOT NULL,
  "name" text NOT NULL,
  "publisher" text NOT NULL,
  "features" text NOT NULL,
  -- Everything that is searched.
  "text" text NOT NULL
);

-- A row for each list that shows a product: 0 is the whole store, any other is a category. With what lists
-- are narrowed down and ordered by, so that each of them is read from one index, in its order.
CREATE TABLE "ListedProduct" (
  "listId" integer NOT NULL,
  "productId" integer NOT NULL,
  "rating" decimal(2,1) NOT NULL,
  "price" decimal(10,2) NOT NULL,
  "name" text NOT NULL,
  "isFeatured" boolean NOT NULL
);

-- How many products each list shows.
CREATE TABLE "ProductList" (
  "id" integer PRIMARY KEY,
  "total" integer NOT NULL CHECK ("total" >= 0)
);

-- Which list shows which product. A main category shows its own and those of its active subcategories. A
-- subcategory shows those of its own and of its parent whose name contains the subcategory's.
CREATE VIEW "ProductListing" AS
  SELECT l."listId", p."id" AS "productId", p."rating", p."price", p."nameLower" AS "name", p."isFeatured"
  FROM "Product" p CROSS JOIN LATERAL (
    SELECT 0 AS "listId"
    UNION ALL
    SELECT coalesce(c."parentId", c."id") FROM "Category" c
    WHERE c."id" = p."categoryId" AND (c."parentId" IS NULL OR c."isActive")
    UNION ALL
    SELECT s."id" FROM "Category" s
    WHERE s."parentId" IS NOT NULL AND p."categoryId" IN (s."id", s."parentId")
      AND strpos(p."nameLower", lower(s."name")) > 0
  ) l
  WHERE NOT p."isHidden";

INSERT INTO "ProductText" ("productId", "rating", "name", "publisher", "features", "text")
SELECT "id", "rating", "nameLower", "publisherLower", "featuresLower", "searchText" FROM "Product" ORDER BY "id";
INSERT INTO "ListedProduct" ("listId", "productId", "rating", "price", "name", "isFeatured")
SELECT "listId", "productId", "rating", "price", "name", "isFeatured" FROM "ProductListing";
INSERT INTO "ProductList" ("id", "total") SELECT "listId", count(*) FROM "ListedProduct" GROUP BY 1;
INSERT INTO "ProductList" ("id", "total") VALUES (0, 0) ON CONFLICT DO NOTHING;

-- Each order of a list, ties by id, and the filters in every index.
ALTER TABLE "ListedProduct" ADD PRIMARY KEY ("productId", "listId");
CREATE INDEX "ListedProduct_newest" ON "ListedProduct" ("listId", "productId" DESC) INCLUDE ("rating", "price", "isFeatured");
CREATE INDEX "ListedProduct_rating" ON "ListedProduct" ("listId", "rating" DESC, "productId") INCLUDE ("price", "isFeatured");
CREATE INDEX "ListedProduct_price_low" ON "ListedProduct" ("listId", "price", "productId") INCLUDE ("rating", "isFeatured");
CREATE INDEX "ListedProduct_price_high" ON "ListedProduct" ("listId", "price" DESC, "productId") INCLUDE ("rating", "isFeatured");
CREATE INDEX "ListedProduct_name" ON "ListedProduct" ("listId", "name", "productId") INCLUDE ("rating", "price", "isFeatured");
CREATE INDEX "ListedProduct_featured" ON "ListedProduct" ("listId", "rating" DESC, "productId") INCLUDE ("price") WHERE "isFeatured";

-- A catalogue of a million products is indexed in memory.
SET maintenance_work_mem = '512MB';
-- Substrings, in any of the texts or in one, rating by rating. New entries wait in a short list only,
-- because each search reads it.
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE INDEX "ProductText_trgm" ON "ProductText"
  USING gin ("rating", "text" gin_trgm_ops, "name" gin_trgm_ops, "publisher" gin_trgm_ops, "features" gin_trgm_ops)
  WITH (gin_pending_list_limit = 256);
CREATE INDEX "ProductText_name" ON "ProductText" ("rating", "name" text_pattern_ops, "productId");
-- A random sample that is the same at every search, to estimate how many products a word is in. An entry
-- of an index is limited in size, and so is what may be in the sample.
CREATE INDEX "ProductText_sample" ON "ProductText" (hashint4("productId"))
  INCLUDE ("productId", "name", "publisher", "features", "text")
  WHERE hashint4("productId") & 31 = 0
    AND octet_length("name") + octet_length("publisher") + octet_length("features") + octet_length("text") < 2400;
RESET maintenance_work_mem;

-- What the tables above replace.
DROP INDEX "Product_searchText_trgm", "Product_name_trgm", "Product_publisher_trgm", "Product_features_trgm",
  "Product_name_prefix", "Product_by_popularity", "Product_by_price", "Product_by_name", "Product_by_category",
  "Product_featured";
ALTER TABLE "Product" DROP COLUMN "searchText", DROP COLUMN "publisherLower", DROP COLUMN "featuresLower";

-- Products that were added, changed or deleted, and lists whose rule changed. Whoever comes second waits
-- for the first to commit, and reads what it wrote.
CREATE FUNCTION softhaven_lock_product_lists() RETURNS void LANGUAGE sql VOLATILE AS $$
  SELECT 1 FROM "ProductList" WHERE "id" = 0 FOR UPDATE
$$;

CREATE FUNCTION softhaven_derive_products(ids integer[]) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF ids IS NULL THEN RETURN; END IF;
  PERFORM softhaven_lock_product_lists();
  WITH gone AS (DELETE FROM "ListedProduct" WHERE "productId" = ANY(ids) RETURNING "listId"),
    less AS (SELECT "listId", count(*) AS "count" FROM gone GROUP BY 1)
  UPDATE "ProductList" l SET "total" = l."total" - less."count" FROM less WHERE l."id" = less."listId";
  WITH come AS (
    INSERT INTO "ListedProduct" ("listId", "productId", "rating", "price", "name", "isFeatured")
    SELECT "listId", "productId", "rating", "price", "name", "isFeatured" FROM "ProductListing"
    WHERE "productId" = ANY(ids) RETURNING "listId"
  )
  INSERT INTO "ProductList" ("id", "total") SELECT "listId", count(*) FROM come GROUP BY 1
  ON CONFLICT ("id") DO UPDATE SET "total" = "ProductList"."total" + EXCLUDED."total";
  INSERT INTO "ProductText" ("productId", "rating", "name", "publisher", "features", "text")
  SELECT p."id", p."rating", p."nameLower", lower(p."publisher"), softhaven_features_text(p."features"),
    softhaven_search_text(p."name", p."publisher", p."features", p."description")
  FROM "Product" p WHERE p."id" = ANY(ids)
  ON CONFLICT ("productId") DO UPDATE SET "rating" = EXCLUDED."rating", "name" = EXCLUDED."name",
    "publisher" = EXCLUDED."publisher", "features" = EXCLUDED."features", "text" = EXCLUDED."text"
  WHERE ("ProductText"."rating", "ProductText"."name", "ProductText"."publisher", "ProductText"."features", "ProductText"."text")
    IS DISTINCT FROM (EXCLUDED."rating", EXCLUDED."name", EXCLUDED."publisher", EXCLUDED."features", EXCLUDED."text");
END
$$;

CREATE FUNCTION softhaven_derive_lists(lists integer[]) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM softhaven_lock_product_lists();
  WITH gone AS (
    DELETE FROM "ListedProduct" l WHERE l."listId" = ANY(lists) AND NOT EXISTS (
      SELECT 1 FROM "ProductListing" p WHERE p."productId" = l."productId" AND p."listId" = l."listId"
    ) RETURNING l."listId"
  ), less AS (SELECT "listId", count(*) AS "count" FROM gone GROUP BY 1)
  UPDATE "ProductList" l SET "total" = l."total" - less."count" FROM less WHERE l."id" = less."listId";
  WITH come AS (
    INSERT INTO "ListedProduct" ("listId", "productId", "rating", "price", "name", "isFeatured")
    SELECT "listId", "productId", "rating", "price", "name", "isFeatured" FROM "ProductListing"
    WHERE "listId" = ANY(lists) ON CONFLICT DO NOTHING RETURNING "listId"
  )
  INSERT INTO "ProductList" ("id", "total") SELECT "listId", count(*) FROM come GROUP BY 1
  ON CONFLICT ("id") DO UPDATE SET "total" = "ProductList"."total" + EXCLUDED."total";
END
$$;

CREATE FUNCTION softhaven_products_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM softhaven_derive_products((SELECT array_agg("id") FROM added));
  RETURN NULL;
END
$$;

CREATE FUNCTION softhaven_products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM softhaven_derive_products((
    SELECT array_agg(n."id") FROM before b JOIN after n USING ("id")
    WHERE (b."name", b."publisher", b."features", b."description", b."rating", b."price", b."categoryId", b."isFeatured", b."isHidden")
      IS DISTINCT FROM
      (n."name", n."publisher", n."features", n."description", n."rating", n."price", n."categoryId", n."isFeatured", n."isHidden")
  ));
  RETURN NULL;
END
$$;

CREATE FUNCTION softhaven_products_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM softhaven_derive_products((SELECT array_agg("id") FROM deleted));
  DELETE FROM "ProductText" WHERE "productId" IN (SELECT "id" FROM deleted);
  RETURN NULL;
END
$$;

CREATE FUNCTION softhaven_category_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM softhaven_derive_lists(array_remove(ARRAY[
    CASE WHEN TG_OP <> 'INSERT' THEN OLD."id" END, CASE WHEN TG_OP <> 'INSERT' THEN OLD."parentId" END,
    CASE WHEN TG_OP <> 'DELETE' THEN NEW."id" END, CASE WHEN TG_OP <> 'DELETE' THEN NEW."parentId" END
  ], NULL));
  RETURN NULL;
END
$$;

CREATE TRIGGER "Product_added" AFTER INSERT ON "Product" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION softhaven_products_added();
CREATE TRIGGER "Product_changed" AFTER UPDATE ON "Product" REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION softhaven_products_changed();
CREATE TRIGGER "Product_deleted" AFTER DELETE ON "Product" REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT EXECUTE FUNCTION softhaven_products_deleted();
CREATE TRIGGER "Category_added" AFTER INSERT OR DELETE ON "Category"
  FOR EACH ROW EXECUTE FUNCTION softhaven_category_changed();
CREATE TRIGGER "Category_changed" AFTER UPDATE OF "name", "parentId", "isActive" ON "Category"
  FOR EACH ROW WHEN ((OLD."name", OLD."parentId", OLD."isActive") IS DISTINCT FROM (NEW."name", NEW."parentId", NEW."isActive"))
  EXECUTE FUNCTION softhaven_category_changed();
