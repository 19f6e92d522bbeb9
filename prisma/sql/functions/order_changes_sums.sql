CREATE OR REPLACE FUNCTION public.order_changes_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM forget_sums_of_day(OLD."createdAt");
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM forget_sums_of_day(NEW."createdAt");
  END IF;
  RETURN NULL;
END $function$;

CREATE TRIGGER "Order_in_sums" AFTER INSERT OR DELETE OR UPDATE OF "createdAt", "totalAmount", "giftCardAmount", "couponCode", "taxCountry", "trafficSource", "trafficMedium", campaign, "paymentMethod", currency, "rateToBase", "displayCurrency", locale ON "Order" FOR EACH ROW EXECUTE FUNCTION order_changes_sums();
