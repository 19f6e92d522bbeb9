-- Facts of products, and how many products of each list have which (docs/decisions/0076).
CREATE TYPE "LicenseType" AS ENUM ('perpetual', 'subscription');
CREATE TYPE "Activation" AS ENUM ('online', 'account', 'phone', 'none');

-- Nothing is known about the products that are there. 0 months are a term without end, 0 devices are any number.
ALTER TABLE "Product"
  ADD COLUMN "platforms" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "licenseType" "LicenseType",
  ADD COLUMN "termMonths" SMALLINT CHECK ("termMonths" BETWEEN 0 AND 1200),
  ADD COLUMN "devices" INTEGER CHECK ("devices" BETWEEN 0 AND 1000000),
  ADD COLUMN "regions" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "activation" "Activation",
  ADD COLUMN "worksWith" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "notIncluded" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  ADD CONSTRAINT "Product_platforms_check" CHECK ("platforms" <@ ARRAY['windows', 'macos', 'android', 'ios', 'linux']);

-- What visitors narrow lists down by, of each product. The price and the rating are in the steps that lists
-- offer. The same facts have the same id.
CREATE VIEW "FactsOfProduct" AS
  SELECT f.*, hashtextextended((to_jsonb(f) - 'productId')::text, 0) AS "factsId"
  FROM (
    SELECT p."id" AS "productId", p."publisher", p."platforms", p."licenseType"::text AS "licenseType",
      p."termMonths"::integer AS "termMonths", p."devices",
      p."inStock" AND (p."delivery" <> 'keys' OR p."keysLeft" IS DISTINCT FROM 0) AS "inStock",
      -- As a card says how much is saved.
      coalesce(p."originalPrice" > 0 AND round((1 - p."price" / nullif(p."originalPrice", 0)) * 100) > 0, false) AS "onSale",
      CASE WHEN p."price" < 50 THEN 'under50' WHEN p."price" <= 100 THEN '50to100' ELSE 'over100' END AS "priceBucket",
      floor(p."rating")::integer AS "stars"
    FROM "Product" p
  ) f;

-- Each combination of facts that products have, once: lists of a hundred thousand products have some thousand.
CREATE TABLE "ProductFacts" (
  "id" bigint PRIMARY KEY,
  "publisher" text NOT NULL,
  "platforms" text[] NOT NULL,
  "licenseType" text,
  "termMonths" integer,
  "devices" integer,
  "inStock" boolean NOT NULL,
  "onSale" boolean NOT NULL,
  "priceBucket" text NOT NULL,
  "stars" integer NOT NULL
);

-- How many products of a list have a combination.
CREATE TABLE "ListedFacts" (
  "factsId" bigint NOT NULL,
  "listId" integer NOT NULL,
  "products" integer NOT NULL CHECK ("products" >= 0),
  PRIMARY KEY ("factsId", "listId")
);

ALTER TABLE "ListedProduct" ADD COLUMN "factsId" bigint;
UPDATE "ListedProduct" l SET "factsId" = f."factsId" FROM "FactsOfProduct" f WHERE f."productId" = l."productId";
ALTER TABLE "ListedProduct" ALTER COLUMN "factsId" SET NOT NULL;
INSERT INTO "ProductFacts" ("id", "publisher", "platforms", "licenseType", "termMonths", "devices", "inStock", "onSale", "priceBucket", "stars")
SELECT DISTINCT f."factsId", f."publisher", f."platforms", f."licenseType", f."termMonths", f."devices", f."inStock", f."onSale", f."priceBucket", f."stars"
FROM "FactsOfProduct" f WHERE f."factsId" IN (SELECT "factsId" FROM "ListedProduct");
INSERT INTO "ListedFacts" ("factsId", "listId", "products")
SELECT "factsId", "listId", count(*) FROM "ListedProduct" GROUP BY 1, 2;
CREATE INDEX "ListedFacts_list" ON "ListedFacts" ("listId") INCLUDE ("factsId", "products");

CREATE OR REPLACE VIEW "ProductListing" AS
  SELECT l."listId", p."id" AS "productId", p."rating", p."price", p."nameLower" AS "name", p."isFeatured", p."standing", f."factsId"
  FROM "Product" p JOIN "FactsOfProduct" f ON f."productId" = p."id" CROSS JOIN LATERAL (
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

-- The filters are in every index of a list.
DROP INDEX "ListedProduct_newest", "ListedProduct_rating", "ListedProduct_price_low", "ListedProduct_price_high",
  "ListedProduct_name", "ListedProduct_featured", "ListedProduct_standing";
SET maintenance_work_mem = '512MB';
CREATE INDEX "ListedProduct_newest" ON "ListedProduct" ("listId", "productId" DESC) INCLUDE ("rating", "price", "isFeatured", "factsId");
CREATE INDEX "ListedProduct_rating" ON "ListedProduct" ("listId", "rating" DESC, "productId") INCLUDE ("price", "isFeatured", "factsId");
CREATE INDEX "ListedProduct_price_low" ON "ListedProduct" ("listId", "price", "productId") INCLUDE ("rating", "isFeatured", "factsId");
CREATE INDEX "ListedProduct_price_high" ON "ListedProduct" ("listId", "price" DESC, "productId") INCLUDE ("rating", "isFeatured", "factsId");
CREATE INDEX "ListedProduct_name" ON "ListedProduct" ("listId", "name", "productId") INCLUDE ("rating", "price", "isFeatured", "factsId");
CREATE INDEX "ListedProduct_featured" ON "ListedProduct" ("listId", "rating" DESC, "productId") INCLUDE ("price", "factsId") WHERE "isFeatured";
CREATE INDEX "ListedProduct_standing" ON "ListedProduct" ("listId", "standing" DESC, "productId") INCLUDE ("rating", "price", "isFeatured", "factsId");
RESET maintenance_work_mem;

-- Rows come and go by softhaven_derive_products and softhaven_derive_lists, which hold the lock of the lists.
CREATE FUNCTION softhaven_count_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ProductFacts" ("id", "publisher", "platforms", "licenseType", "termMonths", "devices", "inStock", "onSale", "priceBucket", "stars")
  SELECT DISTINCT f."factsId", f."publisher", f."platforms", f."licenseType", f."termMonths", f."devices", f."inStock", f."onSale", f."priceBucket", f."stars"
  FROM "FactsOfProduct" f WHERE f."productId" IN (SELECT "productId" FROM listed)
  ON CONFLICT ("id") DO NOTHING;
  INSERT INTO "ListedFacts" ("factsId", "listId", "products")
  SELECT "factsId", "listId", count(*) FROM listed GROUP BY 1, 2
  ON CONFLICT ("factsId", "listId") DO UPDATE SET "products" = "ListedFacts"."products" + EXCLUDED."products";
  RETURN NULL;
END
$$;

CREATE FUNCTION softhaven_count_unlisted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "ListedFacts" f SET "products" = f."products" - u."count"
  FROM (SELECT "factsId", "listId", count(*) AS "count" FROM unlisted GROUP BY 1, 2) u
  WHERE f."factsId" = u."factsId" AND f."listId" = u."listId";
  DELETE FROM "ListedFacts" f USING (SELECT DISTINCT "factsId", "listId" FROM unlisted) u
  WHERE f."factsId" = u."factsId" AND f."listId" = u."listId" AND f."products" = 0;
  DELETE FROM "ProductFacts" f USING (SELECT DISTINCT "factsId" FROM unlisted) u
  WHERE f."id" = u."factsId" AND NOT EXISTS (SELECT 1 FROM "ListedFacts" n WHERE n."factsId" = f."id");
  RETURN NULL;
END
$$;

CREATE TRIGGER "ListedProduct_added" AFTER INSERT ON "ListedProduct" REFERENCING NEW TABLE AS listed
  FOR EACH STATEMENT EXECUTE FUNCTION softhaven_count_listed();
CREATE TRIGGER "ListedProduct_deleted" AFTER DELETE ON "ListedProduct" REFERENCING OLD TABLE AS unlisted
  FOR EACH STATEMENT EXECUTE FUNCTION softhaven_count_unlisted();

CREATE OR REPLACE FUNCTION softhaven_derive_products(ids integer[]) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF ids IS NULL THEN RETURN; END IF;
  PERFORM softhaven_lock_product_lists();
  WITH gone AS (DELETE FROM "ListedProduct" WHERE "productId" = ANY(ids) RETURNING "listId"),
    less AS (SELECT "listId", count(*) AS "count" FROM gone GROUP BY 1)
  UPDATE "ProductList" l SET "total" = l."total" - less."count" FROM less WHERE l."id" = less."listId";
  WITH come AS (
    INSERT INTO "ListedProduct" ("listId", "productId", "rating", "price", "name", "isFeatured", "standing", "factsId")
    SELECT "listId", "productId", "rating", "price", "name", "isFeatured", "standing", "factsId" FROM "ProductListing"
    WHERE "productId" = ANY(ids) RETURNING "listId"
  )
  INSERT INTO "ProductList" ("id", "total") SELECT "listId", count(*) FROM come GROUP BY 1
  ON CONFLICT ("id") DO UPDATE SET "total" = "ProductList"."total" + EXCLUDED."total";
  PERFORM softhaven_derive_texts(ids);
END
$$;

CREATE OR REPLACE FUNCTION softhaven_derive_lists(lists integer[]) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM softhaven_lock_product_lists();
  WITH gone AS (
    DELETE FROM "ListedProduct" l WHERE l."listId" = ANY(lists) AND NOT EXISTS (
      SELECT 1 FROM "ProductListing" p WHERE p."productId" = l."productId" AND p."listId" = l."listId"
    ) RETURNING l."listId"
  ), less AS (SELECT "listId", count(*) AS "count" FROM gone GROUP BY 1)
  UPDATE "ProductList" l SET "total" = l."total" - less."count" FROM less WHERE l."id" = less."listId";
  WITH come AS (
    INSERT INTO "ListedProduct" ("listId", "productId", "rating", "price", "name", "isFeatured", "standing", "factsId")
    SELECT "listId", "productId", "rating", "price", "name", "isFeatured", "standing", "factsId" FROM "ProductListing"
    WHERE "listId" = ANY(lists) ON CONFLICT DO NOTHING RETURNING "listId"
  )
  INSERT INTO "ProductList" ("id", "total") SELECT "listId", count(*) FROM come GROUP BY 1
  ON CONFLICT ("id") DO UPDATE SET "total" = "ProductList"."total" + EXCLUDED."total";
END
$$;

CREATE OR REPLACE FUNCTION softhaven_products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM softhaven_derive_products((
    SELECT array_agg(n."id") FROM before b JOIN after n USING ("id")
    WHERE (b."name", b."publisher", b."features", b."description", b."license", b."version", b."rating", b."standing", b."price", b."categoryId", b."isFeatured", b."isHidden",
        b."originalPrice", b."platforms", b."licenseType", b."termMonths", b."devices", b."inStock", b."delivery", coalesce(b."keysLeft", 1) = 0)
      IS DISTINCT FROM
      (n."name", n."publisher", n."features", n."description", n."license", n."version", n."rating", n."standing", n."price", n."categoryId", n."isFeatured", n."isHidden",
        n."originalPrice", n."platforms", n."licenseType", n."termMonths", n."devices", n."inStock", n."delivery", coalesce(n."keysLeft", 1) = 0)
  ));
  RETURN NULL;
END
$$;
