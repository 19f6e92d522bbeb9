CREATE OR REPLACE FUNCTION public.recount_customers(addresses text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- Merging and separating hold it alone: until then nobody's leader changes.
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('customers-merge', 0));
  INSERT INTO "CustomerRecord" ("email")
    SELECT address FROM unnest(addresses) AS address
    WHERE EXISTS (SELECT 1 FROM "Order" WHERE lower("customerEmail") = address) ORDER BY address
    ON CONFLICT ("email") DO NOTHING;
  PERFORM count_customers(ARRAY(
    SELECT "id" FROM "CustomerRecord" WHERE "email" = ANY(addresses)
    UNION SELECT "leaderId" FROM "CustomerRecord" WHERE "email" = ANY(addresses) AND "leaderId" IS NOT NULL));
  -- An address that was mistyped is no customer, unless staff have said something of it.
  DELETE FROM "CustomerRecord" c WHERE c."email" = ANY(addresses) AND c."orders" = 0 AND c."tags" = '{}'
    AND c."blockedAt" IS NULL AND c."erasedAt" IS NULL AND c."leaderId" IS NULL
    AND NOT EXISTS (SELECT 1 FROM "CustomerRecord" f WHERE f."leaderId" = c."id")
    AND NOT EXISTS (SELECT 1 FROM "CustomerNote" n WHERE n."customerId" = c."id");
END $function$;
