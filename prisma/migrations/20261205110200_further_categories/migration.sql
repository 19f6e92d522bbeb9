-- A product is shown in further categories besides its own, which stays the one that it belongs to.
ALTER TABLE "Product" ADD COLUMN "furtherCategoryIds" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[];
CREATE INDEX "Product_furtherCategoryIds" ON "Product" USING gin ("furtherCategoryIds");

CREATE OR REPLACE VIEW "ProductListing" AS
  SELECT l."listId", p."id" AS "productId", p."shownRating" AS "rating", p."price", p."nameLower" AS "name", p."isFeatured", p."standing", f."factsId"
  FROM "Product" p JOIN "FactsOfProduct" f ON f."productId" = p."id" CROSS JOIN LATERAL (
    SELECT 0 AS "listId"
    UNION
    SELECT coalesce(c."parentId", c."id") FROM "Category" c
    WHERE c."id" = ANY(p."categoryId" || p."furtherCategoryIds") AND (c."parentId" IS NULL OR c."isActive")
    UNION
    SELECT s."id" FROM "Category" s
    WHERE s."parentId" IS NOT NULL AND (
      s."id" = ANY(p."categoryId" || p."furtherCategoryIds")
      OR (s."parentId" = p."categoryId" AND s."listsByName" AND strpos(p."nameLower", lower(s."name")) > 0))
  ) l
  WHERE NOT p."isHidden";

-- A search for a category finds what is shown in it.
CREATE OR REPLACE VIEW "ProductWording" AS
  SELECT "id" AS "productId", "standing",
    softhaven_product_words("name", "publisher", "license", "version", "features" || "tags", "description", "categoryId")
      || (SELECT array_to_tsvector(coalesce(array_agg('k' || c), '{}')) FROM unnest("furtherCategoryIds") c) AS "words",
    softhaven_search_text("name", "publisher", "features" || "tags", "description") AS "text"
  FROM "Product";

CREATE FUNCTION softhaven_further_categories_changed() RETURNS trigger LANGUAGE plpgsql AS $function$
BEGIN
  PERFORM softhaven_derive_products((
    SELECT array_agg(n."id") FROM before b JOIN after n USING ("id")
    WHERE b."furtherCategoryIds" IS DISTINCT FROM n."furtherCategoryIds"));
  RETURN NULL;
END
$function$;
CREATE TRIGGER "Product_further_categories_changed" AFTER UPDATE ON "Product" REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION softhaven_further_categories_changed();
