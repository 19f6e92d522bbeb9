ALTER TABLE "InvoiceBook"
  ADD CONSTRAINT "InvoiceBook_one" CHECK ((id = 1));
