CREATE OR REPLACE FUNCTION public.softhaven_price_before(product integer, sold character, price numeric, "isReduced" boolean, began timestamp with time zone)
 RETURNS numeric
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  former "PublicPrice";
  lowest numeric;
BEGIN
  IF NOT $4 THEN RETURN NULL; END IF;
  SELECT * INTO former FROM "PublicPrice" p
  WHERE p."productId" = $1 AND p."currency" = $2 AND p."from" < $5 AND coalesce(p."until", $5) >= $5
  ORDER BY p."from" DESC LIMIT 1;
  -- One that goes on, or was shown and goes further, is still counted from before it began.
  IF former."reference" IS NOT NULL AND (former."price" = $3 OR (former."price" > $3 AND former."wasCompared")) THEN
    RETURN former."reference";
  END IF;
  IF NOT EXISTS (
    SELECT 1 FROM "PublicPrice" p WHERE p."productId" = $1 AND p."currency" = $2 AND p."from" <= $5 - interval '30 days'
  ) THEN RETURN NULL; END IF;
  SELECT min(p."price") INTO lowest FROM "PublicPrice" p
  WHERE p."productId" = $1 AND p."currency" = $2 AND p."from" < $5 AND coalesce(p."until", $5) > $5 - interval '30 days';
  RETURN CASE WHEN lowest > 0 AND (lowest - $3) * 100 >= lowest THEN lowest END;
END
$function$;
