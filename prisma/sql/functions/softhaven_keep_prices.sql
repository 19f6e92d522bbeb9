CREATE OR REPLACE FUNCTION public.softhaven_keep_prices(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  -- That of the transaction: what stood within it alone was never public.
  at timestamptz := date_trunc('milliseconds', now());
  isOff boolean := coalesce(softhaven_store_setting('struckPrices') #>> '{}', 'recommended') <> 'recommended';
  product record;
  own record;
  sold char(3)[];
  compared jsonb;
  other integer[] := '{}';
  others jsonb[] := '{}';
BEGIN
  IF ids IS NULL THEN RETURN; END IF;
  FOR product IN
    SELECT i."id", p."price", p."originalPrice", p."prices", p."comparedPrices", coalesce(p."isHidden", true) AS "isHidden"
    FROM unnest(ids) i("id") LEFT JOIN "Product" p ON p."id" = i."id"
  LOOP
    sold := '{}';
    IF NOT product."isHidden" THEN
      FOR own IN SELECT * FROM softhaven_own_prices(product."price", product."originalPrice", product."prices") LOOP
        sold := sold || own."currency";
        IF EXISTS (
          SELECT 1 FROM "PublicPrice" c WHERE c."productId" = product."id" AND c."currency" = own."currency" AND c."until" IS NULL
            AND c."price" = own."price" AND c."isReduced" = own."isReduced"
        ) THEN CONTINUE; END IF;
        PERFORM softhaven_end_price(product."id", own."currency", at);
        INSERT INTO "PublicPrice" ("productId", "currency", "price", "isReduced", "reference", "from")
        VALUES (product."id", own."currency", own."price", own."isReduced",
          softhaven_price_before(product."id", own."currency", own."price", own."isReduced", at), at);
      END LOOP;
    END IF;
    PERFORM softhaven_end_price(product."id", c."currency", at) FROM "PublicPrice" c
    WHERE c."productId" = product."id" AND c."until" IS NULL AND c."currency" <> ALL(sold);
    compared := CASE
      WHEN NOT isOff THEN NULL
      WHEN product."isHidden" THEN '{}'
      ELSE softhaven_compared_prices(product."id", product."price", product."originalPrice", product."prices", at)
    END;
    IF compared IS DISTINCT FROM product."comparedPrices" THEN
      other := other || product."id";
      others := others || compared;
    END IF;
    IF compared ? 'base' THEN
      UPDATE "PublicPrice" c SET "wasCompared" = true
      WHERE c."productId" = product."id" AND c."until" IS NULL AND NOT c."wasCompared";
    END IF;
  END LOOP;
  IF other <> '{}' THEN
    UPDATE "Product" p SET "comparedPrices" = o."compared" FROM unnest(other, others) o("id", "compared") WHERE p."id" = o."id";
  END IF;
END
$function$;
