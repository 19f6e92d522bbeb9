-- Lists part prices at a bound and at its double. In dollars it is 50, in other currencies what is round near that.
CREATE TABLE "PriceBound" (
  "low" numeric(14,2) NOT NULL CHECK ("low" > 0),
  "isOnly" boolean PRIMARY KEY DEFAULT true CHECK ("isOnly")
);
INSERT INTO "PriceBound" ("low") VALUES (50);

-- Prices have more digits in currencies of small worth. What is seen through views is made again.
DROP VIEW "ProductListing";
DROP VIEW "FactsOfProduct";
ALTER TABLE "Product" ALTER COLUMN "price" SET DATA TYPE DECIMAL(14,2),
  ALTER COLUMN "originalPrice" SET DATA TYPE DECIMAL(14,2);
ALTER TABLE "ListedProduct" ALTER COLUMN "price" SET DATA TYPE DECIMAL(14,2);
ALTER TABLE "OrderItem" ALTER COLUMN "productPrice" SET DATA TYPE DECIMAL(14,2);

CREATE VIEW "FactsOfProduct" AS
  SELECT f.*, hashtextextended((to_jsonb(f) - 'productId')::text, 0) AS "factsId"
  FROM (
    SELECT p."id" AS "productId", p."publisher", p."platforms", p."licenseType"::text AS "licenseType",
      p."termMonths"::integer AS "termMonths", p."devices",
      p."inStock" AND (p."delivery" <> 'keys' OR p."keysLeft" IS DISTINCT FROM 0) AS "inStock",
      -- As a card says how much is saved.
      coalesce(p."originalPrice" > 0 AND round((1 - p."price" / nullif(p."originalPrice", 0)) * 100) > 0, false) AS "onSale",
      CASE
        WHEN p."price" < (SELECT b."low" FROM "PriceBound" b) THEN 'under50'
        WHEN p."price" <= (SELECT 2 * b."low" FROM "PriceBound" b) THEN '50to100'
        ELSE 'over100'
      END AS "priceBucket",
      floor(p."rating")::integer AS "stars"
    FROM "Product" p
  ) f;

CREATE VIEW "ProductListing" AS
  SELECT l."listId", p."id" AS "productId", p."rating", p."price", p."nameLower" AS "name", p."isFeatured", p."standing", f."factsId"
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
