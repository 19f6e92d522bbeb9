CREATE OR REPLACE FUNCTION public.softhaven_products_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM softhaven_derive_products((SELECT array_agg("id") FROM deleted));
  RETURN NULL;
END
$function$;

CREATE TRIGGER "Product_deleted" AFTER DELETE ON "Product" REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION softhaven_products_deleted();
