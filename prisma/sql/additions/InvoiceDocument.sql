ALTER TABLE "InvoiceDocument"
  ADD CONSTRAINT "InvoiceDocument_refund_of_kind" CHECK (((kind = 'credit_note'::"DocumentKind") = ("refundId" IS NOT NULL)));

CREATE INDEX "InvoiceDocument_credited_idx" ON public."InvoiceDocument" USING btree ("issuedAt") WHERE (kind = 'credit_note'::"DocumentKind");

CREATE UNIQUE INDEX "InvoiceDocument_one_invoice_key" ON public."InvoiceDocument" USING btree ("orderId") WHERE (kind = 'invoice'::"DocumentKind");
