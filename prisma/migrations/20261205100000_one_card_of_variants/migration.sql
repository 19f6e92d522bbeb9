-- Which products are variants of one product (docs/decisions/0220), as lib/catalog/variant-name.ts tells them for their pages.
CREATE FUNCTION softhaven_product_of(edition text, name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN btrim(edition) <> '' THEN 'edition ' || lower(btrim(edition)) ELSE 'name ' || btrim(regexp_replace(lower(
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(name,
    '(?<![[:alpha:][:digit:]])(?:[[:digit:]]+|unlimited)[\s-]*(?:devices?|pcs?|macs?|computers?|users?|seats?|years?|months?|days?|geräte?n?|nutzer|jahre?|monate?|appareils?|postes?|utilisateurs?|ans?|mois|dispositivos?|equipos?|usuarios?|años?|mes(?:es)?)(?![[:alpha:]])', ' ', 'gi'),
    '[[:digit:]]+[[:space:]]*(?:台(?:设备)?|デバイス|年間?|か月|ヶ月|个月|用户|ユーザー)', ' ', 'g'),
    '(?<![[:alpha:]])(?:for |für |pour |para )?(?:(?:windows|mac(?:os)?|android|ios|linux)(?: ?(?:and|or|und|oder|et|ou|y|o|/|&|,) ?)?)+(?![[:alpha:]])', ' ', 'gi'),
    '(?<![[:alpha:]])(?:lifetime|perpetual|subscription)(?![[:alpha:]])', ' ', 'gi')
  ), '[^[:alnum:]+]+', ' ', 'g')) END;

ALTER TABLE "Product" ADD COLUMN "variantOf" bigint
  GENERATED ALWAYS AS (hashtextextended(family || E'\n' || softhaven_product_of(edition, name), 0)) STORED;

ALTER TABLE "ListedProduct" ADD COLUMN "variantOf" bigint;
UPDATE "ListedProduct" l SET "variantOf" = p."variantOf" FROM "Product" p WHERE p."id" = l."productId" AND p."variantOf" IS NOT NULL;

-- Each order of a list, with what tells variants apart from the rest: lists are read without their rows.
DROP INDEX "ListedProduct_featured", "ListedProduct_name", "ListedProduct_newest", "ListedProduct_price_high", "ListedProduct_price_low",
  "ListedProduct_rating", "ListedProduct_standing";
CREATE INDEX "ListedProduct_featured" ON "ListedProduct" ("listId", "rating" DESC, "productId") INCLUDE ("price", "factsId", "variantOf") WHERE "isFeatured";
CREATE INDEX "ListedProduct_name" ON "ListedProduct" ("listId", "name", "productId") INCLUDE ("rating", "price", "isFeatured", "factsId", "variantOf");
CREATE INDEX "ListedProduct_newest" ON "ListedProduct" ("listId", "productId" DESC) INCLUDE ("rating", "price", "isFeatured", "factsId", "variantOf");
CREATE INDEX "ListedProduct_price_high" ON "ListedProduct" ("listId", "price" DESC, "productId") INCLUDE ("rating", "isFeatured", "factsId", "variantOf");
CREATE INDEX "ListedProduct_price_low" ON "ListedProduct" ("listId", "price", "productId") INCLUDE ("rating", "isFeatured", "factsId", "variantOf");
CREATE INDEX "ListedProduct_rating" ON "ListedProduct" ("listId", "rating" DESC, "productId") INCLUDE ("price", "isFeatured", "factsId", "variantOf");
CREATE INDEX "ListedProduct_standing" ON "ListedProduct" ("listId", "standing" DESC, "productId") INCLUDE ("rating", "price", "isFeatured", "factsId", "variantOf");
CREATE INDEX "ListedProduct_variants" ON "ListedProduct" ("listId", "variantOf") INCLUDE ("factsId") WHERE "variantOf" IS NOT NULL;

-- Rows without variants are not written again.
CREATE FUNCTION softhaven_variants_listed() RETURNS trigger LANGUAGE plpgsql AS $function$
BEGIN
  UPDATE "ListedProduct" l SET "variantOf" = p."variantOf"
  FROM listed n JOIN "Product" p ON p."id" = n."productId"
  WHERE p."variantOf" IS NOT NULL AND l."productId" = n."productId" AND l."listId" = n."listId";
  RETURN NULL;
END
$function$;
CREATE TRIGGER "ListedProduct_variants_added" AFTER INSERT ON "ListedProduct" REFERENCING NEW TABLE AS listed FOR EACH STATEMENT EXECUTE FUNCTION softhaven_variants_listed();

CREATE FUNCTION softhaven_variants_changed() RETURNS trigger LANGUAGE plpgsql AS $function$
BEGIN
  PERFORM softhaven_lock_product_lists();
  UPDATE "ListedProduct" l SET "variantOf" = NEW."variantOf" WHERE l."productId" = NEW."id";
  RETURN NULL;
END
$function$;
CREATE TRIGGER "Product_variants_changed" AFTER UPDATE OF "family", "edition", "name" ON "Product" FOR EACH ROW
WHEN (OLD."variantOf" IS DISTINCT FROM NEW."variantOf") EXECUTE FUNCTION softhaven_variants_changed();
