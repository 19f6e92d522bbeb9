CREATE OR REPLACE FUNCTION public.softhaven_products_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM softhaven_derive_products((SELECT array_agg("id") FROM added));
  RETURN NULL;
END
$function$;

CREATE TRIGGER "Product_added" AFTER INSERT ON "Product" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION softhaven_products_added();
