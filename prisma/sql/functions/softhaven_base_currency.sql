CREATE OR REPLACE FUNCTION public.softhaven_base_currency()
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce(softhaven_store_setting('baseCurrency') #>> '{}', 'USD')
$function$;
