CREATE OR REPLACE FUNCTION public.softhaven_lock_product_lists()
 RETURNS void
 LANGUAGE sql
AS $function$
  SELECT 1 FROM "ProductList" WHERE "id" = 0 FOR UPDATE
$function$;
