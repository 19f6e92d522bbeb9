ALTER TABLE "InvoiceDetails"
  ADD COLUMN "buyerReference" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "purchaseOrder" TEXT NOT NULL DEFAULT '';

CREATE TYPE "InvoiceFormat" AS ENUM ('pdf', 'cii', 'xrechnung', 'peppol');

CREATE TABLE "InvoiceFile" (
  "documentId" INTEGER NOT NULL,
  "format" "InvoiceFormat" NOT NULL,
  "bytes" BYTEA NOT NULL,
  "madeAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "InvoiceFile_pkey" PRIMARY KEY ("documentId", "format")
);

ALTER TABLE "InvoiceFile" ADD CONSTRAINT "InvoiceFile_documentId_fkey"
  FOREIGN KEY ("documentId") REFERENCES "InvoiceDocument" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The first copy that was handed out is the original.
CREATE FUNCTION softhaven_invoice_file_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A file of the document % was issued and can not be changed', OLD."documentId";
END
$$;

CREATE TRIGGER "InvoiceFile_stays" BEFORE UPDATE OR DELETE ON "InvoiceFile"
  FOR EACH ROW EXECUTE FUNCTION softhaven_invoice_file_stays();
