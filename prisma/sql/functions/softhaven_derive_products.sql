CREATE OR REPLACE FUNCTION public.softhaven_derive_products(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
$function$;
