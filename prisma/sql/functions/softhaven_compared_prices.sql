CREATE OR REPLACE FUNCTION public.softhaven_compared_prices(product integer, price numeric, "originalPrice" numeric, prices jsonb, began timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  base char(3) := softhaven_base_currency();
  charged integer;
  compared jsonb;
BEGIN
  CASE coalesce(softhaven_store_setting('struckPrices') #>> '{}', 'recommended')
    WHEN 'recommended' THEN RETURN NULL;
    WHEN 'lowest30' THEN NULL;
    ELSE RETURN '{}';
  END CASE;
  IF coalesce($3 <= $2, true) THEN RETURN '{}'; END IF;
  SELECT 1 + count(*) INTO charged
  FROM jsonb_object_keys(coalesce(softhaven_store_setting('sellingCurrencies'), '{}')) k WHERE k <> base::text;
  SELECT jsonb_object_agg(CASE o."currency" WHEN base THEN 'base' ELSE o."currency"::text END, b."reference"::text)
    FILTER (WHERE b."reference" IS NOT NULL) INTO compared
  FROM softhaven_own_prices($2, $3, $4) o,
    LATERAL (SELECT CASE
      WHEN c."price" = o."price" AND c."isReduced" = o."isReduced" THEN c."reference"
      ELSE softhaven_price_before($1, o."currency", o."price", o."isReduced", $5)
    END AS "reference"
    FROM (SELECT 1) one LEFT JOIN "PublicPrice" c ON c."productId" = $1 AND c."currency" = o."currency" AND c."until" IS NULL) b;
  -- What is charged in several currencies is reduced in all of them, or is not called so.
  IF compared IS NULL OR (SELECT count(*) FROM jsonb_object_keys(compared)) < charged THEN RETURN '{}'; END IF;
  RETURN compared;
END
$function$;
