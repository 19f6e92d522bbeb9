-- A rating that somebody entered is for the back office: lists, filters, deals and searches go by those of buyers alone, and a
-- product without any is where one is that nobody has rated.
DROP VIEW "ProductListing";
DROP VIEW "ProductWording";
DROP VIEW "FactsOfProduct";

ALTER TABLE "Product" DROP COLUMN "standing";
ALTER TABLE "Product" ADD COLUMN "shownRating" decimal(2,1) NOT NULL GENERATED ALWAYS AS (
  CASE WHEN "ratingSource" = 'reviews' THEN "rating" ELSE 0 END
) STORED;
ALTER TABLE "Product" ADD COLUMN "standing" smallint NOT NULL GENERATED ALWAYS AS (
  greatest(0,
    CASE WHEN "ratingSource" = 'reviews' THEN round("rating" * 10)::integer ELSE 0 END
    + least(40, round(10 * ln((1 + "recentSales")::double precision))::integer)
    - CASE WHEN "inStock" AND ("delivery" <> 'keys' OR "keysLeft" IS NULL OR "keysLeft" > 0) THEN 0 ELSE 50 END
  )::smallint
) STORED;

CREATE VIEW "ProductWording" AS
  SELECT "id" AS "productId", "standing",
    softhaven_product_words("name", "publisher", "license", "version", "features", "description", "categoryId") AS "words",
    softhaven_search_text("name", "publisher", "features", "description") AS "text"
  FROM "Product";

CREATE VIEW "FactsOfProduct" AS
  SELECT f.*, hashtextextended((to_jsonb(f) - 'productId')::text, 0) AS "factsId"
  FROM (
    SELECT p."id" AS "productId", p."publisher", p."platforms", p."licenseType"::text AS "licenseType",
      p."termMonths"::integer AS "termMonths", p."devices",
      p."inStock" AND (p."delivery" <> 'keys' OR p."keysLeft" IS DISTINCT FROM 0) AS "inStock",
      CASE
        WHEN p."comparedPrices" IS NULL
          THEN coalesce(p."originalPrice" > 0 AND round((1 - p."price" / nullif(p."originalPrice", 0)) * 100) > 0, false)
        ELSE p."comparedPrices" ? 'base'
      END AS "onSale",
      CASE
        WHEN p."price" < (SELECT b."low" FROM "PriceBound" b) THEN 'under50'
        WHEN p."price" <= (SELECT 2 * b."low" FROM "PriceBound" b) THEN '50to100'
        ELSE 'over100'
      END AS "priceBucket",
      floor(p."shownRating")::integer AS "stars"
    FROM "Product" p
  ) f;

CREATE VIEW "ProductListing" AS
  SELECT l."listId", p."id" AS "productId", p."shownRating" AS "rating", p."price", p."nameLower" AS "name", p."isFeatured", p."standing", f."factsId"
  FROM "Product" p JOIN "FactsOfProduct" f ON f."productId" = p."id" CROSS JOIN LATERAL (
    SELECT 0 AS "listId"
    UNION ALL
    SELECT coalesce(c."parentId", c."id") FROM "Category" c
    WHERE c."id" = p."categoryId" AND (c."parentId" IS NULL OR c."isActive")
    UNION ALL
    SELECT s."id" FROM "Category" s
    WHERE s."parentId" IS NOT NULL AND (
      s."id" = p."categoryId"
      OR (s."parentId" = p."categoryId" AND s."listsByName" AND strpos(p."nameLower", lower(s."name")) > 0))
  ) l
  WHERE NOT p."isHidden";

CREATE OR REPLACE FUNCTION softhaven_products_changed() RETURNS trigger LANGUAGE plpgsql AS $function$
BEGIN
  PERFORM softhaven_derive_products((
    SELECT array_agg(n."id") FROM before b JOIN after n USING ("id")
    WHERE (b."name", b."publisher", b."features", b."description", b."license", b."version", b."shownRating", b."standing", b."price", b."categoryId", b."isFeatured", b."isHidden",
        b."originalPrice", CASE WHEN b."comparedPrices" IS NULL THEN coalesce(b."originalPrice" > 0 AND round((1 - b."price" / nullif(b."originalPrice", 0)) * 100) > 0, false)
          ELSE b."comparedPrices" ? 'base' END,
        b."platforms", b."licenseType", b."termMonths", b."devices", b."inStock", b."delivery", coalesce(b."keysLeft", 1) = 0)
      IS DISTINCT FROM
      (n."name", n."publisher", n."features", n."description", n."license", n."version", n."shownRating", n."standing", n."price", n."categoryId", n."isFeatured", n."isHidden",
        n."originalPrice", CASE WHEN n."comparedPrices" IS NULL THEN coalesce(n."originalPrice" > 0 AND round((1 - n."price" / nullif(n."originalPrice", 0)) * 100) > 0, false)
          ELSE n."comparedPrices" ? 'base' END,
        n."platforms", n."licenseType", n."termMonths", n."devices", n."inStock", n."delivery", coalesce(n."keysLeft", 1) = 0)
  ));
  RETURN NULL;
END
$function$;

SELECT softhaven_derive_products((SELECT array_agg("id") FROM "Product" WHERE "ratingSource" = 'sample' AND "rating" > 0));
