CREATE OR REPLACE FUNCTION public.softhaven_pricing_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF coalesce(NEW."key", OLD."key") IN ('baseCurrency', 'sellingCurrencies', 'struckPrices')
    AND NEW."value" IS DISTINCT FROM OLD."value" THEN
    -- Whoever changes a price meanwhile does so before or after.
    PERFORM 1 FROM "Product" ORDER BY "id" FOR NO KEY UPDATE;
    PERFORM softhaven_keep_prices((SELECT array_agg("id") FROM "Product"));
  END IF;
  RETURN NULL;
END
$function$;

CREATE TRIGGER "Setting_pricing_changed" AFTER INSERT OR DELETE OR UPDATE ON "Setting" FOR EACH ROW EXECUTE FUNCTION softhaven_pricing_changed();
