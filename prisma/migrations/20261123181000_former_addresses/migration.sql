-- The addresses that products, categories and articles had before (docs/decisions/0072).
-- CreateEnum
CREATE TYPE "AddressKind" AS ENUM ('product', 'category', 'article');

-- CreateTable
CREATE TABLE "FormerAddress" (
    "kind" "AddressKind" NOT NULL,
    "slug" TEXT NOT NULL,
    "targetId" INTEGER NOT NULL,
    "leftAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FormerAddress_pkey" PRIMARY KEY ("kind","slug")
);

-- CreateIndex
CREATE INDEX "FormerAddress_kind_targetId_idx" ON "FormerAddress"("kind", "targetId");

-- Whatever changes a slug, the address that is left is recorded, and leads to who had it last. Who comes back to an
-- address has not left it.
CREATE FUNCTION softhaven_address_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "FormerAddress"
  WHERE "kind" = TG_ARGV[0]::"AddressKind" AND "slug" = NEW."slug" AND "targetId" = NEW."id";
  INSERT INTO "FormerAddress" ("kind", "slug", "targetId")
  VALUES (TG_ARGV[0]::"AddressKind", OLD."slug", OLD."id")
  ON CONFLICT ("kind", "slug") DO UPDATE SET "targetId" = EXCLUDED."targetId", "leftAt" = EXCLUDED."leftAt";
  RETURN NULL;
END
$$;

CREATE FUNCTION softhaven_addresses_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "FormerAddress" WHERE "kind" = TG_ARGV[0]::"AddressKind" AND "targetId" = OLD."id";
  RETURN NULL;
END
$$;

CREATE TRIGGER "Product_address_left" AFTER UPDATE OF "slug" ON "Product"
  FOR EACH ROW WHEN (OLD."slug" IS DISTINCT FROM NEW."slug") EXECUTE FUNCTION softhaven_address_left('product');
CREATE TRIGGER "Product_addresses_gone" AFTER DELETE ON "Product"
  FOR EACH ROW EXECUTE FUNCTION softhaven_addresses_gone('product');
CREATE TRIGGER "Category_address_left" AFTER UPDATE OF "slug" ON "Category"
  FOR EACH ROW WHEN (OLD."slug" IS DISTINCT FROM NEW."slug") EXECUTE FUNCTION softhaven_address_left('category');
CREATE TRIGGER "Category_addresses_gone" AFTER DELETE ON "Category"
  FOR EACH ROW EXECUTE FUNCTION softhaven_addresses_gone('category');
CREATE TRIGGER "Article_address_left" AFTER UPDATE OF "slug" ON "Article"
  FOR EACH ROW WHEN (OLD."slug" IS DISTINCT FROM NEW."slug") EXECUTE FUNCTION softhaven_address_left('article');
CREATE TRIGGER "Article_addresses_gone" AFTER DELETE ON "Article"
  FOR EACH ROW EXECUTE FUNCTION softhaven_addresses_gone('article');
