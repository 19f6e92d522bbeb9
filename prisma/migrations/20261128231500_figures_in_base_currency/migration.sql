-- Where the rate of an order in another currency came from.
CREATE TYPE "RateSource" AS ENUM ('fixed', 'ecb');
ALTER TABLE "Order" ADD COLUMN "rateSource" "RateSource";

CREATE OR REPLACE FUNCTION public.count_customers(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM 1 FROM "CustomerRecord" WHERE "id" = ANY(ids) ORDER BY "id" FOR UPDATE;
  UPDATE "CustomerRecord" c SET
    ("orders", "paid", "refunded", "lastOrderAt", "name") = (
      SELECT count(*), coalesce(sum(round(p."capturedAmount" * o."rateToBase", 2)), 0),
             coalesce(sum(round(p."refundedAmount" * o."rateToBase", 2)), 0), max(o."createdAt"),
             coalesce((array_agg(o."customerName" ORDER BY o."createdAt" DESC, o."id" DESC)
               FILTER (WHERE lower(o."customerEmail") = c."email"))[1], c."name")
      FROM "Order" o JOIN "Payment" p ON p."id" = o."paymentId"
      WHERE lower(o."customerEmail") = ANY(ARRAY(
        SELECT a."email" FROM "CustomerRecord" a WHERE a."id" = c."id" OR a."leaderId" = c."id")))
    WHERE c."id" = ANY(ids);
END $function$;

DROP TRIGGER "Order_in_sums" ON "Order";
CREATE TRIGGER "Order_in_sums" AFTER INSERT OR DELETE OR UPDATE OF "createdAt", "totalAmount", "giftCardAmount", "couponCode", "taxCountry", "trafficSource", "trafficMedium", campaign, "paymentMethod", currency, "rateToBase", "displayCurrency", locale ON "Order" FOR EACH ROW EXECUTE FUNCTION order_changes_sums();

-- Days that were added up before are those of orders in the base currency alone, which is their own.
INSERT INTO "DaySales" ("by", "day", "key", "count", "refundedCount", "gross", "refunds")
SELECT f."by", s."day", b."currency", sum(s."count"), sum(s."refundedCount"), sum(s."gross"), sum(s."refunds")
FROM "DaySales" s
CROSS JOIN (VALUES ('charged'), ('chargedAsPaid')) f("by")
CROSS JOIN (SELECT coalesce((SELECT "value" #>> '{}' FROM "Setting" WHERE "key" = 'baseCurrency'), 'USD') AS "currency") b
WHERE s."by" = 'methods' GROUP BY 1, 2, 3;

-- Where orders came in other currencies already, what was added up of them was in those.
DELETE FROM "SummedDay" WHERE EXISTS (SELECT 1 FROM "Order" WHERE "rateToBase" <> 1);
SELECT recount_customers(ARRAY(SELECT DISTINCT lower("customerEmail") FROM "Order" WHERE "rateToBase" <> 1));

-- Books were compared in one currency.
UPDATE "BooksComparison" b SET
  "totals" = CASE WHEN jsonb_typeof(b."totals") = 'object' THEN jsonb_build_array(b."totals" || jsonb_build_object('currency', c."base")) END,
  "differences" = coalesce((
    SELECT jsonb_agg(d || jsonb_build_object(
      'storeCurrency', CASE WHEN d->>'storeCents' IS NOT NULL THEN c."base" END,
      'providerCurrency', CASE WHEN d->>'providerCents' IS NOT NULL THEN c."base" END) ORDER BY n)
    FROM jsonb_array_elements(b."differences") WITH ORDINALITY AS each(d, n)), '[]')
FROM (SELECT coalesce((SELECT "value" #>> '{}' FROM "Setting" WHERE "key" = 'baseCurrency'), 'USD') AS "base") c;
