CREATE OR REPLACE FUNCTION public.softhaven_tags_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE ids integer[] := (SELECT array_agg(n."id") FROM before b JOIN after n USING ("id") WHERE b."tags" IS DISTINCT FROM n."tags");
BEGIN
  IF ids IS NULL THEN RETURN NULL; END IF;
  PERFORM softhaven_lock_product_lists();
  PERFORM softhaven_derive_texts(ids);
  RETURN NULL;
END
$function$;

CREATE TRIGGER "Product_tags_changed" AFTER UPDATE ON "Product" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION softhaven_tags_changed();
