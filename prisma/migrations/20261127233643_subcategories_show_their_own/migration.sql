-- AlterTable
ALTER TABLE "Category" ADD COLUMN     "listsByName" BOOLEAN NOT NULL DEFAULT true;

-- A subcategory lists what belongs to it, and by name what its main category has.
CREATE OR REPLACE VIEW "ProductListing" AS
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

DROP TRIGGER "Category_changed" ON "Category";
CREATE TRIGGER "Category_changed" AFTER UPDATE OF "name", "parentId", "isActive", "listsByName" ON "Category"
  FOR EACH ROW WHEN ((OLD."name", OLD."parentId", OLD."isActive", OLD."listsByName")
    IS DISTINCT FROM (NEW."name", NEW."parentId", NEW."isActive", NEW."listsByName"))
  EXECUTE FUNCTION softhaven_category_changed();

SELECT softhaven_derive_lists(coalesce(array_agg("id"), ARRAY[]::integer[])) FROM "Category" WHERE "parentId" IS NOT NULL;
