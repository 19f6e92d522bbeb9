CREATE OR REPLACE FUNCTION public.softhaven_addresses_gone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM "FormerAddress" WHERE "kind" = TG_ARGV[0]::"AddressKind" AND "targetId" = OLD."id";
  RETURN NULL;
END
$function$;

CREATE TRIGGER "Article_addresses_gone" AFTER DELETE ON "Article" FOR EACH ROW EXECUTE FUNCTION softhaven_addresses_gone('article');

CREATE TRIGGER "Category_addresses_gone" AFTER DELETE ON "Category" FOR EACH ROW EXECUTE FUNCTION softhaven_addresses_gone('category');

CREATE TRIGGER "Collection_addresses_gone" AFTER DELETE ON "Collection" FOR EACH ROW EXECUTE FUNCTION softhaven_addresses_gone('collection');

CREATE TRIGGER "Page_addresses_gone" AFTER DELETE ON "Page" FOR EACH ROW EXECUTE FUNCTION softhaven_addresses_gone('page');

CREATE TRIGGER "Product_addresses_gone" AFTER DELETE ON "Product" FOR EACH ROW EXECUTE FUNCTION softhaven_addresses_gone('product');
