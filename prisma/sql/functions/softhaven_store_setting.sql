CREATE OR REPLACE FUNCTION public.softhaven_store_setting(named text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  SELECT "value" FROM "Setting" WHERE "key" = named
$function$;
