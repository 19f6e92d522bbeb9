CREATE OR REPLACE FUNCTION public.softhaven_count_unlisted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE TRIGGER "ListedProduct_deleted" AFTER DELETE ON "ListedProduct" REFERENCING OLD TABLE AS unlisted FOR EACH STATEMENT EXECUTE FUNCTION softhaven_count_unlisted();
