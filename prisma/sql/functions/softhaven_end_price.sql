CREATE OR REPLACE FUNCTION public.softhaven_end_price(product integer, sold character, at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  DELETE FROM "PublicPrice" c WHERE c."productId" = $1 AND c."currency" = $2 AND c."until" IS NULL AND c."from" >= $3;
  UPDATE "PublicPrice" c SET "until" = $3 WHERE c."productId" = $1 AND c."currency" = $2 AND c."until" IS NULL;
$function$;
