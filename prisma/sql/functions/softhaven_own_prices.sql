CREATE OR REPLACE FUNCTION public.softhaven_own_prices(price numeric, "originalPrice" numeric, prices jsonb)
 RETURNS TABLE(currency character, price numeric, "isReduced" boolean)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT softhaven_base_currency()::char(3), $1, coalesce($2 > $1, false)
  UNION ALL
  SELECT t."key"::char(3), (t."value" ->> 'price')::numeric,
    coalesce((t."value" ->> 'originalPrice')::numeric > (t."value" ->> 'price')::numeric, $2 > $1, false)
  FROM jsonb_each($3) t
  WHERE t."key" <> softhaven_base_currency() AND softhaven_store_setting('sellingCurrencies') ? t."key"
$function$;
