CREATE TRIGGER "Page_address_left" AFTER UPDATE OF "slug" ON "Page"
  FOR EACH ROW WHEN (OLD."slug" IS DISTINCT FROM NEW."slug") EXECUTE FUNCTION softhaven_address_left('page');
CREATE TRIGGER "Page_addresses_gone" AFTER DELETE ON "Page"
  FOR EACH ROW EXECUTE FUNCTION softhaven_addresses_gone('page');
