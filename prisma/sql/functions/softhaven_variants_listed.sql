CREATE OR REPLACE FUNCTION public.softhaven_variants_listed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "ListedProduct" l SET "variantOf" = p."variantOf"
  FROM listed n JOIN "Product" p ON p."id" = n."productId"
  WHERE p."variantOf" IS NOT NULL AND l."productId" = n."productId" AND l."listId" = n."listId";
  RETURN NULL;
END
$function$;

CREATE TRIGGER "ListedProduct_variants_added" AFTER INSERT ON "ListedProduct" REFERENCING NEW TABLE AS listed FOR EACH STATEMENT EXECUTE FUNCTION softhaven_variants_listed();
