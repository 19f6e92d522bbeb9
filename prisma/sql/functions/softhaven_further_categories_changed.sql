CREATE OR REPLACE FUNCTION public.softhaven_further_categories_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM softhaven_derive_products((
    SELECT array_agg(n."id") FROM before b JOIN after n USING ("id")
    WHERE b."furtherCategoryIds" IS DISTINCT FROM n."furtherCategoryIds"));
  RETURN NULL;
END
$function$;

CREATE TRIGGER "Product_further_categories_changed" AFTER UPDATE ON "Product" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION softhaven_further_categories_changed();
