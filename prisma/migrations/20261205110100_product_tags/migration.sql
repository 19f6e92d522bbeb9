-- Words of the owner's own by which products are found, and rules of collections choose them.
ALTER TABLE "Product" ADD COLUMN "tags" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
CREATE INDEX "Product_tags" ON "Product" USING gin ("tags");

-- Searches find tags as they find features.
CREATE OR REPLACE VIEW "ProductWording" AS
  SELECT "id" AS "productId", "standing",
    softhaven_product_words("name", "publisher", "license", "version", "features" || "tags", "description", "categoryId") AS "words",
    softhaven_search_text("name", "publisher", "features" || "tags", "description") AS "text"
  FROM "Product";

CREATE FUNCTION softhaven_tags_changed() RETURNS trigger LANGUAGE plpgsql AS $function$
DECLARE ids integer[] := (SELECT array_agg(n."id") FROM before b JOIN after n USING ("id") WHERE b."tags" IS DISTINCT FROM n."tags");
BEGIN
  IF ids IS NULL THEN RETURN NULL; END IF;
  PERFORM softhaven_lock_product_lists();
  PERFORM softhaven_derive_texts(ids);
  RETURN NULL;
END
$function$;
CREATE TRIGGER "Product_tags_changed" AFTER UPDATE ON "Product" REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION softhaven_tags_changed();
