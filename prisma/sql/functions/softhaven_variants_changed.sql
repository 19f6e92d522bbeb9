CREATE OR REPLACE FUNCTION public.softhaven_variants_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM softhaven_lock_product_lists();
  UPDATE "ListedProduct" l SET "variantOf" = NEW."variantOf" WHERE l."productId" = NEW."id";
  RETURN NULL;
END
$function$;

CREATE TRIGGER "Product_variants_changed" AFTER UPDATE OF family, edition, name ON "Product" FOR EACH ROW WHEN (old."variantOf" IS DISTINCT FROM new."variantOf") EXECUTE FUNCTION softhaven_variants_changed();
