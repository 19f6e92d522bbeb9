CREATE OR REPLACE FUNCTION public.softhaven_prices_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM softhaven_keep_prices((SELECT array_agg("id") FROM added));
  RETURN NULL;
END
$function$;

CREATE TRIGGER "Product_prices_added" AFTER INSERT ON "Product" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION softhaven_prices_added();
