CREATE OR REPLACE FUNCTION public.softhaven_derive_texts(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  WITH changed AS MATERIALIZED (
    SELECT t."productId" AS "known", w."productId", w."standing", w."words", w."text",
      CASE WHEN t."words" IS DISTINCT FROM w."words" THEN t."words" END AS "oldWords",
      CASE WHEN t."words" IS DISTINCT FROM w."words" THEN w."words" END AS "newWords"
    FROM (SELECT * FROM "ProductText" WHERE "productId" = ANY(ids)) t
    FULL JOIN (SELECT * FROM "ProductWording" WHERE "productId" = ANY(ids)) w ON w."productId" = t."productId"
    WHERE (t."productId", t."standing", t."words", t."text") IS DISTINCT FROM (w."productId", w."standing", w."words", w."text")
  ), gone AS (
    DELETE FROM "ProductText" t USING changed c WHERE c."productId" IS NULL AND t."productId" = c."known"
  ), come AS (
    INSERT INTO "ProductText" ("productId", "standing", "words", "text")
    SELECT "productId", "standing", "words", "text" FROM changed WHERE "productId" IS NOT NULL
    ON CONFLICT ("productId") DO UPDATE
      SET "standing" = EXCLUDED."standing", "words" = EXCLUDED."words", "text" = EXCLUDED."text"
  ), difference AS (
    SELECT substr(d."lexeme", 2) AS "word", sum(d."by")::integer AS "by" FROM (
      SELECT unnest(tsvector_to_array("newWords")) AS "lexeme", 1 AS "by" FROM changed
      UNION ALL
      SELECT unnest(tsvector_to_array("oldWords")), -1 FROM changed
    ) d WHERE d."lexeme" LIKE 'c%' GROUP BY 1 HAVING sum(d."by") <> 0
  ), fewer AS (
    UPDATE "SearchWord" w SET "products" = w."products" + d."by" FROM difference d WHERE d."word" = w."word" AND d."by" < 0
  )
  INSERT INTO "SearchWord" ("word", "products") SELECT "word", "by" FROM difference WHERE "by" > 0
  ON CONFLICT ("word") DO UPDATE SET "products" = "SearchWord"."products" + EXCLUDED."products";
  DELETE FROM "SearchWord" WHERE "products" = 0;
END
$function$;
