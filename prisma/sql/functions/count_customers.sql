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
