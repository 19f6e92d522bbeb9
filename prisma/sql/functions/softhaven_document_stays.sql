CREATE OR REPLACE FUNCTION public.softhaven_document_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'The document % was issued and can not be changed', OLD."number";
END
$function$;

CREATE TRIGGER "InvoiceDocument_stays" BEFORE DELETE OR UPDATE ON "InvoiceDocument" FOR EACH ROW EXECUTE FUNCTION softhaven_document_stays();
