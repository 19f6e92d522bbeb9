CREATE OR REPLACE FUNCTION public.softhaven_derive_lists(lists integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
$function$;
