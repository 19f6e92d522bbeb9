CREATE OR REPLACE FUNCTION public.softhaven_address_left()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM "FormerAddress"
  WHERE "kind" = TG_ARGV[0]::"AddressKind" AND "slug" = NEW."slug" AND "targetId" = NEW."id";
  INSERT INTO "FormerAddress" ("kind", "slug", "targetId")
  VALUES (TG_ARGV[0]::"AddressKind", OLD."slug", OLD."id")
  ON CONFLICT ("kind", "slug") DO UPDATE SET "targetId" = EXCLUDED."targetId", "leftAt" = EXCLUDED."leftAt";
  RETURN NULL;
END
$function$;

CREATE TRIGGER "Article_address_left" AFTER UPDATE OF slug ON "Article" FOR EACH ROW WHEN (old.slug IS DISTINCT FROM new.slug) EXECUTE FUNCTION softhaven_address_left('article');

CREATE TRIGGER "Category_address_left" AFTER UPDATE OF slug ON "Category" FOR EACH ROW WHEN (old.slug IS DISTINCT FROM new.slug) EXECUTE FUNCTION softhaven_address_left('category');

CREATE TRIGGER "Collection_address_left" AFTER UPDATE OF slug ON "Collection" FOR EACH ROW WHEN (old.slug IS DISTINCT FROM new.slug) EXECUTE FUNCTION softhaven_address_left('collection');

CREATE TRIGGER "Page_address_left" AFTER UPDATE OF slug ON "Page" FOR EACH ROW WHEN (old.slug IS DISTINCT FROM new.slug) EXECUTE FUNCTION softhaven_address_left('page');

CREATE TRIGGER "Product_address_left" AFTER UPDATE OF slug ON "Product" FOR EACH ROW WHEN (old.slug IS DISTINCT FROM new.slug) EXECUTE FUNCTION softhaven_address_left('product');
