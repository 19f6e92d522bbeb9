CREATE OR REPLACE FUNCTION public.softhaven_category_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM softhaven_derive_lists(array_remove(ARRAY[
    CASE WHEN TG_OP <> 'INSERT' THEN OLD."id" END, CASE WHEN TG_OP <> 'INSERT' THEN OLD."parentId" END,
    CASE WHEN TG_OP <> 'DELETE' THEN NEW."id" END, CASE WHEN TG_OP <> 'DELETE' THEN NEW."parentId" END
  ], NULL));
  RETURN NULL;
END
$function$;

CREATE TRIGGER "Category_added" AFTER INSERT OR DELETE ON "Category" FOR EACH ROW EXECUTE FUNCTION softhaven_category_changed();

CREATE TRIGGER "Category_changed" AFTER UPDATE OF name, "parentId", "isActive", "listsByName" ON "Category" FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old."parentId" IS DISTINCT FROM new."parentId" OR old."isActive" IS DISTINCT FROM new."isActive" OR old."listsByName" IS DISTINCT FROM new."listsByName") EXECUTE FUNCTION softhaven_category_changed();
