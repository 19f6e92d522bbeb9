ALTER TYPE "AddressKind" ADD VALUE 'collection';

CREATE TRIGGER "Collection_address_left" AFTER UPDATE OF "slug" ON "Collection"
  FOR EACH ROW WHEN (OLD."slug" IS DISTINCT FROM NEW."slug") EXECUTE FUNCTION softhaven_address_left('collection');
CREATE TRIGGER "Collection_addresses_gone" AFTER DELETE ON "Collection"
  FOR EACH ROW EXECUTE FUNCTION softhaven_addresses_gone('collection');
