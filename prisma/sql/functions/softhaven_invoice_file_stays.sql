CREATE OR REPLACE FUNCTION public.softhaven_invoice_file_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'A file of the document % was issued and can not be changed', OLD."documentId";
END
$function$;

CREATE TRIGGER "InvoiceFile_stays" BEFORE DELETE OR UPDATE ON "InvoiceFile" FOR EACH ROW EXECUTE FUNCTION softhaven_invoice_file_stays();
