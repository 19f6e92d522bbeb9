CREATE OR REPLACE FUNCTION public.softhaven_count_listed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE TRIGGER "ListedProduct_added" AFTER INSERT ON "ListedProduct" REFERENCING NEW TABLE AS listed FOR EACH STATEMENT EXECUTE FUNCTION softhaven_count_listed();
