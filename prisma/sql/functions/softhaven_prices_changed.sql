CREATE OR REPLACE FUNCTION public.softhaven_prices_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM softhaven_keep_prices((
    SELECT array_agg(n."id") FROM before b JOIN after n USING ("id")
    WHERE (b."price", b."originalPrice", b."prices", b."isHidden") IS DISTINCT FROM (n."price", n."originalPrice", n."prices", n."isHidden")
  ));
  RETURN NULL;
END
$function$;

CREATE TRIGGER "Product_prices_changed" AFTER UPDATE ON "Product" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION softhaven_prices_changed();
