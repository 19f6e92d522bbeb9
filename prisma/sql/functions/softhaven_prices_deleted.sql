CREATE OR REPLACE FUNCTION public.softhaven_prices_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM softhaven_keep_prices((SELECT array_agg("id") FROM deleted));
  RETURN NULL;
END
$function$;

CREATE TRIGGER "Product_prices_deleted" AFTER DELETE ON "Product" REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION softhaven_prices_deleted();
